/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tables of trades whose headings stand over each other, are figures, or are nobody else's. */
#include "../unit.h"
#include "gst_rows.h"

#define COLS 12
#define HEAD 200

/* Right edges of columns; the second one has the names, from its left. */
static const int ends[COLS] = {50, 60, 0, 160, 205, 245, 285, 325, 395, 460, 525, 590};

static void put_cells(int y, const char *const *cells)
{
	for (int i = 0; i < COLS; i++) {
		if (!cells[i])
			continue;
		if (i == 1)
			sheet_put(&sheet, ends[i], y, cells[i]);
		else
			sheet_right(&sheet, ends[i], y, cells[i]);
	}
}

/* Head and foot around ITEMS; headings are the test's. */
static void around(const char *const items[][COLS], const char *const foot[][2])
{
	struct paper p = plain();
	int y = HEAD + 6;

	for (int i = 0; i < CELLS; i++)
		p.heads[i] = NULL;
	p.items[0][1] = NULL;
	p.foot[0][0] = NULL;
	draw(&p);
	for (size_t i = 0; items[i][1]; i++)
		put_cells(y += 16, items[i]);
	y += 20;
	for (size_t i = 0; foot[i][0]; i++) {
		sheet_put(&sheet, 400, y += 16, foot[i][0]);
		sheet_right(&sheet, 580, y, foot[i][1]);
	}
}

static const char *read_sheet(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

static const char *item(int n, const char *member)
{
	return sheet_at(all, dx_asprintf(arena, "data/line_items/%d/%s", n, member));
}

/* 2.00 × 195.00 = 390.00; 12.00 × 450.00 = 5,400.00 */
static const char *const executed_foot[][2] = {{"Taxable Value", "5,790.00"},
					       {"CGST 9%", "521.10"},
					       {"SGST 9%", "521.10"},
					       {"Grand Total", "6,832.20"},
					       {NULL}};

START_TEST(stages_stand_under_what_they_are_of)
{
	static const char *const stages[][3] = {{"Prev.", "This", "Total"}, {"Last", "Now", "Cum."}};
	static const char *const executed[][COLS] = {{"1", "Brick work", NULL, "9954", "195.00", "8.00", "2.00",
						      "10.00", NULL, "1,560.00", "390.00", "1,950.00"},
						     {"2", "Panel light", NULL, "9954", "450.00", "3.00", "12.00",
						      "15.00", NULL, "1,350.00", "5,400.00", "6,750.00"},
						     {NULL}};

	for (size_t i = 0; i < DX_LEN(stages); i++) {
		const char *const heads[COLS] = {"Sl",   "Item of Work", NULL,         "SAC",
						 "Rate", stages[i][0],   stages[i][1], stages[i][2],
						 NULL,   stages[i][0],   stages[i][1], stages[i][2]};

		around(executed, executed_foot);
		put_cells(HEAD, heads);
		sheet_put(&sheet, 255, HEAD - 12, "Quantity");
		sheet_put(&sheet, 483, HEAD - 12, "Amount");
		ck_assert_str_eq(read_sheet(), "verified");
		ck_assert_str_eq(item(0, "quantity"), "2");
		ck_assert_str_eq(item(1, "taxable_value"), "5400.00");
		ck_assert_str_eq(item(1, "description"), "Panel light");
	}
}
END_TEST

START_TEST(kinds_stand_under_their_stages)
{
	static const char *const items[][COLS] = {{"1", "Brick work", NULL, "9954", "195.00", "8.00", NULL, "1,560.00",
						   "2.00", "390.00", "10.00", "1,950.00"},
						  {"2", "Panel light", NULL, "9954", "450.00", "0.00", NULL, "0.00",
						   "12.00", "5,400.00", "12.00", "5,400.00"},
						  {NULL}};
	static const char *const heads[COLS] = {"Sl", "Item of Work", NULL,  "SAC",    "Rate", "Qty",
						NULL, "Amount",       "Qty", "Amount", "Qty",  "Amount"};

	around(items, executed_foot);
	put_cells(HEAD, heads);
	sheet_put(&sheet, 242, HEAD - 12, "Previous Bill");
	sheet_put(&sheet, 395, HEAD - 12, "This Bill");
	sheet_put(&sheet, 522, HEAD - 12, "Up to Date");
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_str_eq(item(0, "quantity"), "2");
	ck_assert_str_eq(item(0, "taxable_value"), "390.00");
}
END_TEST

/* "Previous" and "Present" of what is neither a quantity nor an amount are left alone. */
START_TEST(readings_of_meters_are_no_stages)
{
	static const char *const items[][COLS] = {
		{"1", "Meter of tower A", NULL, "9987", NULL, "45120", "45360", "240", NULL, "9.50", "2,280.00"},
		{"2", "Meter of tower B", NULL, "9987", NULL, "3310", "3440", "130", NULL, "9.50", "1,235.00"},
		{NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "3,515.00"},
					      {"CGST 9%", "316.35"},
					      {"SGST 9%", "316.35"},
					      {"Grand Total", "4,147.70"},
					      {NULL}};
	static const char *const heads[COLS] = {"Sl",      "Description", NULL, "SAC",  NULL,    "Previous",
						"Present", "Units",       NULL, "Rate", "Amount"};

	around(items, foot);
	put_cells(HEAD, heads);
	sheet_put(&sheet, 240, HEAD - 12, "Reading");
	(void)read_sheet();
	ck_assert_str_eq(item(0, "quantity"), "240");
	ck_assert_str_eq(item(1, "taxable_value"), "1235.00");
}
END_TEST

/* 38 × 450.00 = 17,100.00; 12 × 1,400.00 = 16,800.00 */
START_TEST(sizes_are_headings)
{
	static const char *const sizes[][4] = {{"28", "30", "32", "34"}, {"S", "M", "L", "XL"}, {"6", "7", "8", "9"}};
	static const char *const items[][COLS] = {
		{"1", "Trouser Navy", NULL, "6203", "6", "20", "12", NULL, "38", "450.00", "17,100.00"},
		{"2", "Blazer Green", NULL, "6203", NULL, "4", "2", "6", "12", "1,400.00", "16,800.00"},
		{NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "33,900.00"},
					      {"CGST 2.5%", "847.50"},
					      {"SGST 2.5%", "847.50"},
					      {"Grand Total", "35,595.00"},
					      {NULL}};

	for (size_t i = 0; i < DX_LEN(sizes); i++)
		for (int below = 0; below < 2; below++) { /* on the line of the others, or on one under it */
			const char *const heads[COLS] = {"Sl", "Item", NULL,    "HSN",  NULL,    NULL,
							 NULL, NULL,   "Total", "Rate", "Amount"};
			const char *const line[COLS] = {[4] = sizes[i][0], sizes[i][1], sizes[i][2], sizes[i][3]};

			around(items, foot);
			put_cells(HEAD, heads);
			put_cells(HEAD + (below ? 6 : 0), line);
			sheet_put(&sheet, 230, HEAD - 12, "Size-wise Qty");
			ck_assert_msg(strcmp(read_sheet(), "verified") == 0, "%s %d", sizes[i][0], below);
			ck_assert_str_eq(item(0, "quantity"), "38");
			ck_assert_str_eq(item(1, "quantity"), "12");
		}
}
END_TEST

/* Fares beside a fee: under headings that nobody knows, and with a foot that does not say what was passed on. */
START_TEST(what_is_passed_on_is_told_by_two_sums)
{
	static const char *const items[][COLS] = {
		{"1", "Ms Asha Rao", NULL, "9985", "5,842.00", NULL, "954.10", NULL, "300.00", "54.00", "7,150.10"},
		{"2", "Mr Ravi Das", NULL, "9985", "6,046.00", NULL, "1,346.30", NULL, "350.00", "63.00", "7,805.30"},
		{NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "650.00"},
					      {"CGST", "58.50"},
					      {"SGST", "58.50"},
					      {"Grand Total", "14,955.40"},
					      {NULL}};
	static const char *const heads[COLS] = {"Sl",    "Passenger", NULL,      "SAC",     "Xyfare", NULL,
						"Qwtax", NULL,        "Our fee", "GST Amt", "Total"};

	around(items, foot);
	put_cells(HEAD, heads);
	(void)read_sheet();
	ck_assert_str_eq(item(0, "taxable_value"), "300.00");
	ck_assert_str_eq(item(0, "total"), "7150.10");
	ck_assert_str_eq(item(1, "taxable_value"), "350.00");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* "CGST @ 9%" over the amounts: the sign is no word, and the rate is that of all lines. */
START_TEST(rates_stand_behind_a_sign)
{
	static const char *const items[][COLS] = {{"1", "Torque wrench", NULL, "TW/13", "998346", "4", "1,115.00",
						   "0.00", "4,460.00", "401.40", "401.40", "5,262.80"},
						  {"2", "Surface plate", NULL, "SP/77", "998346", "1", "3,430.00",
						   "30.00", "3,400.00", "306.00", "306.00", "4,012.00"},
						  {NULL}};
	static const char *const heads[COLS] = {"Sl",   "Item of Work", NULL, "Tool No.", "SAC", "Qty",
						"Rate", NULL,           NULL, NULL,       NULL,  "Total"};
	static const char *const foot[][2] = {{"Round off", "0.20"}, {"Grand Total", "9,275.00"}, {NULL}};

	around(items, foot);
	put_cells(HEAD, heads);
	sheet_put(&sheet, 295, HEAD, "Less:");
	sheet_put(&sheet, 350, HEAD, "Taxable");
	sheet_put(&sheet, 410, HEAD, "CGST @ 9%");
	sheet_put(&sheet, 475, HEAD, "SGST @ 9%");
	for (int i = 5; i < COLS; i++)
		sheet_right(&sheet, ends[i], HEAD + 9, "(Rs.)");
	(void)read_sheet();
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(1, "tax_rate"), "18");
	ck_assert_str_eq(item(1, "sgst"), "306.00");
	ck_assert_str_eq(item(1, "total"), "4012.00");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_columns");
	TCase *tc = tcase_create("gst_columns");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, stages_stand_under_what_they_are_of);
	tcase_add_test(tc, kinds_stand_under_their_stages);
	tcase_add_test(tc, readings_of_meters_are_no_stages);
	tcase_add_test(tc, sizes_are_headings);
	tcase_add_test(tc, what_is_passed_on_is_told_by_two_sums);
	tcase_add_test(tc, rates_stand_behind_a_sign);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
