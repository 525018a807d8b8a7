/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Transactions in pieces. There is no BEGIN: the server makes all statements up
 * to a sync point one transaction, commits at the sync point, and is back in its
 * idle state after it whatever happened, so that the next operation may be sent
 * behind it at once. (With BEGIN, an error would skip the COMMIT and leave an
 * aborted transaction block behind the sync point.)
 */
#include <stdlib.h>

#include "db_int.h"
#include "dx/base/check.h"

struct dx_db_tx {
	LIST_ENTRY(dx_db_tx) link;     /* db->txs */
	STAILQ_ENTRY(dx_db_tx) queued; /* db->queue or db->granted */
	struct dx_db *db;              /* NULL once the pool is gone */
	struct dx_loop *loop;
	struct dx_conn *conn; /* NULL while waiting, and when it broke */
	struct dx_op *op;
	void (*on_ready)(struct dx_db_tx *tx, const struct dx_err *err, void *arg);
	void *arg;
	void (*on_drain)(struct dx_db_tx *tx, void *arg);
	void *drain_arg;
	bool used;      /* a statement was sent */
	bool full;      /* the mark was reached and libpq's buffer was not empty since */
	bool drain_due; /* on_drain has to be called */
};

/* ---- getting a connection ---- */

/* One connection stays free for plain queries, unless there is only one. */
static int limit(const struct dx_db *db)
{
	return db->n_conns > 1 ? db->n_conns - 1 : 1;
}

void dx_tx_pump(struct dx_db *db)
{
	struct dx_db_tx *tx;
	struct dx_conn *c;

	while (db->n_tx < limit(db) && (tx = STAILQ_FIRST(&db->queue)) && (c = dx_db_pick(db))) {
		STAILQ_REMOVE_HEAD(&db->queue, queued);
		STAILQ_INSERT_TAIL(&db->granted, tx, queued);
		tx->conn = c;
		c->tx = tx;
		db->n_tx++;
		dx_pipe_begin(c, tx->op);
		dx_db_schedule(db);
	}
}

static void refuse(struct dx_db_tx *tx)
{
	struct dx_err err = {0};

	dx_db_error_lost(false, &err);
	dx_op_fail(tx->op, &err);
	STAILQ_INSERT_TAIL(&tx->db->granted, tx, queued);
	dx_db_schedule(tx->db);
}

void dx_tx_refuse_all(struct dx_db *db)
{
	struct dx_db_tx *tx;

	while ((tx = STAILQ_FIRST(&db->queue))) {
		STAILQ_REMOVE_HEAD(&db->queue, queued);
		refuse(tx);
	}
}

void dx_db_tx_begin(struct dx_db *db, void (*on_ready)(struct dx_db_tx *tx, const struct dx_err *err, void *arg),
		    void *arg)
{
	struct dx_db_tx *tx = dx_db_new_object(sizeof(*tx));

	tx->db = db;
	tx->loop = db->loop;
	tx->on_ready = on_ready;
	tx->arg = arg;
	tx->op = dx_op_new(NULL, NULL);
	tx->op->tx = tx;
	if (db->n_ready == 0) {
		refuse(tx);
		return;
	}
	STAILQ_INSERT_TAIL(&db->queue, tx, queued);
	dx_tx_pump(db);
}

/* ---- callers' functions ---- */

static void note_fill(struct dx_db_tx *tx)
{
	if (dx_db_tx_pending(tx) >= DX_DB_TX_LOW_WATER)
		tx->full = true;
}

static void run_granted(struct dx_db_tx *tx)
{
	struct dx_op *op = tx->op;

	STAILQ_REMOVE_HEAD(&tx->db->granted, queued);
	if (tx->conn) {
		LIST_INSERT_HEAD(&tx->db->txs, tx, link);
		note_fill(tx); /* with what was sent before it */
		tx->on_ready(tx, NULL, tx->arg);
		return;
	}
	tx->on_ready(NULL, &op->err, tx->arg);
	dx_op_free(op);
	free(tx);
}

static struct dx_db_tx *next_drained(const struct dx_db *db)
{
	struct dx_db_tx *tx;

	LIST_FOREACH (tx, &db->txs, link)
		if (tx->drain_due)
			return tx;
	return NULL;
}

void dx_tx_turn(struct dx_db *db)
{
	struct dx_db_tx *tx;
	size_t n = 0;

	STAILQ_FOREACH (tx, &db->granted, queued)
		n++;
	for (; n > 0 && (tx = STAILQ_FIRST(&db->granted)); n--)
		run_granted(tx);
	while ((tx = next_drained(db))) {
		tx->drain_due = false;
		if (tx->on_drain)
			tx->on_drain(tx, tx->drain_arg);
	}
}

/* ---- what happens to the connection ---- */

void dx_tx_drained(struct dx_conn *c)
{
	if (c->tx && c->tx->full) {
		c->tx->full = false;
		c->tx->drain_due = true;
	}
}

static void let_go(struct dx_db_tx *tx)
{
	if (!tx->conn)
		return;
	tx->conn->tx = NULL;
	tx->conn = NULL;
	tx->db->n_tx--;
}

void dx_tx_lost(DX_UNUSED struct dx_conn *c, struct dx_op *op)
{
	let_go(op->tx);
	/* Its producer may be waiting for this. */
	op->tx->drain_due = true;
}

void dx_tx_orphan_all(struct dx_db *db)
{
	struct dx_db_tx *tx;

	while ((tx = LIST_FIRST(&db->txs))) {
		LIST_REMOVE(tx, link);
		tx->db = NULL;
	}
}

/* ---- the caller's side ---- */

void dx_db_tx_send(struct dx_db_tx *tx, const char *sql, const struct dx_param *params, int n_params, bool want_result)
{
	struct dx_conn *c = tx->conn;

	if (!c || tx->op->failed)
		return;
	tx->used = true;
	if (!dx_pipe_exec(c, tx->op, sql, params, n_params, want_result, true)) {
		dx_db_conn_break(c, NULL);
		return;
	}
	dx_db_conn_flush(c);
	note_fill(tx);
}

size_t dx_db_tx_pending(const struct dx_db_tx *tx)
{
	return tx->conn ? tx->conn->pipe.pending_bytes : 0;
}

void dx_db_tx_on_drain(struct dx_db_tx *tx, void (*fn)(struct dx_db_tx *tx, void *arg), void *arg)
{
	tx->on_drain = fn;
	tx->drain_arg = arg;
}

/* The pool is gone, but a function is still only called from the loop. */
struct orphan {
	struct dx_timer *timer;
	struct dx_op *op;
};

static void run_orphan(void *arg)
{
	struct orphan *o = arg;

	dx_timer_free(&o->timer);
	if (o->op->fn)
		o->op->fn(NULL, &o->op->err, o->op->arg);
	dx_op_free(o->op);
	free(o);
}

static void finish_orphan(struct dx_loop *l, struct dx_op *op)
{
	struct orphan *o = dx_db_new_object(sizeof(*o));

	dx_assert(op->failed);
	o->op = op;
	o->timer = dx_timer_once(l, 0, run_orphan, o);
}

/* Send the sync point and give the connection back; the operation goes its own way. */
static void end(struct dx_db_tx **handle)
{
	struct dx_db_tx *tx = *handle;
	struct dx_db *db = tx->db;
	struct dx_conn *c = tx->conn;

	*handle = NULL;
	if (db)
		LIST_REMOVE(tx, link);
	if (c) {
		struct dx_op *op = tx->op;

		let_go(tx);
		if (dx_pipe_sync(c, op))
			dx_db_conn_flush(c);
		else
			dx_db_conn_break(c, NULL);
		dx_db_pump(db);
	} else if (db) {
		dx_db_finish(db, tx->op);
		dx_db_schedule(db);
	} else {
		finish_orphan(tx->loop, tx->op);
	}
	free(tx);
}

void dx_db_tx_commit(struct dx_db_tx **tx, dx_db_fn *fn, void *arg)
{
	(*tx)->op->fn = fn;
	(*tx)->op->arg = arg;
	end(tx);
}

/* A BEGIN takes what was done so far into its block, which makes the ROLLBACK that follows a silent one. */
static bool send_rollback(struct dx_db_tx *tx)
{
	return dx_pipe_exec(tx->conn, tx->op, "BEGIN", NULL, 0, false, false) &&
	       dx_pipe_exec(tx->conn, tx->op, "ROLLBACK", NULL, 0, false, false);
}

void dx_db_tx_rollback(struct dx_db_tx **handle)
{
	struct dx_db_tx *tx = handle ? *handle : NULL;

	if (!tx)
		return;
	if (tx->conn && tx->used && !tx->op->failed && !send_rollback(tx))
		dx_db_conn_break(tx->conn, NULL);
	end(handle);
}
