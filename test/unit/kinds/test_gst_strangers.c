/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What programs print that nobody here had seen: typed rules, codes in names, joint rates, sections, a head after the
 * end. */
#include "../unit.h"
#include "gst_rows.h"

static struct sheet second; /* page */

static const char *read_pages(size_t n)
{
	struct dx_page pages[2] = {sheet.page, second.page};

	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, pages, n, &needs_review);
	return sheet_verdict(all);
}

static size_t lines(void)
{
	return json_array_size(json_object_get(json_object_get(all, "data"), "line_items"));
}

/* ---- typed rules ---- */

static const int bars[] = {40, 62, 205, 253, 313, 383, 465, 565};

static void type_bars(int y)
{
	for (size_t i = 0; i < DX_LEN(bars); i++)
		sheet_put(&sheet, bars[i], y, "|");
}

START_TEST(typed_bars_and_dashes_are_rules)
{
	const struct paper p = plain();
	char dashes[106];

	memset(dashes, '-', sizeof(dashes) - 1);
	dashes[sizeof(dashes) - 1] = '\0';
	draw(&p);
	sheet_put(&sheet, 40, 190, dashes);
	for (int i = 0; i < 4; i++)
		type_bars(200 + 16 * i);
	sheet_put(&sheet, 40, 258, dashes);
	ck_assert_str_eq(read_pages(1), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Oak shelf");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/description"), "Handbook");
}
END_TEST

START_TEST(a_bar_alone_on_its_line_stays)
{
	struct paper p = plain();

	p.items[0][1] = "Oak shelf | B07D3";
	p.items[1][1] = "Steel bar | B08X2"; /* below each other: enough for a rule, and one on each line */
	p.items[2][1] = "Hand book | 93544";
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Oak shelf | B07D3");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/description"), "Hand book | 93544");
}
END_TEST

START_TEST(few_dashes_are_a_word)
{
	struct paper p = plain();

	p.items[0][1] = "Oak shelf ---";
	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Oak shelf ---");
}
END_TEST

/* ---- rates of a tax and its cesses in one cell ---- */

/* The codes' column is left out for cells of this width. */
static struct paper with_joint_rates(const char *rates)
{
	struct paper p = plain();

	p.heads[2] = NULL;
	p.heads[3] = "Tax Rate";
	for (size_t i = 0; i < 3; i++) {
		p.items[i][2] = NULL;
		p.items[i][3] = rates;
	}
	return p;
}

START_TEST(joint_rates_begin_with_the_tax)
{
	struct paper p = with_joint_rates("18.00+0.00 | 0.00+0.00");

	verdict(&p);
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "18");
}
END_TEST

START_TEST(joint_rates_may_end_with_an_amount)
{
	struct paper p = with_joint_rates("18.00+0.00 | 0.00+7.50");

	ck_assert_str_ne(verdict(&p), "verified"); /* which no total holds */
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/cess"), "7.50");
}
END_TEST

START_TEST(joint_rates_with_another_cess_are_none)
{
	static const char *const odd[] = {"18.00+0.00 | 5.00+0.00", "18.00+x | 0.00+0.00", "1800.00+0.00"};

	for (size_t i = 0; i < DX_LEN(odd); i++) {
		struct paper p = with_joint_rates(odd[i]);

		ck_assert_str_ne(verdict(&p), "verified");
		ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "null");
	}
}
END_TEST

/* Recognition takes the bar for a piece of a rule. */
START_TEST(joint_rates_may_have_lost_their_bar)
{
	struct paper p = with_joint_rates("18.00+0.00 0.00+0.00");

	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
	p = with_joint_rates("18.00 0.00+0.00");
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "null");
}
END_TEST

START_TEST(what_a_scan_made_of_the_cesses_is_no_rate)
{
	struct paper p = with_joint_rates("18.00+0.00 0.0050:00");

	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "null");
	sheet_scan(&sheet);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "18");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	ck_assert(needs_review);
}
END_TEST

/* ---- codes of goods in the description ---- */

START_TEST(codes_in_names_are_the_lines)
{
	static const struct {
		const char *text, *name, *code;
	} names[] = {{"Oak shelf HSN:9403", "Oak shelf", "9403"},
		     {"Advice (SAC 998313)", "Advice", "998313"},
		     {"HSN Code: 9403 Oak shelf", "Oak shelf", "9403"},
		     {"Oak shelf HSN:94035", "Oak shelf HSN:94035", "null"},  /* no code has five digits */
		     {"Oak shelf HSN:9403A", "Oak shelf HSN:9403A", "null"},  /* nor a letter */
		     {"Oak shelf XHSN:9403", "Oak shelf XHSN:9403", "null"}}; /* another word */

	for (size_t i = 0; i < DX_LEN(names); i++) {
		struct paper p = plain();

		p.heads[2] = NULL;
		for (size_t k = 0; k < 3; k++)
			p.items[k][2] = NULL;
		p.items[0][1] = names[i].text;
		verdict(&p);
		ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), names[i].name);
		ck_assert_str_eq(sheet_at(all, "data/line_items/0/hsn_sac"), names[i].code);
		ck_assert_str_eq(sheet_at(all, "data/line_items/1/hsn_sac"), "null");
	}
}
END_TEST

START_TEST(a_column_of_codes_goes_first)
{
	struct paper p = plain();

	p.items[0][1] = "Shelf HSN:7326";
	verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/hsn_sac"), "9403");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Shelf HSN:7326");
}
END_TEST

/* ---- sections ---- */

static struct paper in_sections(void)
{
	return (struct paper){
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {NULL, "Description", "SAC", "Taxable", "CGST", "SGST", "Total"},
		.items = {{NULL, "Room charge", "996311", "4,917.00", "295.02", "295.02", "5,507.04"},
			  {NULL, "Sub Total", NULL, "4,917.00", "295.02", "295.02", "5,507.04"},
			  {NULL, "Tea and toast", "996332", "541.00", "13.53", "13.53", "568.06"},
			  {NULL, "Laundry", "999712", "3,213.00", "289.17", "289.17", "3,791.34"},
			  {NULL, "Sub Total", NULL, "3,754.00", "302.70", "302.70", "4,359.40"},
			  {NULL, "Grand Total", NULL, "8,671.00", "597.72", "597.72", "9,866.44"}},
		.foot = {{"Net Amount Payable", "9,866.44"}},
	};
}

START_TEST(lines_go_on_below_the_sum_of_a_section)
{
	struct paper p = in_sections();

	verdict(&p);
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/description"), "Tea and toast");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/taxable_value"), "3213.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9866.44");
}
END_TEST

START_TEST(what_lacks_a_code_below_the_sum_of_a_section_is_no_line)
{
	struct paper p = in_sections();

	p.items[2][2] = p.items[3][2] = NULL;
	for (int i = 3; i < CELLS; i++)
		p.items[5][i] = p.items[0][i];
	p.foot[0][1] = p.items[0][6];
	verdict(&p);
	ck_assert_uint_eq(lines(), 1);
}
END_TEST

START_TEST(a_wrong_sum_of_a_section_is_told)
{
	struct paper p = in_sections();

	ck_assert_str_eq(verdict(&p), "verified");
	p.items[4][3] = "3,754.10";
	ck_assert_str_eq(verdict(&p), "unverifiable");
}
END_TEST

/* Sums of one amount, as a hospital's bill has them by departments. */
static struct paper in_departments(void)
{
	return (struct paper){
		.head = {"Invoice No: IP24-062419", "Invoice Date: 29-11-2024"},
		.heads = {NULL, "Description", "SAC", "Qty", "Rate", "Amount", NULL},
		.items = {{NULL, "Nursing charges", "999311", "1.00", "650.00", "650.00", NULL},
			  {NULL, "Sub Total", NULL, NULL, NULL, "650.00", NULL},
			  {NULL, "ABG analysis", "999316", "3.00", "950.00", "2,850.00", NULL},
			  {NULL, "HbA1c", "999316", "1.00", "560.00", "560.00", NULL},
			  {NULL, "Sub Total", NULL, NULL, NULL, "3,410.00", NULL}},
		.foot = {{"Net Payable Amount", "4,060.00"}},
	};
}

START_TEST(lines_go_on_below_a_sum_of_one_amount)
{
	struct paper p = in_departments();

	verdict(&p);
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/taxable_value"), "560.00");
}
END_TEST

START_TEST(what_lacks_a_price_below_a_sum_of_one_amount_is_no_line)
{
	struct paper p = in_departments();

	p.items[2][4] = p.items[3][4] = NULL;
	verdict(&p);
	ck_assert_uint_eq(lines(), 1);
}
END_TEST

/* Parts and labour, each counted from one, and what they come to called totals. */
static struct paper in_parts(void)
{
	return (struct paper){
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Description", "Qty", "Rate", "Taxable", "GST Amount", "Total"},
		.items = {{"1", "Oil filter", "2.00", "43.00", "86.00", "15.48", "101.48"},
			  {"2", "Gasket", "1.00", "50.00", "50.00", "9.00", "59.00"},
			  {NULL, "Total Parts", NULL, NULL, "136.00", "24.48", "160.48"},
			  {"1", "Painting", "1.00", "2,850.00", "2,850.00", "513.00", "3,363.00"},
			  {NULL, "Total Labour", NULL, NULL, "2,850.00", "513.00", "3,363.00"}},
		.foot = {{"Taxable Value", "2,986.00"},
			 {"CGST", "268.74"},
			 {"SGST", "268.74"},
			 {"Grand Total", "3,523.48"}},
	};
}

START_TEST(counted_lines_below_a_total_are_the_next_section)
{
	struct paper p = in_parts();

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/taxable_value"), "2850.00");
	p.items[4][4] = "2,850.10";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[3][0] = NULL; /* not counted: nothing below a total is a line */
	verdict(&p);
	ck_assert_uint_eq(lines(), 2);
}
END_TEST

/* ---- a table that ended ---- */

static void foot(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 350, y, name);
	sheet_right(&sheet, 560, y, value);
}

/* A second page with what looks like a line; the first one ends with a total or not. */
static void on_two_pages(bool total)
{
	static const char *const sum[CELLS] = {NULL, "Total", NULL, NULL, "17", NULL, "8,440.00"};
	static const char *const line[CELLS] = {NULL, "Code : 29", NULL, NULL, "1", "5.00", "5.00"};
	struct paper p = plain();

	sheet_init(&sheet, arena, 2);
	put_row(60, line);
	foot(90, "CGST", "759.60");
	foot(104, "SGST", "759.60");
	foot(118, "Grand Total", "9,959.20");
	second = sheet;
	second.page.words = second.words;
	second.page.rules = second.rules;
	p.foot[0][0] = NULL;
	draw(&p);
	if (total)
		put_row(264, sum);
	read_pages(2);
}

START_TEST(a_table_that_ended_does_not_go_on)
{
	on_two_pages(true);
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
}
END_TEST

START_TEST(a_table_without_its_total_goes_on)
{
	on_two_pages(false);
	ck_assert_uint_eq(lines(), 4);
}
END_TEST

/* ---- charges in a column of no use ---- */

START_TEST(other_charges_of_a_line_are_no_idle_figures)
{
	for (int i = 0; i < 2; i++) {
		struct paper p = plain();

		p.heads[2] = "GST %";
		p.heads[3] = "Qty";
		p.heads[4] = "Rate";
		p.heads[5] = "Other charges";
		for (size_t k = 0; k < 3; k++) {
			for (size_t c = 2; c < 5; c++)
				p.items[k][c] = p.items[k][c + 1];
			p.items[k][5] = "0.00";
		}
		if (i == 1)
			p.items[1][5] = "7.00";
		ck_assert_str_eq(verdict(&p), i == 0 ? "verified" : "unverifiable");
	}
}
END_TEST

/* ---- taxes that say what they are of ---- */

START_TEST(a_rate_on_a_base_makes_its_tax)
{
	static const char *const names[][2] = {
		{"Add: CGST 9.00% on 8440.00", "verified"},     {"CGST (9% on Rs. 8,440.00)", "verified"},
		{"CGST (18% on 8,440.00)", "verified"}, /* that of both halves */
		{"Add: CGST 9.00% on 8940.00", "unverifiable"}, {"CGST (9% on Rs. 3,440.00)", "unverifiable"},
		{"Add: CGST 9.50% on 8440.00", "unverifiable"}};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		struct paper p = plain();

		p.foot[1][0] = names[i][0];
		ck_assert_msg(strcmp(verdict(&p), names[i][1]) == 0, "%s: %s", names[i][0], sheet_verdict(all));
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_strangers");
	TCase *tc = tcase_create("gst_strangers");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, typed_bars_and_dashes_are_rules);
	tcase_add_test(tc, a_bar_alone_on_its_line_stays);
	tcase_add_test(tc, few_dashes_are_a_word);
	tcase_add_test(tc, joint_rates_begin_with_the_tax);
	tcase_add_test(tc, joint_rates_may_end_with_an_amount);
	tcase_add_test(tc, joint_rates_may_have_lost_their_bar);
	tcase_add_test(tc, what_a_scan_made_of_the_cesses_is_no_rate);
	tcase_add_test(tc, joint_rates_with_another_cess_are_none);
	tcase_add_test(tc, codes_in_names_are_the_lines);
	tcase_add_test(tc, a_column_of_codes_goes_first);
	tcase_add_test(tc, lines_go_on_below_the_sum_of_a_section);
	tcase_add_test(tc, what_lacks_a_code_below_the_sum_of_a_section_is_no_line);
	tcase_add_test(tc, a_wrong_sum_of_a_section_is_told);
	tcase_add_test(tc, lines_go_on_below_a_sum_of_one_amount);
	tcase_add_test(tc, what_lacks_a_price_below_a_sum_of_one_amount_is_no_line);
	tcase_add_test(tc, counted_lines_below_a_total_are_the_next_section);
	tcase_add_test(tc, a_table_that_ended_does_not_go_on);
	tcase_add_test(tc, a_table_without_its_total_goes_on);
	tcase_add_test(tc, other_charges_of_a_line_are_no_idle_figures);
	tcase_add_test(tc, a_rate_on_a_base_makes_its_tax);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
