/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/auth.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static struct dx_arena *a;

static void setup(void)
{
	struct dx_err err;
	ck_assert(dx_crypt_init(&err));
	a = dx_arena_new();
}

static void teardown(void)
{
	dx_arena_drop(&a);
}

START_TEST(scopes_have_names)
{
	unsigned all = 0;
	for (unsigned i = 0; i < DX_SCOPE_COUNT; i++) {
		unsigned found = 0;
		ck_assert_ptr_nonnull(dx_scope_name(1u << i));
		ck_assert(dx_scope_find(dx_str(dx_scope_name(1u << i)), &found));
		ck_assert_uint_eq(found, 1u << i);
		all |= found;
	}
	ck_assert_uint_eq(all, (1u << DX_SCOPE_COUNT) - 1);
	ck_assert_ptr_null(dx_scope_name(DX_SCOPE_NONE));
	ck_assert_ptr_null(dx_scope_name(DX_SCOPE_DOCUMENTS_READ | DX_SCOPE_USAGE_READ));
	ck_assert(!dx_scope_find(dx_str("documents:"), &all));
	ck_assert(!dx_scope_find(dx_str(""), &all));
}
END_TEST

START_TEST(hashes_are_an_array_literal)
{
	static const char key[] = "dx_live_something";
	struct dx_peppers p = {.n = 2, .v = {{.version = 2}, {.version = 1}}};
	uint8_t hash[DX_KEY_HASH_BYTES];
	char hex[2][2 * DX_KEY_HASH_BYTES + 1];
	memset(p.v[0].key, 2, sizeof(p.v[0].key));
	memset(p.v[1].key, 1, sizeof(p.v[1].key));
	for (size_t i = 0; i < p.n; i++) {
		dx_key_hash(&p, i, dx_str(key), hash);
		dx_hex(hex[i], hash, sizeof(hash));
	}
	ck_assert_str_ne(hex[0], hex[1]);
	ck_assert_str_eq(dx_auth_hashes(a, &p, dx_str(key)),
			 dx_asprintf(a, "{\"\\\\x%s\",\"\\\\x%s\"}", hex[0], hex[1]));
	p.n = 1;
	ck_assert_str_eq(dx_auth_hashes(a, &p, dx_str(key)), dx_asprintf(a, "{\"\\\\x%s\"}", hex[0]));
}
END_TEST

struct cell {
	const char *name;
	const char *value; /* NULL: SQL NULL */
};

#define CELLS 15

/* A result of one row as the server would send it. */
static PGresult *row(const struct cell *cells)
{
	PGresult *res = PQmakeEmptyPGresult(NULL, PGRES_TUPLES_OK);
	PGresAttDesc desc[CELLS] = {0};
	for (int i = 0; i < CELLS; i++)
		desc[i].name = dx_strdup(a, cells[i].name);
	ck_assert(PQsetResultAttrs(res, CELLS, desc));
	for (int i = 0; i < CELLS; i++) {
		const char *v = cells[i].value;
		ck_assert(PQsetvalue(res, 0, i, v ? dx_strdup(a, v) : NULL, v ? (int)strlen(v) : -1));
	}
	return res;
}

static struct dx_auth read_row(const char *verdict, const char *scopes, const char *retry_after,
			       const char *pages_limit)
{
	const struct cell cells[CELLS] = {
		{"verdict", verdict},
		{"key_id", "7"},
		{"account_id", "8"},
		{"account_email", "a@b"},
		{"team_id", "9"},
		{"team_name", "acme"},
		{"scopes", scopes},
		{"rate_limit", "60"},
		{"remaining", "59"},
		{"retry_after", retry_after},
		{"pages_limit", pages_limit},
		{"pages_used", "3"},
		{"server_time", "2026-11-21T09:00:00.000Z"},
		{"granted", "0"},
		{"granted_ms", "0"},
	};
	struct dx_auth auth;
	PGresult *res = row(cells);
	dx_auth_read(res, a, &auth);
	PQclear(res);
	return auth;
}

START_TEST(rows_are_read)
{
	struct dx_auth auth = read_row("ok", "{documents:read,tax:write,future:thing}", NULL, NULL);
	ck_assert_int_eq(auth.verdict, DX_AUTH_OK);
	ck_assert_int_eq(auth.key_id, 7);
	ck_assert_int_eq(auth.account_id, 8);
	ck_assert_int_eq(auth.team_id, 9);
	ck_assert_uint_eq(auth.scopes, DX_SCOPE_DOCUMENTS_READ | DX_SCOPE_TAX_WRITE);
	ck_assert_int_eq(auth.pages_limit, -1);
	ck_assert_int_eq(auth.pages_used, 3);
	ck_assert_str_eq(auth.team_name, "acme");
	ck_assert_int_eq(auth.retry_after_s, 0);
	auth = read_row("ok", "{\"usage:read\"}", NULL, "0");
	ck_assert_uint_eq(auth.scopes, DX_SCOPE_USAGE_READ);
	ck_assert_int_eq(auth.pages_limit, 0);
	ck_assert_uint_eq(read_row("ok", "{}", NULL, NULL).scopes, 0);
	ck_assert_uint_eq(read_row("ok", NULL, NULL, NULL).scopes, 0);
}
END_TEST

START_TEST(verdicts_fail_closed)
{
	ck_assert_int_eq(read_row("limited", "{}", "12", NULL).verdict, DX_AUTH_LIMITED);
	ck_assert_int_eq(read_row("limited", "{}", "12", NULL).retry_after_s, 12);
	ck_assert_int_eq(read_row("limited", "{}", "0", NULL).retry_after_s, 1);
	ck_assert_int_eq(read_row("unknown", NULL, NULL, NULL).verdict, DX_AUTH_UNKNOWN);
	ck_assert_int_eq(read_row("something else", NULL, NULL, NULL).verdict, DX_AUTH_UNKNOWN);
	ck_assert_int_eq(read_row(NULL, NULL, NULL, NULL).verdict, DX_AUTH_UNKNOWN);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("store/auth");
	TCase *t = tcase_create("auth");
	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, scopes_have_names);
	tcase_add_test(t, hashes_are_an_array_literal);
	tcase_add_test(t, rows_are_read);
	tcase_add_test(t, verdicts_fail_closed);
	suite_add_tcase(s, t);
	SRunner *r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
