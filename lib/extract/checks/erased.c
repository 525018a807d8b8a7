/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/erased.h"

#include <stdlib.h>
#include <string.h>

#define BOX_HALVES   3 /* half heights of a line at most between a label of a box and the next */
#define STRIP_HEIGHT 4 /* heights of a line at most from the labels of a strip to their figures */

/* A label and what stands behind it in its line. */
struct entry {
	int32_t x0, x1;               /* of the run of words that the label begins */
	const struct dx_word *figure; /* NULL: none */
	bool sign;                    /* one of a sum stands before it */
	size_t end; /* the word that ends it: behind the figure, or what is neither label nor figure */
};

/* What may stand between a label and its figure, or behind it: a colon, a sign, a currency. */
static bool is_filler(const char *text)
{
	return !dx_has_digit(text) && (!dx_has_letter(text) || dx_value_currency(dx_str(text)));
}

/* A count, or thousands before a blank: "20 224,55". */
static bool is_number(const char *text)
{
	return text[strspn(text, "0123456789")] == '\0';
}

/* A sign of a sum, or between what was spent and its limit. */
static bool is_sign(const char *text)
{
	return dx_label_is_sign(text) || strcmp(text, "/") == 0;
}

/* Does W say something where a figure should be? "-" says that there is none, but not where others have a SIGN. */
static bool is_printed(const struct dx_word *w, bool sign)
{
	if (dx_value_currency(dx_str(w->text)) || strcmp(w->text, ":") == 0)
		return false;
	return !is_sign(w->text) || (!sign && strcmp(w->text, "+") != 0 && strcmp(w->text, "=") != 0);
}

/* Does a run of words begin with word AT of LINE? */
static bool begins(const struct dx_line *line, size_t at)
{
	return at == 0 || line->words[at]->x0 - line->words[at - 1]->x1 > line->height;
}

static bool is_label_at(const struct dx_job *job, size_t line, size_t word)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first == word && (!l->v[i].inner || l->v[i].has_colon))
			return true;
	return false;
}

/* What line AT says from word FIRST on; the label has N words at least. */
static struct entry entry_at(const struct dx_job *job, size_t at, size_t first, size_t n)
{
	const struct dx_line *line = &job->lines.v[at];
	struct entry e = {.x0 = line->words[first]->x0, .x1 = line->words[first + n - 1]->x1};
	size_t i = first + n;
	bool in_label = true;

	for (; i < line->n; i++) {
		const struct dx_word *w = line->words[i];

		if (is_label_at(job, at, i))
			break;
		if (dx_columns_amount_like(w) && !strchr(w->text, '%')) {
			e.figure = w;
			e.sign = is_sign(line->words[i - 1]->text);
			i++;
			break;
		}
		in_label &= !begins(line, i);
		if (in_label)
			e.x1 = is_filler(w->text) ? e.x1 : w->x1;
		else if (!is_filler(w->text) && !is_number(w->text))
			break;
	}
	e.end = i;
	return e;
}

static bool is_close(int32_t a, int32_t b, int32_t by)
{
	return a - b <= by && b - a <= by;
}

/* The label that word FIRST of line AT begins, which a table may have taken; -1: none. */
static int field_at(struct dx_job *job, size_t at, size_t first)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena,
					    (const struct dx_word *const *)line->words + first, line->n - first, &n);

	return n ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;
}

/*
 * The line nearest to AT in direction STEP with an entry *E_R whose label has the left or right edge of OWN; SIZE_MAX:
 * there is none.
 */
static size_t next_of_box(struct dx_job *job, const struct entry *own, size_t at, int step, struct entry *e_r)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t k = at + (size_t)step; k < job->lines.n; k += (size_t)step) {
		const struct dx_line *other = &job->lines.v[k];
		int32_t gap = step < 0 ? line->y0 - other->y1 : other->y0 - line->y1;

		if (other->page != line->page || gap > line->height * BOX_HALVES / 2)
			return SIZE_MAX;
		for (size_t i = 0; i < other->n; i++) {
			if (!begins(other, i) || other->words[i]->x0 > own->x1 ||
			    !dx_has_letter(other->words[i]->text) ||
			    !is_close(other->height, line->height, line->height / 5)) /* a heading in larger letters */
				continue;
			*e_r = entry_at(job, k, i, 1);
			if (is_close(e_r->x0, own->x0, line->height / 2) ||
			    is_close(e_r->x1, own->x1, line->height / 2))
				return !other->used || (line->used && field_at(job, k, i) >= 0) ? k : SIZE_MAX;
		}
	}
	return SIZE_MAX;
}

/* Is there nothing behind OWN, an entry of line AT, where THEIRS has its figure? */
static bool is_blank_there(const struct dx_job *job, size_t at, const struct entry *own, const struct entry *theirs)
{
	const struct dx_line *line = &job->lines.v[at];

	if (!theirs->figure || theirs->figure->x1 <= own->x1)
		return false;
	for (size_t i = 0; i < own->end; i++) /* "-" is a figure in their column, and a sign before it */
		if (line->words[i]->x0 >= own->x1 && line->words[i]->x0 < theirs->figure->x1 &&
		    line->words[i]->x1 > theirs->figure->x0 && is_printed(line->words[i], theirs->sign))
			return false;
	return own->end == line->n || line->words[own->end]->x0 > theirs->figure->x1 + line->height;
}

/* Does line AT stand right over the headings of a table? A title has no figure. */
static bool is_title(const struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (t->header_n && t->header_first == at + 1 && line[1].page == line->page &&
		    line[1].y0 - line->y1 <= line->height * BOX_HALVES / 2)
			return true;
	}
	return false;
}

/* Do figures A and B stand in one column? */
static bool are_of_column(const struct entry *a, const struct entry *b, int32_t by)
{
	return a->figure && b->figure &&
	       (is_close(a->figure->x1, b->figure->x1, by) || is_close(a->figure->x0, b->figure->x0, by));
}

/* Is line B as far from C as A is from B? A title stands apart from a box. C: SIZE_MAX is none. */
static bool is_spaced(const struct dx_job *job, size_t a, size_t b, size_t c)
{
	const struct dx_line *l = job->lines.v;

	return c != SIZE_MAX && is_close(abs(l[a].y0 - l[b].y0), abs(l[b].y0 - l[c].y0), l[a].height / 4);
}

/* Two labels near OWN of line AT have figures in one column: those above and below, two above, or two below. Or ANY. */
static bool is_blank_in_box(struct dx_job *job, size_t at, const struct entry *own, bool any)
{
	struct entry near[4] = {0}; /* two above, the nearest first, and two below */
	int32_t by = job->lines.v[at].height;

	if (is_title(job, at))
		return false;
	for (size_t i = 0; i < 4; i += 2) {
		size_t line = next_of_box(job, own, at, i ? 1 : -1, &near[i]);

		if (line == SIZE_MAX || !is_blank_there(job, at, own, &near[i]))
			near[i].figure = NULL;
		else if (!is_spaced(job, at, line, next_of_box(job, &near[i], line, i ? 1 : -1, &near[i + 1])))
			near[i + 1].figure = NULL;
	}
	return (any && (near[0].figure || near[2].figure)) || are_of_column(&near[0], &near[2], by) ||
	       are_of_column(&near[0], &near[1], by) || are_of_column(&near[2], &near[3], by);
}

/* "Opening Balance: 10.00  Total Debits:  Total Credits: 5.00": all other labels of the line have their figures. */
static bool is_blank_in_line(const struct dx_job *job, const struct dx_label_hit *hit, const struct entry *own)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t figures = 0;

	if (own->x1 != line->words[hit->first + hit->n - 1]->x1 ||
	    (own->end < line->n && !is_label_at(job, hit->line, own->end)))
		return false;
	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++) {
		if (&l->v[i] == hit || (l->v[i].inner && !l->v[i].has_colon))
			continue;
		if (!entry_at(job, hit->line, l->v[i].first, l->v[i].n).figure)
			return false;
		figures++;
	}
	return figures > 0;
}

/* Which of the N runs SEGS word W stands under: the one whose middle is nearest to its own. */
static size_t run_over(const struct dx_seg *segs, size_t n, const struct dx_word *w)
{
	size_t best = 0;

	for (size_t i = 1; i < n; i++)
		if (labs((long)segs[i].x0 + segs[i].x1 - w->x0 - w->x1) <
		    labs((long)segs[best].x0 + segs[best].x1 - w->x0 - w->x1))
			best = i;
	return best;
}

/* The first line from AT in direction STEP with an amount, near enough for the figures of a strip; NULL: none. */
static const struct dx_line *figures_near(const struct dx_job *job, size_t at, int step)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = at + (size_t)step; i < job->lines.n; i += (size_t)step) {
		const struct dx_line *next = &job->lines.v[i];
		int32_t gap = step < 0 ? line->y0 - next->y1 : next->y0 - line->y1;

		if (next->page != line->page || next->used || gap > STRIP_HEIGHT * line->height)
			return NULL;
		for (size_t k = 0; k < next->n; k++)
			if (dx_columns_amount_like(next->words[k]))
				return next;
	}
	return NULL;
}

/* FIGURES, the line of them below line AT or above it, has some under other runs of words, and nothing under OWN's. */
static bool is_blank_in_strip(const struct dx_job *job, size_t at, const struct dx_line *figures,
			      const struct entry *own)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[at], &n);
	size_t others = 0;
	bool sign = false;

	for (size_t i = 0; figures && i < figures->n; i++)
		sign |= is_sign(figures->words[i]->text) && strcmp(figures->words[i]->text, "-") != 0;
	for (size_t i = 0; figures && i < figures->n; i++) {
		const struct dx_word *w = figures->words[i];
		const struct dx_seg *over = &segs[run_over(segs, n, w)];
		bool within = w->x0 < over->x1 && w->x1 > over->x0;

		if (over->x0 > own->x0 || over->x1 < own->x1)
			others += within && dx_columns_amount_like(w);
		else if (is_printed(w, sign) && (within || !is_filler(w->text)))
			return false; /* a sign between two figures is of neither */
	}
	return others > 0;
}

/* "- Money Out", "2 Deposits": does nothing but a sign or a count stand before word AT of LINE in its run? */
static bool follows_sign(const struct dx_line *line, size_t at)
{
	const char *before = at > 0 ? line->words[at - 1]->text : "";

	return is_sign(before) || (is_number(before) && begins(line, at - 1));
}

/* "0  Withdrawals": what they come to may be left out. */
static bool counts_nothing(const struct dx_line *line, size_t at)
{
	return at > 0 && strcmp(line->words[at - 1]->text, "0") == 0;
}

/* Is a value printed in one of the places where HIT's may stand, or glued to it ("Total25.024,50")? */
static bool has_amount(struct dx_job *job, const struct dx_label_hit *hit, const struct entry *own)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	const struct dx_line *line = &job->lines.v[hit->line];
	struct dx_val v;

	for (size_t i = hit->first; i < own->end; i++)
		if (dx_has_letter(line->words[i]->text) && dx_has_digit(line->words[i]->text) &&
		    !strchr(line->words[i]->text, '%'))
			return true;
	for (size_t i = 0; i < n; i++)
		if (dx_fields_amount_of(job, &values[i], &v))
			return true;
	return false;
}

/* Is HIT blank, of a value that was not read: in whatever way labels and their figures stand together? */
static bool is_blank(struct dx_job *job, const struct dx_label_hit *hit, const struct entry *own)
{
	const struct dx_line *below = figures_near(job, hit->line, 1);

	return is_blank_in_box(job, hit->line, own, true) || is_blank_in_line(job, hit, own) ||
	       is_blank_in_strip(job, hit->line, below ? below : figures_near(job, hit->line, -1), own);
}

/* A check that cannot be made says which label it is: the N words of LINE from FIRST on. */
static void say(struct dx_job *job, const struct dx_line *line, size_t first, size_t n)
{
	const char *label = dx_lines_text(job->arena, line->words + first, n);

	dx_checks_none(&job->checks, "label_figure",
		       dx_asprintf(job->arena, "\"%s\" has its figure, as the labels beside it have theirs", label),
		       NULL);
}

/* The same of a line that a table took for the text of a row: the last one of its sums. */
static bool is_blank_in_table(struct dx_job *job, struct dx_scope scope, int field)
{
	for (size_t i = scope.from; i < scope.to; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct entry own;

		if (!line->used || line->n == 0 || job->pages[line->page].source == DX_SOURCE_OCR ||
		    dx_has_digit(line->words[line->n - 1]->text) || field_at(job, i, 0) != field)
			continue;
		own = entry_at(job, i, 0, 1);
		if (!own.figure && own.end == line->n && is_blank_in_box(job, i, &own, true)) {
			say(job, line, 0, line->n);
			return true;
		}
	}
	return false;
}

bool dx_erased_lacks(struct dx_job *job, struct dx_scope scope, int field, const struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, scope, field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		struct entry own = entry_at(job, hit->line, hit->first, hit->n);

		if (job->pages[line->page].source == DX_SOURCE_OCR || own.figure || counts_nothing(line, hit->first) ||
		    (hit->inner && !hit->has_colon && !follows_sign(line, hit->first)))
			continue;
		if ((!dx_val_has(v) && is_blank(job, hit, &own)) ||
		    (is_blank_in_box(job, hit->line, &own, false) && !has_amount(job, hit, &own))) {
			say(job, line, hit->first, hit->n);
			return true;
		}
	}
	return !dx_val_has(v) && is_blank_in_table(job, scope, field);
}
