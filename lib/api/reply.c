/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Answers that several endpoints give. */
#include <inttypes.h>
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/store/catalog.h"

/* How long a client should stay away when the database is gone; in the body, as Retry-After belongs to 429. */
static const char meta_retry[] = "{\"retry_after_seconds\":1}";

void dx_api_fail(struct dx_req *req, const struct dx_err *err)
{
	if (err->code == DX_E_database_unavailable) {
		dx_reply_problem(req, err->code, "the database cannot be reached at the moment; try again shortly",
				 meta_retry, NULL, 0);
	} else if (err->code == DX_E_storage_unavailable) {
		/* the message names folders and servers: for the log, not for clients */
		DX_ERR("storage of documents failed", DX_KV_S("request", dx_req_id(req)), DX_KV_S("error", err->msg));
		dx_reply_problem(req, err->code,
				 "the storage of documents cannot be used at the moment; try again shortly", meta_retry,
				 NULL, 0);
	} else if (err->code == DX_E_internal_error) {
		/* the message may quote SQL: for the log, not for clients */
		DX_ERR("request failed", DX_KV_S("request", dx_req_id(req)), DX_KV_S("error", err->msg),
		       DX_KV_S("sqlstate", err->sqlstate));
		dx_reply_problem(req, err->code, "an unexpected error; the log has it under the request id", NULL, NULL,
				 0);
	} else {
		dx_reply_err(req, err);
	}
}

void dx_api_problem(struct dx_req *req, enum dx_code code, const char *meta_json, const char *fmt, ...)
{
	va_list ap;
	va_start(ap, fmt);
	const char *detail = dx_vasprintf(dx_req_arena(req), fmt, ap);
	va_end(ap);
	dx_reply_problem(req, code, detail, meta_json, NULL, 0);
}

void dx_api_json(struct dx_req *req, int status, const char *json)
{
	dx_reply(req, status, "application/json", json, strlen(json));
}

/* The part of usage_json() that is used up: its name and what to say. */
static void reply_quota(struct dx_req *req, const json_t *usage)
{
	static const char *const what[] = {"pages", "documents"};
	const char *resets_at = dx_json_str(usage, "resets_at");
	size_t i = 0;
	while (i + 1 < DX_LEN(what) && dx_json_int(json_object_get(usage, what[i]), "remaining", 1) > 0)
		i++;
	const json_t *part = json_object_get(usage, what[i]);
	int64_t used = dx_json_int(part, "used", 0);
	int64_t limit = dx_json_int(part, "limit", 0);
	const char *meta = dx_asprintf(
		dx_req_arena(req), "{\"of\":\"%s\",\"used\":%" PRId64 ",\"limit\":%" PRId64 ",\"resets_at\":\"%s\"}",
		what[i], used, limit, resets_at);
	dx_api_problem(req, DX_E_quota_exceeded, meta,
		       "the team has used %" PRId64 " of %" PRId64 " %s this month; the count starts anew at %s", used,
		       limit, what[i], resets_at);
}

static void on_usage(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct dx_err bad;
	json_t *usage;
	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (!dx_json_parse(c->arena, dx_str(dx_col(res, 0, "json")), &usage, &bad)) {
		bad.code = DX_E_internal_error; /* made by us */
		dx_api_fail(c->req, &bad);
	} else {
		reply_quota(c->req, usage);
	}
}

void dx_api_quota_exceeded(struct dx_api_call *c)
{
	dx_store_usage(c->api->db, c->auth.team_id, on_usage, c);
}

void dx_api_document_not_found(struct dx_req *req, const char *uuid)
{
	dx_api_problem(req, DX_E_document_not_found, NULL, "there is no document %s in this team", uuid);
}

bool dx_api_uuid(struct dx_req *req, const char **uuid_r, struct dx_err *err)
{
	char *uuid = dx_strdup(dx_req_arena(req), dx_req_param(req, "uuid"));
	if (!dx_is_uuid(dx_str(uuid)))
		return dx_fail(err, DX_E_invalid_uuid, "a document is named by a UUID: 8-4-4-4-12 hexadecimal digits");
	/* as the database writes it: notices are compared as text */
	for (char *p = uuid; *p != '\0'; p++)
		if (*p >= 'A' && *p <= 'F')
			*p = (char)(*p - 'A' + 'a');
	*uuid_r = uuid;
	return true;
}

void dx_api_wrong_state(struct dx_req *req, enum dx_code code, const char *status, const char *what)
{
	const char *meta = dx_asprintf(dx_req_arena(req), "{\"status\":\"%s\"}", status);
	if (strcmp(status, "expired") == 0)
		dx_api_problem(req, DX_E_document_expired, meta, "the document was kept for its time and is gone");
	else
		dx_api_problem(req, code, meta, "the document is %s: %s", status, what);
}

void dx_api_document_failed(struct dx_api_call *c, const char *uuid, const char *status, const char *document)
{
	json_t *doc;
	struct dx_err err;
	if (!dx_json_parse(c->arena, dx_str(document), &doc, &err)) {
		err.code = DX_E_internal_error; /* made by us */
		dx_api_fail(c->req, &err);
		return;
	}
	const json_t *problem = json_object_get(doc, "error");
	const char *name = dx_json_str(problem, "code");
	const char *detail = dx_json_str(problem, "detail");
	int64_t left = dx_json_int(json_object_get(problem, "meta"), "attempts_left", -1);
	const char *attempts = left >= 0 ? dx_asprintf(c->arena, ",\"attempts_left\":%d", (int)left) : "";
	const char *meta = dx_asprintf(c->arena, "{\"uuid\":\"%s\",\"status\":\"%s\"%s}", uuid, status, attempts);
	enum dx_code code;
	if (name == NULL || !dx_code_find(name, &code))
		code = DX_E_internal_error;
	/* the one failure that is not the document's */
	int answer = code == DX_E_upstream_unavailable ? dx_code_status(code) : 422;
	dx_reply_problem_as(c->req, answer, code, detail != NULL ? detail : dx_code_title(code), meta, NULL, 0);
}
