/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The name on top of a receipt: which line it is, over two lines, read again. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/receipt.json"

/* A receipt with these lines on top of its address; NULL ends them. */
static void draw(const char *const *head)
{
	int y = 8;

	sheet_init(&sheet, arena, 1);
	for (; *head; head++, y += 14)
		sheet_put(&sheet, 60, y, *head);
	sheet_put(&sheet, 60, y, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sheet_put(&sheet, 40, 112, "Date: 05/03/2018");
	sheet_put(&sheet, 40, 130, "Total");
	sheet_right(&sheet, 300, 130, "12.50");
}

static void read_it(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static const char *at(const char *path)
{
	return sheet_at(all, path);
}

static const struct {
	const char *head[5];
	const char *name;
} heads[] = {
	/* what a shop is, and nothing that others are not as well, belongs to the name beside it */
	{{"THE LANTERN", "BAKERY"}, "THE LANTERN BAKERY"},
	{{"RESTORAN", "WARISAN MELUR"}, "RESTORAN WARISAN MELUR"},
	{{"LANTERN BOOKS", "CO.          (M) SDN BHD"}, "LANTERN BOOKS CO. (M) SDN BHD"},
	{{"LANTERN BOOKS", "CO. (M) SDN BAD"}, "LANTERN BOOKS CO. (M) SDN BAD"},
	{{"Lantern Books", "Private Limited"}, "Lantern Books Private Limited"},
	/* two trades say what the one with the name above does */
	{{"THREE FERNS", "BISTRO & CAFE"}, "THREE FERNS"},
	/* the company that is behind a brand, and a branch */
	{{"Lantern Tea", "Dimiliki lantern tea sdn bhd 110644-W"}, "lantern tea sdn bhd"},
	{{"Golden Ladle", "Operated by Ladle Foods Pvt Ltd"}, "Ladle Foods Pvt Ltd"},
	{{"TEN LANTERNS", "COFFEE", "TEN LANTERNS COFFEE CO. THE GARDENS MALL"}, "TEN LANTERNS COFFEE CO."},
	{{"THE GOLDEN LADLE", "(LADLE FOODS SDN BHD)"}, "LADLE FOODS SDN BHD"},
	/* a number of a registration, legible or not */
	{{"TEN LANTERNS SDN BHD (81497-P)"}, "TEN LANTERNS SDN BHD"},
	{{"TEN LANTERNS SDN BHD ( lu/SU69-P)"}, "TEN LANTERNS SDN BHD"},
	{{"MR LANTERN (TAMAN DAYA) SDN BHD"}, "MR LANTERN (TAMAN DAYA) SDN BHD"},
	{{"FARMASI LANTERN (SS 15)"}, "FARMASI LANTERN (SS 15)"},
	{{"GOLDEN LANTERN", "HAIR SALON"}, "GOLDEN LANTERN HAIR SALON"},
	/* a brand, and below it the shop that has its name */
	{{"lantern", "LANTERN ORCHARD PLACE 2"}, "LANTERN ORCHARD PLACE 2"},
	/* forms of other countries */
	{{"City Center", "Krause & Sohn GmbH"}, "Krause & Sohn GmbH"},
	{{"Galleria", "Fratelli Rossi S.p.A."}, "Fratelli Rossi S.p.A."},
	/* a greeting, of which the first word is not legible */
	{{"TQFOR SHOPPING WITH lantern.con", "LANTERN REST AREA"}, "LANTERN REST AREA"},
	/* a shop in an address is no name */
	{{"GOLDEN FERN", "LOT 12, GROUND FLOOR, CENTRAL MARKET"}, "GOLDEN FERN"},
};

START_TEST(the_name_is_found)
{
	draw(heads[_i].head);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), heads[_i].name);
	ck_assert_ptr_null(at("corrections/0/path"));
}
END_TEST

/* What recognition makes of a drawing above the name is no name, unless there is nothing else. */
START_TEST(a_drawing_is_no_name)
{
	static const char *const with[] = {"Noans", "MELATI REST AREA", NULL};
	static const char *const alone[] = {"Noans", NULL};

	for (int n = 0; n < 2; n++) {
		draw(n ? alone : with);
		sheet_scan(&sheet);
		sheet.words[0].conf = 25;
		read_it();
		ck_assert_str_eq(at("data/merchant/name"), n ? "Noans" : "MELATI REST AREA");
	}
}
END_TEST

/* A street without a number stands above the postcode; a number whose street was misread above its place. */
START_TEST(an_address_begins_above_its_postcode)
{
	static const struct {
		const char *lines[3];
		const char *address;
	} cases[] = {
		{{"HIGHWAY RABAT MEKNES", "15000 KHEMISSET"}, "HIGHWAY RABAT MEKNES, 15000 KHEMISSET"},
		{{"109, $$21/1A,", "DAMANSARA UTAMA"}, "109, $$21/1A, DAMANSARA UTAMA"},
		{{"(123456-X)", "15000 KHEMISSET"}, "15000 KHEMISSET"},
		{{"(ABC 123-X)", "15 JALAN MELUR"}, "15 JALAN MELUR"},
		{{"@ 0.12, 58:40 SS4C/5", "15000 IPOH"}, "0.12, 58:40 SS4C/5, 15000 IPOH"},
		{{"1286 JLN 5521/35", "15000 IPOH"}, "1286 JLN 5521/35, 15000 IPOH"},
		{{"Add: 15 JALAN MELUR", "15000 IPOH"}, "Add: 15 JALAN MELUR, 15000 IPOH"},
		{{"15 JALAN MELUR", "lanternline : 1800 88 1231"}, "15 JALAN MELUR"},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 60, 8, "LANTERN TEA SDN BHD");
		for (int k = 0; k < 2; k++)
			sheet_put(&sheet, 60, 22 + 14 * k, cases[i].lines[k]);
		sheet_put(&sheet, 40, 112, "Date: 05/03/2018");
		read_it();
		ck_assert_str_eq(at("data/merchant/address"), cases[i].address);
	}
}
END_TEST

/* A word that is hardly legible is a drawing where a clear line stands below it; that line may be no address. */
START_TEST(a_clear_line_is_the_name)
{
	static const char *const tops[][3] = {{"Aoans-", "FERNHILL REST AND SERVICE AREA", NULL},
					      {"Fernhill", "12 ORCHARD PLACE", NULL},
					      {"FERNHILL SDN BHD", "Garden Cheras", NULL}};

	for (size_t i = 0; i < DX_LEN(tops); i++) {
		draw(tops[i]);
		sheet_scan(&sheet);
		for (size_t k = 0; k < sheet.page.n_words && sheet.words[k].y0 == sheet.words[0].y0; k++)
			sheet.words[k].conf = 55;
		read_it();
		ck_assert_str_eq(at("data/merchant/name"), tops[i][i == 0]);
	}
}
END_TEST

/* Letters that can be nothing else, in a scan: said to be repaired. What is printed stays as it is. */
START_TEST(letters_are_put_right)
{
	static const struct {
		const char *head[2];
		const char *name;
	} cases[] = {
		{{"MR A.1.¥. (M) SON BHD"}, "MR A.I.Y. (M) SDN BHD"},
		{{"Lantern Sin Bhd"}, "Lantern Sdn Bhd"},
		{{"LANTERN TEA (4) SON BHD"}, "LANTERN TEA (M) SDN BHD"},
		{{"LANTERN PTF LTD"}, "LANTERN PTF LTD"}, /* Pte or Pty */
		{{"LANTERN TEA SON GHD"}, "LANTERN TEA SDN BHD"},
		{{"LANTERN TEA SDN RNB"}, "LANTERN TEA SDN BHD"},
		{{"LANTERN TEA (Ij Sdn Bhd"}, "LANTERN TEA (M) Sdn Bhd"},
		{{"LANTERN SON AND CO"}, "LANTERN SON AND CO"},
		{{"B00KS 4 Y0U SDN BHD"}, "B00KS 4 YOU SDN BHD"},
		{{"10 GRAM V1TA LTD"}, "10 GRAM VITA LTD"},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		for (int scanned = 0; scanned < 2; scanned++) {
			bool same = strcmp(cases[i].head[0], cases[i].name) == 0;

			draw(cases[i].head);
			if (scanned)
				sheet_scan(&sheet);
			read_it();
			ck_assert_str_eq(at("data/merchant/name"), scanned ? cases[i].name : cases[i].head[0]);
			if (!scanned || same) {
				ck_assert_ptr_null(at("corrections/0/path"));
				continue;
			}
			ck_assert_str_eq(at("corrections/0/path"), "/merchant/name");
			ck_assert_str_eq(at("corrections/0/read"), cases[i].head[0]);
		}
	}
}
END_TEST

/* The words FIRST … FIRST + N of the page were read again as READINGS say. */
static void read_again(size_t first, size_t n, struct dx_cell_reading *readings, size_t n_readings)
{
	static struct dx_reread cell;

	cell = (struct dx_reread){sheet.words[first].x0,
				  sheet.words[first].y0,
				  sheet.words[first + n - 1].x1,
				  sheet.words[first].y1,
				  readings,
				  n_readings};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_it();
}

/* Of all readings the one in the middle is taken, and that is declared; the number behind the name is not. */
START_TEST(second_readings_elect_a_name)
{
	static const char *const head[] = {"LIVES FHARHACY SDN BHD", NULL};
	struct dx_cell_reading better[] = {{"TENLIVES PHARMACY SDN BHD (81497-P)", 70, "line"},
					   {"TENLIVES PHARMACY SDN BHD", 70, "larger"},
					   {"TENLIVES PHARMACT SDN BHD", 70, "twice"},
					   {"PH", 70, "word"}};
	struct dx_cell_reading worse[] = {{"LIVES FHARHACY SDN BHD", 70, "line"},
					  {"LIVES FHARHACY SDN BHD", 70, "letters"},
					  {"1IVES FHARHACY SDM BHD", 70, "larger"},
					  {"L1VES FHARNACY SDN BHD", 70, "twice"}};
	/* a word that the template knows is worth half of them */
	struct dx_cell_reading known[] = {{"LIVES PHARHACY SDN BHD", 70, "line"},
					  {"LIVES PHARHACY SDN BHD", 70, "larger"},
					  {"OLIVES PHARMACY SDN BHD", 70, "word"},
					  {"LIVES PHARMACY SDN BHD,", 70, "smooth"}};
	struct dx_cell_reading *const cases[] = {better, worse, known};
	static const char *const names[] = {"TENLIVES PHARMACY SDN BHD", "LIVES FHARHACY SDN BHD",
					    "LIVES PHARMACY SDN BHD"};

	for (size_t n = 0; n < DX_LEN(cases); n++) {
		draw(head);
		sheet_scan(&sheet);
		sheet.words[1].conf = 45;
		read_again(0, 4, cases[n], 4);
		ck_assert_str_eq(at("data/merchant/name"), names[n]);
		if (n == 1) {
			ck_assert_ptr_null(at("corrections/0/path"));
			continue;
		}
		ck_assert_str_eq(at("corrections/0/read"), head[0]);
		ck_assert_str_eq(at("corrections/0/used"), names[n]);
		ck_assert_str_eq(at("corrections/0/why"), "read_again");
	}
}
END_TEST

/* A name over two lines, of which either half was read again: its candidates are whole names. */
START_TEST(both_halves_have_candidates)
{
	static const char *const head[] = {"THE LANTFRN", "BAKERV CAFE LTD", NULL};
	struct dx_cell_reading upper[] = {{"THE LANTERN", 70, "line"}, {"THE LANTEHN", 70, "twice"}};
	struct dx_cell_reading lower[] = {{"BAKERY CAFE LTD", 70, "twice"}, {"BAKERY CAFE LT", 70, "word"}};
	struct dx_reread cells[2];

	draw(head);
	sheet_scan(&sheet);
	sheet.words[1].conf = 45;
	sheet.words[2].conf = 45;
	cells[0] = (struct dx_reread){
		sheet.words[0].x0, sheet.words[0].y0, sheet.words[1].x1, sheet.words[1].y1, upper, 2};
	cells[1] = (struct dx_reread){
		sheet.words[2].x0, sheet.words[2].y0, sheet.words[4].x1, sheet.words[4].y1, lower, 2};
	sheet.page.rereads = cells;
	sheet.page.n_rereads = 2;
	sheet.page.reread_round = 1;
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "THE LANTERN BAKERY CAFE LTD");
	ck_assert_str_eq(at("corrections/0/read"), "THE LANTFRN BAKERV CAFE LTD");
	ck_assert_str_eq(at("corrections/0/why"), "read_again");
	/* made in one way: "line" has only the first half, "twice" both, "word" the second one */
	ck_assert_str_eq(at("corrections/0/candidates/0"), "THE LANTERN BAKERY CAFE LTD");
	ck_assert_str_eq(at("corrections/0/candidates/1"), "THE LANTEHN BAKERY CAFE LTD");
	ck_assert_str_eq(at("corrections/0/candidates/2"), "THE LANTERN BAKERY CAFE LT");
	ck_assert_ptr_null(at("corrections/0/candidates/3"));
}
END_TEST

/* Readings that differ in more than one letter of ten leave a doubt, which is told. */
START_TEST(a_name_in_doubt_is_said_to_be)
{
	static const char *const head[] = {"BAKERY OOOSEATTP LTD", NULL};
	struct dx_cell_reading same[] = {{"BAKERY OOOSEATTP LTD", 70, "line"}, {"BAKERY OOOSEATTR LTD", 70, "twice"}};
	struct dx_cell_reading other[] = {{"BAKERY 00O96591P LTD", 70, "line"}, {"BAKER OVOSESTTP L", 70, "twice"}};
	/* nothing in common: no reason to change what was read first */
	struct dx_cell_reading strange[] = {{"Goons on a nose", 70, "line"}, {"Ho cors enn Bh", 70, "twice"}};
	struct dx_cell_reading *const cases[] = {same, other, strange};

	for (int n = 0; n < 3; n++) {
		draw(head);
		sheet_scan(&sheet);
		sheet.words[1].conf = 30;
		read_again(0, 3, cases[n], 2);
		if (!n) {
			ck_assert_ptr_null(at("warnings/0/code"));
			continue;
		}
		if (n == 2)
			ck_assert_str_eq(at("data/merchant/name"), head[0]);
		ck_assert_str_eq(at("warnings/0/code"), "merchant_uncertain");
		ck_assert(needs_review);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("merchant");
	TCase *tc = tcase_create("merchant");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, the_name_is_found, 0, DX_LEN(heads));
	tcase_add_test(tc, a_drawing_is_no_name);
	tcase_add_test(tc, an_address_begins_above_its_postcode);
	tcase_add_test(tc, a_clear_line_is_the_name);
	tcase_add_test(tc, letters_are_put_right);
	tcase_add_test(tc, second_readings_elect_a_name);
	tcase_add_test(tc, both_halves_have_candidates);
	tcase_add_test(tc, a_name_in_doubt_is_said_to_be);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
