/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/cidr.h"

#include <string.h>

#include "../unit.h"

static bool listed(const struct dx_cidr_list *l, const char *address)
{
	uint8_t a[16];

	ck_assert_msg(dx_address_parse(dx_str(address), a), "%s", address);
	return dx_cidr_list_has(l, a);
}

START_TEST(lists)
{
	struct dx_cidr_list l;
	struct dx_err err;

	ck_assert(dx_cidr_list_parse(dx_str("10.1.0.0/16, 192.0.2.7 fd00:1::/32,::1"), &l, &err));
	ck_assert_uint_eq(l.n, 4);
	ck_assert(listed(&l, "10.1.255.255") && listed(&l, "::ffff:10.1.2.3") && listed(&l, "192.0.2.7"));
	ck_assert(listed(&l, "fd00:1:ffff::1") && listed(&l, "::1"));
	ck_assert(!listed(&l, "10.2.0.0") && !listed(&l, "192.0.2.6") && !listed(&l, "fd00:2::") && !listed(&l, "::2"));
	ck_assert(dx_cidr_list_parse(dx_str("0.0.0.0/0"), &l, &err));
	ck_assert(listed(&l, "203.0.113.9") && !listed(&l, "2001:db8::1"));
	ck_assert(dx_cidr_list_parse(dx_str(" "), &l, &err) && l.n == 0);
	ck_assert(!listed(&l, "::"));
}
END_TEST

START_TEST(what_is_no_range)
{
	static const char *const bad[] = {"10.0.0.1/8",          "10.0.0.0/33", "a",           "10.0.0.0/",
					  "::ffff:10.0.0.0/104", "::1/129",     "10.0.0.0/8/8"};
	struct dx_cidr_list l = {.n = 7};
	struct dx_err err;

	for (size_t i = 0; i < DX_LEN(bad); i++) {
		ck_assert_msg(!dx_cidr_list_parse(dx_str(bad[i]), &l, &err), "%s", bad[i]);
		ck_assert_int_eq(err.code, DX_E_bad_request);
		ck_assert_uint_eq(l.n, 7);
	}
}
END_TEST

START_TEST(addresses)
{
	static const char *const good[] = {"127.0.0.1", "2001:db8::1", "::"};
	uint8_t a[16];
	char text[DX_ADDRESS_TEXT];

	for (size_t i = 0; i < DX_LEN(good); i++) {
		ck_assert(dx_address_parse(dx_str(good[i]), a));
		ck_assert_str_eq(dx_address_text(a, text), good[i]);
	}
	ck_assert(dx_address_parse(dx_str("::ffff:1.2.3.4"), a) && dx_address_is_v4(a));
	ck_assert_str_eq(dx_address_text(a, text), "1.2.3.4");
	ck_assert(!dx_address_parse(dx_str(""), a) && !dx_address_parse(dx_strn("1.2.3.4\0", 8), a));
	ck_assert(!dx_address_parse(dx_str("1.2.3.4:80"), a) && !dx_address_parse(dx_str("[::1]"), a));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("cidr");
	TCase *tc = tcase_create("cidr");

	tcase_add_test(tc, lists);
	tcase_add_test(tc, what_is_no_range);
	tcase_add_test(tc, addresses);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
