/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Requests that wait for a document's end. A notice (LISTEN docextract_done) only says where to look: the
 * answer is always read from the database, so a lost or doubled notice changes nothing. Each wait has at most
 * one query under way; a notice meanwhile asks for one more.
 */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/store/array.h"

struct dx_api_wait {
	struct dx_api_call *c;
	struct dx_api_wait *next, *prev;
	const char *uuid, *include;
	void (*fn)(struct dx_api_call *c, PGresult *res, const struct dx_err *err);
	struct dx_timer *deadline;
	bool patient;
	bool opened; /* enough: it has been opened */
	bool querying;
	bool again; /* a notice came while querying */
	bool over;  /* the next answer is the last */
};

static void look(struct dx_api_wait *w);

static void unlink_wait(struct dx_api_wait *w)
{
	if (w->prev != NULL)
		w->prev->next = w->next;
	else
		w->c->api->waits = w->next;
	if (w->next != NULL)
		w->next->prev = w->prev;
	dx_timer_free(&w->deadline);
	dx_req_on_gone(w->c->req, NULL, NULL);
}

/* Past the step that needs a password: the stage stands in the document's head, not in a column of its own. */
static bool is_opened(const PGresult *res)
{
	const char *document = dx_col(res, 0, "document");
	return strcmp(dx_col(res, 0, "status"), "queued") != 0 &&
	       strstr(document, "\"progress\":{\"stage\":\"open\"") == NULL;
}

static void on_document(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_wait *w = arg;
	w->querying = false;
	bool waits = !w->over;
	if (err != NULL)
		waits = waits && w->patient;
	else if (PQntuples(res) == 0 || dx_col_bool(res, 0, "terminal") || (w->opened && is_opened(res)))
		waits = false;
	if (!waits) {
		unlink_wait(w);
		w->fn(w->c, res, err);
	} else if (w->again && err == NULL) {
		look(w);
	}
}

static void look(struct dx_api_wait *w)
{
	if (w->querying) {
		w->again = true;
		return;
	}
	w->querying = true;
	w->again = false;
	dx_store_get_document(w->c->api->db, w->c->auth.team_id, w->uuid, w->include, w->c->base, on_document, w);
}

static void end_with_what_there_is(struct dx_api_wait *w)
{
	if (w->over)
		return;
	w->over = true;
	look(w);
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

static void begin(struct dx_api_call *c, const struct dx_api_wait *wait, int64_t timeout_us)
{
	struct dx_api *api = c->api;
	struct dx_api_wait *w = DX_NEW(c->arena, struct dx_api_wait);
	*w = *wait;
	w->c = c;
	w->next = api->waits;
	w->over = api->stopping || dx_req_is_gone(c->req);
	if (w->next != NULL)
		w->next->prev = w;
	api->waits = w;
	w->deadline = dx_timer_once(api->child->loop, timeout_us, on_deadline, w);
	dx_req_on_gone(c->req, on_gone, w);
	/* first into the list, then a look: an end between the caller's own look and now is not missed */
	look(w);
}

void dx_api_wait(struct dx_api_call *c, const char *uuid, const char *include, int64_t timeout_us, bool patient,
		 void (*fn)(struct dx_api_call *c, PGresult *res, const struct dx_err *err))
{
	begin(c, &(struct dx_api_wait){.uuid = uuid, .include = include, .fn = fn, .patient = patient}, timeout_us);
}

void dx_api_wait_opened(struct dx_api_call *c, const char *uuid, int64_t timeout_us,
			void (*fn)(struct dx_api_call *c, PGresult *res, const struct dx_err *err))
{
	begin(c, &(struct dx_api_wait){.uuid = uuid, .include = "{}", .fn = fn, .opened = true}, timeout_us);
}

void dx_api_wait_notice(struct dx_api *api, const char *uuid)
{
	/* look() never calls back from inside, so the list stays as it is */
	for (struct dx_api_wait *w = api->waits; w != NULL; w = w->next)
		if (strcmp(uuid, w->uuid) == 0)
			look(w);
}

static void on_ended(PGresult *res, const struct dx_err *err, void *arg)
{
	/* the next belt asks again */
	for (int i = 0; err == NULL && i < PQntuples(res); i++)
		dx_api_wait_notice(arg, dx_col(res, i, "uuid"));
}

/* One query for up to so many waits: what they cost while nothing happens must not grow with them. */
#define CATCH_UP_MAX 2000

void dx_api_wait_catch_up(struct dx_api *api)
{
	struct dx_buf uuids = DX_BUF_INIT;
	size_t n = 0;
	dx_array_begin(&uuids);
	for (struct dx_api_wait *w = api->waits; w != NULL; w = w->next) {
		if (w->opened) {
			look(w); /* nobody announces that */
			continue;
		}
		dx_array_text(&uuids, dx_str(w->uuid));
		if (++n % CATCH_UP_MAX == 0) {
			dx_array_end(&uuids);
			dx_store_ended_of(api->db, dx_buf_cstr(&uuids), on_ended, api);
			dx_buf_reset(&uuids);
			dx_array_begin(&uuids);
		}
	}
	dx_array_end(&uuids);
	if (n % CATCH_UP_MAX > 0)
		dx_store_ended_of(api->db, dx_buf_cstr(&uuids), on_ended, api);
	dx_buf_free(&uuids);
}

void dx_api_wait_stop(struct dx_api *api)
{
	for (struct dx_api_wait *w = api->waits; w != NULL; w = w->next)
		end_with_what_there_is(w);
}
