/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Behind reverse proxies: whose word is taken for where a request comes from. */
#include "client.h"

#include "../unit.h"

#define GET "GET /api/v1/peer HTTP/1.1\r\nHost: a\r\n"

static void trust(struct dx_http_options *o)
{
	static struct dx_cidr_list list;
	struct dx_err err;

	ck_assert(dx_cidr_list_parse(dx_str("127.0.0.1, 10.0.0.0/8"), &list, &err));
	o->trusted_proxies = &list;
}

static void trust_and_listen(struct dx_http_options *o)
{
	trust(o);
	o->proxy_protocol = true;
	o->max_per_address = 3;
}

static void trust_others(struct dx_http_options *o)
{
	static struct dx_cidr_list list;
	struct dx_err err;

	ck_assert(dx_cidr_list_parse(dx_str("10.0.0.0/8"), &list, &err));
	o->trusted_proxies = &list;
	o->proxy_protocol = true;
}

static void expect_peer(const char *raw, size_t n, const char *want)
{
	for (int dribble = 0; dribble < 2; dribble++) {
		struct client c = client_open();
		struct response r = {0};

		for (size_t i = 0; i < n; i += dribble ? 1 : n)
			ck_assert(client_send(&c, raw + i, dribble ? 1 : n));
		ck_assert_msg(client_read(&c, false, &r), "%s", raw);
		ck_assert_int_eq(r.status, 200);
		ck_assert_str_eq(r.body.data, want);
		response_free(&r);
		client_close(&c);
	}
}

#define PEER(raw, want) expect_peer(raw, sizeof(raw) - 1, want)

static void expect_refused(const char *raw, size_t n)
{
	struct client c = client_open();
	struct response r = {0};

	(void)client_send(&c, raw, n);
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 400);
	expect_end(&c);
	response_free(&r);
	client_close(&c);
}

#define REFUSED(raw) expect_refused(raw, sizeof(raw) - 1)

START_TEST(nobody_is_trusted_unless_listed)
{
	start_server(NULL);
	PEER(GET "X-Forwarded-For: 192.0.2.1\r\n\r\n", "127.0.0.1");
	REFUSED("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" GET "\r\n");
	stop_server();
	start_server(trust_others);
	PEER(GET "X-Forwarded-For: 192.0.2.1\r\n\r\n", "127.0.0.1");
	REFUSED("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" GET "\r\n");
	stop_server();
}
END_TEST

START_TEST(the_last_address_that_is_no_proxy)
{
	start_server(trust);
	PEER(GET "\r\n", "127.0.0.1");
	PEER(GET "X-Forwarded-For: 192.0.2.1\r\n\r\n", "192.0.2.1");
	PEER(GET "x-forwarded-for: 6.6.6.6, 192.0.2.1\r\n\r\n", "192.0.2.1");
	PEER(GET "X-Forwarded-For: 6.6.6.6, 192.0.2.1 , 10.1.1.1,10.2.2.2\r\n\r\n", "192.0.2.1");
	PEER(GET "X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n",
	     "192.0.2.1");
	PEER(GET "X-Forwarded-For: 10.0.0.1, 10.0.0.2\r\n\r\n", "10.0.0.1");
	PEER(GET "X-Forwarded-For: 6.6.6.6, unknown, 10.0.0.2\r\n\r\n", "10.0.0.2");
	PEER(GET "X-Forwarded-For: 192.0.2.1:4711\r\n\r\n", "192.0.2.1");
	PEER(GET "X-Forwarded-For: 2001:db8::1\r\n\r\n", "2001:db8::1");
	PEER(GET "X-Forwarded-For: [2001:db8::1]:80\r\n\r\n", "2001:db8::1");
	PEER(GET "X-Forwarded-For: \r\n\r\n", "127.0.0.1");
	PEER(GET "X-Forwarded-For: ,,\r\n\r\n", "127.0.0.1");
	PEER(GET "X-Forwarded-For: [\r\n\r\n", "127.0.0.1");
	stop_server();
}
END_TEST

#define V2 "\r\n\r\n\0\r\nQUIT\n"

START_TEST(the_proxy_protocol)
{
	start_server(trust_and_listen);
	PEER("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" GET "\r\n", "192.0.2.1");
	PEER("PROXY TCP6 2001:db8::1 ::1 1 2\r\n" GET "\r\n", "2001:db8::1");
	PEER("PROXY UNKNOWN\r\n" GET "\r\n", "127.0.0.1");
	PEER(V2 "\x21\x11\0\x0c\xc0\0\2\1\xc0\0\2\2\0\1\0\2" GET "\r\n", "192.0.2.1");
	PEER(V2 "\x21\x11\0\x0f\xc0\0\2\1\xc0\0\2\2\0\1\0\2\4\0\0" GET "\r\n", "192.0.2.1");
	PEER(V2 "\x20\0\0\0" GET "\r\n", "127.0.0.1");
	PEER(V2 "\x21\0\0\0" GET "\r\n", "127.0.0.1");
	REFUSED(GET "\r\n");
	REFUSED("PROXY TCP4 192.0.2.x 192.0.2.2 1 2\r\n" GET "\r\n");
	REFUSED("PROXY TCP5 192.0.2.1 192.0.2.2 1 2\r\n" GET "\r\n");
	REFUSED("PROXY TCP4 192.0.2.1 192.0.2.2 1 2\n" GET "\r\n");
	REFUSED("PROXY \r\n" GET "\r\n");
	REFUSED("PROXY TCP4 1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111");
	REFUSED(V2 "\x11\x11\0\x0c\xc0\0\2\1\xc0\0\2\2\0\1\0\2" GET "\r\n");
	REFUSED(V2 "\x21\x11\0\x04\xc0\0\2\1" GET "\r\n");
	REFUSED(V2 "\x21\x11\xff\xff\xc0\0\2\1" GET "\r\n");
	REFUSED("\r\n\r\nX");
	stop_server();
}
END_TEST

/* The limit for one address is for the clients behind a proxy, not for the proxy. */
START_TEST(connections_count_for_who_is_behind)
{
	static const char hello[] = "PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n" GET "\r\n";
	struct client c[4];
	struct client other;
	struct response r = {0};

	start_server(trust_and_listen);
	for (size_t i = 0; i < 4; i++) {
		c[i] = client_open();
		ck_assert_int_eq(ask_on(&c[i], hello, &r), i < 3 ? 200 : 503);
	}
	other = client_open();
	ck_assert_int_eq(ask_on(&other, "PROXY TCP4 192.0.2.9 192.0.2.2 1 2\r\n" GET "\r\n", &r), 200);
	for (size_t i = 0; i < 4; i++)
		client_close(&c[i]);
	client_close(&other);
	response_free(&r);
	stop_server();
}
END_TEST

int main(void)
{
	Suite *s = suite_create("peer");
	TCase *tc = tcase_create("peer");

	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, nobody_is_trusted_unless_listed);
	tcase_add_test(tc, the_last_address_that_is_no_proxy);
	tcase_add_test(tc, the_proxy_protocol);
	tcase_add_test(tc, connections_count_for_who_is_behind);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
