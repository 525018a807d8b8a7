/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "db_int.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

#define SLOW_START_US INT64_C(500000)
#define LOG_AGAIN_US  INT64_C(60000000)
/* Server version that knows client_connection_check_interval. */
#define CHECK_INTERVAL_SINCE 140000

static void conn_start(void *arg);
static void on_socket(int fd, short what, void *arg);

/* ---- what all connections of an owner share ---- */

static char *print(const char *fmt, ...) DX_PRINTF(1, 2);

static char *print(const char *fmt, ...)
{
	char *text;
	va_list ap;

	va_start(ap, fmt);
	int n = vasprintf(&text, fmt, ap);
	va_end(ap);
	if (n < 0)
		dx_die("out of memory");
	return text;
}

void dx_session_init(struct dx_session *s, const struct dx_db_options *o, const char *suffix)
{
	int64_t timeout_ms = o->statement_timeout_ms ? o->statement_timeout_ms : DX_DB_STATEMENT_TIMEOUT_MS;

	dx_assert(o->conninfo && o->role && timeout_ms > 0);
	*s = (struct dx_session){0};
	s->conninfo = print("%s", o->conninfo);
	s->application_name = print("docextract %s %ld%s", o->role, (long)getpid(), suffix);
	s->stall_us = (timeout_ms + DX_DB_STALL_GRACE_MS) * 1000;
	snprintf(s->timeout_ms, sizeof(s->timeout_ms), "%lld", (long long)timeout_ms);
	if (o->on_connect)
		dx_session_add(s, o->on_connect);
}

void dx_session_add(struct dx_session *s, const char *sql)
{
	char **v = realloc(s->statements, dx_size_mul(s->n_statements + 1, sizeof(*v)));

	if (!v)
		dx_die("out of memory");
	s->statements = v;
	s->statements[s->n_statements++] = print("%s", sql);
}

void dx_session_free(struct dx_session *s)
{
	for (size_t i = 0; i < s->n_statements; i++)
		free(s->statements[i]);
	free(s->statements);
	free(s->conninfo);
	free(s->application_name);
	*s = (struct dx_session){0};
}

/* ---- giving up and trying again ---- */

static void log_loss(struct dx_conn *c, const char *why)
{
	int64_t now = dx_now_mono_us();

	if (strcmp(c->last_why, why) == 0 && now - c->logged_us < LOG_AGAIN_US)
		return;
	snprintf(c->last_why, sizeof(c->last_why), "%s", why);
	c->logged_us = now;
	DX_WARN("no connection to the database", DX_KV_I("connection", c->number), DX_KV_S("reason", why),
		DX_KV_I("attempts", c->backoff.attempts));
}

static void let_go(struct dx_conn *c)
{
	/* libpq closes the descriptor, so the watch has to go first. */
	dx_watch_free(&c->watch);
	dx_timer_free(&c->timer);
	PQfinish(c->pg);
	c->pg = NULL;
	c->want_write = false;
	dx_pipe_abandon(c);
	/* Last: an abandoned set-up has its say in these, too. */
	c->setup_done = false;
	c->why[0] = '\0';
}

void dx_db_conn_break(struct dx_conn *c, const char *why)
{
	bool was_ready = c->state == DX_CONN_READY;
	char reason[sizeof(c->why)];

	if (c->why[0])
		snprintf(reason, sizeof(reason), "%s", c->why);
	else if (why)
		snprintf(reason, sizeof(reason), "%s", why);
	else
		dx_db_message(c->pg, reason, sizeof(reason));
	log_loss(c, reason);
	/* One that is lost at once, again and again, is no better than none. */
	if (was_ready && dx_now_mono_us() - c->ready_us >= DX_DB_LASTING_US)
		dx_backoff_reset(&c->backoff);
	c->state = DX_CONN_WAITING;
	let_go(c);
	c->timer = dx_timer_once(c->loop, dx_backoff_next_us(&c->backoff), conn_start, c);
	c->hooks->on_lost(c, was_ready);
}

void dx_db_conn_close(struct dx_conn *c)
{
	c->state = DX_CONN_WAITING;
	let_go(c);
}

/* ---- the session's settings ---- */

/*
 * search_path is emptied: every name in our SQL is qualified, and nobody can slip an object in front of ours.
 * A session of the server's that somebody has set up before us is one that a pooler hands from client to client: our
 * prepared statements, locks and LISTENs would be anybody's. Session pooling wipes it in between (DISCARD ALL).
 */
static const char sql_settings[] =
	"SELECT pg_catalog.current_setting('docextract.session', true), "
	"pg_catalog.set_config('docextract.session', $2, false), "
	"pg_catalog.set_config('search_path', '', false), pg_catalog.set_config('client_encoding', 'UTF8', false), "
	"pg_catalog.set_config('statement_timeout', $1, false), pg_catalog.set_config('lock_timeout', '2s', false), "
	"pg_catalog.set_config('idle_in_transaction_session_timeout', '10s', false), "
	"pg_catalog.set_config('application_name', $2, false)";
/* The server's own system may not support it, so this one may fail. */
static const char sql_check_interval[] =
	"SELECT pg_catalog.set_config('client_connection_check_interval', '500ms', false)";

static void drop_op(DX_UNUSED struct dx_conn *c, struct dx_op *op)
{
	dx_op_free(op);
}

/* Has the session been set up before, by another client of a pooler? */
static bool is_shared(const PGresult *res)
{
	return res && PQntuples(res) == 1 && PQgetvalue(res, 0, 0)[0] != '\0';
}

static void on_setup_done(struct dx_conn *c, struct dx_op *op)
{
	struct dx_err err = op->err;
	bool failed = op->failed;
	bool shared = !failed && is_shared(op->res);

	dx_op_free(op);
	if (shared) {
		snprintf(c->why, sizeof(c->why), "%s",
			 "a pooler shares this session with others: it must pool sessions, not transactions");
		failed = true;
	} else if (failed)
		snprintf(c->why, sizeof(c->why), "could not set up the session: %.*s", (int)sizeof(c->why) / 2,
			 err.msg);
	c->setup_done = !failed;
}

/* The owner may send at once, and that may lose the connection again: nothing of it may be used afterwards. */
static void become_ready(struct dx_conn *c)
{
	c->state = DX_CONN_READY;
	c->ready_us = dx_now_mono_us();
	dx_timer_free(&c->timer);
	if (c->was_ready)
		c->reconnects++;
	DX_INFO("connected to the database", DX_KV_I("connection", c->number));
	c->was_ready = true;
	c->last_why[0] = '\0';
	c->hooks->on_ready(c);
}

static bool send_settings(struct dx_conn *c)
{
	const struct dx_session *s = c->session;
	const struct dx_param params[] = {DX_P(s->timeout_ms), DX_P(s->application_name)};
	struct dx_op *op;
	bool ok = true;

	if (PQserverVersion(c->pg) >= CHECK_INTERVAL_SINCE) {
		op = dx_op_new(NULL, NULL);
		op->internal = drop_op;
		dx_pipe_begin(c, op);
		ok = dx_pipe_exec(c, op, sql_check_interval, NULL, 0, false, false) && dx_pipe_sync(c, op);
	}
	op = dx_op_new(NULL, NULL);
	op->internal = on_setup_done;
	dx_pipe_begin(c, op);
	ok = ok && dx_pipe_exec(c, op, sql_settings, params, DX_LEN(params), true, false);
	for (size_t i = 0; ok && i < s->n_statements; i++)
		ok = dx_pipe_exec(c, op, s->statements[i], NULL, 0, false, false);
	return ok && dx_pipe_sync(c, op);
}

/* ---- connecting ---- */

/* A notice may quote data, so only its number is told. */
static void on_notice(DX_UNUSED void *arg, const PGresult *res)
{
	DX_DEBUG("notice of the database", DX_KV_S("severity", PQresultErrorField(res, PG_DIAG_SEVERITY_NONLOCALIZED)),
		 DX_KV_S("sqlstate", PQresultErrorField(res, PG_DIAG_SQLSTATE)));
}

static void watch_socket(struct dx_conn *c, short what)
{
	int fd = PQsocket(c->pg);

	if (fd < 0)
		dx_db_conn_break(c, NULL);
	else
		c->watch = dx_watch_fd(c->loop, fd, what, on_socket, c);
}

static void on_connected(struct dx_conn *c)
{
	c->state = DX_CONN_SETUP;
	watch_socket(c, EV_READ);
	if (!c->pg)
		return;
	if (PQsetnonblocking(c->pg, 1) < 0 || !PQenterPipelineMode(c->pg) || !send_settings(c))
		dx_db_conn_break(c, NULL);
	else
		dx_db_conn_flush(c);
}

static void conn_poll(struct dx_conn *c)
{
	short what = 0;

	/* The poll may close the descriptor and open another with the same number. */
	dx_watch_free(&c->watch);
	switch (PQconnectPoll(c->pg)) {
	case PGRES_POLLING_READING:
		what = EV_READ;
		break;
	case PGRES_POLLING_WRITING:
		what = EV_WRITE;
		break;
	case PGRES_POLLING_OK:
		on_connected(c);
		return;
	case PGRES_POLLING_FAILED:
	case PGRES_POLLING_ACTIVE:
		dx_db_conn_break(c, NULL);
		return;
	}
	watch_socket(c, what);
}

static void on_deadline(void *arg)
{
	struct dx_conn *c = arg;

	dx_db_conn_break(c, "no connection in time");
	c->hooks->on_turn(c);
}

static PGconn *start_libpq(const struct dx_session *s)
{
	/* What stands before dbname are defaults that the operator's connection string may override. */
	static const char *const keywords[] = {"keepalives",       "keepalives_idle",  "keepalives_interval",
					       "keepalives_count", "tcp_user_timeout", "dbname",
					       "client_encoding",  "application_name", NULL};
	const char *const values[] = {"1", "5", "2", "3", "10000", s->conninfo, "UTF8", s->application_name, NULL};

	PGconn *pg = PQconnectStartParams(keywords, values, 1);
	if (!pg)
		dx_die("out of memory");
	return pg;
}

static void conn_start(void *arg)
{
	struct dx_conn *c = arg;
	int64_t before = dx_now_mono_us();

	dx_timer_free(&c->timer);
	c->state = DX_CONN_CONNECTING;
	if (getrandom(&c->token, sizeof(c->token), 0) != sizeof(c->token))
		dx_die("no random numbers");
	c->pg = start_libpq(c->session);
	if (dx_now_mono_us() - before > SLOW_START_US)
		DX_WARN("looking up the database's host name blocked this process",
			DX_KV_I("ms", (dx_now_mono_us() - before) / 1000));
	if (PQstatus(c->pg) == CONNECTION_BAD) {
		dx_db_conn_break(c, NULL);
	} else {
		(void)PQsetNoticeReceiver(c->pg, on_notice, NULL);
		c->timer = dx_timer_once(c->loop, DX_DB_CONNECT_TIMEOUT_US, on_deadline, c);
		watch_socket(c, EV_WRITE);
	}
	c->hooks->on_turn(c);
}

void dx_db_conn_init(struct dx_conn *c, struct dx_loop *l, const struct dx_session *s,
		     const struct dx_conn_hooks *hooks, void *owner, int number)
{
	*c = (struct dx_conn){.loop = l, .session = s, .hooks = hooks, .owner = owner, .number = number};
	dx_pipe_init(&c->pipe);
	c->timer = dx_timer_once(l, 0, conn_start, c);
}

/* ---- reading and writing ---- */

/* Returns 1 when data is left, 0 when none is, −1 when the connection was given up. */
static int flush(struct dx_conn *c)
{
	int left = PQflush(c->pg);

	if (left < 0) {
		dx_db_conn_break(c, NULL);
		return -1;
	}
	if (left == 0)
		c->pipe.pending_bytes = 0;
	else if (!c->want_write)
		c->progress_us = dx_now_mono_us();
	c->want_write = left == 1;
	/* Also while writing we read: a server that waits for us to take its answers reads no more requests. */
	dx_watch_set(c->watch, c->want_write ? EV_READ | EV_WRITE : EV_READ);
	return left;
}

void dx_db_conn_flush(struct dx_conn *c)
{
	(void)flush(c);
}

static void conn_io(struct dx_conn *c, short what)
{
	bool alive = true;

	/* Being able to write is a sign of life, too: the other side has read. */
	c->progress_us = dx_now_mono_us();
	if (what & EV_READ) {
		alive = PQconsumeInput(c->pg) != 0;
		/* A server that goes away says goodbye first, so look at what came even when the end came with it. */
		if (!dx_pipe_read(c) || !alive) {
			dx_db_conn_break(c, NULL);
			return;
		}
	}
	if (c->want_write && flush(c) == 0)
		c->hooks->on_drained(c);
	if (c->setup_done && c->state == DX_CONN_SETUP)
		become_ready(c);
}

static void on_socket(DX_UNUSED int fd, short what, void *arg)
{
	struct dx_conn *c = arg;

	if (c->state == DX_CONN_CONNECTING)
		conn_poll(c);
	else
		conn_io(c, what);
	c->hooks->on_turn(c);
}

void dx_db_conn_check(struct dx_conn *c, int64_t now_us)
{
	const struct dx_op *op = STAILQ_FIRST(&c->pipe.ops);

	/* A transaction that is still being fed is owed no answer yet, but what it sent must get away. */
	if (c->state == DX_CONN_READY && op && (op->sync_sent || c->want_write) &&
	    now_us - c->progress_us > c->session->stall_us)
		dx_db_conn_break(c, "the server does not answer any more");
}
