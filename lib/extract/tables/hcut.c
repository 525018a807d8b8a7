/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A line of headings cut into cells. */
#include <string.h>

#include "header_int.h"

#define WIDE_BLANK 13 /* between words of one phrase, tenths of the line's height: two blanks of a line printer */
#define GAP        5  /* a text layer's blanks are narrower, tenths of its height */

/*
 * "Fecha    Valor": wider apart than a blank, and a heading each by themselves. Where one of them has had its
 * column (SEEN: roles of the cells before), they are one: "Date … Value  Date" as line printers set it.
 */
static bool are_two(const struct dx_table_spec *spec, const struct dx_tok *toks, size_t at, size_t middle, size_t end,
		    uint32_t seen)
{
	size_t first = 0;
	size_t second = 0;
	int role = dx_lex_match(spec->lex, toks, end, middle, &second);

	return dx_lex_match(spec->lex, toks, middle, at, &first) >= 0 && first == middle - at && role >= 0 &&
	       second == end - middle && !(seen >> role & 1);
}

/* "% DTO    % IVA": does word AT of LINE, a gap behind the one before, stand closer to the one behind it? */
static bool leans_on(const struct dx_line *line, size_t at, int32_t gap)
{
	return gap > dx_lines_blank(line) && at + 1 < line->n &&
	       (line->words[at + 1]->x0 - line->words[at]->x1) * 2 < gap;
}

/* "S$" of "Total S$": the sign of a currency, whose letter names no column. */
static bool is_sign(const struct dx_word *w)
{
	return strchr(w->text, '$') && dx_clear_is_currency(w);
}

/* Length in tokens of a phrase at AT whose words stand together, or 0. */
static size_t phrase_at(const struct band *b, const struct dx_line *line, const struct dx_tok *toks, size_t n,
			size_t at, uint32_t seen)
{
	const struct dx_table_spec *spec = b->spec;
	size_t len = 0;

	while (dx_lex_match(spec->lex, toks, n, at, &len) >= 0) {
		bool together = true;

		for (size_t i = at + 1; i < at + len; i++) {
			const struct dx_word *before = line->words[toks[i - 1].word];
			const struct dx_word *w = line->words[toks[i].word];
			int32_t gap = w->x0 - before->x1;

			if (w != before && (gap > line->height * WIDE_BLANK / 10 ||
					    (i + 1 == at + len && leans_on(line, toks[i].word, gap)) ||
					    (are_two(spec, toks, at, i, at + len, seen) &&
					     (gap > dx_lines_blank(line) || dx_lines_ruled(b->page, line, before, w)))))
				together = false;
		}
		if (together)
			return len == 1 && is_sign(line->words[toks[at].word]) ? 0 : len;
		n = at + len - 1; /* try a shorter one */
	}
	return 0;
}

/* Is the gap before word AT too wide for a blank? */
static bool is_wide(const struct dx_line *line, size_t at)
{
	int32_t gap = line->words[at]->x0 - line->words[at - 1]->x1;

	return (gap > line->height * 6 / 10 && gap > line->blank * 3 / 2) || dx_lines_parts(line, at);
}

/*
 * "SNO ARTICLE DESCRIPTION" of a line printer: a mark's heading of role LAST, and behind it only a blank away, at TOK,
 * one of text whose first word nobody knows.
 */
static bool begins_text(const struct band *b, const struct dx_line *line, const struct dx_tok *toks, size_t n,
			size_t tok, int last)
{
	static const char *const joints[] = {"and", "of", "or"};
	const char *text;

	if (last < 0 || b->spec->classes[last] != DX_COL_MARK || tok >= n)
		return false;
	text = line->words[toks[tok].word]->text;
	if (!dx_has_letter(text) || dx_str_is_one_of(dx_str(text), joints, DX_LEN(joints)))
		return false;
	for (size_t i = tok + 1; i < n && !is_wide(line, toks[i].word); i++) {
		size_t len;
		int role = dx_lex_match(b->spec->lex, toks, n, i, &len);

		if (role >= 0)
			return dx_hcell_is_of_text(b, role);
	}
	return false;
}

bool dx_hcut(struct band *b, const struct dx_line *line)
{
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(b->spec->lex, b->arena, line->words, line->n, &n);
	size_t i = 0;
	size_t word = 0;
	bool was_phrase = false;
	int last = -1; /* role of the phrase before */
	uint32_t seen = 0;

	b->n = 0;
	while (word < line->n) {
		size_t len;
		size_t end;
		bool wide;
		int role = -1;

		while (i < n && toks[i].word < word)
			i++;
		len = i < n && toks[i].word == word ? phrase_at(b, line, toks, n, i, seen) : 0;
		if (len) {
			role = dx_lex_match(b->spec->lex, toks, i + len, i, &len);
			seen |= UINT32_C(1) << role;
		}
		end = len ? toks[i + len - 1].word + 1 : word + 1;
		wide = word > 0 && is_wide(line, word) && !dx_hcell_closes(&b->cells[b->n - 1], line->words[word]);
		/* "Price per unit (net)": what is in brackets belongs to what is before it */
		if (b->n == 0 || wide ||
		    (b->n == 1 && was_phrase && !len && i < n && toks[i].word == word &&
		     begins_text(b, line, toks, n, i, last)) ||
		    (len && was_phrase && line->words[word]->text[0] != '(' && !dx_hcell_goes_on(&b->cells[b->n - 1]) &&
		     !(role == last && dx_hcell_is_of_text(b, role)))) {
			if (b->n == DX_TABLE_COLS_MAX)
				return false;
			b->cells[b->n++] = (struct hcell){.role = -1};
		}
		was_phrase = len > 0;
		last = role;
		for (; word < end; word++)
			dx_hcell_add(&b->cells[b->n - 1], line->words[word]);
	}
	for (size_t k = 0; k < b->n; k++)
		dx_hcell_judge(b, &b->cells[k]);
	return b->n > 0;
}

bool dx_hcut_header(const struct dx_line *whole, struct band *b)
{
	struct dx_line clear = dx_clear_specks(b->spec->lex, b->arena, NULL, whole);
	struct dx_line parted;

	clear = dx_clear_measures(b->arena, &clear);
	parted = dx_touch_part(b->spec->lex, b->arena, &clear);
	return !dx_lines_is_drawn(&parted) && !dx_clear_has_number(b->spec->lex, b->arena, &parted) &&
	       dx_hcut(b, &parted);
}

/* How many words of C, from AT, stand over D. */
static size_t words_over(const struct hcell *c, size_t at, const struct hcell *d)
{
	size_t n = 0;

	while (at + n < c->n && c->words[at + n]->x0 < d->x1 && c->words[at + n]->x1 > d->x0)
		n++;
	return n;
}

/* Where the words of C stand over LEFT first and then, no blank but a gap behind them, over RIGHT; 0: they do not. */
static size_t parts_over(const struct hcell *c, const struct hcell *left, const struct hcell *right)
{
	const size_t first = words_over(c, 0, left);
	const int32_t height = c->words[0]->y1 - c->words[0]->y0;

	if (first == 0 || first == c->n || words_over(c, first, right) != c->n - first)
		return 0;
	return (c->words[first]->x0 - c->words[first - 1]->x1) * 10 >
			       height * (c->words[0]->conf < 100 ? WIDE_BLANK : GAP)
		       ? first
		       : 0;
}

bool dx_hcut_over(struct band *upper, const struct band *lower)
{
	bool any = false;

	for (size_t i = 0; i < upper->n && upper->n < DX_TABLE_COLS_MAX; i++) {
		const struct hcell whole = upper->cells[i];
		struct hcell left = {.role = -1};
		struct hcell right = {.role = -1};
		size_t first = 0;

		for (size_t k = 1; k < lower->n && first == 0; k++)
			first = parts_over(&whole, &lower->cells[k - 1], &lower->cells[k]);
		for (size_t k = 0; first > 0 && k < whole.n; k++)
			dx_hcell_add(k < first ? &left : &right, whole.words[k]);
		if (first == 0)
			continue;
		dx_hcell_judge(upper, &left);
		dx_hcell_judge(upper, &right);
		upper->cells[i] = left;
		dx_hcell_insert(upper, &right);
		any = true;
	}
	return any;
}
