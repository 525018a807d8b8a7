/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/auth.h"

#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "sql_int.h"

static const char *const scope_names[DX_SCOPE_COUNT] = {
	"documents:read", "documents:write", "exports:read", "tax:write", "usage:read",
};

static const char sql_authorize[] = "SELECT " DX_SQL_AUTH_COLUMNS " FROM docextract.authorize($1, true) a";

const char *dx_scope_name(unsigned scope)
{
	for (unsigned i = 0; i < DX_SCOPE_COUNT; i++)
		if (scope == 1u << i)
			return scope_names[i];
	return NULL;
}

bool dx_scope_find(struct dx_str name, unsigned *scope_r)
{
	for (unsigned i = 0; i < DX_SCOPE_COUNT; i++) {
		if (dx_str_eq_c(name, scope_names[i])) {
			*scope_r = 1u << i;
			return true;
		}
	}
	return false;
}

const char *dx_auth_hashes(struct dx_arena *a, const struct dx_peppers *p, struct dx_str key)
{
	/* {"\\x<64 digits>",…}: the backslash is doubled because array elements have their own quoting */
	enum { ELEMENT = 2 + 3 + 2 * DX_KEY_HASH_BYTES + 1 };
	char *out = dx_alloc(a, 2 + p->n * ELEMENT + 1);
	size_t n = 0;
	out[n++] = '{';
	for (size_t i = 0; i < p->n; i++) {
		uint8_t hash[DX_KEY_HASH_BYTES];
		dx_key_hash(p, i, key, hash);
		if (i > 0)
			out[n++] = ',';
		out[n++] = '"';
		out[n++] = '\\';
		out[n++] = '\\';
		out[n++] = 'x';
		dx_hex(out + n, hash, sizeof(hash));
		n += 2 * sizeof(hash);
		out[n++] = '"';
	}
	out[n++] = '}';
	out[n] = '\0';
	return out;
}

void dx_store_authorize(struct dx_db *db, const char *hashes, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_authorize, (struct dx_param[]){DX_P(hashes)}, 1, fn, arg);
}

/* A text[] in its output form; scopes this program does not know give no right. */
static unsigned read_scopes(const char *array)
{
	unsigned all = 0;
	struct dx_str rest = dx_str(array);
	if (rest.n >= 2 && rest.p[0] == '{' && rest.p[rest.n - 1] == '}')
		rest = dx_str_sub(rest, 1, rest.n - 2);
	for (struct dx_str part; dx_str_split(&rest, ',', &part);) {
		unsigned scope;
		if (part.n >= 2 && part.p[0] == '"' && part.p[part.n - 1] == '"')
			part = dx_str_sub(part, 1, part.n - 2);
		if (dx_scope_find(part, &scope))
			all |= scope;
	}
	return all;
}

static enum dx_auth_verdict read_verdict(const char *text)
{
	if (dx_str_eq_c(dx_str(text), "ok"))
		return DX_AUTH_OK;
	if (dx_str_eq_c(dx_str(text), "limited"))
		return DX_AUTH_LIMITED;
	return DX_AUTH_UNKNOWN;
}

static const char *copy(struct dx_arena *a, const char *s)
{
	return dx_strdup(a, s != NULL ? s : "");
}

void dx_auth_read(const PGresult *res, struct dx_arena *a, struct dx_auth *auth_r)
{
	dx_assert(PQntuples(res) == 1);
	*auth_r = (struct dx_auth){
		.verdict = read_verdict(dx_col(res, 0, "verdict")),
		.key_id = dx_col_int(res, 0, "key_id", 0),
		.account_id = dx_col_int(res, 0, "account_id", 0),
		.account_email = copy(a, dx_col(res, 0, "account_email")),
		.team_id = dx_col_int(res, 0, "team_id", 0),
		.team_name = copy(a, dx_col(res, 0, "team_name")),
		.scopes = read_scopes(dx_col(res, 0, "scopes")),
		.rate_limit = (int)dx_col_int(res, 0, "rate_limit", 0),
		.remaining = (int)dx_col_int(res, 0, "remaining", 0),
		.retry_after_s = (int)dx_col_int(res, 0, "retry_after", 0),
		.pages_limit = dx_col_int(res, 0, "pages_limit", -1),
		.pages_used = dx_col_int(res, 0, "pages_used", 0),
		.server_time = copy(a, dx_col(res, 0, "server_time")),
		.granted = (int)dx_col_int(res, 0, "granted", 0),
		.granted_ms = (int)dx_col_int(res, 0, "granted_ms", 0),
	};
	if (auth_r->verdict == DX_AUTH_LIMITED && auth_r->retry_after_s < 1)
		auth_r->retry_after_s = 1;
}
