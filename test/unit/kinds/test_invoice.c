/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GST invoices from words to verdict, honest and forged. */
#include "../unit.h"
#include "gst_paper.h"

static void read_it(const struct invoice *inv)
{
	draw(inv);
	read_page();
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
	tcase_add_test(tc, rates_that_are_not_read_are_not_verified);
	tcase_add_test(tc, lines_without_any_rate_are_verified);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(invoice_suite());
}
