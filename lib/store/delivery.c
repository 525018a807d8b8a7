/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/delivery.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char sql_claim[] =
	"SELECT id, token, attempt, endpoint, kind, url, secret, previous_secret, event_id, type, media_type, file_name, "
	"body FROM docextract.claim_deliveries($1, $2, $3, $4)";
static const char sql_body[] = "SELECT docextract.delivery_body($1, $2) AS body";
static const char sql_settle[] = "SELECT docextract.settle_delivery($1, $2, $3, $4, $5, $6, $7, $8, $9) AS verdict";
static const char sql_release[] = "SELECT docextract.release_deliveries($1, $2, $3) AS n";
static const char sql_reclaim[] = "SELECT docextract.reclaim_deliveries($1) AS n";
static const char sql_gauges[] = "SELECT state, deliveries, oldest_due_s FROM docextract.delivery_gauges()";

/* Text of a number for a parameter; lives on the caller's stack. */
struct number {
	char text[24];
};

static const char *number(struct number *n, int64_t v)
{
	(void)snprintf(n->text, sizeof(n->text), "%" PRId64, v);
	return n->text;
}

void dx_store_claim_deliveries(struct dx_db *db, const char *sender, int limit, int64_t lease_ms, int64_t after,
			       dx_db_fn *fn, void *arg)
{
	struct number most, lease, from;
	const struct dx_param params[] = {DX_P(sender), DX_P(number(&most, limit)), DX_P(number(&lease, lease_ms)),
					  DX_P(number(&from, after))};
	dx_db_query(db, sql_claim, params, (int)DX_LEN(params), fn, arg);
}

/* A bytea in its text form, \x…; NULL stays NULL. */
static bool read_bytes(const PGresult *res, int row, const char *name, struct dx_arena *a, struct dx_str *s_r)
{
	const char *text = dx_col(res, row, name);

	*s_r = dx_strn(NULL, 0);
	if (text == NULL)
		return true;
	struct dx_str hex = dx_str_sub(dx_str(text), 2, SIZE_MAX);
	char *bytes = dx_alloc(a, hex.n / 2);
	*s_r = dx_strn(bytes, hex.n / 2);
	return dx_str_starts(dx_str(text), "\\x") && dx_unhex(bytes, hex.n / 2, hex);
}

static const char *read_text(const PGresult *res, int row, const char *name, struct dx_arena *a)
{
	const char *text = dx_col(res, row, name);

	return text != NULL ? dx_strdup(a, text) : NULL;
}

bool dx_delivery_read(const PGresult *res, int row, struct dx_arena *a, struct dx_delivery *d_r)
{
	const char *kind = dx_col(res, row, "kind");

	*d_r = (struct dx_delivery){
		.id = dx_col_int(res, row, "id", 0),
		.token = dx_col_int(res, row, "token", 0),
		.attempt = (int)dx_col_int(res, row, "attempt", 0),
		.endpoint = dx_col_int(res, row, "endpoint", 0),
		.to_provider = kind != NULL && strcmp(kind, "provider") == 0,
		.url = read_text(res, row, "url", a),
		.event_id = read_text(res, row, "event_id", a),
		.type = read_text(res, row, "type", a),
		.media_type = read_text(res, row, "media_type", a),
		.file_name = read_text(res, row, "file_name", a),
	};
	const char *body = read_text(res, row, "body", a);
	d_r->body = body != NULL ? dx_str(body) : dx_strn(NULL, 0);
	return d_r->url != NULL && d_r->event_id != NULL && d_r->type != NULL &&
	       read_bytes(res, row, "secret", a, &d_r->secret) && d_r->secret.p != NULL &&
	       read_bytes(res, row, "previous_secret", a, &d_r->previous);
}

void dx_store_delivery_body(struct dx_db *db, const struct dx_delivery *d, dx_db_fn *fn, void *arg)
{
	struct number id, token;
	const struct dx_param params[] = {DX_P(number(&id, d->id)), DX_P(number(&token, d->token))};
	dx_db_query(db, sql_body, params, (int)DX_LEN(params), fn, arg);
}

static struct dx_param or_null(const char *text)
{
	return text[0] != '\0' ? DX_P(text) : DX_P_NULL;
}

void dx_store_settle_delivery(struct dx_db *db, const struct dx_delivery *d, const struct dx_delivery_outcome *o,
			      dx_db_fn *fn, void *arg)
{
	struct number id, token, status, ms, wait;
	const struct dx_param params[] = {
		DX_P(number(&id, d->id)),
		DX_P(number(&token, d->token)),
		DX_P(o->outcome),
		o->status > 0 ? DX_P(number(&status, o->status)) : DX_P_NULL,
		or_null(o->error),
		or_null(o->remote),
		o->answer.n > 0 ? DX_P_BIN(o->answer.p, o->answer.n) : DX_P_NULL,
		DX_P(number(&ms, o->took_ms)),
		o->retry_after_s >= 0 ? DX_P(number(&wait, o->retry_after_s)) : DX_P_NULL,
	};
	dx_db_query(db, sql_settle, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_release_deliveries(struct dx_db *db, const char *ids, const char *tokens, int64_t delay_ms, dx_db_fn *fn,
				 void *arg)
{
	struct number delay;
	const struct dx_param params[] = {DX_P(ids), DX_P(tokens), DX_P(number(&delay, delay_ms))};
	dx_db_query(db, sql_release, params, (int)DX_LEN(params), fn, arg);
}

void dx_store_reclaim_deliveries(struct dx_db *db, int limit, dx_db_fn *fn, void *arg)
{
	struct number most;
	dx_db_query(db, sql_reclaim, (struct dx_param[]){DX_P(number(&most, limit))}, 1, fn, arg);
}

void dx_store_delivery_gauges(struct dx_db *db, dx_db_fn *fn, void *arg)
{
	dx_db_query(db, sql_gauges, NULL, 0, fn, arg);
}
