/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows of a table that are no transactions though they have all that one has: balances and sums with a date, or under
 * words that nobody knows. Where no balance stands in a column of its own, arithmetic tells: what the first row says
 * and all the others come to is what the last row says; an amount behind the last dated row is the sum of a side.
 * What only arithmetic tells is no proof of anything: see opening_inferred in statement_int.h.
 */
#include "amounts.h"
#include "record/record.h"

#define BETWEEN_MIN 3 /* transactions from which on a sum is no coincidence */

static bool is_dated(const struct st_row *r)
{
	return r->has_date || r->date_unread;
}

/* ---- by words ---- */

/* The row's description begins with words for a balance, two of them at least: "Opening" may be a deposit. */
static int balance_word(struct dx_job *job, const struct st_row *r)
{
	const struct dx_lex *lex = job->tpl->row_words;
	struct dx_tok *toks;
	size_t n;
	size_t len = 0;
	int word;

	if (!dx_val_has(&r->t.description))
		return -1;
	toks = dx_lex_tokens_of(lex, job->arena, dx_str(r->t.description.text), &n);
	word = dx_lex_match(lex, toks, n, 0, &len);
	return word != SW_TOTAL && (len >= 2 || len == n) ? word : -1;
}

void dx_st_edge_rows(struct dx_job *job, struct st_part *p)
{
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	int word;

	if (first == SIZE_MAX || first == last || dx_st_has_balances(p))
		return;
	word = balance_word(job, &p->rows[first]);
	if (word >= 0)
		p->rows[first].word = word;
	word = balance_word(job, &p->rows[last]);
	if (word >= 0)
		p->rows[last].word = word;
}

/* ---- by arithmetic ---- */

/* All that the row says is words for a sum, two of them at least: "Total" alone may be a payee. */
static bool says_sum(struct dx_job *job, const struct st_row *r)
{
	const struct dx_lex *lex = job->tpl->row_words;
	struct dx_tok *toks;
	size_t n;
	size_t len = 0;

	if (!dx_val_has(&r->t.description) || !(dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit)))
		return false;
	toks = dx_lex_tokens_of(lex, job->arena, dx_str(r->t.description.text), &n);
	return dx_lex_match(lex, toks, n, 0, &len) == SW_TOTAL && len == n && n >= 2;
}

/* Is V, of a row of sums, what the rows above come to? Nothing may not be printed. */
static bool is_side(const struct dx_val *v, struct dx_dec sum)
{
	return dx_val_has(v) ? dx_dec_cmp(dx_dec_abs(v->dec), sum) == 0 : dx_dec_is_zero(sum);
}

/*
 * "31 Jan  Closing totals  1,204.10  2,110.00  905.90": a dated row with both sides, each what the rows above come to
 * on that side, is their sum. Of few rows, or if one side is nothing, its words must say so too.
 */
void dx_st_sum_row(struct dx_job *job, struct st_part *p)
{
	struct dx_dec debits = dx_dec(0, 2);
	struct dx_dec credits = dx_dec(0, 2);
	size_t before = 0;

	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		bool both = dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit) && !dx_dec_is_zero(r->t.debit.dec) &&
			    !dx_dec_is_zero(r->t.credit.dec);

		if (r->word >= 0)
			continue;
		if (before > 0 && is_side(&r->t.debit, debits) && is_side(&r->t.credit, credits) &&
		    ((both && before >= BETWEEN_MIN) || says_sum(job, r))) {
			r->word = SW_TOTAL;
			continue;
		}
		if (dx_val_has(&r->t.debit))
			debits = dx_dec_add(debits, dx_dec_abs(r->t.debit.dec));
		if (dx_val_has(&r->t.credit))
			credits = dx_dec_add(credits, dx_dec_abs(r->t.credit.dec));
		before++;
	}
}

static struct dx_dec change_of(const struct st_part *p, size_t from, size_t to)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = from; i < to; i++)
		if (p->rows[i].word < 0)
			sum = dx_dec_add(sum, dx_st_change(&p->rows[i].t));
	return sum;
}

/* Is V what the transactions before row END, LEAST of them or more, come to on one side? */
static bool is_sum(const struct st_part *p, size_t end, size_t least, struct dx_dec v)
{
	struct dx_dec sums[2] = {dx_dec(0, 2), dx_dec(0, 2)};
	size_t n[2] = {0};

	for (size_t i = 0; i < end; i++) {
		const struct dx_val *sides[] = {&p->rows[i].t.debit, &p->rows[i].t.credit};

		for (size_t k = 0; k < DX_LEN(sides); k++) {
			if (p->rows[i].word >= 0 || !dx_val_has(sides[k]))
				continue;
			sums[k] = dx_dec_add(sums[k], dx_dec_abs(sides[k]->dec));
			n[k]++;
		}
	}
	return (n[0] >= least && dx_dec_cmp(sums[0], v) == 0) || (n[1] >= least && dx_dec_cmp(sums[1], v) == 0);
}

static struct dx_dec as_balance(struct dx_dec change, bool is_debt)
{
	return is_debt ? dx_dec_neg(change) : change;
}

/* Has each transaction of the rows FROM..TO its own date, and is there one? */
static bool are_dated(const struct st_part *p, size_t from, size_t to)
{
	bool any = false;

	for (size_t i = from; i < to; i++) {
		any |= p->rows[i].word < 0;
		if (p->rows[i].word < 0 && !is_dated(&p->rows[i]))
			return false;
	}
	return any;
}

/* Do the rows before END, each with its date, lead from one printed balance to another one by themselves? */
static bool is_all(const struct st_part *p, size_t end, bool is_debt)
{
	const struct st_account *acc = p->acc;
	struct dx_dec change = as_balance(change_of(p, 0, end), is_debt);

	return dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance) &&
	       !dx_dec_is_zero(change) && are_dated(p, 0, end) &&
	       dx_dec_cmp(dx_dec_add(acc->opening_balance.dec, change), acc->closing_balance.dec) == 0;
}

/*
 * Sums of a side behind the last dated row, whatever they are called. Of few rows, only where the rows above are all
 * that lies between the balances: then a side may come to nothing, too.
 */
static void find_sums(struct st_part *p, bool is_debt)
{
	size_t end = p->n;
	bool all;

	while (end > 0 && (p->rows[end - 1].word >= 0 || !is_dated(&p->rows[end - 1])))
		end--;
	all = is_all(p, end, is_debt);
	for (size_t i = end; i < p->n; i++)
		if (p->rows[i].word < 0 &&
		    is_sum(p, end, all ? 0 : BETWEEN_MIN, dx_dec_abs(dx_st_change(&p->rows[i].t))))
			p->rows[i].word = SW_TOTAL;
}

/* Rows with a day and a balance each, the last of which is the printed closing balance; of few rows it must be. */
static bool are_closed(const struct st_part *p, size_t end)
{
	const struct st_row *last = NULL;
	size_t n = 0;

	for (size_t i = 0; i < end; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word >= 0)
			continue;
		if (!is_dated(r) || !dx_val_has(&r->t.balance))
			return false;
		last = p->reversed && last ? last : r;
		n++;
	}
	if (!last)
		return false;
	return dx_val_printed(&p->acc->closing_balance)
		       ? dx_dec_cmp(p->acc->closing_balance.dec, last->t.balance.dec) == 0
		       : n >= BETWEEN_MIN;
}

/* What the transactions before row END come to on the side of DEBITS. */
static struct dx_dec side_sum(const struct st_part *p, size_t end, bool debits)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < end; i++) {
		const struct dx_val *v = debits ? &p->rows[i].t.debit : &p->rows[i].t.credit;

		if (p->rows[i].word < 0 && dx_val_has(v))
			sum = dx_dec_add(sum, dx_dec_abs(v->dec));
	}
	return sum;
}

static const struct dx_val *amount_of(const struct st_row *r)
{
	return dx_val_has(&r->t.debit) ? &r->t.debit : &r->t.credit;
}

/*
 * "Deebetkäive -1 899,40", "Kreeditkäive 8 541,67" in one column of amounts, behind rows that have a day and a balance
 * each, and without either: one is what goes out, the other what comes in, whatever they are called.
 */
static void find_turnovers(struct st_part *p)
{
	struct st_account *acc = p->acc;
	struct st_row *found[2];
	const struct dx_val *out, *in;
	size_t n = 0;
	size_t end = p->n;

	while (end > 0 && (p->rows[end - 1].word >= 0 || !is_dated(&p->rows[end - 1])))
		end--;
	for (size_t i = end; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		if (n == DX_LEN(found) || dx_val_has(&p->rows[i].t.balance))
			return;
		found[n++] = &p->rows[i];
	}
	if (n < DX_LEN(found) || !are_closed(p, end))
		return;
	if (dx_dec_cmp(dx_dec_abs(amount_of(found[0])->dec), side_sum(p, end, true)) != 0) {
		struct st_row *first = found[0];

		found[0] = found[1];
		found[1] = first;
	}
	out = amount_of(found[0]);
	in = amount_of(found[1]);
	if (dx_dec_cmp(dx_dec_abs(out->dec), side_sum(p, end, true)) != 0 ||
	    dx_dec_cmp(dx_dec_abs(in->dec), side_sum(p, end, false)) != 0 ||
	    (dx_dec_is_zero(out->dec) && dx_dec_is_zero(in->dec)))
		return;
	found[0]->word = found[1]->word = SW_TOTAL;
	if (dx_val_has(&acc->total_debits) || dx_val_has(&acc->total_credits))
		return;
	acc->total_debits = *out;
	acc->total_credits = *in;
	acc->total_debits.dec = dx_dec_abs(out->dec);
	acc->total_credits.dec = dx_dec_abs(in->dec);
	p->totals_are_row = true;
}

static void take(const struct st_row *r, bool is_debt, struct dx_val *balance)
{
	*balance = dx_val_has(&r->t.credit) ? r->t.credit : r->t.debit;
	balance->dec = as_balance(dx_st_change(&r->t), is_debt);
}

/* Of few rows: those that may be balances have no date, what is between them has one each. */
static bool are_undated(const struct st_part *p, size_t first, size_t last, bool opens, bool closes)
{
	size_t dated = 0;

	for (size_t i = first; i <= last; i++) {
		bool is_edge = (opens && i == first) || (closes && i == last);

		if (p->rows[i].word >= 0)
			continue;
		if (is_dated(&p->rows[i]) == is_edge)
			return false;
		dated += !is_edge;
	}
	return dated > 0;
}

/* The first and the last transaction, one of them or both, as the balances that enclose the others. */
static void find_balances(struct st_part *p, bool is_debt)
{
	struct st_account *acc = p->acc;
	bool opens = !dx_val_printed(&acc->opening_balance);
	bool closes = !dx_val_printed(&acc->closing_balance);
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	struct dx_dec sum, end;

	if (first == SIZE_MAX || (!opens && !closes) ||
	    (last < first + BETWEEN_MIN + 1 && !are_undated(p, first, last, opens, closes)))
		return;
	/* from the opening to the closing balance */
	sum = as_balance(change_of(p, first, closes ? last : last + 1), is_debt);
	if (!opens)
		sum = dx_dec_add(sum, acc->opening_balance.dec);
	end = closes ? as_balance(dx_st_change(&p->rows[last].t), is_debt) : acc->closing_balance.dec;
	if (dx_dec_cmp(sum, end) != 0)
		return;
	/* so few rows do not prove it where words would */
	p->opening_is_row |= opens && last < first + BETWEEN_MIN + 1;
	p->closing_is_row |= closes && last < first + BETWEEN_MIN + 1;
	if (opens) {
		take(&p->rows[first], is_debt, &acc->opening_balance);
		p->rows[first].word = SW_BROUGHT;
		p->opening_inferred = true;
	}
	if (closes) {
		take(&p->rows[last], is_debt, &acc->closing_balance);
		p->rows[last].word = SW_CARRIED;
		p->closing_inferred = true;
	}
}

void dx_st_frame(struct st_part *p, bool is_debt)
{
	if (dx_st_has_balances(p) && !is_debt && !p->has_unread)
		find_turnovers(p);
	if (dx_st_has_balances(p) || p->reversed || p->has_unread)
		return;
	find_sums(p, is_debt);
	find_balances(p, is_debt);
}
