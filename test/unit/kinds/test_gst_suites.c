/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What programs of large firms, letters and mobile bills print: conditions below an item, counted paragraphs, rates in
 * headings, columns that are counted, a discount below the price. */
#include "../unit.h"
#include "gst_lines.h"

/* ---- conditions below an item ---- */

static void condition(int y, const char *name, const char *rate, const char *amount)
{
	sheet_put(&sheet, 320, y, name);
	if (rate)
		sheet_right(&sheet, 480, y, rate);
	sheet_right(&sheet, 560, y, amount);
}

/* How the discount of the last item is printed, and whether the page is a scan. */
static const char *off = "5.00 %";
static bool scanned;

static void belt(int y, const char *serial, const char *tax)
{
	const char *const row[CELLS] = {serial, "V-belts SPB", "40103290", "12", "776.50", NULL, "9,318.00"};

	put_row(y, row);
	condition(y + 12, "Less: Trade Discount", *serial == '2' ? off : "5.00 %", "465.90");
	condition(y + 24, "Assessable Value", NULL, "8,852.10");
	condition(y + 36, "Integrated GST", "18.000 %", tax);
}

/* So many items; the first one's tax is TAX. */
static const char *with_conditions(int n, const char *tax, const char *value, const char *all_tax, const char *total)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "Qty", "Price", NULL, "Amount"}};
	int y = 216;

	draw(&p);
	for (int i = 0; i < n; i++, y += 52)
		belt(y, i ? "20" : "10", i ? "1,593.38" : tax);
	condition(y + 16, "Total Assessable Value", NULL, value);
	condition(y + 28, "IGST", NULL, all_tax);
	condition(y + 40, "Grand Total", NULL, total);
	if (scanned)
		sheet_scan(&sheet);
	return read_sheet();
}

START_TEST(conditions_are_the_items)
{
	ck_assert_str_ne(with_conditions(2, "1,593.38", "17,704.20", "3,186.76", "20,890.96"), "mismatch");
	ck_assert_uint_eq(lines(), 2);
	for (size_t i = 0; i < 2; i++) {
		ck_assert_str_eq(item(i, "taxable_value"), "8852.10");
		ck_assert_str_eq(item(i, "discount"), "465.90");
		ck_assert_str_eq(item(i, "igst"), "1593.38");
		ck_assert_str_eq(item(i, "tax_rate"), "18");
		ck_assert_str_eq(item(i, "description"), "V-belts SPB");
	}
	ck_assert_str_eq(with_conditions(2, "1,593.83", "17,704.20", "3,186.76", "20,890.96"), "mismatch");
}
END_TEST

/* The percent sign of a small print is lost on scans, or it is a dash. */
START_TEST(conditions_of_a_scan_may_lack_their_percent_sign)
{
	static const char *const offs[] = {"5.00", "5.00 -"};

	scanned = true;
	for (size_t i = 0; i < DX_LEN(offs); i++) {
		off = offs[i];
		with_conditions(2, "1,593.38", "17,704.20", "3,186.76", "20,890.96");
		ck_assert_uint_eq(lines(), 2);
		ck_assert_str_eq(item(1, "taxable_value"), "8852.10");
		ck_assert_str_eq(item(1, "igst"), "1593.38");
	}
	off = "5.00 %";
	scanned = false;
}
END_TEST

START_TEST(conditions_of_a_single_item_are_summed_once_more)
{
	ck_assert_str_ne(with_conditions(1, "1,593.38", "8,852.10", "1,593.38", "10,445.48"), "mismatch");
	ck_assert_str_eq(item(0, "taxable_value"), "8852.10");
	ck_assert_str_eq(item(0, "igst"), "1593.38");
}
END_TEST

/* Two items; below the name of each its tax, the rate and what it is of, in columns of their own, BASE_FIRST or not. */
static const char *with_bases(bool base_first, const char *rate, const char *base)
{
	static const char *const rows[][CELLS] = {{"10", "V-belts SPB", "40103290", "10", "800.00", NULL, "8,000.00"},
						  {"20", "Rope pulley", "84835090", "5", "400.00", NULL, "2,000.00"}};
	static const char *const taxes[] = {"1,440.00", "360.00"};
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "Qty", "Price", NULL, "Amount"}};
	int y = 216;

	draw(&p);
	for (size_t i = 0; i < DX_LEN(rows); i++, y += 32) {
		put_row(y, rows[i]);
		sheet_put(&sheet, 70, y + 12, "IGST");
		sheet_right(&sheet, base_first ? 260 : 160, y + 12, rate);
		sheet_right(&sheet, base_first ? 160 : 260, y + 12, i ? base : "8,000.00");
		sheet_right(&sheet, 360, y + 12, taxes[i]);
	}
	condition(y + 16, "Total Net Value", NULL, "10,000.00");
	condition(y + 28, "Total IGST", NULL, "1,800.00");
	condition(y + 40, "Invoice Total", NULL, "11,800.00");
	return read_sheet();
}

START_TEST(a_condition_may_say_what_its_rate_is_of)
{
	for (int i = 0; i < 4; i++) {
		ck_assert_str_eq(with_bases(i & 1, i & 2 ? "18.00" : "18.00 %", "2,000.00"), "verified");
		ck_assert_uint_eq(lines(), 2);
		ck_assert_str_eq(item(0, "igst"), "1440.00");
		ck_assert_str_eq(item(1, "igst"), "360.00");
		ck_assert_str_eq(item(1, "tax_rate"), "18");
		ck_assert_str_eq(item(1, "description"), "Rope pulley");
		ck_assert_str_ne(with_bases(i & 1, i & 2 ? "18.00" : "18.00 %", "2,100.00"), "verified");
	}
}
END_TEST

/* All that stands above the last item is its value and its tax; it alone has a discount. */
START_TEST(a_discount_of_the_last_item_comes_off_what_the_line_below_says)
{
	static const char *const row[CELLS] = {"10", "V-belts SPB", "40103290", "12", "776.50", NULL, "9,318.00"};
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "Qty", "Price", NULL, "Amount"}};

	draw(&p);
	put_row(216, row);
	condition(228, "Assessable Value", NULL, "9,318.00");
	condition(240, "Integrated GST", "18.000 %", "1,677.24");
	belt(256, "20", "1,593.38");
	condition(320, "Total Assessable Value", NULL, "18,170.10");
	condition(332, "IGST", NULL, "3,270.62");
	condition(344, "Grand Total", NULL, "21,440.72");
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(1, "taxable_value"), "8852.10");
	ck_assert_str_eq(item(1, "discount"), "465.90");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "18170.10");
}
END_TEST

/* "Basic Price   776.50 1 EA   9,318.00" below the item, whose own line has nothing but its quantity. */
static void priced_below(int y, const char *serial, const char *number)
{
	sheet_put(&sheet, 40, y, serial);
	sheet_put(&sheet, 70, y, number);
	sheet_right(&sheet, 310, y, "12");
	sheet_put(&sheet, 320, y, "EA");
	sheet_put(&sheet, 70, y + 12, "V-belts 8.8 SPB");
	sheet_put(&sheet, 70, y + 24, "HSN Code: 40103290");
	sheet_put(&sheet, 80, y + 36, "Basic Price");
	sheet_right(&sheet, 420, y + 36, "776.50");
	sheet_put(&sheet, 430, y + 36, "1 EA");
	sheet_right(&sheet, 560, y + 36, "9,318.00");
	sheet_put(&sheet, 80, y + 48, "IN: Integrated GST");
	sheet_put(&sheet, 400, y + 48, "18.000 %");
	sheet_right(&sheet, 560, y + 48, "1,677.24");
	sheet_put(&sheet, 80, y + 60, "Item total");
	sheet_right(&sheet, 560, y + 60, "10,995.24");
}

START_TEST(prices_that_stand_below_their_items_are_theirs)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"}};

	draw(&p);
	sheet_put(&sheet, 40, 200, "Item");
	sheet_put(&sheet, 70, 200, "Material");
	sheet_right(&sheet, 310, 200, "Qty");
	sheet_put(&sheet, 320, 200, "UoM");
	sheet_right(&sheet, 420, 200, "Rate");
	sheet_right(&sheet, 560, 200, "Value");
	priced_below(216, "00010", "92-7392-B");
	priced_below(292, "00020", "92-7394-B");
	condition(376, "Total taxable value", NULL, "18,636.00");
	condition(388, "IGST", NULL, "3,354.48");
	condition(400, "Grand Total", NULL, "21,990.48");
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(1, "description"), "V-belts 8.8 SPB");
	ck_assert_str_eq(item(1, "hsn_sac"), "40103290");
	ck_assert_str_eq(item(1, "quantity"), "12");
	ck_assert_str_eq(item(1, "unit_price"), "776.50");
	ck_assert_str_eq(item(1, "taxable_value"), "9318.00");
	ck_assert_str_eq(item(1, "igst"), "1677.24");
	ck_assert_str_eq(item(1, "total"), "10995.24");
}
END_TEST

/* ---- lines that are no items ---- */

/* ---- heads and feet ---- */

START_TEST(a_date_of_a_sentence_is_not_the_invoices)
{
	struct paper p = plain();
	const char *date;

	p.head[0] = "Invoice No: S&S/24-25/0042";
	p.head[1] = "let to you under the registered Lease Deed dated 14th August, 2021, for the month";
	verdict(&p);
	date = sheet_at(all, "data/invoice_date");
	ck_assert(!date || strcmp(date, "2021-08-14") != 0);
	ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "S&S/24-25/0042");
}
END_TEST

START_TEST(a_sum_with_taxes_is_no_taxable_value)
{
	struct paper p = plain();
	static const char *const foot[][2] = {{"CGST", "759.60"},
					      {"SGST", "759.60"},
					      {"Total Taxable + GST", "9,959.20"},
					      {"Add : Reimbursement (B)", "100.00"},
					      {"Grand Total", "10,059.20"}};

	memcpy(p.foot, foot, sizeof(foot));
	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_ne(sheet_at(all, "data/totals/taxable_value"), "9959.20");
}
END_TEST

/* ---- titles ---- */

START_TEST(titles_say_the_rates_of_the_lines_under_them)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", NULL, "Qty", "Rate", "Amount"},
			  .items = {{NULL, "1) CGST @ 9.00%, SGST @ 9.00%"},
				    {NULL, "Oak shelf", "9403", NULL, "12", "450.00", "5,400.00"},
				    {NULL, "Steel ladder", "7326", NULL, "2", "1,400.00", "2,800.00"},
				    {NULL, "2) CGST @ 6.00%, SGST @ 6.00%"},
				    {NULL, "Handbook", "4901", NULL, "3", "80.00", "240.00"}},
			  .foot = {{"Taxable Value", "8,440.00"},
				   {"CGST", "752.40"},
				   {"SGST", "752.40"},
				   {"Grand Total", "9,944.80"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(1, "tax_rate"), "18");
	ck_assert_str_eq(item(2, "tax_rate"), "12");
	ck_assert_str_eq(item(1, "description"), "Steel ladder");
	ck_assert_str_eq(item(2, "description"), "Handbook");
	p.items[3][1] = "2) CGST @ 9.00%, SGST @ 9.00%";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

START_TEST(a_charges_name_below_an_item_ends_nothing)
{
	struct paper p = plain();

	for (size_t i = 0; i < CELLS; i++) {
		p.items[3][i] = p.items[2][i];
		p.items[2][i] = p.items[1][i];
		p.items[1][i] = i == 1 ? "Packing: Tanker" : NULL;
	}
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_ptr_nonnull(strstr(item(0, "description"), "Packing: Tanker"));
}
END_TEST

START_TEST(counted_columns_are_no_line)
{
	static const char *const counts[CELLS] = {"1", "2", "3", "4", "5", "6", "7"};
	struct paper p = plain();

	for (size_t i = 0; i < CELLS; i++) {
		p.items[3][i] = p.items[2][i];
		p.items[2][i] = p.items[1][i];
		p.items[1][i] = p.items[0][i];
		p.items[0][i] = p.heads[i] ? counts[i] : NULL;
	}
	verdict(&p);
	ck_assert_uint_eq(lines(), 3);
}
END_TEST

/* ---- what stands below a price, over a tax ---- */

START_TEST(a_discount_below_the_price_is_the_lines)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "Qty", "Price", NULL, "Taxable Value"},
			  .items = {{"1", "Cookies", "1905", "10", "175.00", NULL, "1,662.50"},
				    {NULL, "of millet", NULL, NULL, "(-5%)"},
				    {"2", "Bottles", "7418", "2", "749.00", NULL, "1,498.00"}},
			  .foot = {{"Taxable Amount", "3,160.50"}, {"IGST 18%", "568.89"}, {"Total", "3,729.39"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "Cookies of millet");
	ck_assert_str_eq(item(0, "unit_price"), "175.00");
	ck_assert_str_eq(item(0, "discount"), "87.50");
	p.items[1][4] = "(-6%)";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

START_TEST(rates_of_headings_are_the_lines)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", NULL, "Taxable Value", "CGST", "SGST", "Total"},
			  .items = {{NULL, " ", NULL, NULL, "9%", "9%"},
				    {"1", "Rental", NULL, "799.00", "71.91", "71.91", "942.82"},
				    {"2", "Calls", NULL, "499.00", "44.91", "44.91", "588.82"}},
			  .foot = {{"Taxable Value", "1,298.00"},
				   {"CGST", "116.82"},
				   {"SGST", "116.82"},
				   {"Grand Total", "1,531.64"}}};

	verdict(&p);
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	p.items[0][4] = "6%";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* ---- a discount between the lines and what is taxed ---- */

START_TEST(a_discount_comes_off_before_the_taxable_value)
{
	struct paper p = plain();

	p.heads[3] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	p.foot[0][0] = "Less Discount";
	p.foot[0][1] = "-440.00";
	p.foot[1][0] = "Taxable Amount";
	p.foot[1][1] = "8,000.00";
	p.foot[2][0] = "IGST 18 %";
	p.foot[2][1] = "1,440.00";
	p.foot[3][1] = "9,440.00";
	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8000.00");
	p.foot[0][1] = "-450.00";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* ---- letters ---- */

/* An auditor's letter; the second fee is FEE, and what it is for goes on BELOW it at X. */
static const char *letter_on(const char *fee, const char *below, int x)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 240, 20, "Padmavathi & Associates");
	sheet_put(&sheet, 40, 50, "Invoice No. PS/25-26/8412");
	sheet_put(&sheet, 460, 50, "August 7, 2025");
	sheet_put(&sheet, 40, 74, "To");
	sheet_put(&sheet, 40, 86, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 98, "GSTIN: 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 130,
		  "Place of supply of the services is Karnataka (State Code 29) and no tax is payable on");
	sheet_put(&sheet, 40, 142, "reverse charge.");
	sheet_put(&sheet, 40, 180, "1.");
	sheet_put(&sheet, 70, 180, "Audit of the accounts for the year ended 31st");
	sheet_put(&sheet, 70, 194, "March 2025");
	sheet_right(&sheet, 540, 194, "30,800/-");
	sheet_put(&sheet, 40, 212, "2.");
	sheet_put(&sheet, 70, 212, "Certificates");
	sheet_right(&sheet, 540, 212, fee);
	if (below)
		sheet_put(&sheet, x, 224, below);
	sheet_put(&sheet, 70, 248, "Total fees");
	sheet_right(&sheet, 540, 248, "31,700/-");
	sheet_put(&sheet, 70, 262, "Add: IGST @ 18%");
	sheet_right(&sheet, 540, 262, "5,706/-");
	sheet_put(&sheet, 70, 276, "Total amount payable");
	sheet_right(&sheet, 540, 276, "37,406/-");
	sheet_put(&sheet, 40, 300, "GSTIN: 27AABCR1718E1ZP");
	return read_sheet();
}

static const char *letter(const char *fee)
{
	return letter_on(fee, NULL, 0);
}

START_TEST(counted_paragraphs_are_the_lines)
{
	ck_assert_str_ne(letter("900/-"), "mismatch");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "Audit of the accounts for the year ended 31st March 2025");
	ck_assert_str_eq(item(1, "taxable_value"), "900.00");
	ck_assert_str_eq(sheet_at(all, "data/invoice_date"), "2025-08-07");
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	ck_assert_str_eq(sheet_at(all, "data/reverse_charge"), "false");
	ck_assert_str_ne(letter("800/-"), "verified"); /* not what they come to */
	ck_assert_uint_eq(lines(), 0);
}
END_TEST

START_TEST(the_last_paragraph_may_go_on_below_its_amount)
{
	(void)letter_on("900/-", "of net worth", 70);
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(1, "description"), "Certificates of net worth");
	(void)letter_on("900/-", "In all", 90); /* it does not begin where the paragraph does */
	ck_assert_str_eq(item(1, "description"), "Certificates");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_suites");
	TCase *tc = tcase_create("gst_suites");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, conditions_are_the_items);
	tcase_add_test(tc, conditions_of_a_scan_may_lack_their_percent_sign);
	tcase_add_test(tc, conditions_of_a_single_item_are_summed_once_more);
	tcase_add_test(tc, a_condition_may_say_what_its_rate_is_of);
	tcase_add_test(tc, a_discount_of_the_last_item_comes_off_what_the_line_below_says);
	tcase_add_test(tc, prices_that_stand_below_their_items_are_theirs);
	tcase_add_test(tc, a_date_of_a_sentence_is_not_the_invoices);
	tcase_add_test(tc, a_sum_with_taxes_is_no_taxable_value);
	tcase_add_test(tc, titles_say_the_rates_of_the_lines_under_them);
	tcase_add_test(tc, a_charges_name_below_an_item_ends_nothing);
	tcase_add_test(tc, counted_columns_are_no_line);
	tcase_add_test(tc, a_discount_below_the_price_is_the_lines);
	tcase_add_test(tc, rates_of_headings_are_the_lines);
	tcase_add_test(tc, a_discount_comes_off_before_the_taxable_value);
	tcase_add_test(tc, counted_paragraphs_are_the_lines);
	tcase_add_test(tc, the_last_paragraph_may_go_on_below_its_amount);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
