/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "table.h"

#include <string.h>

#include "api_int.h"

/* The table is read once for each kind of row; the other kinds are then nothing. */
#define NO_ROUTE(method, pattern, name, absolute, handler, access, tag, summary)
#define NO_PARAM(route, name, schema, description)
#define NO_BODY(route, media_type, schema)
#define NO_ANSWER(route, status, media_type, schema, description)
#define NO_ERRORS(route, codes)

#define DX_ROUTE(method, pattern, name, absolute, handler, access, tag, summary)                                       \
	{{method, pattern, name, absolute, handler}, access, tag, summary},
#define DX_QUERY  NO_PARAM
#define DX_HEADER NO_PARAM
#define DX_BODY   NO_BODY
#define DX_ANSWER NO_ANSWER
#define DX_ERRORS NO_ERRORS
static const struct dx_api_endpoint endpoints[] = {
#include "routes.tbl"
};
#undef DX_ROUTE
#undef DX_QUERY
#undef DX_HEADER
#define DX_ROUTE                                    NO_ROUTE
#define DX_QUERY(route, name, schema, description)  {route, "query", name, schema, description},
#define DX_HEADER(route, name, schema, description) {route, "header", name, schema, description},
static const struct dx_api_param params[] = {
#include "routes.tbl"
};
#undef DX_QUERY
#undef DX_HEADER
#undef DX_BODY
#undef DX_ANSWER
#define DX_QUERY                                                  NO_PARAM
#define DX_HEADER                                                 NO_PARAM
#define DX_BODY(route, media_type, schema)                        {route, 0, media_type, schema, ""},
#define DX_ANSWER(route, status, media_type, schema, description) {route, status, media_type, schema, description},
static const struct dx_api_answer answers[] = {
#include "routes.tbl"
};
#undef DX_BODY
#undef DX_ANSWER
#undef DX_ERRORS
#define DX_BODY                 NO_BODY
#define DX_ANSWER               NO_ANSWER
#define DX_ERRORS(route, codes) {route, codes},
static const struct dx_api_codes codes[] = {
#include "routes.tbl"
};

const struct dx_api_table dx_api_table = {
	endpoints, params, answers, codes, DX_LEN(endpoints), DX_LEN(params), DX_LEN(answers), DX_LEN(codes),
};

const struct dx_api_endpoint *dx_api_endpoint(const char *name)
{
	for (size_t i = 0; i < DX_LEN(endpoints); i++)
		if (strcmp(endpoints[i].route.name, name) == 0)
			return &endpoints[i];
	return NULL;
}
