/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * POST /documents/{uuid}/unlock: a password for a document that waits for one. It stays in this process (vault.c); the
 * answer waits until a worker has tried it, so that a wrong one is told at once.
 */
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/base/check.h"
#include "dx/crypt/box.h"
#include "dx/fmt/json.h"

#define BODY_MAX 8192

struct unlock {
	const char *uuid;
	struct dx_secret *password;
	char id[DX_API_SECRET_ID];
	int64_t wait_s;
	char *accepted; /* the document as it was taken back into the queue */
};

static void free_password(void *arg)
{
	struct unlock *u = arg;
	dx_secret_free(&u->password);
}

/* ---- the password, as JSON or as a form ---- */

static struct dx_secret *keep(struct dx_str s)
{
	struct dx_secret *secret = dx_secret_new(s.n);
	memcpy(dx_secret_bytes(secret), s.p, s.n);
	return secret;
}

static void fault(struct dx_api_call *c, struct dx_api_faults **f, enum dx_code code, const char *pointer,
		  const char *what, const char *detail)
{
	dx_api_fault(c->arena, f, code, &(struct dx_problem_item){pointer, what, detail, NULL});
}

static void take_text(struct dx_api_call *c, struct unlock *u, struct dx_str s, struct dx_api_faults **f)
{
	if (dx_api_password_ok(s))
		u->password = keep(s);
	else
		fault(c, f, DX_E_bad_request, "/password", "invalid", "password takes 1 to 255 bytes of UTF-8");
}

static void from_object(struct dx_api_call *c, struct unlock *u, const json_t *o, struct dx_api_faults **f)
{
	const char *name;
	const json_t *value;
	size_t n = 0;
	json_object_foreach ((json_t *)(uintptr_t)o, name, value) {
		n++;
		if (strcmp(name, "password") != 0) {
			fault(c, f, DX_E_bad_request, dx_asprintf(c->arena, "/%.64s", name), "unknown",
			      "there is no such member");
		} else if (!json_is_string(value)) {
			fault(c, f, DX_E_bad_request, "/password", "invalid", "password is a text");
		} else {
			struct dx_str s = dx_strn(json_string_value(value), json_string_length(value));
			take_text(c, u, s, f);
			dx_wipe((char *)(uintptr_t)s.p, s.n);
		}
	}
	if (n == 0)
		fault(c, f, DX_E_missing_field, "/password", "missing", "the member is required");
}

static void from_json(struct dx_api_call *c, struct unlock *u, struct dx_api_faults **f)
{
	struct evbuffer *body = dx_req_body(c->req);
	size_t n = evbuffer_get_length(body);
	char *text = dx_alloc(c->arena, n + 1);
	struct dx_err err;
	json_t *o;
	dx_mpart_copy(body, 0, text, n);
	dx_mpart_wipe(body, 0, n);
	/* what the parser says of a mistake may quote the body */
	if (!dx_json_parse(c->arena, dx_strn(text, n), &o, &err) || !json_is_object(o))
		fault(c, f, DX_E_bad_request, "", "invalid", "the body is a JSON object: {\"password\":\"…\"}");
	else
		from_object(c, u, o, f);
	dx_wipe(text, n);
}

static void from_form(struct dx_api_call *c, struct unlock *u, const char *type, struct dx_api_faults **f)
{
	struct dx_mpart parts;
	struct evbuffer *body = dx_req_body(c->req);
	struct dx_err err;
	bool repeated = false;
	if (!dx_mpart_parse(c->arena, type, body, &parts, &err)) {
		fault(c, f, err.code, "", "invalid", dx_strdup(c->arena, err.msg));
		return;
	}
	const struct dx_part *part = dx_mpart_find(&parts, "password", &repeated);
	for (size_t i = 0; i < parts.n; i++)
		if (strcmp(parts.parts[i].name, "password") != 0)
			fault(c, f, DX_E_bad_request, dx_asprintf(c->arena, "/%.64s", parts.parts[i].name), "unknown",
			      "there is no such field");
	if (part == NULL) {
		fault(c, f, DX_E_missing_field, "/password", "missing", "the field is required");
	} else if (repeated) {
		fault(c, f, DX_E_bad_request, "/password", "repeated", "the field is given more than once");
	} else {
		char *text = dx_alloc(c->arena, part->length + 1);
		dx_mpart_copy(body, part->offset, text, part->length);
		take_text(c, u, dx_strn(text, part->length), f);
		dx_wipe(text, part->length);
	}
	dx_mpart_wipe(body, 0, evbuffer_get_length(body));
}

static void read_body(struct dx_api_call *c, struct unlock *u, struct dx_api_faults **f)
{
	const char *type = dx_req_header(c->req, "Content-Type");
	struct dx_str kind = dx_str(type);
	kind = dx_str_trim(dx_str_sub(kind, 0, dx_str_find_c(kind, ';')));
	if (evbuffer_get_length(dx_req_body(c->req)) > BODY_MAX)
		fault(c, f, DX_E_file_too_large, "", "invalid", "the body has at most 8 KiB");
	else if (dx_str_ieq_c(kind, "application/json"))
		from_json(c, u, f);
	else if (dx_str_ieq_c(kind, "multipart/form-data"))
		from_form(c, u, type, f);
	else
		fault(c, f, DX_E_unsupported_media_type, "", "invalid",
		      "send {\"password\":\"…\"} as application/json, or a form as multipart/form-data");
}

/* ---- what became of it ---- */

static void on_tried(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	const struct unlock *u = c->state;
	if (err != NULL) {
		dx_api_json(c->req, 202, u->accepted);
		return;
	}
	if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, u->uuid);
		return;
	}
	const char *status = dx_col(res, 0, "status");
	if (strcmp(status, "password_required") == 0 || strcmp(status, "failed") == 0)
		dx_api_document_failed(c, u->uuid, status, dx_col(res, 0, "document"));
	else
		dx_api_json(c->req, 202, dx_col(res, 0, "document"));
}

static void on_unlocked(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct unlock *u = c->state;
	const char *verdict = err == NULL ? dx_col(res, 0, "verdict") : "";
	if (strcmp(verdict, "ok") != 0 && (err == NULL || err->retry != DX_RETRY_UNCERTAIN))
		dx_api_vault_drop(c->api->vault, u->id);
	dx_api_vault_release(c->api->vault, u->id);
	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (strcmp(verdict, "not_found") == 0) {
		dx_api_document_not_found(c->req, u->uuid);
	} else if (strcmp(verdict, "ok") != 0) {
		dx_api_wrong_state(c->req, DX_E_invalid_state, dx_col(res, 0, "status"),
				   "it does not wait for a password");
	} else {
		u->accepted = dx_strdup(c->arena, dx_col(res, 0, "document"));
		dx_store_notify_job(c->api->db);
		dx_api_wait_opened(c, u->uuid, u->wait_s * 1000000, on_tried);
	}
}

static void unlock(struct dx_api_call *c)
{
	static const char *const allowed[] = {"wait", NULL};
	struct unlock *u = DX_NEW(c->arena, struct unlock);
	struct dx_api_faults *faults = NULL;
	struct dx_err err;
	c->state = u;
	u->wait_s = 10;
	dx_arena_defer(c->arena, free_password, u);
	dx_api_query_faults(c->req, allowed, &faults);
	const char *wait = dx_req_query(c->req, "wait");
	if (wait != NULL && !dx_api_number(dx_str(wait), 1, 30, &u->wait_s))
		dx_api_param_fault(c->req, &faults, "wait", "whole seconds from 1 to 30", NULL);
	if (!dx_api_uuid(c->req, &u->uuid, &err))
		fault(c, &faults, err.code, "/uuid", "invalid", dx_strdup(c->arena, err.msg));
	read_body(c, u, &faults);
	if (faults != NULL) {
		dx_api_faults_reply(c->req, faults);
		return;
	}
	dx_assert(u->password != NULL);
	if (!dx_api_vault_put(c->api->vault, u->uuid, &u->password, u->id)) {
		dx_api_problem(c->req, DX_E_overloaded, "{\"retry_after_seconds\":5}",
			       "too many documents wait for their passwords at the moment");
		return;
	}
	dx_api_vault_hold(c->api->vault, u->id);
	dx_store_unlock_document(c->api->db, c->auth.team_id, u->uuid, u->id, c->base, on_unlocked, c);
}

void dx_api_document_unlock(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, unlock);
}
