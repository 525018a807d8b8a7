/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/api/parse.h"

#include <check.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/crypt/key.h"

static char good[DX_KEY_LEN + 1];
static char other[DX_KEY_LEN + 1];
static struct dx_arena *a;

static void setup(void)
{
	struct dx_err err;
	ck_assert(dx_crypt_init(&err));
	dx_key_generate(good);
	dx_key_generate(other);
	a = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&a);
}

static const char *header(const char *scheme, const char *key)
{
	return dx_asprintf(a, "%s%s", scheme, key);
}

static void takes(const char *authorization, const char *x_api_key)
{
	struct dx_str key;
	struct dx_err err = {0};
	ck_assert_msg(dx_api_key(authorization, x_api_key, &key, &err), "%s", err.msg);
	ck_assert(dx_str_eq_c(key, good));
}

static void refuses(const char *authorization, const char *x_api_key, enum dx_code code)
{
	struct dx_str key;
	struct dx_err err = {0};
	ck_assert(!dx_api_key(authorization, x_api_key, &key, &err));
	ck_assert_int_eq(err.code, code);
	ck_assert_ptr_null(strstr(err.msg, good)); /* a key is never repeated */
}

START_TEST(key_comes_from_either_header)
{
	takes(header("Bearer ", good), NULL);
	takes(header("bearer ", good), NULL);
	takes(header("BEARER   ", good), NULL);
	takes(NULL, good);
	takes(header("Bearer ", good), good);
	takes("Basic dXNlcjpwYXNz", good);
}
END_TEST

START_TEST(key_is_refused)
{
	char damaged[DX_KEY_LEN + 1];
	memcpy(damaged, good, sizeof(damaged));
	damaged[20] = damaged[20] == 'a' ? 'b' : 'a';
	refuses(NULL, NULL, DX_E_missing_api_key);
	refuses("", "", DX_E_missing_api_key);
	refuses("Bearer", NULL, DX_E_missing_api_key);
	refuses(good, NULL, DX_E_missing_api_key);
	refuses("Basic dXNlcjpwYXNz", NULL, DX_E_missing_api_key);
	refuses(header("Bearer ", good), other, DX_E_bad_request);
	refuses(NULL, damaged, DX_E_invalid_api_key);
	refuses(header("Bearer ", damaged), NULL, DX_E_invalid_api_key);
	refuses(NULL, header(good, "x"), DX_E_invalid_api_key);
	refuses(header("Bearer ", header(good, " x")), NULL, DX_E_invalid_api_key);
}
END_TEST

static void time_is(const char *text, bool end, int64_t want_us)
{
	int64_t got = -1;
	ck_assert_msg(dx_api_time(dx_str(text), end, &got), "%s", text);
	ck_assert_msg(got == want_us, "%s: %" PRId64, text, got);
}

START_TEST(times)
{
	const int64_t day = INT64_C(1795219200000000); /* 2026-11-21T00:00:00Z */
	static const char *const bad[] = {
		"",
		"2026",
		"2026-11-31",
		"2026-11-21T",
		"2026-11-21T09:00",
		"2026-11-21T09:00:00",
		"2026-11-21T25:00:00Z",
		"2026-11-21T09:00:00.Z",
		"2026-11-21T09:00:00+5:30",
		"2026-11-21T09:00:00Zx",
		"2026-11-21T09:00:60Z",
		"2026-11-21 09:00:00Z",
		"2026-11-21T09:00:00.1234567890Z",
		"-026-11-21",
	};
	int64_t v;
	time_is("2026-11-21", false, day);
	time_is("2026-11-21", true, day + INT64_C(86400000000));
	time_is("2026-11-21T00:00:00Z", false, day);
	time_is("2026-11-21T00:00:01.5Z", true, day + 1500000);
	time_is("2026-11-21T05:30:00+05:30", false, day);
	time_is("2026-11-21T05:30:00 05:30", false, day);
	time_is("2026-11-20T16:00:00-08:00", false, day);
	time_is("2026-11-21T00:00:00.123456789Z", false, day + 123456);
	for (size_t i = 0; i < DX_LEN(bad); i++)
		ck_assert_msg(!dx_api_time(dx_str(bad[i]), false, &v), "%s", bad[i]);
}
END_TEST

START_TEST(numbers)
{
	int64_t v = -1;
	ck_assert(dx_api_number(dx_str("200"), 1, 200, &v));
	ck_assert_int_eq(v, 200);
	ck_assert(!dx_api_number(dx_str("201"), 1, 200, &v));
	ck_assert(!dx_api_number(dx_str("0"), 1, 200, &v));
	ck_assert(!dx_api_number(dx_str(""), 0, 200, &v));
	ck_assert(!dx_api_number(dx_str("-1"), -5, 200, &v));
	ck_assert(!dx_api_number(dx_str("1e2"), 1, 200, &v));
	ck_assert(!dx_api_number(dx_str("99999999999999999999"), 1, INT64_MAX, &v));
}
END_TEST

START_TEST(statuses_and_include)
{
	const char *v;
	ck_assert(dx_api_statuses(a, dx_str("completed,failed"), &v));
	ck_assert_str_eq(v, "{completed,failed}");
	ck_assert(!dx_api_statuses(a, dx_str(""), &v));
	ck_assert(!dx_api_statuses(a, dx_str("completed,"), &v));
	ck_assert(!dx_api_statuses(a, dx_str("done"), &v));
	ck_assert(!dx_api_statuses(a, dx_str("completed}"), &v));
	ck_assert(dx_api_include(dx_str(NULL), &v));
	ck_assert_str_eq(v, "{}");
	ck_assert(dx_api_include(dx_str("engine,evidence"), &v));
	ck_assert_str_eq(v, "{evidence,engine}");
	ck_assert(!dx_api_include(dx_str("evidence,words"), &v));
	ck_assert(!dx_api_include(dx_str("evidence,"), &v));
}
END_TEST

START_TEST(pages)
{
	static const char *const right[] = {"1", "1-3", "1-3,7", "5-5", "1000"};
	static const char *const wrong[] = {"",      "0", "3-1", "1-",   "-3",     "1,,2",
					    "1-2-3", "a", "1 ",  "1001", "1-1001", "1,"};
	for (size_t i = 0; i < DX_LEN(right); i++)
		ck_assert_msg(dx_api_pages(dx_str(right[i]), 1000), "%s", right[i]);
	for (size_t i = 0; i < DX_LEN(wrong); i++)
		ck_assert_msg(!dx_api_pages(dx_str(wrong[i]), 1000), "%s", wrong[i]);
}
END_TEST

START_TEST(languages)
{
	const struct dx_str have = DX_STR("eng,hin,deu,fra,osd");
	const char *v;
	struct dx_str bad;
	ck_assert(dx_api_languages(a, dx_str("eng"), have, &v, &bad));
	ck_assert_str_eq(v, "eng");
	ck_assert(dx_api_languages(a, dx_str("eng+hin+eng"), have, &v, &bad));
	ck_assert_str_eq(v, "eng+hin");
	ck_assert(dx_api_languages(a, dx_str("hin, eng"), have, &v, &bad));
	ck_assert_str_eq(v, "hin+eng");
	ck_assert(!dx_api_languages(a, dx_str("eng+xxx"), have, &v, &bad));
	ck_assert(dx_str_eq_c(bad, "xxx"));
	ck_assert(!dx_api_languages(a, dx_str("../eng"), have, &v, &bad));
	ck_assert(!dx_api_languages(a, dx_str(""), have, &v, &bad));
	ck_assert_uint_eq(bad.n, 0);
	ck_assert(!dx_api_languages(a, dx_str("eng+hin+deu+fra+osd"), have, &v, &bad));
	ck_assert_uint_eq(bad.n, 0);
}
END_TEST

START_TEST(names)
{
	ck_assert(dx_api_slug(dx_str("bank_statement")));
	ck_assert(dx_api_slug(dx_str("form_26as")));
	ck_assert(!dx_api_slug(dx_str("")));
	ck_assert(!dx_api_slug(dx_str("Bank")));
	ck_assert(!dx_api_slug(dx_str("a/b")));
	ck_assert(dx_api_template(dx_str("bank_statement@3")));
	ck_assert(!dx_api_template(dx_str("bank_statement@")));
	ck_assert(!dx_api_template(dx_str("bank_statement@0")));
	ck_assert(!dx_api_template(dx_str("@1")));
	ck_assert(!dx_api_template(dx_str("x@1@2")));
}
END_TEST

START_TEST(etags)
{
	char one[DX_ETAG_MAX], two[DX_ETAG_MAX];
	dx_api_etag("abcdefghijk", 11, one);
	ck_assert_str_eq(dx_api_etag("abcdefghijk", 11, two), one);
	ck_assert_uint_eq(strlen(one), 18);
	ck_assert_str_ne(dx_api_etag("abcdefghijK", 11, two), one);
	ck_assert_str_ne(dx_api_etag("abcdefghijk\0", 12, two), one);
	ck_assert(dx_api_etag_matches(one, one));
	ck_assert(dx_api_etag_matches(header("\"x\" , W/", one), one));
	ck_assert(dx_api_etag_matches("*", one));
	ck_assert(!dx_api_etag_matches("\"x\"", one));
	ck_assert(!dx_api_etag_matches(NULL, one));
	ck_assert(!dx_api_etag_matches("", one));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("api_parse");
	TCase *t = tcase_create("api_parse");
	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, key_comes_from_either_header);
	tcase_add_test(t, key_is_refused);
	tcase_add_test(t, times);
	tcase_add_test(t, numbers);
	tcase_add_test(t, statuses_and_include);
	tcase_add_test(t, pages);
	tcase_add_test(t, languages);
	tcase_add_test(t, names);
	tcase_add_test(t, etags);
	suite_add_tcase(s, t);
	SRunner *r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
