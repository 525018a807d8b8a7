/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * GET /documents/{uuid}/original: the uploaded bytes, piece by piece from the database or from where it says they are.
 * They may be moved from one place to another meanwhile: what counts is how many were sent.
 */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/store/revision.h"

struct original {
	struct dx_api_call *c;
	const char *uuid;
	uint64_t size, left;
	int seq;
	const char *media_type, *file_name;
	const char *driver, *key; /* NULL: in the database */
	bool begun;
};

/* RFC 6266: a plain name for everybody, the real one in UTF-8. */
const char *dx_api_disposition(struct dx_arena *a, const char *file_name)
{
	static const char hex[] = "0123456789ABCDEF";
	struct dx_buf plain = DX_BUF_INIT, full = DX_BUF_INIT;

	for (const unsigned char *p = (const unsigned char *)file_name; *p != '\0'; p++) {
		bool safe = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') ||
			    *p == '-' || *p == '.' || *p == '_';
		if ((*p & 0xc0) != 0x80)
			dx_buf_addc(&plain, safe ? (char)*p : '_');
		if (safe)
			dx_buf_addc(&full, (char)*p);
		else
			dx_buf_printf(&full, "%%%c%c", hex[*p >> 4], hex[*p & 15]);
	}
	const char *text = dx_asprintf(a, "attachment; filename=\"%s\"; filename*=UTF-8''%s",
				       plain.len > 0 ? dx_buf_cstr(&plain) : "document",
				       full.len > 0 ? dx_buf_cstr(&full) : "document");
	dx_buf_free(&plain);
	dx_buf_free(&full);
	return text;
}

static void ask(struct original *o);
static void fetch(struct original *o);

static void on_out(struct dx_req *req, void *arg)
{
	struct original *o = arg;

	if (o->left == 0)
		dx_stream_end(req);
	else if (o->key != NULL)
		fetch(o);
	else
		ask(o);
}

/* A piece in its text form. False: it cannot be, and the download ends short. */
static bool read_piece(const char *text, uint64_t left, struct dx_buf *out)
{
	struct dx_str hex = dx_str(text);
	size_t n;

	if (!dx_str_starts(hex, "\\x") || hex.n % 2 != 0 || hex.n == 2 || (hex.n - 2) / 2 > left)
		return false;
	n = (hex.n - 2) / 2;
	dx_buf_reserve(out, n);
	if (!dx_unhex(out->data, n, dx_str_sub(hex, 2, hex.n)))
		return false;
	out->len = n;
	return true;
}

static void pass_on(struct original *o, struct dx_buf *piece)
{
	struct dx_req *req = o->c->req;

	if (piece->len == 0 || piece->len > o->left) {
		DX_ERR("a document's bytes are not whole", DX_KV_S("document", o->uuid), DX_KV_I("left", o->left));
		dx_stream_end(req);
	} else {
		o->left -= piece->len;
		o->seq++;
		if (!dx_stream_add(req, piece, on_out, o))
			dx_stream_end(req);
	}
}

static void send_piece(struct original *o, const char *bytes)
{
	struct dx_buf piece = DX_BUF_INIT;

	if (bytes == NULL || !read_piece(bytes, o->left, &piece))
		dx_buf_reset(&piece);
	pass_on(o, &piece);
	dx_buf_free(&piece);
}

/* Where the bytes are, as the database says now. */
static void take_place(struct original *o, const PGresult *res)
{
	const char *driver = dx_col(res, 0, "driver"), *key = dx_col(res, 0, "key");

	o->driver = driver != NULL ? dx_strdup(o->c->arena, driver) : NULL;
	o->key = key != NULL ? dx_strdup(o->c->arena, key) : NULL;
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg)
{
	struct original *o = arg;

	if (err != NULL || PQntuples(res) == 0) {
		dx_stream_end(o->c->req); /* what is missing tells the client */
		return;
	}
	take_place(o, res);
	if (o->key != NULL)
		fetch(o);
	else
		send_piece(o, dx_col(res, 0, "bytes"));
}

/* False: the request is answered already. */
static bool begin(struct original *o)
{
	struct dx_req *req = o->c->req;

	o->begun = true;
	dx_req_set_header(req, "Content-Disposition", dx_api_disposition(o->c->arena, o->file_name));
	dx_req_set_header(req, "X-Content-Type-Options", "nosniff");
	dx_req_set_header(req, "Content-Security-Policy", "default-src 'none'; sandbox");
	dx_req_set_header(req, "Cache-Control", "private, no-cache");
	dx_stream_begin(req, 200, o->media_type, o->size);
	if (strcmp(dx_req_method(req), "HEAD") != 0)
		return true;
	dx_stream_end(req);
	return false;
}

static void on_fetched(struct dx_str bytes, const struct dx_err *err, void *arg)
{
	struct original *o = arg;
	struct dx_buf piece = DX_BUF_INIT;

	if (err != NULL && o->begun) {
		DX_ERR("a document's bytes cannot be read", DX_KV_S("document", o->uuid), DX_KV_S("error", err->msg));
		dx_stream_end(o->c->req);
		return;
	}
	if (err != NULL) {
		struct dx_err why = *err;
		/* the database says that it is there: nothing that a client could be told as "not found" */
		if (why.code == DX_E_not_found)
			(void)dx_fail(&why, DX_E_internal_error, "%s", err->msg);
		dx_api_fail(o->c->req, &why);
		return;
	}
	if (!o->begun && !begin(o))
		return;
	dx_buf_addstr(&piece, bytes);
	pass_on(o, &piece);
	dx_buf_free(&piece);
}

static void fetch(struct original *o)
{
	size_t n = o->left < DX_BLOB_PIECE ? (size_t)o->left : DX_BLOB_PIECE;
	(void)dx_blob_get(o->c->api->blobs, o->driver, o->key, o->size - o->left, n, on_fetched, o);
}

static void take_first(struct original *o, const PGresult *res)
{
	o->size = o->left = (uint64_t)dx_col_int(res, 0, "size_bytes", 0);
	o->media_type = dx_strdup(o->c->arena, dx_col(res, 0, "media_type"));
	o->file_name = dx_strdup(o->c->arena, dx_col(res, 0, "file_name"));
	take_place(o, res);
	if (o->key != NULL)
		fetch(o);
	else if (begin(o))
		send_piece(o, dx_col(res, 0, "bytes"));
}

static void on_first(PGresult *res, const struct dx_err *err, void *arg)
{
	struct original *o = arg;
	struct dx_req *req = o->c->req;

	if (err != NULL)
		dx_api_fail(req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(req, o->uuid);
	else if (dx_col(res, 0, "bytes") == NULL && dx_col(res, 0, "key") == NULL)
		dx_api_wrong_state(req, DX_E_invalid_state, dx_col(res, 0, "status"),
				   "its bytes are not kept any more");
	else
		take_first(o, res);
}

static void ask(struct original *o)
{
	dx_store_get_original(o->c->api->db, (struct dx_doc_ref){o->c->auth.team_id, o->uuid}, o->seq,
			      o->seq == 0 ? on_first : on_piece, o);
}

static void original(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	struct original *o = DX_NEW(c->arena, struct original);
	struct dx_err err;

	o->c = c;
	if (dx_api_uuid(c->req, &o->uuid, &err) && dx_req_query_check(c->req, allowed, &err))
		ask(o);
	else
		dx_reply_err(c->req, &err);
}

void dx_api_original(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, original);
}
