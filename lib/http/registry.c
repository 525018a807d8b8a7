/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

/* The servers of this process, usually one. Callbacks of evhttp that take no argument of ours look here. */
static TAILQ_HEAD(dx_http_list, dx_http) servers = TAILQ_HEAD_INITIALIZER(servers);

void dx_registry_add(struct dx_http *h)
{
	TAILQ_INSERT_TAIL(&servers, h, registered);
}

void dx_registry_remove(struct dx_http *h)
{
	TAILQ_REMOVE(&servers, h, registered);
}

struct dx_http *dx_registry_find(const struct evhttp *ev)
{
	struct dx_http *h;

	TAILQ_FOREACH (h, &servers, registered)
		for (size_t i = 0; i < DX_PORTS; i++)
			if (h->ports[i].ev == ev)
				return h;
	return NULL;
}
