/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

#include "dx/base/check.h"

#define QUICK_BYTES  (64u * 1024u) /* from here on speed counts more than size: the loop waits */
#define GZIP_WINDOW  (15 + 16)     /* zlib's way to ask for a gzip header */
#define VECTORS_ONCE 16

bool dx_gzip_type(const char *content_type)
{
	static const char *const types[] = {"application/json", "application/problem+json", "application/xml",
					    "application/openmetrics-text", "image/svg+xml"};
	struct dx_str t = dx_str(content_type);

	t = dx_str_trim(dx_str_sub(t, 0, dx_str_find_c(t, ';')));
	if (t.n > 5 && strncasecmp(t.p, "text/", 5) == 0)
		return true;
	for (size_t i = 0; i < DX_LEN(types); i++)
		if (dx_str_ieq_c(t, types[i]))
			return true;
	return false;
}

/* "0", "0.", "0.000" */
static bool is_zero(struct dx_str q)
{
	for (size_t i = 0; i < q.n; i++)
		if (q.p[i] != '0' && !(i == 1 && q.p[i] == '.'))
			return false;
	return q.n > 0;
}

/* Quality zero means "not that one"; other weights do not matter, since the only alternative is none at all. */
static bool is_refused(struct dx_str params)
{
	struct dx_str p;

	while (dx_str_split(&params, ';', &p)) {
		p = dx_str_trim(p);
		if (p.n > 2 && (p.p[0] == 'q' || p.p[0] == 'Q') && p.p[1] == '=')
			return is_zero(dx_str_sub(p, 2, p.n));
	}
	return false;
}

bool dx_gzip_wanted(const char *accept_encoding)
{
	struct dx_str rest = dx_str(accept_encoding);
	struct dx_str part;
	bool any = false;

	while (dx_str_split(&rest, ',', &part)) {
		struct dx_str coding;
		bool refused;

		(void)dx_str_split(&part, ';', &coding);
		coding = dx_str_trim(coding);
		refused = part.p && is_refused(part);
		if (dx_str_ieq_c(coding, "gzip") || dx_str_ieq_c(coding, "x-gzip"))
			return !refused;
		if (dx_str_eq_c(coding, "*"))
			any = !refused;
	}
	return any;
}

/* Feed all of BODY to Z, whose output has room for everything. */
static void deflate_all(z_stream *z, struct evbuffer *body)
{
	while (evbuffer_get_length(body) > 0) {
		struct evbuffer_iovec v[VECTORS_ONCE];
		int n = evbuffer_peek(body, -1, NULL, v, VECTORS_ONCE);
		size_t done = 0;

		n = n < VECTORS_ONCE ? n : VECTORS_ONCE;
		for (int i = 0; i < n; i++) {
			dx_assert(v[i].iov_len <= UINT_MAX);
			z->next_in = v[i].iov_base;
			z->avail_in = (unsigned int)v[i].iov_len;
			dx_assert(deflate(z, Z_NO_FLUSH) == Z_OK && z->avail_in == 0);
			done += v[i].iov_len;
		}
		evbuffer_drain(body, done);
	}
	dx_assert(deflate(z, Z_FINISH) == Z_STREAM_END);
}

static void release(const void *data, size_t len, void *extra)
{
	(void)data;
	(void)len;
	free(extra);
}

void dx_gzip(struct evbuffer *body)
{
	size_t n = evbuffer_get_length(body);
	z_stream z = {0};
	unsigned char *out;
	size_t max;

	if (deflateInit2(&z, n < QUICK_BYTES ? 6 : 1, Z_DEFLATED, GZIP_WINDOW, 8, Z_DEFAULT_STRATEGY) != Z_OK)
		dx_die("out of memory (compression)");
	max = deflateBound(&z, n);
	dx_assert(max <= UINT_MAX);
	out = malloc(max);
	if (!out)
		dx_die("out of memory (compression)");
	z.next_out = out;
	z.avail_out = (unsigned int)max;
	deflate_all(&z, body);
	if (evbuffer_add_reference(body, out, z.total_out, release, out) != 0)
		dx_die("out of memory (compression)");
	deflateEnd(&z);
}
