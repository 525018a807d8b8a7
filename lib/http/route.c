/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "route_int.h"

#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "query_int.h"

/* One segment of a pattern: literal text, or prefix{name}suffix. */
struct segment {
	struct dx_str prefix; /* the whole text when there is no name */
	const char *name;     /* NULL: literal */
	struct dx_str suffix;
};

struct compiled {
	const struct dx_route *route;
	struct segment segments[DX_ROUTE_SEGMENTS];
	size_t n;
};

struct dx_router {
	struct compiled *routes; /* more literal ones first */
	size_t n;
	unsigned int all; /* every method there is a route for */
};

static const struct {
	const char *name;
	unsigned int bit;
} methods[] = {
	{"GET", DX_GET}, {"POST", DX_POST}, {"PUT", DX_PUT}, {"PATCH", DX_PATCH}, {"DELETE", DX_DELETE},
};

static struct segment compile_segment(struct dx_arena *a, struct dx_str text)
{
	size_t open = dx_str_find_c(text, '{');
	size_t close = dx_str_find_c(text, '}');

	if (open == SIZE_MAX) {
		dx_assert(close == SIZE_MAX);
		return (struct segment){.prefix = text};
	}
	dx_assert(close != SIZE_MAX && close > open + 1);
	dx_assert(dx_str_find_c(dx_str_sub(text, close + 1, text.n), '{') == SIZE_MAX);
	return (struct segment){
		.prefix = dx_str_sub(text, 0, open),
		.name = dx_strndup(a, text.p + open + 1, close - open - 1),
		.suffix = dx_str_sub(text, close + 1, text.n),
	};
}

/* Append the segments of "/a/b"; "" has none. */
static void compile_path(struct dx_arena *a, struct compiled *c, const char *path)
{
	struct dx_str rest = dx_str(path);
	struct dx_str part;

	if (rest.n == 0)
		return;
	dx_assert(rest.p[0] == '/');
	rest = dx_str_sub(rest, 1, rest.n);
	while (dx_str_split(&rest, '/', &part)) {
		dx_assert(c->n < DX_ROUTE_SEGMENTS);
		c->segments[c->n++] = compile_segment(a, part);
	}
}

static int rank(const struct segment *s)
{
	if (!s->name)
		return 0;
	return s->prefix.n + s->suffix.n > 0 ? 1 : 2;
}

static int by_literalness(const void *x, const void *y)
{
	const struct compiled *a = x;
	const struct compiled *b = y;

	for (size_t i = 0; i < a->n && i < b->n; i++)
		if (rank(&a->segments[i]) != rank(&b->segments[i]))
			return rank(&a->segments[i]) - rank(&b->segments[i]);
	return a->route < b->route ? -1 : 1;
}

static bool same_shape(const struct compiled *a, const struct compiled *b)
{
	if (a->n != b->n || a->route->method != b->route->method)
		return false;
	for (size_t i = 0; i < a->n; i++) {
		const struct segment *s = &a->segments[i];
		const struct segment *t = &b->segments[i];

		if (!s->name != !t->name || !dx_str_eq(s->prefix, t->prefix) || !dx_str_eq(s->suffix, t->suffix))
			return false;
	}
	return true;
}

struct dx_router *dx_router_new(struct dx_arena *a, const char *base_path, const struct dx_route *routes, size_t n)
{
	struct dx_router *r = DX_NEW(a, struct dx_router);

	r->n = n;
	r->routes = dx_alloc_array(a, n, sizeof(*r->routes));
	for (size_t i = 0; i < n; i++) {
		struct compiled *c = &r->routes[i];

		c->route = &routes[i];
		if (!routes[i].absolute && strcmp(base_path, "/") != 0)
			compile_path(a, c, base_path);
		compile_path(a, c, routes[i].pattern);
		r->all |= (unsigned int)routes[i].method;
		for (size_t k = 0; k < i; k++)
			dx_assert(!same_shape(c, &r->routes[k]));
	}
	if (n > 0)
		qsort(r->routes, n, sizeof(*r->routes), by_literalness);
	return r;
}

/* The segments of a path; decoded ones only where there is a '%'. False when there are too many to match anything. */
static bool split_path(struct dx_arena *a, const char *path, struct dx_str *parts, size_t *n_r, bool *bad_r)
{
	struct dx_str rest = dx_str(path + 1);
	struct dx_str part;

	*n_r = 0;
	while (dx_str_split(&rest, '/', &part)) {
		const char *text;

		if (*n_r == DX_ROUTE_SEGMENTS)
			return false;
		if (dx_str_find_c(part, '%') != SIZE_MAX) {
			if (!dx_percent_decode(a, part, false, &text)) {
				*bad_r = true;
				return false;
			}
			part = dx_str(text);
		}
		parts[(*n_r)++] = part;
	}
	return true;
}

static bool segment_fits(const struct segment *s, struct dx_str part)
{
	if (!s->name)
		return dx_str_eq(s->prefix, part);
	return part.n > s->prefix.n + s->suffix.n && memcmp(part.p, s->prefix.p, s->prefix.n) == 0 &&
	       memcmp(part.p + part.n - s->suffix.n, s->suffix.p, s->suffix.n) == 0;
}

static bool fits(const struct compiled *c, const struct dx_str *parts, size_t n)
{
	if (c->n != n)
		return false;
	for (size_t i = n; i-- > 0;)
		if (!segment_fits(&c->segments[i], parts[i]))
			return false;
	return true;
}

static void take_params(struct dx_arena *a, const struct compiled *c, const struct dx_str *parts, struct dx_match *m)
{
	m->route = c->route;
	for (size_t i = 0; i < c->n; i++) {
		const struct segment *s = &c->segments[i];

		if (!s->name)
			continue;
		dx_assert(m->n < DX_ROUTE_PARAMS);
		m->names[m->n] = s->name;
		m->values[m->n++] = dx_strndup(a, parts[i].p + s->prefix.n, parts[i].n - s->prefix.n - s->suffix.n);
	}
}

static unsigned int method_bit(const char *method)
{
	for (size_t i = 0; i < DX_LEN(methods); i++)
		if (strcmp(method, methods[i].name) == 0)
			return methods[i].bit;
	return strcmp(method, "HEAD") == 0 ? DX_GET : 0;
}

enum dx_route_result dx_router_find(const struct dx_router *r, struct dx_arena *a, const char *method, const char *path,
				    struct dx_match *m_r)
{
	unsigned int bit = method_bit(method);
	struct dx_str parts[DX_ROUTE_SEGMENTS];
	size_t n = 0;
	bool bad = false;

	*m_r = (struct dx_match){0};
	if (strcmp(path, "*") == 0) {
		m_r->allow = r->all;
		return DX_ROUTE_OPTIONS;
	}
	if (path[0] != '/')
		return DX_ROUTE_NO_PATH;
	if (!split_path(a, path, parts, &n, &bad))
		return bad ? DX_ROUTE_BAD_PATH : DX_ROUTE_NO_PATH;
	for (size_t i = 0; i < r->n; i++) {
		const struct compiled *c = &r->routes[i];

		if (!fits(c, parts, n))
			continue;
		m_r->allow |= (unsigned int)c->route->method;
		if (((unsigned int)c->route->method & bit) && !m_r->route)
			take_params(a, c, parts, m_r);
	}
	if (m_r->route)
		return DX_ROUTE_FOUND;
	if (!m_r->allow)
		return DX_ROUTE_NO_PATH;
	return strcmp(method, "OPTIONS") == 0 ? DX_ROUTE_OPTIONS : DX_ROUTE_NO_METHOD;
}

const char *dx_allow_text(unsigned int allow, char *out)
{
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(methods); i++) {
		size_t len = strlen(methods[i].name);

		if (!(allow & methods[i].bit))
			continue;
		memcpy(out + n, methods[i].name, len);
		n += len;
		memcpy(out + n, ", ", 2);
		n += 2;
		if (methods[i].bit == DX_GET) {
			memcpy(out + n, "HEAD, ", 6);
			n += 6;
		}
	}
	memcpy(out + n, "OPTIONS", 8);
	return out;
}
