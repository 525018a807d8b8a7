/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* POST /extract: upload, wait, answer with the finished document. */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"

struct extract {
	const char *uuid;
	const char *include;
	bool has_key;         /* what is answered now must be answered again */
	const char *accepted; /* the document as it was taken, for when the database is gone at the deadline */
};

static void send_accepted(struct dx_api_call *c, const char *document)
{
	const struct extract *x = c->state;
	dx_req_set_header(c->req, "Location", dx_asprintf(c->arena, "%s/documents/%s", c->base, x->uuid));
	dx_api_json(c->req, 202, document);
}

static void on_replay_status(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct extract *x = c->state;
	(void)res;
	if (err != NULL)
		DX_WARN("status for replays not stored; they get that of the document's state",
			DX_KV_S("request", dx_req_id(c->req)), DX_KV_S("error", err->msg));
	send_accepted(c, x->accepted);
}

/* With a key first noted, then said: a replay right behind this answer must find it. */
static void reply_accepted(struct dx_api_call *c, const char *document)
{
	struct extract *x = c->state;
	if (!x->has_key) {
		send_accepted(c, document);
		return;
	}
	x->accepted = dx_strdup(c->arena, document);
	dx_store_set_replay_status(c->api->db, c->auth.team_id, x->uuid, 202, on_replay_status, c);
}

static void on_end(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	const struct extract *x = c->state;
	if (err != NULL) {
		reply_accepted(c, x->accepted);
		return;
	}
	if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, x->uuid);
		return;
	}
	const char *status = dx_col(res, 0, "status");
	const char *document = dx_col(res, 0, "document");
	if (strcmp(status, "completed") == 0 || strcmp(status, "needs_review") == 0)
		dx_api_json(c->req, 200, document);
	else if (strcmp(status, "failed") == 0 || strcmp(status, "password_required") == 0)
		dx_api_document_failed(c, x->uuid, status, document);
	else if (dx_col_bool(res, 0, "terminal"))
		dx_api_wrong_state(c->req, DX_E_invalid_state, status, "it has no result");
	else
		reply_accepted(c, document);
}

/* The number behind MEMBER, quotes and colon included, in TEXT; 0: none. Quotes inside of a JSON text have a backslash.
 */
static int64_t number_behind(const char *text, const char *member)
{
	const char *found = strstr(text, member);
	struct dx_str digits = dx_str(found != NULL ? found + strlen(member) : "");
	uint64_t v = 0;

	digits.n = strspn(digits.p, "0123456789");
	return dx_str_u64(digits, &v) && v < INT32_MAX ? (int64_t)v : 0;
}

/*
 * How long others keep the workers busy before the document's turn, by what the database guesses: its member queue.
 * There the jobs ahead and the document's own two, spread over the workers, are whole seconds, rounded up. Its own do
 * not count here: an average of long scans says nothing about a file that takes a moment.
 */
static int64_t expected_wait_ms(const char *document)
{
	const char *queue = strstr(document, "\"queue\":{");
	int64_t ahead = queue != NULL ? number_behind(queue, "\"position\":") : 0;
	int64_t eta_s = queue != NULL ? number_behind(queue, "\"eta_seconds\":") : 0;

	return eta_s > 1 ? (eta_s - 1) * 1000 * ahead / (ahead + 2) : 0;
}

static void on_taken(struct dx_api_call *c, const struct dx_api_taken *t)
{
	struct extract *x = c->state;
	int64_t deadline_ms = dx_conf_int(c->api->child->conf, DX_OPT_sync_deadline);
	x->uuid = t->uuid;
	x->has_key = t->has_key && !t->replayed;
	/* what will not be done by then need not be waited for: a crowd of waiting requests helps nobody */
	if (t->replay_status == 202 || expected_wait_ms(t->document) >= deadline_ms) {
		reply_accepted(c, t->document);
		return;
	}
	x->accepted = dx_strdup(c->arena, t->document);
	dx_api_wait(c, x->uuid, x->include, deadline_ms * 1000, true, on_end);
}

static void take(struct dx_api_call *c)
{
	static const char *const allowed[] = {"include", NULL};
	struct extract *x = DX_NEW(c->arena, struct extract);
	c->state = x;
	struct dx_api_faults *faults = NULL;
	dx_api_query_faults(c->req, allowed, &faults);
	dx_api_read_include(c->req, &x->include, &faults);
	if (faults != NULL)
		dx_api_faults_reply(c->req, faults);
	else
		dx_api_upload(c, DX_PRIO_SYNC, 0, on_taken);
}

void dx_api_extract(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, take);
}
