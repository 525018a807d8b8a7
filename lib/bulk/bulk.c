/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/bulk/bulk.h"

#include <stdlib.h>

#include "bulk_int.h"
#include "dx/base/check.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"

#define BATCH   200
#define POLL_US (INT64_C(2) * 1000 * 1000)
/* Every statement extends it by this. */
#define LEASE_MS 60000
/* Choosing 100,000 invoices is one statement. */
#define STATEMENT_MS 120000

static const char *const channels[] = {"docextract_export"};

struct dx_bulk {
	struct dx_db *db;
	struct dx_listen *listen;
	struct dx_timer *poll;
	bool up, claiming, closing;
	struct dx_bulk_job *job;
};

static void claim(struct dx_bulk *b);
static void next_batch(struct dx_bulk *b);

/* The job is over, one way or another; nothing of it is under way. */
static void drop(struct dx_bulk *b)
{
	dx_bulk_job_free(&b->job);
	claim(b);
}

/* ---- the end ---- */

static void on_ended(struct dx_bulk_job *j)
{
	struct dx_bulk *b = j->owner;
	if (!j->broken)
		DX_INFO("bulk export done", DX_KV_S("export", j->ref.uuid), DX_KV_I("invoices", j->included),
			DX_KV_I("bytes", (int64_t)j->bytes));
	drop(b);
}

static void finish(struct dx_bulk *b)
{
	struct dx_bulk_job *j = b->job;
	DX_KILL_POINT("export_written");
	j->on_settled = on_ended;
	j->pending++;
	dx_store_export_finish(b->db, j->ref, j->done, dx_bulk_job_summary(j), dx_bulk_job_written, j);
}

static void give_up(struct dx_bulk *b, const char *why)
{
	struct dx_bulk_job *j = b->job;
	DX_WARN("a bulk export failed", DX_KV_S("export", j->ref.uuid), DX_KV_S("error", why));
	j->on_settled = on_ended;
	j->pending++;
	dx_store_export_fail(b->db, j->ref, why, dx_bulk_job_written, j);
}

/* ---- batches ---- */

static void on_batch_stored(struct dx_bulk_job *j)
{
	struct dx_bulk *b = j->owner;
	if (j->broken)
		drop(b);
	else if (j->bytes > DX_BULK_BYTES_MAX)
		give_up(b, "its files are larger than 3 GiB together: ask for a shorter range");
	else if (j->done < j->found)
		next_batch(b);
	else if (b->closing)
		finish(b);
	else
		next_batch(b);
}

static void store_progress(struct dx_bulk_job *j)
{
	struct dx_buf all = DX_BUF_INIT;
	dx_buf_addc(&all, '[');
	dx_buf_add(&all, dx_buf_cstr(&j->refusals), j->refusals.len);
	dx_buf_addc(&all, ']');
	j->pending++;
	dx_store_export_progress(j->db, j->ref, j->done, dx_buf_cstr(&all), dx_bulk_job_written, j);
	dx_buf_reset(&j->refusals);
	dx_buf_free(&all);
}

static void on_batch(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_bulk *b = arg;
	struct dx_bulk_job *j = b->job;
	int n = err == NULL ? PQntuples(res) : 0;
	j->pending--;
	if (n == 0) {
		DX_WARN("a bulk export stopped; it begins anew later", DX_KV_S("export", j->ref.uuid),
			DX_KV_S("error", err != NULL ? err->msg : "it is another process's now"));
		drop(b);
		return;
	}
	for (int i = 0; i < n; i++)
		dx_bulk_job_add(j, res, i);
	DX_KILL_POINT("export_half");
	store_progress(j);
}

static void next_batch(struct dx_bulk *b)
{
	struct dx_bulk_job *j = b->job;
	j->on_settled = on_batch_stored;
	if (j->done < j->found) {
		j->pending++;
		dx_store_export_batch(b->db, j->ref, (int)j->done, BATCH, on_batch, b);
		return;
	}
	b->closing = true;
	dx_bulk_job_close(j);
}

/* ---- the beginning ---- */

static void on_selected(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_bulk *b = arg;
	struct dx_bulk_job *j = b->job;
	j->pending--;
	if (err != NULL || PQntuples(res) == 0) {
		DX_WARN("the invoices of a bulk export were not chosen; it begins anew later",
			DX_KV_S("export", j->ref.uuid), DX_KV_S("error", err != NULL ? err->msg : "it was taken over"));
		drop(b);
		return;
	}
	j->found = dx_col_int(res, 0, "looked_at", 0);
	j->included = dx_col_int(res, 0, "included", 0);
	j->unverified = dx_col_int(res, 0, "unverified", 0) > 0;
	next_batch(b);
}

static void on_claimed(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_bulk *b = arg;
	struct dx_err bad;
	b->claiming = false;
	if (err != NULL || PQntuples(res) == 0)
		return;
	bool ok = dx_bulk_job_new(b->db, res, &b->job, &bad);
	b->job->owner = b;
	b->closing = false;
	if (!ok) {
		give_up(b, "the team's settings cannot be read");
		return;
	}
	b->job->pending++;
	dx_store_export_select(b->db, b->job->ref, on_selected, b);
}

static void claim(struct dx_bulk *b)
{
	if (!b->up || b->claiming || b->job != NULL)
		return;
	b->claiming = true;
	dx_store_export_claim(b->db, LEASE_MS, on_claimed, b);
}

static void on_poll(void *arg)
{
	claim(arg);
}

static void on_notice(const char *channel, const char *payload, void *arg)
{
	(void)channel;
	(void)payload;
	claim(arg);
}

static void on_state(bool up, void *arg)
{
	struct dx_bulk *b = arg;
	b->up = up;
	claim(b);
}

struct dx_bulk *dx_bulk_new(struct dx_loop *loop, const char *conninfo, const char *listen_conninfo)
{
	struct dx_bulk *b = calloc(1, sizeof(*b));
	if (b == NULL)
		dx_die("out of memory");
	const struct dx_db_options o = {
		.conninfo = conninfo,
		.listen_conninfo = listen_conninfo,
		.role = "export",
		.connections = 1, /* a file's row has to come before its pieces */
		.statement_timeout_ms = STATEMENT_MS,
		.on_state = on_state,
		.arg = b,
	};
	b->db = dx_db_new(loop, &o);
	b->listen = dx_listen_new(loop, &o, channels, DX_LEN(channels), on_notice, on_poll, b);
	b->poll = dx_timer_every(loop, POLL_US, on_poll, b);
	return b;
}

void dx_bulk_free(struct dx_bulk **b)
{
	struct dx_bulk *bulk = *b;
	if (bulk == NULL)
		return;
	dx_listen_free(&bulk->listen);
	dx_timer_free(&bulk->poll);
	/* what is under way is told that the database is away, and drops the job */
	bulk->up = false;
	dx_db_free(&bulk->db);
	dx_bulk_job_free(&bulk->job);
	free(bulk);
	*b = NULL;
}
