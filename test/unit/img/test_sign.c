/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/cell.h"
#include "dx/img/prep.h"

#include "../unit.h"
#include "draw.h"

/* Letters of 12 by 16 pixels: two bars and a leg, the same with one thick bar, an upright with a foot, a T, a 7,
 * an I with serifs. */
enum letter { SIGN, THICK, ONE, TEE, SEVEN, EYE };

#define STEP 60
#define TOP  20

static void bar(PIX *pix, int x, int y, int w, int h)
{
	pixRasterop(pix, x, y, w, h, PIX_CLR, NULL, 0, 0);
}

static void draw(PIX *grey, int x, enum letter which)
{
	switch (which) {
	case SIGN:
		bar(grey, x, TOP, 12, 2);
		bar(grey, x + 7, TOP + 2, 2, 2);
		bar(grey, x, TOP + 4, 12, 2);
		bar(grey, x + 2, TOP + 6, 3, 10);
		break;
	case THICK:
		bar(grey, x, TOP, 12, 6);
		bar(grey, x + 2, TOP + 6, 3, 10);
		break;
	case ONE:
		bar(grey, x + 4, TOP, 4, 14);
		bar(grey, x, TOP + 14, 12, 2);
		break;
	case TEE:
		bar(grey, x, TOP, 12, 2);
		bar(grey, x + 5, TOP + 2, 3, 14);
		break;
	case SEVEN:
		bar(grey, x, TOP, 12, 2);
		for (int y = 2; y < 16; y++)
			bar(grey, x + 10 - y / 2, TOP + y, 2, 1);
		break;
	case EYE:
		bar(grey, x + 3, TOP, 7, 2);
		bar(grey, x + 5, TOP + 2, 3, 12);
		bar(grey, x + 3, TOP + 14, 7, 2);
		break;
	}
}

/* LETTERS, one every STEP pixels, each with a ONE two pixels behind it. */
static struct dx_prep page_of(const enum letter *letters, size_t n)
{
	struct dx_prep p = {.grey = draw_blank(STEP * (int)n, 60)};

	for (size_t i = 0; i < n; i++) {
		draw(p.grey, (int)i * STEP + 10, letters[i]);
		draw(p.grey, (int)i * STEP + 24, ONE);
	}
	p.mask = pixThresholdToBinary(p.grey, 128);
	return p;
}

static struct dx_cell_box cell(size_t i)
{
	return (struct dx_cell_box){(int32_t)i * STEP + 5, TOP - 3, (int32_t)i * STEP + 45, TOP + 20};
}

START_TEST(a_sign_is_known_by_its_shape_and_others_are_not)
{
	static const enum letter letters[] = {SIGN, THICK, ONE};
	struct dx_prep p = page_of(letters, DX_LEN(letters));
	struct dx_cell_box b = cell(0);
	struct dx_cell_box at;

	ck_assert(dx_prep_cell_sign(&p, &b, &at));
	ck_assert_int_eq(at.x0, 10);
	ck_assert_int_eq(at.x1, 22);
	ck_assert_int_eq(dx_prep_cell_after_rupee(&p, &b), 22);
	b = cell(1);
	ck_assert(!dx_prep_cell_sign(&p, &b, &at));
	ck_assert_int_eq(at.x0, STEP + 10);
	b = cell(2);
	ck_assert(!dx_prep_cell_sign(&p, &b, &at));
	pixDestroy(&p.grey);
	pixDestroy(&p.mask);
}
END_TEST

START_TEST(what_looks_the_same_is_found_whole_in_pieces_and_touching)
{
	static const enum letter letters[] = {THICK, THICK, THICK, THICK, ONE};
	struct dx_prep p = page_of(letters, DX_LEN(letters));
	struct dx_cell_box b = cell(0);
	struct dx_cell_box sign;

	ck_assert(!dx_prep_cell_sign(&p, &b, &sign));
	b = cell(1);
	ck_assert_int_eq(dx_prep_cell_after_like(&p, &b, &sign), STEP + 22);
	/* a row of ink is missing: neither piece is half as high as the cell */
	pixRasterop(p.mask, 2 * STEP + 10, TOP + 8, 12, 1, PIX_CLR, NULL, 0, 0);
	b = cell(2);
	ck_assert_int_eq(dx_prep_cell_after_like(&p, &b, &sign), 2 * STEP + 22);
	/* it touches the next letter */
	pixRasterop(p.mask, 3 * STEP + 20, TOP + 15, 6, 1, PIX_SET, NULL, 0, 0);
	b = cell(3);
	ck_assert_int_eq(dx_prep_cell_after_like(&p, &b, &sign), 3 * STEP + 22);
	b = cell(4);
	ck_assert_int_eq(dx_prep_cell_after_like(&p, &b, &sign), 0);
	pixDestroy(&p.grey);
	pixDestroy(&p.mask);
}
END_TEST

START_TEST(a_t_has_a_bar_and_a_stem_in_the_middle)
{
	static const enum letter letters[] = {SIGN, THICK, ONE, TEE, SEVEN};
	struct dx_prep p = page_of(letters, DX_LEN(letters));

	for (size_t i = 0; i < DX_LEN(letters); i++) {
		struct dx_cell_box b = cell(i);

		ck_assert_int_eq(dx_prep_cell_begins_with_t(&p, &b), letters[i] == TEE);
	}
	pixDestroy(&p.grey);
	pixDestroy(&p.mask);
}
END_TEST

START_TEST(letters_are_told_apart_and_an_i_has_bars_to_both_sides)
{
	static const enum letter letters[] = {SIGN, THICK, ONE, TEE, SEVEN, EYE};
	struct dx_prep p = page_of(letters, DX_LEN(letters));
	struct dx_cell_box v[2];

	for (size_t i = 0; i < DX_LEN(letters); i++) {
		struct dx_cell_box b = cell(i);

		ck_assert_uint_eq(dx_prep_cell_letters(&p, &b, v, DX_LEN(v)), 2);
		ck_assert_int_eq(v[1].x0, (int32_t)i * STEP + 24);
		ck_assert_int_eq(dx_prep_cell_is_barred_i(&p, &v[0]), letters[i] == EYE);
		ck_assert_uint_eq(dx_prep_cell_letters(&p, &b, v, 1), 0);
	}
	pixDestroy(&p.grey);
	pixDestroy(&p.mask);
}
END_TEST

START_TEST(where_nothing_is_there_is_no_sign)
{
	static const enum letter letters[] = {SIGN};
	struct dx_prep p = page_of(letters, DX_LEN(letters));
	struct dx_cell_box b = cell(0);
	struct dx_cell_box empty = {0, 45, 50, 60};
	struct dx_cell_box edge = {10, TOP, 22, TOP + 16};
	struct dx_cell_box sign;

	ck_assert(dx_prep_cell_sign(&p, &b, &sign));
	ck_assert_int_eq(dx_prep_cell_after_like(&p, &empty, &sign), 0);
	ck_assert(!dx_prep_cell_sign(&p, &empty, &edge));
	ck_assert_int_eq(edge.x1, 0);
	pixDestroy(&p.grey);
	pixDestroy(&p.mask);
}
END_TEST

/* What the strokes of digits of 12 by 20 pixels say, one every STEP: bit by bit upper left and right, lower ones. */
enum { UPPER_LEFT = 1, UPPER_RIGHT = 2, LOWER_LEFT = 4, LOWER_RIGHT = 8 };

static struct dx_prep digits_of(const int *strokes, size_t n)
{
	struct dx_prep p = {.grey = draw_blank(20 * (int)n + 20, 60)};

	for (size_t i = 0; i < n; i++) {
		const int x = 10 + 20 * (int)i;

		for (int k = 0; k < 3; k++)
			bar(p.grey, x, TOP + 9 * k, 12, 2);
		for (int k = 0; k < 4; k++)
			if (strokes[i] & (1 << k))
				bar(p.grey, x + (k % 2 ? 9 : 0), TOP + 9 * (k / 2), 3, 11);
	}
	p.mask = pixThresholdToBinary(p.grey, 128);
	return p;
}

/* A digit without a stroke at the upper right and at the lower left is a five, whatever it was read as. */
START_TEST(fives_by_their_strokes)
{
	static const int strokes[] = {15, UPPER_LEFT | LOWER_RIGHT, 13, 11, UPPER_RIGHT | LOWER_RIGHT};
	struct dx_prep p = digits_of(strokes, DX_LEN(strokes));
	const struct dx_cell_box b = {10, TOP, 102, TOP + 20};
	char eights[] = "88888";
	char other[] = "86693";
	char noughts[] = "80888";
	char fewer[] = "8888";

	ck_assert(dx_prep_cell_fives(&p, &b, eights));
	ck_assert_str_eq(eights, "85888");
	ck_assert(dx_prep_cell_fives(&p, &b, other));
	ck_assert_str_eq(other, "85693");
	ck_assert(!dx_prep_cell_fives(&p, &b, noughts));
	ck_assert(!dx_prep_cell_fives(&p, &b, fewer));
	dx_prep_free(&p);
}
END_TEST

/* A plus has as much ink above and below its bar as in it, a minus none; where nothing is there is no bar. */
START_TEST(a_plus_has_a_stem)
{
	struct dx_prep p = {.grey = draw_blank(100, 60)};
	const struct dx_cell_box plus = {20, TOP, 32, TOP + 12};
	const struct dx_cell_box minus = {60, TOP + 4, 72, TOP + 8};
	const struct dx_cell_box empty = {40, TOP, 50, TOP + 10};
	double above, below;

	bar(p.grey, 20, TOP + 5, 12, 2);
	bar(p.grey, 24, TOP, 3, 12);
	bar(p.grey, 60, TOP + 5, 12, 2);
	ck_assert(dx_prep_cell_bar(&p, &plus, &above, &below));
	ck_assert(above > 0.5 && below > 0.5);
	ck_assert(dx_prep_cell_bar(&p, &minus, &above, &below));
	ck_assert(above < 0.1 && below < 0.1);
	ck_assert(!dx_prep_cell_bar(&p, &empty, &above, &below));
	pixDestroy(&p.grey);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/sign");
	TCase *t = tcase_create("sign");

	tcase_add_test(t, a_sign_is_known_by_its_shape_and_others_are_not);
	tcase_add_test(t, what_looks_the_same_is_found_whole_in_pieces_and_touching);
	tcase_add_test(t, a_t_has_a_bar_and_a_stem_in_the_middle);
	tcase_add_test(t, letters_are_told_apart_and_an_i_has_bars_to_both_sides);
	tcase_add_test(t, where_nothing_is_there_is_no_sign);
	tcase_add_test(t, fives_by_their_strokes);
	tcase_add_test(t, a_plus_has_a_stem);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
