/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Receipts of which something was misread: what arithmetic, later readings and the paper itself say instead. */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "receipt_paper.h"

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

/* A number of the till begins with the day, but for strokes that became other digits: the year to come was this one. */
START_TEST(a_number_of_the_till_says_the_day)
{
	static const char *const numbers[] = {"Invoice 2078030610100080498", "Invoice 2078040610100080498"};

	for (int other = 0; other < 2; other++) {
		draw_scan("MORNING BOOKS SDN BHD", "TEL: 03-8061 2345", "06/03/2016 20:01", numbers[other]);
		read_it();
		ck_assert_str_eq(at("data/date"), other ? "2016-03-06" : "2018-03-06");
	}
}
END_TEST

/* Noughts with a stroke or a dot inside become other round signs, where a date has nothing but a nought. */
START_TEST(noughts_of_a_date)
{
	static const char *const days[][2] = {{"05/C4/2018 14:21", "2018-04-05"},
					      {"05/\xe2\x82\xac"
					       "4/2018 14:21",
					       "2018-04-05"},
					      {"19/86/2618 14:21", "2018-06-19"}};

	draw_scan("MORNING BOOKS SDN BHD", "TEL: 03-8061 2345", days[_i][0], "THANK YOU");
	read_it();
	ck_assert_str_eq(at("data/date"), days[_i][1]);
}
END_TEST

/* The firm's name runs up to its number; a line that ends as the one above is a name of its own. */
START_TEST(a_name_runs_up_to_the_number)
{
	static const char *const heads[][3] = {{"KEDAI IKAN BAKAR", "GOLDEN LOTUS", "KEDAI IKAN BAKAR GOLDEN LOTUS"},
					       {"EAST TO WEST NOODLE HOUSE", "ETW NOODLE HOUSE", "ETW NOODLE HOUSE"},
					       {"KEDAI IKAN BAKAR", "LOT 4, JALAN MAWAR", "KEDAI IKAN BAKAR"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, heads[_i][0]);
	sheet_put(&sheet, 90, 20, heads[_i][1]);
	sheet_put(&sheet, 90, 32, "(MA0117728-H)");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(72, "Date: 05/03/2018", "14:21:40");
	sum(90, "Total", "43.90");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), heads[_i][2]);
}
END_TEST

/* A speck that looks like a currency, alone on its line, makes no receipt foreign, whose taxes are younger. */
START_TEST(a_speck_is_no_currency)
{
	for (int speck = 0; speck < 2; speck++) {
		draw_sums((const char *const[][2]){{"GST 6%", "2.63"}, {"Total", "43.90"}}, 2);
		sheet_put(&sheet, 40, 150, "RS");
		sheet_scan(&sheet);
		sheet.words[sheet.page.n_words - 1].conf = speck ? 55 : 90;
		read_it();
		ck_assert_str_eq(at("data/currency"), speck ? "null" : "INR");
	}
	for (int headed = 0; headed < 2; headed++) { /* one that is nearly sure heads figures */
		draw_sums((const char *const[][2]){{"GST 6%", "2.63"}, {"Total", "43.90"}}, 2);
		sheet_put(&sheet, headed ? 285 : 40, 50, "RS");
		sheet_scan(&sheet);
		sheet.words[sheet.page.n_words - 1].conf = 70;
		read_it();
		ck_assert_str_eq(at("data/currency"), headed ? "INR" : "null");
	}
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
					       {"MORNING BOOKS \xe2\x82\xacH) SDN BHD", "MORNING BOOKS (M) SDN BHD"},
					       {"O.T.X. TOOLS SDN BHD", "O.T.X. TOOLS SDN BHD"},
					       {"GOLDEN TR{AL SDN BHD", "GOLDEN TRIAL SDN BHD"},
					       {"FOUR QUARTERS SDN BHD lu/SJG9-P)", "FOUR QUARTERS SDN BHD"}};

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

/* Two goods with quantity, price and amount in columns, the quantity of the second read as TEXT; NULL: as nothing. */
static void draw_columns(const char *text)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
	sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(60, "Date: 05/03/2018", "14:21:40");
	for (int i = 0; i < 2; i++) {
		sum(72 + 12 * i, i ? "Map of lakes" : "Atlas of rivers", i ? "37.50" : "20.00");
		sheet_right(&sheet, 240, 72 + 12 * i, i ? "12.50" : "10.00");
		if (!i || text)
			sheet_right(&sheet, 180, 72 + 12 * i, i ? text : "2");
	}
	sum(108, "Total", "57.50");
	sum(120, "Cash", "57.50");
	sheet_scan(&sheet);
}

/* Where others have how many, a later reading that makes the amount with the price beside it is how many as well. */
START_TEST(a_misread_quantity_is_read_again)
{
	struct dx_cell_reading right[] = {{"5", 0, "word"}, {"3", 40, "twice"}};
	struct dx_cell_reading wrong[] = {{"5", 0, "word"}, {"8", 40, "twice"}};

	draw_columns("s");
	read_again("s", right, DX_LEN(right));
	ck_assert_str_eq(at("data/line_items/1/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/1/description"), "Map of lakes");
	ck_assert_str_eq(at("corrections/0/path"), "/line_items/1/quantity");
	draw_columns("s");
	read_again("s", wrong, DX_LEN(wrong));
	ck_assert_str_eq(at("data/line_items/1/quantity"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_columns(NULL);
	read_it();
	ck_assert_str_eq(at("data/line_items/1/quantity"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Figures where the amounts end, and no amount: what later readings agree on; one alone is no more than the first. */
START_TEST(a_misread_amount_is_read_again)
{
	struct dx_cell_reading agree[] = {{"3.75", 50, "word"}, {"3.75", 50, "twice"}};
	struct dx_cell_reading alone[] = {{"3.75", 50, "word"}, {"3.15", 50, "twice"}};

	for (int i = 0; i < 2; i++) {
		sheet_init(&sheet, arena, 1);
		sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
		sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
		sum(60, "Date: 05/03/2018", "14:21:40");
		sum(72, "Atlas of rivers", "43.90");
		sum(84, "Map of lakes", "12.00");
		sum(96, "Pencil", "315");
		sum(120, "Total", "59.65");
		sheet_scan(&sheet);
		read_again("315", i ? alone : agree, 2);
		if (i)
			ck_assert_ptr_null(at("data/line_items/2"));
		else
			ck_assert_str_eq(at("data/line_items/2/amount"), "3.75");
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("scanned receipt");
	TCase *tc = tcase_create("scanned receipt");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, the_arithmetic_chooses_among_what_was_read);
	tcase_add_test(tc, a_total_may_be_derived_but_not_from_one_way_alone);
	tcase_add_test(tc, digits_without_a_mark_are_an_amount);
	tcase_add_test(tc, a_digit_apart_is_no_thousand);
	tcase_add_test(tc, second_readings_elect_a_total);
	tcase_add_test(tc, a_misread_quantity_is_read_again);
	tcase_add_test(tc, a_misread_amount_is_read_again);
	tcase_add_test(tc, second_readings_elect_a_date);
	tcase_add_test(tc, a_year_before_its_tax_was_misread);
	tcase_add_test(tc, a_number_of_the_till_says_the_day);
	tcase_add_loop_test(tc, noughts_of_a_date, 0, 3);
	tcase_add_loop_test(tc, a_name_runs_up_to_the_number, 0, 3);
	tcase_add_test(tc, a_speck_is_no_currency);
	tcase_add_test(tc, a_letter_in_a_date_is_its_digit);
	tcase_add_test(tc, a_name_that_is_printed_again_is_sure);
	tcase_add_loop_test(tc, letters_of_a_name_are_put_right, 0, 8);
	tcase_add_test(tc, a_misread_form_is_a_form);
	tcase_add_test(tc, a_faint_total_goes_by_what_was_bought);
	tcase_add_test(tc, a_tax_that_misses_its_rate_says_nothing);
	tcase_add_test(tc, what_stands_behind_the_rounding_is_the_total);
	tcase_add_test(tc, a_total_behind_something_illegible);
	tcase_add_test(tc, a_clear_total_outweighs_a_hidden_one);
	tcase_add_test(tc, a_rounding_that_fits_speaks_for_its_sum);
	tcase_add_test(tc, a_rounding_that_does_not_fit_says_nothing);
	tcase_add_test(tc, an_amount_that_is_said_twice_is_the_total);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
