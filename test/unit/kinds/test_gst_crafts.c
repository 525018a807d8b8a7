/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bills of crafts: hire by the day, labour beneath spares, space in a newspaper; and what the heads of such papers say.
 */
#include "../unit.h"
#include "gst_lines.h"

static const char *value_at(const char *path)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_at(all, path);
}

/* ---- tables ---- */

static void foot_line(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 350, y, name);
	sheet_right(&sheet, edges[6], y, value);
}

/* 12 × 15 × 30.00 = 5,400.00; 2 × 14 × 100.00 = 2,800.00; 3 × 8 × 10.00 = 240.00; FIRST is the first price. */
static const char *on_hire(const char *goods, const char *first)
{
	struct paper p = plain();
	const char *const rows[][3] = {{"12", "15", first}, {"2", "14", "100.00"}, {"3", "8", "10.00"}};

	p.heads[1] = goods;
	p.heads[2] = "Qty";
	p.heads[3] = "Unit";
	p.heads[4] = "No. of";
	p.heads[5] = "Rate per";
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		p.items[i][2] = rows[i][0];
		p.items[i][3] = "Nos";
		p.items[i][4] = rows[i][1];
		p.items[i][5] = rows[i][2];
	}
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	draw(&p);
	sheet_right(&sheet, edges[4], 208, "Days");
	sheet_right(&sheet, edges[5], 208, "Day");
	return read_sheet();
}

START_TEST(days_of_hire_may_be_headed_in_two_lines)
{
	ck_assert_str_eq(on_hire("Material on Hire", "30.00"), "verified");
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_eq(item(0, "unit_price"), "30.00");
	ck_assert_str_eq(item(0, "taxable_value"), "5400.00");
	ck_assert_str_eq(on_hire("Description", "30.00"), "verified");
	ck_assert_str_ne(on_hire("Material on Hire", "31.00"), "verified");
}
END_TEST

/* Spares above, labour below, each with its headings and its sums; the second table is of items too. */
START_TEST(labour_has_a_table_of_its_own)
{
	static const char *const rows[][CELLS] = {
		{"Code", "Spare Part", "HSN/SAC", NULL, "Taxable", "GST%", "Amount"},
		{"P4", "Bumper clip", "87081090", NULL, "5,400.00", "18", "6,372.00"},
		{"P5", "Wiper blade", "85129000", NULL, "2,800.00", "18", "3,304.00"},
		{NULL, "Parts Total", NULL, NULL, "8,200.00", NULL, "9,676.00"},
		{NULL},
		{"Code", "Labour / Operation", "HSN/SAC", NULL, "Taxable", "GST%", "Amount"},
		{"L7", "Wheel alignment", "998714", NULL, "800.00", "18", "944.00"},
		{NULL, "Labour Total", NULL, NULL, "800.00", NULL, "944.00"}};
	struct paper p = plain();
	int y = 200;

	for (int i = 0; i < CELLS; i++)
		p.heads[i] = NULL;
	p.items[0][1] = NULL;
	p.foot[0][0] = NULL;
	draw(&p);
	for (size_t i = 0; i < DX_LEN(rows); i++)
		put_row(y += 16, rows[i]);
	foot_line(370, "Total Taxable Value", "9,000.00");
	foot_line(386, "CGST", "810.00");
	foot_line(402, "SGST", "810.00");
	foot_line(418, "Bill Total", "10,620.00");
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(item(2, "description"), "Wheel alignment");
	ck_assert_str_eq(item(2, "taxable_value"), "800.00");
}
END_TEST

/* ---- heads ---- */

/* The number of a release order is no rounding ("R.O."). */
START_TEST(a_release_order_rounds_nothing)
{
	const struct paper p = plain();

	draw(&p);
	sheet_put(&sheet, 320, 110, "R.O. No.");
	sheet_put(&sheet, 420, 110, "12211");
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/round_off"), "null");
}
END_TEST

/* An agency in a column of labels, with ADDRESS under its name and NUMBER below that, for a client. */
static void through_agency(const char *label, const char *address, const char *number)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, label);
	sheet_put(&sheet, 120, 40, "Nandi Advertising");
	sheet_put(&sheet, 120, 51, address);
	sheet_put(&sheet, 120, 76, number);
	sheet_put(&sheet, 40, 90, "Client");
	sheet_put(&sheet, 120, 90, "Trimurti Motors");
	sheet_put(&sheet, 40, 700, "Padmavathi Publications Limited");
	sheet_put(&sheet, 40, 712, "GSTIN: 29AABCR1718E1ZL");
}

START_TEST(what_is_printed_through_an_agency_is_billed_to_it)
{
	static const char street[] = "21 Station Road, Mysuru - 570 001";

	through_agency("Agency", street, "GSTIN 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Nandi Advertising");
	ck_assert_str_eq(sheet_at(all, "data/recipient/address"), street);
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
	through_agency("Agency", "The paper of the district", "GSTIN 29AAHCM7727Q1ZI"); /* nobody's address */
	ck_assert_str_eq(value_at("data/recipient/name"), "Trimurti Motors");
	through_agency("Printer", street, "GSTIN 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/name"), "Trimurti Motors");
}
END_TEST

/* A GSTIN under what a heading in a column of labels names, before the next label. */
START_TEST(a_number_under_what_a_label_names_is_its_own)
{
	through_agency("Client", "21 Station Road, Mysuru - 570 001", "GSTIN 29AAHCM7727Q1ZI");
	ck_assert_str_eq(value_at("data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
}
END_TEST

/* All boxes of a registered e-invoice stand close above one another. */
START_TEST(a_long_column_of_boxes_ends_no_address)
{
	static const char *const lines[] = {"1.e-Invoice Details",
					    "IRN : 8b9679a187e4d805d1eafa15caf636ddedc41d2c14a979eaa2410e77bca89252",
					    "Ack No. : 112328039169714",
					    "2.Document Details",
					    "Category : B2B",
					    "Document Type : Tax Invoice",
					    "3.Party Details",
					    "Supplier :",
					    "GSTIN : 29AABCR1718E1ZL",
					    "PADMAVATHI SILKS",
					    "D-220",
					    "NEAR OLD OCTROI NAKA",
					    "OLD SADAR",
					    "MYSURU 570001 KARNATAKA"};

	draw_bare();
	for (size_t i = 0; i < DX_LEN(lines); i++)
		sheet_put(&sheet, 40, 40 + 11 * (int)i, lines[i]);
	ck_assert_str_eq(value_at("data/supplier/address"),
			 "D-220, NEAR OLD OCTROI NAKA, OLD SADAR, MYSURU 570001 KARNATAKA");
}
END_TEST

/* An imprint's parts are kept apart by dots. */
START_TEST(a_dot_begins_no_address)
{
	static const char *const dots[] = {"\302\267", "\342\200\242", "|"};

	for (size_t i = 0; i < DX_LEN(dots); i++) {
		draw_bare();
		sheet_put(&sheet, 40, 30, "Padmavathi Lifts Pvt. Ltd.");
		sheet_put(&sheet, 40, 60, "Bill To");
		sheet_put(&sheet, 40, 72, "Nandi Retail Ventures");
		sheet_put(&sheet, 40, 84, "GSTIN: 29AAHCM7727Q1ZI");
		sheet_put(
			&sheet, 40, 700,
			dx_asprintf(arena, "Padmavathi Lifts Pvt. Ltd. %s Unit 15, Ring Road, Mysuru 570001", dots[i]));
		sheet_put(&sheet, 40, 712, "GSTIN 29AABCR1718E1ZL");
		ck_assert_str_eq(value_at("data/supplier/address"), "Unit 15, Ring Road, Mysuru 570001");
	}
}
END_TEST

/* A consignee abroad beside a buyer who is the same. */
static void draw_consignee(void)
{
	static const char *const consignee[] = {"Consignee", "Maple Hearth Imports Inc.", "880 Carling Row",
						"Ottawa ON K1S 4X2", "Canada"};

	draw_bare();
	sheet_put(&sheet, 40, 40, "Exporter");
	sheet_put(&sheet, 40, 52, "Padmavathi Silks");
	sheet_put(&sheet, 40, 64, "GSTIN: 29AABCR1718E1ZL");
	for (size_t i = 0; i < DX_LEN(consignee); i++)
		sheet_put(&sheet, 220, 110 + 11 * (int)i, consignee[i]);
	sheet_put(&sheet, 400, 110, "Buyer (if other than consignee)");
	sheet_put(&sheet, 400, 121, "Same as consignee");
	sheet_put(&sheet, 400, 150, "Place of Supply: 96 - Other Countries");
	sheet_put(&sheet, 220, 176, "Pre-Carriage by");
	sheet_put(&sheet, 220, 186, "Road");
}

START_TEST(an_address_may_be_labelled_beside_a_name)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Opticals");
	sheet_put(&sheet, 40, 52, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 90, "Customer Name");
	sheet_put(&sheet, 120, 90, "Rohan Rao");
	sheet_put(&sheet, 300, 90, "Address");
	sheet_put(&sheet, 360, 90, "21 Station Road, Mysuru 570001");
	ck_assert_str_eq(value_at("data/recipient/name"), "Rohan Rao");
	ck_assert_str_eq(sheet_at(all, "data/recipient/address"), "21 Station Road, Mysuru 570001");
}
END_TEST

/* Whose box says "same as consignee" is where that is, in whatever country; what stands below is none of it. */
START_TEST(an_address_abroad_is_whole_without_a_pin_code)
{
	draw_consignee();
	ck_assert_str_eq(value_at("data/recipient/name"), "Maple Hearth Imports Inc.");
	ck_assert_str_eq(sheet_at(all, "data/recipient/address"), "880 Carling Row, Ottawa ON K1S 4X2, Canada");
}
END_TEST

/* What the lines of the head say at PATH. */
static const char *said(const char *first, const char *second, const char *path)
{
	struct paper p = plain();

	p.head[2] = first;
	p.head[3] = second;
	draw(&p);
	return value_at(path);
}

START_TEST(a_sentence_says_when_to_pay)
{
	static const char due[] = "data/due_date";

	ck_assert_str_eq(said("We invoice as under. Payment is due on or before", "18 September 2025. Thank you.", due),
			 "2025-09-18");
	ck_assert_str_eq(said("We invoice as under. Payment is due on or", "before 18 September 2025. Thank you.", due),
			 "2025-09-18");
	ck_assert_str_eq(said("We invoice as under. Payment of this bill is due by 18 September", "2025.", due),
			 "2025-09-18");
	ck_assert_str_eq(said("We have your payment of the bill of 18 September 2025.", "", due), "null");
	ck_assert_str_eq(said("Payment was received on 18 September 2025.", "", due), "null");
}
END_TEST

START_TEST(a_charge_may_not_be_applicable)
{
	static const char charge[] = "data/reverse_charge";

	ck_assert_str_eq(said("Receipts are enclosed. Reverse charge: Not applicable. Subject to Mysuru.", "", charge),
			 "false");
	ck_assert_str_eq(said("Reverse Charge : Not Applicable", "", charge), "false");
	ck_assert_str_eq(said("Receipts are enclosed. Reverse charge: Not known. Subject to Mysuru.", "", charge),
			 "null");
}
END_TEST

static Suite *gst_crafts_suite(void)
{
	Suite *s = suite_create("gst_crafts");
	TCase *tc = tcase_create("gst_crafts");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, days_of_hire_may_be_headed_in_two_lines);
	tcase_add_test(tc, labour_has_a_table_of_its_own);
	tcase_add_test(tc, a_release_order_rounds_nothing);
	tcase_add_test(tc, what_is_printed_through_an_agency_is_billed_to_it);
	tcase_add_test(tc, a_number_under_what_a_label_names_is_its_own);
	tcase_add_test(tc, a_long_column_of_boxes_ends_no_address);
	tcase_add_test(tc, a_dot_begins_no_address);
	tcase_add_test(tc, an_address_may_be_labelled_beside_a_name);
	tcase_add_test(tc, an_address_abroad_is_whole_without_a_pin_code);
	tcase_add_test(tc, a_sentence_says_when_to_pay);
	tcase_add_test(tc, a_charge_may_not_be_applicable);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_crafts_suite());
}
