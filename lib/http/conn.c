/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"

struct bufferevent *dx_conn_new(struct event_base *base, void *port)
{
	struct dx_port *p = port;
	struct dx_http *h = p->http;
	struct dx_conn *c = calloc(1, sizeof(*c));

	if (!c)
		dx_die("out of memory (connection)");
	c->http = h;
	c->port = p;
	c->fd = -1;
	c->minor = 1;
	c->since_us = dx_now_mono_us();
	c->bev = bufferevent_socket_new(base, -1, 0);
	c->raw = evbuffer_new();
	c->held = evbuffer_new();
	c->body = evbuffer_new();
	if (!c->bev || !c->raw || !c->held || !c->body ||
	    !evbuffer_add_cb(bufferevent_get_input(c->bev), dx_guard_input, c))
		dx_die("out of memory (connection)");
	c->over_cap = h->n_conns >= h->o.max_connections;
	h->n_conns++;
	if (dx_accept_is_full(h))
		dx_accept_pause(h, INT64_MAX / 2);
	/* evhttp may still fail to set the connection up and free the bufferevent without a word. */
	bufferevent_incref(c->bev);
	TAILQ_INSERT_TAIL(&h->fresh, c, link);
	event_active(h->adopter, EV_TIMEOUT, 1);
	return c->bev;
}

static void free_conn(struct dx_conn *c)
{
	struct dx_http *h = c->http;

	dx_guard_forget(c);
	dx_secure_forget(c);
	if (c->watch)
		event_free(c->watch);
	evbuffer_free(c->raw);
	evbuffer_free(c->held);
	evbuffer_free(c->body);
	free(c->refusal);
	dx_arena_drop(&c->arena);
	free(c);
	h->n_conns--;
	if (h->n_conns < h->o.max_connections && !dx_accept_is_full(h))
		dx_accept_resume(h);
	dx_http_check_idle(h);
}

/* evhttp calls this from evhttp_connection_free(), whatever made it do that; the socket is still open. */
static void on_close(struct evhttp_connection *evcon, void *arg)
{
	struct dx_conn *c = arg;

	(void)evcon;
	evbuffer_remove_cb(bufferevent_get_input(c->bev), dx_guard_input, c);
	dx_conn_unwatch(c);
	/* Now: a callback in progress keeps the bufferevent, and its epoll entry, beyond evhttp's close(2). */
	bufferevent_disable(c->bev, EV_READ | EV_WRITE);
	c->http->by_fd[c->fd] = NULL;
	TAILQ_REMOVE(&c->http->conns, c, link);
	if (c->req)
		dx_req_lost(c->req);
	free_conn(c);
}

static void on_watch(evutil_socket_t fd, short what, void *arg)
{
	struct dx_conn *c = arg;
	char buf[4096];
	ssize_t n = recv(fd, buf, sizeof(buf), MSG_DONTWAIT);

	(void)what;
	if (n > 0) {
		evbuffer_add(c->raw, buf, (size_t)n);
		if (evbuffer_get_length(c->raw) > DX_READ_AHEAD_MAX)
			dx_conn_unwatch(c);
	} else if (n == 0) {
		dx_conn_unwatch(c);
		dx_req_gone(c->req);
	} else if (errno != EAGAIN && errno != EINTR) {
		dx_conn_close(c);
	}
}

static void remember_fd(struct dx_http *h, struct dx_conn *c)
{
	size_t fd = (size_t)c->fd;

	if (fd >= h->by_fd_n) {
		size_t n = dx_size_mul(fd + 1, 2);
		struct dx_conn **p = realloc(h->by_fd, dx_size_mul(n, sizeof(*p)));

		if (!p)
			dx_die("out of memory (connection table)");
		for (size_t i = h->by_fd_n; i < n; i++)
			p[i] = NULL;
		h->by_fd = p;
		h->by_fd_n = n;
	}
	dx_assert(!h->by_fd[fd]);
	h->by_fd[fd] = c;
}

static struct in6_addr address_of(int fd)
{
	struct sockaddr_storage ss = {0};
	struct in6_addr a = IN6ADDR_ANY_INIT;
	socklen_t n = sizeof(ss);

	if (getpeername(fd, (struct sockaddr *)&ss, &n) != 0)
		return a;
	if (ss.ss_family == AF_INET6)
		return ((struct sockaddr_in6 *)&ss)->sin6_addr;
	if (ss.ss_family == AF_INET) {
		a.s6_addr[10] = a.s6_addr[11] = 0xff;
		memcpy(&a.s6_addr[12], &((struct sockaddr_in *)&ss)->sin_addr, 4);
	}
	return a;
}

/* A proxy is one address for many clients. */
bool dx_conn_too_many(const struct dx_conn *c)
{
	const struct dx_http *h = c->http;
	const struct dx_conn *other;
	int n = 0;

	if (h->o.max_per_address == 0 || IN6_IS_ADDR_UNSPECIFIED(&c->address) || dx_peer_is_trusted(c))
		return false;
	TAILQ_FOREACH (other, &h->conns, link)
		n += IN6_ARE_ADDR_EQUAL(&other->address, &c->address);
	return n > h->o.max_per_address;
}

/* A place for somebody who wants something, from who has been waiting longest without wanting anything. */
static bool evict_idle(struct dx_http *h)
{
	struct dx_conn *c, *oldest = NULL;

	TAILQ_FOREACH (c, &h->conns, link)
		if (c->phase == DX_PHASE_HEAD && !c->begun && c->served > 0 &&
		    (!oldest || c->since_us < oldest->since_us))
			oldest = c;
	if (oldest)
		dx_conn_close(oldest);
	return oldest != NULL;
}

/* The argument of evhttp's own callbacks on the bufferevent is its connection object. */
static void adopt(struct dx_conn *c)
{
	struct dx_http *h = c->http;
	bufferevent_event_cb on_event = NULL;
	void *evcon = NULL;
	int one = 1;

	TAILQ_REMOVE(&h->fresh, c, link);
	bufferevent_getcb(c->bev, NULL, NULL, &on_event, &evcon);
	bufferevent_decref(c->bev);
	if (!on_event) {
		free_conn(c);
		return;
	}
	c->evcon = evcon;
	dx_assert(evhttp_connection_get_bufferevent(c->evcon) == c->bev);
	c->fd = bufferevent_getfd(c->bev);
	remember_fd(h, c);
	TAILQ_INSERT_TAIL(&h->conns, c, link);
	c->address = address_of(c->fd);
	if (c->over_cap && evict_idle(h))
		c->over_cap = false;
	if (dx_conn_too_many(c))
		c->over_cap = true;
	c->wants_header = h->o.proxy_protocol && dx_peer_is_trusted(c);
	evhttp_connection_set_closecb(c->evcon, on_close, c);
	/* Fails for local sockets, which need no such thing. */
	(void)setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one));
	c->watch = event_new(h->base, c->fd, EV_READ | EV_PERSIST, on_watch, c);
	if (!c->watch)
		dx_die("out of memory (connection)");
	if (c->port->tls && !dx_secure_begin(c))
		dx_conn_close(c);
}

void dx_conn_adopt_all(struct dx_http *h)
{
	struct dx_conn *c;

	while ((c = TAILQ_FIRST(&h->fresh)))
		adopt(c);
}

struct dx_conn *dx_conn_of(struct dx_http *h, struct evhttp_request *ev)
{
	struct evhttp_connection *evcon = evhttp_request_get_connection(ev);
	int fd = bufferevent_getfd(evhttp_connection_get_bufferevent(evcon));

	dx_assert(fd >= 0 && (size_t)fd < h->by_fd_n && h->by_fd[fd] && h->by_fd[fd]->evcon == evcon);
	return h->by_fd[fd];
}

void dx_conn_close(struct dx_conn *c)
{
	evhttp_connection_free(c->evcon);
}

/*
 * Not EV_CLOSED: libevent's epoll reports a reset as EV_READ|EV_WRITE, so that an event for EV_CLOSED
 * alone never fires while epoll_wait() returns at once for ever. evhttp itself does not read now.
 */
void dx_conn_watch(struct dx_conn *c)
{
	c->watching = event_add(c->watch, NULL) == 0;
}

void dx_conn_unwatch(struct dx_conn *c)
{
	if (c->watching)
		event_del(c->watch);
	c->watching = false;
}

/*
 * Right after evhttp_send_reply(). Mostly everything goes out here, which saves a turn of the loop. If
 * not, stop reading: evhttp has switched it on and would take a client that has shut its side down
 * for one that has gone, in the middle of its response.
 */
void dx_conn_flush(struct dx_conn *c)
{
	struct evbuffer *output = bufferevent_get_output(c->bev);

	evbuffer_unfreeze(output, 1);
	(void)evbuffer_write(output, c->fd);
	evbuffer_freeze(output, 1);
	c->unsent = evbuffer_get_length(output);
	c->since_us = dx_now_mono_us();
	if (c->unsent == 0)
		bufferevent_trigger(c->bev, EV_WRITE, BEV_TRIG_DEFER_CALLBACKS);
	else
		bufferevent_disable(c->bev, EV_READ);
}

void dx_conn_next(struct dx_conn *c)
{
	c->served++;
	if (c->linger)
		dx_guard_linger(c);
	else if (!c->close) /* else evhttp closes now */
		dx_guard_next(c);
}
