/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* POST /documents; GET, DELETE and cancel of one document. The list is in list.c. */
#include <string.h>

#include "api_int.h"
#include "cache.h"
#include "dx/api/parse.h"
#include "versions.h"

/* ---- POST /documents ---- */

static void on_taken(struct dx_api_call *c, const struct dx_api_taken *t)
{
	dx_req_set_header(c->req, "Location", dx_asprintf(c->arena, "%s/documents/%s", c->base, t->uuid));
	dx_api_json(c->req, 202, t->document);
}

static void take_upload(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	if (dx_api_query_ok(c->req, allowed))
		dx_api_upload(c, DX_PRIO_ASYNC, 202, on_taken);
}

void dx_api_documents_post(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, take_upload);
}

/* ---- GET /documents/{uuid} ---- */

struct get {
	const char *uuid;
	const char *include;
	int64_t wait_s;
	bool flat;
	struct dx_api_faults *faults; /* why it is refused, once the key is known to be good; NULL: nothing wrong */
};

/* `data` alone, for ?view=flat. */
static void on_flat(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct get *g = c->state;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, g->uuid);
	else if (dx_col(res, 0, "data") != NULL)
		dx_api_json(c->req, 200, dx_col(res, 0, "data"));
	else
		dx_api_wrong_state(c->req, DX_E_document_not_ready, dx_col(res, 0, "status"), "it has no data");
}

/*
 * Cheap, and another one whenever the answer is: a document that has ended changes with its row only, so no body is
 * hashed. Before that its place in the queue changes on its own; there is no data yet, so the body is short.
 */
static const char *etag_of(const struct dx_api_call *c, const char *version, const char *document, char *out)
{
	const struct get *g = c->state;
	if (version == NULL)
		return dx_api_etag(document, strlen(document), out);
	const char *what = dx_asprintf(c->arena, DX_VERSION " %s %s %s %s", c->base, g->uuid, g->include, version);
	return dx_api_etag(what, strlen(what), out);
}

/* VERSION: NULL before its end. */
static void reply_text(struct dx_api_call *c, const char *version, const char *document)
{
	char etag[DX_ETAG_MAX];
	dx_req_set_header(c->req, "ETag", etag_of(c, version, document, etag));
	dx_req_set_header(c->req, "Cache-Control", "private, no-cache");
	if (dx_api_etag_matches(dx_req_header(c->req, "If-None-Match"), etag))
		dx_reply_empty(c->req, 304);
	else
		dx_api_json(c->req, 200, document);
}

/* Thousands may have waited for this very text. */
static bool is_kept(const struct dx_api_call *c, const char *version)
{
	const struct get *g = c->state;
	struct dx_cached found;
	return dx_cache_get(c->api->cache, c->auth.team_id, g->uuid, g->include, &found) &&
	       strcmp(found.version, version) == 0;
}

/* RES has a row of get_document(). */
static void reply_document(struct dx_api_call *c, PGresult *res)
{
	const struct get *g = c->state;
	const char *document = dx_col(res, 0, "document");
	const char *version = dx_col_bool(res, 0, "terminal") ? dx_col(res, 0, "version") : NULL;
	if (strcmp(dx_col(res, 0, "status"), "expired") == 0) {
		dx_api_wrong_state(c->req, DX_E_document_expired, "expired", "");
		return;
	}
	if (g->flat) {
		dx_store_get_data(c->api->db, c->auth.team_id, g->uuid, on_flat, c);
		return;
	}
	if (version != NULL && !is_kept(c, version))
		dx_cache_put(c->api->cache, c->auth.team_id, g->uuid, g->include, version, document);
	reply_text(c, version, document);
}

static void on_waited(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	const struct get *g = c->state;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, g->uuid);
	else
		reply_document(c, res);
}

static void look_at(struct dx_api_call *c, PGresult *res)
{
	const struct get *g = c->state;
	if (PQntuples(res) == 0 || dx_col(res, 0, "document") == NULL)
		dx_api_document_not_found(c->req, g->uuid);
	else if (g->wait_s > 0 && !dx_col_bool(res, 0, "terminal"))
		dx_api_wait(c, g->uuid, g->include, g->wait_s * 1000000, false, on_waited);
	else
		reply_document(c, res);
}

/* One row: the columns of authorize() and, unless there is no such document, those of get_document(). */
static void on_document(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (dx_api_admit(c, res, err))
		look_at(c, res);
}

/* The row of get_document() alone. */
static void on_row(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else
		look_at(c, res);
}

void dx_api_read_include(struct dx_req *req, const char **array_r, struct dx_api_faults **f)
{
	*array_r = "{}";
	if (!dx_api_include(dx_str(dx_req_query(req, "include")), array_r))
		dx_api_param_fault(req, f, "include", "evidence and engine, joined by a comma",
				   "[\"evidence\",\"engine\"]");
}

static void read_get(struct dx_req *req, struct get *g)
{
	static const char *const allowed[] = {"wait", "include", "view", NULL};
	struct dx_err err;
	if (!dx_api_uuid(req, &g->uuid, &err))
		dx_api_fault(
			dx_req_arena(req), &g->faults, err.code,
			&(struct dx_problem_item){"/uuid", "invalid", dx_strdup(dx_req_arena(req), err.msg), NULL});
	dx_api_query_faults(req, allowed, &g->faults);
	dx_api_read_include(req, &g->include, &g->faults);
	const char *wait = dx_req_query(req, "wait");
	const char *view = dx_req_query(req, "view");
	if (wait != NULL && !dx_api_number(dx_str(wait), 1, 30, &g->wait_s))
		dx_api_param_fault(req, &g->faults, "wait", "whole seconds from 1 to 30", NULL);
	if (view != NULL && strcmp(view, "flat") != 0)
		dx_api_param_fault(req, &g->faults, "view", "flat", "[\"flat\"]");
	g->flat = view != NULL;
}

static void get_whole(struct dx_api_call *c)
{
	const struct get *g = c->state;
	dx_store_get_document(c->api->db, c->auth.team_id, g->uuid, g->include, c->base, on_row, c);
}

/* Is what we have still what it is? */
static void on_version(const char *version, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct get *g = c->state;
	struct dx_cached found;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (version != NULL && dx_cache_get(c->api->cache, c->auth.team_id, g->uuid, g->include, &found) &&
		 strcmp(found.version, version) == 0)
		reply_text(c, version, found.document);
	else
		get_whole(c);
}

static void get_admitted(struct dx_api_call *c)
{
	const struct get *g = c->state;
	struct dx_cached found;
	if (!g->flat && dx_cache_get(c->api->cache, c->auth.team_id, g->uuid, g->include, &found))
		dx_versions_ask(c->api->versions, c->auth.team_id, g->uuid, on_version, c);
	else if (g->wait_s > 0)
		/* which looks at once, together with all the others that wait for it */
		dx_api_wait(c, g->uuid, g->include, g->wait_s * 1000000, false, on_waited);
	else
		get_whole(c);
}

static void refuse_get(struct dx_api_call *c)
{
	const struct get *g = c->state;
	dx_api_faults_reply(c->req, g->faults);
}

/* The hot path: key, rate limit and document in one round trip; of a key with places counted ahead mostly its version
 * alone, the text being kept. */
void dx_api_document_get(struct dx_req *req, void *arg)
{
	struct dx_api_call *c = dx_api_call_new(arg, req, DX_SCOPE_DOCUMENTS_READ);
	struct get *g = DX_NEW(c->arena, struct get);
	c->state = g;
	if (!dx_api_take_key(c))
		return;
	read_get(req, g);
	if (g->faults != NULL)
		dx_api_authorize(c, refuse_get);
	else if (dx_api_counts_ahead(c))
		dx_api_authorize(c, get_admitted);
	else
		dx_store_authorize_get_document(c->api->db, c->hashes, g->uuid, g->include, c->base, on_document, c);
}

/* ---- DELETE /documents/{uuid} ---- */

static void on_deleted(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (strcmp(dx_col(res, 0, "verdict"), "ok") != 0)
		dx_api_document_not_found(c->req, c->state);
	else
		dx_reply_empty(c->req, 204);
}

/* The {uuid} of a request without query parameters into c->state. False: replied. */
static bool take_uuid(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	struct dx_err err;
	const char *uuid;
	if (!dx_api_uuid(c->req, &uuid, &err)) {
		dx_reply_err(c->req, &err);
		return false;
	}
	if (!dx_api_query_ok(c->req, allowed))
		return false;
	c->state = dx_strdup(c->arena, uuid);
	return true;
}

static void remove_document(struct dx_api_call *c)
{
	if (take_uuid(c))
		dx_store_delete_document(c->api->db, c->auth.team_id, c->state,
					 &(struct dx_actor){c->auth.key_id, dx_req_id(c->req), dx_req_peer(c->req)},
					 on_deleted, c);
}

void dx_api_document_delete(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, remove_document);
}

/* ---- POST /documents/{uuid}/cancel ---- */

static void on_cancelled(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	const char *verdict = dx_col(res, 0, "verdict");
	if (strcmp(verdict, "not_found") == 0) {
		dx_api_document_not_found(c->req, c->state);
	} else if (strcmp(verdict, "ok") != 0) {
		dx_api_wrong_state(c->req, DX_E_invalid_state, dx_col(res, 0, "status"),
				   "only one that is queued, being read or waiting for its password can be cancelled");
	} else {
		if (dx_col_bool(res, 0, "was_working"))
			dx_store_notify_cancel(c->api->db, c->state);
		dx_api_json(c->req, 202, dx_col(res, 0, "document"));
	}
}

static void cancel(struct dx_api_call *c)
{
	if (take_uuid(c))
		dx_store_cancel_document(c->api->db, c->auth.team_id, c->state, c->base, on_cancelled, c);
}

void dx_api_document_cancel(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, cancel);
}
