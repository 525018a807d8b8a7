/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* PostgreSQL for a program that does one thing after the other: blocking, every error printed where it happens. */
#ifndef DOCEXTRACT_PG_H
#define DOCEXTRACT_PG_H

#include <libpq-fe.h>

#include "cli.h"

/* Connect to --database, or to the configuration's database.conninfo. NULL: printed why. */
PGconn *pg_open(struct cli *c);

/* Run SQL with text parameters (NULL elements are SQL NULL). NULL: printed why; else PQclear() it. */
PGresult *pg_query(struct cli *c, PGconn *db, const char *sql, int n, const char *const *params);
/* The same for what only its success is asked of. */
bool pg_call(struct cli *c, PGconn *db, const char *sql, int n, const char *const *params) DX_MUST_CHECK;
/* Several statements in one text, results thrown away. */
bool pg_run(struct cli *c, PGconn *db, const char *sql) DX_MUST_CHECK;

/* Connect, run, print the rows (pg_print()), close. */
int pg_list(struct cli *c, const char *sql, int n, const char *const *params);
/* Connect, run, close; the first value in the connection's arena, NULL: printed why. */
const char *pg_value(struct cli *c, const char *sql, int n, const char *const *params);

/* A table with a head, or with --json an array of objects. */
void pg_print(const struct cli *c, const PGresult *res);

#endif
