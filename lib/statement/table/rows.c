/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows of a statement's table, and what stands in their cells. */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "dx/extract/wrap.h"
#include "amounts/asked_int.h"
#include "dates/row_date_int.h"
#include "amounts/amounts.h"
#include "dates/dates.h"
#include "record/record.h"
#include "table.h"

#define FULL_DIGITS   3 /* of a day and a year, at least */
#define YEAR_DIGITS   4
#define CHEQUE_DIGITS 3

static void read_text(struct dx_job *job, const struct st_row *r, int role, const struct dx_wrap *wrap,
		      struct dx_val *v)
{
	int k = dx_table_col(r->table, role);
	const char *text;

	if (k < 0 || r->row->cells[k].n == 0)
		return;
	text = dx_wrap_text(job->arena, wrap, &r->table->cols[k], &r->row->cells[k],
			    job->pages[r->table->page].source == DX_SOURCE_OCR);
	if (dx_cell_blank(text))
		return;
	*v = dx_cell_val(job, &r->row->cells[k]);
	v->text = text;
}

/*
 * "741.72 M" on a card, where "C" and "D" tell sides: one more letter says what kind of charge it is (an instalment, a
 * balance transfer), and nothing of the figure.
 */
static bool has_kind_behind(const struct dx_cell *c)
{
	const char *text = c->n == 2 ? c->words[1].word->text : "";

	return c->n == 2 && dx_columns_amount_like(c->words[0].word) && text[0] >= 'A' && text[0] <= 'Z' &&
	       text[1] == '\0';
}

static bool read_number(struct dx_job *job, struct st_row *r, int role, unsigned int decimals, struct dx_val *v,
			struct dx_number *n)
{
	int k = dx_table_col(r->table, role);
	const struct dx_cell *cell = k < 0 ? NULL : &r->row->cells[k];
	bool scanned = job->pages[r->table->page].source == DX_SOURCE_OCR;
	struct dx_cell figure;
	bool unread = false;
	bool kind, ok;

	if (cell && scanned && dx_st_figure_among(job, cell, decimals, &figure))
		cell = &figure;
	kind = cell && dx_st_is_card(job) && !dx_cell_numeric(job, cell) && has_kind_behind(cell);
	if (kind) {
		figure = (struct dx_cell){cell->words, 1};
		cell = &figure;
	} else if (cell && role == ST_AMOUNT) {
		figure = dx_st_own_amount(job, cell);
		cell = &figure;
	}
	ok = cell && dx_cell_number(job, cell, decimals, v, n, &unread);
	if (kind && ok)
		n->mark = DX_VALUE_MARK_DR;
	r->n_unread += unread;
	return ok;
}

/* The first USED bytes of cell C are the date V; C is what stands behind it. */
static void cut_date(struct dx_job *job, struct dx_cell *c, size_t used, struct dx_val *v)
{
	struct dx_cell front = *c;

	front.n = 0;
	for (size_t len = 0; front.n < c->n && len < used; front.n++)
		len += strlen(c->words[front.n].word->text) + 1;
	*v = dx_cell_val(job, &front);
	c->words += front.n;
	c->n -= front.n;
}

static bool is_hour(const char *text)
{
	size_t n = strspn(text, "0123456789:");

	return (n >= 4 && text[n] == '\0') || dx_str_ieq_c(dx_str(text), "am") || dx_str_ieq_c(dx_str(text), "pm");
}

/* "10 Apr, 12:16 pm" as a line of its own under a text is no part of it: words AT to AT + N of C, and an hour. */
static void cut_date_line(struct dx_cell *c, size_t at, size_t n)
{
	size_t end = at + n;
	size_t line = c->words[at].line;

	while (end < c->n && c->words[end].line == line && is_hour(c->words[end].word->text))
		end++;
	if (end == c->n)
		c->n = at;
}

/*
 * Is the first of C's lines by itself what a date is read of? Two lines at once are read as neither; below may stand an
 * hour, and not the year.
 */
static bool may_be_over_hour(const struct dx_cell *c)
{
	const struct dx_cell upper = dx_st_upper_line(c);
	size_t digits = 0;
	size_t below = 0;

	for (size_t i = 0; i < c->n; i++)
		*(i < upper.n ? &digits : &below) += dx_count_digits(c->words[i].word->text);
	return upper.n < c->n && digits >= FULL_DIGITS && below != YEAR_DIGITS;
}

/*
 * "O7 Feb" over "2025": a line each, of which two at once are read as neither. The day is what is to be read again; the
 * statement's period gives it the year, as it does where none is printed.
 */
static bool is_over_year(const struct dx_cell *c)
{
	const char *last = c->n > 1 ? c->words[c->n - 1].word->text : "";

	return dx_st_upper_line(c).n == c->n - 1 && strlen(last) == YEAR_DIGITS &&
	       strspn(last, "0123456789") == YEAR_DIGITS &&
	       (dx_str_starts(dx_str(last), "19") || dx_str_starts(dx_str(last), "20"));
}

/* Where the date of a scanned row is, and the value date in brackets below it. */
static void take_date_cell(struct dx_job *job, struct st_row *r, const struct dx_cell *c)
{
	const struct dx_cell above = dx_st_above_bracket(c);
	const struct dx_cell below = {c->words + above.n, c->n - above.n};
	struct dx_dates_raw raw;
	struct dx_cell among;

	if (!dx_st_date_among(job, &above, &raw, &among))
		among = above;
	if (may_be_over_hour(&among) || is_over_year(&among))
		among = dx_st_upper_line(&among);
	r->date_cell = dx_cell_val(job, &among);
	if (below.n == 0)
		return;
	r->t.value_date = dx_cell_val(job, &below);
	r->t.value_date.text = dx_st_date_inside(job->arena, r->t.value_date.raw);
}

static void read_dates(struct dx_job *job, struct st_row *r)
{
	int k = dx_table_col(r->table, ST_DATE);
	size_t used, words;
	struct dx_dates_raw raw;
	struct dx_cell upper;

	r->has_date = dx_st_row_date(job, r->table, r->row->cells, &r->date);
	if (k < 0)
		k = dx_table_col(r->table, ST_VALUE_DATE);
	if (k >= 0 && r->row->cells[k].n > 0 && job->pages[r->table->page].source == DX_SOURCE_OCR)
		take_date_cell(job, r, &r->row->cells[k]);
	if (k < 0)
		k = dx_table_col(r->table, ST_DESCRIPTION);
	if (!r->has_date && r->table->below && k >= 0 &&
	    dx_st_date_below(job, &r->row->cells[k], &r->date, &used, &words)) {
		struct dx_cell date = {r->row->cells[k].words + used, words};

		r->has_date = true;
		r->t.date = dx_cell_val(job, &date);
		cut_date_line(&r->row->cells[k], used, words);
		return;
	}
	if (!r->has_date || k < 0) {
		r->date_unread = k >= 0 && r->row->cells[k].n > 0 &&
				 (r->table->cols[k].class == DX_COL_DATE ||
				  dx_st_date_begins_unread(job, r->table, &r->row->cells[k]));
		return;
	}
	r->t.date = dx_val_has(&r->date_cell) && !is_over_year(&r->row->cells[k]) ? r->date_cell
										  : dx_cell_val(job, &r->row->cells[k]);
	if (r->table->cols[k].role == ST_DESCRIPTION &&
	    dx_st_date_begins(job, r->table, &r->row->cells[k], &r->date, &used)) {
		/* what is left is the description */
		cut_date(job, &r->row->cells[k], used, &r->t.date);
	} else if (r->table->cols[k].role != ST_DESCRIPTION && dx_st_date_and_bracket(r->t.date.raw, &raw, &used)) {
		r->date = raw;
		cut_date(job, &r->row->cells[k], used, &r->t.date);
		r->t.value_date = dx_cell_val(job, &r->row->cells[k]);
		r->t.value_date.text = dx_strndup(job->arena, r->t.value_date.raw + 1, strlen(r->t.value_date.raw) - 2);
	} else if (r->table->cols[k].role == ST_DATE && dx_st_day_over_day(job, &r->row->cells[k], &raw, &upper)) {
		const struct dx_cell lower = {r->row->cells[k].words + upper.n, r->row->cells[k].n - upper.n};

		r->t.date = dx_cell_val(job, &upper);
		r->t.value_date = dx_cell_val(job, &lower);
		r->t.value_date.text = r->t.value_date.raw;
	}
}

/* "Balance as on 31-Mar : 1,31,810.52Dr": a row of a balance, whose figure may stand in any column. */
static void mark_balance(const struct st_row *r, const struct dx_number *n, struct dx_val *v)
{
	if (r->word >= 0 && r->word != SW_TOTAL && n->mark == DX_VALUE_MARK_DR)
		v->dec = dx_dec_neg(dx_dec_abs(v->dec));
}

/*
 * "919.96(Dr)" under "Deposit (Cr)" where no other heading of amounts was read: one column of both, and what stands
 * behind the amount says its side.
 */
static void take_marked(struct st_row *r, const struct dx_number *n, int other, struct dx_val *v,
			struct dx_val *of_other)
{
	enum dx_value_mark mark = other == ST_DEBIT ? DX_VALUE_MARK_DR : DX_VALUE_MARK_CR;

	mark_balance(r, n, v);
	if (r->word >= 0 || n->mark != mark || dx_table_col(r->table, other) >= 0)
		return;
	*of_other = *v;
	*v = (struct dx_val){0};
}

/* A charge that is no number is told by the balances, if they count it; it is no value of the answer. */
static void read_charge(struct dx_job *job, struct st_row *r, unsigned int decimals)
{
	int k = dx_table_col(r->table, ST_CHARGE);
	struct dx_number n;
	bool unread;

	if (k < 0 || r->word >= 0 || !dx_cell_number(job, &r->row->cells[k], decimals, &r->charge, &n, &unread))
		return;
	r->charge.dec = dx_dec_abs(r->charge.dec);
	r->charge.n_readings = 0;
}

/* "Cr" alone under the text of a row says its side: it is no text, but "IN" is that of a shop in India. Returns the
 * side, 0: none. */
static int cut_mark(struct st_row *r)
{
	int k = dx_table_col(r->table, ST_DESCRIPTION);
	struct dx_cell *c = k < 0 ? NULL : &r->row->cells[k];
	int side;

	if (!c || c->n < 2 || c->words[c->n - 1].line == c->words[c->n - 2].line ||
	    strlen(c->words[c->n - 1].word->text) != 2 || dx_str_ieq_c(dx_str(c->words[c->n - 1].word->text), "in"))
		return 0;
	side = dx_st_side_of_mark(c->words[c->n - 1].word->text);
	c->n -= side != 0;
	return side;
}

/* "5541 *", "2683* i": marks of a list of cheques behind their numbers, which are explained under it, are none of them.
 */
static void without_marks(struct dx_job *job, struct dx_val *v)
{
	const size_t digits = dx_val_has(v) ? strspn(v->text, "0123456789") : 0;
	const char *p = v->text + digits;

	if (digits < CHEQUE_DIGITS || *p == '\0')
		return;
	while (*p == ' ' || *p == '*' || (p[-1] == ' ' && *p >= 'a' && *p <= 'z' && (p[1] == ' ' || p[1] == '\0')))
		p++;
	if (*p == '\0')
		v->text = dx_strndup(job->arena, v->text, digits);
}

static void read_row(struct dx_job *job, struct st_row *r, const struct dx_wrap wraps[ST_COLS], unsigned int decimals,
		     bool labelled)
{
	struct dx_number n = {0};
	bool is_read;
	int side;

	read_dates(job, r);
	if (r->word < 0 && (labelled || !r->has_date))
		dx_st_day_over(job, r, labelled);
	side = cut_mark(r);
	dx_st_cut_rate_line(job, r);
	read_text(job, r, ST_VALUE_DATE, &wraps[ST_VALUE_DATE], &r->t.value_date);
	read_text(job, r, ST_DESCRIPTION, &wraps[ST_DESCRIPTION], &r->t.description);
	read_text(job, r, ST_REFERENCE, &wraps[ST_REFERENCE], &r->t.reference);
	if (!dx_val_has(&r->t.reference)) /* no cheque: the bank's own number of the row */
		read_text(job, r, ST_TRANSACTION_ID, &wraps[ST_TRANSACTION_ID], &r->t.reference);
	without_marks(job, &r->t.reference);
	read_text(job, r, ST_COUNTERPARTY, &wraps[ST_COUNTERPARTY], &r->t.counterparty);
	if (read_number(job, r, ST_DEBIT, decimals, &r->t.debit, &n))
		take_marked(r, &n, ST_CREDIT, &r->t.debit, &r->t.credit);
	if (dx_table_col(r->table, ST_CREDIT) >= 0 && read_number(job, r, ST_CREDIT, decimals, &r->t.credit, &n))
		take_marked(r, &n, ST_DEBIT, &r->t.credit, &r->t.debit);
	is_read = read_number(job, r, ST_BALANCE, decimals, &r->t.balance, &n);
	dx_st_unsided(job, is_read, decimals, r);
	dx_st_balance_side(job, is_read, &n, &r->t.balance);
	dx_st_balance_mark(job, r);
	if (read_number(job, r, ST_AMOUNT, decimals, &r->amount, &n)) {
		r->number = n;
		r->side = dx_st_printed_side(job, r);
		r->side = r->side ? r->side : side;
		mark_balance(r, &n, &r->amount);
	} else {
		dx_st_unsided_amount(job, decimals, r);
	}
	dx_st_hollow(job, decimals, r);
	read_number(job, r, ST_SERIAL, 0, &r->serial, &n);
	read_charge(job, r, decimals);
	if (r->word == SW_TOTAL && !dx_val_has(&r->t.debit) && !dx_val_has(&r->t.credit) && !dx_val_has(&r->amount))
		dx_st_both_totals(job, r);
}

static bool has_amount(const struct st_row *r)
{
	return dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit) || dx_val_has(&r->amount);
}

/* A dated line without an amount is no row: what stands there counts as what stands beside the table. */
static void give_back(struct dx_job *job, const struct st_row *r)
{
	for (size_t i = 0; i < r->table->n_cols; i++)
		for (size_t k = 0; k < r->row->cells[i].n; k++)
			job->lines.v[r->row->cells[i].words[k].line].used = false;
}

/* Where the text below R's figures begins, X, is known: what stands there is its description. */
static void read_with_text_below(struct dx_job *job, struct st_row *r, const struct dx_wrap wraps[ST_COLS],
				 unsigned int decimals, bool labelled, int32_t x)
{
	const struct dx_cell text = dx_st_cut_text_below(job, r->row, x);

	read_row(job, r, wraps, decimals, labelled);
	if (text.n == 0)
		return;
	r->t.description = dx_cell_val(job, &text);
	r->t.description.text = r->t.description.raw;
}

static struct st_row *rows_read(struct dx_job *job, size_t *n_r)
{
	struct st_row *rows = dx_alloc_array(job->arena, job->tables.n_rows, sizeof(*rows));
	static const int money[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT, ST_BALANCE};
	struct dx_wrap wraps[ST_COLS];
	bool *days = dx_alloc_array(job->arena, job->tables.n, sizeof(*days));
	int *second = dx_alloc_array(job->arena, job->tables.n, sizeof(*second));
	bool labelled = dx_st_days_are_labelled(job);
	unsigned int decimals;
	size_t n = 0;

	dx_st_part_balances(job);
	dx_st_icons(job);
	dx_st_card_marks(job);
	dx_st_initials(job);
	dx_st_front_marks(job);
	decimals = dx_cell_decimals(job, money, DX_LEN(money));
	for (size_t i = 0; i < job->tables.n; i++) {
		days[i] = dx_st_is_days(job, &job->tables.v[i]);
		second[i] = dx_st_second_text(job, &job->tables.v[i]);
	}
	for (int i = 0; i < ST_COLS; i++)
		wraps[i] = dx_wrap_learn(&job->tables, i);
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct st_row *r = &rows[n];
		const struct dx_row *row = &job->tables.rows[i];
		int32_t x;

		*r = (struct st_row){.row = row, .table = &job->tables.v[row->table], .word = -1};
		if (row->class == DX_ROW_SPECIAL)
			r->word = dx_st_row_word(job, r->table, row->cells);
		else if (days[row->table])
			r->word = SW_DAY;
		if (r->word < 0 && dx_st_heads_below(job, r->table, &x))
			read_with_text_below(job, r, wraps, decimals, labelled, x);
		else
			read_row(job, r, wraps, decimals, labelled);
		if (second[row->table] >= 0 && r->word < 0)
			dx_st_add_text(job, r, second[row->table]);
		if (r->word == SW_DAY && dx_val_has(&r->amount)) {
			r->t.balance = r->amount;
			r->amount = (struct dx_val){0};
		}
		if (row->class == DX_ROW_BEGIN && r->word < 0 && !has_amount(r) && r->n_unread == 0) {
			dx_notes_warn(&job->notes, "row_without_amount", job->pages[r->table->page].number,
				      "a dated line has no amount");
			give_back(job, r);
			continue;
		}
		n++;
	}
	dx_st_filled(rows, n);
	dx_st_money_signs(job, rows, n);
	*n_r = dx_st_over_sums(rows, n);
	dx_st_abreast(job, rows, *n_r);
	return rows;
}

struct st_row *dx_st_read(struct dx_job *job, size_t *n_r)
{
	dx_st_tables(job);
	dx_st_free_totals(job);
	dx_st_hide_other_heads(job);
	dx_labels_unwrap(job->arena, &job->lines, job->tpl->labels);
	dx_labels_find(job->arena, &job->lines, job->tpl->labels, &job->labels);
	if (job->tables.n == 0)
		dx_notes_warn(&job->notes, "no_table", 0, "no table of transactions was found");
	return rows_read(job, n_r);
}
