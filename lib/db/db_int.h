/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the files of db share. Bottom up:
 *
 *   sqlstate  an error result → dx_err            backoff  waits between attempts
 *   stmt      prepared statements of a connection
 *   pipe      operations of a connection: what was sent, which result belongs to it
 *   conn      connecting, session set-up, reading, writing, losing and reconnecting
 *   db, tx    the pool, its callbacks and its transactions       listen  LISTEN
 *
 * The rule that keeps this simple: libpq is handled first and callers' functions
 * are called last. Everything that comes from the loop ends in hooks->on_turn(),
 * which runs what has become due; anything that a caller calls only notes it.
 */
#ifndef DX_DB_DB_INT_H
#define DX_DB_DB_INT_H

#include <sys/queue.h>

#include "dx/db/db.h"

#define DX_DB_CONNECT_TIMEOUT_US   INT64_C(5000000)
#define DX_DB_BACKOFF_FIRST_US     INT64_C(100000)
#define DX_DB_BACKOFF_MAX_US       INT64_C(5000000)
#define DX_DB_LASTING_US           INT64_C(5000000)
#define DX_DB_STATEMENT_TIMEOUT_MS INT64_C(15000)
/* The server ends a statement by itself; an answer that is later than this will not come at all. */
#define DX_DB_STALL_GRACE_MS INT64_C(5000)
#define DX_DB_PARAMS_MAX     64

void *dx_db_new_object(size_t size); /* zeroed, heap; free() it */

/* ---- sqlstate.c ---- */

/* ERR of an error result. COMMITTING: it came instead of the confirmation of a commit. */
void dx_db_error(const PGresult *res, bool committing, struct dx_err *err);
/* The connection broke. SENT: the commit was on its way, so the outcome is not known. */
void dx_db_error_lost(bool sent, struct dx_err *err);
/* "connection refused …" of the last failure on PG: one line, cut to fit. */
void dx_db_message(const PGconn *pg, char *out, size_t size);

/* ---- backoff.c ---- */

struct dx_backoff {
	unsigned attempts;
	uint64_t random;
};
/* The wait before the next attempt: 100 ms doubling to 5 s, each between half and the whole of it. */
int64_t dx_backoff_next_us(struct dx_backoff *b);
void dx_backoff_reset(struct dx_backoff *b);

/* ---- stmt.c ---- */

struct dx_op;

enum dx_stmt_state {
	DX_STMT_UNKNOWN,
	DX_STMT_PENDING, /* sent within the operation `op`, not confirmed */
	DX_STMT_READY,
};

struct dx_stmt {
	const char *sql;
	char *copy; /* proof that the text at this address is still the same */
	unsigned number;
	enum dx_stmt_state state;
	const struct dx_op *op;
};

struct dx_stmts {
	struct dx_stmt *v;
	size_t n, cap;
	unsigned last_number;
};

/* Index of the statement of this address; a new one is UNKNOWN. */
size_t dx_stmts_find(struct dx_stmts *s, const char *sql);
void dx_stmts_clear(struct dx_stmts *s);

/* ---- pipe.c ---- */

struct dx_conn;

/* One callback's worth of work: a query, or a transaction. Ends with a sync point of the pipeline. */
struct dx_op {
	STAILQ_ENTRY(dx_op) link;
	dx_db_fn *fn; /* NULL: nobody wants to know */
	void *arg;
	void (*internal)(struct dx_conn *c, struct dx_op *op); /* instead of FN: this package's own operations */
	struct dx_db_tx *tx;                                   /* while its statements still come */
	PGresult *res;
	struct dx_err err;
	bool failed;    /* err is set */
	bool sync_sent; /* from here on a lost connection leaves the outcome open */
	/* Of a query that waits for a connection: */
	const char *sql;
	struct dx_param *params;
	int n_params;
};
STAILQ_HEAD(dx_op_list, dx_op);

enum dx_step_kind {
	DX_STEP_PREPARE,
	DX_STEP_EXEC,
	DX_STEP_SYNC,
};

/* One message group sent to the server, whose results are still to come. */
struct dx_step {
	enum dx_step_kind kind;
	struct dx_op *op;
	size_t stmt; /* SIZE_MAX: not a prepared one */
	bool want;   /* keep the result for the callback */
	bool got;    /* its result is here; the closing NULL is not */
};

struct dx_pipe {
	struct dx_step *v; /* ring */
	size_t first, n, cap;
	struct dx_op_list ops; /* in the order of their sync points */
	unsigned n_ops;
	struct dx_stmts stmts;
	size_t pending_bytes; /* given to libpq since its buffer was empty last */
};

struct dx_op *dx_op_new(dx_db_fn *fn, void *arg);
void dx_op_free(struct dx_op *op);
void dx_op_fail(struct dx_op *op, const struct dx_err *err); /* the first error stays */

void dx_pipe_init(struct dx_pipe *p);
/* Append OP; the statements sent next belong to it. */
void dx_pipe_begin(struct dx_conn *c, struct dx_op *op);
/* False: libpq refused, the connection must be given up. NAMED: prepare it by its address. */
bool dx_pipe_exec(struct dx_conn *c, struct dx_op *op, const char *sql, const struct dx_param *params, int n_params,
		  bool want, bool named) DX_MUST_CHECK;
bool dx_pipe_sync(struct dx_conn *c, struct dx_op *op) DX_MUST_CHECK;
/* Take all results that are here. False: the connection must be given up (c->why). */
bool dx_pipe_read(struct dx_conn *c) DX_MUST_CHECK;
/* The connection is gone: every operation fails and is handed out. */
void dx_pipe_abandon(struct dx_conn *c);

/* ---- conn.c ---- */

/* What a connection tells its owner. None may free the connection, except on_turn. */
struct dx_conn_hooks {
	void (*on_ready)(struct dx_conn *c);
	void (*on_lost)(struct dx_conn *c, bool was_ready);
	void (*on_op)(struct dx_conn *c, struct dx_op *op); /* finished; the owner frees it */
	void (*on_drained)(struct dx_conn *c);              /* libpq's buffer became empty in the loop */
	void (*on_turn)(struct dx_conn *c);                 /* last of all: call callers' functions */
};

/* What is the same for all connections of one owner. */
struct dx_session {
	char *conninfo;
	char *application_name;
	char timeout_ms[24];
	int64_t stall_us;
	char **statements; /* run after the settings, all must succeed */
	size_t n_statements;
};

enum dx_conn_state {
	DX_CONN_WAITING, /* for the next attempt */
	DX_CONN_CONNECTING,
	DX_CONN_SETUP, /* the session's settings are on their way */
	DX_CONN_READY,
};

struct dx_conn {
	struct dx_loop *loop;
	const struct dx_session *session;
	const struct dx_conn_hooks *hooks;
	void *owner;
	int number;
	enum dx_conn_state state;
	PGconn *pg;     /* NULL while waiting */
	uint64_t token; /* of this attempt and no other: part of the names of its prepared statements */
	struct dx_watch *watch;
	struct dx_timer *timer; /* next attempt, or the deadline of this one */
	struct dx_backoff backoff;
	struct dx_pipe pipe;
	struct dx_db_tx *tx; /* owns the sending side */
	bool want_write;
	bool setup_done;     /* confirmed, the owner is not told yet */
	int64_t progress_us; /* when the server last showed a sign of life, or had nothing to do */
	char why[200];       /* "" or the reason to give the connection up */
	char last_why[200];  /* logged last, so that a long outage is not a line per attempt */
	int64_t logged_us;
	bool was_ready; /* once */
	int64_t ready_us;
	uint64_t reconnects;
};

void dx_session_init(struct dx_session *s, const struct dx_db_options *o, const char *suffix);
void dx_session_add(struct dx_session *s, const char *sql);
void dx_session_free(struct dx_session *s);

/* Starts connecting from the loop. */
void dx_db_conn_init(struct dx_conn *c, struct dx_loop *l, const struct dx_session *s,
		     const struct dx_conn_hooks *hooks, void *owner, int number);
void dx_db_conn_close(struct dx_conn *c); /* operations are handed out as failed */
/* Give the connection up and try again later. WHY NULL: libpq's message. Calls no caller's function. */
void dx_db_conn_break(struct dx_conn *c, const char *why);
/* Write what libpq holds; gives the connection up when that fails. */
void dx_db_conn_flush(struct dx_conn *c);
/* Give the connection up when the server owes an answer for too long. */
void dx_db_conn_check(struct dx_conn *c, int64_t now_us);

/* ---- db.c ---- */

LIST_HEAD(dx_tx_list, dx_db_tx);
STAILQ_HEAD(dx_tx_queue, dx_db_tx);

struct dx_db {
	struct dx_loop *loop;
	struct dx_session session;
	struct dx_conn *conns;
	int n_conns;
	int n_ready;
	int n_tx; /* transactions that hold a connection */
	void (*on_state)(bool up, void *arg);
	void *arg;
	bool announced_up;
	struct dx_op_list waiting;  /* for a connection that no transaction holds */
	struct dx_op_list finished; /* whose functions are due */
	size_t n_finished;
	struct dx_tx_list txs;      /* between on_ready and their end */
	struct dx_tx_queue queue;   /* waiting for a connection */
	struct dx_tx_queue granted; /* whose on_ready is due: with a connection, or with the error */
	struct dx_timer *turn;      /* runs what became due in a caller's call */
	struct dx_timer *watchdog;
	int running; /* inside callers' functions */
	bool closing;
};

/* Something became due outside the loop. */
void dx_db_schedule(struct dx_db *db);
void dx_db_finish(struct dx_db *db, struct dx_op *op);
/* Give free connections to what waits. */
void dx_db_pump(struct dx_db *db);
/* The connection for the next piece of work, or NULL. */
struct dx_conn *dx_db_pick(struct dx_db *db);

/* ---- tx.c ---- */

/* Give connections to waiting transactions. */
void dx_tx_pump(struct dx_db *db);
/* Run the functions of transactions that are due. */
void dx_tx_turn(struct dx_db *db);
/* No connection works any more: nobody waits on. */
void dx_tx_refuse_all(struct dx_db *db);
/* The connection of C's open transaction is gone; OP is the transaction's. */
void dx_tx_lost(struct dx_conn *c, struct dx_op *op);
void dx_tx_drained(struct dx_conn *c);
/* The pool goes away before its transactions. */
void dx_tx_orphan_all(struct dx_db *db);

#endif
