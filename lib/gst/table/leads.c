/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands before the names of all lines and is no part of them: their count, the number of the goods above them, a
 * code whose column is but a blank away. */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/rowread.h"
#include "table.h"

#define NUMBER_MIN 5 /* characters of a number of goods */
#define CAPITALS   "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/."
#define BEGIN      8 /* words that begin together do so within this part of their height */

/* Says the heading over the names that their number stands with them? That of a telephone is all that tells a line, and
 * under "Item Code / Description" the column is of both. */
static bool is_headed(const struct dx_rowread *r)
{
	int k = dx_table_col(r->t, GC_DESCRIPTION);

	return k >= 0 &&
	       (dx_gst_is_called(r->job, r->t, (size_t)k, "material") ||
		dx_gst_is_called(r->job, r->t, (size_t)k, "article") ||
		(dx_gst_is_called(r->job, r->t, (size_t)k, "item") && /* "Item Number" over "Item Description" */
		 !dx_gst_is_called(r->job, r->t, (size_t)k, "/") &&
		 (dx_gst_is_called(r->job, r->t, (size_t)k, "number") ||
		  dx_gst_is_called(r->job, r->t, (size_t)k, "code"))));
}

/* "8471000012", "92-7392-B": figures, and capitals and signs perhaps. */
static bool is_number_of_goods(const char *text, const char *letters)
{
	return strlen(text) >= NUMBER_MIN && strpbrk(text, "0123456789") && strspn(text, letters) == strlen(text);
}

/* Is the first line of C one long number, or its first word one of figures, and the name below or behind it? */
static bool is_numbered(const struct dx_cell *c)
{
	if (!c || c->n < 2)
		return false;
	return is_number_of_goods(c->words[0].word->text, "0123456789") ||
	       (c->words[0].line != c->words[1].line && is_number_of_goods(c->words[0].word->text, CAPITALS));
}

/* Two words of the headings that begin where A and B do, next to each other? SLACK: how near. */
static bool are_headed(const struct dx_rowread *r, const struct dx_word *a, const struct dx_word *b, int32_t slack)
{
	for (size_t i = 0; i < r->t->header_n; i++) {
		const struct dx_line *line = &r->job->lines.v[r->t->header_first + i];

		for (size_t k = 1; k < line->n; k++)
			if (abs(line->words[k - 1]->x0 - a->x0) <= slack && abs(line->words[k]->x0 - b->x0) <= slack)
				return true;
	}
	return false;
}

/*
 * "REPORT JOINT / WELD" over "2422/A SHELL L-SEAM": letters of one width leave a single blank between two columns. The
 * first word is a code and begins with the first word of a heading that says of no names that their code is with them,
 * and the second word begins with its next one.
 */
static bool is_parted(const struct dx_rowread *r, const struct dx_cell *c)
{
	const int k = dx_table_col(r->t, GC_DESCRIPTION);

	if (!c || c->n < 2 || c->words[0].line != c->words[1].line ||
	    !is_number_of_goods(c->words[0].word->text, CAPITALS))
		return false;
	return are_headed(r, c->words[0].word, c->words[1].word, r->job->lines.v[c->words[0].line].height / BEGIN) &&
	       dx_gst_heading_over(r->job, r->t, (size_t)k) != GC_DESCRIPTION;
}

void dx_gst_see_lead(struct dx_rowread *r, struct gst_leads *l)
{
	const struct dx_cell *c = dx_rowread_cell(r, GC_DESCRIPTION);

	l->apart = c && c->n > 1 && c->words[0].line == c->words[1].line &&
		   c->words[1].word->x0 - c->words[0].word->x1 > r->job->lines.v[c->words[0].line].height;
	/* a page that goes on without a header says nothing of it */
	l->unnumbered |= !is_numbered(c) || (r->t->header_n > 0 && !is_headed(r));
	l->unparted |= !is_parted(r, c);
}

static void cut_first_word(struct dx_job *job, struct gst_item *items, size_t n)
{
	for (size_t i = 0; i < n; i++)
		items[i].description.text = dx_strdup(job->arena, strchr(items[i].description.text, ' ') + 1);
}

static const char *name_of(const struct gst_item *it)
{
	return dx_val_has(&it->description) ? it->description.text : "";
}

/* "1. Design", "10.Design": a dot or a bracket, and no figure behind it. */
static bool is_marked(const char *behind)
{
	const char *name = *behind ? behind + 1 + strspn(behind + 1, " ") : behind;

	return strchr(".)", *behind) && *behind && *name && (*name < '0' || *name > '9');
}

/* The name behind the count that TEXT begins with. */
static const char *behind_count(const char *text)
{
	text += strspn(text, "0123456789");
	text += *text == '.' || *text == ')';
	return text + strspn(text, " ");
}

/*
 * "1 LED panel", "2 Wall paint", or "0010", "0020", or "1. Design": where no column counts the lines, numbers in order
 * before all names do. Of a single line only one that stands apart or has a mark behind it.
 */
static void strip_counts(struct dx_job *job, struct gst_item *items, size_t n, bool apart)
{
	uint64_t step = n && strncmp(name_of(&items[0]), "00", 2) == 0 ? 10 : 1;

	for (size_t i = 0; i < n; i++) {
		const char *text = name_of(&items[i]);
		size_t digits = strspn(text, "0123456789");
		bool marked = is_marked(text + digits);
		uint64_t v;

		if ((n < 2 && !apart && !marked) || (text[digits] != ' ' && !marked) ||
		    !dx_str_u64(dx_strn(text, digits), &v) || v != (i + 1) * step)
			return;
	}
	for (size_t i = 0; i < n; i++)
		items[i].description.text = dx_strdup(job->arena, behind_count(items[i].description.text));
}

void dx_gst_strip_leads(struct dx_job *job, struct gst_item *items, size_t n, const struct gst_leads *l)
{
	strip_counts(job, items, n, l->apart);
	for (size_t i = 0; i < n; i++)
		if ((l->unnumbered && l->unparted) || !strchr(name_of(&items[i]), ' '))
			return;
	cut_first_word(job, items, n);
}
