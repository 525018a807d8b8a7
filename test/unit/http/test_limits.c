/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Limits of one server: large bodies, connections, addresses, bytes of uploads; paths that lead nowhere. */
#include "client.h"

#include <zlib.h>

#include "../unit.h"

#define HOST " HTTP/1.1\r\nHost: a\r\n"

static void raise_body_limit(struct dx_http_options *o)
{
	o->max_body_bytes = 50u << 20;
}

/* 50 MiB, in one go and chunked; the sum tells that every byte is in its place. */
START_TEST(large_bodies)
{
	size_t n = 50u << 20;
	unsigned char *data = malloc(n);
	uint32_t sum = 0;
	char want[64];
	char line[64];
	struct client c;
	struct response r = {0};

	start_server(raise_body_limit);
	c = client_open();
	for (size_t i = 0; i < n; i++) {
		data[i] = (unsigned char)(i * 2654435761u >> 13);
		sum = sum * 31 + data[i];
	}
	(void)snprintf(want, sizeof(want), "\"n\":%zu,\"sum\":%u,", n, sum);
	(void)snprintf(line, sizeof(line), "Content-Length: %zu\r\n\r\n", n);
	client_say(&c, "POST /api/v1/sum" HOST);
	client_say(&c, line);
	ck_assert(client_send(&c, data, n));
	ck_assert(client_read(&c, false, &r));
	ck_assert_msg(strstr(r.body.data, want) != NULL, "%s", r.body.data);
	client_say(&c, "POST /api/v1/sum" HOST "Transfer-Encoding: chunked\r\n\r\n");
	for (size_t at = 0; at < n;) {
		size_t k = at % 3 == 0 ? 100000 : at % 3 == 1 ? 1 : 70001;

		k = k > n - at ? n - at : k;
		(void)snprintf(line, sizeof(line), "%zx\r\n", k);
		client_say(&c, line);
		ck_assert(client_send(&c, data + at, k));
		client_say(&c, "\r\n");
		at += k;
	}
	client_say(&c, "0\r\n\r\n");
	ck_assert(client_read(&c, false, &r));
	ck_assert_msg(strstr(r.body.data, want) != NULL, "%s", r.body.data);
	expect_alive(&c);
	free(data);
	response_free(&r);
	client_close(&c);
	stop_server();
}
END_TEST

static void cap_connections(struct dx_http_options *o)
{
	o->max_connections = 4;
}

START_TEST(too_many_connections)
{
	struct client held[4];
	struct client c;
	struct response r = {0};

	start_server(cap_connections);
	for (size_t i = 0; i < DX_LEN(held); i++) {
		held[i] = client_open();
		expect_alive(&held[i]);
		client_say(&held[i], "GET /api/v1/ping HTTP/1.1\r\n"); /* busy: in the middle of a head */
	}
	usleep(20000);
	for (int i = 0; i < 3; i++) {
		c = client_open();
		ck_assert_int_eq(ask_on(&c, "GET /api/v1/ping" HOST "\r\n", &r), 503);
		ck_assert_ptr_nonnull(strstr(r.body.data, "\"code\":\"overloaded\""));
		ck_assert_ptr_nonnull(strstr(r.body.data, "\"meta\":{\"retry_after_seconds\":1}"));
		expect_end(&c);
		client_close(&c);
	}
	for (size_t i = 0; i < DX_LEN(held); i++) {
		ck_assert_int_eq(ask_on(&held[i], "Host: a\r\n\r\n", &r), 200);
		client_close(&held[i]);
	}
	usleep(20000);
	c = client_open();
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
	stop_server();
}
END_TEST

/* Who keeps a connection open without using it makes room for who wants something: the longest idle first. */
START_TEST(idle_connections_make_room)
{
	struct client held[4];
	struct client c;

	start_server(cap_connections);
	for (size_t i = 0; i < DX_LEN(held); i++) {
		held[i] = client_open();
		expect_alive(&held[i]);
	}
	expect_alive(&held[0]); /* no longer the longest */
	c = client_open();
	expect_alive(&c);
	expect_end(&held[1]);
	expect_alive(&held[0]);
	expect_alive(&held[2]);
	expect_alive(&held[3]);
	expect_alive(&c);
	for (size_t i = 0; i < DX_LEN(held); i++)
		client_close(&held[i]);
	client_close(&c);
	stop_server();
}
END_TEST

static void cap_addresses(struct dx_http_options *o)
{
	o->max_per_address = 2;
}

START_TEST(too_many_connections_of_one_address)
{
	struct client held[2];
	struct client c;
	struct response r = {0};

	start_server(cap_addresses);
	for (size_t i = 0; i < DX_LEN(held); i++) {
		held[i] = client_open();
		expect_alive(&held[i]);
	}
	c = client_open();
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/ping" HOST "\r\n", &r), 503);
	expect_end(&c);
	client_close(&c);
	client_close(&held[0]);
	usleep(20000);
	c = client_open();
	expect_alive(&c);
	expect_alive(&held[1]);
	response_free(&r);
	client_close(&c);
	client_close(&held[1]);
	stop_server();
}
END_TEST

/* Far beyond the cap nothing is accepted any more; it all comes back when the others leave. */
START_TEST(a_flood_of_connections)
{
	struct client held[120];
	struct response r = {0};
	struct client c;

	start_server(cap_connections);
	for (size_t i = 0; i < DX_LEN(held); i++)
		held[i] = client_open();
	for (size_t i = 0; i < DX_LEN(held); i++)
		client_close(&held[i]);
	c = client_open();
	client_say(&c, "GET /api/v1/ping" HOST "\r\n");
	ck_assert(client_read(&c, false, &r));
	client_close(&c);
	usleep(50000);
	c = client_open();
	expect_alive(&c);
	ck_assert_int_eq(stat_of("conns"), 2);
	response_free(&r);
	client_close(&c);
	stop_server();
}
END_TEST

static void cap_uploads(struct dx_http_options *o)
{
	o->max_buffered_bytes = 1500000;
}

static int announce(struct client *c)
{
	struct response r = {0};
	int status = ask_on(c, "POST /api/v1/sum" HOST "Expect: 100-continue\r\nContent-Length: 1000000\r\n\r\n", &r);

	response_free(&r);
	return status;
}

/* The server hears of what others sent and closed in its own time. */
static void expect_upload(int status)
{
	int64_t until = dx_now_mono_us() + 5000000;
	int got;

	do {
		struct client c = client_open();

		got = announce(&c);
		client_close(&c);
		usleep(20000);
	} while (got != status && dx_now_mono_us() < until);
	ck_assert_int_eq(got, status);
}

/* Announced ones count, and those that a handler still has. */
START_TEST(too_many_bytes_of_uploads)
{
	struct client a;
	struct client b;
	struct response r = {0};
	char *junk = calloc(1, 1000000);

	start_server(cap_uploads);
	a = client_open();
	b = client_open();
	ck_assert_int_eq(announce(&a), 100);
	ck_assert_int_eq(ask_on(&b, "POST /api/v1/sum" HOST "Content-Length: 1000000\r\n\r\n", &r), 503);
	expect_end(&b);
	client_close(&a);
	client_close(&b);
	expect_upload(100);
	a = client_open();
	client_say(&a, "POST /api/v1/hold" HOST "Transfer-Encoding: chunked\r\n\r\nf4240\r\n");
	ck_assert(client_send(&a, junk, 1000000));
	client_say(&a, "\r\n0\r\n\r\n");
	expect_upload(503);
	client_close(&a);
	expect_upload(100);
	free(junk);
	response_free(&r);
	stop_server();
}
END_TEST

static void answer_unrouted(struct dx_req *req, enum dx_code code, const char *detail, void *arg)
{
	(void)arg;
	dx_reply_problem_as(req, code == DX_E_not_found ? 404 : 405, DX_E_invalid_state, detail, NULL, NULL, 0);
}

static void hook_unrouted(struct dx_http_options *o)
{
	o->unrouted = answer_unrouted;
}

START_TEST(unrouted_paths_go_to_the_hook)
{
	struct client c;
	struct response r = {0};

	start_server(hook_unrouted);
	c = client_open();
	ck_assert_int_eq(ask_on(&c, "GET /nope" HOST "\r\n", &r), 404);
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"code\":\"invalid_state\""));
	ck_assert_int_eq(ask_on(&c, "DELETE /" HOST "\r\n", &r), 405);
	ck_assert_str_eq(HEADER(&r, "Allow"), "GET, HEAD, POST, OPTIONS");
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"code\":\"invalid_state\""));
	response_free(&r);
	client_close(&c);
	stop_server();
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("limits");
	TCase *own = tcase_create("own server");

	tcase_set_timeout(own, 60);
	tcase_add_test(own, large_bodies);
	tcase_add_test(own, too_many_connections);
	tcase_add_test(own, idle_connections_make_room);
	tcase_add_test(own, too_many_connections_of_one_address);
	tcase_add_test(own, a_flood_of_connections);
	tcase_add_test(own, too_many_bytes_of_uploads);
	tcase_add_test(own, unrouted_paths_go_to_the_hook);
	suite_add_tcase(s, own);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
