/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Members of a GST invoice that no check rests on: what kind of paper it is, the whole address of who buys, the rows of
 * a summary beside the foot. */
#include "../unit.h"
#include "gst_lines.h"

/* ---- kind of paper ---- */

/* The kind that a paper with TITLE, and nothing else that says it, is read as. */
static const char *kind_of(const char *title, int x, const char *behind)
{
	const struct paper p = plain();

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Padmavathi Silks");
	sheet_put(&sheet, x, 20, title);
	if (behind)
		sheet_put(&sheet, 500, 20, behind);
	sheet_put(&sheet, 40, 60, "Bill No: PS/25-26/8412");
	put_row(200, p.heads);
	for (int i = 0; i < 3; i++)
		put_row(216 + 16 * i, p.items[i]);
	(void)read_sheet();
	return sheet_at(all, "data/document_type");
}

START_TEST(a_trade_names_its_paper_in_its_own_way)
{
	static const struct {
		const char *title, *behind, *kind;
	} cases[] = {{"JOB WORK TAX INVOICE", NULL, "invoice"},
		     {"Consolidated Tax Invoice", NULL, "invoice"},
		     {"CASH / CREDIT TAX INVOICE", NULL, "invoice"},
		     {"RUNNING ACCOUNT BILL / TAX INVOICE", NULL, "invoice"},
		     {"e-Tax Invoice", NULL, "invoice"},
		     {"INVOICE FOR WEAVING CHARGES", NULL, "invoice"},
		     {"PRICE DIFFERENCE CREDIT NOTE", NULL, "credit_note"},
		     {"INVOICE", "Mysuru", "invoice"},
		     {"INVOICE", "8412/24", "null"},
		     {"Pay against our tax invoice", NULL, "null"},
		     {"Copy: Transporter Tax Invoice", NULL, "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++)
		ck_assert_msg(strcmp(kind_of(cases[i].title, 250, cases[i].behind), cases[i].kind) == 0, "%s",
			      cases[i].title);
}
END_TEST

START_TEST(the_label_of_its_number_may_stand_anywhere)
{
	const struct paper p = plain();
	static const char *const labels[] = {"Tax Invoice No.", "Invoice No."};

	for (size_t i = 0; i < DX_LEN(labels); i++) {
		sheet_init(&sheet, arena, 1);
		put_row(200, p.heads);
		for (int k = 0; k < 3; k++)
			put_row(216 + 16 * k, p.items[k]);
		sheet_put(&sheet, 40, 60, "Customer  Nandi Retail Ventures");
		sheet_put(&sheet, 350, 60, labels[i]);
		sheet_put(&sheet, 470, 60, "351/24-25");
		(void)read_sheet();
		ck_assert_str_eq(sheet_at(all, "data/invoice_number"), "351/24-25");
		ck_assert_str_eq(sheet_at(all, "data/document_type"), i == 0 ? "invoice" : "null");
	}
}
END_TEST

/* ---- addresses ---- */

/* The buyer's address in a form of labels and values, under whose street stand LABEL, in the column of labels, and
 * MORE. */
static const char *in_form(const char *label, const char *more)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 50, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 300, 40, "Customer Name");
	for (int y = 40; y <= 70; y += 10)
		if (y != 60 || label)
			sheet_put(&sheet, 390, y, ":");
	sheet_put(&sheet, 400, 40, "Nandi Retail Ventures");
	sheet_put(&sheet, 300, 50, "Address");
	sheet_put(&sheet, 400, 50, "Plot No. 158, Old Bus Stand Road,");
	if (label)
		sheet_put(&sheet, 300, 60, label);
	sheet_put(&sheet, 400, 60, more);
	sheet_put(&sheet, 300, 70, "GSTIN");
	sheet_put(&sheet, 400, 70, "29AAHCM7727Q1ZI");
	(void)read_sheet();
	return sheet_at(all, "data/recipient/address");
}

START_TEST(a_value_goes_on_below_to_its_pin_code)
{
	static const char street[] = "Plot No. 158, Old Bus Stand Road";

	ck_assert_str_eq(in_form(NULL, "Mysuru - 570016"), "Plot No. 158, Old Bus Stand Road, Mysuru - 570016");
	ck_assert_str_eq(in_form("D.L. No.", "20-570016, 21-570017"), street);
	ck_assert_str_eq(in_form("Currency", "INR"), street);
	ck_assert_str_eq(in_form("Room Type", "Deluxe Twin"), street);
}
END_TEST

/* The buyer's address in a block whose second line is LAST. */
static const char *in_block(const char *first, const char *last)
{
	draw_bare();
	sheet_put(&sheet, 40, 40, "Padmavathi Silks");
	sheet_put(&sheet, 40, 50, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 300, 40, "Bill To");
	sheet_put(&sheet, 300, 50, "Nandi Retail Ventures");
	sheet_put(&sheet, 300, 60, first);
	sheet_put(&sheet, 300, 70, last);
	sheet_put(&sheet, 300, 80, "GSTIN: 29AAHCM7727Q1ZI");
	(void)read_sheet();
	return sheet_at(all, "data/recipient/address");
}

START_TEST(a_label_within_its_last_line_ends_an_address)
{
	static const char whole[] = "4 Ring Road, Mysuru 570016";
	static const char *const last[] = {"Mysuru 570016 State: Karnataka (29)", "Mysuru 570016 STATE 29",
					   "Mysuru 570016 Phone : 080-22221111", "Mysuru 570016 | NABH Accredited",
					   "Mysuru 570016. Estd. 1940"};

	for (size_t i = 0; i < DX_LEN(last); i++)
		ck_assert_msg(strcmp(in_block("4 Ring Road,", last[i]), whole) == 0, "%s", last[i]);
	ck_assert_str_eq(in_block("* 4 Ring Road", "Mysuru 570016"), whole);
	ck_assert_str_eq(in_block("Address: 4 Ring Road,", "Mysuru 570016"), whole);
	ck_assert_str_eq(in_block("Address: H-140, Ring Road,", "Mysuru 570016"), "H-140, Ring Road, Mysuru 570016");
}
END_TEST

/* ---- summaries ---- */

/* A summary by codes with quantities: what it calls a rate, per cent, is no price. */
static void with_quantities(const char *rate)
{
	static const char *const heads[CELLS] = {NULL, "HSN/SAC", "Quantity", "Rate %", "Taxable", "SGST", "CGST"};
	const char *const row[CELLS] = {NULL, "9403", "17.00", rate, "8,440.00", "759.60", "759.60"};
	struct paper p = plain();

	for (int k = 0; k < 3; k++)
		p.items[k][2] = "9403";
	draw(&p);
	put_row(420, heads);
	put_row(436, row);
	(void)read_sheet();
}

START_TEST(a_rate_beside_quantities_is_one_of_tax)
{
	with_quantities("18");
	ck_assert_str_eq(sheet_at(all, "data/tax_summary/0/tax_rate"), "18");
	with_quantities("12");
	ck_assert_str_ne(sheet_at(all, "data/tax_summary/0/tax_rate"), "12");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_members");
	TCase *tc = tcase_create("members");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_trade_names_its_paper_in_its_own_way);
	tcase_add_test(tc, the_label_of_its_number_may_stand_anywhere);
	tcase_add_test(tc, a_value_goes_on_below_to_its_pin_code);
	tcase_add_test(tc, a_label_within_its_last_line_ends_an_address);
	tcase_add_test(tc, a_rate_beside_quantities_is_one_of_tax);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
