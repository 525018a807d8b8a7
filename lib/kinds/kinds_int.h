/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the package: sources beside the words, and the way of one extraction. */
#ifndef DX_KINDS_INT_H
#define DX_KINDS_INT_H

#include "dx/extract/job.h"
#include "dx/fmt/json.h"
#include "dx/kinds/extract.h"

/* In hundredths: a choice of which less is sure is a guess. */
#define DX_AUTO_SURE 50

/*
 * The template of TEMPLATES (an array of template files) that fits PAGES best, by its place in the array, and how sure
 * that is, in hundredths. Deterministic; of equals the first. LINES are those of PAGES. Errors: unknown_template (none
 * has a word for it, and none makes sense of it), internal_error (a template's "recognise" is malformed).
 */
bool dx_auto_choose(struct dx_arena *a, const json_t *templates, const struct dx_page *pages, size_t n_pages,
		    const struct dx_lines *lines, size_t *at_r, int *confidence_r, struct dx_err *err) DX_MUST_CHECK;

/* The points that T gets for what it makes of PAGES, or of the first of them; 0: no sense. */
int dx_weigh(const struct dx_template *t, const struct dx_page *pages, size_t n);

/* dx_extract() for somebody who wants the job as well: TPL and JOB are filled, and live as long as A. */
bool dx_kinds_extract(struct dx_arena *a, struct dx_str template_json, struct dx_str options_json,
		      const struct dx_page *pages, size_t n_pages, struct dx_template *tpl, struct dx_job *job,
		      struct dx_extract_result *r, struct dx_err *err) DX_MUST_CHECK;

/* A new JOB, of no template yet, over what can be seen of PAGES; see seen.c. False: there is no word. */
bool dx_reading_begin(struct dx_arena *a, const struct dx_page *pages, size_t n_pages,
		      struct dx_job *job) DX_MUST_CHECK;
/* The record of JOB, which is new, by the way that its lines make most sense in; JOB is of that then. See reading.c. */
void *dx_reading_best(struct dx_job *job, const struct dx_page *pages);
/* The same way with values GIVEN in place of those read. */
void *dx_reading_given(struct dx_job *job, const struct dx_page *pages, struct dx_given *given);

/* Rules of typed bars and dashes become rules of P, whose list of words is its own; see typed.c. */
void dx_typed_rules(struct dx_arena *a, struct dx_page *p);

/* Invoice XML among the files inside the document: take its values, compare them with the page's. */
void dx_embedded_apply(struct dx_job *job, void *record);

/*
 * The signed code of an e-invoice, if a page has one: checked, compared with the page, and values that are not
 * printed taken from it. OPTIONS_JSON {"einvoice_keys":"JWKS or PEM"?}.
 */
void dx_signed_apply(struct dx_job *job, void *record, struct dx_str options_json);

#endif
