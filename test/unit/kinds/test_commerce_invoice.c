/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoices of other countries from words to verdict, honest and forged. */
#include "commerce_page.h"

/* What a test may change. */
enum { QUANTITY, PRICE, RATE, AMOUNT, SECOND_AMOUNT, SUBTOTAL, BASE, TAX, TAX_TOTAL, TOTAL, PAID, DUE, FIGURES };

struct german {
	const char *v[FIGURES];
	bool second; /* is the second line there? */
};

/* 12 × 45,50 = 546,00 (19 %) and 3 × 8,20 = 24,60 (7 %): 570,60; 103,74 + 1,72 = 105,46; 676,06 */
static struct german german(void)
{
	return (struct german){
		.v = {[QUANTITY] = "12",
		      [PRICE] = "45,50 €",
		      [RATE] = "19 %",
		      [AMOUNT] = "546,00 €",
		      [SECOND_AMOUNT] = "24,60 €",
		      [SUBTOTAL] = "570,60 €",
		      [BASE] = "546,00 €",
		      [TAX] = "103,74 €",
		      [TAX_TOTAL] = "105,46 €",
		      [TOTAL] = "676,06 €",
		      [PAID] = "200,00 €",
		      [DUE] = "476,06 €"},
		.second = true,
	};
}

static void item(int y, const char *text, const char *quantity, const char *rate, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, quantity);
	sheet_right(&sheet, 380, y, rate);
	sheet_right(&sheet, 460, y, price);
	sheet_right(&sheet, 560, y, amount);
}

static void foot(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 350, y, name);
	sheet_right(&sheet, 560, y, value);
}

static void read_german(const struct german *g)
{
	const char *const *v = g->v;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 60, "Holzwerk Mayer GmbH · Am Anger 7 · 07743 Jena");
	sheet_put(&sheet, 40, 80, "Kunstmann Verlag");
	sheet_put(&sheet, 40, 92, "Lange Gasse 14");
	sheet_put(&sheet, 40, 104, "90403 Nürnberg");
	sheet_put(&sheet, 40, 160, "Rechnung Nr. R-2026/0417 vom 12.03.2026");
	sheet_put(&sheet, 350, 160, "Ihre Bestellung: B-99");
	item(200, "Bezeichnung", "Menge", "MwSt.", "Einzelpreis", "Gesamt");
	item(220, "Regalbrett Eiche", v[QUANTITY], v[RATE], v[PRICE], v[AMOUNT]);
	if (g->second)
		item(236, "Fachbuch Holzverbindungen", "3", "7 %", "8,20 €", v[SECOND_AMOUNT]);
	foot(270, "Summe netto", v[SUBTOTAL]);
	item(290, "MwSt.-Satz", "", "Satz", "Nettobetrag", "Steuerbetrag");
	item(304, "", "", "19 %", v[BASE], v[TAX]);
	item(318, "", "", "7 %", "24,60 €", "1,72 €");
	foot(340, "MwSt. gesamt", v[TAX_TOTAL]);
	foot(356, "Rechnungsbetrag", v[TOTAL]);
	foot(372, "Anzahlung", v[PAID]);
	foot(388, "Zahlbetrag", v[DUE]);
	sheet_put(&sheet, 40, 420, "Zahlbar bis 26.03.2026. USt-IdNr. DE 811 569 869");
	read_page();
}

START_TEST(a_german_invoice_is_read_and_verified)
{
	struct german g = german();

	read_german(&g);
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
	ck_assert_str_eq(at("data/invoice_number"), "R-2026/0417");
	ck_assert_str_eq(at("data/invoice_date"), "2026-03-12");
	ck_assert_str_eq(at("data/due_date"), "2026-03-26");
	ck_assert_str_eq(at("data/purchase_order"), "B-99");
	ck_assert_str_eq(at("data/document_type"), "invoice");
	ck_assert_str_eq(at("data/currency"), "EUR");
	ck_assert_str_eq(at("data/supplier/name"), "Holzwerk Mayer GmbH");
	ck_assert_str_eq(at("data/supplier/tax_id"), "DE 811 569 869");
	ck_assert_str_eq(at("data/recipient/name"), "Kunstmann Verlag");
	ck_assert_str_eq(at("data/recipient/address"), "Lange Gasse 14, 90403 Nürnberg");
	ck_assert_str_eq(at("data/line_items/0/description"), "Regalbrett Eiche");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "12");
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "45.50");
	ck_assert_str_eq(at("data/line_items/0/tax_rate"), "19");
	ck_assert_str_eq(at("data/line_items/1/amount"), "24.60");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/tax_summary/0/taxable"), "546.00");
	ck_assert_str_eq(at("data/tax_summary/1/tax"), "1.72");
	ck_assert_str_eq(at("data/totals/subtotal"), "570.60");
	ck_assert_str_eq(at("data/totals/tax"), "105.46");
	ck_assert_str_eq(at("data/totals/total"), "676.06");
	ck_assert_str_eq(at("data/totals/paid"), "200.00");
	ck_assert_str_eq(at("data/totals/due"), "476.06");
}
END_TEST

/* Each figure with one digit changed, whichever it is. */
START_TEST(no_altered_figure_is_verified)
{
	struct german g = german();
	size_t digits = 0;

	for (size_t k = 0; k < FIGURES; k++) {
		const char *honest = g.v[k];

		for (size_t i = 0; honest[i]; i++) {
			char *forged = dx_strdup(arena, honest);

			if (forged[i] < '0' || forged[i] > '9')
				continue;
			forged[i] = forged[i] == '9' ? '1' : (char)(forged[i] + 1);
			g.v[k] = forged;
			read_german(&g);
			ck_assert_msg(strcmp(sheet_verdict(all), "verified") != 0, "%s for %s", forged, honest);
			digits++;
		}
		g.v[k] = honest;
	}
	ck_assert_uint_ge(digits, 45);
}
END_TEST

START_TEST(a_line_that_is_gone_is_missed)
{
	struct german g = german();

	g.second = false;
	read_german(&g);
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	ck_assert(needs_review);
}
END_TEST

/* 400,00 × 0,001: another last digit of the quantity would give the same amount. */
START_TEST(a_quantity_that_the_amount_does_not_pin_down_is_not_verified)
{
	struct german g = german();

	g.v[QUANTITY] = "5460,00";
	g.v[PRICE] = "0,10 €";
	read_german(&g);
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

static void read_american_tax(const char *rate, const char *tax, const char *total)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE");
	sheet_put(&sheet, 40, 60, "Bill To:");
	sheet_put(&sheet, 40, 72, "Orchard Supply Co");
	sheet_put(&sheet, 40, 84, "12 Main Street");
	sheet_put(&sheet, 40, 96, "Salem, OR 97301");
	sheet_put(&sheet, 350, 60, "Invoice #: 1043");
	sheet_put(&sheet, 350, 72, "Date: 03/04/2026");
	sheet_put(&sheet, 350, 84, "Due Date: 03/25/2026");
	item(140, "Description", "Qty", "", "Rate", "Amount");
	item(160, "Pruning shears", "4", "", "$18.25", "$73.00");
	item(176, "Ladder", "1", "", "$140.00", "$140.00");
	foot(210, "Subtotal", "$213.00");
	foot(226, dx_asprintf(arena, "Tax (%s):", rate), tax);
	foot(242, "Total", total);
	read_page();
}

static void read_american(const char *rate)
{
	read_american_tax(rate, "$17.04", "$230.04");
}

/* Nothing but itself stands against a tax that the total does not need. */
START_TEST(a_tax_that_is_printed_once_does_not_prove_itself)
{
	read_american_tax("0%", "$0.00", "$213.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	read_american_tax("0%", "$0.01", "$213.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(months_come_first_where_a_date_says_so)
{
	read_american("8%");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert_str_eq(at("data/invoice_number"), "1043");
	ck_assert_str_eq(at("data/invoice_date"), "2026-03-04");
	ck_assert_str_eq(at("data/due_date"), "2026-03-25");
	ck_assert_str_eq(at("data/recipient/name"), "Orchard Supply Co");
	ck_assert_str_eq(at("data/tax_summary/0/tax_rate"), "8");
	ck_assert_str_eq(at("data/totals/total"), "230.04");
}
END_TEST

START_TEST(a_rate_that_does_not_give_the_tax_is_a_mismatch)
{
	read_american("9%");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* A header cell that recognition made a mess of, and accents that it lost, cost neither lines nor sums. */
START_TEST(specks_in_a_header_and_lost_accents_do_no_harm)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Rechnung RE-7 vom 09.05.2017");
	sheet_put(&sheet, 40, 100, "Designation");
	sheet_right(&sheet, 300, 100, "Quantite");
	sheet_right(&sheet, 395, 100, "une");
	sheet_put(&sheet, 400, 103, "6");
	sheet_right(&sheet, 560, 100, "Prix HT");
	item(120, "Nougat", "50", "4,55 €", "", "227,50 €");
	item(140, "Biscuits", "40", "3,20 €", "", "128,00 €");
	foot(180, "Summe netto", "355,50 €");
	foot(195, "Zuzugl. USt:", "67,55 €");
	foot(210, "Gesamtbetrag", "423,05 €");
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "6") == 0)
			sheet.words[i].conf = 35;
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), "50");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/amount"), "227.50");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/amount"), "128.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/tax"), "67.55");
}
END_TEST

/* ---- what is printed besides the record's own values ---- */

enum {
	LINE_NET,
	LINE_RATE,
	LINE_TAX,
	LINE_GROSS,
	ROW_PIECES,
	ROW_NET,
	ROW_TAX,
	ROW_GROSS,
	ONCE_MORE,
	PRINTED,
	HEADLINE = PRINTED
};

static const char *const honest[PRINTED + 1] = {"140.00", "20%",   "28.00",  "168.00", "8",
						"228.00", "45.60", "273.60", "273.60"};

static void wide(int y, const char *text, const char *const cells[6])
{
	static const int right[6] = {220, 280, 350, 400, 470, 560};

	sheet_put(&sheet, 40, y, text);
	for (size_t i = 0; i < DX_LEN(right); i++)
		sheet_right(&sheet, right[i], y, cells[i]);
}

/* Net amount, tax and gross amount of each line, their totals in a row, the total once more in the head. */
static void read_columns(const char *const *v)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice No: 1043");
	sheet_put(&sheet, 40, 60, dx_asprintf(arena, "Total due: %s", v[ONCE_MORE]));
	wide(140, "Description", (const char *[]){"Qty", "Price", "Net", "VAT %", "VAT amount", "Gross"});
	wide(160, "Shears", (const char *[]){"4", "18.25", "73.00", "20%", "14.60", "87.60"});
	wide(176, "Ladder", (const char *[]){"1", "140.00", v[LINE_NET], v[LINE_RATE], v[LINE_TAX], v[LINE_GROSS]});
	wide(192, "Rope", (const char *[]){"3", "5.00", "15.00", "20%", "3.00", "18.00"});
	wide(208, "Total", (const char *[]){v[ROW_PIECES], "", v[ROW_NET], "", v[ROW_TAX], v[ROW_GROSS]});
	foot(240, "Subtotal", "228.00");
	foot(256, "Total VAT", "45.60");
	foot(272, "Total due", "273.60");
	if (v[HEADLINE])
		sheet_put(&sheet, 40, 90, dx_asprintf(arena, "%s for our work in March", v[HEADLINE]));
	read_page();
}

START_TEST(no_altered_figure_of_a_column_is_verified)
{
	read_columns(honest);
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "20");
	for (int i = 0; i < PRINTED; i++) {
		const char *changed[PRINTED + 1];

		memcpy(changed, honest, sizeof(changed));
		changed[i] = i == LINE_RATE ? "25%" : i == ROW_PIECES ? "9" : dx_asprintf(arena, "1%s", honest[i]);
		read_columns(changed);
		ck_assert_msg(strcmp(sheet_verdict(all), "verified") != 0, "figure %d", i);
	}
}
END_TEST

/* The amount to pay in large letters, without a label: one digit changed there or below. Less a payment it is another.
 */
START_TEST(a_headline_that_contradicts_the_total_is_found)
{
	const char *v[PRINTED + 1];

	memcpy(v, honest, sizeof(v));
	v[HEADLINE] = "273.60";
	read_columns(v);
	ck_assert_str_eq(sheet_verdict(all), "verified");
	v[HEADLINE] = "278.60";
	read_columns(v);
	ck_assert_str_eq(sheet_verdict(all), "verified"); /* 5.00, the price of a rope, may be what was paid */
	v[HEADLINE] = "279.60";
	read_columns(v);
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* What recognition makes of accents is still the label: "Zuzügl. USt". Another letter makes another word. */
START_TEST(look_alikes_in_a_label_are_forgiven)
{
	static const char *const labels[] = {"Zuztigl. USt:", "Zuziigl. USt:", "Zuztgl. USt:", "Zuztgl. USt:"};

	for (size_t i = 0; i < DX_LEN(labels); i++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 40, 40, "Rechnung RE-7 vom 09.05.2017");
		sheet_put(&sheet, 40, 100, "Produkt");
		sheet_right(&sheet, 300, 100, "Menge");
		sheet_right(&sheet, 395, 100, "Einzelpreis");
		sheet_right(&sheet, 560, 100, "Summe");
		item(120, "Nougat", "50", "4,55 €", "", "227,50 €");
		item(140, "Biscuits", "40", "3,20 €", "", "128,00 €");
		foot(180, "Summe netto", "355,50 €");
		foot(195, labels[i], "67,55 €");
		foot(210, "Gesamtbetrag", "423,05 €");
		sheet_scan(&sheet);
		for (size_t k = 0; i == 2 && k < sheet.page.n_words; k++)
			if (strcmp(sheet.words[k].text, "Zuztgl.") == 0)
				sheet.words[k].conf = 34; /* hardly read */
		read_page();
		ck_assert_str_eq(sheet_at(all, "data/totals/tax"), i < 3 ? "67.55" : "null");
	}
}
END_TEST

/* A sum without a name under the amounts, and a table of the taxes with its totals. */
static void read_bare(const char *bare, const char *gross, const char *total)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice No: 1043");
	item(140, "Description", "Qty", "VAT %", "Price", "Amount");
	item(160, "Pruning shears", "4", "20%", "18.25", "73.00");
	item(176, "Ladder", "1", "20%", "140.00", "140.00");
	item(192, "", "", "", "", bare);
	foot(230, "Net total", "213.00");
	foot(246, "Total VAT", "42.60");
	foot(262, "Grand total", "255.60");
	item(300, "VAT rate", "", "Net", "VAT", "Gross");
	item(316, "20%", "", "213.00", "42.60", gross);
	item(332, "Total", "", total, "42.60", "255.60");
	read_page();
}

START_TEST(no_altered_sum_without_a_name_is_verified)
{
	read_bare("213.00", "255.60", "213.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	read_bare("223.00", "255.60", "213.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	read_bare("213.00", "256.60", "213.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	read_bare("213.00", "255.60", "203.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Headings that nobody knows: PRICE and AMOUNT of the first of two lines. */
static void read_strange(const char *price, const char *amount)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice No: 1043");
	item(140, "Dingsda", "Wievielmal", "", "Jedesmal", "Alsdann");
	item(160, "Pruning shears", "4", "", price, amount);
	item(176, "Ladder", "3", "", "140.00", "420.00");
	foot(230, "Alles miteinander", "493.00");
	read_page();
}

START_TEST(columns_without_a_known_heading_are_told_apart_by_their_arithmetic)
{
	read_strange("18.25", "73.00");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Pruning shears");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), "4");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/unit_price"), "140.00");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/amount"), "420.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "493.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	read_strange("18.35", "73.00"); /* one row that does not fit: only what makes the sum is known */
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), "null");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/unit_price"), "null");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/amount"), "73.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A foot of which no label is known: it adds up, and what follows its sum is paid and left. */
START_TEST(a_foot_without_known_labels_is_told_by_how_it_adds_up)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice No: 1043");
	item(140, "Dingsda", "Wievielmal", "Soviel", "Jedesmal", "Alsdann");
	item(160, "Pruning shears", "4", "20%", "18.25", "73.00");
	item(176, "Ladder", "3", "20%", "140.00", "420.00");
	foot(230, "Alles", "493.00");
	foot(246, "Obendrauf 20%", "98.60");
	foot(262, "Miteinander", "591.60");
	foot(278, "Schon da", "100.00");
	foot(294, "Noch", "491.60");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/tax_rate"), "20");
	ck_assert_str_eq(sheet_at(all, "data/totals/subtotal"), "493.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/tax"), "98.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "591.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/paid"), "100.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/due"), "491.60");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* Two addresses without headings, the one of the sender set to the right edge, and a slip that names both again. */
START_TEST(parties_without_headings_are_told_apart)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Meadow Research");
	sheet_put(&sheet, 40, 52, "9 Church Street");
	sheet_put(&sheet, 40, 64, "Leeds LS1 4AP");
	sheet_right(&sheet, 560, 40, "Harbour Light Studio");
	sheet_right(&sheet, 560, 52, "12 Quay Street");
	sheet_right(&sheet, 560, 64, "Bristol BS1 5TR");
	sheet_right(&sheet, 560, 76, "+44 117 496 0123");
	sheet_put(&sheet, 40, 110, "Invoice No: 1043");
	item(140, "Description", "Qty", "", "Price", "Amount");
	item(160, "Pruning shears", "4", "", "18.25", "73.00");
	foot(230, "Terms: Net 30", "");
	foot(246, "Total", "73.00");
	sheet_put(&sheet, 40, 300, "To: Harbour Light Studio");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Harbour Light Studio");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Meadow Research");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "73.00");
}
END_TEST

/* What is left behind a deposit may have the larger name; a rate that no tax has is no rate. */
START_TEST(sums_are_told_apart_by_what_they_come_to)
{
	for (int odd = 0; odd < 2; odd++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 40, 40, "Facture n° 1043");
		item(140, "Description", "Quantité", "", "Prix unitaire", "Montant");
		item(160, "Tabouret", "4", "", "25,00", "100,00");
		foot(230, "Total HT", "100,00");
		foot(246, odd ? "Total TVA 85%" : "TVA 20%", "20,00");
		foot(262, "Total TTC", "120,00");
		foot(278, "Acompte", "30,00");
		foot(294, "Net à payer", "90,00");
		read_page();
		ck_assert_str_eq(sheet_at(all, "data/totals/total"), "120.00");
		ck_assert_str_eq(sheet_at(all, "data/totals/due"), "90.00");
		if (odd)
			ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("commerce_invoice");
	TCase *tc = tcase_create("commerce_invoice");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_german_invoice_is_read_and_verified);
	tcase_add_test(tc, no_altered_figure_is_verified);
	tcase_add_test(tc, a_line_that_is_gone_is_missed);
	tcase_add_test(tc, a_quantity_that_the_amount_does_not_pin_down_is_not_verified);
	tcase_add_test(tc, months_come_first_where_a_date_says_so);
	tcase_add_test(tc, a_tax_that_is_printed_once_does_not_prove_itself);
	tcase_add_test(tc, specks_in_a_header_and_lost_accents_do_no_harm);
	tcase_add_test(tc, look_alikes_in_a_label_are_forgiven);
	tcase_add_test(tc, a_rate_that_does_not_give_the_tax_is_a_mismatch);
	tcase_add_test(tc, no_altered_figure_of_a_column_is_verified);
	tcase_add_test(tc, a_headline_that_contradicts_the_total_is_found);
	tcase_add_test(tc, no_altered_sum_without_a_name_is_verified);
	tcase_add_test(tc, columns_without_a_known_heading_are_told_apart_by_their_arithmetic);
	tcase_add_test(tc, a_foot_without_known_labels_is_told_by_how_it_adds_up);
	tcase_add_test(tc, parties_without_headings_are_told_apart);
	tcase_add_test(tc, sums_are_told_apart_by_what_they_come_to);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
