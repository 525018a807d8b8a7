/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The two parties of a certificate: values beside labels, cells between rules, two cells side by side with text up to
 * their edges, or blocks below their headings.
 */
#include <string.h>

#include "tds_int.h"

#define EDGE       3000 /* left edges of one cell, thousandths of a point */
#define LINES_MAX  14
#define NAME_LINES 3  /* from a party's heading to the label of its name */
#define CELL_LINES 24 /* of a page, of which a cell beside has some */

static bool begins_label(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	return dx_block_label(job, b, i) != NULL;
}

/* ---- blocks ---- */

static bool is_on(const struct dx_job *job, const struct dx_block *b, size_t i, const struct dx_label_hit *hit)
{
	return b->at[i] == hit->line && job->lines.v[hit->line].words + hit->first == b->lines[i].words;
}

static void below_heading(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *name,
			  struct dx_val *address)
{
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);
	const struct dx_line *line = &job->lines.v[hit->line];
	int32_t x0 = line->words[hit->first]->x0;

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < blocks[i].n; k++)
			if (is_on(job, &blocks[i], k, hit) &&
			    dx_cert_read_party(job, &(struct cert_lines){.block = blocks[i]}, k + 1, name, address))
				return;
	/* the heading stands apart: the first block below it that reaches over its beginning */
	for (size_t i = 0; i < n; i++)
		if (blocks[i].page == line->page && blocks[i].y0 >= line->y1 && blocks[i].x0 <= x0 + 4 * line->height &&
		    blocks[i].x1 > x0 &&
		    dx_cert_read_party(job, &(struct cert_lines){.block = blocks[i]}, 0, name, address))
			return;
}

/* ---- two cells side by side ---- */

/* How many lines below line AT belong to the cells under it: up to the next label. */
static size_t lines_below(const struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v + at;
	size_t n = 0;

	while (at + n + 1 < job->lines.n && n < LINES_MAX) {
		const struct dx_line *line = &v[n + 1];
		size_t first = job->labels.line_first[at + n + 1];

		if (line->used || line->page != v->page || line->y0 - v[n].y1 > 2 * line->height ||
		    (first < job->labels.line_first[at + n + 2] && job->labels.v[first].first == 0))
			break;
		n++;
	}
	return n;
}

/* Lines with a word that begins at one place: how many, how far from it they do, and how
 * wide the narrowest gap before one is. */
struct start {
	int32_t x;
	size_t count;
	int32_t spread, gap;
};

static struct start begin_at(const struct dx_line *lines, size_t n, int32_t x)
{
	struct start s = {x, 0, 0, INT32_MAX};

	for (size_t i = 0; i < n; i++) {
		size_t k = 0;
		const struct dx_word *w;
		int32_t off;

		while (k < lines[i].n && lines[i].words[k]->x0 < x - EDGE)
			k++;
		if (k > 0 && lines[i].words[k - 1]->x1 > x)
			return (struct start){0}; /* it crosses the place */
		if (k == lines[i].n || lines[i].words[k]->x0 > x + EDGE)
			continue;
		w = lines[i].words[k];
		off = w->x0 > x ? w->x0 - x : x - w->x0;
		s.count++;
		s.spread = off > s.spread ? off : s.spread;
		if (k > 0 && w->x0 - lines[i].words[k - 1]->x1 < s.gap)
			s.gap = w->x0 - lines[i].words[k - 1]->x1;
	}
	return s;
}

static bool is_better(const struct start *a, const struct start *b)
{
	if (a->count != b->count)
		return a->count > b->count;
	return a->spread != b->spread ? a->spread < b->spread : a->gap > b->gap;
}

/* Where the right one of two cells begins, under headings LEFT and RIGHT: most of its lines do there. 0: nowhere. */
static int32_t gutter(const struct dx_line *lines, size_t n, const struct dx_word *left, const struct dx_word *right)
{
	struct start best = {0};
	size_t beyond = 0;

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < lines[i].n; k++) {
			int32_t x = lines[i].words[k]->x0;
			struct start one = {0};

			if (x > left->x0 + EDGE && x < right->x1)
				one = begin_at(lines, n, x);
			if (one.count && is_better(&one, &best))
				best = one;
		}
	for (size_t i = 0; i < n; i++)
		beyond += lines[i].words[lines[i].n - 1]->x1 > best.x;
	return 2 * best.count > beyond ? best.x : 0;
}

/* How far the lines of the cell from AFTER on may reach: as far as any line of its page, or as wide as the cell from
 * BEFORE on. */
static int32_t right_edge(const struct dx_job *job, size_t page, int32_t before, int32_t after)
{
	int32_t x = after + (after - before);

	for (size_t i = job->lines.page_first[page]; i < job->lines.page_first[page + 1]; i++)
		x = job->lines.v[i].x1 > x ? job->lines.v[i].x1 : x;
	return x;
}

static void add_line(struct dx_block *b, size_t at, const struct dx_line *line, size_t from, size_t to)
{
	if (from == to)
		return;
	b->at[b->n] = at;
	b->lines[b->n++] = (struct dx_words){.words = line->words + from, .n = to - from, .page = line->page};
}

/* The headings stand on one line: what is below them is cut where the right cell begins. */
static bool side_by_side(struct dx_job *job, const struct dx_label_hit *left, const struct dx_label_hit *right,
			 struct cert_lines p[2])
{
	const struct dx_line *line = &job->lines.v[left->line];
	size_t n = lines_below(job, left->line);
	int32_t x = n ? gutter(line + 1, n, line->words[left->first], line->words[right->first + right->n - 1]) : 0;

	if (!x)
		return false;
	for (size_t i = 0; i < 2; i++) {
		int32_t edge = i ? right_edge(job, line->page, line[1].x0, x) : x;

		p[i] = (struct cert_lines){.x0 = i ? x : line[1].x0, .edge = edge - line->height / 2};
		p[i].block.page = line->page;
		p[i].block.lines = dx_alloc_array(job->arena, n, sizeof(*p[i].block.lines));
		p[i].block.at = dx_alloc_array(job->arena, n, sizeof(*p[i].block.at));
	}
	for (size_t i = 1; i <= n; i++) {
		size_t k = 0;

		while (k < line[i].n && line[i].words[k]->x0 < x - EDGE)
			k++;
		add_line(&p[0].block, left->line + i, &line[i], 0, k);
		add_line(&p[1].block, left->line + i, &line[i], k, line[i].n);
	}
	return p[0].block.n && p[1].block.n;
}

/* ---- cells between rules ---- */

/* Rules of PAGE that run across (or up and down) through place AT of the other axis. */
static bool passes(const struct dx_rule *r, bool across, int32_t at)
{
	bool is_across = r->x1 - r->x0 > r->y1 - r->y0;

	return is_across == across && (across ? r->x0 <= at && r->x1 >= at : r->y0 <= at && r->y1 >= at);
}

/* The end of heading HIT, which may be of two lines: the first rule under it. */
static int32_t heading_end(const struct dx_page *page, const struct dx_line *line, int32_t middle)
{
	int32_t y = INT32_MAX;

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (passes(r, true, middle) && r->y0 > line->y1 - line->height / 4 && r->y0 < y &&
		    r->y0 < line->y1 + 2 * line->height)
			y = r->y0;
	}
	return y == INT32_MAX ? line->y1 : y;
}

/* Does an upright rule stand at X beside height Y? */
static bool stands_at(const struct dx_page *page, int32_t x, int32_t y)
{
	for (size_t i = 0; i < page->n_rules; i++)
		if (passes(&page->rules[i], false, y) && page->rules[i].x0 - x < EDGE && x - page->rules[i].x0 < EDGE)
			return true;
	return false;
}

/* The cell under heading HIT, up to the next label in it, or to cells that are cut at other places. */
static bool boxed(struct dx_job *job, const struct dx_label_hit *hit, struct cert_lines *p)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_page *page = &job->pages[line->page];
	const struct dx_word *first = line->words[hit->first];
	const struct dx_word *last = line->words[hit->first + hit->n - 1];
	int32_t top = heading_end(page, line, (first->x0 + last->x1) / 2);
	int32_t x0 = INT32_MIN;
	int32_t x1 = INT32_MAX;

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (!passes(r, false, top + line->height))
			continue;
		if (r->x0 <= first->x0 + line->height / 4 && r->x0 > x0)
			x0 = r->x0;
		if (r->x1 >= last->x1 - line->height / 4 && r->x1 < x1)
			x1 = r->x1;
	}
	if (x0 == INT32_MIN || x1 == INT32_MAX)
		return false;
	*p = (struct cert_lines){.x0 = x0, .edge = x1 - line->height / 2};
	p->block.page = line->page;
	p->block.lines = dx_alloc_array(job->arena, CELL_LINES, sizeof(*p->block.lines));
	p->block.at = dx_alloc_array(job->arena, CELL_LINES, sizeof(*p->block.at));
	for (size_t i = job->lines.page_first[line->page];
	     i < job->lines.page_first[line->page + 1] && p->block.n < CELL_LINES; i++) {
		const struct dx_line *l = &job->lines.v[i];
		size_t from = 0;
		size_t to;

		if (l->used || (l->y0 + l->y1) / 2 < top || (top == line->y1 && i <= hit->line))
			continue;
		if (!stands_at(page, x0, (l->y0 + l->y1) / 2) || !stands_at(page, x1, (l->y0 + l->y1) / 2))
			break;
		while (from < l->n && (l->words[from]->x0 + l->words[from]->x1) / 2 < x0)
			from++;
		for (to = from; to < l->n && (l->words[to]->x0 + l->words[to]->x1) / 2 < x1;)
			to++;
		add_line(&p->block, i, l, from, to);
		if (p->block.n && from < to && begins_label(job, &p->block, p->block.n - 1))
			break;
	}
	return p->block.n > 0;
}

/* ---- names without such a heading ---- */

/* The first heading FIELD that is no part of a sentence. */
static const struct dx_label_hit *heading(const struct dx_job *job, int field)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner)
			return hit;
	return NULL;
}

/* "Name of deductee   Acme Ltd", "Address of deductee   12 High Street": false where nothing stands beside. */
static bool labelled(struct dx_job *job, int name_field, int address_field, struct dx_val *name, struct dx_val *address)
{
	const struct dx_label_hit *one = heading(job, name_field);
	const struct dx_label_hit *two = heading(job, address_field);

	if (!one || !dx_cert_beside(job, one, name))
		return false;
	if (two)
		dx_cert_beside(job, two, address);
	return true;
}

/* The words of LINE from its word at X on, up to a wide gap. */
static void add_run(struct dx_block *b, size_t at, const struct dx_line *line, int32_t x)
{
	size_t from = 0;
	size_t to;

	while (from < line->n && (line->words[from]->x0 < x - EDGE || line->words[from]->x0 > x + EDGE))
		from++;
	for (to = from; to < line->n && (to == from || line->words[to]->x0 - line->words[to - 1]->x1 <= line->height);)
		to++;
	add_line(b, at, line, from, to);
}

/* "Deductee : Acme Ltd": a colon, and the party's lines under each other behind it. */
static bool behind_colon(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *name,
			 struct dx_val *address)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_line *line = &job->lines.v[hit->line];
	struct cert_lines p = {0};

	if (!hit->has_colon || hit->skip || !dx_labels_values(job->arena, &job->labels, hit, values) ||
	    values[0].words < line->words || values[0].words >= line->words + line->n)
		return false;
	p.block.page = line->page;
	p.block.lines = dx_alloc_array(job->arena, LINES_MAX, sizeof(*p.block.lines));
	p.block.at = dx_alloc_array(job->arena, LINES_MAX, sizeof(*p.block.at));
	for (size_t i = hit->line, n = 0; i < job->lines.n && p.block.n == n && n < LINES_MAX; i++, n++) {
		if (job->lines.v[i].page == line->page &&
		    (n == 0 || job->lines.v[i].y0 - line[n - 1].y1 < line->height))
			add_run(&p.block, i, &job->lines.v[i], values[0].words[0]->x0);
	}
	return dx_cert_read_party(job, &p, 0, name, address);
}

/* "Deductor" over "Name" and "Address", each with its value beside or below. */
static void under_heading(struct dx_job *job, const struct dx_label_hit *const h, const struct dx_label_hit *other,
			  struct dx_val *name, struct dx_val *address)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(name) && (hit = dx_fields_next(job, dx_scope_all(job), CL_NAME, &at)))
		if (!hit->inner && hit->line <= h->line + NAME_LINES && dx_cert_is_under(job, hit, h, other) &&
		    !behind_colon(job, hit, name, address))
			below_heading(job, hit, name, address);
	at = 0;
	while (dx_val_has(name) && !dx_val_has(address) &&
	       (hit = dx_fields_next(job, dx_scope_all(job), CL_ADDRESS, &at)))
		if (!hit->inner && hit->line <= h->line + LINES_MAX && dx_cert_is_under(job, hit, h, other) &&
		    !behind_colon(job, hit, NULL, address))
			below_heading(job, hit, NULL, address);
}

struct side {
	int heading, name, address;
	struct dx_val *name_r, *address_r;
};

void dx_cert_parties(struct dx_job *job, struct cert *c)
{
	const struct side sides[] = {
		{CL_DEDUCTOR, CL_DEDUCTOR_NAME, CL_DEDUCTOR_ADDRESS, &c->deductor.name, &c->deductor.address},
		{CL_DEDUCTEE, CL_DEDUCTEE_NAME, CL_DEDUCTEE_ADDRESS, &c->deductee.name, &c->deductee.address}};
	const struct dx_label_hit *hits[2];
	struct cert_lines p[2];

	for (size_t i = 0; i < 2; i++) {
		const struct side *s = &sides[i];

		hits[i] = heading(job, s->heading);
		if (!labelled(job, s->name, s->address, s->name_r, s->address_r) && !hits[i])
			hits[i] = heading(job, s->name);
	}
	for (size_t i = 0; i < 2; i++) {
		const struct side *s = &sides[i];

		if (!dx_val_has(s->name_r) && dx_cert_form(job, s->heading, &p[0]))
			dx_cert_read_party(job, &p[0], 0, s->name_r, s->address_r);
		if (!dx_val_has(s->name_r) && hits[i])
			under_heading(job, hits[i], hits[!i], s->name_r, s->address_r);
	}
	for (size_t i = 0; i < 2; i++)
		if (hits[i] && !dx_val_has(sides[i].name_r) &&
		    !behind_colon(job, hits[i], sides[i].name_r, sides[i].address_r) && boxed(job, hits[i], &p[0]))
			dx_cert_read_party(job, &p[0], 0, sides[i].name_r, sides[i].address_r);
	if (hits[0] && hits[1] && hits[0]->line == hits[1]->line && !dx_val_has(sides[0].name_r) &&
	    !dx_val_has(sides[1].name_r)) {
		bool swap = hits[0]->first > hits[1]->first;

		if (side_by_side(job, hits[swap], hits[!swap], p)) {
			dx_cert_read_party(job, &p[swap], 0, sides[0].name_r, sides[0].address_r);
			dx_cert_read_party(job, &p[!swap], 0, sides[1].name_r, sides[1].address_r);
		}
	}
	for (size_t i = 0; i < 2; i++)
		if (hits[i] && !dx_val_has(sides[i].name_r))
			below_heading(job, hits[i], sides[i].name_r, sides[i].address_r);
	if (!hits[0] && !dx_val_has(&c->deductor.name) &&
	    !dx_cert_signed_letter(job, &c->deductor.name, &c->deductor.address))
		dx_cert_letterhead(job, &c->deductor.name, &c->deductor.address);
	if (!hits[1] && !dx_val_has(&c->deductee.name))
		dx_cert_addressee(job, &c->deductee.name, &c->deductee.address);
	dx_cert_numbers(job, c, hits);
}
