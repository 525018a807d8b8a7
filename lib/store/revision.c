/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/revision.h"

#include <inttypes.h>
#include <stdio.h>

static const char sql_rows[] =
	"SELECT status, revision, rows_total, rows, next_cursor FROM docextract.get_rows($1, $2, $3, $4)";
static const char sql_original[] =
	"SELECT status, file_name, media_type, size_bytes, bytes, driver, key FROM docextract.get_original($1, $2, $3)";
static const char sql_page[] = "SELECT status, pages_total, state, words FROM docextract.get_page($1, $2, $3)";
static const char sql_want_picture[] = "SELECT verdict, id, made FROM docextract.want_picture($1, $2, $3, $4, $5)";
static const char sql_picture[] = "SELECT state, png, problem FROM docextract.get_picture($1, $2, $3)";
static const char sql_want_revision[] = "SELECT verdict, n, document, status, revision FROM docextract.want_revision("
					"$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
static const char sql_revision[] = "SELECT state, problem, document FROM docextract.get_revision($1, $2, $3, $4, $5)";
static const char sql_revisions_json[] = "SELECT status, json FROM docextract.revisions_json($1, $2, $3)";
static const char sql_revision_json[] = "SELECT status, json FROM docextract.revision_json($1, $2, $3, $4, $5)";
static const char sql_diff[] = "SELECT status, json FROM docextract.revision_diff($1, $2, $3, $4)";
static const char sql_adopt[] = "SELECT verdict, document, status FROM docextract.adopt_revision($1, $2, $3, $4)";
static const char sql_explain[] =
	"SELECT status, revision, value, evidence, correction, checks FROM docextract.explain($1, $2, $3)";
static const char sql_picture_task[] = "SELECT page, dpi, box, words FROM docextract.picture_task($1, $2)";
static const char sql_picture_done[] = "SELECT docextract.picture_done($1, $2, $3) AS mine";
static const char sql_revision_task[] =
	"SELECT n, origin, template, template_version, language_model, patch_type, patch, data, evidence, corrections "
	"FROM docextract.revision_task($1, $2)";

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

void dx_store_get_rows(struct dx_db *db, struct dx_doc_ref d, const char *after, int limit, dx_db_fn *fn, void *arg)
{
	struct number team, most;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(after),
					  DX_P(number(&most, limit))};
	dx_db_query(db, sql_rows, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_original(struct dx_db *db, struct dx_doc_ref d, int seq, dx_db_fn *fn, void *arg)
{
	struct number team, s;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&s, seq))};
	dx_db_query(db, sql_original, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_page(struct dx_db *db, struct dx_doc_ref d, int page, dx_db_fn *fn, void *arg)
{
	struct number team, p;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&p, page))};
	dx_db_query(db, sql_page, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_want_picture(struct dx_db *db, struct dx_doc_ref d, int page, int dpi, const char *box, dx_db_fn *fn,
			   void *arg)
{
	struct number team, p, r;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&p, page)),
					  DX_P(number(&r, dpi)), DX_P(box)};
	dx_db_query(db, sql_want_picture, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_picture(struct dx_db *db, struct dx_doc_ref d, int64_t id, dx_db_fn *fn, void *arg)
{
	struct number team, i;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&i, id))};
	dx_db_query(db, sql_picture, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_want_revision(struct dx_db *db, struct dx_doc_ref d, const struct dx_want_revision *r, dx_db_fn *fn,
			    void *arg)
{
	struct number team, account, key, revision;
	const struct dx_param params[] = {
		DX_P(number(&team, d.team_id)),
		DX_P(d.uuid),
		DX_P(number(&account, r->account_id)),
		DX_P(number(&key, r->key_id)),
		DX_P(r->request_id),
		DX_P(r->correction ? "correction" : "reanalysis"),
		r->if_revision > 0 ? DX_P(number(&revision, r->if_revision)) : DX_P_NULL,
		DX_P(r->template_name),
		DX_P(truth(r->language_model)),
		DX_P(truth(r->propose)),
		DX_P(r->patch_type),
		DX_P(r->patch),
		DX_P(r->base),
	};
	dx_db_query(db, sql_want_revision, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_revision(struct dx_db *db, struct dx_doc_ref d, int n, const char *include, const char *base,
			   dx_db_fn *fn, void *arg)
{
	struct number team, r;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&r, n)),
					  DX_P(include), DX_P(base)};
	dx_db_query(db, sql_revision, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_revisions_json(struct dx_db *db, struct dx_doc_ref d, const char *base, dx_db_fn *fn, void *arg)
{
	struct number team;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(base)};
	dx_db_query(db, sql_revisions_json, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_revision_json(struct dx_db *db, struct dx_doc_ref d, int n, const char *include, const char *base,
			    dx_db_fn *fn, void *arg)
{
	struct number team, r;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&r, n)),
					  DX_P(include), DX_P(base)};
	dx_db_query(db, sql_revision_json, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_revision_diff(struct dx_db *db, struct dx_doc_ref d, int n, int against, dx_db_fn *fn, void *arg)
{
	struct number team, r, o;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&r, n)),
					  against > 0 ? DX_P(number(&o, against)) : DX_P_NULL};
	dx_db_query(db, sql_diff, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_adopt_revision(struct dx_db *db, struct dx_doc_ref d, int n, const char *base, dx_db_fn *fn, void *arg)
{
	struct number team, r;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(number(&r, n)),
					  DX_P(base)};
	dx_db_query(db, sql_adopt, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_explain(struct dx_db *db, struct dx_doc_ref d, const char *path, dx_db_fn *fn, void *arg)
{
	struct number team;
	const struct dx_param params[] = {DX_P(number(&team, d.team_id)), DX_P(d.uuid), DX_P(path)};
	dx_db_query(db, sql_explain, params, (int)DX_LEN(params), fn, arg);
}

/* ---- workers ---- */

void dx_store_picture_task(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token))};
	dx_db_query(db, sql_picture_task, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_picture_done(struct dx_db *db, const struct dx_job *j, const void *png, size_t n, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token)), DX_P_BIN(png, n)};
	dx_db_query(db, sql_picture_done, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_revision_task(struct dx_db *db, const struct dx_job *j, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, j->id)), DX_P(number(&token, j->token))};
	dx_db_query(db, sql_revision_task, params, (int)DX_LEN(params), fn, arg);
}
