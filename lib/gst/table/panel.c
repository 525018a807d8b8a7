/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What stands beside a table and is none of it: an advertisement right of the items, the foot's sums, or another
 * table, right of a summary of taxes at the height of its headings. The lines are cut there, so that rows and headings
 * are seen without it.
 */
#include <string.h>

#include "dx/extract/margin.h"
#include "table.h"

#define BIT(role)  (UINT32_C(1) << (role))
#define HEADS_MIN  3 /* headings of a summary left of the foot */
#define PANEL_MIN  2 /* lines of a panel */
#define OTHER_MIN  2 /* headings of another table right of a summary */
#define LETTERS    4 /* of a word: units and signs have fewer */
#define PROSE_MIN  4 /* words of a run that is no heading */
#define ROWS_APART 2 /* heights between the rows of a summary, at most */
#define LEVEL_PART 8 /* part of a line's height by which words of one row stand higher or lower at most */
#define LEVEL_SCAN 3 /* the same of a scan */

/* The first word of LINE that begins at X or right of it; SIZE_MAX: one lies across. */
static size_t cut_at(const struct dx_line *line, int32_t x)
{
	size_t n = 0;

	while (n < line->n && line->words[n]->x1 <= x)
		n++;
	return n < line->n && line->words[n]->x0 < x ? SIZE_MAX : n;
}

static bool has_word(const struct dx_line *line, size_t from)
{
	for (size_t i = from; i < line->n; i++) {
		size_t letters = 0;

		for (const char *p = line->words[i]->text; *p; p++) {
			letters = (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z') ? letters + 1 : 0;
			if (letters >= LETTERS)
				return true;
		}
	}
	return false;
}

static bool has_digit(const struct dx_line *line, size_t from)
{
	for (size_t i = from; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return true;
	return false;
}

/* ---- a panel right of the items ---- */

/* Does the word before AT of LINE, an amount, end under column C? */
static bool is_row(const struct dx_line *line, size_t at, const struct dx_col *c)
{
	return at > 0 && dx_columns_amount_like(line->words[at - 1]) && line->words[at - 1]->x1 > c->hx0;
}

static bool is_level(const struct dx_line *line, size_t at)
{
	int32_t off = line->words[at]->y1 - line->words[at - 1]->y1;
	int32_t part = line->words[at]->conf < 100 ? LEVEL_SCAN : LEVEL_PART; /* letters below the line */

	return (off < 0 ? -off : off) <= line->height / part;
}

/* Words right of all headings of T, most of them at the height of no row; figures alone would be a column. Of a scan,
 * which may lose the last heading, no line there is of figures alone. */
static bool find_panel(const struct dx_job *job, const struct dx_table *t, struct dx_strip *s)
{
	const struct dx_col *last = &t->cols[t->n_cols - 1];
	size_t rows = 0;
	size_t beside = 0;
	size_t level = 0;
	size_t wordless = 0;
	bool scanned = job->pages[t->page].source == DX_SOURCE_OCR;

	if (t->header_n == 0 ||
	    !(last->role >= 0 && BIT(last->role) & (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))))
		return false;
	*s = (struct dx_strip){.x = last->hx1 + job->lines.v[t->header_first].height, .first = t->header_first};
	for (size_t i = t->header_first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t at = cut_at(line, s->x);
		bool row = at != SIZE_MAX && is_row(line, at, last);

		if (at == SIZE_MAX)
			break;
		rows += row;
		if (at == line->n)
			continue;
		beside++;
		level += row && is_level(line, at);
		wordless += !has_word(line, at);
		if (row && !has_word(line, at))
			return false;
		s->end = i + 1;
	}
	return rows > 0 && beside >= PANEL_MIN && level * 2 < beside && wordless * 2 <= (scanned ? 0 : beside);
}

void dx_gst_part_panels(struct dx_job *job, const struct dx_table_spec *spec)
{
	struct dx_strip *strips = dx_alloc_array(job->arena, job->tables.n + 1, sizeof(*strips));
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n; i++)
		n += dx_gst_is_items(&job->tables.v[i]) && find_panel(job, &job->tables.v[i], &strips[n]);
	if (dx_lines_part_strips(job->arena, &job->lines, strips, n))
		dx_tables_find(job->arena, &job->lines, spec, &job->tables);
}

/* ---- the foot right of a summary ---- */

/* How many words RUN has in front of a rate: "CGST 9%". */
static size_t less_rate(const struct dx_line *line, const struct gst_run *run)
{
	const char *last = line->words[run->first + run->n - 1]->text;

	return run->n - (run->n > 1 && dx_has_digit(last) && last[strspn(last, "(@0123456789.%)")] == '\0' &&
			 strchr(last, '%') != NULL);
}

/* The roles of the N WORDS, as bits, where they are headings of columns and nothing else: one, or several that stand a
 * blank apart ("Taxable CGST% CGST"); 0: they are not. */
static uint32_t roles_in(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	const int role = dx_gst_heading_role(job, words, n);
	uint32_t roles = 0;
	size_t n_toks;
	struct dx_tok *toks;

	if (role >= 0)
		return BIT(role);
	toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);
	for (size_t i = 0, len; i < n_toks; i += len) {
		int one = dx_lex_match(job->tpl->columns, toks, n_toks, i, &len);

		if (one < 0)
			return 0;
		roles |= BIT(one);
	}
	return roles;
}

bool dx_gst_are_heads(struct dx_job *job, const struct dx_line *line, const struct gst_run *runs, size_t n)
{
	const uint32_t taxes = BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST) | BIT(GC_TAX);
	uint32_t roles = 0;

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *const *words = (const struct dx_word *const *)line->words + runs[i].first;

		if (runs[i].f.has)
			return false;
		roles |= roles_in(job, words, less_rate(line, &runs[i]));
	}
	return n >= HEADS_MIN && (roles & (BIT(GC_TAXABLE) | BIT(GC_AMOUNT))) && (roles & taxes) &&
	       !(roles & BIT(GC_DESCRIPTION));
}

static bool is_colon(const struct dx_line *line, const struct gst_run *run)
{
	return run->n == 1 && strcmp(line->words[run->first]->text, ":") == 0;
}

/* No heading of a column does. */
static bool ends_in_colon(const struct dx_line *line, const struct gst_run *run)
{
	return dx_str_ends(dx_str(line->words[run->first + run->n - 1]->text), ":");
}

/* What begins at X or right of it, from line AT as far down as something else is left of it and nothing lies across.
 * The foot may be set closer than the rows: then some of its lines stand between them. */
static struct dx_strip foot_from(const struct dx_job *job, size_t at, int32_t x)
{
	const struct dx_line *v = job->lines.v;
	struct dx_strip s = {.x = x, .first = at, .end = at + 1, .here = true};

	for (size_t i = at + 1; i < job->lines.n; i++) {
		size_t cut = v[i].page == v[at].page ? cut_at(&v[i], x) : SIZE_MAX;

		if (cut == SIZE_MAX || v[i].y0 - v[s.end - 1].y1 > ROWS_APART * v[i].height)
			break;
		if (cut > 0)
			s.end = i + 1;
	}
	return s;
}

/* Headings of a summary on line AT, and a name with its amount behind them: half way between them it begins, or, where
 * something lies across that further down, with its name. */
static bool find_foot(struct dx_job *job, size_t at, struct dx_strip *s)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);
	size_t heads = n - 2;
	struct dx_strip tight;

	if (n < HEADS_MIN + 2 || !runs[n - 1].f.has || runs[n - 1].f.is_percent || runs[n - 1].f.v.scale == 0)
		return false;             /* a rounding may be below nothing */
	if (is_colon(line, &runs[heads])) /* "Bill Amount    :     10,553.57" */
		heads--;
	while (heads > HEADS_MIN && ends_in_colon(line, &runs[heads - 1])) /* "Add :   CGST   10,977.15" */
		heads--;
	if (heads < HEADS_MIN || !runs[heads].letters)
		return false;
	if (runs[heads].x0 - runs[heads - 1].x1 <= line->height || !dx_gst_are_heads(job, line, runs, heads))
		return false;
	*s = foot_from(job, at, (runs[heads - 1].x1 + runs[heads].x0) / 2);
	tight = foot_from(job, at, runs[heads].x0);
	if (tight.end > s->end)
		*s = tight;
	return true;
}

/* Begins what stands right of X in LINE with a word, and stands something left of it? */
static bool is_named_beside(const struct dx_line *line, int32_t x)
{
	const size_t cut = cut_at(line, x);

	return cut != SIZE_MAX && cut > 0 && cut < line->n && dx_gst_has_letter(line->words[cut]->text);
}

/* Headings of a summary on line AT, and right of them those of another table, whose rows begin with names: "HSN │
 * Taxable │ IGST       Cylinder a/c │ Opening │ Given". */
static bool find_other(struct dx_job *job, size_t at, struct dx_strip *s)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);
	size_t heads = 0;
	size_t beside = 0;

	while (heads < n && !runs[heads].f.has &&
	       roles_in(job, (const struct dx_word *const *)line->words + runs[heads].first,
			less_rate(line, &runs[heads])))
		heads++;
	if (heads < HEADS_MIN || heads + OTHER_MIN > n || runs[heads].x0 - runs[heads - 1].x1 <= line->height ||
	    !dx_gst_are_heads(job, line, runs, heads))
		return false;
	for (size_t i = heads; i < n; i++)
		if (runs[i].f.has)
			return false;
	*s = foot_from(job, at, (runs[heads - 1].x1 + runs[heads].x0) / 2);
	s->here = false;
	for (size_t i = at + 1; i < s->end; i++)
		beside += is_named_beside(&job->lines.v[i], s->x);
	return beside >= PANEL_MIN;
}

/* Where the headings of a summary on LINE end, and perhaps words begin that are none: "Rs. Twenty Two Thousand". */
static int32_t heads_end(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);

	while (n > HEADS_MIN && runs[n - 1].letters && runs[n - 1].n >= PROSE_MIN &&
	       !roles_in(job, (const struct dx_word *const *)line->words + runs[n - 1].first, runs[n - 1].n))
		n--;
	return runs[n - 1].x1;
}

/*
 * Words between the headings of a summary on line AT and the foot, which begins at X and has been cut off already, as
 * the amount in words has its place there: no row of the summary has a figure right of the headings. They follow the
 * page, since right under the rows they would be the last one's.
 */
static bool find_middle(struct dx_job *job, size_t at, int32_t x, struct dx_strip *s)
{
	const struct dx_line *line = &job->lines.v[at];
	const int32_t end = heads_end(job, line);
	bool beside = end < line->words[line->n - 1]->x1;

	*s = (struct dx_strip){.x = end + line->height, .first = at, .end = at + 1};
	for (; s->end < job->lines.n; s->end++) {
		const struct dx_line *below = &job->lines.v[s->end];
		size_t cut = below->page == line->page && below->x0 < x ? cut_at(below, s->x) : SIZE_MAX;

		if (cut == SIZE_MAX)
			break;
		if (cut < below->n && !has_word(below, cut) && has_digit(below, cut)) /* "E. & O. E." has none */
			return false;
		beside |= cut > 0 && cut < below->n;
	}
	return beside;
}

void dx_gst_part_foot(struct dx_job *job)
{
	struct dx_strip *strips = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*strips));
	const struct dx_word **heads = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*heads));
	struct dx_strip *middles;
	size_t n = 0;
	size_t n_middles = 0;

	for (size_t i = 0; i < job->lines.n; i++)
		if (find_foot(job, i, &strips[n]) || find_other(job, i, &strips[n])) {
			heads[n] = job->lines.v[i].words[0];
			i = strips[n].end - 1;
			n++;
		}
	if (!dx_lines_part_strips(job->arena, &job->lines, strips, n))
		return;
	middles = dx_alloc_array(job->arena, n, sizeof(*middles));
	for (size_t i = 0, k = 0; i < job->lines.n && k < n; i++) {
		if (job->lines.v[i].words[0] != heads[k])
			continue;
		n_middles += find_middle(job, i, strips[k].x, &middles[n_middles]);
		k++;
	}
	(void)dx_lines_part_strips(job->arena, &job->lines, middles, n_middles);
}
