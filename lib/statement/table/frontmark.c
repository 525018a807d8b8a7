/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Credit Rs.       Balance Rs." over "389.67 Cr       8,979.52" and, in a row of the other side, over "Cr   9,160.34":
 * what the balance is stands before it, in a column without a heading that is nearer to the amounts. A mark that stands
 * at one place in every row that has a balance, and where no amount is as well, is the balance's; but in many rows that
 * all have the mark of their own side it says that once more.
 */
#include "dx/extract/table.h"
#include "amounts/amounts.h"
#include "table.h"

#define ROWS_MIN 2 /* one mark beside a balance tells nothing */
#define OWN_MIN  6 /* rows whose marks may be their own */

struct marks {
	size_t alone; /* with no amount before them */
	size_t n;
	size_t own[2], others; /* of transactions: that of their side, debit or credit, or of the other one */
	int32_t x0, height;    /* of the first one */
	bool everywhere;       /* every row with a balance has one, at one place */
};

/* The cells of ROW for its balance and for what is before it, where the table has columns of both sides. */
static struct dx_cell *cells(const struct dx_job *job, const struct dx_row *row)
{
	const uint32_t sides = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT;
	const struct dx_table *t = &job->tables.v[row->table];
	const int balance = dx_table_col(t, ST_BALANCE);

	if (balance < 1 || (t->roles & sides) != sides || row->cells[balance].n == 0 ||
	    (t->cols[balance - 1].role != ST_DEBIT && t->cols[balance - 1].role != ST_CREDIT))
		return NULL;
	return &row->cells[balance - 1];
}

/* The mark that ends cell C, in the line of the balance behind it; NULL: there is none. */
static const struct dx_cell_word *mark_of(const struct dx_cell *c)
{
	static const char *const marks[] = {"cr", "dr", "db"};
	const struct dx_cell_word *last = c->n ? &c->words[c->n - 1] : NULL;

	return last && last->line == c[1].words[0].line &&
			       dx_str_is_one_of(dx_str(last->word->text), marks, DX_LEN(marks))
		       ? last
		       : NULL;
}

static void count(const struct dx_table *t, const struct dx_row *row, const struct dx_cell *c, struct marks *m)
{
	const struct dx_cell_word *mark = mark_of(c);
	const bool credits = t->cols[c - row->cells].role == ST_CREDIT;
	const int32_t x0 = mark ? mark->word->x0 : 0;

	if (m->n++ == 0) {
		m->x0 = x0;
		m->height = mark ? mark->word->y1 - mark->word->y0 : 0;
	}
	m->everywhere &= mark && (x0 - m->x0) * 2 <= m->height && (m->x0 - x0) * 2 <= m->height;
	m->alone += mark && c->n == 1;
	if (mark && row->class == DX_ROW_BEGIN) {
		const bool credit = credits == (c->n > 1);
		const bool own = credit == (dx_st_side_of_mark(mark->word->text) > 0);

		m->own[credit] += own;
		m->others += !own;
	}
}

/* The mark at the end of C goes before the balance behind it. */
static void give(struct dx_job *job, struct dx_cell *c)
{
	struct dx_cell *balance = c + 1;
	struct dx_cell_word *words = dx_alloc_array(job->arena, balance->n + 1, sizeof(*words));

	words[0] = c->words[--c->n];
	for (size_t i = 0; i < balance->n; i++)
		words[i + 1] = balance->words[i];
	*balance = (struct dx_cell){words, balance->n + 1};
}

void dx_st_front_marks(struct dx_job *job)
{
	struct marks m = {.everywhere = true};

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_cell *c = cells(job, &job->tables.rows[i]);

		if (c)
			count(&job->tables.v[job->tables.rows[i].table], &job->tables.rows[i], c, &m);
	}
	if (!m.everywhere || m.n < ROWS_MIN || m.alone == 0 ||
	    (m.own[0] && m.own[1] && m.own[0] + m.own[1] >= OWN_MIN && m.others == 0))
		return;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_cell *c = cells(job, &job->tables.rows[i]);

		if (c)
			give(job, c);
	}
}
