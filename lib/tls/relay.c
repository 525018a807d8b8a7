/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/tls/relay.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <event2/event.h>
#include <openssl/err.h>

#include "tls_int.h"

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/os/fd.h"

#define PIECE      16384 /* the most that a TLS record holds: nothing read stays behind inside OpenSSL */
#define TURNS      4     /* pieces each way before other connections get their turn */
#define CLOSING_US INT64_C(250000)

enum state {
	STATE_PREFACE,   /* bytes before TLS */
	STATE_FIRST,     /* for the first byte of the client */
	STATE_HANDSHAKE, /* TLS, not agreed yet */
	STATE_OPEN,
	STATE_DEAD, /* the client is gone, or no TLS can be spoken with it */
};

/* What the other side had no room for. */
struct rest {
	char *p; /* NULL: nothing */
	size_t at, n;
};

struct dx_relay {
	struct dx_loop *loop;
	struct dx_relay_options o;
	enum state state;
	SSL *ssl; /* NULL once the client turned out to speak plain HTTP */
	int outer, inner;
	struct dx_watch *outer_watch, *inner_watch;
	struct dx_timer *closing; /* since the inner side sends no more */
	unsigned char *preface;
	size_t preface_n;
	struct rest up;      /* to inner */
	struct rest down;    /* to the client */
	bool up_ended;       /* the client sends no more, and inner knows */
	bool down_ended;     /* inner sends no more */
	bool down_passed;    /* the client knows */
	bool inner_gone;     /* inner takes no more */
	bool read_on_write;  /* reading waits for room to write: TLS speaks both ways */
	bool write_on_read;  /* and the other way round */
	bool started;        /* on_start() was called, or need not be */
	int64_t moved_us;    /* when the client last took something, once closing */
	const char *failure; /* of the handshake */
};

static void keep(struct rest *r, const char *p, size_t n)
{
	if (n == 0)
		return;
	r->p = malloc(n);
	if (r->p == NULL)
		dx_die("out of memory (TLS connection)");
	memcpy(r->p, p, n);
	r->at = 0;
	r->n = n;
}

static void drop(struct rest *r)
{
	free(r->p);
	*r = (struct rest){0};
}

static void start(struct dx_relay *r, enum dx_relay_start how, const char *why)
{
	if (!r->started)
		r->o.on_start(how, why, r->o.arg);
	r->started = true;
}

static void fail(struct dx_relay *r, const char *why)
{
	r->failure = why;
	r->state = STATE_DEAD;
}

/* ---- the client's side: TLS, or plain bytes of one who should not ---- */

enum got {
	GOT_SOME,
	GOT_NOTHING, /* now */
	GOT_END,
	GOT_ERROR,
};

static enum got plain_result(ssize_t n, size_t *n_r)
{
	*n_r = n > 0 ? (size_t)n : 0;
	if (n > 0)
		return GOT_SOME;
	if (n == 0)
		return GOT_END;
	return errno == EAGAIN || errno == EINTR ? GOT_NOTHING : GOT_ERROR;
}

/* After a call that did not succeed. ACROSS: it waits for the other direction. */
static enum got tls_result(struct dx_relay *r, int wanted, bool *across)
{
	int e = SSL_get_error(r->ssl, 0);

	if (e == SSL_ERROR_WANT_READ || e == SSL_ERROR_WANT_WRITE) {
		*across = e != wanted;
		return GOT_NOTHING;
	}
	return e == SSL_ERROR_ZERO_RETURN ? GOT_END : GOT_ERROR;
}

static enum got client_read(struct dx_relay *r, char *p, size_t size, size_t *n_r)
{
	if (r->ssl == NULL)
		return plain_result(recv(r->outer, p, size, MSG_DONTWAIT), n_r);
	ERR_clear_error();
	r->read_on_write = false;
	if (SSL_read_ex(r->ssl, p, size, n_r) == 1)
		return GOT_SOME;
	return tls_result(r, SSL_ERROR_WANT_READ, &r->read_on_write);
}

static enum got client_write(struct dx_relay *r, const char *p, size_t size, size_t *n_r)
{
	if (r->ssl == NULL)
		return plain_result(send(r->outer, p, size, MSG_DONTWAIT | MSG_NOSIGNAL), n_r);
	ERR_clear_error();
	r->write_on_read = false;
	if (SSL_write_ex(r->ssl, p, size, n_r) == 1)
		return GOT_SOME;
	*n_r = 0;
	return tls_result(r, SSL_ERROR_WANT_WRITE, &r->write_on_read);
}

/* ---- before the first byte of a request ---- */

static void preface(struct dx_relay *r)
{
	while (r->state == STATE_PREFACE) {
		int more = r->o.preface(r->preface, r->preface_n);
		ssize_t n;

		if (more < 0 || r->preface_n + (size_t)more > DX_RELAY_PREFACE_MAX) {
			fail(r, "it does not begin with a header of the PROXY protocol");
			return;
		}
		if (more == 0) {
			/* into an empty socket buffer */
			n = send(r->inner, r->preface, r->preface_n, MSG_DONTWAIT | MSG_NOSIGNAL);
			if (n != (ssize_t)r->preface_n)
				fail(r, "nobody takes its header of the PROXY protocol");
			else
				r->state = STATE_FIRST;
			return;
		}
		n = recv(r->outer, r->preface + r->preface_n, (size_t)more, MSG_DONTWAIT);
		if (n < 0 && (errno == EAGAIN || errno == EINTR))
			return;
		if (n <= 0) {
			r->started = r->preface_n == 0; /* somebody who looks whether the port is open */
			r->state = STATE_DEAD;
		} else {
			r->preface_n += (size_t)n;
		}
	}
}

/* Plain HTTP deserves an answer that it can read. Anything else is for OpenSSL to refuse. */
static void look_at_first(struct dx_relay *r)
{
	char c;
	ssize_t n = recv(r->outer, &c, 1, MSG_DONTWAIT | MSG_PEEK);

	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return;
	if (n <= 0) {
		r->started = true; /* as above */
		r->state = STATE_DEAD;
	} else if (c >= 'A' && c <= 'Z') {
		SSL_free(r->ssl);
		r->ssl = NULL;
		r->state = STATE_OPEN;
		start(r, DX_RELAY_PLAIN, NULL);
	} else {
		r->state = STATE_HANDSHAKE;
	}
}

static void shake_hands(struct dx_relay *r)
{
	int rc;

	ERR_clear_error();
	r->read_on_write = false;
	rc = SSL_do_handshake(r->ssl);
	if (rc == 1) {
		r->state = STATE_OPEN;
		start(r, DX_RELAY_TLS, NULL);
		return;
	}
	switch (SSL_get_error(r->ssl, rc)) {
	case SSL_ERROR_WANT_READ:
		break;
	case SSL_ERROR_WANT_WRITE:
		r->read_on_write = true;
		break;
	case SSL_ERROR_SSL:
		fail(r, dx_tls_complaint());
		break;
	default:
		fail(r, "the client went away");
		break;
	}
}

/* The server has closed its end, or has something to say before it was asked: it did not like the preface. */
static void look_for_patience(struct dx_relay *r)
{
	char c;
	ssize_t n = recv(r->inner, &c, 1, MSG_DONTWAIT | MSG_PEEK);

	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return;
	r->started |= n == 0 && r->state == STATE_FIRST;
	fail(r, n > 0 ? "its header of the PROXY protocol was refused" : "it took too long");
}

static void begin(struct dx_relay *r)
{
	if (r->state == STATE_PREFACE)
		preface(r);
	if (r->state == STATE_FIRST)
		look_at_first(r);
	if (r->state == STATE_HANDSHAKE)
		shake_hands(r);
	if (r->state < STATE_OPEN)
		look_for_patience(r);
}

/* ---- to and fro; true: something has moved ---- */

static void pass_up(struct dx_relay *r, const char *p, size_t n)
{
	ssize_t k = send(r->inner, p, n, MSG_DONTWAIT | MSG_NOSIGNAL);

	if (k < 0 && errno != EAGAIN && errno != EINTR)
		r->inner_gone = true;
	else
		keep(&r->up, p + (k > 0 ? k : 0), n - (size_t)(k > 0 ? k : 0));
}

static bool flush_up(struct dx_relay *r)
{
	ssize_t k = send(r->inner, r->up.p + r->up.at, r->up.n - r->up.at, MSG_DONTWAIT | MSG_NOSIGNAL);

	if (k < 0 && (errno == EAGAIN || errno == EINTR))
		return false;
	if (k < 0)
		r->inner_gone = true;
	else
		r->up.at += (size_t)k;
	if (r->inner_gone || r->up.at == r->up.n)
		drop(&r->up);
	return true;
}

static bool up(struct dx_relay *r)
{
	char piece[PIECE];
	size_t n;

	if (r->inner_gone)
		return false;
	if (r->up.p != NULL)
		return flush_up(r);
	if (r->up_ended)
		return false;
	switch (client_read(r, piece, sizeof(piece), &n)) {
	case GOT_SOME:
		pass_up(r, piece, n);
		return true;
	case GOT_NOTHING:
		return false;
	case GOT_END:
		r->up_ended = true;
		(void)shutdown(r->inner, SHUT_WR);
		return true;
	case GOT_ERROR:
		r->state = STATE_DEAD;
		break;
	}
	return false;
}

/* OpenSSL takes a piece as a whole or not at all, and wants to be given the same one again. */
static bool flush_down(struct dx_relay *r)
{
	size_t n;

	switch (client_write(r, r->down.p + r->down.at, r->down.n - r->down.at, &n)) {
	case GOT_SOME:
		r->down.at += n;
		r->moved_us = dx_now_mono_us();
		if (r->down.at == r->down.n)
			drop(&r->down);
		return true;
	case GOT_NOTHING:
		return false;
	case GOT_END:
	case GOT_ERROR:
		break;
	}
	r->state = STATE_DEAD;
	return false;
}

static bool is_hung_up(int fd)
{
	struct pollfd p = {.fd = fd};

	return poll(&p, 1, 0) == 1 && (p.revents & (POLLHUP | POLLERR)) != 0;
}

static void on_closing(void *arg);

/* As on a plain connection: no more from us, and the client may go on sending for as long as the server listens. */
static bool say_end(struct dx_relay *r)
{
	if (r->ssl != NULL) {
		ERR_clear_error();
		int rc = SSL_shutdown(r->ssl);

		if (rc < 0 && SSL_get_error(r->ssl, rc) == SSL_ERROR_WANT_WRITE)
			return false;
	}
	(void)shutdown(r->outer, SHUT_WR);
	r->down_passed = true;
	return true;
}

static bool down(struct dx_relay *r)
{
	char piece[PIECE];
	ssize_t n;

	if (r->down.p != NULL)
		return flush_down(r);
	if (r->down_ended)
		return !r->down_passed && say_end(r);
	n = recv(r->inner, piece, sizeof(piece), MSG_DONTWAIT);
	if (n > 0) {
		keep(&r->down, piece, (size_t)n);
		return flush_down(r);
	}
	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return false;
	r->down_ended = true;
	r->inner_gone |= n < 0 || is_hung_up(r->inner);
	r->moved_us = dx_now_mono_us();
	r->closing = dx_timer_every(r->loop, CLOSING_US, on_closing, r);
	return true;
}

/* ---- life ---- */

static bool is_over(const struct dx_relay *r)
{
	return r->state == STATE_DEAD || (r->down_passed && (r->inner_gone || r->up_ended));
}

void dx_relay_free(struct dx_relay **rp)
{
	struct dx_relay *r = *rp;

	*rp = NULL;
	if (r == NULL)
		return;
	dx_watch_free(&r->outer_watch);
	dx_watch_free(&r->inner_watch);
	dx_timer_free(&r->closing);
	SSL_free(r->ssl);
	dx_fd_close(&r->outer);
	dx_fd_close(&r->inner);
	drop(&r->up);
	drop(&r->down);
	free(r->preface);
	free(r);
}

static void end(struct dx_relay *r)
{
	const struct dx_relay_options o = r->o;

	start(r, DX_RELAY_FAILED, r->failure != NULL ? r->failure : "the client went away");
	dx_relay_free(&r);
	o.on_end(o.arg);
}

/* What the next step waits for. */
static void set_watches(struct dx_relay *r)
{
	bool open = r->state == STATE_OPEN;
	bool wants_up = !open || (!r->up_ended && r->up.p == NULL && !r->inner_gone);
	bool wants_down = open && (r->down.p != NULL || (r->down_ended && !r->down_passed));
	bool outer_read = (wants_up && !r->read_on_write) || (wants_down && r->write_on_read);
	bool outer_write = (wants_up && r->read_on_write) || (wants_down && !r->write_on_read);
	bool inner_read = !r->down_ended && r->down.p == NULL;
	bool inner_write = r->up.p != NULL && !r->inner_gone;

	dx_watch_set(r->outer_watch, (short)((outer_read ? EV_READ : 0) | (outer_write ? EV_WRITE : 0)));
	dx_watch_set(r->inner_watch, (short)((inner_read ? EV_READ : 0) | (inner_write ? EV_WRITE : 0)));
}

static void run(struct dx_relay *r)
{
	if (r->state < STATE_OPEN)
		begin(r);
	for (int i = 0; i < TURNS && r->state == STATE_OPEN; i++) {
		bool moved = up(r);

		if (r->state == STATE_OPEN)
			moved |= down(r);
		if (!moved)
			break;
	}
	if (is_over(r))
		end(r);
	else
		set_watches(r);
}

static void on_ready(int fd, short what, void *arg)
{
	(void)fd;
	(void)what;
	run(arg);
}

/* Nothing tells that a server which only lingered has closed at last; and a client may take nothing any more. */
static void on_closing(void *arg)
{
	struct dx_relay *r = arg;

	r->inner_gone |= is_hung_up(r->inner);
	if (!r->down_passed && dx_now_mono_us() - r->moved_us > DX_RELAY_STUCK_US)
		r->state = STATE_DEAD;
	run(r);
}

struct dx_relay *dx_relay_new(struct dx_loop *l, const struct dx_tls *t, int outer, int inner,
			      const struct dx_relay_options *o)
{
	struct dx_relay *r = calloc(1, sizeof(*r));

	if (r == NULL)
		dx_die("out of memory (TLS connection)");
	*r = (struct dx_relay){
		.loop = l,
		.o = *o,
		.state = o->preface != NULL ? STATE_PREFACE : STATE_FIRST,
		.ssl = dx_tls_connection(t, outer),
		.outer = outer,
		.inner = inner,
	};
	if (o->preface != NULL) {
		r->preface = malloc(DX_RELAY_PREFACE_MAX);
		if (r->preface == NULL)
			dx_die("out of memory (TLS connection)");
	}
	r->outer_watch = dx_watch_fd(l, outer, EV_READ, on_ready, r);
	r->inner_watch = dx_watch_fd(l, inner, EV_READ, on_ready, r);
	return r;
}
