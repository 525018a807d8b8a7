/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "pg.h"

#include <stdio.h>
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/fmt/json.h"

/* Types of pg_type that JSON has too. */
enum { OID_BOOL = 16, OID_INT8 = 20, OID_INT2 = 21, OID_INT4 = 23, OID_TEXT_ARRAY = 1009 };

static void print_trimmed(const struct cli *c, const char *message)
{
	struct dx_str s = dx_str_trim(dx_str(message));
	cli_note("docextract %s: %.*s", c->verb, DX_STR_ARG(s));
}

PGconn *pg_open(struct cli *c)
{
	const char *conninfo = c->database;
	if (conninfo == NULL) {
		const struct dx_conf *conf = cli_conf(c);
		if (conf == NULL)
			return NULL;
		conninfo = dx_conf_str(conf, DX_OPT_db_conninfo);
	}
	const char *const keys[] = {"dbname", "application_name", "client_encoding", NULL};
	const char *const values[] = {conninfo, "docextract cli", "UTF8", NULL};
	PGconn *db = PQconnectdbParams(keys, values, 1);
	if (PQstatus(db) != CONNECTION_OK)
		print_trimmed(c, PQerrorMessage(db));
	else if (pg_run(c, db, "SELECT pg_catalog.set_config('search_path', '', false)"))
		return db;
	PQfinish(db);
	return NULL;
}

static void on_notice(void *arg, const PGresult *res)
{
	/* "already exists, skipping" and its like help nobody; warnings do */
	const char *severity = PQresultErrorField(res, PG_DIAG_SEVERITY_NONLOCALIZED);
	if (severity != NULL && strcmp(severity, "WARNING") == 0)
		print_trimmed(arg, PQresultErrorField(res, PG_DIAG_MESSAGE_PRIMARY));
}

static bool check(struct cli *c, PGconn *db, const PGresult *res)
{
	ExecStatusType s = PQresultStatus(res);
	if (s == PGRES_TUPLES_OK || s == PGRES_COMMAND_OK)
		return true;
	const char *message = PQresultErrorField(res, PG_DIAG_MESSAGE_PRIMARY);
	const char *sqlstate = PQresultErrorField(res, PG_DIAG_SQLSTATE);
	const char *hint = PQresultErrorField(res, PG_DIAG_MESSAGE_HINT);
	const char *context = PQresultErrorField(res, PG_DIAG_CONTEXT);
	if (sqlstate != NULL && strcmp(sqlstate, "23505") == 0)
		message = "that name is taken";
	print_trimmed(c, message != NULL ? message : PQerrorMessage(db));
	if (hint != NULL)
		cli_note("hint: %s", hint);
	/* DX003 and a taken name are the operator's mistakes; anything else needs the place */
	if (sqlstate != NULL && strcmp(sqlstate, "DX003") != 0 && strcmp(sqlstate, "23505") != 0) {
		cli_note("SQLSTATE %s", sqlstate);
		if (context != NULL)
			cli_note("%s", context);
	}
	if (sqlstate != NULL && (strcmp(sqlstate, "3F000") == 0 || strcmp(sqlstate, "42883") == 0))
		cli_note("hint: run docextract migrate first");
	return false;
}

PGresult *pg_query(struct cli *c, PGconn *db, const char *sql, int n, const char *const *params)
{
	PQsetNoticeReceiver(db, on_notice, c);
	PGresult *res = PQexecParams(db, sql, n, NULL, params, NULL, NULL, 0);
	if (check(c, db, res))
		return res;
	PQclear(res);
	return NULL;
}

bool pg_call(struct cli *c, PGconn *db, const char *sql, int n, const char *const *params)
{
	PGresult *res = pg_query(c, db, sql, n, params);
	PQclear(res);
	return res != NULL;
}

bool pg_run(struct cli *c, PGconn *db, const char *sql)
{
	PQsetNoticeReceiver(db, on_notice, c);
	PGresult *res = PQexec(db, sql);
	bool ok = check(c, db, res);
	PQclear(res);
	return ok;
}

int pg_list(struct cli *c, const char *sql, int n, const char *const *params)
{
	PGconn *db = pg_open(c);
	PGresult *res = db != NULL ? pg_query(c, db, sql, n, params) : NULL;
	int code = res != NULL ? CLI_OK : CLI_FAILED;
	if (res != NULL)
		pg_print(c, res);
	PQclear(res);
	PQfinish(db);
	return code;
}

const char *pg_value(struct cli *c, const char *sql, int n, const char *const *params)
{
	const char *value = NULL;
	PGconn *db = pg_open(c);
	PGresult *res = db != NULL ? pg_query(c, db, sql, n, params) : NULL;
	if (res != NULL)
		value = dx_strdup(c->arena, PQntuples(res) > 0 && PQnfields(res) > 0 ? PQgetvalue(res, 0, 0) : "");
	PQclear(res);
	PQfinish(db);
	return value;
}

/* ---- output ---- */

static void add_json(struct dx_jw *w, const PGresult *res, int row, int col)
{
	struct dx_str v = dx_str(PQgetvalue(res, row, col));
	Oid type = PQftype(res, col);
	if (PQgetisnull(res, row, col)) {
		dx_jw_null(w);
	} else if (type == OID_BOOL) {
		dx_jw_bool(w, v.p[0] == 't');
	} else if (type == OID_INT8 || type == OID_INT4 || type == OID_INT2) {
		dx_jw_raw(w, v);
	} else if (type == OID_TEXT_ARRAY) {
		/* our arrays hold plain words */
		struct dx_str rest = dx_str_sub(v, 1, v.n - 2);
		dx_jw_arr(w);
		for (struct dx_str part; rest.n > 0 && dx_str_split(&rest, ',', &part);)
			dx_jw_str(w, part);
		dx_jw_arr_end(w);
	} else {
		dx_jw_str(w, v);
	}
}

static void print_as_json(const PGresult *res)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	dx_jw_arr(&w);
	for (int row = 0; row < PQntuples(res); row++) {
		dx_jw_obj(&w);
		for (int col = 0; col < PQnfields(res); col++) {
			dx_jw_key(&w, PQfname(res, col));
			add_json(&w, res, row, col);
		}
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
	cli_print_json(dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

/* As people write it; row -1 is the head. */
static struct dx_str cell(const PGresult *res, int row, int col)
{
	if (row < 0)
		return dx_str(PQfname(res, col));
	struct dx_str v = dx_str(PQgetvalue(res, row, col));
	if (PQftype(res, col) == OID_BOOL && v.n == 1)
		return v.p[0] == 't' ? DX_STR("yes") : DX_STR("no");
	if (PQftype(res, col) == OID_TEXT_ARRAY && v.n >= 2)
		v = dx_str_sub(v, 1, v.n - 2);
	return v.n == 0 ? DX_STR("-") : v;
}

static size_t column_width(const PGresult *res, int col)
{
	size_t widest = 0;
	for (int row = -1; row < PQntuples(res); row++) {
		size_t n = dx_utf8_len(cell(res, row, col));
		widest = n > widest ? n : widest;
	}
	return widest;
}

static void print_cell(struct dx_str text, size_t width, bool last)
{
	(void)fwrite(text.p, 1, text.n, stdout);
	if (last)
		(void)fputc('\n', stdout);
	else
		(void)printf("%*s", (int)(width - dx_utf8_len(text)) + 2, "");
}

void pg_print(const struct cli *c, const PGresult *res)
{
	if (c->json) {
		print_as_json(res);
		return;
	}
	for (int row = -1; row < PQntuples(res); row++)
		for (int col = 0; col < PQnfields(res); col++)
			print_cell(cell(res, row, col), column_width(res, col), col == PQnfields(res) - 1);
}
