/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Deadlines of all connections, looked at four times a second. evhttp's own timeouts stay off: they
 * start anew with every byte, and one of them would end a slow download because nothing is read.
 */
#include "http_int.h"

#include "dx/base/clock.h"

static bool head_is_late(const struct dx_conn *c, int64_t now)
{
	const struct dx_http_options *o = &c->http->o;
	int64_t limit = (int64_t)o->head_timeout_s * 1000000;

	if (c->http->draining && !c->begun)
		return now >= c->http->quiet_until_us;
	if (!c->begun && c->served > 0)
		limit = (int64_t)o->idle_timeout_s * 1000000;
	if (c->over_cap)
		limit = DX_OVER_CAP_WAIT_US;
	return now - c->since_us > limit;
}

/* Too slow on the whole, or silent. */
static bool body_is_late(const struct dx_conn *c, int64_t now)
{
	const struct dx_http_options *o = &c->http->o;
	int64_t allowed = DX_BODY_GRACE_US + (int64_t)(c->received * 1000000 / (uint64_t)o->min_body_rate);

	return now - c->since_us > allowed || now - c->moved_us > (int64_t)o->idle_timeout_s * 1000000;
}

/* The client takes nothing of its response. How long a handler thinks is the handler's affair. */
static bool response_is_stuck(struct dx_conn *c, int64_t now)
{
	size_t unsent = evbuffer_get_length(bufferevent_get_output(c->bev));

	if (unsent != c->unsent || unsent == 0) {
		c->unsent = unsent;
		c->since_us = now;
	}
	return now - c->since_us > (int64_t)c->http->o.idle_timeout_s * 1000000;
}

static void refuse(struct dx_conn *c, const char *what)
{
	struct dx_err err;

	(void)dx_fail(&err, DX_E_request_timeout, "the %s took too long to arrive", what);
	dx_guard_refuse(c, &err);
	bufferevent_trigger(c->bev, EV_READ, 0);
}

/* True when C is gone. */
static bool look_at(struct dx_conn *c, int64_t now)
{
	switch (c->phase) {
	case DX_PHASE_HEAD:
		if (!head_is_late(c, now))
			return false;
		if (c->begun) {
			refuse(c, "request head");
			return false;
		}
		dx_conn_close(c);
		return true;
	case DX_PHASE_LENGTH:
	case DX_PHASE_CHUNKED:
		if (body_is_late(c, now))
			refuse(c, "request body");
		return false;
	case DX_PHASE_LINGER:
		if (now - c->since_us <= DX_LINGER_US && now - c->moved_us <= DX_LINGER_SILENCE_US)
			return false;
		dx_conn_close(c);
		return true;
	case DX_PHASE_BUSY:
		if (!response_is_stuck(c, now))
			return false;
		dx_conn_close(c);
		return true;
	}
	return false;
}

void dx_sweep(void *http)
{
	struct dx_http *h = http;
	int64_t now = dx_now_mono_us();
	struct dx_conn *c;

	/* Closing may run handlers' code, which may close others: start again after each. */
	for (c = TAILQ_FIRST(&h->conns); c;)
		c = look_at(c, now) ? TAILQ_FIRST(&h->conns) : TAILQ_NEXT(c, link);
	if (h->accept_again_us && now >= h->accept_again_us && !dx_accept_is_full(h))
		dx_accept_resume(h);
	dx_http_check_idle(h);
}
