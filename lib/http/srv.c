/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"

#define HEAD_TIMEOUT_S 10
#define MIN_BODY_RATE  16384
#define DRAIN_QUIET_US 1000000 /* what connections without a request get when a drain begins */

static void on_adopt(evutil_socket_t fd, short what, void *arg)
{
	(void)fd;
	(void)what;
	dx_conn_adopt_all(arg);
}

static void on_reap(evutil_socket_t fd, short what, void *arg)
{
	struct dx_http *h = arg;
	void (*on_idle)(void *) = h->on_idle;

	(void)fd;
	(void)what;
	dx_req_reap(h);
	if (!h->draining || !on_idle || h->n_conns > 0 || h->n_links > 0 || h->n_reqs > 0)
		return;
	h->on_idle = NULL;
	on_idle(h->on_idle_arg);
}

static void copy_fixed(struct dx_http *h, const char *const *fixed)
{
	size_t n = 0;

	while (fixed && fixed[2 * n])
		n++;
	h->fixed_names = dx_alloc_array(h->arena, n, sizeof(*h->fixed_names));
	h->n_fixed = n;
	dx_buf_adds(&h->fixed, "\r\nServer: docextract");
	for (size_t i = 0; i < n; i++) {
		const char *name = fixed[2 * i];
		const char *value = fixed[2 * i + 1];

		dx_assert(value && !strpbrk(name, "\r\n:") && !strpbrk(value, "\r\n"));
		h->fixed_names[i] = dx_strdup(h->arena, name);
		dx_buf_printf(&h->fixed, "\r\n%s: %s", name, value);
	}
}

static void set_up_port(struct dx_http *h, struct dx_port *p, bool tls)
{
	p->http = h;
	p->tls = tls;
	p->ev = evhttp_new(h->base);
	if (!p->ev)
		dx_die("out of memory (server)");
	/* The guard's limits come first; a canonical head may have grown by a Content-Length line. */
	evhttp_set_max_headers_size(p->ev, (ev_ssize_t)h->o.max_head_bytes + 256);
	evhttp_set_default_content_type(p->ev, NULL);
	evhttp_set_allowed_methods(p->ev, EVHTTP_REQ_GET | EVHTTP_REQ_HEAD | EVHTTP_REQ_POST | EVHTTP_REQ_PUT |
						  EVHTTP_REQ_PATCH | EVHTTP_REQ_DELETE | EVHTTP_REQ_OPTIONS);
	evhttp_set_bevcb(p->ev, dx_conn_new, p);
	evhttp_set_gencb(p->ev, dx_req_begin, h);
}

struct dx_http *dx_http_new(struct dx_loop *l, const struct dx_http_options *o)
{
	struct dx_http *h = calloc(1, sizeof(*h));

	if (!h)
		dx_die("out of memory (server)");
	dx_belt_check();
	dx_assert(o->max_head_bytes > 0 && o->max_connections > 0 && o->idle_timeout_s > 0);
	h->loop = l;
	h->base = dx_loop_base(l);
	h->arena = dx_arena_new();
	h->o = *o;
	if (o->trusted_proxies)
		h->trusted = *o->trusted_proxies;
	h->o.trusted_proxies = NULL;
	if (h->o.head_timeout_s == 0)
		h->o.head_timeout_s = HEAD_TIMEOUT_S;
	if (h->o.min_body_rate == 0)
		h->o.min_body_rate = MIN_BODY_RATE;
	copy_fixed(h, o->fixed_headers);
	dx_http_set_cors(h, o->cors_origins);
	h->router = dx_router_new(h->arena, o->base_path, o->routes, o->n_routes);
	TAILQ_INIT(&h->conns);
	TAILQ_INIT(&h->fresh);
	TAILQ_INIT(&h->lost);
	TAILQ_INIT(&h->links);
	h->adopter = event_new(h->base, -1, 0, on_adopt, h);
	h->reaper = event_new(h->base, -1, 0, on_reap, h);
	if (!h->adopter || !h->reaper)
		dx_die("out of memory (server)");
	set_up_port(h, &h->ports[DX_PORT_PLAIN], false);
	set_up_port(h, &h->ports[DX_PORT_TLS], true);
	dx_registry_add(h);
	h->sweep = dx_timer_every(l, DX_SWEEP_US, dx_sweep, h);
	return h;
}

void dx_http_check_idle(struct dx_http *h)
{
	if (h->draining && !h->closed && h->n_conns == 0 && h->n_links == 0)
		event_active(h->reaper, EV_TIMEOUT, 1);
}

static void stop_accepting(struct dx_http *h)
{
	for (size_t i = 0; i < DX_PORTS; i++) {
		struct dx_port *p = &h->ports[i];

		if (p->bound)
			evhttp_del_accept_socket(p->ev, p->bound);
		p->bound = NULL;
		p->listener = NULL;
	}
}

void dx_http_drain(struct dx_http *h, void (*on_idle)(void *arg), void *arg)
{
	dx_assert(!h->draining);
	h->draining = true;
	h->on_idle = on_idle;
	h->on_idle_arg = arg;
	stop_accepting(h);
	dx_conn_adopt_all(h);
	/* A request may be on its way on any of them: it gets its answer, and is told to come back on another
	 * connection. */
	h->quiet_until_us = dx_now_mono_us() + DRAIN_QUIET_US;
	dx_http_check_idle(h);
}

void dx_http_release(struct dx_http *h)
{
	if (!h->closed || h->n_reqs > 0)
		return;
	dx_buf_free(&h->fixed);
	dx_arena_drop(&h->arena);
	free(h->cors);
	free(h);
}

void dx_http_free(struct dx_http **hp)
{
	struct dx_http *h = *hp;

	*hp = NULL;
	if (!h)
		return;
	stop_accepting(h);
	dx_conn_adopt_all(h);
	for (size_t i = 0; i < DX_PORTS; i++)
		evhttp_free(h->ports[i].ev);
	dx_secure_end(h);
	dx_tls_free(&h->tls);
	dx_registry_remove(h);
	dx_timer_free(&h->sweep);
	event_free(h->adopter);
	event_free(h->reaper);
	free(h->by_fd);
	h->closed = true;
	dx_req_reap(h);
}

void dx_http_set_limits(struct dx_http *h, size_t max_body_bytes, int idle_timeout_s)
{
	dx_assert(idle_timeout_s > 0);
	h->o.max_body_bytes = max_body_bytes;
	h->o.idle_timeout_s = idle_timeout_s;
}

int dx_http_connections(const struct dx_http *h)
{
	return h->n_conns;
}
