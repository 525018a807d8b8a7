/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What stands in front of the texts of a card's rows and is none: ")))", waves that say the card was held to the till,
 * and the end of the card's number, masked, in most rows.
 */
#include <string.h>

#include "dx/extract/table.h"
#include "record/record.h"
#include "table.h"

#define WAVES_MIN   2
#define MASKS_MIN   2
#define LAST_DIGITS 4

/* ")))" */
static bool is_waves(const char *text)
{
	const size_t n = strspn(text, ")");

	return n >= WAVES_MIN && text[n] == '\0';
}

/* How many of the N words W are a masked number's end: "•••• 9245", "xx9245"; 0: they begin with none. */
static size_t masked(const struct dx_word *const *w, size_t n)
{
	const char *text = w[0]->text;
	size_t words = 1;
	size_t masks = 0;

	for (size_t len = 1; len > 0; masks += len > 0, text += len)
		len = strncmp(text, "•", strlen("•")) == 0 ? strlen("•") : *text && strchr("xX*", *text) ? 1 : 0;
	if (masks < MASKS_MIN)
		return 0;
	if (*text == '\0' && n > 1)
		text = w[words++]->text;
	return strspn(text, "0123456789") == LAST_DIGITS && text[LAST_DIGITS] == '\0' ? words : 0;
}

/* The same of cell C, which has two words at least. */
static size_t masked_cell(const struct dx_cell *c)
{
	const struct dx_word *const w[] = {c->words[0].word, c->words[1].word};

	return masked(w, c->words[0].line == c->words[1].line ? 2 : 1);
}

static struct dx_cell *text_of(struct dx_job *job, size_t row)
{
	const struct dx_row *r = &job->tables.rows[row];
	const int k = dx_table_col(&job->tables.v[r->table], ST_DESCRIPTION);

	return r->class == DX_ROW_BEGIN && k >= 0 && r->cells[k].n > 1 ? &r->cells[k] : NULL;
}

bool dx_st_number_of_rows(struct dx_job *job, struct dx_val *v)
{
	struct dx_val found = {0};

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_line *line = &job->lines.v[job->tables.rows[i].line];
		struct dx_words w = {.page = line->page};
		struct dx_val one;

		for (size_t k = 0; k < line->n && w.n == 0; k++) {
			w.words = (const struct dx_word *const *)line->words + k;
			w.n = masked(w.words, line->n - k);
		}
		if (w.n == 0)
			continue;
		one = dx_words_val(job->arena, &job->lines, &w);
		if (dx_val_has(&found) && strcmp(one.text, found.text) != 0)
			return false;
		found = dx_val_has(&found) ? found : one;
	}
	if (dx_val_has(&found))
		*v = found;
	return dx_val_has(&found);
}

static void cut(struct dx_cell *c, size_t n)
{
	if (n < c->n) {
		c->words += n;
		c->n -= n;
	}
}

void dx_st_card_marks(struct dx_job *job)
{
	size_t rows = 0;
	size_t numbered = 0;

	if (!dx_st_is_card(job))
		return;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_cell *c = text_of(job, i);

		if (c && is_waves(c->words[0].word->text))
			cut(c, 1);
		c = text_of(job, i);
		rows += c != NULL;
		numbered += c && masked_cell(c) > 0;
	}
	for (size_t i = 0; numbered * 2 > rows && i < job->tables.n_rows; i++) {
		struct dx_cell *c = text_of(job, i);

		if (c)
			cut(c, masked_cell(c));
	}
}
