/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sources beside the words, for kinds that have a use for them. */
#ifndef DX_KINDS_INT_H
#define DX_KINDS_INT_H

#include "dx/extract/job.h"
#include "dx/fmt/json.h"

/*
 * The template of TEMPLATES (an array of template files) that fits best, by its place in the array, and how sure
 * that is, in hundredths. Deterministic; of equals the first. Errors: unknown_template (none has a word for
 * it), internal_error (a template's "recognise" is malformed).
 */
bool dx_auto_choose(struct dx_arena *a, const json_t *templates, const struct dx_lines *lines, size_t *at_r,
		    int *confidence_r, struct dx_err *err) DX_MUST_CHECK;

/* Invoice XML among the files inside the document: take its values, compare them with the page's. */
void dx_embedded_apply(struct dx_job *job, void *record);

#endif
