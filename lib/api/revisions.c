/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* /documents/{uuid}/revisions: the history of a result, what changed, and which one counts. */
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/store/revision.h"

#define REVISION_MAX 1000000000

struct revision {
	struct dx_doc_ref doc;
	int64_t n, against;
	const char *include;
};

static bool read_revision(struct dx_api_call *c, const char *const *allowed, bool numbered, struct revision *r,
			  struct dx_err *err)
{
	r->doc.team_id = c->auth.team_id;
	if (!dx_api_uuid(c->req, &r->doc.uuid, err) || !dx_req_query_check(c->req, allowed, err))
		return false;
	const char *against = dx_req_query(c->req, "against");
	if (numbered && !dx_api_number(dx_str(dx_req_param(c->req, "n")), 1, REVISION_MAX, &r->n))
		return dx_fail(err, DX_E_not_found, "revisions are numbered from 1");
	if (against != NULL && !dx_api_number(dx_str(against), 1, REVISION_MAX, &r->against))
		return dx_fail(err, DX_E_bad_request, "against takes the number of a revision");
	if (!dx_api_include(dx_str(dx_req_query(c->req, "include")), &r->include))
		return dx_fail(err, DX_E_bad_request, "include takes evidence and engine, joined by a comma");
	return true;
}

static struct revision *begin(struct dx_api_call *c, const char *const *allowed, bool numbered)
{
	struct revision *r = DX_NEW(c->arena, struct revision);
	struct dx_err err;

	c->state = r;
	if (read_revision(c, allowed, numbered, r, &err))
		return r;
	dx_reply_err(c->req, &err);
	return NULL;
}

static void reply_no_revision(struct dx_api_call *c)
{
	dx_api_problem(c->req, DX_E_not_found, NULL, "the document has no such revision with a result");
}

static void on_json(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct revision *r = c->state;

	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, r->doc.uuid);
	else if (strcmp(dx_col(res, 0, "status"), "expired") == 0)
		dx_api_wrong_state(c->req, DX_E_document_expired, "expired", "");
	else if (dx_col(res, 0, "json") != NULL)
		dx_api_json(c->req, 200, dx_col(res, 0, "json"));
	else
		reply_no_revision(c);
}

static void list(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	const struct revision *r = begin(c, allowed, false);
	if (r != NULL)
		dx_store_revisions_json(c->api->db, r->doc, c->base, on_json, c);
}

static void one(struct dx_api_call *c)
{
	static const char *const allowed[] = {"include", NULL};
	const struct revision *r = begin(c, allowed, true);
	if (r != NULL)
		dx_store_revision_json(c->api->db, r->doc, (int)r->n, r->include, c->base, on_json, c);
}

static void diff(struct dx_api_call *c)
{
	static const char *const allowed[] = {"against", NULL};
	const struct revision *r = begin(c, allowed, true);
	if (r != NULL)
		dx_store_revision_diff(c->api->db, r->doc, (int)r->n, (int)r->against, on_json, c);
}

static void on_adopted(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct revision *r = c->state;

	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	const char *verdict = dx_col(res, 0, "verdict");
	if (strcmp(verdict, "ok") == 0)
		dx_api_json(c->req, 200, dx_col(res, 0, "document"));
	else if (strcmp(verdict, "not_found") == 0)
		dx_api_document_not_found(c->req, r->doc.uuid);
	else if (strcmp(verdict, "no_revision") == 0)
		reply_no_revision(c);
	else
		dx_api_wrong_state(c->req, DX_E_invalid_state, dx_col(res, 0, "status"),
				   strcmp(verdict, "busy") == 0 ? "another revision is being made"
								: "it has no revisions to choose from");
}

static void adopt(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	const struct revision *r = begin(c, allowed, true);
	if (r != NULL)
		dx_store_adopt_revision(c->api->db, r->doc, (int)r->n, c->base, on_adopted, c);
}

void dx_api_revisions(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, list);
}

void dx_api_revision(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, one);
}

void dx_api_revision_diff(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, diff);
}

void dx_api_revision_adopt(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, adopt);
}
