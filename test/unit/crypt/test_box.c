/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/box.h"

#include <string.h>

#include "../unit.h"

static struct dx_peppers one_key(int version, uint8_t byte)
{
	struct dx_peppers p = {.n = 1};

	p.v[0].version = version;
	memset(p.v[0].key, byte, sizeof(p.v[0].key));
	return p;
}

static struct dx_str text_of(const struct dx_buf *b)
{
	return dx_strn(dx_buf_cstr(b), b->len);
}

START_TEST(what_is_sealed_opens_again_and_no_two_boxes_are_alike)
{
	static const char *const plain[] = {"", "x", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"};
	struct dx_peppers master = one_key(7, 0x42);
	struct dx_err err;

	for (size_t i = 0; i < DX_LEN(plain); i++) {
		struct dx_buf a = DX_BUF_INIT, b = DX_BUF_INIT, out = DX_BUF_INIT;
		dx_box_seal(&master, "webhook", dx_str(plain[i]), &a);
		dx_box_seal(&master, "webhook", dx_str(plain[i]), &b);
		ck_assert_uint_eq(a.len, strlen(plain[i]) + DX_BOX_OVERHEAD);
		ck_assert_mem_eq(a.data, "\x01\x00\x00\x00\x07", 5);
		ck_assert_mem_ne(a.data, b.data, a.len);
		dx_buf_adds(&out, "=");
		ck_assert(dx_box_open(&master, "webhook", text_of(&a), &out, &err));
		ck_assert_uint_eq(out.len, strlen(plain[i]) + 1);
		ck_assert_str_eq(out.data + 1, plain[i]);
		dx_buf_free(&a);
		dx_buf_free(&b);
		dx_wipe_buf(&out);
		ck_assert_ptr_null(out.data);
	}
}
END_TEST

START_TEST(a_box_changed_in_any_byte_or_cut_does_not_open)
{
	struct dx_peppers master = one_key(1, 0x42);
	struct dx_buf box = DX_BUF_INIT, out = DX_BUF_INIT;
	struct dx_err err;

	dx_box_seal(&master, "webhook", DX_STR("secret"), &box);
	for (size_t i = 0; i < box.len; i++) {
		box.data[i] ^= 1;
		ck_assert(!dx_box_open(&master, "webhook", text_of(&box), &out, &err));
		ck_assert_int_eq(err.code, DX_E_internal_error);
		ck_assert_uint_eq(out.len, 0);
		box.data[i] ^= 1;
	}
	for (size_t n = 0; n < box.len; n++)
		ck_assert(!dx_box_open(&master, "webhook", dx_strn(box.data, n), &out, &err));
	ck_assert(dx_box_open(&master, "webhook", text_of(&box), &out, &err));
	dx_buf_free(&box);
	dx_buf_free(&out);
}
END_TEST

START_TEST(another_purpose_another_key_and_an_unknown_version_do_not_open_it)
{
	struct dx_peppers master = one_key(1, 0x42), other = one_key(1, 0x43), unknown = one_key(2, 0x42);
	struct dx_buf box = DX_BUF_INIT, out = DX_BUF_INIT;
	struct dx_err err;

	dx_box_seal(&master, "webhook", DX_STR("secret"), &box);
	ck_assert(!dx_box_open(&master, "provider", text_of(&box), &out, &err));
	ck_assert(!dx_box_open(&other, "webhook", text_of(&box), &out, &err));
	ck_assert(!dx_box_open(&unknown, "webhook", text_of(&box), &out, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "version 1"));
	dx_buf_free(&box);
	dx_buf_free(&out);
}
END_TEST

START_TEST(boxes_of_an_older_master_key_open_as_long_as_its_line_stands)
{
	struct dx_peppers old = one_key(1, 0x42), both = {.n = 2};
	struct dx_buf box = DX_BUF_INIT, fresh = DX_BUF_INIT, out = DX_BUF_INIT;
	struct dx_err err;

	both.v[0] = one_key(2, 0x43).v[0];
	both.v[1] = old.v[0];
	dx_box_seal(&old, "webhook", DX_STR("secret"), &box);
	dx_box_seal(&both, "webhook", DX_STR("secret"), &fresh);
	ck_assert_int_eq(fresh.data[4], 2);
	ck_assert(dx_box_open(&both, "webhook", text_of(&box), &out, &err));
	ck_assert(!dx_box_open(&old, "webhook", text_of(&fresh), &out, &err));
	dx_buf_free(&box);
	dx_buf_free(&fresh);
	dx_buf_free(&out);
}
END_TEST

/* RFC 4231 test cases 1, 2, 3 and 6 (keys of 20, 4, 20 and 131 bytes), and GitHub's published one */
START_TEST(hmacs_are_those_of_the_published_vectors)
{
	char aa[131], dd[50];
	uint8_t mac[DX_HMAC_SHA256_BYTES];
	char hex[2 * sizeof(mac) + 1];

	memset(aa, 0xaa, sizeof(aa));
	memset(dd, 0xdd, sizeof(dd));
	const struct {
		struct dx_str key, text;
		const char *mac;
	} cases[] = {
		{DX_STR("\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b\x0b"),
		 DX_STR("Hi There"), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"},
		{DX_STR("Jefe"), DX_STR("what do ya want for nothing?"),
		 "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"},
		{dx_strn(aa, 20), dx_strn(dd, sizeof(dd)),
		 "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"},
		{dx_strn(aa, sizeof(aa)), DX_STR("Test Using Larger Than Block-Size Key - Hash Key First"),
		 "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"},
		{DX_STR("It's a Secret to Everybody"), DX_STR("Hello, World!"),
		 "757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17"},
	};
	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_str t = cases[i].text;
		struct dx_str parts[] = {dx_str_sub(t, 0, 3), dx_str_sub(t, 3, 1), dx_str_sub(t, 4, SIZE_MAX)};
		dx_hmac_sha256(cases[i].key, parts, DX_LEN(parts), mac);
		dx_hex(hex, mac, sizeof(mac));
		ck_assert_str_eq(hex, cases[i].mac);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("box");
	TCase *c = tcase_create("box");
	struct dx_err err;

	if (!dx_crypt_init(&err))
		return EXIT_FAILURE;
	tcase_add_test(c, what_is_sealed_opens_again_and_no_two_boxes_are_alike);
	tcase_add_test(c, a_box_changed_in_any_byte_or_cut_does_not_open);
	tcase_add_test(c, another_purpose_another_key_and_an_unknown_version_do_not_open_it);
	tcase_add_test(c, boxes_of_an_older_master_key_open_as_long_as_its_line_stands);
	tcase_add_test(c, hmacs_are_those_of_the_published_vectors);
	suite_add_tcase(s, c);
	return unit_main(s);
}
