/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Events on their way out, as the sender sees them. A claim gives a token; what
 * names a token that is no longer the delivery's has no effect ("lost"), so a
 * statement whose outcome is unknown may be sent again.
 */
#ifndef DX_STORE_DELIVERY_H
#define DX_STORE_DELIVERY_H

#include "dx/base/arena.h"
#include "dx/base/str.h"
#include "dx/db/db.h"

/* One claimed delivery. */
struct dx_delivery {
	int64_t id, token;
	int attempt; /* from 1 */
	int64_t endpoint;
	bool to_provider;
	const char *url;
	struct dx_str secret;   /* sealed */
	struct dx_str previous; /* sealed; .p NULL: none */
	const char *event_id, *type;
	const char *media_type, *file_name; /* NULL: an event, JSON */
	struct dx_str body;                 /* .p NULL: too large for a claim, see dx_store_delivery_body() */
};

/* Rows for dx_delivery_read(): at most LIMIT, by endpoint, beginning behind endpoint AFTER. */
void dx_store_claim_deliveries(struct dx_db *db, const char *sender, int limit, int64_t lease_ms, int64_t after,
			       dx_db_fn *fn, void *arg);
/* Row ROW of RES, copied into A. False: a value that the database cannot have given. */
bool dx_delivery_read(const PGresult *res, int row, struct dx_arena *a, struct dx_delivery *d_r) DX_MUST_CHECK;
/* Row: body; NULL: lost. */
void dx_store_delivery_body(struct dx_db *db, const struct dx_delivery *d, dx_db_fn *fn, void *arg);

/* How an attempt went. */
struct dx_delivery_outcome {
	const char *outcome; /* dx_fetch_end_name() */
	int status;          /* 0: none */
	const char *error;   /* "" : none */
	const char *remote;  /* "" : none */
	struct dx_str answer;
	int64_t took_ms;
	int64_t retry_after_s; /* −1: not asked for */
};
/* Row: verdict lost|delivered|waiting|failed|disabled. */
void dx_store_settle_delivery(struct dx_db *db, const struct dx_delivery *d, const struct dx_delivery_outcome *o,
			      dx_db_fn *fn, void *arg);
/* Deliveries go back untried, to be claimed after DELAY_MS; array literals (store/array.h). Row: n. */
void dx_store_release_deliveries(struct dx_db *db, const char *ids, const char *tokens, int64_t delay_ms, dx_db_fn *fn,
				 void *arg);
/* What senders that died had claimed waits again. Row: n. */
void dx_store_reclaim_deliveries(struct dx_db *db, int limit, dx_db_fn *fn, void *arg);
/* Rows: state, deliveries, oldest_due_s. */
void dx_store_delivery_gauges(struct dx_db *db, dx_db_fn *fn, void *arg);

#endif
