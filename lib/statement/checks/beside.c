/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Figures that stand in one line with a balance, a total or a count of the account, under words that nobody knows:
 * "Money In + 3,05,736.84" between opening and closing balance. Those that belong there agree with the rows; one that
 * agrees with nothing may have been changed, and then the paper contradicts itself whether the words are known or not.
 * Of a list without any balance that holds for the figures of all lines.
 */
#include <string.h>

#include "dx/extract/whole.h"

#include "amounts/sums_int.h"
#include "checks.h"
#include "record/record.h"

static bool holds(const struct dx_val *v, int page, const struct dx_word *w)
{
	return dx_val_printed(v) && v->place.page == page && w->x0 < v->place.x1 && w->x1 > v->place.x0 &&
	       w->y0 < v->place.y1 && w->y1 > v->place.y0;
}

static bool names_sum(const struct dx_label_hit *hit)
{
	return hit->field == SL_DEBIT_COUNT || hit->field == SL_CREDIT_COUNT || hit->field == SL_OPENING ||
	       hit->field == SL_CLOSING || hit->field == SL_TOTAL_DEBITS || hit->field == SL_TOTAL_CREDITS;
}

/* Does the line say something of the account's sums? */
static bool speaks_of_sums(const struct dx_job *job, const struct st_part *p, size_t at)
{
	const struct st_account *acc = p->acc;
	const struct dx_val *const sums[] = {&acc->opening_balance, &acc->closing_balance, &acc->total_debits,
					     &acc->total_credits};
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = job->labels.line_first[at]; i < job->labels.line_first[at + 1]; i++)
		if (at >= p->scope.from && at < p->scope.to && names_sum(&job->labels.v[i]) &&
		    (!job->labels.v[i].inner || job->labels.v[i].has_colon)) /* "… el Fondo de Garantía de Depósitos" */
			return true;
	for (size_t i = 0; i < DX_LEN(sums); i++)
		for (size_t k = 0; k < line->n; k++)
			if (holds(sums[i], job->pages[line->page].number, line->words[k]))
				return true;
	return false;
}

/* A label of something else: a limit, fees, a balance of another day. */
static bool names_other(const struct dx_label_hit *hit)
{
	return hit->field >= SL_OTHER || hit->field == SL_BALANCE_ON || hit->field < SL_OPENING;
}

/* The label nearest to the left in the line, else one above the word, names something else. */
static bool is_of_other(const struct dx_job *job, size_t at, size_t word)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_word *w = job->lines.v[at].words[word];
	const struct dx_label_hit *left = NULL;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first < word)
			left = &l->v[i];
	if (left && names_other(left))
		return true;
	for (size_t i = at ? l->line_first[at - 1] : 0; at && i < l->line_first[at]; i++) {
		const struct dx_line *above = &job->lines.v[at - 1];
		const struct dx_label_hit *hit = &l->v[i];

		if (names_other(hit) && above->words[hit->first]->x0 < w->x1 &&
		    above->words[hit->first + hit->n - 1]->x1 > w->x0)
			return true;
	}
	return false;
}

/* What the rows of each side come to. */
struct sides {
	struct dx_dec debits, credits;
};

static struct sides sides_of(const struct st_part *p)
{
	struct sides s = {dx_dec(0, 2), dx_dec(0, 2)};

	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		if (dx_val_has(&t->debit))
			s.debits = dx_dec_add(s.debits, t->debit.dec);
		if (dx_val_has(&t->credit))
			s.credits = dx_dec_add(s.credits, t->credit.dec);
	}
	return s;
}

static bool same(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a), dx_dec_abs(b)) == 0;
}

static bool is_one_of(const struct sides *s, struct dx_dec v)
{
	return same(v, s->debits) || same(v, s->credits) || same(v, dx_dec_sub(s->credits, s->debits));
}

static bool is_known(const struct st_account *acc, const struct sides *all, struct dx_dec v)
{
	return dx_dec_is_zero(v) || (dx_val_has(&acc->opening_balance) && same(v, acc->opening_balance.dec)) ||
	       (dx_val_has(&acc->closing_balance) && same(v, acc->closing_balance.dec)) || is_one_of(all, v);
}

/* A balance that the table says once more than the head. */
static bool is_end(const struct st_row *r)
{
	return r->word == SW_OPENING || r->word == SW_CLOSING;
}

static bool is_share(const struct dx_val *v)
{
	return dx_val_has(v) && v->raw && strchr(v->raw, '%');
}

/* How many rows there are, and of a side: no sum at all. */
struct counts {
	int64_t all, debits;
};

static struct counts counts_of(const struct st_part *p)
{
	struct counts c = {0};

	for (size_t i = 0; i < p->n; i++) {
		c.all += p->rows[i].word < 0;
		c.debits += p->rows[i].word < 0 && dx_val_has(&p->rows[i].t.debit);
	}
	return c;
}

static bool is_count(const struct counts *c, struct dx_dec v)
{
	return v.scale == 0 && (v.coef == c->all || v.coef == c->debits || v.coef == c->all - c->debits);
}

/* "Total fees charged in 2024", "Total interest year to date": of more time than the paper's. */
static bool is_of_year(const struct st_row *r)
{
	const char *text = dx_val_has(&r->t.description) ? r->t.description.text : "";
	const char *last = strrchr(text, ' ');

	if (last && strlen(last) == 5 && strspn(last + 1, "0123456789") == 4 &&
	    (dx_str_starts(dx_str(last + 1), "19") || dx_str_starts(dx_str(last + 1), "20")))
		return true;
	for (; text && *text; text = strchr(text, ' '), text += text ? 1 : 0)
		if (dx_str_ieq_c(dx_strn(text, strcspn(text, " -")), "year"))
			return true;
	return false;
}

/* "Total Interest Paid This Year": no sum of the account's rows. */
static bool is_yearly_interest(const struct st_row *r)
{
	const char *text = dx_val_has(&r->t.description) ? r->t.description.text : "";

	for (; text && *text; text = strchr(text, ' '), text += text ? 1 : 0)
		if (dx_str_ieq_c(dx_strn(text, strcspn(text, " ")), "interest"))
			return is_of_year(r);
	return false;
}

/* "Totals Year-to-Date" over row I and rows of totals right above it. */
static bool is_under_year(const struct dx_job *job, const struct st_part *p, size_t i)
{
	const struct dx_line *title;

	while (i > 0 && p->rows[i].row && p->rows[i - 1].row && p->rows[i - 1].word == SW_TOTAL &&
	       p->rows[i - 1].row->line + 1 == p->rows[i].row->line)
		i--;
	if (!p->rows[i].row || p->rows[i].row->line == 0)
		return false;
	title = &job->lines.v[p->rows[i].row->line - 1];
	if (title[1].page != title->page)
		return false;
	for (size_t k = 0; k < title->n; k++)
		if (dx_str_ieq_c(dx_strn(title->words[k]->text, strcspn(title->words[k]->text, "-")), "year"))
			return true;
	return false;
}

/* "Total # of checks  3" under rows and their total: how many they are. */
static bool is_count_above(const struct st_part *p, size_t at, struct dx_dec v)
{
	int64_t n = 0;

	while (at > 0 && p->rows[at - 1].word == SW_TOTAL)
		at--;
	for (; at > 0 && p->rows[at - 1].word < 0; at--)
		n++;
	return v.scale == 0 && n > 0 && v.coef == n;
}

/* "Closing balance as per 07.02.2023" between the rows: what the opening one and all above it come to. */
static bool is_balance_then(const struct st_part *p, const struct st_sums *sums, size_t at, struct dx_dec v)
{
	const struct dx_val *opening = &p->acc->opening_balance;

	return dx_val_printed(opening) && !p->reversed &&
	       same(v, dx_dec_add(opening->dec, dx_st_change_above(sums, at)));
}

/*
 * "SALDO TOTAL DISPONÍVEL DIA" between rows that have no balance of their own: what is left of the account there, by
 * the printed end that stands above.
 */
static bool is_balance_there(const struct st_part *p, const struct st_sums *sums, size_t at)
{
	const struct st_account *acc = p->acc;
	const struct dx_val *v = &p->rows[at].t.balance;
	const struct dx_val *from = p->reversed ? &acc->closing_balance : &acc->opening_balance;
	struct dx_dec change = dx_st_change_above(sums, at);

	if (!dx_val_has(v) || !dx_val_printed(from))
		return true;
	return dx_dec_cmp(v->dec, p->reversed ? dx_dec_sub(from->dec, change) : dx_dec_add(from->dec, change)) == 0;
}

bool dx_st_totals_agree(struct dx_job *job, const struct st_part *p)
{
	const struct st_sums *sums = dx_st_sums(job->arena, p);
	struct counts counts = counts_of(p);
	struct sides all = sides_of(p);
	const bool bare = !dx_st_is_card(job) && !dx_st_has_balances(p);

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = dx_val_has(&r->t.debit)    ? &r->t.debit
					 : dx_val_has(&r->t.credit) ? &r->t.credit
								    : &r->amount;

		if (bare && r->word == SW_BALANCE && !is_balance_there(p, sums, i))
			return false;
		/* with a figure for each side check_other_totals() looks at both; a share is no sum */
		if (is_share(v) ||
		    (dx_st_is_card(job) ? is_of_year(r) || is_under_year(job, p, i) : is_yearly_interest(r)) ||
		    (r->word != SW_TOTAL && !is_end(r)) || !dx_val_has(v) ||
		    (dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit)))
			continue;
		if (is_known(p->acc, &all, v->dec) ||
		    (is_end(r) ? !dx_st_is_card(job) && is_balance_then(p, sums, i, v->dec)
			       : dx_st_is_sum_above(sums, i, v->dec) || dx_st_is_section_sum(sums, v->dec) ||
					 is_count(&counts, v->dec) || is_count_above(p, i, v->dec) ||
					 (dx_st_is_card(job) && dx_st_is_sum_of_last(sums, i, v->dec))))
			continue;
		return false;
	}
	return true;
}

/* "saldo 18.432,90   limite 1.000,00   saldo + limite 19.432,90": a balance and another figure of the line. */
static bool is_with_balance(const struct dx_job *job, const struct dx_line *line, const struct st_account *acc,
			    size_t at, struct dx_dec v)
{
	struct dx_number n;

	for (size_t k = 0; dx_val_printed(&acc->closing_balance) && k < line->n; k++)
		if (k != at && dx_whole_figure(job, line, k, &n) && n.value.scale == 2 && !dx_dec_is_zero(n.value) &&
		    !same(n.value, acc->closing_balance.dec) && same(v, dx_dec_add(acc->closing_balance.dec, n.value)))
			return true;
	return false;
}

/* The balance of the last row, which is the closing one whether words say so or not. */
static bool is_last_balance(const struct st_part *p, struct dx_dec v)
{
	const size_t last = p->reversed ? dx_st_first(p) : dx_st_last(p);

	return last != SIZE_MAX && dx_val_printed(&p->rows[last].t.balance) && same(v, p->rows[last].t.balance.dec);
}

/* Is V, of line AT, one of the figures that come together to what the rows of its side do? */
static bool is_listed(const struct st_part *p, const struct sides *all, size_t at, struct dx_dec v)
{
	const struct st_list *list = &p->listed[v.coef < 0];

	return at >= list->lines.from && at < list->lines.to &&
	       same(list->sum, v.coef < 0 ? all->debits : all->credits);
}

bool dx_st_beside_agrees(struct dx_job *job, const struct st_part *p)
{
	const struct st_sums *sums = dx_st_sums(job->arena, p);
	struct sides all = sides_of(p);
	bool is_list = dx_st_is_list(p); /* then any figure may be a balance under an unknown word */

	for (size_t at = 0; at < job->lines.n; at++) {
		const struct dx_line *line = &job->lines.v[at];
		bool own = at >= p->scope.from && at < p->scope.to;
		struct dx_number n;

		if (line->used || dx_whole_is_corrected(job, line->page) ||
		    (!(is_list && own) && !speaks_of_sums(job, p, at)))
			continue;
		for (size_t k = 0; k < line->n; k++)
			if (dx_whole_figure(job, line, k, &n) && n.value.scale == 2 && !n.has_percent &&
			    !is_known(p->acc, &all, n.value) && !is_last_balance(p, n.value) &&
			    !is_of_other(job, at, k) && !is_listed(p, &all, at, n.value) &&
			    !is_with_balance(job, line, p->acc, k, n.value) && !dx_st_is_section_sum(sums, n.value))
				return false;
	}
	return true;
}

/* A second balance of row R ("OPERACION  LIQUIDACION") that is the first one but for a digit. */
static bool has_twin_balance(const struct dx_job *job, const struct st_row *r)
{
	for (size_t k = 0; r->row && dx_val_has(&r->t.balance) && k < r->table->n_cols; k++) {
		const struct dx_cell *c = &r->row->cells[k];
		int role = r->table->cols[k].role;

		for (size_t i = 0; (role < 0 || role == ST_OTHER || role == ST_BALANCE) && i < c->n; i++) {
			const struct dx_line *line = &job->lines.v[c->words[i].line];
			struct dx_number num;

			if (job->pages[line->page].source != DX_SOURCE_OCR &&
			    dx_value_parse(dx_str(c->words[i].word->text), job->tables.rule, &num) &&
			    dx_whole_is_twin(num.value, r->t.balance.dec))
				return true;
		}
	}
	return false;
}

bool dx_st_has_near(const struct dx_job *job, void *record, const struct st_part *p)
{
	const struct st_account *acc = p->acc;
	struct sides all = sides_of(p);
	const struct dx_val debits = dx_val_derived_dec(all.debits);
	const struct dx_val credits = dx_val_derived_dec(all.credits);
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	const struct dx_val start =
		first < p->n && dx_val_has(&p->rows[first].t.balance)
			? dx_val_derived_dec(dx_dec_sub(p->rows[first].t.balance.dec, dx_st_change(&p->rows[first].t)))
			: (struct dx_val){0};
	const struct dx_val *const sums[] = {&acc->opening_balance,
					     &start,
					     &acc->closing_balance,
					     &acc->total_debits,
					     &acc->total_credits,
					     &debits,
					     &credits,
					     last < p->n ? &p->rows[last].t.balance : &acc->closing_balance};

	for (size_t i = 0; i < p->n; i++)
		if (has_twin_balance(job, &p->rows[i]))
			return true;
	return dx_whole_has_near(job, record, sums, DX_LEN(sums));
}
