/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoices of professions and small firms: fees of advisers, taxable marks, tax rows below items, heads of letters. */
#include "commerce_rows.h"

static void begin(const char *number, const char *date)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 30, number);
	sheet_put(&sheet, 350, 30, date);
}

static const struct {
	const char *name;
	bool item;
} compounds[] = {{"Umsatzsteuer-Voranmeldung Juli 2024", true},
		 {"Rabatt-Beratung", true},
		 {"Umsatzsteuer 19 %", false},
		 {"MwSt-Betrag", false}};

/* The first part of a longer word names no sum. */
START_TEST(a_compound_is_sold)
{
	begin("Rechnung Nr. 718/92", "Datum: 14.09.2025");
	row(200, "Leistung", "", "Gegenstandswert EUR", "Satz", "Gebühr EUR");
	row(216, "Prüfung des Bescheids", "", "337.000,00", "5/10", "610,50");
	row(232, compounds[_i].name, "", compounds[_i].item ? "420.000,00" : "", compounds[_i].item ? "1/10" : "",
	    "135,60");
	row(248, compounds[_i].item ? "Gewerbesteuererklärung" : "Rechnungsbetrag", "",
	    compounds[_i].item ? "333.000,00" : "", compounds[_i].item ? "2/10" : "",
	    compounds[_i].item ? "242,80" : "746,10");
	if (compounds[_i].item) {
		sum(290, "Summe der Gebühren (netto)", "988,90");
		sum(306, "zuzüglich 19 % Umsatzsteuer", "187,89");
		sum(322, "Rechnungsbetrag", "1.176,79");
		sum(338, "abzüglich Vorschuss", "100,00");
		sum(354, "noch zu zahlen", "1.076,79");
	}
	read_page();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")),
			  compounds[_i].item ? 3 : 1);
	ck_assert_str_eq(at("data/line_items/0/amount"), "610.50");
	if (compounds[_i].item) {
		ck_assert_str_eq(at("data/line_items/1/amount"), "135.60");
		ck_assert_str_eq(at("data/totals/subtotal"), "988.90");
		ck_assert_str_eq(at("data/totals/paid"), "100.00");
	}
}
END_TEST

static const struct {
	const char *first, *second, *tax, *total, *state;
} taxable[] = {{"", "T", "6.25", "206.25", "verified"},
	       {"T", "T", "12.50", "212.50", "verified"},
	       {"T", "T", "6.25", "206.25", "mismatch"},
	       {"E", "T", "6.25", "206.25", "mismatch"}};

/* "T" in a column of taxes says what is taxed, where no other letter stands in it. */
START_TEST(a_column_says_what_is_taxable)
{
	begin("Invoice No. 22-499", "Invoice Date: 02/13/2022");
	row(200, "Description", "Qty", "Unit Price", "TX", "Amount");
	row(216, "Remove chimney", "4", "$25.00", taxable[_i].first, "$100.00");
	row(232, "Underlayment", "2", "$50.00", taxable[_i].second, "$100.00");
	sum(290, "Subtotal", "$200.00");
	sum(306, "Sales tax 6.25%", taxable[_i].tax);
	sum(322, "Invoice total", taxable[_i].total);
	read_page();
	ck_assert_str_eq(at("data/totals/tax"), taxable[_i].tax);
	ck_assert_str_eq(at("verification/state"), taxable[_i].state);
}
END_TEST

static const char *const parts[][2] = {{"$4,000.00", "verified"}, {"$5,000.00", "unverifiable"}};

/* The sums of what is taxed and of what is not are the lines', or are explained by nothing. */
START_TEST(taxed_and_other_lines_have_their_sums)
{
	begin("Invoice No. 22-499", "Invoice Date: 02/13/2022");
	row(200, "Description", "Qty", "Unit Price", "TX", "Amount");
	row(216, "Remove chimney", "4", "$25.00", "", "$100.00");
	row(232, "Underlayment", "20", "$200.00", "T", "$4,000.00");
	sum(290, "Taxable materials (T)", parts[_i][0]);
	sum(306, "Non-taxable", "$100.00");
	sum(322, "Subtotal", "$4,100.00");
	sum(338, "Sales tax 6.25% on materials", "$250.00");
	sum(354, "Invoice total", "$4,350.00");
	read_page();
	ck_assert_str_eq(at("verification/state"), parts[_i][1]);
}
END_TEST

static const char *const shares[] = {"$1,467.95", "$1,400.00"};

/* "GST │ 10% │ 19.57 │ 195.65": the tax of what is above it and no item; a rate that makes nothing else says less. */
START_TEST(a_row_of_its_tax_ends_the_items)
{
	begin("Invoice No. 30911", "Invoice Date: 27/05/2021");
	row(200, "Description", "Qty", "Price", "Disc", "Extended");
	row(216, "Rodent bait station", "7", "$27.95", "", "$195.65");
	row(232, "Pest treatment", "3", "$424.10", "", "$1,272.30");
	row(280, "Terms: Net 14 days    GST", "", "10%", "$146.80", shares[_i]);
	sum(320, "Sale amount", "$1,467.95");
	sum(336, "GST", "$146.80");
	sum(352, "Total Inc GST", "$1,614.75");
	read_page();
	if (_i == 0) {
		ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 2);
		ck_assert_str_eq(at("verification/state"), "verified");
	} else {
		ck_assert_str_ne(at("verification/state"), "verified");
	}
}
END_TEST

static void one_item(void)
{
	row(300, "Description", "Qty", "Price", "", "Amount");
	row(316, "Oak shelf", "2", "50.00", "", "100.00");
	sum(350, "Total", "100.00");
}

/* The sign of a number behind the title, and the number far from it. */
START_TEST(a_sign_behind_the_title_says_number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 450, 30, "Tax Invoice");
	sheet_put(&sheet, 300, 60, "Invoice #:");
	sheet_right(&sheet, 560, 60, "00030911");
	sheet_put(&sheet, 300, 76, "Date:");
	sheet_right(&sheet, 560, 76, "27/05/2021");
	one_item();
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "00030911");
}
END_TEST

/* The day of the sale stands on the title's line, with a label: the invoice's is behind its place. */
START_TEST(a_day_behind_another_label_is_not_the_titles)
{
	sheet_init(&sheet, arena, 1);
	sheet_right(&sheet, 560, 30, "Poznań, dnia 2025-03-01");
	sheet_put(&sheet, 40, 50, "Faktura VAT FS 487/2025");
	sheet_right(&sheet, 560, 50, "Data sprzedaży: 2025-02-28");
	one_item();
	read_page();
	ck_assert_str_eq(at("data/invoice_date"), "2025-03-01");
}
END_TEST

static const struct {
	const char *title, *date;
} months[] = {{"Faktura nr FV 27/02/2024", "2024-02-11"}, {"Faktura nr FV 27/02/2024 z dnia 12.02.2024", "2024-02-12"}};

/* The 27th invoice of a month is no day of it; what stands behind the number may be one. */
START_TEST(a_number_by_the_month_is_no_day)
{
	sheet_init(&sheet, arena, 1);
	sheet_right(&sheet, 560, 30, "Kraków, 11.02.2024");
	sheet_put(&sheet, 200, 60, months[_i].title);
	one_item();
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "FV 27/02/2024");
	ck_assert_str_eq(at("data/invoice_date"), months[_i].date);
}
END_TEST

/* A unit below its count, beside the rest of the name; a word that ends elsewhere is none. */
START_TEST(a_unit_stands_below_its_count)
{
	begin("Invoice No. 30911", "Invoice Date: 27/05/2021");
	row(200, "Item & Description", "Qty", "Rate", "", "Amount");
	row(216, "Raw space", "18.00", "410.00", "", "7,380.00");
	row(228, "Minimum 18 sqm", _i ? "" : "sqm", "", "", "");
	if (_i)
		sheet_right(&sheet, 270, 228, "sqm");
	row(246, "Corner loading", "2.00", "525.00", "", "1,050.00");
	row(258, "Two sides open", "lot", "", "", "");
	sum(300, "Total", "8,430.00");
	read_page();
	if (_i) {
		ck_assert_str_eq(at("data/line_items/0/unit"), "null");
		return;
	}
	ck_assert_str_eq(at("data/line_items/0/unit"), "sqm");
	ck_assert_str_eq(at("data/line_items/0/description"), "Raw space Minimum 18 sqm");
	ck_assert_str_eq(at("data/line_items/1/unit"), "lot");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "2");
}
END_TEST

/* The customer's number behind the heading, over the name. */
START_TEST(a_number_over_the_name_is_no_name)
{
	begin("Invoice No. 30911", "Invoice Date: 27/05/2021");
	sheet_put(&sheet, 40, 100, "SOLD TO C9757");
	sheet_put(&sheet, 54, 112, "COUNTY LINE TIRE");
	sheet_put(&sheet, 54, 124, "4410 US HWY 20 W");
	sheet_put(&sheet, 54, 136, "FREMONT OH 43420");
	one_item();
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "COUNTY LINE TIRE");
	ck_assert_str_eq(at("data/recipient/address"), "4410 US HWY 20 W, FREMONT OH 43420");
}
END_TEST

/* The seller's name at the left, his address at the right; with a heading it is somebody else's. */
START_TEST(an_address_stands_opposite_its_name)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 420, 30, _i ? "Ship to" : "613-555-0122");
	sheet_put(&sheet, 420, 42, "1180 Wellington St W");
	sheet_put(&sheet, 40, 54, "Bow & Reed Conservatory");
	for (size_t i = sheet.page.n_words - 4; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 4000; /* in larger letters */
	sheet_put(&sheet, 420, 54, "Ottawa, Ontario");
	sheet_put(&sheet, 420, 66, "K1Y 2Z7");
	sheet_put(&sheet, 420, 78, "Canada");
	sheet_put(&sheet, 40, 130, "Billed To");
	sheet_put(&sheet, 40, 142, "Colleen McAteer");
	sheet_put(&sheet, 40, 154, "9 Stonehaven Rd");
	sheet_put(&sheet, 40, 166, "Kanata, Ontario");
	sheet_put(&sheet, 40, 178, "K2L 1P4");
	sheet_put(&sheet, 300, 130, "Invoice Number: 0000618");
	sheet_put(&sheet, 300, 146, "Date of Issue: 2022-03-08");
	one_item();
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Bow & Reed Conservatory");
	if (_i)
		ck_assert_str_eq(at("data/supplier/address"), "null");
	else
		ck_assert_str_eq(at("data/supplier/address"), "1180 Wellington St W, Ottawa, Ontario, K1Y 2Z7, Canada");
}
END_TEST

/* "Inh. Karin Würth" below the name of her shop is no address; money of Italy is what its VAT number says. */
START_TEST(an_owner_is_no_address)
{
	begin("Rechnung Nr. 30911", "Datum: 14.09.2025");
	sheet_put(&sheet, 40, 90, "Rechnung an:");
	sheet_put(&sheet, 40, 102, "Sehstudio Würth");
	sheet_put(&sheet, 40, 114, "Inh. Karin Würth");
	sheet_put(&sheet, 40, 126, "Bahnhofstraße 112");
	sheet_put(&sheet, 40, 138, "74821 Mosbach");
	sheet_put(&sheet, 300, 138, "Identificativo fiscale ai fini IVA: IT01234567890");
	one_item();
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Sehstudio Würth");
	ck_assert_str_eq(at("data/recipient/address"), "Bahnhofstraße 112, 74821 Mosbach");
	ck_assert_str_eq(at("data/currency"), "EUR");
}
END_TEST

/* "Cours │ Séances │ Tarif │ Réduct. │ Montant". */
START_TEST(lessons_have_sessions_and_reductions)
{
	begin("Facture n° 2024/080", "Date : 17/07/2024");
	row(200, "Cours", "Séances", "Tarif", "Réduct.", "Montant");
	row(216, "Éveil à la danse", "6", "11,00 €", "- 3,00 €", "63,00 €");
	row(232, "Barre au sol", "6", "9,00 €", "", "54,00 €");
	sum(290, "Total à payer", "117,00 €");
	sheet_put(&sheet, 40, 320, "Wir bitten um Überweisung bis zum 28.09.2025 auf unser Konto");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/amount"), "63.00");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "6");
	ck_assert_str_eq(at("data/line_items/1/amount"), "54.00");
	ck_assert_str_eq(at("data/due_date"), "2025-09-28");
}
END_TEST

static Suite *professions_suite(void)
{
	Suite *s = suite_create("commerce_professions");
	TCase *tc = tcase_create("commerce_professions");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_compound_is_sold, 0, (int)DX_LEN(compounds));
	tcase_add_loop_test(tc, a_column_says_what_is_taxable, 0, (int)DX_LEN(taxable));
	tcase_add_loop_test(tc, taxed_and_other_lines_have_their_sums, 0, (int)DX_LEN(parts));
	tcase_add_loop_test(tc, a_row_of_its_tax_ends_the_items, 0, (int)DX_LEN(shares));
	tcase_add_test(tc, a_sign_behind_the_title_says_number);
	tcase_add_test(tc, a_day_behind_another_label_is_not_the_titles);
	tcase_add_loop_test(tc, a_number_by_the_month_is_no_day, 0, (int)DX_LEN(months));
	tcase_add_loop_test(tc, a_unit_stands_below_its_count, 0, 2);
	tcase_add_test(tc, a_number_over_the_name_is_no_name);
	tcase_add_loop_test(tc, an_address_stands_opposite_its_name, 0, 2);
	tcase_add_test(tc, an_owner_is_no_address);
	tcase_add_test(tc, lessons_have_sessions_and_reductions);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(professions_suite());
}
