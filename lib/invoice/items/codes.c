/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Codes in the texts of what is sold: those of a column that is headed "Material" over "Description", on the first
 * line of each cell, and those that a line names ("ASIN: B094545VD3", "Comm. code 84974340   Origin BE"). They are no
 * part of the text.
 */
#include <string.h>

#include "items.h"

#define CODE_WORDS       4  /* "14 BT LOC-242-50": what may stand before it, and the code */
#define PARTICULAR_WORDS 12 /* of a line of them */

/* The role of a heading's N WORDS from AT on, where they are one phrase; -1: none. */
static int role_of(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);
	int role = n_toks ? dx_lex_match(job->tpl->columns, toks, n_toks, 0, &len) : -1;

	return len == n_toks ? role : -1;
}

enum heading {
	HEADS_TEXT,
	HEADS_ABOVE, /* two words, one over the other, of which the lower one heads texts */
	HEADS_CODE,  /* a code, and behind it or below it a text */
};

/* What a heading of N WORDS names that is cut before word CUT. */
static enum heading cut_heading(struct dx_job *job, const struct dx_word *const *words, size_t n, size_t cut)
{
	bool below = words[cut]->y0 > words[cut - 1]->y0 + (words[cut - 1]->y1 - words[cut - 1]->y0) / 2;
	bool slash = strcmp(words[cut]->text, "/") == 0 || strcmp(words[cut - 1]->text, "/") == 0;

	if ((!below && !slash) || role_of(job, words + cut, n - cut) != IC_DESCRIPTION)
		return HEADS_TEXT;
	for (size_t i = 0; i < cut; i++)
		if (role_of(job, words + i, cut - i) == IC_CODE)
			return HEADS_CODE;
	return below && cut == 1 ? HEADS_ABOVE : HEADS_TEXT;
}

/* What the heading of column C of T names. */
static enum heading heading_of(struct dx_job *job, const struct dx_table *t, const struct dx_col *c)
{
	const struct dx_word *words[DX_TABLE_COLS_MAX] = {NULL};
	enum heading found = HEADS_TEXT;
	size_t n = 0;

	for (size_t i = t->header_first; i < t->header_first + t->header_n; i++)
		for (size_t k = 0; k < job->lines.v[i].n && n < DX_LEN(words); k++) {
			const struct dx_word *w = job->lines.v[i].words[k];

			if (w->x0 >= c->hx0 && w->x1 <= c->hx1)
				words[n++] = w;
		}
	if (role_of(job, words, n) >=
	    0) /* "Item / description" is one, "Item number" heads codes, and texts below them */
		return role_of(job, words, n) == IC_CODE ? HEADS_CODE : HEADS_TEXT;
	for (size_t cut = 1; cut < n && found == HEADS_TEXT; cut++)
		found = cut_heading(job, words, n, cut);
	return found;
}

/* How many words of cell C, the first ones, stand on its first line. */
static size_t first_line(const struct dx_cell *c)
{
	size_t n = 0;

	while (n < c->n && c->words[n].line == c->words[0].line)
		n++;
	return n;
}

/* "2891 7289 97": nothing but digits in the first N words of cell C. */
static bool is_number(const struct dx_cell *c, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *text = c->words[i].word->text;

		if (text[strspn(text, "0123456789")] != '\0')
			return false;
	}
	return n > 0 && n <= CODE_WORDS;
}

/* May what stands on the first line of cell C, under heading H, be a code, and a text below it? */
static bool is_code_over_text(const struct dx_cell *c, enum heading h)
{
	size_t n = first_line(c);

	return n > 0 && n < c->n &&
	       (h == HEADS_CODE ? n <= CODE_WORDS
				: is_number(c, n) || (n == 1 && dx_has_digit(c->words[0].word->text)));
}

static bool has_digit(const struct dx_cell *c)
{
	for (size_t i = 0; i < first_line(c); i++)
		if (dx_has_digit(c->words[i].word->text))
			return true;
	return false;
}

/* Are the words FROM to END of cell C the name of a code, a colon, and the code? */
static bool is_named_code(struct dx_job *job, const struct dx_cell *c, size_t from, size_t end)
{
	const struct dx_word *words[CODE_WORDS];
	const char *last;

	if (end - from < 2 || end - from > CODE_WORDS)
		return false;
	for (size_t i = from; i < end; i++)
		words[i - from] = c->words[i].word;
	last = words[end - from - 2]->text;
	return last[strlen(last) - 1] == ':' && dx_has_digit(words[end - from - 1]->text) &&
	       role_of(job, words, end - from - 1) == IC_CODE;
}

/* "84974340", "BE": may it be the value of something that goods are declared by? */
static bool is_particular(const char *text)
{
	return dx_has_digit(text) || (strlen(text) == 2 && strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 2);
}

/* "Comm. code 84974340   Origin BE": are the words FROM to END of cell C names and values, two of each or more? */
static bool is_declared(struct dx_job *job, const struct dx_cell *c, size_t from, size_t end)
{
	const struct dx_word *words[PARTICULAR_WORDS];
	size_t n = end - from;
	size_t pairs = 0;

	if (n < 4 || n > PARTICULAR_WORDS)
		return false;
	for (size_t i = 0; i < n; i++)
		words[i] = c->words[from + i].word;
	for (size_t i = 0; i < n; pairs++) {
		size_t len = 0;

		for (size_t k = 1; i + k < n; k++) {
			int role = role_of(job, words + i, k);

			len = role == IC_CODE || role == IC_OTHER ? k : len;
		}
		i += len;
		if (len == 0 || i == n || !is_particular(words[i]->text))
			return false;
		while (i < n && is_particular(words[i]->text))
			i++;
	}
	return pairs > 1;
}

/* The lines of cell C, below its first one, that name codes and nothing else go. */
static void drop_named(struct dx_job *job, struct dx_cell *c)
{
	size_t kept = first_line(c);

	for (size_t from = kept, end; from < c->n; from = end) {
		for (end = from; end < c->n && c->words[end].line == c->words[from].line;)
			end++;
		if (is_named_code(job, c, from, end) || is_declared(job, c, from, end))
			continue;
		memmove(c->words + kept, c->words + from, (end - from) * sizeof(*c->words));
		kept += end - from;
	}
	c->n = kept;
}

/* Are the texts of TABLE, in column C, codes over texts in each row? */
static bool has_codes(struct dx_job *job, const struct dx_tables *t, size_t table, int c)
{
	const struct dx_table *head = &t->v[table];
	enum heading h;
	size_t rows = 0;
	size_t digits = 0;

	while (head > t->v && head->header_n == 0)
		head--;
	h = heading_of(job, head, &head->cols[c]);
	for (size_t i = 0; h != HEADS_TEXT && i < t->n_rows; i++) {
		if (t->rows[i].table != table || t->rows[i].class != DX_ROW_BEGIN)
			continue;
		if (!is_code_over_text(&t->rows[i].cells[c], h))
			return false;
		digits += has_digit(&t->rows[i].cells[c]);
		rows++;
	}
	return rows && 2 * digits > rows;
}

/* Is LINE one run of words? */
static bool is_run(struct dx_job *job, size_t line)
{
	size_t n;

	(void)dx_lines_segments(job->arena, &job->lines.v[line], &n);
	return n == 1;
}

/* Words of LINE leave the cells of ROW, of N columns, but for column C. */
static void leave_line(struct dx_row *row, size_t n, size_t c, size_t line)
{
	for (size_t i = 0; i < n; i++) {
		struct dx_cell *cell = &row->cells[i];
		size_t kept = 0;

		for (size_t k = 0; i != c && k < cell->n; k++)
			if (cell->words[k].line != line)
				cell->words[kept++] = cell->words[k];
		cell->n = i == c ? cell->n : kept;
	}
}

/*
 * The code on the first line of column C of ROW goes. A line below it that is one run of words is the text, however
 * far it reaches under the headings of units and figures.
 */
static void take_text(struct dx_job *job, struct dx_row *row, size_t c)
{
	struct dx_cell *cell = &row->cells[c];
	struct dx_cell all = {.n = 0};
	size_t words = cell->n;

	for (size_t i = 0; i < cell->n; i++)
		words += job->lines.v[cell->words[i].line].n;
	all.words = dx_alloc_array(job->arena, words, sizeof(*all.words));
	for (size_t i = first_line(cell), end; i < cell->n; i = end) {
		size_t at = cell->words[i].line;
		const struct dx_line *line = &job->lines.v[at];

		for (end = i; end < cell->n && cell->words[end].line == at; end++)
			if (!is_run(job, at))
				all.words[all.n++] = cell->words[end];
		if (!is_run(job, at))
			continue;
		for (size_t k = 0; k < line->n; k++)
			all.words[all.n++] = (struct dx_cell_word){line->words[k], at};
		leave_line(row, job->tables.v[row->table].n_cols, c, at);
	}
	*cell = all;
}

/* The line right below ROW in its column C, if it is one run of words that begins there, however far it reaches: the
 * text of the code, which no cell has. */
static void take_run(struct dx_job *job, struct dx_row *row, const struct dx_col *col, struct dx_cell *cell)
{
	struct dx_line *below = &job->lines.v[row->line + 1];
	const struct dx_line *own = below - 1;
	struct dx_cell all = {.n = 0};

	if (row->line + 1 >= job->lines.n || below->page != own->page || below->used || cell->n != first_line(cell) ||
	    !is_run(job, row->line + 1) || below->x0 < col->hx0 - own->height ||
	    below->x0 > col->hx0 + 2 * own->height || below->y0 - own->y1 > own->height)
		return;
	all.words = dx_alloc_array(job->arena, cell->n + below->n, sizeof(*all.words));
	for (size_t i = 0; i < cell->n; i++)
		all.words[all.n++] = cell->words[i];
	for (size_t i = 0; i < below->n; i++)
		all.words[all.n++] = (struct dx_cell_word){below->words[i], row->line + 1};
	below->used = true;
	*cell = all;
}

/* "Item number" heads codes over texts, and no other heading texts: then it heads these. */
static int texts_of(struct dx_job *job, struct dx_tables *t, size_t table)
{
	struct dx_table *one = &t->v[table];
	int text = dx_table_col(one, IC_DESCRIPTION);
	int code = text < 0 ? dx_table_col(one, IC_CODE) : -1;

	for (size_t i = 0; code >= 0 && i < t->n_rows; i++)
		if (t->rows[i].table == table && t->rows[i].class == DX_ROW_BEGIN && t->rows[i].cells[code].n)
			take_run(job, &t->rows[i], &one->cols[code], &t->rows[i].cells[code]);
	if (code < 0 || !has_codes(job, t, table, code))
		return text;
	one->cols[code].role = IC_DESCRIPTION;
	one->cols[code].class = DX_COL_TEXT;
	one->roles = (one->roles & ~(UINT32_C(1) << IC_CODE)) | UINT32_C(1) << IC_DESCRIPTION;
	return code;
}

void dx_invoice_drop_codes(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;

	for (size_t k = 0; k < t->n; k++) {
		int c = texts_of(job, t, k);
		bool over = c >= 0 && has_codes(job, t, k, c);

		for (size_t i = 0; c >= 0 && i < t->n_rows; i++) {
			struct dx_cell *cell;

			if (t->rows[i].table != k || t->rows[i].class != DX_ROW_BEGIN)
				continue;
			cell = &t->rows[i].cells[c];
			if (over)
				take_text(job, &t->rows[i], (size_t)c);
			drop_named(job, cell);
		}
	}
}
