/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Receipts from words to verdict, honest and forged. */
#include "../unit.h"
#include "receipt_paper.h"

/* What a test may change. */
enum { FIRST_QUANTITY, FIRST_PRICE, FIRST, SECOND, SUBTOTAL, TAX, TOTAL, ROUNDING, ROUNDED, CASH, CHANGE, FIGURES };

static const char *honest[FIGURES] = {
	[FIRST_QUANTITY] = "3", [FIRST_PRICE] = "4.26", [FIRST] = "12.78",  [SECOND] = "21.50",
	[SUBTOTAL] = "34.28",   [TAX] = "2.06",         [TOTAL] = "36.34",  [ROUNDING] = "0.01",
	[ROUNDED] = "36.35",    [CASH] = "50.00",       [CHANGE] = "13.65",
};

static void draw(const char *const v[FIGURES])
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "KEDAI ALAT TULIS MURNI SDN BHD");
	sheet_put(&sheet, 120, 32, "(123456-X)");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sheet_put(&sheet, 90, 68, "TEL: 03-8061 2345");
	sheet_put(&sheet, 90, 80, "GST ID: 001234567890");
	sheet_put(&sheet, 110, 96, "TAX INVOICE");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sheet_put(&sheet, 40, 130, "Pensil warna 12");
	sum(142, dx_asprintf(arena, "%s x %s", v[FIRST_QUANTITY], v[FIRST_PRICE]), v[FIRST]);
	sum(156, "Buku lakaran A3", v[SECOND]);
	sum(180, "Sub Total", v[SUBTOTAL]);
	sum(192, "GST 6%", v[TAX]);
	sum(204, "Total", v[TOTAL]);
	sum(216, "Rounding Adj", v[ROUNDING]);
	sum(228, "Total Rounded", v[ROUNDED]);
	sum(240, "Cash", v[CASH]);
	sum(252, "Change", v[CHANGE]);
	sheet_put(&sheet, 90, 280, "Thank you, please come again");
}

START_TEST(a_receipt_is_read_and_verified)
{
	draw(honest);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "KEDAI ALAT TULIS MURNI SDN BHD");
	ck_assert_str_eq(at("data/merchant/address"), "NO. 12, JALAN MAWAR 3, 47100 PUCHONG, SELANGOR");
	ck_assert_str_eq(at("data/merchant/phone"), "03-8061 2345");
	ck_assert_str_eq(at("data/merchant/tax_id"), "001234567890");
	ck_assert_str_eq(at("data/date"), "2018-03-05");
	ck_assert_str_eq(at("data/time"), "14:21:40");
	ck_assert_str_eq(at("data/line_items/0/description"), "Pensil warna 12");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/0/amount"), "12.78");
	ck_assert_str_eq(at("data/line_items/1/description"), "Buku lakaran A3");
	ck_assert_str_eq(at("data/line_items/1/amount"), "21.50");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/subtotal"), "34.28");
	ck_assert_str_eq(at("data/totals/tax"), "2.06");
	ck_assert_str_eq(at("data/totals/total"), "36.35");
	ck_assert_str_eq(at("data/totals/paid"), "50.00");
	ck_assert_str_eq(at("data/totals/change"), "13.65");
	ck_assert_str_eq(at("data/payment_method"), "cash");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
}
END_TEST

/* The line that counts the goods is none of them; what it says must fit. */
START_TEST(goods_that_are_counted_are_no_goods)
{
	static const struct {
		const char *label, *count, *verdict;
	} cases[] = {{"Total Qty: 2", "34.28", "verified"},
		     {"Total Items", "34.28", "verified"},
		     {"Total Qty: 2", "34.20", "unverifiable"}};

	draw(honest);
	sheet_put(&sheet, 40, 164, "kulit keras");
	sum(172, cases[_i].label, cases[_i].count);
	read_it();
	ck_assert_str_eq(at("data/line_items/1/amount"), "21.50");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* What was handed over may have the sign of what it takes away; of a refund it is what was given back. */
START_TEST(a_payment_may_be_printed_with_a_minus)
{
	const char *v[FIGURES];

	memcpy(v, honest, sizeof(v));
	v[CASH] = "-50.00";
	draw(v);
	read_it();
	ck_assert_str_eq(at("data/totals/paid"), "50.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	v[CASH] = "-50.10";
	draw(v);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	v[CASH] = "-36.35";
	v[ROUNDED] = "-36.35";
	v[CHANGE] = "0.00";
	draw(v);
	read_it();
	ck_assert_str_eq(at("data/totals/paid"), "-36.35");
}
END_TEST

/* Prices hold the tax, and what they come to without it is printed: that proves the tax, or keeps it from the verdict.
 */
START_TEST(a_total_without_its_tax_is_explained)
{
	static const struct {
		const char *label, *net, *verdict;
		bool scanned;
		size_t checks; /* one more says that the tax meets its rate, one that a figure is not explained */
	} cases[] = {{"Total Excl. GST", "32.34", "verified", false, 5},
		     {"Total Excl. GST", "32.84", "mismatch", false, 5},
		     {"Val. Excl. GST", "32.34", "verified", true, 6},
		     {"Val. Excl. GST", "32.84", "unverifiable", true, 7}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "KEDAI ALAT TULIS MURNI SDN BHD");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(142, "Pensil warna", "12.78");
	sum(156, "Buku lakaran", "21.50");
	sum(180, "Total Including GST 6%", "34.28");
	sum(192, "Rounding Adj", "0.02");
	sum(204, "Total Rounded", "34.30");
	sum(216, "Mastercard", "-34.30");
	sum(228, "GST 6%", "1.94");
	sum(240, cases[_i].label, cases[_i].net);
	if (cases[_i].scanned)
		sheet.page.source = DX_SOURCE_OCR;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "34.30");
	ck_assert_str_eq(at("data/totals/tax"), "1.94");
	ck_assert_uint_eq(json_array_size(json_object_get(all, "checks")), cases[_i].checks);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* A name in small letters with its form stands for itself; one that is a form only belongs to the line above. */
START_TEST(a_name_is_one_line_unless_it_is_only_a_form)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "Central Park Mall");
	sheet_put(&sheet, 90, 20, "Golden Ladle Sdn Bhd");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "Golden Ladle Sdn Bhd");
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS");
	sheet_put(&sheet, 90, 20, "(M) SDN BHD");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "MORNING BOOKS (M) SDN BHD");
}
END_TEST

/* What stands around a name in the world's shops; and a unit with its house, which is no telephone. */
START_TEST(greetings_invocations_and_forms_are_no_names)
{
	static const struct {
		const char *above, *name, *below, *street;
	} heads[] = {{"WELCOME TO", "CORNER FUEL STOP", NULL, "1200 Hwy 62 E"},
		     {"Willkommen bei", "Berger Imbiss", "Inh. M. Berger", "Gartenweg 4"},
		     {"|| Shree Ganeshay Namah ||", "SHREE LOTUS SAREES", NULL, "14/2, M. G. Road"},
		     {NULL, "BOULANGERIE LOTUS", "SARL au capital de 8000 EUR", "12 rue des Lilas"},
		     {NULL, "Lotus Supermarket", NULL, "147-4800 Maple Way"}};

	sheet_init(&sheet, arena, 1);
	if (heads[_i].above)
		sheet_put(&sheet, 90, 8, heads[_i].above);
	sheet_put(&sheet, 90, 20, heads[_i].name);
	if (heads[_i].below)
		sheet_put(&sheet, 90, 32, heads[_i].below);
	sheet_put(&sheet, 90, 44, heads[_i].street);
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), heads[_i].name);
	ck_assert_str_eq(at("data/merchant/address"), heads[_i].street);
}
END_TEST

/* Cash that was handed over is no total: what was given back may be as illegible as the total itself. */
START_TEST(cash_is_not_taken_for_a_total_that_cannot_be_read)
{
	for (int cash = 0; cash < 2; cash++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
		sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
		sum(112, "Date: 05/03/2018", "14:21:40");
		sum(130, "Total", "l?.~o");
		sum(150, cash ? "Cash" : "Credit Card", "50.00");
		read_it();
		if (cash)
			ck_assert_str_eq(at("data/totals/total"), "null");
		else
			ck_assert_str_eq(at("data/totals/total"), "50.00");
		ck_assert_str_eq(at("data/totals/paid"), "50.00");
	}
}
END_TEST

/* Each figure that is in the answer, with one digit changed; printed, and scanned. */
START_TEST(no_altered_figure_is_verified)
{
	size_t digits = 0;

	for (size_t k = 0; k < FIGURES; k++) {
		for (size_t i = 0; honest[k][i] && k != TOTAL && k != FIRST_PRICE; i++) {
			const char *v[FIGURES];
			char *forged = dx_strdup(arena, honest[k]);

			if (forged[i] < '0' || forged[i] > '9')
				continue;
			memcpy(v, honest, sizeof(v));
			forged[i] = forged[i] == '9' ? '1' : (char)(forged[i] + 1);
			v[k] = forged;
			draw(v);
			if (_i)
				sheet_scan(&sheet);
			read_it();
			ck_assert_msg(strcmp(sheet_verdict(all), "verified") != 0, "%s for %s", forged, honest[k]);
			digits++;
		}
	}
	ck_assert_uint_ge(digits, 30);
}
END_TEST

START_TEST(misread_labels_and_signs_are_understood)
{
	draw(honest);
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++) {
		if (strcmp(sheet.words[i].text, "Total") == 0)
			sheet.words[i].text = "Tota!";
		if (strcmp(sheet.words[i].text, "36.35") == 0)
			sheet.words[i].text = "36,35\"";
		if (strcmp(sheet.words[i].text, "05/03/2018") == 0)
			sheet.words[i].text = "05/03/2078";
	}
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "36.35");
	ck_assert_str_eq(at("data/date"), "2018-03-05");
	ck_assert_str_eq(at("corrections/0/path"), "/date");
	ck_assert_str_eq(at("corrections/0/used"), "2018-03-05");
}
END_TEST

START_TEST(a_total_that_meets_nothing_is_unverifiable)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "Blumen Krause GmbH");
	sheet_put(&sheet, 90, 32, "Markt 4, 04109 Leipzig");
	sheet_put(&sheet, 40, 60, "Datum 14.05.2026 09:12");
	sum(90, "Summe", "18,50 EUR");
	sum(102, "Girocard", "18,50 EUR");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "Blumen Krause GmbH");
	ck_assert_str_eq(at("data/date"), "2026-05-14");
	ck_assert_str_eq(at("data/totals/total"), "18.50");
	ck_assert_str_eq(at("data/currency"), "EUR");
	ck_assert_str_eq(at("data/payment_method"), "card");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt");
	TCase *tc = tcase_create("receipt");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_receipt_is_read_and_verified);
	tcase_add_loop_test(tc, goods_that_are_counted_are_no_goods, 0, 3);
	tcase_add_test(tc, a_payment_may_be_printed_with_a_minus);
	tcase_add_loop_test(tc, a_total_without_its_tax_is_explained, 0, 4);
	tcase_add_test(tc, a_name_is_one_line_unless_it_is_only_a_form);
	tcase_add_loop_test(tc, greetings_invocations_and_forms_are_no_names, 0, 5);
	tcase_add_test(tc, cash_is_not_taken_for_a_total_that_cannot_be_read);
	tcase_add_loop_test(tc, no_altered_figure_is_verified, 0, 2);
	tcase_add_test(tc, misread_labels_and_signs_are_understood);
	tcase_add_test(tc, a_total_that_meets_nothing_is_unverifiable);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
