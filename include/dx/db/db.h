/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * PostgreSQL for event-loop processes: libpq non-blocking in pipeline mode, one
 * sync point per query or transaction, reconnect with back-off (100 ms doubling
 * to 5 s, with jitter), search_path emptied, application_name "docextract ROLE PID".
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

#define DX_P(text)        ((struct dx_param){(text), 0, false})
#define DX_P_NULL         ((struct dx_param){NULL, 0, false})
#define DX_P_BIN(ptr, len) ((struct dx_param){(const char *)(ptr), (int)(len), true})

/*
 * RES is the only result (tuples or command), valid during the call; NULL when ERR is set.
 * A second result set or a COPY is an internal_error.
 */
typedef void dx_db_fn(PGresult *res, const struct dx_err *err, void *arg);

struct dx_db_options {
	const char *conninfo; /* libpq keyword string or URI; copied */
	const char *role;     /* for application_name; copied */
	int connections;      /* ≥ 1 */
	/* Called on every change between "some connection works" and "none does"; may be NULL. */
	void (*on_state)(bool up, void *arg);
	void *arg;
};

struct dx_db *dx_db_new(struct dx_loop *l, const struct dx_db_options *o);
void dx_db_free(struct dx_db **db); /* pending callbacks run with database_unavailable */
bool dx_db_up(const struct dx_db *db);
uint64_t dx_db_reconnects(const struct dx_db *db);

/*
 * SQL is a constant text (its address names the prepared statement: prepared once per connection).
 * Parameters are copied. Goes to the connection with the fewest queries under way.
 */
void dx_db_query(struct dx_db *db, const char *sql, const struct dx_param *params, int n_params, dx_db_fn *fn, void *arg);

/*
 * A transaction whose statements are sent bit by bit (an upload in chunks): takes one connection for
 * itself. Statements between begin and commit form one pipeline without a sync; FN gets the result of the
 * statement sent with WANT_RESULT, or the first error, after the commit is confirmed.
 */
struct dx_db_tx;
/* ON_READY is called once a connection is free (or never with err set). */
void dx_db_tx_begin(struct dx_db *db, void (*on_ready)(struct dx_db_tx *tx, const struct dx_err *err, void *arg), void *arg);
void dx_db_tx_send(struct dx_db_tx *tx, const char *sql, const struct dx_param *params, int n_params, bool want_result);
/* Bytes libpq still has to write; feed more when ON_DRAIN says it fell below the low-water mark. */
void dx_db_tx_on_drain(struct dx_db_tx *tx, void (*fn)(struct dx_db_tx *tx, void *arg), void *arg);
void dx_db_tx_commit(struct dx_db_tx **tx, dx_db_fn *fn, void *arg);
void dx_db_tx_rollback(struct dx_db_tx **tx);

/* Own connection that LISTENs; FN is called per notification, ON_READY after every (re)connect (do a catch-up poll). */
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
