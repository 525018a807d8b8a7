/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A server to be asked over real sockets: every kind of handler, in a process of its own, which drains
 * and exits on SIGTERM.
 */
#ifndef DX_TEST_HTTP_SERVER_H
#define DX_TEST_HTTP_SERVER_H

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/http/http.h"
#include "dx/http/mpart.h"

/* A test may be run over TLS as it is: define DX_TEST_TLS and include it. */
#ifdef DX_TEST_TLS
#include "tls_client.h"
#endif

struct server {
	struct dx_loop *loop;
	struct dx_http *http;
	struct dx_timer *late; /* of /free-while-waiting */
	int gone;
	int done;
	int last_status;
	int replies_after_gone;
	char last_label[32];
};

struct pending {
	struct server *server;
	struct dx_req *req;
	struct dx_timer *timer;
};

static void h_ping(struct dx_req *req, void *arg)
{
	static const char body[] = "{\"status\":\"ok\"}";

	(void)arg;
	dx_reply(req, 200, "application/json", body, sizeof(body) - 1);
}

/* N bytes of text that compresses well. */
static void reply_text(struct dx_req *req, size_t n, const char *type)
{
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_reserve(&b, n);
	while (b.len < n && b.len < 26 * 7)
		dx_buf_addc(&b, (char)('a' + b.len / 7));
	while (b.len < n)
		dx_buf_add(&b, b.data, b.len < n - b.len ? b.len : n - b.len);
	dx_req_set_header(req, "ETag", "\"abc\"");
	dx_reply_buf(req, 200, type, &b);
}

static size_t number(const char *s, size_t def)
{
	uint64_t v;

	return s && dx_str_u64(dx_str(s), &v) ? (size_t)v : def;
}

static void h_text(struct dx_req *req, void *arg)
{
	const char *type = dx_req_query(req, "type");

	(void)arg;
	reply_text(req, number(dx_req_query(req, "n"), 10), type ? type : "application/json");
}

static void h_echo(struct dx_req *req, void *arg)
{
	size_t n = evbuffer_get_length(dx_req_body(req));
	char *copy = dx_alloc(dx_req_arena(req), n + 1);

	(void)arg;
	dx_mpart_copy(dx_req_body(req), 0, copy, n);
	dx_reply(req, 200, "application/octet-stream", copy, n);
}

/* Length and a sum over the body, and how many pieces of memory it lies in. */
static void h_sum(struct dx_req *req, void *arg)
{
	struct evbuffer *body = dx_req_body(req);
	size_t n = evbuffer_get_length(body);
	int pieces = evbuffer_peek(body, -1, NULL, NULL, 0);
	uint32_t sum = 0;
	char out[128];

	(void)arg;
	while (evbuffer_get_length(body) > 0) {
		unsigned char buf[16384];
		int got = evbuffer_remove(body, buf, sizeof(buf));

		for (int i = 0; i < got; i++)
			sum = sum * 31 + buf[i];
	}
	(void)snprintf(out, sizeof(out), "{\"n\":%zu,\"sum\":%u,\"pieces\":%d}", n, sum, pieces);
	dx_reply(req, 200, "application/json", out, strlen(out));
}

static void h_item(struct dx_req *req, void *arg)
{
	char *out = dx_asprintf(dx_req_arena(req), "%s %s", dx_req_method(req), dx_req_param(req, "id"));

	(void)arg;
	dx_reply(req, 200, "text/plain", out, strlen(out));
}

static void h_header(struct dx_req *req, void *arg)
{
	const char *v = dx_req_header(req, dx_req_param(req, "name"));

	(void)arg;
	if (v)
		dx_reply(req, 200, "text/plain", v, strlen(v));
	else
		dx_reply_empty(req, 204);
}

static void h_query(struct dx_req *req, void *arg)
{
	static const char *const allowed[] = {"limit", "q", NULL};
	struct dx_err err;
	const char *q;

	(void)arg;
	if (!dx_req_query_check(req, allowed, &err)) {
		dx_reply_err(req, &err);
		return;
	}
	q = dx_req_query(req, "q");
	dx_reply(req, 200, "text/plain", q ? q : "-", q ? strlen(q) : 1);
}

static void h_fail(struct dx_req *req, void *arg)
{
	struct dx_err err;
	enum dx_code code = DX_E_internal_error;

	(void)arg;
	dx_assert(dx_code_find(dx_req_param(req, "code"), &code));
	(void)dx_fail(&err, code, "host db7 said no");
	dx_req_set_header(req, "Retry-After", "7");
	dx_reply_err(req, &err);
}

static void h_empty(struct dx_req *req, void *arg)
{
	(void)arg;
	dx_reply_empty(req, (int)number(dx_req_param(req, "status"), 200));
}

static void on_later(void *arg)
{
	struct pending *p = arg;

	dx_timer_free(&p->timer);
	h_ping(p->req, p->server);
}

static void on_gone_count(struct dx_req *req, void *arg)
{
	struct server *s = arg;

	(void)req;
	s->gone++;
}

static void h_later(struct dx_req *req, void *arg)
{
	struct pending *p = DX_NEW(dx_req_arena(req), struct pending);

	p->server = arg;
	p->req = req;
	dx_req_on_gone(req, on_gone_count, arg);
	p->timer = dx_timer_once(p->server->loop, (int64_t)number(dx_req_query(req, "ms"), 100) * 1000, on_later, p);
}

/* Replies only, and at once, when the client goes. */
static void on_gone_reply(struct dx_req *req, void *arg)
{
	struct server *s = arg;

	s->gone++;
	s->replies_after_gone++;
	h_ping(req, s);
}

static void h_hold(struct dx_req *req, void *arg)
{
	dx_req_on_gone(req, on_gone_reply, arg);
}

static void h_label(struct dx_req *req, void *arg)
{
	dx_req_set_label(req, dx_req_param(req, "label"));
	h_ping(req, arg);
}

/* Changes the limits of the running server. */
static void h_limits(struct dx_req *req, void *arg)
{
	const struct server *s = arg;

	dx_http_set_limits(s->http, number(dx_req_query(req, "body"), 1000), 30);
	dx_reply_empty(req, 204);
}

static void h_stats(struct dx_req *req, void *arg)
{
	const struct server *s = arg;
	char *out = dx_asprintf(
		dx_req_arena(req), "{\"gone\":%d,\"done\":%d,\"status\":%d,\"after\":%d,\"conns\":%d,\"label\":\"%s\"}",
		s->gone, s->done, s->last_status, s->replies_after_gone, dx_http_connections(s->http), s->last_label);

	dx_reply(req, 200, "application/json", out, strlen(out));
}

static void h_upload(struct dx_req *req, void *arg)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_mpart m;
	struct dx_err err;

	(void)arg;
	if (!dx_mpart_parse(dx_req_arena(req), dx_req_header(req, "Content-Type"), dx_req_body(req), &m, &err)) {
		dx_reply_err(req, &err);
		return;
	}
	for (size_t i = 0; i < m.n; i++)
		dx_buf_printf(&b, "%s:%s:%zu\n", m.parts[i].name, m.parts[i].filename ? m.parts[i].filename : "",
			      m.parts[i].length);
	dx_reply_buf(req, 200, "text/plain", &b);
}

static void on_done(const struct dx_http_done *d, void *arg)
{
	struct server *s = arg;

	dx_assert(d->route && d->method && d->duration_us >= 0 && d->request_id[0] && d->label);
	s->done++;
	s->last_status = d->status;
	(void)snprintf(s->last_label, sizeof(s->last_label), "%s", d->label);
}

static void h_peer(struct dx_req *req, void *arg)
{
	const char *peer = dx_req_peer(req);

	(void)arg;
	dx_reply(req, 200, "text/plain", peer, strlen(peer));
}

static const struct dx_route server_routes[] = {
	{DX_GET, "/ping", "ping", false, h_ping},
	{DX_GET, "/text", "text", false, h_text},
	{DX_POST, "/echo", "echo", false, h_echo},
	{DX_POST, "/sum", "sum", false, h_sum},
	{DX_GET, "/sum", "sum.get", false, h_sum},
	{DX_GET, "/items/{id}", "items.get", false, h_item},
	{DX_PUT, "/items/{id}", "items.put", false, h_item},
	{DX_PATCH, "/items/{id}", "items.patch", false, h_item},
	{DX_DELETE, "/items/{id}", "items.delete", false, h_item},
	{DX_GET, "/header/{name}", "header", false, h_header},
	{DX_GET, "/query", "query", false, h_query},
	{DX_GET, "/fail/{code}", "fail", false, h_fail},
	{DX_GET, "/empty/{status}", "empty", false, h_empty},
	{DX_GET, "/later", "later", false, h_later},
	{DX_GET, "/hold", "hold", false, h_hold},
	{DX_GET, "/stats", "stats", false, h_stats},
	{DX_GET, "/peer", "peer", false, h_peer},
	{DX_POST, "/upload", "upload", false, h_upload},
	{DX_GET, "/label/{label}", "label", false, h_label},
	{DX_GET, "/limits", "limits", false, h_limits},
	{DX_POST, "/hold", "hold.post", false, h_hold},
	{DX_GET, "/", "root", true, h_ping},
	{DX_POST, "/", "root.post", true, h_sum},
	{DX_GET, "/healthz", "healthz", true, h_ping},
};

static const char *const server_fixed[] = {
	"X-Service-Upstream-OCR",
	"local://tesseract/5.3.0",
	"X-Service-Upstream-PDF",
	"local://mupdf/1.21.1",
	"X-Service-Real-Calls",
	"yes",
	NULL,
};

static inline struct dx_http_options server_options(struct server *s)
{
	return (struct dx_http_options){
		.base_path = "/api/v1",
		.routes = server_routes,
		.n_routes = DX_LEN(server_routes),
		.arg = s,
		.fixed_headers = server_fixed,
		.max_body_bytes = 1u << 20,
		.max_head_bytes = 8192,
		.idle_timeout_s = 30,
		.max_connections = 64,
		.on_done = on_done,
	};
}

static void server_idle(void *arg)
{
	struct server *s = arg;

	dx_loop_stop(s->loop);
}

static void server_on_term(int signo, void *arg)
{
	struct server *s = arg;

	(void)signo;
	dx_http_drain(s->http, server_idle, s);
}

static inline bool server_accept(struct server *s, int listen_fd, struct dx_err *err)
{
#ifdef DX_TEST_TLS
	return dx_http_accept_tls(s->http, listen_fd, tls_of_server(), err);
#else
	return dx_http_accept(s->http, listen_fd, err);
#endif
}

/* Serve LISTEN_FD until SIGTERM and the last response. */
static inline void server_run(int listen_fd, struct server *s, const struct dx_http_options *o)
{
	struct dx_err err;

	dx_log_set_level(DX_LOG_ERROR);
	s->loop = dx_loop_new();
	s->http = dx_http_new(s->loop, o);
	if (!server_accept(s, listen_fd, &err))
		dx_die("%s", err.msg);
	dx_loop_on_signal(s->loop, SIGTERM, server_on_term, s);
	dx_loop_run(s->loop);
	dx_http_free(&s->http);
	dx_loop_free(&s->loop);
}

/* A listening socket on 127.0.0.1; *PORT 0: any, set. */
static inline int server_listen(int *port)
{
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)*port)};
	socklen_t len = sizeof(at);
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
	int one = 1;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one)) != 0 ||
	    bind(fd, (struct sockaddr *)&at, sizeof(at)) != 0 || listen(fd, SOMAXCONN) != 0 ||
	    getsockname(fd, (struct sockaddr *)&at, &len) != 0)
		dx_die("listen: %m");
	*port = ntohs(at.sin_port);
	return fd;
}

#endif
