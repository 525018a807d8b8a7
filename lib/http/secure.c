/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* TLS connections: the descriptor that evhttp knows becomes one end of a socket pair, a relay has the other. */
#include "http_int.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/os/fd.h"
#include "dx/tls/relay.h"

static void on_start(enum dx_relay_start how, const char *why, void *arg)
{
	struct dx_link *k = arg;
	struct dx_http *h = k->http;

	if (k->conn) {
		k->conn->secure = how == DX_RELAY_TLS;
		k->conn->misdirected = how == DX_RELAY_PLAIN;
	}
	/* Scanners and clients with an old library are many: a number for the operator, words for who looks closer. */
	if (how != DX_RELAY_TLS)
		DX_DEBUG("no TLS", DX_KV_S("why", how == DX_RELAY_PLAIN ? "plain HTTP" : why));
	if (h->o.on_tls)
		h->o.on_tls(how == DX_RELAY_TLS ? DX_HTTP_TLS_DONE : DX_HTTP_TLS_FAILED, h->o.arg);
}

/* The connection, if it is still there, notices by itself: the other end of its socket is closed. */
static void on_end(void *arg)
{
	struct dx_link *k = arg;
	struct dx_http *h = k->http;

	if (k->conn)
		k->conn->relayed = NULL;
	TAILQ_REMOVE(&h->links, k, link);
	free(k);
	h->n_links--;
	if (h->n_conns < h->o.max_connections && !dx_accept_is_full(h))
		dx_accept_resume(h);
	dx_http_check_idle(h);
}

/*
 * The client's socket gets another number, and its own number goes to our end of the pair: evhttp has noted it in
 * places that cannot be reached, and will close it. Out of the loop's hands for the moment, because the kernel's list
 * of what is watched goes by what is behind a number.
 */
static bool swap(struct dx_conn *c, int *outer_r, int *inner_r, struct dx_err *err)
{
	int pair[2] = {-1, -1};
	int outer = fcntl(c->fd, F_DUPFD_CLOEXEC, 0);
	bool ok = false;

	if (outer < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot duplicate a descriptor");
	if (!dx_socketpair(pair, err) || !dx_fd_nonblock(pair[0], err) || !dx_fd_nonblock(pair[1], err))
		goto out;
	bufferevent_disable(c->bev, EV_READ);
	ok = dup3(pair[0], c->fd, O_CLOEXEC) == c->fd ||
	     dx_fail_errno(err, DX_E_internal_error, "cannot replace a descriptor");
	bufferevent_enable(c->bev, EV_READ);
out:
	dx_fd_close(&pair[0]);
	if (ok) {
		*outer_r = outer;
		*inner_r = pair[1];
	} else {
		dx_fd_close(&pair[1]);
		dx_fd_close(&outer);
	}
	return ok;
}

bool dx_secure_begin(struct dx_conn *c)
{
	struct dx_http *h = c->http;
	struct dx_link *k;
	struct dx_err err;
	int outer = -1, inner = -1;

	if (!swap(c, &outer, &inner, &err)) {
		DX_WARN("could not begin a TLS connection", DX_KV_S("error", err.msg));
		return false;
	}
	k = calloc(1, sizeof(*k));
	if (!k)
		dx_die("out of memory (connection)");
	k->http = h;
	k->conn = c;
	c->relayed = k;
	TAILQ_INSERT_TAIL(&h->links, k, link);
	h->n_links++;
	k->relay = dx_relay_new(h->loop, h->tls, outer, inner,
				&(struct dx_relay_options){
					.preface = c->wants_header ? dx_peer_header_wants : NULL,
					.on_start = on_start,
					.on_end = on_end,
					.arg = k,
				});
	return true;
}

void dx_secure_forget(struct dx_conn *c)
{
	if (c->relayed)
		c->relayed->conn = NULL;
	c->relayed = NULL;
}

void dx_secure_end(struct dx_http *h)
{
	struct dx_link *k;

	while ((k = TAILQ_FIRST(&h->links))) {
		TAILQ_REMOVE(&h->links, k, link);
		h->n_links--;
		dx_relay_free(&k->relay);
		free(k);
	}
}
