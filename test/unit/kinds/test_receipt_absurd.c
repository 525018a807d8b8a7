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
	suite_add_tcase(s, tc);
	return unit_main(s);
}
