/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What programs print on invoices that nobody here had seen: names, dates, letters of tax, sections, roundings. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

/* An invoice of two lines; SECOND_RATE is that of the second one. */
static void items(const char *first, const char *second, const char *second_rate)
{
	begin();
	row(200, "Description", "Qty", "Price", "GST", "Amount");
	row(216, "Oak shelf", "12", "45.50", "10%", first);
	row(232, "Handbook", "3", "8.20", second_rate, second);
}

/* "Total" and below it "Net à payer", the same: nothing was paid, and both are printed. */
START_TEST(a_total_that_is_to_be_paid_is_what_is_due)
{
	static const char *const labels[] = {"Net à payer", "Totaal te betalen", "Total a pagar"};

	items("546.00", "24.60", "10%");
	sum(270, "Subtotal", "570.60");
	sum(286, "GST 10%", "57.06");
	sum(302, "Total TTC", "627.66");
	sum(318, labels[_i], _i == 2 ? "627.67" : "627.66");
	read_page();
	if (_i == 2) { /* another figure is no second print of the total */
		ck_assert_str_ne(sheet_verdict(all), "verified");
		return;
	}
	ck_assert_str_eq(at("data/totals/total"), "627.66");
	ck_assert_str_eq(at("data/totals/due"), "627.66");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_firm_is_called_as_its_foot_has_it)
{
	begin();
	sheet_put(&sheet, 40, 20, "northlight");
	sheet_put(&sheet, 40, 80, "Bill to");
	sheet_put(&sheet, 40, 92, "Orchard Supply Co");
	sheet_put(&sheet, 40, 104, "12 Mill Lane");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "northlight") == 0)
			sheet.words[i].y1 += 14000;
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(270, "Total", "546.00");
	sheet_put(&sheet, 40, 800, "Northlight Tools plc. Registered office: 1 Lantern Court, Leeds");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Northlight Tools plc");
	ck_assert_str_eq(at("data/recipient/name"), "Orchard Supply Co");
}
END_TEST

/* The legal form alone on its line, and a large title beside the first line of the block. */
START_TEST(a_name_goes_on_with_its_form)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "TAX INVOICE");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 16000;
	sheet_put(&sheet, 420, 40, "Northlight Garden Services");
	sheet_put(&sheet, 420, 52, "Pty Ltd");
	sheet_put(&sheet, 420, 64, "3 Nepean Hwy");
	sheet_put(&sheet, 420, 76, "Seaford VIC 3198");
	sheet_put(&sheet, 40, 100, "Bill to");
	sheet_put(&sheet, 40, 112, "Orchard Supply Co");
	sheet_put(&sheet, 40, 124, "Frankston VIC 3199");
	sheet_put(&sheet, 240, 100, "Reference");
	sheet_put(&sheet, 240, 112, "PO-52661");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(270, "Total", "546.00");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Northlight Garden Services Pty Ltd");
	ck_assert_str_eq(at("data/purchase_order"), "PO-52661");
}
END_TEST

START_TEST(the_day_without_discount_is_when_it_is_due)
{
	items("546.00", "24.60", "10%");
	sum(270, "Total", "570.60");
	sheet_put(&sheet, 40, 320,
		  _i ? "Zahlbar bis 20.03.2026 mit 2 % Skonto (11,41), bis 11.04.2026 ohne Abzug."
		     : "Zahlbar bis 20.03.2026 ohne Abzug, ab 11.04.2026 mit Zinsen.");
	read_page();
	ck_assert_str_eq(at("data/due_date"), _i ? "2026-04-11" : "2026-03-20");
}
END_TEST

/* A letter behind an amount: what is taxed. The lone tax is of these lines, and proves their rate. */
static const char *marked(const char *first, const char *second, const char *tax, const char *total)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", first);
	row(232, "Labor", "3", "8.20", "", second);
	sheet_put(&sheet, 40, 268, "Thank you for your business.");
	sum(270, "Subtotal", "570.60");
	sum(286, "Sales Tax (8.25%)", tax);
	sum(302, "Total", total);
	read_page();
	return sheet_verdict(all);
}

START_TEST(letters_behind_amounts_say_what_is_taxed)
{
	ck_assert_str_eq(marked("546.00T", "24.60", "45.05", "615.65"), "verified");
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 2);
	ck_assert_str_eq(at("data/line_items/0/amount"), "546.00");
	ck_assert_str_eq(at("data/totals/tax"), "45.05");
	ck_assert_str_ne(marked("546.00", "24.60T", "45.05", "615.65"), "verified"); /* of the other line */
	ck_assert_str_ne(marked("546.00T", "24.60", "45.06", "615.65"), "verified");
	ck_assert_str_ne(marked("546.00T", "24.60N", "45.05", "615.65"), "verified"); /* nobody knows which is which */
}
END_TEST

START_TEST(a_line_free_of_tax_has_the_rate_zero)
{
	items("546.00", "24.60", "GST Free");
	sum(270, "Subtotal", "570.60");
	sum(286, "TOTAL GST 10%", _i ? "54.60" : "57.06");
	sum(302, "TOTAL AUD", _i ? "625.20" : "627.66");
	read_page();
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "0");
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i);
}
END_TEST

START_TEST(taxes_one_behind_the_other_are_several)
{
	items("546.00", "24.60", "5%");
	sum(270, "Subtotal", "570.60");
	sheet_put(&sheet, 40, 290,
		  _i ? "VAT: 10 % of 546.00 = 54.60, 5 % of 24.60 = 1.23"
		     : "VAT: 10 % of 546.00 = 54.60, 5 % of 24.60 = 1.32");
	sum(310, "Total", "626.43");
	read_page();
	if (_i) {
		ck_assert_str_eq(at("data/tax_summary/1/tax"), "1.23");
		ck_assert_str_eq(at("data/totals/tax"), "55.83");
		ck_assert_str_eq(sheet_verdict(all), "verified");
	} else {
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

/* The rounding takes part in the total, and must be the one that is printed. */
START_TEST(a_rounding_makes_the_total_whole)
{
	static const char *const printed[] = {"-0.36", "-0.37", "-1.36"};

	items("546.00", "24.60", "10%");
	sum(270, "Subtotal", "570.60");
	sum(286, "GST 10%", "57.06");
	sum(302, "Rounding", printed[_i]);
	sum(318, "Total", "627.30");
	read_page();
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i == 0);
	ck_assert_str_eq(at("data/totals/total"), "627.30");
}
END_TEST

static void section(int y, const char *name, const char *amount, const char *total)
{
	sheet_put(&sheet, 40, y, dx_asprintf(arena, "Service %s", name));
	row(y + 16, "Line rental", "1", amount, "", amount);
	row(y + 32, "Router", "2", "5.00", "", "10.00");
	sum(y + 48, dx_asprintf(arena, "Total for %s", name), total);
}

/* A strip of sums over a sentence whose figures stand below them by chance. */
START_TEST(a_sentence_below_a_strip_is_no_column_of_it)
{
	begin();
	row(200, "Benämning", "Antal", "À-pris", "Moms", "Summa");
	row(216, "Regel", "12", "45,57", "25%", "546,84");
	sheet_right(&sheet, 200, 250, "Netto");
	sheet_right(&sheet, 280, 250, "Moms");
	sheet_right(&sheet, 360, 250, "Öresavr.");
	sheet_right(&sheet, 560, 250, "ATT BETALA");
	sheet_right(&sheet, 200, 263, "546,84");
	sheet_right(&sheet, 280, 263, "136,71");
	sheet_right(&sheet, 360, 263, "0,45");
	sheet_right(&sheet, 560, 263, "684,00");
	sheet_put(&sheet, 210, 275, "Moms: 25 % på 546,84 = 136,71");
	read_page();
	ck_assert_str_eq(at("data/totals/total"), "684.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* The only line's text stands above and below its figures; an advice below the sums has words under other headings. */
START_TEST(figures_between_the_lines_of_a_text_stand_under_their_headings)
{
	begin();
	row(200, "Description", "Quantity", "Unit Price", "GST", "Amount");
	sheet_put(&sheet, 40, 220, "Irrigation check, flushed lines,");
	sheet_put(&sheet, 40, 234, "reset for summer");
	row(227, "", "10.00", "206.30", "10%", "2,063.00");
	sum(260, "Subtotal", "2,063.00");
	sum(276, "Total GST 10%", "206.30");
	sum(292, "Total", "2,269.30");
	sheet_put(&sheet, 40, 600, "To: Yarrabee Gardens");
	sheet_put(&sheet, 285, 600, "Amount Due");
	sheet_right(&sheet, 560, 600, "2,269.30");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "10");
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "206.30");
}
END_TEST

START_TEST(items_go_on_below_the_sum_of_a_section)
{
	begin();
	row(180, "Description", "Qty", "Price", "", "Amount");
	section(200, "01632 960658", "15.50", _i ? "25.50" : "25.40");
	section(270, "07700 900891", "30.00", "40.00");
	sum(360, "Total", "65.50");
	read_page();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 4);
	ck_assert_str_eq(at("data/line_items/2/amount"), "30.00");
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i);
}
END_TEST

/* What is owed from before is a part of what is due, and what was paid of it is no payment of this invoice. */
START_TEST(what_was_owed_before_is_due_as_well)
{
	items("546.00", "24.60", "10%");
	sum(270, "Payments received", "-80.00");
	sum(286, "Balance brought forward", _i ? "20.00" : "30.00");
	sum(302, "Subtotal", "570.60");
	sum(318, "GST 10%", "57.06");
	sum(334, "Total charges", "627.66");
	sum(350, "Total now due", "647.66");
	read_page();
	ck_assert_str_eq(at("data/totals/paid"), "null");
	ck_assert_str_eq(at("data/totals/total"), "627.66");
	ck_assert_str_eq(at("data/totals/due"), "647.66");
	ck_assert_int_eq(strcmp(sheet_check(all, "due"), "passed") == 0, _i);
	ck_assert_str_ne(sheet_verdict(all), "verified"); /* what was paid has no value of its own */
}
END_TEST

START_TEST(a_number_behind_the_letters_of_a_series_is_no_date)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Faktura nr FV 11/05/2025");
	sheet_put(&sheet, 40, 60, "Data wystawienia: 12.05.2025");
	row(200, "Nazwa", "Ilość", "Cena netto", "", "Wartość");
	row(216, "Pasek klinowy", "2", "10,50", "", "21,00");
	sum(270, "Razem", "21,00");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "FV 11/05/2025");
}
END_TEST

/* The sheet of an electronic invoice: a code of the kind of document, a total in the last of several columns. */
START_TEST(headings_over_one_figure_and_a_code_with_its_meaning_are_read)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Tipologia documento");
	sheet_put(&sheet, 240, 40, "Numero documento");
	sheet_put(&sheet, 400, 40, "Data documento");
	sheet_put(&sheet, 60, 56, "TD01 (fattura)");
	sheet_put(&sheet, 250, 56, "176/B");
	sheet_put(&sheet, 410, 56, "24-07-2025");
	row(200, "Descrizione", "Quantità", "Prezzo unitario", "%IVA", "Prezzo totale");
	row(216, "Rubinetto a sfera", "2,00", "10,00", "22,00", "20,00");
	row(232, "Olio di oliva", "1,00", "50,00", "4,00", "50,00");
	sheet_put(&sheet, 300, 280, "%IVA");
	sheet_put(&sheet, 340, 280, "Spese accessorie");
	sheet_put(&sheet, 440, 280, "Imponibile");
	sheet_put(&sheet, 520, 280, "Imposta");
	sheet_right(&sheet, 325, 296, "22,00");
	sheet_right(&sheet, 490, 296, "20,00");
	sheet_right(&sheet, 555, 296, "4,40");
	sheet_right(&sheet, 325, 312, "4,00");
	sheet_right(&sheet, 490, 312, "50,00");
	sheet_right(&sheet, 555, 312, "2,00");
	sheet_put(&sheet, 60, 340, "Importo bollo");
	sheet_put(&sheet, 200, 340, "Arr.");
	sheet_put(&sheet, 360, 340, "Totale documento");
	sheet_right(&sheet, 555, 356, "76,40");
	read_page();
	ck_assert_str_eq(at("data/document_type"), "invoice");
	ck_assert_str_eq(at("data/tax_summary/1/tax"), "2.00");
	ck_assert_str_eq(at("data/totals/shipping"), "null");
	ck_assert_str_eq(at("data/totals/tax"), "6.40");
	ck_assert_str_eq(at("data/totals/total"), "76.40");
}
END_TEST

/* A foot that says number and total once more. */
START_TEST(an_amount_beside_the_number_is_one_of_the_sums)
{
	items("546.00", "24.60", "10%");
	sum(270, "Subtotal", "570.60");
	sum(286, "GST 10%", "57.06");
	sum(302, "Total", "627.66");
	sheet_put(&sheet, 40, 800, _i ? "20417 - 627.66 - page 1 of 1" : "20417 - 624.66 - page 1 of 1");
	read_page();
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i);
}
END_TEST

/* Below what is carried to the next page stands the paper's foot, not an item. */
START_TEST(nothing_below_a_page_s_last_sum_is_an_item)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	row(232, "Handbook", "3", "8.20", "", "24.60");
	row(248, "Carried forward", "", "", "", "570.60");
	row(290, "Fax 089 555", "218441", "", "", "44.00");
	read_page();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 2);
}
END_TEST

/* One description in many rows: that its line is as wide as the column tells nothing. */
START_TEST(the_same_break_in_many_rows_is_a_blank)
{
	begin();
	sheet_put(&sheet, 40, 200, "Description");
	sheet_right(&sheet, 560, 200, "Amount");
	for (int i = 0; i < 5; i++) {
		sheet_put(&sheet, 40, 216 + 30 * i, "Irrigation check: flushed lines,");
		sheet_right(&sheet, 560, 216 + 30 * i, "10.00");
		sheet_put(&sheet, 40, 228 + 30 * i, "reset controller");
	}
	sum(400, "Total", "50.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/1/description"), "Irrigation check: flushed lines, reset controller");
}
END_TEST

static Suite *strangers_suite(void)
{
	Suite *s = suite_create("commerce_strangers");
	TCase *tc = tcase_create("commerce_strangers");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_total_that_is_to_be_paid_is_what_is_due, 0, 3);
	tcase_add_test(tc, a_firm_is_called_as_its_foot_has_it);
	tcase_add_test(tc, a_name_goes_on_with_its_form);
	tcase_add_loop_test(tc, the_day_without_discount_is_when_it_is_due, 0, 2);
	tcase_add_test(tc, letters_behind_amounts_say_what_is_taxed);
	tcase_add_loop_test(tc, a_line_free_of_tax_has_the_rate_zero, 0, 2);
	tcase_add_loop_test(tc, taxes_one_behind_the_other_are_several, 0, 2);
	tcase_add_loop_test(tc, a_rounding_makes_the_total_whole, 0, 3);
	tcase_add_test(tc, a_sentence_below_a_strip_is_no_column_of_it);
	tcase_add_test(tc, figures_between_the_lines_of_a_text_stand_under_their_headings);
	tcase_add_loop_test(tc, items_go_on_below_the_sum_of_a_section, 0, 2);
	tcase_add_loop_test(tc, what_was_owed_before_is_due_as_well, 0, 2);
	tcase_add_test(tc, a_number_behind_the_letters_of_a_series_is_no_date);
	tcase_add_test(tc, headings_over_one_figure_and_a_code_with_its_meaning_are_read);
	tcase_add_loop_test(tc, an_amount_beside_the_number_is_one_of_the_sums, 0, 2);
	tcase_add_test(tc, nothing_below_a_page_s_last_sum_is_an_item);
	tcase_add_test(tc, the_same_break_in_many_rows_is_a_blank);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(strangers_suite());
}
