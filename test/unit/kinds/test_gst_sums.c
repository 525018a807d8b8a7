/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums, taxes and spare figures of GST invoices, and numbers of other papers in the head. */
#include "dx/extract/given.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "gst_rows.h"

START_TEST(a_plain_paper_is_verified)
{
	struct paper p = plain();

	ck_assert_str_eq(verdict(&p), "verified");
}
END_TEST

/* A charge that nobody knows makes the taxable value of the lines; an item below their total is no such charge. */
START_TEST(an_item_below_the_total_of_the_lines_is_no_charge)
{
	struct paper p = plain();

	p.items[2][1] = NULL;
	memmove(&p.foot[1], &p.foot[0], sizeof(p.foot) - sizeof(p.foot[0]));
	p.foot[0][0] = "Fuel surcharge";
	p.foot[0][1] = "240.00";
	ck_assert_str_eq(verdict(&p), "verified");
	p = plain();
	memcpy(&p.items[3], &p.items[2], sizeof(p.items[0]));
	memcpy(&p.items[2], &(const char *[CELLS]){NULL, "Total", NULL, NULL, NULL, NULL, "8,200.00"},
	       sizeof(p.items[0]));
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[3][0] = p.items[3][2] = p.items[3][3] = p.items[3][4] = p.items[3][5] = NULL;
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* Nor is one a charge that is called so, but has a quantity and a price; a rate is none. */
START_TEST(a_charge_with_a_quantity_may_be_an_item)
{
	struct paper p = plain();

	memcpy(&p.items[3], &p.items[2], sizeof(p.items[0]));
	memcpy(&p.items[2], &(const char *[CELLS]){NULL, "Total", NULL, NULL, NULL, NULL, "8,200.00"},
	       sizeof(p.items[0]));
	p.items[3][1] = "Labour charges";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[3][0] = p.items[3][2] = p.items[3][4] = p.items[3][5] = NULL;
	ck_assert_str_eq(verdict(&p), "verified");
}
END_TEST

/* What a person takes out of the lines leaves sums that were carried over further than there are lines. */
START_TEST(fewer_lines_than_were_carried_over)
{
	struct paper p = plain();
	struct dx_extract_result r;
	struct dx_given given;
	struct dx_err err;
	static const char patch[] = "[{\"op\":\"remove\",\"path\":\"/line_items/0\"},"
				    "{\"op\":\"remove\",\"path\":\"/line_items/0\"}]";
	struct dx_str template;

	memmove(&p.items[4], &p.items[2], sizeof(p.items[0]));
	memcpy(&p.items[2], &(const char *[CELLS]){NULL, "Carried forward", NULL, NULL, NULL, NULL, "8,200.00"},
	       sizeof(p.items[0]));
	memcpy(&p.items[3], &(const char *[CELLS]){NULL, "Brought forward", NULL, NULL, NULL, NULL, "8,200.00"},
	       sizeof(p.items[0]));
	draw(&p);
	template = sheet_file(arena, TEMPLATE);
	ck_assert(dx_extract(arena, template, DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert(strstr(dx_buf_cstr(&r.verification), "\"verified\""));
	ck_assert(dx_given_make(arena, dx_strn(r.data.data, r.data.len), dx_strn(r.evidence.data, r.evidence.len),
				dx_strn(r.corrections.data, r.corrections.len), DX_STR("json"), DX_STR(patch), &given,
				&err));
	ck_assert_uint_eq(given.n_faults, 0);
	dx_extract_free(&r);
	ck_assert(dx_extract_given(arena, template, &given, &sheet.page, 1, &r, &err));
	ck_assert(strstr(dx_buf_cstr(&r.data), "Handbook"));
	ck_assert(!strstr(dx_buf_cstr(&r.verification), "\"verified\""));
	ck_assert(strstr(dx_buf_cstr(&r.checks), "carried over the page\",\"state\":\"not_applicable\""));
	dx_extract_free(&r);
}
END_TEST

/* "CGST 0.00" beside SGST that is charged is no tax of the other kind. */
START_TEST(no_half_excuses_the_other)
{
	struct paper p = plain();

	p.foot[1][1] = "0.00";
	p.foot[3][1] = "9,199.60";
	ck_assert_str_eq(verdict(&p), "mismatch");
	ck_assert_str_eq(sheet_check(all, "tax_total"), "failed");
	p = plain();
	memmove(&p.foot[4], &p.foot[3], sizeof(p.foot[0]));
	p.foot[3][0] = "IGST";
	p.foot[3][1] = "0.00";
	ck_assert_str_eq(verdict(&p), "verified");
}
END_TEST

/* A figure before the discount is held against the line in which it stands. */
START_TEST(a_value_before_discount_is_checked)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "GST %", "Qty", "Amount", "Discount", "Taxable Value"},
			  .items = {{"1", "Oak shelf", "18%", "12", "5,400.00", "400.00", "5,000.00"},
				    {"2", "Steel ladder", "18%", "2", "2,800.00", "100.00", "2,700.00"},
				    {"3", "Handbook", "18%", "3", "240.00", "0.00", "240.00"}},
			  .foot = {{"Taxable Value", "7,940.00"},
				   {"CGST", "714.60"},
				   {"SGST", "714.60"},
				   {"Grand Total", "9,369.20"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	p.items[1][4] = "2,900.00";
	ck_assert_str_eq(verdict(&p), "mismatch");
}
END_TEST

/* Quantities without prices have their sum as the only witness; with another one, or without any, none. */
START_TEST(quantities_are_held_against_their_sum)
{
	struct paper p = plain();

	p.heads[5] = NULL;
	for (int i = 0; i < 3; i++)
		p.items[i][5] = NULL;
	ck_assert_str_eq(verdict(&p), "unverifiable");
	memcpy(&p.items[3], &(const char *[CELLS]){NULL, "Total", NULL, NULL, "17", NULL, "8,440.00"},
	       sizeof(p.items[0]));
	ck_assert_str_eq(verdict(&p), "verified");
	p.items[3][4] = "18";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[3][4] = "17";
	p.items[1][4] = "7";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* The sum of a column of amounts before discount may stand where the other lines have a price. */
START_TEST(a_row_that_is_called_total_is_no_item)
{
	struct paper p = plain();

	memcpy(&p.items[3], &(const char *[CELLS]){NULL, "Total", NULL, NULL, "17", "1,930.00", "8,440.00"},
	       sizeof(p.items[0]));
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_ptr_nonnull(sheet_at(all, "data/line_items/2/taxable_value"));
	ck_assert_ptr_null(sheet_at(all, "data/line_items/3/taxable_value"));
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
}
END_TEST

/* "SGST │ CGST" over rates, the value with its taxes at the end; one of those figures altered. */
START_TEST(rates_under_the_names_of_taxes)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "SGST", "CGST", "AMOUNT", "NET AMT"},
			  .items = {{"1", "Oak shelf", "9403", "9", "9", "5,400.00", "6,372.00"},
				    {"2", "Steel ladder", "7326", "9", "9", "2,800.00", "3,304.00"}},
			  .foot = {{"Taxable Value", "8,200.00"},
				   {"CGST", "738.00"},
				   {"SGST", "738.00"},
				   {"Grand Total", "9,676.00"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/total"), "3304.00");
	p.items[1][6] = "3,340.00";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[1][6] = "3,304.00";
	p.items[0][3] = "6";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* A date of the taxable event is no rate. */
START_TEST(a_date_called_by_the_tax)
{
	struct paper p = plain();

	p.heads[0] = "Tax Point Date";
	p.heads[3] = "Tax";
	for (int i = 0; i < 3; i++)
		p.items[i][0] = "07/08/2025";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
}
END_TEST

START_TEST(a_number_and_a_date_behind_one_label)
{
	struct paper p = plain();

	p.head[0] = "Invoice No. & Date : PS/25-26/8412 / 07-08-2025";
	p.head[1] = "Order No. & Date : 4100118820 / 02-07-2025";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "PS/25-26/8412");
	ck_assert_str_eq(sheet_at(all, "data/invoice_date"), "2025-08-07");
}
END_TEST

/* The count of a single line stands apart from the name; a number in front of it does not. */
START_TEST(the_count_of_a_single_line)
{
	struct paper p = plain();

	p.heads[0] = NULL;
	p.items[1][1] = NULL;
	p.foot[0][1] = "5,400.00";
	p.foot[1][1] = p.foot[2][1] = "486.00";
	p.foot[3][1] = "6,372.00";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Oak shelf");
	p.items[0][0] = NULL;
	p.items[0][1] = "1 Oak shelf";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "1 Oak shelf");
}
END_TEST

/* "Sub Total" of lines with their taxes is no taxable value; the rate of a single line has the printed tax as witness.
 */
START_TEST(a_subtotal_may_hold_the_taxes)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"Sl", "Description", "HSN", "Rate", "Qty", "GST", "Amount"},
			  .items = {{"1", "Oak shelf", "9403", "450.00", "12", "972.00 (18%)", "6,372.00"},
				    {"2", "Steel ladder", "7326", "1,400.00", "2", "504.00 (18%)", "3,304.00"}},
			  .foot = {{"Sub Total", "9,676.00"}, {"Total", "9,676.00"}}};

	ck_assert_str_ne(verdict(&p), "mismatch");
	ck_assert_str_ne(sheet_at(all, "data/totals/taxable_value"), "9676.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9676.00");
}
END_TEST

START_TEST(the_rate_of_a_single_line_is_held_against_the_tax)
{
	struct paper p = plain();

	p.items[1][1] = NULL;
	p.foot[0][1] = "5,400.00";
	p.foot[1][1] = p.foot[2][1] = "486.00";
	p.foot[3][1] = "6,372.00";
	ck_assert_str_eq(verdict(&p), "verified");
	p.items[0][3] = "16%";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* A column of no use that is the value with tax in all lines but one. */
START_TEST(a_spare_figure_that_is_a_sum_is_one_in_every_line)
{
	struct paper p = plain();

	p.heads[2] = "M.R.P.";
	for (int i = 0; i < 3; i++)
		p.items[i][2] = (const char *[]){"6,372.00", "3,304.00", "283.20"}[i];
	ck_assert_str_eq(verdict(&p), "verified");
	p.items[1][2] = "3,340.00";
	ck_assert_str_ne(verdict(&p), "verified");
	for (int i = 0; i < 3; i++) /* these are nothing that the line says */
		p.items[i][2] = (const char *[]){"500.00", "1,600.00", "95.00"}[i];
	ck_assert_str_eq(verdict(&p), "verified");
}
END_TEST

static const char *number_with(const char *first, const char *second, const char *third)
{
	struct paper p = plain();

	memset(p.head, 0, sizeof(p.head));
	p.head[0] = first;
	p.head[1] = second;
	p.head[2] = third;
	verdict(&p);
	return sheet_at(all, "data/invoice_number");
}

/* "Cheque No" over "Cheque Date": a number with a date is the paper's only where nothing says that it is another's. */
START_TEST(numbers_of_other_papers_are_none)
{
	ck_assert_str_eq(number_with("CN No: AB-77125", "CN Date: 07-08-2025", NULL), "AB-77125");
	ck_assert_str_eq(number_with("Agency No: AB-77125", "Agency Date: 07-08-2025", NULL), "AB-77125");
	ck_assert_str_ne(number_with("Cheque No: 77125", "Cheque Date: 07-08-2025", NULL), "77125");
	ck_assert_str_ne(number_with("UTR No: 77125", "UTR Date: 07-08-2025", NULL), "77125");
	ck_assert_str_ne(number_with("Sales Order No: 77125", "Sales Order Date: 07-08-2025", NULL), "77125");
	ck_assert_str_ne(number_with("(1) No: 77125", "(1) Date: 07-08-2025", NULL), "77125");
	ck_assert_str_ne(number_with("- No: 77125", "- Date: 07-08-2025", NULL), "77125");
}
END_TEST

/* Of "404 / 2025-26" the year is no other thing's; a date behind a stroke is. */
START_TEST(a_number_goes_on_with_its_fiscal_year)
{
	ck_assert_str_eq(number_with("Bill No. : 404 / 2025-26", "Bill Date: 07-08-2025", NULL), "404 / 2025-26");
	ck_assert_str_eq(number_with("Bill No. : 25-26 / 404", "Bill Date: 07-08-2025", NULL), "25-26 / 404");
	ck_assert_str_eq(number_with("Bill No. : AB-404 / 2025-27", "Bill Date: 07-08-2025", NULL), "AB-404");
	ck_assert_str_eq(number_with("Bill No. & Date : 404 / 07-08-2025", NULL, NULL), "404");
}
END_TEST

/* "Due" alone is a date where one stands beside it; nothing takes the name of an amount that is due. */
START_TEST(due_alone_is_a_date_or_an_amount)
{
	struct paper p = plain();

	p.head[2] = "Due: 06-09-2025";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-09-06");
	p.head[2] = "Due: 9,959.20 since 01-01-2025";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
}
END_TEST

/* Charges may be part of the value: where it is not printed, the lines alone do not say it. */
START_TEST(no_value_is_derived_beside_charges)
{
	struct paper p = plain();

	p.foot[0][0] = "Freight Charges";
	p.foot[0][1] = "200.00";
	p.foot[1][1] = p.foot[2][1] = "777.60";
	p.foot[3][1] = "10,195.20";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "null");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "10195.20");
	p = plain();
	p.foot[0][0] = "Lines";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
}
END_TEST

/* The only tax of a rate is what its row comes to, to the paisa; two halves may both be rounded. */
START_TEST(one_tax_of_a_summary_is_its_own_sum)
{
	static const char *const heads[CELLS] = {NULL, "Tax Rate", "Taxable Amt.", "IGST Amt.", "Total Tax"};
	static const char *const sums[] = {"1,519.20", "1,519.21"};

	for (size_t i = 0; i < DX_LEN(sums); i++) {
		const char *const row[CELLS] = {NULL, "18%", "8,440.00", "1,519.20", sums[i]};
		struct paper p = plain();

		p.head[2] = "Place of Supply: Kerala (32)";
		p.foot[1][0] = "IGST";
		p.foot[1][1] = "1,519.20";
		p.foot[2][0] = "Grand Total";
		p.foot[2][1] = "9,959.20";
		p.foot[3][0] = NULL;
		draw(&p);
		put_row(400, heads);
		put_row(416, row);
		json_decref(all);
		all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
		ck_assert_str_eq(sheet_at(all, "data/tax_summary/0/igst"), "1519.20");
		ck_assert_str_eq(sheet_verdict(all), i == 0 ? "verified" : "mismatch");
	}
}
END_TEST

/* "Total Quantity" below the lines is no sum of money, in whatever column its figure stands. */
START_TEST(a_total_of_goods_is_no_sum_of_amounts)
{
	static const char *const more[][2] = {{"Total Quantity:", "17"},
					      {"Total:", "8,440.00"},
					      {"CGST", "759.60"},
					      {"SGST", "759.60"},
					      {"Grand Total", "9,959.20"}};
	struct paper p = plain();

	for (size_t i = 0; i < DX_LEN(more); i++) {
		p.foot[i][0] = more[i][0];
		p.foot[i][1] = more[i][1];
	}
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
}
END_TEST

/* Lines less a discount and with a charge are the value of the only rate, whose summary alone says it. */
START_TEST(a_summary_of_one_rate_says_the_value)
{
	static const char *const heads[CELLS] = {NULL, "Tax Rate", "Taxable Amt.", "IGST Amt.", "Total Tax"};
	static const char *const row[CELLS] = {NULL, "18%", "8,100.50", "1,458.09", "1,458.09"};
	static const char *const sums[][2] = {{"Less : Trade Discount", "440.00"},
					      {"Add : Packing & Forwarding", "100.50"},
					      {"Add : IGST @ 18.00 %", "1,458.09"},
					      {"Less : Rounded Off (-)", "0.59"},
					      {"Grand Total", "9,558.00"}};

	for (int wrong = 0; wrong < 2; wrong++) {
		struct paper p = plain();

		p.head[2] = "Place of Supply: Kerala (32)";
		for (size_t i = 0; i < DX_LEN(sums); i++) {
			p.foot[i][0] = sums[i][0];
			p.foot[i][1] = wrong && i == 1 ? "101.50" : sums[i][1];
		}
		draw(&p);
		put_row(400, heads);
		put_row(416, row);
		json_decref(all);
		all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
		ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), wrong ? "null" : "8100.50");
		ck_assert_str_eq(sheet_at(all, "data/totals/round_off"), wrong ? "0.59" : "-0.59");
		ck_assert_str_ne(sheet_verdict(all), wrong ? "verified" : "mismatch");
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_sums");
	TCase *tc = tcase_create("gst_sums");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, a_row_that_is_called_total_is_no_item);
	tcase_add_test(tc, a_plain_paper_is_verified);
	tcase_add_test(tc, an_item_below_the_total_of_the_lines_is_no_charge);
	tcase_add_test(tc, a_charge_with_a_quantity_may_be_an_item);
	tcase_add_test(tc, fewer_lines_than_were_carried_over);
	tcase_add_test(tc, no_half_excuses_the_other);
	tcase_add_test(tc, a_value_before_discount_is_checked);
	tcase_add_test(tc, a_spare_figure_that_is_a_sum_is_one_in_every_line);
	tcase_add_test(tc, quantities_are_held_against_their_sum);
	tcase_add_test(tc, rates_under_the_names_of_taxes);
	tcase_add_test(tc, a_date_called_by_the_tax);
	tcase_add_test(tc, a_number_and_a_date_behind_one_label);
	tcase_add_test(tc, the_count_of_a_single_line);
	tcase_add_test(tc, a_subtotal_may_hold_the_taxes);
	tcase_add_test(tc, the_rate_of_a_single_line_is_held_against_the_tax);
	tcase_add_test(tc, numbers_of_other_papers_are_none);
	tcase_add_test(tc, a_number_goes_on_with_its_fiscal_year);
	tcase_add_test(tc, due_alone_is_a_date_or_an_amount);
	tcase_add_test(tc, no_value_is_derived_beside_charges);
	tcase_add_test(tc, one_tax_of_a_summary_is_its_own_sum);
	tcase_add_test(tc, a_total_of_goods_is_no_sum_of_amounts);
	tcase_add_test(tc, a_summary_of_one_rate_says_the_value);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
