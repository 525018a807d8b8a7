/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/http/http.h"

#include <string.h>

#include "../unit.h"
#include "dx/fmt/json.h"

static struct dx_arena *arena;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&arena);
}

START_TEST(to_the_letter)
{
	static const struct dx_problem_item items[] = {
		{"/industry", "unknown", "no such industry", "[\"tax\",\"finance\"]"},
		{"?limit", "invalid", "say \"1\"", NULL},
	};
	struct dx_buf b = DX_BUF_INIT;

	dx_problem_write(&b, DX_E_unknown_industry, "no", "/api/v1/extract", "req_1", "{\"a\":1}", items, 2);
	ck_assert_str_eq(
		b.data,
		"{\"type\":\"/docs#error-unknown_industry\",\"title\":\"There is no such industry\",\"status\":422,"
		"\"code\":\"unknown_industry\",\"detail\":\"no\",\"instance\":\"/api/v1/extract\",\"request_id\":\"req_1\","
		"\"retryable\":false,\"meta\":{\"a\":1},\"errors\":[{\"pointer\":\"/industry\",\"code\":\"unknown\","
		"\"detail\":\"no such industry\",\"allowed\":[\"tax\",\"finance\"]},{\"pointer\":\"?limit\","
		"\"code\":\"invalid\",\"detail\":\"say \\\"1\\\"\"}]}");
	dx_buf_free(&b);
}
END_TEST

START_TEST(every_code_is_valid_json_with_its_status)
{
	for (int code = 1; code < DX_CODE_COUNT; code++) {
		struct dx_buf b = DX_BUF_INIT;
		struct dx_err err;
		json_t *v;

		dx_problem_write(&b, (enum dx_code)code, "\xff\x01\"\\", NULL, NULL, NULL, NULL, 0);
		ck_assert_msg(dx_json_parse(arena, dx_strn(b.data, b.len), &v, &err), "%s: %s", b.data, err.msg);
		ck_assert_str_eq(dx_json_str(v, "code"), dx_code_name((enum dx_code)code));
		ck_assert_int_eq(dx_json_int(v, "status", 0), dx_code_status((enum dx_code)code));
		ck_assert(dx_json_bool(v, "retryable", false) == dx_code_retryable((enum dx_code)code));
		ck_assert(json_is_null(json_object_get(v, "instance")));
		ck_assert(json_is_null(json_object_get(v, "request_id")));
		ck_assert_uint_eq(json_object_size(json_object_get(v, "meta")), 0);
		ck_assert(json_is_array(json_object_get(v, "errors")));
		ck_assert_int_ge(dx_code_status((enum dx_code)code), 400);
		dx_buf_free(&b);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("prob");
	TCase *tc = tcase_create("prob");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, to_the_letter);
	tcase_add_test(tc, every_code_is_valid_json_with_its_status);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
