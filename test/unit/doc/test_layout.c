/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/layout.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static struct dx_arena *arena;

static void set_up(void)
{
	arena = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&arena);
}

static struct dx_word word(const char *text, int32_t x0, int32_t y0, uint32_t line)
{
	return (struct dx_word){.text = text, .x0 = x0, .y0 = y0, .x1 = x0 + 30, .y1 = y0 + 10, .line = line};
}

START_TEST(lines_from_top_to_bottom_and_left_to_right)
{
	/* line 9 is the left half of the row whose right half is line 2, three units lower */
	struct dx_word w[] = {
		word("d", 200, 103, 2), word("e", 0, 130, 5), word("a", 0, 10, 7),
		word("c", 40, 100, 9),  word("b", 0, 100, 9),
	};

	dx_layout_order(arena, w, DX_LEN(w));
	for (size_t i = 0; i < DX_LEN(w); i++)
		ck_assert_int_eq(w[i].text[0], 'a' + (int)i);
	ck_assert_uint_eq(w[0].line, 0);
	ck_assert_uint_eq(w[1].line, 1);
	ck_assert_uint_eq(w[2].line, 1);
	ck_assert_uint_eq(w[3].line, 2);
	ck_assert_uint_eq(w[4].line, 3);
}
END_TEST

START_TEST(nothing_is_fine)
{
	dx_layout_order(arena, NULL, 0);
	ck_assert_uint_eq(dx_layout_drop_doubles(arena, NULL, 0), 0);
	ck_assert_uint_eq(dx_layout_join_rules(NULL, 0, 5), 0);
}
END_TEST

START_TEST(doubles_go_and_neighbours_stay)
{
	struct dx_word w[] = {
		word("11", 0, 0, 0),  word("11", 1, 0, 1), /* printed again for bold */
		word("11", 31, 0, 0),                      /* beside it */
		word("12", 1, 1, 2),                       /* other text */
		word("11", 0, 12, 3),                      /* the next line */
	};

	ck_assert_uint_eq(dx_layout_drop_doubles(arena, w, DX_LEN(w)), 4);
	ck_assert_int_eq(w[0].x0, 0);
	ck_assert_int_eq(w[1].x0, 31);
	ck_assert_str_eq(w[2].text, "12");
	ck_assert_int_eq(w[3].y0, 12);
}
END_TEST

START_TEST(pieces_of_rules_are_joined)
{
	struct dx_rule r[] = {
		{300, 100, 400, 102}, {100, 100, 200, 101}, {201, 99, 299, 101}, /* one flat rule */
		{500, 100, 600, 100},                                            /* too far along */
		{100, 150, 400, 150},                                            /* too far across */
		{100, 0, 102, 50},    {101, 52, 101, 90},                        /* one upright rule */
	};
	size_t n = dx_layout_join_rules(r, DX_LEN(r), 5);

	ck_assert_uint_eq(n, 4);
	ck_assert_int_eq(r[0].x0, 100);
	ck_assert_int_eq(r[0].x1, 400);
	ck_assert_int_eq(r[0].y0, r[0].y1);
	ck_assert_int_eq(r[1].x0, 500);
	ck_assert_int_eq(r[2].y0, 150);
	ck_assert_int_eq(r[3].y0, 0);
	ck_assert_int_eq(r[3].y1, 90);
	ck_assert_int_eq(r[3].x0, r[3].x1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/layout");
	TCase *t = tcase_create("layout");
	SRunner *r;
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, lines_from_top_to_bottom_and_left_to_right);
	tcase_add_test(t, nothing_is_fine);
	tcase_add_test(t, doubles_go_and_neighbours_stay);
	tcase_add_test(t, pieces_of_rules_are_joined);
	suite_add_tcase(s, t);
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
