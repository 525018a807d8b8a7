/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Prints of electronic invoices and bills of utilities: labels on their values, headings of three lines, bare rates. */
#include "commerce_page.h"

static void row(int y, const char *text, const char *quantity, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, quantity);
	sheet_right(&sheet, 400, y, price);
	sheet_right(&sheet, 560, y, amount);
}

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	row(200, "Description", "Quantity", "Price", "Amount");
	row(220, "Oak shelf", "3", "10.00", "30.00");
	row(236, "Steel bracket", "7", "2.00", "14.00");
	row(270, "", "", "Total", "44.00");
}

START_TEST(a_name_glued_to_its_heading_is_the_name)
{
	begin();
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	sheet_put(&sheet, 40, 80, "SOLD TO-Nightingale Bakery");
	sheet_put(&sheet, 40, 92, "7 Orchard Sq");
	sheet_put(&sheet, 40, 104, "Salem, OR 97302");
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Nightingale Bakery");
	ck_assert_str_eq(at("data/invoice_number"), "20417");
}
END_TEST

START_TEST(a_number_may_stand_in_groups)
{
	begin();
	sheet_put(&sheet, 40, 40, "Tax Invoice");
	sheet_put(&sheet, 300, 60, "Bill number");
	sheet_right(&sheet, 500, 60, "K 90936 7");
	sheet_put(&sheet, 300, 72, "Bill date");
	sheet_right(&sheet, 500, 72, "12 May 2025");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "K 90936 7");
	begin();
	sheet_put(&sheet, 40, 40, "Invoice number 4417 2025"); /* a year */
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "4417");
}
END_TEST

START_TEST(a_number_in_large_letters_needs_no_label)
{
	begin();
	sheet_right(&sheet, 560, 40, "Numero progressivo:");
	sheet_right(&sheet, 560, 56, "FV/31563/10/2025");
	sheet.words[sheet.page.n_words - 1].y1 += 6000;
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "FV/31563/10/2025");
}
END_TEST

START_TEST(a_sentence_on_paying_says_when)
{
	begin();
	sheet_put(&sheet, 40, 40, "Factuur 20417");
	sheet_put(&sheet, 40, 60, "Factuurdatum 23-03-2025");
	sheet_put(&sheet, 40, 300, "Wij schrijven dit bedrag rond 22-04-2025 af van uw rekening.");
	read_page();
	ck_assert_str_eq(at("data/due_date"), "2025-04-22");
	sheet_put(&sheet, 40, 316, "Wij schrijven dit bedrag rond 29-04-2025 af van uw rekening."); /* which? */
	read_page();
	ck_assert_str_eq(at("data/due_date"), "null");
}
END_TEST

START_TEST(headings_of_three_lines_stand_about_those_of_two)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Faktura 20417");
	sheet_right(&sheet, 320, 100, "Cena");
	sheet_right(&sheet, 560, 100, "Warto\xc5\x9b\xc4\x87");
	sheet_right(&sheet, 460, 105, "Stawka");
	sheet_put(&sheet, 40, 110, "Nazwa");
	sheet_right(&sheet, 320, 110, "jedn.");
	sheet_right(&sheet, 370, 110, "Ilo\xc5\x9b\xc4\x87");
	sheet_right(&sheet, 560, 110, "sprzeda\xc5\xbcy");
	sheet_right(&sheet, 460, 115, "podatku");
	sheet_right(&sheet, 320, 120, "netto");
	sheet_right(&sheet, 560, 120, "netto");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 140 + 16 * i, i ? "Winkel" : "Regal");
		sheet_right(&sheet, 320, 140 + 16 * i, i ? "2,00" : "10,00");
		sheet_right(&sheet, 370, 140 + 16 * i, i ? "7" : "3");
		sheet_right(&sheet, 460, 140 + 16 * i, "8%");
		sheet_right(&sheet, 560, 140 + 16 * i, i ? "14,00" : "30,00");
	}
	read_page();
	ck_assert_str_eq(at("data/line_items/1/quantity"), "7");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "2.00");
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "8");
	ck_assert_str_eq(at("data/line_items/1/amount"), "14.00");
}
END_TEST

START_TEST(a_heading_goes_on_in_brackets_and_facts_have_labels)
{
	begin();
	sheet_put(&sheet, 40, 20, "Fattura 20417");
	sheet_put(&sheet, 40, 60, "Cedente/prestatore (fornitore)");
	sheet_put(&sheet, 40, 72, "Identificativo fiscale ai fini IVA: IT01234567890");
	sheet_put(&sheet, 40, 84, "Codice fiscale: 01234567890");
	sheet_put(&sheet, 40, 96, "Denominazione: Molino Bassi S.p.A.");
	sheet_put(&sheet, 320, 60, "Cessionario/committente (cliente)");
	sheet_put(&sheet, 320, 72, "Bez\xc3\xbcgsname: Officine Tarantola");
	sheet_put(&sheet, 320, 84, "43121 Parma");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Molino Bassi S.p.A.");
	ck_assert_str_eq(at("data/supplier/tax_id"), "IT01234567890");
	ck_assert_str_eq(at("data/recipient/name"), "Officine Tarantola");
}
END_TEST

START_TEST(rates_below_a_percent_sign_need_none)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Fattura 20417");
	row(100, "Descrizione", "Quantit\xc3\xa0", "Prezzo unitario", "Prezzo totale");
	row(120, "Mensola", "3", "10,00", "30,00");
	row(136, "Staffa", "7", "2,00", "14,00");
	row(170, "riferimenti normativi", "%IVA", "Totale imponibile", "Totale imposta");
	row(186, "", "22,00", "30,00", "6,60");
	row(202, "", "10,00", "14,00", "1,40");
	row(240, "", "", "Totale documento", "52,00");
	read_page();
	ck_assert_ptr_null(at("data/line_items/2/amount"));
	ck_assert_str_eq(at("data/tax_summary/0/tax_rate"), "22");
	ck_assert_str_eq(at("data/tax_summary/1/tax"), "1.40");
	ck_assert_str_eq(at("data/totals/subtotal"), "null");
	ck_assert_str_eq(at("data/totals/tax"), "8.00");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_total_without_its_tax_is_the_sum_before_it)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Tax invoice 20417");
	sheet_put(&sheet, 40, 60, "RICHMOND VIC 3121");
	row(100, "Description", "", "", "Amount");
	row(120, "Mobile plan", "", "", "$30.00");
	row(136, "Static address", "", "", "$14.00");
	row(170, "", "", "Total charges (excl GST)", "$44.00");
	row(186, "", "", "Total GST", "$4.40");
	row(202, "", "", "Total charges this bill (incl GST)", "$48.40");
	read_page();
	ck_assert_str_eq(at("data/totals/subtotal"), "44.00");
	ck_assert_str_eq(at("data/totals/total"), "48.40");
	ck_assert_str_eq(at("data/currency"), "AUD");
}
END_TEST

START_TEST(a_word_that_names_names_may_begin_one)
{
	begin();
	sheet_put(&sheet, 40, 20, "Facture 20417");
	sheet_put(&sheet, 40, 60, "Soci\xc3\xa9t\xc3\xa9 Nouvelle des Bois");
	sheet_put(&sheet, 40, 72, "95300 Pontoise");
	sheet_put(&sheet, 330, 100, "Cabinet Rousseau");
	sheet_put(&sheet, 330, 112, "60000 Beauvais");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Soci\xc3\xa9t\xc3\xa9 Nouvelle des Bois");
}
END_TEST

START_TEST(figures_below_the_total_must_be_known)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Rechnung 20417");
	row(100, "Bezeichnung", "Menge", "Einzelpreis", "Gesamt");
	row(120, "Regalbrett", "3", "10,00", "30,00");
	row(136, "Winkel", "7", "2,00", "14,00");
	row(170, "", "", "Summe netto", "44,00");
	row(186, "", "", "MwSt. 19 %", "8,36");
	row(202, "", "", "Rechnungsbetrag", "52,36");
	read_page();
	ck_assert_str_eq(sheet_verdict(all), "verified");
	row(218, "", "", "Entrichtete Teilsummen", "-12,36");
	row(234, "", "", "Verbleibt", "40,00");
	read_page();
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(what_is_taken_away_under_an_unknown_name_is_a_discount)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "Quantity", "Price", "Amount");
	row(120, "Oak shelf", "3", "10.00", "30.00");
	row(136, "Steel bracket", "7", "2.00", "14.00");
	row(170, "", "", "Subtotal", "44.00");
	row(186, "", "", "Campaign LAUNCH", "-4.00");
	row(202, "", "", "Total", "40.00");
	read_page();
	ck_assert_str_eq(at("data/totals/discount"), "-4.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(a_mark_of_tax_may_stand_a_blank_behind_its_amount)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "Ord", "Price", "Amount");
	sheet_right(&sheet, 330, 100, "Ship");
	row(120, "Oak shelf", "3", "10.00", "30.00");
	sheet_right(&sheet, 330, 120, "3");
	row(136, "Steel bracket", "7", "2.00", "14.00 T");
	sheet_right(&sheet, 330, 136, "7");
	row(152, "Brass hinge", "5", "4.00", "20.00 T");
	sheet_right(&sheet, 330, 152, "5");
	row(170, "", "", "Total", "64.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/1/amount"), "14.00");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "7");
	ck_assert_str_eq(at("data/line_items/2/amount"), "20.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(hundredweights_at_a_rate_are_a_quantity_at_a_price)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "Billed", "Rate per", "Freight");
	row(110, "", "cwt", "cwt", "charge");
	row(130, "Oak shelf", "3", "10.00", "30.00");
	row(146, "Steel bracket", "7", "2.00", "14.00");
	row(170, "", "", "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "10.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *prints_suite(void)
{
	Suite *s = suite_create("commerce_prints");
	TCase *tc = tcase_create("commerce_prints");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_name_glued_to_its_heading_is_the_name);
	tcase_add_test(tc, a_number_may_stand_in_groups);
	tcase_add_test(tc, a_number_in_large_letters_needs_no_label);
	tcase_add_test(tc, a_sentence_on_paying_says_when);
	tcase_add_test(tc, headings_of_three_lines_stand_about_those_of_two);
	tcase_add_test(tc, a_heading_goes_on_in_brackets_and_facts_have_labels);
	tcase_add_test(tc, rates_below_a_percent_sign_need_none);
	tcase_add_test(tc, a_total_without_its_tax_is_the_sum_before_it);
	tcase_add_test(tc, a_word_that_names_names_may_begin_one);
	tcase_add_test(tc, figures_below_the_total_must_be_known);
	tcase_add_test(tc, what_is_taken_away_under_an_unknown_name_is_a_discount);
	tcase_add_test(tc, a_mark_of_tax_may_stand_a_blank_behind_its_amount);
	tcase_add_test(tc, hundredweights_at_a_rate_are_a_quantity_at_a_price);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(prints_suite());
}
