/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The sender hears of documents that have come to their end. Events wait in
 * the outbox, where retention leaves them 30 days; delivering them to webhooks
 * is not part of this version.
 */
#include "dx/sender/sender.h"

#include "dx/base/log.h"
#include "dx/db/db.h"
#include "dx/role/child.h"
#include "dx/role/contract.h"

static const char *const channels[] = {"docextract_done"};

struct sender {
	struct dx_child *child;
	struct dx_listen *listen;
};

static void on_done(const char *channel, const char *payload, void *arg)
{
	(void)channel;
	(void)arg;
	DX_DEBUG("document has ended; deliveries are not part of this version", DX_KV_S("document", payload));
}

static void on_listening(void *arg)
{
	(void)arg;
	DX_DEBUG("listening for ends of documents");
}

static void on_stop(void *arg)
{
	struct sender *s = arg;
	dx_loop_stop(s->child->loop);
}

int dx_sender_run(struct dx_child *c)
{
	struct sender s = {.child = c};
	const struct dx_db_options o = {
		.conninfo = dx_conf_str(c->conf, DX_OPT_db_conninfo),
		.role = "sender",
		.connections = 1,
	};

	dx_child_on_stop(c, on_stop, &s);
	s.listen = dx_listen_new(c->loop, &o, channels, DX_LEN(channels), on_done, on_listening, &s);
	dx_child_ready(c);
	dx_loop_run(c->loop);
	dx_listen_free(&s.listen);
	return DX_EXIT_OK;
}
