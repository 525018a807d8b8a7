/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract secrets: the files whose loss or theft would matter, and their versions. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dx/base/buf.h"
#include "dx/crypt/box.h"
#include "pg.h"

const char help_secrets[] =
	"usage: docextract secrets create pepper|master-key   makes the file when it is not there yet\n"
	"       docextract secrets list                       the versions, and what still needs each\n"
	"       docextract secrets rotate pepper|master-key   adds a version; the older ones stay good\n"
	"       docextract secrets reseal                     seals all stored secrets under the newest master key\n"
	"       docextract secrets retire pepper|master-key VERSION   takes out one that nothing needs any more\n"
	"\n"
	"The pepper keys the hashes of API keys, the master key seals webhook secrets and credentials of providers.\n"
	"After `rotate` give the file to every host and reload its daemon (restart it where systemd hands the file\n"
	"over); keys made before that are refused there until then. A pepper is no longer needed when its keys are\n"
	"rotated or revoked, a master key after `reseal`.\n"
	"\n"
	"      --pepper-file FILE       instead of the setting keys.pepper_file\n"
	"      --master-key-file FILE   instead of the setting keys.master_key_file\n"
	"      --json                   list as JSON\n"
	"  -c, --config FILE            configuration that says where database and files are\n"
	"      --database CONNINFO      libpq connection string of the schema's owner\n";

struct secrets {
	const char *master;
};

enum which { PEPPER, MASTER };
static const char *const words[] = {"pepper", "master-key", NULL};

/* NULL: printed why. */
static const char *file_of(struct cli *c, const struct secrets *k, enum which which)
{
	const char *file = which == PEPPER ? c->pepper_file : k->master;
	struct dx_err err;
	if (!dx_crypt_init(&err)) {
		cli_note("docextract secrets: %s", err.msg);
		return NULL;
	}
	if (file == NULL) {
		const struct dx_conf *conf = cli_conf(c);
		if (conf == NULL)
			return NULL;
		file = dx_conf_str(conf, which == PEPPER ? DX_OPT_pepper_file : DX_OPT_master_key_file);
	}
	if (*file != '\0')
		return file;
	cli_note("docextract secrets: keys.%s_file is not set", which == PEPPER ? "pepper" : "master_key");
	return NULL;
}

/* Which file and where; false: *CODE_R is the exit code. */
static bool named_file(struct cli *c, const struct secrets *k, enum which *which_r, const char **file_r, int *code_r)
{
	int which = cli_choice(c->argv[0], words);
	if (which < 0) {
		*code_r = cli_usage(c, "there is no secret %s; pepper or master-key", c->argv[0]);
		return false;
	}
	*which_r = (enum which)which;
	*file_r = file_of(c, k, *which_r);
	*code_r = CLI_FAILED;
	return *file_r != NULL;
}

static int create(struct cli *c, void *state)
{
	enum which which;
	const char *file;
	struct dx_err err;
	int code;
	if (!named_file(c, state, &which, &file, &code))
		return code;
	if (access(file, F_OK) == 0) {
		(void)printf("%s is there\n", file);
		return CLI_OK;
	}
	if (errno != ENOENT)
		return cli_failed(c, "cannot look for %s: %m", file);
	if (!dx_peppers_create(file, &err))
		return cli_failed(c, "%s", err.msg);
	(void)printf("made %s; keep a copy, apart from the database's backup\n", file);
	return CLI_OK;
}

static int rotate(struct cli *c, void *state)
{
	enum which which;
	const char *file;
	struct dx_err err;
	int code, version;
	if (!named_file(c, state, &which, &file, &code))
		return code;
	if (!dx_peppers_rotate(file, &version, &err))
		return cli_failed(c, "%s", err.msg);
	(void)printf("%s has version %d; keep a copy of it\n", file, version);
	cli_note("now give it to every host, and reload its daemon (or, with systemd's LoadCredential: "
		 "systemctl restart docextract)");
	return CLI_OK;
}

/* ---- what needs which version ---- */

#define BOX_VERSION(column)                                                                                            \
	"(get_byte(" column ", 1) << 24 | get_byte(" column ", 2) << 16 | get_byte(" column                            \
	", 3) << 8 | get_byte(" column ", 4))"

#define USES                                                                                                           \
	"SELECT 'pepper' AS secret, k.pepper_version AS version, count(*) AS uses FROM docextract.api_key k "          \
	"WHERE k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now()) GROUP BY 2 "                    \
	"UNION ALL SELECT 'master-key', b.version, count(*) FROM ("                                                    \
	"SELECT " BOX_VERSION(                                                                                         \
		"e.secret") " AS version FROM docextract.webhook_endpoint e "                                          \
			    "UNION ALL SELECT " BOX_VERSION(                                                           \
				    "e.previous_secret") " FROM docextract.webhook_endpoint e "                        \
							 "WHERE e.previous_secret IS NOT NULL) b GROUP BY 2 ORDER BY 1, 2"

static const char sql_uses_json[] = "SELECT coalesce(json_agg(u), '[]') FROM (" USES ") u";
static const char sql_uses_of[] =
	"SELECT coalesce(sum(u.uses), 0) FROM (" USES ") u WHERE u.secret = $1 AND u.version = $2::int";

static const char sql_list[] =
	"WITH uses AS (SELECT * FROM json_to_recordset($1::json) AS u(secret text, version int, uses bigint)), "
	"files AS (SELECT * FROM json_to_recordset($2::json) AS f(secret text, version int)) "
	"SELECT secret, version, f.version IS NOT NULL AS in_file, coalesce(u.uses, 0) AS uses "
	"FROM uses u FULL JOIN files f USING (secret, version) ORDER BY secret DESC, version DESC";

static void add_versions(struct cli *c, const struct secrets *k, enum which which, struct dx_buf *json)
{
	struct dx_peppers p;
	struct dx_err err;
	const char *file = file_of(c, k, which);
	if (file == NULL)
		return;
	if (!dx_peppers_load(file, &p, &err)) {
		cli_note("docextract secrets: %s", err.msg);
		return;
	}
	for (size_t i = 0; i < p.n; i++)
		dx_buf_printf(json, "%s{\"secret\":\"%s\",\"version\":%d}", json->len > 1 ? "," : "", words[which],
			      p.v[i].version);
	dx_wipe(&p, sizeof(p));
}

static int list(struct cli *c, void *state)
{
	struct dx_buf files = DX_BUF_INIT;
	const char *uses = pg_value(c, sql_uses_json, 0, NULL); /* [{"secret":…,"version":…,"uses":…}] */
	if (uses == NULL)
		return CLI_FAILED;
	dx_buf_adds(&files, "[");
	add_versions(c, state, PEPPER, &files);
	add_versions(c, state, MASTER, &files);
	dx_buf_adds(&files, "]");
	const char *params[] = {uses, dx_strdup(c->arena, dx_buf_cstr(&files))};
	dx_buf_free(&files);
	return pg_list(c, sql_list, 2, params);
}

static int retire(struct cli *c, void *state)
{
	enum which which;
	const char *file;
	struct dx_err err;
	int64_t version;
	int code;
	if (!named_file(c, state, &which, &file, &code))
		return code;
	if (!cli_number(c->argv[1], 1, INT32_MAX, &version))
		return cli_usage(c, "%s is no version", c->argv[1]);
	const char *params[] = {words[which], dx_asprintf(c->arena, "%d", (int)version)};
	const char *n = pg_value(c, sql_uses_of, 2, params);
	if (n == NULL)
		return CLI_FAILED;
	if (strcmp(n, "0") != 0)
		return cli_failed(c, "version %d is needed by %s %s; %s first", (int)version, n,
				  which == PEPPER ? "API keys" : "stored secrets",
				  which == PEPPER ? "rotate or revoke them (docextract keys)"
						  : "docextract secrets reseal");
	if (!dx_peppers_retire(file, (int)version, &err))
		return cli_failed(c, "%s", err.msg);
	(void)printf("version %d is gone from %s\n", (int)version, file);
	return CLI_OK;
}

/* ---- sealing anew ---- */

/* The hex of COLUMN's box sealed anew into *HEX_R (NULL stays NULL). False: printed why. */
static bool seal_again(struct cli *c, const struct dx_peppers *master, const PGresult *res, int row, int column,
		       const char **hex_r)
{
	struct dx_buf plain = DX_BUF_INIT, box = DX_BUF_INIT;
	struct dx_str hex = dx_str(PQgetvalue(res, row, column));
	const char *purpose = PQgetvalue(res, row, 1);
	struct dx_err err;

	*hex_r = NULL;
	if (PQgetisnull(res, row, column))
		return true;
	size_t n = hex.n / 2;
	uint8_t *old = dx_alloc(c->arena, n + 1);
	bool ok = dx_unhex(old, n, hex) || dx_fail(&err, DX_E_internal_error, "a sealed secret is damaged");
	ok = ok && dx_box_open(master, purpose, dx_strn((const char *)old, n), &plain, &err);
	if (ok) {
		dx_box_seal(master, purpose, dx_strn(dx_buf_cstr(&plain), plain.len), &box);
		char *text = dx_alloc(c->arena, 2 * box.len + 1);
		dx_hex(text, box.data, box.len);
		*hex_r = text;
	} else {
		cli_note("docextract secrets: endpoint %s: %s", PQgetvalue(res, row, 0), err.msg);
	}
	dx_wipe_buf(&plain);
	dx_buf_free(&box);
	return ok;
}

/* One endpoint; a secret that somebody rotated meanwhile is sealed under the newest key already. */
static bool reseal_row(struct cli *c, PGconn *db, const struct dx_peppers *master, const PGresult *res, int row)
{
	const char *secret, *previous;
	if (!seal_again(c, master, res, row, 2, &secret) || !seal_again(c, master, res, row, 3, &previous))
		return false;
	const char *params[] = {PQgetvalue(res, row, 0), PQgetvalue(res, row, 2), secret, previous};
	return pg_call(c, db,
		       "UPDATE docextract.webhook_endpoint SET secret = decode($3, 'hex'), "
		       "previous_secret = CASE WHEN previous_secret IS NULL THEN NULL ELSE decode($4, 'hex') END "
		       "WHERE id = $1 AND secret = decode($2, 'hex')",
		       4, params);
}

static int reseal(struct cli *c, void *state)
{
	struct dx_peppers master = {0};
	struct dx_err err;
	const char *file = file_of(c, state, MASTER);
	PGresult *res = NULL;
	PGconn *db = NULL;
	int code = CLI_FAILED;

	if (file == NULL)
		return CLI_FAILED;
	if (!dx_peppers_load(file, &master, &err))
		return cli_failed(c, "%s", err.msg);
	db = pg_open(c);
	if (db != NULL)
		res = pg_query(c, db,
			       "SELECT e.id, e.kind, encode(e.secret, 'hex'), encode(e.previous_secret, 'hex') "
			       "FROM docextract.webhook_endpoint e ORDER BY e.id",
			       0, NULL);
	if (res == NULL)
		goto out;
	code = CLI_OK;
	for (int row = 0; row < PQntuples(res); row++)
		if (!reseal_row(c, db, &master, res, row))
			code = CLI_FAILED;
	if (code == CLI_OK)
		(void)printf("secrets of %d endpoints are sealed under version %d\n", PQntuples(res),
			     master.v[0].version);
out:
	PQclear(res);
	PQfinish(db);
	dx_wipe(&master, sizeof(master));
	return code;
}

int cmd_secrets(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {{"create", 1, 1, create}, {"list", 0, 0, list},
						    {"rotate", 1, 1, rotate}, {"reseal", 0, 0, reseal},
						    {"retire", 2, 2, retire}, {NULL, 0, 0, NULL}};
	struct secrets k = {0};
	const struct cli_opt opts[] = {{"master-key-file", true, &k.master}, {NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &k);
}
