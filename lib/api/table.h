/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* routes.tbl as C data. All texts are static. */
#ifndef DX_API_TABLE_H
#define DX_API_TABLE_H

#include "dx/http/http.h"

#define DX_API_PUBLIC (1u << 31)

struct dx_api_endpoint {
	struct dx_route route;
	unsigned access; /* the scope that a key must have; DX_SCOPE_NONE: any key; DX_API_PUBLIC: none needed */
	const char *tag, *summary;
};

struct dx_api_param {
	const char *route; /* its name */
	const char *in;    /* "query" or "header" */
	const char *name, *schema, *description;
};

struct dx_api_answer {
	const char *route;
	int status; /* 0: a request body */
	const char *media_type, *schema, *description;
};

struct dx_api_codes {
	const char *route, *codes; /* blanks between; "code@status" where the status is not the code's own */
};

struct dx_api_table {
	const struct dx_api_endpoint *endpoints;
	const struct dx_api_param *params;
	const struct dx_api_answer *answers;
	const struct dx_api_codes *codes;
	size_t n_endpoints, n_params, n_answers, n_codes;
};

extern const struct dx_api_table dx_api_table;

/* The row of a route's name; NULL when there is none. */
const struct dx_api_endpoint *dx_api_endpoint(const char *name);

#endif
