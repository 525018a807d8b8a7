/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is read once more of a page: figures with wrong separators, headings in boxes; and dashes without ink. */
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../img/draw.h"
#include "../unit.h"

#define TABLE_X    100
#define TABLE_Y    900
#define TABLE_STEP 60
#define TABLE_COL  300
#define TABLE_COLS 4
#define TABLE_ROWS 5

static struct dx_arena *arena;
static struct dx_ocr *ocr;
static struct dx_err err;
static struct dx_prep prep;
static struct reading reading;

static const char *const figures[] = {"Paid 5,36,885.99 here", "Paid 30.04.25 here", "Paid -812.50 here",
				      "Paid 77,512.40 here"};

static const char *const cells[TABLE_ROWS][TABLE_COLS] = {{"Item", "Qty", "Rate", "Amount"},
							  {"Bread", "12", "3.50", "42.00"},
							  {"Milk", "10", "2.25", "22.50"},
							  {"Butter", "14", "5.00", "70.00"},
							  {"Coffee", "11", "8.00", "88.00"}};

/* A ruled table under lines of text, one of which is a figure. */
static PIX *draw(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);
	int right = TABLE_X + TABLE_COL * TABLE_COLS;
	int foot = TABLE_Y + TABLE_STEP * TABLE_ROWS;

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, DRAW_LINES);
	draw_text(pix, DRAW_FONT, 100, 640, 50, figures, (int)DX_LEN(figures));
	for (int i = 0; i <= TABLE_ROWS; i++)
		pixRenderLine(pix, TABLE_X, TABLE_Y + i * TABLE_STEP, right, TABLE_Y + i * TABLE_STEP, 3,
			      L_CLEAR_PIXELS);
	for (int i = 0; i <= TABLE_COLS; i++)
		pixRenderLine(pix, TABLE_X + i * TABLE_COL, TABLE_Y, TABLE_X + i * TABLE_COL, foot, 3, L_CLEAR_PIXELS);
	for (int i = 0; i < TABLE_ROWS; i++)
		for (int k = 0; k < TABLE_COLS; k++)
			draw_text(pix, DRAW_FONT, TABLE_X + k * TABLE_COL + 20, TABLE_Y + (i + 1) * TABLE_STEP - 20, 0,
				  &cells[i][k], 1);
	return pix;
}

static void set_up(void)
{
	static const struct dx_prep_how how;
	PIX *pix = draw();

	arena = dx_arena_new();
	ck_assert_msg(dx_ocr_new(&ocr, &err), "%s", err.msg);
	ck_assert(dx_ocr_prepare(arena, pix, 0, &how, &prep, &err));
	ck_assert(dx_ocr_read(ocr, arena, prep.grey, dx_ocr_dpi(&prep), PSM_SINGLE_COLUMN, &reading, &err));
	pixDestroy(&pix);
}

static void tear_down(void)
{
	dx_prep_free(&prep);
	dx_ocr_drop(&ocr);
	dx_arena_drop(&arena);
}

static struct dx_word *find(const char *text)
{
	for (size_t i = 0; i < reading.n; i++)
		if (strcmp(reading.words[i].text, text) == 0)
			return &reading.words[i];
	return NULL;
}

/* What the page shows as TEXT was misread as READ. */
static void misread(const char *text, const char *read)
{
	struct dx_word *w = find(text);

	ck_assert_msg(w, "%s was not read", text);
	w->text = read;
	w->conf = 50;
}

static void put_word(struct dx_word w)
{
	struct dx_word *words = dx_alloc_array(arena, reading.n + 1, sizeof(*words));

	memcpy(words, reading.words, reading.n * sizeof(*words));
	words[reading.n++] = w;
	reading.words = words;
}

START_TEST(misread_separators_are_read_again)
{
	misread("5,36,885.99", "5.36.885.99");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("5,36,885.99"));
	ck_assert_ptr_null(find("5.36.885.99"));
}
END_TEST

START_TEST(a_section_sign_in_a_figure_is_a_digit)
{
	misread("5,36,885.99", "\xc2\xa7,36,885.99");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("5,36,885.99"));
}
END_TEST

START_TEST(a_torn_figure_is_read_as_one)
{
	struct dx_word *w = find("77,512.40");
	struct dx_word tail;
	int32_t third;

	ck_assert_ptr_nonnull(w);
	tail = *w;
	third = (w->x1 - w->x0) / 3;
	w->text = "77";
	w->x1 = w->x0 + third;
	tail.text = ",512.40";
	tail.x0 += third + 2;
	/* the words of a line stand one behind the other */
	struct dx_word *words = dx_alloc_array(arena, reading.n + 1, sizeof(*words));
	size_t at = (size_t)(w - reading.words) + 1;

	memcpy(words, reading.words, at * sizeof(*words));
	words[at] = tail;
	memcpy(words + at + 1, reading.words + at, (reading.n - at) * sizeof(*words));
	reading.words = words;
	reading.n++;
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("77,512.40"));
	ck_assert_ptr_null(find(",512.40"));
}
END_TEST

/* Two readings that differ in a digit are no agreement, and what is written well is not asked. */
START_TEST(other_digits_are_not_taken)
{
	misread("5,36,885.99", "5.36.885.98");
	misread("77,512.40", "77,512.48");
	misread("30.04.25", "30.04.26");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("5.36.885.98"));
	ck_assert_ptr_nonnull(find("77,512.48"));
	ck_assert_ptr_nonnull(find("30.04.26"));
}
END_TEST

START_TEST(dashes_without_ink_are_dropped)
{
	struct dx_word *w = find("77,512.40");
	size_t n = reading.n;

	ck_assert_ptr_nonnull(w);
	put_word((struct dx_word){.text = "\xe2\x80\x94",
				  .x0 = w->x1 + 200,
				  .y0 = w->y0,
				  .x1 = w->x1 + 220,
				  .y1 = w->y1,
				  .conf = 20,
				  .line = w->line});
	misread("77,512.40", "\xe2\x80\x94"
			     "77,512.40");
	dx_ocr_drop_dashes(arena, &prep, &reading);
	ck_assert_uint_eq(reading.n, n);
	ck_assert_ptr_nonnull(find("77,512.40"));
	ck_assert_ptr_nonnull(find("-812.50"));
}
END_TEST

START_TEST(a_wave_with_ink_is_a_minus)
{
	misread("-812.50", "~812.50");
	dx_ocr_drop_dashes(arena, &prep, &reading);
	ck_assert_ptr_nonnull(find("-812.50"));
}
END_TEST

START_TEST(a_heading_in_a_box_is_read_again)
{
	misread("Qty", "Qi");
	ck_assert(dx_ocr_read_boxed(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_null(find("Qi"));
	const struct dx_word *w = find("Qty");
	ck_assert(w && w->conf > 80);
}
END_TEST

START_TEST(a_heading_that_was_not_read_is_read_beside_others)
{
	struct dx_word *w = find("Qty");
	size_t n = reading.n;

	ck_assert_ptr_nonnull(w);
	*w = reading.words[--n];
	reading.n = n;
	ck_assert(dx_ocr_read_boxed(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("Qty"));
}
END_TEST

/* In a row with figures nothing is a heading; a heading outside of boxes has no edges to go by. */
START_TEST(other_cells_are_left_alone)
{
	misread("Butter", "Butler");
	misread("Statement", "Statament");
	ck_assert(dx_ocr_read_boxed(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("Butler"));
	ck_assert_ptr_nonnull(find("Statament"));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr again");
	TCase *t = tcase_create("again");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, misread_separators_are_read_again);
	tcase_add_test(t, a_section_sign_in_a_figure_is_a_digit);
	tcase_add_test(t, a_torn_figure_is_read_as_one);
	tcase_add_test(t, other_digits_are_not_taken);
	tcase_add_test(t, dashes_without_ink_are_dropped);
	tcase_add_test(t, a_wave_with_ink_is_a_minus);
	tcase_add_test(t, a_heading_in_a_box_is_read_again);
	tcase_add_test(t, a_heading_that_was_not_read_is_read_beside_others);
	tcase_add_test(t, other_cells_are_left_alone);
	suite_add_tcase(s, t);
	return unit_main(s);
}
