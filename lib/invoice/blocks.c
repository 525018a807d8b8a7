/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Blocks of parties: cut where another thing begins, joined where lines end in one column. */
#include "party_int.h"

#define RIGHT_EDGE      3000 /* right edges of one block, thousandths of a point */
#define RIGHT_LINES_MAX 12
#define LINE_WORDS_MAX  7

/* ---- cutting ---- */

/* A title, or a heading alone on its line, begins something else. */
static bool begins(struct parties *p, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

	if (!hit)
		return false;
	if (hit->field >= IL_DOC_INVOICE && hit->field <= IL_DOC_DEBIT_NOTE)
		return true;
	return (hit->field == IL_SUPPLIER || hit->field == IL_RECIPIENT || hit->field == IL_SHIP_TO) &&
	       (hit->has_colon || hit->n == b->lines[i].n);
}

/* Lines FROM to TO of B. */
static struct dx_block part_of(const struct parties *p, const struct dx_block *b, size_t from, size_t to)
{
	struct dx_block part = *b;

	part.lines += from;
	part.at += from;
	part.n = to - from;
	part.y0 = p->job->lines.v[part.at[0]].y0;
	part.y1 = p->job->lines.v[part.at[part.n - 1]].y1;
	return part;
}

void dx_invoice_cut_blocks(struct parties *p)
{
	struct dx_block *v;
	size_t cap = 0;
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++)
		cap += p->blocks[i].n;
	v = dx_alloc_array(p->job->arena, cap + 1, sizeof(*v));
	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		size_t from = 0;

		for (size_t k = 1; k <= b->n; k++) {
			if (k < b->n && !begins(p, b, k))
				continue;
			v[n++] = from || k < b->n ? part_of(p, b, from, k) : *b;
			from = k;
		}
	}
	p->blocks = v;
	p->n = n;
}

/* ---- joining ---- */

/* What may stand in the block of somebody who sells or buys. */
static bool is_of_party(struct parties *p, const struct dx_block *b)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, 0);

	if (b->lines[0].n > LINE_WORDS_MAX) /* the sender's name and address on one line, a sentence */
		return false;
	return !hit || hit->field == IL_TAX_ID || hit->field == IL_OTHER || hit->field == IL_SUPPLIER ||
	       hit->field == IL_RECIPIENT || hit->field == IL_NAME || hit->field == IL_ADDRESS;
}

/* Do all lines of B end at X? */
static bool ends_at(const struct dx_block *b, int32_t x)
{
	for (size_t i = 0; i < b->n; i++) {
		int32_t shift = b->lines[i].words[b->lines[i].n - 1]->x1 - x;

		if (shift > RIGHT_EDGE || shift < -RIGHT_EDGE)
			return false;
	}
	return true;
}

static void append(struct dx_block *all, const struct dx_block *b)
{
	for (size_t i = 0; i < b->n && all->n < RIGHT_LINES_MAX; i++) {
		all->lines[all->n] = b->lines[i];
		all->at[all->n++] = b->at[i];
	}
	all->y1 = b->y1;
	all->x0 = b->x0 < all->x0 ? b->x0 : all->x0;
}

static bool goes_on(const struct parties *p, const struct dx_block *b, const struct dx_block *c)
{
	int32_t height = p->job->lines.v[c->at[0]].height;

	return c->page == b->page && ends_at(c, b->x1) && c->y0 - b->y1 < height &&
	       c->y0 + height / 2 > b->y1 - height / 2;
}

void dx_invoice_join_right(struct parties *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct dx_block *b = &p->blocks[i];
		struct dx_block all = *b;

		if (p->taken[i] || !ends_at(b, b->x1) || !is_of_party(p, b))
			continue;
		all.n = 0;
		all.lines = dx_alloc_array(p->job->arena, RIGHT_LINES_MAX, sizeof(*all.lines));
		all.at = dx_alloc_array(p->job->arena, RIGHT_LINES_MAX, sizeof(*all.at));
		append(&all, b);
		for (size_t k = i + 1; k < p->n; k++) {
			const struct dx_block *c = &p->blocks[k];

			if (p->taken[k] || !goes_on(p, &all, c) || !is_of_party(p, c))
				continue;
			append(&all, c);
			p->taken[k] = true;
		}
		if (all.n > b->n)
			*b = all;
	}
}
