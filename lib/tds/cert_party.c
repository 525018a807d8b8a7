/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The two parties of a certificate: values beside labels, cells between rules, two cells side by side with text up to
 * their edges, or blocks below their headings.
 */
#include <string.h>

#include "dx/extract/legal.h"

#include "tds_int.h"

#define EDGE       3000 /* left edges of one cell, thousandths of a point */
#define LINES_MAX  14
#define CELL_LINES 24 /* of a page, of which a cell beside has some */

/* A party's lines. X0, EDGE: where those of its cell begin at the earliest, and must end; EDGE 0: not known. */
struct party {
	struct dx_block block;
	int32_t x0, edge;
};

static bool begins_label(const struct dx_job *job, const struct dx_block *b, size_t i)
{
	return dx_block_label(job, b, i) != NULL;
}

/* ---- lines that go on below ---- */

static const struct dx_word *last_of(const struct dx_words *w)
{
	return w->words[w->n - 1];
}

/* The first word of line I + 1 had no place behind line I. */
static bool is_full(const struct party *p, size_t i)
{
	const struct dx_words *l = &p->block.lines[i];
	const struct dx_word *last = last_of(l);
	const struct dx_word *next = l[1].words[0];
	int32_t height = last->y1 - last->y0;

	return p->edge &&
	       (last->x1 - l->words[0]->x0) + height / 4 + (next->x1 - next->x0) > p->edge - p->x0 - height / 4;
}

/* A rule lies between lines I and I + 1, right under the name. */
static bool is_ruled_off(const struct dx_job *job, const struct party *p, size_t i)
{
	const struct dx_page *page = &job->pages[p->block.page];
	const struct dx_word *upper = p->block.lines[i].words[0];
	const struct dx_word *lower = p->block.lines[i + 1].words[0];

	for (size_t k = 0; k < page->n_rules; k++) {
		const struct dx_rule *r = &page->rules[k];
		int32_t y = (r->y0 + r->y1) / 2;

		if (r->x1 - r->x0 > r->y1 - r->y0 && y > (upper->y0 + upper->y1) / 2 &&
		    y < (lower->y0 + lower->y1) / 2 && r->x0 <= upper->x0 && r->x1 >= upper->x1)
			return true;
	}
	return false;
}

/* WORD without the points, commas and parentheses around it. */
static struct dx_str bare(const char *word)
{
	struct dx_str s = dx_str(word);

	while (s.n && strchr(".,()", s.p[s.n - 1]))
		s.n--;
	while (s.n && s.p[0] == '(')
		s = dx_str_sub(s, 1, SIZE_MAX);
	return s;
}

/* "LIMITED", "PVT": no address begins with it, and few names go on behind it. */
static bool is_legal_form(const char *word)
{
	return dx_legal_form(bare(word)) & (DX_LEGAL_LONG | DX_LEGAL_PART);
}

static bool is_link(const char *word)
{
	static const char *const links[] = {"and", "&", "of", "for", "the"};

	return dx_str_is_one_of(bare(word), links, DX_LEN(links));
}

/* Does the name on line I go on below? */
static bool name_goes_on(const struct dx_job *job, const struct party *p, size_t i)
{
	const struct dx_words *l = &p->block.lines[i];
	bool all = true;

	if (is_ruled_off(job, p, i))
		return false;
	for (size_t k = 0; k < l[1].n; k++) {
		if (strpbrk(l[1].words[k]->text, "0123456789"))
			return false;
		all &= is_legal_form(l[1].words[k]->text);
	}
	return all || is_link(last_of(l)->text) || (!is_legal_form(last_of(l)->text) && is_full(p, i));
}

/* Lines FROM.. up to TO as an address: where the first of two is full, or a dash binds them, they are one. */
static struct dx_val address_of(struct dx_job *job, const struct party *p, size_t from, size_t to)
{
	struct dx_val v = dx_block_val(job, &p->block, from, 1);

	for (size_t i = from + 1; i < to; i++) {
		struct dx_val more = dx_block_val(job, &p->block, i, 1);
		const char *last = last_of(&p->block.lines[i - 1])->text;
		bool bound = last[strlen(last) - 1] == '-' || more.text[0] == '-';
		bool cut = bound || (last[strlen(last) - 1] != ',' && is_full(p, i - 1));

		dx_tds_join(job, &v, cut ? " " : ", ", &more);
	}
	return v;
}

/* Lines FROM.. of P up to the next label: the name, then the address. */
static bool read_party(struct dx_job *job, const struct party *p, size_t from, struct dx_val *name,
		       struct dx_val *address)
{
	const struct dx_block *b = &p->block;
	size_t to = from;
	size_t at = from + 1;

	while (to < b->n && !begins_label(job, b, to))
		to++;
	if (to == from)
		return false;
	*name = dx_block_val(job, b, from, 1);
	for (; at < to && name_goes_on(job, p, at - 1); at++) {
		struct dx_val more = dx_block_val(job, b, at, 1);
		const char *last = last_of(&b->lines[at - 1])->text;

		dx_tds_join(job, name, last[strlen(last) - 1] == ',' ? ", " : " ", &more);
	}
	if (to > at)
		*address = address_of(job, p, at, to);
	return true;
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
			    read_party(job, &(struct party){.block = blocks[i]}, k + 1, name, address))
				return;
	/* the heading stands apart: the first block below it that reaches over its beginning */
	for (size_t i = 0; i < n; i++)
		if (blocks[i].page == line->page && blocks[i].y0 >= line->y1 && blocks[i].x0 <= x0 + 4 * line->height &&
		    blocks[i].x1 > x0 && read_party(job, &(struct party){.block = blocks[i]}, 0, name, address))
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
			 struct party p[2])
{
	const struct dx_line *line = &job->lines.v[left->line];
	size_t n = lines_below(job, left->line);
	int32_t x = n ? gutter(line + 1, n, line->words[left->first], line->words[right->first + right->n - 1]) : 0;

	if (!x)
		return false;
	for (size_t i = 0; i < 2; i++) {
		int32_t edge = i ? right_edge(job, line->page, line[1].x0, x) : x;

		p[i] = (struct party){.x0 = i ? x : line[1].x0, .edge = edge - line->height / 2};
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
static int32_t under_heading(const struct dx_page *page, const struct dx_line *line, int32_t middle)
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
static bool boxed(struct dx_job *job, const struct dx_label_hit *hit, struct party *p)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_page *page = &job->pages[line->page];
	const struct dx_word *first = line->words[hit->first];
	const struct dx_word *last = line->words[hit->first + hit->n - 1];
	int32_t top = under_heading(page, line, (first->x0 + last->x1) / 2);
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
	*p = (struct party){.x0 = x0, .edge = x1 - line->height / 2};
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

/* Line I of block B has HIT in it. */
static bool holds(const struct dx_job *job, const struct dx_block *b, size_t i, const struct dx_label_hit *hit)
{
	const struct dx_word *const *w = (const struct dx_word *const *)job->lines.v[hit->line].words + hit->first;

	return b->at[i] == hit->line && w >= b->lines[i].words && w < b->lines[i].words + b->lines[i].n;
}

/* No label: whose TAN stands under a letterhead is its first line. */
static void letterhead(struct dx_job *job, struct dx_val *name, struct dx_val *address)
{
	size_t at = 0;
	const struct dx_label_hit *tan = dx_fields_next(job, dx_scope_all(job), CL_DEDUCTOR_TAN, &at);
	size_t n;
	const struct dx_block *blocks = dx_job_blocks(job, 0, job->lines.n, &n);

	for (size_t i = 0; tan && i < n; i++)
		for (size_t k = 1; k < blocks[i].n; k++)
			if (holds(job, &blocks[i], k, tan) && !begins_label(job, &blocks[i], 0)) {
				read_party(job, &(struct party){.block = blocks[i]}, 0, name, address);
				return;
			}
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
	struct party p = {0};

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
	return read_party(job, &p, 0, name, address);
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
	struct party p[2];

	for (size_t i = 0; i < 2; i++) {
		const struct side *s = &sides[i];

		hits[i] = heading(job, s->heading);
		if (!labelled(job, s->name, s->address, s->name_r, s->address_r) && !hits[i])
			hits[i] = heading(job, s->name);
	}
	for (size_t i = 0; i < 2; i++)
		if (hits[i] && !dx_val_has(sides[i].name_r) &&
		    !behind_colon(job, hits[i], sides[i].name_r, sides[i].address_r) && boxed(job, hits[i], &p[0]))
			read_party(job, &p[0], 0, sides[i].name_r, sides[i].address_r);
	if (hits[0] && hits[1] && hits[0]->line == hits[1]->line && !dx_val_has(sides[0].name_r) &&
	    !dx_val_has(sides[1].name_r)) {
		bool swap = hits[0]->first > hits[1]->first;

		if (side_by_side(job, hits[swap], hits[!swap], p)) {
			read_party(job, &p[swap], 0, sides[0].name_r, sides[0].address_r);
			read_party(job, &p[!swap], 0, sides[1].name_r, sides[1].address_r);
		}
	}
	for (size_t i = 0; i < 2; i++)
		if (hits[i] && !dx_val_has(sides[i].name_r))
			below_heading(job, hits[i], sides[i].name_r, sides[i].address_r);
	if (!hits[0] && !dx_val_has(&c->deductor.name))
		letterhead(job, &c->deductor.name, &c->deductor.address);
	dx_cert_numbers(job, c, hits);
}
