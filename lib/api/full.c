/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Too much waits. Whoever was told so a moment ago is told again from the head of the next request: a crowd of
 * clients with large files would else send them all to hear a no. Whether there is room is for the database to say,
 * so a key's next upload behind that moment is read, and asks it.
 */
#include <inttypes.h>
#include <string.h>

#include "api_int.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

/* So long a no is good for; less than the keeper takes to count anew. */
#define GOOD_US INT64_C(900000)
/* Keys remembered; one more takes the place of the oldest. */
#define KEYS 64

struct entry {
	uint8_t who[DX_SHA256_BYTES];
	int64_t until_us;
	struct dx_api_room room;
};

struct dx_api_full {
	struct entry v[KEYS];
	size_t next;
};

struct dx_api_full *dx_api_full_new(struct dx_arena *a)
{
	return DX_NEW(a, struct dx_api_full);
}

/* A key, however it was sent, and the priority of what it sends: each waits on its own. */
static void who_of(struct dx_str authorization, struct dx_str api_key, int prio, uint8_t out[DX_SHA256_BYTES])
{
	struct dx_sha256 h;

	dx_sha256_init(&h);
	dx_sha256_add(&h, &prio, sizeof(prio));
	dx_sha256_add(&h, &authorization.n, sizeof(authorization.n));
	if (authorization.n > 0)
		dx_sha256_add(&h, authorization.p, authorization.n);
	if (api_key.n > 0)
		dx_sha256_add(&h, api_key.p, api_key.n);
	dx_sha256_end(&h, out);
}

static struct entry *find(struct dx_api_full *f, const uint8_t who[DX_SHA256_BYTES])
{
	for (size_t i = 0; i < KEYS; i++)
		if (f->v[i].until_us != 0 && dx_sha256_same(f->v[i].who, who))
			return &f->v[i];
	return NULL;
}

static void who_asks(struct dx_req *req, int prio, uint8_t out[DX_SHA256_BYTES])
{
	who_of(dx_str(dx_req_header(req, "Authorization")), dx_str(dx_req_header(req, "X-API-Key")), prio, out);
}

static void reply(struct dx_api_call *c, const struct dx_api_room *r)
{
	DX_INFO("upload refused: too much waits", DX_KV_S("request", dx_req_id(c->req)),
		DX_KV_S("room", r->of_team ? "team_full" : "queue_full"), DX_KV_I("team", c->auth.team_id),
		DX_KV_I("waiting", r->waiting), DX_KV_I("from_head", dx_req_is_bodiless(c->req)));
	dx_api_problem(c->req, DX_E_overloaded,
		       dx_asprintf(c->arena, "{\"retry_after_seconds\":%" PRId64 "}", r->retry_after_s),
		       "%s have %" PRId64 " pages waiting to be read; send it again when some of them are done",
		       r->of_team ? "your team's documents" : "all teams' documents", r->waiting);
}

void dx_api_full_refuse(struct dx_api_call *c, int prio, const struct dx_api_room *room)
{
	struct dx_api_full *f = c->api->full;
	uint8_t who[DX_SHA256_BYTES];
	struct entry *e;

	who_asks(c->req, prio, who);
	e = find(f, who);
	if (e == NULL) {
		e = &f->v[f->next];
		f->next = (f->next + 1) % KEYS;
	}
	memcpy(e->who, who, sizeof(who));
	e->until_us = dx_now_mono_us() + GOOD_US;
	e->room = *room;
	reply(c, room);
}

void dx_api_full_repeat(struct dx_api_call *c, int prio)
{
	uint8_t who[DX_SHA256_BYTES];
	const struct entry *e;

	who_asks(c->req, prio, who);
	e = find(c->api->full, who);
	if (e != NULL)
		reply(c, &e->room);
	else /* others have been refused meanwhile */
		dx_api_problem(c->req, DX_E_overloaded, "{\"retry_after_seconds\":1}",
			       "too much waits to be read; send it again when some of it is done");
}

/* A request that was taken before is answered as before, however much waits: with its key the database looks. */
bool dx_api_full_knows(const struct dx_http_head *head, void *arg)
{
	const struct dx_api *api = arg;
	const char *route = dx_http_head_route(head)->name;
	bool sync = strcmp(route, "extract") == 0;
	uint8_t who[DX_SHA256_BYTES];
	const struct entry *e;

	if ((!sync && strcmp(route, "documents.post") != 0) || dx_http_head_field(head, "Idempotency-Key").p != NULL)
		return false;
	who_of(dx_http_head_field(head, "Authorization"), dx_http_head_field(head, "X-API-Key"),
	       sync ? DX_PRIO_SYNC : DX_PRIO_ASYNC, who);
	e = find(api->full, who);
	return e != NULL && dx_now_mono_us() < e->until_us;
}
