/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/json.h"

#include <string.h>

#include "../unit.h"

static struct dx_arena *arena;
static struct dx_buf out;
static struct dx_jw w;

static void setup(void)
{
	arena = dx_arena_new();
	out = DX_BUF_INIT;
	w = dx_jw(&out);
}

static void teardown(void)
{
	dx_buf_free(&out);
	dx_arena_drop(&arena);
}

START_TEST(commas_go_where_they_belong)
{
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "a", "x");
	dx_jw_key(&w, "list");
	dx_jw_arr(&w);
	dx_jw_int(&w, 1);
	dx_jw_obj(&w);
	dx_jw_obj_end(&w);
	dx_jw_arr(&w);
	dx_jw_arr_end(&w);
	dx_jw_bool(&w, true);
	dx_jw_arr_end(&w);
	dx_jw_kint(&w, "n", INT64_MIN);
	dx_jw_kbool(&w, "b", false);
	dx_jw_kcstr(&w, "none", NULL);
	dx_jw_kstr(&w, "s", DX_STR("y"));
	dx_jw_obj_end(&w);
	ck_assert_str_eq(dx_buf_cstr(&out), "{\"a\":\"x\",\"list\":[1,{},[],true],\"n\":-9223372036854775808,"
					    "\"b\":false,\"none\":null,\"s\":\"y\"}");
}
END_TEST

static const struct {
	struct dx_str text;
	const char *want;
} strings[] = {
	{DX_STR(""), "\"\""},
	{DX_STR("a\"b\\c/d"), "\"a\\\"b\\\\c/d\""},
	{DX_STR("\b\t\n\v\f\r"), "\"\\b\\t\\n\\u000b\\f\\r\""},
	{DX_STR("\0\x1f\x7f"), "\"\\u0000\\u001f\x7f\""},
	{DX_STR("₹😀é"), "\"₹😀é\""},
	{DX_STR("\xff"), "\"\xef\xbf\xbd\""},
	{DX_STR("a\xe2\x82z"), "\"a\xef\xbf\xbd\xef\xbf\xbdz\""},
	{DX_STR("\xed\xa0\x80"), "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""},
	{DX_STR("\xef\xbf\xbd"), "\"\xef\xbf\xbd\""},
};

START_TEST(strings_are_escaped_and_well_formed)
{
	json_t *v;
	struct dx_err err;

	dx_jw_str(&w, strings[_i].text);
	ck_assert_str_eq(dx_buf_cstr(&out), strings[_i].want);
	/* the reader takes what the writer made; NUL is the one character that it refuses */
	if (!memchr(strings[_i].text.p, '\0', strings[_i].text.n))
		ck_assert(dx_json_parse(arena, dx_str(dx_buf_cstr(&out)), &v, &err));
}
END_TEST

START_TEST(keys_are_escaped)
{
	dx_jw_obj(&w);
	dx_jw_kint(&w, "a\"b\n", 1);
	dx_jw_obj_end(&w);
	ck_assert_str_eq(dx_buf_cstr(&out), "{\"a\\\"b\\n\":1}");
}
END_TEST

static const struct {
	int64_t v;
	int decimals;
	const char *want;
} fixed[] = {
	{1234, 4, "0.1234"},
	{1200, 4, "0.12"},
	{0, 4, "0"},
	{10000, 4, "1"},
	{-5, 1, "-0.5"},
	{-12345, 2, "-123.45"},
	{7, 0, "7"},
	{70, 0, "70"},
	{1, 18, "0.000000000000000001"},
	{INT64_MIN, 18, "-9.223372036854775808"},
	{INT64_MAX, 0, "9223372036854775807"},
};

START_TEST(fixed_point_numbers)
{
	dx_jw_fixed(&w, fixed[_i].v, fixed[_i].decimals);
	ck_assert_str_eq(dx_buf_cstr(&out), fixed[_i].want);
}
END_TEST

START_TEST(amounts_are_strings)
{
	dx_jw_arr(&w);
	dx_jw_dec(&w, dx_dec(123450, 2));
	dx_jw_dec(&w, dx_dec(-5, 2));
	dx_jw_arr_end(&w);
	ck_assert_str_eq(dx_buf_cstr(&out), "[\"1234.50\",\"-0.05\"]");
}
END_TEST

START_TEST(raw_and_parsed_values_are_embedded)
{
	struct dx_err err;
	json_t *v;

	ck_assert(dx_json_parse(arena, DX_STR("{ \"z\": 1, \"a\": [ true, null, \"\\u20b9\" ] }"), &v, &err));
	dx_jw_arr(&w);
	dx_jw_raw(&w, DX_STR("{\"x\":1.50}"));
	dx_jw_json(&w, v);
	dx_jw_null(&w);
	dx_jw_arr_end(&w);
	ck_assert_str_eq(dx_buf_cstr(&out), "[{\"x\":1.50},{\"z\":1,\"a\":[true,null,\"₹\"]},null]");
}
END_TEST

static void two_values_at_the_top(void)
{
	dx_jw_int(&w, 1);
	dx_jw_int(&w, 2);
}

static void too_many_levels(void)
{
	for (int i = 0; i < DX_JW_DEPTH; i++)
		dx_jw_arr(&w);
}

static void one_end_too_many(void)
{
	dx_jw_arr(&w);
	dx_jw_arr_end(&w);
	dx_jw_arr_end(&w);
}

static void key_without_value(void)
{
	dx_jw_obj(&w);
	dx_jw_key(&w, "k");
	dx_jw_obj_end(&w);
}

static void (*const misuses[])(void) = {two_values_at_the_top, too_many_levels, one_end_too_many, key_without_value};

START_TEST(misuse_aborts)
{
	misuses[_i]();
}
END_TEST

START_TEST(all_levels_but_the_last_can_be_used)
{
	for (int i = 0; i < DX_JW_DEPTH - 1; i++)
		dx_jw_arr(&w);
	for (int i = 0; i < DX_JW_DEPTH - 1; i++)
		dx_jw_arr_end(&w);
	ck_assert_uint_eq(out.len, 2 * (DX_JW_DEPTH - 1));
}
END_TEST

static const struct dx_str refused[] = {
	DX_STR(""),
	DX_STR("   "),
	DX_STR("{"),
	DX_STR("[1,]"),
	DX_STR("{\"a\":1,}"),
	DX_STR("[1] 2"),
	DX_STR("[1]x"),
	DX_STR("{\"a\":1,\"a\":2}"),
	DX_STR("{\"o\":{\"a\":1,\"a\":1}}"),
	DX_STR("{a:1}"),
	DX_STR("{'a':1}"),
	DX_STR("nul"),
	DX_STR("NaN"),
	DX_STR("Infinity"),
	DX_STR("01"),
	DX_STR("1."),
	DX_STR(".5"),
	DX_STR("+1"),
	DX_STR("0x1"),
	DX_STR("\"\\x41\""),
	DX_STR("\"\\u12\""),
	DX_STR("\"\\ud800\""),
	DX_STR("\"\\udc00\""),
	DX_STR("\"a\\u0000b\""),
	DX_STR("\"\xff\""),
	DX_STR("\"\xc0\x80\""),
	DX_STR("\"\xed\xa0\x80\""),
	DX_STR("\"a\nb\""),
	DX_STR("\"a\tb\""),
	DX_STR("\"open"),
	DX_STR("[1]\0"),
	DX_STR("\xef\xbb\xbf[]"),
	DX_STR("123456789012345678901234567890"),
	DX_STR("1e999"),
	DX_STR("// no\n1"),
	{NULL, 0},
};

START_TEST(other_text_is_refused)
{
	json_t *v = NULL;
	struct dx_err err;

	ck_assert_msg(!dx_json_parse(arena, refused[_i], &v, &err), "took %.*s", DX_STR_ARG(refused[_i]));
	ck_assert_int_eq(err.code, DX_E_bad_request);
	ck_assert_ptr_null(v);
}
END_TEST

START_TEST(the_place_is_told_but_no_text)
{
	json_t *v;
	struct dx_err err;

	ck_assert(!dx_json_parse(arena, DX_STR("{\n  \"a\": secret\n}"), &v, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "line 2 column "));
	ck_assert_ptr_null(strstr(err.msg, "secret"));
	ck_assert(!dx_json_parse(arena, DX_STR("{\"secret\":1,\"secret\":2}"), &v, &err));
	ck_assert_ptr_null(strstr(err.msg, "secret"));
}
END_TEST

static const char *nested(char open, char end, int depth)
{
	struct dx_buf text = DX_BUF_INIT;
	const char *copy;

	for (int i = 0; i < depth; i++)
		dx_buf_addc(&text, open);
	for (int i = 0; i < depth; i++)
		dx_buf_addc(&text, end);
	copy = dx_strdup(arena, dx_buf_cstr(&text));
	dx_buf_free(&text);
	return copy;
}

START_TEST(depth_is_bounded)
{
	json_t *v;
	struct dx_err err;

	ck_assert(dx_json_parse(arena, dx_str(nested('[', ']', 32)), &v, &err));
	ck_assert(!dx_json_parse(arena, dx_str(nested('[', ']', 33)), &v, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "deeper than 32"));
	ck_assert(!dx_json_parse(arena, dx_str(nested('[', '[', 50000)), &v, &err));
}
END_TEST

START_TEST(brackets_in_strings_are_no_depth)
{
	json_t *v;
	struct dx_err err;
	const char *brackets = nested('[', '{', 40);

	ck_assert(
		dx_json_parse(arena, dx_str(dx_asprintf(arena, "[\"%s\",\"\\\"%s\"]", brackets, brackets)), &v, &err));
	/* siblings are not nested */
	ck_assert(dx_json_parse(
		arena,
		DX_STR("[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],"
		       "[],[],[],[],[],[],[],[],[],[],[],[],[]]"),
		&v, &err));
	ck_assert_uint_eq(json_array_size(v), 40);
}
END_TEST

START_TEST(scalars_are_values_too)
{
	json_t *v;
	struct dx_err err;

	ck_assert(dx_json_parse(arena, DX_STR(" \"x\" \n"), &v, &err));
	ck_assert_str_eq(json_string_value(v), "x");
	ck_assert(dx_json_parse(arena, DX_STR("null"), &v, &err));
	ck_assert(json_is_null(v));
	ck_assert(dx_json_parse(arena, DX_STR("9223372036854775807"), &v, &err));
	ck_assert_int_eq(json_integer_value(v), INT64_MAX);
	/* text that is not terminated: only N bytes count */
	ck_assert(dx_json_parse(arena, dx_strn("123", 2), &v, &err));
	ck_assert_int_eq(json_integer_value(v), 12);
}
END_TEST

START_TEST(members_are_read_by_type)
{
	json_t *v;
	struct dx_err err;

	ck_assert(dx_json_parse(arena, DX_STR("{\"s\":\"x\",\"i\":-7,\"b\":true,\"r\":1.5,\"n\":null}"), &v, &err));
	ck_assert_str_eq(dx_json_str(v, "s"), "x");
	ck_assert_ptr_null(dx_json_str(v, "i"));
	ck_assert_ptr_null(dx_json_str(v, "n"));
	ck_assert_ptr_null(dx_json_str(v, "none"));
	ck_assert_int_eq(dx_json_int(v, "i", 3), -7);
	ck_assert_int_eq(dx_json_int(v, "r", 3), 3);
	ck_assert_int_eq(dx_json_int(v, "s", 3), 3);
	ck_assert_int_eq(dx_json_int(v, "none", 3), 3);
	ck_assert(dx_json_bool(v, "b", false));
	ck_assert(dx_json_bool(v, "i", true));
	ck_assert(!dx_json_bool(v, "none", false));
	/* not an object at all */
	ck_assert_ptr_null(dx_json_str(NULL, "s"));
	ck_assert_int_eq(dx_json_int(json_object_get(v, "s"), "i", 3), 3);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("json");
	TCase *writer = tcase_create("writer");
	TCase *reader = tcase_create("reader");

	tcase_add_checked_fixture(writer, setup, teardown);
	tcase_add_test(writer, commas_go_where_they_belong);
	tcase_add_loop_test(writer, strings_are_escaped_and_well_formed, 0, (int)DX_LEN(strings));
	tcase_add_test(writer, keys_are_escaped);
	tcase_add_loop_test(writer, fixed_point_numbers, 0, (int)DX_LEN(fixed));
	tcase_add_test(writer, amounts_are_strings);
	tcase_add_test(writer, raw_and_parsed_values_are_embedded);
	tcase_add_test(writer, all_levels_but_the_last_can_be_used);
	tcase_add_loop_test_raise_signal(writer, misuse_aborts, SIGABRT, 0, (int)DX_LEN(misuses));
	suite_add_tcase(s, writer);

	tcase_add_checked_fixture(reader, setup, teardown);
	tcase_add_loop_test(reader, other_text_is_refused, 0, (int)DX_LEN(refused));
	tcase_add_test(reader, the_place_is_told_but_no_text);
	tcase_add_test(reader, depth_is_bounded);
	tcase_add_test(reader, brackets_in_strings_are_no_depth);
	tcase_add_test(reader, scalars_are_values_too);
	tcase_add_test(reader, members_are_read_by_type);
	suite_add_tcase(s, reader);
	return unit_main(s);
}
