/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Addresses of the parties of GST invoices: under their names, and without what else stands there. */
#include "../unit.h"
#include "gst_rows.h"

/* TEXT with its middle at X. */
static void put_middle(int x, int y, const char *text)
{
	sheet_put(&sheet, x - (int)strlen(text) * SHEET_CHAR / 2000, y, text);
}

static void draw_buyer(void)
{
	sheet_put(&sheet, 400, 84, "Bill To");
	sheet_put(&sheet, 400, 94, "Nandi Retail Ventures");
	sheet_put(&sheet, 400, 104, "GSTIN: 29AAHCM7727Q1ZI");
}

static const char *value_at(const char *path)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_at(all, path);
}

/* What is read as the address of a buyer whose block has LINES under the name; over its GSTIN. */
static const char *of_buyer(const char *const lines[4])
{
	int y = 62;

	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 50, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 300, 40, "Bill To");
	sheet_put(&sheet, 300, 50, "Nandi Retail Ventures");
	for (size_t i = 0; i < 4 && lines[i]; i++, y += 10)
		sheet_put(&sheet, 300, y, lines[i]);
	sheet_put(&sheet, 300, y, "GSTIN: 29AAHCM7727Q1ZI");
	return value_at("data/recipient/address");
}

START_TEST(a_letterhead_in_the_middle_has_its_address_under_what_the_firm_does)
{
	draw_bare();
	put_middle(300, 40, "Padmavathi Silks");
	put_middle(300, 52, "Dealers in Silk Sarees & Dress Materials");
	put_middle(300, 64, "21 Station Road, Chickpet, Bengaluru - 560053. Ph: 080-22221111");
	put_middle(300, 76, "GSTIN: 29AABCR1718E1ZL");
	draw_buyer();
	ck_assert_str_eq(value_at("data/supplier/address"), "21 Station Road, Chickpet, Bengaluru - 560053");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
}
END_TEST

START_TEST(a_label_or_a_trade_before_an_address_is_none_of_it)
{
	static const char *const lines[] = {"Regd. Office: Plot 21, Chickpet, Bengaluru - 560053",
					    "WORKS : Plot 21, Chickpet, Bengaluru - 560053",
					    "Civil Contractors Plot 21, Chickpet, Bengaluru - 560053",
					    "Dealers in Silk Sarees, Plot 21, Chickpet, Bengaluru - 560053",
					    "Silk Merchants, Handling Agents - Plot 21, Chickpet, Bengaluru - 560053",
					    "Importers, Dealers in Cut Stones, Plot 21, Chickpet, Bengaluru - 560053"};

	for (size_t i = 0; i < DX_LEN(lines); i++) {
		draw_bare();
		put_middle(300, 40, "Padmavathi Silks");
		put_middle(300, 52, lines[i]);
		put_middle(300, 64, "GSTIN: 29AABCR1718E1ZL");
		draw_buyer();
		ck_assert_str_eq(value_at("data/supplier/address"), "Plot 21, Chickpet, Bengaluru - 560053");
	}
}
END_TEST

START_TEST(an_address_stands_behind_its_name_in_an_imprint)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 700,
		  "Padmavathi Silks | Regd. office: Plot 21, Bengaluru 560053 | GSTIN 29AABCR1718E1ZL");
	draw_buyer();
	ck_assert_str_eq(value_at("data/supplier/address"), "Plot 21, Bengaluru 560053");
	draw_bare();
	sheet_put(&sheet, 40, 40, "PADMAVATHI SILKS");
	sheet_put(&sheet, 40, 700, "Padmavathi Silks, Plot 21, Chickpet, Bengaluru 560053");
	sheet_put(&sheet, 40, 712, "GSTIN 29AABCR1718E1ZL");
	draw_buyer();
	ck_assert_str_eq(value_at("data/supplier/address"), "Plot 21, Chickpet, Bengaluru 560053");
}
END_TEST

/* What is read as the seller's address, which LINES at the foot of the page have. */
static const char *of_foot(const char *const lines[2])
{
	const struct paper p = plain();

	draw_bare();
	put_row(200, p.heads);
	for (int i = 0; i < 3; i++)
		put_row(216 + 16 * i, p.items[i]);
	put_middle(300, 40, "Padmavathi Silks");
	put_middle(300, 52, "GSTIN: 29AABCR1718E1ZL");
	draw_buyer();
	for (int i = 0; i < 2 && lines[i]; i++)
		put_middle(300, 700 + 12 * i, lines[i]);
	return value_at("data/supplier/address");
}

START_TEST(the_only_address_in_the_foot_is_the_sellers)
{
	static const struct {
		const char *const lines[2];
		const char *address;
	} cases[] = {{{"Factory : Plot No. 21, Chickpet, Bengaluru - 560053, Karnataka"},
		      "Plot No. 21, Chickpet, Bengaluru - 560053, Karnataka"},
		     {{"No. 21, Chickpet, Bengaluru - 560053. Phone : 080-22221111"},
		      "No. 21, Chickpet, Bengaluru - 560053"},
		     {{"SCO 51, Chickpet, Bengaluru - 560053 Tel. 9811000000"}, "SCO 51, Chickpet, Bengaluru - 560053"},
		     {{"Canara Bank, No. 21, Chickpet, Bengaluru - 560053"}, "null"},
		     {{"No. 21, Bank Branch Road, Bengaluru - 560053"}, "null"},
		     {{"Plot No. 21, Chickpet, Bengaluru - 560053", "Plot No. 4, Hebbal, Mysuru - 570016"}, "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++)
		ck_assert_str_eq(of_foot(cases[i].lines), cases[i].address);
}
END_TEST

START_TEST(a_state_behind_its_label_is_no_line_of_an_address)
{
	static const char *const labels[] = {"POS", "State & Code", "State"};
	static const char *const states[] = {"29 - Karnataka", "Karnataka - 29", "Karnataka"};

	for (size_t i = 0; i < DX_LEN(labels); i++) {
		draw_bare();
		put_middle(300, 40, "Padmavathi Silks");
		put_middle(300, 52, "GSTIN: 29AABCR1718E1ZL");
		sheet_put(&sheet, 40, 84, "Customer");
		sheet_put(&sheet, 150, 84, "Nandi Retail Ventures");
		sheet_put(&sheet, 40, 96, "Address");
		sheet_put(&sheet, 150, 96, "H-16, Ring Road, Mysuru - 570001");
		sheet_put(&sheet, 40, 108, "GSTIN");
		sheet_put(&sheet, 150, 108, "29AAHCM7727Q1ZI");
		sheet_put(&sheet, 40, 120, labels[i]);
		sheet_put(&sheet, 150, 120, states[i]);
		ck_assert_str_eq(value_at("data/recipient/address"), "H-16, Ring Road, Mysuru - 570001");
	}
}
END_TEST

START_TEST(the_number_of_a_house_may_be_a_line)
{
	draw_bare();
	put_middle(300, 36, "Padmavathi Silks");
	put_middle(300, 46, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 58, "Name");
	sheet_put(&sheet, 150, 58, "Nandi Caterers");
	sheet_put(&sheet, 40, 68, "Address");
	sheet_put(&sheet, 150, 68, "334-B");
	sheet_put(&sheet, 150, 78, "Hebbal Industrial Area");
	sheet_put(&sheet, 150, 88, "Mysuru-570016");
	sheet_put(&sheet, 40, 98, "GSTIN");
	sheet_put(&sheet, 150, 98, "29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/address"), "334-B, Hebbal Industrial Area, Mysuru-570016");
}
END_TEST

START_TEST(registrations_and_telephones_are_no_address)
{
	static const struct {
		const char *const lines[4];
		const char *address;
	} cases[] = {
		{{"H-16, Ring Road", "Mysuru - 570001 GSTIN 29AAHCM7727Q1ZI"}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru - 570001", "29AAHCM7727Q1ZI"}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru - 570001 | Ph 9811000000"}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road", "Mysuru - 570001, Karnataka, State Code 29"},
		 "H-16, Ring Road, Mysuru - 570001, Karnataka"},
		{{"H-16, Ring Road, Mysuru - 570001 (Karnataka)", "Construction of a godown"},
		 "H-16, Ring Road, Mysuru - 570001 (Karnataka)"},
		{{"H-16, Ring Road, Mysuru - 570001 \302\267 Ph 9811000000"}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru - 570001 * Mob.: 9811000000"}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru - 570001 \302\260 Ph 9811000000"},
		 "H-16, Ring Road, Mysuru - 570001 \302\260"},
		{{"H-16, Sai Plaza", "Station Road", "Mysuru - 570001"},
		 "H-16, Sai Plaza, Station Road, Mysuru - 570001"},
		{{"B-77,", "Transport Nagar,", "Mysuru - 570001"}, "B-77, Transport Nagar, Mysuru - 570001"},
		{{"H-16, Ring Road", "Mysuru - 570001."}, "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road", "Mysuru - 570001, Karnataka - 29"}, "H-16, Ring Road, Mysuru - 570001, Karnataka"},
		{{"H-16, Ring Road", "Mysuru - 570001", "SAC 996812 - Courier Services"},
		 "H-16, Ring Road, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru - 570001", "RA-1/NAN/24-25", "07/08/2024"},
		 "H-16, Ring Road, Mysuru - 570001"}, /* "24" is a state's code */
		{{"H-16, Ring Road", "Mysuru 570001", "India"}, "H-16, Ring Road, Mysuru 570001"},
		{{"Civil Engineers & Govt. Contractors", "H-16, Ring Road", "Mysuru 570001"},
		 "H-16, Ring Road, Mysuru 570001"},
		{{"H-16, Opp. Telephone Exchange", "Mysuru - 570001 Telephone 0821-2420000"},
		 "H-16, Opp. Telephone Exchange, Mysuru - 570001"},
		{{"H-16, Next to Fire Station", "Mysuru - 570001"}, "H-16, Next to Fire Station, Mysuru - 570001"},
		{{"H-16, Ring Road, Mysuru 570 001", "Supply in : Karnataka (29)"}, "H-16, Ring Road, Mysuru 570 001"},
		{{"Not furnished"}, "null"},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++)
		ck_assert_str_eq(of_buyer(cases[i].lines), cases[i].address);
}
END_TEST

/* A hotel's folio: who stayed, and the firm that is billed for it, in a column of labels. */
START_TEST(a_guests_firm_has_the_address_and_the_gstin_of_its_column)
{
	static const char *const rows[][2] = {{"Guest Name", "Mr. Harpal Gill"},
					      {"Company", "Nandi Retail Pvt. Ltd."},
					      {"Address", "H-16, Sai Plaza"},
					      {NULL, "Station Road, Mysuru 570001"},
					      {"Company GSTIN", "29AAHCM7727Q1ZI"}};

	draw_bare();
	put_middle(300, 30, "PADMAVATHI HOTEL");
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		const int y = 44 + 11 * (int)i;

		if (rows[i][0]) {
			sheet_put(&sheet, 40, y, rows[i][0]);
			sheet_put(&sheet, 142, y, ":");
		}
		sheet_put(&sheet, 150, y, rows[i][1]);
	}
	put_middle(300, 700, "Padmavathi Hotel, Plot 21, Chickpet, Bengaluru 560053");
	put_middle(300, 712, "GSTIN 29AABCR1718E1ZL");
	ck_assert_str_eq(value_at("data/recipient/address"), "H-16, Sai Plaza, Station Road, Mysuru 570001");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Pvt. Ltd.");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
	ck_assert_str_eq(sheet_at(all, "data/supplier/address"), "Plot 21, Chickpet, Bengaluru 560053");
}
END_TEST

START_TEST(the_address_of_another_party_is_nobody_elses)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 50, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 62, "To : M/s Nandi Retail Ventures");
	sheet_put(&sheet, 40, 74, "H-16, Ring Road, Mysuru - 570001");
	sheet_put(&sheet, 40, 86, "GSTIN: 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/address"), "H-16, Ring Road, Mysuru - 570001");
	ck_assert_str_eq(sheet_at(all, "data/supplier/address"), "null");
}
END_TEST

static Suite *gst_address_suite(void)
{
	Suite *s = suite_create("gst_address");
	TCase *tc = tcase_create("addresses");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_letterhead_in_the_middle_has_its_address_under_what_the_firm_does);
	tcase_add_test(tc, a_label_or_a_trade_before_an_address_is_none_of_it);
	tcase_add_test(tc, an_address_stands_behind_its_name_in_an_imprint);
	tcase_add_test(tc, the_only_address_in_the_foot_is_the_sellers);
	tcase_add_test(tc, a_state_behind_its_label_is_no_line_of_an_address);
	tcase_add_test(tc, the_number_of_a_house_may_be_a_line);
	tcase_add_test(tc, registrations_and_telephones_are_no_address);
	tcase_add_test(tc, a_guests_firm_has_the_address_and_the_gstin_of_its_column);
	tcase_add_test(tc, the_address_of_another_party_is_nobody_elses);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_address_suite());
}
