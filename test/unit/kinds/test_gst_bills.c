/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bills of services: what is held back, passed on, exempt, or charged by the half under one heading. */
#include "../unit.h"
#include "gst_lines.h"

/* ---- what is held back ---- */

/* The plain paper with DUE behind its total, less what is kept of it. */
static struct paper held_back(const char *due)
{
	static const char *const foot[][2] = {{"Round Off", "-0.20"},
					      {"Gross Bill Amount incl. GST", "9,959.00"},
					      {"Less: Retention Money @ 5%", "422.00"},
					      {"Less: TDS u/s 194C @ 2%", "168.80"},
					      {"Less: Labour Cess @ 1%", "84.40"}};
	struct paper p = plain();

	for (size_t i = 0; i < DX_LEN(foot); i++)
		memcpy(p.foot[3 + i], foot[i], sizeof(foot[i]));
	p.foot[8][0] = "Net Payable";
	p.foot[8][1] = due;
	return p;
}

START_TEST(what_is_left_of_a_running_bill_is_not_its_total)
{
	struct paper p = held_back("9,283.80");

	ck_assert_str_eq(verdict(&p), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.00");
	p = held_back("9,283.90");
	ck_assert_str_ne(verdict(&p), "verified");
}
END_TEST

START_TEST(words_of_a_bill_stand_behind_a_label_that_nobody_knows)
{
	struct paper p = held_back("9,283.80");

	draw(&p);
	sheet_put(&sheet, 20, 284, "Gross bill amount: Rupees Nine Thousand Nine Hundred");
	sheet_put(&sheet, 20, 296, "Fifty Nine Only.");
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(sheet_at(all, "data/amount_in_words"), "Rupees Nine Thousand Nine Hundred Fifty Nine Only.");
}
END_TEST

/* ---- what is passed on ---- */

/* Fares beside the only thing that is taxed, of which the foot alone has the tax. */
static const char *with_fare(const char *fare)
{
	const char *const rows[][CELLS] = {{"1", "RAMAN/KAVITHA", "998551", "7,758.00", "698.00", "250.00", "8,706.00"},
					   {"2", "MATHEW/JOSEPH", "998551", fare, "6,235.00", "500.00", "43,412.00"}};
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"Sl", "Passenger Name", "SAC", "Basic Fare", "Taxes & Fees", "Service Fee", "Total"},
		.foot = {{"Taxable Value (Service Charge)", "750.00"},
			 {"CGST 9%", "67.50"},
			 {"SGST 9%", "67.50"},
			 {"Net Invoice Amount", "52,253.00"}}};

	memcpy(p.items, rows, sizeof(rows));
	return verdict(&p);
}

START_TEST(fares_are_passed_on_beside_a_taxable_charge)
{
	ck_assert_str_eq(with_fare("36,677.00"), "verified");
	ck_assert_str_eq(item(0, "taxable_value"), "250.00");
	ck_assert_str_eq(item(1, "taxable_value"), "500.00");
	ck_assert_str_eq(item(1, "total"), "43412.00");
	ck_assert_str_ne(with_fare("36,678.00"), "verified");
}
END_TEST

/* ---- what is exempt ---- */

static const char *with_exempt(const char *name, const char *exempt)
{
	struct paper p = plain();
	const char *const foot[][2] = {{name, exempt},
				       {"Taxable Value", "8,200.00"},
				       {"CGST", "738.00"},
				       {"SGST", "738.00"},
				       {"Net Bill Amount", "9,916.00"}};

	p.items[2][3] = "Exempt";
	memcpy(p.foot, foot, sizeof(foot));
	return verdict(&p);
}

START_TEST(a_foot_keeps_apart_what_is_exempt)
{
	ck_assert_str_eq(with_exempt("Exempt Services", "240.00"), "verified");
	ck_assert_str_eq(item(2, "taxable_value"), "240.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8200.00");
	ck_assert_str_eq(with_exempt("Value of exempted supplies", "240.00"), "verified");
	ck_assert_str_ne(with_exempt("Exempt Services", "241.00"), "verified");
	ck_assert_str_ne(with_exempt("Caution money", "240.00"), "verified");
}
END_TEST

/* ---- halves under one heading ---- */

/* "CGST │ 9% │ 486.00" over "SGST │ 9% │ …" for each of two lines. */
static const char *by_halves(const char *second)
{
	const char *const rows[][CELLS] = {{"998599", "Closing Fee", "5,400.00", "CGST", "9%", "486.00", "6,372.00"},
					   {NULL, NULL, NULL, "SGST", "9%", second, NULL},
					   {"996729", "Storage Fee", "2,800.00", "CGST", "9%", "252.00", "3,304.00"},
					   {NULL, NULL, NULL, "SGST", "9%", "252.00", NULL}};
	struct paper p = {
		.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
		.heads = {"SAC", "Description", "Net Amount", "Tax Type", "Tax Rate", "Tax Amount", "Total Amount"}};

	draw(&p);
	for (int i = 0; i < 4; i++)
		put_row(216 + 12 * i, rows[i]);
	sheet_put(&sheet, 70, 276, "TOTAL (INR):");
	sheet_right(&sheet, 460, 276, "1,476.00");
	sheet_right(&sheet, 560, 276, "9,676.00");
	sheet_put(&sheet, 40, 300, "Amount in Words: Nine Thousand Six Hundred Seventy Six Only");
	return read_sheet();
}

START_TEST(halves_of_a_tax_stand_under_one_heading_beside_their_names)
{

	ck_assert_str_eq(by_halves("486.00"), "verified");
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(0, "cgst"), "486.00");
	ck_assert_str_eq(item(1, "sgst"), "252.00");
	ck_assert_str_ne(by_halves("468.00"), "verified");
}
END_TEST

/* ---- what a discount comes off ---- */

/* Charges for a period under a heading that nobody knows, one of them less a discount. */
static const char *with_gross(const char *gross, const char *off)
{
	const char *const rows[][CELLS] = {
		{"1", "Leased Line", "998422", "1 Gbps", gross, off, "5,400.00"},
		{"2", "Voice Trunk", "998411", "30 channels", "3,040.00", "0.00", "3,040.00"}};
	struct paper p = plain();

	memcpy(p.heads, (const char *[CELLS]){"Sl", "Service", "SAC", "Capacity", "Xycharges", "Discount", "Taxable"},
	       sizeof(p.heads));
	memcpy(p.items, rows, sizeof(rows));
	p.items[2][1] = NULL;
	return verdict(&p);
}

START_TEST(what_a_discount_comes_off_has_any_name)
{
	ck_assert_str_eq(with_gross("6,000.00", "600.00"), "verified");
	ck_assert_str_eq(item(0, "discount"), "600.00");
	ck_assert_str_eq(item(0, "taxable_value"), "5400.00");
	ck_assert_str_eq(with_gross("5,400.00", "0.00"), "verified");
	ck_assert_str_ne(with_gross("6,001.00", "600.00"), "verified");
}
END_TEST

/* ---- whose a number is ---- */

/* TEXT with a number below the items; the head has only that of who is written to. */
static const char *seller_of(const char *text)
{
	const struct paper p = plain();
	size_t n = 0;

	draw(&p);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].y0 < 45000 || sheet.words[i].y0 >= 100000)
			sheet.words[n++] = sheet.words[i];
	sheet.page.n_words = n;
	sheet_put(&sheet, 200, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 74, "21 Station Road, Mysuru 570001");
	sheet_put(&sheet, 40, 86, "GSTIN: 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 380, text);
	(void)read_sheet();
	return sheet_at(all, "data/supplier/gstin");
}

START_TEST(who_writes_says_our_number)
{
	ck_assert_str_eq(seller_of("Our GSTIN is 29AABCR1718E1ZL and our PAN is AABCR1718E."), "29AABCR1718E1ZL");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_bills");
	TCase *tc = tcase_create("gst_bills");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, what_is_left_of_a_running_bill_is_not_its_total);
	tcase_add_test(tc, words_of_a_bill_stand_behind_a_label_that_nobody_knows);
	tcase_add_test(tc, fares_are_passed_on_beside_a_taxable_charge);
	tcase_add_test(tc, a_foot_keeps_apart_what_is_exempt);
	tcase_add_test(tc, halves_of_a_tax_stand_under_one_heading_beside_their_names);
	tcase_add_test(tc, what_a_discount_comes_off_has_any_name);
	tcase_add_test(tc, who_writes_says_our_number);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
