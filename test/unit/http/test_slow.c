/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Deadlines, and the orderly end of the server. */
#include "client.h"

#include "../unit.h"

#define HOST " HTTP/1.1\r\nHost: a\r\n"

static void hurry(struct dx_http_options *o)
{
	o->head_timeout_s = 1;
	o->idle_timeout_s = 2;
	o->min_body_rate = 1000;
}

static void setup(void)
{
	start_server(hurry);
}

static int64_t ms_since(int64_t start)
{
	return (dx_now_mono_us() - start) / 1000;
}

/* Byte after byte does not help. */
START_TEST(a_dribbled_head)
{
	static const char text[] =
		"GET / HTTP/1.1\r\nHost: a\r\nX: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
	struct client c = client_open();
	struct response r = {0};
	int64_t start = dx_now_mono_us();

	for (size_t i = 0; text[i] && ms_since(start) < 3000; i++) {
		struct pollfd p = {.fd = c.fd, .events = POLLIN};

		ck_assert(client_send(&c, text + i, 1));
		if (poll(&p, 1, 100) == 1)
			break;
	}
	ck_assert_int_ge(ms_since(start), 950);
	ck_assert_int_lt(ms_since(start), 1800);
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 408);
	ck_assert_ptr_nonnull(strstr(r.body.data, "\"code\":\"request_timeout\""));
	expect_end(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

START_TEST(nothing_at_all)
{
	struct client c = client_open();
	int64_t start = dx_now_mono_us();

	expect_end(&c);
	ck_assert_int_ge(ms_since(start), 950);
	ck_assert_int_lt(ms_since(start), 1800);
	client_close(&c);
}
END_TEST

START_TEST(idle_between_requests)
{
	struct client c = client_open();
	int64_t start;

	expect_alive(&c);
	usleep(1300000);
	expect_alive(&c);
	start = dx_now_mono_us();
	expect_end(&c);
	ck_assert_int_ge(ms_since(start), 1950);
	ck_assert_int_lt(ms_since(start), 2800);
	client_close(&c);
}
END_TEST

START_TEST(a_silent_body)
{
	struct client c = client_open();
	struct response r = {0};
	int64_t start = dx_now_mono_us();

	client_say(&c, _i ? "POST /api/v1/sum" HOST "Transfer-Encoding: chunked\r\n\r\nff\r\nabc"
			  : "POST /api/v1/sum" HOST "Content-Length: 1000\r\n\r\nabc");
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 408);
	ck_assert_int_ge(ms_since(start), 1950);
	ck_assert_int_lt(ms_since(start), 2800);
	expect_end(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* 5 s of grace, then the average counts. */
START_TEST(a_slow_body)
{
	struct client c = client_open();
	struct response r = {0};
	int64_t start = dx_now_mono_us();
	struct pollfd p = {.fd = c.fd, .events = POLLIN};

	client_say(&c, "POST /api/v1/sum" HOST "Content-Length: 100000\r\n\r\n");
	while (poll(&p, 1, 100) == 0 && ms_since(start) < 9000)
		client_say(&c, "0123456789");
	ck_assert_int_ge(ms_since(start), 5000);
	ck_assert_int_lt(ms_since(start), 7000);
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 408);
	expect_end(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* Fast enough on the average: no deadline for the whole. */
START_TEST(a_steady_body)
{
	struct client c = client_open();
	struct response r = {0};
	char piece[200];

	memset(piece, 'x', sizeof(piece));
	client_say(&c, "POST /api/v1/sum" HOST "Content-Length: 14000\r\n\r\n");
	for (int i = 0; i < 70; i++) {
		ck_assert(client_send(&c, piece, sizeof(piece)));
		usleep(100000);
	}
	ck_assert(client_read(&c, false, &r));
	ck_assert_int_eq(r.status, 200);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* A response that nobody takes ends with the connection; one that is taken slowly does not. */
START_TEST(a_stuck_response)
{
	struct client stuck = client_open();
	struct client slow = client_open();
	int64_t start = dx_now_mono_us();
	size_t got = 0;

	client_say(&stuck, "GET /api/v1/text?n=20000000" HOST "\r\n");
	client_say(&slow, "GET /api/v1/text?n=20000000" HOST "\r\n");
	while (ms_since(start) < 5000) {
		ck_assert(client_fill(&slow, WAIT_MS));
		got += slow.in.len;
		dx_buf_reset(&slow.in);
		usleep(20000);
	}
	expect_stat("conns", 2);
	while (got < 20000000) {
		ck_assert_msg(client_fill(&slow, WAIT_MS), "cut at %zu", got);
		got += slow.in.len;
		dx_buf_reset(&slow.in);
	}
	client_close(&stuck);
	client_close(&slow);
}
END_TEST

/* How long a handler takes is no concern of the deadlines. */
START_TEST(a_slow_handler)
{
	struct client c = client_open();
	struct response r = {0};

	ck_assert_int_eq(ask_on(&c, "GET /api/v1/later?ms=3500" HOST "\r\n", &r), 200);
	expect_alive(&c);
	response_free(&r);
	client_close(&c);
}
END_TEST

/* What is under way is finished and says so; so is what comes at once; idle connections end. */
START_TEST(drain)
{
	struct client idle;
	struct client active;
	struct client busy;
	struct client half;
	struct client fresh;
	struct response r = {0};
	int64_t start;

	start_server(NULL);
	idle = client_open();
	active = client_open();
	busy = client_open();
	half = client_open();
	fresh = client_open();

	expect_alive(&idle);
	expect_alive(&active);
	client_say(&busy, "GET /api/v1/later?ms=600" HOST "\r\nGET /api/v1/ping" HOST "\r\n");
	client_say(&half, "GET /api/v1/ping HTTP/1.1\r\nHo");
	usleep(100000);
	ck_assert_int_eq(kill(test_pid, SIGTERM), 0);
	usleep(300000);
	/* sent before its client could know that the server is about to stop */
	client_say(&active, "GET /api/v1/ping" HOST "\r\n");
	ck_assert(client_read(&active, false, &r));
	ck_assert_int_eq(r.status, 200);
	ck_assert_int_eq(strncmp(HEADER(&r, "Connection"), "close", 5), 0);
	expect_end(&active);
	client_close(&active);
	client_say(&half, "st: a\r\n\r\n");
	ck_assert(client_read(&half, false, &r));
	ck_assert_int_eq(strncmp(HEADER(&r, "Connection"), "close", 5), 0);
	expect_end(&half);
	client_close(&half);
	client_say(&fresh, "GET /api/v1/ping" HOST "\r\n");
	ck_assert(client_read(&fresh, false, &r));
	ck_assert_int_eq(r.status, 200);
	ck_assert_int_eq(strncmp(HEADER(&r, "Connection"), "close", 5), 0);
	expect_end(&fresh);
	client_close(&fresh);
	ck_assert(client_read(&busy, false, &r));
	ck_assert_int_eq(r.status, 200);
	ck_assert_int_eq(strncmp(HEADER(&r, "Connection"), "close", 5), 0);
	expect_end(&busy);
	client_close(&busy);
	expect_end(&idle);
	client_close(&idle);
	response_free(&r);
	start = dx_now_mono_us();
	ck_assert_int_eq(waitpid(test_pid, &(int){0}, 0), test_pid);
	ck_assert_int_lt(ms_since(start), 1500);
}
END_TEST

/* The server is freed with requests in the hands of handlers, which reply afterwards. */
START_TEST(freed_while_handlers_wait)
{
	int port = 0;
	int fd = server_listen(&port);
	struct server s = {0};
	struct dx_http_options o = server_options(&s);
	struct client c[3];
	struct dx_err err;
	struct dx_timer *stop;

	(void)sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
	test_port = port;
	s.loop = dx_loop_new();
	s.http = dx_http_new(s.loop, &o);
	ck_assert(server_accept(&s, fd, &err));
	for (size_t i = 0; i < DX_LEN(c); i++)
		c[i] = client_open();
	client_say(&c[0], "GET /api/v1/later?ms=300" HOST "\r\n");
	client_say(&c[1], "GET /api/v1/hold" HOST "\r\n");
	client_say(&c[2], "GET /api/v1/text?n=9000000" HOST "\r\n");
	stop = dx_timer_once(s.loop, 100000, server_idle, &s);
	dx_loop_run(s.loop);
	dx_timer_free(&stop);
	dx_http_free(&s.http);
	ck_assert_ptr_null(s.http);
	ck_assert_int_eq(s.gone, 2);
	stop = dx_timer_once(s.loop, 300000, server_idle, &s);
	dx_loop_run(s.loop);
	dx_timer_free(&stop);
	for (size_t i = 0; i < DX_LEN(c); i++)
		client_close(&c[i]);
	dx_loop_free(&s.loop);
	close(fd);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("slow");
	TCase *tc = tcase_create("slow");
	TCase *own = tcase_create("end");

	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, a_dribbled_head);
	tcase_add_test(tc, nothing_at_all);
	tcase_add_test(tc, idle_between_requests);
	tcase_add_loop_test(tc, a_silent_body, 0, 2);
	tcase_add_test(tc, a_slow_body);
	tcase_add_test(tc, a_steady_body);
	tcase_add_test(tc, a_stuck_response);
	tcase_add_test(tc, a_slow_handler);
	suite_add_tcase(s, tc);
	tcase_set_timeout(own, 60);
	tcase_add_test(own, drain);
	tcase_add_test(own, freed_while_handlers_wait);
	suite_add_tcase(s, own);
	return unit_main(s);
}
