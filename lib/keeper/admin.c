/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "admin_int.h"

#include <stdlib.h>

#include "dx/base/check.h"
#include "dx/http/http.h"

/* One monitoring system or two, small requests. */
#define BODY_MAX        1024
#define HEAD_MAX        8192
#define IDLE_S          30
#define CONNECTIONS_MAX 64

struct dx_admin {
	struct dx_child *child;
	struct dx_http *http;
	void (*gauges)(struct dx_buf *out, void *arg);
	void *arg;
};

static void metrics(struct dx_req *req, void *arg)
{
	struct dx_admin *a = arg;
	struct dx_buf out = DX_BUF_INIT;

	dx_stats_prometheus(a->child->stats, a->child->route_names, &out);
	a->gauges(&out, a->arg);
	dx_reply_buf(req, 200, "text/plain; version=0.0.4; charset=utf-8", &out);
	dx_buf_free(&out);
}

static void healthz(struct dx_req *req, void *arg)
{
	static const char body[] = "{\"status\":\"ok\"}";
	(void)arg;
	dx_reply(req, 200, "application/json", body, sizeof(body) - 1);
}

static const struct dx_route routes[] = {
	{.method = DX_GET, .pattern = "/metrics", .name = "metrics", .absolute = true, .handle = metrics},
	{.method = DX_GET, .pattern = "/healthz", .name = "healthz", .absolute = true, .handle = healthz},
};

bool dx_admin_open(struct dx_child *c, void (*gauges)(struct dx_buf *out, void *arg), void *arg, struct dx_admin **a_r,
		   struct dx_err *err)
{
	struct dx_admin *a = calloc(1, sizeof(*a));

	if (a == NULL)
		dx_die("out of memory");
	*a = (struct dx_admin){.child = c, .gauges = gauges, .arg = arg};
	a->http = dx_http_new(c->loop, &(struct dx_http_options){
					       .base_path = "",
					       .routes = routes,
					       .n_routes = DX_LEN(routes),
					       .arg = a,
					       .max_body_bytes = BODY_MAX,
					       .max_head_bytes = HEAD_MAX,
					       .idle_timeout_s = IDLE_S,
					       .max_connections = CONNECTIONS_MAX,
				       });
	if (!dx_http_accept(a->http, c->admin_fd, err)) {
		dx_admin_close(&a);
		return false;
	}
	*a_r = a;
	return true;
}

void dx_admin_close(struct dx_admin **a)
{
	if (a == NULL || *a == NULL)
		return;
	dx_http_free(&(*a)->http);
	free(*a);
	*a = NULL;
}
