/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The pool: which connection gets what, and when callers' functions run. */
#include <stdlib.h>
#include <string.h>

#include "db_int.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"

#define WATCHDOG_US INT64_C(1000000)
#define ROUNDS_MAX  1000

/* ---- callers' functions ---- */

static void run_op(struct dx_op *op)
{
	if (op->fn)
		op->fn(op->res, op->failed ? &op->err : NULL, op->arg);
	dx_op_free(op);
}

/* At most as many as there are now: a function that asks again at once must not keep the loop from everything else. */
static void run_finished(struct dx_db *db)
{
	struct dx_op *op;

	for (size_t n = db->n_finished; n > 0 && (op = STAILQ_FIRST(&db->finished)); n--) {
		STAILQ_REMOVE_HEAD(&db->finished, link);
		db->n_finished--;
		run_op(op);
	}
}

static void announce(struct dx_db *db)
{
	bool up = db->n_ready > 0;

	if (up == db->announced_up)
		return;
	db->announced_up = up;
	if (db->on_state)
		db->on_state(up, db->arg);
}

static void destroy(struct dx_db *db)
{
	dx_session_free(&db->session);
	free(db->conns);
	free(db);
}

static void turn(struct dx_db *db)
{
	db->running++;
	if (!db->closing)
		announce(db);
	if (!db->closing)
		run_finished(db);
	if (!db->closing)
		dx_tx_turn(db);
	db->running--;
	if (db->closing && db->running == 0)
		destroy(db);
	else if (!STAILQ_EMPTY(&db->finished) || !STAILQ_EMPTY(&db->granted))
		dx_db_schedule(db);
}

static void on_turn_timer(void *arg)
{
	struct dx_db *db = arg;

	dx_timer_free(&db->turn);
	turn(db);
}

void dx_db_schedule(struct dx_db *db)
{
	if (!db->turn && !db->closing)
		db->turn = dx_timer_once(db->loop, 0, on_turn_timer, db);
}

void dx_db_finish(struct dx_db *db, struct dx_op *op)
{
	STAILQ_INSERT_TAIL(&db->finished, op, link);
	db->n_finished++;
}

/* ---- what connections tell ---- */

static void fail_op(struct dx_db *db, struct dx_op *op)
{
	struct dx_err err = {0};

	dx_db_error_lost(false, &err);
	dx_op_fail(op, &err);
	dx_db_finish(db, op);
}

static void fail_waiting(struct dx_db *db)
{
	struct dx_op *op;

	while ((op = STAILQ_FIRST(&db->waiting))) {
		STAILQ_REMOVE_HEAD(&db->waiting, link);
		fail_op(db, op);
	}
	dx_tx_refuse_all(db);
}

static void on_ready(struct dx_conn *c)
{
	struct dx_db *db = c->owner;

	db->n_ready++;
	dx_db_pump(db);
}

static void on_lost(struct dx_conn *c, bool was_ready)
{
	struct dx_db *db = c->owner;

	if (was_ready && --db->n_ready == 0)
		fail_waiting(db);
	dx_db_pump(db);
	/* It may have happened in a caller's call, where nothing may be called. */
	dx_db_schedule(db);
}

static void on_op(struct dx_conn *c, struct dx_op *op)
{
	dx_db_finish(c->owner, op);
}

static void on_turn(struct dx_conn *c)
{
	turn(c->owner);
}

static const struct dx_conn_hooks hooks = {
	.on_ready = on_ready,
	.on_lost = on_lost,
	.on_op = on_op,
	.on_drained = dx_tx_drained,
	.on_turn = on_turn,
};

static void on_watchdog(void *arg)
{
	struct dx_db *db = arg;
	int64_t now = dx_now_mono_us();

	for (int i = 0; i < db->n_conns; i++)
		dx_db_conn_check(&db->conns[i], now);
}

/* ---- queries ---- */

struct dx_conn *dx_db_pick(struct dx_db *db)
{
	struct dx_conn *best = NULL;

	for (int i = 0; i < db->n_conns; i++) {
		struct dx_conn *c = &db->conns[i];

		if (c->state == DX_CONN_READY && !c->tx && (!best || c->pipe.n_ops < best->pipe.n_ops))
			best = c;
	}
	return best;
}

static void send_query(struct dx_conn *c, struct dx_op *op, const char *sql, const struct dx_param *params,
		       int n_params)
{
	dx_pipe_begin(c, op);
	if (dx_pipe_exec(c, op, sql, params, n_params, true, true) && dx_pipe_sync(c, op))
		dx_db_conn_flush(c);
	else
		dx_db_conn_break(c, NULL);
}

/* One block holds the parameters and what they point to. */
static void keep_query(struct dx_op *op, const char *sql, const struct dx_param *params, int n_params)
{
	size_t count = (size_t)n_params, bytes = dx_size_mul(count, sizeof(*params)), at = bytes;

	for (size_t i = 0; i < count; i++)
		if (params[i].p)
			bytes = dx_size_add(bytes, params[i].binary ? (size_t)params[i].n : strlen(params[i].p) + 1);
	op->sql = sql;
	op->n_params = n_params;
	op->params = dx_db_new_object(bytes ? bytes : 1);
	for (size_t i = 0; i < count; i++) {
		op->params[i] = params[i];
		if (!params[i].p)
			continue;
		size_t n = params[i].binary ? (size_t)params[i].n : strlen(params[i].p) + 1;
		char *copy = (char *)op->params + at;
		memcpy(copy, params[i].p, n);
		op->params[i].p = copy;
		at += n;
	}
}

void dx_db_query(struct dx_db *db, const char *sql, const struct dx_param *params, int n_params, dx_db_fn *fn,
		 void *arg)
{
	struct dx_op *op = dx_op_new(fn, arg);
	struct dx_conn *c;

	dx_assert(n_params >= 0 && n_params <= DX_DB_PARAMS_MAX);
	c = dx_db_pick(db);
	if (c) {
		send_query(c, op, sql, params, n_params);
	} else if (db->n_ready > 0) {
		keep_query(op, sql, params, n_params);
		STAILQ_INSERT_TAIL(&db->waiting, op, link);
	} else {
		fail_op(db, op);
		dx_db_schedule(db);
	}
}

void dx_db_pump(struct dx_db *db)
{
	struct dx_conn *c;

	while (!STAILQ_EMPTY(&db->waiting) && (c = dx_db_pick(db))) {
		struct dx_op *op = STAILQ_FIRST(&db->waiting);

		STAILQ_REMOVE_HEAD(&db->waiting, link);
		send_query(c, op, op->sql, op->params, op->n_params);
	}
	dx_tx_pump(db);
}

/* ---- life ---- */

struct dx_db *dx_db_new(struct dx_loop *l, const struct dx_db_options *o)
{
	struct dx_db *db = dx_db_new_object(sizeof(*db));

	dx_assert(o->connections >= 1);
	db->loop = l;
	db->n_conns = o->connections;
	db->on_state = o->on_state;
	db->arg = o->arg;
	STAILQ_INIT(&db->waiting);
	STAILQ_INIT(&db->finished);
	STAILQ_INIT(&db->queue);
	STAILQ_INIT(&db->granted);
	LIST_INIT(&db->txs);
	dx_session_init(&db->session, o, "");
	db->conns = dx_db_new_object(dx_size_mul((size_t)o->connections, sizeof(*db->conns)));
	for (int i = 0; i < db->n_conns; i++)
		dx_db_conn_init(&db->conns[i], l, &db->session, &hooks, db, i);
	db->watchdog = dx_timer_every(l, WATCHDOG_US, on_watchdog, db);
	return db;
}

void dx_db_free(struct dx_db **handle)
{
	struct dx_db *db = handle ? *handle : NULL;

	if (!db)
		return;
	*handle = NULL;
	db->running++;
	db->closing = true;
	db->n_ready = 0;
	dx_timer_free(&db->turn);
	dx_timer_free(&db->watchdog);
	for (int i = 0; i < db->n_conns; i++)
		dx_db_conn_close(&db->conns[i]);
	fail_waiting(db);
	dx_tx_orphan_all(db);
	for (int rounds = 0; !STAILQ_EMPTY(&db->finished) || !STAILQ_EMPTY(&db->granted); rounds++) {
		/* A function that asks again for ever does not see that the end has come. */
		dx_assert(rounds < ROUNDS_MAX);
		run_finished(db);
		dx_tx_turn(db);
	}
	db->running--;
	if (db->running == 0)
		destroy(db);
}

bool dx_db_up(const struct dx_db *db)
{
	return db->n_ready > 0;
}

uint64_t dx_db_reconnects(const struct dx_db *db)
{
	uint64_t n = 0;

	for (int i = 0; i < db->n_conns; i++)
		n += db->conns[i].reconnects;
	return n;
}
