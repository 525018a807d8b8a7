/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows that are decided become transactions of the record. */
#include "statement_int.h"

#include "dx/extract/want.h"
#include "record/record.h"

/* A cell that was read as surely as this is not read again for what is beside it. */
#define SURE 90

/* Channel, counterparty and category, from the description and the side alone. */
static void enrich(struct dx_job *job, struct st_txn *t)
{
	int side = dx_val_has(&t->debit) ? -1 : dx_val_has(&t->credit) ? 1 : 0;
	struct dx_enriched e;

	if (!dx_val_has(&t->description))
		return;
	e = dx_enrich(job->tpl->enrich, job->arena, t->description.text, side);
	if (e.channel)
		t->channel = dx_val_derived_text(e.channel);
	if (e.category)
		t->category = dx_val_derived_text(e.category);
	if (e.counterparty && !dx_val_has(&t->counterparty)) {
		t->counterparty = t->description; /* it stands there */
		t->counterparty.text = e.counterparty;
	}
}

void dx_st_collect(struct dx_job *job, struct st_part *p)
{
	struct st_txn *list = dx_alloc_array(job->arena, p->n, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		enrich(job, &p->rows[i].t);
		list[n++] = p->rows[i].t;
	}
	p->acc->transactions = (struct dx_rows){list, n};
	job->rows_total += (int64_t)n;
}

/*
 * Where a cell is unread no check reaches its row, nor the one behind it, and what else was misread there is doubted by
 * nothing: that is read again with it, for all of it together can be right only in one way.
 */
static void want_row(struct dx_job *job, const struct st_row *r)
{
	const struct dx_val *cells[] = {&r->t.debit, &r->t.credit, &r->t.balance};

	for (size_t i = 0; i < DX_LEN(cells); i++)
		if (cells[i]->raw && cells[i]->conf < SURE)
			dx_wants_add(job, cells[i]->place, DX_CELL_AMOUNT);
}

void dx_st_note_unread(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		const size_t behind = dx_st_behind(p, i);

		if (p->rows[i].n_unread == 0 || p->rows[i].word >= 0)
			continue;
		p->has_unread = true;
		job->needs_review = true;
		want_row(job, &p->rows[i]);
		if (behind != SIZE_MAX)
			want_row(job, &p->rows[behind]);
		dx_notes_warn(&job->notes, "amount_not_read", job->pages[p->rows[i].table->page].number,
			      "a cell of an amount column is no number");
	}
}
