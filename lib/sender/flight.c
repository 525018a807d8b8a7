/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One delivery: claimed → (body loaded) → sent → settled. Each step is fenced by the delivery's token. */
#include <string.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/store/array.h"
#include "sender_int.h"

/* What is kept of an answer. */
#define ANSWER_KEPT ((size_t)4096)
/* A settlement that the database did not take is tried again until the lease is surely over. */
#define SETTLE_RETRY_US  (INT64_C(1) * 1000 * 1000)
#define SETTLE_TRIES_MAX 60
/* A delivery that cannot be signed waits for the operator, not for the schedule. */
#define UNSIGNED_DELAY_MS 60000

static void flight_free(struct dx_flight *f)
{
	struct dx_arena *a = f->arena;

	LIST_REMOVE(f, link);
	f->s->n_flights--;
	dx_fetch_cancel(&f->call);
	dx_timer_free(&f->retry);
	dx_arena_drop(&a);
}

static void land(struct dx_flight *f)
{
	struct dx_sender *s = f->s;

	flight_free(f);
	dx_sender_landed(s);
}

/* ---- handing back ---- */

static void on_released(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_flight *f = arg;

	(void)res;
	/* unknown to the database or not: when the lease is over somebody takes it */
	if (err != NULL)
		DX_DEBUG("delivery not handed back", DX_KV_I("delivery", f->d.id), DX_KV_S("error", err->msg));
	land(f);
}

static void release(struct dx_flight *f, int64_t delay_ms)
{
	struct dx_buf ids = DX_BUF_INIT, tokens = DX_BUF_INIT;

	f->state = DX_FLIGHT_RELEASED;
	dx_array_begin(&ids);
	dx_array_int(&ids, f->d.id);
	dx_array_end(&ids);
	dx_array_begin(&tokens);
	dx_array_int(&tokens, f->d.token);
	dx_array_end(&tokens);
	dx_store_release_deliveries(f->s->db, dx_buf_cstr(&ids), dx_buf_cstr(&tokens), delay_ms, on_released, f);
	dx_buf_free(&ids);
	dx_buf_free(&tokens);
}

/* ---- settling ---- */

static void settle(struct dx_flight *f);

static void on_retry(void *arg)
{
	struct dx_flight *f = arg;

	dx_timer_free(&f->retry);
	settle(f);
}

static void tell(const struct dx_flight *f, const char *verdict)
{
	const struct dx_delivery_outcome *o = &f->outcome;

	if (strcmp(verdict, "delivered") == 0) {
		DX_DEBUG("delivered", DX_KV_S("event", f->d.event_id), DX_KV_I("endpoint", f->d.endpoint),
			 DX_KV_I("ms", o->took_ms));
		return;
	}
	DX_INFO("not delivered", DX_KV_S("event", f->d.event_id), DX_KV_I("delivery", f->d.id),
		DX_KV_I("endpoint", f->d.endpoint), DX_KV_I("attempt", f->d.attempt), DX_KV_S("outcome", o->outcome),
		DX_KV_I("status", o->status), DX_KV_S("error", o->error), DX_KV_S("now", verdict));
	if (strcmp(verdict, "disabled") == 0)
		DX_WARN("endpoint disabled: it is gone, or has failed for days", DX_KV_I("endpoint", f->d.endpoint),
			DX_KV_S("error", o->error));
}

static void on_settled(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_flight *f = arg;

	if (err == NULL) {
		const char *verdict = dx_col(res, 0, "verdict");
		tell(f, verdict != NULL ? verdict : "");
		land(f);
		return;
	}
	/* fenced: if it did take effect, the next try finds itself lost */
	if (f->s->stopping || ++f->settle_tries >= SETTLE_TRIES_MAX) {
		DX_WARN("outcome of a delivery not recorded; it will be sent again", DX_KV_I("delivery", f->d.id),
			DX_KV_S("error", err->msg));
		land(f);
		return;
	}
	f->retry = dx_timer_once(f->s->child->loop, SETTLE_RETRY_US, on_retry, f);
}

static void settle(struct dx_flight *f)
{
	f->state = DX_FLIGHT_SETTLING;
	dx_store_settle_delivery(f->s->db, &f->d, &f->outcome, on_settled, f);
}

/* ---- sending ---- */

static const char *describe(struct dx_flight *f, const struct dx_fetch_answer *a)
{
	if (a->end != DX_FETCH_ANSWERED)
		return dx_strdup(f->arena, a->error);
	if (a->status >= 200 && a->status <= 299)
		return "";
	return dx_asprintf(f->arena, "status %d", a->status);
}

static void on_answer(const struct dx_fetch_answer *a, void *arg)
{
	struct dx_flight *f = arg;
	struct dx_str kept = dx_str_sub(a->body, 0, ANSWER_KEPT);

	DX_KILL_POINT("sender_answered");
	f->call = NULL;
	f->outcome = (struct dx_delivery_outcome){
		.outcome = dx_fetch_end_name(a->end),
		.status = a->status,
		.error = describe(f, a),
		.remote = dx_strdup(f->arena, a->remote),
		.answer = dx_strn(dx_memdup(f->arena, kept.p, kept.n), kept.n),
		.took_ms = a->took_us / 1000,
		.retry_after_s = dx_fetch_retry_after_s(a, dx_now_real_us() / 1000000),
	};
	settle(f);
}

static void send_it(struct dx_flight *f)
{
	struct dx_fetch_request r;
	struct dx_err err = {0};

	if (!dx_request_make(f, &r, &err)) {
		DX_ERR("cannot make a delivery", DX_KV_I("delivery", f->d.id), DX_KV_I("endpoint", f->d.endpoint),
		       DX_KV_S("error", err.msg));
		release(f, UNSIGNED_DELAY_MS);
		return;
	}
	DX_KILL_POINT("sender_claimed");
	f->state = DX_FLIGHT_SENDING;
	f->call = dx_fetch_start(f->s->fetch, &r, on_answer, f);
}

static void on_body(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_flight *f = arg;
	const char *body = err == NULL ? dx_col(res, 0, "body") : NULL;

	if (body == NULL) {
		/* lost, or the database is away: the lease decides */
		land(f);
		return;
	}
	if (f->s->stopping) {
		release(f, 0);
		return;
	}
	f->d.body = dx_str(dx_strdup(f->arena, body));
	send_it(f);
}

void dx_flight_start(struct dx_sender *s, const PGresult *res, int row)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_flight *f = DX_NEW(a, struct dx_flight);

	*f = (struct dx_flight){.s = s, .arena = a, .state = DX_FLIGHT_LOADING};
	LIST_INSERT_HEAD(&s->flights, f, link);
	s->n_flights++;
	if (!dx_delivery_read(res, row, a, &f->d)) {
		DX_ERR("a claimed delivery cannot be read", DX_KV_I("delivery", f->d.id));
		release(f, UNSIGNED_DELAY_MS);
		return;
	}
	s->last_endpoint = f->d.endpoint;
	if (f->d.body.p != NULL)
		send_it(f);
	else
		dx_store_delivery_body(s->db, &f->d, on_body, f);
}

void dx_flights_release(struct dx_sender *s)
{
	struct dx_flight *f, *next;

	for (f = LIST_FIRST(&s->flights); f != NULL; f = next) {
		next = LIST_NEXT(f, link);
		if (f->state == DX_FLIGHT_SENDING) {
			dx_fetch_cancel(&f->call);
			release(f, 0);
		}
	}
}

void dx_flights_free(struct dx_sender *s)
{
	struct dx_flight *f;

	while ((f = LIST_FIRST(&s->flights)) != NULL)
		flight_free(f);
}
