/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Requests that wait for something short about a finished document: a picture,
 * a correction. As in wait.c a notice only says where to look, and at most one
 * query per wait is under way; here the caller says what to ask and what ends it.
 */
#include <string.h>

#include "api_int.h"

struct dx_api_await {
	struct dx_api_call *c;
	const struct dx_api_await_options *o;
	struct dx_api_await *next, *prev;
	struct dx_timer *deadline;
	bool querying;
	bool again; /* a notice came while querying */
	bool over;  /* the next answer is the last */
};

static void look(struct dx_api_await *w);

static void unlink_await(struct dx_api_await *w)
{
	if (w->prev != NULL)
		w->prev->next = w->next;
	else
		w->c->api->awaits = w->next;
	if (w->next != NULL)
		w->next->prev = w->prev;
	dx_timer_free(&w->deadline);
	dx_req_on_gone(w->c->req, NULL, NULL);
}

static void on_looked(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_await *w = arg;

	w->querying = false;
	if (w->over || err != NULL || PQntuples(res) == 0 || w->o->is_done(res)) {
		unlink_await(w);
		w->o->fn(w->c, res, err);
	} else if (w->again) {
		look(w);
	}
}

static void look(struct dx_api_await *w)
{
	if (w->querying) {
		w->again = true;
		return;
	}
	w->querying = true;
	w->again = false;
	w->o->ask(w->c, on_looked, w);
}

static void end_now(struct dx_api_await *w)
{
	if (w->over)
		return;
	w->over = true;
	look(w);
}

static void on_deadline(void *arg)
{
	end_now(arg);
}

static void on_gone(struct dx_req *req, void *arg)
{
	(void)req;
	end_now(arg);
}

void dx_api_await(struct dx_api_call *c, const struct dx_api_await_options *o)
{
	struct dx_api *api = c->api;
	struct dx_api_await *w = DX_NEW(c->arena, struct dx_api_await);

	*w = (struct dx_api_await){
		.c = c, .o = o, .next = api->awaits, .over = api->stopping || dx_req_is_gone(c->req)};
	if (w->next != NULL)
		w->next->prev = w;
	api->awaits = w;
	w->deadline = dx_timer_once(api->child->loop, o->timeout_us, on_deadline, w);
	dx_req_on_gone(c->req, on_gone, w);
	look(w);
}

void dx_api_await_notice(struct dx_api *api, const char *uuid)
{
	/* look() never calls back from inside, so the list stays as it is */
	for (struct dx_api_await *w = api->awaits; w != NULL; w = w->next)
		if (uuid == NULL || strcmp(uuid, w->o->uuid) == 0)
			look(w);
}

void dx_api_await_stop(struct dx_api *api)
{
	for (struct dx_api_await *w = api->awaits; w != NULL; w = w->next)
		end_now(w);
}
