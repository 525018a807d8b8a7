/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is drawn in a line and is no word of it: leaders, marks of a fold, rules, colons (lines/marks.c,
 * lines/colons.c). */
#include "../unit.h"
#include "lines_sheet.h"

START_TEST(dots_that_lead_and_marks_of_a_fold_are_no_words)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Dept of Health");
	sheet_put(&sheet, 120, 100, "....................");
	sheet_put(&sheet, 300, 100, "1,720.49");
	sheet_put(&sheet, 20, 120, ".");
	sheet_put(&sheet, 60, 120, "rent");
	sheet_put(&sheet, 40, 140, "....................");
	lines = lines_of();
	ck_assert_str_eq(line_text(&lines, 0), "Dept of Health 1,720.49");
	ck_assert_str_eq(line_text(&lines, 1), "rent");
	ck_assert_str_eq(line_text(&lines, 2), "...................."); /* a line that is drawn */
}
END_TEST

/* WORD of height HIGH (millipoints) at X, Y, as sure as CONF, on the line of the words before it. */
static void put_low(int x, int32_t y, int32_t high, const char *word, uint8_t conf)
{
	struct dx_word *w = &sheet.words[sheet.page.n_words];

	sheet_put(&sheet, x, 0, word);
	w->line--;
	sheet.line--;
	w->y0 = y;
	w->y1 = y + high;
	w->conf = conf;
}

static void put_behind(int x, int y, const char *word)
{
	put_low(x, y * 1000, SHEET_HEIGHT, word, 90);
}

static struct dx_lines lines_of_scan(void)
{
	sheet.page.source = DX_SOURCE_OCR;
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].conf = sheet.words[i].conf == 100 ? 90 : sheet.words[i].conf;
	return lines_of();
}

/* Some of the dots are letters; one between digits may be their mark. */
START_TEST(low_dots_of_a_scan_lead_too)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Shop in Kolkata");
	put_low(140, 108500, 1500, ".", 75);
	put_low(250, 108500, 1500, "w..", 20);
	put_behind(300, 100, "1,720");
	sheet_put(&sheet, 40, 130, "5");
	put_low(51, 138500, 1500, ".", 75);
	put_behind(64, 130, "9");
	lines = lines_of_scan();
	ck_assert_str_eq(line_text(&lines, 0), "Shop in Kolkata 1,720");
	ck_assert_str_eq(line_text(&lines, 1), "5 . 9");
}
END_TEST

/* A "-" where the rule is broken, unsure letters, what stands above once more; a dash of its own stays. */
START_TEST(what_a_scan_reads_of_rules_is_in_no_line)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Bangle 342.88 of 22 carat");
	sheet_put(&sheet, 300, 120, "6,074.00");
	put_low(450, 125000, 400, "-", 90);
	sheet_rule(&sheet, 40, 114, 280, 114);
	sheet_rule(&sheet, 290, 114, 500, 114);
	sheet.line++;
	put_low(75, 113500, 1000, "342.88", 93);
	put_low(282, 113800, 400, "-", 90);
	put_low(400, 113800, 400, "aa", 15);
	lines = lines_of_scan();
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 0), "Bangle 342.88 of 22 carat");
	ck_assert_str_eq(line_text(&lines, 1), "6,074.00 -");
}
END_TEST

/* "18.00" stands where the colons of the head above do, and nothing but a figure before it. */
START_TEST(a_figure_behind_a_figure_begins_with_no_colon)
{
	struct dx_lines lines;

	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 300, 100 + 14 * i, "Beat");
		sheet_put(&sheet, 340, 100 + 14 * i, ": MILL");
	}
	sheet_put(&sheet, 300, 142, "Page");
	sheet_put(&sheet, 340, 142, "35");
	sheet_put(&sheet, 290, 156, "7226.05");
	sheet_put(&sheet, 340, 156, "18.00");
	lines = lines_of_scan();
	ck_assert_str_eq(line_text(&lines, 3), "Page :5");
	ck_assert_str_eq(line_text(&lines, 4), "7226.05 18.00");
}
END_TEST

/* "31" of a sentence stands where they do, too. */
START_TEST(a_figure_behind_a_day_begins_with_no_colon)
{
	struct dx_lines lines;
	const int x = 40 + (int)strlen("from 1 Jan to ") * SHEET_CHAR / 1000;

	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 40, 100 + 14 * i, "Branch");
		sheet_put(&sheet, x, 100 + 14 * i, ": 1181");
	}
	sheet_put(&sheet, 40, 142, "from 1 Jan to 31 Mar");
	lines = lines_of_scan();
	ck_assert_str_eq(line_text(&lines, 3), "from 1 Jan to 31 Mar");
}
END_TEST

static Suite *marks_suite(void)
{
	Suite *s = suite_create("marks");
	TCase *tc = tcase_create("marks");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, dots_that_lead_and_marks_of_a_fold_are_no_words);
	tcase_add_test(tc, low_dots_of_a_scan_lead_too);
	tcase_add_test(tc, what_a_scan_reads_of_rules_is_in_no_line);
	tcase_add_test(tc, a_figure_behind_a_figure_begins_with_no_colon);
	tcase_add_test(tc, a_figure_behind_a_day_begins_with_no_colon);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(marks_suite());
}
