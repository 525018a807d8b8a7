/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * From one storage to another, a document at a time, while the service runs. The database learns of a copy only when it
 * has been read back; until then the old one counts, and a while longer for those who are reading it.
 */
#include <stdio.h>
#include <string.h>

#include "content.h"
#include "dx/base/str.h"

#define BATCH      "100"
#define KEEP_MS    "3600000" /* a copy that comes to nothing: deleted by then at the latest */
#define FIRST_UUID "00000000-0000-0000-0000-000000000000"

struct place {
	const char *document, *driver, *key, *sha256;
	uint64_t size;
};

enum moved { MOVED, CHANGED, DAMAGED, STOPPED };

/* ---- the bytes as they are now ---- */

static bool add_hex(struct dx_buf *out, const char *text)
{
	struct dx_str hex = dx_str_sub(dx_str(text), 2, SIZE_MAX);

	dx_buf_reserve(out, hex.n / 2);
	if (!dx_unhex(out->data + out->len, hex.n / 2, hex))
		return false;
	out->len += hex.n / 2;
	return true;
}

static enum moved read_database(struct content *k, const struct place *p, struct dx_buf *out)
{
	char seq[12];

	for (int i = 0; out->len < p->size; i++) {
		(void)snprintf(seq, sizeof(seq), "%d", i);
		PGresult *res = content_query(k, "SELECT bytes FROM docextract.get_content($1, $2::int)", 2,
					      (const char *[]){p->document, seq});
		if (res == NULL)
			return STOPPED;
		bool more =
			!PQgetisnull(res, 0, 0) && PQgetlength(res, 0, 0) > 2 && add_hex(out, PQgetvalue(res, 0, 0));
		PQclear(res);
		if (!more)
			return CHANGED;
	}
	return MOVED;
}

static enum moved read_old(struct content *k, const struct place *p, struct dx_buf *out)
{
	struct dx_err err;

	if (strcmp(p->driver, DX_BLOB_POSTGRES) == 0)
		return read_database(k, p, out);
	if (storage_get(&k->storage, p->driver, p->key, p->size, out, &err))
		return MOVED;
	(void)cli_failed(k->c, "document %s: %s", p->document, err.msg);
	return err.code == DX_E_storage_unavailable ? STOPPED : DAMAGED;
}

/* ---- to the new place ---- */

/* content_move(): true, false, or failed (printed). */
static enum moved move(struct content *k, const struct place *p, const char *key)
{
	PGresult *res = content_query(k, "SELECT docextract.content_move($1, $2, $3, $4, $5)", 5,
				      (const char *[]){p->document, p->driver, p->key, k->to, key});
	enum moved m = res == NULL ? STOPPED : strcmp(PQgetvalue(res, 0, 0), "t") == 0 ? MOVED : CHANGED;

	PQclear(res);
	return m;
}

static enum moved to_storage(struct content *k, const struct place *p, struct dx_str bytes)
{
	char key[DX_BLOB_KEY];
	uint8_t hash[32];
	struct dx_err err;
	struct dx_buf again = DX_BUF_INIT;
	enum moved m = STOPPED;

	dx_blob_key(p->document, key);
	if (!dx_unhex(hash, sizeof(hash), dx_str(p->sha256)) ||
	    !pg_call(k->c, k->db, "SELECT docextract.content_reserve($1, $2, $3, $4)", 4,
		     (const char *[]){k->to, key, p->document, KEEP_MS}))
		return STOPPED;
	if (!storage_put(&k->storage, k->to, key, bytes, hash, &err) ||
	    !storage_get(&k->storage, k->to, key, p->size, &again, &err))
		(void)cli_failed(k->c, "document %s: %s", p->document, err.msg);
	else if (!content_hash_is(dx_strn(again.data, again.len), p->sha256))
		(void)cli_failed(k->c, "document %s: what was written is not what is read again", p->document);
	else
		m = move(k, p, key);
	dx_buf_free(&again);
	if (m != MOVED &&
	    !pg_call(k->c, k->db, "SELECT docextract.content_release($1, $2)", 2, (const char *[]){k->to, key}))
		m = STOPPED;
	return m;
}

static bool bring(struct content *k, const struct place *p, struct dx_str bytes)
{
	struct dx_buf hex = DX_BUF_INIT;
	bool ok = true;
	char seq[12];
	int i = 0;

	for (size_t at = 0; ok && at < bytes.n; at += DX_BLOB_PIECE) {
		struct dx_str piece = dx_str_sub(bytes, at, DX_BLOB_PIECE);

		dx_buf_reset(&hex);
		dx_buf_reserve(&hex, 2 * piece.n + 3);
		memcpy(hex.data, "\\x", 2);
		dx_hex(hex.data + 2, piece.p, piece.n);
		(void)snprintf(seq, sizeof(seq), "%d", i++);
		ok = pg_call(k->c, k->db, "SELECT docextract.content_bring($1, $2::int, $3::bytea)", 3,
			     (const char *[]){p->document, seq, hex.data});
	}
	dx_buf_free(&hex);
	return ok;
}

static bool is_whole(struct content *k, const struct place *p)
{
	PGresult *res = content_query(k, "SELECT docextract.content_is_whole($1)", 1, (const char *[]){p->document});
	bool whole = res != NULL && strcmp(PQgetvalue(res, 0, 0), "t") == 0;

	PQclear(res);
	if (!whole)
		(void)cli_failed(k->c, "document %s: what was written is not what is read again", p->document);
	return whole;
}

static enum moved to_database(struct content *k, const struct place *p, struct dx_str bytes)
{
	if (!pg_run(k->c, k->db, "BEGIN"))
		return STOPPED;
	enum moved m = move(k, p, "");
	if (m == MOVED && !(bring(k, p, bytes) && is_whole(k, p)))
		m = STOPPED;
	if (!pg_run(k->c, k->db, m == MOVED ? "COMMIT" : "ROLLBACK"))
		m = STOPPED;
	return m;
}

static enum moved move_one(struct content *k, const struct place *p)
{
	struct dx_buf bytes = DX_BUF_INIT;
	enum moved m = read_old(k, p, &bytes);

	if (m == MOVED && !content_hash_is(dx_strn(bytes.data, bytes.len), p->sha256)) {
		(void)cli_failed(k->c, "document %s: its bytes are not those that were uploaded; left where it is",
				 p->document);
		m = DAMAGED;
	}
	if (m == MOVED && strcmp(k->to, DX_BLOB_POSTGRES) == 0)
		m = to_database(k, p, dx_strn(bytes.data, bytes.len));
	else if (m == MOVED)
		m = to_storage(k, p, dx_strn(bytes.data, bytes.len));
	dx_buf_free(&bytes);
	return m;
}

int content_migrate(struct content *k)
{
	const char *after = FIRST_UUID;
	int n[4] = {0}, rows = 1;

	if (!dx_blobs_has(k->storage.blobs, k->to))
		return cli_failed(k->c, "the configuration says nothing of driver %s (storage.*)", k->to);
	while (rows > 0 && n[STOPPED] == 0) {
		PGresult *res = content_query(k,
					      "SELECT document, driver, key, size_bytes, sha256 "
					      "FROM docextract.content_to_move($1, $2::uuid, $3::int)",
					      3, (const char *[]){k->to, after, BATCH});
		if (res == NULL)
			return CLI_FAILED;
		rows = PQntuples(res);
		for (int i = 0; i < rows && n[STOPPED] == 0; i++) {
			struct place p = {
				.document = PQgetvalue(res, i, 0),
				.driver = PQgetvalue(res, i, 1),
				.key = PQgetvalue(res, i, 2),
				.sha256 = PQgetvalue(res, i, 4),
			};
			if (!dx_str_u64(dx_str(PQgetvalue(res, i, 3)), &p.size))
				p.size = 0;
			n[move_one(k, &p)]++;
			after = dx_strdup(k->c->arena, p.document);
		}
		PQclear(res);
	}
	(void)printf("%d moved to %s, %d changed meanwhile, %d damaged%s\n", n[MOVED], k->to, n[CHANGED], n[DAMAGED],
		     n[STOPPED] > 0 ? "; stopped, start it again to go on" : "");
	return n[STOPPED] > 0 || n[DAMAGED] > 0 ? CLI_FAILED : CLI_OK;
}
