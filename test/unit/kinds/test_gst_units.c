/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* In what the lines of GST invoices are counted: beside the count, in a column of its own, or over both. */
#include "../unit.h"
#include "gst_lines.h"

/* The unit of the first line under COUNT and what stands below that, RATE and what stands below that. */
static const char *headed(const char *const *heads)
{
	struct paper p = plain();

	p.heads[4] = heads[0];
	p.heads[5] = heads[2];
	draw(&p);
	sheet_right(&sheet, edges[4], 210, heads[1]);
	sheet_right(&sheet, edges[5], 210, heads[3]);
	(void)read_sheet();
	return item(0, "unit");
}

START_TEST(headings_may_say_the_unit)
{
	static const char *const heads[][5] = {{"Weight", "(Kgs.)", "Rate", "", "Kgs."},
					       {"Net Wt.", "MT", "Rate", "", "MT"},
					       {"Qty (Nos.)", "", "Rate", "", "Nos."},
					       {"Cases", "", "Rate", "", "Cases"},
					       {"Qty", "", "Rate per", "Sq. Ft.", "Sq. Ft."},
					       {"Qty", "", "Rate", "Rs/MT", "MT"},
					       {"Qty", "", "Rate/Kg", "", "Kg"},
					       {"Qty", "", "Rate /", "Case", "Case"},
					       {"Qty", "Vial", "Rate per", "Vial", "Vial"},
					       {"No. of", "Units", "Rate", "", "Units"},
					       {"Hrs.", "", "Rate", "", "Hrs."}};

	for (size_t i = 0; i < DX_LEN(heads); i++)
		ck_assert_msg(strcmp(headed(heads[i]), heads[i][4]) == 0, "%s %s: %s", heads[i][0], heads[i][2],
			      item(0, "unit"));
}
END_TEST

/* "Nos/Kgs" of which nothing says which one, a person, a thousand. */
START_TEST(headings_may_say_no_unit)
{
	static const char *const heads[][4] = {{"Qty", "", "Rate", ""},
					       {"Qty", "Nos Kgs", "Rate", ""},
					       {"Qty", "", "Rate per", "Person"},
					       {"Qty", "", "Rate", "Rs. P."}};

	for (size_t i = 0; i < DX_LEN(heads); i++)
		ck_assert_msg(strcmp(headed(heads[i]), "null") == 0, "%s %s: %s", heads[i][1], heads[i][3],
			      item(0, "unit"));
}
END_TEST

/* A column of units with no letter in it has grades, or what a price is of. */
START_TEST(a_unit_is_a_word)
{
	struct paper p = plain();

	p.heads[3] = "Per";
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = "13/15";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "unit"), "null");
	p.items[0][4] = "12 Nos.";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "unit"), "Nos.");
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = "Bag";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "unit"), "Bag");
}
END_TEST

/* What a charge is reckoned on is what is counted. */
START_TEST(a_basis_is_a_unit)
{
	struct paper p = plain();

	p.heads[3] = "Basis";
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = "Cntr";
	(void)verdict(&p);
	ck_assert_str_eq(item(2, "unit"), "Cntr");
}
END_TEST

/* Feet are no forints. */
START_TEST(no_count_has_a_currency)
{
	static const char *const units[] = {"Ft.", "ft", "Ft", "kr"};

	for (size_t i = 0; i < DX_LEN(units); i++) {
		struct paper p = plain();

		p.items[0][4] = dx_asprintf(arena, "12 %s", units[i]);
		(void)verdict(&p);
		ck_assert_str_eq(item(0, "quantity"), "12");
		ck_assert_str_eq(item(0, "unit"), units[i]);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_units");
	TCase *tc = tcase_create("gst_units");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, headings_may_say_the_unit);
	tcase_add_test(tc, headings_may_say_no_unit);
	tcase_add_test(tc, a_unit_is_a_word);
	tcase_add_test(tc, a_basis_is_a_unit);
	tcase_add_test(tc, no_count_has_a_currency);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
