/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/explain?path=/transactions/3/debit: where a value came from, with a picture of the place. */
#include <string.h>

#include "api_int.h"
#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"
#include "dx/store/revision.h"

#define PATH_MAX_BYTES 512
#define CROP_DPI       150
/* Room around the value, in the picture: ten-thousandths of the page. */
#define MARGIN_X 300
#define MARGIN_Y 60
#define UNIT     10000

struct explain {
	struct dx_doc_ref doc;
	const char *path;
	int revision;
	const char *value, *evidence, *correction, *checks; /* JSON; NULL: null */
};

static void reply_explained(struct dx_api_call *c, const struct dx_api_picture *crop)
{
	const struct explain *x = c->state;
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	json_t *evidence = NULL, *correction = NULL;
	static const char *const parts[] = {"page", "box", "raw", "confidence", "source"};

	if (x->evidence != NULL && !dx_json_parse(c->arena, dx_str(x->evidence), &evidence, NULL))
		evidence = NULL;
	if (x->correction != NULL && !dx_json_parse(c->arena, dx_str(x->correction), &correction, NULL))
		correction = NULL;
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "path", x->path);
	dx_jw_kint(&w, "revision", x->revision);
	dx_jw_key(&w, "value");
	dx_jw_raw(&w, dx_str(x->value));
	for (size_t i = 0; i < DX_LEN(parts); i++) {
		const json_t *v = json_object_get(evidence, parts[i]);
		dx_jw_key(&w, parts[i]);
		if (v != NULL)
			dx_jw_json(&w, v);
		else
			dx_jw_null(&w);
	}
	dx_jw_key(&w, "candidates");
	const json_t *candidates = json_object_get(correction, "candidates");
	if (candidates != NULL)
		dx_jw_json(&w, candidates);
	else
		dx_jw_raw(&w, DX_STR("[]"));
	dx_jw_key(&w, "correction");
	dx_jw_raw(&w, dx_str(x->correction != NULL ? x->correction : "null"));
	dx_jw_key(&w, "checks");
	dx_jw_raw(&w, dx_str(x->checks != NULL ? x->checks : "[]"));
	dx_jw_key(&w, "crop");
	if (crop != NULL && crop->ok) {
		struct dx_buf url = DX_BUF_INIT;
		dx_buf_adds(&url, "data:image/png;base64,");
		dx_b64_encode(DX_B64_STD, crop->png.p, crop->png.n, &url);
		dx_jw_cstr(&w, dx_buf_cstr(&url));
		dx_buf_free(&url);
	} else {
		dx_jw_null(&w);
	}
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void on_crop(struct dx_api_call *c, const struct dx_api_picture *p)
{
	reply_explained(c, p); /* a picture that cannot be drawn is null: the rest is known */
}

static int clamp(double fraction, int margin)
{
	int v = (int)(fraction * UNIT + 0.5) + margin;
	return v < 0 ? 0 : v > UNIT ? UNIT : v;
}

/* The place of the value with some room around it; NULL when it stands nowhere. */
static const char *box_of(struct dx_arena *a, const char *evidence, int *page_r)
{
	json_t *v;

	if (evidence == NULL || !dx_json_parse(a, dx_str(evidence), &v, NULL))
		return NULL;
	const json_t *box = json_object_get(v, "box");
	*page_r = (int)dx_json_int(v, "page", 0);
	if (json_array_size(box) != 4 || *page_r < 1)
		return NULL;
	return dx_asprintf(a, "%d,%d,%d,%d", clamp(json_number_value(json_array_get(box, 0)), -MARGIN_X),
			   clamp(json_number_value(json_array_get(box, 1)), -MARGIN_Y),
			   clamp(json_number_value(json_array_get(box, 2)), MARGIN_X),
			   clamp(json_number_value(json_array_get(box, 3)), MARGIN_Y));
}

static const char *keep(struct dx_api_call *c, const PGresult *res, const char *name)
{
	const char *text = dx_col(res, 0, name);
	return text != NULL ? dx_strdup(c->arena, text) : NULL;
}

static void on_explained(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct explain *x = c->state;
	int page;

	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, x->doc.uuid);
		return;
	}
	const char *status = dx_col(res, 0, "status");
	if (strcmp(status, "completed") != 0 && strcmp(status, "needs_review") != 0) {
		dx_api_wrong_state(c->req, DX_E_document_not_ready, status, "it has no data");
		return;
	}
	x->revision = (int)dx_col_int(res, 0, "revision", 0);
	x->value = keep(c, res, "value");
	x->evidence = keep(c, res, "evidence");
	x->correction = keep(c, res, "correction");
	x->checks = keep(c, res, "checks");
	if (x->value == NULL) {
		dx_api_problem(c->req, DX_E_not_found, NULL, "data has nothing under this path");
		return;
	}
	const char *box = box_of(c->arena, x->evidence, &page);
	if (box != NULL)
		dx_api_picture(c, x->doc.uuid, page, CROP_DPI, box, on_crop);
	else
		reply_explained(c, NULL);
}

static void explain(struct dx_api_call *c)
{
	static const char *const allowed[] = {"path", NULL};
	struct explain *x = DX_NEW(c->arena, struct explain);
	struct dx_err err;

	c->state = x;
	x->doc.team_id = c->auth.team_id;
	x->path = dx_req_query(c->req, "path");
	if (!dx_api_uuid(c->req, &x->doc.uuid, &err) || !dx_req_query_check(c->req, allowed, &err))
		dx_reply_err(c->req, &err);
	else if (x->path == NULL || x->path[0] != '/' || strlen(x->path) > PATH_MAX_BYTES)
		dx_api_problem(c->req, DX_E_bad_request, NULL,
			       "path takes a JSON pointer into data, such as /transactions/3/debit");
	else
		dx_store_explain(c->api->db, x->doc, x->path, on_explained, c);
}

void dx_api_explain(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, explain);
}
