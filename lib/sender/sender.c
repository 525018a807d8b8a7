/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Claims deliveries that are due and sends them. Woken by notices, by answers
 * (a slot of an endpoint is free again) and once a second; a claim that is
 * under way collects all reasons for the next one. Several senders, on this
 * host or others, share the work through the database.
 */
#include "dx/sender/sender.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "dx/base/log.h"
#include "dx/role/contract.h"
#include "dx/crypt/box.h"
#include "dx/os/limit.h"
#include "sender_int.h"

#define BATCH   64
#define POLL_US (INT64_C(1) * 1000 * 1000)
/* At the end: as long for answers that are on their way, then they are handed back. */
#define GRACE_US       (INT64_C(2) * 1000 * 1000)
#define RECLAIM_N      200
#define DB_CONNECTIONS 2

static const char *const channels[] = {"docextract_done", "docextract_event"};

/* Longer than a request can take; then another sender may have the delivery. */
static int64_t lease_ms(const struct dx_sender *s)
{
	return 2 * dx_conf_int(s->child->conf, DX_OPT_webhook_timeout) + 5000;
}

/* ---- claiming ---- */

/* Stopping, and a claim came back: what it brought goes back at once. */
static void end_soon(struct dx_sender *s)
{
	dx_flights_release(s);
	if (s->n_flights == 0)
		dx_loop_stop(s->child->loop);
}

static void on_claimed(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_sender *s = arg;

	s->claiming = false;
	if (err != NULL) {
		if (!s->claim_failed && s->up)
			DX_WARN("no deliveries claimed", DX_KV_S("error", err->msg),
				DX_KV_S("sqlstate", err->sqlstate));
		s->claim_failed = true;
		return;
	}
	s->claim_failed = false;
	int n = PQntuples(res);
	for (int row = 0; row < n; row++)
		dx_flight_start(s, res, row);
	if (n == 0)
		s->last_endpoint = 0;
	if (s->stopping)
		end_soon(s);
	else if (n > 0 || s->claim_again)
		dx_sender_claim(s);
}

void dx_sender_claim(struct dx_sender *s)
{
	int room = DX_FLIGHTS_MAX - s->n_flights;

	if (s->claiming) {
		s->claim_again = true;
		return;
	}
	if (!s->up || s->stopping || room <= 0)
		return;
	s->claiming = true;
	s->claim_again = false;
	dx_store_claim_deliveries(s->db, s->name, room < BATCH ? room : BATCH, lease_ms(s), s->last_endpoint,
				  on_claimed, s);
}

static void on_reclaimed(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_sender *s = arg;

	s->reclaiming = false;
	int64_t n = err == NULL ? dx_col_int(res, 0, "n", 0) : 0;
	if (n > 0)
		DX_INFO("deliveries of a sender that is gone taken over", DX_KV_I("deliveries", n));
	dx_sender_claim(s);
}

static void on_poll(void *arg)
{
	struct dx_sender *s = arg;

	if (!s->up || s->stopping || s->reclaiming)
		return;
	s->reclaiming = true;
	dx_store_reclaim_deliveries(s->db, RECLAIM_N, on_reclaimed, s);
}

static void on_notice(const char *channel, const char *payload, void *arg)
{
	(void)channel;
	(void)payload;
	dx_sender_claim(arg);
}

static void on_listening(void *arg)
{
	dx_sender_claim(arg);
}

static void on_state(bool up, void *arg)
{
	struct dx_sender *s = arg;

	s->up = up;
	if (up)
		DX_INFO("the database is there");
	else
		DX_WARN("the database is away");
	if (up)
		dx_sender_claim(s);
}

/* ---- the end ---- */

void dx_sender_landed(struct dx_sender *s)
{
	if (!s->stopping)
		dx_sender_claim(s);
	else if (s->n_flights == 0 && !s->claiming)
		dx_loop_stop(s->child->loop);
}

static void on_grace(void *arg)
{
	struct dx_sender *s = arg;

	dx_timer_free(&s->grace);
	if (s->n_flights > 0)
		DX_INFO("handing deliveries back", DX_KV_I("deliveries", s->n_flights));
	dx_flights_release(s);
	if (s->n_flights == 0)
		dx_loop_stop(s->child->loop);
}

static void on_stop(void *arg)
{
	struct dx_sender *s = arg;

	s->stopping = true;
	dx_listen_free(&s->listen);
	dx_timer_free(&s->poll);
	if (s->n_flights == 0 && !s->claiming)
		dx_loop_stop(s->child->loop);
	else
		s->grace = dx_timer_once(s->child->loop, s->child->master_gone ? 0 : GRACE_US, on_grace, s);
}

/* ---- the process ---- */

static bool make_client(struct dx_sender *s)
{
	const struct dx_conf *conf = s->child->conf;
	struct dx_fetch_options o = {
		.loop = s->child->loop,
		.user_agent = "docextract-webhooks/1",
		.ca_file = dx_conf_str(conf, DX_OPT_webhook_ca_file),
		.idle_connections = DX_FLIGHTS_MAX,
	};
	struct dx_err err = {0};

	if (!dx_addr_policy_parse(dx_str(dx_conf_str(conf, DX_OPT_webhook_allow_cidr)), &o.policy, &err)) {
		DX_ERR("webhook.allow_cidr is wrong", DX_KV_S("error", err.msg));
		return false;
	}
	o.policy.secure_only = true;
	s->fetch = dx_fetch_new(&o);
	return true;
}

static void set_name(struct dx_sender *s)
{
	char host[65] = "";

	if (gethostname(host, sizeof(host) - 1) != 0)
		DX_WARN("no host name", DX_KV_S("used", "?"));
	(void)snprintf(s->name, sizeof(s->name), "%s[%d]", host[0] != '\0' ? host : "?", (int)getpid());
}

static void connect_database(struct dx_sender *s)
{
	const struct dx_db_options o = {
		.conninfo = dx_conf_str(s->child->conf, DX_OPT_db_conninfo),
		.listen_conninfo = dx_conf_str(s->child->conf, DX_OPT_db_listen_conninfo),
		.role = "sender",
		.connections = DB_CONNECTIONS,
		/* what a crash of the server takes back is sent again; nothing here needs to wait for its disk */
		.on_connect = "SET synchronous_commit = off",
		.on_state = on_state,
		.arg = s,
	};

	s->db = dx_db_new(s->child->loop, &o);
	s->listen = dx_listen_new(s->child->loop, &o, channels, DX_LEN(channels), on_notice, on_listening, s);
	s->poll = dx_timer_every(s->child->loop, POLL_US, on_poll, s);
}

static void tear_down(struct dx_sender *s)
{
	dx_listen_free(&s->listen);
	dx_timer_free(&s->poll);
	dx_timer_free(&s->grace);
	/* the callbacks of what is still asked of the database end the flights that wait for it */
	s->stopping = true;
	s->up = false;
	dx_db_free(&s->db);
	dx_flights_free(s);
	dx_fetch_free(&s->fetch);
	dx_wipe(&s->master, sizeof(s->master));
}

int dx_sender_run(struct dx_child *c)
{
	struct dx_sender s = {.child = c};
	struct dx_err err = {0};
	int code = DX_EXIT_CONFIG;

	if (!dx_crypt_init(&err)) {
		DX_ERR("no cryptography", DX_KV_S("error", err.msg));
		return DX_EXIT_FAILED;
	}
	if (!dx_no_memory_in_cores(&err))
		DX_WARN("a core dump of this process may hold the master key", DX_KV_S("error", err.msg));
	set_name(&s);
	dx_child_on_stop(c, on_stop, &s);
	if (make_client(&s)) {
		connect_database(&s);
		dx_child_ready(c);
		dx_loop_run(c->loop);
		code = DX_EXIT_OK;
	}
	tear_down(&s);
	return code;
}
