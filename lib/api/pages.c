/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/pages/{n}/words and /pages/{n}.png. */
#include <stdio.h>
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/doc/words.h"
#include "dx/fmt/json.h"
#include "dx/store/document.h"
#include "dx/store/revision.h"

#define PAGE_MAX    100000
#define DPI_DEFAULT 110
#define DPI_MIN     30
#define DPI_MAX     300
/* Fractions of the page have four decimals. */
#define UNIT     10000
#define DECIMALS 4

struct page {
	struct dx_doc_ref doc;
	int64_t number, dpi;
	char etag[DX_ETAG_MAX];
};

static bool read_page(struct dx_api_call *c, const char *const *allowed, struct page *p, struct dx_err *err)
{
	p->doc.team_id = c->auth.team_id;
	if (!dx_api_uuid(c->req, &p->doc.uuid, err) || !dx_req_query_check(c->req, allowed, err))
		return false;
	if (!dx_api_number(dx_str(dx_req_param(c->req, "n")), 1, PAGE_MAX, &p->number))
		return dx_fail(err, DX_E_not_found, "pages are numbered from 1");
	return true;
}

static void reply_no_page(struct dx_req *req, const struct page *p)
{
	dx_api_problem(req, DX_E_not_found, NULL, "the document has no page %d, or it was not among those to be read",
		       (int)p->number);
}

/* ---- words ---- */

static int64_t fraction(int32_t v, int32_t whole)
{
	int64_t f = whole > 0 ? ((int64_t)v * UNIT + whole / 2) / whole : 0;
	return f < 0 ? 0 : f > UNIT ? UNIT : f;
}

static void write_word(struct dx_jw *w, const struct dx_page *page, const struct dx_word *word)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "text", word->text);
	dx_jw_key(w, "box");
	dx_jw_arr(w);
	dx_jw_fixed(w, fraction(word->x0, page->width), DECIMALS);
	dx_jw_fixed(w, fraction(word->y0, page->height), DECIMALS);
	dx_jw_fixed(w, fraction(word->x1, page->width), DECIMALS);
	dx_jw_fixed(w, fraction(word->y1, page->height), DECIMALS);
	dx_jw_arr_end(w);
	dx_jw_key(w, "confidence");
	dx_jw_fixed(w, word->conf, 2);
	dx_jw_kint(w, "line", word->line);
	dx_jw_obj_end(w);
}

static void reply_words(struct dx_api_call *c, const char *stored)
{
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	struct dx_page page;
	struct dx_err err;

	if (!dx_words_read(c->arena, dx_str(stored), &page, &err)) {
		err.code = DX_E_internal_error; /* stored by us */
		dx_api_fail(c->req, &err);
		return;
	}
	dx_jw_obj(&w);
	dx_jw_kint(&w, "page", page.number);
	dx_jw_key(&w, "width_pt");
	dx_jw_fixed(&w, page.width, 3);
	dx_jw_key(&w, "height_pt");
	dx_jw_fixed(&w, page.height, 3);
	dx_jw_kcstr(&w, "source", dx_source_name(page.source));
	dx_jw_kint(&w, "rotation", page.rotation);
	dx_jw_key(&w, "words");
	dx_jw_arr(&w);
	for (size_t i = 0; i < page.n_words; i++)
		write_word(&w, &page, &page.words[i]);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void on_words(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct page *p = c->state;

	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, p->doc.uuid);
	} else if (dx_col(res, 0, "words") != NULL) {
		reply_words(c, dx_col(res, 0, "words"));
	} else {
		const char *status = dx_col(res, 0, "status");
		const char *state = dx_col(res, 0, "state");
		bool is_open = dx_col(res, 0, "pages_total") == NULL;
		if (state != NULL && strcmp(state, "failed") == 0)
			dx_api_wrong_state(c->req, DX_E_invalid_state, status, "this page could not be read");
		else if (state != NULL || is_open || strcmp(status, "expired") == 0)
			dx_api_wrong_state(c->req, DX_E_document_not_ready, status, "this page is not read yet");
		else
			reply_no_page(c->req, p);
	}
}

static void words(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	struct page *p = DX_NEW(c->arena, struct page);
	struct dx_err err;

	c->state = p;
	if (read_page(c, allowed, p, &err))
		dx_store_get_page(c->api->db, p->doc, (int)p->number, on_words, c);
	else
		dx_reply_err(c->req, &err);
}

void dx_api_page_words(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, words);
}

/* ---- the picture, for this and for explain ---- */

struct picture {
	struct dx_doc_ref doc;
	int64_t id;
	int page;
	struct dx_api_await_options wait;
	void (*fn)(struct dx_api_call *c, const struct dx_api_picture *p);
	void *state; /* the call's own, while this one uses its place */
};

static void ask(struct dx_api_call *c, dx_db_fn *fn, void *arg)
{
	const struct picture *p = c->state;
	dx_store_get_picture(c->api->db, p->doc, p->id, fn, arg);
}

static bool is_done(const PGresult *res)
{
	return strcmp(dx_col(res, 0, "state"), "queued") != 0;
}

static void give(struct dx_api_call *c, const struct dx_api_picture *result)
{
	struct picture *p = c->state;
	c->state = p->state;
	p->fn(c, result);
}

static void give_error(struct dx_api_call *c, enum dx_code code, const char *detail)
{
	struct dx_api_picture result = {0};
	(void)dx_fail(&result.err, code, "%s", detail);
	give(c, &result);
}

/* A picture that could not be made: the code that the worker gave it. */
static void give_failed(struct dx_api_call *c, const char *problem)
{
	enum dx_code code = DX_E_internal_error;
	json_t *v;
	bool ok = dx_json_parse(c->arena, dx_str(problem), &v, NULL);
	const char *name = ok ? dx_json_str(v, "code") : NULL;
	const char *detail = ok ? dx_json_str(v, "detail") : NULL;

	if (name == NULL || !dx_code_find(name, &code) || code == DX_OK)
		code = DX_E_internal_error;
	give_error(c, code, detail != NULL ? detail : "the picture could not be made");
}

static void on_waited(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	struct dx_api_picture result = {0};
	const char *png = err == NULL && PQntuples(res) == 1 ? dx_col(res, 0, "png") : NULL;
	struct dx_str hex = dx_str_sub(dx_str(png), 2, SIZE_MAX);

	if (err != NULL) {
		result.err = *err;
		give(c, &result);
	} else if (PQntuples(res) == 0) {
		give_error(c, DX_E_overloaded, "the picture was made and is gone again; ask once more");
	} else if (png != NULL) {
		uint8_t *bytes = dx_alloc(c->arena, hex.n / 2);
		result.ok = dx_unhex(bytes, hex.n / 2, hex);
		result.png = dx_strn((const char *)bytes, hex.n / 2);
		give(c, &result);
	} else if (strcmp(dx_col(res, 0, "state"), "failed") == 0) {
		give_failed(c, dx_col(res, 0, "problem"));
	} else {
		give_error(c, DX_E_overloaded, "no worker came to draw the picture in time");
	}
}

static void on_wanted(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct picture *p = c->state;
	struct dx_api_picture result = {0};

	if (err != NULL) {
		result.err = *err;
		give(c, &result);
		return;
	}
	const char *verdict = dx_col(res, 0, "verdict");
	if (strcmp(verdict, "ok") == 0) {
		p->id = dx_col_int(res, 0, "id", 0);
		if (dx_col_bool(res, 0, "made"))
			dx_store_notify_job(c->api->db);
		dx_api_await(c, &p->wait);
	} else if (strcmp(verdict, "not_found") == 0) {
		give_error(c, DX_E_document_not_found, "there is no such document in this team");
	} else if (strcmp(verdict, "no_page") == 0) {
		give_error(c, DX_E_not_found, "the document has no such page");
	} else if (strcmp(verdict, "expired") == 0) {
		give_error(c, DX_E_document_expired, "the document was kept for its time and is gone");
	} else {
		give_error(c, DX_E_document_not_ready, "the document is not finished");
	}
}

void dx_api_picture(struct dx_api_call *c, const char *uuid, int page, int dpi, const char *box,
		    void (*fn)(struct dx_api_call *c, const struct dx_api_picture *p))
{
	struct picture *p = DX_NEW(c->arena, struct picture);

	*p = (struct picture){
		.doc = {c->auth.team_id, uuid},
		.page = page,
		.wait = {.uuid = uuid,
			 .ask = ask,
			 .is_done = is_done,
			 .fn = on_waited,
			 .timeout_us = dx_conf_int(c->api->child->conf, DX_OPT_sync_deadline) * 1000},
		.fn = fn,
		.state = c->state,
	};
	c->state = p;
	dx_store_want_picture(c->api->db, p->doc, page, dpi, box, on_wanted, c);
}

/* ---- /pages/{n}.png ---- */

static void on_picture(struct dx_api_call *c, const struct dx_api_picture *p)
{
	if (!p->ok) {
		dx_api_fail(c->req, &p->err);
		return;
	}
	const struct page *page = c->state;
	dx_req_set_header(c->req, "ETag", page->etag);
	dx_req_set_header(c->req, "Cache-Control", "private, no-cache");
	dx_req_set_header(c->req, "X-Content-Type-Options", "nosniff");
	dx_reply(c->req, 200, "image/png", p->png.p, p->png.n);
}

/* The bytes of a document never change, so neither does the picture of a page: its name is its validator. */
static void on_known(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct page *p = c->state;
	const char *name =
		dx_asprintf(c->arena, "%s/%d/%d/%s", p->doc.uuid, (int)p->number, (int)p->dpi, c->api->mupdf);

	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, p->doc.uuid);
	} else if (strcmp(dx_col(res, 0, "status"), "expired") == 0) {
		dx_api_wrong_state(c->req, DX_E_document_expired, "expired", "");
	} else if (dx_col(res, 0, "pages_total") != NULL && p->number > dx_col_int(res, 0, "pages_total", 0)) {
		reply_no_page(c->req, p);
	} else {
		(void)dx_api_etag(name, strlen(name), p->etag);
		if (dx_api_etag_matches(dx_req_header(c->req, "If-None-Match"), p->etag)) {
			dx_req_set_header(c->req, "ETag", p->etag);
			dx_reply_empty(c->req, 304);
		} else {
			dx_api_picture(c, p->doc.uuid, (int)p->number, (int)p->dpi, "", on_picture);
		}
	}
}

static void png(struct dx_api_call *c)
{
	static const char *const allowed[] = {"dpi", NULL};
	struct page *p = DX_NEW(c->arena, struct page);
	const char *dpi = dx_req_query(c->req, "dpi");
	struct dx_err err;

	c->state = p;
	p->dpi = DPI_DEFAULT;
	if (!read_page(c, allowed, p, &err))
		dx_reply_err(c->req, &err);
	else if (dpi != NULL && !dx_api_number(dx_str(dpi), DPI_MIN, DPI_MAX, &p->dpi))
		dx_api_problem(c->req, DX_E_bad_request, NULL, "dpi takes a whole number from %d to %d", DPI_MIN,
			       DPI_MAX);
	else
		dx_store_get_page(c->api->db, p->doc, (int)p->number, on_known, c);
}

void dx_api_page_png(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, png);
}
