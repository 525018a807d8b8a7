/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Forms of India: paise in a column of their own, taxes with their names in one cell, exempt lines, retail prices, two
 * discounts, amounts a line below what they are of. */
#include "../unit.h"
#include "gst_lines.h"

/* ---- rupees and paise ---- */

static void put_amount(int y, const char *rupees, const char *paise)
{
	sheet_right(&sheet, 535, y, rupees);
	sheet_put(&sheet, 555, y, paise);
}

static const char *part_head = "P.";

/* The plain paper on a form with two columns for each amount; the first line's paise are PAISE, the heading of whole
 * rupees is WHOLE. */
static const char *with_paise_below(const char *whole, const char *paise)
{
	struct paper p = plain();

	p.heads[6] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][6] = NULL;
	for (size_t i = 0; i < 4; i++)
		p.foot[i][1] = "";
	draw(&p);
	sheet_put(&sheet, 525, 190, "Amount");
	put_amount(200, whole, part_head);
	put_amount(216, "5,400", paise);
	put_amount(232, "2,800", "00");
	put_amount(248, "240", "00");
	put_amount(284, "8,440", "00");
	put_amount(300, "759", "60");
	put_amount(316, "759", "60");
	put_amount(332, "9,959", "20");
	return read_sheet();
}

static const char *with_paise(const char *paise)
{
	return with_paise_below("Rs.", paise);
}

START_TEST(a_heading_of_paise_is_enough)
{
	ck_assert_str_eq(with_paise_below("", "00"), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
	ck_assert_str_eq(with_paise_below("ount", "00"), "verified");
	/* no column of two digits */
	ck_assert_str_ne(with_paise_below("", "100"), "verified");
}
END_TEST

START_TEST(paise_in_their_own_column_are_of_the_amount)
{
	ck_assert_str_eq(with_paise("00"), "verified");
	ck_assert_str_eq(item(0, "taxable_value"), "5400.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
	ck_assert_str_eq(with_paise("10"), "mismatch");
	ck_assert_str_eq(item(0, "taxable_value"), "5400.10");
	part_head = "P;"; /* recognition's */
	ck_assert_str_eq(with_paise("00"), "verified");
}
END_TEST

/* ---- taxes with their names in one cell ---- */

static struct paper with_named_taxes(const char *first)
{
	struct paper p = plain();

	p.heads[2] = NULL;
	p.heads[3] = "Taxes";
	for (size_t i = 0; i < 3; i++)
		p.items[i][2] = NULL;
	p.items[0][3] = first;
	p.items[1][3] = "CGST @9% :252.00 SGST @9% :252.00";
	p.items[2][3] = "CGST @9% :21.60 SGST @9% :21.60";
	return p;
}

START_TEST(named_taxes_of_one_cell_are_the_lines)
{
	struct paper p = with_named_taxes("CGST @9% :486.00 SGST @9% :486.00");

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(0, "cgst"), "486.00");
	ck_assert_str_eq(item(2, "sgst"), "21.60");
	p = with_named_taxes("CGST @9% :486.00 SGST @9% :487.00");
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* ---- lines that nothing is charged on ---- */

static struct paper with_exempt(const char *total)
{
	return (struct paper){
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Description", "Taxable", "Non Taxable", "CGST", "SGST", "Total"},
		.items = {{"1", "Seats", "5,400.00", "-", "486.00", "486.00", "6,372.00"},
			  {"2", "Airport charges", "-", "1,422.00", "-", "-", "1,422.00"}},
		.foot = {
			{"Taxable Value", "5,400.00"}, {"CGST", "486.00"}, {"SGST", "486.00"}, {"Grand Total", total}}};
}

START_TEST(exempt_lines_are_in_the_total)
{
	struct paper p = with_exempt("7,794.00");

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_eq(item(1, "taxable_value"), "null");
	ck_assert_str_eq(item(1, "total"), "1422.00");
	p = with_exempt("7,795.00");
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* ---- retail prices, two discounts ---- */

START_TEST(a_retail_price_that_makes_the_totals_is_the_price)
{
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Description", "MRP", "GST %", "Qty", "Taxable", "Total"},
		.items = {{"1", "Biscuits", "118.00", "18%", "2", "200.00", "236.00"},
			  {"2", "Soap", "59.00", "18%", "4", "200.00", "236.00"}},
		.foot = {{"Taxable Value", "400.00"}, {"CGST", "36.00"}, {"SGST", "36.00"}, {"Grand Total", "472.00"}}};

	verdict(&p);
	ck_assert_str_eq(item(0, "unit_price"), "118.00");
	p.items[1][2] = "60.00"; /* makes no total: a figure of no use */
	verdict(&p);
	ck_assert_str_eq(item(0, "unit_price"), "null");
}
END_TEST

START_TEST(a_second_discount_comes_off_as_well)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "Qty", "Rate", "Disc", "CD Amt", "Taxable"},
			  .items = {{"1", "Biscuits", "12", "50.00", "30.00", "6.00", "564.00"},
				    {"2", "Soap", "10", "90.00", "50.00", "8.50", "841.50"}},
			  .foot = {{"Taxable Value", "1,405.50"},
				   {"CGST", "126.50"},
				   {"SGST", "126.50"},
				   {"Grand Total", "1,658.50"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_eq(item(0, "discount"), "36.00");
	p.items[0][5] = "7.00";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* A product that is rounded to a rupee proves nothing where no line has paise, and is wrong where another one has. */
START_TEST(products_are_rounded_to_rupees_in_all_lines_or_in_none)
{
	struct paper p = plain();

	ck_assert_str_eq(verdict(&p), "verified");
	p.items[1][4] = "2.86";
	p.items[1][5] = "979.00";
	ck_assert_str_eq(verdict(&p), "unverifiable");
	p.items[2][5] = "80.10";
	p.items[2][6] = "240.30";
	p.foot[0][1] = "8,440.30";
	p.foot[1][1] = p.foot[2][1] = "759.63";
	p.foot[3][1] = "9,959.56";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* ---- bases of taxes ---- */

START_TEST(a_base_that_is_nearly_the_taxable_value_is_none)
{
	static const char *const ways[][2] = {{"CGST 9% on ", "SGST 9% on "},
					      {"CGST @ 9% on ", "SGST @ 9% on "},
					      {"Add: CGST (9% on ", "Add: SGST (9% on "}};

	for (size_t i = 0; i < DX_LEN(ways) * 2; i++) {
		const char *const *way = ways[i / 2];
		struct paper p = plain();

		if (i % 2) { /* no printed total of the values */
			p.foot[0][0] = "Goods once sold are not taken back";
			p.foot[0][1] = "";
		}
		p.foot[1][0] = dx_asprintf(arena, "%s8,440.00", way[0]);
		p.foot[2][0] = dx_asprintf(arena, "%s8,440.00", way[1]);
		ck_assert_msg(strcmp(verdict(&p), "verified") == 0, "%s %zu", way[0], i);
		p.foot[1][0] = dx_asprintf(arena, "%s8,440.30", way[0]); /* what rounding might make of its tax */
		ck_assert_msg(strcmp(verdict(&p), "unverifiable") == 0, "%s %zu", way[0], i);
		p.foot[2][0] = dx_asprintf(arena, "%s8,440.30", way[1]);
		ck_assert_str_eq(verdict(&p), "unverifiable");
	}
}
END_TEST

/* ---- the foot beside a summary ---- */

/* A summary of one rate or two with its row of totals, of which VALUE and TAX are figures; the rounding beside it. */
static const char *with_round_off(bool two, const char *value, const char *tax)
{
	static const char *const rows[][4] = {{"GST", "Taxable", "CGST", "SGST"},
					      {"18%", "8,200.00", "738.00", "738.00"},
					      {"5%", "240.00", "6.00", "6.00"},
					      {"18%", "8,440.00", "759.60", "759.60"}};
	struct paper p = plain();
	int y = 280;

	p.items[2][3] = two ? "5%" : "18%";
	p.foot[0][0] = NULL;
	draw(&p);
	sheet_right(&sheet, edges[6], 264, "Total 8,440.00");
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		if (i && two != (i < 3))
			continue;
		sheet_put(&sheet, 40, y, rows[i][0]);
		for (int k = 1; k < 4; k++)
			sheet_right(&sheet, 100 + 70 * k, y, rows[i][k]);
		y += 12;
	}
	sheet_put(&sheet, 40, y, "Total");
	sheet_right(&sheet, 170, y, value);
	sheet_right(&sheet, 240, y, two ? "744.00" : "759.60");
	sheet_right(&sheet, 310, y, tax);
	sheet_right(&sheet, edges[6], y + 3, two ? "Round Off 0.00" : "Round Off -0.20");
	sheet_put(&sheet, 40, y + 24, "Thank you");
	sheet_put(&sheet, 400, y + 24, "NET AMOUNT");
	sheet_right(&sheet, edges[6], y + 24, two ? "9,928.00" : "9,959.00");
	return read_sheet();
}

START_TEST(the_rounding_may_stand_beside_the_totals_of_a_summary)
{
	for (int two = 0; two < 2; two++) {
		const char *tax = two ? "744.00" : "759.60";

		ck_assert_str_eq(with_round_off(two, "8,440.00", tax), "verified");
		ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), tax);
		ck_assert_str_ne(with_round_off(two, "8,470.00", tax), "verified");
		ck_assert_str_ne(with_round_off(two, "8,440.00", "749.00"), "verified");
	}
}
END_TEST

/* ---- amounts a line below ---- */

START_TEST(a_counted_line_has_its_amount_below)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "SAC", NULL, NULL, NULL, "Amount"},
			  .items = {{"1.", "Audit of all books of the", "9982"},
				    {NULL, "year before", NULL, NULL, NULL, NULL, "5,400.00"}},
			  .foot = {{"Taxable Value", "5,400.00"},
				   {"CGST", "486.00"},
				   {"SGST", "486.00"},
				   {"Grand Total", "6,372.00"}}};

	verdict(&p);
	ck_assert_uint_eq(lines(), 1);
	ck_assert_str_eq(item(0, "description"), "Audit of all books of the year before");
	ck_assert_str_eq(item(0, "hsn_sac"), "9982");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_forms");
	TCase *tc = tcase_create("gst_forms");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, paise_in_their_own_column_are_of_the_amount);
	tcase_add_test(tc, a_heading_of_paise_is_enough);
	tcase_add_test(tc, named_taxes_of_one_cell_are_the_lines);
	tcase_add_test(tc, exempt_lines_are_in_the_total);
	tcase_add_test(tc, a_retail_price_that_makes_the_totals_is_the_price);
	tcase_add_test(tc, a_second_discount_comes_off_as_well);
	tcase_add_test(tc, products_are_rounded_to_rupees_in_all_lines_or_in_none);
	tcase_add_test(tc, a_base_that_is_nearly_the_taxable_value_is_none);
	tcase_add_test(tc, the_rounding_may_stand_beside_the_totals_of_a_summary);
	tcase_add_test(tc, a_counted_line_has_its_amount_below);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
