/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What can be had of a finished document, and its revisions. For the API, which
 * names the team, and for workers, whose statements are fenced by their token.
 * Rows are those of the SQL function of the same name.
 */
#ifndef DX_STORE_REVISION_H
#define DX_STORE_REVISION_H

#include "dx/db/db.h"
#include "dx/store/job.h"

/* A document of a team: the first two arguments of everything for the API. */
struct dx_doc_ref {
	int64_t team_id;
	const char *uuid;
};

/* Row: status, revision, rows_total, rows (JSON array), next_cursor. AFTER may be NULL. */
void dx_store_get_rows(struct dx_db *db, struct dx_doc_ref d, const char *after, int limit, dx_db_fn *fn, void *arg);
/* Row: status, file_name, media_type, size_bytes, bytes; driver, key: where all of them are, or NULL. */
void dx_store_get_original(struct dx_db *db, struct dx_doc_ref d, int seq, dx_db_fn *fn, void *arg);
/* Row: status, pages_total, state, words. */
void dx_store_get_page(struct dx_db *db, struct dx_doc_ref d, int page, dx_db_fn *fn, void *arg);

/* BOX: "" or ten-thousandths of the page. Row: verdict, id, made. */
void dx_store_want_picture(struct dx_db *db, struct dx_doc_ref d, int page, int dpi, const char *box, dx_db_fn *fn,
			   void *arg);
/* Row: state, png, problem. */
void dx_store_get_picture(struct dx_db *db, struct dx_doc_ref d, int64_t id, dx_db_fn *fn, void *arg);

struct dx_want_revision {
	int64_t account_id, key_id;
	const char *request_id;
	bool correction;           /* else a reanalysis */
	int if_revision;           /* 0: any */
	const char *template_name; /* name or name@version; NULL: as it is */
	bool language_model, propose;
	const char *patch_type; /* merge or json; NULL for a reanalysis */
	const char *patch;
	const char *base;
};
/* Row: verdict, n, document, status, revision. */
void dx_store_want_revision(struct dx_db *db, struct dx_doc_ref d, const struct dx_want_revision *r, dx_db_fn *fn,
			    void *arg);
/* Row: state, problem, document. */
void dx_store_get_revision(struct dx_db *db, struct dx_doc_ref d, int n, const char *include, const char *base,
			   dx_db_fn *fn, void *arg);
/* Rows: status, json. */
void dx_store_revisions_json(struct dx_db *db, struct dx_doc_ref d, const char *base, dx_db_fn *fn, void *arg);
void dx_store_revision_json(struct dx_db *db, struct dx_doc_ref d, int n, const char *include, const char *base,
			    dx_db_fn *fn, void *arg);
/* AGAINST 0: what it was made from. */
void dx_store_revision_diff(struct dx_db *db, struct dx_doc_ref d, int n, int against, dx_db_fn *fn, void *arg);
/* Row: verdict, document, status. */
void dx_store_adopt_revision(struct dx_db *db, struct dx_doc_ref d, int n, const char *base, dx_db_fn *fn, void *arg);
/* Row: status, revision, value, evidence, correction, checks. */
void dx_store_explain(struct dx_db *db, struct dx_doc_ref d, const char *path, dx_db_fn *fn, void *arg);

/* ---- workers ---- */

/* Row: page, dpi, box, words; none: lost. */
void dx_store_picture_task(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg);
/* Row: mine. */
void dx_store_picture_done(struct dx_db *db, const struct dx_job *j, const void *png, size_t n, dx_db_fn *fn,
			   void *arg);
/* Row: n, origin, template, template_version, language_model, patch_type, patch, data, evidence, corrections. */
void dx_store_revision_task(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg);

#endif
