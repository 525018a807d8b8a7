/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A statement's sums in words: "You began with Rs. 6,670.08, added Rs. 81,041.27, spent Rs. 58,686.29 and were left
 * with Rs. 29,025.06." Between what opens and what closes it stand two amounts, each behind a word that says which way
 * the money went. Sums of labels may stand in sentences, too, which break where the line is full: "Balance at the end
 * of the period: INR" over "1,12,924.28.", "The closing balance of the account as on 30-Sep-2023 is INR 11,80,301.25
 * Cr."
 */
#include <string.h>

#include "amounts/amounts.h"
#include "head.h"

#define SENTENCE_MAX 60 /* words, over two lines */
#define VERB_AHEAD   10 /* words between a label and its verb */
#define VERB_BACK    3  /* words between a verb and its amount, the currency among them */

struct sentence {
	const struct dx_word *words[SENTENCE_MAX]; /* without the comma or full stop behind */
	size_t n;
	size_t own; /* of the first line */
	size_t page;
};

/* W without the sign that parts it from the words behind. */
static const struct dx_word *without_stop(const struct dx_job *job, const struct dx_word *w)
{
	const size_t n = strlen(w->text);
	struct dx_word *bare;

	if (n < 2 || !strchr(",.", w->text[n - 1]) || !dx_has_digit(w->text))
		return w;
	bare = dx_alloc_array(job->arena, 1, sizeof(*bare));
	*bare = *w;
	bare->text = dx_strndup(job->arena, w->text, n - 1);
	return bare;
}

/* The words of line AT from word FROM on, and those of the line under it. */
static struct sentence words_of(const struct dx_job *job, size_t at, size_t from)
{
	struct sentence s = {.page = job->lines.v[at].page};

	for (size_t i = at; i < at + 2 && i < job->lines.n && job->lines.v[i].page == s.page; i++) {
		for (size_t k = i == at ? from : 0; k < job->lines.v[i].n && s.n < SENTENCE_MAX; k++)
			s.words[s.n++] = without_stop(job, job->lines.v[i].words[k]);
		s.own = i == at ? s.n : s.own;
	}
	return s;
}

static bool is_one_of(const char *text, const char *const *words, size_t n)
{
	return dx_str_is_one_of(dx_strn(text, strcspn(text, ",.:")), words, n);
}

/* −1: a word for money that goes, 1: for what comes, 0: none. */
static int direction(const char *text)
{
	static const char *const comes[] = {"added", "received", "deposited", "loaded", "credited", "earned"};
	static const char *const goes[] = {"spent", "withdrew", "paid", "used", "debited", "sent"};

	return is_one_of(text, comes, DX_LEN(comes)) ? 1 : is_one_of(text, goes, DX_LEN(goes)) ? -1 : 0;
}

/* Do one of VERBS and "with" end before word AT, a currency between perhaps? */
static bool is_behind(const struct sentence *s, size_t at, const char *const *verbs, size_t n)
{
	size_t i = at;

	while (i > 0 && at - i < 2 && !dx_str_ieq_c(dx_str(s->words[i - 1]->text), "with"))
		i--;
	return i > 1 && dx_str_ieq_c(dx_str(s->words[i - 1]->text), "with") &&
	       is_one_of(s->words[i - 2]->text, verbs, n);
}

/* The direction that one of the words before word AT says, as far as FROM. */
static int way_to(const struct sentence *s, size_t from, size_t at)
{
	for (size_t i = at; i > from && at - i < VERB_BACK; i--)
		if (direction(s->words[i - 1]->text))
			return direction(s->words[i - 1]->text);
	return 0;
}

static void take(struct dx_job *job, const struct sentence *s, size_t at, struct dx_val *v_r)
{
	const struct dx_words w = {.words = s->words + at, .n = 1, .page = s->page};
	struct dx_val v;

	if (!dx_val_has(v_r) && dx_fields_amount_of(job, &w, &v))
		*v_r = v;
}

/* Does the word behind word AT say the side of an amount? */
static int side_behind(const struct sentence *s, size_t at)
{
	return at + 1 < s->n && dx_has_letter(s->words[at + 1]->text) ? dx_st_side_of_mark(s->words[at + 1]->text) : 0;
}

/* … the balance at word AT, a debt where a mark behind it says so. */
static void take_balance(struct dx_job *job, const struct sentence *s, size_t at, struct dx_val *v_r)
{
	const bool had = dx_val_has(v_r);

	take(job, s, at, v_r);
	if (!had && dx_val_has(v_r) && side_behind(s, at) < 0)
		v_r->dec = dx_dec_neg(dx_dec_abs(v_r->dec));
}

/* Line AT begins such a sentence: its four amounts. */
static bool read_sentence(struct dx_job *job, size_t at, struct st_account *acc)
{
	static const char *const opens[] = {"began", "started", "opened", "begin", "start"};
	static const char *const closes[] = {"left", "ended", "closed", "end"};
	const struct sentence s = words_of(job, at, 0);
	size_t found[4]; /* opening, in, out, closing */
	size_t sums = 0;
	size_t last = 0;
	int ways = 0;

	for (size_t i = 0; i < s.n && sums < DX_LEN(found); i++) {
		const int way = way_to(&s, last, i);

		if (!dx_columns_amount_like(s.words[i]))
			continue;
		if (sums == 0   ? !is_behind(&s, i, opens, DX_LEN(opens))
		    : sums == 3 ? !is_behind(&s, i, closes, DX_LEN(closes))
				: way == 0)
			return false;
		if (sums == 1 || sums == 2) {
			ways += way;
			found[way > 0 ? 1 : 2] = i;
		} else {
			found[sums] = i;
		}
		sums++;
		last = i + 1;
	}
	if (sums != DX_LEN(found) || ways != 0)
		return false;
	take(job, &s, found[0], &acc->opening_balance);
	take(job, &s, found[1], &acc->total_credits);
	take(job, &s, found[2], &acc->total_debits);
	take(job, &s, found[3], &acc->closing_balance);
	return true;
}

/* "27,841.66 Dr (Dr = due from client)": a mark behind the amount at word AT, which a bracket explains. */
static bool is_explained(const struct sentence *s, size_t at)
{
	return side_behind(s, at) && at + 2 < s->own && s->words[at + 2]->text[0] == '(';
}

/* The amount right behind label HIT, or behind its currency, where a comma or a full stop ends it, or the currency its
 * line, or a bracket explains its mark: others are read elsewhere. */
static void behind_label(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const size_t from = hit->first + hit->n;
	const struct sentence s = words_of(job, hit->line, from);
	const size_t at = s.n > 0 && dx_value_currency(dx_str(s.words[0]->text)); /* of the amount */
	const bool broken = at == 1 && s.own == 1;

	if (at < s.n && dx_columns_amount_like(s.words[at]) &&
	    (broken || (at < s.own && s.words[at] != job->lines.v[hit->line].words[from + at]) || is_explained(&s, at)))
		take_balance(job, &s, at, v);
}

/* "Closing balance: Rs.", whose last word is the label's, too */
static bool has_colon_inside(const struct dx_job *job, const struct dx_label_hit *hit)
{
	for (size_t i = 0; i < hit->n; i++)
		if (dx_str_ends(dx_str(job->lines.v[hit->line].words[hit->first + i]->text), ":"))
			return true;
	return false;
}

static bool ends_sentence(const char *text)
{
	return dx_str_ends(dx_str(text), ".");
}

/* Does a sentence begin with the label HIT, or with an article before it? "If your closing balance is …" does not. */
static bool begins_sentence(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const articles[] = {"the", "your"};
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t at = hit->first;

	if (at > 0 && dx_str_is_one_of(dx_str(line->words[at - 1]->text), articles, DX_LEN(articles)))
		at--;
	return dx_st_is_capital(line->words[at]->text) && (at == 0 || ends_sentence(line->words[at - 1]->text));
}

/* The amount that the sentence which begins with label HIT says: behind "is", which other words may come before. */
static void behind_verb(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	static const char *const verbs[] = {"is", "was"};
	const struct sentence s = words_of(job, hit->line, hit->first + hit->n);
	size_t at = 0;

	if (!begins_sentence(job, hit))
		return;
	while (at < s.n && at < VERB_AHEAD && !dx_str_is_one_of(dx_str(s.words[at]->text), verbs, DX_LEN(verbs))) {
		const char *text = s.words[at]->text;

		if (dx_columns_amount_like(s.words[at]) || ends_sentence(text) || strchr(text, ':'))
			return;
		at++;
	}
	if (at == s.n || at == VERB_AHEAD)
		return;
	at++;
	at += at < s.n && dx_value_currency(dx_str(s.words[at]->text));
	if (at < s.n && dx_columns_amount_like(s.words[at]))
		take_balance(job, &s, at, v);
}

void dx_st_figures_in_sentence(struct dx_job *job, struct st_part *p)
{
	const struct {
		int field;
		struct dx_val *v;
	} sums[] = {{SL_OPENING, &p->acc->opening_balance},
		    {SL_CLOSING, &p->acc->closing_balance},
		    {SL_TOTAL_DEBITS, &p->acc->total_debits},
		    {SL_TOTAL_CREDITS, &p->acc->total_credits}};

	for (size_t i = p->scope.from; i < p->scope.to && i < job->lines.n; i++)
		if (!job->lines.v[i].used && read_sentence(job, i, p->acc))
			return;
	for (size_t i = 0; i < DX_LEN(sums); i++) {
		const struct dx_label_hit *hit;
		size_t at = 0;

		while (!dx_val_has(sums[i].v) && (hit = dx_fields_next(job, p->scope, sums[i].field, &at)))
			if (hit->has_colon || has_colon_inside(job, hit))
				behind_label(job, hit, sums[i].v);
			else
				behind_verb(job, hit, sums[i].v);
	}
}
