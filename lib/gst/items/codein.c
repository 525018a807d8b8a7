/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Codes of goods without a column of their own: market places and printers of small bills write "HSN:3307", "HSN/SAC
 * Code : 996331" or "(SAC 998313)" in the cell of the description. The code is the line's, and no part of its name. Nor
 * is the seller's own code of what it sells, "SKU: KRT-NVY-M", which is no value of a line.
 */
#include <string.h>
#include <strings.h>

#include "items.h"
#include "table/table.h"

#define CODE_MIN   4 /* digits of HSN and SAC */
#define CODE_MAX   8
#define WHOLE_CODE 6 /* digits of a code that is no number of something else */
#define LONG_CODE  8 /* letters of a seller's own code */

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

/* "KRT-NVY-M", "B094545VD3", "1042": N bytes of S, no word of a text. */
static bool is_own_code(const char *s, size_t n)
{
	bool mark = false;

	for (size_t i = 0; i < n; i++) {
		if (s[i] >= 'a' && s[i] <= 'z')
			return false;
		mark |= s[i] == '-' || (s[i] >= '0' && s[i] <= '9');
	}
	return mark;
}

/* "TFSWESBAO", and nothing behind it but the code of goods: a code that has no figure by chance. */
static bool is_long_code(const char *s, size_t n)
{
	const char *behind = s + n + strspn(s + n, " ");

	return n >= LONG_CODE && strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == n && (!*behind || name_at(behind));
}

/* The bytes of S that name the seller's own code of goods, a colon and the code; 0: something else. */
static size_t own_code_at(const char *s)
{
	static const char *const names[] = {"seller sku",   "sku code",   "sku id",    "sku",
					    "asin",         "fsn",        "item code", "product code",
					    "article code", "article no", "style code"};

	for (size_t i = 0; i < DX_LEN(names); i++) {
		size_t n = strlen(names[i]);
		size_t code;

		if (strncasecmp(s, names[i], n) != 0)
			continue;
		n += strspn(s + n, " .");
		if (s[n] != ':')
			continue;
		n += 1 + strspn(s + n + 1, " ");
		code = strcspn(s + n, " ");
		return is_own_code(s + n, code) || is_long_code(s + n, code) ? n + code : 0;
	}
	return 0;
}

/* TEXT without such a code; all that is left of it is the name. */
static const char *without_own_code(struct dx_arena *a, const char *text)
{
	for (size_t i = 1; text[i]; i++) {
		size_t n = is_end(text[i - 1]) ? 0 : own_code_at(text + i);

		if (n)
			return without(a, text, i, i + n);
	}
	return text;
}

void dx_gst_code_in_text(struct dx_job *job, const struct dx_cell *cell, struct gst_item *it)
{
	const struct dx_cell_word *word;
	size_t from, at, n;
	const char *code;

	if (dx_val_has(&it->description) && it->description.text)
		it->description.text = without_own_code(job->arena, it->description.text);
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

/* The word that ends the name of IT, if it is a whole code of goods or services; NULL: it is none. */
static const struct dx_word *code_at_end(const struct dx_job *job, const struct gst_item *it, size_t *line_r)
{
	const char *text = dx_val_has(&it->description) && it->description.text ? it->description.text : "";
	const char *blank = strrchr(text, ' ');
	const struct dx_place *at = &it->description.place;

	if (!blank || strlen(blank + 1) < WHOLE_CODE || !dx_gst_is_hsn(blank + 1))
		return NULL;
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const struct dx_word *w = job->lines.v[i].words[k];

			if (job->pages[job->lines.v[i].page].number == at->page && w->y0 >= at->y0 && w->y1 <= at->y1 &&
			    w->x0 >= at->x0 && w->x1 <= at->x1 && strcmp(w->text, blank + 1) == 0) {
				*line_r = i;
				return w;
			}
		}
	return NULL;
}

void dx_gst_codes_at_ends(struct dx_job *job, struct gst_item *items, size_t n)
{
	size_t line = 0;

	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&items[i].hsn_sac) || !code_at_end(job, &items[i], &line))
			return;
	for (size_t i = 0; i < n && n > 1; i++) {
		const struct dx_word *w = code_at_end(job, &items[i], &line);
		const char *text = items[i].description.text;

		items[i].hsn_sac = dx_lines_val(job->arena, &job->pages[job->lines.v[line].page], &w, 1);
		items[i].description.text = dx_strndup(job->arena, text, (size_t)(strrchr(text, ' ') - text));
	}
}

/* The word of LINE that has CODE in it, where no amount stands beside it, which would be that of a charge. */
static const struct dx_word *said_in(const struct dx_line *line, const char *code)
{
	const struct dx_word *found = NULL;

	for (size_t i = 0; i < line->n; i++) {
		if (dx_columns_amount_like(line->words[i]))
			return NULL;
		found = !found && strstr(line->words[i]->text, code) ? line->words[i] : found;
	}
	return found;
}

void dx_gst_code_said_once(struct dx_job *job, struct gst_item *items, size_t n)
{
	struct dx_val said = {0};

	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&items[i].hsn_sac) || items[i].hsn_sac.unsure || items[i].cols >> GC_HSN & 1)
			return;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const char *text = dx_lines_text(job->arena, (const struct dx_word *const *)line->words, line->n);
		const struct dx_word *word;
		size_t from, at, digits;
		const char *code;

		if (!find(text, &from, &at, &digits))
			continue;
		code = dx_strndup(job->arena, text + at, digits);
		word = said_in(line, code);
		if (!word || find(text + at, &from, &at, &digits) ||
		    (dx_val_has(&said) && strcmp(said.text, code) != 0))
			return;
		said = dx_lines_val(job->arena, &job->pages[line->page], &word, 1);
		said.text = code;
	}
	for (size_t i = 0; i < n && dx_val_has(&said); i++)
		items[i].hsn_sac = said;
}

bool dx_gst_has_amount_for_code(const struct dx_rowread *r)
{
	bool coded = false;

	for (size_t i = 0; i < r->t->n_cols; i++) {
		if (r->t->cols[i].role != GC_HSN)
			continue;
		for (size_t k = 0; k < r->row->cells[i].n; k++) {
			const char *text = r->row->cells[i].words[k].word->text;
			struct gst_figure f = {0};

			/* "8471.30" may be a code of six digits */
			if ((coded || strchr(text, ',')) && dx_gst_parse_figure(text, &f) && dx_gst_is_money(&f))
				return true;
		}
		coded = true;
	}
	return false;
}
