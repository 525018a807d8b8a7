/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Boxes that reach over their letters, words between two lines, that are no figures or have a mark behind them. */
#include "../../../lib/ocr/ocr_int.h"
#include "../unit.h"

#define WORDS 24

static struct dx_word words[WORDS];
static struct reading reading;
static struct dx_arena *arena;

/* Lines of six words of five letters, 40 wide and 12 high. */
static void set_up(void)
{
	arena = dx_arena_new();
	for (int32_t i = 0; i < WORDS; i++)
		words[i] = (struct dx_word){.text = "Names",
					    .x0 = i % 6 * 60,
					    .x1 = i % 6 * 60 + 40,
					    .y0 = i / 6 * 30,
					    .y1 = i / 6 * 30 + 12,
					    .conf = 95,
					    .line = (uint32_t)(i / 6)};
	reading = (struct reading){.words = words, .n = WORDS};
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

START_TEST(a_box_over_two_lines_becomes_as_high_as_its_neighbours)
{
	words[7].y0 -= 8;
	words[7].y1 += 6;
	dx_ocr_fit_boxes(arena, &reading);
	ck_assert_int_eq(words[7].y0, 30);
	ck_assert_int_eq(words[7].y1, 42);
}
END_TEST

/* Large letters are wide as well, small ones in a high box are not of the line beside them when nothing is. */
START_TEST(large_letters_stay_as_they_are)
{
	words[7].x1 += 45;
	words[7].y0 -= 8;
	words[7].y1 += 6;
	words[12].y1 += 14;
	words[12].line = 99;
	dx_ocr_fit_boxes(arena, &reading);
	ck_assert_int_eq(words[7].y1, 48);
	ck_assert_int_eq(words[12].y1, 86);
}
END_TEST

/* "400 19089010)" between "400 g" and "(HSN Code: 19059010)": lines so near leave no room for it. */
START_TEST(what_was_read_between_two_lines_is_dropped)
{
	struct dx_word near[] = {
		{.text = "Bread", .x0 = 100, .y0 = 100, .x1 = 150, .y1 = 114, .line = 0},
		{.text = "19089010)", .x0 = 110, .y0 = 111, .x1 = 170, .y1 = 124, .line = 1, .conf = 52},
		{.text = "400", .x0 = 155, .y0 = 100, .x1 = 180, .y1 = 114, .line = 0},
		{.text = "60.00", .x0 = 250, .y0 = 111, .x1 = 300, .y1 = 124, .line = 1},
		{.text = "19059010)", .x0 = 105, .y0 = 121, .x1 = 175, .y1 = 136, .line = 2},
	};
	struct reading r = {.words = near, .n = DX_LEN(near)};

	dx_ocr_drop_between(arena, &r);
	ck_assert_uint_eq(r.n, 4);
	ck_assert_str_eq(r.words[2].text, "60.00");
	ck_assert_str_eq(r.words[3].text, "19059010)");
}
END_TEST

/* "Tax" between "Price w/o" and "1ax": it was read so by luck, and is the surer word; a figure is left as it is. */
START_TEST(a_word_read_between_may_say_what_is_below)
{
	struct dx_word near[] = {
		{.text = "Price", .x0 = 90, .y0 = 100, .x1 = 130, .y1 = 114, .line = 0, .conf = 90},
		{.text = _i ? "18" : "Tax", .x0 = 100, .y0 = 111, .x1 = 130, .y1 = 124, .line = 1, .conf = 94},
		{.text = _i ? "16" : "1ax", .x0 = 102, .y0 = 121, .x1 = 130, .y1 = 136, .line = 2, .conf = 86},
	};
	struct reading r = {.words = near, .n = DX_LEN(near)};

	dx_ocr_drop_between(arena, &r);
	ck_assert_uint_eq(r.n, 2);
	ck_assert_str_eq(r.words[1].text, _i ? "16" : "Tax");
}
END_TEST

START_TEST(numbers_of_cards_and_times_are_no_figures)
{
	ck_assert(dx_ocr_is_no_figure("43XX"));
	ck_assert(dx_ocr_is_no_figure("73**"));
	ck_assert(dx_ocr_is_no_figure("XXXX"));
	ck_assert(dx_ocr_is_no_figure("08:12"));
	ck_assert(dx_ocr_is_no_figure("18:04:41,"));
	ck_assert(!dx_ocr_is_no_figure("4346"));
	ck_assert(!dx_ocr_is_no_figure("1,234.50"));
	ck_assert(!dx_ocr_is_no_figure("12.50X"));
	ck_assert(!dx_ocr_is_no_figure("1:5"));
}
END_TEST

START_TEST(a_mark_behind_a_figure_is_part_of_it)
{
	ck_assert_str_eq(dx_ocr_with_mark(arena, "19.99", '%'), "19.99%");
	ck_assert_str_eq(dx_ocr_with_mark(arena, "535.79", '-'), "535.79-");
	ck_assert_str_eq(dx_ocr_with_mark(arena, "22,08", '.'), "22.08.");
	ck_assert_str_eq(dx_ocr_with_mark(arena, "1,234.50", '.'), "1,234.50.");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr/box");
	TCase *t = tcase_create("box");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_box_over_two_lines_becomes_as_high_as_its_neighbours);
	tcase_add_test(t, large_letters_stay_as_they_are);
	tcase_add_test(t, what_was_read_between_two_lines_is_dropped);
	tcase_add_loop_test(t, a_word_read_between_may_say_what_is_below, 0, 2);
	tcase_add_test(t, numbers_of_cards_and_times_are_no_figures);
	tcase_add_test(t, a_mark_behind_a_figure_is_part_of_it);
	suite_add_tcase(s, t);
	return unit_main(s);
}
