/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/cell.h"

#include "../sheet.h"
#include "../unit.h"

static struct dx_arena *arena;
static struct sheet sheet;
static struct dx_job job;

static void setup(void)
{
	arena = dx_arena_new();
	sheet_init(&sheet, arena, 1);
	job = (struct dx_job){.arena = arena, .pages = &sheet.page, .n_pages = 1};
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

/* TEXT as one cell of amounts with two decimals; false: not read as a number. */
static bool read_cell(const char *text, enum dx_source source, struct dx_val *v, struct dx_number *n)
{
	struct dx_cell_word words[4];
	struct dx_cell c = {.words = words};
	bool unread = false;

	sheet.page.source = source;
	sheet_put(&sheet, 100, 100, text);
	dx_lines_build(arena, &sheet.page, 1, &job.lines);
	for (size_t i = 0; i < job.lines.v[0].n; i++)
		words[c.n++] = (struct dx_cell_word){job.lines.v[0].words[i], 0};
	return dx_cell_number(&job, &c, 2, v, n, &unread);
}

static const struct {
	const char *text, *is;
	enum dx_value_mark mark;
} specks[] = {
	{"28,200.00.", "28200.00", DX_VALUE_MARK_NONE},
	{"55919.75,", "55919.75", DX_VALUE_MARK_NONE},
	{"14,800.00 (Cr),", "14800.00", DX_VALUE_MARK_CR},
	{"(1,200.50)'", "-1200.50", DX_VALUE_MARK_NONE},
};

/* They say nothing of the value: it is as it was read, not repaired. A text layer has what its issuer wrote. */
START_TEST(specks_behind_a_figure_are_no_part_of_it)
{
	struct dx_val v;
	struct dx_number n;
	char text[DX_DEC_TEXT_MAX];

	ck_assert(read_cell(specks[_i].text, DX_SOURCE_OCR, &v, &n));
	ck_assert_str_eq(dx_dec_text(v.dec, text), specks[_i].is);
	ck_assert_int_eq(v.source, DX_VAL_OCR);
	ck_assert_int_eq(n.mark, specks[_i].mark);
}
END_TEST

START_TEST(a_text_layer_has_no_specks)
{
	struct dx_val v;
	struct dx_number n;

	ck_assert(!read_cell("28,200.00.", DX_SOURCE_TEXT_LAYER, &v, &n));
}
END_TEST

/* The next column's code; a digit that stands nearer is the figure's own, and both are doubtful. */
/* Two columns under one heading; where a group of three is behind, its comma may have been lost. */
START_TEST(two_figures_of_a_scan_are_no_number)
{
	static const char *const two[] = {"203.00 22", "7226.05 8.00", "1.25 1234.00"};
	struct dx_val v;
	struct dx_number n;
	char text[DX_DEC_TEXT_MAX];

	for (size_t i = 0; i < DX_LEN(two); i++) {
		sheet_init(&sheet, arena, 1);
		ck_assert_msg(!read_cell(two[i], DX_SOURCE_OCR, &v, &n), "%s", two[i]);
	}
	sheet_init(&sheet, arena, 1);
	ck_assert(read_cell("1.16 649.32", DX_SOURCE_OCR, &v, &n));
	ck_assert_str_eq(dx_dec_text(v.dec, text), "116649.32");
}
END_TEST

START_TEST(a_code_far_behind_a_figure_is_none_of_its_digits)
{
	struct dx_val v;
	struct dx_number n;
	char text[DX_DEC_TEXT_MAX];

	sheet_put(&sheet, 170, 100, "2");
	ck_assert(read_cell("96.18", DX_SOURCE_OCR, &v, &n));
	ck_assert_str_eq(dx_dec_text(v.dec, text), "96.18");
}
END_TEST

static Suite *cell_suite(void)
{
	Suite *s = suite_create("cell");
	TCase *tc = tcase_create("cell");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, specks_behind_a_figure_are_no_part_of_it, 0, (int)DX_LEN(specks));
	tcase_add_test(tc, a_text_layer_has_no_specks);
	tcase_add_test(tc, a_code_far_behind_a_figure_is_none_of_its_digits);
	tcase_add_test(tc, two_figures_of_a_scan_are_no_number);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(cell_suite());
}
