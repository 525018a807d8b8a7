/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the database says is where, against what is there. */
#include <stdio.h>
#include <string.h>

#include "content.h"
#include "dx/base/str.h"
#include "dx/fmt/json.h"

#define BATCH      "500"
#define FIRST_UUID "00000000-0000-0000-0000-000000000000"

struct check {
	struct content *k;
	const char *driver;
	int objects, missing, damaged, orphans, deleted;
	struct dx_buf json;
	struct dx_jw w;
};

static void say(struct check *x, const char *what, const char *key, const char *document)
{
	if (!x->k->c->json) {
		(void)printf("%-8s %-8s %-56s %s\n", what, x->driver, key, document);
		return;
	}
	dx_jw_obj(&x->w);
	dx_jw_kcstr(&x->w, "found", what);
	dx_jw_kcstr(&x->w, "driver", x->driver);
	dx_jw_kcstr(&x->w, "key", key);
	dx_jw_kcstr(&x->w, "document", document);
	dx_jw_obj_end(&x->w);
}

/* ---- what should be there ---- */

/* Its document may have been deleted, or moved elsewhere, since we asked. */
static bool is_owned(struct check *x, const char *key)
{
	PGresult *res = content_query(x->k, "SELECT 1 FROM docextract.content_place WHERE driver = $1 AND key = $2", 2,
				      (const char *[]){x->driver, key});
	bool owned = res == NULL || PQntuples(res) > 0;

	PQclear(res);
	return owned;
}

/* One object that a document owns: all of its bytes, or that it has a first one. False: cannot be asked (printed). */
static bool look_at(struct check *x, const char *key, const char *document, const char *size, const char *sha256)
{
	struct dx_buf bytes = DX_BUF_INIT;
	struct dx_err err = {0};
	uint64_t n = 0;
	bool ok = dx_str_u64(dx_str(size), &n) && storage_get(&x->k->storage, x->driver, key, n, &bytes, &err);

	if (ok && !content_hash_is(dx_strn(bytes.data, bytes.len), sha256)) {
		x->damaged++;
		say(x, "damaged", key, document);
	} else if (!ok && err.code == DX_E_not_found && !is_owned(x, key)) {
		/* gone, as it should be */
	} else if (!ok && err.code == DX_E_not_found) {
		x->missing++;
		say(x, "missing", key, document);
	} else if (!ok && err.code == DX_E_storage_unavailable) {
		(void)cli_failed(x->k->c, "%s", err.msg);
		dx_buf_free(&bytes);
		return false;
	} else if (!ok) {
		x->damaged++;
		say(x, "damaged", key, document);
	}
	dx_buf_free(&bytes);
	return true;
}

/* ---- what is there ---- */

/* Names as the storage lists them, one by one. */
struct names {
	struct check *x;
	struct dx_buf page;
	struct dx_str rest;
	char last[512];
	bool over, failed;
};

static void refill(struct names *s)
{
	struct dx_err err;

	if (!storage_list(&s->x->k->storage, s->x->driver, s->last, &s->page, &err)) {
		(void)cli_failed(s->x->k->c, "%s", err.msg);
		s->failed = true;
	}
	s->rest = dx_strn(s->page.data, s->page.len);
	s->over = s->failed || s->rest.n == 0;
}

/* The next name that is one of ours; empty: there is none, or the listing failed. */
static struct dx_str next_name(struct names *s)
{
	struct dx_str name;

	for (;;) {
		if (s->rest.n == 0)
			refill(s);
		if (s->over || !dx_str_split(&s->rest, '\n', &name))
			return dx_str(NULL);
		if (name.n >= sizeof(s->last) || strncmp(s->last, name.p, name.n) >= 0) {
			(void)cli_failed(s->x->k->c, "%s: names come in no order", s->x->driver);
			s->failed = true;
			return dx_str(NULL);
		}
		(void)snprintf(s->last, sizeof(s->last), "%.*s", DX_STR_ARG(name));
		if (dx_blob_is_key(name))
			return name;
	}
}

static void add_key(struct dx_buf *array, const char *key)
{
	dx_buf_adds(array, array->len == 0 ? "{" : ",");
	dx_buf_adds(array, key);
}

/* Those of ARRAY (a text[] literal without its end) that the database does not know. */
static bool find_orphans(struct check *x, struct dx_buf *array)
{
	struct dx_err err;

	if (array->len == 0)
		return true;
	dx_buf_addc(array, '}');
	PGresult *res = content_query(x->k, "SELECT key FROM docextract.content_unknown($1, $2)", 2,
				      (const char *[]){x->driver, dx_buf_cstr(array)});
	dx_buf_reset(array);
	bool ok = res != NULL;
	for (int i = 0; ok && i < PQntuples(res); i++) {
		const char *key = PQgetvalue(res, i, 0);
		x->orphans++;
		say(x, "orphan", key, "");
		if (!x->k->delete_orphans)
			continue;
		ok = storage_delete(&x->k->storage, x->driver, key, &err);
		if (ok)
			x->deleted++;
		else
			(void)cli_failed(x->k->c, "%s", err.msg);
	}
	PQclear(res);
	return ok;
}

static bool look_for_orphans(struct check *x)
{
	struct names s = {.x = x};
	struct dx_buf array = DX_BUF_INIT;
	struct dx_str name;
	bool ok = true;
	int n = 0;

	while (ok && (name = next_name(&s)).n > 0) {
		add_key(&array, s.last);
		x->objects++;
		if (++n % 500 == 0)
			ok = find_orphans(x, &array);
	}
	ok = ok && !s.failed && find_orphans(x, &array);
	dx_buf_free(&array);
	dx_buf_free(&s.page);
	return ok;
}

/* Owned objects, in the order of names, against the listing. */
static bool look_for_missing(struct check *x)
{
	struct names s = {.x = x};
	struct dx_str name = x->k->read ? dx_str(NULL) : next_name(&s);
	const char *after = "";
	bool ok = true;
	int rows = 1;

	while (ok && rows > 0) {
		PGresult *res = content_query(x->k,
					      "SELECT key, document, size_bytes, sha256 "
					      "FROM docextract.content_places($1, $2, $3::int)",
					      3, (const char *[]){x->driver, after, BATCH});
		ok = res != NULL;
		rows = ok ? PQntuples(res) : 0;
		for (int i = 0; i < rows && ok; i++) {
			const char *key = after = dx_strdup(x->k->c->arena, PQgetvalue(res, i, 0));
			while (!x->k->read && name.n > 0 && strcmp(s.last, key) < 0)
				name = next_name(&s);
			/* what is not in a listing is asked for by name: it may have come, or gone, meanwhile */
			if (!s.failed && (x->k->read || name.n == 0 || strcmp(s.last, key) != 0))
				ok = look_at(x, key, PQgetvalue(res, i, 1), PQgetvalue(res, i, 2),
					     PQgetvalue(res, i, 3));
		}
		PQclear(res);
	}
	dx_buf_free(&s.page);
	return ok && !s.failed;
}

static bool look_at_database(struct check *x)
{
	const char *after = FIRST_UUID;
	int rows = 1;

	x->driver = DX_BLOB_POSTGRES;
	while (rows > 0) {
		PGresult *res = content_query(
			x->k, "SELECT document, status FROM docextract.content_missing($1::uuid, $2::int)", 2,
			(const char *[]){after, BATCH});
		if (res == NULL)
			return false;
		rows = PQntuples(res);
		for (int i = 0; i < rows; i++) {
			x->missing++;
			after = dx_strdup(x->k->c->arena, PQgetvalue(res, i, 0));
			say(x, "missing", "", after);
		}
		PQclear(res);
	}
	return true;
}

/* Documents at a driver that this configuration does not name. */
static bool look_at_unknown_driver(struct check *x)
{
	PGresult *res = content_query(x->k, "SELECT 1 FROM docextract.content_places($1, '', 1)", 1,
				      (const char *[]){x->driver});
	bool none = res != NULL && PQntuples(res) == 0;

	if (res != NULL && !none)
		(void)cli_failed(x->k->c, "there are documents at %s, of which the configuration says nothing",
				 x->driver);
	PQclear(res);
	return none;
}

int content_check(struct content *k)
{
	static const char *const drivers[] = {"file", "s3"};
	struct check x = {.k = k, .json = DX_BUF_INIT};

	x.w = dx_jw(&x.json);
	dx_jw_arr(&x.w);
	bool ok = look_at_database(&x);
	for (size_t i = 0; i < DX_LEN(drivers); i++) {
		x.driver = drivers[i];
		if (dx_blobs_has(k->storage.blobs, x.driver))
			ok = look_for_missing(&x) && look_for_orphans(&x) && ok;
		else
			ok = look_at_unknown_driver(&x) && ok;
	}
	dx_jw_arr_end(&x.w);
	if (k->c->json)
		cli_print_json(dx_strn(x.json.data, x.json.len));
	else
		(void)printf("%d objects, %d missing, %d damaged, %d orphans, %d deleted\n", x.objects, x.missing,
			     x.damaged, x.orphans, x.deleted);
	dx_buf_free(&x.json);
	return ok && x.missing + x.damaged == 0 ? CLI_OK : CLI_FAILED;
}
