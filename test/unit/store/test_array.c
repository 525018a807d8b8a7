/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/array.h"

#include <signal.h>

#include "../unit.h"

static struct dx_buf b;

static void setup(void)
{
	b = DX_BUF_INIT;
	dx_array_begin(&b);
}

static void teardown(void)
{
	dx_buf_free(&b);
}

static const char *finished(void)
{
	dx_array_end(&b);
	return dx_buf_cstr(&b);
}

START_TEST(empty)
{
	ck_assert_str_eq(finished(), "{}");
}
END_TEST

START_TEST(integers)
{
	dx_array_int(&b, 1);
	dx_array_int(&b, -20);
	dx_array_int(&b, INT64_MAX);
	ck_assert_str_eq(finished(), "{1,-20,9223372036854775807}");
}
END_TEST

START_TEST(texts_are_quoted_whatever_they_hold)
{
	dx_array_text(&b, DX_STR("plain"));
	dx_array_text(&b, DX_STR(""));
	dx_array_text(&b, DX_STR("NULL"));
	dx_array_text(&b, DX_STR("{a,b}"));
	dx_array_text(&b, DX_STR("\"q\" and \\ and\nline"));
	dx_array_text(&b, DX_STR("\\"));
	ck_assert_str_eq(finished(), "{\"plain\",\"\",\"NULL\",\"{a,b}\",\"\\\"q\\\" and \\\\ and\nline\",\"\\\\\"}");
}
END_TEST

START_TEST(null_is_no_text)
{
	dx_array_null(&b);
	dx_array_text(&b, DX_STR("x"));
	dx_array_null(&b);
	ck_assert_str_eq(finished(), "{NULL,\"x\",NULL}");
}
END_TEST

/* The text before ends like an empty array's start: the comma must not be forgotten. */
START_TEST(a_brace_at_the_end_of_a_text_is_no_start)
{
	dx_array_text(&b, DX_STR("{"));
	dx_array_text(&b, DX_STR("}"));
	ck_assert_str_eq(finished(), "{\"{\",\"}\"}");
}
END_TEST

START_TEST(a_nul_byte_is_a_bug)
{
	dx_array_text(&b, dx_strn("a\0b", 3));
}
END_TEST

static Suite *array_suite(void)
{
	Suite *s = suite_create("array");
	TCase *t = tcase_create("literals");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, empty);
	tcase_add_test(t, integers);
	tcase_add_test(t, texts_are_quoted_whatever_they_hold);
	tcase_add_test(t, null_is_no_text);
	tcase_add_test(t, a_brace_at_the_end_of_a_text_is_no_start);
	tcase_add_test_raise_signal(t, a_nul_byte_is_a_bug, SIGABRT);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(array_suite());
}
