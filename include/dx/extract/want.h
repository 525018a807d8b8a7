/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which cells should be read again from the picture: those that are not
 * legible and those that a failed check doubts. Never one of a text layer, and
 * none a second time: what was read again stands beside the page's words.
 */
#ifndef DX_EXTRACT_WANT_H
#define DX_EXTRACT_WANT_H

#include "dx/extract/job.h"

/* Ask for the cell at PLACE. Nowhere, a page with a text layer, or one that was read again: nothing. */
void dx_wants_add(struct dx_job *job, struct dx_place place, enum dx_cell_kind kind);

/* In order and each once, within the budget of a page and of the document: by count, never by the clock. */
void dx_wants_settle(struct dx_job *job);

/* What was read again of the cell at PLACE; NULL: nothing. */
const struct dx_reread *dx_reread_of(const struct dx_job *job, struct dx_place place);

/*
 * Is R a reading of the cell as it is: with or without letters, or by the page's own digits? All such are of the same
 * pixels, and have one vote.
 */
bool dx_reread_is_plain(const struct dx_cell_reading *r);

#endif
