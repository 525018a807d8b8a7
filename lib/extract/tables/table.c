/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/table.h"

#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/check.h"

#include "table_int.h"

/* So many lines that the first page has above its table as well are a head said again. */
#define HEAD_LINES_MIN 3
/* Lines of which it is tried what they say without one heading after the other. */
#define LINES_TRIED 500

/* ---- finding ---- */

static struct dx_table *add_table(struct dx_arena *a, struct dx_tables *t, size_t *cap)
{
	if (t->n == *cap) {
		size_t grown_cap = *cap ? 2 * *cap : 8;
		struct dx_table *grown = dx_alloc_array(a, grown_cap, sizeof(*grown));

		if (t->n)
			memcpy(grown, t->v, t->n * sizeof(*grown));
		t->v = grown;
		*cap = grown_cap;
	}
	t->v[t->n] = (struct dx_table){0};
	return &t->v[t->n++];
}

/* A page without a header goes on with the columns of the table before. */
static void page_without_header(struct dx_arena *a, const struct dx_table_spec *spec, struct dx_tables *t, size_t *cap,
				size_t page, size_t first, size_t n)
{
	struct dx_table before = t->v[t->n - 1];
	struct dx_table *table = add_table(a, t, cap);

	for (size_t i = t->n - 1; spec->is_elsewhere && spec->is_elsewhere(before.roles) && i > 0; i--)
		before = t->v[i - 1];
	*table = (struct dx_table){.page = page,
				   .first = first,
				   .n = n,
				   .cols = before.cols,
				   .n_cols = before.n_cols,
				   .roles = before.roles};
}

/* Says line AT the same as one above line END of the first table's page, at the same place across? */
static bool is_said_before(const struct dx_lines *lines, size_t at, size_t end)
{
	const struct dx_line *line = &lines->v[at];

	for (size_t i = lines->page_first[lines->v[end].page]; i < end; i++) {
		const struct dx_line *one = &lines->v[i];
		bool same = one->n == line->n && one->x0 - line->x0 < one->height && line->x0 - one->x0 < one->height;

		for (size_t k = 0; k < line->n && same; k++)
			same = strcmp(one->words[k]->text, line->words[k]->text) == 0;
		if (same)
			return true;
	}
	return false;
}

/*
 * Where, above the header of a later page at line HEADER, rows may begin: behind what the page says of the account as
 * the first one did ("Account Type : SAVINGS (100)"), which has words and figures under the columns, too.
 */
static size_t behind_head(const struct dx_lines *lines, const struct dx_tables *t, size_t from, size_t header)
{
	size_t said = 0;
	size_t first = from;

	for (size_t i = from; i < header; i++) {
		if (!is_said_before(lines, i, t->v[0].header_first))
			continue;
		said++;
		first = i + 1;
	}
	return said >= HEAD_LINES_MIN ? first : from;
}

static void find_on_page(struct dx_arena *a, const struct dx_lines *lines, size_t page,
			 const struct dx_table_spec *spec, struct dx_tables *t, size_t *cap)
{
	size_t from = lines->page_first[page];
	size_t end = lines->page_first[page + 1];
	size_t had = t->n;

	for (size_t i = from; i < end; i++) {
		struct dx_table found = {0};
		struct dx_table *table;

		if (!dx_header_find(a, lines, from, i, spec, &found))
			continue;
		if (t->n > had) {
			struct dx_table *above = &t->v[t->n - 1];

			above->n = found.header_first - above->first;
		} else if (had > 0) {
			size_t first = behind_head(lines, t, lines->page_first[page], found.header_first);

			if (first < found.header_first)
				page_without_header(a, spec, t, cap, page, first, found.header_first - first);
		}
		table = add_table(a, t, cap);
		*table = found;
		table->first = found.header_first + found.header_n;
		table->n = end - table->first;
		from = table->first;
		i = from - 1;
	}
	if (t->n == had && had > 0 && end > from)
		page_without_header(a, spec, t, cap, page, from, end - from);
}

void dx_tables_find(struct dx_arena *a, struct dx_lines *lines, const struct dx_table_spec *spec, struct dx_tables *t_r)
{
	size_t cap = 0;

	*t_r = (struct dx_tables){0};
	for (size_t page = 0; page < lines->n_pages; page++)
		find_on_page(a, lines, page, spec, t_r, &cap);
	for (size_t i = 0; i < t_r->n; i++)
		for (size_t k = 0; k < t_r->v[i].header_n; k++)
			lines->v[t_r->v[i].header_first + k].used = true;
	dx_tables_bound(a, lines, t_r);
}

void dx_tables_bound(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t)
{
	dx_columns_bound(a, lines, t);
	dx_tables_judge_rule(a, lines, t);
}

int dx_table_col(const struct dx_table *t, int role)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role == role)
			return (int)i;
	return -1;
}

void dx_table_forget(struct dx_table *t, size_t col)
{
	int role = col < t->n_cols ? t->cols[col].role : -1;

	if (role < 0)
		return;
	t->cols[col].role = -1;
	if (dx_table_col(t, role) < 0)
		t->roles &= ~(UINT32_C(1) << role);
}

int dx_tables_ways(const struct dx_tables *t, int64_t lines)
{
	size_t widest = 0;

	for (size_t i = 0; i < t->n && lines <= LINES_TRIED; i++)
		widest = t->v[i].n_cols > widest ? t->v[i].n_cols : widest;
	return (int)widest;
}

/* ---- cells ---- */

char *dx_cell_text(struct dx_arena *a, const struct dx_cell *c)
{
	struct dx_buf buf = DX_BUF_INIT;
	char *text;

	for (size_t i = 0; i < c->n; i++) {
		if (i)
			dx_buf_addc(&buf, ' ');
		dx_buf_adds(&buf, c->words[i].word->text);
	}
	text = dx_strdup(a, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	return text;
}

struct dx_place dx_cell_place(const struct dx_lines *lines, const struct dx_cell *c)
{
	struct dx_place all = {0};

	for (size_t i = 0; i < c->n; i++) {
		const struct dx_word *w = c->words[i].word;
		int page = lines->pages[lines->v[c->words[i].line].page].number;

		all = dx_place_join(all, (struct dx_place){page, w->x0, w->y0, w->x1, w->y1});
	}
	return all;
}

uint8_t dx_cell_conf(const struct dx_cell *c)
{
	uint8_t least = 100;

	for (size_t i = 0; i < c->n; i++)
		if (c->words[i].word->conf < least)
			least = c->words[i].word->conf;
	return least;
}
