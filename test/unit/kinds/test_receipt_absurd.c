/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Totals of scanned receipts that cannot be: not round behind a rounding, far from the subtotal, read again as another.
 */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "receipt_paper.h"

#define PRICE "49.91" /* of the only article */

/* Behind a rounding that is not nought, whose figure may be misread, a total is round. */
START_TEST(a_total_behind_a_rounding_is_round)
{
	static const char *const lines[][2] = {
		{"Gross Total", "49.91"}, {"Rounding", "-0.61"},         {"Nett Total", "49.98"},  {"Cash", "50.68"},
		{"Change", "0.16"},       {"GST Summary", "Amount|Tax"}, {"SR @ 6%", "47.08|2.83"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "49.90");
}
END_TEST

/* A few cents that make one total of another are the rounding, though nobody can read its label. */
START_TEST(a_rounding_is_known_by_what_it_makes)
{
	static const char *const lines[][2] = {
		{"Total Sales", "49.91"}, {"A", "0.01"}, {"Net Total", "49.90"}, {"Cash", "50.00"}, {"Change", "0.10"}};
	static const char *const none[][2] = {{"Total Sales", "49.91"}, {"A", "0.02"}, {"Net Total", "49.90"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "49.90");
	ck_assert_str_eq(at("data/totals/rounding"), "0.01");
	draw_receipt(PRICE, none, DX_LEN(none));
	read_it();
	ck_assert_str_eq(at("data/totals/rounding"), "null");
}
END_TEST

/* What the subtotal makes absurd was misread: what was paid is the total, if that makes sense. */
START_TEST(a_total_far_from_the_subtotal)
{
	static const char *const little[][2] = {
		{"Sub-Total", "49.91"}, {"Grand Total", "0.90"}, {"Cash", "60.00"}, {"Change", "7.10"}};
	static const char *const discount[][2] = {{"Sub-Total", "49.91"},
						  {"Discount", "-49.01"},
						  {"Grand Total", "0.90"},
						  {"Cash", "60.00"},
						  {"Change", "7.10"}};

	ck_assert_str_eq(total_of_receipt(PRICE, little, DX_LEN(little)), "52.90");
	ck_assert_str_eq(total_of_receipt(PRICE, discount, DX_LEN(discount)), "0.90");
}
END_TEST

/* The word TEXT was read again as READINGS say. */
static void read_again(const char *text, struct dx_cell_reading *readings, size_t n)
{
	static struct dx_reread cell;

	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, text) == 0)
			cell = (struct dx_reread){sheet.words[i].x0, sheet.words[i].y0, sheet.words[i].x1,
						  sheet.words[i].y1, readings,          n};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_it();
}

/* Readings elect no total of ten times the subtotal; a tax with a stroke behind it, which its rate proves, makes it. */
START_TEST(readings_elect_nothing_absurd)
{
	struct dx_cell_reading readings[] = {
		{"529.00", 70, "line"}, {"529.00", 70, "larger"}, {"52.904", 70, "light"}, {"529.00", 70, "twice"}};
	static const char *const bare[][2] = {{"Sub-Total", "49.91"}, {"Total", "-904"}};
	static const char *const taxed[][2] = {
		{"Sub-Total", "49.91"}, {"Total", "-904"}, {"GST Summary", "Amount|Tax"}, {"SR 6", "49.91|2.991"}};

	draw_receipt(PRICE, bare, DX_LEN(bare));
	read_again("-904", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "null");
	draw_receipt(PRICE, taxed, DX_LEN(taxed));
	read_again("-904", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "52.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Three readings that say one amount are not overruled by the goods alone, which may be misread as well. */
START_TEST(readings_that_agree_outweigh_the_goods)
{
	struct dx_cell_reading readings[] = {{"49.01", 70, "line"}, {"49.01", 70, "larger"}, {"49.01", 70, "light"}};
	static const char *const lines[][2] = {{"Total", "-901"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_again("-901", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "49.01");
}
END_TEST

/* "2 Items (Inclusive of GST) 49.91" is what the goods come to, and none of them. */
START_TEST(the_last_line_may_be_what_the_goods_come_to)
{
	static const char *const lines[][2] = {{"2 Item (Inclusive of GST)", "49.91"},
					       {"Total", "19.91"},
					       {"Cash", "49.91"},
					       {"Cash Received", "70.00"},
					       {"Change", "40.09"},
					       {"GST Summary", "Amount|Tax"},
					       {"SR @ 6%", "47.08|2.83"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "19.91") == 0)
			sheet.words[i].conf = 55;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "49.91");
}
END_TEST

/* A tax that is a whole rate of the goods is added to them: they alone are no total, whatever its cell is read as. */
START_TEST(a_tax_beside_the_goods_is_added)
{
	struct dx_cell_reading readings[] = {
		{"52.90", 70, "line"}, {"49.91", 70, "larger"}, {"49.91", 70, "twice"}, {"52.95", 70, "light"}};
	static const char *const lines[][2] = {{"GST 6%", "2.99"}, {"Total", "-290"}, {"Cash", "5.9"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_again("-290", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "52.90");
}
END_TEST

/* How sure the word TEXT is. */
static void rate(const char *text, int conf)
{
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, text) == 0)
			sheet.words[i].conf = (uint8_t)conf;
}

/* A total that is not sure, and that one of the goods exceeds, lost a digit: none is better. */
START_TEST(one_of_the_goods_exceeds_the_total)
{
	static const char *const lines[][2] = {{"Net Total", "9.91"}, {"Cash", "7.4u"}};

	for (int sure = 0; sure < 2; sure++) {
		draw_receipt(PRICE, lines, DX_LEN(lines));
		rate("9.91", sure ? 95 : 76);
		read_it();
		ck_assert_str_eq(at("data/totals/total"), sure ? "9.91" : "null");
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

/* All later readings of the cell say what was paid by card: the first one was wrong. */
START_TEST(unanimous_readings_and_another_print)
{
	struct dx_cell_reading readings[] = {{"49.91", 96, "line"}, {"49.91", 96, "larger"}, {"49.91", 95, "light"}};
	static const char *const lines[][2] = {
		{"Plastic bag", "0.20"}, {"Total Sales Inclusive GST", "9.91"}, {"Master Card", "49.91"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	rate("9.91", 91);
	read_again("9.91", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "49.91");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A round total behind the rounding, though its figure cannot be read, is what that makes of the one above. */
START_TEST(a_round_total_below_one_that_is_not)
{
	static const char *const lines[][2] = {{"Total Sales Inclusive GST", "49.91"},
					       {"Rounding Adjustment", "01"},
					       {"TOTAL", "49.90"},
					       {"Cash", "80"},
					       {"GST Summary", "Amount|Tax"},
					       {"SR 0.00", "49.91|0.00"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "49.90");
}
END_TEST

/* What looks like the last of the goods is their sum, under a name that was misread: the tax is added to that. */
START_TEST(a_tax_is_added_to_a_sum_without_a_name)
{
	struct dx_cell_reading readings[] = {
		{"52.90", 91, "line"}, {"12.90", 67, "larger"}, {"12.90", 75, "light"}, {"12.90", 78, "smooth"}};
	static const char *const lines[][2] = {
		{"1 SUB TO1..", "49.91"}, {"GST 6%", "3.01"}, {"Rounding Adj", "-0.02"}, {"NET TOTAL", "12.90"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	rate("12.90", 81);
	read_again("12.90", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "52.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A total that lost its mark behind a currency, and a payment of which a nought became a letter. */
START_TEST(amounts_behind_a_currency)
{
	static const char *const lines[][2] = {{"Grand Total", "RM49 91"}, {"Cash", "RM6O.00"}, {"Change", "RM10.09"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "49.91");
	ck_assert_str_eq(at("data/totals/paid"), "60.00");
}
END_TEST

/* Behind a rounding stands nothing further from a clear total than any rounding: a reading that is near is it. */
START_TEST(no_rounding_is_that_large)
{
	struct dx_cell_reading readings[] = {
		{"49.90", 60, "line"}, {"49.60", 78, "larger"}, {"49.60", 89, "light"}, {"49.60", 68, "smooth"}};
	static const char *const lines[][2] = {{"Total Sales (Inclusive GST)", "49.91"},
					       {"Rounding Adj", "-8.61"},
					       {"Total Amt Rounded", "49.60"},
					       {"GST Summary", "Amount|Tax"},
					       {"SR @ 6%", "47.08|2.83"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	rate("49.91", 95);
	rate("49.60", 85);
	read_again("49.60", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "49.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Where the total behind the rounding is not legible, the one above, which is not round, is not what was to be paid. */
START_TEST(an_unrounded_total_is_none)
{
	static const char *const lines[][2] = {
		{"Total Sales", "49.91"}, {"Rounding", "-8.02"}, {"Nett Total", "ssctt"}, {"Cash", "5o"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "null");
	ck_assert_str_eq(total_of_receipt(PRICE, lines, 1), "49.91");
}
END_TEST

/* With its change a total is what was handed over in notes, whatever that was read as. */
START_TEST(notes_speak_for_a_total)
{
	static const char *const coins[][2] = {{"Net Total", "45.95"}, {"Cash", "68.18"}, {"Change", "4.10"}};
	static const char *const whole[][2] = {{"Net Total", "45.95"}, {"Cash", "68.18"}, {"Change", "4.00"}};
	static struct dx_cell_reading readings[] = {
		{"45.95", 60, "line"}, {"45.90", 70, "larger"}, {"46.95", 40, "twice"}};

	draw_receipt("8.20", coins, DX_LEN(coins));
	rate("45.95", 50);
	read_again("45.95", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "45.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_receipt("8.20", whole, DX_LEN(whole));
	rate("45.95", 50);
	read_again("45.95", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/totals/total"), "45.95");
}
END_TEST

/* What no later reading says is not legible, however sure it was; one that says it is enough. */
START_TEST(a_total_that_no_later_reading_says)
{
	static const char *const lines[][2] = {{"Sub-Total", "49.91"}, {"Tax", "3.00"}, {"Grand Total", "62.96"}};
	static struct dx_cell_reading other[] = {
		{"52.9", 30, "line"}, {"55", 10, "larger"}, {"150", 20, "twice"}, {"3", 10, "smooth"}};
	static struct dx_cell_reading same[] = {
		{"52.9", 30, "line"}, {"55", 10, "larger"}, {"62.96", 20, "twice"}, {"3", 10, "smooth"}};

	draw_receipt("8.20", lines, DX_LEN(lines));
	rate("62.96", 65);
	read_again("62.96", other, DX_LEN(other));
	ck_assert_str_eq(at("data/totals/total"), "52.91");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_receipt("8.20", lines, DX_LEN(lines));
	rate("62.96", 65);
	read_again("62.96", same, DX_LEN(same));
	ck_assert_str_eq(at("data/totals/total"), "62.96");
}
END_TEST

/* A misread subtotal leads to another total, and to the same hundredths: the printed total is as likely. */
START_TEST(what_fits_the_rounding_tells_the_hundredths)
{
	static const char *const lines[][2] = {
		{"Sub-Total", "59.91"}, {"Tax", "3.00"}, {"Rounding", "-0.01"}, {"b TOTAL", "52.90"}};

	draw_receipt("8.20", lines, DX_LEN(lines));
	rate("59.91", 75);
	rate("52.90", 85);
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "52.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	rate("59.91", 90);
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "62.90");
}
END_TEST

/* No number of the recogniser's readings outweighs what the strokes of a day's digits say. */
START_TEST(strokes_of_a_day)
{
	static const char *const lines[][2] = {{"Total", "49.91"}};
	static struct dx_cell_reading readings[] = {{"08/03/2018", 80, "line"},
						    {"08/03/2018", 80, "larger"},
						    {"08/03/2018", 80, "twice"},
						    {"05/03/2018", 80, "strokes"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "05/03/2018") == 0)
			sheet.words[i].text = "08/03/2018";
	rate("08/03/2018", 70);
	read_again("08/03/2018", readings, DX_LEN(readings) - 1);
	ck_assert_str_eq(at("data/date"), "2018-03-08");
	read_again("08/03/2018", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/date"), "2018-03-05");
}
END_TEST

/* Marks are too faint for any reading: figures behind labels, in the column of amounts, have lost them. */
START_TEST(a_faint_mark_before_hundredths)
{
	static const char *const lines[][2] = {{"Total Sales (Excluding GST)", "49.91"},
					       {"Total GST", "299"},
					       {"Rounding", "000"},
					       {"Total", "52.90"},
					       {"Cash", "60.00"},
					       {"Change", "7.10"}};
	static const char *const apart[][2] = {{"Sub Total", "49.91"}, {"Total GST", "299 of 3"}, {"Total", "52.90"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/tax"), "2.99");
	ck_assert_str_eq(at("data/totals/rounding"), "0.00");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
	draw_receipt(PRICE, apart, DX_LEN(apart));
	read_it();
	ck_assert_str_eq(at("data/totals/tax"), "null");
}
END_TEST

/* "DISC TAX 0.00": the summary knows the tax better, where it makes the total; nothing is verified then. */
START_TEST(a_tax_that_ran_together_with_a_discount)
{
	static const char *const lines[][2] = {{"Sub-Total", "49.91"},   {"Tax", "0.00"},
					       {"Rounding", "0.00"},     {"Total", "52.90"},
					       {"Cash", "52.90"},        {"GST Summary", "Amount|Tax"},
					       {"SR @ 6%", "49.91|2.99"}};

	ck_assert_str_eq(total_of_receipt(PRICE, lines, DX_LEN(lines)), "52.90");
	ck_assert_str_eq(at("data/totals/tax"), "2.99");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* The last line of a summary adds up more than the lines that are legible: their tax is not all of it. */
START_TEST(a_line_of_the_summary_is_torn)
{
	static const char *const lines[][2] = {
		{"Total (incl. GST)", "49.91"}, {"Cash", "50.00"},         {"Change", "0.09"},
		{"GST Summary", "Amount|Tax"},  {"SR @ 6%", "20.00|1.20"}, {"SR @ 6%", "27.08|1.6 3"},
		{"Total", "47.08|2.83"}};

	draw_receipt(PRICE, lines, DX_LEN(lines));
	read_it();
	ck_assert_str_ne(at("data/totals/tax"), "1.20");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt absurd");
	TCase *tc = tcase_create("receipt absurd");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_total_behind_a_rounding_is_round);
	tcase_add_test(tc, a_rounding_is_known_by_what_it_makes);
	tcase_add_test(tc, a_total_far_from_the_subtotal);
	tcase_add_test(tc, readings_elect_nothing_absurd);
	tcase_add_test(tc, readings_that_agree_outweigh_the_goods);
	tcase_add_test(tc, the_last_line_may_be_what_the_goods_come_to);
	tcase_add_test(tc, a_tax_beside_the_goods_is_added);
	tcase_add_test(tc, one_of_the_goods_exceeds_the_total);
	tcase_add_test(tc, unanimous_readings_and_another_print);
	tcase_add_test(tc, a_round_total_below_one_that_is_not);
	tcase_add_test(tc, a_tax_is_added_to_a_sum_without_a_name);
	tcase_add_test(tc, amounts_behind_a_currency);
	tcase_add_test(tc, no_rounding_is_that_large);
	tcase_add_test(tc, an_unrounded_total_is_none);
	tcase_add_test(tc, notes_speak_for_a_total);
	tcase_add_test(tc, a_total_that_no_later_reading_says);
	tcase_add_test(tc, what_fits_the_rounding_tells_the_hundredths);
	tcase_add_test(tc, strokes_of_a_day);
	tcase_add_test(tc, a_faint_mark_before_hundredths);
	tcase_add_test(tc, a_line_of_the_summary_is_torn);
	tcase_add_test(tc, a_tax_that_ran_together_with_a_discount);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
