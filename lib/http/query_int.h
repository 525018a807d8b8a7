/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Percent-decoding and the query part of a target. */
#ifndef DX_HTTP_QUERY_INT_H
#define DX_HTTP_QUERY_INT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_QUERY_MAX 64u /* parameters */

struct dx_query {
	struct dx_query_param {
		const char *name;
		const char *value;
	} * params;
	size_t n;
	struct dx_query_fault {
		const char *name; /* as sent, shortened */
		const char *what; /* "is there more than once" */
	} * faults;               /* malformed parameters */
	size_t n_faults;
};

/* Decode S into A; PLUS: '+' is a blank. False when an escape is malformed, gives a NUL, or the result is not UTF-8. */
bool dx_percent_decode(struct dx_arena *a, struct dx_str s, bool plus, const char **text_r) DX_MUST_CHECK;

/* Split and decode the text behind '?' (NULL: none). Malformed parameters are left out and noted in `faults`. */
void dx_query_parse(struct dx_arena *a, const char *text, struct dx_query *q_r);

/* The first value of NAME, or NULL. */
const char *dx_query_find(const struct dx_query *q, const char *name);

/* The Nth parameter that is not in ALLOWED; false: there are fewer. */
bool dx_query_stranger(const struct dx_query *q, const char *const *allowed, size_t n, const char **name_r,
		       const char **what_r) DX_MUST_CHECK;

/* As dx_req_query_check(). */
bool dx_query_check(const struct dx_query *q, const char *const *allowed, struct dx_err *err) DX_MUST_CHECK;

#endif
