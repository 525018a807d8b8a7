/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Requests that wait for a document's end. A notice (LISTEN docextract_done) only says where to look: the
 * answer is always read from the database, so a lost or doubled notice changes nothing.
 *
 *     request ─ wait ─┐                          ┌─ answered at once, as many as a turn of the loop takes
 *     request ─ wait ─┼─ group ─ one query ─ row ┤
 *     request ─ wait ─┘                          └─ due: the others, in later turns, with a copy of the row
 *
 * All that wait for the same text of the same document are a group, and a group has at most one query under way,
 * however many it has: who comes, leaves or is told something meanwhile asks for one more.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "api_int.h"
#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/store/array.h"

#define BUCKETS 1024u /* a power of two */
/* Answers in a turn of the loop: a few milliseconds, after which others are served. */
#define TURN_MAX 32

struct group;
struct answer;

/* Lives in its request's arena. */
struct dx_api_wait {
	TAILQ_ENTRY(dx_api_wait) link; /* of its group, or of those that are due */
	struct dx_api_call *c;
	struct group *group;   /* NULL: due */
	struct answer *answer; /* when due */
	struct dx_timer *deadline;
	dx_api_waited_fn *fn;
	bool patient;
	bool over; /* the next answer is the last */
};
TAILQ_HEAD(wait_list, dx_api_wait);

struct group {
	LIST_ENTRY(group) link; /* of its bucket */
	struct dx_api *api;
	struct wait_list waits;
	int64_t team;
	const char *uuid, *include, *base; /* in TEXT */
	bool opened;                       /* enough: it has been opened */
	bool querying;
	bool again; /* something came while querying */
	char text[];
};

/* What was read, shared by those that are due. */
struct answer {
	unsigned users;
	PGresult *res; /* NULL: ERR says why */
	struct dx_err err;
};

struct dx_api_waits {
	LIST_HEAD(bucket, group) buckets[BUCKETS];
	struct wait_list due;
	struct dx_timer *turn;
};

static void *new_object(size_t size)
{
	void *p = calloc(1, size);

	if (p == NULL)
		dx_die("out of memory");
	return p;
}

struct dx_api_waits *dx_api_waits_new(void)
{
	struct dx_api_waits *s = new_object(sizeof(*s));

	TAILQ_INIT(&s->due);
	return s;
}

/* ---- groups ---- */

/* FNV-1a; who chooses uuids is us, so nobody can fill one bucket. */
static struct bucket *bucket_of(struct dx_api_waits *s, const char *uuid)
{
	uint32_t h = 2166136261u;

	for (; *uuid != '\0'; uuid++)
		h = (h ^ (unsigned char)*uuid) * 16777619u;
	return &s->buckets[h & (BUCKETS - 1)];
}

static const char *keep(char **at, const char *text)
{
	const char *kept = *at;
	size_t n = strlen(text) + 1;

	memcpy(*at, text, n);
	*at += n;
	return kept;
}

static struct group *group_new(const struct dx_api_call *c, const char *uuid, const char *include, bool opened)
{
	struct group *g = new_object(sizeof(*g) + strlen(uuid) + strlen(include) + strlen(c->base) + 3);
	char *at = g->text;

	g->api = c->api;
	g->team = c->auth.team_id;
	g->opened = opened;
	g->uuid = keep(&at, uuid);
	g->include = keep(&at, include);
	g->base = keep(&at, c->base);
	TAILQ_INIT(&g->waits);
	LIST_INSERT_HEAD(bucket_of(c->api->waits, uuid), g, link);
	return g;
}

/* The group of those who get the same text for the same reason. */
static struct group *group_for(const struct dx_api_call *c, const char *uuid, const char *include, bool opened)
{
	struct group *g;

	LIST_FOREACH (g, bucket_of(c->api->waits, uuid), link)
		if (g->team == c->auth.team_id && g->opened == opened && strcmp(g->uuid, uuid) == 0 &&
		    strcmp(g->include, include) == 0 && strcmp(g->base, c->base) == 0)
			return g;
	return group_new(c, uuid, include, opened);
}

static void group_free(struct group *g)
{
	LIST_REMOVE(g, link);
	free(g);
}

/* ---- answers ---- */

static struct answer *answer_new(const PGresult *res, const struct dx_err *err)
{
	struct answer *a = new_object(sizeof(*a));

	if (err != NULL)
		a->err = *err;
	else if ((a->res = PQcopyResult(res, PG_COPYRES_ATTRS | PG_COPYRES_TUPLES)) == NULL)
		dx_die("out of memory");
	return a;
}

static void answer_one_due(struct dx_api_waits *s)
{
	struct dx_api_wait *w = TAILQ_FIRST(&s->due);
	struct answer *a = w->answer;

	TAILQ_REMOVE(&s->due, w, link);
	w->fn(w->c, a->res, a->res == NULL ? &a->err : NULL);
	if (--a->users == 0) {
		PQclear(a->res);
		free(a);
	}
}

static void on_turn(void *arg)
{
	struct dx_api *api = arg;
	struct dx_api_waits *s = api->waits;

	dx_timer_free(&s->turn);
	for (int n = 0; n < TURN_MAX && !TAILQ_EMPTY(&s->due); n++)
		answer_one_due(s);
	if (!TAILQ_EMPTY(&s->due))
		s->turn = dx_timer_once(api->child->loop, 0, on_turn, api);
}

/* Some of ENDED now, with what is here anyway; mostly that is all. */
static void answer_all(struct dx_api *api, struct wait_list *ended, PGresult *res, const struct dx_err *err)
{
	struct dx_api_waits *s = api->waits;
	struct answer *later = NULL;
	struct dx_api_wait *w;
	int n = 0;

	while (n++ < TURN_MAX && (w = TAILQ_FIRST(ended)) != NULL) {
		TAILQ_REMOVE(ended, w, link);
		w->fn(w->c, res, err);
	}
	if (!TAILQ_EMPTY(ended))
		later = answer_new(res, err);
	TAILQ_FOREACH (w, ended, link) {
		w->answer = later;
		later->users++;
	}
	TAILQ_CONCAT(&s->due, ended, link);
	if (later != NULL && s->turn == NULL)
		s->turn = dx_timer_once(api->child->loop, 0, on_turn, api);
}

/* ---- looking ---- */

/* Past the step that needs a password: the stage stands in the document's head, not in a column of its own. */
static bool is_opened(const PGresult *res)
{
	const char *document = dx_col(res, 0, "document");
	return strcmp(dx_col(res, 0, "status"), "queued") != 0 &&
	       strstr(document, "\"progress\":{\"stage\":\"open\"") == NULL;
}

/* Neither deadline nor client interests any more. */
static void take_out(struct group *g, struct dx_api_wait *w, struct wait_list *to)
{
	TAILQ_REMOVE(&g->waits, w, link);
	TAILQ_INSERT_TAIL(to, w, link);
	w->group = NULL;
	dx_timer_free(&w->deadline);
	dx_req_on_gone(w->c->req, NULL, NULL);
}

static void look(struct group *g);

static void on_document(PGresult *res, const struct dx_err *err, void *arg)
{
	struct group *g = arg;
	struct dx_api *api = g->api;
	struct wait_list ended = TAILQ_HEAD_INITIALIZER(ended);
	struct dx_api_wait *w, *next;
	bool at_end = err == NULL &&
		      (PQntuples(res) == 0 || dx_col_bool(res, 0, "terminal") || (g->opened && is_opened(res)));

	g->querying = false;
	for (w = TAILQ_FIRST(&g->waits); w != NULL; w = next) {
		next = TAILQ_NEXT(w, link);
		if (w->over || at_end || (err != NULL && !w->patient))
			take_out(g, w, &ended);
	}
	if (TAILQ_EMPTY(&g->waits))
		group_free(g);
	else if (g->again && err == NULL)
		look(g);
	answer_all(api, &ended, res, err);
}

/* Never calls back from inside, so lists stay as they are. */
static void look(struct group *g)
{
	if (g->querying) {
		g->again = true;
		return;
	}
	g->querying = true;
	g->again = false;
	dx_store_get_document(g->api->db, g->team, g->uuid, g->include, g->base, on_document, g);
}

static void end_with_what_there_is(struct dx_api_wait *w)
{
	if (w->over)
		return;
	w->over = true;
	look(w->group);
}

static void on_deadline(void *arg)
{
	end_with_what_there_is(arg);
}

static void on_gone(struct dx_req *req, void *arg)
{
	(void)req;
	end_with_what_there_is(arg);
}

/* ---- waiting ---- */

static void begin(struct dx_api_call *c, struct group *g, int64_t timeout_us, bool patient, dx_api_waited_fn *fn)
{
	struct dx_api_wait *w = DX_NEW(c->arena, struct dx_api_wait);

	w->c = c;
	w->group = g;
	w->fn = fn;
	w->patient = patient;
	w->over = c->api->stopping || dx_req_is_gone(c->req);
	TAILQ_INSERT_TAIL(&g->waits, w, link);
	w->deadline = dx_timer_once(c->api->child->loop, timeout_us, on_deadline, w);
	dx_req_on_gone(c->req, on_gone, w);
	/* first into the list, then a look: an end between the caller's own look and now is not missed */
	look(g);
}

void dx_api_wait(struct dx_api_call *c, const char *uuid, const char *include, int64_t timeout_us, bool patient,
		 dx_api_waited_fn *fn)
{
	begin(c, group_for(c, uuid, include, false), timeout_us, patient, fn);
}

void dx_api_wait_opened(struct dx_api_call *c, const char *uuid, int64_t timeout_us, dx_api_waited_fn *fn)
{
	begin(c, group_for(c, uuid, "{}", true), timeout_us, false, fn);
}

void dx_api_wait_notice(struct dx_api *api, const char *uuid)
{
	struct group *g;

	LIST_FOREACH (g, bucket_of(api->waits, uuid), link)
		if (strcmp(uuid, g->uuid) == 0)
			look(g);
}

static void on_ended(PGresult *res, const struct dx_err *err, void *arg)
{
	/* the next belt asks again */
	for (int i = 0; err == NULL && i < PQntuples(res); i++)
		dx_api_wait_notice(arg, dx_col(res, i, "uuid"));
}

/* One query for up to so many documents: what waits cost while nothing happens must not grow with them. */
#define CATCH_UP_MAX 2000

struct catch_up {
	struct dx_api *api;
	struct dx_buf uuids;
	size_t n;
};

static void ask_ended(struct catch_up *u)
{
	dx_array_end(&u->uuids);
	dx_store_ended_of(u->api->db, dx_buf_cstr(&u->uuids), on_ended, u->api);
	dx_buf_reset(&u->uuids);
	u->n = 0;
}

static void catch_up(struct catch_up *u, struct group *g)
{
	if (g->opened) {
		look(g); /* nobody announces that */
		return;
	}
	if (u->n == 0)
		dx_array_begin(&u->uuids);
	dx_array_text(&u->uuids, dx_str(g->uuid));
	if (++u->n == CATCH_UP_MAX)
		ask_ended(u);
}

void dx_api_wait_catch_up(struct dx_api *api)
{
	struct catch_up u = {.api = api, .uuids = DX_BUF_INIT};
	struct group *g;

	for (size_t i = 0; i < BUCKETS; i++)
		LIST_FOREACH (g, &api->waits->buckets[i], link)
			catch_up(&u, g);
	if (u.n > 0)
		ask_ended(&u);
	dx_buf_free(&u.uuids);
}

void dx_api_wait_stop(struct dx_api *api)
{
	struct dx_api_wait *w;
	struct group *g;

	for (size_t i = 0; i < BUCKETS; i++)
		LIST_FOREACH (g, &api->waits->buckets[i], link)
			TAILQ_FOREACH (w, &g->waits, link)
				end_with_what_there_is(w);
}

void dx_api_waits_free(struct dx_api_waits **s)
{
	if (s == NULL || *s == NULL)
		return;
	dx_timer_free(&(*s)->turn);
	while (!TAILQ_EMPTY(&(*s)->due))
		answer_one_due(*s);
	for (size_t i = 0; i < BUCKETS; i++)
		dx_assert(LIST_EMPTY(&(*s)->buckets[i]));
	free(*s);
	*s = NULL;
}
