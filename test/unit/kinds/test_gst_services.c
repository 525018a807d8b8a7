/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Services and goods under headings of their trades, and taxes that only a summary says. */
#include "../unit.h"
#include "gst_lines.h"

/* Two columns of words, FIRST and SECOND over them, and lines without a code or a rate of their own. */
static struct paper with_words(const char *first, const char *second)
{
	static const char *const words[][2] = {
		{"Market Yard Gate", "Evacuation"}, {"Bus Stand", "Reconciliation"}, {"Civil Hospital", "Key Custody"}};
	struct paper p = plain();

	p.heads[1] = first;
	p.heads[2] = second;
	p.heads[3] = NULL;
	p.heads[4] = "Visits";
	p.heads[6] = "Net Taxable";
	for (size_t i = 0; i < 3; i++) {
		p.items[i][1] = words[i][0];
		p.items[i][2] = words[i][1];
		p.items[i][3] = NULL;
	}
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	return p;
}

START_TEST(what_was_done_is_the_name_and_not_where)
{
	struct paper p = with_words("Site", "Activity");

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(item(0, "description"), "Evacuation");
	ck_assert_str_eq(item(2, "description"), "Key Custody");
}
END_TEST

/* The taxes stand in a summary of one rate alone, and below it the rounding and the total. */
static const char *with_summary(const char *cgst, const char *round)
{
	struct paper p = with_words("Particulars", NULL);
	static const int at[] = {60, 180, 240, 320, 380, 460, 560};
	const char *const rows[][7] = {
		{"SAC", "Taxable Value", "CGST Rate", "CGST Amount", "SGST Rate", "SGST Amount", "Total Tax"},
		{"998540", "8,440.00", "9%", cgst, "9%", "759.60", "1,519.20"}};

	for (size_t i = 0; i < 3; i++)
		p.items[i][2] = NULL;
	p.items[3][1] = "Total";
	p.items[3][6] = "8,440.00";
	p.foot[0][0] = NULL;
	draw(&p);
	for (int i = 0; i < 2; i++)
		for (int k = 0; k < 7; k++)
			sheet_right(&sheet, at[k] + (k == 0) * 20, 300 + 14 * i, rows[i][k]);
	sheet_right(&sheet, 460, 330, "Round off");
	sheet_right(&sheet, 560, 330, round);
	sheet_right(&sheet, 460, 346, "Total Invoice Value (INR)");
	sheet_right(&sheet, 560, 346, "9,959.00");
	return read_sheet();
}

START_TEST(a_rounding_under_a_summary_is_the_invoices)
{
	ck_assert_str_eq(with_summary("759.60", "-0.20"), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/round_off"), "-0.20");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.00");
	ck_assert_str_eq(sheet_at(all, "data/tax_summary/0/cgst"), "759.60");
	ck_assert_str_ne(with_summary("759.61", "-0.20"), "verified");
	ck_assert_str_ne(with_summary("759.60", "-0.30"), "verified");
}
END_TEST

/* A summary under the foot whose only row of a rate is RATE, "": it is not there. */
static const char *with_rate(const char *rate)
{
	static const char *const rows[][4] = {{"GST %", "Taxable", "CGST", "SGST"},
					      {"", "8,440.00", "759.60", "759.60"},
					      {"Total", "8,440.00", "759.60", "759.60"}};
	struct paper p = plain();

	draw(&p);
	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 4 && (i != 1 || *rate); k++)
			sheet_right(&sheet, 120 + 100 * k, 360 + 14 * i, i == 1 && k == 0 ? rate : rows[i][k]);
	return read_sheet();
}

START_TEST(a_summary_of_nothing_but_its_sum_lacks_its_rates)
{
	ck_assert_str_eq(with_rate("18%"), "verified");
	ck_assert_str_eq(sheet_at(all, "data/tax_summary/0/tax_rate"), "18");
	ck_assert_str_eq(with_rate(""), "unverifiable");
}
END_TEST

/* A column of a heading that nobody knows, with FIGURE in one of its lines. */
static const char *with_unknown(const char *figure)
{
	struct paper p = plain();

	p.heads[2] = "Twine";
	for (size_t i = 0; i < 3; i++)
		p.items[i][2] = NULL;
	p.items[1][2] = figure;
	return verdict(&p);
}

START_TEST(a_length_is_no_amount_that_is_lacking)
{
	ck_assert_str_eq(with_unknown("0.32 mm"), "verified");
	ck_assert_str_eq(with_unknown("1.25 mm"), "verified");
	ck_assert_str_ne(with_unknown("1.25 Rs"), "verified");
}
END_TEST

/* Codes and names a blank apart under HEADING. */
static const char *first_under(const char *heading, const char *third)
{
	struct paper p = plain();

	p.heads[1] = heading;
	p.items[0][1] = "2422/A SHELL WELD";
	p.items[1][1] = "2718/B BUTT WELD";
	p.items[2][1] = third;
	(void)verdict(&p);
	ck_assert_uint_eq(lines(), 3);
	return item(0, "description");
}

START_TEST(a_code_under_a_heading_of_its_own_is_no_part_of_the_name)
{
	ck_assert_str_eq(first_under("REPORT JOINT / WELD", "2194/A REPAIR SHOT"), "SHELL WELD");
	ck_assert_str_eq(item(2, "description"), "REPAIR SHOT");
	/* the headings begin elsewhere, a name has no code, or they say what the column is of */
	ck_assert_str_eq(first_under("REPORT OF WELD", "REPAIR SHOT"), "2422/A SHELL WELD");
	ck_assert_str_eq(first_under("REPORTS JOINT", "2194/A REPAIR SHOT"), "2422/A SHELL WELD");
	ck_assert_str_eq(first_under("Nature of Work", "2194/A REPAIR SHOT"), "2422/A SHELL WELD");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_services");
	TCase *tc = tcase_create("gst_services");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_was_done_is_the_name_and_not_where);
	tcase_add_test(tc, a_rounding_under_a_summary_is_the_invoices);
	tcase_add_test(tc, a_summary_of_nothing_but_its_sum_lacks_its_rates);
	tcase_add_test(tc, a_length_is_no_amount_that_is_lacking);
	tcase_add_test(tc, a_code_under_a_heading_of_its_own_is_no_part_of_the_name);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
