/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headings of columns and of parties on invoices, numbers, dates and registrations. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/invoice.json"

static const char *at(const char *path)
{
	return sheet_at(all, path);
}

static void row(int y, const char *text, const char *first, const char *second, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, first);
	sheet_right(&sheet, 380, y, second);
	sheet_right(&sheet, 460, y, price);
	sheet_right(&sheet, 560, y, amount);
}

static void read_page(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static void read_columns(const char *first, const char *second)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", first, second, "Price", "Amount");
	row(120, "Oak shelf", "4", "3", "10.00", "30.00");
	row(136, "Steel bracket", "9", "7", "2.00", "14.00");
	row(170, "", "", "", "Total", "44.00");
	read_page();
}

START_TEST(what_was_shipped_counts_beside_what_was_ordered)
{
	read_columns("Ordered", "Shipped");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "7");
	read_columns("Delivered", "Qty"); /* in days, perhaps */
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
}
END_TEST

START_TEST(capitals_of_central_europe_are_the_same_letters)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "FAKTURA 20417");
	sheet_put(&sheet, 40, 60, "DODAVATEL");
	sheet_put(&sheet, 40, 72, "Oak and Sons");
	sheet_put(&sheet, 40, 84, "110 00 Praha 1");
	sheet_put(&sheet, 340, 60, "ODB\xc4\x9aRATEL");
	sheet_put(&sheet, 340, 72, "Orchard Supply");
	sheet_put(&sheet, 340, 84, "602 00 Brno");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Oak and Sons");
	ck_assert_str_eq(at("data/recipient/name"), "Orchard Supply");
}
END_TEST

static Suite *heads_suite(void)
{
	Suite *s = suite_create("commerce_heads");
	TCase *tc = tcase_create("commerce_heads");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, what_was_shipped_counts_beside_what_was_ordered);
	tcase_add_test(tc, capitals_of_central_europe_are_the_same_letters);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(heads_suite());
}
