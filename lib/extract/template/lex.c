/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/lex.h"

#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/utf8.h"

#define BUCKETS 1024

struct token { /* a word that occurs in some phrase */
	struct token *next;
	uint32_t id;
	struct phrase *phrases; /* those that begin with it, longest first */
	const char *text;
	const char *loose; /* with look-alikes made equal */
	size_t n_loose;    /* 0: too long for that */
};

struct phrase {
	struct phrase *next;
	int number;
	size_t n;
	uint32_t ids[];
};

/* A phrase of several words written without blanks ("dramt"), which recognition loses in narrow headings. */
struct glued {
	struct glued *next;
	const struct phrase *phrase;
	const char *text;
};

struct dx_lex {
	struct dx_arena *arena;
	struct token *buckets[BUCKETS];
	struct glued *glued[BUCKETS];
	struct token **by_id; /* index id − 1 */
	size_t n, cap;
	enum { FORGIVES_NOTHING, FORGIVES_ALIKE, FORGIVES_LETTER } forgives;
};

struct dx_lex *dx_lex_new(struct dx_arena *a)
{
	struct dx_lex *lex = DX_NEW(a, struct dx_lex);

	lex->arena = a;
	return lex;
}

static uint32_t hash(const char *p, size_t n)
{
	uint32_t h = 2166136261U;

	for (size_t i = 0; i < n; i++)
		h = (h ^ (unsigned char)p[i]) * 16777619U;
	return h;
}

static struct token *lookup(const struct dx_lex *lex, const char *p, size_t n)
{
	for (struct token *t = lex->buckets[hash(p, n) % BUCKETS]; t; t = t->next)
		if (strlen(t->text) == n && memcmp(t->text, p, n) == 0)
			return t;
	return NULL;
}

/* ---- misread words ---- */

#define LOOSE_MAX 24
#define LOOSE_MIN 5 /* letters of a phrase's word; shorter ones resemble too many others */
/* Percent: a word of less confidence may have a letter wrong in any case. */
#define HARDLY_READ 50

/* TEXT with look-alikes made equal; 0 when it is too long. */
static size_t loosen(const char *text, char out[LOOSE_MAX])
{
	static const char *const pairs[][2] = {
		{"\xc3\xa4", "a"}, {"\xc3\xa0", "a"}, {"\xc3\xa2", "a"}, {"\xc3\xb6", "o"}, {"\xc3\xb4", "o"},
		{"\xc3\xbc", "u"}, {"\xc3\xbb", "u"}, {"\xc3\xa9", "e"}, {"\xc3\xa8", "e"}, {"\xc3\xaa", "e"},
		{"\xc3\xa7", "c"}, {"\xc3\xb1", "n"}, {"\xc3\x9f", "b"}, {"ii", "u"},       {"ti", "u"},
		{"rn", "m"},       {"0", "o"},        {"1", "l"},        {"i", "l"},        {"5", "s"},
		{"8", "b"},        {"6", "g"},        {"v", "u"}};
	static const char begins[] = "\xc3itr01586v"; /* what the pairs begin with */
	size_t n = 0;

	while (*text) {
		size_t k = strchr(begins, *text) ? 0 : DX_LEN(pairs);

		while (k < DX_LEN(pairs) && !dx_str_starts(dx_str(text), pairs[k][0]))
			k++;
		if (n + 1 >= LOOSE_MAX)
			return 0;
		out[n++] = k < DX_LEN(pairs) ? pairs[k][1][0] : *text;
		text += k < DX_LEN(pairs) ? strlen(pairs[k][0]) : 1;
	}
	out[n] = '\0';
	return n;
}

/*
 * "aty", "Oty" and "oY" for "Qty": the tail of a Q is lost, and what is left of it is a round letter, or nothing; a t
 * beside a y is taken for a part of it. A word as short as that has no other letters to tell by, so nothing else may
 * differ.
 */
static const struct token *round_first(const struct dx_lex *lex, const char *text, size_t n)
{
	static const char qty[] = "qty";
	static const char qte[] = "qt\xc3\xa9";

	if (n == 2 && strcmp(text, qty + 1) == 0)
		return lookup(lex, qty, sizeof(qty) - 1);
	if (n > 2 && strchr("aogceq", text[0]) && (strcmp(text + 1, "te") == 0 || strcmp(text + 1, qte + 1) == 0))
		return lookup(lex, qte, sizeof(qte) - 1);
	if (n < 2 || !strchr("aogce", text[0]) || (strcmp(text + 1, qty + 1) != 0 && strcmp(text + 1, qty + 2) != 0))
		return NULL;
	return lookup(lex, qty, sizeof(qty) - 1);
}

/* Equal but for one character more, less or other. */
static bool resembles(const char *a, size_t n, const char *b, size_t m)
{
	size_t front = 0;
	size_t back = 0;
	size_t longer = n > m ? n : m;
	size_t shorter = n > m ? m : n;

	if (longer - shorter > 1)
		return false;
	while (front < shorter && a[front] == b[front])
		front++;
	while (back < shorter - front && a[n - 1 - back] == b[m - 1 - back])
		back++;
	return front + back + 1 >= longer;
}

/* "zaptaty" for "zapłaty": where nothing was taught of it, an l with a stroke is a t. */
static const struct token *stroked(const struct dx_lex *lex, const char *p)
{
	char word[LOOSE_MAX];
	size_t n = strlen(p);
	const struct token *found = NULL;

	if (n >= LOOSE_MAX)
		return NULL;
	for (size_t i = 0; i < n && !found; i++) {
		if (p[i] != 't')
			continue;
		memcpy(word, p, n);
		word[i] = 'l';
		found = lookup(lex, word, n);
	}
	return found;
}

/* The only word of a phrase that P resembles, or is but for look-alikes; NULL when there is none or several. */
static const struct token *forgiven(const struct dx_lex *lex, const char *p, uint8_t conf)
{
	const bool letter = lex->forgives == FORGIVES_LETTER || conf < HARDLY_READ;
	char word[LOOSE_MAX];
	size_t n = loosen(p, word);
	const struct token *found = n < LOOSE_MIN ? NULL : stroked(lex, p);
	bool several = false;

	if (found || n + 1 < LOOSE_MIN)
		return found;
	for (size_t i = 0; i < lex->n; i++) {
		const struct token *t = lex->by_id[i];

		if (n == t->n_loose && n >= LOOSE_MIN && memcmp(word, t->loose, n) == 0)
			return t;
		if (!letter || t->n_loose < LOOSE_MIN || !resembles(word, n, t->loose, t->n_loose))
			continue;
		several |= found != NULL;
		found = t;
	}
	return several ? NULL : found;
}

void dx_lex_forgive(struct dx_lex *lex)
{
	lex->forgives = FORGIVES_LETTER;
}

void dx_lex_forgive_alike(struct dx_lex *lex)
{
	lex->forgives = FORGIVES_ALIKE;
}

static struct token *intern(struct dx_lex *lex, const char *p, size_t n)
{
	struct token *t = lookup(lex, p, n);
	uint32_t slot = hash(p, n) % BUCKETS;
	char loose[LOOSE_MAX];

	if (t)
		return t;
	if (lex->n == lex->cap) {
		size_t cap = lex->cap ? 2 * lex->cap : 64;
		struct token **grown = dx_alloc_array(lex->arena, cap, sizeof(struct token *));

		if (lex->n)
			memcpy(grown, lex->by_id, lex->n * sizeof(struct token *));
		lex->by_id = grown;
		lex->cap = cap;
	}
	t = DX_NEW(lex->arena, struct token);
	t->text = dx_strndup(lex->arena, p, n);
	t->n_loose = loosen(t->text, loose);
	t->loose = dx_strndup(lex->arena, loose, t->n_loose);
	t->next = lex->buckets[slot];
	lex->buckets[slot] = t;
	lex->by_id[lex->n] = t;
	t->id = (uint32_t)++lex->n;
	return t;
}

/* Greek capitals have no accents ("ΣΥΝΟΛΟ" is "σύνολο"), and a sigma at a word's end has a form of its own. */
static uint32_t greek(uint32_t cp)
{
	switch (cp) {
	case 0x386:
	case 0x3ac:
		return 0x3b1; /* alpha */
	case 0x388:
	case 0x3ad:
		return 0x3b5; /* epsilon */
	case 0x389:
	case 0x3ae:
		return 0x3b7; /* eta */
	case 0x38a:
	case 0x390:
	case 0x3aa:
	case 0x3af:
	case 0x3ca:
		return 0x3b9; /* iota */
	case 0x38c:
	case 0x3cc:
		return 0x3bf; /* omicron */
	case 0x38e:
	case 0x3ab:
	case 0x3b0:
	case 0x3cb:
	case 0x3cd:
		return 0x3c5; /* upsilon */
	case 0x38f:
	case 0x3ce:
		return 0x3c9; /* omega */
	case 0x3c2:
		return 0x3c3; /* sigma */
	default:
		return cp >= 0x391 && cp <= 0x3a9 ? cp + 32 : cp;
	}
}

/* Accents are the first thing that recognition loses ("Zuzugl.", "Reglement"), and capitals often have none. */
static uint32_t without_accent(uint32_t cp)
{
	/* from U+00E0, and from U+0100, on; '.': stays what it is */
	static const char plain[] = "aaaaaa.ceeeeiiii.nooooo.ouuuuy.y";
	static const char central[] = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllllllllnnnnnn..."
				      "oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz.";
	char base = '.';

	_Static_assert(sizeof(central) == 0x180 - 0x100 + 1, "one for each letter");
	if (cp >= 0xe0 && cp <= 0xff)
		base = plain[cp - 0xe0];
	else if (cp >= 0x100 && cp <= 0x17f)
		base = central[cp - 0x100];
	return base == '.' ? cp : (uint32_t)base;
}

uint32_t dx_lex_lower(uint32_t cp)
{
	if (cp >= 'A' && cp <= 'Z')
		return cp + 32;
	if (cp >= 0xc0 && cp <= 0xde && cp != 0xd7)
		return without_accent(cp + 32);
	if ((cp >= 0xe0 && cp <= 0xff) || (cp >= 0x100 && cp <= 0x17f))
		return without_accent(cp); /* of the latter it is the small letter, too */
	if (cp >= 0x218 && cp <= 0x21b)    /* Romanian, with a comma; with a cedilla they are in the table */
		return cp <= 0x219 ? 's' : 't';
	if (cp >= 0x386 && cp <= 0x3ce)
		return greek(cp);
	if (cp >= 0x410 && cp <= 0x42f)
		return cp + 32;
	if (cp >= 0x400 && cp <= 0x40f)
		return cp + 80;
	if (cp == 0x1a0 || cp == 0x1af ||
	    (cp >= 0x1ea0 && cp <= 0x1eff)) /* Vietnamese: a capital stands before its letter */
		return cp == 0x1af ? 0x1b0 : cp | 1;
	return cp;
}

/* Letters and digits of any script; blanks, punctuation and signs part tokens. */
static bool is_token_char(uint32_t cp)
{
	if (cp < 0x80)
		return (cp >= '0' && cp <= '9') || (cp >= 'a' && cp <= 'z') || (cp >= 'A' && cp <= 'Z');
	if (cp < 0xc0)
		return cp == 0xaa || cp == 0xb5 || cp == 0xba;
	if (cp >= 0x2000 && cp <= 0x2bff) /* general punctuation, signs, boxes */
		return false;
	if (cp >= 0x3000 && cp <= 0x303f) /* CJK punctuation */
		return false;
	if (cp >= 0xff00 && cp <= 0xff0f)
		return false;
	return cp != 0xd7 && cp != 0xf7 && cp != 0xfffd && cp != 0xff1a && cp != 0x964 && cp != 0x965;
}

/* The next folded token of S from *POS into OUT (emptied first); *POS ends right behind it. False at the end. */
static bool next_token(struct dx_str s, size_t *pos, struct dx_buf *out)
{
	size_t at = *pos;
	uint32_t cp;

	dx_buf_reset(out);
	while (dx_utf8_next(s, &at, &cp)) {
		char enc[4];

		if (cp == 0xba && out->len == 1 && dx_buf_cstr(out)[0] == 'n') /* "Nº" is "N.º" */
			return true;
		if (!is_token_char(cp) && !(cp == '%' && out->len == 0)) {
			if (out->len)
				return true;
			continue;
		}
		*pos = at;
		dx_buf_add(out, enc, dx_utf8_encode(dx_lex_lower(cp), enc));
		if (cp == '%')
			return true;
	}
	return out->len > 0;
}

/* Shorter ones may be another word. */
#define GLUED_MIN 5
/* Words beside a slash are short. */
#define SLASHED_MAX 6

static void add_glued(struct dx_lex *lex, const struct phrase *p)
{
	struct dx_buf buf = DX_BUF_INIT;
	struct glued *g;
	uint32_t slot;

	for (size_t i = 0; i < p->n; i++)
		dx_buf_adds(&buf, lex->by_id[p->ids[i] - 1]->text);
	if (p->n >= 2 && buf.len >= GLUED_MIN) {
		g = DX_NEW(lex->arena, struct glued);
		slot = hash(buf.data, buf.len) % BUCKETS;
		*g = (struct glued){lex->glued[slot], p, dx_strndup(lex->arena, buf.data, buf.len)};
		lex->glued[slot] = g;
	}
	dx_buf_free(&buf);
}

/* The phrase whose words make TEXT; NULL: none does. */
static const struct phrase *unglued(const struct dx_lex *lex, const char *text, size_t n)
{
	for (const struct glued *g = lex->glued[hash(text, n) % BUCKETS]; g; g = g->next)
		if (strlen(g->text) == n && memcmp(g->text, text, n) == 0)
			return g->phrase;
	return NULL;
}

/*
 * "AIC" and "DrlCr": the slash of a phrase ("A/C") is read as one of the strokes that letters have. The token before
 * it when what is behind it goes on in a phrase, *SECOND_R; NULL: nothing of that kind.
 */
static const struct token *slashed(const struct dx_lex *lex, const char *text, size_t n, const struct token **second_r)
{
	for (size_t i = 1; n <= SLASHED_MAX && i + 1 < n; i++) {
		const struct token *first = strchr("il1", text[i]) ? lookup(lex, text, i) : NULL;
		const struct token *second = first ? lookup(lex, text + i + 1, n - i - 1) : NULL;

		for (const struct phrase *p = second ? first->phrases : NULL; p; p = p->next) {
			if (p->n < 2 || p->ids[1] != second->id)
				continue;
			*second_r = second;
			return first;
		}
	}
	return NULL;
}

/*
 * "GSTt" and "DISS": a percent sign that touches the word before it is read as a letter with a bow or a stroke. The
 * token before it when a phrase goes on with the sign, *SIGN_R; NULL: nothing of that kind. A plural has a vowel
 * before its s, or is a word of its own.
 */
static const struct token *percented(const struct dx_lex *lex, const char *text, size_t n, const struct token **sign_r)
{
	const struct token *first = n > 3 && strchr("ts86x", text[n - 1]) ? lookup(lex, text, n - 1) : NULL;

	*sign_r = first ? lookup(lex, "%", 1) : NULL;
	if (!*sign_r || (text[n - 1] == 's' && strchr("aeiouy", text[n - 2])))
		return NULL;
	for (const struct phrase *p = first->phrases; p; p = p->next)
		if (p->n == 2 && p->ids[1] == (*sign_r)->id)
			return first;
	return NULL;
}

void dx_lex_add(struct dx_lex *lex, const char *phrase, int number)
{
	struct dx_buf buf = DX_BUF_INIT;
	struct dx_str s = dx_str(phrase);
	uint32_t ids[16];
	struct phrase *p;
	struct phrase **slot;
	size_t pos = 0;
	size_t n = 0;

	while (n < DX_LEN(ids) && next_token(s, &pos, &buf))
		ids[n++] = intern(lex, buf.data, buf.len)->id;
	dx_buf_free(&buf);
	if (n == 0)
		return;
	p = dx_alloc(lex->arena, sizeof(*p) + n * sizeof(p->ids[0]));
	p->number = number;
	p->n = n;
	memcpy(p->ids, ids, n * sizeof(ids[0]));
	for (slot = &lex->by_id[ids[0] - 1]->phrases; *slot && (*slot)->n >= n; slot = &(*slot)->next)
		;
	p->next = *slot;
	*slot = p;
	add_glued(lex, p);
}

struct toks {
	struct dx_tok *v;
	size_t n, cap;
};

static void push(struct dx_arena *a, struct toks *t, struct dx_tok tok)
{
	if (t->n == t->cap) {
		size_t cap = t->cap ? 2 * t->cap : 16;
		struct dx_tok *grown = dx_alloc_array(a, cap, sizeof(*grown));

		if (t->n)
			memcpy(grown, t->v, t->n * sizeof(*grown));
		t->v = grown;
		t->cap = cap;
	}
	t->v[t->n++] = tok;
}

/* A recognised word that is none of a phrase, but several of them without a blank, a slash or a percent sign. */
static bool split_glued(const struct dx_lex *lex, struct dx_arena *a, struct toks *t, struct dx_str text,
			struct dx_tok tok)
{
	const struct phrase *several = unglued(lex, text.p, text.n);
	const struct token *second = NULL;
	const struct token *first = several ? NULL : slashed(lex, text.p, text.n, &second);

	if (!several && !first)
		first = percented(lex, text.p, text.n, &second);

	for (size_t i = 0; several && i < several->n; i++) {
		tok.id = several->ids[i];
		push(a, t, tok);
		tok.first = false;
	}
	if (first) {
		tok.id = first->id;
		push(a, t, tok);
		tok.id = second->id;
		tok.first = false;
		push(a, t, tok);
	}
	return several || first;
}

static void split(const struct dx_lex *lex, struct dx_arena *a, struct toks *t, struct dx_buf *buf, struct dx_str s,
		  uint32_t word, uint8_t conf)
{
	size_t first = t->n;
	size_t pos = 0;

	while (next_token(s, &pos, buf)) {
		const struct token *known = lookup(lex, buf->data, buf->len);

		if (!known && conf < 100 &&
		    split_glued(lex, a, t, dx_strn(buf->data, buf->len),
				(struct dx_tok){.word = word, .end = (uint32_t)pos, .first = t->n == first}))
			continue;
		if (!known && conf < 100)
			known = round_first(lex, dx_buf_cstr(buf), buf->len);
		if (!known && lex->forgives && conf < 100 && (buf->data[0] < '0' || buf->data[0] > '9'))
			known = forgiven(lex, dx_buf_cstr(buf), conf);
		push(a, t,
		     (struct dx_tok){.id = known ? known->id : 0,
				     .word = word,
				     .end = (uint32_t)pos,
				     .first = t->n == first,
				     .number = buf->data[0] >= '0' && buf->data[0] <= '9'});
	}
	if (t->n > first)
		t->v[t->n - 1].last = true;
}

struct dx_tok *dx_lex_tokens(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n,
			     size_t *n_r)
{
	struct dx_buf buf = DX_BUF_INIT;
	struct toks t = {0};

	for (size_t i = 0; i < n; i++)
		split(lex, a, &t, &buf, dx_str(words[i]->text), (uint32_t)i, words[i]->conf);
	dx_buf_free(&buf);
	*n_r = t.n;
	return t.v;
}

struct dx_tok *dx_lex_tokens_of(const struct dx_lex *lex, struct dx_arena *a, struct dx_str text, size_t *n_r)
{
	struct dx_buf buf = DX_BUF_INIT;
	struct toks t = {0};

	split(lex, a, &t, &buf, text, 0, 100);
	dx_buf_free(&buf);
	*n_r = t.n;
	return t.v;
}

int dx_lex_match(const struct dx_lex *lex, const struct dx_tok *toks, size_t n, size_t at, size_t *len_r)
{
	if (at >= n || toks[at].id == 0)
		return -1;
	for (const struct phrase *p = lex->by_id[toks[at].id - 1]->phrases; p; p = p->next) {
		size_t i = 1;

		if (p->n > n - at)
			continue;
		while (i < p->n && toks[at + i].id == p->ids[i])
			i++;
		if (i == p->n) {
			*len_r = p->n;
			return p->number;
		}
	}
	return -1;
}

/* Greek and everything behind it, but signs: letters that no Latin word has. */
#define OTHER_SCRIPT 0x370

bool dx_lex_is_other_script(const char *text)
{
	struct dx_str s = dx_strn(text, strcspn(text, "/"));
	bool other = false;
	size_t at = 0;
	uint32_t cp;

	while (dx_utf8_next(s, &at, &cp)) {
		if ((cp >= '0' && cp <= '9') || (cp >= 'A' && cp <= 'Z') || (cp >= 'a' && cp <= 'z'))
			return false;
		other |= cp >= OTHER_SCRIPT && !(cp >= 0x2000 && cp <= 0x2bff);
	}
	return other;
}

bool dx_lex_whole(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(lex, a, words, n, &n_toks);

	return n_toks > 0 && dx_lex_match(lex, toks, n_toks, 0, &len) >= 0 && len == n_toks;
}

char *dx_lex_fold(struct dx_arena *a, struct dx_str text)
{
	struct dx_buf all = DX_BUF_INIT;
	struct dx_buf one = DX_BUF_INIT;
	size_t pos = 0;
	char *folded;

	while (next_token(text, &pos, &one)) {
		if (all.len)
			dx_buf_addc(&all, ' ');
		dx_buf_add(&all, one.data, one.len);
	}
	folded = dx_strdup(a, dx_buf_cstr(&all));
	dx_buf_free(&one);
	dx_buf_free(&all);
	return folded;
}
