/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Clients that go away at every moment, alone and all at once; the server runs on, and nothing is left behind. */
#include "client.h"

#include "../unit.h"

#define HOST " HTTP/1.1\r\nHost: a\r\n"

static void setup(void)
{
	start_server(NULL);
}

static void go(struct client *c, bool reset)
{
	if (reset)
		client_reset(c);
	else
		client_close(c);
}

#ifdef DX_TEST_TLS
#define AT_ONCE_US 5000000 /* there is a process in between, and the scheduler */
#else
#define AT_ONCE_US 400000
#endif

/* Noticed at once, long before the reply; which is dropped. */
START_TEST(before_a_late_reply)
{
	bool reset = _i == 1;
	struct client c = client_open();
	int64_t start;

	client_say(&c, "GET /api/v1/later?ms=700" HOST "\r\n");
	usleep(50000);
	ck_assert_int_eq(stat_of("gone"), 0);
	start = dx_now_mono_us();
	go(&c, reset);
	expect_stat("gone", 1);
	ck_assert_int_lt(dx_now_mono_us() - start, AT_ONCE_US);
	usleep(800000);
	/* A FIN may mean a client that still listens, so that reply was tried; after a reset there is nobody. */
	expect_stat("conns", 1);
	ck_assert_int_eq(stat_of("gone"), 1);
}
END_TEST

START_TEST(a_dropped_reply_is_reported_as_499)
{
	struct client c = client_open();

	/* long enough for a process in between to pass both on */
	client_say(&c, "GET /api/v1/later?ms=1500" HOST "\r\n");
	usleep(50000);
	client_reset(&c);
	usleep(1800000);
	ck_assert_int_eq(stat_of("status"), 499);
}
END_TEST

/* The handler replies inside the very notification. */
START_TEST(reply_from_within_on_gone)
{
	bool reset = _i == 1;

	for (int i = 0; i < 20; i++) {
		struct client c = client_open();

		client_say(&c, "GET /api/v1/hold" HOST "\r\n");
		if (i % 2)
			usleep(10000);
		go(&c, reset);
	}
	expect_stat("after", 20);
	expect_stat("conns", 1);
}
END_TEST

/* In the middle of everything else that a request consists of. */
START_TEST(in_the_middle)
{
	static const char *const parts[] = {
		"",
		"GET /api/v1/pi",
		"GET /api/v1/ping" HOST,
		"GET /api/v1/ping" HOST "\r\n",
		"GET /api/v1/ping" HOST "\r\nGET /api/v1/la",
		"GET /api/v1/later?ms=20" HOST "\r\nGET /api/v1/later?ms=20" HOST "\r\n",
		"POST /api/v1/sum" HOST "Content-Length: 1000000\r\n\r\n",
		"POST /api/v1/sum" HOST "Content-Length: 1000000\r\n\r\nabcdefgh",
		"POST /api/v1/sum" HOST "Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n",
		"POST /api/v1/sum" HOST "Transfer-Encoding: chunked\r\n\r\nff\r\nabc",
		"POST /api/v1/sum" HOST "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n",
		"GET /api/v1/text?n=8000000" HOST "\r\n",
		"GET /api/v1/text?n=8000000" HOST "\r\nGET /api/v1/text?n=8000000" HOST "\r\n",
		"GET /api/v1/text?n=900000" HOST "Accept-Encoding: gzip\r\n\r\n",
		"bad\r\n\r\n",
		"GET //a:b:c/" HOST "\r\n",
		"POST /api/v1/sum" HOST "Content-Length: 99999999\r\n\r\nabcdefgh",
	};

	for (int round = 0; round < 4; round++) {
		for (size_t i = 0; i < DX_LEN(parts); i++) {
			struct client c = client_open();

			ck_assert(client_send(&c, parts[i], strlen(parts[i])));
			if (round % 2)
				usleep(5000);
			go(&c, round >= 2);
		}
	}
	expect_stat("conns", 1);
}
END_TEST

/* While a response is being written that the client has begun to read. */
START_TEST(during_a_response)
{
	for (int i = 0; i < 20; i++) {
		struct client c = client_open();

		client_say(&c, "GET /api/v1/text?n=8000000" HOST "\r\n");
		ck_assert(client_fill(&c, WAIT_MS));
		if (i % 3 == 0)
			client_say(&c, "GET /api/v1/ping" HOST "\r\n");
		go(&c, i % 2);
	}
	expect_stat("conns", 1);
}
END_TEST

/* Not a moment of rest for the loop when a reset comes while a handler thinks. */
START_TEST(a_reset_does_not_make_the_loop_spin)
{
	struct client c = client_open();
	char path[64];
	char line[1024];
	unsigned long before;
	unsigned long after;

	(void)snprintf(path, sizeof(path), "/proc/%d/stat", (int)test_pid);
	client_say(&c, "GET /api/v1/later?ms=1500" HOST "\r\n");
	usleep(50000);
	/* more than is read ahead, so that the end lies behind unread bytes */
	for (int i = 0; i < 4000; i++)
		client_say(&c, "GET /api/v1/items/0123456789" HOST "\r\n");
	client_reset(&c);
	usleep(100000);
	for (int i = 0; i < 2; i++) {
		FILE *f = fopen(path, "re");
		unsigned long user;
		unsigned long sys;

		ck_assert_ptr_nonnull(f);
		ck_assert_ptr_nonnull(fgets(line, sizeof(line), f));
		(void)fclose(f);
		ck_assert_int_eq(sscanf(strrchr(line, ')'), ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
					&user, &sys),
				 2);
		if (i == 0) {
			before = user + sys;
			usleep(1000000);
		} else {
			after = user + sys;
		}
	}
	ck_assert_msg(after - before < 30, "%lu ticks of a second were used", after - before);
	expect_stat("conns", 1);
}
END_TEST

#ifdef DX_TEST_TLS
#define STEPS  400 /* a handshake and a process for each new connection */
#define ROUNDS 2
#else
#define STEPS  6000
#define ROUNDS 6
#endif

/* A few hundred clients that do everything at once, at random. */
START_TEST(all_at_random)
{
	static const char *const requests[] = {
		"GET /api/v1/ping" HOST "\r\n",
		"GET /api/v1/later?ms=3" HOST "\r\n",
		"GET /api/v1/later?ms=30" HOST "\r\n",
		"GET /api/v1/hold" HOST "\r\n",
		"GET /api/v1/text?n=500000" HOST "\r\n",
		"POST /api/v1/echo" HOST "Content-Length: 10\r\n\r\n0123456789",
		"POST /api/v1/sum" HOST "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n",
		"POST /api/v1/sum" HOST "Content-Length: 500000\r\n\r\nabc",
		"GET /api/v1/ping" HOST "Connection: close\r\n\r\n",
		"nonsense\r\n\r\n",
	};
	struct client c[24];
	uint32_t rnd = 12345 + (uint32_t)_i;

	for (size_t i = 0; i < DX_LEN(c); i++)
		c[i] = client_open();
	for (int step = 0; step < STEPS; step++) {
		struct client *one = &c[(rnd >> 8) % DX_LEN(c)];
		const char *text = requests[(rnd >> 16) % DX_LEN(requests)];
		uint32_t what = (rnd >> 24) % 16;

		rnd = rnd * 1664525u + 1013904223u;
		if (what < 8) {
			(void)client_send(one, text, strlen(text));
		} else if (what < 10) {
			(void)client_send(one, text, strlen(text) / 2);
		} else if (what < 13) {
			(void)client_fill(one, 0);
			dx_buf_reset(&one->in);
		} else if (what == 13) {
			(void)shutdown(one->fd, SHUT_WR);
		} else {
			go(one, what == 14);
			*one = client_open();
		}
	}
	for (size_t i = 0; i < DX_LEN(c); i++)
		go(&c[i], i % 2);
	expect_stat("conns", 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gone");
	TCase *tc = tcase_create("gone");

	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_set_timeout(tc, 60);
	tcase_add_loop_test(tc, before_a_late_reply, 0, 2);
	tcase_add_test(tc, a_dropped_reply_is_reported_as_499);
	tcase_add_loop_test(tc, reply_from_within_on_gone, 0, 2);
	tcase_add_test(tc, in_the_middle);
	tcase_add_test(tc, during_a_response);
	tcase_add_test(tc, a_reset_does_not_make_the_loop_spin);
	tcase_add_loop_test(tc, all_at_random, 0, ROUNDS);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
