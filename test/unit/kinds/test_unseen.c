/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of whose headings the reading of a scan lost one. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

struct line {
	const char *date, *number, *debit, *credit, *balance;
};

static const struct line lines[] = {
	{"01/04/2025", "726528109", "15.00", "", "985.00"},    {"02/04/2025", "", "", "1,200.50", "2,185.50"},
	{"03/04/2025", "885280882", "5.50", "", "2,180.00"},   {"04/04/2025", "778266640", "1,080.00", "", "1,100.00"},
	{"05/04/2025", "", "", "300.00", "1,400.00"},          {"06/04/2025", "471981771", "", "50.00", "1,450.00"},
	{"07/04/2025", "258684089", "450.00", "", "1,000.00"},
};

static bool value_days; /* in the place of numbers */

/* A statement with HEADINGS; "" is one that was not read. Debits end at DEBIT_X. */
static void draw(const char *const headings[6], int debit_x)
{
	static const int at[] = {40, 110, 190, 300, 400, 500};

	for (size_t i = 0; i < DX_LEN(at); i++)
		if (headings[i][0])
			sheet_put(&sheet, at[i], 100, headings[i]);
	for (size_t i = 0; i < DX_LEN(lines); i++) {
		int y = 116 + 14 * (int)i;

		sheet_put(&sheet, 40, y, lines[i].date);
		sheet_put(&sheet, 110, y, value_days ? dx_asprintf(arena, "%02zu/04/2025", i + 2) : lines[i].number);
		sheet_put(&sheet, 190, y, "NEFT to Asha");
		sheet_right(&sheet, debit_x, y, lines[i].debit);
		sheet_right(&sheet, 432, y, lines[i].credit);
		sheet_right(&sheet, 540, y, lines[i].balance);
	}
}

static void read_it(void)
{
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* The rows as they are printed? */
static bool are_right(void)
{
	static const char *const members[] = {"debit", "credit", "balance"};

	for (size_t i = 0; i < DX_LEN(lines); i++) {
		const char *const want[] = {lines[i].debit, lines[i].credit, lines[i].balance};

		for (size_t k = 0; k < DX_LEN(members); k++) {
			char path[64];
			const char *have;
			char plain[16] = "";
			size_t n = 0;

			snprintf(path, sizeof(path), "data/transactions/%zu/%s", i, members[k]);
			have = sheet_at(all, path);
			for (const char *p = want[k]; *p; p++)
				if (*p != ',')
					plain[n++] = *p;
			plain[n] = '\0';
			if (strcmp(have, n ? plain : "null") != 0)
				return false;
		}
	}
	return true;
}

static const char *const whole[] = {"Date", "Instr. No", "Particulars", "Debit", "Credit", "Balance"};

START_TEST(any_heading_may_be_lost)
{
	const char *headings[6];

	memcpy(headings, whole, sizeof(whole));
	headings[_i] = "";
	draw(headings, 330);
	sheet_scan(&sheet);
	read_it();
	ck_assert_msg(are_right(), "without %s", whole[_i]);
}
END_TEST

static void check_days(void)
{
	ck_assert(are_right());
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/value_date"), "2025-04-04");
}

/* Of "Trans. Date" and "Value Date" one is lost, or all but a word of the other too: the day of the row stands first.
 */
START_TEST(days_without_a_heading_are_days)
{
	static const char *const lost[][6] = {{"Date", "", "Particulars", "Debit", "Credit", "Balance"},
					      {"", "Date", "Particulars", "Debit", "Credit", "Balance"}};

	value_days = true;
	draw(lost[_i], 330);
	value_days = false;
	sheet_scan(&sheet);
	read_it();
	check_days();
}
END_TEST

/* Letters and signs of headings that are read as digits. */
START_TEST(digits_in_a_heading_may_be_letters)
{
	static const char *const read[][6] = {{"Date", "Instr. No", "Particulars", "Debit", "Credit", "Balance (8)"},
					      {"Date", "Txn 1D", "Particulars", "Debit", "Credit", "Balance"}};

	draw(read[_i], 330);
	sheet_scan(&sheet);
	read_it();
	ck_assert(are_right());
}
END_TEST

/* No word of the first page's headings was read, those of the second page were: it is one table. */
START_TEST(rows_before_the_heading_that_was_read_are_rows)
{
	static const char *const garbled[] = {"Dvqt", "", "Prtzx", "Dxqt", "Crzt", "Blnzx"};
	static const int at[] = {40, 110, 190, 300, 400, 500};
	static struct sheet next;
	struct dx_page pages[2];

	draw(garbled, 330);
	sheet_scan(&sheet);
	sheet_init(&next, arena, 2);
	for (size_t i = 0; i < DX_LEN(at); i++)
		sheet_put(&next, at[i], 40, whole[i]);
	sheet_put(&next, 40, 56, "08/04/2025");
	sheet_put(&next, 190, 56, "NEFT to Asha");
	sheet_right(&next, 432, 56, "100.00");
	sheet_right(&next, 540, 56, "1,100.00");
	sheet_scan(&next);
	pages[0] = sheet.page;
	pages[1] = next.page;
	all = sheet_extract(arena, TEMPLATE, pages, 2, &needs_review);
	ck_assert(are_right());
	ck_assert_str_eq(sheet_at(all, "data/transactions/7/credit"), "100.00");
}
END_TEST

/* A day above two lines with an amount each: two rows, and never one amount of the digits of both. */
START_TEST(amounts_under_each_other_are_of_two_rows)
{
	static const char *const debits[] = {"21.23", "280.75"};
	int y = 116 + 14 * (int)DX_LEN(lines);

	draw(whole, 330);
	sheet_put(&sheet, 40, y, "08/04/2025");
	sheet_put(&sheet, 190, y, "CARD PAYMENT");
	for (size_t i = 0; i < DX_LEN(debits); i++) {
		y += 14;
		sheet_put(&sheet, 190, y, i ? "RENT MAY" : "GREGGS LONDON");
		sheet_right(&sheet, 330, y, debits[i]);
	}
	sheet_right(&sheet, 540, y, "698.02");
	sheet_scan(&sheet);
	read_it();
	ck_assert(are_right());
	ck_assert_str_eq(sheet_at(all, "data/transactions/7/debit"), "21.23");
	ck_assert_str_eq(sheet_at(all, "data/transactions/8/debit"), "280.75");
	ck_assert_str_eq(sheet_at(all, "data/transactions/8/balance"), "698.02");
}
END_TEST

/* "Gutschriften Neuer Saldo": words that nobody knows a blank before a heading that all know. */
START_TEST(two_headings_taken_for_one_are_two)
{
	static const char *const joined[] = {"Date", "Instr. No", "Particulars", "Debit", "Gutes", ""};

	draw(joined, 330);
	sheet_put(&sheet, 429, 100, "Balance");
	sheet_scan(&sheet);
	read_it();
	ck_assert(are_right());
}
END_TEST

/* Two headings a blank apart are a phrase together; dashes stand where there is nothing, and some of them are lost. */
START_TEST(two_columns_under_one_phrase_are_two)
{
	static const char *const joined[] = {"Date", "Instr. No", "Particulars", "", "", "Balance"};

	draw(joined, 385);
	sheet_put(&sheet, 345, 100, "Withdrawal Deposit");
	sheet_put(&sheet, 427, 116, "-");
	sheet_put(&sheet, 427, 116 + 14 * 3, "-");
	sheet_put(&sheet, 380, 116 + 14 * 4, "-");
	sheet_scan(&sheet);
	read_it();
	ck_assert(are_right());
}
END_TEST

/* Figures that stand right of their heading are its own. */
START_TEST(a_heading_at_the_other_edge_keeps_its_figures)
{
	draw(whole, 365);
	sheet_scan(&sheet);
	read_it();
	ck_assert(are_right());
}
END_TEST

/* A short amount stands behind the heading of longer ones, where those end: it hides no column whose heading is lost.
 */
START_TEST(a_short_amount_beside_a_short_heading_is_its_own)
{
	static const char *const rows[][2] = {{"1,100.00", "9,900.00"}, {"2,200.00", "7,700.00"},
					      {"5.00", "7,695.00"},     {"1,095.00", "6,600.00"},
					      {"6.00", "6,594.00"},     {"1,594.00", "5,000.00"}};

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 110, 100, "Debit");
	sheet_put(&sheet, 250, 100, "Narration");
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		int y = 116 + 14 * (int)i;

		sheet_put(&sheet, 40, y, dx_asprintf(arena, "%02zu/04/2025", i + 1));
		sheet_right(&sheet, 160, y, rows[i][0]);
		sheet_right(&sheet, 235, y, rows[i][1]);
		sheet_put(&sheet, 250, y, "NEFT to Asha");
	}
	sheet_scan(&sheet);
	read_it();
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		const char *path = dx_asprintf(arena, "data/transactions/%zu/balance", i);

		ck_assert_msg(strncmp(sheet_at(all, path) + 1, rows[i][1] + 2, 3) == 0, "%zu: %s", i,
			      sheet_at(all, path));
	}
}
END_TEST

/* The page behind has no headings of its own, and as many columns: its own were fewer (read behind their end). */
START_TEST(a_page_that_goes_on_has_the_columns_found_before_it)
{
	static const char *const lost[] = {"Date", "Instr. No", "Particulars", "Debit", "", "Balance"};
	static struct sheet next;
	struct dx_page pages[2];

	draw(lost, 330);
	sheet_scan(&sheet);
	sheet_init(&next, arena, 2);
	for (int i = 0; i < 3; i++) {
		static const char *const rows[][3] = {{"08/04/2025", "100.00", "1,100.00"},
						      {"09/04/2025", "25.00", "1,125.00"},
						      {"10/04/2025", "75.00", "1,200.00"}};

		sheet_put(&next, 40, 40 + 14 * i, rows[i][0]);
		sheet_put(&next, 190, 40 + 14 * i, "NEFT to Asha");
		sheet_right(&next, 432, 40 + 14 * i, rows[i][1]);
		sheet_right(&next, 540, 40 + 14 * i, rows[i][2]);
	}
	sheet_scan(&next);
	pages[0] = sheet.page;
	pages[1] = next.page;
	all = sheet_extract(arena, TEMPLATE, pages, 2, &needs_review);
	ck_assert(are_right());
	ck_assert_str_eq(sheet_at(all, "data/transactions/9/credit"), "75.00");
}
END_TEST

/* Figures of most rows that are no value, for nothing tells what they are: a look is asked for; a text layer says so.
 */
START_TEST(a_column_that_nothing_names_asks_for_a_look)
{
	const char *const unknown[] = {"Date",  "Instr. No", "Particulars",
				       "Debit", "Credit",    _i == 2 ? "Originating Branch" : "Wxzt"};
	const json_t *list;
	bool told = false;

	draw(unknown, 330);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].x1 == 540000) /* balances that do not follow from each other */
			sheet.words[i].text = dx_asprintf(arena, "%zu7.13", 9 * i % 8 + 1);
	if (_i)
		sheet_scan(&sheet);
	read_it();
	list = json_object_get(all, "warnings");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/credit"), "1200.50");
	ck_assert(!_i || needs_review);
	for (size_t i = 0; i < json_array_size(list); i++) {
		const json_t *one = json_object_get(json_array_get(list, i), "code");

		told |= strcmp(json_string_value(one), "amount_not_read") == 0;
	}
	ck_assert_int_eq(told, _i > 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/unseen");
	TCase *t = tcase_create("unseen");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, any_heading_may_be_lost, 0, DX_LEN(whole));
	tcase_add_loop_test(t, days_without_a_heading_are_days, 0, 2);
	tcase_add_loop_test(t, digits_in_a_heading_may_be_letters, 0, 2);
	tcase_add_test(t, rows_before_the_heading_that_was_read_are_rows);
	tcase_add_test(t, amounts_under_each_other_are_of_two_rows);
	tcase_add_test(t, two_headings_taken_for_one_are_two);
	tcase_add_test(t, two_columns_under_one_phrase_are_two);
	tcase_add_test(t, a_heading_at_the_other_edge_keeps_its_figures);
	tcase_add_test(t, a_short_amount_beside_a_short_heading_is_its_own);
	tcase_add_test(t, a_page_that_goes_on_has_the_columns_found_before_it);
	tcase_add_loop_test(t, a_column_that_nothing_names_asks_for_a_look, 0, 3);
	suite_add_tcase(s, t);
	return unit_main(s);
}
