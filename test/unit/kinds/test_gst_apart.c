/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands apart from the name of a party of a GST invoice: its address in a corner or below a label, its PAN. */
#include "../unit.h"
#include "gst_lines.h"

static const char *data(const char *path)
{
	return sheet_at(all, dx_asprintf(arena, "data/%s", path));
}

/* A sheet with the items and the foot of plain() under a head that the test draws. */
static void draw_headless(void)
{
	draw_bare();
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
}

/* LINES at the right edge, or at a left one, beside the seller's name. */
static const char *in_corner(const char *const lines[4], bool right)
{
	draw_headless();
	sheet_put(&sheet, 40, 66, "GSTIN: 29AABCR1718E1ZL");
	for (int i = 0; i < 4 && lines[i]; i++)
		if (right)
			sheet_right(&sheet, 560, 44 + 12 * i, lines[i]);
		else
			sheet_put(&sheet, 420, 44 + 12 * i, lines[i]);
	(void)read_sheet();
	return data("supplier/address");
}

START_TEST(an_address_may_stand_in_the_corner_beside_the_name)
{
	static const char *const cases[][5] = {
		{"Plot No. 6/C", "Vasant Vihar", "Mysuru - 570001", "Karnataka",
		 "Plot No. 6/C, Vasant Vihar, Mysuru - 570001, Karnataka"},
		{"Old No. 4, New No. 227", "Subhash Chowk", "Mysuru - 570001", NULL,
		 "Old No. 4, New No. 227, Subhash Chowk, Mysuru - 570001"},
		{"21 Station Road", "Mysuru 570001", NULL, NULL, "21 Station Road, Mysuru 570001"},
		{"21 Station Road", "Mysuru", NULL, NULL, "null"}, /* nobody knows whether that is all */
		{"Silks, Sarees", "Mysuru 570001", NULL, NULL, "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++)
		for (int right = 0; right < 2; right++)
			ck_assert_msg(strcmp(in_corner(cases[i], right), cases[i][4]) == 0, "%s: %s", cases[i][0],
				      data("supplier/address"));
}
END_TEST

/* The only sum of the foot that stands over who signs is nobody. */
START_TEST(a_sum_over_a_signature_is_no_name)
{
	struct paper p = plain();

	p.foot[4][0] = "Balance Due";
	p.foot[4][1] = "9,959.20";
	draw(&p);
	sheet_put(&sheet, 420, 20, "Balance Due");
	sheet_put(&sheet, 420, 32, "9,959.20");
	sheet_put(&sheet, 350, 370, "Authorized Signature");
	(void)read_sheet();
	ck_assert_str_eq(data("supplier/name"), "Padmavathi Silks");
}
END_TEST

/* "Hirer : M/s …" over "Address :    …": both behind a colon, the second one in a column of its own. */
START_TEST(a_firm_and_its_address_may_stand_behind_labels)
{
	static const char *const heads[] = {"Buyer : M/s Saffron Agro Farms",
					    "Received from / Hirer : M/s Saffron Agro Farms",
					    "Hirer : M/s. Saffron Agro Farms"};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		draw_headless();
		sheet_put(&sheet, 40, 62, "21 Station Road, Mysuru 570001");
		sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
		sheet_put(&sheet, 40, 134, heads[i]);
		sheet_put(&sheet, 40, 146, "Address :");
		sheet_put(&sheet, 140, 146, "Shop No. 32, GIDC Estate, Howrah 711194");
		sheet_put(&sheet, 40, 158, "Rent of cold stores for the season 2024");
		(void)read_sheet();
		ck_assert_str_eq(data("recipient/name"), "Saffron Agro Farms");
		ck_assert_str_eq(data("recipient/address"), "Shop No. 32, GIDC Estate, Howrah 711194");
	}
}
END_TEST

/* Who has no GSTIN may have a PAN, in the column of his name; another column's is another's. */
START_TEST(a_pan_may_stand_in_the_column_of_a_name)
{
	for (int i = 0; i < 2; i++) {
		draw_headless();
		sheet_put(&sheet, 40, 62, "21 Station Road, Mysuru 570001");
		sheet_put(&sheet, 40, 134, "Name");
		sheet_put(&sheet, 110, 134, "Debjani Sen");
		sheet_put(&sheet, 40, 146, "Address");
		sheet_put(&sheet, 110, 146, "12 Ring Road, Mysuru 570002");
		sheet_put(&sheet, 40, 158, "PAN");
		sheet_put(&sheet, i == 0 ? 110 : 170, 158, "JDXPZ0737X");
		sheet_put(&sheet, 380, 134, "GSTIN");
		sheet_put(&sheet, 450, 134, "29AABCR1718E1ZL");
		(void)read_sheet();
		ck_assert_str_eq(data("recipient/name"), "Debjani Sen");
		ck_assert_str_eq(data("recipient/pan"), i == 0 ? "JDXPZ0737X" : "null");
	}
}
END_TEST

/* Shops with an office above them are numbered so, and houses that were numbered anew have both numbers. */
START_TEST(numbers_of_shops_and_houses_begin_addresses)
{
	static const char *const first[] = {"S.C.O. 199", "SCO 199", "S.C.F. No. 12", "Old No. 33, New No. 176"};

	for (size_t i = 0; i < DX_LEN(first); i++) {
		draw_headless();
		sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
		sheet_put(&sheet, 40, 122, "Company : Lotus Consulting Pvt Ltd");
		sheet_put(&sheet, 40, 134, dx_asprintf(arena, "Address : %s", first[i]));
		sheet_put(&sheet, 94, 146, "Industrial Area Phase II, Kochi - 682074");
		sheet_put(&sheet, 40, 158, "GSTIN : 32DSDCR3898E1Z7");
		(void)read_sheet();
		ck_assert_str_eq(data("recipient/address"),
				 dx_asprintf(arena, "%s, Industrial Area Phase II, Kochi - 682074", first[i]));
	}
}
END_TEST

/* Who is written to without a heading: a firm under whose name somebody's attention is called, a person without a PIN
 * code. */
START_TEST(who_is_written_to_buys)
{
	static const char *const cases[][5] = {{"Pharmavale Research LLP", "Attn: Head, Administration",
						"71, Sector 14", "Rourkela 769 012", "71, Sector 14, Rourkela 769 012"},
					       {"Mr. Vikram Rathore", "4, Officers' Enclave", "Delhi (State code 07)",
						NULL, "4, Officers' Enclave, Delhi"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		draw_headless();
		sheet_put(&sheet, 40, 62, "21 Station Road, Mysuru 570001");
		sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
		for (int k = 0; k < 4 && cases[i][k]; k++)
			sheet_put(&sheet, 40, 134 + 12 * k, cases[i][k]);
		(void)read_sheet();
		ck_assert_str_eq(data("recipient/name"), cases[i][0]);
		ck_assert_str_eq(data("recipient/address"), cases[i][4]);
	}
}
END_TEST

/* In the only block with a GSTIN of a column of labels: a month and a state are nobody. */
START_TEST(no_month_and_no_state_sells)
{
	static const char *const values[] = {"September 2024", "Sept. 2024", "Tamil Nadu (33)", "Odisha - 21"};

	for (size_t i = 0; i < DX_LEN(values); i++) {
		draw_headless();
		sheet_put(&sheet, 320, 110, "Storage month");
		sheet_put(&sheet, 440, 110, values[i]);
		sheet_put(&sheet, 320, 122, "Our GSTIN");
		sheet_put(&sheet, 440, 122, "29AABCR1718E1ZL");
		(void)read_sheet();
		ck_assert_str_eq(data("supplier/name"), "Padmavathi Silks");
	}
}
END_TEST

/* A line may end within the name of a town or a state. */
START_TEST(a_town_may_be_broken)
{
	static const char *const lines[][3] = {
		{"Shop 4, Hill Lane, New", "Delhi - 110033", "Shop 4, Hill Lane, New Delhi - 110033"},
		{"Shop 4, Hill Lane, Navi", "Mumbai 400701", "Shop 4, Hill Lane, Navi Mumbai 400701"},
		{"Shop 4, Hill Lane", "Mysuru 570001", "Shop 4, Hill Lane, Mysuru 570001"}};

	for (size_t i = 0; i < DX_LEN(lines); i++) {
		draw_headless();
		sheet_put(&sheet, 40, 62, lines[i][0]);
		sheet_put(&sheet, 40, 74, lines[i][1]);
		sheet_put(&sheet, 40, 86, "GSTIN: 29AABCR1718E1ZL");
		(void)read_sheet();
		ck_assert_str_eq(data("supplier/address"), lines[i][2]);
	}
}
END_TEST

START_TEST(a_state_may_be_called_pos)
{
	static const char *const labels[] = {"POS Code : 36", "State / P.O.S. : Telangana", "P.O.S. Code : 36"};

	for (size_t i = 0; i < DX_LEN(labels); i++) {
		struct paper p = plain();

		p.head[2] = labels[i];
		(void)verdict(&p);
		ck_assert_str_eq(data("place_of_supply"), "36");
	}
}
END_TEST

START_TEST(a_sentence_asks_to_pay)
{
	struct paper p = plain();

	p.foot[4][0] = "Kindly arrange to pay by 10 August 2025.";
	p.foot[4][1] = "";
	(void)verdict(&p);
	ck_assert_str_eq(data("due_date"), "2025-08-10");
	p.foot[4][0] = "We pay tax on the 10 August 2025 returns.";
	(void)verdict(&p);
	ck_assert_str_eq(data("due_date"), "null");
}
END_TEST

START_TEST(tea_is_paid_on_its_prompt_date)
{
	struct paper p = plain();

	p.head[2] = "Prompt Date: 17/08/2025";
	(void)verdict(&p);
	ck_assert_str_eq(data("due_date"), "2025-08-17");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_apart");
	TCase *tc = tcase_create("gst_apart");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, an_address_may_stand_in_the_corner_beside_the_name);
	tcase_add_test(tc, a_sum_over_a_signature_is_no_name);
	tcase_add_test(tc, a_firm_and_its_address_may_stand_behind_labels);
	tcase_add_test(tc, a_pan_may_stand_in_the_column_of_a_name);
	tcase_add_test(tc, numbers_of_shops_and_houses_begin_addresses);
	tcase_add_test(tc, who_is_written_to_buys);
	tcase_add_test(tc, no_month_and_no_state_sells);
	tcase_add_test(tc, a_town_may_be_broken);
	tcase_add_test(tc, a_state_may_be_called_pos);
	tcase_add_test(tc, a_sentence_asks_to_pay);
	tcase_add_test(tc, tea_is_paid_on_its_prompt_date);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
