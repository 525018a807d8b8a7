/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Scanned receipts of which something is lost: what the rest of the paper says about the total and the day. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "receipt_paper.h"

#define PRICE "43.90" /* of the only article */

static void rate(const char *text, uint8_t conf)
{
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, text) == 0)
			sheet.words[i].conf = conf;
}

static void doubt(const char *text)
{
	rate(text, 45);
}

/* The summary of taxes is printed once more, and comes to the total; a line of it alone does not. */
START_TEST(a_summary_of_taxes_speaks_for_its_sum)
{
	static const char *const misread[][2] = {{"TOTAL", "18.00"},
						 {"CASH", "100.00"},
						 {"CHANGE", "56.10"},
						 {"GST Summary", "Amount (RM)|Tax (RM)"},
						 {"SR @ 6%", "41.42|2.48"}};
	static const char *const lone[][2] = {{"Total incl GST", "61.90"},
					      {"GST Summary", "Amount (RM)|Tax (RM)"},
					      {"S @ 6%", "16.98|1.02"},
					      {"Z @ 0%", "43.90|0.00"}};

	ck_assert_str_eq(total_of_receipt(PRICE, misread, DX_LEN(misread)), "43.90");
	ck_assert_str_eq(total_of_receipt(PRICE, lone, DX_LEN(lone)), "61.90");
}
END_TEST

/* Where each line of it is the rate that it prints, a digit of the total was misread, and no digit there. */
START_TEST(a_summary_that_keeps_its_rates_speaks_for_a_digit)
{
	static const char *const rated[][2] = {{"SUB TOTAL", "169.00"},     {"NET TOTAL", "114.90"},
					       {"Change", "25.10"},         {"Tax Summary", "Amount|Tax"},
					       {"SVC 10%", "150.00|15.00"}, {"SR 6%", "165.00|9.90"}};
	static const char *const unrated[][2] = {{"SUB TOTAL", "169.00"}, {"NET TOTAL", "114.90"},
						 {"Change", "25.10"},     {"Tax Summary", "Amount|Tax"},
						 {"SVC", "150.00|15.00"}, {"SR", "165.00|9.90"}};

	draw_receipt("150.", rated, DX_LEN(rated));
	rate("114.90", 66);
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "174.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_receipt("150.", unrated, DX_LEN(unrated));
	rate("114.90", 66);
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "114.90");
}
END_TEST

/* A service charge is added as the tax is, and among the goods it is one of them. */
START_TEST(a_service_charge_is_added)
{
	static const char *const charged[][2] = {{"Subtotal", "43.90"},
						 {"Service Charge 10%", "4.39"},
						 {"GST 6%", "2.90"},
						 {"Rounding", "0.01"},
						 {"Total", "5!.20"}};
	static const char *const good[][2] = {{"Service Charge", "10.00"}, {"Total", "53.90"}};

	ck_assert_str_eq(total_of_receipt(PRICE, charged, DX_LEN(charged)), "51.20");
	ck_assert_str_eq(at("data/totals/tip"), "4.39");
	draw_receipt(PRICE, good, DX_LEN(good));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "53.90");
	ck_assert_str_eq(at("data/line_items/1/amount"), "10.00");
	ck_assert_str_eq(at("data/totals/tip"), "null");
}
END_TEST

/* What is left of a total's print chooses among what the arithmetic leads to; alone it is no amount. */
START_TEST(the_rest_of_a_print_and_one_way_make_a_total)
{
	static const char *const digit[][2] = {{"Grand Total", "43.9"}, {"Thank you", ""}};
	static const char *const mark[][2] = {{"Grand Total", "4390"}, {"Thank you", ""}};
	static const char *const other[][2] = {{"Grand Total", "61.9"}, {"Thank you", ""}};

	ck_assert_str_eq(total_of_receipt(PRICE, digit, DX_LEN(digit)), "43.90");
	ck_assert_str_eq(total_of_receipt(PRICE, mark, DX_LEN(mark)), "43.90");
	ck_assert_str_eq(total_of_receipt(PRICE, other, DX_LEN(other)), "null");
}
END_TEST

/* Where a misread total is completed by the subtotal, it has not been read: its value has no place, and proves nothing.
 */
START_TEST(a_total_of_another_sum_is_derived)
{
	static const char *const lines[][2] = {{"Clay pot", "6.10"},
					       {"Sub Total", "50.00"},
					       {"Grand Total", "50.0"},
					       {"Cash", "60.00"},
					       {"Change", "10.00"}};
	const json_t *total;

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "50.00");
	total = json_object_get(json_object_get(all, "evidence"), "/totals/total");
	ck_assert_str_eq(sheet_at(total, "source"), "derived");
}
END_TEST

/* "BANANA 0.678" is a weight; a letter of a tax behind an amount that was taken for a figure stands apart. */
START_TEST(a_weight_is_no_amount)
{
	static const char *const lines[][2] = {{"Banana", "0.678"},
					       {"Apple", "1.255"},
					       {"Pear", "4.45 5"},
					       {"2 x 4,45 Plum", "8.908"},
					       {"Total", "57.25"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/line_items/0/amount"), "43.90");
	ck_assert_str_eq(at("data/line_items/1/amount"), "4.45");
	ck_assert_str_eq(at("data/line_items/2/amount"), "8.90");
	ck_assert_ptr_null(at("data/line_items/3/amount"));
}
END_TEST

/* One digit of a total is misread: what one way leads to tells which, where the print is not sure or is no round one.
 */
START_TEST(one_misread_digit_of_a_total)
{
	static const char *const faint[][2] = {{"Sub Total", "51.42"}, {"GST 6%", "3.08"}, {"Total", "64.50"}};
	static const char *const odd[][2] = {{"Total", "48.91"},
					     {"Rounding Adj", "0.0}"},
					     {"Total Rounded", "48.96"},
					     {"Cash", "50.00"},
					     {"Change", "1.10"}};
	static const char *const clear[][2] = {
		{"Pen", "0.90"}, {"Total", "48.90"}, {"Cash", "50.00"}, {"Change", "7.10"}};

	draw_receipt(PRICE, faint, DX_LEN(faint));
	doubt("64.50");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "54.50");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	ck_assert_str_eq(total_of_receipt(PRICE, odd, DX_LEN(odd)), "48.90");
	draw_receipt(PRICE, clear, DX_LEN(clear)); /* it may be the change as well */
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "48.90") == 0)
			sheet.words[i].conf = 70;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "48.90");
}
END_TEST

/* Where the later readings confirm both of them, and not the total, it was the total. */
START_TEST(a_payment_that_was_read_again_corrects_a_total)
{
	static const char *const lines[][2] = {
		{"Pen", "0.90"}, {"Total", "48.00"}, {"Cash", "50.00"}, {"Change", "1.20"}};
	static const char *const cells[] = {"48.00", "50.00", "1.20"};
	static struct dx_cell_reading readings[DX_LEN(cells)][3];
	static struct dx_reread again[DX_LEN(cells)];

	for (int sure = 0; sure < 2; sure++) {
		draw_receipt(PRICE, lines, DX_LEN(lines));
		rate("48.00", 85);
		for (size_t i = 0; i < DX_LEN(cells); i++) {
			for (size_t k = 0; k < 3; k++)
				readings[i][k] = (struct dx_cell_reading){cells[i], 90,
									  k == 0   ? "line"
									  : k == 1 ? "larger"
										   : "light"};
			for (size_t k = 0; k < sheet.page.n_words; k++)
				if (strcmp(sheet.words[k].text, cells[i]) == 0)
					again[i] = (struct dx_reread){sheet.words[k].x0, sheet.words[k].y0,
								      sheet.words[k].x1, sheet.words[k].y1,
								      readings[i],       3};
		}
		readings[0][2].text = "8.00";
		readings[2][2].text = sure ? "1.20" : "7.20";
		sheet.page.rereads = again;
		sheet.page.n_rereads = DX_LEN(again);
		sheet.page.reread_round = 1;
		read_it();
		ck_assert_str_eq(at("data/totals/total"), sure ? "48.80" : "48.00");
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

START_TEST(a_misread_payment_puts_no_digit_before_a_total)
{
	static const char *const lines[][2] = {
		{"Grand Total", "43.90"}, {"Cash Received", "450.00"}, {"Change", "6.10"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	doubt("43.90");
	doubt("450.00");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.90");
}
END_TEST

/* What stands for a total that was misread: its currency taken for a digit, coins that cannot have been given back. */
START_TEST(a_payment_and_its_change_correct_a_total)
{
	static const char *const sign[][2] = {
		{"Pen", "0.55"}, {"Total", "943.90"}, {"Cash", "50.00"}, {"Change", "6.10"}};
	static const char *const coins[][2] = {{"Pen", "0.06"},
					       {"Total", "43.96"},
					       {"Rounding", "0.00"},
					       {"Tender", "50.00"},
					       {"Change/Balance", "6.05"}};
	static const char *const counted[][2] = {
		{"Pen", "0.06"}, {"Total Qty: 7", "51.42"}, {"GST 6%", "3.08"}, {"Total", "64.50"}};

	draw_receipt(PRICE, sign, DX_LEN(sign));
	doubt("943.90");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.90");
	draw_receipt(PRICE, coins, DX_LEN(coins));
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "43.96") == 0)
			sheet.words[i].conf = 85;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.95");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_receipt(PRICE, counted, DX_LEN(counted));
	doubt("64.50");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "54.50");
}
END_TEST

/* The goods come to what was paid, and to an amount whose label is not legible: more than a total that nothing meets.
 */
START_TEST(goods_and_payment_outweigh_a_lone_total)
{
	static const char *const lines[][2] = {
		{"Total", "48.90"}, {"clusve of all", "43.90"}, {"Master Card", "43.90"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "43.90");
}
END_TEST

/* A figure that was put right is none to hold others against: a tax of 2.48 was made of "2.481". */
START_TEST(a_summary_that_was_put_right_says_nothing)
{
	static const char *const lines[][2] = {{"Ink", "5.10"},
					       {"TOTAL", "43.9"},
					       {"CASH", "50.00"},
					       {"GST Summary", "Amount (RM)|Tax (RM)"},
					       {"SR @ 6%", "41.42|2.48"}};
	static const char *const mended[][2] = {{"Ink", "5.10"},
						{"TOTAL", "43.9"},
						{"GST Summary", "Amount (RM)|Tax (RM)"},
						{"SR @ 6%", "41.42|2.481"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "43.90");
	ck_assert_str_eq(total_of_receipt(PRICE, mended, DX_LEN(mended)), "null");
}
END_TEST

/* A figure of the rounding is misread as easily as any: what the receipt rounds to is known without it. */
START_TEST(a_misread_rounding_still_rounds)
{
	static const char *const lines[][2] = {{"Total incl GST", "43.89"},
					       {"Rounding Adj", "0. 61"},
					       {"Total", "48.90"},
					       {"Cash", "50.00"},
					       {"Change", "6.10"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "43.90");
}
END_TEST

/* A payment whose name nobody knows, right above the change. */
START_TEST(what_stands_above_the_change_was_paid)
{
	static const char *const lines[][2] = {{"TOTAL", "4.30"}, {"GASN", "100.00"}, {"CHANGE", "56.10"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "43.90");
}
END_TEST

/* "5.00% Sales Tax" is a tax, and "Denver, CO 80203" no firm; days of its country stand behind the months. */
START_TEST(a_till_of_the_united_states)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "Mill Lane Garden Supply");
	sheet_put(&sheet, 90, 20, "48 Garden Street, Suite 2");
	sheet_put(&sheet, 90, 32, "Denver, CO 80203");
	sheet_put(&sheet, 90, 44, "04/07/2018 02:21 PM");
	sum(72, "Watering can", "$20.00");
	sum(84, "Clay pot", "$20.00");
	sum(96, "Sub Total", "$40.00");
	sum(108, "5.00% Sales Tax", "$2.00");
	sum(120, "Total", "$42.00");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "Mill Lane Garden Supply");
	ck_assert_str_eq(at("data/date"), "2018-04-07");
	ck_assert_str_eq(at("data/totals/tax"), "2.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Without a dollar's sign, the land before five digits says whose days they are. */
START_TEST(days_of_the_united_states)
{
	static const char *const lines[][2] = {{"Total", "43.90"}};

	for (int there = 0; there < 2; there++) {
		draw_receipt(PRICE, lines, DX_LEN(lines));
		sheet_put(&sheet, 90, 32, there ? "Austin, TX 78703" : "Austin 78703");
		sheet_scan(&sheet);
		read_it();
		ck_assert_str_eq(at("data/date"), there ? "2018-05-03" : "2018-03-05");
	}
}
END_TEST

/* What a name was, or whose it is, stands in parentheses below it. */
START_TEST(a_name_aside_is_not_the_name)
{
	static const char *const lines[][2] = {{"Total", "43.90"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	sheet.words[0].text = "RESTORAN";
	sheet.words[2].text = "LOTUS";
	sheet.words[3].text = "EMAS";
	sheet_put(&sheet, 90, 14, "(LOTUS F&B ENTERPRISE)");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "RESTORAN BOOKS LOTUS EMAS");
}
END_TEST

/* "SDN BHD" is a firm, no Bahraini money. */
START_TEST(a_legal_form_is_no_currency)
{
	static const char *const ringgit[][2] = {{"Total", "RM43.90"}};
	static const char *const none[][2] = {{"Total", "43.90"}};
	static const char *const dinar[][2] = {{"Total", "BHD 43.90"}};

	total_of_receipt(PRICE, ringgit, DX_LEN(ringgit));
	ck_assert_str_eq(at("data/currency"), "MYR");
	total_of_receipt(PRICE, none, DX_LEN(none));
	ck_assert_str_eq(at("data/currency"), "null");
	total_of_receipt(PRICE, dinar, DX_LEN(dinar));
	ck_assert_str_eq(at("data/currency"), "BHD");
}
END_TEST

/* Strokes of a date that are lost or taken for digits, in readings of its cell; two ways to part it are none. */
START_TEST(a_date_is_read_without_its_strokes)
{
	static const char *const texts[][2] = {{"53/2018", "2018-03-05"},
					       {"25/1212018", "2018-12-25"},
					       {"251272018", "null"},
					       {"111/2018", "null"},
					       {"3.03.1", "null"},
					       {"5, 3/2018 22\xc2\xb0"
						"52",
						"2018-03-05"},
					       {"19/62/2018", "2018-02-19"},
					       {"2018-83-05", "2018-03-05"},
					       {"19/52/2018", "null"}};
	static const char *const lines[][2] = {{"Total", "43.90"}};

	for (size_t i = 0; i < DX_LEN(texts); i++) {
		struct dx_cell_reading readings[] = {{texts[i][0], 70, "larger"}, {texts[i][0], 70, "twice"}};
		struct dx_reread cell = {.readings = readings, .n = DX_LEN(readings)};

		draw_receipt(PRICE, lines, DX_LEN(lines));
		for (size_t k = 0; k < sheet.page.n_words; k++) {
			struct dx_word *w = &sheet.words[k];

			if (strcmp(w->text, "14:21:40") == 0)
				w->text = "a";
			if (strcmp(w->text, "05/03/2018") != 0)
				continue;
			w->text = "0s/08/201B";
			w->conf = 30;
			cell.x0 = w->x0, cell.y0 = w->y0, cell.x1 = w->x1, cell.y1 = w->y1;
		}
		sheet.page.rereads = &cell;
		sheet.page.n_rereads = 1;
		sheet.page.reread_round = 1;
		read_it();
		ck_assert_str_eq(at("data/date"), texts[i][1]);
	}
}
END_TEST

/* A number of the till that begins with a day says which of two like digits the date has. */
START_TEST(a_number_may_hold_the_day)
{
	static const char *const lines[][2] = {{"Total", "43.90"}, {"No:", "2018030510100080498"}};
	static const char *const misread[] = {"05/03/2016", "06/03/2018", "05/08/2018"};

	for (size_t i = 0; i < DX_LEN(misread); i++) {
		draw_receipt(PRICE, lines, DX_LEN(lines));
		for (size_t k = 0; k < sheet.page.n_words; k++)
			if (strcmp(sheet.words[k].text, "05/03/2018") == 0)
				sheet.words[k].text = misread[i];
		read_it();
		ck_assert_str_eq(at("data/date"), "2018-03-05");
	}
	draw_receipt(PRICE, lines, DX_LEN(lines));
	for (size_t k = 0; k < sheet.page.n_words; k++)
		if (strcmp(sheet.words[k].text, "05/03/2018") == 0)
			sheet.words[k].text = "07/03/2018";
	read_it();
	ck_assert_str_eq(at("data/date"), "2018-03-07");
}
END_TEST

/* "11.14.00" is a time when it stands behind the label of one, and says nothing about days and months. */
START_TEST(a_time_with_points_is_no_date)
{
	static const char *const lines[][2] = {{"Total", "43.90"}, {"Date 06/02/2018 Time", "11.14.00"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	for (size_t k = 0; k < sheet.page.n_words; k++)
		if (strcmp(sheet.words[k].text, "05/03/2018") == 0)
			sheet.words[k].text = "-";
	read_it();
	ck_assert_str_eq(at("data/date"), "2018-02-06");
}
END_TEST

/* A drawing above the name that was taken for letters, one of them for a legal form, or for quotation marks. */
START_TEST(a_drawing_is_no_name)
{
	static const char *const lines[][2] = {{"Total", "43.90"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	sheet_put(&sheet, 90, -4, "oe. \xe2\x80\x99 oy");
	sheet_scan(&sheet);
	doubt("oe.");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "MORNING BOOKS SDN BHD");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ways");
	TCase *tc = tcase_create("ways");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_summary_of_taxes_speaks_for_its_sum);
	tcase_add_test(tc, a_summary_that_keeps_its_rates_speaks_for_a_digit);
	tcase_add_test(tc, a_service_charge_is_added);
	tcase_add_test(tc, the_rest_of_a_print_and_one_way_make_a_total);
	tcase_add_test(tc, a_total_of_another_sum_is_derived);
	tcase_add_test(tc, a_weight_is_no_amount);
	tcase_add_test(tc, one_misread_digit_of_a_total);
	tcase_add_test(tc, a_payment_and_its_change_correct_a_total);
	tcase_add_test(tc, a_payment_that_was_read_again_corrects_a_total);
	tcase_add_test(tc, a_misread_payment_puts_no_digit_before_a_total);
	tcase_add_test(tc, goods_and_payment_outweigh_a_lone_total);
	tcase_add_test(tc, a_summary_that_was_put_right_says_nothing);
	tcase_add_test(tc, a_misread_rounding_still_rounds);
	tcase_add_test(tc, what_stands_above_the_change_was_paid);
	tcase_add_test(tc, a_till_of_the_united_states);
	tcase_add_test(tc, days_of_the_united_states);
	tcase_add_test(tc, a_name_aside_is_not_the_name);
	tcase_add_test(tc, a_legal_form_is_no_currency);
	tcase_add_test(tc, a_date_is_read_without_its_strokes);
	tcase_add_test(tc, a_number_may_hold_the_day);
	tcase_add_test(tc, a_time_with_points_is_no_date);
	tcase_add_test(tc, a_drawing_is_no_name);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
