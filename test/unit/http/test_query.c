/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/http/query_int.h"

#include <string.h>

#include "../unit.h"

static struct dx_arena *arena;
static struct dx_query q;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

static const char *decode(const char *s, bool plus)
{
	const char *text;

	return dx_percent_decode(arena, dx_str(s), plus, &text) ? text : "(bad)";
}

START_TEST(decoding)
{
	ck_assert_str_eq(decode("", false), "");
	ck_assert_str_eq(decode("a+b%20c%2B", false), "a+b c+");
	ck_assert_str_eq(decode("a+b%20c%2B", true), "a b c+");
	ck_assert_str_eq(decode("%e2%82%b9%C3%A9", false), "\xe2\x82\xb9\xc3\xa9");
	ck_assert_str_eq(decode("%", false), "(bad)");
	ck_assert_str_eq(decode("%4", false), "(bad)");
	ck_assert_str_eq(decode("%41", false), "A");
	ck_assert_str_eq(decode("%4g", false), "(bad)");
	ck_assert_str_eq(decode("%g4", false), "(bad)");
	ck_assert_str_eq(decode("%%41", false), "(bad)");
	ck_assert_str_eq(decode("a%00", false), "(bad)");
	ck_assert_str_eq(decode("%ff", false), "(bad)");
	ck_assert_str_eq(decode("%c3", false), "(bad)");
	ck_assert_str_eq(decode("%ed%a0%80", false), "(bad)");
}
END_TEST

START_TEST(parameters)
{
	dx_query_parse(arena, "limit=10&q=a%26b&empty=&flag&&x=y=z", &q);
	ck_assert_str_eq(dx_query_find(&q, "limit"), "10");
	ck_assert_str_eq(dx_query_find(&q, "q"), "a&b");
	ck_assert_str_eq(dx_query_find(&q, "empty"), "");
	ck_assert_str_eq(dx_query_find(&q, "flag"), "");
	ck_assert_str_eq(dx_query_find(&q, "x"), "y=z");
	ck_assert_ptr_null(dx_query_find(&q, "Limit"));
	ck_assert_uint_eq(q.n, 5);
	ck_assert_int_eq((int)q.n_faults, 0);
	dx_query_parse(arena, NULL, &q);
	ck_assert_uint_eq(q.n, 0);
	dx_query_parse(arena, "", &q);
	ck_assert_uint_eq(q.n, 0);
	dx_query_parse(arena, "=v", &q);
	ck_assert_str_eq(dx_query_find(&q, ""), "v");
}
END_TEST

static const char *complaint(const char *text)
{
	static const char *const allowed[] = {"a", "b", NULL};
	static struct dx_err err;

	dx_query_parse(arena, text, &q);
	if (dx_query_check(&q, allowed, &err))
		return "";
	ck_assert_int_eq(err.code, DX_E_bad_request);
	return err.msg;
}

START_TEST(checking)
{
	char many[1000] = "";
	size_t n = 0;

	ck_assert_str_eq(complaint(NULL), "");
	ck_assert_str_eq(complaint("a=1&b=2"), "");
	ck_assert_str_eq(complaint("a=1&c=2"), "the query parameter c is not known here");
	ck_assert_str_eq(complaint("a=1&a=1"), "the query parameter a is there more than once");
	ck_assert_str_eq(complaint("a=1&%61=1"), "the query parameter %61 is there more than once");
	ck_assert_str_eq(complaint("b=%zz"), "the query parameter b is not percent-encoded UTF-8");
	ck_assert_str_eq(complaint("%zz=b"), "the query parameter %zz is not percent-encoded UTF-8");
	ck_assert_str_eq(dx_query_find(&q, "a") ? "there" : "absent", "absent");
	for (int i = 0; i <= (int)DX_QUERY_MAX; i++)
		n += (size_t)snprintf(many + n, sizeof(many) - n, "p%d&", i);
	ck_assert_str_eq(complaint(many), "the query parameter p64 is one too many");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("query");
	TCase *tc = tcase_create("query");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, decoding);
	tcase_add_test(tc, parameters);
	tcase_add_test(tc, checking);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
