/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Industries, templates, usage and the state of the database itself. */
#ifndef DX_STORE_CATALOG_H
#define DX_STORE_CATALOG_H

#include "dx/db/db.h"

/* Number of the newest file in sql/migrations that this program was written for. */
#define DX_SCHEMA_VERSION 25

void dx_store_industries(struct dx_db *db, dx_db_fn *fn, void *arg);                      /* row: json */
void dx_store_templates(struct dx_db *db, const char *industry, dx_db_fn *fn, void *arg); /* row: json or NULL */
void dx_store_resolve_template(struct dx_db *db, const char *industry, const char *template_name, dx_db_fn *fn,
			       void *arg); /* row: verdict, industry, template, version */
void dx_store_usage(struct dx_db *db, int64_t team_id, dx_db_fn *fn, void *arg); /* row: json */
void dx_store_ready(struct dx_db *db, dx_db_fn *fn, void *arg);                  /* row: ready */

#endif
