/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The HTTP/1.1 server over evhttp, with its gaps closed: our headers on every
 * response (those evhttp makes by itself included), problem+json for every
 * error, HEAD, OPTIONS, 405 with Allow, limits on head, body and connections.
 */
#ifndef DX_HTTP_HTTP_H
#define DX_HTTP_HTTP_H

#include <event2/buffer.h>
#include <event2/http.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/cidr.h"
#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/ev/loop.h"
#include "dx/fmt/problem.h"
#include "dx/tls/tls.h"

struct dx_http;
struct dx_req;
struct dx_http_head;

enum dx_method {
	DX_GET = 1 << 0,
	DX_POST = 1 << 1,
	DX_PUT = 1 << 2,
	DX_PATCH = 1 << 3,
	DX_DELETE = 1 << 4,
	/* HEAD follows GET, OPTIONS is answered by the router. */
};

/* A route: PATTERN has {name} segments: "/documents/{uuid}/export.csv". */
struct dx_route {
	enum dx_method method;
	const char *pattern; /* below the base path unless absolute is set */
	const char *name;    /* for metrics and logs: "documents.get" */
	bool absolute;       /* pattern counts from "/" (healthz, openapi.json) */
	void (*handle)(struct dx_req *req, void *arg);
};

enum dx_http_tls {
	DX_HTTP_TLS_DONE,   /* a handshake */
	DX_HTTP_TLS_FAILED, /* none came about, plain HTTP on the port included */
};

/* One finished response. */
struct dx_http_done {
	const char *route; /* its name; "other" when there was none */
	const char *method;
	int status; /* 499 when nobody was left to take the response */
	int64_t duration_us;
	const char *request_id;
	const char *label; /* dx_req_set_label(), "" without */
	const char *trace; /* W3C trace id; "" without */
};

struct dx_http_options {
	const char *base_path; /* "/api/v1" */
	const struct dx_route *routes;
	size_t n_routes;
	void *arg; /* for handlers */
	/* Headers put on every response, errors included: name, value pairs; NULL-terminated; copied. */
	const char *const *fixed_headers;
	size_t max_body_bytes;
	size_t max_head_bytes;
	int idle_timeout_s;        /* between requests, and without progress of a body or response */
	int max_connections;       /* beyond it idle ones are closed, else a new one is told overloaded */
	int max_per_address;       /* 0: no limit */
	int head_timeout_s;        /* a request head must be complete after this; 0: 10 */
	int min_body_rate;         /* bytes per second of a body on average, after 5 s; 0: 16384 */
	size_t max_buffered_bytes; /* of all bodies in memory at once, then 503 overloaded; 0: no limit */
	/* One call per finished response (also evhttp's own), for metrics and the access log; may be NULL. */
	void (*on_done)(const struct dx_http_done *d, void *arg);
	/*
	 * Answers a path without route (not_found) or without this method (method_not_allowed, the header Allow is
	 * set already) in place of the server, which would reply CODE and DETAIL; may be NULL.
	 */
	void (*unrouted)(struct dx_req *req, enum dx_code code, const char *detail, void *arg);
	/*
	 * A body is about to be read that is large, chunked or waits for 100 Continue: does the answer not depend on
	 * it? Then it stays unread, the handler is called at once, and dx_req_is_bodiless() says so. May be NULL.
	 */
	bool (*knows_answer)(const struct dx_http_head *head, void *arg);
	/*
	 * Reverse proxies: their X-Forwarded-For is believed, and with PROXY_PROTOCOL their connections begin with a
	 * header of the PROXY protocol (1 or 2). NULL: none. Copied.
	 */
	const struct dx_cidr_list *trusted_proxies;
	bool proxy_protocol;
	/* One call per handshake, for metrics; may be NULL. */
	void (*on_tls)(enum dx_http_tls what, void *arg);
	int64_t hsts_s;           /* max-age of Strict-Transport-Security on TLS connections; 0: none */
	const char *cors_origins; /* "https://app.example https://b.example", or "*" for any; copied; "": none */
};

/*
 * The options' routes and ARG must outlive the server; the rest is copied. SIGPIPE must be ignored and the
 * executable be linked with -rdynamic (checked: evhttp's own error pages are replaced that way).
 */
struct dx_http *dx_http_new(struct dx_loop *l, const struct dx_http_options *o);
/* Change some of the options while running. */
void dx_http_set_limits(struct dx_http *h, size_t max_body_bytes, int idle_timeout_s);
void dx_http_set_cors(struct dx_http *h, const char *origins);
void dx_http_set_hsts(struct dx_http *h, int64_t hsts_s);
/* Accept on LISTEN_FD (listening, non-blocking, may be shared between processes; stays the caller's). Once. */
bool dx_http_accept(struct dx_http *h, int listen_fd, struct dx_err *err) DX_MUST_CHECK;
/*
 * The same for connections that speak TLS, beside the other one or without it; T is the server's from now on. All
 * limits hold over both, and the handshake belongs to the time for the first head.
 */
bool dx_http_accept_tls(struct dx_http *h, int listen_fd, struct dx_tls *t, struct dx_err *err) DX_MUST_CHECK;
/* Another certificate for new connections; takes T over. */
void dx_http_set_tls(struct dx_http *h, struct dx_tls *t);
/*
 * Stop accepting; answer what is under way with "Connection: close". Connections without a request are kept for a
 * second: clients that are about to use theirs lose nothing. ON_IDLE when the last response is out.
 */
void dx_http_drain(struct dx_http *h, void (*on_idle)(void *arg), void *arg);
/* Never inside a handler. Open connections are cut; requests not replied to yet stay valid until they are. */
void dx_http_free(struct dx_http **h);
int dx_http_connections(const struct dx_http *h);

/*
 * A request lives until one of the reply functions has been called (exactly one, at once or later
 * from the loop) and the bytes are out or the client is gone. Its arena dies with it.
 */
struct dx_arena *dx_req_arena(struct dx_req *req);
const char *dx_req_id(const struct dx_req *req); /* the client's X-Request-Id when well-formed, else made here */
const char *dx_req_method(const struct dx_req *req);
const char *dx_req_path(const struct dx_req *req);
const char *dx_req_param(const struct dx_req *req, const char *name);  /* {name} of the pattern; never NULL */
const char *dx_req_header(const struct dx_req *req, const char *name); /* NULL when absent */
/* Its body was left unread, because knows_answer() said that it is of no interest. */
bool dx_req_is_bodiless(const struct dx_req *req) DX_MUST_CHECK;
/* The route of a request of which the head alone is there. */
const struct dx_route *dx_http_head_route(const struct dx_http_head *h);
/* Value of its field NAME (of several the first); p NULL when absent. */
struct dx_str dx_http_head_field(const struct dx_http_head *h, const char *name);
/* The token of an Authorization field's "Bearer TOKEN" (RFC 6750 2.1), inside it; empty for NULL and other schemes. */
struct dx_str dx_http_bearer(const char *authorization);
struct evbuffer *dx_req_body(struct dx_req *req);
/* Query parameters, percent-decoded (each at most once: a repeated one is reported by dx_req_query_check). */
const char *dx_req_query(const struct dx_req *req, const char *name);
/* Unknown or repeated parameter, bad percent-encoding or UTF-8: false with bad_request naming it. ALLOWED is
 * NULL-terminated. */
bool dx_req_query_check(struct dx_req *req, const char *const *allowed, struct dx_err *err) DX_MUST_CHECK;
/*
 * All that is wrong with the query, one by one: false from the Nth on. NAME_R is printable, WHAT_R says what is the
 * matter: "is there more than once", "is not percent-encoded UTF-8", "is not known here" (not in ALLOWED).
 */
bool dx_req_query_fault(const struct dx_req *req, const char *const *allowed, size_t n, const char **name_r,
			const char **what_r) DX_MUST_CHECK;
/* The client's address, behind trusted proxies the one that they name; "" when unknown. */
const char *dx_req_peer(const struct dx_req *req);
const char *dx_req_traceparent(const struct dx_req *req); /* a well-formed W3C trace context; NULL: none */
#define DX_TRACE_ID 33                                    /* with the terminator */
/* The trace id of a well-formed TRACEPARENT. */
const char *dx_trace_id(const char *traceparent, char out[DX_TRACE_ID]);
bool dx_traceparent_ok(const char *traceparent) DX_MUST_CHECK;
/* Whose request it is, for the log (copied): on_done() gets it. */
void dx_req_set_label(struct dx_req *req, const char *label);
void dx_req_set_user(struct dx_req *req, void *user);
void *dx_req_user(const struct dx_req *req);
/*
 * Called at once, and once, when the client closes or resets the connection before the reply. The reply must
 * still be "sent", here or later: it is dropped, unless the client has only shut its sending side down, which
 * looks the same at first; then it gets the reply.
 */
void dx_req_on_gone(struct dx_req *req, void (*fn)(struct dx_req *req, void *arg), void *arg);
/* It has happened already: who begins to wait only now would not be called. */
bool dx_req_is_gone(const struct dx_req *req) DX_MUST_CHECK;

/*
 * Set (replace) a response header; name and value copied. Bugs (asserted): line breaks, and the headers that
 * the server sets itself (fixed ones, Server, Date, X-Request-Id, Content-Length, Content-Type, Connection).
 * Defaults unless set: Cache-Control: no-store; WWW-Authenticate on 401. Retry-After is left out but on 429.
 */
void dx_req_set_header(struct dx_req *req, const char *name, const char *value);

void dx_reply(struct dx_req *req, int status, const char *content_type, const void *body, size_t n); /* body copied */
void dx_reply_buf(struct dx_req *req, int status, const char *content_type,
		  struct dx_buf *body); /* takes body's bytes */
void dx_reply_empty(struct dx_req *req, int status);

/*
 * A long body, bit by bit. LENGTH is its size; the pieces come from the loop, each after ON_OUT of the one before,
 * which is called once: when it has left or the client is gone. dx_stream_add() then says false, and all that is
 * left is dx_stream_end(). That also cuts the connection when bytes are missing. Nothing is compressed. After
 * HEAD, end at once.
 */
void dx_stream_begin(struct dx_req *req, int status, const char *content_type, uint64_t length);
bool dx_stream_add(struct dx_req *req, struct dx_buf *bytes, void (*on_out)(struct dx_req *req, void *arg),
		   void *arg) DX_MUST_CHECK;
void dx_stream_end(struct dx_req *req);

/* RFC 9457 application/problem+json. META_JSON may be NULL. */
void dx_reply_problem(struct dx_req *req, enum dx_code code, const char *detail, const char *meta_json,
		      const struct dx_problem_item *items, size_t n_items);
/* The same where STATUS is not that of CODE's row in errors.tbl. */
void dx_reply_problem_as(struct dx_req *req, int status, enum dx_code code, const char *detail, const char *meta_json,
			 const struct dx_problem_item *items, size_t n_items);
void dx_reply_err(struct dx_req *req, const struct dx_err *err);

#endif
