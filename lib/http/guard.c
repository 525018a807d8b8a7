/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"

#define READ_TURNS      4 /* slabs read in one go before other connections get their turn */
#define BLANK_LINES_MAX 4u

/* Let evhttp have what is in FROM. Its input buffer is frozen outside of reads. */
static void feed(struct dx_conn *c, struct evbuffer *from)
{
	struct evbuffer *input = bufferevent_get_input(c->bev);

	c->feeding = true;
	evbuffer_unfreeze(input, 0);
	if (evbuffer_add_buffer(input, from) != 0)
		dx_die("out of memory (request)");
	evbuffer_freeze(input, 0);
	c->feeding = false;
}

/* Their handler is done with them, or they never came. */
static void give_bytes_back(struct dx_conn *c)
{
	c->http->body_bytes -= c->reserved;
	c->reserved = 0;
}

void dx_guard_forget(struct dx_conn *c)
{
	give_bytes_back(c);
	dx_slab_free(&c->slab);
	evbuffer_drain(c->held, evbuffer_get_length(c->held));
	evbuffer_drain(c->body, evbuffer_get_length(c->body));
}

static void remember_refusal(struct dx_conn *c, const struct dx_err *err)
{
	if (!c->refusal)
		c->refusal = malloc(sizeof(*c->refusal));
	if (!c->refusal)
		dx_die("out of memory (refusal)");
	*c->refusal = *err;
}

/* In place of the request goes a harmless one; req.c then sees the refusal. */
void dx_guard_refuse(struct dx_conn *c, const struct dx_err *err)
{
	const char *method = c->method && strcmp(c->method, "HEAD") == 0 ? "HEAD" : "GET";

	dx_assert(c->phase != DX_PHASE_BUSY);
	dx_guard_forget(c);
	evbuffer_drain(c->raw, evbuffer_get_length(c->raw));
	remember_refusal(c, err);
	c->close = true;
	c->linger = true;
	c->phase = DX_PHASE_BUSY;
	c->since_us = dx_now_mono_us();
	evbuffer_add_printf(c->held, "%s / HTTP/1.1\r\nHost: -\r\n\r\n", method);
	feed(c, c->held);
}

void dx_guard_let_through(struct dx_conn *c)
{
	if (c->length_open)
		evbuffer_add_printf(c->held, "Content-Length: %zu\r\n\r\n", evbuffer_get_length(c->body));
	if (c->drop_body)
		evbuffer_drain(c->body, evbuffer_get_length(c->body));
	c->phase = DX_PHASE_BUSY;
	c->since_us = dx_now_mono_us();
	feed(c, c->held);
	feed(c, c->body);
}

/* Empty lines before a request are skipped (RFC 9112 2.2), a few. False: no decision before more bytes come. */
static bool skip_blank_lines(struct dx_conn *c, struct dx_err *err)
{
	char two[2];

	while (evbuffer_copyout(c->raw, two, 2) == 2 && two[0] == '\r' && two[1] == '\n') {
		evbuffer_drain(c->raw, 2);
		if (++c->blank_lines > BLANK_LINES_MAX)
			return dx_fail(err, DX_E_bad_request, "empty lines come in place of a request");
	}
	return true;
}

/* The request line says a lot before the rest has come. */
static bool check_line(struct dx_conn *c, const char *p, struct dx_err *err)
{
	const char *lf = memchr(p, '\n', c->scan);
	struct dx_head h;

	if (!lf || c->line_checked)
		return true;
	c->line_checked = true;
	if (dx_head_parse_line(p, (size_t)(lf - p) + 1, &h, err))
		return true;
	dx_admit_remember(c, &h);
	return false;
}

static bool read_head(struct dx_conn *c, bool *more_r, struct dx_err *err)
{
	size_t max = c->http->o.max_head_bytes;
	struct dx_head h;
	const char *p;
	size_t n;
	size_t end;

	*more_r = false;
	if (c->scan == 0 && !skip_blank_lines(c, err))
		return false;
	n = evbuffer_get_length(c->raw);
	if (n == 0)
		return true;
	if (!c->begun) {
		c->begun = true;
		c->since_us = dx_now_mono_us();
	}
	n = n > max ? max + 1 : n;
	p = (const char *)evbuffer_pullup(c->raw, (ev_ssize_t)n);
	if (!p)
		dx_die("out of memory (request head)");
	if (n == 1 && p[0] == '\r')
		return true;
	if (!dx_head_find_end(p, n, max, &c->scan, &end, err) || !check_line(c, p, err))
		return false;
	if (end == 0)
		return true;
	*more_r = dx_head_parse(p, end, &h, err);
	dx_admit_remember(c, &h);
	return *more_r && dx_admit(c, &h, end, err);
}

static void read_length(struct dx_conn *c)
{
	size_t room;

	while (c->left > 0 && evbuffer_get_length(c->raw) > 0) {
		char *p = dx_slab_room(&c->slab, c->body, c->left, &room);
		int n = evbuffer_remove(c->raw, p, room < c->left ? room : (size_t)c->left);

		dx_assert(n > 0);
		c->slab.len += (size_t)n;
		c->left -= (uint64_t)n;
	}
	if (c->left == 0) {
		dx_slab_flush(&c->slab, c->body);
		dx_guard_let_through(c);
	}
}

static bool read_chunked(struct dx_conn *c, struct dx_err *err)
{
	uint64_t before = c->chunk.total;

	if (!dx_chunk_run(&c->chunk, c->raw, c->body, c->http->o.max_body_bytes, err))
		return false;
	if (!dx_admit_bytes(c, c->chunk.total - before, err))
		return false;
	if (c->chunk.state == DX_CHUNK_DONE)
		dx_guard_let_through(c);
	return true;
}

/* Look at raw until a request is through, refused, or more bytes are needed. */
static void run(struct dx_conn *c)
{
	struct dx_err err = {0};
	bool ok = true;
	bool more = true;

	while (ok && more && c->phase == DX_PHASE_HEAD)
		ok = read_head(c, &more, &err);
	if (ok && c->phase == DX_PHASE_LENGTH)
		read_length(c);
	else if (ok && c->phase == DX_PHASE_CHUNKED)
		ok = read_chunked(c, &err);
	if (!ok)
		dx_guard_refuse(c, &err);
}

/* The usual case: one whole request without a body, which evhttp may read where it is. */
static bool pass_untouched(struct dx_conn *c, struct evbuffer *input)
{
	size_t n = evbuffer_get_length(input);
	size_t scan = 0;
	size_t end = 0;
	struct dx_err err;
	struct dx_head h;
	const char *p;

	if (c->over_cap || c->misdirected || c->blank_lines || c->wants_header || evbuffer_get_length(c->raw) > 0)
		return false;
	p = (const char *)evbuffer_pullup(input, -1);
	if (!p || !dx_head_find_end(p, n, c->http->o.max_head_bytes, &scan, &end, &err) || end != n)
		return false;
	if (!dx_head_parse(p, n, &h, &err) || h.rewrite || h.chunked || h.length > 0)
		return false;
	dx_admit_remember(c, &h);
	c->phase = DX_PHASE_BUSY;
	c->since_us = dx_now_mono_us();
	return true;
}

/* The last N bytes of INPUT. What is before them has been fed and waits for evhttp to look. */
static void take(struct dx_conn *c, struct evbuffer *input, size_t n)
{
	size_t fed = evbuffer_get_length(input) - n;
	bool keep = c->phase != DX_PHASE_LINGER && !c->refusal;
	char buf[4096];
	int got;

	if (fed > 0)
		evbuffer_remove_buffer(input, c->held, fed);
	/* Copied, because the chains that evbuffer_read() makes are mostly empty. */
	while ((got = evbuffer_remove(input, buf, sizeof(buf))) > 0)
		if (keep)
			evbuffer_add(c->raw, buf, (size_t)got);
	if (fed > 0)
		feed(c, c->held);
}

/* More than the 4 KiB that evbuffer_read() takes at once. End and errors are left for it to find. */
static void read_on(struct dx_conn *c)
{
	for (int turn = 0; turn < READ_TURNS && c->left > 0; turn++) {
		size_t room;
		char *p = dx_slab_room(&c->slab, c->body, c->left, &room);
		ssize_t n = read(c->fd, p, room < c->left ? room : (size_t)c->left);

		if (n <= 0)
			return;
		c->slab.len += (size_t)n;
		c->left -= (uint64_t)n;
		c->received += (uint64_t)n;
	}
}

/* Before a proxy's first request: who is behind it. True when raw may be looked at further. */
static bool take_proxy_header(struct dx_conn *c)
{
	struct dx_err err = {0};
	bool have;

	if (!dx_peer_take_header(c, &have, &err)) {
		c->wants_header = false;
		dx_guard_refuse(c, &err);
		return false;
	}
	if (!have)
		return false;
	c->wants_header = false;
	if (dx_conn_too_many(c))
		c->over_cap = true;
	return true;
}

void dx_guard_input(struct evbuffer *input, const struct evbuffer_cb_info *info, void *conn)
{
	struct dx_conn *c = conn;

	if (c->feeding || info->n_added == 0)
		return;
	if (c->phase == DX_PHASE_HEAD && pass_untouched(c, input))
		return;
	if (c->phase != DX_PHASE_HEAD) {
		c->received += info->n_added;
		c->moved_us = dx_now_mono_us();
	}
	take(c, input, info->n_added);
	if (c->phase == DX_PHASE_LINGER)
		return;
	if (c->phase == DX_PHASE_BUSY) {
		if (evbuffer_get_length(c->raw) > DX_READ_AHEAD_MAX)
			bufferevent_disable(c->bev, EV_READ);
		return;
	}
	if (c->wants_header && !take_proxy_header(c))
		return;
	run(c);
	if (c->phase == DX_PHASE_LENGTH && evbuffer_get_length(c->raw) == 0) {
		read_on(c);
		read_length(c);
	}
}

void dx_guard_linger(struct dx_conn *c)
{
	struct evbuffer *input = bufferevent_get_input(c->bev);

	give_bytes_back(c);
	/* What evhttp left of a request that it refused is no request. */
	evbuffer_drain(input, evbuffer_get_length(input));
	c->phase = DX_PHASE_LINGER;
	c->since_us = c->moved_us = dx_now_mono_us();
	(void)shutdown(c->fd, SHUT_WR);
}

void dx_guard_next(struct dx_conn *c)
{
	give_bytes_back(c);
	c->phase = DX_PHASE_HEAD;
	c->scan = 0;
	c->line_checked = false;
	c->begun = false;
	c->blank_lines = 0;
	c->length_open = false;
	c->drop_body = false;
	c->method = c->target = c->id = NULL;
	c->minor = 1;
	c->since_us = dx_now_mono_us();
	if (evbuffer_get_length(c->raw) > 0)
		run(c);
}
