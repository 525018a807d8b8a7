/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/filing.h"

#include <inttypes.h>
#include <stdio.h>

static const char sql_get[] =
	"SELECT status, template, filing_formats, revision, data, checks, verification, settings, continuity, file_name "
	"FROM docextract.get_filing($1, $2)";
static const char sql_override[] = "SELECT docextract.record_filing_override($1, $2, $3, $4, $5, $6, $7, $8, $9) AS id";

void dx_store_get_filing(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg)
{
	char team[24];
	snprintf(team, sizeof(team), "%" PRId64, team_id);
	dx_db_query(db, sql_get, (struct dx_param[]){DX_P(team), DX_P(uuid)}, 2, fn, arg);
}

void dx_store_filing_override(struct dx_db *db, const struct dx_filing_override *o, dx_db_fn *fn, void *arg)
{
	char team[24], account[24], key[24], revision[24];
	snprintf(team, sizeof(team), "%" PRId64, o->team_id);
	snprintf(account, sizeof(account), "%" PRId64, o->account_id);
	snprintf(key, sizeof(key), "%" PRId64, o->key_id);
	snprintf(revision, sizeof(revision), "%" PRId64, o->revision);
	const struct dx_param params[] = {DX_P(team),
					  DX_P(account),
					  DX_P(key),
					  DX_P(o->uuid),
					  DX_P(revision),
					  DX_P(o->format),
					  DX_P(o->verification),
					  DX_P(o->failed_checks),
					  DX_P(o->request_id)};
	dx_db_query(db, sql_override, params, (int)DX_LEN(params), fn, arg);
}
