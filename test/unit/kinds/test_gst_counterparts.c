/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What else a GST invoice prints that a figure is held against; and nothing is verified that contradicts it. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "gst_rows.h"

/* Lines with a discount, and their sums. */
static struct paper less(const char *second)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "Qty", "Rate", "Line Disc. %", "Line Disc. Amount", "Amount"},
			  .items = {{"1", "Oak shelf", "12", "450.00", "5.00", "270.00", "5,130.00"},
				    {"2", "Steel ladder", "3", "1,400.10", "7.50", "315.02", "3,885.28"},
				    {"3", "Handbook", "2", "120.00", NULL, NULL, "240.00"}},
			  .foot = {{"Taxable Value", "9,255.28"}, {"IGST 18%", "1,665.95"}, {"Total", "10,921.23"}}};

	p.items[1][5] = second;
	return p;
}

/* Both are printed, the rate of a discount and what it comes to: none of them stands for the other. */
START_TEST(a_discount_stands_beside_its_rate)
{
	struct paper p = less("315.02");

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/discount"), "315.02");
	ck_assert_str_eq(sheet_at(json_object_get(json_object_get(all, "evidence"), "/line_items/1/discount"), "raw"),
			 "315.02");
	p = less("315.22");
	ck_assert_str_ne(verdict(&p), "verified");
	p = less("315.03");
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* The page with all taxes and the total is lost: the sum of the lines is what the total was taken for. */
START_TEST(a_tax_invoice_names_its_taxes)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "SAC", NULL, "Qty", "Rate", "Amount"},
			  .items = {{"1", "Oak shelf", "998361", NULL, "12", "450.00", "5,400.00"},
				    {"2", "Steel ladder", "998361", NULL, "2", "1,400.00", "2,800.00"}},
			  .foot = {{"Total", "8,200.00"}}};

	ck_assert_str_eq(verdict(&p), "unverifiable");
	for (size_t i = 0; i < 3; i++) {
		static const char *const reasons[] = {"Exempt under Notification 12/2017",
						      "Supply under LUT without payment of IGST",
						      "Whether tax is payable under reverse charge: Yes"};

		p.head[2] = reasons[i];
		ck_assert_msg(strcmp(verdict(&p), "verified") == 0, "%s", reasons[i]);
	}
	p.head[2] = "Reverse charge: No";
	ck_assert_str_eq(verdict(&p), "unverifiable");
}
END_TEST

/* A page is lost that the number at the foot of another tells of, with or without a word for pages. */
START_TEST(a_number_at_the_foot_tells_of_pages)
{
	static const char *const numbers[] = {"1 of 1", "1/1", "2 of 2", "1/2", "Page 2 of 2"};
	struct paper p = plain();

	for (size_t i = 0; i < DX_LEN(numbers); i++) {
		draw(&p);
		sheet_put(&sheet, 540, 800, numbers[i]);
		json_decref(all);
		all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
		ck_assert_msg(strcmp(sheet_verdict(all), i < 2 ? "verified" : "unverifiable") == 0, "%s", numbers[i]);
	}
}
END_TEST

/* What a tax of the foot says of its rate is the rate of the lines that make it. */
START_TEST(a_rate_in_the_foot_is_that_of_its_lines)
{
	static const char *const names[] = {"CGST 9%", "CGST @ 6%", "CGST (2.5 %)", "CGST 19%"};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		struct paper p = plain();

		p.foot[1][0] = names[i];
		p.foot[2][0] = "SGST 9%";
		if (i)
			ck_assert_str_ne(verdict(&p), "verified");
		else
			ck_assert_str_eq(verdict(&p), "verified");
	}
}
END_TEST

/* "Total Tax" beside both halves: a paisa beside their sum is the whole tax that was rounded by itself, or wrong. */
START_TEST(all_taxes_of_a_rate_are_their_sum)
{
	static const char *const heads[CELLS] = {NULL, "HSN/SAC", "Taxable Value", "Rate", "CGST", "SGST", "Total Tax"};
	static const char *const taxes[] = {"1,519.20", "1,519.21", "1,519.19"};

	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		const char *const row[CELLS] = {NULL, "9403", "8,440.00", "18%", "759.60", "759.60", taxes[i]};
		struct paper p = plain();

		for (int k = 0; k < 3; k++)
			p.items[k][2] = "9403";
		draw(&p);
		put_row(420, heads);
		put_row(436, row);
		json_decref(all);
		all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
		ck_assert_str_eq(sheet_at(all, "data/tax_summary/0/cgst"), "759.60");
		if (i)
			ck_assert_str_ne(sheet_verdict(all), "verified");
		else
			ck_assert_str_eq(sheet_verdict(all), "verified");
	}
}
END_TEST

/* Lines of two rates, one so small that the taxes do not pin its rate, and what each rate comes to in the foot: LESS is
 * the discount of the third one, WRONG stands for cell AT of the first row. */
static const char *by_class(bool less, size_t at, const char *wrong)
{
	static const char *const heads[CELLS] = {NULL, "CLASS", "TOTAL", "SCH/DIS", "SGST", "CGST", "TOTAL GST"};
	const char *plain_rows[3][CELLS] = {{NULL, "GST 5.00", "241.00", "0.00", "6.03", "6.03", "12.06"},
					    {NULL, "GST 18.00", "5,400.00", "0.00", "486.00", "486.00", "972.00"},
					    {NULL, "TOTAL", "5,641.00", "0.00", "492.03", "492.03", "984.06"}};
	const char *less_rows[3][CELLS] = {{NULL, "GST 5.00", "241.00", "24.00", "5.43", "5.43", "10.86"},
					   {NULL, "GST 18.00", "5,400.00", "0.00", "486.00", "486.00", "972.00"},
					   {NULL, "TOTAL", "5,641.00", "24.00", "491.43", "491.43", "982.86"}};
	const char *(*rows)[CELLS] = less ? less_rows : plain_rows;
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Description", "GST %", "Qty", "Rate", "Disc %", "Amount"},
		.items = {{"1", "Oak shelf", "18", "12", "450.00", "0.00", "5,400.00"},
			  {"2", "Steel nail", "5", "2", "0.50", "0.00", "1.00"},
			  {"3", "Handbook", "5", "3", "80.00", less ? "10.00" : "0.00", less ? "216.00" : "240.00"}},
		.foot = {{"Discount", less ? "24.00" : "0.00"},
			 {"Taxable Value", less ? "5,617.00" : "5,641.00"},
			 {"CGST", less ? "491.43" : "492.03"},
			 {"SGST", less ? "491.43" : "492.03"},
			 {"Grand Total", less ? "6,599.86" : "6,625.06"}}};

	if (wrong)
		rows[0][at] = wrong;
	draw(&p);
	put_row(420, heads);
	for (int i = 0; i < 3; i++)
		put_row(436 + 16 * i, rows[i]);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/tax_rate"), "5");
	return sheet_verdict(all);
}

/* What the foot says of a rate holds the rates of its lines, with a column for discounts or without. */
START_TEST(figures_by_rates_hold_the_rates_of_lines)
{
	for (int less = 0; less < 2; less++) {
		ck_assert_str_eq(by_class(less, 0, NULL), "verified");
		ck_assert_str_ne(by_class(less, 1, "GST 12.00"), "verified");
		ck_assert_str_ne(by_class(less, 2, "242.00"), "verified");
		ck_assert_str_ne(by_class(less, 4, "6.13"), "verified");
		ck_assert_str_ne(by_class(less, 6, less ? "10.87" : "12.07"), "verified");
	}
}
END_TEST

/* Where no line says a rate the foot's is that of the taxable value. */
START_TEST(a_rate_in_the_foot_is_that_of_the_value)
{
	struct paper p = plain();

	p.heads[3] = NULL;
	for (int i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	p.foot[1][0] = "CGST @ 9%";
	p.foot[2][0] = "SGST @ 9%";
	ck_assert_str_eq(verdict(&p), "verified");
	p.foot[1][0] = "CGST @ 6%";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* The words below the foot say which of its sums is the total. */
static const char *verdict_in_words(const struct paper *p)
{
	draw(p);
	sheet_put(&sheet, 40, 500, "Rupees Six Thousand Four Hundred Ninety Only");
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

/* Work without a quantity has a discount that its section's sub total alone holds; "Net payable" is what is left when
 * all between is taken off. */
START_TEST(sub_totals_hold_discounts)
{
	static const char *const sums[] = {"20.00", "22.00"};

	for (size_t i = 0; i < DX_LEN(sums); i++) {
		struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
				  .heads = {NULL, "Description", "Qty", "Rate", "Discount", "Taxable", "IGST"},
				  .items = {{NULL, "Oak shelf", "12", "450.00", "400.00", "5,000.00", "900.00"},
					    {NULL, "Steel ladder", "2", "100.00", "0.00", "200.00", "36.00"},
					    {NULL, "Sub Total (Parts)", NULL, NULL, "400.00", "5,200.00", "936.00"},
					    {NULL, "Fitting", NULL, NULL, "20.00", "300.00", "54.00"},
					    {NULL, "Sub Total (Labour)", NULL, NULL, sums[i], "300.00", "54.00"}},
				  .foot = {{"Total Taxable Value", "5,500.00"},
					   {"IGST", "990.00"},
					   {"Total Bill Amount", "6,490.00"},
					   {"Less : Retention", "275.00"},
					   {"Less : Security", "110.00"},
					   {"Net Payable by Company", "6,105.00"}}};

		if (i)
			ck_assert_str_ne(verdict_in_words(&p), "verified");
		else
			ck_assert_str_eq(verdict_in_words(&p), "verified");
		p.foot[4][1] = "111.00";
		ck_assert_str_ne(verdict_in_words(&p), "verified");
	}
}
END_TEST

/* What is charged in columns of its own makes the value with quantity × price, in every line; and their totals. */
START_TEST(charges_in_columns_make_the_value)
{
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Description", "Weight", "Rate", "Loading", "Bending", "Amount"},
		.items = {{"1", "MS flat 40x6", "5.550", "51,450.00", "1,942.50", "-", "2,87,490.00"},
			  {"2", "Binding wire", "0.940", "66,450.00", "329.00", "564.00", "63,356.00"},
			  {NULL, "Total", "6.490", NULL, "2,271.50", "564.00", "3,50,846.00"}},
		.foot = {{"Taxable Value", "3,50,846.00"}, {"IGST 18%", "63,152.28"}, {"Grand Total", "4,13,998.28"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	p.items[1][4] = "330.00";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[1][4] = "329.00";
	p.items[2][4] = "2,272.50";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* Beside discounts that are amounts another figure is no rate, and a rate that comes to nothing is none. */
START_TEST(discounts_of_a_column_are_all_of_a_kind)
{
	static const char *const seconds[] = {"0.00", "0.04", "100.00"};

	for (size_t i = 0; i < DX_LEN(seconds); i++) {
		struct paper p = less("0.00");

		p.heads[4] = p.heads[3];
		p.heads[3] = p.heads[2];
		p.heads[2] = NULL;
		p.heads[5] = "Discount";
		p.foot[0][1] = "4,710.00";
		p.foot[1][1] = "847.80";
		p.foot[2][1] = "5,557.80";
		memcpy(p.items[0], &(const char *[CELLS]){"1", "Oak shelf", NULL, "10", "450.00", "30.00", "4,470.00"},
		       sizeof(p.items[0]));
		memcpy(p.items[1], &(const char *[CELLS]){"2", "Nail", NULL, "3", "8.00", seconds[i], "24.00"},
		       sizeof(p.items[0]));
		memcpy(p.items[2], &(const char *[CELLS]){"3", "Book", NULL, "2", "108.00", "0.00", "216.00"},
		       sizeof(p.items[0]));
		if (i)
			ck_assert_str_ne(verdict(&p), "verified");
		else
			ck_assert_str_eq(verdict(&p), "verified");
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_counterparts");
	TCase *tc = tcase_create("gst_counterparts");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_discount_stands_beside_its_rate);
	tcase_add_test(tc, a_tax_invoice_names_its_taxes);
	tcase_add_test(tc, a_number_at_the_foot_tells_of_pages);
	tcase_add_test(tc, a_rate_in_the_foot_is_that_of_its_lines);
	tcase_add_test(tc, all_taxes_of_a_rate_are_their_sum);
	tcase_add_test(tc, figures_by_rates_hold_the_rates_of_lines);
	tcase_add_test(tc, a_rate_in_the_foot_is_that_of_the_value);
	tcase_add_test(tc, sub_totals_hold_discounts);
	tcase_add_test(tc, charges_in_columns_make_the_value);
	tcase_add_test(tc, discounts_of_a_column_are_all_of_a_kind);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
