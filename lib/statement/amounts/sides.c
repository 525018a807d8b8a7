/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Debit or credit, and which end of the list is the older one. */
#include <string.h>

#include "dx/extract/want.h"

#include "amounts.h"
#include "record/record.h"

#define OWED_LEAST 3
#define DEBITS_MIN 5 /* fewer tell nothing of how a column is printed */

static bool is_scanned(const struct dx_job *job, const struct st_row *r)
{
	return job->pages[r->table->page].source == DX_SOURCE_OCR;
}

static bool has_charge(const struct st_row *r)
{
	return r->word < 0 && dx_val_has(&r->charge) && !dx_dec_is_zero(r->charge.dec);
}

/* CHANGE of a balance without what row R may have been charged. */
static struct dx_dec without_charge(const struct st_row *r, struct dx_dec change)
{
	return has_charge(r) ? dx_dec_add(change, r->charge.dec) : change;
}

int dx_st_side_of_mark(const char *text)
{
	static const struct {
		const char *word;
		int side;
	} marks[] = {{"dr", -1},         {"dr.", -1}, {"debit", -1}, {"db", -1}, {"d", -1},     {"w", -1},
		     {"withdrawal", -1}, {"out", -1}, {"cr", 1},     {"cr.", 1}, {"credit", 1}, {"c", 1},
		     {"deposit", 1},     {"in", 1},   {"-", -1},     {"+", 1},   {"af", -1},    {"bij", 1},
		     {"(dr)", -1},       {"(cr)", 1}, {"नामे", -1},   {"जमा", 1}};

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (dx_str_ieq_c(dx_str_trim(dx_str(text)), marks[i].word))
			return marks[i].side;
	return 0;
}

int dx_st_side_of_scan(const char *text)
{
	static const char *const debits[] = {"or", "0r", "br", "qr", "dor", "oor"};
	int side = dx_st_side_of_mark(text);

	for (size_t i = 0; side == 0 && i < DX_LEN(debits); i++)
		if (dx_str_ieq_c(dx_str_trim(dx_str(text)), debits[i]))
			side = -1;
	return side;
}

/* The cell that has the mark of R's amount; NULL: none. */
static const struct dx_cell *mark_cell(const struct st_row *r)
{
	int amount = dx_table_col(r->table, ST_AMOUNT);
	int balance = dx_table_col(r->table, ST_BALANCE);

	for (size_t i = 0; i < r->table->n_cols; i++) {
		if (r->table->cols[i].role != ST_DIRECTION || r->row->cells[i].n == 0)
			continue;
		/* A mark behind the balance column says what the balance is. */
		if (balance >= 0 && (int)i == balance + 1 && balance > amount)
			continue;
		return &r->row->cells[i];
	}
	return NULL;
}

static int column_side(struct dx_job *job, const struct st_row *r)
{
	const struct dx_cell *c = mark_cell(r);

	return c ? dx_st_side_of_mark(dx_cell_text(job->arena, c)) : 0;
}

/* V, a balance, is a debt, and so is whatever else it may have been. */
static void owe(struct dx_job *job, struct dx_val *v)
{
	struct dx_reading *list = dx_memdup(job->arena, v->readings, v->n_readings * sizeof(*list));

	v->dec = dx_dec_neg(dx_dec_abs(v->dec));
	for (size_t i = 0; i < v->n_readings; i++) {
		char text[DX_DEC_TEXT_MAX];

		list[i].value = dx_dec_neg(dx_dec_abs(list[i].value));
		list[i].text = dx_strdup(job->arena, dx_dec_text(list[i].value, text));
	}
	if (v->n_readings)
		v->readings = list;
}

/* Ends TEXT with SIDE, perhaps in brackets? What stands before is perhaps no figure. */
static bool ends_with(const char *text, const char *side)
{
	size_t n = text ? strlen(text) : 0;
	const bool bracket = n > 0 && text[n - 1] == ')';

	n -= bracket;
	return n > 3 && dx_str_ieq_c(dx_strn(text + n - 2, 2), side) &&
	       strchr(bracket ? "(" : "0123456789 .,", text[n - 3]);
}

void dx_st_balance_side(struct dx_job *job, bool is_read, const struct dx_number *n, struct dx_val *v)
{
	bool scanned = v->raw && v->source != DX_VAL_TEXT_LAYER;

	if ((is_read && n->mark == DX_VALUE_MARK_DR) ||
	    (scanned && (!is_read || n->mark == DX_VALUE_MARK_NONE) && ends_with(v->raw, "dr")))
		owe(job, v);
}

/* Of the marks in column COL of R's table that are legible, are most "Dr"? */
static bool mostly_owed(struct dx_job *job, const struct st_row *r, int col)
{
	int sum = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].table == r->row->table)
			sum += dx_st_side_of_mark(dx_cell_text(job->arena, &job->tables.rows[i].cells[col]));
	return sum < 0;
}

void dx_st_balance_mark(struct dx_job *job, struct st_row *r)
{
	int balance = dx_table_col(r->table, ST_BALANCE);
	int next = balance + 1;
	const char *text;

	if (balance < 0 || (size_t)next >= r->table->n_cols || r->table->cols[next].role != ST_DIRECTION ||
	    dx_table_col(r->table, ST_AMOUNT) > balance || !dx_val_has(&r->t.balance))
		return;
	text = dx_cell_text(job->arena, &r->row->cells[next]);
	if (r->t.balance.dec.coef > 0 &&
	    (dx_st_side_of_mark(text) < 0 ||
	     (is_scanned(job, r) && dx_st_side_of_scan(text) < 0 && mostly_owed(job, r, next))))
		r->t.balance.dec = dx_dec_neg(r->t.balance.dec);
}

int dx_st_mark_side(struct dx_job *job, const struct st_row *r)
{
	int side = column_side(job, r);

	if (side || r->number.mark == DX_VALUE_MARK_NONE)
		return side;
	return r->number.mark == DX_VALUE_MARK_CR ? 1 : -1;
}

int dx_st_printed_side(struct dx_job *job, const struct st_row *r)
{
	int side = dx_st_mark_side(job, r);

	if (side)
		return side;
	return r->number.has_minus ? -1 : r->number.has_plus ? 1 : 0;
}

/*
 * Signs are only printed where they are needed: a statement that marks its credits leaves debits bare,
 * one that prints minus signs leaves credits bare. 0 when nothing is marked at all.
 */
int dx_st_bare_side(const struct st_row *rows, size_t n)
{
	bool minus = false;
	bool plus = false;

	for (size_t i = 0; i < n; i++) {
		if (rows[i].word >= 0 || !dx_val_has(&rows[i].amount))
			continue;
		minus |= rows[i].side < 0;
		plus |= rows[i].side > 0;
	}
	return minus == plus ? 0 : minus ? 1 : -1;
}

/* The side that the balances show; only a size that they confirm has one. */
static int side_by_balance(const struct st_part *p, size_t i, const struct dx_val *opening)
{
	size_t before = dx_st_before(p, i);
	const struct dx_val *prev = before == SIZE_MAX ? opening : &p->rows[before].t.balance;
	const struct st_row *r = &p->rows[i];
	struct dx_dec change;

	if (!dx_val_has(prev) || !dx_val_has(&r->t.balance))
		return 0;
	change = dx_dec_sub(r->t.balance.dec, prev->dec);
	if (dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(r->amount.dec)) != 0)
		change = without_charge(r, change);
	if (dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(r->amount.dec)) != 0)
		return 0;
	return change.coef < 0 ? -1 : 1;
}

/* What it may have been read as instead is written with a minus as well. */
static void take_minus_off(struct dx_job *job, struct dx_val *v)
{
	struct dx_reading *readings = dx_alloc_array(job->arena, v->n_readings, sizeof(*readings));
	size_t n = 0;

	v->dec = dx_dec_abs(v->dec);
	for (size_t i = 0; i < v->n_readings; i++) {
		bool is_new = true;

		readings[n] = v->readings[i];
		readings[n].value = dx_dec_abs(readings[n].value);
		for (size_t k = 0; k < n; k++)
			is_new &= dx_dec_cmp(readings[k].value, readings[n].value) != 0;
		n += is_new;
	}
	v->readings = readings;
	v->n_readings = (uint8_t)n;
}

/* Does a second reading of the amount of R begin with a sign that the first one has not? */
static bool is_otherwise(const struct dx_job *job, const struct st_row *r)
{
	const struct dx_reread *cell = dx_reread_of(job, r->amount.place);

	for (size_t i = 0; cell && i < cell->n; i++) {
		const char *text = cell->readings[i].text;

		if ((r->number.has_minus && text[0] == '+') ||
		    (r->number.has_plus && (text[0] == '-' || text[0] == '~')))
			return true;
	}
	return false;
}

/* Of a scan: the sign of R's amount, which alone says its side, was not read, or not twice as the same. */
static bool is_side_open(const struct dx_job *job, const struct st_row *r)
{
	if (!is_scanned(job, r) || dx_st_is_card(job) || r->number.mark != DX_VALUE_MARK_NONE)
		return false;
	return r->number.has_minus || r->number.has_plus ? is_otherwise(job, r) : r->side == 0;
}

/* Each of V's readings may be of the other side, which a minus says. */
static void open_other(struct dx_job *job, struct dx_val *v)
{
	const size_t n = v->n_readings;
	struct dx_reading *list = dx_alloc_array(job->arena, 2 * n, sizeof(*list));
	char text[DX_DEC_TEXT_MAX];

	for (size_t i = 0; i < n; i++) {
		const struct dx_dec other = dx_dec_neg(v->readings[i].value);

		list[i] = v->readings[i];
		list[n + i] = (struct dx_reading){.value = other,
						  .text = dx_strdup(job->arena, dx_dec_text(other, text)),
						  .why = "side_not_read"};
	}
	v->readings = list;
	v->n_readings = (uint8_t)(2 * n);
}

/* … and so may what it was read as first. */
static void open_side(struct dx_job *job, struct dx_val *v)
{
	struct dx_reading *list = dx_alloc_array(job->arena, (size_t)v->n_readings + 1, sizeof(*list));

	if (v->n_readings > 0)
		memcpy(list, v->readings, v->n_readings * sizeof(*list));
	list[v->n_readings] = (struct dx_reading){.value = v->dec, .text = v->raw, .why = "side_not_read"};
	v->readings = list;
	v->n_readings++;
	open_other(job, v);
}

static void place_amount(struct dx_job *job, struct st_row *r, int side, bool open)
{
	struct dx_val *to = side < 0 ? &r->t.debit : &r->t.credit;

	*to = r->amount;
	take_minus_off(job, to);
	if (open)
		open_side(job, to);
}

/*
 * In few rows all may be of one side and nothing marked: then their sum is what lies between the printed balances, or
 * one of the printed totals, and the other total is nothing. 0: it is not so.
 */
static int side_by_sums(const struct st_part *p)
{
	const struct st_account *acc = p->acc;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		if (!dx_val_has(&p->rows[i].amount) || p->rows[i].side || has_charge(&p->rows[i]))
			return 0;
		sum = dx_dec_add(sum, dx_dec_abs(p->rows[i].amount.dec));
	}
	if (dx_dec_is_zero(sum))
		return 0;
	if (dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance)) {
		struct dx_dec change = dx_dec_sub(acc->closing_balance.dec, acc->opening_balance.dec);

		return dx_dec_cmp(dx_dec_abs(change), sum) != 0 ? 0 : change.coef < 0 ? -1 : 1;
	}
	if (!dx_val_printed(&acc->total_debits) || !dx_val_printed(&acc->total_credits))
		return 0;
	if (dx_dec_is_zero(acc->total_debits.dec) && dx_dec_cmp(acc->total_credits.dec, sum) == 0)
		return 1;
	return dx_dec_is_zero(acc->total_credits.dec) && dx_dec_cmp(dx_dec_abs(acc->total_debits.dec), sum) == 0 ? -1
														 : 0;
}

/* What V, an amount that was not read, may be stands on the side that is printed behind it, or on either. */
static void open_unread(struct dx_job *job, struct st_row *r, const struct dx_val *v)
{
	const bool debit = ends_with(v->raw, "dr");
	const bool credit = ends_with(v->raw, "cr");
	struct dx_val *to = debit ? &r->t.debit : &r->t.credit;

	*to = *v;
	to->source = DX_VAL_ABSENT;
	if (!debit && !credit)
		open_other(job, to);
}

/* A figure whose side is not read has the one that the balances show, or is chosen with what is wrong beside it. */
static void resolve_unsided(struct dx_job *job, struct st_part *p, size_t i)
{
	const size_t before = dx_st_before(p, i);
	const struct dx_val *prev = before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[before].t.balance;
	struct st_row *r = &p->rows[i];
	const struct dx_val *v = r->unsided_amount.n_readings ? &r->unsided_amount : &r->amount;

	if (v->n_readings == 0 || dx_val_has(&r->amount) || dx_st_is_card(job) ||
	    (dx_val_printed(prev) && dx_val_printed(&r->t.balance) &&
	     dx_st_move_unsided(r, dx_dec_sub(r->t.balance.dec, prev->dec))) ||
	    dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit))
		return;
	open_unread(job, r, v);
}

static void resolve_amounts(struct dx_job *job, struct st_part *p)
{
	int all = dx_st_is_card(job) || p->bare_side ? 0 : side_by_sums(p);

	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		bool open;

		if (r->word < 0)
			resolve_unsided(job, p, i);
		if (r->word >= 0 || !dx_val_has(&r->amount))
			continue;
		open = is_side_open(job, r) && (r->side || p->bare_side);
		if (r->side == 0)
			r->side = p->bare_side && !(is_scanned(job, r) && mark_cell(r))
					  ? p->bare_side
					  : side_by_balance(p, i, &p->acc->opening_balance);
		if (r->side == 0)
			r->side = all;
		if (r->side == 0)
			r->side = dx_st_side_outside(job, p, i);
		if (r->side == 0) {
			dx_notes_warn(&job->notes, "direction_unknown", job->pages[r->table->page].number,
				      "nothing tells whether an amount is a debit or a credit; taken as a debit");
			job->needs_review = true;
			p->has_unread = true;
		}
		place_amount(job, r, r->side ? r->side : -1, open);
	}
}

/* Of a scanned column of debits with a minus one in five may have lost it. */
static bool have_minus(size_t negative, size_t debits)
{
	return debits >= DEBITS_MIN && negative * 5 >= debits * 4;
}

/* Debits of a scan with a minus, by which the balances fall, and by none of which they rise: as the column prints them.
 */
static bool are_owed(const struct st_part *p)
{
	size_t down = 0;

	for (size_t i = 0; i < p->n; i++) {
		const size_t before = dx_st_before(p, i);
		const struct dx_val *prev = before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[before].t.balance;
		const struct st_txn *t = &p->rows[i].t;
		struct dx_dec change;

		if (p->rows[i].word >= 0 || !dx_val_has(&t->debit) || t->debit.dec.coef >= 0 || !dx_val_printed(prev) ||
		    !dx_val_printed(&t->balance))
			continue;
		change = dx_dec_sub(t->balance.dec, prev->dec);
		if (dx_dec_cmp(change, dx_dec_neg(t->debit.dec)) == 0)
			return false;
		down += dx_dec_cmp(change, t->debit.dec) == 0;
	}
	return down >= OWED_LEAST;
}

/* Columns of their own: 0.00 on the other side is nothing; debits that all carry a minus are debits. */
static void tidy_columns(struct dx_job *job, struct st_part *p)
{
	size_t negative = 0;
	size_t debits = 0;
	bool scanned = false;

	for (size_t i = 0; i < p->n; i++) {
		struct st_txn *t = &p->rows[i].t;

		if (dx_val_has(&t->debit) && dx_val_has(&t->credit)) {
			if (dx_dec_is_zero(t->debit.dec))
				t->debit.source = DX_VAL_ABSENT;
			else if (dx_dec_is_zero(t->credit.dec))
				t->credit.source = DX_VAL_ABSENT;
		}
		if (p->rows[i].word < 0 && dx_val_has(&t->debit)) {
			scanned |= job->pages[p->rows[i].table->page].source == DX_SOURCE_OCR;
			debits++;
			negative += t->debit.dec.coef < 0;
		}
	}
	if (negative != debits && (!scanned || (!have_minus(negative, debits) && !are_owed(p))))
		return;
	for (size_t i = 0; i < p->n; i++)
		take_minus_off(job, &p->rows[i].t.debit);
}

void dx_st_resolve_sides(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++)
		p->sides_by_place |= p->rows[i].word < 0 && p->rows[i].table->by_place;
	tidy_columns(job, p);
	if (!dx_st_is_card(job) && !p->bare_side)
		dx_st_sides_of_days(job, p);
	resolve_amounts(job, p);
}

static bool is_change(const struct st_row *r, struct dx_dec change)
{
	if (dx_val_has(&r->amount))
		return dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(r->amount.dec)) == 0;
	return dx_dec_cmp(change, dx_st_change(&r->t)) == 0;
}

bool dx_st_sides_are_told(const struct st_part *p, bool named)
{
	struct dx_dec change = dx_dec(0, 2);

	for (size_t i = 0; p->sides_by_place && i < p->n; i++)
		if (p->rows[i].word < 0)
			change = dx_dec_add(change, dx_st_change(&p->rows[i].t));
	return !p->sides_by_place || (named && !dx_dec_is_zero(change));
}

/* Rows whose balance follows from the one above (or below, if REVERSED), by amounts of either side. */
static size_t links(struct st_part *p, bool reversed)
{
	size_t n = 0;

	p->reversed = reversed;
	for (size_t i = 0; i < p->n; i++) {
		size_t before = p->rows[i].word < 0 ? dx_st_before(p, i) : SIZE_MAX;
		const struct st_row *r = &p->rows[i];
		struct dx_dec change;

		if (before == SIZE_MAX || !dx_val_has(&r->t.balance) || !dx_val_has(&p->rows[before].t.balance))
			continue;
		change = dx_dec_sub(r->t.balance.dec, p->rows[before].t.balance.dec);
		n += is_change(r, change) || (has_charge(r) && is_change(r, without_charge(r, change)));
	}
	return n;
}

void dx_st_resolve_order(struct st_part *p)
{
	size_t down = links(p, false);
	size_t up = links(p, true);
	size_t first, last;

	p->reversed = up > down;
	if (up != down)
		return;
	first = dx_st_first(p);
	last = dx_st_last(p);
	p->reversed = first != SIZE_MAX && dx_val_has(&p->rows[first].t.date) && dx_val_has(&p->rows[last].t.date) &&
		      dx_date_cmp(p->rows[first].t.date.date, p->rows[last].t.date.date) > 0;
}

/*
 * Charges stand beside the amounts on many papers, and only some take them from the balance. They count where no row
 * with one leads to its balance without it, and one at least does with it.
 */
void dx_st_resolve_charges(struct st_part *p)
{
	size_t with = 0;

	for (size_t i = 0; i < p->n; i++)
		p->rows[i].t.charge = (struct dx_val){0};
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		size_t before = has_charge(r) ? dx_st_before(p, i) : SIZE_MAX;
		struct dx_dec change;

		if (before == SIZE_MAX || !dx_val_has(&r->t.balance) || !dx_val_has(&p->rows[before].t.balance))
			continue;
		change = dx_dec_sub(r->t.balance.dec, p->rows[before].t.balance.dec);
		if (dx_dec_cmp(change, dx_st_change(&r->t)) == 0)
			return;
		with += dx_dec_cmp(without_charge(r, change), dx_st_change(&r->t)) == 0;
	}
	for (size_t i = 0; with && i < p->n; i++)
		if (has_charge(&p->rows[i]))
			p->rows[i].t.charge = p->rows[i].charge;
}
