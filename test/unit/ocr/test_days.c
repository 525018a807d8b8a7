/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates of a month's name and a day, misread in a column of them. */
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../img/draw.h"
#include "../unit.h"

#define FONT    6
#define STEP    60
#define MONTH_X 60
#define DAY_X   120
#define DAY_W   60
#define AMOUNT  300
#define LINES   14

static const char *const amounts[LINES] = {
	"1,234.56",  "98,765.43", "20,317.89", "456.70",   "3,821.09",  "67,140.25", "5,938.16",
	"72,603.84", "8,459.01",  "31,276.90", "9,083.57", "64,512.38", "147.02",    "50,896.73",
};
static const char *const days[LINES] = {"02", "03", "05", "07", "09", "12", "14",
					"16", "18", "21", "23", "25", "28", "30"};

static struct dx_arena *arena;
static struct dx_prep prep;
static struct reading reading;

/* What line AT shows at X, read as TEXT. */
static struct dx_word *add(int at, int x, int wide, const char *shown, const char *text)
{
	const int y = STEP * (at + 1);
	BOX *box = boxCreate(x - 10, y - STEP / 2, wide, STEP * 2 / 3);
	BOX *ink = NULL;
	struct dx_word *w = &reading.words[reading.n++];
	l_int32 width;
	l_int32 height;

	draw_text(prep.grey, FONT, x, y, 0, &shown, 1);
	pixDestroy(&prep.mask);
	prep.mask = pixThresholdToBinary(prep.grey, 128);
	ck_assert_int_eq(pixClipBoxToForeground(prep.mask, box, NULL, &ink), 0);
	*w = (struct dx_word){.text = text, .conf = 95, .line = (uint32_t)at};
	boxGetGeometry(ink, &w->x0, &w->y0, &width, &height);
	w->x1 = w->x0 + width;
	w->y1 = w->y0 + height;
	boxDestroy(&ink);
	boxDestroy(&box);
	return w;
}

static void set_up(void)
{
	arena = dx_arena_new();
	prep = (struct dx_prep){.grey = draw_blank(600, STEP * (LINES + 2)), .white = 255, .text_px = 14};
	reading = (struct reading){.words = dx_alloc_array(arena, (size_t)3 * LINES, sizeof(struct dx_word))};
}

static void tear_down(void)
{
	dx_prep_free(&prep);
	dx_arena_drop(&arena);
}

static void read_days(void)
{
	const struct dx_shapes *s = dx_ocr_learn_shapes(arena, &prep, NULL, reading.words, reading.n);

	ck_assert_ptr_nonnull(s);
	ck_assert(dx_ocr_has_days(&reading));
	dx_ocr_read_days(arena, s, &prep, &reading);
}

static size_t count(const char *text)
{
	size_t n = 0;

	for (size_t i = 0; i < reading.n; i++)
		n += strcmp(reading.words[i].text, text) == 0;
	return n;
}

START_TEST(days_and_names_are_mended_by_the_others)
{
	for (int i = 0; i < LINES; i++) {
		const char *shown = i < 8 ? "Jan" : "Feb";
		const char *month = i == 3 ? "\u201cYan" : i == 9 ? "Fen" : i == 5 ? "Man" : shown;
		struct dx_word *day;

		add(i, MONTH_X, DAY_X - MONTH_X, shown, month);
		day = add(i, DAY_X, DAY_W, days[i], i == 3 ? "TY" : i == 6 ? "44." : days[i]);
		day->conf = i == 3 || i == 6 ? 50 : 95;
		add(i, AMOUNT, 250, amounts[i], amounts[i]);
	}
	read_days();
	ck_assert_uint_eq(count("Jan"), 8);
	ck_assert_uint_eq(count("Feb"), 6);
	for (int i = 0; i < LINES; i++)
		ck_assert_msg(count(days[i]) == 1, "%s", days[i]);
	ck_assert_uint_eq(reading.n, (size_t)3 * LINES);
}
END_TEST

/* "Jan 07" in one word: both. */
START_TEST(a_month_and_its_day_in_one_word_are_parted)
{
	for (int i = 0; i < LINES; i++) {
		struct dx_word *month = add(i, MONTH_X, DAY_X - MONTH_X, "Jan", "Jan");
		struct dx_word *day = add(i, DAY_X, DAY_W, days[i], days[i]);

		if (i == 4) {
			month->text = "Jan-8?";
			month->x1 = day->x1;
			reading.n--;
		}
		add(i, AMOUNT, 250, amounts[i], amounts[i]);
	}
	read_days();
	ck_assert_uint_eq(count("Jan"), LINES);
	ck_assert_uint_eq(count("09"), 1);
}
END_TEST

START_TEST(words_that_are_no_column_of_dates_are_left)
{
	for (int i = 0; i < LINES; i++) {
		add(i, MONTH_X, DAY_X - MONTH_X, "Jan", i < 3 ? "Jan" : "Man");
		add(i, DAY_X, DAY_W, days[i], "TY");
		add(i, AMOUNT, 250, amounts[i], amounts[i]);
	}
	ck_assert(!dx_ocr_has_days(&reading));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr/days");
	TCase *t = tcase_create("days");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, days_and_names_are_mended_by_the_others);
	tcase_add_test(t, a_month_and_its_day_in_one_word_are_parted);
	tcase_add_test(t, words_that_are_no_column_of_dates_are_left);
	suite_add_tcase(s, t);
	return unit_main(s);
}
