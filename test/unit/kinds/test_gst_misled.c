/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headings of GST invoices that say something else than what stands under them. */
#include "../unit.h"
#include "gst_lines.h"

/* "TOTAL DUTIES", "Room Tariff", "Pieces Value": where all lines deny what a heading says, the arithmetic tells. */
START_TEST(what_all_lines_deny_no_heading_says)
{
	static const char *const heads[][2] = {{"Total", "Rate"}, {"Total Duties", "Rate"}, {"Value", "Rate"},
					       {"Disc", "Rate"},  {"Tariff", "Rate"},       {"Qty", "Tariff"},
					       {"Qty", "Total"},  {"Qty", "Disc"}};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		struct paper p = plain();

		p.heads[4] = heads[i][0];
		p.heads[5] = heads[i][1];
		ck_assert_msg(strcmp(verdict(&p), "verified") == 0, "%s %s", heads[i][0], heads[i][1]);
		ck_assert_str_eq(item(0, "quantity"), "12");
		ck_assert_str_eq(item(0, "unit_price"), "450.00");
		ck_assert_str_eq(item(2, "taxable_value"), "240.00");
	}
}
END_TEST

/* One line that is denied among others is wrong itself, under whatever headings. */
START_TEST(a_changed_figure_stays_denied)
{
	static const char *const heads[] = {"Qty", "Total", "Tariff"};

	for (size_t i = 0; i < DX_LEN(heads); i++)
		for (size_t line = 0; line < 3; line++) {
			struct paper p = plain();

			p.heads[4] = heads[i];
			p.items[line][4] = "7";
			ck_assert_msg(strcmp(verdict(&p), "verified") != 0, "%s %zu", heads[i], line);
		}
}
END_TEST

/* What holds in a single line may hold by chance. */
START_TEST(one_line_is_a_guess)
{
	struct paper p = plain();

	p.heads[4] = "Total";
	p.items[1][1] = NULL;
	p.foot[0][1] = "5,400.00";
	p.foot[1][1] = p.foot[2][1] = "486.00";
	p.foot[3][1] = "6,372.00";
	ck_assert_str_eq(verdict(&p), "unverifiable");
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_eq(item(0, "unit_price"), "450.00");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_misled");
	TCase *tc = tcase_create("gst_misled");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_all_lines_deny_no_heading_says);
	tcase_add_test(tc, a_changed_figure_stays_denied);
	tcase_add_test(tc, one_line_is_a_guess);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
