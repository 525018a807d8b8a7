/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sides behind amounts that were misread: what the page prints behind others tells. */
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../img/draw.h"
#include "../unit.h"

#define FONT      10
#define AMOUNT_X  40
#define AMOUNT    120
#define GAP       8
#define STEP      60
#define KNOWN     8
#define CASES     6
#define SIDE_WIDE 60

static struct dx_arena *arena;
static struct dx_prep prep;
static struct reading reading;

/* Behind amount AT the page shows SHOWN. */
static struct dx_word draw_side(int at, const char *shown)
{
	const int y = STEP * (at + 1);
	BOX *box = boxCreate(AMOUNT_X + AMOUNT + GAP, y - STEP / 2, SIDE_WIDE * 2, STEP * 3 / 4);
	BOX *ink = NULL;
	struct dx_word w = {.text = shown, .conf = 80, .line = (uint32_t)at};
	l_int32 width;
	l_int32 height;

	draw_text(prep.grey, FONT, AMOUNT_X + AMOUNT + GAP, y, 0, &shown, 1);
	pixDestroy(&prep.mask);
	prep.mask = pixThresholdToBinary(prep.grey, 128);
	ck_assert_int_eq(pixClipBoxToForeground(prep.mask, box, NULL, &ink), 0);
	boxGetGeometry(ink, &w.x0, &w.y0, &width, &height);
	w.x1 = w.x0 + width;
	w.y1 = w.y0 + height;
	boxDestroy(&ink);
	boxDestroy(&box);
	return w;
}

/* Amount AT, which was read as TEXT, and its side, which is SHOWN and was read as READ; NULL: with the amount. */
static void add(int at, const char *text, const char *shown, const char *read)
{
	struct dx_word side = draw_side(at, shown);
	struct dx_word amount = side;

	amount.text = text;
	amount.x0 = AMOUNT_X;
	amount.x1 = read ? AMOUNT_X + AMOUNT : side.x1;
	reading.words[reading.n++] = amount;
	side.text = read;
	if (read)
		reading.words[reading.n++] = side;
}

static void set_up(void)
{
	arena = dx_arena_new();
	prep = (struct dx_prep){.grey = draw_blank(600, STEP * (KNOWN + CASES + 2)), .text_px = 20};
	reading = (struct reading){.words = dx_alloc_array(arena, (size_t)2 * (KNOWN + CASES), sizeof(struct dx_word))};
}

static void tear_down(void)
{
	dx_prep_free(&prep);
	dx_arena_drop(&arena);
}

static void add_known(int n)
{
	for (int i = 0; i < n; i++) {
		const char *side = i % 2 ? "(Dr)" : "(Cr)";

		add(i, "1,234.50", side, side);
	}
}

START_TEST(sides_that_were_nearly_read_are_sides)
{
	static const char *const shown[] = {"(Cr)", "(Cr)", "(Dr)", "(Cr)"};
	static const char *const read[] = {"(Cry", "{Cn", "(D7)", "(Gr),"};

	add_known(KNOWN);
	for (int i = 0; i < (int)DX_LEN(shown); i++)
		add(KNOWN + i, "2,67,928.40", shown[i], read[i]);
	dx_ocr_mend_sides(arena, &prep, &reading);
	for (size_t i = 0; i < DX_LEN(shown); i++)
		ck_assert_str_eq(reading.words[2 * (KNOWN + i) + 1].text, shown[i]);
}
END_TEST

START_TEST(the_picture_tells_which_side_an_o_is)
{
	add_known(KNOWN);
	add(KNOWN, "194.77", "(Dr)", "(Or)");
	add(KNOWN + 1, "194.77", "(Cr)", "(Or)");
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_str_eq(reading.words[(size_t)2 * KNOWN + 1].text, "(Dr)");
	ck_assert_str_eq(reading.words[(size_t)2 * KNOWN + 3].text, "(Cr)");
}
END_TEST

START_TEST(what_looks_like_the_other_side_stays)
{
	add_known(KNOWN);
	add(KNOWN, "194.77", "(Dr)", "(Cry");
	add(KNOWN + 1, "194.77", "(MM)", "(Or)");
	add(KNOWN + 2, "194.77", "(Cr)", "(One)");
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_str_eq(reading.words[(size_t)2 * KNOWN + 1].text, "(Cry");
	ck_assert_str_eq(reading.words[(size_t)2 * KNOWN + 3].text, "(Or)");
	ck_assert_str_eq(reading.words[(size_t)2 * KNOWN + 5].text, "(One)");
}
END_TEST

START_TEST(a_side_in_one_word_with_its_amount_is_cut_off)
{
	add_known(KNOWN);
	add(KNOWN, "7,424.69.{Dr)", "(Dr)", NULL);
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_uint_eq(reading.n, 2 * KNOWN + 2);
	ck_assert_str_eq(reading.words[2 * KNOWN].text, "7,424.69");
	ck_assert_str_eq(reading.words[2 * KNOWN + 1].text, "(Dr)");
	ck_assert_int_lt(reading.words[2 * KNOWN].x1, reading.words[2 * KNOWN + 1].x0);
}
END_TEST

/* Amount AT and its side touch: one word, READ. SHOWN is drawn where the side is. */
static void add_joined(int at, const char *read, const char *shown)
{
	struct dx_word w = draw_side(at, shown);

	w.text = read;
	w.x0 = w.x1 - (w.x1 - w.x0) * 5;
	reading.words[reading.n++] = w;
}

START_TEST(sides_that_touch_their_amounts)
{
	static const char *const read[] = {"5,31,970.560\xc2\xa2", "5,80,187.330r", "5,84,274.1300", "6,91,776.83Dc"};

	for (int i = 0; i < KNOWN; i++)
		add_joined(i, "5,60,761.35Dr", "Dr");
	for (int i = 0; i < (int)DX_LEN(read); i++)
		add_joined(KNOWN + i, read[i], "Dr");
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_uint_eq(reading.n, KNOWN + 2 * DX_LEN(read));
	ck_assert_str_eq(reading.words[0].text, "5,60,761.35Dr");
	ck_assert_str_eq(reading.words[KNOWN].text, "5,31,970.56");
	ck_assert_str_eq(reading.words[KNOWN + 4].text, "5,84,274.13");
	for (size_t i = 0; i < DX_LEN(read); i++)
		ck_assert_str_eq(reading.words[KNOWN + 2 * i + 1].text, "Dr");
}
END_TEST

/* The same in brackets: those that were read whole are what the others are compared with. */
START_TEST(bracketed_sides_that_touch_their_amounts)
{
	static const char *const read[] = {"53,298.77(Cn", "2,273.11(0n", "700.00(Dr}"};
	static const char *const shown[] = {"(Cr)", "(Dr)", "(Dr)"};

	for (int i = 0; i < KNOWN; i++)
		add_joined(i, i % 2 ? "760,761.35(Dr)" : "760,761.35(Cr)", i % 2 ? "(Dr)" : "(Cr)");
	for (int i = 0; i < (int)DX_LEN(shown); i++)
		add_joined(KNOWN + i, read[i], shown[i]);
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_uint_eq(reading.n, KNOWN + 2 * DX_LEN(shown));
	ck_assert_str_eq(reading.words[KNOWN].text, "53,298.77");
	ck_assert_str_eq(reading.words[KNOWN + 2].text, "2,273.11");
	for (size_t i = 0; i < DX_LEN(shown); i++)
		ck_assert_str_eq(reading.words[KNOWN + 2 * i + 1].text, shown[i]);
}
END_TEST

/* Where no side is, what looks like one in the text is none; nor is a third decimal. */
START_TEST(figures_that_touch_nothing_stay)
{
	for (int i = 0; i < KNOWN; i++)
		add_joined(i, "5,60,761.35Dr", "Dr");
	add_joined(KNOWN, "5,31,970.5600", "MM");
	add_joined(KNOWN + 1, "31,970.560", "Dr");
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_uint_eq(reading.n, KNOWN + 2);
}
END_TEST

/* Most were misread: those three that were not are what the pictures of the others are compared with. */
START_TEST(three_sides_tell_the_others)
{
	for (int i = 0; i < 3; i++)
		add(i, "1,234.50", "Dr", "Dr");
	add(3, "194.77", "Dr", "De");
	add(4, "194.77", "Dr", "be");
	add(5, "194.77", "Dr", "Or");
	add(6, "194.77", "Cr", "Or");
	dx_ocr_mend_sides(arena, &prep, &reading);
	for (size_t i = 3; i < 6; i++)
		ck_assert_str_eq(reading.words[2 * i + 1].text, "Dr");
	ck_assert_str_eq(reading.words[13].text, "Or");
}
END_TEST

START_TEST(a_page_without_sides_has_none)
{
	add_known(3);
	add(3, "194.77", "(Dr)", "(D7)");
	dx_ocr_mend_sides(arena, &prep, &reading);
	ck_assert_str_eq(reading.words[7].text, "(D7)");
}
END_TEST

/* A cell that is read again ends before its side. */
START_TEST(the_side_behind_an_amount_is_found)
{
	struct dx_cell_box b = {AMOUNT_X, 0, AMOUNT_X + AMOUNT, 0};

	add_known(2);
	b.y0 = reading.words[0].y0;
	b.y1 = reading.words[0].y1;
	ck_assert_int_eq(dx_ocr_side_behind(reading.words, reading.n, &b), reading.words[1].x0);
	b.y0 += STEP * 4;
	b.y1 += STEP * 4;
	ck_assert_int_eq(dx_ocr_side_behind(reading.words, reading.n, &b), INT32_MAX);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr side");
	TCase *t = tcase_create("sides");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, sides_that_were_nearly_read_are_sides);
	tcase_add_test(t, the_picture_tells_which_side_an_o_is);
	tcase_add_test(t, what_looks_like_the_other_side_stays);
	tcase_add_test(t, a_side_in_one_word_with_its_amount_is_cut_off);
	tcase_add_test(t, sides_that_touch_their_amounts);
	tcase_add_test(t, bracketed_sides_that_touch_their_amounts);
	tcase_add_test(t, figures_that_touch_nothing_stay);
	tcase_add_test(t, three_sides_tell_the_others);
	tcase_add_test(t, a_page_without_sides_has_none);
	tcase_add_test(t, the_side_behind_an_amount_is_found);
	suite_add_tcase(s, t);
	return unit_main(s);
}
