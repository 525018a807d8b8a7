/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* mupdf's memory with an upper bound. What the C library really gave counts, not what was asked for. */
#include <malloc.h>
#include <stdlib.h>

#include "pdf_int.h"

static void *budget_malloc(void *user, size_t n)
{
	struct budget *b = user;
	void *p;

	if (n > b->limit - b->used)
		return NULL;
	p = malloc(n);
	if (p)
		b->used += malloc_usable_size(p);
	if (b->used > b->limit)
		b->used = b->limit;
	return p;
}

static void budget_free(void *user, void *p)
{
	struct budget *b = user;
	size_t n = p ? malloc_usable_size(p) : 0;

	b->used -= n < b->used ? n : b->used;
	free(p);
}

static void *budget_realloc(void *user, void *old, size_t n)
{
	struct budget *b = user;
	size_t had = old ? malloc_usable_size(old) : 0;
	void *p;

	if (n > had && n - had > b->limit - b->used)
		return NULL;
	p = realloc(old, n);
	if (p) {
		b->used -= had < b->used ? had : b->used;
		b->used += malloc_usable_size(p);
		if (b->used > b->limit)
			b->used = b->limit;
	}
	return p;
}

fz_alloc_context dx_budget_alloc(struct budget *b)
{
	return (fz_alloc_context){b, budget_malloc, budget_realloc, budget_free};
}
