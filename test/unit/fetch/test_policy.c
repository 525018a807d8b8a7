/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fetch/policy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/un.h>

#include "../unit.h"

static bool allowed_as(const struct dx_addr_policy *p, const char *text, bool is_secure)
{
	struct sockaddr_in in = {.sin_family = AF_INET};
	struct sockaddr_in6 in6 = {.sin6_family = AF_INET6};

	if (inet_pton(AF_INET, text, &in.sin_addr) == 1)
		return dx_addr_allowed(p, (const struct sockaddr *)&in, is_secure);
	ck_assert_msg(inet_pton(AF_INET6, text, &in6.sin6_addr) == 1, "%s", text);
	return dx_addr_allowed(p, (const struct sockaddr *)&in6, is_secure);
}

static bool allowed(const struct dx_addr_policy *p, const char *text)
{
	return allowed_as(p, text, true);
}

static struct dx_addr_policy parse(const char *list)
{
	struct dx_addr_policy p;
	struct dx_err err;

	ck_assert_msg(dx_addr_policy_parse(dx_str(list), &p, &err), "%s: %s", list, err.msg);
	return p;
}

/* first and last address of each range, and of the mapped form */
static const char *const special[] = {
	"0.0.0.0",
	"0.255.255.255",
	"10.0.0.0",
	"10.255.255.255",
	"100.64.0.0",
	"100.127.255.255",
	"127.0.0.1",
	"127.255.255.255",
	"169.254.0.0",
	"169.254.169.254",
	"169.254.255.255",
	"172.16.0.0",
	"172.31.255.255",
	"192.0.0.0",
	"192.0.0.255",
	"192.0.2.0",
	"192.0.2.255",
	"192.88.99.1",
	"192.168.0.0",
	"192.168.255.255",
	"198.18.0.0",
	"198.19.255.255",
	"198.51.100.9",
	"203.0.113.9",
	"224.0.0.0",
	"239.255.255.255",
	"240.0.0.0",
	"255.255.255.255",
	"::",
	"::1",
	"::7f00:1",
	"::ffff:127.0.0.1",
	"::ffff:10.0.0.1",
	"::ffff:0:127.0.0.1",
	"64:ff9b::7f00:1",
	"64:ff9b::808:808",
	"64:ff9b:1::1",
	"100::1",
	"2001::1",
	"2001:1ff:ffff::1",
	"2001:db8::1",
	"2002:7f00:1::1",
	"3fff::1",
	"3fff:fff:ffff::1",
	"4000::1",
	"5f00::1",
	"fc00::1",
	"fd00:ec2::254",
	"fe80::1",
	"fec0::1",
	"ff02::1",
};

static const char *const public[] = {
	"1.1.1.1",        "9.255.255.255",   "11.0.0.0",        "100.63.255.255",  "100.128.0.0", "126.255.255.255",
	"128.0.0.0",      "169.253.255.255", "172.15.255.255",  "172.32.0.0",      "192.0.1.0",   "192.169.0.0",
	"198.17.255.255", "198.20.0.0",      "223.255.255.255", "::ffff:8.8.8.8",  "2000::1",     "2001:200::1",
	"2001:db7::1",    "2001:db9::1",     "2003::1",         "2606:4700::1111", "3ffe::1",
};

START_TEST(special_purpose_ranges_are_refused_from_their_first_to_their_last_address)
{
	struct dx_addr_policy p = {0};

	for (size_t i = 0; i < DX_LEN(special); i++)
		ck_assert_msg(!allowed(&p, special[i]), "%s", special[i]);
	for (size_t i = 0; i < DX_LEN(public); i++)
		ck_assert_msg(allowed(&p, public[i]), "%s", public[i]);
}
END_TEST

START_TEST(listed_ranges_are_allowed_and_nothing_beside_them)
{
	struct dx_addr_policy p = parse("127.0.0.0/8, 10.1.2.0/23\tfd00:1::/64 192.168.7.9  ::1/128");

	ck_assert_uint_eq(p.allow.n, 5);
	ck_assert(allowed(&p, "127.0.0.1"));
	ck_assert(allowed(&p, "::ffff:127.0.0.1"));
	ck_assert(allowed(&p, "10.1.2.0") && allowed(&p, "10.1.3.255"));
	ck_assert(!allowed(&p, "10.1.1.255") && !allowed(&p, "10.1.4.0"));
	ck_assert(allowed(&p, "fd00:1::ffff") && !allowed(&p, "fd00:1:0:1::"));
	ck_assert(allowed(&p, "192.168.7.9") && !allowed(&p, "192.168.7.8"));
	ck_assert(allowed(&p, "::1") && !allowed(&p, "::2"));
	ck_assert(allowed(&p, "1.1.1.1"));
}
END_TEST

START_TEST(a_translated_address_must_be_allowed_before_and_behind_the_translator)
{
	struct dx_addr_policy p = parse("64:ff9b::/96");

	ck_assert(allowed(&p, "64:ff9b::808:808"));
	ck_assert(!allowed(&p, "64:ff9b::7f00:1"));
	ck_assert(!allowed(&p, "64:ff9b::a9fe:a9fe"));
	p = parse("64:ff9b::/96 127.0.0.0/8");
	ck_assert(allowed(&p, "64:ff9b::7f00:1"));
}
END_TEST

START_TEST(without_tls_only_listed_addresses_when_the_owner_says_so)
{
	struct dx_addr_policy p = parse("10.0.0.0/8");

	ck_assert(allowed_as(&p, "1.1.1.1", false));
	p.secure_only = true;
	ck_assert(!allowed_as(&p, "1.1.1.1", false) && allowed_as(&p, "1.1.1.1", true));
	ck_assert(allowed_as(&p, "10.0.0.1", false));
	ck_assert(!allowed_as(&p, "192.168.0.1", false) && !allowed_as(&p, "192.168.0.1", true));
}
END_TEST

START_TEST(other_families_are_refused_always)
{
	struct dx_addr_policy p = {.any = true};
	struct sockaddr_un un = {.sun_family = AF_UNIX, .sun_path = "/run/x"};

	ck_assert(allowed(&p, "127.0.0.1") && allowed(&p, "fe80::1"));
	ck_assert(!dx_addr_allowed(&p, (const struct sockaddr *)&un, true));
}
END_TEST

START_TEST(a_list_with_a_mistake_is_refused_whole)
{
	static const char *const bad[] = {
		"127.0.0.1/33", "::1/129",         "10.0.0.1/8",   "localhost", "10.0.0.0/",       "10.0.0.0/8/8",
		"10.0.0.0/-1",  "2130706433",      "0x7f.1",       "fd00::/7",  "1.1.1.1;",        "/8",
		"10.0.0/8",     "::ffff:10.0.0.1", "fe80::1%eth0", "[::1]",     "1.2.3.4 5.6.7.x",
	};
	struct dx_addr_policy p = {.allow.n = 7};
	struct dx_err err = {0};

	for (size_t i = 0; i < DX_LEN(bad); i++) {
		ck_assert_msg(!dx_addr_policy_parse(dx_str(bad[i]), &p, &err), "%s", bad[i]);
		ck_assert_int_eq(err.code, DX_E_bad_request);
		ck_assert_uint_eq(p.allow.n, 7);
	}
	ck_assert(dx_addr_policy_parse(dx_str(" , "), &p, &err));
	ck_assert_uint_eq(p.allow.n, 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("policy");
	TCase *c = tcase_create("policy");

	tcase_add_test(c, special_purpose_ranges_are_refused_from_their_first_to_their_last_address);
	tcase_add_test(c, listed_ranges_are_allowed_and_nothing_beside_them);
	tcase_add_test(c, a_translated_address_must_be_allowed_before_and_behind_the_translator);
	tcase_add_test(c, without_tls_only_listed_addresses_when_the_owner_says_so);
	tcase_add_test(c, other_families_are_refused_always);
	tcase_add_test(c, a_list_with_a_mistake_is_refused_whole);
	suite_add_tcase(s, c);
	return unit_main(s);
}
