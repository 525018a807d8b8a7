/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The head of a receipt: where it ends, what is no address in it, a day that no month has. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "receipt_paper.h"

/* LINES at the top, one below the other, and a total below them; NULL ends them. */
static void draw(const char *const *lines)
{
	int y = 8;

	sheet_init(&sheet, arena, 1);
	for (; *lines; lines++, y += 14)
		sheet_put(&sheet, 60, y, *lines);
	sum(y + 20, "Lamp", "12.50");
	sum(y + 40, "Total", "12.50");
}

/* A date, or figures that somebody wrote there, above the name; where nobody is named below, nothing is. */
START_TEST(a_date_above_the_name_does_not_end_the_head)
{
	static const char *const tops[] = {"26/02/2018 21:15:40", "1202.06"};

	for (size_t i = 0; i < DX_LEN(tops); i++) {
		const char *const lines[] = {tops[i], "LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG",
					     "Date: 26/02/2018", NULL};
		const char *const bare[] = {tops[i], "Table 12", "Date: 26/02/2018", "Lantern Tea Ltd", NULL};

		draw(lines);
		read_it();
		ck_assert_str_eq(at("data/merchant/name"), "LANTERN TEA SDN BHD");
		ck_assert_str_eq(at("data/merchant/address"), "12, JALAN MAWAR 3, 47100 PUCHONG");
		draw(bare);
		read_it();
		ck_assert_str_eq(at("data/merchant/name"), "null");
	}
}
END_TEST

START_TEST(a_number_in_parentheses_is_no_address)
{
	static const char *const lines[] = {"LANTERN TEA SDN BHD", "BR No.: (124525-H)", "No 19-G& 19-1",
					    "57000 KUALA LUMPUR", NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/address"), "No 19-G& 19-1, 57000 KUALA LUMPUR");
}
END_TEST

/* There is no 16th month: where days stand first, it was the tenth. What is printed stays. */
START_TEST(a_month_that_is_none_was_misread)
{
	static const char *const days[][2] = {{"14/16/18", "2018-10-14"},
					      {"14/18/2018", "2018-10-14"},
					      {"14/17/18", "2018-11-14"},
					      {"64/10/18", "2018-10-04"},
					      {"14/15/18", "null"}};

	for (size_t i = 0; i < DX_LEN(days); i++) {
		for (int scanned = 0; scanned < 2; scanned++) {
			const char *const lines[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG",
						     dx_asprintf(arena, "Date: %s 18:22:07", days[i][0]), NULL};

			draw(lines);
			if (scanned)
				sheet_scan(&sheet);
			read_it();
			ck_assert_str_eq(at("data/date"), scanned ? days[i][1] : "null");
		}
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt head");
	TCase *tc = tcase_create("receipt head");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_date_above_the_name_does_not_end_the_head);
	tcase_add_test(tc, a_number_in_parentheses_is_no_address);
	tcase_add_test(tc, a_month_that_is_none_was_misread);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
