/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * evhttp answers by itself, in HTML and without our headers, where it finds fault with a request. It
 * does so through evhttp_send_error(), a symbol that libevent's own calls look up at run time: the
 * definition here, exported by the executable (-rdynamic), comes first. Little should get as far as
 * this, because the guard has looked at everything before.
 */
#include "http_int.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include <event2/http_struct.h>

#include "dx/base/check.h"
#include "dx/base/log.h"

static enum dx_code code_of(int status)
{
	switch (status) {
	case 404:
		return DX_E_not_found;
	case 413:
		return DX_E_file_too_large;
	case 417:
		return DX_E_expectation_failed;
	case 501:
		return DX_E_not_implemented;
	case 503:
		return DX_E_overloaded;
	default:
		return status >= 400 && status < 500 ? DX_E_bad_request : DX_E_internal_error;
	}
}

static void fill(struct dx_http *h, struct evhttp_request *req, enum dx_code code, const char *path, const char *id)
{
	struct evkeyvalq *out = evhttp_request_get_output_headers(req);
	struct evbuffer *body = evhttp_request_get_output_buffer(req);
	struct dx_buf b = DX_BUF_INIT;
	char length[24];

	evhttp_clear_headers(out);
	evbuffer_drain(body, evbuffer_get_length(body));
	dx_reply_common(h, out, id, "application/problem+json");
	dx_header_set(out, "Connection", DX_CLOSE);
	dx_problem_write(&b, code, "the server's parser could not make sense of the request", path, id, NULL, NULL, 0);
	(void)snprintf(length, sizeof(length), "%zu", b.len);
	dx_header_set(out, "Content-Length", length);
	if (evhttp_request_get_command(req) != EVHTTP_REQ_HEAD)
		evbuffer_add(body, b.data, b.len);
	dx_buf_free(&b);
}

static void on_complete(struct evhttp_request *req, void *conn)
{
	(void)req;
	dx_conn_next(conn);
}

void evhttp_send_error(struct evhttp_request *req, int error, const char *reason)
{
	struct evhttp_connection *evcon = evhttp_request_get_connection(req);
	struct dx_http *h = evcon ? dx_registry_find(evhttp_connection_get_server(evcon)) : NULL;
	enum dx_code code = code_of(error);
	int status = dx_code_status(code);
	char own_id[DX_REQUEST_ID_MAX];
	const char *id = own_id;
	struct dx_conn *c;

	(void)reason;
	if (!h) {
		/* A server of somebody else in this process, or a request without connection: no body, no harm. */
		evhttp_send_reply(req, error, NULL, NULL);
		return;
	}
	/* Nothing of the version is known yet when the request line is bad; it would be answered as HTTP/0.0. */
	if (req->major == 0) {
		req->major = 1;
		req->minor = 1;
	}
	c = dx_conn_of(h, req);
	c->close = c->linger = true;
	if (c->id)
		id = c->id;
	else
		dx_request_id_new(own_id);
	evhttp_request_set_on_complete_cb(req, on_complete, c);
	DX_WARN("evhttp refused what the guard let through", DX_KV_I("status", error), DX_KV_S("request", id));
	fill(h, req, code, c->target ? dx_strndup(c->arena, c->target, strcspn(c->target, "?")) : NULL, id);
	evhttp_send_reply(req, status, dx_reason(status), NULL);
	if (h->o.on_done)
		h->o.on_done(&(struct dx_http_done){.route = "other",
						    .method = c->method ? c->method : "-",
						    .status = status,
						    .request_id = id,
						    .label = ""},
			     h->o.arg);
}

void dx_belt_check(void)
{
	/* Linked without -rdynamic, or libevent with -Bsymbolic: then evhttp's pages would leak out. */
	if (dlsym(RTLD_DEFAULT, "evhttp_send_error") != (void *)evhttp_send_error)
		dx_die("evhttp_send_error is not ours: link the executable with -rdynamic");
}
