/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a card's head says under labels that the template does not know, or that stand far above their values: a date
 * is known by where it lies between rows and payment, the limit by what is left of it, the minimum by standing in one
 * strip with what is asked for. Only what is printed by itself is taken, and only where nothing else could be meant.
 */
#include "card_told_int.h"
#include "dates/dates.h"

#define FAR_HEIGHTS  6  /* from a label down to its value, in heights of the label's line */
#define POSTED_DAYS  12 /* from the last row to the statement's day */
#define PAY_DAYS     60 /* … and from that to the day of the payment */
#define PAY_MIN_DAYS 5  /* … at least, where only a sentence names it */
#define LEAST_WORDS  4  /* from a word for the least to its figure in a sentence */
#define TERM_DAYS    10 /* … at least, where no word tells them apart */

/* ---- labels far above their values ---- */

/* The first run under HIT that reaches below it, when it is nothing but such a value. */
static bool far_below(struct dx_job *job, const struct dx_label_hit *hit, dx_ct_reader *read, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	int32_t x0 = line->words[hit->first]->x0;
	int32_t x1 = line->words[hit->first + hit->n - 1]->x1;

	for (size_t i = hit->line + 1; i < job->lines.n; i++) {
		const struct dx_line *below = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (below->page != line->page || below->used || below->y0 - line->y1 > FAR_HEIGHTS * line->height)
			return false;
		segs = dx_lines_segments(job->arena, below, &n);
		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {(const struct dx_word *const *)below->words + segs[k].first, segs[k].n, 0,
					     below->page};

			if (segs[k].x1 >= x0 && segs[k].x0 <= x1)
				return read(job, &w, v);
		}
	}
	return false;
}

static bool from_afar(struct dx_job *job, int field, dx_ct_reader *read, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && dx_fields_is_label(job, hit) && far_below(job, hit, read, v))
			return true;
	return false;
}

/* ---- dates ---- */

/* The one day of those that MAY_BE says of, or that REST wants; false when there are several. */
static bool one_day(const struct ct_tolds *t, const bool *may_be, struct dx_val *v)
{
	const struct dx_val *one = NULL;

	for (size_t i = 0; i < t->n; i++) {
		if (!may_be[i])
			continue;
		if (one && dx_date_cmp(one->date, t->v[i].v.date) != 0)
			return false;
		one = one ? one : &t->v[i].v;
	}
	if (one)
		*v = *one;
	return one != NULL;
}

static int32_t days_from(struct dx_date from, const struct ct_told *t)
{
	return dx_date_days(t->v.date) - dx_date_days(from);
}

/* "Statement Cycle: 02 January 2026": what calls itself a period, and is one day, is its end. */
static bool is_unknown(const struct ct_told *t, const struct ct_card *card)
{
	return t->field < 0 || (t->field == SL_PERIOD && !dx_val_printed(&card->acc.statement_period.from));
}

static void read_statement_date(const struct ct_tolds *t, struct dx_date last, struct ct_card *card)
{
	const struct dx_val *to = &card->acc.statement_period.to;
	bool may_be[DX_CT_FOUND_MAX];
	bool ends[DX_CT_FOUND_MAX];

	for (size_t i = 0; i < t->n; i++) {
		int32_t days = days_from(last, &t->v[i]);

		may_be[i] = is_unknown(&t->v[i], card) && !t->v[i].pays && !t->v[i].other && days >= 0 &&
			    days <= POSTED_DAYS &&
			    (!dx_val_has(&card->due_date) || dx_date_cmp(t->v[i].v.date, card->due_date.date) < 0);
		ends[i] = may_be[i] && dx_val_printed(to) && dx_date_cmp(t->v[i].v.date, to->date) == 0;
	}
	if (!one_day(t, ends, &card->statement_date))
		one_day(t, may_be, &card->statement_date);
}

/* "Minimum Payment Due: February 01, 2026": a day behind a label that asks for money. */
static bool asks(const struct ct_told *t)
{
	return t->field == SL_MINIMUM_DUE || t->field == SL_CLOSING || t->field == SL_DUE_DATE;
}

static bool is_of_later(const struct dx_line *line)
{
	static const char *const stems[] = {"valid", "expir",  "next",   "offer",    "birth",  "until",
					    "upto",  "effect", "nächst", "prochain", "próxim", "sonraki"};

	for (size_t i = 0; i < line->n; i++)
		if (dx_ct_begins_with_one(line->words[i]->text, stems, DX_LEN(stems)))
			return true;
	return false;
}

/* The day of payment: under a word for paying, else the only one behind the statement's. */
static void read_due_date(const struct ct_tolds *t, struct dx_date from, bool by_word, struct ct_card *card)
{
	bool may_be[DX_CT_FOUND_MAX];

	for (size_t i = 0; i < t->n; i++) {
		int32_t days = days_from(from, &t->v[i]);

		may_be[i] = (t->v[i].field < 0 || asks(&t->v[i])) && !t->v[i].later &&
			    (!t->v[i].other || t->v[i].pays) && days > 0 && days <= PAY_DAYS &&
			    (!by_word || t->v[i].pays || asks(&t->v[i]));
	}
	one_day(t, may_be, &card->due_date);
}

static bool are_same_day(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) && dx_val_has(b) && dx_date_cmp(a->date, b->date) == 0;
}

/*
 * The only day of a sentence before or behind the rows, some time after the statement's: "Der Betrag wird am 30.05.2025
 * abgebucht". Of sentences about offers, bills to come and terms there are more words than anybody lists: one day
 * alone.
 */
static void read_due_in_text(struct dx_job *job, struct dx_date from, struct ct_card *card)
{
	const struct dx_val *one = NULL;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !line->used; k++) {
			size_t n = dx_st_date_words(job, line, k);
			struct dx_words w = {
				.words = (const struct dx_word *const *)line->words + k, .n = n, .page = line->page};
			struct ct_told *t;
			int32_t days;

			if (n == 0)
				continue;
			t = DX_NEW(job->arena, struct ct_told);
			if (!dx_ct_as_date(job, &w, &t->v))
				continue;
			days = days_from(from, t);
			if (days <= 0)
				continue;
			if (days < PAY_MIN_DAYS || days > PAY_DAYS || is_of_later(line) ||
			    (one && dx_date_cmp(one->date, t->v.date) != 0))
				return;
			one = &t->v;
			k += n - 1;
		}
	}
	if (one)
		card->due_date = *one;
}

/* The only two days behind the rows, some time apart: the statement's and that of the payment. */
static void read_both(const struct ct_tolds *t, struct dx_date last, struct ct_card *card)
{
	const struct ct_told *first = NULL;
	const struct ct_told *second = NULL;

	for (size_t i = 0; i < t->n; i++) {
		const struct ct_told *one = &t->v[i];
		int32_t days = days_from(last, one);

		if (one->field >= 0 || one->other || days < 0 || days > POSTED_DAYS + PAY_DAYS ||
		    (first && are_same_day(&first->v, &one->v)) || (second && are_same_day(&second->v, &one->v)))
			continue;
		if (second)
			return;
		if (first)
			second = one;
		else
			first = one;
	}
	if (!second)
		return;
	if (dx_date_cmp(second->v.date, first->v.date) < 0) {
		const struct ct_told *later = first;

		first = second;
		second = later;
	}
	if (first->pays || days_from(first->v.date, second) < TERM_DAYS || days_from(last, first) > POSTED_DAYS)
		return;
	card->statement_date = first->v;
	card->due_date = second->v;
}

/* The later of the rows' last day and the period's. */
static bool last_day(const struct st_part *p, const struct ct_card *card, struct dx_date *d_r)
{
	const struct dx_val *to = &card->acc.statement_period.to;
	bool any = false;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_val *d = &p->rows[i].t.date;

		if (p->rows[i].word >= 0 || !dx_val_has(d) || (any && dx_date_cmp(d->date, *d_r) <= 0))
			continue;
		*d_r = d->date;
		any = true;
	}
	if (dx_val_printed(to) && (!any || dx_date_cmp(to->date, *d_r) > 0)) {
		*d_r = to->date;
		any = true;
	}
	return any;
}

static void read_dates(struct dx_job *job, const struct st_part *p, struct ct_card *card)
{
	struct ct_tolds *t = DX_NEW(job->arena, struct ct_tolds);
	bool has_day = dx_val_has(&card->statement_date);
	struct dx_date last;

	if (!dx_val_has(&card->due_date))
		from_afar(job, SL_DUE_DATE, dx_ct_as_date, &card->due_date);
	if ((has_day && dx_val_has(&card->due_date)) || !last_day(p, card, &last))
		return;
	dx_ct_listen(job, dx_ct_as_date, t);
	if (!has_day && !dx_val_has(&card->due_date))
		read_both(t, last, card);
	if (!dx_val_has(&card->due_date))
		read_due_date(t, has_day ? card->statement_date.date : last, true, card);
	if (!dx_val_has(&card->statement_date))
		read_statement_date(t, last, card);
	if (!dx_val_has(&card->due_date) && dx_val_has(&card->statement_date))
		read_due_date(t, card->statement_date.date, false, card);
	else if (!dx_val_has(&card->due_date) && dx_val_printed(&card->acc.statement_period.to))
		read_due_date(t, card->acc.statement_period.to.date, false, card);
	if (!dx_val_has(&card->due_date) && dx_val_has(&card->statement_date))
		read_due_in_text(job, card->statement_date.date, card);
}

/* ---- figures ---- */

static bool same(const struct dx_val *a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a->dec), dx_dec_abs(b)) == 0;
}

/* What is owed was taken from it (or what is had put to it), and what is left is printed as well. */
static void read_limit(const struct ct_tolds *t, struct ct_card *card)
{
	const struct dx_val *owed = &card->acc.closing_balance;
	const struct dx_val *one = NULL;

	if (!dx_val_printed(owed) || dx_dec_is_zero(owed->dec))
		return;
	for (size_t i = 0; i < t->n; i++) {
		struct dx_dec left = dx_dec_sub(t->v[i].v.dec, owed->dec);
		bool is_left = false;

		if ((t->v[i].field >= 0 && t->v[i].field != SL_CREDIT_LIMIT) || left.coef <= 0 ||
		    dx_dec_normalize(t->v[i].v.dec).scale > 0)
			continue;
		for (size_t k = 0; k < t->n; k++)
			is_left |= (t->v[k].field < 0 || t->v[k].field == SL_OTHER ||
				    (t->v[k].field == SL_CLOSING && !same(&t->v[k].v, owed->dec))) &&
				   same(&t->v[k].v, left);
		if (!is_left)
			continue;
		if (one && !same(one, t->v[i].v.dec))
			return;
		one = one ? one : &t->v[i].v;
	}
	if (one)
		card->credit_limit = *one;
}

/* The only figure under words for a limit that nobody knows as a label, or that stand among others. */
static void read_limit_called(const struct ct_tolds *t, struct ct_card *card)
{
	const struct dx_val *one = NULL;

	for (size_t i = 0; i < t->n; i++) {
		const struct ct_told *f = &t->v[i];

		/* "Purchase limit" */
		if (!f->limit || f->v.dec.coef <= 0 ||
		    (f->field >= 0 && f->field != SL_CREDIT_LIMIT && f->field != SL_TOTAL_DEBITS))
			continue;
		if (one && !same(one, f->v.dec))
			return;
		one = one ? one : &f->v;
	}
	if (one)
		card->credit_limit = *one;
}

/* Does T stand in the same strip as what is asked for, or as the day by which? */
static bool is_in_strip(const struct dx_job *job, const struct ct_card *card, const struct ct_tolds *all,
			const struct ct_told *t)
{
	const struct dx_val *const asked[] = {&card->acc.closing_balance, &card->due_date};
	const struct dx_line *line = &job->lines.v[t->line];

	for (size_t i = 0; i < DX_LEN(asked); i++)
		if (dx_val_printed(asked[i]) && asked[i]->place.page == job->pages[line->page].number &&
		    asked[i]->place.y0 < line->y1 && asked[i]->place.y1 > line->y0)
			return true;
	for (size_t i = 0; i < all->n; i++) /* its label may be that of another place */
		if (all->v[i].line == t->line && same(&all->v[i].v, card->acc.closing_balance.dec))
			return true;
	return false;
}

static bool is_named(const struct ct_card *card, const struct dx_val *v)
{
	const struct dx_val *const known[] = {&card->acc.opening_balance, &card->acc.closing_balance,
					      &card->acc.total_debits, &card->acc.total_credits, &card->credit_limit};

	for (size_t i = 0; i < DX_LEN(known); i++)
		if (dx_val_has(known[i]) && same(v, known[i]->dec))
			return true;
	for (size_t i = 0; i < CARD_CHARGES; i++)
		if (dx_val_has(&card->charges[i]) && same(v, card->charges[i].dec))
			return true;
	return false;
}

/* "Minimum instalment due", "Your minimum payment": called the least of what is to be paid, whatever label is in that.
 */
static bool is_called_least(const struct ct_told *t)
{
	return t->least && !t->charge && !t->limit && t->field != SL_OTHER && t->field != SL_CREDIT_LIMIT &&
	       (!t->other || t->pays);
}

static void read_minimum(const struct dx_job *job, const struct ct_tolds *t, struct ct_card *card)
{
	const struct dx_val *owed = &card->acc.closing_balance;
	bool owes = dx_val_printed(owed) && owed->dec.coef > 0;
	const struct dx_val *one[3] = {0}; /* in the strip; called the least; both */
	bool several[3] = {0};

	for (size_t i = 0; i < t->n; i++) {
		const struct ct_told *f = &t->v[i];
		bool is_open = f->field < 0 || f->field == SL_MINIMUM_DUE;
		bool may_be[3];

		if (f->v.dec.coef <= 0 || (owes && dx_dec_cmp(f->v.dec, owed->dec) >= 0) || is_named(card, &f->v))
			continue;
		may_be[2] = owes && is_open && f->least && is_in_strip(job, card, t, f); /* "Minimum Instalment" */
		may_be[0] = owes && is_open && !f->other && is_in_strip(job, card, t, f);
		may_be[1] = is_called_least(f);
		for (size_t k = 0; k < DX_LEN(one); k++) {
			several[k] |= may_be[k] && one[k] && !same(one[k], f->v.dec);
			if (may_be[k] && !one[k])
				one[k] = &f->v;
		}
	}
	for (size_t k = DX_LEN(one); k-- > 0;) {
		if (!one[k] || several[k])
			continue;
		card->minimum_due = *one[k];
		return;
	}
}

/* "Minimum amount due" under its figure and over another one: what has a name already is not the least. */
static void leave_taken(struct ct_card *card)
{
	const struct dx_val *const others[] = {&card->acc.opening_balance, &card->acc.closing_balance,
					       &card->acc.total_debits, &card->acc.total_credits, &card->fees};

	for (size_t i = 0; i < DX_LEN(others); i++)
		if (dx_val_printed(others[i]) && dx_val_printed(&card->minimum_due) &&
		    dx_val_same_place(others[i], &card->minimum_due))
			card->minimum_due = (struct dx_val){0};
}

/* Is what is owed among the words of LINE? */
static bool says_owed(struct dx_job *job, const struct dx_line *line, const struct dx_val *owed)
{
	struct dx_val v;

	for (size_t k = 0; k < line->n; k++) {
		struct dx_words w = {
			.words = (const struct dx_word *const *)line->words + k, .n = 1, .page = line->page};

		if (dx_ct_as_figure(job, &w, &v) && same(&v, owed->dec))
			return true;
	}
	return false;
}

/*
 * "Van het openstaande bedrag schrijven wij rond 11-02-2026 minimaal € 100,00 af": the only figure of a sentence close
 * behind a word for the least, if it may be that. Behind the first page there are terms: only beside what is owed.
 */
static void read_minimum_in_text(struct dx_job *job, struct ct_card *card)
{
	const struct dx_val *owed = &card->acc.closing_balance;
	struct dx_val one = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t least = 0;

		if (line->used || (line->page != job->lines.v[0].page && !says_owed(job, line, owed)))
			continue;
		for (size_t k = 0; k < line->n; k++) {
			struct dx_words w = {
				.words = (const struct dx_word *const *)line->words + k, .n = 1, .page = line->page};
			struct dx_val v;

			least = dx_ct_is_least(line->words[k]->text)   ? LEAST_WORDS
				: dx_ct_is_other(line->words[k]->text) ? 0
				: least > 0                            ? least - 1
								       : 0;
			if (least == 0 || !dx_ct_as_figure(job, &w, &v) || v.dec.coef <= 0 || is_named(card, &v) ||
			    (owed->dec.coef > 0 && dx_dec_cmp(v.dec, owed->dec) >= 0))
				continue;
			if (dx_val_has(&one) && !same(&one, v.dec))
				return;
			one = v;
		}
	}
	if (dx_val_has(&one) && dx_val_printed(owed))
		card->minimum_due = one;
}

static void read_figures(struct dx_job *job, struct ct_card *card)
{
	struct ct_tolds *t = DX_NEW(job->arena, struct ct_tolds);

	leave_taken(card);
	if (!dx_val_has(&card->minimum_due))
		from_afar(job, SL_MINIMUM_DUE, dx_ct_as_figure, &card->minimum_due);
	leave_taken(card);
	if (!dx_val_has(&card->credit_limit))
		from_afar(job, SL_CREDIT_LIMIT, dx_ct_as_figure, &card->credit_limit);
	if (dx_val_has(&card->minimum_due) && dx_val_has(&card->credit_limit))
		return;
	dx_ct_listen(job, dx_ct_as_figure, t);
	if (!dx_val_has(&card->credit_limit))
		read_limit(t, card);
	if (!dx_val_has(&card->credit_limit))
		read_limit_called(t, card);
	if (!dx_val_has(&card->minimum_due))
		read_minimum(job, t, card);
	if (!dx_val_has(&card->minimum_due))
		read_minimum_in_text(job, card);
}

void dx_ct_told(struct dx_job *job, const struct st_part *p, struct ct_card *card)
{
	if (job->lines.n == 0)
		return;
	read_dates(job, p, card);
	read_figures(job, card);
}
