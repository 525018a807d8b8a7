/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* docextract keys: a key is shown once, when it is made; afterwards there is only its keyed hash. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "dx/base/date.h"
#include "dx/crypt/key.h"
#include "dx/fmt/json.h"
#include "dx/store/auth.h"
#include "pg.h"

const char help_keys[] =
	"usage: docextract keys create --team TEAM --user EMAIL [--scopes LIST] [--name NAME] [--expires WHEN]\n"
	"       docextract keys list [--team TEAM]\n"
	"       docextract keys rotate KEY [--overlap TIME]   a new key like it; the old one works for 7d still, or\n"
	"                                      for TIME: 12h, 30d, or 0d\n"
	"       docextract keys revoke KEY     its number or first 12 characters; refused at once, everywhere\n"
	"\n"
	"`create` prints the key, once. Scopes: documents:read, documents:write, exports:read, tax:write, usage:read;\n"
	"all of them when none are named.\n"
	"\n"
	"      --expires WHEN       a date (2027-01-31) or days from now (90d); default: never\n"
	"      --pepper-file FILE   instead of the setting keys.pepper_file; made when it is not there yet, and the\n"
	"                           same file must be on every host\n"
	"      --json               as JSON\n"
	"  -c, --config FILE        configuration that says where database and pepper file are\n"
	"      --database CONNINFO  libpq connection string of the schema's owner\n";

struct keys {
	const char *team, *user, *scopes, *name, *expires, *overlap;
};

/* Comma-separated scopes as a text[] literal; NULL: there is no such scope (printed). */
static const char *scopes_array(struct cli *c, const char *list)
{
	struct dx_str rest = dx_str(list);
	if (list == NULL || strcmp(list, "all") == 0) {
		list = "";
		for (unsigned i = 0; i < DX_SCOPE_COUNT; i++)
			list = dx_asprintf(c->arena, "%s%s%s", list, i > 0 ? "," : "", dx_scope_name(1u << i));
		return dx_asprintf(c->arena, "{%s}", list);
	}
	for (struct dx_str part; dx_str_split(&rest, ',', &part);) {
		unsigned scope;
		if (!dx_scope_find(part, &scope)) {
			cli_note("docextract keys: there is no scope %.*s", DX_STR_ARG(part));
			return NULL;
		}
	}
	return dx_asprintf(c->arena, "{%s}", list);
}

/* "90d" → *DAYS_R, a date → *DATE_R; neither for NULL. */
static bool read_expiry(struct cli *c, const char *text, const char **days_r, const char **date_r)
{
	int64_t days;
	struct dx_date date;
	struct dx_str s = dx_str(text);
	if (text == NULL)
		return true;
	if (dx_str_ends(s, "d") && cli_number(dx_strndup(c->arena, s.p, s.n - 1), 1, 36500, &days))
		*days_r = dx_asprintf(c->arena, "%d", (int)days);
	else if (dx_date_parse_iso(s, &date))
		*date_r = dx_asprintf(c->arena, "%sT00:00:00Z", text);
	else
		return false;
	return true;
}

static bool load_peppers(struct cli *c, struct dx_peppers *p)
{
	struct dx_err err;
	const char *path = c->pepper_file;
	if (path == NULL) {
		const struct dx_conf *conf = cli_conf(c);
		if (conf == NULL)
			return false;
		path = dx_conf_str(conf, DX_OPT_pepper_file);
	}
	if (*path == '\0') {
		cli_note(
			"docextract keys: no pepper file: set keys.pepper_file in the configuration, or give --pepper-file");
		return false;
	}
	if (!dx_crypt_init(&err))
		goto fail;
	if (access(path, F_OK) != 0 && errno == ENOENT) {
		if (!dx_peppers_create(path, &err))
			goto fail;
		cli_note("new pepper file %s: keep a copy; without it every key is lost", path);
	}
	if (dx_peppers_load(path, p, &err))
		return true;
fail:
	cli_note("docextract keys: %s", err.msg);
	return false;
}

static void print_key(const struct cli *c, const char *id, const char *key, const char *const *params)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	if (!c->json) {
		(void)printf("%s\n", key);
		if (isatty(STDOUT_FILENO))
			cli_note("key number %s; it cannot be shown again", id);
		return;
	}
	dx_jw_obj(&w);
	dx_jw_key(&w, "id");
	dx_jw_raw(&w, dx_str(id));
	dx_jw_kcstr(&w, "key", key);
	dx_jw_kcstr(&w, "prefix", params[2]);
	dx_jw_kcstr(&w, "team", params[0]);
	dx_jw_kcstr(&w, "user", params[1]);
	dx_jw_obj_end(&w);
	cli_print_json(dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

static int create(struct cli *c, void *state)
{
	const struct keys *k = state;
	struct dx_peppers peppers;
	char key[DX_KEY_LEN + 1];
	char hex[2 * DX_KEY_HASH_BYTES + 1];
	uint8_t hash[DX_KEY_HASH_BYTES];
	const char *days = NULL, *date = NULL;
	if (k->team == NULL || k->user == NULL)
		return cli_usage(c, "--team and --user say whose key it is");
	if (!read_expiry(c, k->expires, &days, &date))
		return cli_usage(c, "--expires takes a date (2027-01-31) or days (90d)");
	const char *scopes = scopes_array(c, k->scopes);
	if (scopes == NULL)
		return CLI_USAGE;
	if (!load_peppers(c, &peppers))
		return CLI_FAILED;
	dx_key_generate(key);
	dx_key_hash(&peppers, 0, dx_str(key), hash);
	dx_hex(hex, hash, sizeof(hash));
	const char *params[] = {
		k->team,
		k->user,
		dx_strndup(c->arena, key, DX_KEY_PREFIX_LEN),
		dx_asprintf(c->arena, "\\x%s", hex),
		dx_asprintf(c->arena, "%d", peppers.v[0].version),
		scopes,
		k->name != NULL ? k->name : "",
		date,
		days,
	};
	const char *id = pg_value(c,
				  "SELECT docextract.create_key($1, $2, $3, $4, $5, $6, $7, "
				  "coalesce($8::timestamptz, now() + make_interval(days => $9::int)))",
				  (int)DX_LEN(params), params);
	if (id == NULL)
		return CLI_FAILED;
	print_key(c, id, key, params);
	return CLI_OK;
}

/* "12h" or "7d" as an interval; NULL: neither. */
static const char *read_overlap(struct cli *c, const char *text)
{
	int64_t n;
	struct dx_str s = dx_str(text != NULL ? text : "7d");
	if ((!dx_str_ends(s, "d") && !dx_str_ends(s, "h")) ||
	    !cli_number(dx_strndup(c->arena, s.p, s.n - 1), 0, 36500, &n))
		return NULL;
	return dx_asprintf(c->arena, "%d %s", (int)n, dx_str_ends(s, "d") ? "days" : "hours");
}

static int rotate(struct cli *c, void *state)
{
	const struct keys *k = state;
	struct dx_peppers peppers;
	char key[DX_KEY_LEN + 1];
	char hex[2 * DX_KEY_HASH_BYTES + 1];
	uint8_t hash[DX_KEY_HASH_BYTES];
	const char *overlap = read_overlap(c, k->overlap);
	if (overlap == NULL)
		return cli_usage(c, "--overlap takes hours (12h) or days (7d)");
	if (!load_peppers(c, &peppers))
		return CLI_FAILED;
	dx_key_generate(key);
	dx_key_hash(&peppers, 0, dx_str(key), hash);
	dx_hex(hex, hash, sizeof(hash));
	const char *params[] = {
		c->argv[0],
		dx_strndup(c->arena, key, DX_KEY_PREFIX_LEN),
		dx_asprintf(c->arena, "\\x%s", hex),
		dx_asprintf(c->arena, "%d", peppers.v[0].version),
		overlap,
	};
	const char *id = pg_value(c, "SELECT docextract.rotate_key($1, $2, $3, $4, $5)", (int)DX_LEN(params), params);
	if (id == NULL)
		return CLI_FAILED;
	(void)printf("%s\n", key);
	if (isatty(STDOUT_FILENO))
		cli_note("key number %s; it cannot be shown again. The old one works for %s still", id, overlap);
	return CLI_OK;
}

static int list(struct cli *c, void *state)
{
	const struct keys *k = state;
	const char *params[] = {k->team};
	return pg_list(
		c,
		"SELECT v.id, v.prefix, v.team, v.email AS user, v.name, v.scopes, v.state, "
		"       docextract.rfc3339(v.last_used_at) AS last_used_at, docextract.rfc3339(v.expires_at) AS expires_at, "
		"       docextract.rfc3339(v.created_at) AS created_at "
		"FROM docextract.key_overview v WHERE $1::text IS NULL OR v.team = $1",
		1, params);
}

static int revoke_key(struct cli *c, void *state)
{
	(void)state;
	const char *params[] = {c->argv[0]};
	const char *n = pg_value(c, "SELECT docextract.revoke_key($1)", 1, params);
	if (n == NULL)
		return CLI_FAILED;
	(void)printf("key %s %s\n", c->argv[0], strcmp(n, "0") == 0 ? "was revoked before" : "revoked");
	return CLI_OK;
}

int cmd_keys(struct cli *c, int argc, char **argv)
{
	static const struct cli_action actions[] = {{"create", 0, 0, create},
						    {"list", 0, 0, list},
						    {"revoke", 1, 1, revoke_key},
						    {"rotate", 1, 1, rotate},
						    {NULL, 0, 0, NULL}};
	struct keys k = {0};
	const struct cli_opt opts[] = {
		{"team", true, &k.team}, {"user", true, &k.user},       {"scopes", true, &k.scopes},
		{"name", true, &k.name}, {"expires", true, &k.expires}, {"overlap", true, &k.overlap},
		{NULL, false, NULL}};
	int code = cli_options(c, argc, argv, opts);
	return code >= 0 ? code : cli_act(c, actions, &k);
}
