/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Balances of a scan whose figures are read and whose side is not: the neighbours tell it, both of them or none. */
#include "../unit.h"
#include "run.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define ROWS     5

static struct dx_arena *a;
static struct sheet sheet;
static const char *opening;

static const struct {
	const char *debit, *credit, *balance;
} rows[ROWS] = {
	{"", "15,700.00", "47,28,692.62 Dr"}, {"4,48,902.00", "", "51,77,594.62 Dr"},
	{"64,323.00", "", "52,41,917.62 Dr"}, {"1,18,215.70", "", "53,60,133.32 Dr"},
	{"", "8,900.00", "53,51,233.32 Dr"},
};

static void set_up(void)
{
	a = dx_arena_new();
	opening = "47,44,392.62 Dr";
}

static void tear_down(void)
{
	dx_arena_drop(&a);
}

/* The rows with these for their balances (NULL: as they are) and DEBIT in row 3; CLOSING under them. */
static json_t *read_as(const char *const balances[ROWS], const char *debit, const char *closing, bool scan)
{
	bool review;

	sheet_init(&sheet, a, 1);
	sheet_put(&sheet, 40, 40, "Account Number : 123456789012");
	sheet_put(&sheet, 40, 55, dx_asprintf(a, "Opening Balance : %s", opening));
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 380, 100, "Withdrawal");
	sheet_right(&sheet, 460, 100, "Deposit");
	sheet_right(&sheet, 560, 100, "Balance");
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		sheet_put(&sheet, 40, y, dx_asprintf(a, "%02d/04/2025", i + 1));
		sheet_put(&sheet, 120, y, "NEFT TRANSFER");
		sheet_right(&sheet, 380, y, i == 3 ? debit : rows[i].debit);
		sheet_right(&sheet, 460, y, rows[i].credit);
		sheet_right(&sheet, 560, y, balances[i] ? balances[i] : rows[i].balance);
	}
	if (closing)
		sheet_put(&sheet, 40, 215, dx_asprintf(a, "Closing Balance : %s", closing));
	if (scan)
		sheet_scan(&sheet);
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

static json_t *scanned(const char *const balances[ROWS])
{
	return read_as(balances, rows[3].debit, NULL, true);
}

static const char *balance(json_t *all, int i)
{
	return sheet_at(all, dx_asprintf(a, "data/transactions/%d/balance", i));
}

START_TEST(the_side_that_both_neighbours_ask_for_is_taken_and_declared)
{
	json_t *all = scanned((const char *[ROWS]){[2] = "52,41,917.62 Or", [3] = "53,60,133.320r"});

	ck_assert_str_eq(balance(all, 2), "-5241917.62");
	ck_assert_str_eq(balance(all, 3), "-5360133.32");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/2/balance");
	ck_assert_str_eq(sheet_at(all, "corrections/0/read"), "52,41,917.62 Or");
	ck_assert_str_eq(sheet_at(all, "corrections/0/used"), "-5241917.62");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "side_not_read");
	ck_assert_str_eq(sheet_at(all, "corrections/0/candidates/0"), "5241917.62");
	ck_assert_str_eq(sheet_at(all, "corrections/0/candidates/1"), "-5241917.62");
	json_decref(all);
}
END_TEST

/* "52,41,917.62" alone where the others have a side behind them. */
START_TEST(a_figure_that_lost_its_side_may_be_of_either)
{
	json_t *all = scanned((const char *[ROWS]){[2] = "52,41,917.62", [3] = "53,60,133.32"});

	ck_assert_str_eq(balance(all, 2), "-5241917.62");
	ck_assert_str_eq(balance(all, 3), "-5360133.32");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "side_not_read");
	json_decref(all);
	/* another figure is not explained by its side */
	all = scanned((const char *[ROWS]){[2] = "52,41,977.62"});
	ck_assert_str_eq(balance(all, 2), "5241977.62");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

START_TEST(the_first_one_leads_to_two_behind_it)
{
	json_t *all;

	opening = "47,44,3g2.6Z or";
	all = scanned((const char *[ROWS]){"47,28,692.62 Or"});
	ck_assert_str_eq(balance(all, 0), "-4728692.62");
	json_decref(all);
	/* one alone is not enough */
	all = scanned((const char *[ROWS]){"47,28,692.62 Or", [2] = "52,41,977.62 Dr"});
	ck_assert_str_eq(balance(all, 0), "null");
	json_decref(all);
}
END_TEST

/* One column of both sides; the amount of row 1 is AMOUNT. */
static json_t *of_one_column(const char *amount)
{
	static const char *const amounts[] = {"700.00(Dr)", "", "600.00(Cr)", "100.00(Dr)"};
	static const char *const balances[] = {"9,300.00(Cr)", "7,026.89(Cr)", "7,626.89(Cr)", "7,526.89(Cr)"};
	bool review;

	sheet_init(&sheet, a, 1);
	sheet_put(&sheet, 40, 55, "Opening Balance : 10,000.00(Cr)");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 440, 100, "Withdrawal (Dr)/Deposit (Cr)");
	sheet_right(&sheet, 560, 100, "Balance");
	for (int i = 0; i < (int)DX_LEN(amounts); i++) {
		sheet_put(&sheet, 40, 120 + i * 15, dx_asprintf(a, "%02d/04/2025", i + 1));
		sheet_put(&sheet, 120, 120 + i * 15, "NEFT TRANSFER");
		sheet_right(&sheet, 440, 120 + i * 15, i == 1 ? amount : amounts[i]);
		sheet_right(&sheet, 560, 120 + i * 15, balances[i]);
	}
	sheet_scan(&sheet);
	return sheet_extract(a, TEMPLATE, &sheet.page, 1, &review);
}

START_TEST(an_amount_has_the_side_that_the_balances_show)
{
	json_t *all = of_one_column("2,273.11(01)");

	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "2273.11");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "side_not_read");
	json_decref(all);
	all = of_one_column("2,278.11(01)");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/credit"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

/* Figures with as many decimals as they need follow no rule of a column. */
START_TEST(figures_of_one_decimal_stand_beside_it)
{
	json_t *all = read_as((const char *[ROWS]){[1] = "51,77,594.620r", [2] = "52,41,917.62 Or"}, "1,18,215.7", NULL,
			      true);

	ck_assert_str_eq(balance(all, 1), "-5177594.62");
	ck_assert_str_eq(balance(all, 2), "-5241917.62");
	json_decref(all);
}
END_TEST

START_TEST(one_digit_changed_is_not_explained_away)
{
	json_t *all = scanned((const char *[ROWS]){[2] = "52,41,977.62 Or"});

	ck_assert_str_eq(balance(all, 2), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	json_decref(all);
	/* nor where the figures of the neighbour are others */
	all = scanned((const char *[ROWS]){[2] = "52,41,917.62 Or", [3] = "53,60,193.32 Dr"});
	ck_assert_str_eq(balance(all, 2), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	json_decref(all);
}
END_TEST

START_TEST(the_last_one_needs_a_printed_closing_balance)
{
	const char *const last[ROWS] = {[4] = "53,51,233.32 Or"};
	json_t *all = scanned(last);

	ck_assert_str_eq(balance(all, 4), "null");
	json_decref(all);
	all = read_as(last, rows[3].debit, "53,51,233.32 Dr", true);
	ck_assert_str_eq(balance(all, 4), "-5351233.32");
	json_decref(all);
	all = read_as(last, rows[3].debit, "53,51,233.32 Cr", true);
	ck_assert_str_eq(balance(all, 4), "null");
	json_decref(all);
}
END_TEST

START_TEST(beside_an_amount_that_is_not_read_nothing_is_taken)
{
	json_t *all = read_as((const char *[ROWS]){[2] = "52,41,917.62 Or"}, "1,1B,2x5.7O", NULL, true);

	ck_assert_str_eq(balance(all, 2), "null");
	json_decref(all);
}
END_TEST

START_TEST(a_text_layer_is_as_it_is)
{
	json_t *all = read_as((const char *[ROWS]){[2] = "52,41,917.62 Or"}, rows[3].debit, NULL, false);

	ck_assert_str_eq(balance(all, 2), "null");
	json_decref(all);
}
END_TEST

/* A speck behind the side is no part of it. */
START_TEST(a_side_with_a_speck_behind_it_is_read)
{
	json_t *all = scanned((const char *[ROWS]){[4] = "53,51,233.32 Dr,"});

	ck_assert_str_eq(balance(all, 4), "-5351233.32");
	ck_assert_ptr_null(sheet_at(all, "corrections/0/path"));
	json_decref(all);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/unsided");
	TCase *c = tcase_create("unsided");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_test(c, the_side_that_both_neighbours_ask_for_is_taken_and_declared);
	tcase_add_test(c, a_figure_that_lost_its_side_may_be_of_either);
	tcase_add_test(c, the_first_one_leads_to_two_behind_it);
	tcase_add_test(c, an_amount_has_the_side_that_the_balances_show);
	tcase_add_test(c, figures_of_one_decimal_stand_beside_it);
	tcase_add_test(c, one_digit_changed_is_not_explained_away);
	tcase_add_test(c, the_last_one_needs_a_printed_closing_balance);
	tcase_add_test(c, beside_an_amount_that_is_not_read_nothing_is_taken);
	tcase_add_test(c, a_text_layer_is_as_it_is);
	tcase_add_test(c, a_side_with_a_speck_behind_it_is_read);
	suite_add_tcase(s, c);
	return unit_main(s);
}
