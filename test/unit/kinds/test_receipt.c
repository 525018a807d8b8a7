/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Receipts from words to verdict, honest and forged, clean and misread. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/receipt.json"

/* What a test may change. */
enum { FIRST_QUANTITY, FIRST_PRICE, FIRST, SECOND, SUBTOTAL, TAX, TOTAL, ROUNDING, ROUNDED, CASH, CHANGE, FIGURES };

static const char *honest[FIGURES] = {
	[FIRST_QUANTITY] = "3", [FIRST_PRICE] = "4.26", [FIRST] = "12.78",  [SECOND] = "21.50",
	[SUBTOTAL] = "34.28",   [TAX] = "2.06",         [TOTAL] = "36.34",  [ROUNDING] = "0.01",
	[ROUNDED] = "36.35",    [CASH] = "50.00",       [CHANGE] = "13.65",
};

static void sum(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 40, y, name);
	sheet_right(&sheet, 300, y, value);
}

static void draw(const char *const v[FIGURES])
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "KEDAI ALAT TULIS MURNI SDN BHD");
	sheet_put(&sheet, 120, 32, "(123456-X)");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sheet_put(&sheet, 90, 68, "TEL: 03-8061 2345");
	sheet_put(&sheet, 90, 80, "GST ID: 001234567890");
	sheet_put(&sheet, 110, 96, "TAX INVOICE");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sheet_put(&sheet, 40, 130, "Pensil warna 12");
	sum(142, dx_asprintf(arena, "%s x %s", v[FIRST_QUANTITY], v[FIRST_PRICE]), v[FIRST]);
	sum(156, "Buku lakaran A3", v[SECOND]);
	sum(180, "Sub Total", v[SUBTOTAL]);
	sum(192, "GST 6%", v[TAX]);
	sum(204, "Total", v[TOTAL]);
	sum(216, "Rounding Adj", v[ROUNDING]);
	sum(228, "Total Rounded", v[ROUNDED]);
	sum(240, "Cash", v[CASH]);
	sum(252, "Change", v[CHANGE]);
	sheet_put(&sheet, 90, 280, "Thank you, please come again");
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

START_TEST(a_receipt_is_read_and_verified)
{
	draw(honest);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "KEDAI ALAT TULIS MURNI SDN BHD");
	ck_assert_str_eq(at("data/merchant/address"), "NO. 12, JALAN MAWAR 3, 47100 PUCHONG, SELANGOR");
	ck_assert_str_eq(at("data/merchant/phone"), "03-8061 2345");
	ck_assert_str_eq(at("data/merchant/tax_id"), "001234567890");
	ck_assert_str_eq(at("data/date"), "2018-03-05");
	ck_assert_str_eq(at("data/time"), "14:21:40");
	ck_assert_str_eq(at("data/line_items/0/description"), "Pensil warna 12");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/0/amount"), "12.78");
	ck_assert_str_eq(at("data/line_items/1/description"), "Buku lakaran A3");
	ck_assert_str_eq(at("data/line_items/1/amount"), "21.50");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/subtotal"), "34.28");
	ck_assert_str_eq(at("data/totals/tax"), "2.06");
	ck_assert_str_eq(at("data/totals/total"), "36.35");
	ck_assert_str_eq(at("data/totals/paid"), "50.00");
	ck_assert_str_eq(at("data/totals/change"), "13.65");
	ck_assert_str_eq(at("data/payment_method"), "cash");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
}
END_TEST

/* A name in small letters with its form stands for itself; one that is a form only belongs to the line above. */
/* The line that counts the goods is none of them; what it says must fit. */
START_TEST(goods_that_are_counted_are_no_goods)
{
	static const struct {
		const char *label, *count, *verdict;
	} cases[] = {{"Total Qty: 2", "34.28", "verified"},
		     {"Total Items", "34.28", "verified"},
		     {"Total Qty: 2", "34.20", "unverifiable"}};

	draw(honest);
	sheet_put(&sheet, 40, 164, "kulit keras");
	sum(172, cases[_i].label, cases[_i].count);
	read_it();
	ck_assert_str_eq(at("data/line_items/1/amount"), "21.50");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* What was handed over may have the sign of what it takes away; of a refund it is what was given back. */
START_TEST(a_payment_may_be_printed_with_a_minus)
{
	const char *v[FIGURES];

	memcpy(v, honest, sizeof(v));
	v[CASH] = "-50.00";
	draw(v);
	read_it();
	ck_assert_str_eq(at("data/totals/paid"), "50.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	v[CASH] = "-50.10";
	draw(v);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	v[CASH] = "-36.35";
	v[ROUNDED] = "-36.35";
	v[CHANGE] = "0.00";
	draw(v);
	read_it();
	ck_assert_str_eq(at("data/totals/paid"), "-36.35");
}
END_TEST

/* Prices hold the tax, and what they come to without it is printed: that proves the tax, or keeps it from the verdict.
 */
START_TEST(a_total_without_its_tax_is_explained)
{
	static const struct {
		const char *label, *net, *verdict;
		bool scanned;
		size_t checks; /* one more says that the tax meets its rate, one that a figure is not explained */
	} cases[] = {{"Total Excl. GST", "32.34", "verified", false, 5},
		     {"Total Excl. GST", "32.84", "mismatch", false, 5},
		     {"Amt. Excl. GST", "32.34", "verified", true, 6},
		     {"Amt. Excl. GST", "32.84", "unverifiable", true, 7}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "KEDAI ALAT TULIS MURNI SDN BHD");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(142, "Pensil warna", "12.78");
	sum(156, "Buku lakaran", "21.50");
	sum(180, "Total Including GST 6%", "34.28");
	sum(192, "Rounding Adj", "0.02");
	sum(204, "Total Rounded", "34.30");
	sum(216, "Mastercard", "-34.30");
	sum(228, "GST 6%", "1.94");
	sum(240, cases[_i].label, cases[_i].net);
	if (cases[_i].scanned)
		sheet.page.source = DX_SOURCE_OCR;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "34.30");
	ck_assert_str_eq(at("data/totals/tax"), "1.94");
	ck_assert_uint_eq(json_array_size(json_object_get(all, "checks")), cases[_i].checks);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

START_TEST(a_name_is_one_line_unless_it_is_only_a_form)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "Central Park Mall");
	sheet_put(&sheet, 90, 20, "Golden Ladle Sdn Bhd");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "Golden Ladle Sdn Bhd");
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS");
	sheet_put(&sheet, 90, 20, "(M) SDN BHD");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "MORNING BOOKS (M) SDN BHD");
}
END_TEST

/* What stands around a name in the world's shops; and a unit with its house, which is no telephone. */
START_TEST(greetings_invocations_and_forms_are_no_names)
{
	static const struct {
		const char *above, *name, *below, *street;
	} heads[] = {{"WELCOME TO", "CORNER FUEL STOP", NULL, "1200 Hwy 62 E"},
		     {"Willkommen bei", "Berger Imbiss", "Inh. M. Berger", "Gartenweg 4"},
		     {"|| Shree Ganeshay Namah ||", "SHREE LOTUS SAREES", NULL, "14/2, M. G. Road"},
		     {NULL, "BOULANGERIE LOTUS", "SARL au capital de 8000 EUR", "12 rue des Lilas"},
		     {NULL, "Lotus Supermarket", NULL, "147-4800 Maple Way"}};

	sheet_init(&sheet, arena, 1);
	if (heads[_i].above)
		sheet_put(&sheet, 90, 8, heads[_i].above);
	sheet_put(&sheet, 90, 20, heads[_i].name);
	if (heads[_i].below)
		sheet_put(&sheet, 90, 32, heads[_i].below);
	sheet_put(&sheet, 90, 44, heads[_i].street);
	sum(112, "Date: 05/03/2018", "14:21:40");
	sum(130, "Total", "12.50");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), heads[_i].name);
	ck_assert_str_eq(at("data/merchant/address"), heads[_i].street);
}
END_TEST

/* Cash that was handed over is no total: what was given back may be as illegible as the total itself. */
START_TEST(cash_is_not_taken_for_a_total_that_cannot_be_read)
{
	for (int cash = 0; cash < 2; cash++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
		sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
		sum(112, "Date: 05/03/2018", "14:21:40");
		sum(130, "Total", "l?.~o");
		sum(150, cash ? "Cash" : "Credit Card", "50.00");
		read_it();
		if (cash)
			ck_assert_str_eq(at("data/totals/total"), "null");
		else
			ck_assert_str_eq(at("data/totals/total"), "50.00");
		ck_assert_str_eq(at("data/totals/paid"), "50.00");
	}
}
END_TEST

/* Each figure that is in the answer, with one digit changed; printed, and scanned. */
START_TEST(no_altered_figure_is_verified)
{
	size_t digits = 0;

	for (size_t k = 0; k < FIGURES; k++) {
		for (size_t i = 0; honest[k][i] && k != TOTAL && k != FIRST_PRICE; i++) {
			const char *v[FIGURES];
			char *forged = dx_strdup(arena, honest[k]);

			if (forged[i] < '0' || forged[i] > '9')
				continue;
			memcpy(v, honest, sizeof(v));
			forged[i] = forged[i] == '9' ? '1' : (char)(forged[i] + 1);
			v[k] = forged;
			draw(v);
			if (_i)
				sheet_scan(&sheet);
			read_it();
			ck_assert_msg(strcmp(sheet_verdict(all), "verified") != 0, "%s for %s", forged, honest[k]);
			digits++;
		}
	}
	ck_assert_uint_ge(digits, 30);
}
END_TEST

START_TEST(misread_labels_and_signs_are_understood)
{
	draw(honest);
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++) {
		if (strcmp(sheet.words[i].text, "Total") == 0)
			sheet.words[i].text = "Tota!";
		if (strcmp(sheet.words[i].text, "36.35") == 0)
			sheet.words[i].text = "36,35\"";
		if (strcmp(sheet.words[i].text, "05/03/2018") == 0)
			sheet.words[i].text = "05/03/2078";
	}
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "36.35");
	ck_assert_str_eq(at("data/date"), "2018-03-05");
	ck_assert_str_eq(at("corrections/0/path"), "/date");
	ck_assert_str_eq(at("corrections/0/used"), "2018-03-05");
}
END_TEST

START_TEST(a_total_that_meets_nothing_is_unverifiable)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "Blumen Krause GmbH");
	sheet_put(&sheet, 90, 32, "Markt 4, 04109 Leipzig");
	sheet_put(&sheet, 40, 60, "Datum 14.05.2026 09:12");
	sum(90, "Summe", "18,50 EUR");
	sum(102, "Girocard", "18,50 EUR");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "Blumen Krause GmbH");
	ck_assert_str_eq(at("data/date"), "2026-05-14");
	ck_assert_str_eq(at("data/totals/total"), "18.50");
	ck_assert_str_eq(at("data/currency"), "EUR");
	ck_assert_str_eq(at("data/payment_method"), "card");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* A scanned receipt with the sums of VALUES under these names; NULL: none. */
static void draw_sums(const char *const (*lines)[2], size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
	sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(60, "Date: 05/03/2018", "14:21:40");
	sum(72, "Atlas of rivers", "43.90");
	for (size_t i = 0; i < n; i++)
		sum(90 + 12 * (int)i, lines[i][0], lines[i][1]);
	sheet_scan(&sheet);
}

static const char *source_of_total(void)
{
	const json_t *evidence = json_object_get(all, "evidence");

	return json_string_value(json_object_get(json_object_get(evidence, "/totals/total"), "source"));
}

/* A lost digit in the total; what was paid less the change, and the goods, are the subtotal that was read. */
START_TEST(the_arithmetic_chooses_among_what_was_read)
{
	static const char *const lines[][2] = {
		{"Subtotal", "43.90"}, {"TOTAL", "3.90"}, {"Cash", "100.00"}, {"Change", "56.10"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	ck_assert(needs_review);
}
END_TEST

/* Two ways that meet in it make a total that nobody can read, and prove nothing; one way alone makes none. */
START_TEST(a_total_may_be_derived_but_not_from_one_way_alone)
{
	for (int both = 0; both < 2; both++) {
		const char *const lines[][2] = {{"Total incl GST", "43.92"},
						{"Rounding", both ? "-0.02" : "-"},
						{"TOTAL", "ko.~"},
						{"Cash", "100.00"},
						{"Change", "56.10"}};

		draw_sums(lines + !both * 2, DX_LEN(lines) - (size_t)!both * 2);
		if (!both) /* and the goods are not legible */
			for (size_t i = 0; i < sheet.page.n_words; i++)
				if (strcmp(sheet.words[i].text, "43.90") == 0)
					sheet.words[i].text = "a3.q0";
		read_it();
		ck_assert_str_eq(at("data/totals/total"), both ? "43.90" : "null");
		ck_assert_str_ne(sheet_verdict(all), "verified");
		ck_assert(needs_review);
		if (both)
			ck_assert_str_eq(source_of_total(), "derived");
	}
}
END_TEST

/* "1000" spells the subtotal but for its mark: a payment that was misread leads elsewhere. */
START_TEST(digits_without_a_mark_are_an_amount)
{
	static const char *const lines[][2] = {
		{"Subtotal", "43.90"}, {"GRAND TOTAL", "4390"}, {"Cash", "99.10"}, {"Change", "56.10"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A colon that was read as a digit is no part of the amount behind it. */
START_TEST(a_digit_apart_is_no_thousand)
{
	static const char *const lines[][2] = {{"Total", "43.90"}, {"Cash", "2 43.90"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/paid"), "43.90");
	ck_assert_str_eq(at("data/totals/total"), "43.90");
}
END_TEST

/* What the cell with TEXT was read as later on. */
static void read_again(const char *text, struct dx_cell_reading *readings, size_t n)
{
	static struct dx_reread cell;

	for (size_t i = 0; i < sheet.page.n_words; i++) {
		const struct dx_word *w = &sheet.words[i];

		if (strcmp(w->text, text) == 0)
			cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, n};
	}
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_it();
}

/* Readings of different pictures that agree stand for a total that was not legible; those of one picture do not. */
START_TEST(second_readings_elect_a_total)
{
	static const char *const lines[][2] = {{"Total", "ko.~"}, {"Visa card", ""}};
	struct dx_cell_reading agree[] = {{"48.00", 0, "word"}, {"48.0", 0, "line"}, {"42.00", 40, "twice"}};
	struct dx_cell_reading alone[] = {{"16.40", 41, "line"}, {"16.40", 41, "letters"}, {"0", 0, "larger"}};

	draw_sums(lines, DX_LEN(lines));
	read_again("ko.~", agree, DX_LEN(agree));
	ck_assert_str_eq(at("data/totals/total"), "48.00");
	ck_assert_str_eq(source_of_total(), "repaired");
	ck_assert_str_eq(at("corrections/0/path"), "/totals/total");
	draw_sums(lines, DX_LEN(lines));
	read_again("ko.~", alone, DX_LEN(alone));
	ck_assert_str_eq(at("data/totals/total"), "null");
}
END_TEST

/* A date that was read without confidence: most of the later readings decide, and that is declared. */
START_TEST(second_readings_elect_a_date)
{
	static const char *const lines[][2] = {{"Total", "43.90"}};
	struct dx_cell_reading readings[] = {{"06/03/2018", 70, "larger"},
					     {"06/03/2018", 70, "twice"},
					     {"06/03/2018", 70, "word"},
					     {"05/03/2018", 70, "line"}};

	for (int n = 2; n <= 4; n += 2) {
		draw_sums(lines, DX_LEN(lines));
		for (size_t i = 0; i < sheet.page.n_words; i++)
			if (strcmp(sheet.words[i].text, "05/03/2018") == 0)
				sheet.words[i].conf = 60;
		read_again("05/03/2018", readings, (size_t)n);
		ck_assert_str_eq(at("data/date"), n == 4 ? "2018-03-06" : "2018-03-05");
		if (n == 4) {
			ck_assert_str_eq(at("corrections/0/used"), "2018-03-06");
			ck_assert_str_eq(at("corrections/0/candidates/0"), "2018-03-06");
			ck_assert_str_eq(at("corrections/0/candidates/1"), "2018-03-05");
			ck_assert_ptr_null(at("corrections/0/candidates/2"));
		}
	}
}
END_TEST

/* A scanned receipt with HEAD, a line that ends with DAY before its total, and FOOT. */
static void draw_scan(const char *head, const char *gst, const char *day, const char *foot)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, head);
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sheet_put(&sheet, 90, 56, gst);
	sheet_put(&sheet, 40, 112, day);
	sum(130, "Total", "RM12.50");
	sheet_put(&sheet, 40, 150, foot);
	sheet_scan(&sheet);
}

/* No scanned receipt that names a tax is older than it; a text layer says what it says. */
START_TEST(a_year_before_its_tax_was_misread)
{
	struct dx_cell_reading readings[] = {{"17-06-13", 70, "line"}, {"17-06-18", 70, "larger"}};

	for (int scanned = 0; scanned < 2; scanned++) {
		draw_scan("MORNING BOOKS SDN BHD", "GST ID: 001234567890", "17-06-13 12:56", "THANK YOU");
		if (!scanned)
			sheet.page.source = DX_SOURCE_TEXT_LAYER;
		read_again("17-06-13", readings, DX_LEN(readings));
		ck_assert_str_eq(at("data/date"), scanned ? "2018-06-17" : "2013-06-17");
	}
	draw_scan("MORNING BOOKS SDN BHD", "TEL: 03-8061 2345", "17-06-13 12:56", "THANK YOU");
	read_again("17-06-13", readings, DX_LEN(readings));
	ck_assert_str_eq(at("data/date"), "2013-06-17");
}
END_TEST

/* A letter where a digit must be: the reading is one of the day that another reading has there. */
START_TEST(a_letter_in_a_date_is_its_digit)
{
	struct dx_cell_reading readings[] = {
		{"16-17-18", 56, "line"}, {"W8-11-18", 50, "smooth"}, {"18-11-18", 68, "twice"}};

	for (size_t n = 2; n <= 3; n++) {
		draw_scan("MORNING BOOKS SDN BHD", "TEL: 03-8061 2345", "W8-11-1% 13:58", "THANK YOU");
		read_again("W8-11-1%", readings, n);
		ck_assert_str_eq(at("data/date"), n == 3 ? "2018-11-18" : "null");
	}
}
END_TEST

/* A name that two readings have is decided by the line that prints it once more. */
START_TEST(a_name_that_is_printed_again_is_sure)
{
	struct dx_cell_reading readings[] = {
		{"Fregh", 92, "line"}, {"Fregh", 91, "larger"}, {"Freshest", 59, "smooth"}};

	for (int again = 0; again < 2; again++) {
		draw_scan("Fregh", "TEL: 03-8061 2345", "17-06-18 12:56", again ? "Facebook: Freshest" : "THANK YOU");
		sheet.words[0].conf = 54;
		read_again("Fregh", readings, DX_LEN(readings));
		ck_assert_str_eq(at("data/merchant/name"), again ? "Freshest" : "Fregh");
	}
}
END_TEST

/* What a name's letters can only be; a place and initials of people stay. */
START_TEST(letters_of_a_name_are_put_right)
{
	static const char *const names[][2] = {{"ORE TOOLS (Ia) SDN BHD", "ORE TOOLS (M) SDN BHD"},
					       {"MORNING BOOKS (KL) SDN BHD", "MORNING BOOKS (KL) SDN BHD"},
					       {"J.R.R. BOOKS (J) SDN BHD", "J.R.R. BOOKS (J) SDN BHD"},
					       {"MORNING BOOKS {MN) Sdn Bhd", "MORNING BOOKS (M) Sdn Bhd"},
					       {"MORNING BOOKS \xe2\x82\xacH) SDN BHD", "MORNING BOOKS (M) SDN BHD"}};

	draw_scan(names[_i][0], "TEL: 03-8061 2345", "17-06-18 12:56", "THANK YOU");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), names[_i][1]);
}
END_TEST

/* A legal form with a letter wrong is one: the firm comes before the trade above it. */
START_TEST(a_misread_form_is_a_form)
{
	draw_scan("AA PHARMACY", "GOLDEN LADLE SDN BHI", "17-06-18 12:56", "THANK YOU");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "NO.") == 0 || strcmp(sheet.words[i].text, "12,") == 0)
			sheet.words[i].text = "TEL";
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), "GOLDEN LADLE SDN BHD");
}
END_TEST

/* What was read without confidence: TEXT's word. */
static void doubt(const char *text)
{
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, text) == 0)
			sheet.words[i].conf = 45;
}

/* A faint total: what was bought says its lost digit; a payment alone does not, where another total says what it is. */
START_TEST(a_faint_total_goes_by_what_was_bought)
{
	static const char *const bought[][2] = {{"Subtotal", "43.90"}, {"GST 6%", "2.63"}, {"TOTAL", "6.53"}};
	static const char *const paid[][2] = {{"Total", "30.91"},
					      {"Rounding Adj", "0.01"},
					      {"Total Rounded", "30.90"},
					      {"Cash", "61.00"},
					      {"Change", "20.10"}};

	draw_sums(bought, DX_LEN(bought));
	doubt("6.53");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "46.53");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_sums(paid, DX_LEN(paid));
	doubt("30.90");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "30.90");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A tax that was misread in all its places misses its rate: it overrules no total that the payment says. */
START_TEST(a_tax_that_misses_its_rate_says_nothing)
{
	static const char *const lines[][2] = {{"Total Sales (Excluding GST)", "96.00"},
					       {"Total GST", "6.76"},
					       {"Rounding", "-0.01"},
					       {"Total Sales (Inclusive of GST)", "101.75"},
					       {"CASH", "101.75"},
					       {"Change", "0.00"},
					       {"GST SUMMARY", ""},
					       {"SR 6 96.00", "6.76"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "101.75");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Behind the rounding and under a label that is not legible: the total, if it is what the rounding makes of another. */
START_TEST(what_stands_behind_the_rounding_is_the_total)
{
	static const char *const lines[][2] = {
		{"TOTAL INCL. GST", "8.11"}, {"ROUNDING", "0.01"}, {"PITAL RCUNDLO", "8.10"}};
	static const char *const other[][2] = {
		{"TOTAL INCL. GST", "8.11"}, {"ROUNDING", "0.01"}, {"PITAL RCUNDLO", "9.10"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "8.10");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_sums(other, DX_LEN(other));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "8.11");
}
END_TEST

/* "Net Total" whose first word is not legible names the total, before the subtotal does; what is legible may not. */
START_TEST(a_total_behind_something_illegible)
{
	for (int legible = 0; legible < 2; legible++) {
		const char *const lines[][2] = {{"Subtotal", "45.90"}, {"Service 10%", "4.39"}, {"hua Total", "48.29"}};

		draw_sums(lines, DX_LEN(lines));
		if (!legible)
			doubt("hua");
		read_it();
		ck_assert_str_eq(at("data/totals/total"), legible ? "45.90" : "48.29");
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

/* It weighs less than a total that is named in full: what is illegible may be "Sub". */
START_TEST(a_clear_total_outweighs_a_hidden_one)
{
	static const char *const lines[][2] = {
		{"Rebate", "0.00"}, {"5u8 Total", "41.90"}, {"Tax", "2.63"}, {"Total", "46.53"}};

	draw_sums(lines, DX_LEN(lines));
	doubt("5u8");
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "46.53");
}
END_TEST

/* Goods and tax come to what the rounding makes a round amount: that is the total, not what was misread below. */
START_TEST(a_rounding_that_fits_speaks_for_its_sum)
{
	static const char *const lines[][2] = {{"Subtotal", "27.27"}, {"Hise", "0.00"},   {"GST 6%", "1.64"},
					       {"Rounding", "-0.01"}, {"Total", "28.70"}, {"Cash", "28.96"},
					       {"Change", "0.00"}};
	static const char *const paid[][2] = {{"Subtotal", "14.00"}, {"GST 6%", "0.84"}, {"Rounding", "0.01"},
					      {"Net Total", "14,5"}, {"Cash", "14.86"},  {"Change", "0.00"}};

	draw_sums(lines, DX_LEN(lines));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "28.90");
	ck_assert_str_eq(source_of_total(), "derived");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_sums(paid, DX_LEN(paid));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "14.85");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* One that leaves no round amount says nothing: the tax is in the subtotal. Nor does one of a sum that is not whole. */
START_TEST(a_rounding_that_does_not_fit_says_nothing)
{
	static const char *const within[][2] = {
		{"Subtotal", "43.88"}, {"GST 6%", "2.48"}, {"Rounding", "0.02"}, {"Total", "43.90"}};
	static const char *const charged[][2] = {{"Subtotal", "296.00"},
						 {"Service 10%", "29.50"},
						 {"GST 6%", "19.47"},
						 {"Rounding", "-0.02"},
						 {"Total", "343.95"}};

	draw_sums(within, DX_LEN(within));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "43.90");
	draw_sums(charged, DX_LEN(charged));
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "343.95");
}
END_TEST

/* No label of a total is legible: what stands below the subtotal twice was to be paid, and was. Once is not enough. */
START_TEST(an_amount_that_is_said_twice_is_the_total)
{
	for (int twice = 0; twice < 2; twice++) {
		const char *const lines[][2] = {{"Subtotal", "74.06"},
						{"T", "4.04"},
						{"TATA", "78.10"},
						{"BEBI CARD", twice ? "78.10" : "78.70"}};

		draw_sums(lines, DX_LEN(lines));
		read_it();
		ck_assert_str_eq(at("data/totals/total"), twice ? "78.10" : "74.06");
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt");
	TCase *tc = tcase_create("receipt");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_receipt_is_read_and_verified);
	tcase_add_loop_test(tc, goods_that_are_counted_are_no_goods, 0, 3);
	tcase_add_test(tc, a_payment_may_be_printed_with_a_minus);
	tcase_add_loop_test(tc, a_total_without_its_tax_is_explained, 0, 4);
	tcase_add_test(tc, a_name_is_one_line_unless_it_is_only_a_form);
	tcase_add_test(tc, a_misread_form_is_a_form);
	tcase_add_test(tc, a_year_before_its_tax_was_misread);
	tcase_add_test(tc, a_letter_in_a_date_is_its_digit);
	tcase_add_test(tc, a_name_that_is_printed_again_is_sure);
	tcase_add_loop_test(tc, letters_of_a_name_are_put_right, 0, 5);
	tcase_add_loop_test(tc, greetings_invocations_and_forms_are_no_names, 0, 5);
	tcase_add_test(tc, cash_is_not_taken_for_a_total_that_cannot_be_read);
	tcase_add_loop_test(tc, no_altered_figure_is_verified, 0, 2);
	tcase_add_test(tc, the_arithmetic_chooses_among_what_was_read);
	tcase_add_test(tc, a_total_may_be_derived_but_not_from_one_way_alone);
	tcase_add_test(tc, digits_without_a_mark_are_an_amount);
	tcase_add_test(tc, a_digit_apart_is_no_thousand);
	tcase_add_test(tc, second_readings_elect_a_total);
	tcase_add_test(tc, second_readings_elect_a_date);
	tcase_add_test(tc, a_faint_total_goes_by_what_was_bought);
	tcase_add_test(tc, a_tax_that_misses_its_rate_says_nothing);
	tcase_add_test(tc, what_stands_behind_the_rounding_is_the_total);
	tcase_add_test(tc, a_total_behind_something_illegible);
	tcase_add_test(tc, a_clear_total_outweighs_a_hidden_one);
	tcase_add_test(tc, a_rounding_that_fits_speaks_for_its_sum);
	tcase_add_test(tc, a_rounding_that_does_not_fit_says_nothing);
	tcase_add_test(tc, an_amount_that_is_said_twice_is_the_total);
	tcase_add_test(tc, misread_labels_and_signs_are_understood);
	tcase_add_test(tc, a_total_that_meets_nothing_is_unverifiable);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
