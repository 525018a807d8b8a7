/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose card it is and which, where figures, panels and titles stand around the rows. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define CARD "config/templates/finance/card_statement.json"

static void read_rows(void)
{
	sheet_put(&sheet, 40, 60, "Date");
	sheet_put(&sheet, 200, 60, "Description");
	sheet_right(&sheet, 540, 60, "Amount");
	sheet_put(&sheet, 40, 92, "01/04/2025");
	sheet_put(&sheet, 200, 92, "rent");
	sheet_right(&sheet, 540, 92, "15.00");
	sheet_put(&sheet, 40, 108, "02/04/2025");
	sheet_put(&sheet, 200, 108, "food");
	sheet_right(&sheet, 540, 108, "30.00");
	all = sheet_extract(arena, CARD, &sheet.page, 1, &needs_review);
}

/* What stands at the left of a card's number, over the rows. */
static const struct {
	const char *beside, *want;
} panels[] = {{"89%", "4315XXXXXXXX6828"}, {"From", "null"}, {"20.00", "null"}};

START_TEST(a_card_beside_a_panel)
{
	sheet_put(&sheet, 40, 76, panels[_i].beside);
	sheet_put(&sheet, 200, 76, "4315XXXXXXXX6828");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/card_number"), panels[_i].want);
}
END_TEST

/* The title of a card's paper, and whose card it is. */
static const struct {
	const char *title, *want;
} issuers[] = {
	{"Acorn Building Society Credit Card", "Acorn Building Society"},
	{"Acorn Card Acorn Cards & Payments Limited", "Acorn Cards & Payments Limited"},
	{"Ridings Credit Card", "Ridings Credit Card"},
};

START_TEST(a_card_is_of_its_issuer)
{
	sheet_put(&sheet, 40, 10, issuers[_i].title);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 10000; /* in larger print */
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/issuer"), issuers[_i].want);
}
END_TEST

/* A panel of labels over their values at the left, which goes on below the few rows beside it. */
static const struct {
	int heading, first, rows;
} beside[] = {{106, 134, 1}, {106, 134, 3}, {119, 149, 3}, {119, 149, 4}};

START_TEST(a_panel_is_beside_few_rows)
{
	static const char *const panel[] = {"STATEMENT DATE",   "15 April 2025", "PAYMENT DUE DATE", "5 May 2025",
					    "Total Amount due", "₹45.00",        "Credit Limit",     "₹90.00"};
	const int last = beside[_i].rows - 1;

	for (size_t i = 0; i < DX_LEN(panel); i++)
		sheet_put(&sheet, 40, 100 + 15 * (int)i, panel[i]);
	sheet_put(&sheet, 180, beside[_i].heading, "Date");
	sheet_put(&sheet, 260, beside[_i].heading, "SerNo.");
	sheet_put(&sheet, 320, beside[_i].heading, "Transaction Details");
	sheet_right(&sheet, 540, beside[_i].heading, "Amount");
	for (int i = 0; i < beside[_i].rows; i++) {
		sheet_put(&sheet, 180, beside[_i].first + 15 * i, dx_asprintf(arena, "0%d/04/2025", i + 1));
		sheet_put(&sheet, 260, beside[_i].first + 15 * i, "77522711");
		sheet_put(&sheet, 320, beside[_i].first + 15 * i, "INDUS FUELS PUNE");
		sheet_right(&sheet, 540, beside[_i].first + 15 * i, "15.00");
	}
	all = sheet_extract(arena, CARD, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-05");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, dx_asprintf(arena, "data/transactions/%d/date", last)),
			 dx_asprintf(arena, "2025-04-0%d", last + 1));
	ck_assert_str_eq(sheet_at(all, dx_asprintf(arena, "data/transactions/%d/description", last)),
			 "INDUS FUELS PUNE");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/card_panels");
	TCase *t = tcase_create("card_panels");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, a_card_beside_a_panel, 0, DX_LEN(panels));
	tcase_add_loop_test(t, a_card_is_of_its_issuer, 0, DX_LEN(issuers));
	tcase_add_loop_test(t, a_panel_is_beside_few_rows, 0, DX_LEN(beside));
	suite_add_tcase(s, t);
	return unit_main(s);
}
