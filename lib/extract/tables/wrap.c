/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/wrap.h"

#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/utf8.h"

#define TIGHT_MIN 3
#define NAMES_MIN 8
#define SEEN_MAX  16

/* Breaks that were measured. */
struct seen {
	const struct dx_word *words[SEEN_MAX];
	size_t n;
};

/* Does a line end behind word I of C? */
static bool breaks_behind(const struct dx_cell *c, size_t i)
{
	return i + 1 < c->n && c->words[i + 1].line != c->words[i].line;
}

static int32_t char_width(const struct dx_word *w)
{
	size_t n = dx_utf8_len(dx_str(w->text));

	return n ? (w->x1 - w->x0) / (int32_t)n : 0;
}

static int32_t room_behind(const struct dx_wrap *w, const struct dx_col *col, const struct dx_word *last)
{
	return w->edge - (last->x1 - col->hx0);
}

/* Broken at the same word as in another row ("… CA AMT" over "12.10 USD"): it tells once. */
static bool is_told(struct seen *seen, const struct dx_word *word)
{
	for (size_t i = 0; i < seen->n; i++)
		if (strcmp(seen->words[i]->text, word->text) == 0)
			return true;
	if (seen->n == SEEN_MAX)
		return false;
	seen->words[seen->n++] = word;
	return false;
}

static bool is_tight(const struct dx_wrap *w, const struct dx_col *col, const struct dx_word *last)
{
	return room_behind(w, col, last) <= char_width(last) * 3 / 2;
}

/* Does word I of C have a line for itself, or the beginning of one? */
static bool begins_line(const struct dx_cell *c, size_t i)
{
	return i == 0 || c->words[i - 1].line != c->words[i].line;
}

/* Words of C that are longer than a line. */
static void measure_words(struct dx_wrap *w, struct seen *seen, const struct dx_col *col, const struct dx_cell *c)
{
	for (size_t i = 0; i + 1 < c->n; i++) {
		const struct dx_word *word = c->words[i].word;

		if (!breaks_behind(c, i) || !begins_line(c, i) || (word->x1 - word->x0) * 2 < w->edge)
			continue;
		if (!is_tight(w, col, word))
			w->kept++;
		else if (!is_told(seen, c->words[i + 1].word)) /* "IBAN:" in every row has a line of its own */
			w->cut++;
	}
}

/* "By Dividend on shares for" over "last year": a line that ends with such a word was broken at a blank, however full
 * it is. */
static bool goes_on(const char *word)
{
	static const char *const words[] = {"for", "from", "with", "the", "and", "of", "on", "to", "by", "at", "in"};

	return dx_str_is_one_of(dx_str(word), words, DX_LEN(words));
}

static bool ends_in_comma(const struct dx_word *word)
{
	const size_t n = strlen(word->text);

	return n > 1 && word->text[n - 1] == ',';
}

/* "Nr. 6900, Migrolino Herisau," over "31.07.2023": line I ends in a comma, in a cell that has a blank behind another.
 */
static bool ends_clause(const struct dx_cell *c, size_t i)
{
	if (!ends_in_comma(c->words[i].word))
		return false;
	for (size_t k = 0; k + 1 < c->n; k++)
		if (!breaks_behind(c, k) && ends_in_comma(c->words[k].word))
			return true;
	return false;
}

static void measure(struct dx_wrap *w, struct seen *seen, const struct dx_col *col, const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		const struct dx_word *word = c->words[i].word;

		if (!breaks_behind(c, i))
			continue;
		if (!is_tight(w, col, word))
			w->loose++;
		else if (!is_told(seen, word))
			*(goes_on(word->text) || ends_clause(c, i) ? &w->onward : &w->tight) += 1;
	}
}

struct dx_wrap dx_wrap_learn(const struct dx_tables *t, int role)
{
	struct dx_wrap w = {0};
	struct seen seen = {.n = 0};
	struct seen cut = {.n = 0};

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < t->n_rows; i++) {
			const struct dx_table *table = &t->v[t->rows[i].table];
			int k = t->rows[i].class == DX_ROW_BEGIN ? dx_table_col(table, role) : -1;
			const struct dx_cell *c;

			if (k < 0)
				continue;
			c = &t->rows[i].cells[k];
			if (pass == 1) {
				measure(&w, &seen, &table->cols[k], c);
				measure_words(&w, &cut, &table->cols[k], c);
			}
			for (size_t n = 0; pass == 0 && n < c->n; n++)
				if (c->words[n].word->x1 - table->cols[k].hx0 > w.edge)
					w.edge = c->words[n].word->x1 - table->cols[k].hx0;
		}
	}
	return w;
}

struct dx_wrap dx_wrap_learn_names(const struct dx_tables *t, int role)
{
	struct dx_wrap w = dx_wrap_learn(t, role);

	w.tight += w.onward; /* one of many by chance */
	w.onward = 0;
	if (w.tight < NAMES_MIN || w.loose > 0)
		w.tight = 0;
	w.cut = 0;
	return w;
}

/* Is the break behind word I of C within a word that no line can hold? One that fills its line by chance is one of few.
 */
static bool is_cut(const struct dx_wrap *w, const struct dx_col *col, const struct dx_cell *c, size_t i)
{
	const struct dx_word *last = c->words[i].word;

	return !(last->flags & DX_WORD_END_SPACE) && begins_line(c, i) && w->cut >= TIGHT_MIN && w->cut > 2 * w->kept &&
	       is_tight(w, col, last) && (last->x1 - last->x0) * 2 >= w->edge;
}

/* Is a break behind LAST a blank? */
static bool is_blank(const struct dx_wrap *w, const struct dx_col *col, const struct dx_word *last,
		     const struct dx_word *next)
{
	int32_t room = room_behind(w, col, last);

	if (last->flags & DX_WORD_END_SPACE)
		return true;
	/* Nearly all are tight, and there are enough of them to know the edge: broken by width. */
	if (w->tight < TIGHT_MIN || w->tight < 2 * (w->loose + w->onward) + 1)
		return true;
	/* Two more characters would have fitted, so this line was not broken by width. */
	return room > char_width(last) + 2 * char_width(next);
}

/* Nothing but what a piece of a rule may look like to recognition. */
static bool is_speck(const char *text)
{
	return text[strspn(text, "=_-~.'\xe2\x80\x94\x98\x99")] == '\0';
}

/* "okbank @ upi": addresses have no blanks around their sign, recognition likes to see some. */
static bool is_joint(const char *left, const char *right)
{
	return strcmp(left, "@") == 0 || strcmp(right, "@") == 0 || right[0] == '@' || left[strlen(left) - 1] == '@';
}

const char *dx_wrap_text(struct dx_arena *a, const struct dx_wrap *w, const struct dx_col *col, const struct dx_cell *c,
			 bool scanned)
{
	struct dx_buf buf = DX_BUF_INIT;
	const char *text;

	for (size_t i = 0; i < c->n; i++) {
		const char *word = c->words[i].word->text;

		if (scanned && buf.len == 0 && is_speck(word))
			continue;
		dx_buf_adds(&buf, word);
		if (i + 1 == c->n)
			break;
		if (scanned && is_joint(word, c->words[i + 1].word->text))
			continue;
		if (!scanned && breaks_behind(c, i) && is_cut(w, col, c, i))
			continue;
		if (!breaks_behind(c, i) || is_blank(w, col, c->words[i].word, c->words[i + 1].word))
			dx_buf_addc(&buf, ' ');
	}
	text = dx_strdup(a, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	return text;
}
