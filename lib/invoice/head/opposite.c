/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The seller's address as a block at the other side of the page than his name, which stands amid it in height. */
#include <string.h>

#include "party_int.h"

#define LINES_MAX 8  /* of the block */
#define WORDS_MAX 40 /* of them */
#define FAR       2  /* heights from one of its lines to the next, at most */

struct block {
	const struct dx_word *words[WORDS_MAX];
	size_t n_words;
	const char *text;
	size_t lines;
	bool coded; /* a postal code is in it */
};

/* Does what begins SEG of line AT head somebody, or say what else stands there? */
static bool is_labelled(const struct dx_job *job, size_t at, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first == seg->first && l->v[i].field != IL_ADDRESS)
			return true;
	return false;
}

/* The run of line AT that begins at X, as near as half a letter; NULL: none. */
static const struct dx_seg *run_at(struct dx_job *job, size_t at, int32_t x)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++)
		if (segs[k].x0 - x < line->height / 2 && x - segs[k].x0 < line->height / 2)
			return &segs[k];
	return NULL;
}

static void add(struct dx_job *job, struct block *b, const struct dx_line *line, const struct dx_seg *seg)
{
	const struct dx_words w = {line->words + seg->first, seg->n, 0, line->page};
	const char *text = dx_words_text(job->arena, &w);

	if (!dx_has_letter(text) && !*b->text)
		return; /* a telephone over it */
	for (size_t k = 0; k < w.n && b->n_words < WORDS_MAX; k++)
		b->words[b->n_words++] = w.words[k];
	b->text = dx_asprintf(job->arena, "%s%s%s", b->text, *b->text ? ", " : "", text);
	b->coded |= dx_invoice_has_code(text, &w);
	b->lines++;
}

/* The lines of the column that begins at X, above and below line AT, without a gap; false: one of them has a label. */
static bool collect(struct dx_job *job, size_t at, int32_t x, size_t end, struct block *b)
{
	size_t first = at;
	int32_t y = job->lines.v[at].y0;

	for (size_t i = at; i-- > 0;) {
		const struct dx_line *line = &job->lines.v[i];

		if (y - line->y1 > FAR * line->height)
			break;
		if (!run_at(job, i, x))
			continue;
		first = i;
		y = line->y0;
	}
	y = job->lines.v[first].y1;
	for (size_t i = first; i < end && b->lines <= LINES_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_seg *seg = run_at(job, i, x);

		if (line->y0 - y > FAR * line->height)
			break;
		if (!seg)
			continue;
		if (line->used || is_labelled(job, i, seg))
			return false;
		add(job, b, line, seg);
		y = line->y1;
	}
	return b->lines > 1 && b->lines <= LINES_MAX;
}

static bool covers(const struct dx_val *v, const struct dx_place *place)
{
	return dx_val_has(v) && v->place.page == place->page && v->place.y0 < place->y1 && v->place.y1 > place->y0 &&
	       v->place.x0 < place->x1 && v->place.x1 > place->x0;
}

/* The block whose run SEG, of line AT, stands right of the name. */
static bool take(struct dx_job *job, const struct inv_party *other, size_t at, const struct dx_seg *seg, size_t end,
		 struct inv_party *party)
{
	struct block b = {.text = ""};
	struct dx_val v;

	if (!collect(job, at, seg->x0, end, &b) || !b.coded)
		return false;
	b.text = dx_invoice_clean_address(job, b.text, party->name.text,
					  dx_val_has(&party->tax_id) ? party->tax_id.text : "", true);
	v = dx_lines_val(job->arena, &job->pages[job->lines.v[at].page], b.words, b.n_words);
	if (!*b.text || !dx_invoice_says_where(job, b.text) || covers(&other->name, &v.place) ||
	    covers(&other->address, &v.place))
		return false;
	v.text = b.text;
	party->address = v;
	return true;
}

void dx_invoice_address_opposite(struct dx_job *job, const struct inv_party *other, struct inv_party *party)
{
	size_t end = job->tables.n ? job->tables.v[0].header_first : 0;

	if (end > job->lines.page_first[1])
		end = job->lines.page_first[1];
	for (size_t i = 0; i < end; i++) {
		const struct dx_line *own = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(job->arena, own, &n);

		if (n == 0 ||
		    strcmp(dx_lines_text(job->arena, own->words + segs[0].first, segs[0].n), party->name.text) != 0)
			continue;
		for (size_t at = i > 0 ? i - 1 : 0; at < end && at <= i + 1; at++) {
			const struct dx_line *line = &job->lines.v[at];
			size_t m;
			const struct dx_seg *runs = dx_lines_segments(job->arena, line, &m);

			if (m > 0 && line->y0 < own->y1 && line->y1 > own->y0 && runs[m - 1].x0 > segs[0].x1 &&
			    take(job, other, at, &runs[m - 1], end, party))
				return;
		}
	}
}
