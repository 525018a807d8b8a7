/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "dx/fmt/json.h"

static const char text[] = "\n" /* 1 */
			   "{\n"
			   "  \"a\": 1, \"b\": \"}, \\\" [\",\n" /* 3 */
			   "  \"list\": [\n"
			   "    \"x\", \"y\",\n" /* 5 */
			   "    {\"in\":\n"
			   "      [[], {}, true,\n" /* 7 */
			   "       null]},\n"
			   "    {}\n" /* 9 */
			   "  ],\n"
			   "  \"s/l~a\": 1,\n" /* 11 */
			   "  \"caf\\u00e9\": {\n"
			   "    \"\": {\"a\": 2,\n" /* 13 */
			   "      \"b\": 3}\n"
			   "  }\n"
			   "}\n";

static const struct {
	const char *pointer;
	int line;
} places[] = {
	{"", 2},
	{"/a", 3},
	{"/b", 3},
	{"/list", 4},
	{"/list/0", 5},
	{"/list/1", 5},
	{"/list/2", 6},
	{"/list/3", 9},
	{"/list/2/in", 6},
	{"/list/2/in/0", 7},
	{"/list/2/in/2", 7},
	{"/list/2/in/3", 8},
	{"/s~1l~0a", 11},
	{"/café", 12},
	{"/café/", 13},
	{"/café//b", 14},
	/* not there: what is there on the way */
	{"/none", 2},
	{"/list/9", 4},
	{"/list/2/out", 6},
	{"/a/b", 3},
	{"/café//c", 13},
	{"no pointer", 2},
};

START_TEST(a_pointer_has_a_line)
{
	int line = dx_json_line(DX_STR(text), places[_i].pointer);

	ck_assert_msg(line == places[_i].line, "%s: %d, not %d", places[_i].pointer, line, places[_i].line);
}
END_TEST

/* Whatever the text is, the walk stays in it: every beginning, in memory of just that size. */
START_TEST(torn_text_is_survived)
{
	for (size_t n = 0; n < sizeof(text); n++) {
		char *torn = malloc(n + 1);

		memcpy(torn, text, n);
		torn[n] = '\\';
		for (size_t i = 0; i < DX_LEN(places); i++) {
			ck_assert_int_le(dx_json_line(dx_strn(torn, n), places[i].pointer), places[i].line);
			ck_assert_int_ge(dx_json_line(dx_strn(torn, n + 1), places[i].pointer), 1);
		}
		free(torn);
	}
}
END_TEST

START_TEST(members_are_given_in_their_own_words)
{
	struct dx_str rest = DX_STR(" { \"a\" : 1.50 ,\"b\\\"}\":{\"x\":[\"]\",{}]} , \"\":null,\"d\":\"e\\\\\"}");
	static const char *const want[][2] = {
		{"\"a\"", "1.50"}, {"\"b\\\"}\"", "{\"x\":[\"]\",{}]}"}, {"\"\"", "null"}, {"\"d\"", "\"e\\\\\""}};
	struct dx_str key, value;

	for (size_t i = 0; i < DX_LEN(want); i++) {
		ck_assert(dx_json_member(&rest, &key, &value));
		ck_assert_msg(dx_str_eq_c(key, want[i][0]), "%.*s", DX_STR_ARG(key));
		ck_assert_msg(dx_str_eq_c(value, want[i][1]), "%.*s", DX_STR_ARG(value));
	}
	ck_assert(!dx_json_member(&rest, &key, &value));
	rest = DX_STR("{}");
	ck_assert(!dx_json_member(&rest, &key, &value));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("json_raw");
	TCase *tc = tcase_create("json_raw");

	tcase_add_test(tc, members_are_given_in_their_own_words);
	tcase_add_loop_test(tc, a_pointer_has_a_line, 0, (int)DX_LEN(places));
	tcase_add_test(tc, torn_text_is_survived);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
