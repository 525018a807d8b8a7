/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Ruled lines and dark bars of a page: the ones are painted out, the others turned light. */
#include <stdlib.h>

#include "prepared.h"

#include "../../../lib/img/prep_int.h"

START_TEST(light_letters_on_a_bar_become_dark_on_light)
{
	PIX *pix = draw_page();
	PIX *bar = draw_blank(900, 60);

	draw_text(bar, DRAW_FONT, 20, 40, 50, draw_lines, 1);
	pixInvert(bar, bar);
	pixRasterop(pix, 300, 585, 900, 60, PIX_SRC, bar, 0, 0);
	pixDestroy(&bar);
	prepare(pix);
	ck_assert_double_gt(mean_of(prep.grey, 305, 588, 890, 8), 240);
	ck_assert_double_lt(mean_of(prep.grey, 320, 605, 600, 22), 245);
}
END_TEST

/* A head of a table 1400 wide, light on dark. */
static PIX *draw_head(void)
{
	PIX *pix = draw_page();
	PIX *bar = draw_blank(1400, 60);

	draw_text(bar, DRAW_FONT, 20, 40, 50, draw_lines, 1);
	pixInvert(bar, bar);
	pixRasterop(pix, 100, 585, 1400, 60, PIX_SRC, bar, 0, 0);
	pixDestroy(&bar);
	return pix;
}

START_TEST(a_bar_may_have_rules_beside_it)
{
	PIX *pix = draw_head();

	pixRenderLine(pix, 90, 581, 1510, 581, 2, L_CLEAR_PIXELS);
	pixRenderLine(pix, 90, 648, 1510, 648, 2, L_CLEAR_PIXELS);
	prepare(pix);
	ck_assert_double_gt(mean_of(prep.grey, 105, 588, 1390, 8), 240);
}
END_TEST

START_TEST(a_bar_may_slope_with_the_page)
{
	prepare(dx_pix_rotate(dx_pix_scale(draw_head(), 0.7), -600));
	ck_assert(!prep.rotated);
	ck_assert_double_gt(mean_of(prep.grey, 102, 433, 940, 12), 150);
}
END_TEST

/* Before anything is known of the page's skew: the box around such a bar is white for the greater part. */
START_TEST(a_long_bar_that_slopes_fills_half_of_its_box)
{
	PIX *pix = dx_pix_rotate(draw_head(), -2500);
	PIX *mask = dx_prep_mask(pix);
	PIX *plain = dx_prep_invert_bars(pix, mask, 26, 100, true);

	ck_assert_ptr_nonnull(plain);
	pixDestroy(&plain);
	pixDestroy(&mask);
	pixDestroy(&pix);
}
END_TEST

/* A third of the page, to its rim, and slivers of it stay dark where the page slopes. */
START_TEST(a_banner_may_reach_to_the_rim_of_a_page_that_slopes)
{
	PIX *pix = draw_page();
	PIX *banner = draw_blank(DRAW_W, 700);

	draw_text(banner, DRAW_FONT, 100, 200, 50, draw_lines, 4);
	pixInvert(banner, banner);
	pixRasterop(pix, 0, 0, DRAW_W, 700, PIX_SRC, banner, 0, 0);
	pixDestroy(&banner);
	prepare(dx_pix_rotate(pix, -600));
	ck_assert_double_gt(mean_of(prep.grey, 200, 400, 1200, 200), 240);
	ck_assert_double_lt(mean_of(prep.grey, 110, 190, 900, 130), 250);
}
END_TEST

/* Pictures of a pixel, or a few: no rule, and no lack of memory either. */
START_TEST(a_picture_too_narrow_for_hairlines_has_none)
{
	prepare(draw_blank(1 + _i, 90));
	ck_assert_uint_eq(prep.n_rules, 0);
}
END_TEST

START_TEST(rules_are_found_and_painted_out)
{
	PIX *pix = draw_page();

	pixRenderLine(pix, 80, 170, 1620, 170, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 680, 1620, 680, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 170, 80, 680, 3, L_CLEAR_PIXELS);
	prepare(pix);
	ck_assert_uint_eq(prep.n_rules, 3);
	ck_assert_int_lt(abs(prep.rules[0].x0 - 80), 4);
	ck_assert_int_lt(abs(prep.rules[0].x1 - 1621), 4);
	ck_assert_int_lt(abs(prep.rules[0].y0 - 169), 4);
	ck_assert_int_lt(prep.rules[0].y1 - prep.rules[0].y0, 8);
	ck_assert_int_gt(prep.rules[2].y1 - prep.rules[2].y0, 480);
	ck_assert_double_gt(mean_of(prep.grey, 200, 168, 800, 5), 250);
	ck_assert_double_gt(mean_of(prep.grey, 78, 200, 5, 450), 250);
	/* and the text is still there */
	ck_assert_double_lt(mean_of(prep.grey, 100, 200, 400, 30), 252);
}
END_TEST

/* The rest of a nought is open below, of a 1 a stem: a foot is as wide as the letter is. */
START_TEST(letters_in_a_thick_rule_get_their_feet_back)
{
	PIX *pix = draw_page();

	pixRasterop(pix, 400, 110, 3, 14, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 415, 110, 3, 14, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 400, 110, 18, 3, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 440, 110, 3, 14, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 80, 124, 1500, 6, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert_int_gt(prep.text_px, 11);
	ck_assert_int_lt(prep.text_px, 28);
	ck_assert_double_lt(mean_of(prep.grey, 404, 123, 10, 2), 100);
	ck_assert_double_gt(mean_of(prep.grey, 404, 127, 10, 3), 240);
	ck_assert_double_gt(mean_of(prep.grey, 428, 123, 10, 2), 240);
	ck_assert_double_gt(mean_of(prep.grey, 446, 123, 10, 2), 240);
}
END_TEST

/* Noise breaks faint rules: no piece is as long as a line. Strokes of a heading are thicker. */
START_TEST(pieces_of_a_rule_are_painted_out)
{
	PIX *pix = draw_page();

	for (int x = 80; x < 1600; x += 56)
		pixRenderLine(pix, x, 170, x + 45, 170, 2, L_CLEAR_PIXELS);
	for (int y = 170; y < 660; y += 56)
		pixRenderLine(pix, 80, y, 80, y + 45, 2, L_CLEAR_PIXELS);
	for (int x = 200; x < 1000; x += 80)
		pixRasterop(pix, x, 80, 50, 12, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert_double_gt(mean_of(prep.grey, 200, 168, 800, 5), 250);
	ck_assert_double_gt(mean_of(prep.grey, 78, 200, 5, 450), 250);
	ck_assert_double_lt(mean_of(prep.grey, 200, 80, 50, 12), 5);
	ck_assert_double_lt(mean_of(prep.grey, 520, 80, 50, 12), 5);
	ck_assert_double_lt(mean_of(prep.grey, 100, 200, 400, 30), 252);
}
END_TEST

/* A level line of light grey, or an upright one. */
static void draw_hairline(PIX *pix, int x, int y, int length, bool flat, l_uint32 level)
{
	for (int i = 0; i < length; i++)
		pixSetPixel(pix, flat ? x + i : x, flat ? y : y + i, level);
}

/* No threshold for ink shows them; what they part was read as one, and their pieces as brackets and bars. */
START_TEST(hairlines_are_found_and_painted_out)
{
	PIX *pix = draw_page();

	draw_hairline(pix, 80, 170, 1540, true, 205);
	draw_hairline(pix, 80, 680, 1540, true, 205);
	draw_hairline(pix, 1600, 170, 511, false, 205);
	prepare(pix);
	ck_assert_uint_eq(prep.n_rules, 3);
	ck_assert_int_lt(abs(prep.rules[0].x0 - 80), 4);
	ck_assert_int_lt(abs(prep.rules[2].x0 - 1600), 3);
	ck_assert_double_gt(mean_of(prep.grey, 200, 168, 800, 5), 254);
	ck_assert_double_gt(mean_of(prep.grey, 1598, 200, 5, 450), 254);
	ck_assert_double_lt(mean_of(prep.grey, 100, 200, 400, 30), 252);
}
END_TEST

/* Ink stands on both sides of each rule there; what is left would be read as a minus or a quotation mark. */
START_TEST(nothing_is_left_where_rules_cross)
{
	PIX *pix = draw_page();

	for (int i = 0; i < 4; i++) {
		pixRenderLine(pix, 80, 180 + i * 170, 1620, 180 + i * 170, 3, L_CLEAR_PIXELS);
		pixRenderLine(pix, 80 + i * 513, 180, 80 + i * 513, 690, 3, L_CLEAR_PIXELS);
	}
	prepare(pix);
	ck_assert_double_gt(mean_of(prep.grey, 588, 515, 11, 11), 250);
	ck_assert_double_gt(mean_of(prep.grey, 1101, 515, 11, 11), 250);
}
END_TEST

START_TEST(a_bar_is_no_rule)
{
	PIX *pix = draw_page();

	pixRasterop(pix, 80, 610, 1500, 50, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert_uint_eq(prep.n_rules, 0);
	ck_assert_double_lt(mean_of(prep.grey, 100, 615, 1400, 40), 5);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/bars");
	TCase *t = tcase_create("bars");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, light_letters_on_a_bar_become_dark_on_light);
	tcase_add_test(t, a_bar_may_have_rules_beside_it);
	tcase_add_test(t, a_bar_may_slope_with_the_page);
	tcase_add_test(t, a_long_bar_that_slopes_fills_half_of_its_box);
	tcase_add_test(t, a_banner_may_reach_to_the_rim_of_a_page_that_slopes);
	tcase_add_test(t, rules_are_found_and_painted_out);
	tcase_add_test(t, letters_in_a_thick_rule_get_their_feet_back);
	tcase_add_test(t, pieces_of_a_rule_are_painted_out);
	tcase_add_test(t, hairlines_are_found_and_painted_out);
	tcase_add_loop_test(t, a_picture_too_narrow_for_hairlines_has_none, 0, 6);
	tcase_add_test(t, nothing_is_left_where_rules_cross);
	tcase_add_test(t, a_bar_is_no_rule);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
