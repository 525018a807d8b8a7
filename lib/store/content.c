/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/content.h"

#include <inttypes.h>
#include <stdio.h>

#include "dx/base/log.h"

static const char sql_reserve[] = "SELECT docextract.content_reserve($1, $2, $3, $4)";
static const char sql_release[] = "SELECT docextract.content_release($1, $2)";
static const char sql_own[] = "SELECT docextract.content_own($1, $2, $3)";
static const char sql_take[] = "SELECT driver, key FROM docextract.content_take_unowned($1, $2)";
static const char sql_gone[] = "SELECT docextract.content_gone($1, $2, $3)";

void dx_store_content_reserve(struct dx_db *db, const char *driver, const char *key, const char *uuid, int64_t keep_ms,
			      dx_db_fn *fn, void *arg)
{
	char keep[24];

	(void)snprintf(keep, sizeof(keep), "%" PRId64, keep_ms);
	dx_db_query(db, sql_reserve, (struct dx_param[]){DX_P(driver), DX_P(key), DX_P(uuid), DX_P(keep)}, 4, fn, arg);
}

static void on_released(PGresult *res, const struct dx_err *err, void *arg)
{
	(void)res;
	(void)arg;
	if (err != NULL)
		DX_WARN("an object without a document stays for a while", DX_KV_S("error", err->msg));
}

void dx_store_content_release(struct dx_db *db, const char *driver, const char *key)
{
	dx_db_query(db, sql_release, (struct dx_param[]){DX_P(driver), DX_P(key)}, 2, on_released, NULL);
}

void dx_store_content_own(struct dx_db_tx *tx, const char *uuid, const char *driver, const char *key)
{
	dx_db_tx_send(tx, sql_own, (struct dx_param[]){DX_P(uuid), DX_P(driver), DX_P(key)}, 3, false);
}

void dx_store_content_take_unowned(struct dx_db *db, const char *drivers, dx_db_fn *fn, void *arg)
{
	char limit[12];

	(void)snprintf(limit, sizeof(limit), "%d", DX_UNOWNED_BATCH);
	dx_db_query(db, sql_take, (struct dx_param[]){DX_P(drivers), DX_P(limit)}, 2, fn, arg);
}

void dx_store_content_gone(struct dx_db *db, const char *driver, const char *key, const char *error, dx_db_fn *fn,
			   void *arg)
{
	dx_db_query(db, sql_gone, (struct dx_param[]){DX_P(driver), DX_P(key), DX_P(error)}, 3, fn, arg);
}
