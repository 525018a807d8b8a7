/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "../unit.h"
#include "dx/fmt/json.h"

static const char *const good[] = {
	"{}",
	" {\t} ",
	"{\"a\":1}",
	"{\"a\":-0.25,\"b\":[0,10,[],{}],\"c\":{\"d\":\"e\"}}",
	"{ \"\" : true , \"x\" : [ false , null ] }\n",
	"{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u20b9\\ud83d\\ude00 \xe2\x82\xb9\"}",
	"{\"a\":123456789012345678.123456789}",
	"{\"a\":1,\"a\":2}",
	"{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}",
};

static const char *const bad[] = {
	"",
	" ",
	"[]",
	"1",
	"null",
	"{",
	"}",
	"{}{}",
	"{} x",
	"{\"a\"}",
	"{\"a\":}",
	"{\"a\":1,}",
	"{,\"a\":1}",
	"{\"a\":1 \"b\":2}",
	"{\"a\":[1,]}",
	"{\"a\":[1 2]}",
	"{\"a\":[1}",
	"{\"a\":{]}",
	"{a:1}",
	"{1:1}",
	"{'a':1}",
	"{\"a\":01}",
	"{\"a\":+1}",
	"{\"a\":.5}",
	"{\"a\":5.}",
	"{\"a\":-}",
	"{\"a\":1e5}",
	"{\"a\":NaN}",
	"{\"a\":tru}",
	"{\"a\":truex}",
	"{\"a\":1234567890123456789}",
	"{\"a\":0.1234567890123456789012345678901234567890}",
	"{\"a\":\"\t\"}",
	"{\"a\":\"\\x\"}",
	"{\"a\":\"\\u12\"}",
	"{\"a\":\"\\u0000\"}",
	"{\"a\":\"\\ud83d\"}",
	"{\"a\":\"\\ud83dx\"}",
	"{\"a\":\"\\ude00\"}",
	"{\"a\":\"\xe2\x82\"}",
	"{\"a\":\"\xff\"}",
	"{\"a\":\"x",
	"{\"a\":\"x\\",
	"{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}",
};

/* Exactly as long as it is, so that a sanitizer sees a step beyond. */
static bool passes(const char *text, size_t n)
{
	char *exact = malloc(n ? n : 1);
	struct dx_err err;

	ck_assert_ptr_nonnull(exact);
	memcpy(exact, text, n);
	bool ok = dx_json_check(dx_strn(exact, n), '{', &err);
	free(exact);
	return ok;
}

START_TEST(json_passes_and_is_json_for_the_library)
{
	const char *text = good[_i];
	json_t *v = json_loadb(text, strlen(text), 0, NULL);

	ck_assert_msg(passes(text, strlen(text)), "%s", text);
	ck_assert_ptr_nonnull(v);
	json_decref(v);
	/* no beginning of it does: only blanks may be missing at the end */
	for (size_t n = 0; n < strlen(text); n++)
		ck_assert_msg(!passes(text, n) || strspn(text + n, " \n") == strlen(text) - n, "%.*s", (int)n, text);
}
END_TEST

START_TEST(what_is_none_does_not)
{
	ck_assert_msg(!passes(bad[_i], strlen(bad[_i])), "%s", bad[_i]);
}
END_TEST

START_TEST(a_nul_is_nowhere)
{
	ck_assert(!passes("{\"a\0\":1}", 8));
	ck_assert(!passes("{}\0", 3));
	ck_assert(!passes("{\"a\":\0}", 7));
	ck_assert(!passes("{\"a\":\"\\\0\"}", 10));
	ck_assert(!passes("{\"a\":\"\\u\0\0\0\0\"}", 14));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("json_check");
	TCase *tc = tcase_create("texts");

	tcase_add_loop_test(tc, json_passes_and_is_json_for_the_library, 0, (int)DX_LEN(good));
	tcase_add_loop_test(tc, what_is_none_does_not, 0, (int)DX_LEN(bad));
	tcase_add_test(tc, a_nul_is_nowhere);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
