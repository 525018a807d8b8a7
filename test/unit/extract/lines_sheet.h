/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A page to draw on, fresh for each test, and the lines that come of it. */
#ifndef DX_TEST_EXTRACT_LINES_SHEET_H
#define DX_TEST_EXTRACT_LINES_SHEET_H

#include "dx/extract/lines.h"

#include "../sheet.h"

static struct dx_arena *arena;
static struct sheet sheet;

static void setup(void)
{
	arena = dx_arena_new();
	sheet_init(&sheet, arena, 1);
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static inline struct dx_lines lines_of(void)
{
	struct dx_lines lines;

	dx_lines_build(arena, &sheet.page, 1, &lines);
	return lines;
}

static inline const char *line_text(const struct dx_lines *lines, size_t i)
{
	ck_assert_uint_lt(i, lines->n);
	return dx_lines_text(arena, lines->v[i].words, lines->v[i].n);
}

#endif
