/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements from words to verdict, honest and forged. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "run.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define ROWS     8
#define PER_PAGE 4
#define CELLS    (3 * ROWS + 4)

struct st_line {
	const char *date, *text, *debit, *credit, *balance;
};

/* A statement that holds: 10,000.00 − … = 9,214.75. */
static const struct st_line honest[ROWS] = {
	{"01/04/2025", "UPI/4772/KIRTI STORES", "712.00", "", "9,288.00"},
	{"03/04/2025", "SALARY ACME", "", "1,250.50", "10,538.50"},
	{"04/04/2025", "ATM WDL 1234", "500.00", "", "10,038.50"},
	{"09/04/2025", "NEFT RAMESH", "1,023.75", "", "9,014.75"},
	{"12/04/2025", "INTEREST", "", "36.00", "9,050.75"},
	{"18/04/2025", "SMS CHARGES", "17.70", "", "9,033.05"},
	{"25/04/2025", "CHEQUE 000123", "318.30", "", "8,714.75"},
	{"30/04/2025", "REFUND", "", "500.00", "9,214.75"},
};

struct statement {
	struct st_line rows[ROWS];
	size_t n;
	const char *opening, *closing, *debits, *credits; /* "" : not printed */
	size_t pages;                                     /* how many of the two are there */
	bool numbered;
	const char *again;          /* a balance once more, under a word that nobody knows; NULL: none */
	const char *sum;            /* a row of totals with one figure; NULL: none */
	const char *sum_of_credits; /* … and the other one; NULL: none */
	const char *twice;          /* the total of credits once more, with its name; NULL: none */
	const char *first;          /* a row above the first one with the opening balance; NULL: none */
	const char *first_date;     /* … and its date, under another word; NULL: no date */
};

static struct dx_arena *arena;
static struct sheet sheets[2];
static bool needs_review;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static struct statement good(void)
{
	struct statement st = {.n = ROWS,
			       .opening = "10,000.00",
			       .closing = "9,214.75",
			       .debits = "2,571.75",
			       .credits = "1,786.50",
			       .pages = 2,
			       .numbered = true};

	memcpy(st.rows, honest, sizeof(honest));
	return st;
}

/* The same without a line for the closing balance: both totals and the last row's balance close it. */
static struct statement closed_by_totals(void)
{
	struct statement st = good();

	st.closing = "";
	return st;
}

static void header(struct sheet *s, int y)
{
	sheet_put(s, 40, y, "Date");
	sheet_put(s, 110, y, "Narration");
	sheet_right(s, 380, y, "Debit");
	sheet_right(s, 460, y, "Credit");
	sheet_right(s, 550, y, "Balance");
}

static void row(struct sheet *s, int y, const struct st_line *l)
{
	if (*l->date)
		sheet_put(s, 40, y, l->date);
	sheet_put(s, 110, y, l->text);
	sheet_right(s, 380, y, l->debit);
	sheet_right(s, 460, y, l->credit);
	sheet_right(s, 550, y, l->balance);
}

static void label(struct sheet *s, int y, const char *name, const char *value)
{
	if (*value)
		sheet_put(s, 40, y, dx_asprintf(arena, "%s : %s", name, value));
}

static void draw(const struct statement *st)
{
	sheet_init(&sheets[0], arena, 1);
	sheet_init(&sheets[1], arena, 2);
	sheet_put(&sheets[0], 40, 50, "Account No : 8816676039027");
	sheet_put(&sheets[0], 40, 64, "Statement Period : 01/04/2025 to 30/04/2025");
	label(&sheets[0], 78, "Opening Balance", st->opening);
	header(&sheets[0], 110);
	header(&sheets[1], 50);
	if (st->first)
		row(&sheets[0], 118,
		    &(struct st_line){st->first_date ? st->first_date : "",
				      st->first_date ? "Stand" : "Opening Balance", "", "", st->first});
	for (size_t i = 0; i < st->n; i++) {
		struct sheet *s = &sheets[i < PER_PAGE ? 0 : 1];

		row(s, (i < PER_PAGE ? 126 : 66) + (int)(i % PER_PAGE) * 16, &st->rows[i]);
	}
	if (st->sum)
		row(&sheets[1], 66 + (int)(st->n - PER_PAGE) * 16,
		    &(struct st_line){"", "Total", st->sum, st->sum_of_credits ? st->sum_of_credits : "", ""});
	if (st->twice)
		sheet_put(&sheets[1], 40, 264, dx_asprintf(arena, "Total Credits : %s", st->twice));
	if (st->again)
		sheet_put(&sheets[1], 300, 248, dx_asprintf(arena, "Standing %s", st->again));
	label(&sheets[1], 200, "Total Debits", st->debits);
	label(&sheets[1], 216, "Total Credits", st->credits);
	label(&sheets[1], 232, "Closing Balance", st->closing);
	for (int i = 0; st->numbered && i < 2; i++)
		sheet_put(&sheets[i], 280, 800, i ? "Page 2 of 2" : "Page 1 of 2");
}

static json_t *read_it(const struct statement *st)
{
	struct dx_page pages[2];

	draw(st);
	pages[0] = sheets[0].page;
	pages[1] = sheets[1].page;
	return sheet_extract(arena, TEMPLATE, pages, st->pages, &needs_review);
}

static const char *verdict_of(const struct statement *st)
{
	json_t *all = read_it(st);
	const char *verdict = dx_strdup(arena, sheet_verdict(all));

	json_decref(all);
	return verdict;
}

START_TEST(an_honest_statement_is_verified)
{
	struct statement st = good();
	json_t *all = read_it(&st);

	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "8816676039027");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "10000.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "9214.75");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "2571.75");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "712.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/credit"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/7/credit"), "500.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/7/date"), "2025-04-30");
	ck_assert_str_eq(sheet_check(all, "running_balance"), "passed");
	ck_assert_str_eq(sheet_check(all, "closing_balance"), "passed");
	ck_assert_str_eq(sheet_check(all, "page_numbers"), "passed");
	ck_assert_str_eq(sheet_at(json_object_get(json_object_get(all, "evidence"), "/transactions/0/debit"), "raw"),
			 "712.00");
	json_decref(all);
}
END_TEST

/* ---- forgeries: none may ever be verified ---- */

static const char *with_digit(const char *text, size_t at, char digit)
{
	char *copy = dx_strdup(arena, text);

	copy[at] = digit;
	return copy;
}

static const char **cell_of(struct statement *st, int which)
{
	struct st_line *l = &st->rows[which / 3 % ROWS];

	if (which < 3 * ROWS)
		return which % 3 == 0 ? &l->debit : which % 3 == 1 ? &l->credit : &l->balance;
	switch (which - 3 * ROWS) {
	case 0:
		return &st->opening;
	case 1:
		return &st->closing;
	case 2:
		return &st->debits;
	default:
		return &st->credits;
	}
}

START_TEST(one_digit_changed_is_found)
{
	struct statement st = _i < CELLS ? good() : closed_by_totals();
	const char **cell = cell_of(&st, _i % CELLS);
	const char *was = *cell;

	for (size_t at = 0; at < strlen(was); at++) {
		for (char d = '0'; d <= '9'; d = (char)(d + 4)) {
			if (was[at] < '0' || was[at] > '9' || was[at] == d)
				continue;
			*cell = with_digit(was, at, d);
			ck_assert_msg(strcmp(verdict_of(&st), "mismatch") == 0, "%s → %s is %s", was, *cell,
				      verdict_of(&st));
			ck_assert(needs_review);
		}
	}
}
END_TEST

START_TEST(one_row_dropped_is_found)
{
	struct statement st = _i < ROWS ? good() : closed_by_totals();
	size_t k = (size_t)_i % ROWS;

	memmove(&st.rows[k], &st.rows[k + 1], (ROWS - 1 - k) * sizeof(st.rows[0]));
	st.n--;
	ck_assert_str_eq(verdict_of(&st), "mismatch");
}
END_TEST

START_TEST(one_row_added_is_found)
{
	struct statement st = good();
	size_t k = (size_t)_i;

	st.n = ROWS;
	memmove(&st.rows[k + 1], &st.rows[k], (ROWS - 1 - k) * sizeof(st.rows[0])); /* the last one makes room */
	st.rows[k] = (struct st_line){"05/04/2025", "INSERTED", "", "100.00", "9,999.00"};
	ck_assert_str_ne(verdict_of(&st), "verified");
}
END_TEST

START_TEST(a_lost_last_page_is_found)
{
	struct statement st = good();

	st.pages = 1;
	ck_assert_str_eq(verdict_of(&st), "mismatch"); /* page 1 of 2 */
	st.numbered = false;
	ck_assert_str_eq(verdict_of(&st), "unverifiable"); /* the closing balance went with it */
}
END_TEST

START_TEST(a_lost_first_page_is_found)
{
	struct statement st = good();
	struct dx_page last;
	json_t *all;

	st.numbered = false;
	draw(&st);
	last = sheets[1].page;
	all = sheet_extract(arena, TEMPLATE, &last, 1, &needs_review);
	ck_assert_str_ne(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

/* Rows without balances add up in any order, so the printed numbers alone tell that the pages changed places. */
START_TEST(pages_out_of_order_are_found)
{
	struct statement st = good();
	struct dx_page pages[2];
	json_t *all;

	draw(&st);
	pages[0] = sheets[1].page;
	pages[1] = sheets[0].page;
	pages[0].number = 1;
	pages[1].number = 2;
	all = sheet_extract(arena, TEMPLATE, pages, 2, &needs_review);
	ck_assert_str_eq(sheet_check(all, "page_numbers"), "failed");
	json_decref(all);
}
END_TEST

START_TEST(a_sum_that_is_printed_once_more_must_agree)
{
	struct statement st = good();

	st.again = "9,214.75";
	st.sum = "2,571.75";
	st.sum_of_credits = st.credits;
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.again = "9,314.75";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.again = "R9 214.75"; /* thousands set off by a blank behind a currency's letter */
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.again = "R9 314.75";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.debits = st.credits = "";
	st.again = "2,571.75"; /* what the debits come to, under a word that nobody knows */
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.again = "2,871.75";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st = good();
	st.sum = "2,571.75";
	st.sum_of_credits = st.credits;
	st.again = NULL;
	st.twice = "1,786.50";
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.twice = "9,786.50";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.twice = "71,555.00";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.twice = NULL;
	st.first = "10,000.00";
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.first = "70,000.00";
	ck_assert_str_eq(verdict_of(&st), "mismatch");
	st.first_date = "01/04/2025"; /* under a word that nobody knows it is a dated line without an amount */
	st.first = "10,000.00";
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.first = "70,000.00";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.first = NULL;
	st.sum = "2,071.75";
	ck_assert_str_ne(verdict_of(&st), "verified");
}
END_TEST

/* The newest row first: a row of totals under the oldest one is no less of all rows. */
START_TEST(totals_under_a_reversed_list_must_agree)
{
	static const char *const credits[] = {"1,786.50", "1,986.50", "9,786.50"};
	struct statement st = good();

	for (size_t i = 0; i < ROWS; i++)
		st.rows[i] = honest[ROWS - 1 - i];
	st.debits = st.credits = "";
	st.sum = "2,571.75";
	for (size_t i = 0; i < DX_LEN(credits); i++) {
		st.sum_of_credits = credits[i];
		ck_assert_str_eq(verdict_of(&st), i == 0 ? "verified" : "mismatch");
	}
}
END_TEST

/* ---- what is not printed proves nothing ---- */

START_TEST(both_ends_must_be_printed)
{
	struct statement st = good();

	st.opening = ""; /* both totals stand for it */
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.debits = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st = closed_by_totals();
	st.debits = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	ck_assert(!needs_review); /* nothing is wrong with it */
}
END_TEST

START_TEST(both_totals_close_a_statement)
{
	struct statement st = closed_by_totals();

	ck_assert_str_eq(verdict_of(&st), "verified");
	st.numbered = false; /* two pages, and the first one says no total: they are no page's */
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.pages = 1; /* they went with the second one */
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st = closed_by_totals();
	st.rows[ROWS - 1].balance = ""; /* the last row hangs in the air */
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st = closed_by_totals();
	st.opening = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
}
END_TEST

/* Amount and balance of the last row agree with each other, and with nothing behind them. */
START_TEST(a_changed_last_row_is_found)
{
	struct statement st = closed_by_totals();

	st.rows[ROWS - 1].credit = "600.00";
	st.rows[ROWS - 1].balance = "9,314.75";
	ck_assert_str_eq(verdict_of(&st), "mismatch");
	st.debits = "";
	ck_assert_str_eq(verdict_of(&st), "mismatch");
	st.credits = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
}
END_TEST

/* The first page alone, with what its rows come to under them: its own sums or the paper's, nobody knows. */
static const char *first_page_with(const char *name_debits, const char *name_credits)
{
	struct statement st = closed_by_totals();
	struct dx_page first;
	json_t *all;
	const char *verdict;

	st.numbered = false;
	draw(&st);
	if (name_credits) {
		label(&sheets[0], 200, name_debits, "2,235.75");
		label(&sheets[0], 216, name_credits, "1,250.50");
	} else {
		sheet_put(&sheets[0], 110, 190, name_debits);
		sheet_right(&sheets[0], 380, 190, "2,235.75");
		sheet_right(&sheets[0], 460, 190, "1,250.50");
	}
	first = sheets[0].page;
	all = sheet_extract(arena, TEMPLATE, &first, 1, &needs_review);
	ck_assert_str_eq(sheet_check(all, "total_debits"), "passed");
	verdict = dx_strdup(arena, sheet_verdict(all));
	json_decref(all);
	return verdict;
}

START_TEST(a_page_s_totals_close_nothing)
{
	ck_assert_str_eq(first_page_with("Total", NULL), "unverifiable");
	ck_assert_str_eq(first_page_with("Page Total Debits", "Page Total Credits"), "unverifiable");
	ck_assert_str_eq(first_page_with("Strona Total Debits", "Strona Total Credits"), "unverifiable");
	ck_assert_str_eq(first_page_with("Total Debits", "Total Credits"), "verified");
}
END_TEST

START_TEST(missing_ends_are_derived_and_said_so)
{
	struct statement st = good();
	json_t *all;
	const json_t *evidence;

	st.opening = "";
	all = read_it(&st);
	evidence = json_object_get(all, "evidence");
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "10000.00");
	ck_assert_str_eq(sheet_at(json_object_get(evidence, "/opening_balance"), "source"), "derived");
	ck_assert_str_eq(sheet_at(json_object_get(evidence, "/closing_balance"), "source"), "text_layer");
	json_decref(all);
}
END_TEST

START_TEST(without_balances_both_ends_or_totals_must_be_printed)
{
	struct statement st = good();

	for (size_t i = 0; i < ROWS; i++)
		st.rows[i].balance = "";
	ck_assert_str_eq(verdict_of(&st), "verified");
	st.debits = st.credits = "";
	ck_assert_str_eq(verdict_of(&st), "verified"); /* opening balance and rows make the closing one */
	st.closing = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st = good();
	for (size_t i = 0; i < ROWS; i++)
		st.rows[i].balance = "";
	st.rows[2].debit = "600.00";
	ck_assert_str_eq(verdict_of(&st), "mismatch");
}
END_TEST

START_TEST(carried_balances_alone_may_be_another_pages)
{
	struct statement st = good();

	/* the first page's header is there, but the opening balance is a row that might belong to page 2 of many */
	st.opening = st.closing = st.debits = st.credits = "";
	st.numbered = false;
	st.rows[0] = (struct st_line){"", "BALANCE BROUGHT FORWARD", "", "", "9,288.00"};
	st.rows[7] = (struct st_line){"", "BALANCE CARRIED FORWARD", "", "", "8,714.75"};
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	st.numbered = true;
	ck_assert_str_eq(verdict_of(&st), "verified");
}
END_TEST

START_TEST(a_cell_that_is_no_number_blocks)
{
	struct statement st = good();
	json_t *all;

	st.rows[2].debit = "5OO.OO"; /* letters in a text layer are letters */
	all = read_it(&st);
	ck_assert_str_ne(sheet_verdict(all), "verified");
	ck_assert(needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/debit"), "null");
	ck_assert_uint_eq(json_array_size(json_object_get(all, "corrections")), 0);
	json_decref(all);
}
END_TEST

START_TEST(no_rows_no_verdict)
{
	struct statement st = good();

	st.n = 0;
	st.closing = st.opening;
	st.debits = st.credits = "";
	ck_assert_str_eq(verdict_of(&st), "unverifiable");
	ck_assert(needs_review); /* the template requires transactions */
}
END_TEST

START_TEST(the_answer_is_the_same_every_time)
{
	struct statement st = good();
	json_t *first = read_it(&st);
	json_t *second = read_it(&st);
	char *a = json_dumps(first, 0);
	char *b = json_dumps(second, 0);

	ck_assert_str_eq(a, b);
	free(a);
	free(b);
	json_decref(first);
	json_decref(second);
}
END_TEST

static Suite *statement_suite(void)
{
	Suite *s = suite_create("statement");
	TCase *tc = tcase_create("statement");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, an_honest_statement_is_verified);
	tcase_add_loop_test(tc, one_digit_changed_is_found, 0, 2 * CELLS);
	tcase_add_loop_test(tc, one_row_dropped_is_found, 0, 2 * ROWS);
	tcase_add_loop_test(tc, one_row_added_is_found, 0, ROWS);
	tcase_add_test(tc, a_lost_last_page_is_found);
	tcase_add_test(tc, a_lost_first_page_is_found);
	tcase_add_test(tc, pages_out_of_order_are_found);
	tcase_add_test(tc, a_sum_that_is_printed_once_more_must_agree);
	tcase_add_test(tc, totals_under_a_reversed_list_must_agree);
	tcase_add_test(tc, both_ends_must_be_printed);
	tcase_add_test(tc, both_totals_close_a_statement);
	tcase_add_test(tc, a_changed_last_row_is_found);
	tcase_add_test(tc, a_page_s_totals_close_nothing);
	tcase_add_test(tc, missing_ends_are_derived_and_said_so);
	tcase_add_test(tc, without_balances_both_ends_or_totals_must_be_printed);
	tcase_add_test(tc, carried_balances_alone_may_be_another_pages);
	tcase_add_test(tc, a_cell_that_is_no_number_blocks);
	tcase_add_test(tc, no_rows_no_verdict);
	tcase_add_test(tc, the_answer_is_the_same_every_time);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(statement_suite());
}
