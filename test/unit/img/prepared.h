/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A page that was prepared for recognition: fresh for each test. */
#ifndef TEST_PREPARED_H
#define TEST_PREPARED_H

#include "../unit.h"
#include "draw.h"
#include "dx/img/prep.h"

static struct dx_arena *arena;
static struct dx_err err;
static struct dx_prep prep;

static inline void set_up(void)
{
	arena = dx_arena_new();
}

static inline void tear_down(void)
{
	dx_prep_free(&prep);
	dx_arena_drop(&arena);
}

/* Prepare PIX and give it up. */
static inline void prepare(PIX *pix)
{
	static const struct dx_prep_how how = {0};

	ck_assert_msg(dx_prep_page(arena, pix, &how, &prep, &err), "%s", err.msg);
	pixDestroy(&pix);
}

/* How light that part of PIX is, 0 to 255. */
static inline double mean_of(PIX *pix, int x, int y, int w, int h)
{
	BOX *box = boxCreate(x, y, w, h);
	PIX *part = pixClipRectangle(pix, box, NULL);
	l_float32 v = 0;

	boxDestroy(&box);
	pixGetAverageMasked(part, NULL, 0, 0, 1, L_MEAN_ABSVAL, &v);
	pixDestroy(&part);
	return (double)v;
}

#endif
