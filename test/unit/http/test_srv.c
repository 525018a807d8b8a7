/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* How the server behaves towards well-meaning clients, over real sockets. */
#include "client.h"

#include <zlib.h>

#include "../unit.h"

#define HOST " HTTP/1.1\r\nHost: a\r\n"

static void setup(void)
{
	start_server(NULL);
}

START_TEST(routes_and_parameters)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/items/a%20b%C3%A9" HOST "\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "GET a b\xc3\xa9");
	ck_assert_int_eq(ask_on(&c, "PUT /api/v1/items/7" HOST "Content-Length: 0\r\n\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "PUT 7");
	ck_assert_int_eq(ask_on(&c, "PATCH /api/v1/items/7?x=1" HOST "Content-Length: 2\r\n\r\n{}", &r), 200);
	ck_assert_str_eq(r.body.data, "PATCH 7");
	ck_assert_int_eq(ask_on(&c, "DELETE /api/v1/items/7" HOST "\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "DELETE 7");
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/ping/" HOST "\r\n", &r), 404);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1" HOST "\r\n", &r), 404);
	ck_assert_int_eq(ask_on(&c, "GET /ping" HOST "\r\n", &r), 404);
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"instance\":\"/ping\""));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/p%69ng" HOST "\r\n", &r), 200);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/items/a%2Fb" HOST "\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "GET a/b");
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(head_options_and_allow)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "HEAD /api/v1/ping" HOST "\r\n", &r), 200);
	ck_assert_str_eq(HEADER(&r, "Content-Length"), "15");
	ck_assert_int_eq(ask_on(&c, "HEAD /api/v1/nope" HOST "\r\n", &r), 404);
	ck_assert_str_ne(HEADER(&r, "Content-Length"), "0");
	ck_assert_int_eq(ask_on(&c, "HEAD /api/v1/ping" HOST "Content-Length: 3\r\n\r\nabc", &r), 200);
	ck_assert_int_eq(ask_on(&c, "HEAD /api/v1/echo" HOST "\r\n", &r), 405);
	ck_assert_str_eq(HEADER(&r, "Allow"), "POST, OPTIONS");
	ck_assert_int_eq(ask_on(&c, "OPTIONS /api/v1/items/1" HOST "\r\n", &r), 204);
	ck_assert_str_eq(HEADER(&r, "Allow"), "GET, HEAD, PUT, PATCH, DELETE, OPTIONS");
	ck_assert_int_eq(ask_on(&c, "OPTIONS /api/v1/nope" HOST "\r\n", &r), 404);
	ck_assert_int_eq(ask_on(&c, "POST /api/v1/ping" HOST "Content-Length: 2\r\n\r\nhi", &r), 405);
	ck_assert_str_eq(HEADER(&r, "Allow"), "GET, HEAD, OPTIONS");
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(refused_head_requests_have_no_body)
{
	struct client c = client_open();
	struct response r = {0};

	client_say(&c, "HEAD / HTTP/1.1\r\n\r\n");
	ck_assert(client_read(&c, true, &r));
	ck_assert_int_eq(r.status, 400);
	expect_end(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(request_ids_are_taken_over_when_well_formed)
{
	struct client c = client_open();
	struct response r = {0};
	char first[64];

	ck_assert_int_eq(ask_on(&c, "GET /nope" HOST "X-Request-Id: abc-1.2:3_Z\r\n\r\n", &r), 404);
	ck_assert_str_eq(HEADER(&r, "X-Request-Id"), "abc-1.2:3_Z");
	ck_assert_int_eq(ask_on(&c, "GET / HTTP/1.1\r\nX-Request-Id: mine\r\n\r\n", &r), 400);
	ck_assert_str_eq(HEADER(&r, "X-Request-Id"), "mine");
	client_close(&c);
	c = client_open();
	ck_assert_int_eq(ask_on(&c, "GET /" HOST "X-Request-Id: a b\r\n\r\n", &r), 200);
	ck_assert_msg(strncmp(HEADER(&r, "X-Request-Id"), "req_", 4) == 0, "%s", r.head.data);
	(void)snprintf(first, sizeof(first), "%s", HEADER(&r, "X-Request-Id"));
	ck_assert_uint_eq(strlen(first), 28);
	ck_assert_int_eq(ask_on(&c, "GET /" HOST "\r\n", &r), 200);
	ck_assert_str_ne(HEADER(&r, "X-Request-Id"), first);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(headers_and_query_reach_the_handler)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/header/x-a" HOST "X-A: \t one  two \r\n\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "one  two");
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/header/x-a" HOST "\r\n", &r), 204);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/query?q=a+b%26&limit=3" HOST "\r\n", &r), 200);
	ck_assert_str_eq(r.body.data, "a b&");
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/query?q=1&q=2" HOST "\r\n", &r), 400);
	ck_assert_ptr_nonnull(strstr(r.body.data, "more than once"));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/query?x=1" HOST "\r\n", &r), 400);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/query?q=%f" HOST "\r\n", &r), 400);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(errors_are_problems_and_tell_no_secrets)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/fail/rate_limit_exceeded" HOST "\r\n", &r), 429);
	ck_assert_str_eq(HEADER(&r, "Retry-After"), "7");
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"code\":\"rate_limit_exceeded\""));
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"retryable\":true"));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/fail/invalid_state" HOST "\r\n", &r), 409);
	ck_assert_ptr_nonnull(strstr(r.body.data, "host db7 said no"));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/fail/internal_error" HOST "\r\n", &r), 500);
	ck_assert_ptr_null(strstr(r.body.data, "host db7"));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/fail/database_unavailable" HOST "\r\n", &r), 503);
	ck_assert_ptr_null(strstr(r.body.data, "host db7"));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/fail/invalid_api_key" HOST "\r\n", &r), 401);
	ck_assert_str_eq(HEADER(&r, "WWW-Authenticate"), "Bearer realm=\"docextract\"");
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(empty_replies)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/empty/204" HOST "\r\n", &r), 204);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/empty/304" HOST "\r\n", &r), 304);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/empty/202" HOST "\r\n", &r), 202);
	ck_assert_str_eq(HEADER(&r, "Content-Length"), "0");
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

static void expect_gunzip(const struct dx_buf *in, size_t n)
{
	unsigned char *out = malloc(n + 1);
	z_stream z = {.next_in = (unsigned char *)in->data, .avail_in = (unsigned int)in->len};

	ck_assert_int_eq(inflateInit2(&z, 15 + 16), Z_OK);
	z.next_out = out;
	z.avail_out = (unsigned int)n + 1;
	ck_assert_int_eq(inflate(&z, Z_FINISH), Z_STREAM_END);
	ck_assert_uint_eq(z.total_out, n);
	for (size_t i = 0; i < n; i++)
		ck_assert_int_eq(out[i], 'a' + (int)((i / 7) % 26));
	inflateEnd(&z);
	free(out);
}

START_TEST(gzip_when_asked_for)
{
	struct client c = client_open();
	struct response r = {0};
	char length[32];

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/text?n=300000" HOST "Accept-Encoding: br, gzip;q=0.5\r\n\r\n", &r),
			 200);
	ck_assert_str_eq(HEADER(&r, "Content-Encoding"), "gzip");
	ck_assert_str_eq(HEADER(&r, "Vary"), "Accept-Encoding");
	ck_assert_str_eq(HEADER(&r, "ETag"), "W/\"abc\"");
	ck_assert_uint_lt(r.body.len, 30000);
	expect_gunzip(&r.body, 300000);
	(void)snprintf(length, sizeof(length), "%zu", r.body.len);
	ck_assert_int_eq(ask_on(&c, "HEAD /api/v1/text?n=300000" HOST "Accept-Encoding: gzip\r\n\r\n", &r), 200);
	ck_assert_str_eq(HEADER(&r, "Content-Length"), length);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/text?n=1024" HOST "Accept-Encoding: *\r\n\r\n", &r), 200);
	expect_gunzip(&r.body, 1024);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/text?n=1023" HOST "Accept-Encoding: gzip\r\n\r\n", &r), 200);
	ck_assert_str_eq(HEADER(&r, "Content-Encoding"), "");
	ck_assert_uint_eq(r.body.len, 1023);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/text?n=5000" HOST "Accept-Encoding: gzip;q=0\r\n\r\n", &r), 200);
	ck_assert_str_eq(HEADER(&r, "Content-Encoding"), "");
	ck_assert_str_eq(HEADER(&r, "Vary"), "Accept-Encoding");
	ck_assert_str_eq(HEADER(&r, "ETag"), "\"abc\"");
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/text?n=5000&type=image/png" HOST "Accept-Encoding: gzip\r\n\r\n", &r),
			 200);
	ck_assert_str_eq(HEADER(&r, "Content-Encoding"), "");
	ck_assert_str_eq(HEADER(&r, "Vary"), "");
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(many_pipelined_requests_are_answered_in_order)
{
	struct client c = client_open();
	struct response r = {0};
	struct dx_buf b = DX_BUF_INIT;

	for (int i = 0; i < 300; i++) {
		if (i % 3 == 0)
			dx_buf_printf(&b, "POST /api/v1/echo" HOST "Content-Length: 4\r\n\r\n%04d", i);
		else if (i % 3 == 1)
			dx_buf_printf(&b,
				      "POST /api/v1/echo" HOST
				      "Transfer-Encoding: chunked\r\n\r\n1\r\n0\r\n3\r\n%03d\r\n0\r\n\r\n",
				      i);
		else
			dx_buf_printf(&b, "GET /api/v1/items/%04d" HOST "\r\n", i);
	}
	ck_assert(client_send(&c, b.data, b.len));
	for (int i = 0; i < 300; i++) {
		char want[16];

		ck_assert(client_read(&c, false, &r));
		(void)snprintf(want, sizeof(want), "%s%04d", i % 3 == 2 ? "GET " : "", i);
		ck_assert_str_eq(r.body.data, want);
	}
	expect_alive(&c);
	dx_buf_free(&b);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* Requests sent while a handler thinks wait for their turn, in memory that has a bound. */
START_TEST(requests_behind_a_slow_one)
{
	struct client c = client_open();
	struct response r = {0};

	client_say(&c, "GET /api/v1/later?ms=150" HOST "\r\n");
	usleep(30000);
	for (int i = 0; i < 4000; i++)
		client_say(&c, "GET /api/v1/items/0123456789" HOST "\r\n");
	for (int i = 0; i < 4001; i++) {
		ck_assert(client_read(&c, false, &r));
		ck_assert_int_eq(r.status, 200);
	}
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(expect_continue)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "POST /api/v1/echo" HOST "Expect: 100-continue\r\nContent-Length: 3\r\n\r\n", &r),
			 100);
	client_say(&c, "abc");
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 200);
	ck_assert_str_eq(r.body.data, "abc");
	ck_assert_int_eq(
		ask_on(&c, "POST /api/v1/echo" HOST "Expect: 100-CONTINUE\r\nTransfer-Encoding: chunked\r\n\r\n", &r),
		100);
	client_say(&c, "2\r\nhi\r\n0\r\n\r\n");
	ck_assert(client_read(&c, false, &r));
	ck_assert_str_eq(r.body.data, "hi");
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* The response says no while the client is still sending: it must arrive all the same. */
static void refuse_during_upload(const char *head, size_t body, int status)
{
	struct client c = client_open();
	struct response r = {0};
	char *junk = calloc(1, body);

	client_say(&c, head);
	ck_assert_msg(client_send(&c, junk, body), "the upload was cut: %m");
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, status);
	expect_end(&c);
	free(junk);
	response_free(&r);
	client_close(&c);
}

START_TEST(a_refusal_arrives_in_spite_of_an_upload)
{
	refuse_during_upload("POST /api/v1/echo" HOST "Content-Length: 20000000\r\n\r\n", 20000000, 413);
	refuse_during_upload("POST /api/v1/nope" HOST "Content-Length: 1000000\r\n\r\n", 1000000, 404);
	refuse_during_upload("POST /api/v1/ping" HOST "Content-Length: 1000000\r\n\r\n", 1000000, 405);
	refuse_during_upload("POST /api/v1/nope HTTP/1.0\r\nContent-Length: 1000000\r\n\r\n", 1000000, 404);
	refuse_during_upload("POST /api/v1/nope" HOST "Connection: close\r\nContent-Length: 1000000\r\n\r\n", 1000000,
			     404);
	refuse_during_upload("POST /api/v1/echo" HOST "Transfer-Encoding: chunked\r\n\r\nffffff\r\n", 16777216, 413);
}
END_TEST

START_TEST(large_responses_reach_slow_readers)
{
	struct client c = client_open();
	struct response r = {0};
	int small = 65536;

	ck_assert_int_eq(setsockopt(c.fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof(small)), 0);
	client_say(&c, "GET /api/v1/text?n=8000000" HOST "\r\nGET /api/v1/ping" HOST "\r\n");
	usleep(300000);
	ck_assert(client_read(&c, false, &r));
	ck_assert_uint_eq(r.body.len, 8000000);
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 200);
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* A client that shut its side down still gets everything, small and large, at once and later. */
START_TEST(half_close)
{
	static const char *const requests[] = {
		"GET /api/v1/ping" HOST "\r\n",
		"GET /api/v1/text?n=8000000" HOST "\r\n",
		"GET /api/v1/later?ms=100" HOST "\r\n",
		"GET /api/v1/ping" HOST "\r\nGET /api/v1/text?n=3000000" HOST "\r\n",
	};
	struct response r = {0};

	for (size_t i = 0; i < DX_LEN(requests); i++) {
		struct client c = client_open();

		client_say(&c, requests[i]);
		ck_assert_int_eq(shutdown(c.fd, SHUT_WR), 0);
		ck_assert_msg(client_read(&c, false, &r), "request %zu", i);
		ck_assert_int_eq(r.status, 200);
		if (i == 3)
			ck_assert(client_read(&c, false, &r));
		expect_end(&c);
		client_close(&c);
	}
	expect_stat("gone", 1); /* of the one that had to wait */
	response_free(&r);
}
END_TEST

START_TEST(multipart_upload)
{
	static const char body[] =
		"--b\r\nContent-Disposition: form-data; name=\"industry\"\r\n\r\ntax\r\n"
		"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.pdf\"\r\n\r\n%PDF\r\n--b--\r\n";
	struct client c = client_open();
	struct response r = {0};
	char head[256];

	(void)snprintf(head, sizeof(head),
		       "POST /api/v1/upload" HOST
		       "Content-Type: multipart/form-data; boundary=b\r\nContent-Length: %zu\r\n\r\n",
		       sizeof(body) - 1);
	client_say(&c, head);
	ck_assert_int_eq(ask_on(&c, body, &r), 200);
	ck_assert_str_eq(r.body.data, "industry::3\nfile:a.pdf:4\n");
	ck_assert_int_eq(
		ask_on(&c, "POST /api/v1/upload" HOST "Content-Type: text/plain\r\nContent-Length: 1\r\n\r\nx", &r),
		415);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* Exactly one report for each response, also for refusals and for clients that have gone. */
START_TEST(every_response_is_reported_once)
{
	struct client c = client_open();
	struct response r = {0};
	int before = stat_of("done");

	for (int i = 0; i < 5; i++)
		expect_alive(&c);
	client_say(&c, "bad\r\n\r\n");
	ck_assert(client_read(&c, false, &r));
	expect_end(&c);
	client_close(&c);
	c = client_open();
	client_say(&c, "GET //a:b:c/ HTTP/1.1\r\nHost: a\r\n\r\n"); /* evhttp's own */
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(stat_of("done"), before + 8);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(labels_and_limits)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/label/key_1" HOST "\r\n", &r), 200);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/stats" HOST "\r\n", &r), 200);
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"label\":\"key_1\""));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/stats" HOST "\r\n", &r), 200);
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"label\":\"\""));
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/limits?body=3" HOST "\r\n", &r), 204);
	ck_assert_int_eq(ask_on(&c, "POST /api/v1/echo" HOST "Content-Length: 3\r\n\r\nabc", &r), 200);
	/* Larger than at the time when the connection was opened, too. */
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/limits?body=2000000" HOST "\r\n", &r), 204);
	refuse_during_upload("POST /api/v1/echo" HOST "Content-Length: 2000001\r\n\r\n", 2000001, 413);
	refuse_during_upload("POST /api/v1/sum" HOST "Connection: close\r\nContent-Length: 2000000\r\n\r\n", 2000000,
			     200);
	ck_assert_int_eq(ask_on(&c, "GET /api/v1/limits?body=3" HOST "\r\n", &r), 204);
	ck_assert_int_eq(ask_on(&c, "POST /api/v1/echo" HOST "Content-Length: 4\r\n\r\nabcd", &r), 413);
	response_free(&r);
	client_close(&c);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("srv");
	TCase *tc = tcase_create("srv");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_add_test(tc, routes_and_parameters);
	tcase_add_test(tc, head_options_and_allow);
	tcase_add_test(tc, refused_head_requests_have_no_body);
	tcase_add_test(tc, request_ids_are_taken_over_when_well_formed);
	tcase_add_test(tc, headers_and_query_reach_the_handler);
	tcase_add_test(tc, errors_are_problems_and_tell_no_secrets);
	tcase_add_test(tc, empty_replies);
	tcase_add_test(tc, gzip_when_asked_for);
	tcase_add_test(tc, many_pipelined_requests_are_answered_in_order);
	tcase_add_test(tc, requests_behind_a_slow_one);
	tcase_add_test(tc, expect_continue);
	tcase_add_test(tc, a_refusal_arrives_in_spite_of_an_upload);
	tcase_add_test(tc, large_responses_reach_slow_readers);
	tcase_add_test(tc, half_close);
	tcase_add_test(tc, multipart_upload);
	tcase_add_test(tc, every_response_is_reported_once);
	tcase_add_test(tc, labels_and_limits);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
