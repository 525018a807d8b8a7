/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Cells of a scan that lost all of their ink to recognition: "08/11/23  UPI-BALAJI  08/11/23  _  1,54,092.98". Where a
 * row has a balance and no amount, or an amount and no balance though nearly all rows have one, the place that column
 * and row leave is read again. What stands there is a reading like others: the balances choose, or nothing does.
 */
#include "dx/extract/cell.h"
#include "dx/extract/table.h"

#include "amounts.h"

#define ROWS_MIN 4 /* fewer tell nothing of a column */
#define TENTHS   8 /* of the other rows have a figure in it */
#define REACH    5 /* of a figure's height: boxes of the lines above and below reach in so far */

/* The figures of the rows in one column of a table. */
struct column {
	size_t rows, filled;
	int32_t x0, x1;
};

/* Column K of the table of R, whose rows stand one behind the other: a page's, so that time grows with the pages. */
static struct column column_of(const struct dx_job *job, const struct st_row *r, size_t k)
{
	const struct dx_row *first = r->row;
	const struct dx_row *end = job->tables.rows + job->tables.n_rows;
	struct column c = {.x0 = INT32_MAX, .x1 = INT32_MIN};

	while (first > job->tables.rows && first[-1].table == r->row->table)
		first--;
	for (const struct dx_row *row = first; row < end && row->table == first->table; row++) {
		const struct dx_cell *cell = &row->cells[k];

		if (row->class != DX_ROW_BEGIN)
			continue;
		c.rows++;
		for (size_t n = 0; n < cell->n; n++) {
			const struct dx_word *w = cell->words[n].word;

			if (!dx_columns_amount_like(w))
				continue;
			c.filled++;
			c.x0 = w->x0 < c.x0 ? w->x0 : c.x0;
			c.x1 = w->x1 > c.x1 ? w->x1 : c.x1;
			break;
		}
	}
	return c;
}

/*
 * Where a figure of column C is in the row of the one that stands in BESIDE; nowhere, where a word of any line is in
 * the way: what was read is not read once more for another row.
 */
static struct dx_place place_in(const struct dx_page *page, const struct column *c, const struct dx_cell *beside)
{
	const struct dx_word *w = beside->words[0].word;
	const int32_t h = w->y1 - w->y0;
	struct dx_place at = {page->number, c->x0 - h / 3, w->y0 - h / 3, c->x1 + h / 3, w->y1 + h / 3};

	for (size_t i = 0; i < page->n_words; i++) {
		const struct dx_word *in = &page->words[i];

		if (in->x1 <= c->x0 || in->x0 >= c->x1 || in->y1 <= at.y0 || in->y0 >= at.y1)
			continue;
		if (!dx_has_digit(in->text) && !dx_has_letter(in->text)) /* a sign may stand in front */
			at.x0 = in->x1 > at.x0 ? in->x1 : at.x0;
		else if (in->y1 <= w->y0 + h / REACH)
			at.y0 = in->y1 > at.y0 ? in->y1 : at.y0;
		else if (in->y0 >= w->y1 - h / REACH)
			at.y1 = in->y0 < at.y1 ? in->y0 : at.y1;
		else
			return (struct dx_place){0};
	}
	return at;
}

static bool is_hollow(struct dx_job *job, const struct dx_cell *c)
{
	return c->n == 0 || dx_cell_blank(dx_cell_text(job->arena, c));
}

/* The figure of column ROLE of R, which stands beside the one in BESIDE and was not seen. */
static bool ask(struct dx_job *job, const struct st_row *r, int role, const struct dx_cell *beside,
		unsigned int decimals, struct dx_val *v)
{
	const int k = dx_table_col(r->table, role);
	struct column c;

	if (k < 0 || !is_hollow(job, &r->row->cells[k]))
		return false;
	c = column_of(job, r, (size_t)k);
	if (c.filled == 0)
		return false;
	return dx_cell_lost(job, place_in(&job->pages[r->table->page], &c, beside), decimals, v);
}

static const struct dx_cell *cell_of(struct dx_job *job, const struct st_row *r, int role)
{
	const int k = dx_table_col(r->table, role);

	return k < 0 || is_hollow(job, &r->row->cells[k]) ? NULL : &r->row->cells[k];
}

/* Do nearly all rows beside this one have a figure in the column ROLE? */
static bool is_full(const struct dx_job *job, const struct st_row *r, int role)
{
	const int k = dx_table_col(r->table, role);
	struct column c;

	if (k < 0)
		return false;
	c = column_of(job, r, (size_t)k);
	return c.rows >= ROWS_MIN && c.filled * 10 >= (c.rows - 1) * TENTHS;
}

static void ask_amount(struct dx_job *job, struct st_row *r, unsigned int decimals)
{
	const struct dx_cell *balance = cell_of(job, r, ST_BALANCE);
	struct dx_val debit = {0};
	struct dx_val credit = {0};
	bool is_debit = ask(job, r, ST_DEBIT, balance, decimals, &debit);
	bool is_credit = ask(job, r, ST_CREDIT, balance, decimals, &credit);

	if (ask(job, r, ST_AMOUNT, balance, decimals, &r->amount)) {
		r->n_unread++;
		return;
	}
	if (is_debit == is_credit) /* nothing; or a picture of something else */
		return;
	*(is_debit ? &r->t.debit : &r->t.credit) = is_debit ? debit : credit;
	r->n_unread++;
}

void dx_st_hollow(struct dx_job *job, unsigned int decimals, struct st_row *r)
{
	const struct dx_cell *amount = cell_of(job, r, ST_DEBIT);

	amount = amount ? amount : cell_of(job, r, ST_CREDIT);
	amount = amount ? amount : cell_of(job, r, ST_AMOUNT);
	if (job->pages[r->table->page].source != DX_SOURCE_OCR || r->word >= 0 || r->row->class != DX_ROW_BEGIN ||
	    r->n_unread > 0)
		return;
	if (!amount && dx_val_has(&r->t.balance) && is_full(job, r, ST_BALANCE))
		ask_amount(job, r, decimals);
	else if (amount && !cell_of(job, r, ST_BALANCE) && is_full(job, r, ST_BALANCE))
		r->n_unread += ask(job, r, ST_BALANCE, amount, decimals, &r->t.balance);
}
