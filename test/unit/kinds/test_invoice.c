/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GST invoices from words to verdict, honest and forged. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/tax/gst_invoice.json"
#define ITEMS    3

struct item {
	const char *text, *hsn, *rate, *quantity, *price, *amount;
};

struct invoice {
	struct item items[ITEMS];
	size_t n;
	const char *seller, *buyer; /* GSTIN */
	const char *place;
	const char *rates;                                      /* heading of their column */
	const char *cgst, *sgst, *igst, *round, *total, *words; /* "": not printed */
};

/* 4,050.00 + 2,500.50 + 4,128.00 = 10,678.50; 28 %, 18 %, 5 %: 1,134.00 + 450.09 + 206.40 = 1,790.49 */
static struct invoice inter(void)
{
	return (struct invoice){
		.items = {{"Freight charges", "996511", "28 %", "9 Nos", "450.00", "4,050.00"},
			  {"Steel bracket M8", "7326", "18 %", "5 Nos", "500.10", "2,500.50"},
			  {"Turmeric powder 500g", "0910", "5 %", "4 Nos", "1,032.00", "4,128.00"}},
		.n = ITEMS,
		.seller = "29AABCR1718E1ZL",
		.buyer = "24AAQCA8719H1ZC",
		.place = "Gujarat",
		.rates = "GST Rate",
		.cgst = "",
		.sgst = "",
		.igst = "1,790.49",
		.round = "0.01",
		.total = "Rs. 12,469.00",
		.words = "Rupees Twelve Thousand Four Hundred Sixty Nine Only",
	};
}

static struct invoice intra(void)
{
	struct invoice inv = inter();

	inv.buyer = "29AAHCM7727Q1ZI";
	inv.place = "29-Karnataka";
	inv.igst = "";
	inv.cgst = "895.25";
	inv.sgst = "895.25";
	inv.round = "0.00";
	inv.total = "Rs. 12,469.00";
	return inv;
}

static void foot(int y, const char *name, const char *value)
{
	if (!*value)
		return;
	sheet_put(&sheet, 100, y, name);
	sheet_right(&sheet, 560, y, value);
}

static void draw(const struct invoice *inv)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, dx_asprintf(arena, "GSTIN/UIN: %s", inv->seller));
	sheet_put(&sheet, 320, 50, "Invoice No.");
	sheet_put(&sheet, 450, 50, "Dated");
	sheet_put(&sheet, 320, 62, "PS/25-26/8412");
	sheet_put(&sheet, 450, 62, "7-Aug-25");
	sheet_put(&sheet, 40, 110, "Buyer (Bill to)");
	sheet_put(&sheet, 40, 122, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 134, dx_asprintf(arena, "GSTIN/UIN : %s", inv->buyer));
	sheet_put(&sheet, 40, 146, dx_asprintf(arena, "Place of Supply : %s", inv->place));
	sheet_put(&sheet, 40, 180, "Sl");
	sheet_put(&sheet, 70, 180, "Description of Goods");
	sheet_put(&sheet, 220, 180, "HSN/SAC");
	sheet_right(&sheet, 325, 180, inv->rates);
	sheet_right(&sheet, 400, 180, "Quantity");
	sheet_right(&sheet, 460, 180, "Rate");
	sheet_right(&sheet, 560, 180, "Amount");
	for (size_t i = 0; i < inv->n; i++) {
		const struct item *it = &inv->items[i];
		int y = 200 + (int)i * 16;

		sheet_put(&sheet, 40, y, dx_asprintf(arena, "%zu", i + 1));
		sheet_put(&sheet, 70, y, it->text);
		sheet_put(&sheet, 220, y, it->hsn);
		sheet_right(&sheet, 325, y, it->rate);
		sheet_right(&sheet, 400, y, it->quantity);
		sheet_right(&sheet, 460, y, it->price);
		sheet_right(&sheet, 560, y, it->amount);
	}
	foot(260, "CGST", inv->cgst);
	foot(274, "SGST", inv->sgst);
	foot(288, "IGST", inv->igst);
	foot(302, "Round Off", inv->round);
	foot(320, "Total", inv->total);
	if (*inv->words) {
		sheet_put(&sheet, 40, 350, "Amount Chargeable (in words)");
		sheet_put(&sheet, 40, 362, inv->words);
	}
}

static void read_it(const struct invoice *inv)
{
	draw(inv);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

START_TEST(an_invoice_between_states_is_verified)
{
	struct invoice inv = inter();

	read_it(&inv);
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
	ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "PS/25-26/8412");
	ck_assert_str_eq(sheet_at(all, "data/invoice_date"), "2025-08-07");
	ck_assert_str_eq(sheet_at(all, "data/document_type"), "invoice");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
	ck_assert_str_eq(sheet_at(all, "data/supplier/pan"), "AABCR1718E");
	ck_assert_str_eq(sheet_at(all, "data/supplier/address"), "21 Station Road");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "24");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), "9");
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/unit"), "Nos");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/hsn_sac"), "0910");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/unit_price"), "1032.00");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "5");
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "10678.50");
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "0.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/igst"), "1790.49");
	ck_assert_str_eq(sheet_at(all, "data/totals/round_off"), "0.01");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "12469.00");
	ck_assert_str_eq(sheet_check(all, "amount_in_words"), "passed");
	ck_assert_str_eq(sheet_check(all, "state_rule"), "passed");
	ck_assert_str_eq(sheet_check(all, "gstin"), "passed");
}
END_TEST

START_TEST(an_invoice_within_a_state_is_verified)
{
	struct invoice inv = intra();

	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "cgst_equals_sgst"), "passed");
	ck_assert_str_eq(sheet_check(all, "state_rule"), "passed");
	ck_assert_str_eq(sheet_at(all, "data/totals/igst"), "0.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ---- forgeries ---- */

static const char **cell_of(struct invoice *inv, int which)
{
	struct item *it = &inv->items[which / 4 % ITEMS];

	if (which < 4 * ITEMS)
		return which % 4 == 0   ? &it->rate
		       : which % 4 == 1 ? &it->quantity
		       : which % 4 == 2 ? &it->price
					: &it->amount;
	switch (which - 4 * ITEMS) {
	case 0:
		return &inv->igst;
	case 1:
		return &inv->round;
	default:
		return &inv->total;
	}
}

START_TEST(one_digit_changed_is_found)
{
	struct invoice inv = inter();
	const char **cell = cell_of(&inv, _i);
	const char *was = *cell;

	for (size_t at = 0; at < strlen(was); at++) {
		for (char d = '1'; d <= '9'; d = (char)(d + 4)) {
			char *copy = dx_strdup(arena, was);

			if (was[at] < '0' || was[at] > '9' || was[at] == d)
				continue;
			copy[at] = d;
			*cell = copy;
			read_it(&inv);
			ck_assert_msg(strcmp(sheet_verdict(all), "verified") != 0, "%s → %s is verified", was, copy);
		}
	}
}
END_TEST

START_TEST(one_item_dropped_is_found)
{
	struct invoice inv = inter();
	size_t k = (size_t)_i;

	memmove(&inv.items[k], &inv.items[k + 1], (ITEMS - 1 - k) * sizeof(inv.items[0]));
	inv.n--;
	read_it(&inv);
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(the_wrong_tax_for_the_place_is_found)
{
	struct invoice inv = inter();

	inv.place = "29-Karnataka"; /* the supplier's own state */
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "state_rule"), "failed");
	ck_assert(needs_review);
}
END_TEST

START_TEST(unequal_halves_are_found)
{
	struct invoice inv = intra();

	inv.cgst = "895.24";
	inv.round = "0.01";
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "cgst_equals_sgst"), "failed");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_wrong_check_digit_is_found)
{
	struct invoice inv = inter();

	inv.buyer = "24AAQCA8719H1ZD";
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "gstin"), "failed");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "24AAQCA8719H1ZD"); /* what is printed stays */
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(words_that_say_another_amount_are_found)
{
	struct invoice inv = inter();

	inv.words = "Rupees Twelve Thousand Four Hundred Sixty Eight Only";
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "amount_in_words"), "failed");
	inv.words = "Rupees Many Thousand Only"; /* not understood: no judgement */
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "amount_in_words"), "not_applicable");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_large_rounding_is_found)
{
	struct invoice inv = inter();

	inv.round = "1.01";
	inv.total = "12,470.00";
	inv.words = "";
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "round_off"), "failed");
}
END_TEST

START_TEST(rounding_that_is_not_printed_proves_nothing)
{
	struct invoice inv = inter();

	inv.round = "";
	read_it(&inv);
	ck_assert_str_eq(sheet_check(all, "total"), "not_applicable");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	ck_assert(!needs_review);
}
END_TEST

START_TEST(a_missing_total_asks_for_review)
{
	struct invoice inv = inter();

	inv.total = "";
	read_it(&inv);
	ck_assert(needs_review);
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "required_missing");
}
END_TEST

START_TEST(a_scanned_gstin_is_mended_by_its_check_digit)
{
	struct invoice inv = inter();

	inv.buyer = "24AAQCA87I9HIZC"; /* 1 read as I, twice */
	draw(&inv);
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "24AAQCA8719H1ZC");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/recipient/gstin");
	ck_assert_str_eq(sheet_at(all, "corrections/0/read"), "24AAQCA87I9HIZC");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "look_alikes");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_scanned_price_is_mended_only_if_quantity_and_value_agree)
{
	struct invoice inv = inter();

	inv.items[1].price = "$00.10";
	draw(&inv);
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/unit_price"), "500.10");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	inv.items[1].price = "400.10"; /* nobody read 500.10 */
	draw(&inv);
	sheet_scan(&sheet);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/unit_price"), "400.10");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

static void read_page(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static const struct dx_word *word_of(const char *text)
{
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, text) == 0)
			return &sheet.words[i];
	ck_abort_msg("%s is not on the page", text);
	return NULL;
}

/* A digit that stands alone in its cell and is read as something else: the second reading that fits is taken. */
START_TEST(a_lost_quantity_is_read_again)
{
	static const char *const again[] = {"9", "8", "49"};

	for (size_t i = 0; i < DX_LEN(again); i++) {
		struct dx_cell_reading readings[] = {{again[i], 60, "line"}, {"0.", 30, "twice"}};
		struct invoice inv = inter();
		struct dx_reread cell;
		const struct dx_word *w;

		inv.items[0].quantity = ">.";
		draw(&inv);
		sheet_scan(&sheet);
		w = word_of(">.");
		cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, DX_LEN(readings)};
		sheet.page.rereads = &cell;
		sheet.page.n_rereads = 1;
		sheet.page.reread_round = 1;
		read_page();
		ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), i == 0 ? "9" : "null");
		ck_assert_str_eq(sheet_at(all, "data/line_items/1/quantity"), "5");
		if (i > 0)
			ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

/* So is a price with specks in front of it, as long as one reading alone makes the line. */
START_TEST(a_price_that_is_not_legible_is_read_again)
{
	struct dx_cell_reading readings[] = {{"500.10", 60, "line"}, {"600.10", 60, "twice"}};
	struct invoice inv = inter();
	struct dx_reread cell;
	const struct dx_word *w;

	inv.items[1].price = "\xc2\xab(500.10";
	draw(&inv);
	sheet_scan(&sheet);
	w = word_of("\xc2\xab(500.10");
	cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, DX_LEN(readings)};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/unit_price"), "500.10");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "read_again");
	readings[0].text = "400.10"; /* nobody read 500.10 */
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/unit_price"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Recognition lost the blank between a tax and its rate. */
START_TEST(a_rate_may_touch_the_name_of_its_tax)
{
	struct invoice inv = inter();

	for (size_t i = 0; i < inv.n; i++)
		inv.items[i].rate = dx_asprintf(arena, "IGST%s", inv.items[i].rate);
	draw(&inv);
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "5");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Columns of both halves' rates; the lines have no taxes of their own, so the printed totals alone say what is wrong.
 */
static void put_halves(const char *cgst, const char *sgst)
{
	struct invoice inv = intra();

	inv.rates = "";
	for (size_t i = 0; i < inv.n; i++)
		inv.items[i].rate = "";
	draw(&inv);
	sheet_right(&sheet, 290, 180, "CGST%");
	sheet_right(&sheet, 330, 180, "SGST%");
	for (size_t i = 0; i < inv.n; i++) {
		const char *half = i == 2 ? "2.5" : inter().items[i].rate[0] == '2' ? "14" : "9";

		sheet_right(&sheet, 290, 200 + (int)i * 16, i == 2 ? cgst : half);
		sheet_right(&sheet, 330, 200 + (int)i * 16, i == 2 ? sgst : half);
	}
	sheet_scan(&sheet);
	read_page();
}

START_TEST(a_half_rate_that_is_misread_is_the_other_half)
{
	put_halves("2.5%", "2.5%");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "5");
	put_halves("27.5%", "2.5%");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "5");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "other_half");
	put_halves("27.5%", "27.5%"); /* nobody read 2.5 */
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "55");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Of a scan whose counts were misread the other lines say what an unknown heading is over. */
START_TEST(a_column_is_known_by_the_lines_that_were_read_well)
{
	struct invoice inv = inter();

	inv.items[0].quantity = "9";
	inv.items[1].quantity = "5";
	inv.items[2].quantity = "he"; /* 4 */
	draw(&inv);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "Quantity") == 0)
			sheet.words[i].text = "Plettes";
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/quantity"), "5");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/quantity"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* "18 %" of a scan, under a heading of which only "Rate" was read. */
START_TEST(rates_may_stand_apart_from_their_sign)
{
	struct invoice inv = inter();

	inv.rates = "Rbte";
	for (size_t i = 0; i < inv.n; i++)
		inv.items[i].rate =
			dx_asprintf(arena, "%.*s %%", (int)strcspn(inv.items[i].rate, " %"), inv.items[i].rate);
	draw(&inv);
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_ne(sheet_at(all, "data/line_items/0/tax_rate"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* "35" read as "5", whose line is wrong then. */
START_TEST(a_quantity_that_lost_a_digit_is_mended)
{
	struct dx_cell_reading readings[] = {{"8", 60, "line"}, {"9", 60, "twice"}};

	for (size_t n = 1; n <= DX_LEN(readings); n++) {
		struct invoice inv = inter();
		struct dx_reread cell;
		const struct dx_word *w;

		inv.items[0].quantity = "7 Nos";
		draw(&inv);
		sheet_scan(&sheet);
		w = word_of("7");
		cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, n};
		sheet.page.rereads = &cell;
		sheet.page.n_rereads = 1;
		sheet.page.reread_round = 1;
		read_page();
		ck_assert_str_eq(sheet_at(all, "data/line_items/0/quantity"), n == 1 ? "7" : "9");
		ck_assert_str_eq(sheet_verdict(all), n == 1 ? "mismatch" : "verified");
	}
}
END_TEST

START_TEST(a_scanned_gstin_with_a_character_too_many_is_mended)
{
	struct invoice inv = inter();

	inv.seller = "29AABCR1718E12ZL";
	draw(&inv);
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "24AAQCA8719H1ZC");
	draw(&inv); /* what a text layer says is what was printed */
	read_page();
	ck_assert_str_ne(sheet_at(all, "data/supplier/gstin"), "29AABCR1718E1ZL");
}
END_TEST

START_TEST(a_percent_sign_read_as_a_digit_is_no_rate_of_fifty)
{
	struct invoice inv = inter();

	inv.items[2].rate = "50";
	draw(&inv);
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "5");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/line_items/2/tax_rate");
	draw(&inv);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "50");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* Only the printed tax says that a rate was misread: the one reading that makes it is taken, and no other. */
START_TEST(a_scanned_rate_is_mended_by_the_printed_tax)
{
	static const struct {
		const char *read, *again, *rate, *verdict;
	} cases[] = {{"54%", "59", "5", "verified"}, /* "5 %" */
		     {"7", "5", "5", "verified"},
		     {"7", "12", "7", "mismatch"}, /* nobody read 5 */
		     {"28%", "18", "28", "mismatch"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_cell_reading readings[] = {{cases[i].again, 60, "line"}};
		struct invoice inv = inter();
		struct dx_reread cell;
		const struct dx_word *w;

		inv.items[2].rate = cases[i].read;
		draw(&inv);
		sheet_scan(&sheet);
		w = word_of(cases[i].read);
		cell = (struct dx_reread){w->x0, w->y0, w->x1, w->y1, readings, DX_LEN(readings)};
		sheet.page.rereads = &cell;
		sheet.page.n_rereads = 1;
		sheet.page.reread_round = 1;
		read_page();
		ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), cases[i].rate);
		ck_assert_str_eq(sheet_verdict(all), cases[i].verdict);
	}
}
END_TEST

START_TEST(rates_that_are_not_read_are_not_verified)
{
	struct invoice inv = inter();

	inv.items[2].rate = "";
	read_it(&inv);
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/tax_rate"), "null");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	inv = inter();
	inv.rates = "Grade"; /* percentages stand under a heading that nobody knows, and not in all lines */
	inv.items[2].rate = "A";
	read_it(&inv);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/tax_rate"), "null");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(lines_without_any_rate_are_verified)
{
	struct invoice inv = inter();

	inv.rates = "Grade";
	inv.items[0].rate = inv.items[1].rate = inv.items[2].rate = "A";
	read_it(&inv);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_scanned_total_torn_in_two_is_one_amount)
{
	struct invoice inv = inter();

	inv.total = "12, 469.00";
	draw(&inv);
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "12469.00");
}
END_TEST

static Suite *invoice_suite(void)
{
	Suite *s = suite_create("invoice");
	TCase *tc = tcase_create("invoice");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, an_invoice_between_states_is_verified);
	tcase_add_test(tc, an_invoice_within_a_state_is_verified);
	tcase_add_loop_test(tc, one_digit_changed_is_found, 0, 4 * ITEMS + 3);
	tcase_add_loop_test(tc, one_item_dropped_is_found, 0, ITEMS);
	tcase_add_test(tc, the_wrong_tax_for_the_place_is_found);
	tcase_add_test(tc, unequal_halves_are_found);
	tcase_add_test(tc, a_wrong_check_digit_is_found);
	tcase_add_test(tc, words_that_say_another_amount_are_found);
	tcase_add_test(tc, a_large_rounding_is_found);
	tcase_add_test(tc, rounding_that_is_not_printed_proves_nothing);
	tcase_add_test(tc, a_missing_total_asks_for_review);
	tcase_add_test(tc, a_scanned_gstin_is_mended_by_its_check_digit);
	tcase_add_test(tc, a_lost_quantity_is_read_again);
	tcase_add_test(tc, a_price_that_is_not_legible_is_read_again);
	tcase_add_test(tc, rates_may_stand_apart_from_their_sign);
	tcase_add_test(tc, a_rate_may_touch_the_name_of_its_tax);
	tcase_add_test(tc, a_half_rate_that_is_misread_is_the_other_half);
	tcase_add_test(tc, a_column_is_known_by_the_lines_that_were_read_well);
	tcase_add_test(tc, a_quantity_that_lost_a_digit_is_mended);
	tcase_add_test(tc, a_scanned_gstin_with_a_character_too_many_is_mended);
	tcase_add_test(tc, a_percent_sign_read_as_a_digit_is_no_rate_of_fifty);
	tcase_add_test(tc, a_scanned_rate_is_mended_by_the_printed_tax);
	tcase_add_test(tc, rates_that_are_not_read_are_not_verified);
	tcase_add_test(tc, lines_without_any_rate_are_verified);
	tcase_add_test(tc, a_scanned_total_torn_in_two_is_one_amount);
	tcase_add_test(tc, a_scanned_price_is_mended_only_if_quantity_and_value_agree);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(invoice_suite());
}
