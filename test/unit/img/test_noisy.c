/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bad scans: little contrast, and grain of the paper that a threshold falls into. */
#include "prepared.h"

#include "../../../lib/img/prep_int.h"

#define INK   85
#define PAPER 215
#define NOISE 14
#define WHITE 255

/* PIX, which is given up, as a bad scanner sees it: INK on PAPER, blurred, NOISE. */
static PIX *bad_scan(PIX *pix)
{
	PIX *soft = pixBlockconv(pix, 1, 1);
	uint32_t grain = 1;

	pixDestroy(&pix);
	for (int y = 0; y < pixGetHeight(soft); y++) {
		for (int x = 0; x < pixGetWidth(soft); x++) {
			l_uint32 v = 0;
			int noise = 0;

			for (int k = 0; k < 4; k++) {
				grain = grain * 1103515245u + 12345u;
				noise += (int)((grain >> 16) % 25) - 12;
			}
			pixGetPixel(soft, x, y, &v);
			pixSetPixel(soft, x, y, (l_uint32)(INK + (int)v * (PAPER - INK) / 255 + noise));
		}
	}
	return soft;
}

/* What is darker than LEVEL in a part of the page, in thousandths. */
static int dark_in(PIX *pix, int level, int x, int y, int w, int h)
{
	int n = 0;

	for (int i = x; i < x + w; i++) {
		for (int k = y; k < y + h; k++) {
			l_uint32 v = 0;

			pixGetPixel(pix, i, k, &v);
			n += (int)v < level;
		}
	}
	return n * 1000 / (w * h);
}

/* Thin grey rules around cells; the words in them touch no rule. */
START_TEST(faint_rules_are_found_and_painted_out)
{
	PIX *pix = draw_page();

	for (int y = 165; y < 700; y += 100)
		pixRasterop(pix, 90, y, 1500, 1, PIX_CLR, NULL, 0, 0);
	pixRasterop(pix, 90, 165, 1, 501, PIX_CLR, NULL, 0, 0);
	prepare(bad_scan(pix));
	ck_assert_uint_ge(prep.n_rules, 7);
	for (size_t i = 0; i < prep.n_rules; i++) {
		const struct dx_prep_rule *r = &prep.rules[i];

		/* none of them through letters */
		ck_assert(r->x1 < 96 || (r->x1 - r->x0 > 1300 && (r->y0 + 1 - 165) % 100 <= 3));
	}
	ck_assert_double_gt(mean_of(prep.grey, 200, 464, 1200, 3), PAPER + 15);
	ck_assert_int_gt(dark_in(prep.grey, PAPER - 4 * NOISE, 110, 200, 400, 26), 8);
}
END_TEST

/* Ones below each other in lines that are close: their strokes are longer than the white between them. */
START_TEST(a_column_of_ones_is_no_rule)
{
	PIX *pix = draw_page();
	int before;

	for (int y = 1000; y < 1300; y += 22)
		pixRasterop(pix, 1400, y, 2, 15, PIX_CLR, NULL, 0, 0);
	pix = bad_scan(pix);
	before = dark_in(pix, PAPER - 4 * NOISE, 1398, 1000, 6, 300);
	prepare(pix);
	ck_assert_uint_eq(prep.n_rules, 0);
	ck_assert_int_ge(dark_in(prep.grey, PAPER - 4 * NOISE, 1398, 1000, 6, 300), before);
}
END_TEST

/* A heading whose letters run together has runs as long as a line. */
START_TEST(letters_that_run_together_are_no_rule)
{
	PIX *pix = draw_page();
	int before;

	for (int x = 200; x < 400; x += 8) {
		pixRasterop(pix, x, 100, 5, 20, PIX_CLR, NULL, 0, 0);
		pixRasterop(pix, x, 117, 8, 3, PIX_CLR, NULL, 0, 0);
	}
	pix = bad_scan(pix);
	before = dark_in(pix, PAPER - 4 * NOISE, 200, 100, 200, 20);
	prepare(pix);
	ck_assert_uint_eq(prep.n_rules, 0);
	ck_assert_int_ge(dark_in(prep.grey, PAPER - 4 * NOISE, 200, 100, 200, 20), before);
}
END_TEST

/* Turned over and as bright as the page; a bar whiter than that would be light that falls unevenly. */
START_TEST(a_banner_becomes_as_bright_as_the_paper)
{
	PIX *pix = draw_page();
	PIX *banner = draw_blank(DRAW_W, 120);

	draw_text(banner, DRAW_FONT, 100, 50, 50, draw_lines, 1);
	pixInvert(banner, banner);
	pixRasterop(pix, 0, 0, DRAW_W, 120, PIX_SRC, banner, 0, 0);
	pixDestroy(&banner);
	prepare(bad_scan(pix));
	ck_assert(!prep.normalised);
	ck_assert_double_gt(mean_of(prep.grey, 1200, 20, 400, 20), PAPER - 20);
	ck_assert_double_lt(mean_of(prep.grey, 1200, 20, 400, 20), PAPER + 20);
	ck_assert_int_gt(dark_in(prep.grey, PAPER - 4 * NOISE, 110, 50, 800, 26), 8);
}
END_TEST

/* A threshold that is in the lower end of the grain is in the grain, however few pixels are darker. */
START_TEST(paper_of_few_letters_is_painted_in_one_colour)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);
	PIX *even;

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, 1);
	pix = bad_scan(pix);
	even = dx_prep_even_grain(pix);
	ck_assert_ptr_nonnull(even);
	ck_assert_int_gt(dark_in(even, PAPER - 4 * NOISE, 110, 200, 400, 26), 8);
	ck_assert_int_lt(dark_in(even, PAPER - 2 * NOISE, 100, 400, 1400, 1800),
			 dark_in(pix, PAPER - 2 * NOISE, 100, 400, 1400, 1800) / 5);
	pixDestroy(&even);
	pixDestroy(&pix);
}
END_TEST

/* For the recogniser's search for lines: paper is white then, and ink as dark as it was. */
START_TEST(paper_with_grain_is_lifted_to_white)
{
	PIX *pix = bad_scan(draw_page());
	PIX *lifted = dx_prep_lift_paper(pix);
	PIX *clean = draw_page();

	ck_assert_ptr_nonnull(lifted);
	ck_assert_double_gt(mean_of(lifted, 100, 2100, 1400, 200), 250);
	ck_assert_int_gt(dark_in(lifted, WHITE - 4 * NOISE, 110, 200, 400, 26), 4);
	ck_assert_ptr_null(dx_prep_lift_paper(clean));
	pixDestroy(&clean);
	pixDestroy(&lifted);
	pixDestroy(&pix);
}
END_TEST

/* Crumbs as small as the dots of pins, which blurred would be no letters any more. */
START_TEST(thin_strokes_that_noise_breaks_are_no_dots_of_pins)
{
	PIX *pix = draw_page();
	PIX *thin = pixDilateGray(pix, 3, 3);

	pixDestroy(&pix);
	prepare(bad_scan(thin));
	ck_assert(!prep.dotted);
	ck_assert_int_ge(prep.text_px, 8);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/noisy");
	TCase *t = tcase_create("noisy");

	tcase_set_timeout(t, 30);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, faint_rules_are_found_and_painted_out);
	tcase_add_test(t, a_column_of_ones_is_no_rule);
	tcase_add_test(t, letters_that_run_together_are_no_rule);
	tcase_add_test(t, a_banner_becomes_as_bright_as_the_paper);
	tcase_add_test(t, paper_of_few_letters_is_painted_in_one_colour);
	tcase_add_test(t, thin_strokes_that_noise_breaks_are_no_dots_of_pins);
	tcase_add_test(t, paper_with_grain_is_lifted_to_white);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
