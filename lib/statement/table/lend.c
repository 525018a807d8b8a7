/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A header that stands on every page is the same header, and on a scan it is read on one page better than on
 * another: the page where a word of it was lost gets the columns of the page where all were read.
 */
#include <stdlib.h>
#include <string.h>

#include "record/record.h"
#include "table.h"

/* Edges of one header's words on two pages, a scanner's shift apart (thousandths of a point). */
#define NEAR 9000
/* So many columns must be the same ones. */
#define SHARED_MIN 3

static bool is_scanned(const struct dx_job *job, const struct dx_table *t)
{
	return t->header_n > 0 && job->pages[t->page].source == DX_SOURCE_OCR;
}

/* The same place on the page, by one edge of the words at least. */
static bool in_place(const struct dx_col *a, const struct dx_col *b)
{
	return abs(a->hx0 - b->hx0) <= NEAR || abs(a->hx1 - b->hx1) <= NEAR || (a->hx0 < b->hx1 && b->hx0 < a->hx1);
}

/* May a column of the header read badly be this one of the fuller header? "Amount" may be left of "Deposit Amount". */
static bool may_be(const struct dx_col *c, const struct dx_col *fuller)
{
	return c->role < 0 || c->role == fuller->role ||
	       (c->role == ST_AMOUNT && (fuller->role == ST_DEBIT || fuller->role == ST_CREDIT));
}

/* How many columns of T stand where the fuller table has one that they may be; 0: one of them stands nowhere. */
static size_t shared(const struct dx_table *t, const struct dx_table *fuller)
{
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++) {
		bool same = false;
		bool any = false;

		for (size_t k = 0; k < fuller->n_cols; k++) {
			bool there = in_place(&t->cols[i], &fuller->cols[k]);

			any |= there;
			same |= there && fuller->cols[k].role >= 0 && may_be(&t->cols[i], &fuller->cols[k]);
		}
		if (!any && t->cols[i].role >= 0)
			return 0;
		n += same;
	}
	return n;
}

/* Columns without a role get that of the column in the same place, if no other has it. */
static bool lend_roles(struct dx_table *to, const struct dx_table *from)
{
	bool changed = false;

	for (size_t i = 0; i < to->n_cols; i++) {
		for (size_t k = 0; k < from->n_cols && to->cols[i].role < 0; k++) {
			int role = from->cols[k].role;

			if (role < 0 || to->roles >> role & 1 || !in_place(&to->cols[i], &from->cols[k]))
				continue;
			to->cols[i].role = role;
			to->cols[i].class = dx_st_column_classes[role];
			to->roles |= UINT32_C(1) << role;
			changed = true;
		}
	}
	return changed;
}

static bool lend_all_roles(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	bool changed = false;

	for (size_t i = 0; i < t->n; i++)
		for (size_t k = i > 0 ? i - 1 : 0; k < t->n && k <= i + 1; k++)
			if (k != i && is_scanned(job, &t->v[i]) && is_scanned(job, &t->v[k]) &&
			    t->v[i].page != t->v[k].page && shared(&t->v[i], &t->v[k]) >= SHARED_MIN)
				changed |= lend_roles(&t->v[i], &t->v[k]);
	return changed;
}

static int count_roles(const struct dx_table *t)
{
	return __builtin_popcount(t->roles & ~(UINT32_C(1) << ST_AMOUNT));
}

static const struct dx_table *fullest(const struct dx_job *job)
{
	const struct dx_table *best = NULL;

	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (is_scanned(job, t) && (!best || count_roles(t) > count_roles(best)))
			best = t;
	}
	return best;
}

bool dx_st_lend_headers(struct dx_job *job)
{
	bool changed = lend_all_roles(job);
	const struct dx_table *best = fullest(job);

	for (size_t i = 0; best && i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		size_t n = is_scanned(job, t) && t->page != best->page ? shared(t, best) : 0;

		if (n < SHARED_MIN || count_roles(t) >= count_roles(best))
			continue;
		t->cols = dx_memdup(job->arena, best->cols, best->n_cols * sizeof(*t->cols));
		t->n_cols = best->n_cols;
		t->roles = best->roles;
		changed = true;
	}
	return changed;
}
