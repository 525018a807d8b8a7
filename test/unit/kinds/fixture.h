/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A page to draw on, and what was read of it: fresh for each test. */
#ifndef DX_TEST_KINDS_FIXTURE_H
#define DX_TEST_KINDS_FIXTURE_H

#include "run.h"

static struct dx_arena *arena;
static struct sheet sheet;
static json_t *all;
static bool needs_review;

static void setup(void)
{
	arena = dx_arena_new();
	sheet_init(&sheet, arena, 1);
}

static void teardown(void)
{
	json_decref(all);
	all = NULL;
	dx_arena_drop(&arena);
}

#endif
