/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Scanned GST invoices: what was misread, lost or torn, and is read again or mended where the arithmetic says so. */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "gst_paper.h"

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

static Suite *mended_suite(void)
{
	Suite *s = suite_create("mended_invoice");
	TCase *tc = tcase_create("mended_invoice");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
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
	tcase_add_test(tc, a_scanned_total_torn_in_two_is_one_amount);
	tcase_add_test(tc, a_scanned_price_is_mended_only_if_quantity_and_value_agree);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(mended_suite());
}
