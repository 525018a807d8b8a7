/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Blocks of lines with a common left edge, or, at the right of a page, a common right one. */
#include <string.h>

#include "dx/base/buf.h"

#include "dx/extract/job.h"

#define EDGE            3000 /* left edges of one block, thousandths of a point */
#define BLOCK_LINES_MAX 12

struct blocks {
	struct dx_arena *arena;
	struct dx_block *v;
	size_t n, cap;
	size_t open; /* blocks before this one are closed: too far up */
};

static struct dx_block *push(struct blocks *b)
{
	if (b->n == b->cap) {
		size_t cap = b->cap ? 2 * b->cap : 32;
		struct dx_block *grown = dx_alloc_array(b->arena, cap, sizeof(*grown));

		if (b->n)
			memcpy(grown, b->v, b->n * sizeof(*grown));
		b->v = grown;
		b->cap = cap;
	}
	b->v[b->n] = (struct dx_block){0};
	return &b->v[b->n++];
}

/* A run of words: a title beside it in large print makes its line higher than it is. */
struct run {
	const struct dx_line *line;
	const struct dx_seg *seg;
	int32_t y0, y1;
};

static struct run run_of(const struct dx_line *line, const struct dx_seg *seg)
{
	struct run r = {line, seg, INT32_MAX, INT32_MIN};

	for (size_t i = seg->first; i < seg->first + seg->n; i++) {
		const struct dx_word *w = line->words[i];

		r.y0 = w->y0 < r.y0 ? w->y0 : r.y0;
		r.y1 = w->y1 > r.y1 ? w->y1 : r.y1;
	}
	return r;
}

static bool is_below(const struct dx_block *b, const struct run *r)
{
	int32_t half = r->line->height / 2;
	int32_t leading = r->line->words[0]->conf < 100 ? half : 0; /* see dx_lines_leading() */

	return b->page == r->line->page && b->n < BLOCK_LINES_MAX && r->y0 - b->y1 - leading < r->line->height &&
	       r->y0 + half > b->y1 - half;
}

static bool are_near(int32_t a, int32_t b)
{
	return a - b <= EDGE && b - a <= EDGE;
}

static bool continues(const struct dx_block *b, const struct run *r)
{
	return is_below(b, r) && are_near(r->seg->x0, b->x0);
}

/* All lines of the block end where this one does. */
static bool continues_right(const struct dx_block *b, const struct run *r)
{
	if (!is_below(b, r))
		return false;
	for (size_t i = 0; i < b->n; i++)
		if (!are_near(b->lines[i].words[b->lines[i].n - 1]->x1, r->seg->x1))
			return false;
	return true;
}

static struct dx_block *find(const struct blocks *bs, const struct run *r,
			     bool (*test)(const struct dx_block *b, const struct run *r))
{
	for (size_t i = bs->n; i-- > bs->open;)
		if (test(&bs->v[i], r))
			return &bs->v[i];
	return NULL;
}

static void add(struct blocks *bs, const struct dx_line *line, size_t index, const struct dx_seg *seg)
{
	struct dx_words w = {.words = line->words + seg->first, .n = seg->n, .page = line->page};
	struct run r = run_of(line, seg);
	struct dx_block *b = find(bs, &r, continues);

	if (!b)
		b = find(bs, &r, continues_right);
	if (!b) {
		b = push(bs);
		b->page = line->page;
		b->x0 = seg->x0;
		b->y0 = r.y0;
		b->lines = dx_alloc_array(bs->arena, BLOCK_LINES_MAX, sizeof(*b->lines));
		b->at = dx_alloc_array(bs->arena, BLOCK_LINES_MAX, sizeof(*b->at));
	}
	b->at[b->n] = index;
	b->lines[b->n++] = w;
	if (seg->x0 < b->x0)
		b->x0 = seg->x0;
	if (seg->x1 > b->x1)
		b->x1 = seg->x1;
	b->y1 = r.y1;
}

struct dx_block *dx_job_blocks(struct dx_job *job, size_t from, size_t to, size_t *n_r)
{
	struct blocks bs = {.arena = job->arena};

	for (size_t i = from; i < to; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		while (bs.open < bs.n &&
		       (bs.v[bs.open].page != line->page || line->y0 - bs.v[bs.open].y1 > 2 * line->height))
			bs.open++;
		if (line->used)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++)
			add(&bs, line, i, &segs[k]);
	}
	*n_r = bs.n;
	return bs.v;
}

struct dx_val dx_block_val(struct dx_job *job, const struct dx_block *b, size_t at, size_t n)
{
	struct dx_val v = dx_words_val(job->arena, &job->lines, &b->lines[at]);
	struct dx_buf buf = DX_BUF_INIT;

	for (size_t i = at; i < at + n; i++) {
		struct dx_val one = dx_words_val(job->arena, &job->lines, &b->lines[i]);
		struct dx_str s = dx_str_trim(dx_str(one.text));

		while (s.n && s.p[s.n - 1] == ',')
			s.n--;
		if (i > at)
			dx_buf_adds(&buf, ", ");
		dx_buf_addstr(&buf, s);
		v.place = dx_place_join(v.place, one.place);
		if (one.conf < v.conf)
			v.conf = one.conf;
	}
	v.text = dx_strdup(job->arena, dx_buf_cstr(&buf));
	v.raw = v.text;
	dx_buf_free(&buf);
	return v;
}

const struct dx_label_hit *dx_block_label(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	const struct dx_labels *l = &job->labels;
	size_t line = b->at[i];

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (job->lines.v[line].words + l->v[k].first == b->lines[i].words)
			return &l->v[k];
	return NULL;
}

bool dx_block_mentions(const struct dx_job *job, const struct dx_block *b, int field, size_t *line_r)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct dx_label_hit *hit = dx_block_label(job, b, i);

		if (hit && hit->field == field) {
			*line_r = i;
			return true;
		}
	}
	return false;
}

const struct dx_block *dx_block_below(const struct dx_block *blocks, size_t n, const struct dx_block *b)
{
	const struct dx_block *best = NULL;

	for (size_t i = 0; i < n; i++) {
		const struct dx_block *c = &blocks[i];

		if (c->page != b->page || c->y0 < b->y1 - (b->y1 - b->y0) / 2 || c == b || c->x0 > b->x1 ||
		    c->x1 < b->x0)
			continue;
		if (!best || c->y0 < best->y0)
			best = c;
	}
	return best;
}
