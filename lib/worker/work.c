/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <inttypes.h>
#include <malloc.h>
#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/crypt/box.h"
#include "dx/fmt/problem.h"
#include "dx/store/document.h"
#include "worker_int.h"

/* Waits between tries of a statement that must arrive. */
#define RETRY_FIRST_US (INT64_C(250) * 1000)
#define RETRY_MAX_US   (INT64_C(5) * 1000 * 1000)
/* With a working database so many tries are enough: the sweeper has long given the job to somebody else. */
#define TRIES_MAX 20
/* A refusal may be a race with a change of the schema (a new partition): once more, and handing back some times more.
 */
#define REFUSALS_MAX         1
#define RELEASE_REFUSALS_MAX 5
/* A document that took more than this (a statement of 1,000 pages takes hundreds of MiB) gives its pages of memory back
 * to the system; the allocator by itself keeps those between what lives on. */
#define LARGE_BYTES ((size_t)16 << 20)

static const char *kind_name(const struct dx_work *k)
{
	static const char *const names[] = {
		[DX_JOB_OPEN] = "open",           [DX_JOB_OCR_PAGE] = "ocr_page", [DX_JOB_EXTRACT] = "extract",
		[DX_JOB_REANALYZE] = "reanalyze", [DX_JOB_CORRECT] = "correct",   [DX_JOB_RENDER] = "render",
	};
	return k->job.kind >= DX_JOB_OPEN && k->job.kind <= DX_JOB_RENDER ? names[k->job.kind] : "unknown";
}

static void on_extend(void *arg);

/* ---- life and end ---- */

static struct dx_db *db(const struct dx_work *k)
{
	return k->w->db;
}

const char *dx_work_base(const struct dx_work *k)
{
	return dx_conf_str(k->w->child->conf, DX_OPT_public_url);
}

const char *dx_work_languages(const struct dx_work *k)
{
	return k->job.languages[0] != '\0' ? k->job.languages : dx_conf_str(k->w->child->conf, DX_OPT_languages);
}

/* Free K when it has ended and nothing of it is under way. */
static void settle(struct dx_work *k)
{
	struct dx_worker *w = k->w;
	struct dx_arena *a = k->a;

	if (!k->ended || k->in_unit || k->queries > 0)
		return;
	dx_assert(w->work == k);
	w->work = NULL;
	bool large = dx_arena_used(a) > LARGE_BYTES;
	dx_arena_drop(&a);
	if (large)
		(void)malloc_trim(0);
	dx_log_set_document(NULL);
	dx_log_set_request(NULL);
	dx_log_set_trace(NULL);
	dx_worker_next(w);
}

static void stop_fetching(struct dx_work *k)
{
	dx_timer_free(&k->blob_pause);
	dx_blob_cancel(&k->blob);
}

static void end(struct dx_work *k)
{
	dx_assert(!k->ended);
	k->ended = true;
	k->writing = false;
	dx_timer_free(&k->extend);
	dx_timer_free(&k->retry);
	dx_timer_free(&k->slice);
	dx_work_forget_password(k);
	stop_fetching(k);
	dx_model_cancel(&k->model.call);
	dx_remote_cancel(&k->remote);
	if (k->in_unit)
		dx_runner_cancel(k->w->engine);
	settle(k);
}

void dx_work_done(struct dx_work *k, const char *what)
{
	dx_stats_add(k->w->child->stats, DX_C_JOBS_DONE, 1);
	DX_DEBUG(what, DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page), DX_KV_I("attempt", k->job.attempt),
		 DX_KV_I("ms", (dx_now_mono_us() - k->started_us) / 1000));
	end(k);
}

void dx_work_lost(struct dx_work *k)
{
	/* after an unknown outcome "lost" may well mean that the first try was done: nobody is wronged by a notice */
	if (k->uncertain) {
		dx_store_notify_done(db(k), k->job.document);
		dx_store_notify_job(db(k));
	}
	dx_stats_add(k->w->child->stats, DX_C_JOBS_LOST, 1);
	DX_INFO("job is not ours any more", DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page),
		DX_KV_I("uncertain", k->uncertain));
	end(k);
}

void dx_work_drop(struct dx_work *k, const char *why)
{
	DX_WARN("job dropped", DX_KV_S("reason", why), DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page));
	end(k);
}

void dx_work_abandon(struct dx_work *k)
{
	k->in_unit = false;
	if (k->ended)
		settle(k);
	else
		end(k);
}

void dx_work_begin_step(struct dx_work *k)
{
	switch (k->job.kind) {
	case DX_JOB_OPEN:
		dx_work_open(k);
		break;
	case DX_JOB_OCR_PAGE:
		dx_work_ocr_page(k);
		break;
	case DX_JOB_EXTRACT:
		dx_work_extract(k);
		break;
	case DX_JOB_REANALYZE:
	case DX_JOB_CORRECT:
		dx_work_revise(k);
		break;
	case DX_JOB_RENDER:
		dx_work_render(k);
		break;
	default:
		/* made by a newer program that runs beside us: one of its workers will take it */
		(void)dx_fail(&k->err, DX_E_internal_error, "this worker does not know jobs of kind %d", k->job.kind);
		dx_work_read_failed(k, &k->err);
		break;
	}
}

/* "00-<trace>-<span>-<flags>": the API has looked at its form. */
static void set_trace(const char *traceparent)
{
	struct dx_str rest = dx_str(traceparent), version, trace;
	char text[33];

	if (!dx_str_split(&rest, '-', &version) || !dx_str_split(&rest, '-', &trace) || trace.n >= sizeof(text))
		return;
	memcpy(text, trace.p, trace.n);
	text[trace.n] = '\0';
	dx_log_set_trace(text);
}

void dx_work_begin(struct dx_worker *w, const PGresult *res)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_work *k = DX_NEW(a, struct dx_work);

	dx_assert(w->work == NULL);
	w->work = k;
	k->w = w;
	k->a = a;
	dx_job_read(res, a, &k->job);
	k->started_us = dx_now_mono_us();
	k->extend = dx_timer_every(w->child->loop, DX_LEASE_BEAT_US, on_extend, k);
	dx_log_set_document(k->job.document);
	dx_log_set_request(k->job.request_id);
	set_trace(k->job.traceparent);
	DX_DEBUG("job claimed", DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page),
		 DX_KV_I("attempt", k->job.attempt), DX_KV_I("waited_ms", k->job.waited_ms));
	k->cancelled = k->job.cancel_requested;
	DX_KILL_POINT("worker_claimed");
	dx_work_begin_step(k);
}

/* ---- queries ---- */

void dx_work_query(struct dx_work *k)
{
	k->queries++;
}

bool dx_work_resume(struct dx_work *k)
{
	k->queries--;
	if (!k->ended)
		return true;
	settle(k);
	return false;
}

static void on_extended(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k))
		return;
	if (err != NULL)
		DX_WARN("could not extend the lease", DX_KV_S("error", err->msg));
	else if (!dx_col_bool(res, 0, "mine"))
		dx_work_lost(k);
}

static void on_extend(void *arg)
{
	struct dx_work *k = arg;
	dx_work_query(k);
	dx_store_extend_job(db(k), &k->job, DX_LEASE_MS, on_extended, k);
}

/* ---- statements that must arrive ---- */

static void on_retry(void *arg)
{
	struct dx_work *k = arg;

	dx_timer_free(&k->retry);
	/* while the database is away there is nothing to try, and nothing is lost by waiting */
	if (!k->w->up) {
		k->retry = dx_timer_once(k->w->child->loop, RETRY_FIRST_US, on_retry, k);
		return;
	}
	k->tries++;
	dx_work_query(k);
	k->send(k);
}

void dx_work_write(struct dx_work *k, void (*send)(struct dx_work *k),
		   void (*on_sent)(struct dx_work *k, const PGresult *res))
{
	dx_assert(!k->writing && !k->ended);
	k->writing = true;
	k->uncertain = false;
	k->tries = 0;
	k->refusals = 0;
	k->send = send;
	k->on_sent = on_sent;
	dx_work_query(k);
	send(k);
}

static void write_failed(struct dx_work *k, const struct dx_err *err)
{
	int64_t wait_us = RETRY_FIRST_US;

	if (err->retry == DX_RETRY_UNCERTAIN)
		k->uncertain = true;
	DX_WARN("a result could not be stored", DX_KV_S("error", err->msg), DX_KV_S("sqlstate", err->sqlstate),
		DX_KV_I("tries", k->tries + 1), DX_KV_I("uncertain", k->uncertain));
	if (k->w->stopping || k->tries >= TRIES_MAX) {
		dx_work_drop(k, "the database does not take its result");
		return;
	}
	for (int i = 0; i < k->tries && wait_us < RETRY_MAX_US; i++)
		wait_us *= 2;
	k->retry = dx_timer_once(k->w->child->loop, wait_us < RETRY_MAX_US ? wait_us : RETRY_MAX_US, on_retry, k);
}

static void send_release(struct dx_work *k);
static void on_released(struct dx_work *k, const PGresult *res);

/* The database does not take this very statement: our bug, or a server in trouble. */
static void refused(struct dx_work *k, const struct dx_err *err)
{
	bool releasing = k->send == send_release;

	if (k->refusals++ < (releasing ? RELEASE_REFUSALS_MAX : REFUSALS_MAX)) {
		write_failed(k, err);
		return;
	}
	DX_ERR("a result was refused by the database", DX_KV_S("error", err->msg), DX_KV_S("sqlstate", err->sqlstate));
	k->writing = false;
	/* the sweeper ends what nobody can end: its lease runs out, and its tries are used up */
	if (releasing || k->given_up) {
		dx_work_drop(k, "its end cannot be stored");
		return;
	}
	(void)dx_fail(&k->err, DX_E_internal_error, "the result was refused by the database");
	k->crashed = false;
	dx_work_write(k, send_release, on_released);
}

void dx_work_on_write(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k))
		return;
	if (err == NULL) {
		k->writing = false;
		k->on_sent(k, res);
		return;
	}
	if (err->retry != DX_RETRY_NO) {
		write_failed(k, err);
		return;
	}
	refused(k, err);
}

/* ---- handing back ---- */

/* Descriptors or memory are short here: that says nothing about the document, and another host may have them. */
static bool is_host_trouble(const struct dx_work *k)
{
	int e = k->err.sys_errno;

	return !k->crashed && (e == EMFILE || e == ENFILE || e == ENOMEM || e == ENOSPC);
}

static void send_release(struct dx_work *k)
{
	const char *text = dx_asprintf(k->a, "%s: %s", dx_code_name(k->err.code), k->err.msg);
	if (is_host_trouble(k))
		dx_store_return_job(db(k), &k->job, text, dx_work_on_write, k);
	else
		dx_store_release_job(db(k), &k->job, text, k->crashed, true, dx_work_on_write, k);
}

/* All tries are used up: the page, or the document, has failed. */
static void give_up(struct dx_work *k)
{
	k->given_up = true;
	if (k->job.kind == DX_JOB_OCR_PAGE)
		dx_work_page_failed(k);
	else
		dx_work_fail_document(k, k->err.code, k->err.msg);
}

static void on_released(struct dx_work *k, const PGresult *res)
{
	const char *verdict = dx_col(res, 0, "verdict");

	if (verdict != NULL && strcmp(verdict, "retry") == 0) {
		dx_stats_add(k->w->child->stats, DX_C_JOBS_RETRIED, 1);
		DX_WARN("job handed back for another try", DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page),
			DX_KV_I("attempt", k->job.attempt), DX_KV_S("error", k->err.msg));
		end(k);
	} else if (verdict != NULL && strcmp(verdict, "dead") == 0) {
		give_up(k);
	} else {
		dx_work_lost(k);
	}
}

static void release(struct dx_work *k, const struct dx_err *err, bool crashed)
{
	k->err = *err;
	k->crashed = crashed;
	if (is_host_trouble(k))
		dx_worker_rest(k->w);
	dx_work_write(k, send_release, on_released);
}

void dx_work_again(struct dx_work *k, const struct dx_err *err)
{
	release(k, err, false);
}

void dx_work_read_failed(struct dx_work *k, const struct dx_err *err)
{
	/* without a connection the server has forgotten this worker: the sweeper hands the job back */
	if (!k->w->up)
		dx_work_drop(k, err->msg);
	else
		release(k, err, false);
}

void dx_work_distrust(struct dx_work *k, const struct dx_err *err)
{
	DX_ERR("a reader's answer makes no sense", DX_KV_S("error", err->msg));
	dx_stats_add(k->w->child->stats, DX_C_READER_CRASHES, 1);
	struct dx_err crashed = {0};
	(void)dx_fail(&crashed, DX_E_reader_crashed, "%s", err->msg);
	release(k, &crashed, true);
}

/* ---- failure of the document ---- */

static void send_fail(struct dx_work *k)
{
	dx_store_fail_document(db(k), &k->job, k->problem, dx_work_base(k), dx_work_on_write, k);
}

static void on_failed(struct dx_work *k, const PGresult *res)
{
	if (!dx_col_bool(res, 0, "mine")) {
		dx_work_lost(k);
		return;
	}
	dx_store_notify_done(db(k), k->job.document);
	if (k->job.kind >= DX_JOB_REANALYZE) {
		DX_WARN("task failed", DX_KV_S("job", kind_name(k)), DX_KV_S("code", dx_code_name(k->err.code)));
		dx_work_done(k, "job done");
		return;
	}
	if (k->err.code != DX_E_password_required && k->err.code != DX_E_wrong_password)
		dx_stats_add(k->w->child->stats, DX_C_DOCUMENTS_FAILED, 1);
	DX_INFO("document failed", DX_KV_S("code", dx_code_name(k->err.code)));
	dx_work_done(k, "job done");
}

void dx_work_fail_with(struct dx_work *k, const char *problem)
{
	k->problem = problem;
	dx_work_write(k, send_fail, on_failed);
}

void dx_work_fail_document(struct dx_work *k, enum dx_code code, const char *detail)
{
	struct dx_buf problem = DX_BUF_INIT;

	k->err.code = code;
	dx_problem_write(&problem, code, detail, NULL, k->job.request_id, NULL, NULL, 0);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&problem));
	dx_buf_free(&problem);
	dx_work_fail_with(k, text);
}

/* ---- cancelled ---- */

static void send_cancelled(struct dx_work *k)
{
	dx_store_job_cancelled(db(k), &k->job, dx_work_base(k), dx_work_on_write, k);
}

static void on_cancelled(struct dx_work *k, const PGresult *res)
{
	struct dx_err err = {0};

	if (dx_col_bool(res, 0, "gone")) {
		DX_INFO("job cancelled", DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page));
		end(k);
		return;
	}
	/* a notice without a cancel, or the next owner's job */
	(void)dx_fail(&err, DX_E_internal_error, "the notice of a cancel was wrong");
	release(k, &err, false);
}

void dx_work_cancel(struct dx_work *k)
{
	/* what is fetched now is not handed to the engine; what is written now wins or loses by the fence */
	if (k->ended || k->cancelled)
		return;
	k->cancelled = true;
	if (k->in_unit) {
		dx_runner_cancel(k->w->engine);
	} else if (k->blob != NULL || k->blob_pause != NULL) {
		stop_fetching(k);
		dx_work_write(k, send_cancelled, on_cancelled);
	} else if (k->model.call != NULL || k->remote != NULL) {
		dx_model_cancel(&k->model.call);
		dx_remote_cancel(&k->remote);
		dx_work_write(k, send_cancelled, on_cancelled);
	}
}

/* ---- units ---- */

void dx_work_unit(struct dx_work *k, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts, int input_fd,
		  void (*on_unit)(struct dx_work *k, const struct dx_eng_answer *answer))
{
	if (k->cancelled) {
		dx_work_write(k, send_cancelled, on_cancelled);
		return;
	}
	if (!dx_runner_free_for_work(k->w->engine)) {
		struct dx_err err = {0};
		(void)dx_fail(&err, DX_E_internal_error, "the engine is gone");
		release(k, &err, false);
		return;
	}
	k->in_unit = true;
	k->unit_us = dx_now_mono_us();
	k->on_unit = on_unit;
	dx_runner_run(k->w->engine, k->a, op, parts, n_parts, input_fd,
		      dx_conf_int(k->w->child->conf, DX_OPT_page_deadline));
}

static void count_crash(const struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_stats *s = k->w->child->stats;
	if (answer->err.code == DX_E_page_timeout)
		dx_stats_add(s, DX_C_READER_TIMEOUTS, 1);
	else if (answer->crashed)
		dx_stats_add(s, DX_C_READER_CRASHES, 1);
}

static void unit_failed(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_err err = {0};

	DX_WARN("reader failed", DX_KV_S("job", kind_name(k)), DX_KV_I("page", k->job.page),
		DX_KV_S("code", dx_code_name(answer->err.code)), DX_KV_S("detail", answer->err.msg),
		DX_KV_I("crashed", answer->crashed), DX_KV_I("gone", answer->gone), DX_KV_I("cpu_ms", answer->cpu_ms),
		DX_KV_I("max_rss_kb", answer->max_rss_kb));
	count_crash(k, answer);
	if (dx_work_blame_source(k, answer, &err)) {
		release(k, &err, false);
		return;
	}
	/* a picture wanted later needs it too, but must not turn a document that has ended back */
	bool reading = k->job.kind == DX_JOB_OPEN || k->job.kind == DX_JOB_OCR_PAGE;
	if (reading && answer->err.code == DX_E_password_required && k->password == NULL) {
		dx_work_ask_password(k);
		return;
	}
	if (reading && answer->err.code == DX_E_wrong_password) {
		dx_work_fail_document(k, answer->err.code, answer->err.msg);
		return;
	}
	switch (dx_answer_judge(answer)) {
	case DX_ANSWER_CRASHED:
		release(k, &answer->err, true);
		break;
	case DX_ANSWER_AGAIN:
		release(k, &answer->err, false);
		break;
	case DX_ANSWER_FATAL:
		k->err = answer->err;
		give_up(k);
		break;
	}
}

void dx_work_unit_ended(struct dx_work *k, const struct dx_eng_answer *answer)
{
	bool may_fail = k->unit_may_fail;

	DX_KILL_POINT("worker_answered");
	k->in_unit = false;
	k->unit_may_fail = false;
	dx_wipe((char *)(uintptr_t)k->parameters.p, k->parameters.n);
	k->parameters = dx_str(NULL);
	if (k->ended)
		settle(k);
	else if (k->cancelled)
		dx_work_write(k, send_cancelled, on_cancelled);
	else if (answer->ok || may_fail)
		k->on_unit(k, answer);
	else
		unit_failed(k, answer);
}
