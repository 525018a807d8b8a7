/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * PostgreSQL for event-loop processes: libpq non-blocking in pipeline mode, one
 * sync point per query or transaction, reconnect with back-off (100 ms doubling
 * to 5 s, with jitter; 5 s without a connection end an attempt), search_path
 * emptied, application_name "docextract ROLE PID".
 * Nothing here blocks after dx_db_new() (host names are resolved by libpq at
 * connect time: use addresses or Unix sockets where that matters).
 *
 * Each query's callback runs exactly once, always from the loop, never from
 * inside dx_db_query(). While the server is away queries fail at once with
 * database_unavailable (retry YES); a query that was on its way when the
 * connection broke fails with retry UNCERTAIN.
 */
#ifndef DX_DB_DB_H
#define DX_DB_DB_H

#include <libpq-fe.h>

#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/ev/loop.h"

struct dx_db;

/* One parameter of a statement. TEXT format unless binary. */
struct dx_param {
	const char *p; /* NULL: SQL NULL; text must be NUL-terminated */
	int n;         /* bytes; used for binary only */
	bool binary;
};

#define DX_P(text)         ((struct dx_param){(text), 0, false})
#define DX_P_NULL          ((struct dx_param){NULL, 0, false})
#define DX_P_BIN(ptr, len) ((struct dx_param){(const char *)(ptr), (int)(len), true})

/*
 * RES is the only result (tuples or command), valid during the call; NULL when ERR is set.
 * A second result set or a COPY is an internal_error.
 *
 * ERR of the server: sqlstate and the primary message (of data exceptions only what stands before the quoted
 * data). Lost connections, shutdowns, deadlocks, timeouts and lack of resources are database_unavailable with
 * retry YES, or UNCERTAIN when the commit may have happened; everything else is internal_error, retry NO.
 */
typedef void dx_db_fn(PGresult *res, const struct dx_err *err, void *arg);

struct dx_db_options {
	const char *conninfo; /* libpq keyword string or URI; copied */
	/* What dx_listen_new() takes instead, past a pooler; NULL or "": conninfo. */
	const char *listen_conninfo;
	const char *role; /* for application_name; copied */
	int connections;  /* ≥ 1 */
	/* One SQL statement that sets up every new session (a lock, a setting); NULL: none; copied. */
	const char *on_connect;
	/* 0: 15 s. An answer that is 5 s later than this counts as lost, and so does the connection. */
	int64_t statement_timeout_ms;
	/* Called on every change between "some connection works" and "none does"; may be NULL. */
	void (*on_state)(bool up, void *arg);
	void *arg;
};

struct dx_db *dx_db_new(struct dx_loop *l, const struct dx_db_options *o);
/* Pending callbacks run inside this call with database_unavailable. Allowed in a callback. */
void dx_db_free(struct dx_db **db);
bool dx_db_up(const struct dx_db *db);
uint64_t dx_db_reconnects(const struct dx_db *db); /* connections that were lost and came back */

/*
 * SQL is a constant text (its address names the prepared statement: prepared once per connection; another
 * text at the same address is asserted against). At most 64 parameters, which are copied. Goes to the connection with
 * the fewest queries under way.
 */
void dx_db_query(struct dx_db *db, const char *sql, const struct dx_param *params, int n_params, dx_db_fn *fn,
		 void *arg);

/*
 * A transaction whose statements are sent bit by bit (an upload in chunks): takes one connection for
 * itself. Statements between begin and commit form one pipeline without a sync, which the server treats as
 * one transaction; FN gets the result of the statement sent with WANT_RESULT (NULL when there was none), or
 * the first error, after the commit is confirmed. No BEGIN, COMMIT or SAVEPOINT may be among them.
 *
 * With several connections one is always left to plain queries; with one, they wait for the transaction's
 * end. A transaction whose connection breaks, or that met an error, swallows what it is given and tells its
 * commit's FN: before the commit was sent with retry YES (nothing was done), after it with UNCERTAIN. Every
 * transaction that ON_READY handed out ends with commit or rollback, also after dx_db_free().
 */
struct dx_db_tx;
/* ON_READY is called once: with TX when a connection is free, or with TX NULL and ERR set when none works. */
void dx_db_tx_begin(struct dx_db *db, void (*on_ready)(struct dx_db_tx *tx, const struct dx_err *err, void *arg),
		    void *arg);
/* Parameters are copied. */
void dx_db_tx_send(struct dx_db_tx *tx, const char *sql, const struct dx_param *params, int n_params, bool want_result);
/*
 * Bytes that may still be in this process (counted since libpq's buffer was empty last); a producer pauses
 * at DX_DB_TX_LOW_WATER and goes on when ON_DRAIN is called: once after each time this was reached, when all
 * is written, or when the transaction has failed. ON_DRAIN is never called from inside dx_db_tx_send().
 */
#define DX_DB_TX_LOW_WATER ((size_t)1 << 20)
size_t dx_db_tx_pending(const struct dx_db_tx *tx);
void dx_db_tx_on_drain(struct dx_db_tx *tx, void (*fn)(struct dx_db_tx *tx, void *arg), void *arg);
/* Both end TX and set it to NULL; NULL is accepted by rollback. */
void dx_db_tx_commit(struct dx_db_tx **tx, dx_db_fn *fn, void *arg);
void dx_db_tx_rollback(struct dx_db_tx **tx);

/*
 * Own connection that LISTENs on N channels (names of [a-z0-9_]); FN is called per notification, ON_READY (may be
 * NULL) after every (re)connect, when LISTEN is confirmed: do a catch-up poll then. Of O only the connection strings,
 * role and statement_timeout_ms count. Freeing inside the callbacks is allowed.
 */
struct dx_listen;
struct dx_listen *dx_listen_new(struct dx_loop *l, const struct dx_db_options *o, const char *const *channels, size_t n,
				void (*fn)(const char *channel, const char *payload, void *arg),
				void (*on_ready)(void *arg), void *arg);
void dx_listen_free(struct dx_listen **ls);

/* Value of row R, column NAME; NULL for SQL NULL. A missing column is a bug (asserted). */
const char *dx_col(const PGresult *res, int row, const char *name);
int64_t dx_col_int(const PGresult *res, int row, const char *name, int64_t def); /* DEF for NULL */
bool dx_col_bool(const PGresult *res, int row, const char *name);

#endif
