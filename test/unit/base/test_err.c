/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/err.h"

#include <errno.h>
#include <string.h>

#include "../unit.h"
#include "dx/base/utf8.h"

START_TEST(a_failure_is_described)
{
	struct dx_err err;

	memset(&err, 0xff, sizeof(err));
	ck_assert(!dx_fail(&err, DX_E_overloaded, "%d of %s", 3, "them"));
	ck_assert_int_eq(err.code, DX_E_overloaded);
	ck_assert_int_eq(err.retry, DX_RETRY_YES);
	ck_assert_int_eq(err.sys_errno, 0);
	ck_assert_str_eq(err.sqlstate, "");
	ck_assert_str_eq(err.msg, "3 of them");
	ck_assert(!dx_fail(&err, DX_E_corrupt_file, "no"));
	ck_assert_int_eq(err.retry, DX_RETRY_NO);
	ck_assert(!dx_fail(NULL, DX_E_corrupt_file, "nobody listens"));
}
END_TEST

START_TEST(errno_is_kept_and_explained)
{
	struct dx_err err;

	errno = ENOENT;
	ck_assert(!dx_fail_errno(&err, DX_E_internal_error, "cannot open \"%s\"", "x"));
	ck_assert_int_eq(err.sys_errno, ENOENT);
	ck_assert_str_eq(err.msg, "cannot open \"x\": No such file or directory");
	errno = ENOENT;
	ck_assert(!dx_fail_errno(NULL, DX_E_internal_error, "x"));
	ck_assert_int_eq(errno, ENOENT);
}
END_TEST

START_TEST(long_messages_are_cut)
{
	struct dx_err err;

	dx_fail(&err, DX_E_internal_error, "%500d", 1);
	ck_assert_uint_eq(strlen(err.msg), sizeof(err.msg) - 1);
	/* cut in the reason */
	errno = ENOENT;
	dx_fail_errno(&err, DX_E_internal_error, "%235d", 1);
	ck_assert_uint_eq(strlen(err.msg), sizeof(err.msg) - 1);
	ck_assert_str_eq(err.msg + 235, ": No");
}
END_TEST

START_TEST(no_character_is_cut_in_two)
{
	struct dx_err err;

	for (int blanks = 230; blanks < 245; blanks++) {
		dx_fail(&err, DX_E_internal_error, "%*s₹😀é₹", blanks, "");
		ck_assert_msg(dx_utf8_valid(dx_str(err.msg)), "after %d blanks", blanks);
		ck_assert_uint_ge(strlen(err.msg), sizeof(err.msg) - 4);
	}
}
END_TEST

START_TEST(a_message_can_wrap_itself)
{
	struct dx_err err;

	dx_fail(&err, DX_E_internal_error, "inner");
	dx_fail(&err, DX_E_overloaded, "outer: %s", err.msg);
	ck_assert_str_eq(err.msg, "outer: inner");
	ck_assert_int_eq(err.code, DX_E_overloaded);
}
END_TEST

START_TEST(codes_are_described)
{
	ck_assert_str_eq(dx_code_name(DX_OK), "ok");
	ck_assert_int_eq(dx_code_status(DX_OK), 200);
	ck_assert_str_eq(dx_code_name(DX_E_empty_file), "empty_file");
	ck_assert_int_eq(dx_code_status(DX_E_empty_file), 400);
	ck_assert(!dx_code_retryable(DX_E_empty_file));
	ck_assert(dx_code_retryable(DX_E_rate_limit_exceeded));
	ck_assert_int_eq(dx_code_status(DX_E_rate_limit_exceeded), 429);
	ck_assert_str_eq(dx_code_title(DX_E_corrupt_file), "The file is damaged and cannot be read");
}
END_TEST

START_TEST(the_table_is_whole)
{
	for (unsigned int i = 0; i < DX_CODE_COUNT; i++) {
		enum dx_code code = (enum dx_code)i;
		enum dx_code found;

		ck_assert(dx_code_find(dx_code_name(code), &found));
		ck_assert_uint_eq(found, code);
		ck_assert_uint_gt(strlen(dx_code_title(code)), 0);
		ck_assert(code == DX_OK || (dx_code_status(code) >= 400 && dx_code_status(code) < 600));
	}
}
END_TEST

START_TEST(unknown_codes)
{
	enum dx_code found = DX_E_empty_file;

	ck_assert(!dx_code_find("no_such_code", &found));
	ck_assert(!dx_code_find("", &found));
	ck_assert_int_eq(found, DX_E_empty_file);
	ck_assert_int_eq(dx_code_status((enum dx_code)DX_CODE_COUNT), 500);
	ck_assert_int_eq(dx_code_status((enum dx_code) - 1), 500);
	ck_assert_ptr_nonnull(dx_code_name((enum dx_code)9999));
	ck_assert_ptr_nonnull(dx_code_title((enum dx_code)9999));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("err");
	TCase *values = tcase_create("values");
	TCase *codes = tcase_create("codes");

	tcase_add_test(values, a_failure_is_described);
	tcase_add_test(values, errno_is_kept_and_explained);
	tcase_add_test(values, long_messages_are_cut);
	tcase_add_test(values, no_character_is_cut_in_two);
	tcase_add_test(values, a_message_can_wrap_itself);
	suite_add_tcase(s, values);

	tcase_add_test(codes, codes_are_described);
	tcase_add_test(codes, the_table_is_whole);
	tcase_add_test(codes, unknown_codes);
	suite_add_tcase(s, codes);
	return unit_main(s);
}
