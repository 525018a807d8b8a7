/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What holds the figures of a right invoice: another row, another line, a table of taxes; and never one that is wrong.
 */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/invoice.json"
#define ROW_END  7 /* cells of a row */

static const char *at(const char *path)
{
	return sheet_at(all, path);
}

static const char *verdict(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

/* Cells from the left, separated by bars: the first begins where its column does, the others end there. */
static void row(int y, const char *text)
{
	static const int ends[ROW_END] = {40, 250, 310, 370, 430, 500, 560};
	char copy[256];
	char *p = copy;

	snprintf(copy, sizeof(copy), "%s", text);
	for (size_t i = 0; i < ROW_END && p; i++) {
		char *cell = strsep(&p, "|");

		if (i == 0)
			sheet_put(&sheet, ends[i], y, cell);
		else if (*cell)
			sheet_right(&sheet, ends[i], y, cell);
	}
}

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

/* Rows from the page's height 200 on, WHAT for the N-th of them. */
static const char *drawn(const char *const *rows, size_t n_rows, size_t n, const char *what)
{
	begin();
	for (size_t i = 0; i < n_rows; i++)
		row(200 + 16 * (int)i, i == n ? what : rows[i]);
	return verdict();
}

#define DRAWN(rows, n, what) drawn(rows, DX_LEN(rows), n, what)
#define RIGHT(rows)          DRAWN(rows, DX_LEN(rows), NULL)

/* The headings of price and amount say what the third one is: each row is a check of the other. */
START_TEST(one_heading_that_nobody_knows_is_told_by_the_others)
{
	static const char *const rows[] = {"Description|Zworfel|Price|Amount",
					   "Oak shelf|12|45.50|546.00",
					   "Handbook|3|8.20|24.60",
					   "Subtotal|||570.60",
					   "GST 10%|||57.06",
					   "Total|||627.66"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "12");
	ck_assert_str_ne(DRAWN(rows, 1, "Oak shelf|13|45.50|546.00"), "verified");
	ck_assert_str_ne(DRAWN(rows, 2, "Handbook|3|8.30|24.60"), "verified");
	/* two of them: which is the price, the arithmetic alone says */
	ck_assert_str_eq(DRAWN(rows, 0, "Description|Zworfel|Krem|Amount"), "unverifiable");
}
END_TEST

START_TEST(one_row_tells_no_heading)
{
	static const char *const rows[] = {"Description|Zworfel|Price|Amount",
					   "Oak shelf|12|45.50|546.00",
					   "Handbook|1|8.20|8.20",
					   "Subtotal|||554.20",
					   "GST 10%|||55.42",
					   "Total|||609.62"};

	ck_assert_str_eq(RIGHT(rows), "unverifiable");
}
END_TEST

/* Percent signs tell a column of rates: the taxes are a check of it. */
START_TEST(signs_tell_rates)
{
	static const char *const rows[] = {"Description|Qty|Price|Zworfel|Amount",
					   "Oak shelf|12|45.50|10%|546.00",
					   "Handbook|30|8.20|5%|246.00",
					   "Subtotal||||792.00",
					   "GST 10%||||54.60",
					   "GST 5%||||12.30",
					   "Total||||858.90"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "5");
	ck_assert_str_ne(DRAWN(rows, 2, "Handbook|30|8.20|6%|246.00"), "verified");
}
END_TEST

/* What is charged is the amount where no other heading is one. */
START_TEST(charges_are_amounts)
{
	static const char *const list[] = {"Service|Charges", "Line rental|20.00", "Calls to mobiles|4.10",
					   "Total charges|24.10"};
	static const char *const rows[] = {"Description|Units|Fee|Charges", "Check-up|2|45.50|91.00",
					   "Bandage|3|8.20|24.60", "Total charges|||115.60"};

	ck_assert_str_eq(RIGHT(list), "verified");
	ck_assert_str_eq(at("data/line_items/1/amount"), "4.10");
	ck_assert_str_ne(DRAWN(list, 1, "Line rental|21.00"), "verified");
	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_eq(at("data/line_items/0/amount"), "91.00");
	ck_assert_str_ne(DRAWN(rows, 2, "Bandage|3|8.30|24.60"), "verified");
}
END_TEST

/* "10.00" below "Aliq. IVA" is a rate, and no amount that nothing explains. */
START_TEST(rates_without_a_sign_stand_in_a_table_of_taxes)
{
	static const char *const cents[] = {"Descrizione|Quantità|Prezzo|IVA|Importo",
					    "Mensola|12|45.50|10.00|546.00",
					    "Manuale|30|8.20|4.00|246.00",
					    "",
					    "Esigibilità|%IVA|Imponibile|Imposta",
					    "I|10.00|546.00|54.60",
					    "I|4.00|246.00|9.84",
					    "",
					    "Totale documento||||856.44"};
	static const char *const plain[] = {"Descrizione|Quantità|Prezzo|IVA|Importo",
					    "Mensola|12|45.50|10|546.00",
					    "Manuale|30|8.20|4|246.00",
					    "",
					    "Aliq. IVA|Imponibile|Imposta",
					    "10|546.00|54.60",
					    "4|246.00|9.84",
					    "",
					    "Totale imposta||||64.44",
					    "Totale documento||||856.44"};

	ck_assert_str_eq(RIGHT(cents), "verified");
	ck_assert_str_ne(DRAWN(cents, 6, "I|4.00|246.00|9.85"), "verified");
	ck_assert_str_eq(RIGHT(plain), "verified");
	ck_assert_str_eq(at("data/tax_summary/0/tax_rate"), "10");
	ck_assert_str_ne(DRAWN(plain, 6, "4|246.00|9.85"), "verified");
	ck_assert_str_ne(DRAWN(plain, 5, "11|546.00|54.60"), "verified");
}
END_TEST

/* The tax of the carriage is in no line: it is one of their rates. */
START_TEST(carriage_is_taxed_as_a_line_is)
{
	static const char *const rows[] = {"Description|Qty|Price|Net Amount|VAT %|VAT",
					   "Oak shelf|12|45.50|546.00|20.00|109.20",
					   "Handbook|30|8.20|246.00|20.00|49.20",
					   "Total Net Amount|||||792.00",
					   "Carriage|||||10.50",
					   "Total VAT Amount|||||160.50",
					   "Invoice Total|||||963.00"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_ne(DRAWN(rows, 1, "Oak shelf|12|45.50|546.00|20.00|109.30"), "verified");
	ck_assert_str_ne(DRAWN(rows, 4, "Carriage|||||10.60"), "verified");
	ck_assert_str_ne(DRAWN(rows, 5, "Total VAT Amount|||||160.60"), "verified");
}
END_TEST

/* Rounded line by line the taxes are not those of the sum: with the carriage's they are the tax. */
START_TEST(carriage_is_taxed_beside_lines_that_are_rounded)
{
	static const char *const rows[] = {"Description|Qty|Price|Net Amount|VAT %|VAT",
					   "Oak shelf|1|15.03|15.03|20.00|3.01",
					   "Handbook|3|5.01|15.03|20.00|3.01",
					   "Towel|7|30.79|215.53|20.00|43.11",
					   "Total Net Amount|||||245.59",
					   "Carriage|||||10.53",
					   "Total VAT Amount|||||51.24",
					   "Invoice Total|||||307.36"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_ne(DRAWN(rows, 6, "Total VAT Amount|||||51.25"), "verified");
}
END_TEST

/* "Net │ VAT │ Total" of lines without rates: each tax is of the only rate of the foot that makes it. */
START_TEST(taxes_of_lines_hold_the_rates_of_the_foot)
{
	static const char *const rows[] = {"Item|Qty|Price|Net|VAT|Total",
					   "Oak shelf|12|45.50|546.00|27.30|573.30",
					   "Handbook|30|8.21|246.30|49.26|295.56",
					   "Towel|7|30.11|210.77|42.15|252.92",
					   "Subtotal|||||1003.07",
					   "VAT 5%|||||27.30",
					   "VAT 20%|||||91.41",
					   "Total|||||1121.78"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_ne(DRAWN(rows, 5, "VAT 6%|||||27.30"), "verified");
	ck_assert_str_ne(DRAWN(rows, 2, "Handbook|30|8.21|246.30|49.36|295.66"), "verified");
	ck_assert_str_ne(DRAWN(rows, 6, "VAT 20%|||||91.42"), "verified");
}
END_TEST

/* A tax of nothing beside its usual rate: the lines are not taxed, and no paper is wrong for it. */
START_TEST(no_tax_at_a_rate_is_no_fault)
{
	static const char *const rows[] = {"Description|Qty|Rate|Amount", "Labor|12|45.50|546.00",
					   "Parts|3|8.20|24.60",          "Subtotal|||570.60",
					   "Sales Tax (8.25%)|||0.00",    "Total|||570.60"};

	ck_assert_str_eq(RIGHT(rows), "unverifiable");
	ck_assert_str_eq(DRAWN(rows, 5, "Total|||570.70"), "mismatch");
}
END_TEST

/* 0.25 × 95.00: the price's last digit does not show, but the next line has the same price. */
START_TEST(the_same_price_of_another_line_is_a_counterpart)
{
	static const char *const rows[] = {"Description|Hours|Rate|Amount", "Letter|0.25|95.00|23.75",
					   "Hearing|3.00|95.00|285.00", "Call|2.00|80.00|160.00", "Total|||468.75"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_eq(DRAWN(rows, 1, "Letter|0.25|95.02|23.75"), "unverifiable");
	ck_assert_str_ne(DRAWN(rows, 1, "Letter|0.25|80.00|23.75"), "verified");
}
END_TEST

/* Where the prices of a credit note have the minus, one without it has lost it; and a quantity with it stands in the
 * price's place. */
START_TEST(a_sign_is_that_of_the_other_lines)
{
	static const char *const rows[] = {"Description|Qty|Price|Amount", "Oak shelf|2|-45.50|-91.00",
					   "Handbook|3|-8.20|-24.60", "Total|||-115.60"};
	static const char *const plain[] = {"Description|Qty|Price|Amount", "Oak shelf|2|45.50|-91.00",
					    "Handbook|3|8.20|-24.60", "Total|||-115.60"};
	static const char *const returned[] = {"Description|Qty|Price|Amount", "Oak shelf|2|45.50|91.00",
					       "Handbook, returned|-3|8.20|-24.60", "Reduction|1|-5.00|-5.00",
					       "Total|||61.40"};

	ck_assert_str_eq(RIGHT(rows), "verified");
	ck_assert_str_ne(DRAWN(rows, 1, "Oak shelf|2|45.50|-91.00"), "verified");
	ck_assert_str_ne(DRAWN(rows, 1, "Oak shelf|-45.50|2|-91.00"), "verified");
	ck_assert_str_eq(RIGHT(plain), "verified");
	ck_assert_str_eq(RIGHT(returned), "verified");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("commerce counterparts");
	TCase *tc = tcase_create("commerce counterparts");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, one_heading_that_nobody_knows_is_told_by_the_others);
	tcase_add_test(tc, one_row_tells_no_heading);
	tcase_add_test(tc, signs_tell_rates);
	tcase_add_test(tc, charges_are_amounts);
	tcase_add_test(tc, rates_without_a_sign_stand_in_a_table_of_taxes);
	tcase_add_test(tc, carriage_is_taxed_as_a_line_is);
	tcase_add_test(tc, carriage_is_taxed_beside_lines_that_are_rounded);
	tcase_add_test(tc, taxes_of_lines_hold_the_rates_of_the_foot);
	tcase_add_test(tc, no_tax_at_a_rate_is_no_fault);
	tcase_add_test(tc, the_same_price_of_another_line_is_a_counterpart);
	tcase_add_test(tc, a_sign_is_that_of_the_other_lines);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
