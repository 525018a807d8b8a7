/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/job.h"

#include <inttypes.h>
#include <stdio.h>

#include "dx/base/check.h"
#include "dx/base/log.h"

static const char sql_worker_start[] = "SELECT docextract.worker_start($1, $2) AS id";
static const char sql_worker_beat[] = "SELECT docextract.worker_beat($1) AS alive";
static const char sql_worker_stop[] = "SELECT docextract.worker_stop($1) AS jobs";
static const char sql_claim[] =
	"SELECT job_id, document, kind, page, token, attempt, cancel_requested, industry, template, template_version, "
	"media_type, size_bytes, languages, pages, options, request_id, waited_ms, secret, traceparent FROM docextract.claim_job($1, $2, $3)";
static const char sql_want[] = "SELECT docextract.want_secret($1, $2, $3) AS asked";
static const char sql_extend[] = "SELECT docextract.extend_job($1, $2, $3) AS mine";
static const char sql_content[] = "SELECT bytes, driver, key FROM docextract.get_content($1, $2)";
static const char sql_template[] = "SELECT docextract.get_template($1, $2, $3) AS body";
static const char sql_words[] = "SELECT n, words FROM docextract.get_words($1) ORDER BY n";
static const char sql_cells[] = "SELECT n, cells FROM docextract.get_cells($1) ORDER BY n";
static const char sql_cells_read[] = "SELECT docextract.cells_read($1, $2, $3, $4) AS mine";
static const char sql_get_llm_reply[] = "SELECT mine, reply FROM docextract.get_llm_reply($1, $2, $3)";
static const char sql_put_llm_reply[] = "SELECT docextract.put_llm_reply($1, $2, $3, $4) AS mine";
static const char sql_open_done[] = "SELECT docextract.open_done($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS verdict";
static const char sql_page_done[] = "SELECT docextract.page_done($1, $2, $3, $4, $5, $6) AS verdict";
static const char sql_page_failed[] = "SELECT docextract.page_failed($1, $2, $3, $4) AS verdict";
static const char sql_finish[] =
	"SELECT docextract.finish_document($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, "
	"$19) AS mine";
static const char sql_finish_revision[] =
	"SELECT docextract.finish_revision($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, "
	"$19) AS mine";
static const char sql_fail[] = "SELECT docextract.fail_document($1, $2, $3, $4) AS mine";
static const char sql_return[] = "SELECT docextract.return_job($1, $2, $3) AS verdict";
static const char sql_release[] = "SELECT docextract.release_job($1, $2, $3, $4, $5) AS verdict";
static const char sql_cancelled[] = "SELECT docextract.job_cancelled($1, $2, $3) AS gone";
static const char sql_notify_done[] = "SELECT docextract.notify_done($1)";
static const char sql_keeper_lock[] = "SELECT docextract.keeper_lock() AS mine";
static const char sql_sweep[] = "SELECT docextract.sweep($1) AS jobs";
static const char sql_gauges[] =
	"SELECT kind, prio, ready, working, delayed, oldest_ready_s FROM docextract.queue_gauges()";
static const char sql_retire[] = "SELECT docextract.retire($1, $2) AS n";

/* Text of a number for a parameter; lives on the caller's stack. */
struct number {
	char text[24];
};

static const char *number(struct number *n, int64_t v)
{
	snprintf(n->text, sizeof(n->text), "%" PRId64, v);
	return n->text;
}

static const char *truth(bool v)
{
	return v ? "true" : "false";
}

/* ---- the worker's own row ---- */

void dx_store_worker_start(struct dx_db *db, const char *host, int pid, dx_db_fn *fn, void *arg)
{
	struct number p;
	dx_db_query(db, sql_worker_start, (struct dx_param[]){DX_P(host), DX_P(number(&p, pid))}, 2, fn, arg);
}

void dx_store_worker_beat(struct dx_db *db, int64_t worker, dx_db_fn *fn, void *arg)
{
	struct number w;
	dx_db_query(db, sql_worker_beat, (struct dx_param[]){DX_P(number(&w, worker))}, 1, fn, arg);
}

void dx_store_worker_stop(struct dx_db *db, int64_t worker, dx_db_fn *fn, void *arg)
{
	struct number w;
	dx_db_query(db, sql_worker_stop, (struct dx_param[]){DX_P(number(&w, worker))}, 1, fn, arg);
}

/* ---- jobs ---- */

void dx_store_claim_job(struct dx_db *db, int64_t worker, int64_t lease_ms, bool async_first, dx_db_fn *fn, void *arg)
{
	struct number w, lease;
	const struct dx_param params[] = {DX_P(number(&w, worker)), DX_P(number(&lease, lease_ms)),
					  DX_P(truth(async_first))};
	dx_db_query(db, sql_claim, params, (int)DX_LEN(params), fn, arg);
}

static const char *copy(const PGresult *res, struct dx_arena *a, const char *name)
{
	const char *s = dx_col(res, 0, name);
	return dx_strdup(a, s != NULL ? s : "");
}

void dx_job_read(const PGresult *res, struct dx_arena *a, struct dx_job *j_r)
{
	dx_assert(PQntuples(res) == 1);
	*j_r = (struct dx_job){
		.id = dx_col_int(res, 0, "job_id", 0),
		.token = dx_col_int(res, 0, "token", 0),
		.document = copy(res, a, "document"),
		.kind = (int)dx_col_int(res, 0, "kind", 0),
		.page = (int)dx_col_int(res, 0, "page", 0),
		.attempt = (int)dx_col_int(res, 0, "attempt", 0),
		.cancel_requested = dx_col_bool(res, 0, "cancel_requested"),
		.industry = copy(res, a, "industry"),
		.template_name = copy(res, a, "template"),
		.template_version = (int)dx_col_int(res, 0, "template_version", 0),
		.media_type = copy(res, a, "media_type"),
		.size_bytes = dx_col_int(res, 0, "size_bytes", 0),
		.languages = copy(res, a, "languages"),
		.pages = copy(res, a, "pages"),
		.options = copy(res, a, "options"),
		.request_id = copy(res, a, "request_id"),
		.secret = copy(res, a, "secret"),
		.traceparent = copy(res, a, "traceparent"),
		.waited_ms = dx_col_int(res, 0, "waited_ms", 0),
	};
}

void dx_store_extend_job(struct dx_db *db, const struct dx_job *j, int64_t lease_ms, dx_db_fn *fn, void *arg)
{
	struct number id, token, lease;
	const struct dx_param params[] = {
		DX_P(number(&id, j->id)),
		DX_P(number(&token, j->token)),
		DX_P(number(&lease, lease_ms)),
	};
	dx_db_query(db, sql_extend, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_want_secret(struct dx_db *db, const struct dx_job *j, const char *public_key, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(public_key)};
	dx_db_query(db, sql_want, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_content(struct dx_db *db, const struct dx_job *j, int seq, dx_db_fn *fn, void *arg)
{
	struct number s;
	dx_db_query(db, sql_content, (struct dx_param[]){DX_P(j->document), DX_P(number(&s, seq))}, 2, fn, arg);
}

void dx_store_get_template(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg)
{
	struct number version;
	const struct dx_param params[] = {
		DX_P(j->industry),
		DX_P(j->template_name),
		j->template_version > 0 ? DX_P(number(&version, j->template_version)) : DX_P_NULL,
	};
	dx_db_query(db, sql_template, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_words(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_words, (struct dx_param[]){DX_P(j->document)}, 1, fn, arg);
}

void dx_store_get_cells(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_cells, (struct dx_param[]){DX_P(j->document)}, 1, fn, arg);
}

void dx_store_open_done(struct dx_db *db, const struct dx_job *j, const struct dx_opened *o, dx_db_fn *fn, void *arg)
{
	struct number id, token, total;
	const struct dx_param params[] = {
		DX_P(number(&id, j->id)),
		DX_P(number(&token, j->token)),
		DX_P(o->media_type),
		DX_P(o->kind),
		DX_P(number(&total, o->pages_total)),
		DX_P(o->numbers),
		DX_P(o->widths),
		DX_P(o->heights),
		DX_P(o->text_states),
		DX_P(o->words),
	};
	dx_db_query(db, sql_open_done, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_page_done(struct dx_db *db, const struct dx_job *j, int width, int height, const char *source,
			const char *words, dx_db_fn *fn, void *arg)
{
	struct number id, token, w, h;
	const struct dx_param params[] = {
		DX_P(number(&id, j->id)),
		DX_P(number(&token, j->token)),
		DX_P(number(&w, width)),
		DX_P(number(&h, height)),
		DX_P(source),
		DX_P(words),
	};
	dx_db_query(db, sql_page_done, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_page_failed(struct dx_db *db, const struct dx_job *j, const char *code, const char *detail, dx_db_fn *fn,
			  void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(code),
					  DX_P(detail)};
	dx_db_query(db, sql_page_failed, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_cells_read(struct dx_db *db, const struct dx_job *j, const char *pages, const char *cells, dx_db_fn *fn,
			 void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(pages),
					  DX_P(cells)};
	dx_db_query(db, sql_cells_read, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_llm_reply(struct dx_db *db, const struct dx_job *j, const char *request, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(request)};
	dx_db_query(db, sql_get_llm_reply, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_put_llm_reply(struct dx_db *db, const struct dx_job *j, const char *request, const char *reply,
			    dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(request),
					  DX_P(reply)};
	dx_db_query(db, sql_put_llm_reply, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_finish_document(struct dx_db *db, const struct dx_job *j, const struct dx_finished *f, dx_db_fn *fn,
			      void *arg)
{
	struct number id, token, rows, version, percent;
	const bool chosen = f->template_name != NULL;
	const struct dx_param params[] = {
		DX_P(number(&id, j->id)),
		DX_P(number(&token, j->token)),
		DX_P(f->status),
		f->rows_total >= 0 ? DX_P(number(&rows, f->rows_total)) : DX_P_NULL,
		DX_P(f->data),
		DX_P(f->evidence),
		DX_P(f->checks),
		DX_P(f->verification),
		DX_P(f->corrections),
		DX_P(f->warnings),
		DX_P(f->engine),
		DX_P(f->base),
		DX_P(f->rows),
		DX_P(f->whole_data),
		DX_P(f->whole_evidence),
		/* where the template was auto: what was chosen */
		DX_P(f->industry),
		DX_P(f->template_name),
		chosen ? DX_P(number(&version, f->template_version)) : DX_P_NULL,
		chosen ? DX_P(number(&percent, f->template_percent)) : DX_P_NULL,
	};
	dx_db_query(db, f->is_revision ? sql_finish_revision : sql_finish, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_fail_document(struct dx_db *db, const struct dx_job *j, const char *problem, const char *base,
			    dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(problem),
					  DX_P(base)};
	dx_db_query(db, sql_fail, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_release_job(struct dx_db *db, const struct dx_job *j, const char *error, bool crashed, bool retry,
			  dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {
		DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(error), DX_P(truth(crashed)),
		DX_P(truth(retry)),
	};
	dx_db_query(db, sql_release, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_return_job(struct dx_db *db, const struct dx_job *j, const char *error, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(error)};
	dx_db_query(db, sql_return, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_job_cancelled(struct dx_db *db, const struct dx_job *j, const char *base, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P(base)};
	dx_db_query(db, sql_cancelled, params, (int)DX_LEN(params), fn, arg);
}

static void on_notified(PGresult *res, const struct dx_err *err, void *arg)
{
	(void)res;
	(void)arg;
	if (err != NULL)
		DX_WARN("end of a document not announced; who waits will poll", DX_KV_S("error", err->msg));
}

void dx_store_notify_done(struct dx_db *db, const char *uuid)
{
	dx_db_query(db, sql_notify_done, (struct dx_param[]){DX_P(uuid)}, 1, on_notified, NULL);
}

/* ---- keeper ---- */

void dx_store_keeper_lock(struct dx_db *db, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_keeper_lock, NULL, 0, fn, arg);
}

void dx_store_sweep(struct dx_db *db, int64_t stale_ms, dx_db_fn *fn, void *arg)
{
	struct number stale;
	dx_db_query(db, sql_sweep, (struct dx_param[]){DX_P(number(&stale, stale_ms))}, 1, fn, arg);
}

void dx_store_queue_gauges(struct dx_db *db, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_gauges, NULL, 0, fn, arg);
}

void dx_store_retire(struct dx_db *db, int64_t keep_ms, dx_db_fn *fn, void *arg)
{
	struct number keep, batch;
	const struct dx_param params[] = {DX_P(number(&keep, keep_ms)), DX_P(number(&batch, DX_RETIRE_BATCH))};
	dx_db_query(db, sql_retire, params, (int)DX_LEN(params), fn, arg);
}
