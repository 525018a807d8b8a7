/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/hash.h"

#include <string.h>

#include "../unit.h"
#include "dx/base/clock.h"
#include "dx/base/str.h"
#include "dx/crypt/key.h"

static void setup(void)
{
	ck_assert(dx_crypt_init(NULL));
}

static void digest_hex(const char *text, size_t n, size_t piece, char *hex)
{
	struct dx_sha256 s;
	uint8_t digest[DX_SHA256_BYTES];

	dx_sha256_init(&s);
	for (size_t i = 0; i < n; i += piece)
		dx_sha256_add(&s, text + i, n - i < piece ? n - i : piece);
	dx_sha256_end(&s, digest);
	dx_hex(hex, digest, sizeof(digest));
}

START_TEST(sha256_matches_the_standard)
{
	char hex[2 * DX_SHA256_BYTES + 1];

	digest_hex("", 0, 1, hex);
	ck_assert_str_eq(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	digest_hex("abc", 3, 3, hex);
	ck_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
END_TEST

START_TEST(pieces_do_not_matter)
{
	static const char text[] = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
	char hex[2 * DX_SHA256_BYTES + 1];

	for (size_t piece = 1; piece < sizeof(text); piece++) {
		digest_hex(text, sizeof(text) - 1, piece, hex);
		ck_assert_str_eq(hex, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
	}
}
END_TEST

START_TEST(uuids_are_version_7_and_carry_the_time)
{
	char text[DX_UUID_TEXT];
	uint64_t now_ms = (uint64_t)(dx_now_real_us() / 1000);
	uint64_t ms = 0;
	uint8_t b[6];
	char hex[13];

	dx_uuid7(text);
	ck_assert_uint_eq(strlen(text), 36);
	ck_assert(dx_is_uuid(dx_str(text)));
	ck_assert_int_eq(text[14], '7');
	ck_assert_ptr_nonnull(strchr("89ab", text[19]));
	memcpy(hex, text, 8);
	memcpy(hex + 8, text + 9, 4);
	ck_assert(dx_unhex(b, sizeof(b), dx_strn(hex, 12)));
	for (size_t i = 0; i < sizeof(b); i++)
		ms = ms << 8 | b[i];
	ck_assert_uint_ge(ms, now_ms);
	ck_assert_uint_le(ms, now_ms + 10000);
}
END_TEST

START_TEST(uuids_and_random_bytes_differ)
{
	char a[DX_UUID_TEXT];
	char b[DX_UUID_TEXT];
	uint8_t x[32] = {0};
	uint8_t y[32] = {0};

	dx_uuid7(a);
	dx_uuid7(b);
	ck_assert_str_ne(a, b);
	dx_random(x, sizeof(x));
	dx_random(y, sizeof(y));
	ck_assert_mem_ne(x, y, sizeof(x));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("hash");
	TCase *tc = tcase_create("hash");

	tcase_add_checked_fixture(tc, setup, NULL);
	tcase_add_test(tc, sha256_matches_the_standard);
	tcase_add_test(tc, pieces_do_not_matter);
	tcase_add_test(tc, uuids_are_version_7_and_carry_the_time);
	tcase_add_test(tc, uuids_and_random_bytes_differ);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
