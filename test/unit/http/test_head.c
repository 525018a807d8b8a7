/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/http/head_int.h"

#include <string.h>

#include "../unit.h"

static bool parse(const char *text, struct dx_head *h, struct dx_err *err)
{
	size_t scan = 0;
	size_t end = 0;

	*err = (struct dx_err){0};
	if (!dx_head_find_end(text, strlen(text), 8192, &scan, &end, err))
		return false;
	ck_assert_uint_eq(end, strlen(text));
	return dx_head_parse(text, end, h, err);
}

START_TEST(the_end_is_found_in_any_steps)
{
	static const char text[] = "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET";
	struct dx_err err;

	for (size_t step = 1; step < sizeof(text); step++) {
		size_t scan = 0;
		size_t end = 0;
		size_t n = 0;

		while (end == 0) {
			ck_assert_uint_lt(n, sizeof(text));
			n = n + step < sizeof(text) ? n + step : sizeof(text) - 1;
			ck_assert(dx_head_find_end(text, n, 100, &scan, &end, &err));
		}
		ck_assert_uint_eq(end, sizeof(text) - 4);
	}
}
END_TEST

START_TEST(the_end_must_come_in_time)
{
	char text[200];
	size_t scan = 0;
	size_t end = 0;
	struct dx_err err;

	memset(text, 'a', sizeof(text));
	ck_assert(dx_head_find_end(text, 100, 100, &scan, &end, &err));
	ck_assert(!dx_head_find_end(text, 101, 100, &scan, &end, &err));
	ck_assert_int_eq(err.code, DX_E_bad_request); /* no method is that long */
	memcpy(text, "GET /", 5);
	scan = 0;
	ck_assert(!dx_head_find_end(text, 101, 100, &scan, &end, &err));
	ck_assert_int_eq(err.code, DX_E_uri_too_long);
	scan = 0;
	memcpy(text + 20, "\r\n", 2);
	ck_assert(dx_head_find_end(text, 100, 100, &scan, &end, &err));
	ck_assert(!dx_head_find_end(text, 101, 100, &scan, &end, &err));
	ck_assert_int_eq(err.code, DX_E_headers_too_large);
	scan = 0;
	memcpy(text + 96, "\r\n\r\n", 4);
	ck_assert(dx_head_find_end(text, 150, 100, &scan, &end, &err));
	ck_assert_uint_eq(end, 100);
	scan = 0;
	memcpy(text + 96, "a\r\n\r\n", 5);
	ck_assert(!dx_head_find_end(text, 150, 100, &scan, &end, &err));
	ck_assert_int_eq(err.code, DX_E_headers_too_large);
}
END_TEST

START_TEST(what_a_head_says)
{
	struct dx_head h;
	struct dx_err err;

	ck_assert(parse("POST /a/b?c=d?e HTTP/1.1\r\nhost: x\r\nCONTENT-LENGTH: 12 \r\nX-Request-Id: r1\r\n"
			"Content-Type: Multipart/form-data; boundary=b\r\nConnection: Keep-Alive, x\r\n\r\n",
			&h, &err));
	ck_assert(dx_str_eq_c(h.method, "POST"));
	ck_assert(dx_str_eq_c(h.target, "/a/b?c=d?e"));
	ck_assert(dx_str_eq_c(h.path, "/a/b"));
	ck_assert(dx_str_eq_c(h.request_id, "r1"));
	ck_assert(h.has_length && h.length == 12 && !h.chunked && h.multipart && !h.close && !h.rewrite &&
		  h.minor == 1);
	ck_assert(dx_str_starts(h.fields, "host: x\r\n") && dx_str_ends(h.fields, "x\r\n"));

	ck_assert(parse("GET http://a.b:80/x?y HTTP/1.1\r\nHost: a\r\n\r\n", &h, &err));
	ck_assert(dx_str_eq_c(h.target, "/x?y") && h.rewrite);
	ck_assert(parse("OPTIONS https://a HTTP/1.1\r\nHost: a\r\n\r\n", &h, &err));
	ck_assert(dx_str_eq_c(h.target, "*"));
	ck_assert(parse("GET / HTTP/1.0\r\n\r\n", &h, &err));
	ck_assert(h.close && h.minor == 0);
	ck_assert(parse("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", &h, &err));
	ck_assert(!h.close);
	ck_assert(parse("GET / HTTP/1.0\r\nConnection: keep-alive, close\r\n\r\n", &h, &err));
	ck_assert(h.close);
	ck_assert(parse("PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: , Chunked ,\r\n\r\n", &h, &err));
	ck_assert(h.chunked && h.rewrite);
	ck_assert(parse("PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\n", &h, &err));
	ck_assert(h.expect_continue && h.rewrite);
	ck_assert(parse("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551615\r\n\r\n", &h, &err));
	ck_assert(h.length == UINT64_MAX);
	ck_assert(!parse("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551616\r\n\r\n", &h, &err));
	ck_assert_int_eq(err.code, DX_E_bad_request);
}
END_TEST

START_TEST(a_refused_head_is_known_as_far_as_it_went)
{
	struct dx_head h;
	struct dx_err err;

	ck_assert(!parse("HEAD /x HTTP/1.1\r\nX-Request-Id: r\r\nHost: a\r\nHost: b\r\n\r\n", &h, &err));
	ck_assert_int_eq(err.code, DX_E_bad_request);
	ck_assert(dx_str_eq_c(h.method, "HEAD") && dx_str_eq_c(h.path, "/x") && dx_str_eq_c(h.request_id, "r"));
	ck_assert(!parse("HEAD /\x01 HTTP/1.1\r\nHost: a\r\n\r\n", &h, &err));
	ck_assert(dx_str_eq_c(h.method, "HEAD") && h.path.n == 0);
	ck_assert(!parse("H\x01 / HTTP/1.1\r\nHost: a\r\n\r\n", &h, &err));
	ck_assert_uint_eq(h.method.n, 0);
}
END_TEST

/* Every byte value in every kind of place. */
START_TEST(characters)
{
	for (int c = 1; c < 256; c++) {
		bool alnum = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
		bool token = alnum || strchr("!#$%&'*+-.^_`|~", c);
		bool path = alnum || strchr("-._~!$&'()*+,;=:@/?", c);
		bool query = path || strchr("[]{}|^`%", c);
		bool value = c == '\t' || (c >= 0x20 && c != 0x7f);
		struct dx_head h;
		struct dx_err err;
		char text[80];

		if (c == '\n')
			continue;
		(void)snprintf(text, sizeof(text), "GET /a%cb HTTP/1.1\r\nHost: a\r\n\r\n", c);
		ck_assert_msg(parse(text, &h, &err) == path, "path %d", c);
		(void)snprintf(text, sizeof(text), "GET /a?%cb HTTP/1.1\r\nHost: a\r\n\r\n", c);
		ck_assert_msg(parse(text, &h, &err) == query, "query %d", c);
		(void)snprintf(text, sizeof(text), "GET / HTTP/1.1\r\nHost: a\r\nX: a%cb\r\n\r\n", c);
		ck_assert_msg(parse(text, &h, &err) == value, "value %d", c);
		(void)snprintf(text, sizeof(text), "GET / HTTP/1.1\r\nHost: a\r\nX%cY: b\r\n\r\n", c);
		ck_assert_msg(parse(text, &h, &err) == (token || c == ':'), "name %d", c);
		(void)snprintf(text, sizeof(text), "G%cT / HTTP/1.1\r\nHost: a\r\n\r\n", c);
		(void)parse(text, &h, &err);
		ck_assert_msg((err.code == DX_E_not_implemented || err.code == DX_OK) == token, "method %d", c);
	}
}
END_TEST

START_TEST(hosts)
{
	static const char *const good[] = {
		"", "a", "a.b-c_d~", "a:80", "127.0.0.1:8080", "[::1]", "[::ffff:1.2.3.4]:1", "a:", "%41"};
	static const char *const bad[] = {"a b", "a/b",    "u@a",      "a:b",   "a:1:2", "[::1", "::1",     "[]",
					  "[g]", "[::1]x", "a:123456", "a,b\t", "a?b",   "a#b",  "\xc3\xa9"};

	for (size_t i = 0; i < DX_LEN(good); i++)
		ck_assert_msg(dx_host_valid(dx_str(good[i])), "%s", good[i]);
	for (size_t i = 0; i < DX_LEN(bad); i++)
		ck_assert_msg(!dx_host_valid(dx_str(bad[i])), "%s", bad[i]);
}
END_TEST

START_TEST(too_many_fields)
{
	char text[4096] = "GET / HTTP/1.1\r\nHost: a\r\n";
	size_t n = strlen(text);
	struct dx_head h;
	struct dx_err err;

	for (int i = 0; i < 99; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n, "X%d: y\r\n", i);
	(void)snprintf(text + n, sizeof(text) - n, "\r\n");
	ck_assert(parse(text, &h, &err));
	(void)snprintf(text + n, sizeof(text) - n, "X: y\r\n\r\n");
	ck_assert(!parse(text, &h, &err));
	ck_assert_int_eq(err.code, DX_E_headers_too_large);
}
END_TEST

START_TEST(request_ids)
{
	char text[130];

	memset(text, 'a', sizeof(text));
	ck_assert(dx_request_id_valid(dx_strn(text, 128)));
	ck_assert(!dx_request_id_valid(dx_strn(text, 129)));
	ck_assert(!dx_request_id_valid(dx_str("")));
	ck_assert(dx_request_id_valid(dx_str("0aZ._-:")));
	ck_assert(!dx_request_id_valid(dx_str("a b")));
	ck_assert(!dx_request_id_valid(dx_str("a\"b")));
	ck_assert(!dx_request_id_valid(dx_str("\xc3\xa9")));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("head");
	TCase *tc = tcase_create("head");

	tcase_add_test(tc, the_end_is_found_in_any_steps);
	tcase_add_test(tc, the_end_must_come_in_time);
	tcase_add_test(tc, what_a_head_says);
	tcase_add_test(tc, a_refused_head_is_known_as_far_as_it_went);
	tcase_add_test(tc, characters);
	tcase_add_test(tc, hosts);
	tcase_add_test(tc, too_many_fields);
	tcase_add_test(tc, request_ids);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
