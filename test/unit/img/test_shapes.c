/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Digits of a page learnt from its figures, and figures read by them. */
#include <string.h>

#include "dx/img/shapes.h"

#include "../unit.h"
#include "draw.h"

#define FONT  6
#define LEFT  100
#define STEP  60
#define HIGH  30
#define WIDE  180
#define LINES 14

static const char *const figures[LINES] = {
	"1,234.56",  "98,765.43", "20,317.89", "456.70",   "3,821.09",  "67,140.25", "5,938.16",
	"72,603.84", "8,459.01",  "31,276.90", "9,083.57", "64,512.38", "147.02",    "50,896.73",
};

static struct dx_arena *arena;

/* A page of LINES figures. */
static struct dx_prep page_of(const char *const *lines, int n)
{
	struct dx_prep p = {.grey = draw_blank(600, STEP * (n + 1)), .white = 255};

	draw_text(p.grey, FONT, LEFT, STEP, STEP, lines, n);
	p.mask = pixThresholdToBinary(p.grey, 128);
	return p;
}

static void drop(struct dx_prep *p)
{
	pixDestroy(&p->grey);
	pixDestroy(&p->mask);
}

/* Tightly around what stands in line I. */
static struct dx_cell_box box_of(const struct dx_prep *p, int i)
{
	BOX *line = boxCreate(LEFT - 10, STEP * (i + 1) - HIGH, WIDE, HIGH + 10);
	BOX *ink = NULL;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	ck_assert_int_eq(pixClipBoxToForeground(p->mask, line, NULL, &ink), 0);
	boxGetGeometry(ink, &x, &y, &w, &h);
	boxDestroy(&line);
	boxDestroy(&ink);
	return (struct dx_cell_box){x, y, x + w, y + h};
}

static struct dx_shapes *learn(const struct dx_prep *p, const char *const *texts, size_t n)
{
	struct dx_shapes_figure v[LINES];

	for (size_t i = 0; i < n; i++)
		v[i] = (struct dx_shapes_figure){box_of(p, (int)i), texts[i]};
	return dx_shapes_learn(arena, p, v, n);
}

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

START_TEST(figures_are_read_by_the_digits_of_the_others)
{
	struct dx_prep p = page_of(figures, LINES);
	const struct dx_shapes *s = learn(&p, figures, LINES - 2);
	struct dx_shapes_reading r;

	ck_assert_ptr_nonnull(s);
	for (int i = LINES - 2; i < LINES; i++) {
		struct dx_cell_box b = box_of(&p, i);

		ck_assert(dx_shapes_read(arena, s, &p, &b, 0, &r));
		ck_assert_str_eq(r.text, figures[i]);
		ck_assert(r.lead > 40 && r.worst < 3);
		ck_assert_int_le(r.at.x0, b.x0 + 2);
		ck_assert_int_ge(r.at.x1, b.x1 - 2);
	}
	drop(&p);
}
END_TEST

/* Most teach what a digit looks like; one that was read wrong is outvoted, and reads right by what it taught. */
START_TEST(a_figure_that_was_misread_is_outvoted)
{
	struct dx_prep p = page_of(figures, LINES);
	const char *texts[LINES];
	const struct dx_shapes *s;
	struct dx_shapes_reading r;
	struct dx_cell_box b;

	memcpy(texts, figures, sizeof(texts));
	texts[1] = "93,765.48";
	s = learn(&p, texts, LINES);
	ck_assert_ptr_nonnull(s);
	b = box_of(&p, 1);
	ck_assert(dx_shapes_read(arena, s, &p, &b, 0, &r));
	ck_assert_str_eq(r.text, figures[1]);
	drop(&p);
}
END_TEST

/* "Cr" behind a gap belongs to no figure; a letter that touches one leaves none. */
START_TEST(what_goes_on_beside_is_no_figure)
{
	static const char *const others[] = {"8,456.70   Cr", "X8,456.70", "Total"};
	const char *lines[LINES + DX_LEN(others)];
	struct dx_prep p;
	const struct dx_shapes *s;
	struct dx_shapes_reading r;
	struct dx_cell_box b;

	memcpy(lines, figures, sizeof(figures));
	memcpy(lines + LINES, others, sizeof(others));
	p = page_of(lines, LINES + DX_LEN(others));
	s = learn(&p, figures, LINES);
	ck_assert_ptr_nonnull(s);
	b = box_of(&p, LINES);
	ck_assert(dx_shapes_read(arena, s, &p, &b, 0, &r));
	ck_assert_str_eq(r.text, "8,456.70");
	for (int i = 1; i < (int)DX_LEN(others); i++) {
		b = box_of(&p, LINES + i);
		ck_assert_msg(!dx_shapes_read(arena, s, &p, &b, 0, &r) || r.worst > 3 || r.lead < 40 ||
				      !dx_shapes_is_amount(r.text),
			      "%s is read as %s, %f, %f", others[i], r.text, r.worst, r.lead);
	}
	drop(&p);
}
END_TEST

/* A side that touches its amount, where so many digits stand behind the mark. */
START_TEST(letters_may_touch_what_ends_with_decimals)
{
	static const char *const others[] = {"8,456.70Cr", "3,204.19Dr"};
	const char *lines[LINES + DX_LEN(others)];
	struct dx_prep p;
	const struct dx_shapes *s;
	struct dx_shapes_reading r;
	struct dx_cell_box b;

	memcpy(lines, figures, sizeof(figures));
	memcpy(lines + LINES, others, sizeof(others));
	p = page_of(lines, LINES + DX_LEN(others));
	s = learn(&p, figures, LINES);
	ck_assert_ptr_nonnull(s);
	for (int i = 0; i < (int)DX_LEN(others); i++) {
		b = box_of(&p, LINES + i);
		ck_assert(dx_shapes_read(arena, s, &p, &b, 2, &r));
		ck_assert_str_eq(r.text, i == 0 ? "8,456.70" : "3,204.19");
		ck_assert_int_gt(r.tail, r.at.x1);
		ck_assert_int_lt(r.at.x1, b.x1 - 4);
	}
	b = box_of(&p, 0);
	ck_assert(dx_shapes_read(arena, s, &p, &b, 2, &r));
	ck_assert_str_eq(r.text, figures[0]);
	ck_assert_int_eq(r.tail, 0);
	drop(&p);
}
END_TEST

START_TEST(too_little_teaches_nothing)
{
	static const char *const same[] = {"111.11", "111.11", "111.11", "111.11", "111.11", "111.11", "111.11"};
	struct dx_prep p = page_of(figures, LINES);
	struct dx_prep q = page_of(same, DX_LEN(same));
	struct dx_shapes_figure outside[LINES];

	for (size_t i = 0; i < LINES; i++)
		outside[i] = (struct dx_shapes_figure){{-50, -50, -40, -40}, figures[i]};
	ck_assert_ptr_null(learn(&p, figures, 5));
	ck_assert_ptr_null(learn(&q, same, DX_LEN(same)));
	ck_assert_ptr_null(dx_shapes_learn(arena, &p, outside, LINES));
	ck_assert_ptr_null(dx_shapes_learn(arena, &p, NULL, 0));
	drop(&p);
	drop(&q);
}
END_TEST

/* Boxes as large as the page hold no figure: what they weigh tells nothing of ink and paper. */
START_TEST(boxes_that_hold_no_figure_tell_no_contrast)
{
	struct dx_prep p = page_of(figures, LINES);
	struct dx_shapes_figure v[2 * LINES + 4];

	for (int i = 0; i < LINES; i++)
		v[i] = (struct dx_shapes_figure){box_of(&p, i), figures[i]};
	for (int i = LINES; i < (int)DX_LEN(v); i++)
		v[i] = (struct dx_shapes_figure){{0, 0, 600, STEP * (LINES + 1)}, figures[0]};
	ck_assert_ptr_nonnull(dx_shapes_learn(arena, &p, v, DX_LEN(v)));
	drop(&p);
}
END_TEST

START_TEST(amounts_and_dates_teach_and_other_words_do_not)
{
	static const char *const amounts[] = {"1,234.56", "-1,23,456.78", "1.234,56", "12.34", "43.418.302", "1234.56"};
	static const char *const dates[] = {"24/07/2025", "1-7-25", "24.07.2025"};
	static const char *const none[] = {"",       "-",    "12",        "1,2345.67", "1,234.5",    "12,34.5",
					   "1.234-", "1//2", "1/2/2025x", "24/07",     "1,23.45.67", "99999.999,9"};

	for (size_t i = 0; i < DX_LEN(amounts); i++)
		ck_assert_msg(dx_shapes_is_amount(amounts[i]) && !dx_shapes_is_date(amounts[i]), "%s", amounts[i]);
	for (size_t i = 0; i < DX_LEN(dates); i++)
		ck_assert_msg(dx_shapes_is_date(dates[i]) && !dx_shapes_is_amount(dates[i]), "%s", dates[i]);
	for (size_t i = 0; i < DX_LEN(none); i++)
		ck_assert_msg(!dx_shapes_is_amount(none[i]) && !dx_shapes_is_date(none[i]), "%s", none[i]);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/shapes");
	TCase *t = tcase_create("shapes");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, figures_are_read_by_the_digits_of_the_others);
	tcase_add_test(t, a_figure_that_was_misread_is_outvoted);
	tcase_add_test(t, what_goes_on_beside_is_no_figure);
	tcase_add_test(t, letters_may_touch_what_ends_with_decimals);
	tcase_add_test(t, too_little_teaches_nothing);
	tcase_add_test(t, boxes_that_hold_no_figure_tell_no_contrast);
	tcase_add_test(t, amounts_and_dates_teach_and_other_words_do_not);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
