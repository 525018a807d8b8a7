/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the text of a transaction says besides itself: how the money moved, who was on the other side, what
 * it was for. Tables and patterns of the template; the same text always gives the same answer.
 */
#ifndef DX_EXTRACT_ENRICH_H
#define DX_EXTRACT_ENRICH_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/str.h"
#include "dx/extract/fault.h"

struct dx_enrich;

/*
 * Read a template's "enrich" member (doc/templates.md); NULL gives an enrichment that knows nothing. Lives
 * in A. What is wrong is added to F; the enrichment is then of no use.
 */
void dx_enrich_load(struct dx_arena *a, const json_t *member, struct dx_enrich **e_r, struct dx_faults *f);

struct dx_enriched {
	const char *channel, *counterparty, *category; /* NULL: unknown */
};

/* SIDE: −1 debit, 1 credit, 0 unknown. Strings live in A or with the enrichment. */
struct dx_enriched dx_enrich(const struct dx_enrich *e, struct dx_arena *a, const char *text, int side);

#endif
