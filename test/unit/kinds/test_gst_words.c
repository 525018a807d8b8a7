/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns of GST invoices that words tell, figures that lead to a line's, and what is said once for all lines. */
#include "../unit.h"
#include "gst_lines.h"

/* plain() with its tax in the foot alone, so that column 3 is free. */
static struct paper untaxed(void)
{
	struct paper p = plain();

	p.heads[3] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	return p;
}

static void put_column(struct paper *p, int col, const char *head, const char *a, const char *b, const char *c)
{
	p->heads[col] = head;
	p->items[0][col] = a;
	p->items[1][col] = b;
	p->items[2][col] = c;
}

/* "Despatch │ HSN │ Grade": the widest unknown column has days, dockets or vehicles, and another one the words. */
START_TEST(names_stand_where_the_words_are)
{
	static const char *const wide[][3] = {{"19-05-23", "20-05-23", "21-05-23"},
					      {"CG06BM8736", "CG07AD5709", "CG14CC5981"},
					      {"44785 08:48", "44786 11:47", "44790 08:31"},
					      {"30", "17", "24"}};

	for (size_t i = 0; i < DX_LEN(wide); i++) {
		struct paper p = untaxed();

		put_column(&p, 1, "Despatch", wide[i][0], wide[i][1], wide[i][2]);
		put_column(&p, 3, "Grade", "Oak shelf", "Steel ladder", "Handbook");
		ck_assert_str_eq(verdict(&p), "verified");
		ck_assert_str_eq(item(0, "description"), "Oak shelf");
		ck_assert_str_eq(item(2, "description"), "Handbook");
	}
}
END_TEST

/* A heading of names over nothing but counts; over codes it is believed, as a unit is no name. */
START_TEST(a_heading_of_names_over_counts_is_none)
{
	struct paper p = untaxed();

	p.heads[1] = "Facility";
	put_column(&p, 3, "Service", "30", "31", "28");
	(void)verdict(&p);
	ck_assert_str_eq(item(1, "description"), "Steel ladder");
	p = untaxed();
	put_column(&p, 1, "Description", "KX-20412", "KX-20413", "KX-20414");
	put_column(&p, 3, "Pack", "Box of ten", "Box of two", "Loose");
	(void)verdict(&p);
	ck_assert_str_eq(item(1, "description"), "KX-20413");
}
END_TEST

/* "Gross │ Tare │ Net": what makes the quantity is in no value, and hides none. */
START_TEST(figures_that_make_the_quantity_are_explained)
{
	static const char *const made[][2][3] = {{{"20.00", "10.00", "9.00"}, {"8.00", "8.00", "6.00"}},
						 {{"24.00", "10.00", "9.00"}, {"50.00", "20.00", "33.34"}},
						 {{"8.00", "10.00", "1.50"}, {"1.50", "0.20", "2.00"}},
						 {{"20.00", "10.00", "9.00"}, {"8.50", "8.00", "6.00"}}};

	for (size_t i = 0; i < DX_LEN(made); i++) {
		struct paper p = untaxed();

		put_column(&p, 2, "Gross", made[i][0][0], made[i][0][1], made[i][0][2]);
		put_column(&p, 3, "Tare", made[i][1][0], made[i][1][1], made[i][1][2]);
		ck_assert_msg((strcmp(verdict(&p), "verified") == 0) == (i < 3), "%zu", i);
	}
}
END_TEST

/* "Net Premium │ Share │ Brokerage": the line is what a rate that is none of a tax makes of an amount. */
START_TEST(a_share_of_an_amount_is_the_line)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			  .heads = {"#", "Insured", NULL, NULL, "Net Premium", "Share", "Brokerage"},
			  .items = {{"1", "Oak shelf works", NULL, NULL, "7,000.00", "12.50", "875.00"},
				    {"2", "Steel ladders", NULL, NULL, "9,100.00", "11.50", "1,046.50"},
				    {"3", "Handbook press", NULL, NULL, "1,000.00", "15.00", "150.00"}},
			  .foot = {{"Taxable Value", "2,071.50"},
				   {"CGST 9%", "186.44"},
				   {"SGST 9%", "186.44"},
				   {"Grand Total", "2,444.38"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(1, "taxable_value"), "1046.50");
	ck_assert_str_eq(item(1, "description"), "Steel ladders");
	p.items[1][6] = "1,056.50";
	ck_assert_str_ne(verdict(&p), "verified");
	p.items[1][6] = "1,046.50";
	p.items[1][5] = "11.58";
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

/* "Cu │ Rate per Cu": a unit that nobody knows makes no price of another column. */
START_TEST(a_rate_per_anything_is_a_price)
{
	static const char *const heads[][2] = {{"Cu", "Rate per Cu"}, {"Dry", "Rate/Kg DRC"}};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		struct paper p = untaxed();

		p.heads[0] = "Docket"; /* no table by its headings */
		p.heads[1] = "Mix";
		put_column(&p, 3, "Lorry", "KA01", "KA02", "KA03");
		p.heads[4] = heads[i][0];
		p.heads[5] = heads[i][1];
		p.items[0][4] = "12.00";
		p.items[1][4] = "2.00";
		p.items[2][4] = "3.00";
		ck_assert_msg(strcmp(verdict(&p), "verified") == 0, "%s", heads[i][1]);
		ck_assert_str_eq(item(0, "unit_price"), "450.00");
		ck_assert_str_eq(item(0, "quantity"), "12");
	}
}
END_TEST

/* "SAC 997161 - Brokerage": the only code of a paper whose lines have none. */
START_TEST(a_code_said_once_is_that_of_all_lines)
{
	struct paper p = untaxed();

	p.heads[2] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][2] = NULL;
	p.head[2] = "SAC 997161 - Insurance brokerage services";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "hsn_sac"), "997161");
	ck_assert_str_eq(item(2, "hsn_sac"), "997161");
	p.head[3] = "SAC 998311 - Consulting";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "hsn_sac"), "null");
	p = untaxed(); /* the lines have their own */
	p.head[2] = "SAC 997161 - Insurance brokerage services";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "hsn_sac"), "9403");
}
END_TEST

START_TEST(the_place_of_supply_may_stand_before_its_label)
{
	struct paper p = untaxed();

	p.head[2] = "Mysuru, Karnataka (State Code 29), which is the place of supply";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	p.head[2] = "Our office in Kerala decides which are the places of supply";
	(void)verdict(&p);
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "null");
}
END_TEST

/* Who is billed, where BUYER stands in the line of the label. */
static const char *billed(const char *buyer)
{
	const struct paper p = plain();
	int y = 200;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 110, dx_asprintf(arena, "Billed to: %s", buyer));
	sheet_put(&sheet, 40, 122, "Buyer's GSTIN: 29AAHCM7727Q1ZI");
	put_row(y, p.heads);
	for (size_t i = 0; p.items[i][1]; i++)
		put_row(y += 16, p.items[i]);
	(void)read_sheet();
	return sheet_at(all, "data/recipient/name");
}

START_TEST(a_name_ends_before_its_place)
{
	static const char *const names[][2] = {
		{"Golden Night Crackers, Kottayam", "Golden Night Crackers"},
		{"Sura Eye Wear, Main Bazaar, Nagpur, Maharashtra", "Sura Eye Wear"},
		{"Sura Eye Wear, Nagpur - 440 010", "Sura Eye Wear"},
		{"Smith, Jones & Co", "Smith, Jones & Co"},
		{"Smith, Jones & Co, Mumbai", "Smith, Jones & Co"},
		{"Sura Bazaar", "Sura Bazaar"},
		{"Nagpur Mills, Dyers", "Nagpur Mills, Dyers"},
		{"Executive Engineer, Roads Division, Warangal", "Executive Engineer, Roads Division, Warangal"}};

	for (size_t i = 0; i < DX_LEN(names); i++)
		ck_assert_str_eq(billed(names[i][0]), names[i][1]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_words");
	TCase *tc = tcase_create("gst_words");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, names_stand_where_the_words_are);
	tcase_add_test(tc, a_heading_of_names_over_counts_is_none);
	tcase_add_test(tc, figures_that_make_the_quantity_are_explained);
	tcase_add_test(tc, a_share_of_an_amount_is_the_line);
	tcase_add_test(tc, a_rate_per_anything_is_a_price);
	tcase_add_test(tc, a_code_said_once_is_that_of_all_lines);
	tcase_add_test(tc, the_place_of_supply_may_stand_before_its_label);
	tcase_add_test(tc, a_name_ends_before_its_place);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
