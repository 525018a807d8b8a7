/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/keeper/keeper.h"

/*
 * Housekeeping of the database: lost leases, retention, gauges; bulk exports; and the admin
 * listener. Every host runs one keeper, a session lock in the database decides
 * which of them works; all of them measure and make exports.
 */
#include <stdlib.h>
#include <string.h>

#include "admin_int.h"
#include "dx/blob/blob.h"
#include "dx/bulk/bulk.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/db/db.h"
#include "dx/role/contract.h"
#include "dx/store/delivery.h"
#include "dx/store/document.h"
#include "dx/store/job.h"
#include "gauges.h"
#include "unowned.h"

#define SWEEP_US  (INT64_C(1) * 1000 * 1000)
#define GAUGES_US (INT64_C(5) * 1000 * 1000)
#define RETIRE_US (INT64_C(60) * 1000 * 1000)
/* A worker that has not beaten for so long is dead, even if its connection looks alive. */
#define STALE_MS 30000

/* One kind of statement that is sent again and again, never twice at a time. */
struct chore {
	bool under_way;
	bool failed; /* said so already */
	const char *name;
};

struct keeper {
	struct dx_child *child;
	struct dx_db *db;
	struct dx_admin *admin;
	struct dx_bulk *bulk;
	struct dx_blobs *blobs;
	struct dx_unowned *unowned; /* NULL: everything is in the database */
	bool up;
	bool mine; /* the lock is held by our session */
	uint64_t reconnects;
	struct chore lock, sweep, retire, measure, measure_events;
	struct dx_timer *sweep_timer, *gauges_timer, *retire_timer;
	struct dx_buf gauges; /* text of the last measurement; empty when there is none to be trusted */
	struct dx_buf event_gauges;
};

static bool start(struct keeper *k, struct chore *c)
{
	if (!k->up || c->under_way)
		return false;
	c->under_way = true;
	return true;
}

/* True when there is a result. A chore that fails again and again is reported once. */
static bool finish(struct keeper *k, struct chore *c, const struct dx_err *err)
{
	c->under_way = false;
	if (err == NULL) {
		c->failed = false;
		return true;
	}
	if (!c->failed && k->up)
		DX_WARN("housekeeping failed", DX_KV_S("what", c->name), DX_KV_S("error", err->msg),
			DX_KV_S("sqlstate", err->sqlstate));
	c->failed = true;
	return false;
}

static void retire(struct keeper *k);

/* ---- chores ---- */

static void on_locked(PGresult *res, const struct dx_err *err, void *arg)
{
	struct keeper *k = arg;

	if (!finish(k, &k->lock, err) || !dx_col_bool(res, 0, "mine"))
		return;
	k->mine = true;
	DX_INFO("this host keeps the database's house");
	retire(k);
}

static void on_swept(PGresult *res, const struct dx_err *err, void *arg)
{
	struct keeper *k = arg;

	if (!finish(k, &k->sweep, err))
		return;
	int64_t jobs = dx_col_int(res, 0, "jobs", 0);
	if (jobs <= 0)
		return;
	DX_KILL_POINT("keeper_swept");
	dx_stats_add(k->child->stats, DX_C_SWEPT, (uint64_t)jobs);
	DX_INFO("jobs made ready again", DX_KV_I("jobs", jobs));
	dx_store_notify_job(k->db);
}

static void on_second(void *arg)
{
	struct keeper *k = arg;

	if (!k->mine) {
		if (start(k, &k->lock))
			dx_store_keeper_lock(k->db, on_locked, k);
		return;
	}
	if (start(k, &k->sweep)) {
		dx_store_sweep(k->db, STALE_MS, on_swept, k);
		DX_KILL_POINT("keeper_sweeping");
	}
	if (k->up && k->unowned != NULL)
		dx_unowned_look(k->unowned, k->db);
}

static void on_retired(PGresult *res, const struct dx_err *err, void *arg)
{
	struct keeper *k = arg;

	if (!finish(k, &k->retire, err))
		return;
	int64_t n = dx_col_int(res, 0, "n", 0);
	if (n > 0)
		DX_INFO("retention", DX_KV_I("changes", n));
	if (n >= DX_RETIRE_BATCH)
		retire(k);
}

static void retire(struct keeper *k)
{
	if (k->mine && start(k, &k->retire))
		dx_store_retire(k->db, dx_conf_int(k->child->conf, DX_OPT_content_keep), on_retired, k);
}

static void on_minute(void *arg)
{
	retire(arg);
}

static void on_measured(PGresult *res, const struct dx_err *err, void *arg)
{
	struct keeper *k = arg;

	dx_buf_reset(&k->gauges);
	if (finish(k, &k->measure, err))
		dx_keeper_gauges_write(res, &k->gauges);
}

static void on_events_measured(PGresult *res, const struct dx_err *err, void *arg)
{
	struct keeper *k = arg;

	dx_buf_reset(&k->event_gauges);
	if (finish(k, &k->measure_events, err))
		dx_keeper_event_gauges_write(res, &k->event_gauges);
}

static void on_gauges(void *arg)
{
	struct keeper *k = arg;
	if (start(k, &k->measure))
		dx_store_queue_gauges(k->db, on_measured, k);
	if (start(k, &k->measure_events))
		dx_store_delivery_gauges(k->db, on_events_measured, k);
}

static void write_gauges(struct dx_buf *out, void *arg)
{
	struct keeper *k = arg;

	dx_buf_adds(out, "# HELP docextract_database_up Whether this host's keeper reaches the database.\n"
			 "# TYPE docextract_database_up gauge\n");
	dx_buf_printf(out, "docextract_database_up %d\n", k->up);
	dx_buf_adds(out, "# HELP docextract_keeper_active Whether this host keeps the database's house.\n"
			 "# TYPE docextract_keeper_active gauge\n");
	dx_buf_printf(out, "docextract_keeper_active %d\n", k->mine);
	dx_buf_adds(out, dx_buf_cstr(&k->gauges));
	dx_buf_adds(out, dx_buf_cstr(&k->event_gauges));
}

/* ---- the process ---- */

static void on_state(bool up, void *arg)
{
	struct keeper *k = arg;

	k->up = up;
	if (!up) {
		DX_WARN("the database is away");
		/* the session had the lock */
		k->mine = false;
		dx_buf_reset(&k->gauges);
		dx_buf_reset(&k->event_gauges);
		return;
	}
	uint64_t reconnects = dx_db_reconnects(k->db);
	dx_stats_add(k->child->stats, DX_C_DB_RECONNECTS, reconnects - k->reconnects);
	k->reconnects = reconnects;
	DX_INFO("the database is there");
	on_second(k);
	on_gauges(k);
}

static void on_stop(void *arg)
{
	struct keeper *k = arg;
	dx_loop_stop(k->child->loop);
}

static bool set_up(struct keeper *k)
{
	struct dx_loop *loop = k->child->loop;
	struct dx_err err = {0};

	dx_child_on_stop(k->child, on_stop, k);
	if (k->child->admin_fd >= 0 && !dx_admin_open(k->child, write_gauges, k, &k->admin, &err)) {
		DX_ERR("no admin listener", DX_KV_S("error", err.msg));
		return false;
	}
	if (!dx_blobs_open(k->child->conf, loop, &k->blobs, &err)) {
		DX_ERR("cannot delete documents", DX_KV_S("error", err.msg));
		return false;
	}
	k->unowned = dx_unowned_new(k->blobs);
	k->db = dx_db_new(loop, &(struct dx_db_options){
					.conninfo = dx_conf_str(k->child->conf, DX_OPT_db_conninfo),
					.role = "keeper",
					.connections = 1, /* the lock belongs to the session */
					.on_state = on_state,
					.arg = k,
				});
	k->bulk = dx_bulk_new(loop, dx_conf_str(k->child->conf, DX_OPT_db_conninfo),
			      dx_conf_str(k->child->conf, DX_OPT_db_listen_conninfo));
	k->sweep_timer = dx_timer_every(loop, SWEEP_US, on_second, k);
	k->gauges_timer = dx_timer_every(loop, GAUGES_US, on_gauges, k);
	k->retire_timer = dx_timer_every(loop, RETIRE_US, on_minute, k);
	return true;
}

static void tear_down(struct keeper *k)
{
	dx_timer_free(&k->sweep_timer);
	dx_timer_free(&k->gauges_timer);
	dx_timer_free(&k->retire_timer);
	k->up = false;
	dx_admin_close(&k->admin);
	dx_bulk_free(&k->bulk);
	dx_db_free(&k->db);
	dx_blobs_close(&k->blobs);
	dx_unowned_free(&k->unowned);
	dx_buf_free(&k->gauges);
	dx_buf_free(&k->event_gauges);
}

int dx_keeper_run(struct dx_child *c)
{
	struct keeper k = {
		.child = c,
		.lock.name = "lock",
		.sweep.name = "sweep",
		.retire.name = "retention",
		.measure.name = "gauges",
		.measure_events.name = "gauges of events",
	};
	int code = DX_EXIT_FAILED;

	if (set_up(&k)) {
		dx_child_ready(c);
		dx_loop_run(c->loop);
		code = DX_EXIT_OK;
	}
	tear_down(&k);
	return code;
}
