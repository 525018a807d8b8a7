/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells that were read again: asked for where a check fails, used where exactly one reading mends it, never else. */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "run.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

static struct dx_arena *a;
static struct sheet sheet;

static const struct {
	const char *date, *debit, *credit, *balance;
} rows[] = {
	{"01/04/2025", "", "1,000.00", "11,000.00"},
	{"02/04/2025", "545.00", "", "10,455.00"},
	{"03/04/2025", "200.00", "", "10,255.00"},
	{"04/04/2025", "", "300.00", "10,555.00"},
};

/* Row 1 prints DEBIT; the rest adds up. */
static void draw(const char *debit)
{
	sheet_init(&sheet, a, 1);
	sheet_put(&sheet, 40, 40, "Account Number : 123456789012");
	sheet_put(&sheet, 40, 55, "Opening Balance : 10,000.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 380, 100, "Withdrawal");
	sheet_right(&sheet, 460, 100, "Deposit");
	sheet_right(&sheet, 560, 100, "Balance");
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		int y = 120 + (int)i * 15;

		sheet_put(&sheet, 40, y, rows[i].date);
		sheet_put(&sheet, 120, y, "NEFT TRANSFER");
		sheet_right(&sheet, 380, y, i == 1 ? debit : rows[i].debit);
		sheet_right(&sheet, 460, y, rows[i].credit);
		sheet_right(&sheet, 560, y, rows[i].balance);
	}
	sheet_put(&sheet, 40, 200, "Closing Balance : 10,555.00");
}

static void set_up(void)
{
	a = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&a);
}

static struct dx_want *wants_of(size_t *n_r, char *all, size_t room)
{
	struct dx_extract_result r;
	struct dx_want *w = NULL;
	struct dx_err err;

	ck_assert(dx_extract(a, sheet_file(a, TEMPLATE), DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert_msg(dx_wants_read(a, dx_strn(r.wants.data, r.wants.len), &w, n_r, &err), "%s", err.msg);
	snprintf(all, room, "%s", dx_buf_cstr(&r.corrections));
	dx_extract_free(&r);
	return w;
}

START_TEST(a_broken_check_asks_for_its_cells)
{
	char corrections[64];
	size_t n;
	struct dx_want *w;

	draw("945.00");
	sheet_scan(&sheet);
	w = wants_of(&n, corrections, sizeof(corrections));
	/* the balances around it are proved by their other neighbours */
	ck_assert_uint_eq(n, 1);
	ck_assert_int_eq(w[0].page, 1);
	ck_assert_int_eq(w[0].x1, 380000);
	ck_assert_int_eq(w[0].y0, 135000);
	ck_assert_int_eq(w[0].kind, DX_CELL_AMOUNT);
}
END_TEST

START_TEST(a_sound_statement_asks_for_nothing)
{
	char corrections[64];
	size_t n;

	draw("545.00");
	sheet_scan(&sheet);
	wants_of(&n, corrections, sizeof(corrections));
	ck_assert_uint_eq(n, 0);
}
END_TEST

START_TEST(a_text_layer_is_never_doubted)
{
	char corrections[64];
	size_t n;

	draw("945.00");
	wants_of(&n, corrections, sizeof(corrections));
	ck_assert_uint_eq(n, 0);
}
END_TEST

/* The damaged cell with READINGS beside it. */
static json_t *with_readings(const char *first, struct dx_cell_reading *readings, size_t n)
{
	static struct dx_reread cell;
	bool review;

	draw(first);
	sheet_scan(&sheet);
	cell = (struct dx_reread){380000 - (int)strlen(first) * SHEET_CHAR, 135000, 380000, 145000, readings, n};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

START_TEST(the_reading_that_adds_up_is_used_and_declared)
{
	struct dx_cell_reading readings[] = {{"945.00", 80, "line"}, {"545.00", 70, "twice"}, {"645.00", 60, "word"}};
	json_t *all = with_readings("945.00", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "545.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/read"), "945.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/used"), "545.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "read_again");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/1/debit");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

START_TEST(a_reading_without_points_is_read_by_the_column)
{
	struct dx_cell_reading readings[] = {{"54500", 80, "line"}};
	json_t *all = with_readings("945.00", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "545.00");
	json_decref(all);
}
END_TEST

START_TEST(an_illegible_cell_is_filled_by_a_reading)
{
	struct dx_cell_reading readings[] = {{"545.00", 80, "line"}};
	json_t *all = with_readings("S4%.0O", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "545.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

/* An altered figure reads the same however often it is read: arithmetic alone changes nothing. */
START_TEST(what_no_reading_says_is_never_used)
{
	struct dx_cell_reading readings[] = {{"945.00", 95, "line"}, {"946.00", 30, "twice"}};
	json_t *all = with_readings("945.00", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "945.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	ck_assert_uint_eq(json_array_size(json_object_get(all, "corrections")), 0);
	json_decref(all);
}
END_TEST

START_TEST(a_guess_is_no_reading)
{
	struct dx_cell_reading readings[] = {{"545.00", 5, "twice"}};
	json_t *all = with_readings("945.00", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "945.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	json_decref(all);
}
END_TEST

START_TEST(a_speck_turns_no_amount_round)
{
	struct dx_cell_reading readings[] = {{"-945.00", 80, "line"}};
	json_t *all = with_readings("945.00", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "945.00");
	json_decref(all);
}
END_TEST

START_TEST(no_cell_is_asked_for_twice)
{
	struct dx_reread cell = {350000, 135000, 380000, 145000, NULL, 0};
	char corrections[64];
	size_t n;

	draw("945.00");
	sheet_scan(&sheet);
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	wants_of(&n, corrections, sizeof(corrections));
	ck_assert_uint_eq(n, 0);
}
END_TEST

/* Seven rows in order, with BEHIND behind the day of their dates; the fourth one's date as it was read first, and as it
 * was read again. */
static json_t *with_date_like(const char *behind, const char *first, struct dx_cell_reading *readings, size_t n)
{
	static struct dx_reread cell;
	bool review;

	sheet_init(&sheet, a, 1);
	sheet_put(&sheet, 40, 40, "Account Number : 123456789012");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 460, 100, "Deposit");
	sheet_right(&sheet, 560, 100, "Balance");
	for (int i = 0; i < 7; i++) {
		sheet_put(&sheet, 40, 120 + i * 15,
			  i == 3 ? first : dx_asprintf(a, *behind == ' ' ? "%d%s" : "%02d%s", 2 * i + 1, behind));
		sheet_put(&sheet, 120, 120 + i * 15, "NEFT TRANSFER");
		sheet_right(&sheet, 460, 120 + i * 15, "100.00");
		sheet_right(&sheet, 560, 120 + i * 15, dx_asprintf(a, "%d00.00", i + 1));
	}
	sheet_scan(&sheet);
	cell = (struct dx_reread){40000, 165000, 40000 + (int)strlen(first) * SHEET_CHAR, 175000, readings, n};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

static json_t *with_date(const char *first, struct dx_cell_reading *readings, size_t n)
{
	return with_date_like("/04/2025", first, readings, n);
}

static bool warns(json_t *all, const char *code)
{
	json_t *one;
	size_t i;

	json_array_foreach (json_object_get(all, "warnings"), i, one)
		if (strcmp(json_string_value(json_object_get(one, "code")), code) == 0)
			return true;
	return false;
}

/* "7 Apr 2025" whose day was read as a letter: a row all the same, and its date is read again. */
START_TEST(a_day_that_is_a_letter_makes_a_row)
{
	struct dx_cell_reading readings[] = {{"7Apr2025", 60, "line"}, {"7Apr2025", 60, "twice"}};
	json_t *all = with_date_like("Apr2025", "ZApr2025", readings, DX_LEN(readings));

	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-04-07");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/credit"), "100.00");
	json_decref(all);
}
END_TEST

/* The rows around leave 5 to 9 April. Two readings that nearly say one of these days are believed, one is not. */
START_TEST(two_readings_that_nearly_say_a_date_are_believed)
{
	static const struct {
		const char *behind, *first, *smooth, *letters, *want;
	} cases[] = {
		{" Apr 2025", "7 Ape 2025", "Tape 2025", "7 Ape 2025", "2025-04-07"},
		{" Apr 2025", "B Apr 2025", "8 Apr. 20251 Apr", "8 Ape 2025 8 A", "2025-04-08"},
		{" Apr 2025", "7 Ape 2025", "Tape 2025", "9 Ape 2025", "null"},
		{" Apr 2025", "7 Ape 2025", "Tape 2025", "7 Axe 2025", "null"},
		{" Apr 2025", "7 Ape 2025", "Tape 2025", "7 Ape 2028", "null"},
		{"APR25", "O7APP25", "0PAPR25", "O7APF25", "2025-04-07"},
		{"/04/25", "0704/25", "ne", "070425", "2025-04-07"},
		{"/04/25", "07042", "ne", "070425", "null"},
		{"/04/25", "1704/25", "170425", "17042S", "null"},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_cell_reading readings[] = {{cases[i].smooth, 60, "smooth"},
						     {cases[i].letters, 80, "letters"}};
		json_t *all = with_date_like(cases[i].behind, cases[i].first, readings, DX_LEN(readings));

		ck_assert_msg(strcmp(sheet_at(all, "data/transactions/3/date"), cases[i].want) == 0, "case %zu: %s", i,
			      sheet_at(all, "data/transactions/3/date"));
		/* a lost separator is no other reading */
		if (strcmp(cases[i].want, "null") != 0 && strcmp(cases[i].first, "0704/25") != 0) {
			ck_assert_str_eq(sheet_at(all, "corrections/0/used"), cases[i].want);
			ck_assert_ptr_nonnull(sheet_at(all, "corrections/0/candidates/0"));
		}
		json_decref(all);
	}
}
END_TEST

/* The rows around leave one year for a day and a month that were read: it is taken where one digit is another, and said
 * to be uncertain. */
START_TEST(a_year_that_is_misread_is_that_of_the_rows_around)
{
	static const struct {
		const char *behind, *first, *again, *want;
	} cases[] = {
		{"/04/2025", "07/04/2028", "07/04/2028", "2025-04-07"}, {"/04/2025", "07/04/2625", "ne", "2025-04-07"},
		{"/04/25", "07/04/29", "07/04/29", "2025-04-07"},       {"APR25", "07APR28", "ne", "2025-04-07"},
		{"/04/2025", "07/04/2038", "07/04/2038", "null"}, /* two digits */
		{"/04/2025", "04/04/2028", "04/04/2028", "null"}, /* another day than the rows leave */
		{"/04/2025", "07/04/2028", "08/04/2028", "null"}, /* which of them */
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_cell_reading readings[] = {{cases[i].again, 60, "line"}, {cases[i].again, 60, "twice"}};
		json_t *all = with_date_like(cases[i].behind, cases[i].first, readings, DX_LEN(readings));

		ck_assert_msg(strcmp(sheet_at(all, "data/transactions/3/date"), cases[i].want) == 0, "case %zu: %s", i,
			      sheet_at(all, "data/transactions/3/date"));
		ck_assert(warns(all, strcmp(cases[i].want, "null") == 0 ? "date_not_read" : "date_uncertain"));
		json_decref(all);
	}
}
END_TEST

START_TEST(a_date_that_nothing_supports_is_none)
{
	struct dx_cell_reading apart[] = {{"04/09/2025", 80, "line"}, {"04/08/2025", 70, "twice"}};
	struct dx_cell_reading same[] = {{"04/09/2025", 80, "line"}, {"04/09/2025", 80, "letters"}};
	struct dx_cell_reading ink[] = {{"04/09/2025", 80, "line"}, {"04/09/2025", 80, "alike"}};
	struct dx_cell_reading sure[] = {{"04/09/2025", 80, "line"}, {"04/09/2025", 70, "twice"}};
	struct dx_cell_reading right[] = {{"04/09/2025", 80, "line"}, {"07/04/2025", 70, "twice"}};
	json_t *all = with_date("04/09/2025", apart, DX_LEN(apart));

	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "null");
	ck_assert(warns(all, "date_not_read"));
	json_decref(all);
	all = with_date("04/09/2025", same, DX_LEN(same)); /* one picture, read twice */
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "null");
	json_decref(all);
	all = with_date("04/09/2025", ink, DX_LEN(ink)); /* one picture again */
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "null");
	json_decref(all);
	all = with_date("04/09/2025", sure, DX_LEN(sure)); /* it may be printed so */
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-09-04");
	ck_assert(warns(all, "date_uncertain"));
	json_decref(all);
	all = with_date("04/09/2025", right, DX_LEN(right));
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-04-07");
	ck_assert(!warns(all, "date_uncertain") && !warns(all, "date_not_read"));
	json_decref(all);
}
END_TEST

/* Nine rows in order but the last three, each read again in two ways. */
static json_t *with_last_dates(const char *const first[3], struct dx_cell_reading readings[3][2])
{
	static struct dx_reread cells[3];
	bool review;

	sheet_init(&sheet, a, 1);
	sheet_put(&sheet, 40, 40, "Account Number : 123456789012");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 460, 100, "Deposit");
	sheet_right(&sheet, 560, 100, "Balance");
	for (int i = 0; i < 9; i++) {
		int y = 120 + i * 15;

		sheet_put(&sheet, 40, y, i >= 6 ? first[i - 6] : dx_asprintf(a, "%02d/04/2025", 2 * i + 1));
		sheet_put(&sheet, 120, y, "NEFT TRANSFER");
		sheet_right(&sheet, 460, y, "100.00");
		sheet_right(&sheet, 560, y, dx_asprintf(a, "%d00.00", i + 1));
		if (i >= 6)
			cells[i - 6] = (struct dx_reread){40000,           y * 1000,        40000 + 10 * SHEET_CHAR,
							  (y + 10) * 1000, readings[i - 6], 2};
	}
	sheet_scan(&sheet);
	sheet.page.rereads = cells;
	sheet.page.n_rereads = 3;
	sheet.page.reread_round = 1;
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

/* Two dates misread alike outnumber the one that they contradict: all three are read again, and decided together. */
START_TEST(dates_that_contradict_each_other_are_decided_together)
{
	static const char *const first[] = {"19/04/2025", "19/04/2025", "14/04/2025"};
	struct dx_cell_reading seen[3][2] = {{{"13/04/2025", 60, "line"}, {"13/04/2025", 73, "alike"}},
					     {{"19/04/2025", 66, "line"}, {"13/04/2025", 81, "alike"}},
					     {{"14/04/2025", 60, "line"}, {"14/04/2025 ECS", 82, "smooth"}}};
	struct dx_cell_reading same[3][2] = {{{"19/04/2025", 60, "line"}, {"19/04/2025", 73, "alike"}},
					     {{"19/04/2025", 66, "line"}, {"19/04/2025", 81, "alike"}},
					     {{"14/04/2025", 60, "line"}, {"14/04/2025", 82, "twice"}}};
	json_t *all = with_last_dates(first, seen);

	ck_assert_str_eq(sheet_at(all, "data/transactions/6/date"), "2025-04-13");
	ck_assert_str_eq(sheet_at(all, "data/transactions/7/date"), "2025-04-13");
	ck_assert_str_eq(sheet_at(all, "data/transactions/8/date"), "2025-04-14");
	ck_assert_str_eq(sheet_at(all, "corrections/1/path"), "/transactions/7/date");
	json_decref(all);
	/* nothing says which of them are wrong: each is named */
	all = with_last_dates(first, same);
	ck_assert(warns(all, "date_uncertain"));
	ck_assert_str_eq(sheet_at(all, "warnings/0/paths/0"), "/transactions/6/date");
	ck_assert_str_eq(sheet_at(all, "warnings/0/paths/1"), "/transactions/7/date");
	ck_assert_str_eq(sheet_at(all, "warnings/0/paths/2"), "/transactions/8/date");
	json_decref(all);
}
END_TEST

/* The statement with these balances of rows 1 and 2, and what was read again of its cells. */
static json_t *with_balances(const char *const balances[2], struct dx_reread *cells, size_t n)
{
	bool review;

	draw("545.00");
	for (size_t i = 0; i < sheet.page.n_words; i++) {
		struct dx_word *w = &sheet.page.words[i];

		if (w->x1 != 560000)
			continue;
		w->text = w->y0 == 135000 ? balances[0] : w->y0 == 150000 ? balances[1] : w->text;
	}
	sheet_scan(&sheet);
	sheet.page.rereads = cells;
	sheet.page.n_rereads = n;
	sheet.page.reread_round = n > 0;
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

/* Balances with one digit misread in all of them: each proves the other, and the rows around are contradicted. */
START_TEST(balances_misread_alike_are_read_again_and_mended_together)
{
	static const char *const misread[] = {"18,455.00", "18,255.00"};
	struct dx_cell_reading first[] = {{"10,455.00", 57, "alike"}};
	struct dx_cell_reading second[] = {{"18,255.00", 25, "alike"}, {"10,255.00", 25, "alike"}};
	struct dx_cell_reading other[] = {{"19,255.00", 80, "line"}};
	struct dx_reread cells[] = {{500000, 135000, 560000, 145000, first, 1},
				    {500000, 150000, 560000, 160000, second, 2}};
	char corrections[64];
	size_t n;
	struct dx_want *w;
	json_t *all = with_balances(misread, NULL, 0);

	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	json_decref(all);
	w = wants_of(&n, corrections, sizeof(corrections));
	for (size_t i = 0; i < 2; i++) {
		bool asked = false;

		for (size_t k = 0; k < n; k++)
			asked |= w[k].x1 == 560000 && w[k].y0 == 135000 + 15000 * (int)i;
		ck_assert(asked);
	}
	all = with_balances(misread, cells, 2);
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "10455.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/balance"), "10255.00");
	ck_assert_str_eq(sheet_at(all, "corrections/1/why"), "read_again");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	json_decref(all);
	/* one of the two has no such reading: none is changed */
	cells[1].readings = other;
	cells[1].n = 1;
	all = with_balances(misread, cells, 2);
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "18455.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/balance"), "18255.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	json_decref(all);
}
END_TEST

/* An unread balance between two misread amounts: three readings that only together hold with both neighbours. */
START_TEST(an_unread_balance_is_filled_with_the_amounts_beside_it)
{
	static const char *const unread[] = {"I0,4S%.OO", "10,255.00"};
	struct dx_cell_reading debit[] = {{"545.00", 80, "line"}, {"546.00", 60, "twice"}};
	struct dx_cell_reading balance[] = {{"10,455.00", 70, "alike"}, {"10,485.00", 60, "line"}};
	struct dx_cell_reading behind[] = {{"200.00", 70, "alike"}, {"208.00", 60, "line"}};
	struct dx_reread cells[] = {{340000, 135000, 380000, 145000, debit, 2},
				    {500000, 135000, 560000, 145000, balance, 2},
				    {340000, 150000, 380000, 160000, behind, 2}};
	json_t *all;
	bool review;

	json_decref(with_balances(unread, cells, 3));
	for (size_t i = 0; i < sheet.page.n_words; i++) {
		struct dx_word *w = &sheet.page.words[i];

		if (w->x1 == 380000 && w->y0 > 100000)
			w->text = w->y0 == 135000 ? "945.00" : "290.00";
	}
	all = sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "545.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "10455.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/debit"), "200.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	json_decref(all);
	/* a second way in which all of it holds: none is chosen */
	debit[1].text = "546.00";
	balance[1].text = "10,454.00";
	behind[1].text = "199.00";
	all = sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "945.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "null");
	json_decref(all);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/reread");
	TCase *c = tcase_create("reread");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_test(c, a_broken_check_asks_for_its_cells);
	tcase_add_test(c, a_sound_statement_asks_for_nothing);
	tcase_add_test(c, a_text_layer_is_never_doubted);
	tcase_add_test(c, the_reading_that_adds_up_is_used_and_declared);
	tcase_add_test(c, a_reading_without_points_is_read_by_the_column);
	tcase_add_test(c, an_illegible_cell_is_filled_by_a_reading);
	tcase_add_test(c, what_no_reading_says_is_never_used);
	tcase_add_test(c, a_guess_is_no_reading);
	tcase_add_test(c, a_speck_turns_no_amount_round);
	tcase_add_test(c, no_cell_is_asked_for_twice);
	tcase_add_test(c, a_year_that_is_misread_is_that_of_the_rows_around);
	tcase_add_test(c, a_date_that_nothing_supports_is_none);
	tcase_add_test(c, dates_that_contradict_each_other_are_decided_together);
	tcase_add_test(c, a_day_that_is_a_letter_makes_a_row);
	tcase_add_test(c, two_readings_that_nearly_say_a_date_are_believed);
	tcase_add_test(c, balances_misread_alike_are_read_again_and_mended_together);
	tcase_add_test(c, an_unread_balance_is_filled_with_the_amounts_beside_it);
	suite_add_tcase(s, c);
	return unit_main(s);
}
