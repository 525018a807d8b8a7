/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Items of two lines under headings of two; counts beside sums of the foot. */
#include "../unit.h"
#include "gst_lines.h"

#define COLS 7

static const int ends[COLS] = {60, 120, 200, 260, 330, 430, 560};

static void put_cells(int y, const char *const cells[COLS])
{
	for (size_t i = 0; i < COLS; i++) {
		if (!cells[i])
			continue;
		if (i < 2)
			sheet_put(&sheet, i ? 70 : 40, y, cells[i]);
		else
			sheet_right(&sheet, ends[i], y, cells[i]);
	}
}

/* Head and foot of the plain paper, and ROWS between them. */
static void draw_lines(const char *const (*rows)[COLS], size_t n)
{
	struct paper p = plain();

	for (size_t i = 0; i < CELLS; i++)
		p.heads[i] = NULL;
	p.items[0][1] = NULL;
	for (size_t i = 0; i < 4; i++)
		p.foot[i][0] = NULL;
	draw(&p);
	for (size_t i = 0; i < n; i++)
		put_cells(200 + 14 * (int)i, rows[i]);
}

/* 100 × 54.00 less 100.00 → 5,300.00; 40 × 70.00 → 2,800.00; 1,458.00 */
static const char *with_figures_below(const char *discount)
{
	const char *const rows[][COLS] = {{"Job No.", "Particulars of Job"},
					  {NULL, "HSN", "Quantity", "Rate", "Discount", "Taxable Value", "Total"},
					  {"J3910", "Visiting Cards, both sides"},
					  {NULL, "49100090", "100", "54.00", discount, "5,300.00", "6,254.00"},
					  {"J5283", "Bill Books, numbered"},
					  {NULL, "48201010", "40", "70.00", "-", "2,800.00", "3,304.00"},
					  {NULL, NULL, NULL, NULL, NULL, "Taxable Value", "8,100.00"},
					  {NULL, NULL, NULL, NULL, NULL, "CGST", "729.00"},
					  {NULL, NULL, NULL, NULL, NULL, "SGST", "729.00"},
					  {NULL, NULL, NULL, NULL, NULL, "Grand Total", "9,558.00"}};

	draw_lines(rows, DX_LEN(rows));
	sheet_put(&sheet, 460, 214, "GST%");
	sheet_put(&sheet, 465, 242, "18");
	sheet_put(&sheet, 465, 270, "18");
	return read_sheet();
}

START_TEST(names_stand_above_all_their_figures)
{
	ck_assert_str_eq(with_figures_below("100.00"), "verified");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "Visiting Cards, both sides");
	ck_assert_str_eq(item(0, "hsn_sac"), "49100090");
	ck_assert_str_eq(item(0, "quantity"), "100");
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(1, "taxable_value"), "2800.00");
	ck_assert_str_eq(item(1, "total"), "3304.00");
	ck_assert_str_ne(with_figures_below("110.00"), "verified");
}
END_TEST

/* 8 × 100.00 → 800.00 + 144.00; 10 × 200.00 less 10 % → 1,800.00 + 324.00 */
static const char *with_shared(const char *percent)
{
	const char *const rows[][COLS] = {
		{"Item", "Material", "HSN", "Quantity", "Unit Price", "Taxable Val.", "IGST Amt."},
		{"PO Itm", "Description", "Code", "UoM", "Disc. %", "IGST Rate", "Total Value"},
		{"10", "45088097", "73089090", "8.000", "100.00", "800.00", "144.00"},
		{"00001", "CABLE TRAY", NULL, "NOS", NULL, "18.00%", "944.00"},
		{"20", "24071717", "85444999", "10.000", "200.00", "1,800.00", "324.00"},
		{"00002", "INSTR CABLE", NULL, "NOS", percent, "18.00%", "2,124.00"},
		{NULL, NULL, NULL, NULL, NULL, "Total Taxable Value", "2,600.00"},
		{NULL, NULL, NULL, NULL, NULL, "Total IGST", "468.00"},
		{NULL, NULL, NULL, NULL, NULL, "Invoice Value", "3,068.00"}};

	draw_lines(rows, DX_LEN(rows));
	return read_sheet();
}

START_TEST(a_tax_stands_above_its_rate_and_a_name_below_its_number)
{
	(void)with_shared("10.00");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "CABLE TRAY");
	ck_assert_str_eq(item(0, "igst"), "144.00");
	ck_assert_str_eq(item(1, "taxable_value"), "1800.00");
	ck_assert_str_eq(item(1, "tax_rate"), "18");
	ck_assert_str_eq(item(1, "total"), "2124.00");
}
END_TEST

/* 10 × 80.00 less 50.00 → 750.00 at 18 %, 5 × 200.00 → 1,000.00 at 5 %; the lower line of headings says HEADS. */
static const char *with_halves(const char *const heads[3])
{
	const char *const rows[][COLS] = {{"Sr", "Particulars", "HSN", "Quantity", "Rate", "Disc.Amt", "Amount"},
					  {NULL, NULL, heads[0], heads[1], heads[2]},
					  {"1", "Switch", "85365020", "10.00", "80.00", "50.00", "750.00"},
					  {NULL, NULL, "18.00", "67.50", "67.50"},
					  {"2", "Brush", "96034010", "5.00", "200.00", NULL, "1000.00"},
					  {NULL, NULL, "5.00", "25.00", "25.00"},
					  {NULL, NULL, NULL, NULL, NULL, "Taxable Amount", "1750.00"},
					  {NULL, NULL, NULL, NULL, NULL, "Add CGST", "92.50"},
					  {NULL, NULL, NULL, NULL, NULL, "Add SGST", "92.50"},
					  {NULL, NULL, NULL, NULL, NULL, "Net Amount", "1935.00"}};

	draw_lines(rows, DX_LEN(rows));
	return read_sheet();
}

START_TEST(a_rate_stands_over_both_halves_of_its_tax)
{
	static const char *const heads[] = {"GST%", "CGST Amt", "SGST Amt"};

	ck_assert_str_eq(with_halves(heads), "verified");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "Switch");
	ck_assert_str_eq(item(0, "hsn_sac"), "85365020");
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(0, "cgst"), "67.50");
	ck_assert_str_eq(item(1, "sgst"), "25.00");
}
END_TEST

/* Rates and taxes under names, whose headings nobody knows: the lines lack them, whatever the sums say. */
START_TEST(figures_alone_below_a_name_are_no_name)
{
	struct paper p = plain();

	p.foot[1][0] = "CGST";
	p.foot[2][0] = "SGST";
	p.heads[3] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	draw(&p);
	ck_assert_str_eq(read_sheet(), "verified");
	for (int i = 0; i < 3; i++)
		sheet_put(&sheet, 70, 223 + 16 * i, "18.00   48.60");
	ck_assert_str_ne(read_sheet(), "verified");
	ck_assert_uint_eq(lines(), 3);
}
END_TEST

START_TEST(a_count_beside_a_sum_of_the_foot_is_no_code)
{
	struct paper p = plain();

	p.heads[3] = "Slabs";
	p.items[0][3] = "9";
	p.items[1][3] = "2";
	p.items[2][3] = "3";
	p.foot[0][0] = NULL;
	draw(&p);
	sheet_put(&sheet, 40, 268, "Total Slabs");
	sheet_right(&sheet, edges[2], 268, "14");
	sheet_put(&sheet, 350, 268, "Total Amount before Tax");
	sheet_right(&sheet, 560, 268, "8,440.00");
	sheet_put(&sheet, 350, 284, "CGST @ 9%");
	sheet_right(&sheet, 560, 284, "759.60");
	sheet_put(&sheet, 350, 300, "SGST @ 9%");
	sheet_right(&sheet, 560, 300, "759.60");
	sheet_put(&sheet, 350, 316, "Total Amount after Tax");
	sheet_right(&sheet, 560, 316, "9,959.20");
	(void)read_sheet();
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
}
END_TEST

static Suite *gst_twolines_suite(void)
{
	Suite *s = suite_create("gst_twolines");
	TCase *tc = tcase_create("lines");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, names_stand_above_all_their_figures);
	tcase_add_test(tc, a_tax_stands_above_its_rate_and_a_name_below_its_number);
	tcase_add_test(tc, a_rate_stands_over_both_halves_of_its_tax);
	tcase_add_test(tc, figures_alone_below_a_name_are_no_name);
	tcase_add_test(tc, a_count_beside_a_sum_of_the_foot_is_no_code);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_twolines_suite());
}
