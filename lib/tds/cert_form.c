/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A party in the cell beside that of its heading, as ruled forms have it: the heading may take several lines. */
#include "tds_int.h"

#define EDGE      3000 /* two rules beside each other, thousandths of a point */
#define WORDS_MAX 16   /* of a heading */
#define LINES_MAX 14

struct box {
	int32_t x0, y0, x1, y1;
};

static bool is_across(const struct dx_rule *r)
{
	return r->x1 - r->x0 > r->y1 - r->y0;
}

/* The cell around a place; false: rules do not enclose it. */
static bool cell_at(const struct dx_page *page, int32_t x, int32_t y, struct box *b_r)
{
	struct box b = {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (is_across(r) && r->x0 <= x && r->x1 >= x) {
			b.y0 = r->y0 <= y && r->y0 > b.y0 ? r->y0 : b.y0;
			b.y1 = r->y0 > y && r->y0 < b.y1 ? r->y0 : b.y1;
		} else if (!is_across(r) && r->y0 <= y && r->y1 >= y) {
			b.x0 = r->x0 <= x && r->x0 > b.x0 ? r->x0 : b.x0;
			b.x1 = r->x0 > x && r->x0 < b.x1 ? r->x0 : b.x1;
		}
	}
	*b_r = b;
	return b.x0 != INT32_MIN && b.y0 != INT32_MIN && b.x1 != INT32_MAX && b.y1 != INT32_MAX;
}

static bool holds(const struct box *b, const struct dx_word *w)
{
	int32_t x = (w->x0 + w->x1) / 2;
	int32_t y = (w->y0 + w->y1) / 2;

	return x > b->x0 && x < b->x1 && y > b->y0 && y < b->y1;
}

/* The lines of PAGE inside B, those of a table aside. */
static void lines_in(struct dx_job *job, size_t page, const struct box *b, struct cert_lines *p_r)
{
	*p_r = (struct cert_lines){.x0 = b->x0, .edge = b->x1};
	p_r->block.page = page;
	p_r->block.lines = dx_alloc_array(job->arena, LINES_MAX, sizeof(*p_r->block.lines));
	p_r->block.at = dx_alloc_array(job->arena, LINES_MAX, sizeof(*p_r->block.at));
	for (size_t i = job->lines.page_first[page]; i < job->lines.page_first[page + 1] && p_r->block.n < LINES_MAX;
	     i++) {
		const struct dx_line *l = &job->lines.v[i];
		size_t from = 0;
		size_t to;

		while (from < l->n && !holds(b, l->words[from]))
			from++;
		for (to = from; to < l->n && holds(b, l->words[to]);)
			to++;
		if (from == to || l->used)
			continue;
		p_r->edge = b->x1 - l->height / 2;
		p_r->block.at[p_r->block.n] = i;
		p_r->block.lines[p_r->block.n++] =
			(struct dx_words){.words = l->words + from, .n = to - from, .page = page};
	}
}

/* Which label all lines of P together are, -1: none. */
static int label_of(struct dx_job *job, const struct cert_lines *p)
{
	const struct dx_word *words[WORDS_MAX];
	size_t n = 0;
	size_t n_toks, len;
	struct dx_tok *toks;
	int field;

	for (size_t i = 0; i < p->block.n; i++)
		for (size_t k = 0; k < p->block.lines[i].n; k++) {
			if (n == WORDS_MAX)
				return -1;
			words[n++] = p->block.lines[i].words[k];
		}
	toks = dx_lex_tokens(job->tpl->labels, job->arena, words, n, &n_toks);
	field = n_toks ? dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len) : -1;
	return field >= 0 && len == n_toks ? field : -1;
}

/* The cell right of heading B, which is as high. */
static bool beside(struct dx_job *job, size_t page, const struct box *b, struct cert_lines *p_r)
{
	struct box right;

	if (!cell_at(&job->pages[page], b->x1 + EDGE, (b->y0 + b->y1) / 2, &right) || right.y0 - b->y0 > EDGE ||
	    b->y0 - right.y0 > EDGE || right.y1 - b->y1 > EDGE || b->y1 - right.y1 > EDGE)
		return false;
	lines_in(job, page, &right, p_r);
	return p_r->block.n > 0 && label_of(job, p_r) < 0 && !dx_block_label(job, &p_r->block, 0);
}

bool dx_cert_form(struct dx_job *job, int field, struct cert_lines *p_r)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !line->used; k++) {
			const struct dx_word *w = line->words[k];
			struct cert_lines heading;
			struct box b;

			if (!dx_str_ieq_c(dx_str(w->text), "name") ||
			    !cell_at(&job->pages[line->page], (w->x0 + w->x1) / 2, (w->y0 + w->y1) / 2, &b))
				continue;
			lines_in(job, line->page, &b, &heading);
			if (label_of(job, &heading) == field && beside(job, line->page, &b, p_r))
				return true;
		}
	}
	return false;
}
