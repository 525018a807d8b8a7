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

/* "2 lots" in whatever words: the sum of all lines, and none of them. */
START_TEST(a_row_that_counts_the_lines_is_their_sum)
{
	static const char *const names[] = {"2 lots", "Orders 2", "2 site(s)"};
	static const char *const heads[COLS] = {"Sl", "Property", NULL,   "HSN", NULL,    NULL,
						NULL, "Value",    "IGST", NULL,  "Total", NULL};
	static const char *const foot[][2] = {{"Total payable", "35,683.20"}, {NULL}};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		const char *const items[][COLS] = {
			{NULL, "Mughal rupee", NULL, "9705", NULL, NULL, NULL, "18,880.00", "2,265.60", NULL,
			 "21,145.60"},
			{NULL, "Gold pagoda", NULL, "9705", NULL, NULL, NULL, "12,980.00", "1,557.60", NULL,
			 "14,537.60"},
			{NULL, names[i], NULL, NULL, NULL, NULL, NULL, "31,860.00", "3,823.20", NULL, "35,683.20"},
			{NULL}};

		around(items, foot);
		put_cells(HEAD, heads);
		(void)read_sheet();
		ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 2);
		ck_assert_str_eq(sheet_at(all, "data/totals/total"), "35683.20");
	}
}
END_TEST

/* 88,322 × 7.00 = 618,254.00, less 123,650.80 and 49,460.32: what comes off the product as it is printed. */
START_TEST(fees_come_off_the_gross)
{
	static const char *const items[][COLS] = {{"1", "Tarang", NULL, "9984", "88322", NULL, "7.00", NULL,
						   "618254.00", "123650.80", "49460.32", "445142.88"},
						  {"2", "Tarang Cinema", NULL, "9984", "11101", NULL, "10.00", NULL,
						   "111010.00", "22202.00", "13321.20", "75486.80"},
						  {NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "520629.68"},
					      {"CGST 9%", "46856.67"},
					      {"SGST 9%", "46856.67"},
					      {"Grand Total", "614343.02"},
					      {NULL}};
	static const char *const heads[COLS] = {"Sl",   "Channel", NULL,    "SAC",   "Qty",      NULL,
						"Rate", NULL,      "Gross", "Qwfee", "Discount", "Net share"};

	around(items, foot);
	put_cells(HEAD, heads);
	(void)read_sheet();
	ck_assert_str_eq(item(0, "taxable_value"), "445142.88");
	ck_assert_str_eq(item(1, "taxable_value"), "75486.80");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* 210.0 × 34.00 = 7,140.00: a total of what was weighed, of which the price is. */
START_TEST(a_total_of_weights_is_the_quantity)
{
	static const char *const items[][COLS] = {
		{"1", "Pathology", NULL, "9994", "121.3", "36.5", "52.2", NULL, "210.0", "34.00", NULL, "7,140.00"},
		{"2", "Daycare", NULL, "9994", "281.9", "185.9", "125.6", NULL, "593.4", "34.00", NULL, "20,175.60"},
		{NULL}};
	static const char *const foot[][2] = {
		{"Taxable Value", "27,315.60"}, {"IGST 12%", "3,277.87"}, {"Grand Total", "30,593.47"}, {NULL}};
	static const char *const heads[COLS] = {"Sl",    "Ward", NULL,    "SAC",  "Qyellow", "Qred",
						"Qblue", NULL,   "Total", "Rate", NULL,      "Amount"};

	around(items, foot);
	put_cells(HEAD, heads);
	(void)read_sheet();
	ck_assert_str_eq(item(0, "quantity"), "210");
	ck_assert_str_eq(item(1, "taxable_value"), "20175.60");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- a cess beside the taxes ---- */

/* Prices hold their taxes: 45.00 - 2.25 is a paisa less than 30.54 + 4.28 + 4.28 + 3.66. */
static const char *with_cess(const char *half, const char *sum)
{
	const char *const items[][COLS] = {
		{"1", "Lemon drink", NULL, "28%", "1", "45.00", "2.25", "30.54", "4.28", "4.28", "3.66", "42.76"},
		{"2", "Masala chips", NULL, "12%", "2", "35.00", "3.50", "59.38", "3.56", "3.56", "0.00", "66.50"},
		{"3", "Cola can", NULL, "28%", "3", "40.00", "6.00", "81.43", "11.40", "11.40", "9.77", "114.00"},
		{NULL, "Total", NULL, NULL, NULL, NULL, NULL, "171.35", "19.24", "19.24", sum, "223.26"},
		{NULL}};
	static const char *const foot[][2] = {{"Invoice Value", "223.26"}, {NULL}};
	const char *const heads[COLS] = {"Sl",    "Item",    NULL,       "GST%", "Qty",      "Price",
					 "Disc.", "Taxable", "CGST Amt", half,   "Cess Amt", "Total"};

	around(items, foot);
	put_cells(HEAD, heads);
	return read_sheet();
}

START_TEST(a_price_holds_the_cess_as_well)
{
	static const char *const halves[] = {"S/UT GST Amt", "SGST Amt"};

	for (size_t i = 0; i < DX_LEN(halves); i++) {
		ck_assert_str_eq(with_cess(halves[i], "13.43"), "unverifiable"); /* a paisa shows no factor of one */
		ck_assert_str_eq(sheet_at(all, "data/totals/cess"), "13.43");
		ck_assert_str_eq(item(0, "sgst"), "4.28");
		ck_assert_str_eq(with_cess(halves[i], "13.34"), "mismatch");
	}
}
END_TEST

/* Half of the taxes is under headings that nobody knows, and so the reading without that of the cess has more to say:
 * what stands under it is a cess all the same. */
START_TEST(a_cess_is_no_charge_that_is_passed_on)
{
	static const int right[] = {40, 0, 160, 185, 220, 255, 300, 345, 390, 435, 480, 525, 580};
	static const char *const heads[][3] = {
		{"SR", NULL, "No"},        {NULL, "Item", NULL},   {NULL, "HSN", NULL},       {NULL, "Qty", NULL},
		{"Product", NULL, "Rate"}, {NULL, "Disc.", NULL},  {"Taxable", NULL, "Amt."}, {"CGST", NULL, "(%)"},
		{"X/YT", "GST", "(%)"},    {"CGST", NULL, "Amt."}, {"X/YT", "GST", "Amt."},   {"Cess", NULL, "Amt."},
		{"Total", NULL, "Amt."}};
	static const char *const rows[][13] = {
		{"1", "Tarang Chips", "21069099", "1", "35.00", "1.75", "29.69", "6.00", "6.00", "1.78", "1.78", "0.00",
		 "33.25"},
		{"2", "Lemon Drink", "22021020", "2", "45.00", "10.80", "56.57", "14.00", "14.00", "7.92", "7.92",
		 "6.79", "79.20"},
		{"3", "Basmati Rice", "10063020", "2", "145.00", "14.50", "262.38", "2.50", "2.50", "6.56", "6.56",
		 "0.00", "275.50"},
		{"4", "Choco Bar", "18063100", "3", "60.00", "0.00", "152.54", "9.00", "9.00", "13.73", "13.73", "0.00",
		 "180.00"},
		{NULL, "Total", NULL, NULL, NULL, NULL, "501.18", NULL, NULL, "29.99", "29.99", "6.79", "567.95"}};
	static const char *const none[][COLS] = {{NULL}};
	static const char *const foot[][2] = {{NULL}};

	around(none, foot);
	for (int k = 0; k < 13; k++)
		for (int i = 0; i < 3; i++)
			if (k == 1 && heads[k][i])
				sheet_put(&sheet, 50, HEAD - 6 + 4 * i, heads[k][i]);
			else if (heads[k][i]) /* each in the middle of its height */
				sheet_right(&sheet, right[k],
					    heads[k][0] && heads[k][1] ? HEAD - 10 + 8 * i : HEAD - 6 + 4 * i,
					    heads[k][i]);
	for (int i = 0; i < 5; i++)
		for (int k = 0; k < 13; k++) {
			if (k == 1)
				sheet_put(&sheet, 50, HEAD + 24 + 14 * i, rows[i][k]);
			else if (rows[i][k])
				sheet_right(&sheet, right[k], HEAD + 24 + 14 * i, rows[i][k]);
		}
	sheet_put(&sheet, 400, HEAD + 120, "Invoice Value");
	sheet_right(&sheet, 580, HEAD + 120, "567.95");
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_str_eq(sheet_at(all, "data/totals/cess"), "6.79");
	ck_assert_str_eq(item(1, "cess"), "6.79");
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
	tcase_add_test(tc, a_row_that_counts_the_lines_is_their_sum);
	tcase_add_test(tc, fees_come_off_the_gross);
	tcase_add_test(tc, a_total_of_weights_is_the_quantity);
	tcase_add_test(tc, a_price_holds_the_cess_as_well);
	tcase_add_test(tc, a_cess_is_no_charge_that_is_passed_on);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
