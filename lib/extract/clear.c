/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands among headings and is none: specks of a scan, ordinals, a stretch of time. */
#include <string.h>

#include "dx/extract/dates.h"
#include "dx/extract/value.h"

#include "table_int.h"

#define CELLS_MIN   4  /* words of a line of headings without its ordinals */
#define SPECK_CONF  50 /* percent */
#define SPECK_BYTES 8

/* Is word AT of LINE in a phrase of LEX that stands there whole? */
static bool in_phrase(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line, size_t at)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, a, line->words, line->n, &n);

	for (size_t i = 0; i < n && toks[i].word <= at; i++) {
		size_t len = 0;

		if (dx_lex_match(lex, toks, n, i, &len) >= 0 && toks[i + len - 1].word >= at)
			return true;
	}
	return false;
}

/*
 * Short, hardly sure, and no word of a header: what recognition sees in rules and shades. A letter that only longer
 * phrases know ("a" of "a hinta") is none by itself. Strokes are pieces of rules however sure they are.
 */
static bool is_speck(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	struct dx_tok *toks;
	size_t n;

	if (w->conf < 100 && w->text[strspn(w->text, "|[]!_~'`")] == '\0')
		return true;
	if (w->conf >= SPECK_CONF || strlen(w->text) > SPECK_BYTES)
		return false;
	toks = dx_lex_tokens(lex, a, &w, 1, &n);
	for (size_t i = 0; i < n; i++)
		if (toks[i].id)
			return w->text[1] == '\0' && !in_phrase(lex, a, line, at);
	return true;
}

static bool is_known(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *w)
{
	size_t n;
	const struct dx_tok *toks = dx_lex_tokens(lex, a, &w, 1, &n);

	for (size_t i = 0; i < n; i++)
		if (!toks[i].id)
			return false;
	return n > 0;
}

/* "(8)" behind a heading's word: the sign of a currency in brackets, read as the digit that looks like it. */
static bool is_sign(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];

	return at > 0 && w->conf < 100 && strlen(w->text) == 3 && strchr("([{", w->text[0]) && w->text[1] >= '0' &&
	       w->text[1] <= '9' && strchr(")]}", w->text[2]) && dx_has_letter(line->words[at - 1]->text);
}

/* W with letters for the digits that look like them, where that makes it a word of headings ("1D"); W where not. */
static const struct dx_word *in_letters(const struct dx_lex *lex, struct dx_arena *a, const struct dx_word *w)
{
	static const char *const ways[] = {"OISB", "OlSB"};
	static const char digits[] = "0158";

	if (w->conf == 100 || !strpbrk(w->text, digits) || !dx_has_letter(w->text) || strpbrk(w->text, "234679"))
		return w;
	for (size_t i = 0; i < DX_LEN(ways); i++) {
		struct dx_word *read = dx_memdup(a, w, sizeof(*w));
		char *text = dx_strdup(a, w->text);

		for (char *p = text; *p; p++)
			if (strchr(digits, *p))
				*p = ways[i][strchr(digits, *p) - digits];
		read->text = text;
		if (is_known(lex, a, read))
			return read;
	}
	return w;
}

struct dx_line dx_clear_specks(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line)
{
	const struct dx_word **words = dx_alloc_array(a, line->n, sizeof(*words));
	struct dx_line clear = *line;

	clear.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (!is_speck(lex, a, line, i) && !is_sign(line, i))
			words[clear.n++] = in_letters(lex, a, line->words[i]);
	clear.words = words;
	return clear;
}

/* Is word AT of LINE, not the first, a rate behind a name? "P & F" is one, "F" alone none. */
static bool is_rate(const struct dx_line *line, size_t at)
{
	const char *before = line->words[at - 1]->text;
	const char *text = line->words[at]->text;
	size_t n = strspn(text, "(@0123456789.");
	bool long_enough = strlen(before) > 2 || (at > 1 && strcmp(line->words[at - 2]->text, "&") == 0);

	return text[n] == '%' && text[n + 1 + strspn(text + n + 1, ")")] == '\0' && long_enough &&
	       !strpbrk(before, "0123456789");
}

/* A rate behind the name of a tax ("CGST 9%") is no figure. */
bool dx_clear_has_number(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		for (const char *p = line->words[i]->text; *p; p++)
			if (*p >= '0' && *p <= '9' && !(i > 0 && is_rate(line, i)))
				return true;
	return false;
}

/* "Referencia 1": which of several a heading is, a blank behind its words. */
static bool is_ordinal(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;

	return at > 0 && text[0] >= '1' && text[0] <= '9' && text[1] == '\0' &&
	       line->words[at]->x0 - line->words[at - 1]->x1 <= dx_lines_blank(line) &&
	       !strpbrk(line->words[at - 1]->text, "0123456789:;,.");
}

/* LINE without such numbers; itself when there is another figure in it, or when it ends in nothing else. */
static struct dx_line without_ordinals(struct dx_arena *a, const struct dx_line *line)
{
	const struct dx_word **words = dx_alloc_array(a, line->n, sizeof(*words));
	struct dx_line clear = *line;

	clear.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (!is_ordinal(line, i))
			words[clear.n++] = line->words[i];
	clear.words = words;
	return clear.n < line->n && clear.n >= CELLS_MIN && !dx_clear_has_number(&clear) ? clear : *line;
}

/* Words of LINE from AT on that are a date; 0: none. */
static size_t date_at(struct dx_arena *a, const struct dx_line *line, size_t at)
{
	struct dx_dates_raw raw;
	size_t words = 0;
	size_t used;
	const char *text;

	if (at >= line->n)
		return 0;
	text = dx_lines_text(a, line->words + at, line->n - at);
	if (!dx_dates_scan(dx_str(text), &raw, &used) || (text[used] != ' ' && text[used] != '\0'))
		return 0;
	for (size_t len = 0; len < used; words++)
		len += dx_str(line->words[at + words]->text).n + 1;
	return words;
}

/* The words *FROM_R..*TO_R are two dates with what joins and announces them. */
static bool find(struct dx_arena *a, const struct dx_line *line, size_t *from_r, size_t *to_r)
{
	static const char *const joins[] = {"to", "-", "\xe2\x80\x93", "till", "until"};
	static const char *const before[] = {"from", "for", "between", "the", "period", "period:"};

	for (size_t i = 0; i < line->n; i++) {
		size_t first = date_at(a, line, i);
		size_t second;

		if (first == 0 || i + first >= line->n ||
		    !dx_str_is_one_of(dx_str(line->words[i + first]->text), joins, DX_LEN(joins)))
			continue;
		second = date_at(a, line, i + first + 1);
		if (second == 0)
			continue;
		*to_r = i + first + 1 + second;
		for (*from_r = i;
		     *from_r > 0 && dx_str_is_one_of(dx_str(line->words[*from_r - 1]->text), before, DX_LEN(before));)
			--*from_r;
		return true;
	}
	return false;
}

/* Words *FROM_R..*TO_R are the first day behind a heading's words, and what announces it there. */
static bool find_day(struct dx_arena *a, const struct dx_line *line, size_t *from_r, size_t *to_r)
{
	static const char *const before[] = {"as", "at",   "of",   "on",    "for",    "the",    "to",    "up",
					     "by", "upto", "till", "dated", "dated:", "ending", "ended", "statement"};

	for (size_t i = 2; i < line->n; i++) {
		size_t n = date_at(a, line, i);

		for (*from_r = i; n && *from_r > 1; --*from_r)
			if (!dx_str_is_one_of(dx_str(line->words[*from_r - 1]->text), before, DX_LEN(before)))
				break;
		if (n && *from_r < i) {
			*to_r = i + n;
			return true;
		}
	}
	return false;
}

/* LINE without its words from FROM to TO. */
static struct dx_line without(struct dx_arena *a, const struct dx_line *line, size_t from, size_t to)
{
	struct dx_line out = *line;

	out.words = dx_alloc_array(a, line->n, sizeof(*out.words));
	out.n = 0;
	for (size_t i = 0; i < line->n; i++)
		if (i < from || i >= to)
			out.words[out.n++] = line->words[i];
	return out;
}

/* LINE without the first "from 16-Feb-2026 to 15-Mar-2026" or "for statement dated 23 Aug 2023" in it. */
static struct dx_line without_days(struct dx_arena *a, const struct dx_line *line)
{
	size_t from, to;

	return find(a, line, &from, &to) || find_day(a, line, &from, &to) ? without(a, line, from, to) : *line;
}

struct dx_line dx_clear_figures(struct dx_arena *a, const struct dx_line *line)
{
	struct dx_line clear = without_ordinals(a, line);

	return dx_clear_has_number(&clear) ? without_days(a, &clear) : clear;
}

bool dx_clear_is_currency(const struct dx_word *w)
{
	struct dx_str s = dx_str(w->text);

	while (s.n && strchr("([", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	while (s.n && strchr(")].:,", s.p[s.n - 1]))
		s = dx_str_sub(s, 0, s.n - 1);
	return dx_value_currency(s) != NULL;
}
