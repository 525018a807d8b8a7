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
#define LONE_X     1100
#define LONE_Y     1400
#define LONE_STEP  80
#define LONE_HIGH  20
#define LONE_WIDE  90

static struct dx_arena *arena;
static struct dx_ocr *ocr;
static struct dx_err err;
static struct dx_prep prep;
static struct reading reading;

static const char *const figures[] = {"Paid 5,36,885.99 here", "Paid 30.04.25 here", "Paid -812.50 here",
				      "Paid 77,512.40 here",   "69,411.57Cr",        "Paid 879.57 here"};

static const char *const cells[TABLE_ROWS][TABLE_COLS] = {{"Item", "Qty", "Rate", "Amount"},
							  {"Bread", "12", "3.50", "42.00"},
							  {"Milk", "10", "2.25", "22.50"},
							  {"Butter", "14", "5.00", "70.00"},
							  {"Coffee", "11", "8.00", "88.00"}};

/* Amounts far from anything: a minus in front of the first, a letter behind the second. */
static const char *const side = "H";
static const char *const lone[] = {"640.25", "310.75", "905.55"};

/* A ruled table under lines of text, one of which is a figure. */
static PIX *draw(void)
{
	PIX *pix = draw_blank(DRAW_W, DRAW_H);
	int right = TABLE_X + TABLE_COL * TABLE_COLS;
	int foot = TABLE_Y + TABLE_STEP * TABLE_ROWS;

	draw_text(pix, DRAW_FONT, 100, 200, 50, draw_lines, DRAW_LINES);
	draw_text(pix, DRAW_FONT, 100, 600, 50, figures, (int)DX_LEN(figures));
	for (int i = 0; i <= TABLE_ROWS; i++)
		pixRenderLine(pix, TABLE_X, TABLE_Y + i * TABLE_STEP, right, TABLE_Y + i * TABLE_STEP, 3,
			      L_CLEAR_PIXELS);
	for (int i = 0; i <= TABLE_COLS; i++)
		pixRenderLine(pix, TABLE_X + i * TABLE_COL, TABLE_Y, TABLE_X + i * TABLE_COL, foot, 3, L_CLEAR_PIXELS);
	draw_text(pix, DRAW_FONT, LONE_X, LONE_Y, LONE_STEP, lone, (int)DX_LEN(lone));
	pixRenderLine(pix, LONE_X - 16, LONE_Y - 7, LONE_X - 8, LONE_Y - 7, 2, L_CLEAR_PIXELS);
	draw_text(pix, DRAW_FONT, LONE_X + LONE_WIDE + 24, LONE_Y + LONE_STEP, 0, &side, 1);
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

	if (reading.n)
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

START_TEST(a_dollar_sign_before_a_comma_is_a_digit)
{
	misread("5,36,885.99", "$,36,885.99");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("5,36,885.99"));
}
END_TEST

START_TEST(a_figure_may_have_its_side_behind_it)
{
	misread("69,411.57Cr", "69.411..57\xc2\xa2\x43r");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("69,411.57Cr"));
}
END_TEST

/* "350" below "2.25": a point of small print is hardly seen. Where others have none it is no loss. */
START_TEST(a_lost_point_is_found_among_others)
{
	misread("3.50", "350");
	misread("22.50", "2250");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("3.50"));
	ck_assert_ptr_nonnull(find("22.50"));
}
END_TEST

/* The other side is another figure. */
START_TEST(another_side_is_not_taken)
{
	misread("69,411.57Cr", "69.411.57Dr");
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("69.411.57Dr"));
}
END_TEST

START_TEST(a_digit_read_twice_behind_the_point_is_dropped)
{
	misread("879.57", "879.557");
	misread("77,512.40", "77,512.401"); /* no digit is there twice */
	ck_assert(dx_ocr_read_figures(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("879.57"));
	ck_assert_ptr_nonnull(find("77,512.401"));
}
END_TEST

static const struct dx_word *next_to(int line, bool before)
{
	for (size_t i = DX_LEN(lone); i < reading.n; i++) {
		const struct dx_word *w = &reading.words[i];

		if (abs(w->y0 - reading.words[line].y0) < LONE_STEP / 2 && (w->x0 < LONE_X) == before)
			return w;
	}
	return NULL;
}

START_TEST(signs_alone_beside_an_amount_are_found)
{
	reading = (struct reading){0};
	for (int i = 0; i < (int)DX_LEN(lone); i++)
		put_word((struct dx_word){.text = lone[i],
					  .conf = 90,
					  .x0 = LONE_X,
					  .y0 = LONE_Y + i * LONE_STEP - LONE_HIGH,
					  .x1 = LONE_X + LONE_WIDE,
					  .y1 = LONE_Y + i * LONE_STEP + 2});
	ck_assert(dx_ocr_find_lone(ocr, arena, &prep, &reading, &err));
	ck_assert_uint_eq(reading.n, DX_LEN(lone) + 2);
	for (size_t i = 0; i < reading.n; i++) /* a minus stands in front of its amount */
		if (strcmp(reading.words[i].text, "-") == 0)
			memmove(&reading.words[i], &reading.words[i + 1], (--reading.n - i) * sizeof(*reading.words));
	ck_assert_uint_eq(reading.n, DX_LEN(lone) + 1);
	ck_assert_str_eq(next_to(1, false)->text, "H");
	ck_assert_ptr_null(next_to(2, false));
	/* what was read is not added once more */
	ck_assert(dx_ocr_find_lone(ocr, arena, &prep, &reading, &err));
	ck_assert_uint_eq(reading.n, DX_LEN(lone) + 2);
}
END_TEST

/* "905.55-", and nothing behind it. */
START_TEST(a_minus_right_behind_an_amount_is_its_own)
{
	const int32_t y = LONE_Y + 2 * LONE_STEP;

	reading = (struct reading){0};
	put_word((struct dx_word){
		.text = lone[2], .conf = 90, .x0 = LONE_X, .y0 = y - LONE_HIGH, .x1 = LONE_X + LONE_WIDE, .y1 = y + 2});
	pixRasterop(prep.mask, LONE_X + LONE_WIDE + 5, y - 9, 8, 2, PIX_SET, NULL, 0, 0);
	ck_assert(dx_ocr_find_lone(ocr, arena, &prep, &reading, &err));
	ck_assert_uint_eq(reading.n, 1);
	ck_assert_str_eq(reading.words[0].text, "905.55-");
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

/* What a word of the page is read as, where four figures say how the page writes decimals. */
static const char *settled(const char *text, const char *const style[4])
{
	struct dx_word words[5] = {{.text = text, .conf = 60}};
	struct reading r = {.words = words, .n = DX_LEN(words)};

	for (size_t i = 0; i < 4; i++)
		words[i + 1] = (struct dx_word){.text = style[i], .conf = 90};
	dx_ocr_settle_marks(arena, &r);
	return words[0].text;
}

static const char *const points[] = {"1,234.50", "12,34,567.80", "812.50", "77,512.40"};
static const char *const commas[] = {"1.234,50", "12.567,80", "812,50", "77.512,40"};
static const char *const quotes[] = {"1'234.50", "12'567.80", "812.50", "77'512.40"};

START_TEST(a_currency_in_brackets_is_what_others_say)
{
	static const char *const reals[] = {"R$", "1.234,50", "812,50", "77.512,40"};

	ck_assert_str_eq(settled("valor(RS)", reals), "valor(R$)");
	ck_assert_str_eq(settled("(RS)", reals), "(R$)");
	ck_assert_str_eq(settled("valor(RS)", commas), "valor(RS)");
}
END_TEST

START_TEST(marks_are_told_by_their_places)
{
	static const struct {
		const char *const *style;
		const char *read, *is;
	} v[] = {
		{points, "6.73.437.65", "6,73,437.65"},
		{points, "445,22", "445.22"},
		{points, "28,200.00.", "28,200.00"},
		{points, "Rs.686.791.64", "Rs.686,791.64"},
		{points, "Rs,338,068.20", "Rs.338,068.20"},
		{points, "(1.234,50)", "(1,234.50)"},
		{points, "30.04.25", "30.04.25"},
		{points, "12,34", "12,34"},
		{points, "5.36.885.9", "5.36.885.9"},
		{points, "1234.5678", "1234.5678"},
		{points, "-.5", "-.5"},
		{points, "UPI/1.234.50", "UPI/1.234.50"},
		{commas, "490,936.48", "490.936,48"},
		{commas, "0.00", "0,00"},
		{commas, "25.12", "25.12"},
		{commas, "14.30", "14.30"},
		{quotes,
		 "2\xc2\xb0"
		 "724.22",
		 "2'724.22"},
		{quotes, "718'413,66", "718'413.66"},
		{points, "O8Nov2025", "08Nov2025"},
		{points, "O1", "01"},
		{points, "3idec", "31dec"},
		{points, "0l-Jun-25", "01-Jun-25"},
		{points, "2Ist", "2Ist"},
		{points, "i5", "i5"},
		{points, "O12345", "O12345"},
		{points, "18%o", "18%"},
		{points, "%0", "%"},
		{points, "50%", "50%"},
	};

	for (size_t i = 0; i < DX_LEN(v); i++)
		ck_assert_str_eq(settled(v[i].read, v[i].style), v[i].is);
}
END_TEST

/* Points here and commas there: nothing is known of how the page writes. */
START_TEST(a_page_of_two_minds_keeps_its_marks)
{
	static const char *const both[] = {"1,234.50", "12.567,80", "812.50", "77.512,40"};

	ck_assert_str_eq(settled("6.73.437.65", both), "6.73.437.65");
}
END_TEST

START_TEST(what_was_read_twice_is_dropped)
{
	struct dx_word words[] = {
		{.text = "42", .x0 = 160, .y0 = 102, .x1 = 180, .y1 = 114},
		{.text = "1,17,607.42", .x0 = 100, .y0 = 100, .x1 = 180, .y1 = 116},
		{.text = "42", .x0 = 160, .y0 = 130, .x1 = 180, .y1 = 144},
		{.text = "7", .x0 = 130, .y0 = 102, .x1 = 138, .y1 = 114},
	};
	struct reading r = {.words = words, .n = DX_LEN(words)};

	dx_ocr_drop_doubles(&r);
	ck_assert_uint_eq(r.n, 3);
	ck_assert_str_eq(r.words[0].text, "1,17,607.42");
	ck_assert_int_eq(r.words[1].y0, 130);
}
END_TEST

/* A line of text whose capitals and figures are 20 pixels high, between 100 and 120; a word reaches from X on. */
static const char *bar_between(const char *left, const char *right, int32_t y0, int32_t y1, int32_t width)
{
	struct dx_word words[] = {
		{.text = "14", .x0 = 20, .y0 = 100, .x1 = 40, .y1 = 120},
		{.text = left, .x0 = 60, .y0 = 100, .x1 = 160, .y1 = 126},
		{.text = "|", .x0 = 172, .y0 = y0, .x1 = 172 + width, .y1 = y1, .conf = 93},
		{.text = right, .x0 = 190, .y0 = 100, .x1 = 220, .y1 = 126},
		{.text = "NOS", .x0 = 500, .y0 = 100, .x1 = 540, .y1 = 120},
	};
	struct reading r = {.words = words, .n = DX_LEN(words)};

	dx_ocr_mend_bars(&r);
	return words[2].text;
}

START_TEST(a_bar_as_high_as_a_capital_is_a_one)
{
	ck_assert_str_eq(bar_between("powder", "kg", 100, 120, 5), "1");
	ck_assert_str_eq(bar_between("powder", "kg", 101, 119, 5), "1");
	ck_assert_str_eq(bar_between("powder", "kg", 97, 127, 5), "|");  /* a bar */
	ck_assert_str_eq(bar_between("powder", "kg", 110, 118, 5), "|"); /* a piece of a rule */
	ck_assert_str_eq(bar_between("powder", "kg", 80, 125, 5), "|");
	ck_assert_str_eq(bar_between("+Cess", "State", 100, 120, 3), "|"); /* a stroke and nothing else */
}
END_TEST

START_TEST(a_bar_beside_a_rule_is_a_piece_of_it)
{
	struct dx_prep_rule rule = {.x0 = 166, .y0 = 50, .x1 = 168, .y1 = 400};
	struct dx_prep ruled = {.text_px = 20, .rules = &rule, .n_rules = 1};
	struct dx_word words[] = {
		{.text = "|", .x0 = 170, .y0 = 90, .x1 = 180, .y1 = 130},
		{.text = "|", .x0 = 170, .y0 = 100, .x1 = 174, .y1 = 120}, /* no taller than a figure */
		{.text = "|", .x0 = 300, .y0 = 90, .x1 = 310, .y1 = 130},  /* printed */
	};
	struct reading r = {.words = words, .n = DX_LEN(words)};

	dx_ocr_drop_rule_pieces(&ruled, &r);
	ck_assert_uint_eq(r.n, 2);
	ck_assert_int_eq(r.words[0].y0, 100);
}
END_TEST

/* "Coffee" was seen twice, as parts of two lines, and neither time whole. */
START_TEST(words_over_one_another_are_read_again)
{
	struct dx_word *w = find("Coffee");
	struct dx_word second;
	size_t n = reading.n;

	ck_assert_ptr_nonnull(w);
	second = *w;
	w->text = "Coffe";
	w->x1 -= (w->x1 - w->x0) / 6;
	second.text = "offee";
	second.x0 += (second.x1 - second.x0) / 6;
	second.line += 100;
	second.conf = 70;
	put_word(second);
	ck_assert(dx_ocr_read_overlaps(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("Coffee"));
	ck_assert_ptr_null(find("Coffe"));
	ck_assert_ptr_null(find("offee"));
	ck_assert_uint_eq(reading.n, n);
}
END_TEST

/* A reading that says less is not taken: the surer word stays. */
/* A rule under the heading, read as letters over one that reaches into the next line. */
START_TEST(a_speck_is_no_better_than_the_word_over_it)
{
	struct dx_word *w = find("Coffee");
	struct dx_word speck;

	ck_assert_ptr_nonnull(w);
	speck = *w;
	w->y1 += prep.text_px;
	speck.text = "Pare";
	speck.conf = 24;
	speck.y0 = speck.y1 - prep.text_px / 8;
	speck.line += 100;
	put_word(speck);
	ck_assert(dx_ocr_read_overlaps(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("Coffee"));
	ck_assert_ptr_null(find("Pare"));
}
END_TEST
START_TEST(of_words_over_one_another_the_surer_stays)
{
	struct dx_word *w = find("Coffee");
	struct dx_word second;

	ck_assert_ptr_nonnull(w);
	second = *w;
	w->text = "Coffeehouse";
	w->conf = 95;
	second.text = "ffee";
	second.line += 100;
	second.conf = 40;
	put_word(second);
	ck_assert(dx_ocr_read_overlaps(ocr, arena, &prep, &reading, &err));
	ck_assert_ptr_nonnull(find("Coffeehouse"));
	ck_assert_ptr_null(find("ffee"));
}
END_TEST

START_TEST(a_flat_stroke_alone_is_a_dash)
{
	struct dx_word w = {.text = "2", .conf = 57, .x0 = 1500, .y0 = 640, .x1 = 1530, .y1 = 680};
	PIX *mask = prep.mask;

	for (int x = 1505; x < 1522; x++)
		for (int y = 659; y < 664; y++)
			pixSetPixel(mask, x, y, 1);
	put_word(w);
	misread("Qty", "Q");
	dx_ocr_drop_dashes(arena, &prep, &reading);
	ck_assert_str_eq(reading.words[reading.n - 1].text, "-");
	ck_assert_ptr_nonnull(find("Q"));
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
	tcase_add_test(t, a_dollar_sign_before_a_comma_is_a_digit);
	tcase_add_test(t, a_figure_may_have_its_side_behind_it);
	tcase_add_test(t, a_lost_point_is_found_among_others);
	tcase_add_test(t, another_side_is_not_taken);
	tcase_add_test(t, a_digit_read_twice_behind_the_point_is_dropped);
	tcase_add_test(t, signs_alone_beside_an_amount_are_found);
	tcase_add_test(t, a_minus_right_behind_an_amount_is_its_own);
	tcase_add_test(t, other_digits_are_not_taken);
	tcase_add_test(t, a_currency_in_brackets_is_what_others_say);
	tcase_add_test(t, marks_are_told_by_their_places);
	tcase_add_test(t, a_page_of_two_minds_keeps_its_marks);
	tcase_add_test(t, what_was_read_twice_is_dropped);
	tcase_add_test(t, a_bar_as_high_as_a_capital_is_a_one);
	tcase_add_test(t, a_bar_beside_a_rule_is_a_piece_of_it);
	tcase_add_test(t, words_over_one_another_are_read_again);
	tcase_add_test(t, a_speck_is_no_better_than_the_word_over_it);
	tcase_add_test(t, of_words_over_one_another_the_surer_stays);
	tcase_add_test(t, a_flat_stroke_alone_is_a_dash);
	tcase_add_test(t, dashes_without_ink_are_dropped);
	tcase_add_test(t, a_wave_with_ink_is_a_minus);
	tcase_add_test(t, a_heading_in_a_box_is_read_again);
	tcase_add_test(t, a_heading_that_was_not_read_is_read_beside_others);
	tcase_add_test(t, other_cells_are_left_alone);
	suite_add_tcase(s, t);
	return unit_main(s);
}
