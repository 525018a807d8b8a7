/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The headings above rows that tell the columns. */
#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/lex.h"
#include "dx/gst/gst.h"
#include "unheaded_int.h"
#include "table.h"

#define HEAD(field) (UINT64_C(1) << (field))
#define CELLS_MIN   3
#define ABOVE_ROW   3 /* lines of a header above its last one; in scans those half a line apart count as one */
#define ABOVE_MAX   6 /* lines between a header and the first row that is known as one */
#define HEADS_MIN   4 /* cells of a header below another table's rows */
#define HEADS_KNOWN 1

/* A line of words, of so many cells; rates ("CGST 9%") may be among them. */
static bool is_words(const struct dx_line *line, const struct gst_run *runs, size_t n, size_t least)
{
	if (line->used || n < least)
		return false;
	for (size_t i = 0; i < n; i++)
		if (runs[i].f.has && !runs[i].f.is_percent)
			return false;
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]) && !strchr(line->words[i]->text, '%'))
			return false;
	return true;
}

bool dx_gst_is_next_header(struct gst_finder *f, const struct dx_line *line)
{
	size_t n;
	size_t known = 0;
	struct gst_run *runs = dx_gst_runs(f->job->arena, line, NULL, &n);

	if (!is_words(line, runs, n, HEADS_MIN))
		return false;
	for (size_t i = 0; i < n; i++)
		known += dx_gst_heading_role(f->job, (const struct dx_word *const *)line->words + runs[i].first,
					     runs[i].n) >= 0;
	return known >= HEADS_KNOWN;
}

/* The same of line AT, whose cells are cut here. */
static bool is_line_of_words(const struct gst_finder *f, size_t at, size_t least)
{
	const struct dx_line *line = &f->job->lines.v[at];
	size_t n;
	struct gst_run *runs = dx_gst_runs(f->job->arena, line, NULL, &n);

	return is_words(line, runs, n, least);
}

/* "Inv. Date : 18/10/24" above the headings is none, nor is "Place of Supply   Kerala (32)   Your P.O.   MKT/506": what
 * no column is called before another cell, or a registration. */
static bool has_label(struct dx_job *job, const struct dx_line *line)
{
	static const char *const signs[] = {"less:", "add:", "plus:"}; /* "Less: Tenancy Discount" is a heading */
	const uint64_t head = HEAD(GL_PLACE_OF_SUPPLY) | HEAD(GL_REVERSE_CHARGE) | HEAD(GL_IRN) | HEAD(GL_ACK_NUMBER) |
			      HEAD(GL_ACK_DATE);
	size_t n_segs;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n_segs);

	for (size_t i = 0; i < line->n; i++)
		if ((dx_str_ends(dx_str(line->words[i]->text), ":") &&
		     !dx_str_is_one_of(dx_str(line->words[i]->text), signs, DX_LEN(signs))) ||
		    dx_ident_gstin_shape(dx_str(line->words[i]->text)))
			return true;
	for (size_t i = 0; i + 1 < n_segs; i++) {
		size_t n;
		size_t len;
		const struct dx_tok *toks =
			dx_lex_tokens(job->tpl->labels, job->arena,
				      (const struct dx_word *const *)line->words + segs[i].first, segs[i].n, &n);
		int field = dx_lex_match(job->tpl->labels, toks, n, 0, &len);

		if (field >= 0 && len == n && (head >> field & 1))
			return true;
	}
	return false;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return upper->page == lower->page && lower->y0 - upper->y1 < (upper->height + lower->height) * 45 / 100;
}

bool dx_gst_find_header(struct gst_finder *f, size_t *first_r, size_t *n_r)
{
	const struct dx_lines *lines = &f->job->lines;
	size_t row = f->rows[0].line;
	size_t from = lines->page_first[lines->v[row].page];
	size_t at = row;
	size_t last;
	size_t n = 0;

	while (at > from && row - at < ABOVE_MAX) {
		struct gst_run *runs = dx_gst_runs(f->job->arena, &lines->v[--at], NULL, &n);

		if (is_words(&lines->v[at], runs, n, CELLS_MIN))
			break;
		n = 0;
	}
	if (n < CELLS_MIN)
		return false;
	last = at;
	while (last + 1 < row && is_near(&lines->v[last], &lines->v[last + 1]) && is_line_of_words(f, last + 1, 2))
		last++;
	for (size_t k = 0; k < ABOVE_ROW && at > from && is_near(&lines->v[at - 1], &lines->v[at]);) {
		struct gst_run *runs = dx_gst_runs(f->job->arena, &lines->v[at - 1], NULL, &n);
		bool beside = lines->v[at - 1].y1 > lines->v[at].y0; /* a heading of one line between those of two */

		k += !beside || lines->v[at].words[0]->conf == 100; /* a scan's letters touch in none but half lines */
		if (!is_words(&lines->v[at - 1], runs, n, beside ? 1 : 2) || has_label(f->job, &lines->v[at - 1]))
			break;
		at--;
	}
	*first_r = at;
	*n_r = last + 1 - at;
	return true;
}
