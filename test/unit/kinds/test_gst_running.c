/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bills that run on: what was done and billed before stands beside what is billed now. */
#include "../unit.h"
#include "gst_lines.h"

#define COLS 9

static const int ends[COLS] = {40, 45, 140, 205, 255, 330, 415, 510, 585};

/* What HEADS call the columns of a bill whose second line goes on with work that was billed before: 384.30
 * before, 41.82 now and 426.12 in all of what costs 78.50. */
static const char *bill(const char *const heads[6])
{
	const char *const rows[][COLS] = {
		{"No", "Description", heads[0], heads[1], heads[2], heads[3], heads[4], heads[5], "Amount"},
		{"1", "Brick work", "594.00", "0.00", "32.80", "32.80", "0.00", "19,483.20", "19,483.20"},
		{"2", "Steel work", "78.50", "384.30", "41.82", "426.12", "30,167.55", "33,450.42", "3,282.87"},
		{"3", "Plaster", "285.00", "86.61", "257.37", "343.98", "24,683.85", "98,034.30", "73,350.45"}};
	static const char *const foot[][2] = {{"Taxable Value", "96,116.52"},
					      {"CGST 9%", "8,650.49"},
					      {"SGST 9%", "8,650.49"},
					      {"Grand Total", "1,13,417.50"}};
	struct paper p = plain();

	for (size_t i = 0; i < CELLS; i++)
		p.heads[i] = NULL;
	p.items[0][1] = p.foot[0][0] = NULL;
	draw(&p);
	for (size_t i = 0; i < DX_LEN(rows); i++)
		for (size_t k = 0; k < COLS; k++) {
			if (k == 1)
				sheet_put(&sheet, ends[k], 200 + 16 * (int)i, rows[i][k]);
			else
				sheet_right(&sheet, ends[k], 200 + 16 * (int)i, rows[i][k]);
		}
	for (size_t i = 0; i < DX_LEN(foot); i++) {
		sheet_put(&sheet, 350, 280 + 16 * (int)i, foot[i][0]);
		sheet_right(&sheet, 585, 280 + 16 * (int)i, foot[i][1]);
	}
	return read_sheet();
}

START_TEST(what_was_billed_before_is_no_discount)
{
	static const char *const heads[] = {"Rate",          "Previous Qty",    "Quantity",
					    "Qty upto date", "Previous Amount", "Amount up to date"};

	ck_assert_str_ne(bill(heads), "mismatch");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(1, "quantity"), "41.82");
	ck_assert_str_eq(item(1, "discount"), "null");
	ck_assert_str_eq(item(1, "taxable_value"), "3282.87");
}
END_TEST

/* Nothing but the headings says which of two counts is billed, and these are in no language that is known. */
START_TEST(of_two_counts_that_make_amounts_none_is_known)
{
	static const char *const heads[] = {"Rate", "Aa", "Bb", "Cc", "Dd", "Ee"};

	ck_assert_str_ne(bill(heads), "verified");
}
END_TEST

/* Nor is another one than the one that is called so, whatever what was billed before would make of it. */
START_TEST(no_other_count_than_the_quantity_is_verified)
{
	static const char *const heads[] = {"Rate", "Previous Qty", "Quantity", "Qty upto date", "Dd", "Ee"};
	const char *state = bill(heads);

	ck_assert(strcmp(state, "verified") != 0 || strcmp(item(1, "quantity"), "41.82") == 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_running");
	TCase *tc = tcase_create("gst_running");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_was_billed_before_is_no_discount);
	tcase_add_test(tc, of_two_counts_that_make_amounts_none_is_known);
	tcase_add_test(tc, no_other_count_than_the_quantity_is_verified);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
