/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/catalog.h"

#include <inttypes.h>
#include <stdio.h>

static const char sql_industries[] = "SELECT docextract.industries_json() AS json";
static const char sql_templates[] = "SELECT docextract.templates_json($1) AS json";
static const char sql_begin_upload[] =
	"SELECT t.verdict, t.industry, t.template, t.version, r.room, r.waiting, r.retry_after"
	" FROM docextract.resolve_template($1, $2) t, docextract.upload_room($3, $4, $5, $6, $7) r";
static const char sql_usage[] = "SELECT docextract.usage_json($1) AS json";
static const char sql_ready[] = "SELECT docextract.db_ready($1) AS ready";

void dx_store_industries(struct dx_db *db, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_industries, NULL, 0, fn, arg);
}

void dx_store_templates(struct dx_db *db, const char *industry, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_templates, (struct dx_param[]){DX_P(industry)}, 1, fn, arg);
}

static const char *text(char *out, size_t size, int64_t v)
{
	snprintf(out, size, "%" PRId64, v);
	return out;
}

void dx_store_begin_upload(struct dx_db *db, const struct dx_upload_ask *u, dx_db_fn *fn, void *arg)
{
	char team[24], prio[24], queue[24], team_queue[24];

	dx_db_query(db, sql_begin_upload,
		    (struct dx_param[]){DX_P(u->industry), DX_P(u->template_name),
					DX_P(text(team, sizeof(team), u->team_id)),
					DX_P(text(prio, sizeof(prio), u->prio)), DX_P(u->idempotency_key),
					DX_P(text(queue, sizeof(queue), u->queue_max)),
					DX_P(text(team_queue, sizeof(team_queue), u->team_queue_max))},
		    7, fn, arg);
}

void dx_store_usage(struct dx_db *db, int64_t team_id, dx_db_fn *fn, void *arg)
{
	char team[24];
	snprintf(team, sizeof(team), "%" PRId64, team_id);
	dx_db_query(db, sql_usage, (struct dx_param[]){DX_P(team)}, 1, fn, arg);
}

void dx_store_ready(struct dx_db *db, dx_db_fn *fn, void *arg)
{
	char version[24];
	snprintf(version, sizeof(version), "%d", DX_SCHEMA_VERSION);
	dx_db_query(db, sql_ready, (struct dx_param[]){DX_P(version)}, 1, fn, arg);
}
