/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "doctor.h"
#include "dx/base/clock.h"
#include "dx/base/str.h"
#include "dx/store/catalog.h"
#include "pg.h"

/* How far the two clocks may be apart: leases and rate limits are on the database's, logs and signatures on ours. */
#define SKEW_MAX_US INT64_C(2000000)

/* Connections that each process of this host keeps, with one to LISTEN. */
static int64_t connections_needed(const struct dx_conf *conf)
{
	return dx_conf_int(conf, DX_OPT_api_processes) * (dx_conf_int(conf, DX_OPT_db_connections) + 1) +
	       dx_conf_int(conf, DX_OPT_workers) * 2 + dx_conf_bool(conf, DX_OPT_keeper) +
	       2 * dx_conf_bool(conf, DX_OPT_sender);
}

/* The first value of SQL; "" when it is NULL, failed (printed) or there is no row. */
static const char *value(struct doctor *d, PGconn *db, const char *sql)
{
	PGresult *res = pg_query(d->c, db, sql, 0, NULL);
	const char *v = dx_strdup(d->c->arena, res != NULL && PQntuples(res) > 0 ? PQgetvalue(res, 0, 0) : "");
	PQclear(res);
	return v;
}

static void look_at_schema(struct doctor *d, PGconn *db)
{
	if (*value(d, db, "SELECT to_regnamespace('docextract')") == '\0') {
		doctor_say(d, WRONG, "schema", "docextract migrate --database CONNINFO-OF-THE-OWNER",
			   "the database has no schema docextract");
		return;
	}
	if (strcmp(value(d, db, "SELECT has_schema_privilege('docextract', 'USAGE')"), "t") != 0 ||
	    strcmp(value(d, db,
			 "SELECT bool_and(has_function_privilege(p.oid, 'EXECUTE')) FROM pg_catalog.pg_proc p "
			 "WHERE p.pronamespace = 'docextract'::regnamespace "
			 "AND p.proname IN ('authorize', 'accept_document', 'claim_job', 'sweep', 'db_ready')"),
		   "t") != 0) {
		doctor_say(d, WRONG, "rights", "docextract migrate --database CONNINFO-OF-THE-OWNER",
			   "the role %s may not call the functions of the daemon", PQuser(db));
		return;
	}
	if (strcmp(value(d, db,
			 "SELECT bool_or(has_table_privilege(c.oid, 'SELECT, INSERT, UPDATE, DELETE')) "
			 "FROM pg_catalog.pg_class c WHERE c.relkind IN ('r', 'p') "
			 "AND c.relnamespace = 'docextract'::regnamespace"),
		   "t") == 0)
		doctor_say(d, WARNING, "rights", "database.conninfo = … user=docextract_daemon",
			   "the role %s may read or change tables; the daemon needs functions only", PQuser(db));
	else
		doctor_say(d, GOOD, "rights", NULL, "%s may call functions, and nothing else", PQuser(db));
	const char *version[] = {dx_asprintf(d->c->arena, "%d", DX_SCHEMA_VERSION)};
	PGresult *res = pg_query(d->c, db, "SELECT docextract.db_ready($1::int)", 1, version);
	bool ready = res != NULL && strcmp(PQgetvalue(res, 0, 0), "t") == 0;
	PQclear(res);
	if (ready)
		doctor_say(d, GOOD, "schema", NULL, "at least %d, as this version needs it", DX_SCHEMA_VERSION);
	else
		doctor_say(d, WRONG, "schema", "docextract migrate --database CONNINFO-OF-THE-OWNER",
			   "older than %d, which this version needs", DX_SCHEMA_VERSION);
}

static void look_at_settings(struct doctor *d, PGconn *db)
{
	static const struct {
		const char *sql, *said, *mend;
		enum verdict verdict;
	} rules[] = {
		{"SELECT pg_catalog.current_setting('fsync') = 'on'", "fsync is off: a crash loses documents",
		 "ALTER SYSTEM SET fsync = on; SELECT pg_reload_conf()", WRONG},
		{"SELECT pg_catalog.current_setting('full_page_writes') = 'on'",
		 "full_page_writes is off: a crash may damage tables",
		 "ALTER SYSTEM SET full_page_writes = on; SELECT pg_reload_conf()", WRONG},
		{"SELECT pg_catalog.current_setting('synchronous_commit') <> 'off'",
		 "synchronous_commit is off: a crash loses what clients were told is accepted",
		 "ALTER SYSTEM SET synchronous_commit = on; SELECT pg_reload_conf()", WRONG},
		{"SELECT pg_catalog.current_setting('client_connection_check_interval') <> '0'",
		 "client_connection_check_interval is 0: work of a host that vanished is found late",
		 "ALTER SYSTEM SET client_connection_check_interval = '500ms'; SELECT pg_reload_conf()", WARNING},
		{"SELECT NOT pg_catalog.pg_is_in_recovery()", "this server is a standby, nothing can be written",
		 "database.conninfo = host=a,b target_session_attrs=read-write …", WRONG},
		{"SELECT pg_catalog.pg_encoding_to_char(b.encoding) = 'UTF8' FROM pg_catalog.pg_database b "
		 "WHERE b.datname = pg_catalog.current_database()",
		 "the database's encoding is not UTF8", "createdb -E UTF8 -T template0 …", WRONG},
	};
	bool all = true;

	for (size_t i = 0; i < DX_LEN(rules); i++)
		if (strcmp(value(d, db, rules[i].sql), "t") != 0) {
			doctor_say(d, rules[i].verdict, "settings", rules[i].mend, "%s", rules[i].said);
			all = false;
		}
	const char *max = value(d, db, "SELECT pg_catalog.current_setting('max_connections')");
	int64_t have = 0, need = connections_needed(d->conf);
	if (!cli_number(max, 1, INT32_MAX, &have) || have < need + 10) {
		doctor_say(d, WARNING, "settings",
			   "raise max_connections and restart PostgreSQL, or lower api, workers",
			   "max_connections is %s, this host alone takes up to %d", max, (int)need);
		all = false;
	}
	if (all)
		doctor_say(d, GOOD, "settings", NULL, "of PostgreSQL; this host takes up to %d of %s connections",
			   (int)need, max);
}

static void look_at_clock(struct doctor *d, PGconn *db)
{
	int64_t before = dx_now_real_us(), there;
	const char *text = value(d, db, "SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint");
	int64_t after = dx_now_real_us();

	if (!cli_number(text, 0, INT64_MAX, &there))
		return;
	int64_t off = there < before ? before - there : there > after ? there - after : 0;
	if (off > SKEW_MAX_US)
		doctor_say(d, WRONG, "clock", "timedatectl set-ntp true (on both hosts)",
			   "this host and the database are %d s apart", (int)(off / 1000000));
	else
		doctor_say(d, GOOD, "clock", NULL, "agrees with the database's");
}

static void look_at_endpoint(struct doctor *d, const char *url)
{
	struct dx_err err;
	const char *to;

	if (doctor_connect_url(d, url, &to, &err))
		doctor_say(d, GOOD, "webhook", NULL, "%s answers", to);
	else
		doctor_say(d, WARNING, "webhook", "docextract webhooks list, then pause or remove it", "%s", err.msg);
}

/* Only the owner can see them. */
static void look_at_webhooks(struct doctor *d, PGconn *db)
{
	if (strcmp(value(d, db,
			 "SELECT coalesce(has_table_privilege(to_regclass('docextract.webhook_health'), 'SELECT'), false)"),
		   "t") != 0) {
		doctor_say(d, GOOD, "webhook", NULL,
			   "endpoints not looked at: only the schema's owner sees them (--database)");
		return;
	}
	PGresult *res = pg_query(
		d->c, db, "SELECT DISTINCT h.url FROM docextract.webhook_health h WHERE h.state = 'active' LIMIT 50", 0,
		NULL);
	for (int i = 0; res != NULL && i < PQntuples(res); i++)
		look_at_endpoint(d, PQgetvalue(res, i, 0));
	PQclear(res);
}

static PGconn *connect_as(struct doctor *d, const char *conninfo)
{
	const char *given = d->c->database;
	d->c->database = conninfo;
	PGconn *db = pg_open(d->c);
	d->c->database = given;
	return db;
}

void doctor_database(struct doctor *d)
{
	PGconn *db = connect_as(d, dx_conf_str(d->conf, DX_OPT_db_conninfo));

	if (db == NULL) {
		doctor_say(d, WRONG, "database", "systemctl status postgresql; database.conninfo in the configuration",
			   "cannot be reached as the daemon would (above is why)");
		return;
	}
	int version = PQserverVersion(db);
	if (version < 150000)
		doctor_say(d, WRONG, "database", "upgrade to PostgreSQL 15 or newer", "PostgreSQL %d is too old",
			   version / 10000);
	else
		doctor_say(d, GOOD, "database", NULL, "PostgreSQL %d.%d, reached as %s", version / 10000,
			   version % 10000, PQuser(db));
	look_at_schema(d, db);
	look_at_settings(d, db);
	look_at_clock(d, db);
	if (d->c->database != NULL) {
		PQfinish(db);
		db = pg_open(d->c);
	}
	if (db != NULL)
		look_at_webhooks(d, db);
	PQfinish(db);
}
