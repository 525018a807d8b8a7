/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the files of the server share.
 *
 *     socket → bufferevent → [guard] → evhttp → [router] → handler
 *                               │                            │
 *                            refusal                   dx_reply_*()
 *                               └──── stand-in request ──────┴→ evhttp → socket
 *
 * The guard sits in the callback of the bufferevent's input buffer and takes every byte away before
 * evhttp looks. It lets through one complete, checked, canonical request at a time; evhttp's own
 * leniency never meets a client's bytes. A request that is refused is replaced by a stand-in, so
 * that the refusal is answered on the same path as everything else. One request at a time per
 * connection: what a client sends ahead waits in `raw`.
 *
 * A TLS connection is taken off before all this (secure.c): where the picture says socket, there is then one end of
 * a socket pair, and a relay (dx/tls/relay.h) between the other end and the client.
 */
#ifndef DX_HTTP_HTTP_INT_H
#define DX_HTTP_HTTP_INT_H

#include <netinet/in.h>
#include <sys/queue.h>

#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/listener.h>

#include "chunk_int.h"
#include "head_int.h"
#include "query_int.h"
#include "route_int.h"

#include "dx/http/http.h"

#define DX_READ_AHEAD_MAX (64u * 1024u)  /* bytes of later requests taken while one is under way */
#define DX_OVER_CAP_MAX   64             /* connections beyond the cap that get their 503; then accepting pauses */
#define DX_SMALL_BODY     (64u * 1024u)  /* read even when the answer is known: keeps the connection alive */
#define DX_REQUEST_ARENA  1472u          /* what most requests need in all, a waiting one included */
#define DX_SLAB_BYTES     (256u * 1024u) /* a body is read in pieces of this size */

#define DX_OVER_CAP_WAIT_US  (2 * 1000000ll)
#define DX_BODY_GRACE_US     (5 * 1000000ll)
#define DX_LINGER_US         (30 * 1000000ll)
#define DX_LINGER_SILENCE_US (5 * 1000000ll)
#define DX_CLOSE             "close " /* the blank is for evhttp: it would close at once where the guard lingers */
#define DX_SWEEP_US          250000ll

enum dx_phase {
	DX_PHASE_HEAD,    /* waiting for or reading a head */
	DX_PHASE_LENGTH,  /* reading a body with Content-Length */
	DX_PHASE_CHUNKED, /* reading a chunked body */
	DX_PHASE_BUSY,    /* a request or a stand-in is at evhttp, until its response is out */
	DX_PHASE_LINGER,  /* the last response is out; what still comes is thrown away */
};

/* Piece of a body being filled; handed to an evbuffer by reference. */
struct dx_slab {
	char *data;
	size_t len;
	size_t cap;
};

struct dx_conn;

/* One of the two listeners, with an evhttp of its own: which one accepted is all that tells TLS from plain. */
struct dx_port {
	struct dx_http *http;
	struct evhttp *ev;
	struct evhttp_bound_socket *bound;
	struct evconnlistener *listener; /* NULL: not accepting */
	bool tls;
};

enum { DX_PORT_PLAIN, DX_PORT_TLS, DX_PORTS };

/* A request before its body; for dx_http_options.knows_answer. */
struct dx_http_head {
	const struct dx_route *route;
	struct dx_str fields;
};

/* The relay of a TLS connection; it outlives the connection by what the client has yet to take. */
struct dx_link {
	TAILQ_ENTRY(dx_link) link;
	struct dx_http *http;
	struct dx_conn *conn; /* NULL once it is gone */
	struct dx_relay *relay;
};

TAILQ_HEAD(dx_link_list, dx_link);

struct dx_conn {
	TAILQ_ENTRY(dx_conn) link;
	struct dx_http *http;
	struct dx_port *port;
	struct dx_link *relayed; /* NULL: no TLS */
	bool secure;             /* the handshake is done */
	bool misdirected;        /* plain HTTP on the port for TLS */
	struct bufferevent *bev;
	struct evhttp_connection *evcon; /* NULL until adopted */
	struct event *watch;             /* EV_READ while a handler thinks */
	int fd;
	struct in6_addr address; /* IPv4 mapped; all zero: a local socket */

	enum dx_phase phase;
	bool feeding;          /* our own bytes enter the input buffer: not the client's */
	struct evbuffer *raw;  /* taken from the client, not yet looked at */
	struct evbuffer *held; /* canonical head, kept back until the body is complete */
	struct evbuffer *body;
	struct dx_slab slab;
	size_t scan;       /* bytes of raw searched for the end of the head */
	bool line_checked; /* the request line has been looked at */
	bool length_open;  /* held still lacks its Content-Length */
	bool drop_body;
	bool bodiless;            /* what the client sends as the body is thrown away */
	unsigned int blank_lines; /* before this head */
	struct dx_chunk chunk;
	uint64_t left;     /* of a body with Content-Length */
	uint64_t reserved; /* of http->body_bytes */

	/* The request under way, as far as its head was understood; texts in ARENA. */
	struct dx_arena *arena;
	const char *method; /* NULL: not understood */
	const char *target;
	const char *id;
	int minor;
	struct dx_err *refusal; /* NULL: none; the last request of this connection */
	struct dx_req *req;

	bool close;  /* after this response */
	bool linger; /* and only when the client has stopped sending: see dx_guard_linger() */
	bool over_cap;
	bool wants_header; /* of the PROXY protocol, before anything else */
	bool begun;        /* bytes of the present head have come */
	bool watching;
	unsigned int served;
	int64_t since_us;  /* phase or head begun; in BUSY last progress of the response */
	int64_t moved_us;  /* last bytes of a body */
	uint64_t received; /* of the body */
	size_t unsent;     /* of the response, at the last look */
};

struct dx_req {
	TAILQ_ENTRY(dx_req) link; /* of http->lost */
	struct dx_http *http;
	struct dx_conn *conn; /* NULL once the connection is gone */
	struct evhttp_request *ev;
	struct dx_arena *arena; /* holds this struct too */
	struct dx_match match;
	struct dx_query query;
	const char *id;
	const char *method;
	const char *path;
	int64_t start_us;
	int status; /* 0 until replied */
	bool replied;
	bool streaming;
	uint64_t left; /* of a streamed body */
	void (*on_out)(struct dx_req *req, void *arg);
	void *on_out_arg;
	bool gone_told;
	bool bodiless;
	void (*on_gone)(struct dx_req *req, void *arg);
	void *on_gone_arg;
	void *user;
	const char *label;       /* for the log; NULL: none */
	const char *traceparent; /* NULL: none */
};

TAILQ_HEAD(dx_conn_list, dx_conn);
TAILQ_HEAD(dx_req_list, dx_req);

struct dx_http {
	TAILQ_ENTRY(dx_http) registered; /* registry.c */
	struct dx_loop *loop;
	struct event_base *base;
	struct dx_port ports[DX_PORTS];
	struct dx_tls *tls; /* of new connections */
	struct dx_arena *arena;
	struct dx_http_options o;
	struct dx_buf fixed; /* "\r\nName: value" of all fixed headers */
	const char **fixed_names;
	size_t n_fixed;
	struct dx_router *router;
	struct dx_cidr_list trusted; /* proxies */
	char *cors;                  /* origins, separated by blanks; NULL: none */

	int64_t accept_again_us; /* 0: not paused */
	struct event *adopter;   /* finds evhttp's side of connections just accepted */
	struct event *reaper;    /* frees lost requests, reports the end of a drain */
	struct dx_timer *sweep;

	struct dx_conn_list conns;
	struct dx_conn_list fresh; /* not adopted yet */
	int n_conns;
	struct dx_link_list links;
	int n_links;
	struct dx_conn **by_fd;
	size_t by_fd_n;
	struct dx_req_list lost;
	size_t n_reqs;
	uint64_t body_bytes; /* of all bodies in memory, or announced */

	char date[40];
	int64_t date_s;
	bool draining;
	int64_t quiet_until_us; /* draining: when connections without a request are closed */
	bool closed;            /* evhttp is freed; the struct lives until the last request has been replied to */
	void (*on_idle)(void *arg);
	void *on_idle_arg;
};

/* ---- registry.c: evhttp knows its struct evhttp only ---- */

void dx_registry_add(struct dx_http *h);
void dx_registry_remove(struct dx_http *h);
struct dx_http *dx_registry_find(const struct evhttp *ev); /* NULL: not ours */

/* ---- conn.c: a connection from accept to close ---- */

/* For evhttp_set_bevcb(): the bufferevent of a new connection, with our guard in front. */
struct bufferevent *dx_conn_new(struct event_base *base, void *port);
/* Find evhttp's connection objects of all fresh connections. */
void dx_conn_adopt_all(struct dx_http *h);
struct dx_conn *dx_conn_of(struct dx_http *h, struct evhttp_request *ev);
/* Close at once; C is gone afterwards. */
void dx_conn_close(struct dx_conn *c);
/* A handler did not answer at once: notice the client going away. */
void dx_conn_watch(struct dx_conn *c);
void dx_conn_unwatch(struct dx_conn *c);
/* Try to send the response right now. */
void dx_conn_flush(struct dx_conn *c);
/* The response is out: on to the next request. */
void dx_conn_next(struct dx_conn *c);

/* One more than it may have: C will be told overloaded. */
bool dx_conn_too_many(const struct dx_conn *c);

/* ---- peer.c ---- */

bool dx_peer_is_trusted(const struct dx_conn *c);
/* Take a PROXY header off the front of raw: false when what is there is none; *HAVE_R false: more must come. */
bool dx_peer_take_header(struct dx_conn *c, bool *have_r, struct dx_err *err) DX_MUST_CHECK;
/* How many bytes after these N surely belong to a PROXY header; 0: it is whole; -1: that is none. */
int dx_peer_header_wants(const unsigned char *p, size_t n);

/* ---- secure.c ---- */

/* Put a relay between C and its client. False: no descriptors left; C is as it was. */
bool dx_secure_begin(struct dx_conn *c) DX_MUST_CHECK;
/* C is gone; its relay may still have something to deliver. */
void dx_secure_forget(struct dx_conn *c);
/* Cut all relays off. */
void dx_secure_end(struct dx_http *h);

/* ---- guard.c: from bytes to one checked request at a time ---- */

void dx_guard_input(struct evbuffer *input, const struct evbuffer_cb_info *info, void *conn);
/* Begin with the next request; feeds evhttp when it has been sent ahead. */
void dx_guard_next(struct dx_conn *c);
/* Refuse what is being read. evhttp's read callback must run afterwards. */
void dx_guard_refuse(struct dx_conn *c, const struct dx_err *err);
/*
 * close(2) with unread bytes in the receive queue resets the connection, and the client may never see the
 * response that told it to stop sending. So shut down our side only, and read on until it has stopped.
 */
void dx_guard_linger(struct dx_conn *c);
/* The request is whole: evhttp may have it. It is in `held` and `body`. */
void dx_guard_let_through(struct dx_conn *c);
/* Give back what is held of an unfinished request. */
void dx_guard_forget(struct dx_conn *c);

/* ---- admit.c ---- */

/* Keep what later answers and logs need of a head, understood or not. */
void dx_admit_remember(struct dx_conn *c, const struct dx_head *h);
/* Take the checked head of N bytes at the front of raw: let the request through, or begin with its body. */
bool dx_admit(struct dx_conn *c, const struct dx_head *h, size_t n, struct dx_err *err) DX_MUST_CHECK;
/* Count BYTES of a body against the limit of the server. */
bool dx_admit_bytes(struct dx_conn *c, uint64_t bytes, struct dx_err *err) DX_MUST_CHECK;

/* ---- slab.c ---- */

/* Room for WANT bytes, at most DX_SLAB_BYTES; *N_R is how many fit. Full slabs go to BODY. */
char *dx_slab_room(struct dx_slab *s, struct evbuffer *body, uint64_t want, size_t *n_r);
void dx_slab_flush(struct dx_slab *s, struct evbuffer *body);
void dx_slab_free(struct dx_slab *s);

/* ---- sweep.c: deadlines ---- */

void dx_sweep(void *http);

/* ---- accept.c ---- */

/* As many as there may be, and those that are told so. */
bool dx_accept_is_full(const struct dx_http *h);
void dx_accept_pause(struct dx_http *h, int64_t for_us);
void dx_accept_resume(struct dx_http *h);

/* ---- req.c ---- */

/* For evhttp_set_gencb(). */
void dx_req_begin(struct evhttp_request *ev, void *http);
/* The response is out, or was dropped: report it and free the request. */
void dx_req_done(struct dx_req *req);
/* The connection of REQ goes away right now. */
void dx_req_lost(struct dx_req *req);
/* The client shut its side down; it may still listen. */
void dx_req_gone(struct dx_req *req);
/* Free requests whose connection is gone and that have been replied to. */
void dx_req_reap(struct dx_http *h);
void dx_request_id_new(char *out); /* DX_REQUEST_ID_MAX bytes */
#define DX_REQUEST_ID_MAX 32

/* ---- reply.c ---- */

/* The headers of every response, and Content-Type unless TYPE is NULL. */
/* All headers of a response but its length. */
void dx_reply_headers(struct dx_req *req, struct evkeyvalq *out, const char *type);
/* The connection of a streamed response is gone. */
void dx_stream_gone(struct dx_req *req);
void dx_reply_common(struct dx_http *h, struct evkeyvalq *out, const char *request_id, const char *type);
void dx_header_set(struct evkeyvalq *out, const char *name, const char *value);
const char *dx_reason(int status);

/* ---- belt.c ---- */

/* Dies unless evhttp's own errors come to us. */
void dx_belt_check(void);

/* ---- gzip.c ---- */

#define DX_GZIP_MIN 1024u
bool dx_gzip_type(const char *content_type); /* worth compressing */
bool dx_gzip_wanted(const char *accept_encoding);
/* Replace BODY's content by its gzip form. */
void dx_gzip(struct evbuffer *body);

/* ---- cors.c ---- */

/* The headers that let a page of a listed origin read this response. */
void dx_cors_headers(const struct dx_req *req, struct evkeyvalq *out);
/* What a browser asks before it sends such a request. */
void dx_cors_preflight(struct dx_req *req, const char *allow);

/* ---- srv.c ---- */

/* Something ended: report a finished drain from the loop. */
void dx_http_check_idle(struct dx_http *h);
/* The last request of a freed server is done. */
void dx_http_release(struct dx_http *h);

#endif
