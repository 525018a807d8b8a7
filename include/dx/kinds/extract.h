/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words → data: a pure function of (pages, template, options). No clock, no
 * randomness, no file, no locale: the same input gives the same bytes.
 */
#ifndef DX_KINDS_EXTRACT_H
#define DX_KINDS_EXTRACT_H

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/doc/words.h"

struct dx_extract_result {
	/* the template that was chosen, where there was a choice: "industry/name@version", else "" */
	char chosen[160];
	int chosen_percent; /* how sure that is */
	bool needs_review;  /* a check failed or a required field is missing */
	int64_t rows_total; /* -1 when the template has no rows */
	/* JSON texts, exactly as clients get them (DESIGN 5): */
	struct dx_buf data;     /* the template's schema */
	struct dx_buf evidence; /* {"/path":{"page","box","raw","confidence","source"},…} */
	struct dx_buf checks;   /* [{"id","label","state":"passed|failed|not_applicable","expected","found","paths"}] */
	struct dx_buf verification; /* {"state","covers","passed","failed","not_applicable"} */
	struct dx_buf corrections;  /* [{"path","read","used","why","candidates"}] */
	struct dx_buf warnings;     /* [{"code","page","detail"}] */
	struct dx_buf wants;        /* cells that should be read again: doc/cells.h; not for clients */
};

/*
 * TEMPLATE_JSON is the template file's text, already validated when it was loaded, or an array of such
 * texts from which the one that fits is chosen (not sure enough: needs review, warning
 * template_uncertain; none: unknown_template); OPTIONS_JSON may
 * be empty. PAGES ascend. Errors: internal_error (bad template), no_text_found (no word on any page).
 * Buffers in *R are owned by the caller (dx_extract_free()).
 */
bool dx_extract(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r,
		struct dx_err *err) DX_MUST_CHECK;
/*
 * The same for values that are given (dx_given_make()) instead of those that are read: checks, verdict and
 * status are about them. What does not fit the template stands in GIVEN's faults; the result is then of no use.
 */
struct dx_given;
bool dx_extract_given(struct dx_arena *a, struct dx_str template_json, struct dx_given *given,
		      const struct dx_page *pages, size_t n_pages, struct dx_extract_result *r,
		      struct dx_err *err) DX_MUST_CHECK;
void dx_extract_free(struct dx_extract_result *r);

#endif
