/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Responses whose body comes piece by piece, each after the one before has left: no download is ever whole in memory.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dx/base/check.h"
#include "http_int.h"

void dx_stream_begin(struct dx_req *req, int status, const char *content_type, uint64_t length)
{
	struct evkeyvalq *out = evhttp_request_get_output_headers(req->ev);
	char text[24];

	dx_assert(!req->replied && !req->streaming);
	req->streaming = true;
	req->status = status;
	req->left = strcmp(req->method, "HEAD") == 0 ? 0 : length;
	if (!req->conn)
		return;
	dx_conn_unwatch(req->conn);
	dx_reply_headers(req, out, content_type);
	(void)snprintf(text, sizeof(text), "%" PRIu64, length);
	dx_header_set(out, "Content-Length", text);
	evhttp_send_reply_start(req->ev, status, dx_reason(status));
	/* as in dx_conn_flush() */
	bufferevent_disable(req->conn->bev, EV_READ);
}

static void tell(struct dx_req *req)
{
	void (*fn)(struct dx_req * r, void *arg) = req->on_out;

	req->on_out = NULL;
	if (fn)
		fn(req, req->on_out_arg);
}

static void on_out(struct evhttp_connection *evcon, void *arg)
{
	(void)evcon;
	tell(arg);
}

void dx_stream_gone(struct dx_req *req)
{
	tell(req);
}

bool dx_stream_add(struct dx_req *req, struct dx_buf *bytes, void (*fn)(struct dx_req *req, void *arg), void *arg)
{
	struct evbuffer *piece;

	dx_assert(req->streaming && !req->on_out && bytes->len > 0 && bytes->len <= req->left);
	if (!req->conn)
		return false;
	piece = evbuffer_new();
	if (!piece || evbuffer_add(piece, bytes->data, bytes->len) != 0)
		dx_die("out of memory (response)");
	req->left -= bytes->len;
	req->on_out = fn;
	req->on_out_arg = arg;
	evhttp_send_reply_chunk_with_cb(req->ev, piece, on_out, req);
	evbuffer_free(piece);
	bufferevent_disable(req->conn->bev, EV_READ);
	return true;
}

void dx_stream_end(struct dx_req *req)
{
	dx_assert(req->streaming && !req->replied);
	req->replied = true;
	req->on_out = NULL;
	if (!req->conn)
		dx_req_done(req);
	else if (req->left > 0)
		dx_conn_close(req->conn); /* the client must see that it is not whole */
	else
		evhttp_send_reply_end(req->ev);
}
