/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who owns which object outside of the database (dx/blob). The way of one: reserve, committed; write it; own, in the
 * transaction that makes the document. Whatever breaks in between leaves a reserved object, which the keeper deletes.
 */
#ifndef DX_STORE_CONTENT_H
#define DX_STORE_CONTENT_H

#include "dx/db/db.h"

/* No row. Unless it is owned by then, the object is deleted after KEEP_MS. */
void dx_store_content_reserve(struct dx_db *db, const char *driver, const char *key, const char *uuid, int64_t keep_ms,
			      dx_db_fn *fn, void *arg);
/* It is not needed after all. Nothing depends on it. */
void dx_store_content_release(struct dx_db *db, const char *driver, const char *key);
/* Before dx_store_accept_document(). Fails (may be tried again) when the object was given up meanwhile. */
void dx_store_content_own(struct dx_db_tx *tx, const char *uuid, const char *driver, const char *key);

/* ---- keeper ---- */

#define DX_UNOWNED_BATCH 50
/* Rows: driver, key, of objects to delete now. DRIVERS is a text[] literal. */
void dx_store_content_take_unowned(struct dx_db *db, const char *drivers, dx_db_fn *fn, void *arg);
/* ERROR: why it could not be deleted; NULL: it is gone. */
void dx_store_content_gone(struct dx_db *db, const char *driver, const char *key, const char *error, dx_db_fn *fn,
			   void *arg);

#endif
