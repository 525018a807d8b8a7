/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What no server does on demand, by a scripted libpq (test/lib/fake_pq.c): a loop,
 * a connection and what its functions were told. Include it once in each program.
 */
#ifndef TEST_DB_SCRIPTED_H
#define TEST_DB_SCRIPTED_H

#include "../../lib/fake_pq.h"

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "../../../lib/db/db_int.h"
#include "../unit.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

static const char sql_a[] = "SELECT a";
static const char sql_b[] = "SELECT b";

struct asked {
	int place; /* 0: no answer yet */
	bool failed;
	struct dx_err err;
	char value[32];
	bool nothing; /* neither a result nor an error */
};

static struct {
	struct dx_loop *loop;
	struct dx_db *db;
	int pending;
	int answered;
	bool in_call;
	int ups, downs;
	bool stop_when_up;
	bool stop_when_down;
} t;

static inline void on_state(bool up, DX_UNUSED void *arg)
{
	ck_assert(!t.in_call);
	up ? t.ups++ : t.downs++;
	if (up ? t.stop_when_up : t.stop_when_down)
		dx_loop_stop(t.loop);
}

static inline void on_guard(DX_UNUSED void *arg)
{
	ck_abort_msg("nothing happened any more: %d answers missing, %zu steps left", t.pending, fake_pq_left());
}

static inline void run(void)
{
	struct dx_timer *guard = dx_timer_once(t.loop, 4000000, on_guard, NULL);

	dx_loop_run(t.loop);
	dx_timer_free(&guard);
}

static inline void on_pause_over(DX_UNUSED void *arg)
{
	dx_loop_stop(t.loop);
}

static inline void pause_us(int64_t us)
{
	struct dx_timer *timer = dx_timer_once(t.loop, us, on_pause_over, NULL);

	dx_loop_run(t.loop);
	dx_timer_free(&timer);
}

static inline void open_scripts(const struct fake_step *const *scripts, size_t n)
{
	struct dx_db_options o = {.conninfo = "dbname=x", .role = "test", .connections = 1, .on_state = on_state};

	fake_pq_scripts(scripts, n);
	t.loop = dx_loop_new();
	t.db = dx_db_new(t.loop, &o);
}

/* Up, with SCRIPT for the first attempt. */
static inline void open_up(const struct fake_step *script, const struct fake_step *second)
{
	static const struct fake_step *scripts[2];

	scripts[0] = script;
	scripts[1] = second;
	open_scripts(scripts, second ? 2 : 1);
	t.stop_when_up = true;
	run();
	t.stop_when_up = false;
}

static inline void close_all(void)
{
	dx_db_free(&t.db);
	dx_loop_free(&t.loop);
	fake_pq_verify();
}

static inline void on_answer(PGresult *res, const struct dx_err *err, void *arg)
{
	struct asked *a = arg;

	ck_assert_msg(!t.in_call, "a function ran inside a call");
	ck_assert_msg(a->place == 0, "answered twice");
	ck_assert(!res || !err);
	a->place = ++t.answered;
	a->failed = err != NULL;
	a->nothing = !res && !err;
	if (err)
		a->err = *err;
	if (res && PQntuples(res))
		snprintf(a->value, sizeof(a->value), "%s", dx_col(res, 0, "value"));
	if (--t.pending == 0)
		dx_loop_stop(t.loop);
}

static inline void ask(struct asked *a, const char *sql)
{
	*a = (struct asked){0};
	t.pending++;
	t.in_call = true;
	dx_db_query(t.db, sql, NULL, 0, on_answer, a);
	t.in_call = false;
}

static inline void settle(void)
{
	if (t.pending)
		run();
}

static inline void expect_unavailable(const struct asked *a, enum dx_retry retry)
{
	ck_assert(a->failed);
	ck_assert_int_eq(a->err.code, DX_E_database_unavailable);
	ck_assert_int_eq(a->err.retry, retry);
}

#endif
