/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The PROXY protocol in front of TLS: how much of what comes belongs to its header. */
#include "../../../lib/http/http_int.h"

#include <string.h>

#include "../unit.h"

/* As the relay asks: as many bytes as are wanted, until it is whole or none. The bytes taken; -1: refused. */
static int take(const char *raw, size_t n)
{
	size_t at = 0;
	int more;

	while ((more = dx_peer_header_wants((const unsigned char *)raw, at)) > 0) {
		ck_assert_uint_le(at + (size_t)more, 2000);
		at += (size_t)more;
		if (at > n)
			return -2; /* it would wait for more */
	}
	return more < 0 ? -1 : (int)at;
}

#define TAKE(raw) take(raw, sizeof(raw) - 1)

START_TEST(no_byte_of_tls_is_taken)
{
	ck_assert_int_eq(TAKE("PROXY UNKNOWN\r\n\x16\x03\x01"), 15);
	ck_assert_int_eq(TAKE("PROXY TCP4 192.0.2.7 127.0.0.1 5555 443\r\n\x16\x03\x01"), 41);
	ck_assert_int_eq(TAKE("\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\2\7\x7f\0\0\1\x15\xb3\1\xbb\x16\x03"), 28);
	ck_assert_int_eq(TAKE("\r\n\r\n\0\r\nQUIT\n\x20\0\0\0\x16\x03"), 16);
}
END_TEST

START_TEST(what_is_none)
{
	char longest[200] = "PROXY ";

	memset(longest + 6, 'a', sizeof(longest) - 6);
	ck_assert_int_eq(take(longest, sizeof(longest)), -1);
	ck_assert_int_eq(TAKE("\x16\x03\x01\x02\0\1\0\1\xfc\3\3 then more of a handshake"), -1);
	ck_assert_int_eq(TAKE("GET / HTTP/1.1\r\nHost: a\r\n\r\n"), -1);
	ck_assert_int_eq(TAKE("\r\n\r\n\0\r\nQUAT\n\x21\x11\0\x0c"), -1);
	ck_assert_int_eq(TAKE("\r\n\r\n\0\r\nQUIT\n\x21\x11\xff\xff"), -1);
	ck_assert_int_eq(TAKE("PROXY TCP4 192.0.2.7"), -2);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("tls_peer");
	TCase *tc = tcase_create("tls_peer");

	tcase_add_test(tc, no_byte_of_tls_is_taken);
	tcase_add_test(tc, what_is_none);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
