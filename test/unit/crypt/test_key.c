/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Includes the source, so that the checksum can be tried on a published vector with another prefix. */
#include "../../../lib/crypt/key.c"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../unit.h"

static char path[256];

static void setup(void)
{
	struct dx_err err;

	ck_assert(dx_crypt_init(&err));
	unit_temp_path(path, sizeof(path), "key");
}

static void teardown(void)
{
	unlink(path);
}

static void write_file(const char *text, mode_t mode)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
	ck_assert_int_eq(fchmod(fd, mode), 0);
	ck_assert_int_eq(close(fd), 0);
}

START_TEST(checksum_matches_the_vectors)
{
	static const char other[] = "des_0123456789ABCDEFGHIJabcdefghij";
	static const char ours[] = "dx_live_0123456789ABCDEFGHIJabcdefghij";
	char check[CRC_LEN];

	ck_assert_uint_eq(crc32_of("123456789", 9), 0xcbf43926u);
	checksum(other, strlen(other), check);
	ck_assert_mem_eq(check, "2WwXWA", CRC_LEN);
	checksum(ours, strlen(ours), check);
	ck_assert_mem_eq(check, "25UCZD", CRC_LEN);
	ck_assert(dx_key_wellformed(DX_STR("dx_live_0123456789ABCDEFGHIJabcdefghij25UCZD")));
}
END_TEST

START_TEST(a_small_checksum_is_padded)
{
	/* crc32 of nothing is 0 */
	char check[CRC_LEN];

	checksum("", 0, check);
	ck_assert_mem_eq(check, "000000", CRC_LEN);
}
END_TEST

START_TEST(generated_keys_are_wellformed_and_differ)
{
	char a[DX_KEY_LEN + 1];
	char b[DX_KEY_LEN + 1];

	dx_key_generate(a);
	dx_key_generate(b);
	ck_assert_uint_eq(strlen(a), DX_KEY_LEN);
	ck_assert(dx_key_wellformed(dx_str(a)));
	ck_assert(dx_key_wellformed(dx_str(b)));
	ck_assert_str_ne(a, b);
	ck_assert(dx_str_starts(dx_str(a), "dx_live_"));
}
END_TEST

START_TEST(any_changed_character_is_noticed)
{
	char key[DX_KEY_LEN + 1];

	dx_key_generate(key);
	for (size_t i = 0; i < DX_KEY_LEN; i++) {
		char kept = key[i];

		for (const char *c = base62; *c; c++) {
			if (*c == kept)
				continue;
			key[i] = *c;
			ck_assert_msg(!dx_key_wellformed(dx_str(key)), "position %zu", i);
		}
		key[i] = kept;
	}
	ck_assert(dx_key_wellformed(dx_str(key)));
}
END_TEST

START_TEST(other_shapes_are_refused)
{
	static const char good[] = "dx_live_0123456789ABCDEFGHIJabcdefghij25UCZD";

	ck_assert(!dx_key_wellformed(dx_str("")));
	ck_assert(!dx_key_wellformed(dx_str(NULL)));
	ck_assert(!dx_key_wellformed(dx_strn(good, DX_KEY_LEN - 1)));
	ck_assert(!dx_key_wellformed(DX_STR("dx_live_0123456789ABCDEFGHIJabcdefghij25UCZD ")));
	ck_assert(!dx_key_wellformed(DX_STR("dx_test_0123456789ABCDEFGHIJabcdefghij25UCZD")));
	ck_assert(!dx_key_wellformed(DX_STR("dx_live_0123456789ABCDEFGHIJabcdefgh-j25UCZD")));
	/* A NUL inside is no end: base62 is looked up without its terminator. */
	ck_assert(!dx_key_wellformed(DX_STR("dx_live_0123456789ABCDEFGHIJabcdefghi\00025UCZD")));
}
END_TEST

START_TEST(hash_matches_the_vector)
{
	static const char want[] = "2f5dc680b3b9375155d24f43ac06984eefac40848370ff437f3a1cfc9aff7033";
	struct dx_peppers p = {.n = 2};
	uint8_t hash[DX_KEY_HASH_BYTES];
	char hex[2 * DX_KEY_HASH_BYTES + 1];

	for (size_t i = 0; i < 32; i++)
		p.v[1].key[i] = (uint8_t)i;
	dx_key_hash(&p, 1, DX_STR("des_0123456789ABCDEFGHIJabcdefghij"), hash);
	dx_hex(hex, hash, sizeof(hash));
	ck_assert_str_eq(hex, want);
	dx_key_hash(&p, 0, DX_STR("des_0123456789ABCDEFGHIJabcdefghij"), hash);
	dx_hex(hex, hash, sizeof(hash));
	ck_assert_str_ne(hex, want);
}
END_TEST

START_TEST(a_pepper_beyond_the_last_is_our_bug)
{
	struct dx_peppers p = {.n = 1};
	uint8_t hash[DX_KEY_HASH_BYTES];

	dx_key_hash(&p, 1, DX_STR("x"), hash);
}
END_TEST

START_TEST(created_peppers_can_be_loaded)
{
	struct dx_peppers p = {0};
	struct stat st;
	struct dx_err err;

	ck_assert(dx_peppers_create(path, &err));
	ck_assert_int_eq(stat(path, &st), 0);
	ck_assert_uint_eq(st.st_mode & 07777, 0600);
	ck_assert(dx_peppers_load(path, &p, &err));
	ck_assert_uint_eq(p.n, 1);
	ck_assert_int_eq(p.v[0].version, 1);
	ck_assert(!sodium_is_zero(p.v[0].key, sizeof(p.v[0].key)));
	/* never over an existing one */
	ck_assert(!dx_peppers_create(path, &err));
	ck_assert_int_eq(err.sys_errno, EEXIST);
}
END_TEST

#define HEX_A "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
#define HEX_B "ff0102030405060708090A0B0C0D0E0F101112131415161718191a1b1c1d1e1f"

START_TEST(the_newest_pepper_comes_first)
{
	struct dx_peppers p = {0};
	struct dx_err err;

	write_file("1:" HEX_A "\n\n7:" HEX_B "\r\n3:" HEX_A, 0600);
	ck_assert(dx_peppers_load(path, &p, &err));
	ck_assert_uint_eq(p.n, 3);
	ck_assert_int_eq(p.v[0].version, 7);
	ck_assert_uint_eq(p.v[0].key[0], 0xff);
	ck_assert_int_eq(p.v[1].version, 3);
	ck_assert_int_eq(p.v[2].version, 1);
	ck_assert_uint_eq(p.v[2].key[31], 0x1f);
}
END_TEST

START_TEST(files_that_others_may_read_are_refused)
{
	struct dx_peppers p = {0};
	struct dx_err err;

	for (mode_t bit = 1; bit <= 040; bit <<= 1) {
		write_file("1:" HEX_A "\n", 0600 | bit);
		ck_assert_msg(!dx_peppers_load(path, &p, &err), "mode %o", (unsigned int)bit);
	}
	ck_assert_uint_eq(p.n, 0);
}
END_TEST

START_TEST(versions_come_and_go)
{
	struct dx_peppers first, p;
	struct dx_err err;
	int version = 0;

	unlink(path);
	ck_assert(dx_peppers_create(path, &err));
	ck_assert(dx_peppers_load(path, &first, &err));
	for (int v = 2; v <= DX_PEPPERS_MAX; v++) {
		ck_assert_msg(dx_peppers_rotate(path, &version, &err), "%s", err.msg);
		ck_assert_int_eq(version, v);
	}
	ck_assert(!dx_peppers_rotate(path, &version, &err));
	ck_assert(dx_peppers_load(path, &p, &err));
	ck_assert_uint_eq(p.n, DX_PEPPERS_MAX);
	ck_assert_int_eq(p.v[p.n - 1].version, 1);
	ck_assert_mem_eq(p.v[p.n - 1].key, first.v[0].key, sizeof(first.v[0].key));
	ck_assert(!dx_peppers_retire(path, DX_PEPPERS_MAX, &err)); /* the newest */
	ck_assert(!dx_peppers_retire(path, 99, &err));
	ck_assert(dx_peppers_retire(path, 2, &err));
	ck_assert(dx_peppers_load(path, &p, &err));
	ck_assert_uint_eq(p.n, DX_PEPPERS_MAX - 1);
	ck_assert_int_eq(p.v[0].version, DX_PEPPERS_MAX);
	ck_assert_int_eq(p.v[p.n - 1].version, 1);
}
END_TEST

static const char *const bad_files[] = {
	"",
	"\n\n",
	HEX_A "\n",
	"1:" HEX_A "0\n",
	"1:0001\n",
	"0:" HEX_A "\n",
	"-1:" HEX_A "\n",
	"x:" HEX_A "\n",
	"2147483648:" HEX_A "\n",
	"1:" HEX_A "\n1:" HEX_B "\n",
	"1:" HEX_A "\n2:" HEX_A "\n3:" HEX_A "\n4:" HEX_A "\n5:" HEX_A "\n",
	"1:" HEX_A "\nsecond line\n",
};

START_TEST(bad_files_are_refused)
{
	struct dx_peppers p = {0};
	struct dx_err err;

	write_file(bad_files[_i], 0600);
	ck_assert(!dx_peppers_load(path, &p, &err));
	ck_assert_uint_eq(p.n, 0);
	/* the message names the place, never the secret */
	ck_assert_ptr_null(strstr(err.msg, "00010203"));
}
END_TEST

START_TEST(no_file_and_a_folder_are_refused)
{
	struct dx_peppers p = {0};
	struct dx_err err;

	ck_assert(!dx_peppers_load(path, &p, &err));
	ck_assert_int_eq(err.sys_errno, ENOENT);
	ck_assert(!dx_peppers_load("/", &p, &err));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("key");
	TCase *keys = tcase_create("keys");
	TCase *peppers = tcase_create("peppers");

	tcase_add_checked_fixture(keys, setup, teardown);
	tcase_add_test(keys, checksum_matches_the_vectors);
	tcase_add_test(keys, a_small_checksum_is_padded);
	tcase_add_test(keys, generated_keys_are_wellformed_and_differ);
	tcase_add_test(keys, any_changed_character_is_noticed);
	tcase_add_test(keys, other_shapes_are_refused);
	tcase_add_test(keys, hash_matches_the_vector);
	tcase_add_test_raise_signal(keys, a_pepper_beyond_the_last_is_our_bug, SIGABRT);
	suite_add_tcase(s, keys);

	tcase_add_checked_fixture(peppers, setup, teardown);
	tcase_add_test(peppers, created_peppers_can_be_loaded);
	tcase_add_test(peppers, the_newest_pepper_comes_first);
	tcase_add_test(peppers, files_that_others_may_read_are_refused);
	tcase_add_test(peppers, versions_come_and_go);
	tcase_add_loop_test(peppers, bad_files_are_refused, 0, (int)DX_LEN(bad_files));
	tcase_add_test(peppers, no_file_and_a_folder_are_refused);
	suite_add_tcase(s, peppers);
	return unit_main(s);
}
