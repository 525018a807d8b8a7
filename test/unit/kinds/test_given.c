/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of which a person has corrected something: what still holds, and what a correction cannot lift. */
#include "dx/extract/given.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

#define RENAMED                                                                                                        \
	"[{\"op\":\"replace\",\"path\":\"/transactions/0/description\",\"value\":\"rent of the shop in April\"}]"

static void setup_account(void)
{
	setup();
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
}

/* A table with a column of charges beside the amounts; NULL: a cell is empty. */
struct line {
	const char *date, *text, *debit, *credit, *charge, *balance;
};

static void put(int x, int y, const char *text)
{
	if (text)
		sheet_right(&sheet, x, y, text);
}

static void row(int y, const struct line *l)
{
	sheet_put(&sheet, 40, y, l->date);
	sheet_put(&sheet, 110, y, l->text);
	put(300, y, l->debit);
	put(380, y, l->credit);
	put(460, y, l->charge);
	put(550, y, l->balance);
}

/* Rows under HEADS, the last one at 90 + 16 * N. */
static void table(const struct line *heads, const struct line *lines, int n)
{
	row(90, heads);
	for (int i = 0; i < n; i++)
		row(106 + 16 * i, &lines[i]);
}

/* The verdict on what was read, and on it with the operations of PATCH. */
static const char *first_verdict(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

static const char *verdict_after(const char *patch)
{
	struct dx_str template = sheet_file(arena, TEMPLATE);
	struct dx_extract_result r;
	struct dx_given given;
	struct dx_err err;
	json_t *verdict;
	const char *state;

	ck_assert(dx_extract(arena, template, DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert(dx_given_make(arena, dx_strn(r.data.data, r.data.len), dx_strn(r.evidence.data, r.evidence.len),
				dx_strn(r.corrections.data, r.corrections.len), DX_STR("json"), dx_str(patch), &given,
				&err));
	dx_extract_free(&r);
	ck_assert_msg(dx_extract_given(arena, template, &given, &sheet.page, 1, &r, &err), "%s", err.msg);
	ck_assert_msg(given.n_faults == 0, "%s: %s", given.faults[0].pointer, given.faults[0].detail);
	verdict = json_loads(dx_buf_cstr(&r.verification), 0, NULL);
	state = dx_strdup(arena, json_string_value(json_object_get(verdict, "state")));
	json_decref(verdict);
	dx_extract_free(&r);
	return state;
}

/* ---- what holds a paper back ---- */

static const struct line heads = {"Date", "Description", "Debit", "Credit", NULL, "Balance"};
static const struct line list[] = {{"01/04/2025", "rent", "50.00", NULL, NULL, NULL},
				   {"02/04/2025", "pay", NULL, "15.00", NULL, NULL},
				   {"03/04/2025", "tea", "10.00", NULL, NULL, NULL}};

/* A list of payments with the totals of both sides above it, and FIGURE under words that nobody knows. */
static void draw_list(const char *figure)
{
	sheet_put(&sheet, 40, 58, "Total Debits : 60.00");
	sheet_put(&sheet, 300, 58, "Total Credits : 15.00");
	if (figure)
		sheet_put(&sheet, 40, 72, dx_asprintf(arena, "Zusammen gebucht %s", figure));
	table(&heads, list, DX_LEN(list));
}

START_TEST(a_correction_elsewhere_explains_no_figure)
{
	draw_list(NULL);
	ck_assert_str_eq(first_verdict(), "verified");
	ck_assert_str_eq(verdict_after(RENAMED), "verified");
	sheet_init(&sheet, arena, 1);
	draw_list("81.25");
	ck_assert_str_eq(first_verdict(), "unverifiable");
	ck_assert_str_eq(verdict_after(RENAMED), "unverifiable");
}
END_TEST

static const struct line chain[] = {{"01/04/2025", "rent", "50.00", NULL, NULL, "50.00"},
				    {"02/04/2025", "pay", NULL, "15.00", NULL, "65.00"},
				    {"03/04/2025", "pay again", NULL, "30.00", NULL, "95.00"},
				    {"04/04/2025", "tea", "10.00", NULL, NULL, "85.00"}};

static void balances(const char *opening, const char *closing)
{
	sheet_put(&sheet, 40, 58, dx_asprintf(arena, "Opening Balance : %s", opening));
	sheet_put(&sheet, 300, 58, dx_asprintf(arena, "Closing Balance : %s", closing));
}

/* A figure under a word that nobody knows, between the balances. */
START_TEST(nor_one_beside_the_balances)
{
	balances("100.00", "85.00");
	sheet_put(&sheet, 180, 58, "Kassensturz 54.00");
	table(&heads, chain, DX_LEN(chain));
	ck_assert_str_eq(first_verdict(), "unverifiable");
	ck_assert_str_eq(verdict_after(RENAMED), "unverifiable");
}
END_TEST

/* Recognition misread the closing balance, and a person says what it is: the word stays as it is. */
START_TEST(what_was_misread_holds_nothing_back)
{
	balances("100.00", "95.00");
	table(&heads, chain, DX_LEN(chain));
	sheet_scan(&sheet);
	ck_assert_str_eq(first_verdict(), "mismatch");
	ck_assert_str_eq(verdict_after("[{\"op\":\"replace\",\"path\":\"/closing_balance\",\"value\":\"85.00\"}]"),
			 "verified");
}
END_TEST

/* A total that is printed once more, but for a digit. */
START_TEST(nor_a_sum_that_is_printed_otherwise)
{
	static const struct line big[] = {{"01/04/2025", "rent", "5,000.00", NULL, NULL, "45,000.00"},
					  {"02/04/2025", "pay", NULL, "1,500.00", NULL, "46,500.00"}};

	balances("50,000.00", "46,500.00");
	table(&heads, big, DX_LEN(big));
	ck_assert_str_eq(first_verdict(), "verified");
	sheet_put(&sheet, 40, 700, "Carried to your next statement 46,900.00");
	ck_assert_str_eq(first_verdict(), "unverifiable");
	ck_assert_str_eq(verdict_after(RENAMED), "unverifiable");
}
END_TEST

/* Amounts beside the rows under a heading that nobody knows, which may be balances. */
START_TEST(nor_amounts_in_a_column_that_nobody_knows)
{
	static const struct line unknown = {"Date", "Description", "Debit", "Credit", "Zwischenwert", NULL};
	static const struct line lines[] = {{"01/04/2025", "rent", "50.00", NULL, "50.00", NULL},
					    {"02/04/2025", "pay", NULL, "15.00", "66.00", NULL},
					    {"03/04/2025", "pay again", NULL, "30.00", "95.00", NULL},
					    {"04/04/2025", "tea", "10.00", NULL, "85.00", NULL}};
	static const char with_row[] =
		"[{\"op\":\"add\",\"path\":\"/transactions/-\",\"value\":{\"date\":\"2025-04-05\",\"description\":"
		"\"nothing\",\"debit\":\"0.00\"}}]";

	balances("100.00", "85.00");
	table(&unknown, lines, DX_LEN(lines));
	ck_assert_str_eq(first_verdict(), "unverifiable");
	ck_assert_str_eq(verdict_after(RENAMED), "unverifiable");
	ck_assert_str_eq(verdict_after(with_row), "unverifiable");
}
END_TEST

/* ---- rows that come and go ---- */

/* A row of a sum that is none stays where it is beside a row that a person adds. */
START_TEST(a_total_that_disagrees_stays_beside_a_new_row)
{
	static const struct line lines[] = {{"01/04/2025", "rent", "50.00", NULL, NULL, "50.00"},
					    {"02/04/2025", "pay", NULL, "15.00", NULL, "65.00"},
					    {"", "Total", "71.00", NULL, NULL, NULL},
					    {"03/04/2025", "pay again", NULL, "30.00", NULL, "95.00"},
					    {"04/04/2025", "tea", "10.00", NULL, NULL, "85.00"}};
	static const char nothing[] =
		"[{\"op\":\"add\",\"path\":\"/transactions/0\",\"value\":{\"date\":\"2025-04-01\",\"description\":"
		"\"nothing\",\"debit\":\"0.00\",\"balance\":\"100.00\"}}]";

	balances("100.00", "85.00");
	table(&heads, lines, DX_LEN(lines));
	ck_assert_str_eq(first_verdict(), "unverifiable");
	ck_assert_str_eq(verdict_after(RENAMED), "unverifiable");
	ck_assert_str_eq(verdict_after(nothing), "unverifiable");
}
END_TEST

/* ---- charges ---- */

static const struct line charged = {"Date", "Description", "Debit", "Credit", "Fee", "Balance"};
static const struct line fees[] = {{"01/04/2025", "rent", "50.00", NULL, "1.00", "49.00"},
				   {"02/04/2025", "pay", NULL, "15.00", "0.00", "64.00"},
				   {"03/04/2025", "wire", "20.00", NULL, "2.50", "41.50"},
				   {"04/04/2025", "tea", "10.00", NULL, "0.00", "31.50"}};

START_TEST(charges_count_after_a_correction)
{
	balances("100.00", "31.50");
	table(&charged, fees, DX_LEN(fees));
	ck_assert_str_eq(first_verdict(), "verified");
	ck_assert_str_eq(verdict_after(RENAMED), "verified");
	ck_assert_str_eq(verdict_after("[{\"op\":\"replace\",\"path\":\"/transactions/2/debit\",\"value\":\"21\"}]"),
			 "mismatch");
}
END_TEST

/* The only row that would tell was misread: its amount is right once a person has said it. */
START_TEST(charges_count_when_a_correction_tells)
{
	struct line lines[DX_LEN(fees)];

	memcpy(lines, fees, sizeof(lines));
	lines[0].charge = "0.00";
	lines[0].balance = "50.00";
	lines[1].balance = "65.00";
	lines[2].debit = "28.00";
	lines[2].balance = "42.50";
	lines[3].balance = "32.50";
	balances("100.00", "32.50");
	table(&charged, lines, DX_LEN(lines));
	sheet_scan(&sheet);
	ck_assert_str_eq(first_verdict(), "mismatch");
	ck_assert_str_eq(verdict_after("[{\"op\":\"replace\",\"path\":\"/transactions/2/debit\",\"value\":\"20.00\"}]"),
			 "verified");
}
END_TEST

/* A row was not read: the charges of the others stay what they are when a person adds it, wherever it belongs. */
START_TEST(charges_stay_with_their_rows)
{
	static const char *const added[] = {
		"[{\"op\":\"add\",\"path\":\"/transactions/0\",\"value\":{\"date\":\"2025-04-01\",\"description\":\"a\","
		"\"debit\":\"7.00\",\"balance\":\"100.00\"}}]",
		"[{\"op\":\"add\",\"path\":\"/transactions/2\",\"value\":{\"date\":\"2025-04-02\",\"description\":\"a\","
		"\"debit\":\"7.00\",\"balance\":\"57.00\"}}]",
		"[{\"op\":\"add\",\"path\":\"/transactions/-\",\"value\":{\"date\":\"2025-04-05\",\"description\":\"a\","
		"\"debit\":\"7.00\",\"balance\":\"24.50\"}}]",
	};
	struct line lines[DX_LEN(fees)];
	static const char *const later[][DX_LEN(fees)] = {{"49.00", "64.00", "41.50", "31.50"},
							  {"49.00", "64.00", "34.50", "24.50"},
							  {"49.00", "64.00", "41.50", "31.50"}};
	static const char *const ends[][2] = {{"107.00", "31.50"}, {"100.00", "24.50"}, {"100.00", "24.50"}};

	memcpy(lines, fees, sizeof(lines));
	for (size_t i = 0; i < DX_LEN(lines); i++)
		lines[i].balance = later[_i][i];
	balances(ends[_i][0], ends[_i][1]);
	table(&charged, lines, DX_LEN(lines));
	ck_assert_str_ne(first_verdict(), "verified");
	ck_assert_str_eq(verdict_after(added[_i]), "verified");
	ck_assert_str_ne(verdict_after("[{\"op\":\"remove\",\"path\":\"/transactions/1\"}]"), "verified");
}
END_TEST

/* Two figures at once: the amount of one row, and a row that was not read. */
START_TEST(charges_stay_beside_a_corrected_row)
{
	static const char both[] =
		"[{\"op\":\"replace\",\"path\":\"/transactions/2/debit\",\"value\":\"20.00\"},"
		"{\"op\":\"add\",\"path\":\"/transactions/-\",\"value\":{\"date\":\"2025-04-05\",\"description\":\"a\","
		"\"debit\":\"7.00\",\"balance\":\"24.50\"}}]";
	struct line lines[DX_LEN(fees)];

	memcpy(lines, fees, sizeof(lines));
	lines[2].debit = "28.00";
	balances("100.00", "24.50");
	table(&charged, lines, DX_LEN(lines));
	sheet_scan(&sheet);
	ck_assert_str_ne(first_verdict(), "verified");
	ck_assert_str_eq(verdict_after(both), "verified");
}
END_TEST

/* Two accounts, the second with one amount that its balance contradicts until somebody mends it. */
static void two_accounts(void)
{
	static const struct line first[] = {{"", "Opening balance", NULL, NULL, NULL, "100.00"},
					    {"01/04/2025", "rent", "50.00", NULL, NULL, "50.00"},
					    {"02/04/2025", "pay", NULL, "15.00", NULL, "65.00"},
					    {"", "Closing balance", NULL, NULL, NULL, "65.00"}};
	static const struct line second[] = {{"", "Opening balance", NULL, NULL, NULL, "900.00"},
					     {"01/04/2025", "gift", "31.00", NULL, NULL, "870.00"},
					     {"02/04/2025", "pay", NULL, "5.00", NULL, "875.00"},
					     {"", "Closing balance", NULL, NULL, NULL, "875.00"}};

	table(&heads, first, DX_LEN(first));
	sheet_put(&sheet, 40, 220, "Account No : 4421190077310");
	row(240, &heads);
	for (int i = 0; i < (int)DX_LEN(second); i++)
		row(256 + 16 * i, &second[i]);
}

START_TEST(a_second_account_is_corrected_by_itself)
{
	two_accounts();
	ck_assert_str_eq(first_verdict(), "mismatch");
	ck_assert_str_eq(
		verdict_after(
			"[{\"op\":\"replace\",\"path\":\"/accounts/1/transactions/0/debit\",\"value\":\"30.00\"}]"),
		"verified");
	ck_assert_str_eq(verdict_after("[{\"op\":\"replace\",\"path\":\"/transactions/0/debit\",\"value\":\"30.00\"}]"),
			 "mismatch");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("given");
	TCase *tc = tcase_create("given");

	tcase_add_checked_fixture(tc, setup_account, teardown);
	tcase_add_test(tc, a_correction_elsewhere_explains_no_figure);
	tcase_add_test(tc, nor_one_beside_the_balances);
	tcase_add_test(tc, what_was_misread_holds_nothing_back);
	tcase_add_test(tc, nor_a_sum_that_is_printed_otherwise);
	tcase_add_test(tc, nor_amounts_in_a_column_that_nobody_knows);
	tcase_add_test(tc, a_total_that_disagrees_stays_beside_a_new_row);
	tcase_add_test(tc, charges_count_after_a_correction);
	tcase_add_test(tc, charges_count_when_a_correction_tells);
	tcase_add_loop_test(tc, charges_stay_with_their_rows, 0, 3);
	tcase_add_test(tc, charges_stay_beside_a_corrected_row);
	tcase_add_test(tc, a_second_account_is_corrected_by_itself);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
