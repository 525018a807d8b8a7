/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines whose names, counts, rates and sums stand under headings of single trades, and feet beside other sums. */
#include "../unit.h"
#include "gst_lines.h"

#define COLS 9
#define HEAD 200

/* Right edges of columns; those before FIGURES begin at them. */
static const int edges_of[COLS] = {40, 66, 150, 240, 320, 370, 430, 490, 570};

static void put(int y, const char *const *cells, int figures)
{
	for (int i = 0; i < COLS; i++) {
		if (!cells[i])
			continue;
		if (i < figures)
			sheet_put(&sheet, edges_of[i], y, cells[i]);
		else
			sheet_right(&sheet, edges_of[i], y, cells[i]);
	}
}

/* A paper with HEADS over ITEMS, the first columns of which, up to FIGURES, are of texts, and its foot. */
static void paper(const char *const *heads, const char *const items[][COLS], int figures, const char *const foot[][2])
{
	struct paper p = plain();
	int y = HEAD;

	for (int i = 0; i < CELLS; i++)
		p.heads[i] = NULL;
	p.items[0][1] = NULL;
	p.foot[0][0] = NULL;
	draw(&p);
	put(y, heads, figures);
	for (size_t i = 0; items[i][0] || items[i][3]; i++)
		put(y += 16, items[i], figures);
	y += 20;
	for (size_t i = 0; foot[i][0]; i++) {
		sheet_put(&sheet, 360, y += 16, foot[i][0]);
		sheet_right(&sheet, 570, y, foot[i][1]);
	}
}

/* "IGST @ 18%   900.00   │   Less: TDS on A   -100.00": what stands right of a sum has a name of its own. */
START_TEST(sums_beside_the_foot_are_their_names)
{
	static const char *const foot[][4] = {{"Taxable Value", "8,440.00", "Less: Retention 5% on A", "-422.00"},
					      {"CGST @ 9%", "759.60", "Less: Recovery on A", "-844.00"},
					      {"SGST @ 9%", "759.60", "Less: TDS u/s 194C 2% on A", "-168.80"},
					      {"Round off", "-0.20", "Less: Security on A", "-84.40"},
					      {"Grand Total", "9,959.00", "Net amount payable", "8,439.80"}};
	struct paper p = plain();

	p.foot[0][0] = NULL;
	p.items[3][1] = "Total";
	p.items[3][6] = "8,440.00";
	draw(&p);
	for (int i = 0; i < (int)DX_LEN(foot); i++) {
		sheet_put(&sheet, 40, 320 + 16 * i, foot[i][0]);
		sheet_right(&sheet, 220, 320 + 16 * i, foot[i][1]);
		sheet_put(&sheet, 300, 320 + 16 * i, foot[i][2]);
		sheet_right(&sheet, 560, 320 + 16 * i, foot[i][3]);
	}
	sheet_put(&sheet, 40, 420, "Rupees Nine Thousand Nine Hundred Fifty Nine Only");
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/round_off"), "-0.20");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.00");
}
END_TEST

/* "Model │ Colour │ HSN │ Chassis No.": no heading is of names, and the first column of words has them. */
START_TEST(models_are_names_where_no_heading_says_names)
{
	static const char *const heads[COLS] = {"S.No.", "Model", "Colour",  "HSN",    "Key No.",
						NULL,    "Price", "Taxable", "GST Amt"};
	static const char *const items[][COLS] = {
		{"1", "VIKRAM 200", "Pearl White", "87112029", "K7005659", NULL, "6,756.00", "6,756.00", "1,216.08"},
		{"2", "PAVAN 125", "Teal Blue", "87112029", "K7085901", NULL, "5,790.00", "5,790.00", "1,042.20"},
		{"3", "URJA e3", "Graphite Grey", "87116020", "K5526000", NULL, "8,400.00", "8,400.00", "1,512.00"},
		{NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "20,946.00"},
					      {"CGST 9%", "1,885.14"},
					      {"SGST 9%", "1,885.14"},
					      {"Grand Total", "24,716.28"},
					      {NULL}};

	paper(heads, items, 5, foot);
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(0, "description"), "VIKRAM 200");
	ck_assert_str_eq(item(2, "description"), "URJA e3");
	ck_assert_str_eq(item(0, "hsn_sac"), "87112029");
	ck_assert_str_eq(item(0, "unit_price"), "6756.00");
}
END_TEST

/* "Vehicle │ Material": codes are no names beside words; "2 TRIPS" with what they hold and come to is their sum. */
START_TEST(materials_are_names_beside_vehicles)
{
	static const char *const heads[COLS] = {"DATE", NULL,  "VEHICLE", "MATERIAL", NULL,
						NULL,   "NET", "RATE",    "AMOUNT"};
	static const char *const items[][COLS] = {
		{"23/02", NULL, "KA11SS7423", "6MM CHIPS", NULL, NULL, "28.86", "480.00", "13,852.80"},
		{"26/02", NULL, "KA59LN1850", "GSB", NULL, NULL, "15.22", "595.00", "9,055.90"},
		{NULL, NULL, NULL, "2 TRIPS", NULL, NULL, "44.08", NULL, "22,908.70"},
		{NULL}};
	static const char *const foot[][2] = {{"TAXABLE VALUE", "22,908.70"},
					      {"CGST 2.50%", "572.72"},
					      {"SGST 2.50%", "572.72"},
					      {"BILL AMOUNT", "24,054.14"},
					      {NULL}};

	paper(heads, items, 4, foot);
	ck_assert_str_eq(read_sheet(), "verified");
	ck_assert_uint_eq(lines(), 2);
	ck_assert_str_eq(item(0, "description"), "6MM CHIPS");
	ck_assert_str_eq(item(1, "description"), "GSB");
	ck_assert_str_eq(item(1, "quantity"), "15.22");
}
END_TEST

/* 68 picks at 13.25 paise make 9.01 a metre: no value, no rate of the law and no tax. */
START_TEST(no_tax_is_at_a_rate_of_no_law)
{
	static const char *const heads[COLS] = {"S.",    "Sort",  "Pcs",    NULL,    "Metres",
						"Picks", "Paise", "Charge", "Amount"};
	static const char *const items[][COLS] = {
		{"1", "Twill 2/1", "38", NULL, "4479.75", "68", "13.25", "9.01", "40,362.55"},
		{"2", "Sateen", "29", NULL, "2837.00", "108", "16.25", "17.55", "49,789.35"},
		{"3", "Plain", "20", NULL, "2027.25", "88", "14.00", "12.32", "24,975.72"},
		{NULL}};
	static const char *const foot[][2] = {{"Taxable Value", "1,15,127.62"},
					      {"CGST 2.5%", "2,878.19"},
					      {"SGST 2.5%", "2,878.19"},
					      {"Grand Total", "1,20,884.00"},
					      {NULL}};

	paper(heads, items, 2, foot);
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_str_eq(item(0, "quantity"), "4479.75");
	ck_assert_str_eq(item(0, "unit_price"), "9.01");
	ck_assert_str_eq(item(2, "taxable_value"), "24975.72");
}
END_TEST

/* The only line: 5 at 120.00 less 240.00, of which no 5 percent are the rate of 12%, and its count is no quantity. */
START_TEST(the_count_of_the_only_line_is_no_quantity)
{
	static const char *const heads[COLS] = {NULL,       "Title",     NULL,  "HSN",    "Copies",
						"List Rs.", "Disc. Rs.", "GST", "Net Rs."};
	static const char *const items[][COLS] = {
		{"1", "Drawing Book", NULL, "4820", "5", "120.00", "240.00", "12%", "360.00"}, {NULL}};
	static const char *const foot[][2] = {
		{"CGST 6%", "21.60"}, {"SGST 6%", "21.60"}, {"Grand Total", "403.20"}, {NULL}};

	paper(heads, items, 4, foot);
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_str_eq(item(0, "quantity"), "5");
	ck_assert_str_eq(item(0, "unit_price"), "120.00");
	ck_assert_str_eq(item(0, "taxable_value"), "360.00");
	ck_assert_str_eq(item(0, "tax_rate"), "12");
}
END_TEST

/* "Nil" in most lines of a column of rates is no word. */
START_TEST(nil_is_a_rate)
{
	static const char *const heads[COLS] = {NULL,       "Title",     NULL,  "HSN",    "Copies",
						"List Rs.", "Disc. Rs.", "GST", "Net Rs."};
	static const char *const items[][COLS] = {
		{"1", "Monsoon Stories", NULL, "4901", "5", "120.00", "240.00", "Nil", "360.00"},
		{"2", "River Remembers", NULL, "4901", "10", "495.00", "495.00", "Nil", "4,455.00"},
		{"3", "Graph Pad, ruled", NULL, "4820", "2", "60.00", "20.00", "12%", "100.00"},
		{"4", "Algebra for Nine", NULL, "4901", "3", "385.00", "155.00", "Nil", "1,000.00"},
		{NULL}};
	static const char *const foot[][2] = {
		{"CGST 6%", "6.00"}, {"SGST 6%", "6.00"}, {"Grand Total", "5,927.00"}, {NULL}};

	paper(heads, items, 4, foot);
	ck_assert_str_ne(read_sheet(), "mismatch");
	ck_assert_str_eq(item(0, "tax_rate"), "0");
	ck_assert_str_eq(item(2, "tax_rate"), "12");
	ck_assert_str_eq(item(3, "tax_rate"), "0");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_goods");
	TCase *tc = tcase_create("gst_goods");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, sums_beside_the_foot_are_their_names);
	tcase_add_test(tc, models_are_names_where_no_heading_says_names);
	tcase_add_test(tc, materials_are_names_beside_vehicles);
	tcase_add_test(tc, no_tax_is_at_a_rate_of_no_law);
	tcase_add_test(tc, the_count_of_the_only_line_is_no_quantity);
	tcase_add_test(tc, nil_is_a_rate);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
