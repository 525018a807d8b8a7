/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/pcre.h"

#include <string.h>

#include "../unit.h"
#include "dx/base/buf.h"
#include "dx/base/clock.h"

static struct dx_arena *arena;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static struct dx_re *compile(const char *pattern, unsigned int flags)
{
	struct dx_re *re = NULL;
	struct dx_err err;

	ck_assert_msg(dx_re_compile(arena, dx_str(pattern), flags, &re, &err), "%s", pattern);
	return re;
}

START_TEST(captures_are_slices_of_the_subject)
{
	struct dx_re *re = compile("(?<no>\\d+)/(?<year>\\d{4})(x)?(y)?", 0);
	struct dx_str subject = DX_STR("invoice 0042/2026y");
	struct dx_str c[6];

	ck_assert_int_eq(dx_re_match(re, subject, 0, c, DX_LEN(c)), DX_RE_YES);
	ck_assert(dx_str_eq_c(c[0], "0042/2026y"));
	ck_assert_ptr_eq(c[0].p, subject.p + 8);
	ck_assert(dx_str_eq_c(c[dx_re_group(re, "no")], "0042"));
	ck_assert(dx_str_eq_c(c[dx_re_group(re, "year")], "2026"));
	ck_assert_ptr_null(c[3].p);
	ck_assert(dx_str_eq_c(c[4], "y"));
	/* there is no fifth group */
	ck_assert_ptr_null(c[5].p);
	ck_assert_int_eq(dx_re_group(re, "none"), -1);
	/* nobody has to take them */
	ck_assert_int_eq(dx_re_match(re, subject, 0, NULL, 0), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(re, subject, 0, c, 1), DX_RE_YES);
}
END_TEST

START_TEST(an_empty_group_is_not_a_missing_one)
{
	struct dx_str c[3];

	ck_assert_int_eq(dx_re_match(compile("a(b*)(c)?", 0), DX_STR("a"), 0, c, 3), DX_RE_YES);
	ck_assert_ptr_nonnull(c[1].p);
	ck_assert_uint_eq(c[1].n, 0);
	ck_assert_ptr_null(c[2].p);
}
END_TEST

START_TEST(no_match_leaves_the_captures)
{
	struct dx_str c[1] = {DX_STR("kept")};

	ck_assert_int_eq(dx_re_match(compile("x", 0), DX_STR("abc"), 0, c, 1), DX_RE_NO);
	ck_assert(dx_str_eq_c(c[0], "kept"));
	ck_assert_int_eq(dx_re_match(compile("x", 0), dx_str(NULL), 0, c, 1), DX_RE_NO);
	ck_assert_int_eq(dx_re_match(compile("^$", 0), dx_str(NULL), 0, c, 1), DX_RE_YES);
}
END_TEST

START_TEST(matching_can_go_on)
{
	struct dx_re *re = compile("\\d+", 0);
	struct dx_str subject = DX_STR("1 22 333");
	struct dx_str c[1];
	size_t from = 0;
	size_t n = 0;

	while (dx_re_match(re, subject, from, c, 1) == DX_RE_YES) {
		ck_assert_uint_eq(c[0].n, ++n);
		from = (size_t)(c[0].p - subject.p) + c[0].n;
	}
	ck_assert_uint_eq(n, 3);
	ck_assert_int_eq(dx_re_match(re, subject, subject.n + 1, c, 1), DX_RE_NO);
	/* what stands before `from` is still seen */
	ck_assert_int_eq(dx_re_match(compile("(?<=1 )22", 0), subject, 2, c, 1), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("^22", 0), subject, 2, c, 1), DX_RE_NO);
}
END_TEST

START_TEST(flags)
{
	struct dx_str c[1];

	ck_assert_int_eq(dx_re_match(compile("abc", 0), DX_STR("xABC"), 0, c, 1), DX_RE_NO);
	ck_assert_int_eq(dx_re_match(compile("abc", DX_RE_ICASE), DX_STR("xABC"), 0, c, 1), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("abc", DX_RE_ANCHORED), DX_STR("xabc"), 0, c, 1), DX_RE_NO);
	ck_assert_int_eq(dx_re_match(compile("abc", DX_RE_ANCHORED), DX_STR("xabcd"), 1, c, 1), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("a|ab", DX_RE_FULL), DX_STR("ab"), 0, c, 1), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("a|ab", DX_RE_FULL), DX_STR("abc"), 0, c, 1), DX_RE_NO);
	ck_assert_int_eq(dx_re_match(compile("ab", DX_RE_FULL), DX_STR("ab\n"), 0, c, 1), DX_RE_NO);
	/* Arabic-Indic digit */
	ck_assert_int_eq(dx_re_match(compile("\\d", 0), DX_STR("\xd9\xa1"), 0, c, 1), DX_RE_NO);
	ck_assert_int_eq(dx_re_match(compile("\\d", DX_RE_UCP), DX_STR("\xd9\xa1"), 0, c, 1), DX_RE_YES);
}
END_TEST

START_TEST(characters_are_code_points)
{
	struct dx_str c[1];

	ck_assert_int_eq(dx_re_match(compile("^.5$", 0), DX_STR("₹5"), 0, c, 1), DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("[₹€]", 0), DX_STR("x€"), 0, c, 1), DX_RE_YES);
	ck_assert_uint_eq(c[0].n, 3);
}
END_TEST

START_TEST(malformed_text_is_no_error)
{
	struct dx_str c[1];

	ck_assert_int_eq(dx_re_match(compile("b", 0),
				     DX_STR("a\xff\xe2\x82"
					    "b"),
				     0, c, 1),
			 DX_RE_YES);
	ck_assert_int_eq(dx_re_match(compile("a.b", 0),
				     DX_STR("a\xff"
					    "b"),
				     0, c, 1),
			 DX_RE_NO);
	/* from the middle of a character */
	ck_assert_int_eq(dx_re_match(compile("5", 0), DX_STR("₹5"), 1, c, 1), DX_RE_YES);
}
END_TEST

static const char *const bad[] = {"(",         "[a",   "a**b\\", "(?<n>a)(?<n>b)", "\\C", "(?<=a+)b",
				  "\\p{Nope}", "\xff", "(*X)"};

START_TEST(bad_patterns_are_refused)
{
	struct dx_re *re = NULL;
	struct dx_err err;

	ck_assert_msg(!dx_re_compile(arena, dx_str(bad[_i]), 0, &re, &err), "took %s", bad[_i]);
	ck_assert_int_eq(err.code, DX_E_bad_request);
	ck_assert_ptr_nonnull(strstr(err.msg, "offset"));
	ck_assert_ptr_null(re);
}
END_TEST

START_TEST(pattern_size_and_nesting_are_bounded)
{
	char text[DX_RE_PATTERN_BYTES + 2];
	struct dx_re *re = NULL;
	struct dx_err err;

	memset(text, 'a', sizeof(text));
	ck_assert(dx_re_compile(arena, dx_strn(text, DX_RE_PATTERN_BYTES), 0, &re, &err));
	ck_assert(!dx_re_compile(arena, dx_strn(text, DX_RE_PATTERN_BYTES + 1), 0, &re, &err));
	for (size_t i = 0; i < 100; i++) {
		text[i] = '(';
		text[101 + i] = ')';
	}
	ck_assert(!dx_re_compile(arena, dx_strn(text, 201), 0, &re, &err));
}
END_TEST

static const char *const slow[] = {"(a+)+$", "(a|aa)+$", "(.*?,){30}[xy]", "(?:a?){60}a{60}[bc]"};

START_TEST(a_hostile_pattern_ends_soon)
{
	struct dx_re *re = compile(slow[_i], 0);
	char text[4000];
	struct dx_str c[1];
	int64_t before = dx_now_mono_us();

	memset(text, 'a', sizeof(text));
	for (size_t i = 0; _i == 2 && i < sizeof(text); i += 2)
		text[i] = ',';
	text[sizeof(text) - 1] = '!';
	ck_assert_int_eq(dx_re_match(re, dx_strn(text, sizeof(text)), 0, c, 1), DX_RE_LIMIT);
	ck_assert_int_lt(dx_now_mono_us() - before, 5000000);
}
END_TEST

/* Each place alone stays below the library's own limit; only the sum is too much. */
START_TEST(many_places_do_not_add_up)
{
	struct dx_re *re = compile("(?:a?){18}a{18}[bc]", 0);
	char text[4000];
	int64_t before = dx_now_mono_us();

	memset(text, 'a', sizeof(text));
	ck_assert_int_ne(dx_re_match(re, dx_strn(text, sizeof(text)), 0, NULL, 0), DX_RE_YES);
	ck_assert_int_lt(dx_now_mono_us() - before, 5000000);
}
END_TEST

START_TEST(ordinary_patterns_are_far_from_the_limits)
{
	struct dx_re *re = compile("^\\s*(?:Rs\\.?|₹)?\\s*(.*?)\\s+(\\d{1,3}(?:,\\d{2,3})*\\.\\d{2})\\s*$", 0);
	char text[4000];
	struct dx_str c[3];

	memset(text, 'a', sizeof(text));
	memcpy(text + sizeof(text) - 13, " 12,34,567.89", 13);
	ck_assert_int_eq(dx_re_match(re, dx_strn(text, sizeof(text)), 0, c, 3), DX_RE_YES);
	ck_assert(dx_str_eq_c(c[2], "12,34,567.89"));
	text[sizeof(text) - 1] = 'x';
	ck_assert_int_eq(dx_re_match(re, dx_strn(text, sizeof(text)), 0, c, 3), DX_RE_NO);
	/* a greedy start on a long text */
	ck_assert_int_eq(dx_re_match(compile("a.*[bc]", 0), dx_strn(text, sizeof(text)), 0, c, 1), DX_RE_NO);
}
END_TEST

START_TEST(more_groups_than_captures)
{
	struct dx_buf pattern = DX_BUF_INIT;
	struct dx_str c[DX_RE_CAPTURES + 2];
	struct dx_re *re;

	for (size_t i = 0; i < DX_RE_CAPTURES + 8; i++)
		dx_buf_adds(&pattern, "(a)");
	re = compile(dx_buf_cstr(&pattern), 0);
	dx_buf_reset(&pattern);
	for (size_t i = 0; i < DX_RE_CAPTURES + 8; i++)
		dx_buf_addc(&pattern, 'a');
	ck_assert_int_eq(dx_re_match(re, dx_str(dx_buf_cstr(&pattern)), 0, c, DX_LEN(c)), DX_RE_YES);
	ck_assert_uint_eq(c[0].n, DX_RE_CAPTURES + 8);
	ck_assert(dx_str_eq_c(c[DX_RE_CAPTURES - 1], "a"));
	ck_assert_ptr_null(c[DX_RE_CAPTURES].p);
	dx_buf_free(&pattern);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("pcre");
	TCase *matching = tcase_create("matching");
	TCase *bounds = tcase_create("bounds");

	tcase_add_checked_fixture(matching, setup, teardown);
	tcase_add_test(matching, captures_are_slices_of_the_subject);
	tcase_add_test(matching, an_empty_group_is_not_a_missing_one);
	tcase_add_test(matching, no_match_leaves_the_captures);
	tcase_add_test(matching, matching_can_go_on);
	tcase_add_test(matching, flags);
	tcase_add_test(matching, characters_are_code_points);
	tcase_add_test(matching, malformed_text_is_no_error);
	tcase_add_test(matching, more_groups_than_captures);
	suite_add_tcase(s, matching);

	tcase_add_checked_fixture(bounds, setup, teardown);
	tcase_add_loop_test(bounds, bad_patterns_are_refused, 0, (int)DX_LEN(bad));
	tcase_add_test(bounds, pattern_size_and_nesting_are_bounded);
	tcase_add_loop_test(bounds, a_hostile_pattern_ends_soon, 0, (int)DX_LEN(slow));
	tcase_add_test(bounds, many_places_do_not_add_up);
	tcase_add_test(bounds, ordinary_patterns_are_far_from_the_limits);
	suite_add_tcase(s, bounds);
	return unit_main(s);
}
