/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* API keys in the database: one round trip tells who asks, whether the rate limit allows it, and the quota. */
#ifndef DX_STORE_AUTH_H
#define DX_STORE_AUTH_H

#include "dx/base/arena.h"
#include "dx/crypt/key.h"
#include "dx/db/db.h"

enum dx_scope {
	DX_SCOPE_NONE = 0, /* any valid key */
	DX_SCOPE_DOCUMENTS_READ = 1 << 0,
	DX_SCOPE_DOCUMENTS_WRITE = 1 << 1,
	DX_SCOPE_EXPORTS_READ = 1 << 2,
	DX_SCOPE_TAX_WRITE = 1 << 3,
	DX_SCOPE_USAGE_READ = 1 << 4,
};
#define DX_SCOPE_COUNT 5

/* "documents:read" of one scope bit; NULL for any other value. */
const char *dx_scope_name(unsigned scope);
/* False when there is no such scope. */
bool dx_scope_find(struct dx_str name, unsigned *scope_r) DX_MUST_CHECK;

enum dx_auth_verdict {
	DX_AUTH_OK,
	DX_AUTH_UNKNOWN, /* no such key, revoked, expired, account disabled: never told apart */
	DX_AUTH_LIMITED,
};

struct dx_auth {
	enum dx_auth_verdict verdict;
	int64_t key_id, account_id, team_id;
	const char *account_email;
	const char *team_name;
	unsigned scopes; /* enum dx_scope bits */
	int rate_limit;  /* per minute */
	int remaining;
	int retry_after_s;   /* ≥ 1 when limited */
	int64_t pages_limit; /* this month; -1: no limit */
	int64_t pages_used;
	const char *server_time; /* RFC 3339 */
	int granted;             /* so many further requests are counted already and need not ask */
	int granted_ms;          /* within this time from when the question was sent */
};

/* The hashes of KEY under every pepper as a bytea[] literal, in A. */
const char *dx_auth_hashes(struct dx_arena *a, const struct dx_peppers *p, struct dx_str key);

/* HASHES from dx_auth_hashes(). Counts the request against the account's rate limit. Result: dx_auth_read(). */
void dx_store_authorize(struct dx_db *db, const char *hashes, dx_db_fn *fn, void *arg);
/* Row 0 of RES; texts are copied into A. */
void dx_auth_read(const PGresult *res, struct dx_arena *a, struct dx_auth *auth_r);

#endif
