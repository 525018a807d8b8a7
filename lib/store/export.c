/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/export.h"

#include <inttypes.h>
#include <stdio.h>

static const char sql_create[] =
	"SELECT docextract.create_tax_export($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS uuid";
static const char sql_get[] = "SELECT status, body FROM docextract.get_tax_export($1, $2, $3)";
static const char sql_list[] = "SELECT exports, next_cursor FROM docextract.list_tax_exports($1, $2, $3, $4)";
static const char sql_files[] = "SELECT status, name, media_type, size_bytes, crc32, parts "
				"FROM docextract.tax_export_files($1, $2, $3, $4)";
static const char sql_bytes[] = "SELECT docextract.tax_export_bytes($1, $2, $3, $4) AS bytes";
static const char sql_claim[] = "SELECT uuid, token, from_date, to_date, direction, formats, include_unverified, "
				"settings FROM docextract.claim_export($1)";
static const char sql_select[] = "SELECT looked_at, included, unverified FROM docextract.export_select($1, $2)";
static const char sql_batch[] =
	"SELECT seq, document, revision, template, file_name, own_gstin, other_gstin, invoice_date, number, "
	"verification, reason, detail, duplicate_of, data, figure_pages, line_pages "
	"FROM docextract.export_batch($1, $2, $3, $4)";
static const char sql_file_begin[] = "SELECT docextract.export_file_begin($1, $2, $3, $4, $5, $6, $7, $8) AS ok";
static const char sql_part[] = "SELECT docextract.export_part($1, $2, $3, $4, $5) AS ok";
static const char sql_file_end[] = "SELECT docextract.export_file_end($1, $2, $3, $4, $5, $6, $7) AS ok";
static const char sql_progress[] = "SELECT docextract.export_progress($1, $2, $3, $4) AS ok";
static const char sql_finish[] = "SELECT docextract.finish_export($1, $2, $3, $4) AS ok";
static const char sql_fail[] = "SELECT docextract.fail_export($1, $2, $3) AS ok";

struct number {
	char text[24];
};

static const char *number(struct number *n, int64_t v)
{
	snprintf(n->text, sizeof(n->text), "%" PRId64, v);
	return n->text;
}

void dx_store_export_create(struct dx_db *db, const struct dx_export_request *r, dx_db_fn *fn, void *arg)
{
	struct number team = {""}, account = {""}, key = {""};
	const struct dx_param params[] = {
		DX_P(r->uuid),
		DX_P(number(&team, r->team_id)),
		DX_P(number(&account, r->account_id)),
		DX_P(number(&key, r->key_id)),
		DX_P(r->from),
		DX_P(r->to),
		DX_P(r->direction),
		DX_P(r->formats),
		DX_P(r->include_unverified ? "t" : "f"),
		DX_P(r->push ? "t" : "f"),
		DX_P(r->request_id),
		DX_P(r->base),
	};
	dx_db_query(db, sql_create, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_get(struct dx_db *db, int64_t team_id, const char *uuid, const char *base, dx_db_fn *fn, void *arg)
{
	struct number team = {""};
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(base)};
	dx_db_query(db, sql_get, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_list(struct dx_db *db, int64_t team_id, const char *cursor, int limit, const char *base,
			  dx_db_fn *fn, void *arg)
{
	struct number team = {""}, most = {""};
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(cursor), DX_P(number(&most, limit)),
					  DX_P(base)};
	dx_db_query(db, sql_list, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_files(struct dx_db *db, int64_t team_id, const char *uuid, const char *format, const char *name,
			   dx_db_fn *fn, void *arg)
{
	struct number team = {""};
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(format), DX_P(name)};
	dx_db_query(db, sql_files, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_bytes(struct dx_db *db, int64_t team_id, const char *uuid, const char *name, int seq, dx_db_fn *fn,
			   void *arg)
{
	struct number team = {""}, at = {""};
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(name), DX_P(number(&at, seq))};
	dx_db_query(db, sql_bytes, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_claim(struct dx_db *db, int64_t lease_ms, dx_db_fn *fn, void *arg)
{
	struct number lease = {""};
	dx_db_query(db, sql_claim, (struct dx_param[]){DX_P(number(&lease, lease_ms))}, 1, fn, arg);
}

void dx_store_export_select(struct dx_db *db, struct dx_export_ref x, dx_db_fn *fn, void *arg)
{
	struct number token = {""};
	dx_db_query(db, sql_select, (struct dx_param[]){DX_P(x.uuid), DX_P(number(&token, x.token))}, 2, fn, arg);
}

void dx_store_export_batch(struct dx_db *db, struct dx_export_ref x, int after, int limit, dx_db_fn *fn, void *arg)
{
	struct number token = {""}, from = {""}, most = {""};
	const struct dx_param params[] = {DX_P(x.uuid), DX_P(number(&token, x.token)), DX_P(number(&from, after)),
					  DX_P(number(&most, limit))};
	dx_db_query(db, sql_batch, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_file_begin(struct dx_db *db, struct dx_export_ref x, const struct dx_export_file *f, dx_db_fn *fn,
				void *arg)
{
	struct number token = {""}, position = {""};
	const struct dx_param params[] = {DX_P(x.uuid),    DX_P(number(&token, x.token)),
					  DX_P(f->name),   DX_P(number(&position, f->position)),
					  DX_P(f->format), DX_P(f->gstin),
					  DX_P(f->month),  DX_P(f->media_type)};
	dx_db_query(db, sql_file_begin, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_part(struct dx_db *db, struct dx_export_ref x, const char *name, int seq, struct dx_str bytes,
			  dx_db_fn *fn, void *arg)
{
	struct number token = {""}, at = {""};
	const struct dx_param params[] = {DX_P(x.uuid), DX_P(number(&token, x.token)), DX_P(name),
					  DX_P(number(&at, seq)), DX_P_BIN(bytes.p, bytes.n)};
	dx_db_query(db, sql_part, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_file_end(struct dx_db *db, struct dx_export_ref x, const char *name, uint64_t size,
			      struct dx_str sha256, uint32_t crc32, uint64_t documents, dx_db_fn *fn, void *arg)
{
	struct number token = {""}, bytes = {""}, crc = {""}, n = {""};
	const struct dx_param params[] = {DX_P(x.uuid),
					  DX_P(number(&token, x.token)),
					  DX_P(name),
					  DX_P(number(&bytes, (int64_t)size)),
					  DX_P_BIN(sha256.p, sha256.n),
					  DX_P(number(&crc, (int64_t)crc32)),
					  DX_P(number(&n, (int64_t)documents))};
	dx_db_query(db, sql_file_end, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_progress(struct dx_db *db, struct dx_export_ref x, int64_t done, const char *refusals,
			      dx_db_fn *fn, void *arg)
{
	struct number token = {""}, n = {""};
	const struct dx_param params[] = {DX_P(x.uuid), DX_P(number(&token, x.token)), DX_P(number(&n, done)),
					  DX_P(refusals)};
	dx_db_query(db, sql_progress, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_finish(struct dx_db *db, struct dx_export_ref x, int64_t done, const char *totals, dx_db_fn *fn,
			    void *arg)
{
	struct number token = {""}, n = {""};
	const struct dx_param params[] = {DX_P(x.uuid), DX_P(number(&token, x.token)), DX_P(number(&n, done)),
					  DX_P(totals)};
	dx_db_query(db, sql_finish, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_export_fail(struct dx_db *db, struct dx_export_ref x, const char *detail, dx_db_fn *fn, void *arg)
{
	struct number token = {""};
	const struct dx_param params[] = {DX_P(x.uuid), DX_P(number(&token, x.token)), DX_P(detail)};
	dx_db_query(db, sql_fail, params, (int)DX_LEN(params), fn, arg);
}
