/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The queue, as worker and keeper see it. A claim gives a token; every later
 * statement about the job names it and has no effect once somebody else owns
 * the job ("lost"), so each of them may be sent again when its outcome is
 * unknown. None of them notifies: that is done after the commit.
 */
#ifndef DX_STORE_JOB_H
#define DX_STORE_JOB_H

#include "dx/base/arena.h"
#include "dx/db/db.h"

enum dx_job_kind {
	DX_JOB_OPEN = 1,
	DX_JOB_OCR_PAGE = 2,
	DX_JOB_EXTRACT = 3,
	DX_JOB_REANALYZE = 4,
	DX_JOB_CORRECT = 5,
	DX_JOB_RENDER = 6,
};

/* One claim. Texts are "" when absent. */
struct dx_job {
	int64_t id, token;
	const char *document;
	int kind; /* enum dx_job_kind, or newer than this program */
	int page; /* of OCR_PAGE; of REANALYZE and CORRECT the revision, of RENDER the picture */
	int attempt;
	bool cancel_requested;
	const char *industry, *template_name;
	int template_version; /* 0: the template is "auto" */
	const char *media_type;
	int64_t size_bytes;
	const char *languages, *pages, *options, *request_id;
	const char *secret;      /* name of the file's password; "": nobody has it */
	const char *traceparent; /* of the upload */
	int64_t waited_ms;       /* how long it was ready before this claim */
};

/* ---- the worker's own row ---- */

/* Row: id. The server remembers the session: the id dies with the connection. */
void dx_store_worker_start(struct dx_db *db, const char *host, int pid, dx_db_fn *fn, void *arg);
void dx_store_worker_beat(struct dx_db *db, int64_t worker, dx_db_fn *fn, void *arg); /* row: alive */
void dx_store_worker_stop(struct dx_db *db, int64_t worker, dx_db_fn *fn, void *arg); /* row: jobs handed back */

/* ---- jobs ---- */

/* No row: nothing to do; else dx_job_read(). */
void dx_store_claim_job(struct dx_db *db, int64_t worker, int64_t lease_ms, bool async_first, dx_db_fn *fn, void *arg);
/* Row 0 of RES; texts are copied into A. */
void dx_job_read(const PGresult *res, struct dx_arena *a, struct dx_job *j_r);
/* Row: mine. */
void dx_store_extend_job(struct dx_db *db, const struct dx_job *j, int64_t lease_ms, dx_db_fn *fn, void *arg);
/* Row: asked. Asks who holds the password of the job's document for it, sealed to PUBLIC_KEY. */
void dx_store_want_secret(struct dx_db *db, const struct dx_job *j, const char *public_key, dx_db_fn *fn, void *arg);
/* Row: bytes, of piece SEQ (from 0; NULL: none of that number); driver, key: where all of them are, or NULL. */
void dx_store_get_content(struct dx_db *db, const struct dx_job *j, int seq, dx_db_fn *fn, void *arg);
void dx_store_get_template(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg); /* row: body */
void dx_store_get_words(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg);    /* rows: n, words */

void dx_store_get_cells(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg); /* rows: n, cells */
/* Row: mine, reply (bytea; NULL: none). REQUEST and REPLY: bytea in their text form. */
void dx_store_get_llm_reply(struct dx_db *db, const struct dx_job *j, const char *request, dx_db_fn *fn, void *arg);
void dx_store_put_llm_reply(struct dx_db *db, const struct dx_job *j, const char *request, const char *reply,
			    dx_db_fn *fn, void *arg); /* row: mine */

/* What was found when a document was opened; arrays as literals (store/array.h). */
struct dx_opened {
	const char *media_type, *kind;
	int pages_total;
	const char *numbers, *widths, *heights, *text_states;
	const char *words; /* element NULL: the page needs OCR */
};
/* Row: verdict lost|extract|pages. */
void dx_store_open_done(struct dx_db *db, const struct dx_job *j, const struct dx_opened *o, dx_db_fn *fn, void *arg);
/* Row: verdict lost|ok|last. */
void dx_store_page_done(struct dx_db *db, const struct dx_job *j, int width, int height, const char *source,
			const char *words, dx_db_fn *fn, void *arg);
/* Row: verdict lost|ok|last|failed. */
void dx_store_page_failed(struct dx_db *db, const struct dx_job *j, const char *code, const char *detail, dx_db_fn *fn,
			  void *arg);

/*
 * Cells that were read again, before they are used; all there are of these pages. Arrays as literals.
 * Row: mine.
 */
void dx_store_cells_read(struct dx_db *db, const struct dx_job *j, const char *pages, const char *cells, dx_db_fn *fn,
			 void *arg);

/* A finished document: JSON texts as clients get them. */
struct dx_finished {
	const char *status; /* completed or needs_review */
	int64_t rows_total; /* -1: none */
	const char *data, *evidence, *checks, *verification, *corrections, *warnings, *engine;
	const char *rows;                        /* one JSON text per row, as a text[] literal */
	const char *whole_data, *whole_evidence; /* NULL unless data shows only the first of many rows */
	/* the template that was chosen where "auto" was asked for; NULL: it was named */
	const char *industry, *template_name;
	int template_version, template_percent;
	const char *base; /* in front of links */
	bool is_revision; /* of a document that was finished before */
};
/* Row: mine. */
void dx_store_finish_document(struct dx_db *db, const struct dx_job *j, const struct dx_finished *f, dx_db_fn *fn,
			      void *arg);
/* Row: mine. */
void dx_store_fail_document(struct dx_db *db, const struct dx_job *j, const char *problem, const char *base,
			    dx_db_fn *fn, void *arg);
/* Row: verdict retry|dead|lost. Dead: the job is still ours, to be ended by fail_document or page_failed. */
void dx_store_release_job(struct dx_db *db, const struct dx_job *j, const char *error, bool crashed, bool retry,
			  dx_db_fn *fn, void *arg);
/* The same when this host, not the document, is the cause: no attempt is counted. */
void dx_store_return_job(struct dx_db *db, const struct dx_job *j, const char *error, dx_db_fn *fn, void *arg);
/* Row: gone. True: the document was cancelled and the job with it; false: it was not, or the job is another's. */
void dx_store_job_cancelled(struct dx_db *db, const struct dx_job *j, const char *base, dx_db_fn *fn, void *arg);

/* After the commit: wake who waits for the end of this document. Nothing depends on it: they poll too. */
void dx_store_notify_done(struct dx_db *db, const char *uuid);

/* ---- keeper ---- */

void dx_store_keeper_lock(struct dx_db *db, dx_db_fn *fn, void *arg); /* row: mine */
/* Row: jobs made ready again; > 0: notify. */
void dx_store_sweep(struct dx_db *db, int64_t stale_ms, dx_db_fn *fn, void *arg);
/* Rows: kind, prio, ready, working, delayed, oldest_ready_s. */
void dx_store_queue_gauges(struct dx_db *db, dx_db_fn *fn, void *arg);
#define DX_RETIRE_BATCH 100
/* Row: n; ≥ DX_RETIRE_BATCH: there is more. KEEP_MS counts for documents accepted from now on. */
void dx_store_retire(struct dx_db *db, int64_t keep_ms, dx_db_fn *fn, void *arg);

#endif
