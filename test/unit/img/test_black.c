/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Black and white, and what is left out of a page: nothing may come out otherwise for it. */
#include "dx/img/lost.h"
#include "dx/img/prep.h"

#include <string.h>

#include "../../../lib/img/prep_int.h"
#include "../unit.h"
#include "draw.h"

static struct dx_arena *arena;
static struct dx_err err;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

/* Every brightness in every place of a word, in rows of W pixels; what lies behind the last one is dark. */
static PIX *draw_grain(int w)
{
	PIX *pix = pixCreate(w, 64, 8);
	uint32_t seed = 7;

	for (int y = 0; y < 64; y++) {
		for (int i = 0; i < pixGetWpl(pix); i++)
			pixGetData(pix)[y * pixGetWpl(pix) + i] = 0;
		for (int x = 0; x < w; x++) {
			seed = seed * 1664525 + 1013904223;
			pixSetPixel(pix, x, y, seed >> 24);
		}
	}
	return pix;
}

START_TEST(one_threshold_is_that_of_leptonica)
{
	static const int widths[] = {1, 3, 31, 32, 33, 63, 64, 100, 257};
	PIX *pix = draw_grain(widths[_i]);

	for (int t = 1; t <= 256; t++) {
		PIX *ours = dx_prep_below(pix, t);
		PIX *theirs = pixThresholdToBinary(pix, t);
		l_int32 same = 0;

		ck_assert_int_eq(pixEqual(ours, theirs, &same), 0);
		ck_assert_msg(same, "threshold %d, width %d", t, widths[_i]);
		/* what lies behind the last pixel of a row is white too */
		for (int i = 0; i < pixGetHeight(ours) * pixGetWpl(ours); i++)
			ck_assert_uint_eq(pixGetData(ours)[i], pixGetData(theirs)[i]);
		pixDestroy(&ours);
		pixDestroy(&theirs);
	}
	pixDestroy(&pix);
}
END_TEST

START_TEST(pixels_and_bytes_are_the_same_both_ways)
{
	static const int widths[] = {1, 2, 3, 4, 5, 1023, 1024, 1025, 2050};
	PIX *pix = draw_grain(widths[_i]);
	struct Pix *back = NULL;
	struct dx_buf grey = DX_BUF_INIT;
	l_int32 same = 0;

	ck_assert(dx_pix_to_grey(pix, &grey));
	ck_assert_uint_eq(grey.len, (size_t)widths[_i] * 64);
	for (int x = 0; x < widths[_i]; x++) {
		l_uint32 v = 0;

		pixGetPixel(pix, x, 63, &v);
		ck_assert_uint_eq((uint8_t)grey.data[63 * widths[_i] + x], v);
	}
	ck_assert(dx_pix_from_grey((const uint8_t *)grey.data, widths[_i], 64, widths[_i], &back, &err));
	ck_assert_int_eq(pixEqual(pix, back, &same), 0);
	ck_assert(same);
	dx_buf_free(&grey);
	dx_pix_drop(&back);
	pixDestroy(&pix);
}
END_TEST

/* Text, rules and a bar, half way down the page; with FULL a line of text at its head and one at its foot. */
static PIX *draw_middle(bool full)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);
	PIX *bar = draw_blank(900, 61);

	for (int i = 0; i < 2; i++)
		draw_text(pix, DRAW_FONT, 100, 801 + i * 500, 50, draw_lines, DRAW_LINES);
	pixRenderLine(pix, 80, 770, 1620, 770, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 1281, 1620, 1281, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 770, 80, 1281, 3, L_CLEAR_PIXELS);
	draw_text(bar, DRAW_FONT, 20, 40, 50, draw_lines, 1);
	pixInvert(bar, bar);
	pixRasterop(pix, 300, 1187, 900, 61, PIX_SRC, bar, 0, 0);
	pixDestroy(&bar);
	if (full) {
		draw_text(pix, DRAW_FONT, 100, 60, 50, draw_lines, 1);
		draw_text(pix, DRAW_FONT, 100, DRAW_H - 40, 50, draw_lines, 1);
	}
	return pix;
}

static void prepare(bool full, struct dx_prep *p_r)
{
	static const struct dx_prep_how how = {0};
	PIX *pix = draw_middle(full);

	ck_assert_msg(dx_prep_page(arena, pix, &how, p_r, &err), "%s", err.msg);
	pixDestroy(&pix);
}

static void check_same(PIX *a, PIX *b, int y0, int y1)
{
	BOX *box = boxCreate(0, y0, pixGetWidth(a), y1 - y0);
	PIX *part_a = pixClipRectangle(a, box, NULL);
	PIX *part_b = pixClipRectangle(b, box, NULL);
	l_int32 same = 0;

	ck_assert_int_eq(pixEqual(part_a, part_b, &same), 0);
	ck_assert(same);
	pixDestroy(&part_a);
	pixDestroy(&part_b);
	boxDestroy(&box);
}

START_TEST(blank_rows_are_left_out_without_a_trace)
{
	struct dx_prep part;
	struct dx_prep whole;
	struct dx_cell_box lost[2][400];
	const int32_t none[1][4] = {{0}};
	const int32_t edges[2][4] = {{0, 0, DRAW_W, 300}, {0, 1900, DRAW_W, DRAW_H}};
	int32_t y0 = 0;
	int32_t y1 = 0;
	size_t n;

	prepare(false, &part);
	prepare(true, &whole);
	ck_assert(dx_prep_inked_rows(part.mask, part.text_px, &y0, &y1));
	ck_assert_int_lt(y0, 770);
	ck_assert_int_gt(y0, 600);
	ck_assert_int_gt(y1, 1650);
	ck_assert(!dx_prep_inked_rows(whole.mask, whole.text_px, &y0, &y1));
	check_same(part.grey, whole.grey, 300, 1900);
	check_same(part.mask, whole.mask, 300, 1900);
	ck_assert_uint_ge(part.n_rules, 3);
	ck_assert_uint_eq(whole.n_rules, part.n_rules);
	ck_assert_int_eq(memcmp(part.rules, whole.rules, part.n_rules * sizeof(*part.rules)), 0);
	n = dx_prep_find_lost(&part, none, 0, lost[0], 400);
	ck_assert_uint_ge(n, 16);
	ck_assert_uint_eq(dx_prep_find_lost(&whole, edges, 2, lost[1], 400), n);
	ck_assert_int_eq(memcmp(lost[0], lost[1], n * sizeof(lost[0][0])), 0);
	dx_prep_free(&part);
	dx_prep_free(&whole);
}
END_TEST

START_TEST(a_part_says_where_it_lies)
{
	struct dx_prep p;
	struct Pix *part;
	int32_t top = -1;

	prepare(false, &p);
	part = dx_prep_inked(&p, &top);
	ck_assert_int_gt(top, 600);
	ck_assert_int_lt(dx_pix_height(part), 1300);
	ck_assert_int_eq(dx_pix_width(part), dx_pix_width(p.grey));
	dx_pix_drop(&part);
	dx_prep_free(&p);
	prepare(true, &p);
	part = dx_prep_inked(&p, &top);
	ck_assert_int_eq(top, 0);
	ck_assert_int_eq(dx_pix_height(part), dx_pix_height(p.grey));
	dx_pix_drop(&part);
	dx_prep_free(&p);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/black");
	TCase *t = tcase_create("black");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_loop_test(t, one_threshold_is_that_of_leptonica, 0, 9);
	tcase_add_loop_test(t, pixels_and_bytes_are_the_same_both_ways, 0, 9);
	tcase_add_test(t, blank_rows_are_left_out_without_a_trace);
	tcase_add_test(t, a_part_says_where_it_lies);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
