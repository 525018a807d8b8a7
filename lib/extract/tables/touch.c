/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Headings that touch: where one ends at the place where the next begins, a text layer's last word of the one and first
 * word of the other are one word ("Reference NoDescription"). It is parted where both sides are headings of the
 * template and the whole is none.
 */
#include <string.h>

#include "table_int.h"

#define HEAD_WORDS 5 /* of the heading on the left, at most */
#define TAIL_MIN   4 /* letters of the right one's part */
#define HEAD_MIN   2

static bool is_upper(char c)
{
	return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
	return c >= 'a' && c <= 'z';
}

/* May a heading begin with byte AT of TEXT: behind a small letter or a sign, or anywhere among capitals? */
static bool may_begin(const char *text, size_t at)
{
	return is_upper(text[at]) && (is_lower(text[at - 1]) || strchr(".)#", text[at - 1]) ||
				      (is_upper(text[at - 1]) && !is_lower(text[at + 1])));
}

/* Letters only, but for what stands behind abbreviations; long enough to be two. */
static bool may_be_two(const struct dx_word *w)
{
	size_t n = strlen(w->text);

	if (w->conf < 100 || n < HEAD_MIN + TAIL_MIN)
		return false;
	for (const char *p = w->text; *p; p++)
		if (!is_upper(*p) && !is_lower(*p) && !strchr(".()/#", *p))
			return false;
	return true;
}

/* The heading that begins with the first of WORDS and covers that word to its end; -1: none. */
static int begins(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(lex, a, words, n < HEAD_WORDS ? n : HEAD_WORDS, &n_toks);
	int role = n_toks ? dx_lex_match(lex, toks, n_toks, 0, &len) : -1;

	return role >= 0 && toks[0].word == 0 && toks[len - 1].last ? role : -1;
}

/* The heading that ends with the last of the N WORDS; -1: none. */
static int ends(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	for (size_t from = n > HEAD_WORDS ? n - HEAD_WORDS : 0; from < n; from++) {
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks = dx_lex_tokens(lex, a, words + from, n - from, &n_toks);
		int role = n_toks ? dx_lex_match(lex, toks, n_toks, 0, &len) : -1;

		if (role >= 0 && len == n_toks)
			return role;
	}
	return -1;
}

static struct dx_word *part(struct dx_arena *a, const struct dx_word *w, size_t from, size_t to)
{
	struct dx_word *one = dx_memdup(a, w, sizeof(*w));
	int32_t n = (int32_t)strlen(w->text);
	int32_t wide = w->x1 - w->x0;

	one->text = dx_strndup(a, w->text + from, to - from);
	one->x0 = w->x0 + (int32_t)((int64_t)wide * (int64_t)from / n);
	one->x1 = w->x0 + (int32_t)((int64_t)wide * (int64_t)to / n);
	return one;
}

/* Part the last of the N words at WORDS, behind which MORE follow; TWO gets its parts. */
static bool part_word(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word **words, size_t n, size_t more,
		      const struct dx_word *two[2])
{
	const struct dx_word *w = words[n - 1];
	size_t len = strlen(w->text);
	const struct dx_word **rest;
	bool found = false;

	if (begins(lex, a, &words[n - 1], 1 + more) >= 0 || ends(lex, a, words, n) >= 0)
		return false;
	rest = dx_alloc_array(a, 1 + more, sizeof(*rest));
	memcpy(rest, words + n - 1, (1 + more) * sizeof(*rest));
	for (size_t at = HEAD_MIN; at + TAIL_MIN <= len && !found; at++) {
		int left, right;

		if (!may_begin(w->text, at))
			continue;
		rest[0] = two[1] = part(a, w, at, len);
		words[n - 1] = two[0] = part(a, w, 0, at);
		right = begins(lex, a, rest, 1 + more);
		left = right >= 0 ? ends(lex, a, words, n) : -1;
		found = left >= 0 && left != right;
	}
	words[n - 1] = w;
	return found;
}

struct dx_line dx_touch_part(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line)
{
	struct dx_line out = *line;
	const struct dx_word **words = NULL;
	size_t n = line->n;

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *two[2];

		if (!may_be_two(words ? words[i] : line->words[i]))
			continue;
		if (!words) {
			words = dx_alloc_array(a, 2 * line->n, sizeof(*words));
			memcpy(words, line->words, line->n * sizeof(*words));
		}
		if (n == 2 * line->n || !part_word(lex, a, words, i + 1, n - i - 1, two))
			continue;
		memmove(words + i + 2, words + i + 1, (n - i - 1) * sizeof(*words));
		words[i] = two[0];
		words[i + 1] = two[1];
		n++;
	}
	if (n == line->n)
		return *line;
	out.words = words;
	out.n = n;
	return out;
}
