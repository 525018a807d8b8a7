/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * docextract migrate: the schema as this version needs it. Migrations run once, in the order of their numbers;
 * functions, views and grants are applied again whenever their text has changed; then the templates are loaded.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "dx/crypt/hash.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "dx/store/catalog.h"
#include "pg.h"
#include "template_file.h"

#define SQL_MAX_BYTES (16u << 20)
#define LOCK_AGAIN_NS 100000000

const char help_migrate[] =
	"usage: docextract migrate [OPTION]…\n"
	"\n"
	"Creates or updates the schema docextract and loads the template files. Can be run at any time and by several\n"
	"at once: what is there already is left alone.\n"
	"\n"
	"      --database CONNINFO  libpq connection string of a superuser or of the schema's owner; default: the\n"
	"                           configuration's database.conninfo\n"
	"      --sql-dir DIR        where the SQL files are\n"
	"      --template-dir DIR   where the template files are\n"
	"      --replace-templates  take a template file whose text has changed without a new version\n"
	"  -c, --config FILE        configuration that says where the database is\n";

struct migrate {
	struct cli *c;
	PGconn *db;
	const char *sql_dir, *template_dir, *replace;
	bool migrated; /* a migration was applied in this run */
	int applied, unchanged;
};

struct sql_file {
	const char *name; /* below the SQL folder */
	const char *text;
	char checksum[2 * DX_SHA256_BYTES + 1];
};

static bool read_sql(struct migrate *m, const char *name, struct sql_file *f_r)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_sha256 sha;
	uint8_t sum[DX_SHA256_BYTES];
	struct dx_err err;
	if (!dx_read_file(dx_asprintf(m->c->arena, "%s/%s", m->sql_dir, name), SQL_MAX_BYTES, &b, &err)) {
		(void)cli_failed(m->c, "%s", err.msg);
		return false;
	}
	dx_sha256_init(&sha);
	dx_sha256_add(&sha, dx_buf_cstr(&b), b.len);
	dx_sha256_end(&sha, sum);
	f_r->name = name;
	f_r->text = dx_strdup(m->c->arena, dx_buf_cstr(&b));
	dx_hex(f_r->checksum, sum, sizeof(sum));
	dx_buf_free(&b);
	return true;
}

static int is_sql(const struct dirent *e)
{
	return e->d_name[0] != '.' && dx_str_ends(dx_str(e->d_name), ".sql");
}

/* Call FN for each SQL file of FOLDER by name. False: FN or the folder failed (printed). */
static bool each_file(struct migrate *m, const char *folder, bool (*fn)(struct migrate *m, const char *name))
{
	struct dirent **list = NULL;
	const char *path = dx_asprintf(m->c->arena, "%s/%s", m->sql_dir, folder);
	int n = scandir(path, &list, is_sql, alphasort);
	bool ok = n >= 0;
	if (!ok)
		(void)cli_failed(m->c, "cannot read %s: %m", path);
	for (int i = 0; i < n; i++) {
		ok = ok && fn(m, dx_asprintf(m->c->arena, "%s/%s", folder, list[i]->d_name));
		free(list[i]);
	}
	free(list);
	return ok;
}

/* ---- migrations ---- */

/* The checksum under which KEY is recorded, "" when it is not; NULL: failed (printed). */
static const char *recorded(struct migrate *m, const char *sql, const char *key)
{
	const char *params[] = {key};
	PGresult *res = pg_query(m->c, m->db, sql, 1, params);
	if (res == NULL)
		return NULL;
	const char *checksum = dx_strdup(m->c->arena, PQntuples(res) > 0 ? PQgetvalue(res, 0, 0) : "");
	PQclear(res);
	return checksum;
}

static bool is_bootstrapped(struct migrate *m, bool *yes_r)
{
	PGresult *res = pg_query(m->c, m->db, "SELECT to_regclass('docextract.schema_migration') IS NOT NULL", 0, NULL);
	if (res == NULL)
		return false;
	*yes_r = PQgetvalue(res, 0, 0)[0] == 't';
	PQclear(res);
	return true;
}

/* The file and its record in one transaction. */
static bool apply(struct migrate *m, const struct sql_file *f, const char *record_sql, int n, const char *const *params)
{
	bool ok = pg_run(m->c, m->db, "BEGIN") && pg_run(m->c, m->db, f->text);
	PGresult *res = ok ? pg_query(m->c, m->db, record_sql, n, params) : NULL;
	ok = res != NULL && pg_run(m->c, m->db, "COMMIT");
	PQclear(res);
	if (!ok) {
		/* the transaction ends with the connection */
		cli_note("docextract migrate: %s was not applied", f->name);
		return false;
	}
	m->applied++;
	(void)printf("applied %s\n", f->name);
	return true;
}

/*
 * A file that says so is run statement by statement, each its own transaction, so that an index can be made without
 * keeping writers out. It may be begun again after any of them; a statement ends with a semicolon at the end of a line.
 */
#define CONCURRENTLY "-- migrate: statement by statement\n"

static bool apply_concurrently(struct migrate *m, const struct sql_file *f, const char *record_sql, int n,
			       const char *const *params)
{
	bool ok = true;
	for (const char *at = f->text, *end; ok && *at != '\0'; at = end) {
		end = strstr(at, ";\n");
		end = end != NULL ? end + 2 : at + strlen(at);
		ok = pg_run(m->c, m->db, dx_strndup(m->c->arena, at, (size_t)(end - at)));
	}
	/* as whom the file said, which may be the only one who may */
	ok = ok && pg_call(m->c, m->db, record_sql, n, params) && pg_run(m->c, m->db, "RESET ROLE");
	if (!ok) {
		cli_note("docextract migrate: %s was not applied to its end; it can be begun again", f->name);
		return false;
	}
	m->applied++;
	(void)printf("applied %s\n", f->name);
	return true;
}

static bool migrate_one(struct migrate *m, const char *name)
{
	struct sql_file f;
	const char *base = strrchr(name, '/') + 1;
	const char *was = "";
	int64_t version;
	bool bootstrapped;
	const char *number = dx_strndup(m->c->arena, base, strcspn(base, "_"));
	if (!cli_number(number, 1, 9999, &version)) {
		(void)cli_failed(m->c, "%s: a migration's name begins with its number and an underscore", name);
		return false;
	}
	if (!read_sql(m, name, &f) || !is_bootstrapped(m, &bootstrapped))
		return false;
	if (bootstrapped)
		was = recorded(m, "SELECT checksum FROM docextract.schema_migration WHERE version = $1", number);
	if (was == NULL)
		return false;
	if (strcmp(was, f.checksum) == 0) {
		m->unchanged++;
		return true;
	}
	if (*was != '\0') {
		(void)cli_failed(m->c, "%s was changed after it had been applied; changes go into a new migration",
				 name);
		return false;
	}
	const char *params[] = {number, base, f.checksum};
	m->migrated = true;
	return (strstr(f.text, CONCURRENTLY) != NULL ? apply_concurrently : apply)(
		m, &f, "INSERT INTO docextract.schema_migration(version, name, checksum) VALUES ($1, $2, $3)", 3,
		params);
}

/* ---- functions, views, grants ---- */

static bool refresh_one(struct migrate *m, const char *name)
{
	struct sql_file f;
	if (!read_sql(m, name, &f))
		return false;
	const char *was = recorded(m, "SELECT checksum FROM docextract.schema_file WHERE name = $1", name);
	if (was == NULL)
		return false;
	if (!m->migrated && strcmp(was, f.checksum) == 0) {
		m->unchanged++;
		return true;
	}
	const char *params[] = {name, f.checksum};
	return apply(m, &f,
		     "INSERT INTO docextract.schema_file(name, checksum) VALUES ($1, $2) "
		     "ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()",
		     2, params);
}

/* ---- templates ---- */

/* Names in filing_formats (texts, or objects with a name) as a text[] literal. */
static const char *filing_formats(struct dx_arena *a, struct dx_str json)
{
	json_t *v, *item;
	size_t i;
	struct dx_err err;
	const char *array = "";
	if (!dx_json_parse(a, json, &v, &err))
		return "{}";
	json_array_foreach (json_object_get(v, "filing_formats"), i, item) {
		const char *name = json_is_string(item) ? json_string_value(item) : dx_json_str(item, "name");
		if (name != NULL)
			array = dx_asprintf(a, "%s%s\"%s\"", array, *array != '\0' ? "," : "", name);
	}
	return dx_asprintf(a, "{%s}", array);
}

static bool load_one(struct migrate *m, const struct template_file *t)
{
	struct dx_arena *a = m->c->arena;
	const char *params[] = {t->industry,
				t->name,
				dx_asprintf(a, "%d", t->version),
				t->title,
				filing_formats(a, t->json),
				dx_strndup(a, t->json.p, t->json.n),
				m->replace != NULL ? "true" : "false"};
	PGresult *res = pg_query(m->c, m->db, "SELECT docextract.load_template($1, $2, $3, $4, $5, $6, $7)",
				 (int)DX_LEN(params), params);
	if (res == NULL)
		return false;
	const char *verdict = dx_strdup(a, PQgetvalue(res, 0, 0));
	PQclear(res);
	if (strcmp(verdict, "unchanged") == 0) {
		m->unchanged++;
		return true;
	}
	if (strcmp(verdict, "conflict") == 0) {
		(void)cli_failed(
			m->c, "%s: version %d is loaded with another text: raise the version, or --replace-templates",
			t->path, t->version);
		return false;
	}
	m->applied++;
	(void)printf("template %s/%s@%d %s\n", t->industry, t->name, t->version, verdict);
	return true;
}

static bool load_templates(struct migrate *m)
{
	struct template_file *list;
	size_t n;
	struct dx_err err;
	const char *dir = template_dir(m->c, m->template_dir);
	bool ok = true;
	if (dir == NULL)
		return false;
	if (!template_file_list(m->c, dir, &list, &n, &err)) {
		(void)cli_failed(m->c, "%s", err.msg);
		return false;
	}
	if (n == 0)
		cli_note("docextract migrate: no template files in %s", dir);
	for (size_t i = 0; i < n; i++)
		ok = load_one(m, &list[i]) && ok;
	return ok;
}

/*
 * An older program would put older functions over newer tables. Newer migrations than ours mean that the package was
 * downgraded, or that another host has been upgraded first.
 */
static bool is_ours(struct migrate *m)
{
	bool bootstrapped;
	if (!is_bootstrapped(m, &bootstrapped))
		return false;
	if (!bootstrapped)
		return true;
	PGresult *res =
		pg_query(m->c, m->db, "SELECT coalesce(max(version), 0) FROM docextract.schema_migration", 0, NULL);
	if (res == NULL)
		return false;
	int64_t version;
	bool ok = cli_number(PQgetvalue(res, 0, 0), 0, DX_SCHEMA_VERSION, &version);
	if (!ok)
		(void)cli_failed(
			m->c,
			"the database has schema %s, this program (%s) knows schemas up to %d only: a downgrade "
			"is not possible. Install the newer program again, or restore a backup from before the "
			"upgrade",
			PQgetvalue(res, 0, 0), DX_VERSION, DX_SCHEMA_VERSION);
	PQclear(res);
	return ok;
}

/*
 * Others wait here; the lock goes with the connection. They ask again and again: one that waited inside a statement
 * would have a snapshot that CREATE INDEX CONCURRENTLY waits for in turn.
 */
static bool take_lock(struct migrate *m)
{
	bool ours = false;
	do {
		PGresult *res = pg_query(m->c, m->db, "SELECT pg_catalog.pg_try_advisory_lock(4710, 1)", 0, NULL);
		if (res == NULL)
			return false;
		ours = PQgetvalue(res, 0, 0)[0] == 't';
		PQclear(res);
		if (!ours)
			(void)nanosleep(&(struct timespec){.tv_nsec = LOCK_AGAIN_NS}, NULL);
	} while (!ours);
	return true;
}

static bool migrate_all(struct migrate *m)
{
	return take_lock(m) && is_ours(m) && each_file(m, "migrations", migrate_one) &&
	       each_file(m, "functions", refresh_one) && each_file(m, "views", refresh_one) &&
	       refresh_one(m, "grants.sql") && load_templates(m);
}

int cmd_migrate(struct cli *c, int argc, char **argv)
{
	struct migrate m = {.c = c};
	const struct cli_opt opts[] = {{"sql-dir", true, &m.sql_dir},
				       {"template-dir", true, &m.template_dir},
				       {"replace-templates", false, &m.replace},
				       {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	if (code >= 0)
		return code;
	if (c->argc > 0)
		return cli_usage(c, "it takes no arguments");
	if (m.sql_dir == NULL)
		m.sql_dir = cli_data_path(c, "sql", "sql");
	m.db = pg_open(c);
	bool ok = m.db != NULL && migrate_all(&m);
	PQfinish(m.db);
	if (!ok)
		return CLI_FAILED;
	(void)printf("schema is up to date: %d applied, %d unchanged\n", m.applied, m.unchanged);
	return CLI_OK;
}
