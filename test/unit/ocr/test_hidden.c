/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A decimal mark that a thick rule hides: it stood in the widest gap. */
#include <allheaders.h>
#include <string.h>

#include "../../../lib/ocr/ocr_int.h"
#include "../unit.h"

#define HIGH  16
#define WIDE  10
#define NEAR  3
#define FAR   9
#define ABOVE 4 /* figures */

static struct dx_arena *arena;
static struct dx_prep prep;
static struct dx_word words[ABOVE + 1];
static struct reading reading;
static struct dx_prep_rule rule;

/* Figures with points, and TEXT below them, whose letters stand apart by GAPS, in a rule THICK pixels high. */
static const char *mended(const char *text, const int *gaps, int thick)
{
	const size_t n = strlen(text);
	int x = 100;

	pixDestroy(&prep.mask);
	prep.mask = pixCreate(400, 200, 1);
	prep.text_px = HIGH;
	for (size_t i = 0; i < n; i++) {
		pixRasterop(prep.mask, x, 100, WIDE, HIGH, PIX_SET, NULL, 0, 0);
		x += WIDE + (i + 1 < n ? gaps[i] : 0);
	}
	for (int i = 0; i < ABOVE; i++)
		words[i] = (struct dx_word){
			.text = "$21.72", .conf = 90, .x0 = 100, .y0 = 10 + i * 20, .x1 = x, .y1 = 26 + i * 20};
	words[ABOVE] = (struct dx_word){.text = text, .conf = 90, .x0 = 100, .y0 = 100, .x1 = x, .y1 = 100 + HIGH};
	reading = (struct reading){.words = words, .n = ABOVE + 1};
	rule = (struct dx_prep_rule){20, 100 + HIGH, 380, 100 + HIGH + thick};
	prep.rules = &rule;
	prep.n_rules = thick ? 1 : 0;
	dx_ocr_hidden_marks(arena, &prep, &reading);
	return words[ABOVE].text;
}

START_TEST(a_mark_stood_in_the_widest_gap)
{
	ck_assert_str_eq(mended("$217", (const int[]){NEAR, FAR, NEAR + 2}, 4), "$2.17");
	ck_assert_str_eq(mended("1250", (const int[]){NEAR, FAR, NEAR}, 4), "12.50");
}
END_TEST

START_TEST(nothing_is_put_where_none_was_hidden)
{
	/* no rule, a thin one, an even figure, a gap elsewhere, other words */
	ck_assert_str_eq(mended("$217", (const int[]){NEAR, FAR, NEAR}, 0), "$217");
	ck_assert_str_eq(mended("$217", (const int[]){NEAR, FAR, NEAR}, 1), "$217");
	ck_assert_str_eq(mended("$217", (const int[]){NEAR, NEAR, NEAR}, 4), "$217");
	ck_assert_str_eq(mended("1250", (const int[]){FAR, NEAR, NEAR}, 4), "1250");
	ck_assert_str_eq(mended("1250", (const int[]){FAR, FAR, NEAR}, 4), "1250");
	ck_assert_str_eq(mended("A250", (const int[]){NEAR, NEAR, FAR}, 4), "A250");
	ck_assert_str_eq(mended("21.7", (const int[]){NEAR, FAR, NEAR}, 4), "21.7");
}
END_TEST

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	pixDestroy(&prep.mask);
	dx_arena_drop(&arena);
}

int main(void)
{
	Suite *s = suite_create("ocr hidden");
	TCase *t = tcase_create("hidden");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, a_mark_stood_in_the_widest_gap);
	tcase_add_test(t, nothing_is_put_where_none_was_hidden);
	suite_add_tcase(s, t);
	return unit_main(s);
}
