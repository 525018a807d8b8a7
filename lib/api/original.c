/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/original: the uploaded bytes, piece by piece from the database. */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/store/revision.h"

struct original {
	struct dx_api_call *c;
	const char *uuid;
	uint64_t left;
	int seq;
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

static void on_out(struct dx_req *req, void *arg)
{
	struct original *o = arg;

	if (o->left == 0)
		dx_stream_end(req);
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

static void send_piece(struct original *o, const char *bytes)
{
	struct dx_buf piece = DX_BUF_INIT;
	struct dx_req *req = o->c->req;

	if (bytes == NULL || !read_piece(bytes, o->left, &piece)) {
		DX_ERR("a document's bytes are not whole", DX_KV_S("document", o->uuid), DX_KV_I("piece", o->seq));
		dx_stream_end(req);
	} else {
		o->left -= piece.len;
		o->seq++;
		if (!dx_stream_add(req, &piece, on_out, o))
			dx_stream_end(req);
	}
	dx_buf_free(&piece);
}

static void on_piece(PGresult *res, const struct dx_err *err, void *arg)
{
	struct original *o = arg;

	if (err != NULL)
		dx_stream_end(o->c->req); /* what is missing tells the client */
	else
		send_piece(o, PQntuples(res) == 1 ? dx_col(res, 0, "bytes") : NULL);
}

static void begin(struct original *o, const PGresult *res)
{
	struct dx_req *req = o->c->req;

	o->left = (uint64_t)dx_col_int(res, 0, "size_bytes", 0);
	dx_req_set_header(req, "Content-Disposition", dx_api_disposition(o->c->arena, dx_col(res, 0, "file_name")));
	dx_req_set_header(req, "X-Content-Type-Options", "nosniff");
	dx_req_set_header(req, "Content-Security-Policy", "default-src 'none'; sandbox");
	dx_req_set_header(req, "Cache-Control", "private, no-cache");
	dx_stream_begin(req, 200, dx_strdup(o->c->arena, dx_col(res, 0, "media_type")), o->left);
	if (strcmp(dx_req_method(req), "HEAD") == 0)
		dx_stream_end(req);
	else
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
	else if (dx_col(res, 0, "bytes") == NULL)
		dx_api_wrong_state(req, DX_E_invalid_state, dx_col(res, 0, "status"),
				   "its bytes are not kept any more");
	else
		begin(o, res);
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
