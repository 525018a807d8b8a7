/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/cell.h"
#include "dx/img/lost.h"
#include "dx/img/prep.h"

#include <math.h>
#include <stdlib.h>

#include "prepared.h"

/* PIX as a noisy scanner with little contrast sees it. */
static PIX *grainy(PIX *pix)
{
	uint32_t seed = 1;
	l_uint32 v = 0;

	for (int y = 0; y < pixGetHeight(pix); y++) {
		for (int x = 0; x < pixGetWidth(pix); x++) {
			int noise = -30;

			for (int i = 0; i < 6; i++) {
				seed = seed * 1664525 + 1013904223;
				noise += (int)(seed >> 16) % 11;
			}
			pixGetPixel(pix, x, y, &v);
			pixSetPixel(pix, x, y, (l_uint32)((v < 128 ? 85 : 214) + noise));
		}
	}
	return pix;
}

/* Half of such a page was black, and recognition took minutes. */
START_TEST(grain_is_no_ink_where_there_are_few_letters)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, 5);
	prepare(grainy(pix));
	ck_assert_int_gt(dx_prep_ink(&prep), 2000);
	ck_assert_int_lt(dx_prep_ink(&prep), DRAW_W * DRAW_H / 100);
	ck_assert_int_ge(prep.text_px, 12);
	ck_assert_int_le(prep.text_px, 24);
	dx_prep_free(&prep);
	prepare(grainy(draw_blank(DRAW_W, DRAW_H)));
	ck_assert_int_eq(dx_prep_ink(&prep), 0);
}
END_TEST

START_TEST(a_clean_page_stays_as_it_is)
{
	PIX *pix = draw_page();
	PIX *copy = pixCopy(NULL, pix);
	l_int32 same = 0;

	prepare(pix);
	ck_assert(!prep.normalised);
	ck_assert(!prep.dotted);
	ck_assert(!prep.rotated);
	ck_assert_double_eq_tol(prep.scale, 1, 0.001);
	ck_assert(!prep.narrow);
	ck_assert_uint_eq(prep.n_rules, 0);
	ck_assert_int_eq(pixEqual(prep.grey, copy, &same), 0);
	ck_assert_int_eq(same, 1);
	pixDestroy(&copy);
}
END_TEST

/* What nine pins leave: the letters of PIX wherever a dot of SIZE strikes, PITCH pixels apart. PIX is given up. */
static PIX *in_dots(PIX *pix, int pitch, int size)
{
	PIX *dots = draw_blank(pixGetWidth(pix), pixGetHeight(pix));
	l_uint32 v = 0;

	for (int y = 0; y + pitch < pixGetHeight(pix); y += pitch)
		for (int x = 0; x + pitch < pixGetWidth(pix); x += pitch)
			if (pixGetPixel(pix, x, y, &v) == 0 && v < 128)
				pixRasterop(dots, x, y, size, size, PIX_CLR, NULL, 0, 0);
	pixDestroy(&pix);
	return dots;
}

START_TEST(dots_of_pins_become_letters)
{
	/* as large as the scan of a list at 300 dpi */
	PIX *pix = dx_pix_scale(draw_page(), 1.6);

	prepare(in_dots(pix, 4, 3));
	ck_assert(prep.dotted);
	ck_assert_int_ge(prep.text_px, 15);
	ck_assert(!prep.narrow);
}
END_TEST

/* Dust: as many specks, each alone. */
START_TEST(specks_are_no_dots_of_pins)
{
	PIX *pix = draw_page();

	for (int i = 0; i < 12000; i++)
		pixRasterop(pix, i % 120 * 13 + 20, i / 120 * 23 + 20, 2, 2, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert(!prep.dotted);
}
END_TEST

/* Letters as a screen draws them: low, with strokes that are black in places and grey in others, and bars as black. */
START_TEST(small_print_of_a_screen_is_no_print_of_pins)
{
	PIX *pix = dx_pix_scale(draw_page(), 0.4);
	l_uint32 v = 0;

	for (int y = 0; y < pixGetHeight(pix); y++)
		for (int x = 0; x < pixGetWidth(pix); x++)
			if (pixGetPixel(pix, x, y, &v) == 0 && v < 200)
				pixSetPixel(pix, x, y, (x / 3 + y / 3) % 2 && x % 3 && y % 3 ? 0 : 120);
	for (int i = 0; i < 3; i++)
		pixRasterop(pix, 50, 700 + 60 * i, 500, 40, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert(!prep.dotted);
}
END_TEST

/* The shadow of a fold as a scanner dithers it, beside the print: its dots stand in no lines. */
START_TEST(a_stippled_shadow_is_no_print_of_pins)
{
	PIX *pix = draw_page();
	unsigned int seed = 7;

	for (int i = 0; i < 5000; i++) {
		seed = seed * 1103515245u + 12345u;
		pixRasterop(pix, (int)(seed >> 16) % 12 * 6 + 4 + i % 3, i * 37 % 380 * 6 + 20, 2, 2, PIX_CLR, NULL, 0,
			    0);
	}
	prepare(pix);
	ck_assert(!prep.dotted);
}
END_TEST

START_TEST(skew_is_found_and_taken_out)
{
	/* turned by 1.5 degrees anticlockwise: it takes the same clockwise to make it level */
	PIX *pix = dx_pix_rotate(draw_page(), -1500);

	prepare(pix);
	ck_assert_int_gt(prep.skew_millideg, 1350);
	ck_assert_int_lt(prep.skew_millideg, 1650);
	ck_assert(prep.rotated);
}
END_TEST

static const int askew[] = {13000, -21000, 38000};

START_TEST(a_page_laid_down_anyhow_becomes_level)
{
	PIX *page = draw_page();
	PIX *wide = pixAddBorder(page, 600, 255);

	pixDestroy(&page);
	prepare(dx_pix_rotate(wide, -askew[_i]));
	ck_assert_int_lt(abs(prep.skew_millideg - askew[_i]), 200);
	ck_assert(prep.rotated);
}
END_TEST

START_TEST(small_skew_at_low_resolution_is_left_in_the_picture)
{
	prepare(dx_pix_rotate(dx_pix_scale(draw_page(), 0.73), -500));
	ck_assert_int_lt(prep.est_dpi, 170);
	ck_assert_int_gt(prep.skew_millideg, 300);
	ck_assert(!prep.rotated);
}
END_TEST

/* Every Nth pixel dark, roughly; the same ones each time. */
static PIX *sprinkled(PIX *pix, uint32_t nth)
{
	uint32_t seed = 1;

	for (int y = 0; y < pixGetHeight(pix); y++)
		for (int x = 0; x < pixGetWidth(pix); x++) {
			seed = seed * 1664525 + 1013904223;
			if ((seed >> 8) % nth == 0)
				pixSetPixel(pix, x, y, 0);
		}
	return pix;
}

START_TEST(skew_of_small_print_is_found_among_specks)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	for (int i = 0; i < 3; i++)
		draw_text(pix, DRAW_FONT + 2, 100, 200 + i * 500, 50, draw_lines, DRAW_LINES);
	prepare(sprinkled(dx_pix_rotate(dx_pix_scale(pix, 0.6), -1400), 12));
	ck_assert_int_lt(prep.est_dpi, 170);
	ck_assert_int_lt(abs(prep.skew_millideg - 1400), 100);
}
END_TEST

/* Darker and darker towards the right. */
static PIX *shaded(PIX *pix)
{
	l_uint32 v;

	for (int y = 0; y < DRAW_H; y++) {
		for (int x = 0; x < DRAW_W; x++) {
			pixGetPixel(pix, x, y, &v);
			pixSetPixel(pix, x, y, v * (l_uint32)(DRAW_W * 2 - x) / (DRAW_W * 2));
		}
	}
	return pix;
}

START_TEST(uneven_light_is_taken_out)
{
	prepare(shaded(draw_page()));
	ck_assert(prep.normalised);
	ck_assert_double_lt(fabs(mean_of(prep.grey, 20, 1900, 60, 100) - mean_of(prep.grey, 1550, 1900, 60, 100)), 12);
}
END_TEST

/* A receipt printed in a grey that is hardly darker than its paper: close strokes stay as dark as those apart. */
START_TEST(faint_print_keeps_its_strokes)
{
	static const char *const lines[] = {"MMMMMM MMMMMM MMMM", "MMMMMM MMMMMM MMMM", "MMMMMM MMMMMM MMMM",
					    "l  l  l  l  l  l  ", "MMMMMM MMMMMM MMMM", "l  l  l  l  l  l  "};
	PIX *pix = draw_blank(500, 900);

	draw_text(pix, DRAW_FONT, 60, 80, 28, lines, 6);
	/* 255 becomes 190, 0 becomes 110; a shadow falls on the right */
	for (int y = 0; y < 900; y++) {
		for (int x = 0; x < 500; x++) {
			l_uint32 v;

			pixGetPixel(pix, x, y, &v);
			pixSetPixel(pix, x, y, (110 + v * 80 / 255) * (l_uint32)(1000 - x) / 1000);
		}
	}
	prepare(pix);
	ck_assert(prep.narrow);
	ck_assert(prep.normalised);
	/* the paper is even, and the darkest of each line as far from it as it was */
	ck_assert_double_lt(fabs(mean_of(prep.grey, 20, 600, 60, 100) - mean_of(prep.grey, 420, 600, 60, 100)), 12);
	for (int y = 80; y < 80 + 6 * 28; y += 28) {
		l_uint32 least = 255;

		for (int k = 0; k < 28; k++) {
			for (int x = 60; x < 120; x++) {
				l_uint32 v;

				pixGetPixel(prep.grey, x, y + k, &v);
				least = v < least ? v : least;
			}
		}
		ck_assert_uint_le(least, 116); /* 110 of 190 */
	}
}
END_TEST

/* A photographed receipt on grainy paper, so faint that its letters fall to pieces; and such paper without any. */
START_TEST(broken_letters_still_make_a_receipt)
{
	static const char *const lines[] = {"CORNER SHOP LTD",       "BREAD AND BUTTER  12.50",
					    "MILK BOTTLE 1L  11.20", "COFFEE BEANS 500G 4.95",
					    "TOTAL 28.65",           "THANK YOU"};

	for (int blank = 0; blank < 2; blank++) {
		PIX *pix = draw_blank(500, 900);
		uint32_t grain = 1;

		for (int k = 0; k < 4 && !blank; k++)
			draw_text(pix, 10, 60, 80 + k * 200, 30, lines, 6);
		for (int y = 0; y < 900; y++) {
			for (int x = 0; x < 500; x++) {
				l_uint32 v;

				pixGetPixel(pix, x, y, &v);
				grain = grain * 1103515245u + 12345u;
				v = (160 + v * 30 / 255) * (l_uint32)(1000 - x) / 1000;
				pixSetPixel(pix, x, y, v + (grain >> 16) % 25 - 12);
			}
		}
		prepare(pix);
		ck_assert_int_eq(prep.narrow, !blank);
		ck_assert(blank || (prep.text_px > 20 && prep.text_px < 30));
		dx_prep_free(&prep);
	}
}
END_TEST

/* A black frame and a pen's mark draw the threshold away from faint print, which is a receipt all the same. */
START_TEST(something_dark_hides_no_faint_print)
{
	static const char *const lines[] = {"CORNER SHOP LTD",       "BREAD AND BUTTER  12.50",
					    "MILK BOTTLE 1L  11.20", "COFFEE BEANS 500G 4.95",
					    "TOTAL 28.65",           "THANK YOU"};

	for (int blank = 0; blank < 2; blank++) {
		PIX *pix = draw_blank(500, 900);

		for (int k = 0; k < 4 && !blank; k++)
			draw_text(pix, 10, 60, 80 + k * 200, 30, lines, 6);
		/* 255 becomes 245, 0 becomes 205 */
		for (int y = 0; y < 900; y++) {
			for (int x = 0; x < 500; x++) {
				l_uint32 v;

				pixGetPixel(pix, x, y, &v);
				pixSetPixel(pix, x, y, y < 12 || y >= 888 ? 10 : 205 + v * 40 / 255);
			}
		}
		for (int y = 300; y < 340; y++)
			pixSetPixel(pix, 440, y, 100);
		prepare(pix);
		ck_assert_int_eq(prep.narrow, !blank);
		ck_assert(blank || prep.text_px > 0);
		dx_prep_free(&prep);
	}
}
END_TEST

START_TEST(small_print_is_enlarged)
{
	PIX *pix = dx_pix_scale(draw_page(), 0.45);
	int width = dx_pix_width(pix);

	prepare(pix);
	ck_assert_double_ge(prep.scale, 1.5);
	ck_assert_int_eq(dx_pix_width(prep.grey), (int)(width * prep.scale + 0.5));
	ck_assert_int_lt(prep.est_dpi, 130);
}
END_TEST

/* Capitals of some 20 pixels and more are read worse than those of 200 dots an inch. */
START_TEST(fine_scans_are_made_smaller)
{
	PIX *pix = dx_pix_scale(draw_page(), 1.35);

	prepare(pix);
	ck_assert_int_gt(prep.est_dpi, 240);
	ck_assert_int_le(prep.est_dpi, 350);
	ck_assert_double_lt(prep.scale, 0.95);
}
END_TEST

START_TEST(enormous_print_is_made_smaller)
{
	PIX *pix = dx_pix_scale(draw_page(), 3);

	prepare(pix);
	ck_assert_double_lt(prep.scale, 0.9);
	ck_assert_int_gt(prep.est_dpi, 350);
}
END_TEST

START_TEST(a_receipt_is_narrow)
{
	static const char *const lines[] = {"Corner Shop", "Bread 2.50", "Milk 1.20",
					    "Coffee 4.95", "Total 8.65", "Thank you"};
	PIX *pix = draw_blank(500, 900);

	draw_text(pix, DRAW_FONT, 60, 80, 60, lines, 6);
	prepare(pix);
	ck_assert(prep.narrow);
}
END_TEST

START_TEST(what_lies_around_the_paper_is_made_white)
{
	PIX *photo = pixCreate(DRAW_W + 600, DRAW_H + 600, 8);
	PIX *paper = draw_page();

	pixSetAllArbitrary(photo, 20);
	pixRasterop(photo, 300, 300, DRAW_W, DRAW_H, PIX_SRC, paper, 0, 0);
	pixDestroy(&paper);
	prepare(photo);
	ck_assert_double_gt(mean_of(prep.grey, (int)(20 * prep.scale), (int)(20 * prep.scale), 200, 200), 190);
	/* the text is not */
	ck_assert_double_lt(mean_of(prep.grey, (int)(420 * prep.scale), (int)(500 * prep.scale), 500, 20), 252);
}
END_TEST

START_TEST(sideways_pages_are_told_from_level_ones)
{
	PIX *pix = draw_page();
	PIX *turned = dx_pix_turned(pix, 90);
	PIX *blank = draw_blank(300, 300);

	ck_assert(!dx_prep_runs_sideways(pix));
	ck_assert(dx_prep_runs_sideways(turned));
	ck_assert(!dx_prep_runs_sideways(blank));
	pixDestroy(&pix);
	pixDestroy(&turned);
	pixDestroy(&blank);
}
END_TEST

START_TEST(a_sample_is_cut_where_the_text_is)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);
	PIX *sample;

	draw_text(pix, DRAW_FONT, 100, 1500, 50, draw_lines, DRAW_LINES);
	prepare(pix);
	sample = dx_prep_sample(&prep);
	ck_assert_ptr_nonnull(sample);
	ck_assert_int_lt(pixGetWidth(sample), DRAW_W);
	ck_assert_double_lt(mean_of(sample, 0, 0, pixGetWidth(sample), pixGetHeight(sample)), 252);
	pixDestroy(&sample);
}
END_TEST

START_TEST(a_blank_page_has_no_sample_and_no_ink)
{
	prepare(draw_blank(400, 400));
	ck_assert_ptr_null(dx_prep_sample(&prep));
	ck_assert_int_eq(dx_prep_ink(&prep), 0);
	ck_assert_double_eq_tol(dx_prep_ink_outside(&prep, NULL, 0), 0, 1e-9);
}
END_TEST

START_TEST(ink_outside_of_boxes)
{
	PIX *pix = draw_blank(400, 400);
	const int32_t box[][4] = {{0, 0, 200, 400}};

	pixRasterop(pix, 50, 50, 30, 30, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 250, 50, 30, 30, PIX_CLR, NULL, 0, 0);
	prepare(pix);
	ck_assert_int_eq(dx_prep_ink(&prep), 1800);
	ck_assert_double_eq_tol(dx_prep_ink_outside(&prep, box, 1), 0.5, 0.01);
}
END_TEST

START_TEST(letters_without_a_word_are_found)
{
	struct dx_cell_box lost[8];
	PIX *pix = draw_page();
	int32_t boxes[4] = {0, 0, DRAW_W, 0};
	static const char *const line[] = {"1,234.50"};

	draw_text(pix, DRAW_FONT, 1200, 1900, 50, line, 1);
	prepare(pix);
	boxes[3] = 1700; /* words cover all but the figure below */
	ck_assert_uint_eq(dx_prep_find_lost(&prep, (const int32_t(*)[4]) & boxes, 1, lost, 8), 1);
	ck_assert_int_ge(lost[0].x0, 1150);
	ck_assert_int_le(lost[0].x0, 1210);
	ck_assert_int_ge(lost[0].y0, 1850);
	ck_assert_int_le(lost[0].y1, 1960);
	boxes[3] = 2000;
	ck_assert_uint_eq(dx_prep_find_lost(&prep, (const int32_t(*)[4]) & boxes, 1, lost, 8), 0);
}
END_TEST

/* "CLIENTE" in light grey: brighter than what is ink anywhere else on the page. */
START_TEST(letters_too_pale_to_be_ink_are_found)
{
	struct dx_cell_box found[8];
	PIX *pix = draw_page();
	PIX *pale = draw_blank(DRAW_W, DRAW_H);
	static const int32_t nowhere[4] = {0, 0, 1, 1};
	static const char *const line[] = {"CLIENTE"};

	draw_text(pale, DRAW_FONT, 1200, 1900, 50, line, 1);
	pixAddConstantGray(pale, 165);
	pixRasterop(pix, 0, 0, DRAW_W, DRAW_H, PIX_SRC & PIX_DST, pale, 0, 0);
	pixDestroy(&pale);
	prepare(pix);
	ck_assert_uint_eq(dx_prep_find_pale(&prep, &nowhere, 1, found, 8), 1);
	ck_assert_int_ge(found[0].x0, 1150);
	ck_assert_int_le(found[0].x0, 1210);
	ck_assert_int_ge(found[0].y0, 1850);
	ck_assert_int_le(found[0].y1, 1960);
}
END_TEST

/* What touches ink is a letter's own edge. */
START_TEST(edges_of_letters_are_not_pale_letters)
{
	struct dx_cell_box found[8];
	static const int32_t nowhere[4] = {0, 0, 1, 1};
	PIX *pix = draw_page();

	prepare(pixBlockconv(pix, 1, 1));
	pixDestroy(&pix);
	ck_assert_uint_eq(dx_prep_find_pale(&prep, &nowhere, 1, found, 8), 0);
}
END_TEST

/* The strokes of "=" are no minus in front of the amount, whether they touch or not. */
START_TEST(an_equals_sign_is_no_minus)
{
	const struct dx_cell_box b = {900, 500, 930, 526};
	struct dx_cell_box minus;
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, 5);
	prepare(pix);
	pixRasterop(prep.mask, 910, 516, 11, 2, PIX_SET, NULL, 0, 0);
	ck_assert(dx_prep_cell_minus(&prep, &b, &minus));
	pixRasterop(prep.mask, 910, 510, 11, 2, PIX_SET, NULL, 0, 0);
	ck_assert(!dx_prep_cell_minus(&prep, &b, &minus));
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/prep");
	TCase *t = tcase_create("prep");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, grain_is_no_ink_where_there_are_few_letters);
	tcase_add_test(t, a_clean_page_stays_as_it_is);
	tcase_add_test(t, dots_of_pins_become_letters);
	tcase_add_test(t, specks_are_no_dots_of_pins);
	tcase_add_test(t, small_print_of_a_screen_is_no_print_of_pins);
	tcase_add_test(t, a_stippled_shadow_is_no_print_of_pins);
	tcase_add_test(t, skew_is_found_and_taken_out);
	tcase_add_loop_test(t, a_page_laid_down_anyhow_becomes_level, 0, (int)DX_LEN(askew));
	tcase_add_test(t, small_skew_at_low_resolution_is_left_in_the_picture);
	tcase_add_test(t, skew_of_small_print_is_found_among_specks);
	tcase_add_test(t, uneven_light_is_taken_out);
	tcase_add_test(t, faint_print_keeps_its_strokes);
	tcase_add_test(t, broken_letters_still_make_a_receipt);
	tcase_add_test(t, something_dark_hides_no_faint_print);
	tcase_add_test(t, small_print_is_enlarged);
	tcase_add_test(t, fine_scans_are_made_smaller);
	tcase_add_test(t, enormous_print_is_made_smaller);
	tcase_add_test(t, a_receipt_is_narrow);
	tcase_add_test(t, what_lies_around_the_paper_is_made_white);
	tcase_add_test(t, sideways_pages_are_told_from_level_ones);
	tcase_add_test(t, a_sample_is_cut_where_the_text_is);
	tcase_add_test(t, a_blank_page_has_no_sample_and_no_ink);
	tcase_add_test(t, ink_outside_of_boxes);
	tcase_add_test(t, letters_without_a_word_are_found);
	tcase_add_test(t, letters_too_pale_to_be_ink_are_found);
	tcase_add_test(t, edges_of_letters_are_not_pale_letters);
	tcase_add_test(t, an_equals_sign_is_no_minus);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
