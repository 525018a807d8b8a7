/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/across.h"

#include <stdlib.h>
#include <string.h>

#include "lines_int.h"

#define GROUPS_MAX 4
#define HEADS_MIN  2
#define LIST_MIN   3 /* headings of a list, whose entries have a text */
/* Lines of a table stand so near each other, in halves of a line's height; so do the entries of a list. */
#define NEAR        5
#define NEAR_LIST   8
#define UNDER       3000 /* thousandths of a point */
#define FIRST_LINES 12

struct groups {
	struct dx_arena *arena;
	const struct dx_seg *heads;
	size_t n_heads;
	size_t n;
	bool is_list; /* entries have a text, so that they and their titles may take more lines in one group than beside
			 it */
	size_t first[GROUPS_MAX + 1]; /* of the header's words */
	int32_t cut[GROUPS_MAX];      /* the left edge of what belongs to a group; the first one's is no edge */
};

static bool has_digit(const struct dx_word *w)
{
	return w->text[strcspn(w->text, "0123456789")] != '\0';
}

static bool same_seg(const struct dx_line *line, const struct dx_seg *a, const struct dx_seg *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (strcmp(line->words[a->first + i]->text, line->words[b->first + i]->text) != 0)
			return false;
	return true;
}

/* Do the N headings say the first PERIOD of them again and again? */
static bool is_periodic(const struct dx_line *line, const struct dx_seg *segs, size_t n, size_t period)
{
	for (size_t i = period; i < n; i++)
		if (!same_seg(line, &segs[i], &segs[i - period]))
			return false;
	return true;
}

static bool find_groups(struct dx_arena *a, const struct dx_line *line, struct groups *g)
{
	size_t n;
	struct dx_seg *segs;

	for (size_t i = 0; i < line->n; i++)
		if (has_digit(line->words[i]))
			return false;
	segs = dx_lines_segments(a, line, &n);
	for (size_t period = HEADS_MIN; period * 2 <= n; period++) {
		if (n % period != 0 || n / period > GROUPS_MAX || !is_periodic(line, segs, n, period))
			continue;
		g->arena = a;
		g->heads = segs;
		g->n_heads = n;
		g->n = n / period;
		g->is_list = period >= LIST_MIN;
		for (size_t k = 0; k < g->n; k++) {
			g->first[k] = segs[k * period].first;
			if (k)
				g->cut[k] =
					segs[k * period - 1].x1 + (segs[k * period].x0 - segs[k * period - 1].x1) / 2;
		}
		g->first[g->n] = line->n;
		return true;
	}
	return false;
}

/* Does each run of LINE begin where a heading does, or end where one does? What follows under a list seldom does. */
static bool is_under_heads(const struct dx_line *line, const struct groups *g)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(g->arena, line, &n);

	for (size_t i = 0; i < n; i++) {
		bool found = false;

		for (size_t k = 0; k < g->n_heads; k++)
			found |= abs(segs[i].x0 - g->heads[k].x0) <= UNDER || abs(segs[i].x1 - g->heads[k].x1) <= UNDER;
		if (!found)
			return false;
	}
	return true;
}

/* Words of LINE by group, whatever they say, where none lies over an edge and no text goes on over one. */
static bool split_list(const struct dx_line *line, const struct groups *g, size_t first[GROUPS_MAX + 1])
{
	size_t at = 0;

	if (!is_under_heads(line, g))
		return false;
	for (size_t k = 0; k < g->n; k++) {
		first[k] = at;
		while (at < line->n && (k + 1 == g->n || line->words[at]->x1 <= g->cut[k + 1]))
			at++;
		if (at == line->n || k + 1 == g->n)
			continue;
		if (line->words[at]->x0 < g->cut[k + 1] ||
		    (at > 0 && line->words[at]->x0 - line->words[at - 1]->x1 < line->height))
			return false;
	}
	first[g->n] = at;
	return true;
}

/* Words of LINE by group, the first ones filled and each ending in a figure; FIRST as in struct groups. */
static bool split_figures(const struct dx_line *line, const struct groups *g, size_t first[GROUPS_MAX + 1])
{
	size_t at = 0;

	for (size_t k = 0; k < g->n; k++) {
		first[k] = at;
		while (at < line->n && (k + 1 == g->n || line->words[at]->x1 <= g->cut[k + 1]))
			at++;
		if (at < line->n && line->words[at]->x0 < g->cut[k + 1]) /* over the edge */
			return false;
		if (at == first[k] ? at < line->n || k == 0
				   : at - first[k] < HEADS_MIN || !has_digit(line->words[at - 1]))
			return false;
	}
	first[g->n] = at;
	return true;
}

static bool split(const struct dx_line *line, const struct groups *g, size_t first[GROUPS_MAX + 1])
{
	return g->is_list ? split_list(line, g, first) : split_figures(line, g, first);
}

static struct dx_line part_of(const struct dx_line *line, size_t first, size_t end)
{
	struct dx_line out = *line;

	out.words = line->words + first;
	out.n = end - first;
	out.across = true;
	dx_lines_set_ends(&out);
	return out;
}

/* Is a run of words in the first END ones of LINE, an entry of a group, without a digit? A day ("May 05") has one. */
static bool has_text(const struct dx_line *line, size_t end, struct dx_arena *a)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(a, line, &n);

	for (size_t i = 0; i < n && segs[i].first + segs[i].n <= end; i++) {
		bool digit = false;

		for (size_t k = 0; k < segs[i].n; k++)
			digit |= has_digit(line->words[segs[i].first + k]);
		if (!digit)
			return true;
	}
	return false;
}

/* Has one of the first lines under header AT an entry with a text in its first group? Checks have figures alone. */
static bool has_texts(const struct dx_lines *lines, size_t at, const struct groups *g)
{
	for (size_t i = at + 1; i <= at + FIRST_LINES && i < lines->n && lines->v[i].page == lines->v[at].page; i++) {
		const struct dx_line *line = &lines->v[i];
		size_t first[GROUPS_MAX + 1];

		if (split_list(line, g, first) && first[1] >= LIST_MIN && has_digit(line->words[first[1] - 1]) &&
		    has_text(line, first[1], g->arena))
			return true;
	}
	return false;
}

/* The lines under header AT that are its groups', up to the end of its page. */
static size_t body_of(const struct dx_lines *lines, size_t at, struct groups *g)
{
	size_t n = 0;
	size_t first[GROUPS_MAX + 1];
	int32_t near;

	g->is_list &= has_texts(lines, at, g);
	near = (g->is_list ? NEAR_LIST : NEAR) * lines->v[at].height;

	for (size_t i = at + 1; i < lines->n && lines->v[i].page == lines->v[at].page; i++, n++)
		if ((lines->v[i].y0 - lines->v[i - 1].y1) * 2 > near || !split(&lines->v[i], g, first))
			break;
	return n;
}

static size_t emit(const struct dx_lines *lines, size_t at, size_t n, const struct groups *g, struct dx_line *out)
{
	size_t made = 0;

	for (size_t k = 0; k < g->n; k++) {
		out[made++] = part_of(&lines->v[at], g->first[k], g->first[k + 1]);
		for (size_t i = at + 1; i <= at + n; i++) {
			size_t first[GROUPS_MAX + 1];

			if (split(&lines->v[i], g, first) && first[k + 1] > first[k])
				out[made++] = part_of(&lines->v[i], first[k], first[k + 1]);
		}
	}
	return made;
}

void dx_lines_part_across(struct dx_arena *a, struct dx_lines *lines)
{
	struct groups g;
	struct dx_line *v;
	size_t n = 0;
	size_t page = 0;
	bool any = false;

	for (size_t i = 0; i < lines->n && !any; i++)
		any = find_groups(a, &lines->v[i], &g) && body_of(lines, i, &g) > 0;
	if (!any)
		return;
	v = dx_alloc_array(a, lines->n, GROUPS_MAX * sizeof(*v));
	for (size_t i = 0; i < lines->n; i++) {
		size_t body;

		for (; page <= lines->v[i].page; page++)
			lines->page_first[page] = n;
		if (!find_groups(a, &lines->v[i], &g) || (body = body_of(lines, i, &g)) == 0) {
			v[n++] = lines->v[i];
			continue;
		}
		n += emit(lines, i, body, &g, v + n);
		i += body;
	}
	for (; page <= lines->n_pages; page++)
		lines->page_first[page] = n;
	lines->v = v;
	lines->n = n;
}

bool dx_lines_are_across(const struct dx_line *a, const struct dx_line *b)
{
	return a->page == b->page && a->y0 == b->y0 && a->y1 == b->y1 && a->x1 < b->x0;
}
