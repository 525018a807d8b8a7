/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db_int.h"
#include "dx/base/check.h"

#define CHANNEL_MAX 63

struct dx_listen {
	struct dx_session session;
	struct dx_conn conn;
	void (*fn)(const char *channel, const char *payload, void *arg);
	void (*on_ready)(void *arg);
	void *arg;
	bool ready_due;
	bool running; /* inside a caller's function */
	bool closing;
};

static void on_ready(struct dx_conn *c)
{
	struct dx_listen *ls = c->owner;

	ls->ready_due = true;
}

static void on_lost(struct dx_conn *c, DX_UNUSED bool was_ready)
{
	struct dx_listen *ls = c->owner;

	ls->ready_due = false;
}

static void on_drained(DX_UNUSED struct dx_conn *c)
{
}

static void on_op(DX_UNUSED struct dx_conn *c, struct dx_op *op)
{
	dx_op_free(op);
}

static void tell_ready(struct dx_listen *ls)
{
	if (ls->ready_due && ls->on_ready) {
		ls->ready_due = false;
		ls->on_ready(ls->arg);
	}
}

static void tell_notifications(struct dx_listen *ls)
{
	PGnotify *n;

	while (!ls->closing && ls->conn.state == DX_CONN_READY && (n = PQnotifies(ls->conn.pg))) {
		ls->fn(n->relname, n->extra, ls->arg);
		PQfreemem(n);
	}
}

static void destroy(struct dx_listen *ls)
{
	dx_session_free(&ls->session);
	free(ls);
}

static void on_turn(struct dx_conn *c)
{
	struct dx_listen *ls = c->owner;

	ls->running = true;
	tell_ready(ls);
	tell_notifications(ls);
	ls->running = false;
	if (ls->closing)
		destroy(ls);
}

static const struct dx_conn_hooks hooks = {
	.on_ready = on_ready,
	.on_lost = on_lost,
	.on_op = on_op,
	.on_drained = on_drained,
	.on_turn = on_turn,
};

/* LISTEN takes no parameters, so the name must be one that cannot break out of its quotes. */
static void add_channel(struct dx_session *s, const char *channel)
{
	char sql[CHANNEL_MAX + 16];
	size_t n = strlen(channel);

	dx_assert(n > 0 && n <= CHANNEL_MAX);
	dx_assert(strspn(channel, "abcdefghijklmnopqrstuvwxyz0123456789_") == n);
	snprintf(sql, sizeof(sql), "LISTEN \"%s\"", channel);
	dx_session_add(s, sql);
}

struct dx_listen *dx_listen_new(struct dx_loop *l, const struct dx_db_options *o, const char *const *channels, size_t n,
				void (*fn)(const char *channel, const char *payload, void *arg),
				void (*on_ready_fn)(void *arg), void *arg)
{
	struct dx_listen *ls = dx_db_new_object(sizeof(*ls));
	struct dx_db_options own = *o;

	/* A lock that the pool's session takes must not be waited for here. */
	own.on_connect = NULL;
	if (o->listen_conninfo && *o->listen_conninfo)
		own.conninfo = o->listen_conninfo;
	ls->fn = fn;
	ls->on_ready = on_ready_fn;
	ls->arg = arg;
	dx_session_init(&ls->session, &own, " listen");
	for (size_t i = 0; i < n; i++)
		add_channel(&ls->session, channels[i]);
	dx_db_conn_init(&ls->conn, l, &ls->session, &hooks, ls, -1);
	return ls;
}

void dx_listen_free(struct dx_listen **handle)
{
	struct dx_listen *ls = handle ? *handle : NULL;

	if (!ls)
		return;
	*handle = NULL;
	ls->closing = true;
	dx_db_conn_close(&ls->conn);
	if (!ls->running)
		destroy(ls);
}
