/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A server on the test's own loop that does to each connection what it is told. */
#ifndef DX_TEST_PEER_H
#define DX_TEST_PEER_H

#include <arpa/inet.h>
#include <check.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/buf.h"
#include "dx/ev/loop.h"

enum peer_way {
	PEER_ANSWER, /* answer, keep the connection */
	PEER_CLOSE,  /* answer, close */
	PEER_RESET,  /* answer, reset */
	PEER_HOLD,   /* never answer */
	PEER_FLOOD,  /* answer, then its tail again and again */
};

#define PEER_CONNECTIONS 64

struct peer_connection {
	struct peer *peer;
	struct dx_watch *watch;
	int fd;
	bool started;
};

struct peer {
	struct dx_loop *loop;
	struct dx_watch *watch;
	int fd;
	int port;
	enum peer_way way;
	const char *answer, *tail;
	int accepted, requests;
	struct dx_buf got; /* all that was received */
	struct peer_connection c[PEER_CONNECTIONS];
};

static void peer_close(struct peer_connection *c, bool reset)
{
	struct linger now = {.l_onoff = 1, .l_linger = 0};

	dx_watch_free(&c->watch);
	if (reset)
		ck_assert_int_eq(setsockopt(c->fd, SOL_SOCKET, SO_LINGER, &now, sizeof(now)), 0);
	close(c->fd);
}

static bool peer_send(struct peer_connection *c, const char *text)
{
	size_t n = strlen(text);

	return n == 0 || send(c->fd, text, n, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)n;
}

static void on_peer(int fd, short what, void *arg)
{
	struct peer_connection *c = arg;
	struct peer *p = c->peer;
	char piece[4096];

	if (what & EV_READ) {
		ssize_t n = recv(fd, piece, sizeof(piece), MSG_DONTWAIT);
		if (n <= 0) {
			peer_close(c, false);
			return;
		}
		dx_buf_add(&p->got, piece, (size_t)n);
		if (p->way == PEER_HOLD)
			return;
		if (!c->started || p->way == PEER_ANSWER) {
			p->requests++;
			c->started = true;
			ck_assert(peer_send(c, p->answer));
		}
		if (p->way == PEER_CLOSE || p->way == PEER_RESET)
			peer_close(c, p->way == PEER_RESET);
		else if (p->way == PEER_FLOOD)
			dx_watch_set(c->watch, EV_READ | EV_WRITE);
	} else if (what & EV_WRITE) {
		(void)peer_send(c, p->tail);
	}
}

static void on_peer_accept(int fd, short what, void *arg)
{
	struct peer *p = arg;

	(void)what;
	ck_assert_int_lt(p->accepted, PEER_CONNECTIONS);
	struct peer_connection *c = &p->c[p->accepted++];
	c->peer = p;
	c->fd = accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
	ck_assert_int_ge(c->fd, 0);
	c->watch = dx_watch_fd(p->loop, c->fd, EV_READ, on_peer, c);
}

/* Listens on ADDRESS ("127.0.0.1"), any port. */
static inline void peer_start(struct peer *p, struct dx_loop *loop, enum peer_way way, const char *answer,
			      const char *tail)
{
	struct sockaddr_in in = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t len = sizeof(in);

	*p = (struct peer){.loop = loop, .way = way, .answer = answer, .tail = tail};
	p->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	ck_assert_int_ge(p->fd, 0);
	ck_assert_int_eq(bind(p->fd, (struct sockaddr *)&in, sizeof(in)), 0);
	ck_assert_int_eq(listen(p->fd, 64), 0);
	ck_assert_int_eq(getsockname(p->fd, (struct sockaddr *)&in, &len), 0);
	p->port = ntohs(in.sin_port);
	p->watch = dx_watch_fd(loop, p->fd, EV_READ, on_peer_accept, p);
}

static inline void peer_stop(struct peer *p)
{
	for (int i = 0; i < p->accepted; i++)
		if (p->c[i].watch != NULL)
			peer_close(&p->c[i], false);
	dx_watch_free(&p->watch);
	close(p->fd);
	dx_buf_free(&p->got);
}

#endif
