/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/erased.h"

#include "../unit.h"
#include "dx/extract/lex.h"
#include "lines_sheet.h"

enum { OPENING, DEBITS, CREDITS, CLOSING };

/* Is label FIELD on the sheet blank, whose value is V? */
static bool lacks(int field, const struct dx_val *v)
{
	static const char *const phrases[] = {"opening balance", "total debits", "total credits", "closing balance"};
	struct dx_template tpl = {.labels = dx_lex_new(arena)};
	struct dx_job job = {.arena = arena,
			     .tpl = &tpl,
			     .pages = &sheet.page,
			     .n_pages = 1,
			     .lines = lines_of(),
			     .checks = {.arena = arena}};

	for (size_t i = 0; i < DX_LEN(phrases); i++)
		dx_lex_add(tpl.labels, phrases[i], (int)i);
	dx_labels_find(arena, &job.lines, tpl.labels, &job.labels);
	return dx_erased_lacks(&job, dx_scope_all(&job), field, v);
}

static const struct dx_val none;

static const struct {
	const char *figures[4];
	bool lacks;
} boxes[] = {
	{{"900.00", "100.00", "50.00", "850.00"}, false},
	{{"900.00", "", "50.00", "850.00"}, true},
	{{"900.00", "-", "50.00", "850.00"}, false},
	{{"900.00", "Nil", "50.00", "850.00"}, false},
	{{"", "", "", ""}, false}, /* headings */
	{{"900.00", "", "", ""}, true},
};

/* The labels of a box, one below the other, and its figures in one column. */
START_TEST(a_label_of_a_box_has_its_figure)
{
	static const char *const labels[] = {"Opening Balance", "Total Debits", "Total Credits", "Closing Balance"};

	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 50, 100 + 14 * i, labels[i]);
		sheet_put(&sheet, 250, 100 + 14 * i, boxes[_i].figures[i]);
	}
	ck_assert_int_eq(lacks(DEBITS, &none), boxes[_i].lacks);
}
END_TEST

START_TEST(a_sum_that_stands_elsewhere_has_a_label_in_the_midst_of_a_box)
{
	const struct dx_val v = dx_val_derived_dec(dx_dec(10000, 2));

	sheet_put(&sheet, 50, 100, "Opening Balance");
	sheet_put(&sheet, 250, 100, "900.00");
	sheet_put(&sheet, 50, 114, "Total Debits");
	ck_assert(!lacks(DEBITS, &v)); /* it may be a title */
	sheet_put(&sheet, 50, 128, "Total Credits");
	sheet_put(&sheet, 250, 128, "50.00");
	ck_assert(lacks(DEBITS, &v));
}
END_TEST

START_TEST(a_title_stands_apart)
{
	sheet_put(&sheet, 50, 100, "Opening Balance");
	sheet_put(&sheet, 250, 100, "900.00");
	sheet_put(&sheet, 50, 130, "Total Debits");
	ck_assert(!lacks(DEBITS, &none));
}
END_TEST

START_TEST(nothing_was_counted_and_nothing_is_printed)
{
	sheet_put(&sheet, 50, 100, "2  Total Credits");
	sheet_put(&sheet, 250, 100, "50.00");
	sheet_put(&sheet, 50, 114, "0  Total Debits");
	ck_assert(!lacks(DEBITS, &none));
}
END_TEST

START_TEST(the_labels_of_a_line_have_their_figures)
{
	sheet_put(&sheet, 50, 100, "Opening Balance: 900.00  Total Debits:  Total Credits: 50.00");
	ck_assert(lacks(DEBITS, &none));
	ck_assert(!lacks(CREDITS, &none));
}
END_TEST

static const struct {
	const char *debits;
	int y;
	bool lacks;
} strips[] = {{"100.00", 114, false}, {"", 114, true}, {"", 86, true}, {"-", 114, false}, {"Nil", 114, false}};

START_TEST(the_labels_of_a_strip_have_their_figures)
{
	sheet_put(&sheet, 50, 100, "Opening Balance");
	sheet_put(&sheet, 180, 100, "Total Debits");
	sheet_put(&sheet, 300, 100, "Total Credits");
	sheet_put(&sheet, 50, strips[_i].y, "900.00");
	sheet_put(&sheet, 180, strips[_i].y, strips[_i].debits);
	sheet_put(&sheet, 300, strips[_i].y, "50.00");
	ck_assert_int_eq(lacks(DEBITS, &none), strips[_i].lacks);
}
END_TEST

/* "900.00 + 50.00 - 100.00": what is left of a figure that was taken out is its sign. */
START_TEST(a_sign_of_a_sum_is_no_figure)
{
	sheet_put(&sheet, 50, 100, "Opening Balance");
	sheet_put(&sheet, 180, 100, "Total Credits");
	sheet_put(&sheet, 300, 100, "Total Debits");
	sheet_put(&sheet, 50, 114, "900.00");
	sheet_put(&sheet, 180, 114, "+ 50.00");
	sheet_put(&sheet, 300, 114, "-");
	ck_assert(lacks(DEBITS, &none));
}
END_TEST

/* Of these dx_whole_lacks() asks for each label. */
START_TEST(a_scan_has_labels_without_figures)
{
	sheet.page.source = DX_SOURCE_OCR;
	sheet_put(&sheet, 50, 100, "Opening Balance");
	sheet_put(&sheet, 250, 100, "900.00");
	sheet_put(&sheet, 50, 114, "Total Debits");
	ck_assert(!lacks(DEBITS, &none));
}
END_TEST

static Suite *erased_suite(void)
{
	Suite *s = suite_create("erased");
	TCase *tc = tcase_create("erased");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_label_of_a_box_has_its_figure, 0, (int)DX_LEN(boxes));
	tcase_add_test(tc, a_sum_that_stands_elsewhere_has_a_label_in_the_midst_of_a_box);
	tcase_add_test(tc, a_title_stands_apart);
	tcase_add_test(tc, nothing_was_counted_and_nothing_is_printed);
	tcase_add_test(tc, the_labels_of_a_line_have_their_figures);
	tcase_add_loop_test(tc, the_labels_of_a_strip_have_their_figures, 0, (int)DX_LEN(strips));
	tcase_add_test(tc, a_sign_of_a_sum_is_no_figure);
	tcase_add_test(tc, a_scan_has_labels_without_figures);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(erased_suite());
}
