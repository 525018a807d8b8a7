/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/catalog.h"

#include <inttypes.h>
#include <stdio.h>

static const char sql_industries[] = "SELECT docextract.industries_json() AS json";
static const char sql_templates[] = "SELECT docextract.templates_json($1) AS json";
static const char sql_resolve[] =
	"SELECT verdict, industry, template, version FROM docextract.resolve_template($1, $2)";
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

void dx_store_resolve_template(struct dx_db *db, const char *industry, const char *template_name, dx_db_fn *fn,
			       void *arg)
{
	dx_db_query(db, sql_resolve, (struct dx_param[]){DX_P(industry), DX_P(template_name)}, 2, fn, arg);
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
