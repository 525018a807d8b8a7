/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Codes of goods without a column of their own: market places and printers of small bills write "HSN:3307", "HSN/SAC
 * Code : 996331" or "(SAC 998313)" in the cell of the description. The code is the line's, and no part of its name.
 */
#include <string.h>
#include <strings.h>

#include "gst_int.h"

#define CODE_MIN 4 /* digits of HSN and SAC */
#define CODE_MAX 8

static size_t digits_at(const char *s)
{
	return strspn(s, "0123456789");
}

/* What stands before a code: "HSN", "SAC", "HSN/SAC", and "Code" behind them. The bytes of S that it takes, 0: nothing.
 */
static size_t name_at(const char *s)
{
	static const char *const names[] = {"hsn/sac", "sac/hsn", "hsn code", "sac code", "hsn", "sac"};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		size_t n = strlen(names[i]);

		if (strncasecmp(s, names[i], n) != 0)
			continue;
		if (strncasecmp(s + n, " code", 5) == 0)
			n += 5;
		if (strchr(" :.-", s[n])) /* the end of the text as well */
			return n;
	}
	return 0;
}

static bool is_end(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* Where in TEXT the name of a code and the code stand. */
static bool find(const char *text, size_t *from_r, size_t *code_r, size_t *n_r)
{
	for (size_t i = 0; text[i]; i++) {
		size_t n = i > 0 && is_end(text[i - 1]) ? 0 : name_at(text + i);
		size_t at;

		if (n == 0)
			continue;
		at = i + n + strspn(text + i + n, " :.-");
		*n_r = digits_at(text + at);
		if (*n_r < CODE_MIN || *n_r > CODE_MAX || *n_r % 2 || is_end(text[at + *n_r]))
			continue;
		*from_r = i;
		*code_r = at;
		return true;
	}
	return false;
}

/* The word of CELL that has CODE in it. */
static const struct dx_cell_word *word_of(const struct dx_cell *cell, const char *code)
{
	for (size_t i = 0; i < cell->n; i++)
		if (strstr(cell->words[i].word->text, code))
			return &cell->words[i];
	return NULL;
}

/* TEXT without its bytes FROM..TO, and without what brackets or joins them to the rest. */
static const char *without(struct dx_arena *a, const char *text, size_t from, size_t to)
{
	struct dx_str before = dx_strn(text, from);
	struct dx_str after = dx_str(text + to);

	while (before.n && strchr(" (|,;-", before.p[before.n - 1]))
		before.n--;
	while (after.n && strchr(" )|,;", after.p[0]))
		after = dx_str_sub(after, 1, SIZE_MAX);
	return dx_asprintf(a, "%.*s%s%.*s", (int)before.n, before.p, before.n && after.n ? " " : "", (int)after.n,
			   after.p);
}

void dx_gst_code_in_text(struct dx_job *job, const struct dx_cell *cell, struct gst_item *it)
{
	const struct dx_cell_word *word;
	size_t from, at, n;
	const char *code;

	if (dx_val_has(&it->hsn_sac) || !dx_val_has(&it->description) || !cell ||
	    !find(it->description.text, &from, &at, &n))
		return;
	code = dx_strndup(job->arena, it->description.text + at, n);
	word = word_of(cell, code);
	if (!word)
		return;
	it->hsn_sac = dx_lines_val(job->arena, &job->pages[job->lines.v[word->line].page], &word->word, 1);
	it->hsn_sac.text = code;
	it->description.text = without(job->arena, it->description.text, from, at + n);
}
