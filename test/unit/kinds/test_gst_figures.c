/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns of GST invoices that their figures tell, or that cannot be any value: totals with a cess, days, weights. */
#include "../unit.h"
#include "gst_lines.h"

/* Lines with a cess, the last of which comes to LAST under the heading TOTAL. */
static const char *with_cess(const char *total, const char *last)
{
	struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025", "Place of Supply: Gujarat"},
			  .heads = {"Sl", "Description", "HSN", "Taxable Value", "IGST", "Cess", total},
			  .items = {{"1", "Cola", "2202", "5,400.00", "1,512.00", "648.00", "7,560.00"},
				    {"2", "Juice", "2009", "2,800.00", "336.00", "0.00", "3,136.00"},
				    {"3", "Tonic", "2202", "240.00", "67.20", "28.80", last}},
			  .foot = {{"Taxable Value", "8,440.00"},
				   {"IGST", "1,915.20"},
				   {"Cess", "676.80"},
				   {"Grand Total", "11,032.00"}}};

	return verdict(&p);
}

START_TEST(value_tax_and_cess_tell_the_total)
{
	static const char *const heads[] = {"Total", "Total Invoice Value", "Lump"};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		ck_assert_msg(strcmp(with_cess(heads[i], "336.00"), "verified") == 0, "%s", heads[i]);
		ck_assert_str_eq(item(0, "total"), "7560.00");
		ck_assert_str_eq(item(1, "total"), "3136.00");
		ck_assert_str_ne(with_cess(heads[i], "337.00"), "verified");
	}
}
END_TEST

/* What is hired for so many days: TIME over these, and the price of one day. */
static struct paper hire(const char *time, const char *days, const char *price)
{
	struct paper p = plain();

	p.heads[3] = time;
	p.heads[4] = "Qty Nos";
	p.heads[5] = "Rate per Day";
	p.items[0][3] = "10";
	p.items[0][4] = "12";
	p.items[0][5] = price;
	p.items[1][3] = days;
	p.items[1][4] = "40";
	p.items[1][5] = "10.00";
	p.items[2][3] = "4";
	p.items[2][4] = "50";
	p.items[2][5] = "1.20";
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	return p;
}

static const char *hired(const char *time, const char *days, const char *price)
{
	const struct paper p = hire(time, days, price);

	return verdict(&p);
}

START_TEST(days_of_hire_multiply_the_price)
{
	static const char *const times[] = {"Days", "No. Days", "Nights"};

	for (size_t i = 0; i < DX_LEN(times); i++) {
		ck_assert_msg(strcmp(hired(times[i], "7", "45.00"), "verified") == 0, "%s", times[i]);
		ck_assert_str_eq(item(0, "quantity"), "12");
		ck_assert_str_eq(item(1, "quantity"), "40");
		ck_assert_str_eq(item(0, "unit_price"), "45.00");
		ck_assert_str_ne(hired(times[i], "8", "45.00"), "verified");
		ck_assert_str_ne(hired(times[i], "7", "46.00"), "verified");
	}
	/* nothing says that it is a time */
	ck_assert_str_ne(hired("Xyqua", "7", "45.00"), "verified");
}
END_TEST

/* "Rate per" over "Day per No." is one heading, though "per" and "No." are some by themselves. */
START_TEST(a_heading_goes_on_behind_per)
{
	struct paper p = hire("Days", "7", "45.00");

	p.heads[4] = p.heads[5] = p.heads[6] = NULL;
	draw(&p);
	sheet_right(&sheet, edges[6], 200, "Hire");
	sheet_right(&sheet, edges[6], 210, "Charges");
	sheet_right(&sheet, edges[4], 200, "Qty.");
	sheet_right(&sheet, edges[4], 210, "Nos.");
	sheet_right(&sheet, edges[5], 200, "Rate per");
	sheet_right(&sheet, edges[5], 210, "Day per No.");
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_eq(item(0, "unit_price"), "45.00");
}
END_TEST

/* Beds of so many days, whose product is printed: the price is of that. */
START_TEST(a_product_that_is_printed_is_the_quantity)
{
	struct paper p = plain();

	p.heads[2] = "Beds";
	p.heads[3] = "Days";
	p.heads[4] = "Bed-Days";
	p.heads[5] = "Rate per Stay";
	p.items[0][2] = "4";
	p.items[0][3] = "3";
	p.items[1][2] = "1";
	p.items[1][3] = "2";
	p.items[2][2] = "1";
	p.items[2][3] = "3";
	(void)verdict(&p);
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_eq(item(2, "quantity"), "3");
	ck_assert_str_eq(item(1, "unit_price"), "1400.00");
}
END_TEST

/* A column of figures under HEADING beside quantity, price and amount. */
static const char *beside(const char *heading)
{
	struct paper p = plain();

	p.heads[3] = heading;
	p.items[0][3] = "38.80";
	p.items[1][3] = "14.20";
	p.items[2][3] = "21.50";
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	return verdict(&p);
}

START_TEST(weights_beside_what_is_charged_hide_nothing)
{
	static const char *const measures[] = {"Ream Wt. (Kg)", "Gross Kgs.", "Roll Width (mm)", "Tare MT"};
	static const char *const amounts[] = {"Ream Xyqua", "Wt. Charges", "Kg %"};

	for (size_t i = 0; i < DX_LEN(measures); i++)
		ck_assert_msg(strcmp(beside(measures[i]), "verified") == 0, "%s", measures[i]);
	for (size_t i = 0; i < DX_LEN(amounts); i++)
		ck_assert_msg(strcmp(beside(amounts[i]), "verified") != 0, "%s", amounts[i]);
}
END_TEST

/* A book beside two lines with 18 %: its rate as it is said. */
static const char *with_rate(const char *rate, const char *half)
{
	struct paper p = plain();

	p.items[2][3] = rate;
	p.foot[1][1] = p.foot[2][1] = half;
	p.foot[3][1] = strcmp(half, "738.00") == 0 ? "9,916.00" : "9,959.20";
	return verdict(&p);
}

START_TEST(nil_is_a_rate_of_nothing)
{
	static const char *const nil[] = {"Nil", "NIL", "Nil rated"};

	for (size_t i = 0; i < DX_LEN(nil); i++) {
		ck_assert_msg(strcmp(with_rate(nil[i], "738.00"), "verified") == 0, "%s", nil[i]);
		ck_assert_str_eq(item(2, "tax_rate"), "0");
		ck_assert_str_ne(with_rate(nil[i], "759.60"), "verified");
	}
}
END_TEST

/* No heading says what the goods are called, and a line of a name ends in a number before its code. */
START_TEST(a_code_behind_a_number_is_no_part_of_the_name)
{
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Lot", "Staple / Variety", "HSN", NULL, "Nett", "Rate per Cdy", "Amount"},
		.items = {{"A-55", "Raw Cotton 29 mm, lot 2210", "52010020", NULL, "12.000", "450.00", "5,400.00"},
			  {NULL, "to 2309"},
			  {"A-56", "Raw Cotton 30 mm, lot 4981", "52010020", NULL, "2.000", "1,400.00", "2,800.00"},
			  {NULL, "to 5005"},
			  {"A-57", "Raw Cotton 26 mm, lot 7966", "52010020", NULL, "3.000", "80.00", "240.00"},
			  {NULL, "to 7990"}},
		.foot = {{"Taxable Value", "8,440.00"},
			 {"CGST 9%", "759.60"},
			 {"SGST 9%", "759.60"},
			 {"Grand Total", "9,959.20"}}};

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(item(0, "hsn_sac"), "52010020");
	ck_assert_str_eq(item(0, "description"), "Raw Cotton 29 mm, lot 2210 to 2309");
	ck_assert_str_eq(item(1, "unit_price"), "1400.00");
}
END_TEST

/* The buyer's name as far as an address behind it, whose figures tell it. */
static const char *buyer(const char *line)
{
	const struct paper p = plain();
	size_t n = 0;

	draw(&p);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].x0 < 300000 || sheet.words[i].y0 < 45000 || sheet.words[i].y0 > 100000)
			sheet.words[n++] = sheet.words[i];
	sheet.page.n_words = n;
	sheet_put(&sheet, 40, 150, dx_asprintf(arena, "Customer: %s", line));
	sheet_put(&sheet, 40, 162, "Customer GSTIN: 29AAHCM7727Q1ZI");
	(void)read_sheet();
	return sheet_at(all, "data/recipient/name");
}

START_TEST(an_address_behind_a_name_is_no_part_of_it)
{
	static const char *const lines[][2] = {
		{"Nandi Inn, Door No. 274, Old Market Street, Mysuru 570001", "Nandi Inn"},
		{"Nandi Inn, 284, Nehru Marg, Ward 7, Mysuru 570001, Karnataka", "Nandi Inn"},
		{"Nandi Inn, Nehru Marg, Mysuru 570001", "Nandi Inn"},
		{"Nandi Inn, Nehru Marg, Mysuru - 570001", "Nandi Inn"},
		{"Rao, Nandi & Co., 12 Lake View, Mysuru 570001", "Rao, Nandi & Co."},
		{"Rao, Nandi & Co., Lake View, Mysuru 570001", "Rao, Nandi & Co."},
		{"Rao, Nandi Tools GmbH, Lake View, Mysuru 570001", "Rao, Nandi Tools GmbH"},
		{"Rao, Nandi AS, Lake View, Mysuru 570001", "Rao"}, /* somebody's initials */
		{"Rao, Nandi & Co.", "Rao, Nandi & Co."},
		{"Rao, Nandi and Das", "Rao, Nandi and Das"}};

	for (size_t i = 0; i < DX_LEN(lines); i++)
		ck_assert_str_eq(buyer(lines[i][0]), lines[i][1]);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_figures");
	TCase *tc = tcase_create("gst_figures");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, value_tax_and_cess_tell_the_total);
	tcase_add_test(tc, days_of_hire_multiply_the_price);
	tcase_add_test(tc, a_heading_goes_on_behind_per);
	tcase_add_test(tc, a_product_that_is_printed_is_the_quantity);
	tcase_add_test(tc, weights_beside_what_is_charged_hide_nothing);
	tcase_add_test(tc, nil_is_a_rate_of_nothing);
	tcase_add_test(tc, a_code_behind_a_number_is_no_part_of_the_name);
	tcase_add_test(tc, an_address_behind_a_name_is_no_part_of_it);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
