/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* I and 1, O and 0 in numbers: the page's own digits tell. Letters in names of taxes. */
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../img/draw.h"
#include "../unit.h"

#define HIGH    18
#define STEP    16
#define LINE    30
#define LEFT    20
#define FIGURES 4

static struct dx_arena *arena;
static struct dx_prep prep;
static struct reading reading;

static void bar(int x, int y, int w, int h)
{
	pixRasterop(prep.grey, x, y, w, h, PIX_CLR, NULL, 0, 0);
}

static void ring(int x, int y, int w)
{
	bar(x, y, w, 2);
	bar(x, y + HIGH - 2, w, 2);
	bar(x, y, 2, HIGH);
	bar(x + w - 2, y, 2, HIGH);
}

/* A flag, a stroke, rings narrow and wide; any other letter is a block, a wide or a narrow one. */
static void draw_letter(char c, int x, int y)
{
	if (c == '0' || c == 'O') {
		ring(x, y, c == '0' ? 10 : 14);
	} else if (c == '1') {
		bar(x + 4, y, 3, HIGH);
		bar(x, y + 3, 5, 3);
	} else if (c == 'I') {
		bar(x + 2, y, 3, HIGH);
	} else if (c == ':') {
		bar(x, y + 5, 3, 3);
		bar(x, y + HIGH - 3, 3, 3);
	} else if (c != '-') {
		bar(x, y, c == 'w' ? 14 : 10, HIGH);
	}
}

static void add(const char *shown, const char *read)
{
	int y = LINE * ((int)reading.n + 1);
	struct dx_word *w = &reading.words[reading.n++];

	for (size_t i = 0; shown[i]; i++)
		draw_letter(shown[i], LEFT + (int)i * STEP, y);
	*w = (struct dx_word){.text = read, .conf = 80, .x0 = LEFT, .y0 = y, .y1 = y + HIGH};
	w->x1 = LEFT + (int)strlen(shown) * STEP;
	pixDestroy(&prep.mask);
	prep.mask = pixThresholdToBinary(prep.grey, 128);
}

static void set_up(void)
{
	arena = dx_arena_new();
	prep = (struct dx_prep){.grey = draw_blank(400, LINE * 10), .text_px = HIGH};
	reading = (struct reading){.words = dx_alloc_array(arena, 10, sizeof(struct dx_word))};
	for (int i = 0; i < FIGURES; i++)
		add("1001", "1001");
}

static void tear_down(void)
{
	dx_prep_free(&prep);
	dx_arena_drop(&arena);
}

static const char *mended(const char *shown, const char *read)
{
	add(shown, read);
	dx_ocr_mend_likes(arena, &prep, &reading);
	return reading.words[reading.n - 1].text;
}

START_TEST(a_stroke_in_a_number_is_an_i_where_a_1_has_a_flag)
{
	ck_assert_str_eq(mended("EI24-18", "E124-18"), "EI24-18");
	ck_assert_str_eq(mended("E124-18", "E124-18"), "E124-18");
	ck_assert_str_eq(mended("I25045144", "125045144"), "I25045144");
}
END_TEST

START_TEST(an_o_is_wider_than_a_nought)
{
	ck_assert_str_eq(mended("CN007", "CNO07"), "CN007");
	ck_assert_str_eq(mended("SO207", "S0207"), "SO207");
	ck_assert_str_eq(mended("SO007", "SO007"), "SO007");
}
END_TEST

START_TEST(a_nought_in_wider_type_is_no_o)
{
	/* all its digits are as wide as an O elsewhere */
	ck_assert_str_eq(mended("SOwO7", "S0207"), "S0207");
}
END_TEST

START_TEST(two_points_are_a_colon)
{
	ck_assert_str_eq(mended(":", "3"), ":");
	ck_assert_str_eq(mended("1", "3"), "3");
}
END_TEST

START_TEST(a_small_letter_as_high_as_digits_is_a_capital)
{
	ck_assert_str_eq(mended("CN007", "cN007"), "CN007");
}
END_TEST

START_TEST(a_dollar_before_a_number_is_an_s_where_no_amount_has_one)
{
	ck_assert_str_eq(mended("SI24838", "$124838"), "SI24838");
	ck_assert_str_eq(mended("-----", "$12,500"), "$12,500");
	ck_assert_str_eq(mended("SI24838", "$124838"), "$124838");
}
END_TEST

START_TEST(letters_among_points_and_digits)
{
	static const char *const texts[][2] = {{"N.LF.", "N.I.F."},
					       {"C.LF,", "C.I.F."},
					       {"LV.A.", "I.V.A."},
					       {"L.V.A.", "I.V.A."},
					       {"58610595]", "58610595J"},
					       {"N.LE", "N.LE"},
					       {"2023-09-09709:47:12.000+", "2023-09-09T09:47:12.000+"},
					       {"2023-09-097T11:37:21", "2023-09-09T11:37:21"},
					       {"2023-09-0709:47:12", "2023-09-0709:47:12"},
					       {"R5.1,134.00", "Rs.1,134.00"},
					       {"R5.34", "R5.34"}};

	for (size_t i = 0; i < DX_LEN(texts); i++) {
		struct dx_word w = {.text = texts[i][0]};
		struct reading one = {.words = &w, .n = 1};

		dx_ocr_mend_forms(arena, &one);
		ck_assert_str_eq(w.text, texts[i][1]);
	}
}
END_TEST

START_TEST(a_letter_that_is_cut_tells_nothing)
{
	add("E124-I", "E124-1");
	reading.words[FIGURES].x1 = LEFT + 5 * STEP + 2;
	dx_ocr_mend_likes(arena, &prep, &reading);
	ck_assert_str_eq(reading.words[FIGURES].text, "E124-1");
}
END_TEST

START_TEST(letters_that_touch_and_amounts_stay)
{
	bar(LEFT, LINE * (FIGURES + 1) + HIGH / 2, STEP * 2, 2);
	ck_assert_str_eq(mended("EI24-18", "E124-18"), "E124-18");
	ck_assert_str_eq(mended("I250", "1250"), "1250");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr likes");
	TCase *t = tcase_create("likes");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_stroke_in_a_number_is_an_i_where_a_1_has_a_flag);
	tcase_add_test(t, an_o_is_wider_than_a_nought);
	tcase_add_test(t, a_nought_in_wider_type_is_no_o);
	tcase_add_test(t, two_points_are_a_colon);
	tcase_add_test(t, a_small_letter_as_high_as_digits_is_a_capital);
	tcase_add_test(t, a_dollar_before_a_number_is_an_s_where_no_amount_has_one);
	tcase_add_test(t, letters_among_points_and_digits);
	tcase_add_test(t, a_letter_that_is_cut_tells_nothing);
	tcase_add_test(t, letters_that_touch_and_amounts_stay);
	suite_add_tcase(s, t);
	return unit_main(s);
}
