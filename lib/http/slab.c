/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <stdlib.h>

#include "dx/base/check.h"

/*
 * evbuffer_read() takes 4 KiB at a time into chains of 8 KiB, twice the memory of an upload. A slab is
 * filled by read(2) and joins the body by reference.
 */
static void release(const void *data, size_t len, void *extra)
{
	(void)data;
	(void)len;
	free(extra);
}

void dx_slab_flush(struct dx_slab *s, struct evbuffer *body)
{
	if (s->len == 0)
		return;
	if (evbuffer_add_reference(body, s->data, s->len, release, s->data) != 0)
		dx_die("out of memory (request body)");
	*s = (struct dx_slab){0};
}

char *dx_slab_room(struct dx_slab *s, struct evbuffer *body, uint64_t want, size_t *n_r)
{
	size_t n = want < DX_SLAB_BYTES ? (size_t)want : DX_SLAB_BYTES;

	if (s->len == s->cap) {
		dx_slab_flush(s, body);
		s->data = malloc(n);
		if (!s->data)
			dx_die("out of memory (request body)");
		s->cap = n;
	}
	*n_r = s->cap - s->len;
	return s->data + s->len;
}

void dx_slab_free(struct dx_slab *s)
{
	free(s->data);
	*s = (struct dx_slab){0};
}
