/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The dots over letters: found and painted out in a picture, given back to what was read; and capitals that are an I.
 */
#include <allheaders.h>
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../unit.h"

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

/* A black box of a page. */
static void fill(PIX *mask, PIX *grey, int x, int y, int w, int h)
{
	BOX *box = boxCreate(x, y, w, h);

	pixSetInRect(mask, box);
	pixSetInRectArbitrary(grey, box, 0);
	boxDestroy(&box);
}

/* Capitals are 20 pixels high. */
static struct dx_prep page(void)
{
	struct dx_prep p = {
		.grey = pixCreate(400, 100, 8), .mask = pixCreate(400, 100, 1), .text_px = 20, .white = 255};

	pixSetAllArbitrary(p.grey, 255);
	return p;
}

static size_t lift(struct dx_prep *p, struct dx_diaeresis **found_r)
{
	struct dx_err err = {0};
	size_t n = 99;

	ck_assert_msg(dx_prep_lift_diaereses(arena, p, found_r, &n, &err), "%s", err.msg);
	return n;
}

START_TEST(two_dots_over_one_letter_are_lifted)
{
	struct dx_prep p = page();
	struct dx_diaeresis *found;
	l_uint32 v = 0;

	fill(p.mask, p.grey, 100, 40, 11, 15);
	fill(p.mask, p.grey, 101, 33, 3, 3);
	fill(p.mask, p.grey, 107, 33, 3, 3);
	ck_assert_uint_eq(lift(&p, &found), 1);
	ck_assert_int_ge(found[0].x, 104);
	ck_assert_int_le(found[0].x, 106);
	ck_assert_int_eq(found[0].y0, 33);
	pixGetPixel(p.grey, 102, 34, &v);
	ck_assert_uint_eq(v, 255);
	pixGetPixel(p.mask, 108, 34, &v);
	ck_assert_uint_eq(v, 0);
	pixGetPixel(p.grey, 102, 45, &v);
	ck_assert_uint_eq(v, 0);
	dx_prep_free(&p);
}
END_TEST

START_TEST(the_dots_of_two_i_stay)
{
	struct dx_prep p = page();
	struct dx_diaeresis *found;

	fill(p.mask, p.grey, 101, 40, 3, 15);
	fill(p.mask, p.grey, 107, 40, 3, 15);
	fill(p.mask, p.grey, 101, 33, 3, 3);
	fill(p.mask, p.grey, 107, 33, 3, 3);
	ck_assert_uint_eq(lift(&p, &found), 0);
	dx_prep_free(&p);
}
END_TEST

START_TEST(points_of_a_line_stay)
{
	struct dx_prep p = page();
	struct dx_diaeresis *found;

	fill(p.mask, p.grey, 100, 40, 24, 15);
	for (int i = 0; i < 4; i++)
		fill(p.mask, p.grey, 101 + 6 * i, 33, 3, 3);
	ck_assert_uint_eq(lift(&p, &found), 0);
	dx_prep_free(&p);
}
END_TEST

/* TEXT read in 100 pixels a letter, after the dots at X were given back. */
static const char *given(const char *text, int32_t x)
{
	struct dx_word *w = dx_alloc(arena, sizeof(*w));
	struct reading r = {.words = w, .n = 1};
	const struct dx_diaeresis d = {x, 20, 23};

	*w = (struct dx_word){.text = text, .x0 = 100, .y0 = 24, .x1 = 100 + 10 * (int32_t)strlen(text), .y1 = 44};
	dx_ocr_give_dots(arena, &d, 1, &r);
	return w->text;
}

START_TEST(dots_go_to_the_letter_below)
{
	ck_assert_str_eq(given("Kuhnle", 115), "Kühnle");
	ck_assert_str_eq(given("Baume", 116), "Bäume");
	ck_assert_str_eq(given("Osterreich", 106), "Österreich");
	ck_assert_str_eq(given("GruBen", 125), "Grüßen");
	/* nothing stands there that has dots; another word */
	ck_assert_str_eq(given("Kuhnle", 155), "Kuhnle");
	ck_assert_str_eq(given("Kuhnle", 300), "Kuhnle");
}
END_TEST

START_TEST(sharp_s_wants_a_page_with_dots)
{
	struct dx_word w = {.text = "WeiB", .x0 = 0, .y0 = 0, .x1 = 40, .y1 = 20};
	struct reading r = {.words = &w, .n = 1};

	dx_ocr_give_dots(arena, NULL, 0, &r);
	ck_assert_str_eq(w.text, "WeiB");
	ck_assert_str_eq(given("eBay", 300), "eBay");
	ck_assert_str_eq(given("StraBe", 300), "Straße");
	ck_assert_str_eq(given("B2B", 300), "B2B");
}
END_TEST

START_TEST(a_small_l_before_a_capital_is_an_i)
{
	static const char *const read[] = {"lhre", "lBAN", "lnvoice", "lfd", "l7", "lot"};
	static const char *const want[] = {"Ihre", "IBAN", "Invoice", "lfd", "l7", "lot"};

	for (size_t i = 0; i < DX_LEN(read); i++) {
		struct dx_prep p = page();
		struct dx_word w = {.text = read[i], .x0 = 10, .y0 = 10, .x1 = 50, .y1 = 30};
		struct reading r = {.words = &w, .n = 1};

		dx_ocr_mend_initials(arena, &p, &r);
		ck_assert_str_eq(w.text, want[i]);
		dx_prep_free(&p);
	}
}
END_TEST

START_TEST(an_unsure_word_in_the_shade_of_a_rule_goes)
{
	struct dx_prep_rule rule = {0, 50, 400, 52};
	struct dx_prep p = page();
	struct dx_word words[] = {{.text = "cis", .x0 = 10, .y0 = 40, .x1 = 50, .y1 = 60, .conf = 25},
				  {.text = "cis", .x0 = 110, .y0 = 40, .x1 = 150, .y1 = 60, .conf = 25},
				  {.text = "25", .x0 = 210, .y0 = 40, .x1 = 250, .y1 = 60, .conf = 25}};
	struct reading r = {.words = words, .n = 3};

	p.rules = &rule;
	p.n_rules = 1;
	fill(p.mask, p.grey, 110, 42, 35, 15);
	dx_ocr_drop_dashes(arena, &p, &r);
	ck_assert_uint_eq(r.n, 2);
	ck_assert_int_eq(r.words[0].x0, 110);
	ck_assert_str_eq(r.words[1].text, "25");
	dx_prep_free(&p);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("umlaut");
	TCase *t = tcase_create("umlaut");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, two_dots_over_one_letter_are_lifted);
	tcase_add_test(t, the_dots_of_two_i_stay);
	tcase_add_test(t, points_of_a_line_stay);
	tcase_add_test(t, dots_go_to_the_letter_below);
	tcase_add_test(t, sharp_s_wants_a_page_with_dots);
	tcase_add_test(t, a_small_l_before_a_capital_is_an_i);
	tcase_add_test(t, an_unsure_word_in_the_shade_of_a_rule_goes);
	suite_add_tcase(s, t);
	return unit_main(s);
}
