/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <errno.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"

#define ERROR_PAUSE_US 100000ll

void dx_accept_pause(struct dx_http *h, int64_t for_us)
{
	if (!h->listener)
		return;
	evconnlistener_disable(h->listener);
	h->accept_again_us = dx_now_mono_us() + for_us;
}

void dx_accept_resume(struct dx_http *h)
{
	if (!h->listener || !h->accept_again_us)
		return;
	evconnlistener_enable(h->listener);
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

bool dx_http_accept(struct dx_http *h, int listen_fd, struct dx_err *err)
{
	dx_assert(!h->bound);
	h->listener = evconnlistener_new(h->base, NULL, NULL, LEV_OPT_CLOSE_ON_EXEC, 0, listen_fd);
	if (!h->listener)
		return dx_fail_errno(err, DX_E_internal_error, "could not listen on descriptor %d", listen_fd);
	h->bound = evhttp_bind_listener(h->ev, h->listener);
	if (!h->bound) {
		evconnlistener_free(h->listener);
		h->listener = NULL;
		return dx_fail(err, DX_E_internal_error, "could not bind the listener to evhttp");
	}
	evconnlistener_set_error_cb(h->listener, on_accept_error);
	return true;
}
