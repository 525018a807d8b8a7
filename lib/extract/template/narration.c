/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "narration.h"

#include <string.h>

#include "dx/extract/legal.h"

#define RUN_MIN      5 /* digits that letters may be run together with */
#define RUN_KNOWN    3 /* the same behind a term of the template */
#define NAME_MIN     3 /* letters behind a number that are a word of their own */
#define PARTS_MAX    8 /* codes that are run together */
#define CODES_MIN    4 /* letters of them all */
#define CODES_MAX    24
#define CODED_MAX    12 /* words from the beginning that may be run together: banks' codes stand there */
#define CODE_MAX     8  /* letters of one */
#define HYPHENED_MAX 40 /* bytes beside a hyphen within a name */
#define PREFIX_MAX   3  /* letters before a hyphen that belong to a number */
#define LEADING_MAX  3  /* words before the first hyphen of a text that is parted by them */
#define RAIL_LETTER  4  /* a code as long is no part of a word */
#define FOREIGN_MAX  4  /* letters of a bank's own before or behind a shorter one */
#define TAIL_MIN     7  /* letters of a term that a word ends with; shorter ones are found in too many */
#define TAILED_MAX   40
#define MARK_SHORT   2
#define OWN_MIN      4
#define REGION       2 /* letters of a state's or a country's code */

struct walk {
	const struct dx_narration_terms *t;
	struct dx_arena *arena;
	struct dx_narration *to;
	size_t cap;
	bool parted;  /* before the next word */
	bool hyphens; /* the text is parted by hyphens */
};

/* ---- what a word is ---- */

static bool is_term(const struct dx_lex *lex, struct dx_arena *a, struct dx_str s)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(lex, a, s, &n);

	return n > 0 && dx_lex_match(lex, toks, n, 0, &len) >= 0 && len == n;
}

static enum dx_term term_of(const struct dx_narration_terms *t, struct dx_arena *a, struct dx_str s)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens_of(t->terms, a, s, &n);
	int term = dx_lex_match(t->terms, toks, n, 0, &len);

	return term >= 0 && len == n ? (enum dx_term)term : DX_TERM_NONE;
}

static size_t count_digits(struct dx_str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += dx_is_digit(s.p[i]);
	return n;
}

static size_t count_letters(struct dx_str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++)
		n += dx_is_letter(s.p[i]);
	return n;
}

/* Four letters, a nought, six more: the code of an Indian branch. */
static bool is_branch(struct dx_str s)
{
	if (s.n != 11 || s.p[4] != '0')
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!(s.p[i] >= 'A' && s.p[i] <= 'Z') && (i < 4 || !dx_is_digit(s.p[i])))
			return false;
	return true;
}

/* "XXXX", "XX2941", "**89": what is not shown of a number. */
static bool is_mask(struct dx_str s)
{
	size_t masks = 0;
	size_t others = 0;

	for (size_t i = 0; i < s.n; i++) {
		bool mask = s.p[i] == 'X' || s.p[i] == 'x' || s.p[i] == '*';

		masks += mask;
		others += !mask && dx_is_letter(s.p[i]);
	}
	return masks >= 2 && others == 0;
}

static enum dx_narration_kind kind_of(struct dx_str s)
{
	size_t digits = count_digits(s);
	size_t letters = count_letters(s);

	if (dx_str_ends(s, "\xc2\xb0") || dx_str_ends(s, "\xc2\xba")) /* "N°" */
		return DX_NARRATION_CODE;
	if (dx_str_find_c(s, '@') < s.n)
		return letters ? DX_NARRATION_VPA : DX_NARRATION_CODE;
	if (digits >= 3 || letters == 0 || (digits == 2 && letters <= 3) || digits >= letters || is_branch(s) ||
	    is_mask(s))
		return DX_NARRATION_CODE;
	return DX_NARRATION_WORD;
}

/* ---- what is run together ---- */

static void push(struct walk *w, struct dx_str s)
{
	struct dx_narration *to = w->to;

	s = dx_str_strip(s, "-.,*&'\"()[]{}+=!?", "-,*&'\"()[]{}+=!?");
	if (s.n == 0)
		return;
	if (to->n == w->cap) {
		size_t cap = w->cap ? 2 * w->cap : 32;
		struct dx_narration_word *grown = dx_alloc_array(w->arena, cap, sizeof(*grown));

		if (to->n)
			memcpy(grown, to->v, to->n * sizeof(*grown));
		to->v = grown;
		w->cap = cap;
	}
	to->n_parted += w->parted && to->n > 0;
	to->v[to->n++] =
		(struct dx_narration_word){.s = s, .kind = kind_of(s), .term = DX_TERM_NONE, .parted = w->parted};
	w->parted = false;
}

/* The longest code that stands at AT of S; its letters, 0: none. */
static size_t code_at(const struct walk *w, struct dx_str s, size_t at)
{
	size_t k = s.n - at < CODE_MAX ? s.n - at : CODE_MAX;

	for (; k > 1; k--) {
		const struct dx_str code = dx_str_sub(s, at, k);

		if (is_term(w->t->rails, w->arena, code) || is_term(w->t->joined, w->arena, code))
			return k;
	}
	return 0;
}

/*
 * S as codes one behind the other ("CASHDEP", "NEFTDR"), the longest first, where each ends; their number, 0: it is
 * none. One of them has three letters or more. Behind a rail one letter may remain ("RTGSI"), behind three codes a
 * name, where *NAME_R is then ("CASHDEPBYSHYAMAL").
 */
static size_t codes_of(const struct walk *w, struct dx_str s, size_t ends[PARTS_MAX], size_t *name_r)
{
	size_t at = 0;
	size_t n = 0;
	bool long_one = false;

	*name_r = s.n;
	while (at < s.n && n < PARTS_MAX) {
		size_t k = code_at(w, s, at);

		if (k == 0 && n == 1 && at + 1 == s.n && at >= RAIL_LETTER)
			k = 1;
		if (k == 0)
			break;
		long_one |= k >= 3;
		at += k;
		ends[n++] = at;
	}
	if (!long_one || (at < s.n && (n < 3 || s.n - at < NAME_MIN)))
		return 0;
	*name_r = at;
	return n;
}

/*
 * A rail with letters of a bank's own before it ("MPAYIMPS"), or behind it when it is the first word and TIGHT
 * ("UPIAR/"): where they meet; 0: none.
 */
static size_t rail_border(const struct walk *w, struct dx_str s, bool tight)
{
	for (size_t k = 3; k <= 4 && k + 1 <= s.n; k++) {
		const size_t rest = s.n - k;

		if (k < RAIL_LETTER && rest > FOREIGN_MAX)
			continue;
		if (rest >= 2 && is_term(w->t->rails, w->arena, dx_str_sub(s, rest, k)))
			return rest;
		if (tight && w->to->n == 0 && is_term(w->t->rails, w->arena, dx_str_sub(s, 0, k)))
			return k;
	}
	return 0;
}

/* Letters alone, which codes may be run together with; TIGHT: a number or a separator touches them. */
static void push_letters(struct walk *w, struct dx_str s, bool tight)
{
	size_t ends[PARTS_MAX] = {0};
	size_t name = s.n;
	size_t at = 0;
	size_t n = 0;

	if (w->to->n < CODED_MAX && s.n >= CODES_MIN && s.n <= CODES_MAX && !is_term(w->t->known, w->arena, s)) {
		n = codes_of(w, s, ends, &name);
		if (n == 0 && (tight || w->to->n == 0) && (ends[0] = rail_border(w, s, tight)))
			n = 1;
	}
	for (size_t i = 0; i < n; at = ends[i++])
		push(w, dx_str_sub(s, at, ends[i] - at));
	push(w, dx_str_sub(s, at, s.n - at));
	if (n == 1 && w->to->n >= 2) { /* what a bank writes beside its code is no name */
		w->to->v[w->to->n - 1].term = DX_TERM_MARK;
		w->to->v[w->to->n - 2].term = DX_TERM_MARK;
	}
}

/* The first run of digits as long; where it begins, s.n: none. */
static size_t digits_at(struct dx_str s, size_t least, size_t *end_r)
{
	for (size_t i = 0; i < s.n; i++) {
		size_t k = i;

		while (k < s.n && dx_is_digit(s.p[k]))
			k++;
		if (k - i >= least) {
			*end_r = k;
			return i;
		}
		i = k > i ? k - 1 : i;
	}
	return s.n;
}

/* Is S known, or made of codes, so that a number may be run together with it? */
static bool is_code_head(const struct walk *w, struct dx_str s)
{
	size_t ends[PARTS_MAX] = {0};
	size_t name;

	return is_term(w->t->known, w->arena, s) ||
	       (s.n <= CODES_MAX && (codes_of(w, s, ends, &name) > 0 || rail_border(w, s, true) > 0));
}

/* A word without blanks and separators: its letters, its number, and the name behind it. */
static void push_word(struct walk *w, struct dx_str s, bool tight)
{
	size_t end = 0;
	size_t from = digits_at(s, RUN_KNOWN, &end);
	struct dx_str head = dx_str_strip(dx_str_sub(s, 0, from), "", "-.:#");
	struct dx_str tail = {0};

	if (from == s.n || dx_str_find_c(s, '@') < s.n) {
		push_letters(w, s, tight);
		return;
	}
	if (from > 1 && count_letters(head) == head.n - (dx_str_find_c(head, '.') < head.n) && is_code_head(w, head)) {
		push_letters(w, head, true);
		s = dx_str_sub(s, from, s.n - from);
		end -= from;
		from = 0;
	}
	if (end - from >= RUN_MIN)
		tail = dx_str_sub(s, end, s.n - end);
	if (tail.n >= NAME_MIN && count_letters(tail) == tail.n) {
		push(w, dx_str_sub(s, 0, end));
		w->parted = true;
		push_letters(w, tail, true);
		w->to->v[w->to->n - 1].glued = true;
		return;
	}
	push(w, s);
}

/* ---- separators ---- */

static bool is_between_digits(struct dx_str s, size_t at)
{
	return at > 0 && at + 1 < s.n && dx_is_digit(s.p[at - 1]) && dx_is_digit(s.p[at + 1]);
}

static bool all_capitals(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] >= 'a' && s.p[i] <= 'z')
			return false;
	return true;
}

/* Does no name go on over a hyphen beside this? A number, an address, a term. */
static bool parts(const struct walk *w, struct dx_str s)
{
	return s.n == 0 || kind_of(s) != DX_NARRATION_WORD || is_code_head(w, s);
}

/* "ACH C-": is S the end of a term that begins with the word before it? */
static bool goes_on(const struct walk *w, struct dx_str s)
{
	const struct dx_narration_word *before = w->to->n ? &w->to->v[w->to->n - 1] : NULL;

	return before && !w->parted && s.n == 1 &&
	       is_term(w->t->known, w->arena, dx_strn(before->s.p, (size_t)(s.p + 1 - before->s.p)));
}

/* Does a hyphen between LEFT and RIGHT part them? Not within names ("Jansen-Bakker") and numbers ("FM-0971"). */
static bool hyphen_parts(const struct walk *w, struct dx_str left, struct dx_str right, struct dx_str both)
{
	if (left.n > HYPHENED_MAX || right.n > HYPHENED_MAX)
		return true;
	if (is_term(w->t->known, w->arena, both))
		return false;
	if (!w->hyphens && right.n && kind_of(right) == DX_NARRATION_CODE && left.n > 0 && left.n <= PREFIX_MAX &&
	    all_capitals(left))
		return is_code_head(w, left) || dx_legal_form(left);
	return w->hyphens || parts(w, left) || parts(w, right) || term_of(w->t, w->arena, right) == DX_TERM_PLACE ||
	       goes_on(w, left);
}

/* A piece between blanks. */
static void push_piece(struct walk *w, struct dx_str s, bool tight)
{
	size_t from = 0;
	bool tied = tight;

	if (dx_str_eq_c(s, ")))")) /* the waves of a card that was held against a reader */
		push(w, DX_STR("contactless"));

	for (size_t i = 0; i < s.n; i++) {
		const struct dx_str left = dx_str_sub(s, from, i - from);
		struct dx_str right = dx_str_sub(s, i + 1, s.n - i - 1);

		if (s.p[i] != '-' || is_between_digits(s, i))
			continue;
		right.n = dx_str_find_c(right, '-') < right.n ? dx_str_find_c(right, '-') : right.n;
		if (!hyphen_parts(w, left, right, dx_str_sub(s, from, left.n + 1 + right.n)))
			continue;
		push_word(w, left, true);
		w->parted = true;
		w->hyphens |= w->to->n > 0 && w->to->n <= LEADING_MAX && w->to->n_parted == 0;
		from = i + 1;
		tied = true;
	}
	push_word(w, dx_str_sub(s, from, s.n - from), tied);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* "ENERGIA CLIENTES, S.A.": the comma is part of the name. */
static bool is_before_form(struct dx_str s, size_t at)
{
	size_t from = at + 1;
	size_t end;

	if (from >= s.n || s.p[at] != ',' || s.p[from] != ' ')
		return false;
	end = ++from;
	while (end < s.n && !is_blank(s.p[end]) && s.p[end] != ',' && s.p[end] != '/')
		end++;
	return end > from && dx_legal_form(dx_str_sub(s, from, end - from)) != 0;
}

/* "meera nair(meera@bank)": an address in brackets behind a name. */
static bool is_bracket(struct dx_str s, size_t at)
{
	size_t end = at + 1;

	if (s.p[at] != '(')
		return false;
	while (end < s.n && !is_blank(s.p[end]) && s.p[end] != ')')
		end++;
	return dx_str_find_c(dx_str_sub(s, at, end - at), '@') < end - at;
}

static bool is_separator(struct dx_str s, size_t at)
{
	if (is_bracket(s, at))
		return true;
	return s.p[at] && strchr("/:*|;_,+>", s.p[at]) && !is_between_digits(s, at) && !is_before_form(s, at);
}

static void walk(struct walk *w, const char *text, size_t n)
{
	const struct dx_str all = dx_strn(text, n);
	size_t i = 0;

	while (i < n) {
		size_t from = i;

		while (i < n && !is_blank(text[i]) && !is_separator(all, i))
			i++;
		if (i > from)
			push_piece(w, dx_strn(text + from, i - from), i < n && !is_blank(text[i]));
		if (i < n && text[i] == ':' && w->to->n > 0)
			w->to->v[w->to->n - 1].colon = true;
		w->parted |= i < n && !is_blank(text[i]);
		w->parted |= i + 1 < n && is_blank(text[i]) && is_blank(text[i + 1]);
		i++;
	}
}

/* ---- terms ---- */

/* "FOLGELASTSCHRIFT": where the term begins that a word ends with; 0: none. */
static size_t tail_of(const struct dx_narration_terms *t, struct dx_arena *a, struct dx_str s)
{
	if (s.n > TAILED_MAX || is_term(t->known, a, s))
		return 0;
	for (size_t at = 2; at + TAIL_MIN <= s.n; at++)
		if (is_term(t->known, a, dx_str_sub(s, at, s.n - at)))
			return at;
	return 0;
}

/* A word that ends with a mark is one; other ends may be part of a name ("NORDVERSICHERUNG"). */
static void find_tails(const struct dx_narration_terms *t, struct dx_arena *a, struct dx_narration *to)
{
	for (size_t i = 0; i < to->n; i++) {
		struct dx_narration_word *word = &to->v[i];

		word->tail = word->kind == DX_NARRATION_WORD ? tail_of(t, a, word->s) : 0;
		if (word->tail &&
		    term_of(t, a, dx_str_sub(word->s, word->tail, word->s.n - word->tail)) == DX_TERM_MARK)
			word->term = DX_TERM_MARK;
	}
}

/* The words for the lexicons, terms that they end with parted. */
static void make_words(struct dx_arena *a, struct dx_narration *to)
{
	struct dx_word *words = dx_alloc_array(a, to->n, sizeof(*words));

	to->words = dx_alloc_array(a, to->n, sizeof(*to->words));
	for (size_t i = 0; i < to->n; i++) {
		const struct dx_narration_word *word = &to->v[i];
		const int head = (int)word->tail;
		const char *text = dx_asprintf(a, "%.*s%s%.*s", head, word->s.p, head ? " " : "", (int)word->s.n - head,
					       word->s.p + head);

		words[i] = (struct dx_word){.text = text, .conf = 100};
		to->words[i] = &words[i];
	}
}

/* Months beside what tells a time, or alone between separators; elsewhere they may be names. */
static void settle_month(struct dx_narration *to, size_t i)
{
	const struct dx_narration_word *before = i ? &to->v[i - 1] : NULL;
	const struct dx_narration_word *behind = i + 1 < to->n ? &to->v[i + 1] : NULL;
	bool dated = before && (before->kind == DX_NARRATION_CODE ||
				(before->term != DX_TERM_NONE && before->term != DX_TERM_PAYEE));

	dated |= behind && (behind->kind == DX_NARRATION_CODE || behind->term == DX_TERM_MONTH);
	dated |= to->v[i].parted && (!behind || behind->parted);
	to->v[i].term = dated ? DX_TERM_STOP : DX_TERM_NONE;
}

/* "de": a label where a name may begin, but behind another label or a name it is part of one ("Naam: Van der Berg"). */
static void settle_lead(struct dx_narration *to, size_t i)
{
	const enum dx_term before = i ? to->v[i - 1].term : DX_TERM_NONE;
	const bool numbered = i > 0 && to->v[i - 1].kind == DX_NARRATION_CODE && all_capitals(to->v[i].s);
	const bool leads = to->v[i].colon || numbered || before == DX_TERM_MARK || before == DX_TERM_NOTE ||
			   (to->v[i].parted && before != DX_TERM_PAYEE);

	to->v[i].term = leads ? DX_TERM_PAYEE : DX_TERM_NONE;
}

/* The shortest marks are words of names, too: behind one, unless a number follows ("TRIPS IN", but "RAVI K REF 12"). */
static void settle_mark(struct dx_narration *to, size_t i)
{
	const struct dx_narration_word *before = i ? &to->v[i - 1] : NULL;
	const struct dx_narration_word *behind = i + 1 < to->n ? &to->v[i + 1] : NULL;

	if (to->v[i].s.n > MARK_SHORT || to->v[i].parted || to->v[i].colon || !before ||
	    before->kind != DX_NARRATION_WORD || before->term != DX_TERM_NONE)
		return;
	if (!behind || behind->parted || (behind->kind == DX_NARRATION_WORD && behind->term == DX_TERM_NONE))
		to->v[i].term = DX_TERM_NONE;
}

static bool is_plain(const struct dx_narration *to, size_t i)
{
	return i < to->n && to->v[i].kind == DX_NARRATION_WORD && to->v[i].term == DX_TERM_NONE;
}

/* "SELF" of "ASHA SELF HELP GROUP": one word between those of a name; shorter ones are what pays ("ORBIT PAY"). */
static void settle_own(struct dx_narration *to, size_t i)
{
	if (i > 0 && to->v[i].s.n >= OWN_MIN && is_plain(to, i - 1) && is_plain(to, i + 1) && !to->v[i].parted &&
	    !to->v[i + 1].parted)
		to->v[i].term = DX_TERM_NONE;
}

/* "HILL ROAD TRADERS": such a word within a name. */
static void settle_site(struct dx_narration *to, size_t i)
{
	if (i > 0 && is_plain(to, i - 1) && is_plain(to, i + 1) && !to->v[i].parted && !to->v[i + 1].parted)
		to->v[i].term = DX_TERM_NONE;
}

/* "PAYMENTS" of "ORBIT PAYMENTS GMBH": a term between a name's beginning and its legal form is part of it. */
static void settle_before_form(struct dx_narration *to, size_t i)
{
	const enum dx_term term = to->v[i].term;
	const bool within = term == DX_TERM_MARK || term == DX_TERM_NOTE || term == DX_TERM_STOP;

	if (within && i > 0 && i + 1 < to->n && is_plain(to, i - 1) && !to->v[i].parted && !to->v[i].colon &&
	    !to->v[i + 1].parted && to->v[i].s.n > MARK_SHORT &&
	    (dx_legal_form(to->v[i + 1].s) & (DX_LEGAL_LONG | DX_LEGAL_PART)))
		to->v[i].term = DX_TERM_NONE;
}

/* "AUSTIN TX", "DUBAI AE": the letters of a state or a country behind a town. */
static void settle_region(struct dx_narration *to, size_t i)
{
	if (i > 0 && is_plain(to, i) && to->v[i - 1].term == DX_TERM_PLACE && to->v[i].s.n == REGION &&
	    all_capitals(to->v[i].s) && (i + 1 == to->n || to->v[i + 1].parted || !is_plain(to, i + 1)))
		to->v[i].term = DX_TERM_PLACE;
}

static void find_terms(const struct dx_narration_terms *t, struct dx_arena *a, struct dx_narration *to)
{
	size_t n = 0;
	size_t len = 1;
	struct dx_tok *toks = dx_lex_tokens(t->terms, a, to->words, to->n, &n);

	for (size_t i = 0; i < n; i += len) {
		int term = dx_lex_match(t->terms, toks, n, i, &len);

		if (term < 0 || !toks[i].first || !toks[i + len - 1].last) {
			len = 1;
			continue;
		}
		for (size_t k = toks[i].word; k <= toks[i + len - 1].word; k++)
			to->v[k].term = (enum dx_term)term;
	}
	for (size_t i = 0; i < to->n; i++) {
		if (to->v[i].term == DX_TERM_MONTH)
			settle_month(to, i);
		else if (to->v[i].term == DX_TERM_MARK)
			settle_mark(to, i);
		else if (to->v[i].term == DX_TERM_LEAD)
			settle_lead(to, i);
		else if (to->v[i].term == DX_TERM_OWN)
			settle_own(to, i);
		else if (to->v[i].term == DX_TERM_SITE)
			settle_site(to, i);
		settle_before_form(to, i);
		settle_region(to, i);
	}
}

struct dx_narration dx_narration(const struct dx_narration_terms *t, struct dx_arena *a, const char *text)
{
	struct dx_narration to = {0};
	struct walk w = {.t = t, .arena = a, .to = &to, .parted = true};

	walk(&w, text, strnlen(text, DX_NARRATION_BYTES));
	find_tails(t, a, &to);
	make_words(a, &to);
	find_terms(t, a, &to);
	return to;
}
