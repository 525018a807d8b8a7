/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/ocr/ocr.h"

#include <string.h>

#include "../img/draw.h"
#include "../unit.h"
#include "dx/ocr/page.h"

static const struct dx_ocr_paper unknown_paper;
static struct dx_arena *arena;
static struct dx_ocr *ocr;
static struct dx_err err;
static struct dx_page page;

static void set_up(void)
{
	arena = dx_arena_new();
	ck_assert_msg(dx_ocr_new(&ocr, &err), "%s", err.msg);
}

static void tear_down(void)
{
	dx_ocr_drop(&ocr);
	dx_arena_drop(&arena);
}

/* Reads PIX and gives it up. */
static void read_page(PIX *pix, const struct dx_ocr_paper *paper)
{
	ck_assert_msg(dx_ocr_page(ocr, arena, pix, paper, &page, &err), "%s", err.msg);
	ck_assert_int_eq(page.source, DX_SOURCE_OCR);
	pixDestroy(&pix);
}

static const struct dx_word *find(const char *text)
{
	for (size_t i = 0; i < page.n_words; i++)
		if (strcmp(page.words[i].text, text) == 0)
			return &page.words[i];
	return NULL;
}

/* The amounts of draw.h that are found as words of their own. */
static int amounts_found(void)
{
	static const char *const amounts[] = {"12,500.00", "1,234.50", "800.00",   "96.75",
					      "4,410.20",  "651.30",   "16,790.15"};
	int n = 0;

	for (size_t i = 0; i < DX_LEN(amounts); i++) {
		char with_stop[32];

		snprintf(with_stop, sizeof(with_stop), "%s.", amounts[i]);
		n += find(amounts[i]) || find(with_stop);
	}
	return n;
}

static PIX *half_page(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, DRAW_LINES);
	return pix;
}

START_TEST(a_page_is_read)
{
	const struct dx_word *w;

	read_page(half_page(), &unknown_paper);
	ck_assert_int_ge(amounts_found(), 6);
	ck_assert_int_eq(page.rotation, 0);
	ck_assert_int_eq(page.skew_millideg, 0);
	w = find("Statement");
	ck_assert_ptr_nonnull(w);
	ck_assert_uint_eq(w->line, 0);
	ck_assert_uint_eq(w->flags, 0);
	ck_assert_uint_gt(w->conf, 80);
	w = find("account");
	ck_assert_ptr_nonnull(w);
	ck_assert_uint_eq(w->flags, DX_WORD_SPACE);
	for (size_t i = 1; i < page.n_words; i++)
		ck_assert_uint_ge(page.words[i].line, page.words[i - 1].line);
	ck_assert_uint_eq(page.words[page.n_words - 1].line, DRAW_LINES - 1);
}
END_TEST

START_TEST(boxes_are_in_points_of_the_paper)
{
	const struct dx_ocr_paper paper = {595440, 842040, 200};
	const struct dx_word *w;

	read_page(half_page(), &paper);
	ck_assert_int_eq(page.width, 595440);
	ck_assert_int_eq(page.height, 842040);
	ck_assert_int_eq(page.dpi, 200);
	w = find("Opening");
	ck_assert_ptr_nonnull(w);
	/* drawn at 100 pixels of 1654: 36 points; baseline of the second line at 250 pixels of 2339: 90 points */
	ck_assert_int_gt(w->x0, 34000);
	ck_assert_int_lt(w->x0, 39000);
	ck_assert_int_gt(w->y1, 84000);
	ck_assert_int_lt(w->y1, 96000);
	ck_assert_int_lt(w->y1 - w->y0, 14000);
}
END_TEST

START_TEST(pages_are_turned_upright)
{
	const struct dx_ocr_paper paper = {595440, 842040, 200};
	struct dx_ocr_paper lying = paper;
	const struct dx_word *w;
	PIX *pix = half_page();

	if (_i % 2 == 1)
		lying = (struct dx_ocr_paper){paper.height, paper.width, paper.dpi};
	if (_i > 0)
		pix = dx_pix_turn(pix, 360 - _i * 90);
	read_page(pix, &lying);
	ck_assert_int_eq(page.rotation, _i * 90);
	ck_assert_int_eq(page.width, paper.width);
	ck_assert_int_eq(page.height, paper.height);
	ck_assert_int_ge(amounts_found(), 6);
	w = find("Opening");
	ck_assert_ptr_nonnull(w);
	ck_assert_int_lt(w->x0, 39000);
}
END_TEST

/* Broken rules side by side look like lines of text that run up the page, and more like letters than its letters do. */
START_TEST(rules_do_not_turn_a_page)
{
	PIX *pix = half_page();

	for (int x = 100; x < 800; x += 24)
		for (int y = 900; y < 1500; y += 20)
			pixRasterop(pix, x, y, 8, 14, PIX_CLR, NULL, 0, 0);
	ck_assert(dx_prep_runs_sideways(pix));
	read_page(pix, &unknown_paper);
	ck_assert_int_eq(page.rotation, 0);
	ck_assert_int_ge(amounts_found(), 6);
}
END_TEST

START_TEST(skewed_lines_become_level)
{
	const struct dx_word *left;
	const struct dx_word *right;

	read_page(dx_pix_rotate(half_page(), 1000), &unknown_paper);
	ck_assert_int_lt(page.skew_millideg, -850);
	ck_assert_int_gt(page.skew_millideg, -1150);
	left = find("Opening");
	right = find("12,500.00");
	ck_assert(left && right);
	ck_assert_uint_eq(left->line, right->line);
	/* a degree over the width of the page is two lines; level is within a third of one */
	ck_assert_int_lt(left->y1 - right->y1, 4000);
	ck_assert_int_gt(left->y1 - right->y1, -4000);
}
END_TEST

/* At low resolution the pixels are left alone: the boxes are turned all the same. */
START_TEST(boxes_are_turned_where_pixels_are_not)
{
	const struct dx_word *left;
	const struct dx_word *right;

	read_page(dx_pix_rotate(dx_pix_scale(half_page(), 0.6), 600), &unknown_paper);
	ck_assert_int_lt(page.skew_millideg, -400);
	left = find("Opening");
	right = find("12,500.00");
	ck_assert(left && right);
	ck_assert_int_lt(left->y1 - right->y1, 3000);
	ck_assert_int_gt(left->y1 - right->y1, -3000);
}
END_TEST

START_TEST(blank_pages_have_no_words)
{
	read_page(draw_blank(1000, 1000), &unknown_paper);
	ck_assert_uint_eq(page.n_words, 0);
	ck_assert_int_gt(page.width, 0);
}
END_TEST

START_TEST(a_page_with_dust_has_no_words)
{
	PIX *pix = draw_blank(1000, 1000);

	for (int i = 0; i < 10; i++)
		pixRasterop(pix, 37 + i * 91, 51 + i * 83, 2, 2, PIX_CLR, NULL, 0, 0);
	read_page(pix, &unknown_paper);
	ck_assert_uint_eq(page.n_words, 0);
}
END_TEST

START_TEST(rules_are_kept_and_do_not_disturb)
{
	PIX *pix = half_page();

	pixRenderLine(pix, 80, 170, 1620, 170, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 210, 1620, 210, 3, L_CLEAR_PIXELS);
	pixRenderLine(pix, 80, 170, 80, 620, 3, L_CLEAR_PIXELS);
	read_page(pix, &unknown_paper);
	ck_assert_uint_eq(page.n_rules, 3);
	ck_assert_int_eq(page.rules[0].y0, page.rules[0].y1);
	ck_assert_int_eq(page.rules[2].x0, page.rules[2].x1);
	ck_assert_int_ge(amounts_found(), 6);
}
END_TEST

/* On receipts so much white stands around the point that the cents become a word of their own. */
START_TEST(torn_amounts_become_one_word)
{
	static const char *const lines[] = {"Corner Shop", "Bread", "Milk", "Coffee", "Butter and eggs", "Total"};
	static const char *const whole[] = {"", "12", "17", "24", "31", "84"};
	static const char *const cents[] = {"", "50", "25", "95", "40", "10"};
	PIX *pix = draw_blank(700, 700);
	int n = 0;

	draw_text(pix, DRAW_FONT + 4, 40, 80, 70, lines, 6);
	draw_text(pix, DRAW_FONT + 4, 400, 80, 70, whole, 6);
	draw_text(pix, DRAW_FONT + 4, 462, 80, 70, cents, 6);
	for (int i = 1; i < 6; i++)
		pixRasterop(pix, 448, 76 + i * 70, 4, 4, PIX_CLR, NULL, 0, 0);
	read_page(pix, &unknown_paper);
	for (int i = 1; i < 6; i++) {
		char amount[16];

		snprintf(amount, sizeof(amount), "%s.%s", whole[i], cents[i]);
		n += find(amount) != NULL;
	}
	ck_assert_int_ge(n, 4);
}
END_TEST

START_TEST(the_same_picture_gives_the_same_words)
{
	struct dx_buf first = DX_BUF_INIT;
	struct dx_buf second = DX_BUF_INIT;

	read_page(dx_pix_rotate(half_page(), 1000), &unknown_paper);
	page.number = 1;
	dx_words_write(&first, &page);
	read_page(dx_pix_rotate(half_page(), 1000), &unknown_paper);
	page.number = 1;
	dx_words_write(&second, &page);
	ck_assert_str_eq(dx_buf_cstr(&first), dx_buf_cstr(&second));
	dx_buf_free(&first);
	dx_buf_free(&second);
}
END_TEST

START_TEST(languages_are_listed_and_selected)
{
	size_t n;
	const char *const *list = dx_ocr_languages(ocr, &n);
	bool has_eng = false;

	for (size_t i = 0; i < n; i++) {
		has_eng |= strcmp(list[i], "eng") == 0;
		ck_assert_str_ne(list[i], "osd");
	}
	ck_assert(has_eng);
	ck_assert(dx_ocr_select(ocr, "eng", &err));
	ck_assert(!dx_ocr_select(ocr, "xyz", &err));
	ck_assert_int_eq(err.code, DX_E_bad_request);
	ck_assert(!dx_ocr_select(ocr, "eng+../../etc/passwd", &err));
	ck_assert(!dx_ocr_select(ocr, "", &err));
	ck_assert(!dx_ocr_select(ocr, "eng++eng", &err));
	/* what failed has not disturbed what was selected */
	read_page(half_page(), &unknown_paper);
	ck_assert_int_ge(amounts_found(), 6);
}
END_TEST

static bool is_version(const char *s)
{
	return s[strspn(s, "0123456789.")] == 0 && strchr(s, '.') != NULL;
}

START_TEST(versions)
{
	ck_assert_msg(is_version(dx_ocr_version()), "%s", dx_ocr_version());
	ck_assert_msg(is_version(dx_img_version()), "%s", dx_img_version());
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("ocr/ocr");
	TCase *t = tcase_create("ocr");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_page_is_read);
	tcase_add_test(t, boxes_are_in_points_of_the_paper);
	tcase_add_loop_test(t, pages_are_turned_upright, 0, 4);
	tcase_add_test(t, rules_do_not_turn_a_page);
	tcase_add_test(t, skewed_lines_become_level);
	tcase_add_test(t, boxes_are_turned_where_pixels_are_not);
	tcase_add_test(t, blank_pages_have_no_words);
	tcase_add_test(t, a_page_with_dust_has_no_words);
	tcase_add_test(t, rules_are_kept_and_do_not_disturb);
	tcase_add_test(t, torn_amounts_become_one_word);
	tcase_add_test(t, the_same_picture_gives_the_same_words);
	tcase_add_test(t, languages_are_listed_and_selected);
	tcase_add_test(t, versions);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
