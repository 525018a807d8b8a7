/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which version documents have now. Requests that come while the database
 * answers others gather, and are asked about together: under load one statement
 * serves dozens of requests. Each is asked about after it came, never before,
 * so nobody is told a version that was already another one when he asked.
 */
#ifndef DX_API_VERSIONS_H
#define DX_API_VERSIONS_H

#include "dx/db/db.h"

struct dx_versions;

/* VERSION: of a document that has ended, as in dx_store_document_versions(); NULL: none, or ERR says why not known. */
typedef void dx_version_fn(const char *version, const struct dx_err *err, void *arg);

struct dx_versions *dx_versions_new(struct dx_db *db);
/* After its pool is gone, which has answered everything. */
void dx_versions_free(struct dx_versions **v);
/* UUID must live until FN is called, from the loop. */
void dx_versions_ask(struct dx_versions *v, int64_t team_id, const char *uuid, dx_version_fn *fn, void *arg);

#endif
