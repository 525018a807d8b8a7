/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Blocks of parties: cut where another thing begins, joined where lines end in one column. */
#include <string.h>

#include "dx/extract/legal.h"

#include "head.h"
#include "party_int.h"

#define RIGHT_EDGE      3000 /* right edges of one block, thousandths of a point */
#define RIGHT_LINES_MAX 12
#define LINE_WORDS_MAX  7

#define HEADING_WORDS_MAX 4

/* ---- cutting ---- */

/* A title, or a heading alone on its line, begins something else. */
static bool begins(struct parties *p, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, i);

	if (!hit)
		return false;
	if (dx_invoice_is_title(hit))
		return true;
	return (hit->field == IL_SUPPLIER || hit->field == IL_RECIPIENT || hit->field == IL_SHIP_TO) &&
	       (hit->has_colon || hit->n == b->lines[i].n);
}

/* "Date of issue: April 20" over "Midorigawa Tea Trading Co., Ltd.": a firm right below what the paper says of itself.
 */
static bool begins_firm(struct parties *p, const struct dx_block *b, size_t i)
{
	const struct dx_label_hit *above = dx_block_label(p->job, b, i - 1);
	const struct dx_words *w = &b->lines[i];

	return above && above->field <= IL_PURCHASE_ORDER && above->has_colon && above->n < b->lines[i - 1].n &&
	       !dx_block_label(p->job, b, i) && w->n > 1 && dx_invoice_ends_as_firm(w->words[w->n - 1]->text);
}

/* Lines FROM to TO of B. */
static struct dx_block part_of(const struct parties *p, const struct dx_block *b, size_t from, size_t to)
{
	struct dx_block part = *b;

	part.lines += from;
	part.at += from;
	part.n = to - from;
	part.y0 = p->job->lines.v[part.at[0]].y0;
	part.y1 = p->job->lines.v[part.at[part.n - 1]].y1;
	return part;
}

void dx_invoice_cut_blocks(struct parties *p)
{
	struct dx_block *v;
	size_t cap = 0;
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++)
		cap += p->blocks[i].n;
	v = dx_alloc_array(p->job->arena, cap + 1, sizeof(*v));
	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *b = &p->blocks[i];
		size_t from = 0;

		for (size_t k = 1; k <= b->n; k++) {
			if (k < b->n && !begins(p, b, k) && !begins_firm(p, b, k))
				continue;
			v[n++] = from || k < b->n ? part_of(p, b, from, k) : *b;
			from = k;
		}
	}
	p->blocks = v;
	p->n = n;
}

/* ---- headings that nobody knows ---- */

bool dx_invoice_ends_as_firm(const char *text)
{
	const unsigned is = dx_legal_form(dx_strn(text, strcspn(text, ",")));

	return (is & (DX_LEGAL_LONG | DX_LEGAL_SHORT)) && (is & DX_LEGAL_WRITTEN);
}

bool dx_invoice_is_form(const struct dx_words *w)
{
	bool form = false;

	for (size_t i = 0; i < w->n; i++) {
		bool ends = dx_invoice_ends_as_firm(w->words[i]->text);

		if (!ends && strcmp(w->words[i]->text, "&") != 0 &&
		    !(dx_legal_form(dx_str(w->words[i]->text)) & DX_LEGAL_PART))
			return false;
		form |= ends;
	}
	return form;
}

static const char *text_of(const struct parties *p, const struct dx_block *b, size_t i)
{
	return dx_words_text(p->job->arena, &b->lines[i]);
}

int32_t dx_invoice_letter_height(const struct dx_block *b, size_t i)
{
	return b->lines[i].words[0]->y1 - b->lines[i].words[0]->y0;
}

#define WRAPPED_LINES 3 /* of a name */

/* Is line I of B one of a name, in letters as high as line 0's? */
static bool may_wrap(struct parties *p, const struct dx_block *b, size_t first, size_t i)
{
	int32_t high = dx_invoice_letter_height(b, first);
	int32_t own = dx_invoice_letter_height(b, i);

	return !dx_block_label(p->job, b, i) && !strpbrk(text_of(p, b, i), "0123456789:@") && own * 10 > high * 9 &&
	       own * 10 < high * 11;
}

/* "Zahnarztpraxis" over "Dr. med. dent. Falk Büchner": the sort of a house, and who leads it. */
static bool is_practice(struct parties *p, const struct dx_block *b, size_t i)
{
	static const char *const titles[] = {"Dr.", "Dres.", "Prof.", "Dr", "Dott.", "Dott.ssa"};

	return i + 1 < b->n && b->lines[i].n == 1 && b->lines[i + 1].n > 1 && may_wrap(p, b, i, i) &&
	       may_wrap(p, b, i, i + 1) &&
	       dx_str_is_one_of(dx_str(b->lines[i + 1].words[0]->text), titles, DX_LEN(titles));
}

size_t dx_invoice_name_lines(struct parties *p, const struct dx_block *b, size_t i)
{
	int32_t right = 0;

	if (is_practice(p, b, i))
		return 2;
	for (size_t k = i; k < b->n; k++) {
		int32_t end = b->lines[k].words[b->lines[k].n - 1]->x1;

		right = end > right ? end : right;
	}
	for (size_t n = 1; n <= WRAPPED_LINES && i + n <= b->n; n++) {
		const struct dx_words *w = &b->lines[i + n - 1];
		const struct dx_word *next = i + n < b->n ? w[1].words[0] : NULL;

		if (!may_wrap(p, b, i, i + n - 1))
			break;
		/* the rest of a name is shorter than what had no place for it; "Private" over a name is */
		if (dx_invoice_ends_as_firm(w->words[w->n - 1]->text))
			return n == 1 || w->words[w->n - 1]->x1 < b->lines[i].words[b->lines[i].n - 1]->x1 ? n : 1;
		if (!next || w->words[w->n - 1]->x1 + (next->x1 - next->x0) <= right)
			break; /* the next word would have fitted on this line */
	}
	return 1;
}

/* The heading of another party stands beside the first line of B. */
static bool is_beside_heading(struct parties *p, const struct dx_block *b)
{
	const struct dx_line *line = &p->job->lines.v[b->at[0]];

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_block *c = &p->blocks[i];
		const struct dx_label_hit *hit = c != b ? dx_block_label(p->job, c, 0) : NULL;
		int32_t shift = c->y0 - line->y0;

		if (hit && c->page == b->page && hit->n == c->lines[0].n && shift < line->height / 2 &&
		    shift > -line->height / 2 &&
		    (hit->field == IL_SUPPLIER || hit->field == IL_RECIPIENT || hit->field == IL_SHIP_TO))
			return true;
	}
	return false;
}

/* "Mr Desmond Quek": somebody, and not the heading over somebody. */
static bool is_person(const struct dx_words *w)
{
	static const char *const titles[] = {"Mr",   "Mrs",   "Ms",      "Miss", "Dr",      "Prof", "Herr",
					     "Frau", "Herrn", "Familie", "Mme",  "M",       "Mlle", "Sr",
					     "Sra",  "Sig",   "Dhr",     "Mevr", "Eheleute"};
	struct dx_str s = dx_str(w->words[0]->text);

	while (s.n && s.p[s.n - 1] == '.')
		s.n--;
	return w->n > 1 && dx_str_is_one_of(s, titles, DX_LEN(titles));
}

bool dx_invoice_is_heading(struct parties *p, const struct dx_block *b)
{
	const struct dx_words *w = &b->lines[0];
	const char *last = w->words[w->n - 1]->text;
	const struct dx_words *next = w + 1;
	size_t n = strlen(last);

	if (b->n < 2 || dx_invoice_is_form(next) || is_person(w) || dx_invoice_name_lines(p, b, 0) > 1)
		return false;
	if (n > 0 && last[n - 1] == ':')
		return true;
	/* "Your details" over a name: two lines of words before the one with the number of a house */
	if (b->n < 3 || w->n > HEADING_WORDS_MAX || strpbrk(text_of(p, b, 0), "0123456789,") ||
	    strpbrk(text_of(p, b, 1), "0123456789:@") || dx_invoice_ends_as_firm(last))
		return false;
	if (dx_invoice_ends_as_firm(next->words[next->n - 1]->text) && next->words[0]->text[1] != '/')
		return true; /* but not "c/o Acme Ltd" */
	return is_beside_heading(p, b) && strpbrk(text_of(p, b, 2), "0123456789:@");
}

/* ---- joining ---- */

/* What may stand in the block of somebody who sells or buys. */
static bool is_of_party(struct parties *p, const struct dx_block *b)
{
	const struct dx_label_hit *hit = dx_block_label(p->job, b, 0);

	if (b->lines[0].n > LINE_WORDS_MAX) /* the sender's name and address on one line, a sentence */
		return false;
	return !hit || hit->field == IL_TAX_ID || hit->field == IL_OTHER || hit->field == IL_SUPPLIER ||
	       hit->field == IL_RECIPIENT || hit->field == IL_NAME || hit->field == IL_ADDRESS;
}

/* Do all lines of B end at X? */
static bool ends_at(const struct dx_block *b, int32_t x)
{
	for (size_t i = 0; i < b->n; i++) {
		int32_t shift = b->lines[i].words[b->lines[i].n - 1]->x1 - x;

		if (shift > RIGHT_EDGE || shift < -RIGHT_EDGE)
			return false;
	}
	return true;
}

static void append(struct dx_block *all, const struct dx_block *b)
{
	for (size_t i = 0; i < b->n && all->n < RIGHT_LINES_MAX; i++) {
		all->lines[all->n] = b->lines[i];
		all->at[all->n++] = b->at[i];
	}
	all->y1 = b->y1;
	all->x0 = b->x0 < all->x0 ? b->x0 : all->x0;
}

static bool goes_on(const struct parties *p, const struct dx_block *b, const struct dx_block *c)
{
	int32_t height = p->job->lines.v[c->at[0]].height;

	return c->page == b->page && ends_at(c, b->x1) && c->y0 - b->y1 < height &&
	       c->y0 + height / 2 > b->y1 - height / 2;
}

void dx_invoice_join_right(struct parties *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct dx_block *b = &p->blocks[i];
		struct dx_block all = *b;

		if (p->taken[i] || !ends_at(b, b->x1) || !is_of_party(p, b))
			continue;
		all.n = 0;
		all.lines = dx_alloc_array(p->job->arena, RIGHT_LINES_MAX, sizeof(*all.lines));
		all.at = dx_alloc_array(p->job->arena, RIGHT_LINES_MAX, sizeof(*all.at));
		append(&all, b);
		for (size_t k = i + 1; k < p->n; k++) {
			const struct dx_block *c = &p->blocks[k];

			if (p->taken[k] || !goes_on(p, &all, c) || !is_of_party(p, c))
				continue;
			append(&all, c);
			p->taken[k] = true;
		}
		if (all.n > b->n)
			*b = all;
	}
}

bool dx_invoice_is_in_head(const struct parties *p, const struct dx_block *b)
{
	const struct dx_tables *t = &p->job->tables;

	return b->page == 0 && (t->n == 0 || t->v[0].page > 0 || b->at[b->n - 1] < t->v[0].header_first);
}
