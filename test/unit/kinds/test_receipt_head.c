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

/* What names a firm's number behind its name, a number before other words, a unit, a box of the post. */
START_TEST(numbers_about_the_address_end_it_or_do_not)
{
	static const struct {
		const char *lines[5], *name, *address;
	} cases[] = {
		{{"LANTERN TEA SDN BHD (Company No. 412290-M)", "No. 8 & 10, Jalan Mawar,", "09000 Kulim"},
		 "LANTERN TEA SDN BHD",
		 "No. 8 & 10, Jalan Mawar, 09000 Kulim"},
		{{"LANTERN TEA (M) SDN. BHD. (349801-D)", "LOT 1, JALAN MAWAR"},
		 "LANTERN TEA (M) SDN. BHD.",
		 "LOT 1, JALAN MAWAR"},
		{{"LANTERN TEA SDN BHD", "(812276-V) Corner Kitchen", "No. 12-14, Jalan Mawar,", "57000 Kuala Lumpur"},
		 "LANTERN TEA SDN BHD",
		 "No. 12-14, Jalan Mawar, 57000 Kuala Lumpur"},
		{{"LANTERN TEA PTE LTD", "BLK 209 CHANGI ROAD", "#03-631", "SINGAPORE 460209", "UEN: S83CS0199L"},
		 "LANTERN TEA PTE LTD",
		 "BLK 209 CHANGI ROAD, #03-631, SINGAPORE 460209"},
		{{"LANTERN TEA LLC", "AL GHUWAIR, AL AROUBA ST", "PO BOX 4471", "SHARJAH"},
		 "LANTERN TEA LLC",
		 "AL GHUWAIR, AL AROUBA ST, PO BOX 4471, SHARJAH"},
	};
	const char *lines[7] = {0};
	size_t n = 0;

	for (; n < 5 && cases[_i].lines[n]; n++)
		lines[n] = cases[_i].lines[n];
	lines[n] = "Date: 26/02/2018 Time:19:31:44";
	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), cases[_i].name);
	ck_assert_str_eq(at("data/merchant/address"), cases[_i].address);
	ck_assert_str_eq(at("data/time"), "19:31:44");
}
END_TEST

/* Recognition parts what stands behind a point or a colon. */
START_TEST(an_address_of_the_web_ends_the_address)
{
	static const char *const lines[] = {"LANTERN TEA SDN BHD",   "12, JALAN MAWAR 3",   "47100 PUCHONG",
					    "wow. lantern. com. my", "26, 02, 2018 19: 04", NULL};

	draw(lines);
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/merchant/address"), "12, JALAN MAWAR 3, 47100 PUCHONG");
	ck_assert_str_eq(at("data/date"), "2018-02-26");
	ck_assert_str_eq(at("data/time"), "19:04");
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

/* The first word that is TEXT was read again as READINGS say. */
static void read_again(const char *text, struct dx_cell_reading *readings, size_t n)
{
	static struct dx_reread cell;

	for (size_t i = sheet.page.n_words; i > 0; i--) {
		const struct dx_word *w = &sheet.words[i - 1];

		if (strcmp(w->text, text) == 0)
			cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, n};
	}
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_it();
}

/* A number of Malaysia's tax says what a currency would: no such receipt is of 2013; "2078" is no year, but 2018. */
START_TEST(a_number_of_a_tax_tells_its_years)
{
	static const char *const lines[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG",
					    "GST ID: 001234567890", "Date: 22/03/2073", NULL};
	struct dx_cell_reading readings[] = {
		{"2210372078", 70, "line"}, {"22/08/2678", 70, "larger"}, {"22103/2078", 70, "twice"}};

	draw(lines);
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/date"), "null");
	read_again("22/03/2073", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/date"), "2018-03-22");
}
END_TEST

/* A month that was put right is none as long as other readings agree. */
START_TEST(a_mended_month_outweighs_no_reading)
{
	static const char *const lines[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG",
					    "Date: 16-17-18 13:58", NULL};
	struct dx_cell_reading readings[] = {
		{"16-17-18", 70, "line"}, {"18-11-18", 70, "smooth"}, {"18-11-18", 70, "twice"}};

	draw(lines);
	sheet_scan(&sheet);
	read_again("16-17-18", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/date"), "2018-11-18");
}
END_TEST

/* Another clear print of a day is worth more than more readings of one that is not clear. */
START_TEST(a_day_that_is_printed_again_stays)
{
	static const char *const once[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG", "Date: 06/07/16",
					   NULL};
	static const char *const twice[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG", "Date: 06/07/16",
					    "Order 106368 06/07/16 13:11", NULL};
	struct dx_cell_reading readings[] = {{"06/07/18", 70, "line"},
					     {"06/07/18", 70, "larger"},
					     {"06/07/18", 70, "smooth"},
					     {"06/07/18", 70, "twice"}};

	for (int n = 0; n < 2; n++) {
		bool first = true;

		draw(n ? twice : once);
		sheet_scan(&sheet);
		for (size_t i = 0; i < sheet.page.n_words && first; i++)
			if (strcmp(sheet.words[i].text, "06/07/16") == 0) {
				sheet.words[i].conf = 78;
				first = false;
			}
		read_again("06/07/16", readings, DX_LEN(readings));
		ck_assert_str_eq(at("data/date"), n ? "2016-07-06" : "2018-07-06");
	}
}
END_TEST

/* A day before its tax, which another word prints without strokes: that one has the year. */
START_TEST(a_day_without_strokes_tells_the_year)
{
	static const char *const lines[] = {"LANTERN TEA SDN BHD",  "12, JALAN MAWAR 3, 47100 PUCHONG",
					    "GST ID: 001234567890", "Date: 21 March, 2012",
					    "21032018 03:13:51",    NULL};

	draw(lines);
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/date"), "2018-03-21");
}
END_TEST

/* A day of the week says which of two days figures are; a name is no month where a year goes on behind the figures. */
START_TEST(a_day_of_the_week_tells_the_day)
{
	static const char *const dates[][2] = {{"12/02/2021 (Thu)", "2021-12-02"},
					       {"12/02/2021 (Fri)", "2021-02-12"},
					       {"Thursday, 12/02/2021", "2021-12-02"},
					       {"Monthly 12/02/2021", "2021-02-12"},
					       {"Server: Dee 20/10/2018", "2018-10-20"}};
	const char *const lines[] = {"LANTERN TEA SDN BHD", "12, JALAN MAWAR 3, 47100 PUCHONG", dates[_i][0], NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/date"), dates[_i][1]);
}
END_TEST

/* A form of two words that had no room; and who stands behind a shop, below its name. */
START_TEST(a_name_takes_the_rest_of_its_form)
{
	static const char *const parted[] = {"LANTERN PAINT & HARDWARE SDN", "BHD", "12, JALAN MAWAR 3, 47100 PUCHONG",
					     NULL};
	static const char *const operated[] = {"LANTERN SUPERMART", "Operated by: NDG Trading Corp.",
					       "12, JALAN MAWAR 3, 47100 PUCHONG", NULL};

	draw(parted);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "LANTERN PAINT & HARDWARE SDN BHD");
	draw(operated);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "LANTERN SUPERMART");
}
END_TEST

/* A point was taken for a comma; a street is no name, though there is no other. */
START_TEST(a_comma_in_a_date_is_a_point)
{
	static const char *const lines[] = {"23, Ground Floor, Jalan SS 2/64", "47300 Petaling Jaya",
					    "Bill: 44177 19,08.18", NULL};

	draw(lines);
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/date"), "2018-08-19");
	ck_assert_str_eq(at("data/merchant/name"), "null");
	ck_assert_str_eq(at("data/merchant/address"), "23, Ground Floor, Jalan SS 2/64, 47300 Petaling Jaya");
}
END_TEST

/* With its area's code a number needs no label; one of a registration has none. */
START_TEST(a_telephone_may_stand_alone)
{
	static const char *const lines[] = {"LANTERN TEA PTY LTD", "ABN: 61 667 612 968",
					    "10 Collins Street, Perth WA 6000", "(61) 3014 7085", NULL};
	static const char *const bare[] = {"LANTERN TEA PTY LTD", "61 667 612 968", "(412290-M)", NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/phone"), "(61) 3014 7085");
	draw(bare);
	read_it();
	ck_assert_str_eq(at("data/merchant/phone"), "null");
}
END_TEST

/* So do one of three groups, as in America, and one whose area begins with a nought; other figures do not. */
START_TEST(figures_in_groups_are_a_telephone)
{
	static const char *const cases[][2] = {{"514-555-0119", "514-555-0119"},
					       {"0141 555 0133", "0141 555 0133"},
					       {"2123-55-0119", "null"},
					       {"0141555", "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		const char *const lines[] = {"LANTERN TEA", "10 Collins Street, Perth WA 6000", cases[i][0], NULL};

		draw(lines);
		read_it();
		ck_assert_str_eq(at("data/merchant/phone"), cases[i][1]);
	}
}
END_TEST

/* Office, district and number, of which no part is one of a day. */
START_TEST(strokes_may_stand_in_the_number_of_a_tax)
{
	static const char *const lines[] = {"LANTERN BAKERY", "Am Bach 4", "84999 Niederau", "St.-Nr. 051/702/43259",
					    NULL};
	static const char *const day[] = {"LANTERN BAKERY", "Am Bach 4", "84999 Niederau", "St.-Nr. 12/10/2018", NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/tax_id"), "051/702/43259");
	draw(day);
	read_it();
	ck_assert_str_eq(at("data/merchant/tax_id"), "null");
}
END_TEST

/* The half of the day may have no room beside the time; a session is at another time than the purchase. */
START_TEST(the_time_is_of_the_purchase)
{
	static const char *const half[] = {"LANTERN TEA", "Order placed on 21 May 2025 at 01:48", "PM and paid by UPI",
					   NULL};
	static const char *const session[] = {"LANTERN SCREENS", "SESSION", "Tue 12 Aug 2025, 05:45PM",
					      "11/08/2025 17:16", NULL};

	draw(half);
	read_it();
	ck_assert_str_eq(at("data/time"), "13:48");
	draw(session);
	read_it();
	ck_assert_str_eq(at("data/time"), "17:16");
	ck_assert_str_eq(at("data/date"), "2025-08-11");
}
END_TEST

/* A stroke behind a town's code parts it from the number; between two numbers it parts those. */
START_TEST(a_stroke_may_stand_in_a_telephone)
{
	static const char *const lines[] = {"LANTERN BAKERY", "Am Bach 4", "84999 Niederau", "Tel. 02374/77398", NULL};
	static const char *const two[] = {"LANTERN BAKERY", "Am Bach 4", "84999 Niederau", "Tel. 9774377398/77399",
					  NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/phone"), "02374/77398");
	draw(two);
	read_it();
	ck_assert_str_ne(at("data/merchant/phone"), "9774377398/77399");
}
END_TEST

/* A colon apart from its label is none of the five pairs of figures behind it. */
START_TEST(a_telephone_may_be_five_words)
{
	static const char *const lines[] = {"LANTERN SARL", "12 Place du Bourg", "Tel : 01 46 83 94 66", NULL};

	draw(lines);
	read_it();
	ck_assert_str_eq(at("data/merchant/phone"), "01 46 83 94 66");
}
END_TEST

/* How it was paid may be said without an amount. */
START_TEST(words_may_say_that_cash_was_paid)
{
	static const struct {
		const char *text, *way;
	} cases[] = {{"Paid via Cash", "cash"},
		     {"Paid by Cash", "cash"},
		     {"Mode : CASH", "cash"},
		     {"Cara bayar TUNAI", "cash"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		const char *const lines[] = {"LANTERN TEA PTY LTD", "10 Collins Street, Perth WA 6000", cases[i].text,
					     NULL};

		draw(lines);
		read_it();
		ck_assert_msg(strcmp(at("data/payment_method"), cases[i].way) == 0, "%s", cases[i].text);
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
	tcase_add_loop_test(tc, numbers_about_the_address_end_it_or_do_not, 0, 5);
	tcase_add_test(tc, an_address_of_the_web_ends_the_address);
	tcase_add_test(tc, a_month_that_is_none_was_misread);
	tcase_add_test(tc, a_number_of_a_tax_tells_its_years);
	tcase_add_test(tc, a_mended_month_outweighs_no_reading);
	tcase_add_test(tc, a_day_that_is_printed_again_stays);
	tcase_add_test(tc, a_day_without_strokes_tells_the_year);
	tcase_add_loop_test(tc, a_day_of_the_week_tells_the_day, 0, 5);
	tcase_add_test(tc, a_name_takes_the_rest_of_its_form);
	tcase_add_test(tc, a_comma_in_a_date_is_a_point);
	tcase_add_test(tc, a_telephone_may_stand_alone);
	tcase_add_test(tc, figures_in_groups_are_a_telephone);
	tcase_add_test(tc, strokes_may_stand_in_the_number_of_a_tax);
	tcase_add_test(tc, the_time_is_of_the_purchase);
	tcase_add_test(tc, a_stroke_may_stand_in_a_telephone);
	tcase_add_test(tc, a_telephone_may_be_five_words);
	tcase_add_test(tc, words_may_say_that_cash_was_paid);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
