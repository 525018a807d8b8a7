/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/upstream/upstream_int.h"

#include "../unit.h"

static struct dx_upstream_keys keys;
static struct dx_err err;

#define ONE "a-key-of-good-length"
#define TWO "another-key-of-good-length"

START_TEST(keys_are_lines)
{
	ck_assert(dx_upstream_keys_parse(DX_STR("# who\n\n  " ONE " \r\n" TWO), &keys, &err));
	ck_assert_uint_eq(keys.n, 2);
	ck_assert(dx_upstream_keys_admit(&keys, "Bearer " ONE, &err));
	ck_assert(dx_upstream_keys_admit(&keys, "bearer   " TWO " ", &err));
}
END_TEST

static const struct {
	const char *header;
	enum dx_code code;
} refused[] = {
	{NULL, DX_E_missing_api_key},
	{"", DX_E_missing_api_key},
	{"Bearer", DX_E_missing_api_key},
	{"Bearer ", DX_E_missing_api_key},
	{"Basic " ONE, DX_E_missing_api_key},
	{ONE, DX_E_missing_api_key},
	{"Bearer a-key-of-good-lengt", DX_E_invalid_api_key},
	{"Bearer " ONE "x", DX_E_invalid_api_key},
	{"Bearer # who", DX_E_invalid_api_key},
};

START_TEST(others_are_refused)
{
	ck_assert(dx_upstream_keys_parse(DX_STR("# who\n" ONE "\n"), &keys, &err));
	ck_assert(!dx_upstream_keys_admit(&keys, refused[_i].header, &err));
	ck_assert_int_eq(err.code, refused[_i].code);
}
END_TEST

static const char *const bad_files[] = {"", "\n# nothing\n", "short", "a key with blanks in it", ONE "\n\x01" ONE};

START_TEST(bad_files_are_refused)
{
	ck_assert(!dx_upstream_keys_parse(dx_str(bad_files[_i]), &keys, &err));
}
END_TEST

START_TEST(there_is_an_end_to_keys)
{
	struct dx_buf b = DX_BUF_INIT;

	for (int i = 0; i <= DX_UPSTREAM_KEYS_MAX; i++) {
		ck_assert(i == 0 || dx_upstream_keys_parse(dx_strn(b.data, b.len), &keys, &err));
		dx_buf_adds(&b, ONE "\n");
	}
	ck_assert(!dx_upstream_keys_parse(dx_strn(b.data, b.len), &keys, &err));
	dx_buf_free(&b);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("upstream/keys");
	TCase *c = tcase_create("keys");

	tcase_add_test(c, keys_are_lines);
	tcase_add_loop_test(c, others_are_refused, 0, (int)DX_LEN(refused));
	tcase_add_loop_test(c, bad_files_are_refused, 0, (int)DX_LEN(bad_files));
	tcase_add_test(c, there_is_an_end_to_keys);
	suite_add_tcase(s, c);
	return unit_main(s);
}
