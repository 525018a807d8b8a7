/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Industries, templates, usage and the state of the database itself. */
#ifndef DX_STORE_CATALOG_H
#define DX_STORE_CATALOG_H

#include "dx/db/db.h"

/* Number of the newest file in sql/migrations that this program was written for. */
#define DX_SCHEMA_VERSION 45

void dx_store_industries(struct dx_db *db, dx_db_fn *fn, void *arg);                      /* row: json */
void dx_store_templates(struct dx_db *db, const char *industry, dx_db_fn *fn, void *arg); /* row: json or NULL */

/* What decides, before anything is stored, whether an upload can be taken. */
struct dx_upload_ask {
	const char *industry, *template_name;
	int64_t team_id;
	int prio;
	const char *idempotency_key;       /* NULL: none */
	int64_t queue_max, team_queue_max; /* waiting jobs of all, waiting pages of the team; 0: no limit */
};
/* row: verdict, industry, template, version; room ("ok", "team_full", "queue_full"), waiting, retry_after (s) */
void dx_store_begin_upload(struct dx_db *db, const struct dx_upload_ask *u, dx_db_fn *fn, void *arg);
void dx_store_usage(struct dx_db *db, int64_t team_id, dx_db_fn *fn, void *arg); /* row: json */
void dx_store_ready(struct dx_db *db, dx_db_fn *fn, void *arg);                  /* row: ready */

#endif
