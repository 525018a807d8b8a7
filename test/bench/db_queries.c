/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * How many queries a second one process gets through lib/db, and what that
 * costs it: SELECT 1, always IN_FLIGHT of them under way.
 *
 *     DX_TEST_CONNINFO=… db_queries CONNECTIONS IN_FLIGHT SECONDS
 *
 * Prints queries a second, the median and 99th percentile of the time to the
 * answer in µs, and this process's CPU in µs a query. Exits 1 when one fails.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/db/db.h"

#define SAMPLES_MAX 2000000

static struct {
	struct dx_loop *loop;
	struct dx_db *db;
	int64_t until_us;
	int in_flight;
	size_t n;
	size_t failed;
	int *took_us;
} b;

struct question {
	int64_t asked_us;
};

static void ask(struct question *q);

static void on_answer(PGresult *res, const struct dx_err *err, void *arg)
{
	struct question *q = arg;
	int64_t now = dx_now_mono_us();

	if (err || !res)
		b.failed++;
	else if (b.n < SAMPLES_MAX)
		b.took_us[b.n++] = (int)(now - q->asked_us);
	if (now < b.until_us) {
		ask(q);
		return;
	}
	if (--b.in_flight == 0)
		dx_loop_stop(b.loop);
}

static void ask(struct question *q)
{
	q->asked_us = dx_now_mono_us();
	dx_db_query(b.db, "SELECT 1", NULL, 0, on_answer, q);
}

static void on_state(bool up, DX_UNUSED void *arg)
{
	if (up)
		dx_loop_stop(b.loop);
}

static void on_pause(DX_UNUSED void *arg)
{
	dx_loop_stop(b.loop);
}

static void run_for(int64_t us)
{
	struct dx_timer *end = dx_timer_once(b.loop, us, on_pause, NULL);

	dx_loop_run(b.loop);
	dx_timer_free(&end);
}

static bool wait_up(void)
{
	run_for(5000000);
	if (dx_db_up(b.db))
		run_for(300000); /* for the other connections, too */
	return dx_db_up(b.db);
}

static int compare(const void *a, const void *c)
{
	return *(const int *)a - *(const int *)c;
}

static int64_t cpu_us(void)
{
	struct rusage u;

	getrusage(RUSAGE_SELF, &u);
	return (u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1000000 + u.ru_utime.tv_usec + u.ru_stime.tv_usec;
}

static void measure(int in_flight, int seconds)
{
	struct question *questions = calloc((size_t)in_flight, sizeof(*questions));
	int64_t start = dx_now_mono_us(), cpu = cpu_us();

	b.until_us = start + seconds * INT64_C(1000000);
	b.in_flight = in_flight;
	for (int i = 0; i < in_flight; i++)
		ask(&questions[i]);
	dx_loop_run(b.loop);
	double took_s = (double)(dx_now_mono_us() - start) / 1e6;
	cpu = cpu_us() - cpu;
	qsort(b.took_us, b.n, sizeof(*b.took_us), compare);
	if (b.n)
		printf("%.0f queries/s  median %d us  p99 %d us  cpu %.1f us/query  failed %zu\n", (double)b.n / took_s,
		       b.took_us[b.n / 2], b.took_us[b.n * 99 / 100], (double)cpu / (double)b.n, b.failed);
	free(questions);
}

static int number(const char *text)
{
	uint64_t n;

	return dx_str_u64(dx_str(text), &n) && n > 0 && n < 100000 ? (int)n : 0;
}

int main(int argc, char **argv)
{
	struct dx_db_options o = {.conninfo = getenv("DX_TEST_CONNINFO"), .role = "bench", .on_state = on_state};
	int in_flight = argc > 2 ? number(argv[2]) : 0, seconds = argc > 3 ? number(argv[3]) : 0;

	o.connections = argc > 1 ? number(argv[1]) : 0;
	if (!o.conninfo || !o.connections || !in_flight || !seconds) {
		fputs("usage: DX_TEST_CONNINFO=… db_queries CONNECTIONS IN_FLIGHT SECONDS\n", stderr);
		return 2;
	}
	dx_log_set_level(DX_LOG_WARN);
	b.took_us = calloc(SAMPLES_MAX, sizeof(*b.took_us));
	b.loop = dx_loop_new();
	b.db = dx_db_new(b.loop, &o);
	if (!wait_up()) {
		fputs("db_queries: no connection within 5 s\n", stderr);
		return 1;
	}
	measure(in_flight, seconds);
	dx_db_free(&b.db);
	dx_loop_free(&b.loop);
	free(b.took_us);
	return b.failed != 0;
}
