/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A sum whose figure was taken out of a text layer leaves its label behind, and a null that no arithmetic misses.
 * Labels stand in sentences and in headings as well, so that a label alone says nothing; one in a box of sums does,
 * where the labels beside it have their figures.
 */
#ifndef DX_EXTRACT_ERASED_H
#define DX_EXTRACT_ERASED_H

#include "dx/extract/fields.h"

/*
 * Is a label of FIELD in SCOPE blank, of a page with a text layer? One of a box stands under another label or over it,
 * one of a line beside others, one of a strip over or under the line of figures; it has nothing where these have
 * theirs. What is printed there is a figure, "-" and "Nil" too. Where V, the value of FIELD, was read elsewhere, only a
 * box of three labels or more tells. A check that cannot be made says which label it is.
 */
bool dx_erased_lacks(struct dx_job *job, struct dx_scope scope, int field, const struct dx_val *v) DX_MUST_CHECK;

#endif
