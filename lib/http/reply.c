/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <event2/keyvalq_struct.h>
#include <event2/util.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

const char *dx_reason(int status)
{
	static const struct {
		int status;
		const char *text;
	} reasons[] = {
		{200, "OK"},
		{201, "Created"},
		{202, "Accepted"},
		{204, "No Content"},
		{206, "Partial Content"},
		{303, "See Other"},
		{304, "Not Modified"},
		{400, "Bad Request"},
		{401, "Unauthorized"},
		{403, "Forbidden"},
		{404, "Not Found"},
		{405, "Method Not Allowed"},
		{408, "Request Timeout"},
		{409, "Conflict"},
		{410, "Gone"},
		{411, "Length Required"},
		{412, "Precondition Failed"},
		{413, "Content Too Large"},
		{414, "URI Too Long"},
		{415, "Unsupported Media Type"},
		{416, "Range Not Satisfiable"},
		{417, "Expectation Failed"},
		{422, "Unprocessable Content"},
		{429, "Too Many Requests"},
		{431, "Request Header Fields Too Large"},
		{500, "Internal Server Error"},
		{501, "Not Implemented"},
		{502, "Bad Gateway"},
		{503, "Service Unavailable"},
		{504, "Gateway Timeout"},
		{505, "HTTP Version Not Supported"},
	};

	for (size_t i = 0; i < DX_LEN(reasons); i++)
		if (reasons[i].status == status)
			return reasons[i].text;
	return "Status";
}

void dx_header_set(struct evkeyvalq *out, const char *name, const char *value)
{
	while (evhttp_remove_header(out, name) == 0)
		;
	if (evhttp_add_header(out, name, value) != 0)
		dx_die("could not set the response header %s", name);
}

static const char *date_now(struct dx_http *h)
{
	int64_t s = dx_now_real_us() / 1000000;

	if (s != h->date_s) {
		(void)evutil_date_rfc1123(h->date, sizeof(h->date), NULL);
		h->date_s = s;
	}
	return h->date;
}

/*
 * One entry of the list with all the lines, because evhttp_add_header() and the printing of what it adds
 * cost as much as the rest of a small response. The entry is called Date, which evhttp looks for.
 */
void dx_reply_common(struct dx_http *h, struct evkeyvalq *out, const char *request_id, const char *type)
{
	struct evkeyval *entry = calloc(1, sizeof(*entry));
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_reserve(&b, h->fixed.len + 256);
	dx_buf_adds(&b, date_now(h));
	dx_buf_add(&b, h->fixed.data, h->fixed.len);
	dx_buf_adds(&b, "\r\nX-Request-Id: ");
	dx_buf_adds(&b, request_id);
	if (!evhttp_find_header(out, "Cache-Control"))
		dx_buf_adds(&b, "\r\nCache-Control: no-store");
	if (type) {
		dx_buf_adds(&b, "\r\nContent-Type: ");
		dx_buf_adds(&b, type);
	}
	if (entry)
		entry->key = strdup("Date");
	if (!entry || !entry->key)
		dx_die("out of memory (response)");
	entry->value = b.data;
	TAILQ_INSERT_TAIL(out, entry, next);
}

/* Those of every response are set at the end and never by a handler. */
static bool is_ours(const struct dx_http *h, const char *name)
{
	static const char *const ours[] = {"Server",       "Date",       "X-Request-Id",     "Content-Length",
					   "Content-Type", "Connection", "Transfer-Encoding"};

	for (size_t i = 0; i < DX_LEN(ours); i++)
		if (strcasecmp(name, ours[i]) == 0)
			return true;
	for (size_t i = 0; i < h->n_fixed; i++)
		if (strcasecmp(name, h->fixed_names[i]) == 0)
			return true;
	return false;
}

void dx_req_set_header(struct dx_req *req, const char *name, const char *value)
{
	dx_assert(!strpbrk(name, "\r\n:") && !strpbrk(value, "\r\n") && !is_ours(req->http, name));
	dx_header_set(evhttp_request_get_output_headers(req->ev), name, value);
}

static bool has_content(int status)
{
	return status >= 200 && status != 204 && status != 304;
}

static void set_default(struct evkeyvalq *out, const char *name, const char *value)
{
	if (!evhttp_find_header(out, name))
		dx_header_set(out, name, value);
}

static void vary(const struct dx_req *req, struct evkeyvalq *out, const char *by)
{
	const char *old = evhttp_find_header(out, "Vary");

	dx_header_set(out, "Vary", old ? dx_asprintf(req->arena, "%s, %s", old, by) : by);
}

/* What was compressed is another representation, byte for byte: a strong validator would lie. */
static void weaken_etag(struct dx_req *req, struct evkeyvalq *out)
{
	const char *etag = evhttp_find_header(out, "ETag");

	if (etag && etag[0] == '"')
		dx_header_set(out, "ETag", dx_asprintf(req->arena, "W/%s", etag));
}

static void compress_if_asked(struct dx_req *req, struct evkeyvalq *out, const char *type, struct evbuffer *body)
{
	if (evbuffer_get_length(body) < DX_GZIP_MIN || !dx_gzip_type(type) ||
	    evhttp_find_header(out, "Content-Encoding"))
		return;
	vary(req, out, "Accept-Encoding");
	if (!dx_gzip_wanted(dx_req_header(req, "Accept-Encoding")))
		return;
	dx_gzip(body);
	dx_header_set(out, "Content-Encoding", "gzip");
	weaken_etag(req, out);
}

void dx_reply_headers(struct dx_req *req, struct evkeyvalq *out, const char *type)
{
	struct dx_conn *c = req->conn;

	if (req->status == 401)
		set_default(out, "WWW-Authenticate", "Bearer realm=\"docextract\"");
	if (req->http->cors) {
		vary(req, out, "Origin");
		dx_cors_headers(req, out);
	}
	if (req->status != 429)
		(void)evhttp_remove_header(out, "Retry-After");
	/* Browsers are to pay no heed to it on a plain connection, so it is not there (RFC 6797 7.2). */
	if (c->secure && req->http->o.hsts_s > 0)
		dx_header_set(out, "Strict-Transport-Security",
			      dx_asprintf(req->arena, "max-age=%" PRId64, req->http->o.hsts_s));
	dx_reply_common(req->http, out, req->id, type);
	if (req->http->draining && !c->close) {
		c->close = true;
		c->linger = c->minor > 0;
	}
	if (c->close)
		dx_header_set(out, "Connection", c->linger ? DX_CLOSE : "close");
}

/* BODY is the request's own output buffer, filled. */
static void finish(struct dx_req *req, int status, const char *type, struct evbuffer *body)
{
	struct evkeyvalq *out = evhttp_request_get_output_headers(req->ev);
	char length[24];

	dx_assert(!req->replied && (!type || !strpbrk(type, "\r\n")));
	req->replied = true;
	req->status = status;
	if (!req->conn) {
		dx_req_done(req);
		return;
	}
	dx_conn_unwatch(req->conn);
	dx_reply_headers(req, out, has_content(status) ? type : NULL);
	if (has_content(status)) {
		if (type)
			compress_if_asked(req, out, type, body);
		(void)snprintf(length, sizeof(length), "%zu", evbuffer_get_length(body));
		dx_header_set(out, "Content-Length", length);
	}
	if (!has_content(status) || strcmp(req->method, "HEAD") == 0)
		evbuffer_drain(body, evbuffer_get_length(body));
	evhttp_send_reply(req->ev, status, dx_reason(status), NULL);
	dx_conn_flush(req->conn);
}

void dx_reply(struct dx_req *req, int status, const char *content_type, const void *body, size_t n)
{
	struct evbuffer *out = evhttp_request_get_output_buffer(req->ev);

	if (n > 0 && evbuffer_add(out, body, n) != 0)
		dx_die("out of memory (response)");
	finish(req, status, content_type, out);
}

static void release(const void *data, size_t len, void *extra)
{
	(void)data;
	(void)len;
	free(extra);
}

void dx_reply_buf(struct dx_req *req, int status, const char *content_type, struct dx_buf *body)
{
	struct evbuffer *out = evhttp_request_get_output_buffer(req->ev);

	if (body->len > 0) {
		if (evbuffer_add_reference(out, body->data, body->len, release, body->data) != 0)
			dx_die("out of memory (response)");
		*body = DX_BUF_INIT;
	}
	finish(req, status, content_type, out);
	dx_buf_free(body);
}

void dx_reply_empty(struct dx_req *req, int status)
{
	finish(req, status, NULL, evhttp_request_get_output_buffer(req->ev));
}

void dx_reply_problem(struct dx_req *req, enum dx_code code, const char *detail, const char *meta_json,
		      const struct dx_problem_item *items, size_t n_items)
{
	dx_reply_problem_as(req, dx_code_status(code), code, detail, meta_json, items, n_items);
}

void dx_reply_problem_as(struct dx_req *req, int status, enum dx_code code, const char *detail, const char *meta_json,
			 const struct dx_problem_item *items, size_t n_items)
{
	struct dx_buf b = DX_BUF_INIT;

	dx_problem_write_as(&b, status, code, detail, req->path[0] ? req->path : NULL, req->id, meta_json, items,
			    n_items);
	dx_reply_buf(req, status, "application/problem+json", &b);
}

void dx_reply_err(struct dx_req *req, const struct dx_err *err)
{
	if (dx_code_status(err->code) < 500) {
		dx_reply_problem(req, err->code, err->msg, NULL, NULL, 0);
		return;
	}
	/* What went wrong inside is for the log; the request id leads there. */
	DX_ERR("request failed", DX_KV_S("request", req->id), DX_KV_S("code", dx_code_name(err->code)),
	       DX_KV_S("why", err->msg), DX_KV_S("sqlstate", err->sqlstate));
	dx_reply_problem(req, err->code, "the log of the service tells more under this request_id", NULL, NULL, 0);
}
