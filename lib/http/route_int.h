/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The table of routes, compiled once: which handler, which parameters, which methods are allowed. */
#ifndef DX_HTTP_ROUTE_INT_H
#define DX_HTTP_ROUTE_INT_H

#include "dx/base/arena.h"
#include "dx/http/http.h"

#define DX_ROUTE_PARAMS   8u
#define DX_ROUTE_SEGMENTS 24u

struct dx_router;

struct dx_match {
	const struct dx_route *route; /* set when found */
	const char *names[DX_ROUTE_PARAMS];
	const char *values[DX_ROUTE_PARAMS]; /* percent-decoded */
	size_t n;
	unsigned int allow; /* methods of the path when it exists */
};

enum dx_route_result {
	DX_ROUTE_FOUND,
	DX_ROUTE_OPTIONS, /* the path exists (or is "*"): answer with its methods */
	DX_ROUTE_NO_METHOD,
	DX_ROUTE_NO_PATH,
	DX_ROUTE_BAD_PATH, /* a parameter is not UTF-8 or holds a NUL */
};

/* A pattern that is malformed or there twice is a bug (asserted). ROUTES must outlive the router, which lives in A. */
struct dx_router *dx_router_new(struct dx_arena *a, const char *base_path, const struct dx_route *routes, size_t n);

/*
 * METHOD as in the request line; PATH as sent, without its query. More literal patterns win; HEAD
 * follows GET. The values live in A.
 */
enum dx_route_result dx_router_find(const struct dx_router *r, struct dx_arena *a, const char *method, const char *path,
				    struct dx_match *m_r);

#define DX_ALLOW_MAX 64
/* "GET, HEAD, OPTIONS" into OUT (DX_ALLOW_MAX bytes); returns OUT. */
const char *dx_allow_text(unsigned int allow, char *out);

#endif
