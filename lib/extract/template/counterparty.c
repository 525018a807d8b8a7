/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Runs of words between separators, numbers and terms are what may be a name. Each gets points for where it stands and
 * what it looks like; the best one is told when it has enough, of equal ones the first.
 */
#include "counterparty.h"

#include "dx/extract/legal.h"

#define NAME_BYTES 120 /* no name of a party is longer */
#define RUN_WORDS  12  /* nor has more words */
#define INITIALS   4   /* letters of a bank's code: "SBIN" */
#define LABEL_MAX  4
#define SORT_WORDS 2
#define SITE_WORDS 2 /* of a run that is nothing but a place */
#define WALLET_MIN 3
#define ENOUGH     40
#define POINTS     50 /* of a run of which nothing else is known */
#define FOR_LABEL  40
#define FOR_NOTE   15 /* it stands behind a note */
#define FOR_FIRST  20 /* one word before all separators is the bank's own */
#define FOR_SMALL  15
#define FOR_CODE   10 /* it may be a bank's code */
#define FOR_SHORT  20
#define FOR_HOUSE  30 /* a bank */
#define FOR_SECOND 5
#define FOR_GLUED  10 /* nothing but a name is run together with a number before it */

struct run {
	size_t from, n;
	bool labelled, noted, whole, first, second;
};

struct search {
	const struct dx_narration *in;
	struct dx_arena *arena;
	enum dx_party party;
	const struct dx_no_names *none;
	struct run best;
	int points;
	/* of the segment */
	size_t segment, begin, runs;
	bool stopped, noted, labelled;
	bool carried_label, carried_stop; /* into the next segment */
	bool numbered;
	bool channel; /* the text tells how the money moved */
	bool told;    /* something before the run tells what the text is */
};

/* ---- one run ---- */

/* "MUTUAL FUND", "BOOK ISSUED": what it was for, without a word that is anybody's. */
static bool is_terms_alone(const struct dx_lex *known, struct dx_arena *a, struct dx_str s)
{
	size_t n;
	size_t len = 1;
	struct dx_tok *toks = dx_lex_tokens_of(known, a, s, &n);

	for (size_t i = 0; i < n; i += len)
		if (dx_lex_match(known, toks, n, i, &len) != 0)
			return false;
	return true;
}

bool dx_counterparty_is_none(const struct dx_no_names *none, struct dx_arena *a, struct dx_str s)
{
	size_t letters = 0;
	size_t n;
	size_t len;
	struct dx_tok *toks;

	for (size_t i = 0; i < s.n; i++)
		letters += dx_is_letter(s.p[i]);
	if (letters < 2 || letters * 2 < s.n || s.n > NAME_BYTES)
		return true;
	toks = dx_lex_tokens_of(none->phrases, a, s, &n);
	return (n > 0 && dx_lex_match(none->phrases, toks, n, 0, &len) >= 0 && len == n) ||
	       is_terms_alone(none->known, a, s);
}

static bool all_capitals(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] < 'A' || s.p[i] > 'Z')
			return false;
	return true;
}

static bool is_small(struct dx_str s)
{
	return s.p[0] >= 'a' && s.p[0] <= 'z';
}

static bool is_form(struct dx_str s)
{
	return dx_legal_form(s) != 0;
}

/* Behind a form that ends names nothing belongs to one. */
static void cut_behind_form(const struct search *s, struct run *r)
{
	for (size_t i = 1; i < r->n; i++)
		if (dx_legal_form(s->in->v[r->from + i].s) & (DX_LEGAL_LONG | DX_LEGAL_SHORT)) {
			while (i + 1 < r->n && is_form(s->in->v[r->from + i + 1].s))
				i++;
			r->n = i + 1;
			return;
		}
}

/* The town of a shop, and what stands behind it; of others where it is the last word and no separator is before it. */
static void cut_place(const struct search *s, struct run *r)
{
	const struct dx_narration_word *v = &s->in->v[r->from];

	if (s->party == DX_PARTY_SHOP)
		for (size_t i = 1; i < r->n; i++)
			if (v[i].term == DX_TERM_PLACE) {
				r->n = i;
				return;
			}
	while (!r->whole && r->n > 1 && v[r->n - 1].term == DX_TERM_PLACE)
		r->n--;
}

/* The bank that a cheque was drawn on stands behind the name, in initials. */
static void cut_initials(const struct search *s, struct run *r)
{
	size_t n = r->n;

	while (n > 2 && s->in->v[r->from + n - 1].s.n <= 3 && all_capitals(s->in->v[r->from + n - 1].s) &&
	       !is_form(s->in->v[r->from + n - 1].s))
		n--;
	r->n = n;
}

/* "ORBIT DES:PAYROLL": what a colon stands behind is a label, unless colons part the whole text. */
static void cut_label(const struct search *s, struct run *r)
{
	const struct dx_narration_word *v = &s->in->v[r->from];
	const bool colons = s->begin > 0 && s->in->v[s->begin - 1].colon;

	if (colons || r->n < 2 || !v[r->n - 1].colon || v[r->n - 1].s.n > LABEL_MAX)
		return;
	r->n--;
	r->first = false;
}

/* "P JONES lunch": what is written small behind a name is none of it. */
static void cut_small(const struct search *s, struct run *r)
{
	const struct dx_narration_word *v = &s->in->v[r->from];

	while (r->n > 1 && is_small(v[r->n - 1].s) && !is_small(v[0].s))
		r->n--;
}

static bool has_form(const struct search *s, const struct run *r)
{
	for (size_t i = 1; i < r->n; i++)
		if (is_form(s->in->v[r->from + i].s))
			return true;
	return false;
}

/* "Deccan Bank", "Deccan Bank Ltd" */
static bool is_house(const struct run *r, const struct dx_narration_word *v)
{
	const struct dx_narration_word *last = &v[r->n - 1];

	return last->term == DX_TERM_HOUSE || (r->n > 1 && is_form(last->s) && last[-1].term == DX_TERM_HOUSE);
}

/* "IOB ADYAR", "PUNE MAIN": the bank or the branch that a cheque was drawn on? */
static bool is_drawn_on(const struct search *s, const struct run *r)
{
	const struct dx_narration_word *v = &s->in->v[r->from];

	if (r->labelled || has_form(s, r))
		return false;
	return v->term == DX_TERM_PLACE || (r->n <= 2 && v->s.n < INITIALS + (r->n == 1) && all_capitals(v->s));
}

static int points_of(const struct search *s, const struct run *r)
{
	const struct dx_narration_word *v = &s->in->v[r->from];
	int points = POINTS;

	points += r->labelled ? FOR_LABEL : 0;
	points += v->glued ? FOR_GLUED : 0;
	points -= r->noted ? FOR_NOTE : 0;
	points -= r->second ? FOR_SECOND : 0;
	points -= r->first && s->in->n_parted >= 2 && (r->n == 1 || (r->whole && !s->channel)) ? FOR_FIRST : 0;
	points -= is_small(v->s) ? FOR_SMALL : 0;
	points -= r->n == 1 && v->s.n == INITIALS && all_capitals(v->s) ? FOR_CODE : 0;
	points -= r->n == 1 && v->s.n <= 2 ? FOR_SHORT : 0;
	if (s->party != DX_PARTY_BANK && is_house(r, v))
		points -= FOR_HOUSE;
	if (s->party == DX_PARTY_DRAWER && is_drawn_on(s, r))
		points -= FOR_HOUSE;
	return points;
}

static struct dx_str text_of(const struct search *s, const struct run *r)
{
	const struct dx_str first = s->in->v[r->from].s;
	const struct dx_str last = s->in->v[r->from + r->n - 1].s;

	return dx_strn(first.p, (size_t)(last.p + last.n - first.p));
}

/* Nothing but a town? */
static bool is_place(const struct search *s, const struct run *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (s->in->v[r->from + i].term != DX_TERM_PLACE)
			return false;
	return !r->labelled;
}

static bool has_name_term(const struct search *s, const struct run *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (s->in->v[r->from + i].term == DX_TERM_NAME)
			return true;
	return false;
}

static bool is_allowed(const struct search *s, const struct run *r)
{
	if (s->party == DX_PARTY_CALLED)
		return r->labelled;
	if (s->party == DX_PARTY_ISSUER)
		return r->labelled || has_name_term(s, r);
	return true;
}

/* A term that is a name, too: a tax office. */
static bool may_be_name(const struct search *s, const struct run *r)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(s->none->known, s->arena, text_of(s, r), &n);

	return n > 0 && dx_lex_match(s->none->known, toks, n, 0, &len) == 1 && len == n;
}

/* "PROFESSIONAL TAX", "VEHICLE INSURANCE PREMIUM": the words before a note that nothing places say what sort that is.
 */
static bool is_sort(const struct search *s, const struct run *r)
{
	const size_t behind = r->from + r->n;

	return r->from == 0 && r->n <= SORT_WORDS && !r->labelled && !s->channel && behind < s->in->n &&
	       !s->in->v[behind].parted && s->in->v[behind].term == DX_TERM_NOTE && !has_form(s, r) &&
	       !may_be_name(s, r);
}

/* "R NAIR CAMP BR": the place before such a word; what stands before both may be a name when a label does. */
static void cut_site(const struct search *s, struct run *r)
{
	const size_t behind = r->from + r->n;

	if (behind < s->in->n && !s->in->v[behind].parted && s->in->v[behind].term == DX_TERM_SITE)
		r->n = r->labelled || r->n > SITE_WORDS ? r->n - 1 : 0;
}

static void consider(struct search *s, struct run r)
{
	int points;

	cut_site(s, &r);
	if (r.n == 0 || r.n > RUN_WORDS || !is_allowed(s, &r) || is_sort(s, &r))
		return;
	cut_behind_form(s, &r);
	cut_label(s, &r);
	cut_small(s, &r);
	cut_place(s, &r);
	if (s->party == DX_PARTY_DRAWER)
		cut_initials(s, &r);
	points = points_of(s, &r);
	if (points < ENOUGH || is_place(s, &r) || points <= s->points ||
	    dx_counterparty_is_none(s->none, s->arena, text_of(s, &r)))
		return;
	s->best = r;
	s->points = points;
}

/* ---- the runs of a segment ---- */

static bool is_name_word(const struct dx_narration_word *w)
{
	return w->kind == DX_NARRATION_WORD && (w->term == DX_TERM_NONE || w->term == DX_TERM_NAME ||
						w->term == DX_TERM_PLACE || w->term == DX_TERM_HOUSE);
}

/* Does what stands at AT tell what the text is? A note, or a phrase that says how the money moved: "Direct Debit". */
static bool is_told_behind(const struct search *s, const struct run *r, size_t end)
{
	const size_t at = r->from + r->n;
	const struct dx_narration_word *v = &s->in->v[at];

	if (at == end)
		return false;
	return v->term == DX_TERM_NOTE ||
	       (r->n > 1 && v->term == DX_TERM_MARK && at + 1 < end && v[1].term == DX_TERM_MARK);
}

/* The run from AT on; its end. */
static size_t take_run(struct search *s, size_t at, size_t end)
{
	struct run r = {.from = at, .labelled = s->labelled, .first = s->segment == 0, .second = s->runs > 0};
	size_t i = at;
	bool told;

	while (i < end && is_name_word(&s->in->v[i]))
		i++;
	r.n = i - at;
	r.noted = s->noted && (s->points > 0 || s->numbered);
	r.whole = at == s->begin && i == end;
	told = s->told || is_told_behind(s, &r, end);
	if (!s->stopped && told && !(i < end && s->in->v[i].term == DX_TERM_OWN))
		consider(s, r);
	s->labelled = false;
	s->runs++;
	return i;
}

/*
 * A label: anywhere with a colon, near the beginning of the text, and one word at the beginning of a segment. Elsewhere
 * it is part of a note ("/payment from a friend").
 */
static bool leads(const struct search *s, size_t at, size_t end)
{
	const struct dx_narration_word *v = s->in->v;

	if (v[at].colon || (s->segment == 0 && s->runs <= 1) || (s->runs == 0 && s->points == 0 && !s->numbered))
		return true;
	if (s->runs == 0 && s->points == 0 && at > s->begin && v[at - 1].kind == DX_NARRATION_CODE)
		return true;
	return at == s->begin && (at + 1 == end || v[at + 1].term != DX_TERM_PAYEE);
}

static void take_label(struct search *s, size_t at, size_t end)
{
	if (!leads(s, at, end) && !s->labelled) {
		s->stopped = true;
		return;
	}
	s->stopped = false;
	s->labelled = true;
	s->told = true;
	if (at + 1 == end)
		s->carried_label = true;
}

static void take_term(struct search *s, size_t at, size_t end)
{
	const struct dx_narration_word *w = &s->in->v[at];
	const bool ends = w->term == DX_TERM_STOP || w->term == DX_TERM_SITE;

	s->labelled = false;
	if (w->term == DX_TERM_OWN)
		s->runs = 0;
	s->noted |= w->term == DX_TERM_NOTE;
	s->stopped |= ends;
	s->told |= w->term != DX_TERM_NONE;
	if (w->colon && at + 1 == end && (ends || w->term == DX_TERM_NOTE))
		s->carried_stop = true;
}

static void take_segment(struct search *s, size_t from, size_t end)
{
	size_t i = from;

	s->begin = from;
	s->runs = 0;
	s->noted = false;
	s->labelled = s->carried_label;
	s->stopped = s->carried_stop;
	s->carried_label = s->carried_stop = false;
	while (i < end) {
		const struct dx_narration_word *w = &s->in->v[i];

		if (is_name_word(w)) {
			i = take_run(s, i, end);
			continue;
		}
		if (w->term == DX_TERM_PAYEE)
			take_label(s, i, end);
		else if (w->term != DX_TERM_NONE)
			take_term(s, i, end);
		else if (s->labelled) { /* the number of an account: its owner's name may stand behind a separator */
			s->labelled = false;
			s->carried_label = i + 1 == end;
		}
		s->numbered |= w->kind == DX_NARRATION_CODE;
		i++;
	}
	s->segment++;
}

/* ---- the whole ---- */

/* "meera.k" of "meera.k@bank": letters, and no number that a bank gave. */
static const char *wallet_of(const struct dx_narration *n, struct dx_arena *a, const struct dx_no_names *none)
{
	struct dx_str name = {0};

	for (size_t i = 0; i < n->n; i++) {
		if (n->v[i].kind != DX_NARRATION_VPA)
			continue;
		if (name.n)
			return NULL;
		name = dx_str_sub(n->v[i].s, 0, dx_str_find_c(n->v[i].s, '@'));
	}
	for (size_t i = 0; i < name.n; i++)
		if (dx_is_digit(name.p[i]))
			return NULL;
	if (name.n < WALLET_MIN || dx_counterparty_is_none(none, a, name))
		return NULL;
	return dx_strndup(a, name.p, name.n);
}

const char *dx_counterparty(const struct dx_narration *n, struct dx_arena *a, enum dx_party party, bool channel,
			    const struct dx_no_names *none)
{
	struct search s = {.in = n, .arena = a, .party = party, .none = none, .channel = channel, .told = channel};
	size_t from = 0;
	struct dx_str name;

	if (party == DX_PARTY_NONE)
		return NULL;
	for (size_t i = 0; n->n_parted >= 2 && i < n->n && !s.told; i++)
		s.told = n->v[i].kind == DX_NARRATION_CODE;
	for (size_t i = 1; i <= n->n; i++)
		if (i == n->n || n->v[i].parted) {
			take_segment(&s, from, i);
			from = i;
		}
	if (s.points == 0)
		return party == DX_PARTY_WALLET ? wallet_of(n, a, none) : NULL;
	name = text_of(&s, &s.best);
	return dx_strndup(a, name.p, name.n);
}
