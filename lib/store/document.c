/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/document.h"

#include <inttypes.h>
#include <stdio.h>

#include "dx/base/log.h"
#include "sql_int.h"

static const char sql_put_content[] = "SELECT docextract.put_content($1, $2, $3)";
static const char sql_accept[] =
	"SELECT verdict, document, uuid, status, replay_status FROM docextract.accept_document("
	"$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, "
	"$20, $21, $22, $23)";
static const char sql_replay_status[] = "SELECT docextract.set_replay_status($1, $2, $3)";
static const char sql_notify_job[] = "SELECT docextract.notify_job()";
static const char sql_notify_cancel[] = "SELECT docextract.notify_cancel($1)";
static const char sql_versions[] = "SELECT v.version FROM docextract.document_versions($1, $2) v(version)";
static const char sql_get[] =
	"SELECT d.status, d.terminal, d.version, d.document FROM docextract.get_document($1, $2, $3, $4) d";
static const char sql_authorize_get[] =
	"SELECT " DX_SQL_AUTH_COLUMNS ", d.status, d.terminal, d.version, d.document "
	"FROM docextract.authorize($1, true) a "
	"LEFT JOIN LATERAL docextract.get_document(a.team_id, $2, $3, $4) d ON a.verdict = 'ok'";
static const char sql_ended_of[] = "SELECT e.uuid FROM docextract.ended_of($1) e(uuid)";
static const char sql_list[] = "SELECT documents, next_cursor, NULL AS next_since FROM docextract.list_documents("
			       "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
static const char sql_feed[] = "SELECT documents, next_cursor, next_since FROM docextract.feed_documents("
			       "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
static const char sql_result[] =
	"SELECT status, industry, template, rows_total, data, file_name FROM docextract.get_result($1, $2)";
static const char sql_cancel[] =
	"SELECT verdict, document, was_working, status FROM docextract.cancel_document($1, $2, $3)";
static const char sql_delete[] = "SELECT docextract.delete_document($1, $2, $3, $4, $5) AS verdict";
static const char sql_unlock[] = "SELECT verdict, status, document FROM docextract.unlock_document($1, $2, $3, $4)";
static const char sql_asks[] = "SELECT job, token, public_key FROM docextract.secret_asks($1, $2)";
static const char sql_give[] = "SELECT docextract.give_secret($1, $2, $3)";
static const char sql_data[] = "SELECT status, data FROM docextract.get_data($1, $2)";

/* Text of a number for a parameter; lives on the caller's stack. */
struct number {
	char text[24];
};

static const char *number(struct number *n, int64_t v)
{
	snprintf(n->text, sizeof(n->text), "%" PRId64, v);
	return n->text;
}

void dx_store_put_content(struct dx_db_tx *tx, const char *uuid, int seq, const void *p, size_t n)
{
	struct number s;
	dx_db_tx_send(tx, sql_put_content, (struct dx_param[]){DX_P(uuid), DX_P(number(&s, seq)), DX_P_BIN(p, n)}, 3,
		      false);
}

void dx_store_accept_document(struct dx_db_tx *tx, const struct dx_new_document *d)
{
	struct number team, account, key, version, size, prio, replay;
	const struct dx_param params[] = {
		DX_P(d->uuid),
		DX_P(number(&team, d->team_id)),
		DX_P(number(&account, d->account_id)),
		DX_P(number(&key, d->key_id)),
		DX_P(d->industry),
		DX_P(d->template_name),
		d->template_version > 0 ? DX_P(number(&version, d->template_version)) : DX_P_NULL,
		DX_P(d->external_id),
		DX_P(d->file_name),
		DX_P(d->media_type),
		DX_P(number(&size, d->size_bytes)),
		DX_P_BIN(d->sha256, 32),
		DX_P(number(&prio, d->prio)),
		DX_P(d->languages),
		DX_P(d->pages),
		DX_P(d->options),
		DX_P(d->request_id),
		DX_P(d->base),
		DX_P(d->idempotency_key),
		d->idempotency_key != NULL ? DX_P_BIN(d->idempotency_hash, 32) : DX_P_NULL,
		d->replay_status > 0 ? DX_P(number(&replay, d->replay_status)) : DX_P_NULL,
		DX_P(d->secret),
		DX_P(d->traceparent),
	};
	dx_db_tx_send(tx, sql_accept, params, (int)DX_LEN(params), true);
}

static void on_notified(PGresult *res, const struct dx_err *err, void *arg)
{
	(void)res;
	if (err != NULL)
		DX_WARN("notification not sent; polling will find the work", DX_KV_S("what", (const char *)arg),
			DX_KV_S("error", err->msg));
}

/* Only for the log line of on_notified(). */
static char what_job[] = "job";
static char what_cancel[] = "cancel";

void dx_store_set_replay_status(struct dx_db *db, int64_t team_id, const char *uuid, int status, dx_db_fn *fn,
				void *arg)
{
	struct number team, s;
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(number(&s, status))};
	dx_db_query(db, sql_replay_status, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_notify_job(struct dx_db *db)
{
	dx_db_query(db, sql_notify_job, NULL, 0, on_notified, what_job);
}

void dx_store_notify_cancel(struct dx_db *db, const char *uuid)
{
	dx_db_query(db, sql_notify_cancel, (struct dx_param[]){DX_P(uuid)}, 1, on_notified, what_cancel);
}

void dx_store_document_versions(struct dx_db *db, const char *team_ids, const char *uuids, dx_db_fn *fn, void *arg)
{
	const struct dx_param params[] = {DX_P(team_ids), DX_P(uuids)};
	dx_db_query(db, sql_versions, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *include, const char *base,
			   dx_db_fn *fn, void *arg)
{
	struct number team;
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(include), DX_P(base)};
	dx_db_query(db, sql_get, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_authorize_get_document(struct dx_db *db, const char *hashes, const char *uuid, const char *include,
				     const char *base, dx_db_fn *fn, void *arg)
{
	const struct dx_param params[] = {DX_P(hashes), DX_P(uuid), DX_P(include), DX_P(base)};
	dx_db_query(db, sql_authorize_get, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_ended_of(struct dx_db *db, const char *uuids, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_ended_of, (struct dx_param[]){DX_P(uuids)}, 1, fn, arg);
}

static struct dx_param hash_param(const uint8_t *hash)
{
	return hash != NULL ? DX_P_BIN(hash, 32) : DX_P_NULL;
}

static void feed_documents(struct dx_db *db, int64_t team_id, const struct dx_document_filter *f, const char *base,
			   dx_db_fn *fn, void *arg)
{
	struct number team, limit;
	const struct dx_param params[] = {
		DX_P(number(&team, team_id)),
		DX_P(f->since),
		DX_P(f->cursor),
		DX_P(f->status),
		DX_P(f->industry),
		DX_P(f->template_name),
		DX_P(f->external_id),
		DX_P(f->from),
		DX_P(f->to),
		hash_param(f->sha256),
		DX_P(number(&limit, f->limit)),
		DX_P(base),
	};
	dx_db_query(db, sql_feed, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_list_documents(struct dx_db *db, int64_t team_id, const struct dx_document_filter *f, const char *base,
			     dx_db_fn *fn, void *arg)
{
	struct number team, limit;
	const struct dx_param params[] = {
		DX_P(number(&team, team_id)),
		DX_P(f->status),
		DX_P(f->industry),
		DX_P(f->template_name),
		DX_P(f->external_id),
		DX_P(f->from),
		DX_P(f->to),
		hash_param(f->sha256),
		DX_P(f->cursor),
		DX_P(number(&limit, f->limit)),
		DX_P(base),
	};
	if (f->feed)
		feed_documents(db, team_id, f, base, fn, arg);
	else
		dx_db_query(db, sql_list, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_get_result(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg)
{
	struct number team;
	dx_db_query(db, sql_result, (struct dx_param[]){DX_P(number(&team, team_id)), DX_P(uuid)}, 2, fn, arg);
}

void dx_store_get_data(struct dx_db *db, int64_t team_id, const char *uuid, dx_db_fn *fn, void *arg)
{
	struct number team;
	dx_db_query(db, sql_data, (struct dx_param[]){DX_P(number(&team, team_id)), DX_P(uuid)}, 2, fn, arg);
}

void dx_store_cancel_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *base, dx_db_fn *fn,
			      void *arg)
{
	struct number team;
	dx_db_query(db, sql_cancel, (struct dx_param[]){DX_P(number(&team, team_id)), DX_P(uuid), DX_P(base)}, 3, fn,
		    arg);
}

void dx_store_delete_document(struct dx_db *db, int64_t team_id, const char *uuid, const struct dx_actor *who,
			      dx_db_fn *fn, void *arg)
{
	struct number team, key;
	const struct dx_param params[] = {
		DX_P(number(&team, team_id)), DX_P(uuid),         DX_P(number(&key, who->key_id)),
		DX_P(who->request_id),        DX_P(who->address),
	};
	dx_db_query(db, sql_delete, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_unlock_document(struct dx_db *db, int64_t team_id, const char *uuid, const char *secret, const char *base,
			      dx_db_fn *fn, void *arg)
{
	struct number team;
	const struct dx_param params[] = {DX_P(number(&team, team_id)), DX_P(uuid), DX_P(secret), DX_P(base)};
	dx_db_query(db, sql_unlock, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_secret_asks(struct dx_db *db, const char *uuid, const char *secret, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_asks, (struct dx_param[]){DX_P(uuid), DX_P(secret)}, 2, fn, arg);
}

static void on_given(PGresult *res, const struct dx_err *err, void *arg)
{
	(void)res;
	(void)arg;
	if (err != NULL)
		DX_WARN("password not passed on; the worker asks again", DX_KV_S("error", err->msg));
}

void dx_store_give_secret(struct dx_db *db, int64_t job, int64_t token, const char *sealed)
{
	struct number j, t;
	const struct dx_param params[] = {DX_P(number(&j, job)), DX_P(number(&t, token)), DX_P(sealed)};
	dx_db_query(db, sql_give, params, (int)DX_LEN(params), on_given, NULL);
}
