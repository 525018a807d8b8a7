/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What filing formats are made from, and who made one of a document that is not verified. */
#ifndef DX_STORE_FILING_H
#define DX_STORE_FILING_H

#include "dx/db/db.h"

/*
 * No row, or one: status, template, filing_formats (text[]), revision, data (NULL: no result), checks, verification,
 * settings (JSON), continuity (JSON or NULL), file_name.
 */
void dx_store_get_filing(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg);

struct dx_filing_override {
	int64_t team_id, account_id, key_id;
	const char *uuid;
	int64_t revision;
	const char *format;
	const char *verification;  /* the verdict overridden */
	const char *failed_checks; /* "" none */
	const char *request_id;
};
/* Audit row; once FN has no error it is committed. */
void dx_store_filing_override(struct dx_db *db, const struct dx_filing_override *o, dx_db_fn *fn, void *arg);

#endif
