/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rows of a result: transactions, line items, entries. Pure functions. */
#ifndef DX_DOC_ROWS_H
#define DX_DOC_ROWS_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/str.h"

/* So many rows appear in `data`; the rest is paged. */
#define DX_ROWS_SHOWN 2000

struct dx_rowset {
	size_t n;
	struct dx_str
		*items; /* {"index":0,"path":"/transactions/0","data":{…},"evidence":{"/transactions/0/date":{…},…}} */
	bool cut;       /* there are more than MAX; only then: */
	struct dx_str data, evidence; /* the first MAX rows of each list, and everything else */
};

/*
 * The rows in DATA (those of all accounts or deductors one after the other, where a result has several), each with
 * its part of EVIDENCE (the text of an object by JSON pointer, which must have parsed), word for word. Texts live in A.
 */
void dx_rows_read(struct dx_arena *a, const json_t *data, struct dx_str evidence, size_t max, struct dx_rowset *r);

#endif
