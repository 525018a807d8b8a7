/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Scanned GST invoices of which headings, rates and marks were misread or not read at all. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/tax/gst_invoice.json"

static const struct {
	const char *text, *hsn, *unit, *quantity, *price, *value, *rate, *half, *tax, *total;
} rows[] = {{"Steel bracket M8", "7326", "NOS", "9", "450.00", "4,050.00", "18%", "9%", "364.50", "4,779.00"},
	    {"Freight charges", "996511", "NOS", "5", "500.10", "2,500.50", "12%", "6%", "150.03", "2,800.56"},
	    {"Turmeric powder", "0910", "PKT", "4", "1,032.00", "4,128.00", "5%", "2.5%", "103.20", "4,334.40"}};
#define ROWS DX_LEN(rows)

static int y_of(size_t row)
{
	return 200 + (int)row * 16;
}

static void foot(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 100, y, name);
	sheet_right(&sheet, 570, y, value);
}

static const char *seller = "29AABCR1718E1ZL";

/* Both parties, and the sums; IGST is "" or "0.00". The lines are the test's. */
static void draw_around(const char *igst)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, dx_asprintf(arena, "GSTIN/UIN: %s", seller));
	sheet_put(&sheet, 320, 62, "Invoice No. PS/25-26/8412");
	sheet_put(&sheet, 320, 74, "Dated 7-Aug-25");
	sheet_put(&sheet, 40, 110, "Buyer (Bill to)");
	sheet_put(&sheet, 40, 122, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 134, "GSTIN/UIN : 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 146, "Place of Supply : 29-Karnataka");
	foot(274, "Taxable Value", "10,678.50");
	foot(288, "CGST", "617.73");
	foot(302, "SGST", "617.73");
	if (*igst)
		foot(316, "IGST", igst);
	foot(330, "Grand Total", "11,913.96");
}

static void head(int x, const char *text)
{
	sheet_right(&sheet, x, 180, text);
}

/* What is left of the figures, the same in all tests. */
static void draw_names(void)
{
	sheet_put(&sheet, 40, 180, "Description");
	head(165, "HSN");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_put(&sheet, 40, y_of(i), rows[i].text);
		sheet_put(&sheet, 150, y_of(i), rows[i].hsn);
	}
}

static void read_scan(void)
{
	sheet_scan(&sheet);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static const char *line_at(size_t i, const char *member)
{
	return sheet_at(all, dx_asprintf(arena, "data/line_items/%zu/%s", i, member));
}

/* "Quantity" and "Rate" over two columns that recognition did not see: the figures of three columns are one cell. */
START_TEST(columns_without_a_heading_are_found_by_the_rows)
{
	draw_around("");
	draw_names();
	head(360, "Taxable");
	head(420, "GST%");
	head(480, "CGST");
	head(530, "SGST");
	head(590, "Total");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 230, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 295, y_of(i), rows[i].price);
		sheet_right(&sheet, 360, y_of(i), rows[i].value);
		sheet_right(&sheet, 420, y_of(i), rows[i].rate);
		sheet_right(&sheet, 480, y_of(i), rows[i].tax);
		sheet_right(&sheet, 530, y_of(i), rows[i].tax);
		sheet_right(&sheet, 590, y_of(i), rows[i].total);
	}
	read_scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(line_at(i, "quantity"), rows[i].quantity);
	ck_assert_str_eq(line_at(1, "unit_price"), "500.10");
	ck_assert_str_eq(line_at(2, "taxable_value"), "4128.00");
	ck_assert_str_eq(line_at(2, "tax_rate"), "5");
}
END_TEST

START_TEST(specks_around_a_code_are_no_part_of_it)
{
	draw_around("");
	sheet_put(&sheet, 40, 180, "Description");
	head(165, "HSN");
	head(250, "Qty");
	head(310, "Rate");
	head(380, "Taxable");
	head(430, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_put(&sheet, 40, y_of(i), rows[i].text);
		sheet_put(&sheet, 150, y_of(i), dx_asprintf(arena, i ? "%s," : ".%s", rows[i].hsn));
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), rows[i].price);
		sheet_right(&sheet, 380, y_of(i), rows[i].value);
		sheet_right(&sheet, 430, y_of(i), rows[i].rate);
	}
	read_scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(line_at(i, "hsn_sac"), rows[i].hsn);
}
END_TEST

/* "1,032.00)": a piece of the rule behind it. */
START_TEST(a_bracket_that_nothing_opens_is_no_part_of_a_figure)
{
	draw_around("");
	draw_names();
	head(250, "Qty");
	head(310, "Rate");
	head(380, "Taxable");
	head(430, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), dx_asprintf(arena, "%s)", rows[i].price));
		sheet_right(&sheet, 380, y_of(i), rows[i].value);
		sheet_right(&sheet, 430, y_of(i), rows[i].rate);
	}
	read_scan();
	ck_assert_str_eq(line_at(0, "unit_price"), "450.00");
	ck_assert_str_eq(line_at(2, "unit_price"), "1032.00");
}
END_TEST

/* A column of units a blank behind the codes: of the longest code it is the same run of words. */
START_TEST(a_unit_behind_a_long_code_is_no_part_of_it)
{
	draw_around("");
	draw_names();
	head(205, "UOM");
	head(250, "Qty");
	head(310, "Rate");
	head(400, "Taxable");
	head(450, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_put(&sheet, 185, y_of(i), rows[i].unit);
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), rows[i].price);
		sheet_right(&sheet, 400, y_of(i), rows[i].value);
		sheet_right(&sheet, 450, y_of(i), rows[i].rate);
	}
	read_scan();
	for (size_t i = 0; i < ROWS; i++) {
		ck_assert_str_eq(line_at(i, "hsn_sac"), rows[i].hsn);
		ck_assert_str_eq(line_at(i, "unit"), rows[i].unit);
	}
}
END_TEST

/* "CGST ₹" read as "CGST %", so that the amount beside it would be that tax. */
START_TEST(amounts_are_no_rates_whatever_their_heading)
{
	draw_around("");
	draw_names();
	head(250, "Qty");
	head(310, "Rate");
	head(380, "Taxable");
	head(430, "GST%");
	head(490, "CGST%");
	head(570, "Amount");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), rows[i].price);
		sheet_right(&sheet, 380, y_of(i), rows[i].value);
		sheet_right(&sheet, 430, y_of(i), rows[i].rate);
		sheet_right(&sheet, 490, y_of(i), rows[i].tax);
		sheet_right(&sheet, 570, y_of(i), rows[i].total);
	}
	read_scan();
	ck_assert_str_eq(line_at(0, "cgst"), "364.50");
	ck_assert_str_eq(line_at(0, "tax_rate"), "18");
	ck_assert_str_eq(line_at(2, "total"), "4334.40");
}
END_TEST

/* Lines with both halves' rates and taxes; HALF stands for the central one of the last line. */
static void draw_halves(const char *half, const char *igst)
{
	draw_around(igst);
	draw_names();
	head(220, "Qty");
	head(275, "Rate");
	head(340, "Taxable");
	head(390, "CGST%");
	head(440, "CGST");
	head(490, "SGST%");
	head(540, "SGST");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 220, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 275, y_of(i), rows[i].price);
		sheet_right(&sheet, 340, y_of(i), rows[i].value);
		sheet_right(&sheet, 390, y_of(i), i + 1 == ROWS ? half : rows[i].half);
		sheet_right(&sheet, 440, y_of(i), rows[i].tax);
		sheet_right(&sheet, 490, y_of(i), rows[i].half);
		sheet_right(&sheet, 540, y_of(i), rows[i].tax);
	}
}

/* "25%" for "2.5%": the line's own taxes say that it is the other half. A nil tax of the other kind says nothing. */
START_TEST(a_half_is_mended_by_the_taxes_of_its_line)
{
	draw_halves("25%", "0.00");
	read_scan();
	ck_assert_str_eq(line_at(2, "tax_rate"), "5");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "other_half");
	ck_assert_str_eq(sheet_check(all, "line_tax"), "passed");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_half_that_was_not_read_is_the_other_one)
{
	draw_halves("g", "");
	read_scan();
	ck_assert_str_eq(line_at(2, "tax_rate"), "5");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "other_half");
}
END_TEST

/* Which of two columns of codes whose headings were misread is the one of goods nobody knows; it is said. */
START_TEST(codes_below_an_unknown_heading_are_named)
{
	draw_around("");
	sheet_put(&sheet, 40, 180, "Description");
	head(160, "LOI");
	head(190, "IISM");
	head(250, "Qty");
	head(310, "Rate");
	head(400, "Taxable");
	head(450, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_put(&sheet, 40, y_of(i), rows[i].text);
		sheet_right(&sheet, 160, y_of(i), "7781");
		sheet_right(&sheet, 190, y_of(i), "5208");
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), rows[i].price);
		sheet_right(&sheet, 400, y_of(i), rows[i].value);
		sheet_right(&sheet, 450, y_of(i), rows[i].rate);
	}
	read_scan();
	ck_assert_str_eq(line_at(0, "hsn_sac"), "null");
	ck_assert(needs_review);
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "code_not_read");
	ck_assert_str_eq(sheet_at(all, "warnings/0/paths/1"), "/line_items/1/hsn_sac");
}
END_TEST

/* A lone digit that is in no word: its place is asked for, and of what is read there the printed taxes choose. */
START_TEST(a_rate_that_was_not_seen_is_read_again)
{
	struct dx_cell_reading readings[] = {{"8", 60, "line"}, {"5", 60, "twice"}};
	struct dx_extract_result r;
	struct dx_want *w = NULL;
	struct dx_reread cell;
	struct dx_err err;
	size_t n;

	draw_around("");
	draw_names();
	head(250, "Qty");
	head(310, "Rate");
	head(400, "Taxable");
	head(450, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 310, y_of(i), rows[i].price);
		sheet_right(&sheet, 400, y_of(i), rows[i].value);
		sheet_right(&sheet, 450, y_of(i), i + 1 == ROWS ? "" : rows[i].rate);
	}
	sheet_scan(&sheet);
	ck_assert(dx_extract(arena, sheet_file(arena, TEMPLATE), DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert(dx_wants_read(arena, dx_strn(r.wants.data, r.wants.len), &w, &n, &err));
	dx_extract_free(&r);
	ck_assert_uint_ge(n, 1);
	ck_assert_int_le(w[n - 1].x0, 430000);
	ck_assert_int_ge(w[n - 1].x1, 440000);
	for (size_t k = 1; k <= DX_LEN(readings); k++) {
		cell = (struct dx_reread){w[n - 1].x0, w[n - 1].y0, w[n - 1].x1, w[n - 1].y1, readings, k};
		sheet.page.rereads = &cell;
		sheet.page.n_rereads = 1;
		sheet.page.reread_round = 1;
		read_scan();
		ck_assert_str_eq(line_at(2, "tax_rate"), k == 1 ? "null" : "5");
	}
}
END_TEST

START_TEST(a_bracket_in_a_gstin_is_a_j)
{
	seller = "07DVVPBO111)1ZQ";
	draw_halves("2.5%", "");
	read_scan();
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "07DVVPB0111J1ZQ");
}
END_TEST

/* The plain table with the first price as PRICE, and a column of what was ordered where ORDERED says it. */
static void draw_prices(const char *price, const char *const *ordered)
{
	draw_around("");
	draw_names();
	if (ordered)
		head(208, "Quantity");
	head(ordered ? 262 : 250, ordered ? "Billed" : "Quantity");
	head(325, "Rate");
	head(390, "Taxable");
	head(440, "GST%");
	for (size_t i = 0; i < ROWS; i++) {
		if (ordered)
			sheet_right(&sheet, 210, y_of(i), ordered[i]);
		sheet_right(&sheet, ordered ? 262 : 250, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 325, y_of(i), i ? rows[i].price : price);
		sheet_right(&sheet, 390, y_of(i), rows[i].value);
		sheet_right(&sheet, 440, y_of(i), rows[i].rate);
	}
	read_scan();
}

/* Below "500.10" a point may be lost in "450", or none was printed: the line tells. */
START_TEST(a_price_without_decimals_is_whole_where_the_line_says_so)
{
	draw_prices("450", NULL);
	ck_assert_str_eq(line_at(0, "unit_price"), "450.00");
	draw_prices("45000", NULL);
	ck_assert_str_eq(line_at(0, "unit_price"), "450.00");
}
END_TEST

START_TEST(the_number_behind_a_price_says_of_how_many_it_is)
{
	draw_prices("450.00/1", NULL);
	ck_assert_str_eq(line_at(0, "unit_price"), "450.00");
	draw_prices("4,500.00/10", NULL);
	ck_assert_str_eq(line_at(0, "unit_price"), "4500.00");
	draw_prices("450.00/7", NULL);
	ck_assert_str_eq(line_at(0, "unit_price"), "null");
}
END_TEST

START_TEST(the_quantity_is_the_one_with_which_more_lines_hold)
{
	static const char *const ordered[] = {"9", "5", "6"};

	draw_prices("450.00", ordered);
	ck_assert_str_eq(line_at(1, "quantity"), "5");
	ck_assert_str_eq(line_at(2, "quantity"), "4");
}
END_TEST

/* "1 │ Steel bracket │ 450.00 │ │ 4,050.00 │ 9% │ CGST │ …": the name of its tax beside an amount makes no foot of it.
 */
START_TEST(a_line_that_lost_its_quantity_ends_no_table)
{
	draw_around("");
	sheet_put(&sheet, 20, 180, "Sl");
	sheet_put(&sheet, 40, 180, "Description");
	head(220, "Price");
	head(260, "Qty");
	head(330, "Taxable");
	head(380, "GST%");
	head(430, "Type");
	head(490, "Tax");
	head(560, "Total");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_put(&sheet, 20, y_of(i), dx_asprintf(arena, "%zu", i + 1));
		sheet_put(&sheet, 40, y_of(i), rows[i].text);
		sheet_right(&sheet, 220, y_of(i), rows[i].price);
		if (i != 0)
			sheet_right(&sheet, 260, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 330, y_of(i), rows[i].value);
		sheet_right(&sheet, 380, y_of(i), rows[i].rate);
		sheet_right(&sheet, 430, y_of(i), "IGST");
		sheet_right(&sheet, 490, y_of(i), rows[i].tax);
		sheet_right(&sheet, 560, y_of(i), rows[i].total);
	}
	read_scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(line_at(i, "description"), rows[i].text);
	ck_assert_str_eq(line_at(0, "quantity"), "null");
	ck_assert_str_eq(line_at(2, "quantity"), rows[2].quantity);
}
END_TEST

/* A share of what subscribers pay: the fee and, in most lines, a discount come off the product; OFF is of the second
 * line. The share's value in it. */
static const char *share_less(const char *off, const char *share)
{
	static const char *const less[ROWS][2] = {{"810.00", "405.00"}, {"500.10", "-"}, {"825.60", "412.80"}};
	const char *const shares[ROWS] = {"2,835.00", share, "2,889.60"};

	draw_around("");
	draw_names();
	head(230, "Qty");
	head(295, "Rate");
	head(360, "Gross");
	head(430, "Platform levy");
	head(490, "Waiver");
	head(570, "Our share");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 230, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 295, y_of(i), rows[i].price);
		sheet_right(&sheet, 360, y_of(i), rows[i].value);
		sheet_right(&sheet, 430, y_of(i), less[i][0]);
		sheet_right(&sheet, 490, y_of(i), i == 1 ? off : less[i][1]);
		sheet_right(&sheet, 570, y_of(i), shares[i]);
	}
	read_scan();
	return line_at(1, "taxable_value");
}

START_TEST(what_comes_off_a_product_leaves_the_value)
{
	ck_assert_str_eq(share_less("-", "2,000.40"), "2000.40");
	ck_assert_str_eq(line_at(0, "taxable_value"), "2835.00");
	ck_assert_str_eq(line_at(0, "discount"), "1215.00");
	ck_assert_str_ne(share_less("100.00", "2,000.40"), "2000.40"); /* it does not hold in all lines */
}
END_TEST

/* "Hammer price │ Buyer premium │ Value of supply │ IGST 12% │ Payable": 18 percent are no tax where the heading says
 * that what they make is the taxable value. */
START_TEST(what_makes_the_taxable_value_is_no_tax)
{
	static const char *const lots[ROWS][5] = {
		{"11,000.00", "1,980.00", "12,980.00", "1,557.60", "14,537.60"},
		{"1,80,000.00", "32,400.00", "2,12,400.00", "25,488.00", "2,37,888.00"},
		{"65,000.00", "11,700.00", "76,700.00", "9,204.00", "85,904.00"}};
	static const char *const heads[] = {"Hhmmer", "Bvyer", "Value of supply", "IGST 12%", "Payable on lot"};
	static const int edges[] = {260, 320, 400, 470, 560};

	draw_around("");
	draw_names();
	for (size_t k = 0; k < DX_LEN(heads); k++) {
		head(edges[k], heads[k]);
		for (size_t i = 0; i < ROWS; i++)
			sheet_right(&sheet, edges[k], y_of(i), lots[i][k]);
	}
	read_scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(line_at(i, "tax_rate"), "12");
	ck_assert_str_eq(line_at(1, "taxable_value"), "212400.00");
	ck_assert_str_eq(line_at(1, "igst"), "25488.00");
	ck_assert_str_eq(line_at(1, "total"), "237888.00");
}
END_TEST

/* "Lots 3" and the sums of the columns, one of which has a misread figure: no line. */
START_TEST(a_misread_figure_makes_no_line_of_the_sum)
{
	draw_around("");
	draw_names();
	head(230, "Qty");
	head(295, "Rate");
	head(360, "Taxable");
	head(420, "GST%");
	head(590, "Total");
	for (size_t i = 0; i < ROWS; i++) {
		sheet_right(&sheet, 230, y_of(i), rows[i].quantity);
		sheet_right(&sheet, 295, y_of(i), rows[i].price);
		sheet_right(&sheet, 360, y_of(i), rows[i].value);
		sheet_right(&sheet, 420, y_of(i), rows[i].rate);
		sheet_right(&sheet, 590, y_of(i), i == 1 ? "2,806.56" : rows[i].total);
	}
	sheet_put(&sheet, 40, y_of(ROWS), "Lots 3");
	sheet_right(&sheet, 230, y_of(ROWS), "18");
	sheet_right(&sheet, 360, y_of(ROWS), "10,678.50");
	sheet_right(&sheet, 590, y_of(ROWS), "11,913.96");
	read_scan();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), ROWS);
	ck_assert_str_ne(sheet_at(all, "verification/state"), "verified");
}
END_TEST

static Suite *scanned_invoice_suite(void)
{
	Suite *s = suite_create("scanned_invoice");
	TCase *tc = tcase_create("scanned_invoice");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, columns_without_a_heading_are_found_by_the_rows);
	tcase_add_test(tc, specks_around_a_code_are_no_part_of_it);
	tcase_add_test(tc, a_bracket_that_nothing_opens_is_no_part_of_a_figure);
	tcase_add_test(tc, a_unit_behind_a_long_code_is_no_part_of_it);
	tcase_add_test(tc, amounts_are_no_rates_whatever_their_heading);
	tcase_add_test(tc, a_half_is_mended_by_the_taxes_of_its_line);
	tcase_add_test(tc, a_half_that_was_not_read_is_the_other_one);
	tcase_add_test(tc, a_rate_that_was_not_seen_is_read_again);
	tcase_add_test(tc, codes_below_an_unknown_heading_are_named);
	tcase_add_test(tc, a_bracket_in_a_gstin_is_a_j);
	tcase_add_test(tc, a_price_without_decimals_is_whole_where_the_line_says_so);
	tcase_add_test(tc, the_number_behind_a_price_says_of_how_many_it_is);
	tcase_add_test(tc, a_line_that_lost_its_quantity_ends_no_table);
	tcase_add_test(tc, the_quantity_is_the_one_with_which_more_lines_hold);
	tcase_add_test(tc, what_comes_off_a_product_leaves_the_value);
	tcase_add_test(tc, a_misread_figure_makes_no_line_of_the_sum);
	tcase_add_test(tc, what_makes_the_taxable_value_is_no_tax);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(scanned_invoice_suite());
}
