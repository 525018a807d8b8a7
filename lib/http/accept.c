/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <errno.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

#define ERROR_PAUSE_US 100000ll

bool dx_accept_is_full(const struct dx_http *h)
{
	const int most = h->o.max_connections + DX_OVER_CAP_MAX;

	return h->n_conns >= most || h->n_links >= most;
}

void dx_accept_pause(struct dx_http *h, int64_t for_us)
{
	for (size_t i = 0; i < DX_PORTS; i++)
		if (h->ports[i].listener)
			evconnlistener_disable(h->ports[i].listener);
	h->accept_again_us = dx_now_mono_us() + for_us;
}

void dx_accept_resume(struct dx_http *h)
{
	if (!h->accept_again_us)
		return;
	for (size_t i = 0; i < DX_PORTS; i++)
		if (h->ports[i].listener)
			evconnlistener_enable(h->ports[i].listener);
	h->accept_again_us = 0;
}

/* Out of descriptors, most likely: the pending connection stays readable, so wait instead of spinning. */
static void on_accept_error(struct evconnlistener *listener, void *arg)
{
	struct dx_http *h = dx_registry_find(arg);

	(void)listener;
	DX_WARN("could not accept a connection", DX_KV_I("errno", errno));
	if (h)
		dx_accept_pause(h, ERROR_PAUSE_US);
}

static bool accept_on(struct dx_port *p, int listen_fd, struct dx_err *err)
{
	dx_assert(!p->bound);
	p->listener = evconnlistener_new(p->http->base, NULL, NULL, LEV_OPT_CLOSE_ON_EXEC, 0, listen_fd);
	if (!p->listener)
		return dx_fail_errno(err, DX_E_internal_error, "could not listen on descriptor %d", listen_fd);
	p->bound = evhttp_bind_listener(p->ev, p->listener);
	if (!p->bound) {
		evconnlistener_free(p->listener);
		p->listener = NULL;
		return dx_fail(err, DX_E_internal_error, "could not bind the listener to evhttp");
	}
	evconnlistener_set_error_cb(p->listener, on_accept_error);
	return true;
}

bool dx_http_accept(struct dx_http *h, int listen_fd, struct dx_err *err)
{
	return accept_on(&h->ports[DX_PORT_PLAIN], listen_fd, err);
}

bool dx_http_accept_tls(struct dx_http *h, int listen_fd, struct dx_tls *t, struct dx_err *err)
{
	dx_http_set_tls(h, t);
	return accept_on(&h->ports[DX_PORT_TLS], listen_fd, err);
}

void dx_http_set_tls(struct dx_http *h, struct dx_tls *t)
{
	dx_tls_free(&h->tls);
	h->tls = t;
}

void dx_http_set_hsts(struct dx_http *h, int64_t hsts_s)
{
	h->o.hsts_s = hsts_s;
}
