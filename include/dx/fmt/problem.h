/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* RFC 9457 problem details, as clients get them and as failed documents keep them. */
#ifndef DX_FMT_PROBLEM_H
#define DX_FMT_PROBLEM_H

#include "dx/base/buf.h"
#include "dx/base/err.h"

/* One wrong parameter or field, for problem.errors[]. */
struct dx_problem_item {
	const char *pointer; /* "/industry", "?limit" */
	const char *code;    /* "missing", "invalid", "unknown" */
	const char *detail;
	const char *allowed; /* JSON text or NULL */
};
/* The problem object itself, as stored with failed documents too. */
void dx_problem_write(struct dx_buf *out, enum dx_code code, const char *detail, const char *instance,
		      const char *request_id, const char *meta_json, const struct dx_problem_item *items,
		      size_t n_items);
void dx_problem_write_as(struct dx_buf *out, int status, enum dx_code code, const char *detail, const char *instance,
			 const char *request_id, const char *meta_json, const struct dx_problem_item *items,
			 size_t n_items);

#endif
