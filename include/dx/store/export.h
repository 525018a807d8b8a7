/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Bulk exports in the database. What names a token that is no longer the export's has no effect: the answer's only
 * column, ok, is false then ("lost").
 */
#ifndef DX_STORE_EXPORT_H
#define DX_STORE_EXPORT_H

#include "dx/db/db.h"

/* ---- the API ---- */

struct dx_export_request {
	int64_t team_id, account_id, key_id;
	const char *uuid;
	const char *from, *to; /* YYYY-MM-DD */
	const char *direction; /* sales or purchase */
	const char *formats;   /* text[] literal */
	bool include_unverified, push;
	const char *request_id, *base;
};
void dx_store_export_create(struct dx_db *db, const struct dx_export_request *r, dx_db_fn *fn, void *arg);
/* No row, or one: status, body (JSON). */
void dx_store_export_get(struct dx_db *db, int64_t team_id, const char *uuid, const char *base, dx_db_fn *fn,
			 void *arg);
/* Row: exports (JSON array), next_cursor. SQLSTATE DX002: unusable cursor (NULL: none). */
void dx_store_export_list(struct dx_db *db, int64_t team_id, const char *cursor, int limit, const char *base,
			  dx_db_fn *fn, void *arg);
/* Rows: status, name (NULL: no file), media_type, size_bytes, crc32, parts; FORMAT and NAME may be NULL. */
void dx_store_export_files(struct dx_db *db, int64_t team_id, const char *uuid, const char *format, const char *name,
			   dx_db_fn *fn, void *arg);
/* Row: bytes (NULL: gone). */
void dx_store_export_bytes(struct dx_db *db, int64_t team_id, const char *uuid, const char *name, int seq, dx_db_fn *fn,
			   void *arg);

/* ---- who makes it ---- */

struct dx_export_ref {
	const char *uuid;
	int64_t token;
};
/* No row, or one: uuid, token, from_date, to_date, direction, formats (joined by commas), include_unverified, settings.
 */
void dx_store_export_claim(struct dx_db *db, int64_t lease_ms, dx_db_fn *fn, void *arg);
/* No row (lost), or one: looked_at, included, unverified. */
void dx_store_export_select(struct dx_db *db, struct dx_export_ref x, dx_db_fn *fn, void *arg);
/* Rows of the LIMIT invoices behind AFTER: see export_batch() in SQL. */
void dx_store_export_batch(struct dx_db *db, struct dx_export_ref x, int after, int limit, dx_db_fn *fn, void *arg);
struct dx_export_file {
	const char *name, *format, *gstin, *month, *media_type; /* gstin, month: NULL where there is none */
	int position;
};
void dx_store_export_file_begin(struct dx_db *db, struct dx_export_ref x, const struct dx_export_file *f, dx_db_fn *fn,
				void *arg);
void dx_store_export_part(struct dx_db *db, struct dx_export_ref x, const char *name, int seq, struct dx_str bytes,
			  dx_db_fn *fn, void *arg);
void dx_store_export_file_end(struct dx_db *db, struct dx_export_ref x, const char *name, uint64_t size,
			      struct dx_str sha256, uint32_t crc32, uint64_t documents, dx_db_fn *fn, void *arg);
/* REFUSALS: JSON array of {seq, format, reason}. */
void dx_store_export_progress(struct dx_db *db, struct dx_export_ref x, int64_t done, const char *refusals,
			      dx_db_fn *fn, void *arg);
/* TOTALS: JSON members. */
void dx_store_export_finish(struct dx_db *db, struct dx_export_ref x, int64_t done, const char *totals, dx_db_fn *fn,
			    void *arg);
void dx_store_export_fail(struct dx_db *db, struct dx_export_ref x, const char *detail, dx_db_fn *fn, void *arg);

#endif
