/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Names of the parties of GST invoices where headings stand alone, letters were misread, or a scan has no better. */
#include "../unit.h"
#include "gst_rows.h"

static void draw_seller(void)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 52, "GSTIN: 29AABCR1718E1ZL");
}

static const char *value_at(const char *path)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_at(all, path);
}

static const char *of_scan(const char *path)
{
	sheet_scan(&sheet);
	return value_at(path);
}

/* ---- the buyer ---- */

/* "GSTIN of Insured", "Insurer GSTIN": the one who insures sells, wherever its number stands. */
START_TEST(who_is_insured_buys)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi General Insurance Company Limited");
	sheet_put(&sheet, 40, 64, "GSTIN of Insured");
	sheet_put(&sheet, 160, 64, "29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 80, "Insurer GSTIN");
	sheet_put(&sheet, 160, 80, "29AABCR1718E1ZL");
	ck_assert_str_eq(of_scan("data/supplier/gstin"), "29AABCR1718E1ZL");
	ck_assert_str_eq(value_at("data/recipient/gstin"), "29AAHCM7727Q1ZI");
}
END_TEST

/* Goods that are consigned to the order of a bank are bought by somebody else. */
START_TEST(a_bank_to_whose_order_goods_are_sent_does_not_buy)
{
	draw_seller();
	sheet_put(&sheet, 40, 66, "Consignee");
	sheet_put(&sheet, 40, 76, "TO THE ORDER OF");
	sheet_put(&sheet, 40, 86, "VALLEY NATIONAL BANK");
	sheet_put(&sheet, 300, 66, "Buyer (if other than consignee)");
	sheet_put(&sheet, 300, 76, "Al Manhal Foodstuff Trading L.L.C.");
	sheet_put(&sheet, 300, 86, "P.O. Box 41822, Dubai, U.A.E.");
	ck_assert_str_eq(of_scan("data/recipient/name"), "Al Manhal Foodstuff Trading L.L.C.");
}
END_TEST

START_TEST(a_heading_heads_nothing_far_below)
{
	draw_seller();
	sheet_put(&sheet, 300, 60, "To,");
	sheet_put(&sheet, 330, 74, "M/s. Nandi Retail Ventures");
	sheet_put(&sheet, 330, 86, "GSTIN: 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 300, 350, "Goods once sold are not taken back");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(what_stands_beside_a_lone_heading_is_the_name)
{
	draw_seller();
	sheet_put(&sheet, 250, 40, "Bill To");
	sheet_put(&sheet, 340, 40, "Nandi Retail Ventures");
	sheet_put(&sheet, 340, 52, "21 Station Road");
	sheet_put(&sheet, 340, 64, "Mysuru 570001");
	sheet_put(&sheet, 250, 98, "Third Reg.No.");
	sheet_put(&sheet, 340, 98, "29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(a_number_in_parentheses_makes_no_other_label_of_a_heading)
{
	draw_seller();
	sheet_put(&sheet, 300, 50, "Billed To (Sold-to party 143508)");
	sheet_put(&sheet, 300, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 300, 74, "GSTIN: 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(the_firm_has_the_number_though_its_colon_stands_apart)
{
	draw_seller();
	sheet_put(&sheet, 40, 66, "Guest Name");
	sheet_put(&sheet, 126, 66, ": Mr. A Rao");
	sheet_put(&sheet, 40, 78, "Company");
	sheet_put(&sheet, 126, 78, ": Nandi Retail Ventures");
	sheet_put(&sheet, 40, 90, "GSTIN");
	sheet_put(&sheet, 126, 90, ": 29AAHCM7727Q1Z1"); /* a 1 for an I */
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(a_misread_gstin_takes_no_name_from_its_block)
{
	draw_seller();
	sheet_put(&sheet, 320, 50, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 62, "21 Station Road, Mysuru 570001");
	sheet_put(&sheet, 320, 74, "GSTIN: 29AAHCM7727Q1Z1");
	ck_assert_str_eq(of_scan("data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(who_buys_stands_behind_two_headings)
{
	draw_seller();
	sheet_put(&sheet, 320, 40, "TO: M/S NANDI RETAIL VENTURES");
	sheet_put(&sheet, 340, 52, "PLOT NO. 39, SECTOR 7");
	sheet_put(&sheet, 340, 64, "GSTIN: 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "NANDI RETAIL VENTURES");
}
END_TEST

START_TEST(who_stands_over_the_number_of_a_customer_buys)
{
	draw_seller();
	sheet_put(&sheet, 320, 40, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 52, "21 Station Road");
	sheet_put(&sheet, 320, 64, "Mysuru 570001");
	sheet_put(&sheet, 320, 88, "Bill-to Customer No.");
	sheet_put(&sheet, 450, 88, "C00868");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(a_letterhead_over_the_number_of_a_customer_does_not_buy)
{
	draw_bare();
	sheet_put(&sheet, 40, 20, "Padmavathi Silks");
	sheet_put(&sheet, 40, 32, "21 Station Road");
	sheet_put(&sheet, 40, 56, "Customer No. C00868");
	ck_assert_ptr_null(strstr(value_at("data/recipient/name"), "Padmavathi"));
}
END_TEST

START_TEST(what_stands_over_a_heading_does_not_buy)
{
	draw_seller();
	sheet_put(&sheet, 320, 40, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 52, "21 Station Road");
	sheet_put(&sheet, 320, 76, "Bill to Customer:");
	sheet_put(&sheet, 320, 88, "Sharada Traders");
	ck_assert_str_eq(value_at("data/recipient/name"), "Sharada Traders");
}
END_TEST

START_TEST(a_company_over_the_sellers_number_does_not_buy)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Company:");
	sheet_put(&sheet, 130, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 54, "Company GSTIN:");
	sheet_put(&sheet, 130, 54, "29AABCR1718E1ZL");
	sheet_put(&sheet, 320, 68, "Billing Address GSTIN:");
	sheet_put(&sheet, 440, 68, "29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 82, "Customer Name:");
	sheet_put(&sheet, 130, 82, "Nandi Retail Ventures");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
}
END_TEST

START_TEST(an_address_over_a_number_is_nobodys_name)
{
	draw_seller();
	sheet_put(&sheet, 320, 50, "Booked by: Nandi Retail Ventures");
	sheet_put(&sheet, 340, 62, "Door No. 225, Gandhi Road");
	sheet_put(&sheet, 340, 74, "GSTIN 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

START_TEST(who_is_not_registered_is_named_by_a_label_or_an_address)
{
	draw_seller();
	sheet_put(&sheet, 320, 50, "Name");
	sheet_put(&sheet, 400, 50, "Girish Deshwal");
	ck_assert_str_eq(value_at("data/recipient/name"), "Girish Deshwal");
	draw_seller();
	sheet_put(&sheet, 320, 50, "Suhas Deshpande");
	sheet_put(&sheet, 320, 62, "Shop No. 381, Ring Road");
	sheet_put(&sheet, 320, 74, "Ahmedabad 380017");
	ck_assert_str_eq(value_at("data/recipient/name"), "Suhas Deshpande");
}
END_TEST

/* ---- the seller ---- */

START_TEST(a_mark_is_the_beginning_of_a_companys_name)
{
	static const char *const marks[] = {"Vayu Home", "vayu.net", "Vayu"};

	for (size_t i = 0; i < sizeof(marks) / sizeof(*marks); i++) {
		draw_bare();
		sheet_put(&sheet, 40, 40, marks[i]);
		sheet_put(&sheet, 40, 64, "GSTIN: 29AABCR1718E1ZL");
		sheet_put(&sheet, 40, 400, "Vayu Home Systems India Limited");
		ck_assert_str_eq(value_at("data/supplier/name"), "Vayu Home Systems India Limited");
	}
}
END_TEST

START_TEST(a_sentence_that_begins_with_a_mark_names_nobody)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Vayu");
	sheet_put(&sheet, 40, 64, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 400, "Vayu Home charges inc taxes");
	ck_assert_str_eq(value_at("data/supplier/name"), "Vayu");
}
END_TEST

START_TEST(what_stands_far_beside_a_name_is_no_part_of_it)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 320, 40, "Nandi Ventures Limited");
	sheet_put(&sheet, 40, 52, "GSTIN: 29AABCR1718E1ZL");
	ck_assert_str_eq(value_at("data/supplier/name"), "Padmavathi Silks");
}
END_TEST

static const char *letterhead(const char *name, const char *below, uint8_t conf)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, name);
	sheet_put(&sheet, 40, 52, below);
	sheet_put(&sheet, 40, 64, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 400, 400, "For SHREEJI TRANSPORT CO.");
	sheet_put(&sheet, 400, 440, "Authorised Signatory");
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].y0 == 40000)
			sheet.words[i].conf = conf;
	return value_at("data/supplier/name");
}

START_TEST(who_signs_spells_a_letterhead_that_was_misread)
{
	ck_assert_str_eq(letterhead("SHREFJI TRANSPOR.T CO.", "21 Station Road", 40), "SHREEJI TRANSPORT CO.");
	ck_assert_str_eq(letterhead("SHREFJI TRANSPORT CO.", "21 Station Road", 90), "SHREFJI TRANSPORT CO.");
	ck_assert_str_eq(letterhead("PADMAVATHI SILKS", "21 Station Road", 40), "PADMAVATHI SILKS");
}
END_TEST

START_TEST(an_invocation_is_no_name)
{
	ck_assert_str_eq(letterhead("Shree Ganeshay Namah", "SHREEJI TRANSPORT CO.", 90), "SHREEJI TRANSPORT CO.");
}
END_TEST

START_TEST(what_a_firm_does_is_no_part_of_the_name_with_which_it_signs)
{
	ck_assert_str_eq(letterhead("SHREEJI TRANSPORT CO. - Civil Contractors", "21 Station Road", 90),
			 "SHREEJI TRANSPORT CO.");
	ck_assert_str_eq(letterhead("SHREEJI TRANSPORT - Civil Contractors", "21 Station Road", 90),
			 "SHREEJI TRANSPORT - Civil Contractors");
}
END_TEST

/* Who is read to buy where NAME stands under "To,", over an address, a number and whom it goes to there. */
static const char *addressed(const char *name)
{
	draw_seller();
	sheet_put(&sheet, 40, 66, "To,");
	sheet_put(&sheet, 40, 76, name);
	sheet_put(&sheet, 40, 86, "439 Netaji Marg, Bhilwara - 311001, Rajasthan");
	sheet_put(&sheet, 40, 96, "GSTIN : 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 106, "Kind Attn. : The Controller of Examinations");
	return value_at("data/recipient/name");
}

START_TEST(a_name_may_begin_like_a_label)
{
	ck_assert_str_eq(addressed("State Subordinate Recruitment Board"), "State Subordinate Recruitment Board");
	ck_assert_str_eq(addressed("State Bank of Nandi"), "State Bank of Nandi");
	ck_assert_str_eq(addressed("Mobile World Private Limited"), "Mobile World Private Limited");
	ck_assert_str_eq(addressed("PAN Nandi Transport Co. Pvt. Ltd."), "PAN Nandi Transport Co. Pvt. Ltd.");
}
END_TEST

START_TEST(a_label_of_a_buyer_without_a_name_is_none)
{
	ck_assert_str_eq(addressed("State West Bengal"), "null");
	ck_assert_str_eq(addressed("State Name Himachal Pradesh"), "null");
	ck_assert_str_eq(addressed("Mobile Not Given There"), "null");
	ck_assert_str_eq(addressed("State : Subordinate Recruitment Board"), "null");
}
END_TEST

/* The plain paper, the buyer under HEADING, and who signs it. */
static const char *headed_by(const char *heading, const char *signer)
{
	const struct paper p = plain();

	draw(&p);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].x0 >= 320000 && sheet.words[i].y0 > 40000 && sheet.words[i].y0 < 60000)
			sheet.words[i].text = "";
	sheet_put(&sheet, 320, 40, heading);
	sheet_put(&sheet, 350, 400, signer);
	sheet_put(&sheet, 350, 430, "Authorised Signatory");
	(void)value_at("data/supplier/name");
	return sheet_verdict(all);
}

START_TEST(who_is_billed_buys_whatever_else_he_is)
{
	ck_assert_str_eq(headed_by("Exporter (Bill To):", "For Padmavathi Silks"), "verified");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
}
END_TEST

START_TEST(who_signs_is_hardly_the_buyer)
{
	ck_assert_str_ne(headed_by("Exporter:", "For Padmavathi Silks"), "verified");
	ck_assert_str_eq(headed_by("Exporter:", "For Nandi Retail Ventures"), "verified");
}
END_TEST

/* "#", "Terms" and the heading of the buyer are one block, beside which their values begin. */
START_TEST(what_stands_beside_labels_is_not_below_the_heading_they_end_in)
{
	static const char *const labels[][2] = {{"#", ": PS/25-26/8412"},
						{"Invoice Date", ": 07-08-2025"},
						{"Terms", ": Net 30"},
						{"Due Date", ": 06-09-2025"},
						{"Bill To", NULL}};
	const struct paper p = plain();
	size_t n = 0;

	draw(&p);
	for (size_t i = 0; i < sheet.page.n_words; i++) /* the table and its foot */
		if (sheet.words[i].y0 >= 190000)
			sheet.words[n++] = sheet.words[i];
	sheet.page.n_words = n;
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 50, "21 Station Road");
	sheet_put(&sheet, 40, 60, "GSTIN 29AABCR1718E1ZL");
	for (int i = 0; i < 5; i++) {
		sheet_put(&sheet, 40, 74 + 10 * i, labels[i][0]);
		if (labels[i][1])
			sheet_put(&sheet, 130, 74 + 10 * i, labels[i][1]);
	}
	sheet_put(&sheet, 40, 140, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 150, "GSTIN 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
}
END_TEST

static Suite *gst_parties_suite(void)
{
	Suite *s = suite_create("gst_parties");
	TCase *tc = tcase_create("gst_parties");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, who_is_insured_buys);
	tcase_add_test(tc, a_bank_to_whose_order_goods_are_sent_does_not_buy);
	tcase_add_test(tc, a_heading_heads_nothing_far_below);
	tcase_add_test(tc, what_stands_beside_a_lone_heading_is_the_name);
	tcase_add_test(tc, a_number_in_parentheses_makes_no_other_label_of_a_heading);
	tcase_add_test(tc, the_firm_has_the_number_though_its_colon_stands_apart);
	tcase_add_test(tc, a_misread_gstin_takes_no_name_from_its_block);
	tcase_add_test(tc, who_signs_spells_a_letterhead_that_was_misread);
	tcase_add_test(tc, an_invocation_is_no_name);
	tcase_add_test(tc, who_buys_stands_behind_two_headings);
	tcase_add_test(tc, who_stands_over_the_number_of_a_customer_buys);
	tcase_add_test(tc, a_letterhead_over_the_number_of_a_customer_does_not_buy);
	tcase_add_test(tc, what_stands_over_a_heading_does_not_buy);
	tcase_add_test(tc, a_name_may_begin_like_a_label);
	tcase_add_test(tc, a_label_of_a_buyer_without_a_name_is_none);
	tcase_add_test(tc, a_company_over_the_sellers_number_does_not_buy);
	tcase_add_test(tc, an_address_over_a_number_is_nobodys_name);
	tcase_add_test(tc, who_is_not_registered_is_named_by_a_label_or_an_address);
	tcase_add_test(tc, a_mark_is_the_beginning_of_a_companys_name);
	tcase_add_test(tc, a_sentence_that_begins_with_a_mark_names_nobody);
	tcase_add_test(tc, what_stands_far_beside_a_name_is_no_part_of_it);
	tcase_add_test(tc, what_a_firm_does_is_no_part_of_the_name_with_which_it_signs);
	tcase_add_test(tc, who_is_billed_buys_whatever_else_he_is);
	tcase_add_test(tc, who_signs_is_hardly_the_buyer);
	tcase_add_test(tc, what_stands_beside_labels_is_not_below_the_heading_they_end_in);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_parties_suite());
}
