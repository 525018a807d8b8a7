/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/zip.h"

#include "../unit.h"

START_TEST(crc_of_the_check_string)
{
	ck_assert_uint_eq(dx_crc32(0, "123456789", 9), 0xcbf43926);
	ck_assert_uint_eq(dx_crc32(dx_crc32(0, "1234", 4), "56789", 5), 0xcbf43926);
	ck_assert_uint_eq(dx_crc32(0, "", 0), 0);
}
END_TEST

START_TEST(length_is_what_is_written)
{
	const struct dx_zip_file files[] = {{"a.csv", 3, 1}, {"manifest.json", 2, 2}};
	struct dx_buf b = DX_BUF_INIT;
	dx_zip_begin_file(&b, &files[0]);
	dx_buf_adds(&b, "abc");
	dx_zip_begin_file(&b, &files[1]);
	dx_buf_adds(&b, "{}");
	dx_zip_end(&b, files, 2);
	ck_assert_uint_eq(b.len, dx_zip_length(files, 2));
	ck_assert_mem_eq(b.data, "PK\3\4", 4);
	ck_assert_mem_eq(b.data + 30, "a.csvabcPK\3\4", 12);
	dx_buf_free(&b);
}
END_TEST

START_TEST(too_large_is_said)
{
	struct dx_zip_file f = {"a", UINT32_MAX - 100, 0};
	ck_assert_uint_eq(dx_zip_length(&f, 1), UINT32_MAX);
	f.size++;
	ck_assert_uint_eq(dx_zip_length(&f, 1), 0);
	ck_assert_uint_eq(dx_zip_length(&f, 70000), 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("zip");
	TCase *tc = tcase_create("zip");

	tcase_add_test(tc, crc_of_the_check_string);
	tcase_add_test(tc, length_is_what_is_written);
	tcase_add_test(tc, too_large_is_said);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
