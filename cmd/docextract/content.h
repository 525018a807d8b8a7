/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DOCEXTRACT_CONTENT_H
#define DOCEXTRACT_CONTENT_H

#include "pg.h"
#include "storage.h"

/* What the actions of docextract content share. */
struct content {
	struct cli *c;
	PGconn *db;
	struct storage storage;
	const char *to;
	bool delete_orphans, read;
};

/* content_migrate.c, content_check.c: return the exit code. */
int content_migrate(struct content *k);
int content_check(struct content *k);

/* The hash of BYTES is HEX. */
bool content_hash_is(struct dx_str bytes, const char *hex);
/* A row set of SQL with text parameters, as pg_query(). */
PGresult *content_query(struct content *k, const char *sql, int n, const char *const *params);

#endif
