/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which amounts of a card statement are payments. */
#include <string.h>

#include "amounts/asked_int.h"
#include "card_int.h"
#include "dx/extract/cell.h"
#include "amounts/amounts.h"

#define MANY_TIMES 3 /* as many purchases as payments, where that decides */

/* ---- sides ---- */

/*
 * What the signs of the amounts say; a minus marks credits on most cards' statements, debits on some. Where there is
 * no minus, a plus is the sign that marks.
 */
struct signs {
	size_t minus, plus, plain;
	bool has_credit_mark, has_debit_mark;
};

static struct signs count_signs(struct dx_job *job, const struct st_part *p)
{
	struct signs s = {0};

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		int mark;

		if (r->word >= 0 || !dx_val_has(&r->amount))
			continue;
		mark = dx_st_mark_side(job, r);
		s.has_credit_mark |= mark > 0;
		s.has_debit_mark |= mark < 0;
		if (mark == 0 && r->number.has_minus)
			s.minus++;
		else if (mark == 0 && r->number.has_plus)
			s.plus++;
		else if (mark == 0)
			s.plain++;
	}
	return s;
}

static int side_of(struct dx_job *job, const struct st_row *r, const struct signs *s, bool sign_is_credit)
{
	int mark = dx_st_mark_side(job, r);

	if (mark)
		return mark;
	if (s->minus ? r->number.has_minus : r->number.has_plus)
		return sign_is_credit ? 1 : -1;
	if (s->minus || s->plus)
		return sign_is_credit ? -1 : 1;
	return s->has_debit_mark && !s->has_credit_mark ? 1 : -1;
}

/* What the rows come to when the sign means this. */
static void sums_as(struct dx_job *job, const struct st_part *p, const struct signs *s, bool sign_is_credit,
		    struct dx_dec *debits_r, struct dx_dec *credits_r)
{
	*debits_r = *credits_r = dx_dec(0, 2);
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word >= 0 || !dx_val_has(&r->amount))
			continue;
		if (side_of(job, r, s, sign_is_credit) < 0)
			*debits_r = dx_dec_add(*debits_r, dx_dec_abs(r->amount.dec));
		else
			*credits_r = dx_dec_add(*credits_r, dx_dec_abs(r->amount.dec));
	}
}

/* How many of the printed figures the rows meet when the sign means this. */
static size_t fit(struct dx_job *job, const struct st_part *p, const struct ct_card *card, const struct signs *s,
		  bool sign_is_credit)
{
	const struct st_account *acc = &card->acc;
	struct dx_dec debits;
	struct dx_dec credits;
	size_t met = 0;

	sums_as(job, p, s, sign_is_credit, &debits, &credits);
	if (dx_val_printed(&acc->total_credits))
		met += dx_dec_cmp(credits, acc->total_credits.dec) == 0;
	if (dx_val_printed(&acc->total_debits))
		met += dx_dec_cmp(debits, acc->total_debits.dec) == 0 ||
		       dx_dec_cmp(debits, dx_dec_add(acc->total_debits.dec, dx_ct_charges(card))) == 0;
	if (dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance))
		met += dx_dec_cmp(dx_dec_sub(dx_dec_add(acc->opening_balance.dec, debits), credits),
				  acc->closing_balance.dec) == 0;
	return met;
}

/* "Your payments" over a table: 1; over one that has none, or charges too: -1. */
static int side_of_title(const struct dx_job *job, const struct dx_table *t)
{
	const struct dx_labels *l = &job->labels;
	size_t line = dx_st_title_line(job, t);
	bool payments = false;

	for (size_t i = line == SIZE_MAX ? 0 : l->line_first[line]; line != SIZE_MAX && i < l->line_first[line + 1];
	     i++) {
		payments |= l->v[i].field == SL_TOTAL_CREDITS;
		if (l->v[i].field == SL_TOTAL_DEBITS || l->v[i].field == SL_FEES || l->v[i].field == SL_INTEREST)
			return -1;
	}
	return payments ? 1 : -1;
}

/*
 * Amounts without any sign, payments in a table of their own: its title says the side, if what it says comes to the
 * printed payments and no other rows do.
 */
static bool titles_tell(struct dx_job *job, struct st_part *p, const struct ct_card *card, const struct signs *s)
{
	struct dx_dec credits = dx_dec(0, 2);
	size_t n = 0;

	if (s->minus || s->plus || s->has_credit_mark || s->has_debit_mark || !dx_val_printed(&card->acc.total_credits))
		return false;
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word >= 0 || !dx_val_has(&r->amount) || !r->row || side_of_title(job, r->table) < 0)
			continue;
		credits = dx_dec_add(credits, dx_dec_abs(r->amount.dec));
		n++;
	}
	return n > 0 && dx_dec_cmp(credits, card->acc.total_credits.dec) == 0;
}

/* Which amounts the sums of one side are made of: their rows' signs, or nothing tells. */
enum meaning { OPEN, CREDIT, DEBT };

/* What the rows with a minus (MINUS) or a plus come to, against the printed sum of the purchases and of the payments.
 */
static enum meaning sign_by_totals(struct dx_job *job, const struct st_part *p, const struct ct_card *card, bool minus)
{
	const struct st_account *acc = &card->acc;
	struct dx_dec sum = dx_dec(0, 2);
	bool is_debt, is_credit;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word < 0 && dx_val_has(&r->amount) && dx_st_mark_side(job, r) == 0 &&
		    (minus ? r->number.has_minus : r->number.has_plus))
			sum = dx_dec_add(sum, dx_dec_abs(r->amount.dec));
	}
	if (dx_dec_is_zero(sum))
		return OPEN;
	is_debt = dx_val_printed(&acc->total_debits) &&
		  (dx_dec_cmp(sum, acc->total_debits.dec) == 0 ||
		   dx_dec_cmp(sum, dx_dec_add(acc->total_debits.dec, dx_ct_charges(card))) == 0);
	is_credit = dx_val_printed(&acc->total_credits) && dx_dec_cmp(sum, acc->total_credits.dec) == 0;
	return is_debt == is_credit ? OPEN : is_debt ? DEBT : CREDIT;
}

/* Was the sign of this balance printed as a minus, and not as "Cr"? */
static bool has_bare_minus(struct dx_job *job, const struct dx_val *v)
{
	struct dx_number n;

	return dx_val_printed(v) && v->dec.coef < 0 && dx_value_parse(dx_str(v->raw), job->tables.rule, &n) &&
	       n.mark == DX_VALUE_MARK_NONE;
}

static bool is_positive(const struct dx_val *v)
{
	return dx_val_has(v) && v->dec.coef > 0;
}

/*
 * "1.699,16 -", "1.500,00 +", "199,16 -": something paid towards a debt, or something bought for what was had. Where
 * what is left of the limit is printed, and less by what is owed, or the rows come to what is printed as paid and not
 * to what was bought, it is the former; else either.
 */
static void paid_only(struct dx_job *job, const struct st_part *p, const struct signs *s, struct ct_card *card)
{
	struct dx_val *opening = &card->acc.opening_balance;
	struct dx_val *closing = &card->acc.closing_balance;
	const struct dx_val *limit = &card->credit_limit;
	bool is_paid;

	if (s->plus == 0 || s->plain > 0)
		return;
	is_paid = sign_by_totals(job, p, card, false) == CREDIT;
	card->sides_are_open = !is_paid;
	if (is_positive(opening) || is_positive(closing) ||
	    (!is_paid && (!dx_val_printed(limit) || !dx_val_printed(closing) || dx_dec_is_zero(closing->dec) ||
			  !dx_st_is_outside(job, p, dx_dec_add(limit->dec, closing->dec)))))
		return;
	if (dx_val_has(opening))
		opening->dec = dx_dec_neg(opening->dec);
	closing->dec = dx_dec_neg(closing->dec);
}

/*
 * What is owed is printed with a minus throughout, as some banks of the continent do: behind the balances and most of
 * the rows. The balances become debts, as everywhere else. Turned round as a whole, such a paper and one of a card in
 * credit say the same of their sums: where no total has a name that tells them apart, nothing is proved.
 */
static void debts_have_minus(struct dx_job *job, const struct st_part *p, const struct signs *s, struct ct_card *card)
{
	struct dx_val *opening = &card->acc.opening_balance;
	struct dx_val *closing = &card->acc.closing_balance;
	enum meaning told;

	if (s->has_credit_mark || s->has_debit_mark || (!has_bare_minus(job, opening) && !has_bare_minus(job, closing)))
		return;
	if (s->minus == 0) {
		paid_only(job, p, s, card);
		return;
	}
	told = sign_by_totals(job, p, card, true);
	card->sides_are_open = told == OPEN;
	/* "159,55 +" and "199,77 -", all with a sign: as the customer counts, like the balances */
	if (told == CREDIT || (told == OPEN && ((s->minus <= s->plain + s->plus && s->plain > 0) ||
						is_positive(opening) || is_positive(closing))))
		return;
	if (dx_val_has(opening))
		opening->dec = dx_dec_neg(opening->dec);
	if (dx_val_has(closing))
		closing->dec = dx_dec_neg(closing->dec);
}

void dx_ct_minimum_tells(struct ct_card *card)
{
	const struct dx_val *closing = &card->acc.closing_balance;

	if (dx_val_printed(&card->minimum_due) && is_positive(&card->minimum_due) && dx_val_printed(closing) &&
	    is_positive(closing) && dx_dec_cmp(card->minimum_due.dec, closing->dec) <= 0)
		card->sides_are_open = false;
}

void dx_ct_limit_tells(struct dx_job *job, const struct st_part *p, struct ct_card *card)
{
	const struct dx_val *closing = &card->acc.closing_balance;
	struct dx_dec left;

	if (!dx_val_printed(&card->credit_limit) || !dx_val_printed(closing) || !is_positive(closing))
		return;
	left = dx_dec_sub(card->credit_limit.dec, closing->dec);
	if (left.coef > 0 && dx_st_is_outside(job, p, left) &&
	    !dx_st_is_outside(job, p, dx_dec_add(card->credit_limit.dec, closing->dec)))
		card->sides_are_open = false;
}

/* Ways in which a summary under words that nobody knows says so: with the new balance, without it, two balances. */
enum way { WITH_BALANCE, WITHOUT, BALANCES, WAYS };

static bool fits_unnamed(struct dx_job *job, const struct st_part *p, struct ct_card *card, const struct signs *s,
			 bool sign_is_credit, enum way way)
{
	struct dx_dec debits;
	struct dx_dec credits;

	sums_as(job, p, s, sign_is_credit, &debits, &credits);
	return way == BALANCES ? dx_st_pair_outside(job, p, debits, credits)
			       : dx_ct_chain_fits(job, p, card, debits, credits, way == WITH_BALANCE);
}

/* Does the sign stand at so few rows that it marks what was paid? */
static bool is_mark_of_few(const struct signs *s)
{
	return s->minus ? MANY_TIMES * s->minus <= s->plain + s->plus : MANY_TIMES * s->plus <= s->plain;
}

void dx_ct_resolve_sides(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	struct signs s = count_signs(job, p);
	bool sign_is_credit = true;
	bool by_title = titles_tell(job, p, card, &s);

	debts_have_minus(job, p, &s, card);
	if (s.minus || s.plus) {
		size_t as_credit = fit(job, p, card, &s, true);
		size_t as_debit = fit(job, p, card, &s, false);

		for (enum way w = 0; w < WAYS && as_credit == as_debit; w++) {
			bool credit = fits_unnamed(job, p, card, &s, true, w);
			bool debit = fits_unnamed(job, p, card, &s, false, w);

			as_credit += credit;
			as_debit += debit;
			card->sides_are_open |= credit && debit && !is_mark_of_few(&s); /* either way round */
		}

		/* Purchases outnumber payments where no sum decides. */
		sign_is_credit = as_credit != as_debit ? as_credit > as_debit
				 : s.minus             ? s.minus <= s.plain + s.plus
						       : s.plus <= s.plain;
	}
	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].word < 0 && dx_val_has(&p->rows[i].amount))
			p->rows[i].side = by_title && p->rows[i].row ? side_of_title(job, p->rows[i].table)
								     : side_of(job, &p->rows[i], &s, sign_is_credit);
	dx_st_resolve_sides(job, p);
}
