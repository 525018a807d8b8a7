/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/lines.h"

#include "../unit.h"
#include "dx/extract/across.h"
#include "dx/extract/dayover.h"
#include "dx/extract/job.h"
#include "dx/extract/margin.h"
#include "lines_sheet.h"

/* ---- lines ---- */

START_TEST(one_height_is_one_line)
{
	struct dx_lines lines;

	sheet_put(&sheet, 300, 100, "500.00");
	sheet_put(&sheet, 40, 101, "01/04/2025 rent");
	sheet_put(&sheet, 40, 114, "below");
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 0), "01/04/2025 rent 500.00");
	ck_assert_str_eq(line_text(&lines, 1), "below");
}
END_TEST

START_TEST(spaced_letters_are_words)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "P A R T I C U L A R S");
	sheet_put(&sheet, 300, 100, "Amount");
	sheet_put(&sheet, 40, 120, "A B C D E Traders");   /* initials */
	sheet_put(&sheet, 40, 140, "A B C D E 1 2 3 4 F"); /* boxes of a form */
	sheet_put(&sheet, 40, 160, "T A X");
	sheet_put(&sheet, 80, 160, "B I L L");
	sheet_put(&sheet, 40, 180, "Dr Cr A B C"); /* too few */
	lines = lines_of();
	dx_lines_join_spaced(arena, &lines);
	ck_assert_str_eq(line_text(&lines, 0), "PARTICULARS Amount");
	ck_assert_str_eq(line_text(&lines, 1), "A B C D E Traders");
	ck_assert_str_eq(line_text(&lines, 2), "A B C D E 1 2 3 4 F");
	ck_assert_str_eq(line_text(&lines, 3), "TAX BILL");
	ck_assert_str_eq(line_text(&lines, 4), "Dr Cr A B C");
}
END_TEST

START_TEST(texts_over_each_other_are_two_lines)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "first");
	sheet_put(&sheet, 40, 103, "second"); /* nearer than half a line, but in the same place */
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 2);
}
END_TEST

START_TEST(a_cell_in_the_middle_of_its_row_is_no_neighbour)
{
	struct dx_lines lines;
	uint32_t line = sheet.line;

	/* the reader of PDF takes the date and the first word beside it for one line: they are half a line apart */
	sheet_put(&sheet, 40, 106, "03/09/2025");
	sheet.line = line;
	sheet_put(&sheet, 110, 100, "NEFT");
	sheet_put(&sheet, 180, 100, "CR-7519827-ASHA");
	sheet_put(&sheet, 300, 106, "1,404.07");
	sheet_put(&sheet, 110, 112, "TRADERS");
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 3);
	ck_assert_str_eq(line_text(&lines, 0), "NEFT CR-7519827-ASHA");
	ck_assert_str_eq(line_text(&lines, 1), "03/09/2025 1,404.07");
	ck_assert_str_eq(line_text(&lines, 2), "TRADERS");
}
END_TEST

START_TEST(a_scan_may_lean)
{
	struct dx_lines lines;

	/* six points down over the page: the far end of a line is level with the next line's beginning */
	for (int row = 0; row < 8; row++) {
		uint32_t line = sheet.line;

		for (int col = 0; col < 5; col++) {
			char text[32];

			snprintf(text, sizeof(text), "w%d%d", row, col);
			sheet.line = line;
			sheet_put(&sheet, 40 + col * 110, 100 + row * 12 + col * 3 / 2, text);
		}
	}
	/* the far column is a block of its own for the source, as recognition often has it */
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (i % 5 == 4)
			sheet.words[i].line += 100;
	sheet_scan(&sheet);
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 8);
	ck_assert_str_eq(line_text(&lines, 3), "w30 w31 w32 w33 w34");
}
END_TEST

/* Recognition takes lines of two blocks for one: "12/03/2025" beside a block whose lines stand farther down. */
START_TEST(blocks_of_a_scan_have_lines_of_their_own)
{
	struct dx_lines lines;
	uint32_t line;

	sheet_put(&sheet, 40, 100, "Due date");
	line = sheet.line;
	sheet_put(&sheet, 150, 100, "12/03/2025");
	sheet.line = line;
	sheet_put(&sheet, 330, 107, "mail of somebody");
	sheet_scan(&sheet);
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 0), "Due date 12/03/2025");
	ck_assert_str_eq(line_text(&lines, 1), "mail of somebody");
}
END_TEST

START_TEST(runs_end_at_wide_gaps)
{
	struct dx_lines lines;
	struct dx_seg *segs;
	size_t n;

	sheet_put(&sheet, 40, 100, "Account No");
	sheet_put(&sheet, 150, 100, ": 123 456");
	lines = lines_of();
	segs = dx_lines_segments(arena, &lines.v[0], &n);
	ck_assert_uint_eq(n, 2);
	ck_assert_uint_eq(segs[0].n, 2);
	ck_assert_uint_eq(segs[1].n, 3);
	ck_assert_int_eq(segs[1].x0, 150000);
}
END_TEST

/* A cell too narrow for its amount: the row's own line is at the height between figure and sign. */
START_TEST(a_sign_may_stand_below_its_figure)
{
	struct dx_lines lines;

	sheet_right(&sheet, 400, 100, "2.400,00");
	sheet_put(&sheet, 40, 106, "Workshop");
	sheet_right(&sheet, 300, 106, "1.200,00 €");
	sheet_right(&sheet, 400, 113, "€");
	sheet_put(&sheet, 40, 130, "Cable");
	sheet_right(&sheet, 400, 130, "77,40 €");
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 0), "Workshop 1.200,00 € 2.400,00 €");
	ck_assert_str_eq(line_text(&lines, 1), "Cable 77,40 €");
}
END_TEST

START_TEST(a_sign_may_stand_above_its_figure)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 106, "Total");
	sheet_right(&sheet, 400, 100, "₹");
	sheet_right(&sheet, 400, 113, "20,028.79");
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 1);
	ck_assert_str_eq(line_text(&lines, 0), "Total ₹ 20,028.79");
}
END_TEST

/* Lines that were joined leave their places to those of the next page. */
START_TEST(a_joined_line_is_none_of_the_next_page)
{
	static struct sheet other;
	struct dx_page pages[2];
	struct dx_lines lines;

	sheet_right(&sheet, 400, 100, "2.400,00");
	sheet_put(&sheet, 40, 106, "Workshop");
	sheet_right(&sheet, 400, 113, "€");
	sheet_init(&other, arena, 2);
	sheet_put(&other, 40, 100, "one");
	sheet_put(&other, 40, 130, "two");
	sheet_put(&other, 40, 160, "three");
	pages[0] = sheet.page;
	pages[1] = other.page;
	dx_lines_build(arena, pages, 2, &lines);
	ck_assert_uint_eq(lines.n, 4);
	for (size_t i = 1; i < lines.n; i++)
		ck_assert_uint_eq(lines.v[i].n, 1);
	ck_assert_str_eq(line_text(&lines, 3), "three");
}
END_TEST

/* At the other side of its cell: the figure above is another row's. */
START_TEST(a_sign_before_its_figure_stays)
{
	struct dx_lines lines;

	sheet_put(&sheet, 340, 100, "12,345,678.00");
	sheet_put(&sheet, 340, 114, "$");
	sheet_right(&sheet, 405, 114, "5.00");
	lines = lines_of();
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 1), "$ 5.00");
}
END_TEST

START_TEST(a_gap_without_a_blank_parts_cells)
{
	struct dx_lines lines;
	size_t n;

	sheet_put(&sheet, 40, 100, "1");
	sheet_put(&sheet, 50, 100, "a steel cupboard of six feet and two doors in grey");
	sheet_put(&sheet, 305, 100, "2,451.74");
	sheet_put(&sheet, 350, 100, "EUR");
	lines = lines_of();
	dx_lines_cells(arena, &lines.v[0], &n);
	ck_assert_uint_eq(n, 1); /* each word was placed by itself */
	sheet_blanks(&sheet);
	lines = lines_of();
	dx_lines_cells(arena, &lines.v[0], &n);
	ck_assert_uint_eq(n, 3);
	dx_lines_segments(arena, &lines.v[0], &n);
	ck_assert_uint_eq(n, 1);
}
END_TEST

START_TEST(groups_side_by_side_are_read_one_behind_the_other)
{
	static const char *const want[] = {"Date", "11/14", "11/16", "Date", "11/30", "Date", "12/16", "Note", NULL};
	static const struct {
		int x, y;
		const char *text;
	} put[] = {{40, 100, "Date"},   {100, 100, "Amount"}, {240, 100, "Date"},  {300, 100, "Amount"},
		   {440, 100, "Date"},  {500, 100, "Amount"}, {40, 112, "11/14"},  {100, 112, "5.00"},
		   {240, 112, "11/30"}, {300, 112, "6.00"},   {440, 112, "12/16"}, {500, 112, "7.00"},
		   {40, 124, "11/16"},  {100, 124, "8.00"},   {40, 136, "Note"}};
	struct dx_lines lines;
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(put); i++)
		sheet_put(&sheet, put[i].x, put[i].y, put[i].text);
	lines = lines_of();
	dx_lines_part_across(arena, &lines);
	while (want[n])
		n++;
	ck_assert_uint_eq(lines.n, n);
	for (size_t i = 0; i < n; i++)
		ck_assert_str_eq(lines.v[i].words[0]->text, want[i]);
	ck_assert_uint_eq(lines.page_first[lines.n_pages], n);
	ck_assert(lines.v[3].across && !lines.v[7].across);
	ck_assert(dx_lines_are_across(&lines.v[0], &lines.v[3]));
	ck_assert(!dx_lines_are_across(&lines.v[0], &lines.v[1]));
}
END_TEST

/* Headings that stand twice over running text, or figures over the edge, are no groups. */
START_TEST(headings_twice_over_other_things_are_left_alone)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 100, 100, "Amount");
	sheet_put(&sheet, 240, 100, "Date");
	sheet_put(&sheet, 300, 100, "Amount");
	sheet_put(&sheet, 40, 112, "Balances only appear for days that reflect a change");
	lines = lines_of();
	dx_lines_part_across(arena, &lines);
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_uint_eq(lines.v[0].n, 4);
}
END_TEST

/* "20" over "Dec 25": one date, and what else stands below stays below. */
START_TEST(a_month_under_its_day_comes_behind_it)
{
	struct dx_lines lines;

	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 46, 100 + 40 * i, "20");
		sheet_put(&sheet, 100, 100 + 40 * i, "Tea shop");
		sheet_put(&sheet, 400, 100 + 40 * i, "5.00");
		sheet_put(&sheet, 34, 112 + 40 * i, "Dec 25");
		if (i == 0)
			sheet_put(&sheet, 100, 112, "Cr");
	}
	lines = lines_of();
	dx_lines_join_days(arena, &lines);
	ck_assert_uint_eq(lines.n, 4);
	ck_assert_str_eq(line_text(&lines, 0), "20 Dec 25 Tea shop 5.00");
	ck_assert_int_eq(lines.v[0].x0, lines.v[0].words[1]->x0); /* of "Dec", which begins farther left */
	ck_assert_str_eq(line_text(&lines, 1), "Cr");
	ck_assert_int_eq(lines.v[1].x0, lines.v[1].words[0]->x0);
	ck_assert_str_eq(line_text(&lines, 2), "20 Dec 25 Tea shop 5.00");
	ck_assert_uint_eq(lines.page_first[1], 4);
}
END_TEST

/* Once or twice it is a number over a month. */
START_TEST(a_number_over_a_month_stays)
{
	struct dx_lines lines;

	sheet_put(&sheet, 46, 100, "12");
	sheet_put(&sheet, 100, 100, "Visits");
	sheet_put(&sheet, 40, 112, "May 25");
	lines = lines_of();
	dx_lines_join_days(arena, &lines);
	ck_assert_uint_eq(lines.n, 2);
	ck_assert_str_eq(line_text(&lines, 1), "May 25");
}
END_TEST

/* Five rows, a panel beside them; ASIDE: also without a row. */
static struct dx_lines with_panel(bool aside, bool *parted_r)
{
	static struct dx_col cols[3];
	struct dx_table t = {.header_n = 1, .first = 1, .cols = cols, .n_cols = 3};
	struct dx_tables tables = {.v = &t, .n = 1};
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 100, 100, "Details");
	sheet_put(&sheet, 300, 100, "Amount");
	for (int i = 0; i < 5; i++) {
		sheet_put(&sheet, 40, 120 + 24 * i, "01/04/2025");
		sheet_put(&sheet, 120, 120 + 24 * i, "Tea");
		sheet_put(&sheet, 310, 120 + 24 * i, "5.00");
	}
	sheet_put(&sheet, 480, 120, "77.00");
	for (int i = 0; i < 3; i++)
		if (aside)
			sheet_put(&sheet, 480, 132 + 24 * i, "Total Due");
	lines = lines_of();
	for (size_t i = 0; i < 3; i++) {
		cols[i].hx0 = lines.v[0].words[i]->x0;
		cols[i].hx1 = lines.v[0].words[i]->x1;
	}
	t.n = lines.n - 1;
	*parted_r = dx_lines_part_margin(arena, &lines, &tables);
	return lines;
}

START_TEST(a_panel_beside_rows_is_cut_off)
{
	bool parted;
	struct dx_lines lines = with_panel(true, &parted);

	ck_assert(parted);
	ck_assert_uint_eq(lines.n, 10);
	ck_assert_str_eq(line_text(&lines, 1), "01/04/2025 Tea 5.00");
	ck_assert_str_eq(line_text(&lines, 5), "01/04/2025 Tea 5.00"); /* the panel follows the page's last line */
	ck_assert_str_eq(line_text(&lines, 6), "77.00");
	ck_assert_str_eq(line_text(&lines, 7), "Total Due");
	ck_assert_uint_eq(lines.page_first[1], 10);
}
END_TEST

/* The last row's text goes on beside a line of the panel. */
START_TEST(a_panel_beside_the_end_of_the_last_row_is_cut_off)
{
	struct dx_lines lines;
	bool parted;

	sheet_put(&sheet, 120, 228, "of a kind");
	sheet_put(&sheet, 480, 228, "Due Date");
	lines = with_panel(true, &parted);
	ck_assert(parted);
	ck_assert_uint_eq(lines.n, 12);
	ck_assert_str_eq(line_text(&lines, 6), "of a kind");
	ck_assert_str_eq(line_text(&lines, 11), "Due Date");
}
END_TEST

/* What stands behind rows alone may be a column that has no heading. */
START_TEST(a_column_without_a_heading_stays)
{
	bool parted;
	struct dx_lines lines = with_panel(false, &parted);

	ck_assert(!parted);
	ck_assert_uint_eq(lines.n, 6);
}
END_TEST

/* The header says at one height what the panel says: no table is found before they are parted. */
START_TEST(a_panel_is_parted_without_a_table)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Details");
	sheet_put(&sheet, 310, 100, "Amount");
	sheet_put(&sheet, 480, 100, "Credit limit 300.00");
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 40, 120 + 24 * i, "01/04/2025");
		sheet_put(&sheet, 120, 120 + 24 * i, "Tea");
		sheet_put(&sheet, 310, 120 + 24 * i, "5.00");
		sheet_put(&sheet, 480, 132 + 24 * i, "Points earned");
	}
	lines = lines_of();
	ck_assert(dx_lines_part_panels(arena, &lines, (bool[]){false}));
	ck_assert_str_eq(line_text(&lines, 0), "Date Details Amount");
	ck_assert_str_eq(line_text(&lines, 1), "01/04/2025 Tea 5.00");
}
END_TEST

static bool goes_on(const char *text)
{
	struct dx_lines lines;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 700, "Total 1,234.50");
	sheet_put(&sheet, 300, 760, text);
	sheet_put(&sheet, 200, 780, "This is a Computer Generated Invoice");
	lines = lines_of();
	return dx_job_goes_on(arena, &lines, true);
}

START_TEST(a_page_says_that_the_paper_goes_on)
{
	ck_assert(goes_on("continued to page number 2"));
	ck_assert(goes_on("continued ..."));
	ck_assert(goes_on("Contd...2"));
	ck_assert(goes_on("(Contd. on next page)"));
	ck_assert(goes_on("Fortsetzung auf Seite 2"));
	ck_assert(goes_on("Total carried over"));
	ck_assert(goes_on("Carried forward to page 2"));
	ck_assert(!goes_on("Continued from page 1"));
	ck_assert(!goes_on("Suite 200"));
	ck_assert(!goes_on("Balance carried forward"));
	ck_assert(!goes_on("your continued support"));
}
END_TEST

START_TEST(what_goes_on_above_amounts_is_here)
{
	struct dx_lines lines;

	sheet_put(&sheet, 40, 500, "Items (continued)");
	sheet_put(&sheet, 300, 510, "Continued");
	sheet_put(&sheet, 300, 700, "1,234.50");
	lines = lines_of();
	ck_assert(!dx_job_goes_on(arena, &lines, true));
}
END_TEST

static Suite *lines_suite(void)
{
	Suite *s = suite_create("lines");
	TCase *tc = tcase_create("lines");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, one_height_is_one_line);
	tcase_add_test(tc, spaced_letters_are_words);
	tcase_add_test(tc, texts_over_each_other_are_two_lines);
	tcase_add_test(tc, a_cell_in_the_middle_of_its_row_is_no_neighbour);
	tcase_add_test(tc, a_scan_may_lean);
	tcase_add_test(tc, blocks_of_a_scan_have_lines_of_their_own);
	tcase_add_test(tc, runs_end_at_wide_gaps);
	tcase_add_test(tc, a_sign_may_stand_below_its_figure);
	tcase_add_test(tc, a_sign_may_stand_above_its_figure);
	tcase_add_test(tc, a_joined_line_is_none_of_the_next_page);
	tcase_add_test(tc, a_sign_before_its_figure_stays);
	tcase_add_test(tc, a_gap_without_a_blank_parts_cells);
	tcase_add_test(tc, groups_side_by_side_are_read_one_behind_the_other);
	tcase_add_test(tc, headings_twice_over_other_things_are_left_alone);
	tcase_add_test(tc, a_month_under_its_day_comes_behind_it);
	tcase_add_test(tc, a_number_over_a_month_stays);
	tcase_add_test(tc, a_panel_beside_rows_is_cut_off);
	tcase_add_test(tc, a_panel_beside_the_end_of_the_last_row_is_cut_off);
	tcase_add_test(tc, a_column_without_a_heading_stays);
	tcase_add_test(tc, a_panel_is_parted_without_a_table);
	tcase_add_test(tc, a_page_says_that_the_paper_goes_on);
	tcase_add_test(tc, what_goes_on_above_amounts_is_here);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(lines_suite());
}
