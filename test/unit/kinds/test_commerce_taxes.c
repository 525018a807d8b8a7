/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Taxes whose base no invoice prints, and sums of which several are named: what proves them, and that nothing altered
 * is proved. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/invoice.json"
#define CELLS    5
#define LINES    12

/* Cells of the table, then labels and figures of the foot; a line whose first cell is NULL ends each. */
struct paper {
	const char *heads[CELLS];
	const char *items[LINES][CELLS];
	const char *foot[LINES][2];
};

static const int edges[CELLS] = {0, 300, 380, 460, 560};

static void put_row(int y, const char *const *cells)
{
	sheet_put(&sheet, 40, y, cells[0]);
	for (int i = 1; i < CELLS; i++)
		if (cells[i])
			sheet_right(&sheet, edges[i], y, cells[i]);
}

static const char *verdict(const struct paper *p)
{
	int y = 200;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
	sheet_put(&sheet, 40, 100, "Bill To:");
	sheet_put(&sheet, 40, 112, "Orchard Supply Co");
	put_row(y, p->heads);
	for (size_t i = 0; p->items[i][0]; i++)
		put_row(y += 16, p->items[i]);
	y += 20;
	for (size_t i = 0; p->foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 16, p->foot[i][0]);
		sheet_right(&sheet, 560, y, p->foot[i][1]);
	}
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

/* Every digit of TEXT, one after the other, one more. Returns how many. */
static size_t forge(const struct paper *p, const char **text)
{
	const char *honest = *text;
	size_t n = 0;

	for (size_t i = 0; honest && honest[i]; i++) {
		char *forged = dx_strdup(arena, honest);

		if (forged[i] < '0' || forged[i] > '9')
			continue;
		forged[i] = forged[i] == '9' ? '1' : (char)(forged[i] + 1);
		*text = forged;
		ck_assert_msg(strcmp(verdict(p), "verified") != 0, "%s for %s", forged, honest);
		n++;
	}
	*text = honest;
	return n;
}

/* Verified as it is, and not with any digit changed, nor without a line of its foot or table. */
static void is_proved(struct paper p)
{
	size_t digits = 0;

	ck_assert_str_eq(verdict(&p), "verified");
	for (size_t i = 0; p.items[i][0]; i++)
		for (size_t k = 1; k < CELLS; k++)
			digits += forge(&p, &p.items[i][k]);
	for (size_t i = 0; p.foot[i][0]; i++) {
		digits += forge(&p, &p.foot[i][0]); /* a rate may stand in the label */
		digits += forge(&p, &p.foot[i][1]);
	}
	ck_assert_uint_ge(digits, 20);
	for (size_t i = 0; p.items[i][0]; i++) {
		struct paper gone = p;

		memmove(&gone.items[i], &gone.items[i + 1], (LINES - i - 1) * sizeof(gone.items[0]));
		ck_assert_str_ne(verdict(&gone), "verified");
	}
}

START_TEST(lines_with_a_rate_prove_its_tax)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", "VAT %", "Price", "Amount"},
		.items = {{"Oak shelf", "12", "20%", "45.50", "546.00"},
			  {"Handbook", "3", "5%", "8.20", "24.60"},
			  {"Ladder", "2", "20%", "140.00", "280.00"}},
		.foot = {{"Subtotal", "850.60"}, {"VAT 20%", "165.20"}, {"VAT 5%", "1.23"}, {"Total", "1,017.03"}}});
}
END_TEST

/* What is taxed stands in the label, before the rate. */
START_TEST(bases_in_labels_are_read)
{
	is_proved((struct paper){.heads = {"Description", "Qty", "VAT %", "Price", "Amount"},
				 .items = {{"Oak shelf", "12", "20%", "45.50", "546.00"},
					   {"Handbook", "3", "5%", "8.20", "24.60"},
					   {"Ladder", "2", "20%", "140.00", "280.00"}},
				 .foot = {{"Subtotal", "850.60"},
					  {"VAT (826.00 x 20%)", "165.20"},
					  {"VAT (24.60 x 5%)", "1.23"},
					  {"Total", "1,017.03"}}});
}
END_TEST

/* Shipping is taxed at one of the rates: 826.00 + 10.00 at 20 %. */
START_TEST(shipping_is_taxed_with_one_of_them)
{
	is_proved((struct paper){.heads = {"Description", "Qty", "VAT %", "Price", "Amount"},
				 .items = {{"Oak shelf", "12", "20%", "45.50", "546.00"},
					   {"Handbook", "3", "5%", "8.20", "24.60"},
					   {"Ladder", "2", "20%", "140.00", "280.00"}},
				 .foot = {{"Subtotal", "850.60"},
					  {"Shipping", "10.00"},
					  {"VAT 20%", "167.20"},
					  {"VAT 5%", "1.23"},
					  {"Total", "1,029.03"}}});
}
END_TEST

START_TEST(rates_of_lines_prove_the_only_tax)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", "VAT %", "Price", "Amount"},
		.items = {{"Oak shelf", "12", "20%", "45.50", "546.00"}, {"Handbook", "3", "5%", "8.20", "24.60"}},
		.foot = {{"Subtotal", "570.60"}, {"Total VAT", "110.43"}, {"Total", "681.03"}}});
}
END_TEST

/* 165.20 / 20 % + 1.23 / 5 % = 826.00 + 24.60 */
START_TEST(what_taxes_are_of_makes_the_whole)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", NULL, "Price", "Amount"},
		.items = {{"Oak shelf", "12", NULL, "45.50", "546.00"},
			  {"Handbook", "3", NULL, "8.20", "24.60"},
			  {"Ladder", "2", NULL, "140.00", "280.00"}},
		.foot = {{"Subtotal", "850.60"}, {"VAT 20%", "165.20"}, {"VAT 5%", "1.23"}, {"Total", "1,017.03"}}});
}
END_TEST

START_TEST(two_taxes_of_the_same_base)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", NULL, "Price", "Amount"},
		.items = {{"Oak shelf", "12", NULL, "45.50", "546.00"}, {"Ladder", "2", NULL, "140.00", "280.00"}},
		.foot = {{"Subtotal", "826.00"}, {"GST 5%", "41.30"}, {"PST 7%", "57.82"}, {"Total", "925.12"}}});
}
END_TEST

START_TEST(a_tax_inside_of_the_total)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", NULL, "Price", "Amount"},
		.items = {{"Oak shelf", "12", NULL, "45.50", "546.00"}, {"Ladder", "2", NULL, "140.00", "280.00"}},
		.foot = {{"Total", "826.00"}, {"Includes VAT @ 20%", "137.67"}}});
}
END_TEST

/* A sum carried over the page stands between the items, and is one of them so far. */
START_TEST(a_cent_more_is_no_tax_inside)
{
	static const char *const heads[CELLS] = {"Description", "Qty", "VAT %", "Price", "Amount"};
	static const char *const items[2][CELLS] = {{"Oak hinge", "3", "20", "4.26", "12.78"},
						    {"Door handle", "1", "5", "21.50", "21.50"}};
	static const char *const feet[3][3][2] = {
		{{"Total", "34.28"}, {"Includes VAT 20%", "5.71"}},
		{{"Total incl VAT", "34.28"}, {"Includes VAT", "3.15"}},
		{{"Total incl VAT", "34.28"}, {"Includes VAT 20%", "2.13"}, {"Includes VAT 5%", "1.02"}}};
	struct paper p = {.heads = {NULL}};

	memcpy(p.heads, heads, sizeof(heads));
	memcpy(p.items, items, sizeof(items));
	memcpy(p.foot, feet[_i], sizeof(feet[_i]));
	for (size_t i = 0; _i == 0 && i < 3; i++)
		*(i == 0 ? &p.heads[2] : &p.items[i - 1][2]) = NULL;
	ck_assert_str_eq(verdict(&p), "verified");
	for (size_t i = 1; p.foot[i][0]; i++)
		forge(&p, &p.foot[i][1]);
	if (_i < 2)
		return;
	/* Nothing but the bases of both together says what they are of. */
	for (size_t i = 0; i < 3; i++)
		*(i == 0 ? &p.heads[2] : &p.items[i - 1][2]) = NULL;
	ck_assert_str_eq(verdict(&p), "unverifiable");
}
END_TEST

START_TEST(what_is_carried_over_is_checked)
{
	struct paper p = {.heads = {"Description", "Qty", NULL, "Price", "Amount"},
			  .items = {{"Oak shelf", "12", NULL, "45.50", "546.00"},
				    {"Carried forward", NULL, NULL, NULL, "546.00"},
				    {"Ladder", "2", NULL, "140.00", "280.00"}},
			  .foot = {{"Subtotal", "826.00"}, {"VAT 20%", "165.20"}, {"Total", "991.20"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_uint_eq(forge(&p, &p.items[1][4]), 5);
	memmove(&p.items[0], &p.items[1], (LINES - 1) * sizeof(p.items[0]));
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* … and no sum of the invoice, whatever it is called. */
START_TEST(what_is_carried_over_is_no_subtotal)
{
	struct paper p = {.heads = {"Description", "Qty", NULL, "Price", "Amount"},
			  .items = {{"Oak shelf", "12", NULL, "45.50", "546.00"},
				    {"Subtotal carried forward", NULL, NULL, NULL, "546.00"},
				    {"Ladder", "2", NULL, "140.00", "280.00"}},
			  .foot = {{"VAT 20%", "165.20"}, {"Total", "991.20"}}};

	verdict(&p);
	ck_assert_str_ne(sheet_at(all, "data/totals/subtotal"), "546.00");
}
END_TEST

/* "Net" has the carriage in it; what the goods come to is called a total, or is not said. */
START_TEST(a_subtotal_may_hold_the_shipping)
{
	struct paper p = {
		.heads = {"Description", "Qty", NULL, "Price", "Amount"},
		.items = {{"Oak shelf", "12", NULL, "45.50", "546.00"}, {"Ladder", "2", NULL, "140.00", "280.00"}},
		.foot = {{"Total products", "826.00"},
			 {"Carriage", "12.50"},
			 {"Net total", "838.50"},
			 {"VAT 20%", "167.70"},
			 {"Total", "1,006.20"}}};

	is_proved(p);
	memmove(&p.foot[0], &p.foot[1], 5 * sizeof(p.foot[0]));
	is_proved(p);
}
END_TEST

/* The bases of a table of taxes hold the carriage that the lines lack. */
START_TEST(bases_with_shipping_are_proved)
{
	is_proved((struct paper){
		.heads = {"Description", "Qty", "VAT %", "Price", "Amount"},
		.items = {{"Oak shelf", "12", "20%", "45.50", "546.00"}, {"Handbook", "3", "5%", "8.20", "24.60"}},
		.foot = {{"Goods total", "570.60"},
			 {"Carriage", "10.00"},
			 {"VAT 20% of 556.00", "111.20"},
			 {"VAT 5% of 24.60", "1.23"},
			 {"Total", "693.03"}}});
}
END_TEST

/* "GST" names amounts here, and no rates. */
START_TEST(a_tax_in_a_column_named_like_a_rate)
{
	is_proved((struct paper){.heads = {"Description", "Qty", "Net amount", "GST", "Total inc GST"},
				 .items = {{"Oak shelf", NULL, "546.00", "54.60", "600.60"},
					   {"Ladder", NULL, "280.00", "28.00", "308.00"}},
				 .foot = {{"Subtotal", "826.00"}, {"Total GST", "82.60"}, {"Total", "908.60"}}});
}
END_TEST

/* The blank before the rate has its own width: "19,00" is no amount. */
START_TEST(a_rate_with_cents_is_no_amount)
{
	is_proved((struct paper){
		.heads = {"Bezeichnung", "Menge", NULL, "Einzelpreis (netto)", "Gesamt"},
		.items = {{"Oak shelf", "12", NULL, "45,50", "546,00"}, {"Ladder", "2", NULL, "140,00", "280,00"}},
		.foot = {{"Zwischensumme", "826,00"}, {"MwSt. 19,00 %", "156,94"}, {"Gesamtbetrag", "982,94"}}});
}
END_TEST

/* The sums side by side: labels, and their figures below them. They are no item. */
START_TEST(sums_in_a_bar)
{
	struct paper p = {.heads = {"Description", "Qty", NULL, "Price", "Amount"},
			  .items = {{"Oak shelf", "12", NULL, "45.50", "546.00"},
				    {"Ladder", "2", NULL, "140.00", "280.00"},
				    {"Net total", "VAT %", "VAT", NULL, "Grand total"},
				    {"826.00", "20%", "165.20", NULL, "991.20"}},
			  .foot = {{"Payment", "Transfer"}}};
	json_t *items;

	verdict(&p);
	items = json_object_get(json_object_get(all, "data"), "line_items");
	ck_assert_uint_eq(json_array_size(items), 2);
	ck_assert_str_eq(
		json_string_value(json_object_get(json_object_get(json_object_get(all, "data"), "totals"), "total")),
		"991.20");
	for (size_t i = 0; p.items[i][0]; i++)
		for (size_t k = 0; k < CELLS; k++)
			forge(&p, &p.items[i][k]);
	p.items[3][1] = "85%"; /* no tax is so high, and so it was no rate */
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* Recognition saw no headings: items are what adds up, and nothing is verified by that. */
START_TEST(rows_without_a_header)
{
	struct paper p = {.heads = {"x"},
			  .items = {{"Oak shelf", "12", "20%", "45.50", "546.00"},
				    {"Handbook", "3", "20%", "8.20", "24.60"},
				    {"Ladder", "2", "20%", "140.00", "280.00"}},
			  .foot = {{"Subtotal", "850.60"}, {"VAT 20%", "170.12"}, {"Total", "1,020.72"}}};
	json_t *items;

	ck_assert_str_eq(verdict(&p), "unverifiable");
	items = json_object_get(json_object_get(all, "data"), "line_items");
	ck_assert_uint_eq(json_array_size(items), 3);
	ck_assert_str_eq(json_string_value(json_object_get(json_array_get(items, 0), "unit_price")), "45.50");
}
END_TEST

/* "2,00 % Skonto = 11.09 (543.31)": what is off for who pays early is no tax, also right below one. */
START_TEST(what_is_off_for_early_payment_is_no_tax)
{
	struct paper p = {
		.heads = {"Item", "Qty", "VAT rate", "Unit price", "Amount"},
		.items = {{"Oak shelf", "12", "20%", "32.50", "390.00"}, {"Handbook", "9", "20%", "8.00", "72.00"}},
		.foot = {{"Subtotal", "462.00"},
			 {"VAT 20%", "92.40"},
			 {"Total", "554.40"},
			 {"Payable by 23 March with 2.00 % Skonto = 11.09 EUR", "(543.31)"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "tax_summary")), 1);
}
END_TEST

/* A tax in yen is rounded to one, downwards as well; one more than that is another tax. */
START_TEST(a_tax_without_decimals_is_rounded_to_one)
{
	struct paper p = {
		.heads = {"Item", "Qty", "Tax", "Unit price", "Amount (¥)"},
		.items = {{"Soy sauce", "16", "8%", "980", "15,680"}, {"Green tea", "6", "8%", "1,083", "6,498"}},
		.foot = {{"Subtotal", "22,178"},
			 {_i > 1 ? "Tax (8%)" : "Tax (8%) on 22,178", _i % 2 ? "1,775" : "1,774"},
			 {"Total", _i % 2 ? "23,953" : "23,952"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	p.foot[1][1] = "1,776";
	p.foot[2][1] = "23,954";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* "% Disc │ % VAT │ % R": a sign stands before its word where the word before is further off. */
START_TEST(signs_belong_to_the_nearer_word)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 40, 200, "Item");
	sheet_put(&sheet, 330, 200, "% DTO");
	sheet_put(&sheet, 366, 200, "% IVA");
	sheet_put(&sheet, 402, 200, "% R.E.");
	put_row(200, (const char *const[CELLS]){"", "Qty", NULL, NULL, "Amount"});
	for (int i = 0; i < 3; i++) {
		static const char *const amounts[] = {"390.00", "72.00", "18.00"};

		put_row(216 + 16 * i, (const char *const[CELLS]){"Oak shelf", "12", NULL, NULL, amounts[i]});
		sheet_put(&sheet, 344, 216 + 16 * i, "5");
		sheet_put(&sheet, 380, 216 + 16 * i, "21");
		sheet_put(&sheet, 416, 216 + 16 * i, "5.2");
	}
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "/data/line_items/1/tax_rate"), "21");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("commerce_taxes");
	TCase *tc = tcase_create("commerce_taxes");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, lines_with_a_rate_prove_its_tax);
	tcase_add_test(tc, bases_in_labels_are_read);
	tcase_add_test(tc, shipping_is_taxed_with_one_of_them);
	tcase_add_test(tc, rates_of_lines_prove_the_only_tax);
	tcase_add_test(tc, what_taxes_are_of_makes_the_whole);
	tcase_add_test(tc, two_taxes_of_the_same_base);
	tcase_add_test(tc, a_tax_inside_of_the_total);
	tcase_add_loop_test(tc, a_cent_more_is_no_tax_inside, 0, 3);
	tcase_add_test(tc, what_is_carried_over_is_checked);
	tcase_add_test(tc, what_is_carried_over_is_no_subtotal);
	tcase_add_test(tc, a_subtotal_may_hold_the_shipping);
	tcase_add_test(tc, bases_with_shipping_are_proved);
	tcase_add_test(tc, a_tax_in_a_column_named_like_a_rate);
	tcase_add_test(tc, a_rate_with_cents_is_no_amount);
	tcase_add_test(tc, sums_in_a_bar);
	tcase_add_test(tc, rows_without_a_header);
	tcase_add_test(tc, what_is_off_for_early_payment_is_no_tax);
	tcase_add_loop_test(tc, a_tax_without_decimals_is_rounded_to_one, 0, 4);
	tcase_add_test(tc, signs_belong_to_the_nearer_word);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
