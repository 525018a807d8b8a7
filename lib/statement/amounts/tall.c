/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Balances in the middle of tall cells: printed once for all rows of a day, beside one that is not the last or between
 * two. Which rows a balance closes the chain says: from one balance to the next the amounts between them make the
 * difference, to the last digit, and the balance stands beside the rows that it closes. Where that does not come out
 * for all rows of a table nothing is moved.
 */
#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "amounts.h"
#include "record/record.h"

/* A printed balance beside the rows of a table. */
struct beside {
	int at; /* twice the number of the row on whose line it is; odd: between that row's and the next one's */
	struct dx_val val;
	size_t to; /* the row that it closes */
};

/* The transactions of one table, from top to bottom. */
struct block {
	const struct dx_table *table;
	struct st_row **rows;
	size_t n;
	struct beside *balances;
	size_t n_balances;
};

static int middle(const struct dx_line *line)
{
	return (line->y0 + line->y1) / 2;
}

/* Is LINE nothing but an amount in the column of balances? */
static bool lone_balance(struct dx_job *job, const struct dx_table *t, size_t line, struct dx_val *v)
{
	static const int money[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT, ST_BALANCE};
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	int col = dx_table_col(t, ST_BALANCE);
	struct dx_number n;
	bool unread;

	if (job->lines.v[line].used || job->lines.v[line].page != t->page)
		return false;
	dx_columns_split(job->arena, &job->lines, t, line, cells);
	for (size_t i = 0; i < t->n_cols; i++)
		if (((int)i == col) != (cells[i].n > 0))
			return false;
	if (!dx_cell_number(job, &cells[col], dx_cell_decimals(job, money, DX_LEN(money)), v, &n, &unread))
		return false;
	if (n.mark == DX_VALUE_MARK_DR)
		v->dec = dx_dec_neg(v->dec);
	return true;
}

static void add(struct block *b, int at, struct dx_val val)
{
	b->balances[b->n_balances++] = (struct beside){.at = at, .val = val};
}

/* The balances beside the rows, from top to bottom. */
static void find_balances(struct dx_job *job, struct block *b)
{
	size_t line = b->table->first;
	size_t end = b->table->first + b->table->n;

	b->balances = dx_alloc_array(job->arena, b->n + b->table->n, sizeof(*b->balances));
	for (size_t i = 0; i <= b->n; i++) {
		int below = i < b->n ? middle(&job->lines.v[b->rows[i]->row->line]) : INT32_MAX;
		struct dx_val v = {0};

		for (; line < end && middle(&job->lines.v[line]) < below; line++)
			if (lone_balance(job, b->table, line, &v))
				add(b, 2 * (int)i - 1, v);
		if (i < b->n && dx_val_has(&b->rows[i]->t.balance))
			add(b, 2 * (int)i, b->rows[i]->t.balance);
	}
}

/* What row R comes to; false when its side is not printed. */
static bool change_of(const struct st_row *r, struct dx_dec *change_r)
{
	*change_r = dx_st_change(&r->t);
	if (!dx_val_has(&r->amount) || dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit))
		return true;
	*change_r = dx_dec_abs(r->amount.dec);
	if (r->side < 0)
		*change_r = dx_dec_neg(*change_r);
	return r->side != 0;
}

/*
 * The rows from *NEXT on that B closes, *BEFORE being the balance in front of them (NULL: unknown, then the balance
 * halves its cell). NEXT and AT count in order of time.
 */
static bool close_rows(struct block *b, struct beside *at, bool reversed, size_t *next, const struct dx_dec *before)
{
	int place = reversed ? 2 * ((int)b->n - 1) - at->at : at->at;
	struct dx_dec sum = before ? *before : dx_dec(0, 0);
	int first = (int)*next;

	for (int i = first; i < (int)b->n; i++) {
		struct dx_dec change;

		if (2 * first - 1 > place || !change_of(b->rows[reversed ? b->n - 1 - (size_t)i : (size_t)i], &change))
			return false;
		sum = dx_dec_add(sum, change);
		if (2 * i + 1 < place || (before ? dx_dec_cmp(sum, at->val.dec) != 0 : i != place - first))
			continue;
		at->to = reversed ? b->n - 1 - (size_t)i : (size_t)i;
		*next = (size_t)i + 1;
		return true;
	}
	return false;
}

/* Does each balance close rows, and are all rows closed? *BEFORE goes on to the next table in time. */
static bool all_close(struct block *b, bool reversed, const struct dx_dec *before)
{
	size_t next = 0;

	for (size_t k = 0; k < b->n_balances; k++) {
		struct beside *at = &b->balances[reversed ? b->n_balances - 1 - k : k];

		if (!close_rows(b, at, reversed, &next, before))
			return false;
		before = &at->val.dec;
	}
	return next == b->n;
}

/* A table with a balance in every row has no tall cells of them. */
static bool some_missing(const struct block *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (!dx_val_has(&b->rows[i]->t.balance))
			return true;
	return false;
}

static void settle(struct dx_job *job, struct block *b, bool reversed, const struct dx_dec *before)
{
	if (b->n == 0 || job->pages[b->table->page].source == DX_SOURCE_OCR || dx_table_col(b->table, ST_BALANCE) < 0 ||
	    !some_missing(b))
		return; /* what recognition put on another line is no cell's middle */
	find_balances(job, b);
	if (!all_close(b, reversed, before))
		return;
	for (size_t i = 0; i < b->n; i++)
		b->rows[i]->t.balance = (struct dx_val){0};
	for (size_t k = 0; k < b->n_balances; k++)
		b->rows[b->balances[k].to]->t.balance = b->balances[k].val;
}

/* The balance in front of the row with number I; NULL: not known. */
static const struct dx_dec *balance_before(const struct st_part *p, size_t i)
{
	size_t at = dx_st_before(p, i);
	const struct dx_val *v = at == SIZE_MAX ? &p->acc->opening_balance : &p->rows[at].t.balance;

	return dx_val_has(v) ? &v->dec : NULL;
}

void dx_st_tall_balances(struct dx_job *job, struct st_part *p)
{
	struct st_row **rows = dx_alloc_array(job->arena, p->n, sizeof(*rows));
	size_t i = p->reversed ? p->n : 0;

	/* table by table in order of time: each one begins with the balance that the one before ended with */
	while (p->reversed ? i > 0 : i < p->n) {
		struct block b = {.rows = rows};
		size_t oldest = SIZE_MAX;
		size_t from = i;

		for (; p->reversed ? i > 0 : i < p->n; i += p->reversed ? SIZE_MAX : 1) {
			size_t at = p->reversed ? i - 1 : i;

			if (b.table && p->rows[at].table != b.table)
				break;
			b.table = p->rows[at].table;
			if (p->rows[at].word < 0 && oldest == SIZE_MAX)
				oldest = at;
		}
		for (size_t k = p->reversed ? i : from; k < (p->reversed ? from : i); k++)
			if (p->rows[k].word < 0)
				rows[b.n++] = &p->rows[k];
		settle(job, &b, p->reversed, oldest == SIZE_MAX ? NULL : balance_before(p, oldest));
	}
}
