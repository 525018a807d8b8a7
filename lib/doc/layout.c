/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/layout.h"

#include <stdlib.h>
#include <string.h>

/* ---- order of lines ---- */

struct line {
	uint32_t id;  /* as the source numbered it */
	size_t order; /* where it first appeared: decides ties */
	int32_t x0, y0, x1, y1;
	size_t row;
	uint32_t number; /* the new one */
};

struct placed {
	struct dx_word word;
	size_t order;
};

static int cmp_i64(int64_t a, int64_t b)
{
	return a < b ? -1 : a > b;
}

static int64_t middle(const struct line *l)
{
	return (int64_t)l->y0 + l->y1;
}

static int by_id(const void *pa, const void *pb)
{
	const struct line *a = pa;
	const struct line *b = pb;
	int c = cmp_i64(a->id, b->id);

	return c ? c : cmp_i64((int64_t)a->order, (int64_t)b->order);
}

static int by_height(const void *pa, const void *pb)
{
	const struct line *a = pa;
	const struct line *b = pb;
	int c = cmp_i64(middle(a), middle(b));

	return c ? c : cmp_i64((int64_t)a->order, (int64_t)b->order);
}

static int by_row(const void *pa, const void *pb)
{
	const struct line *a = pa;
	const struct line *b = pb;
	int c = cmp_i64((int64_t)a->row, (int64_t)b->row);

	if (c == 0)
		c = cmp_i64(a->x0, b->x0);
	return c ? c : cmp_i64((int64_t)a->order, (int64_t)b->order);
}

static int by_line(const void *pa, const void *pb)
{
	const struct placed *a = pa;
	const struct placed *b = pb;
	int c = cmp_i64(a->word.line, b->word.line);

	if (c == 0)
		c = cmp_i64(a->word.x0, b->word.x0);
	return c ? c : cmp_i64((int64_t)a->order, (int64_t)b->order);
}

/* One element per line of the source, sorted by its id. */
static size_t collect_lines(struct line *lines, const struct dx_word *words, size_t n)
{
	size_t n_lines = 0;

	for (size_t i = 0; i < n; i++)
		lines[i] = (struct line){words[i].line, i, words[i].x0, words[i].y0, words[i].x1, words[i].y1, 0, 0};
	qsort(lines, n, sizeof(*lines), by_id);
	for (size_t i = 0; i < n; i++) {
		struct line *l = n_lines > 0 ? &lines[n_lines - 1] : NULL;

		if (l && l->id == lines[i].id) {
			l->x0 = lines[i].x0 < l->x0 ? lines[i].x0 : l->x0;
			l->y0 = lines[i].y0 < l->y0 ? lines[i].y0 : l->y0;
			l->x1 = lines[i].x1 > l->x1 ? lines[i].x1 : l->x1;
			l->y1 = lines[i].y1 > l->y1 ? lines[i].y1 : l->y1;
		} else {
			lines[n_lines++] = lines[i];
		}
	}
	return n_lines;
}

/* Lines whose middle lies within half the lower one's height of the row's first line stand beside it. */
static void find_rows(struct line *lines, size_t n)
{
	const struct line *first = lines;
	size_t row = 0;

	qsort(lines, n, sizeof(*lines), by_height);
	for (size_t i = 0; i < n; i++) {
		int64_t h = lines[i].y1 - lines[i].y0;
		int64_t first_h = first->y1 - first->y0;

		if (middle(&lines[i]) - middle(first) >= (h < first_h ? h : first_h)) {
			first = &lines[i];
			row++;
		}
		lines[i].row = row;
	}
}

void dx_layout_order(struct dx_arena *a, struct dx_word *words, size_t n)
{
	struct line *lines = dx_alloc_array(a, n, sizeof(*lines));
	struct placed *placed = dx_alloc_array(a, n, sizeof(*placed));
	size_t n_lines;

	if (n == 0)
		return;
	n_lines = collect_lines(lines, words, n);
	find_rows(lines, n_lines);
	qsort(lines, n_lines, sizeof(*lines), by_row);
	for (size_t i = 0; i < n_lines; i++)
		lines[i].number = (uint32_t)i;
	qsort(lines, n_lines, sizeof(*lines), by_id);
	for (size_t i = 0; i < n; i++) {
		const struct line key = {.id = words[i].line};
		size_t lo = 0;
		size_t hi = n_lines;

		while (hi - lo > 1) {
			size_t mid = lo + (hi - lo) / 2;

			if (lines[mid].id <= key.id)
				lo = mid;
			else
				hi = mid;
		}
		placed[i].word = words[i];
		placed[i].word.line = lines[lo].number;
		placed[i].order = i;
	}
	qsort(placed, n, sizeof(*placed), by_line);
	for (size_t i = 0; i < n; i++)
		words[i] = placed[i].word;
}

/* ---- doubled words ---- */

static int64_t overlap(int32_t a0, int32_t a1, int32_t b0, int32_t b1)
{
	int64_t lo = a0 > b0 ? a0 : b0;
	int64_t hi = a1 < b1 ? a1 : b1;

	return hi > lo ? hi - lo : 0;
}

static bool same_place(const struct dx_word *a, const struct dx_word *b)
{
	int64_t w = (int64_t)a->x1 - a->x0;
	int64_t h = (int64_t)a->y1 - a->y0;

	/* a shift of the width of a letter is another word ("11" beside "11"), a tenth of the height is not */
	return llabs((int64_t)a->x0 - b->x0) * 5 <= h && llabs((int64_t)a->x1 - b->x1) * 5 <= h &&
	       overlap(a->x0, a->x1, b->x0, b->x1) * 2 > w && overlap(a->y0, a->y1, b->y0, b->y1) * 5 > h * 4;
}

struct ref {
	const struct dx_word *word;
	size_t index;
};

static int by_place(const void *pa, const void *pb)
{
	const struct ref *a = pa;
	const struct ref *b = pb;
	int c = cmp_i64(a->word->x0, b->word->x0);

	return c ? c : cmp_i64((int64_t)a->index, (int64_t)b->index);
}

size_t dx_layout_drop_doubles(struct dx_arena *a, struct dx_word *words, size_t n)
{
	struct ref *refs = dx_alloc_array(a, n, sizeof(*refs));
	bool *drop = dx_alloc_array(a, n, sizeof(*drop));
	size_t left = 0;

	for (size_t i = 0; i < n; i++)
		refs[i] = (struct ref){&words[i], i};
	if (n > 0)
		qsort(refs, n, sizeof(*refs), by_place);
	for (size_t i = 0; i < n; i++) {
		const struct dx_word *w = refs[i].word;
		int64_t reach = (int64_t)w->y1 - w->y0;

		for (size_t j = i + 1; !drop[refs[i].index] && j < n && refs[j].word->x0 - (int64_t)w->x0 <= reach / 5;
		     j++)
			if (!drop[refs[j].index] && same_place(w, refs[j].word) &&
			    strcmp(w->text, refs[j].word->text) == 0)
				drop[refs[j].index] = true;
	}
	for (size_t i = 0; i < n; i++)
		if (!drop[i])
			words[left++] = words[i];
	return left;
}

/* ---- ruled lines ---- */

static bool is_flat(const struct dx_rule *r)
{
	return (int64_t)r->x1 - r->x0 >= (int64_t)r->y1 - r->y0;
}

static int32_t half(int32_t a, int32_t b)
{
	return (int32_t)(((int64_t)a + b) / 2);
}

/* Flat rules by height, then upright ones from the left; pieces of one rule in order. */
static int by_axis(const void *pa, const void *pb)
{
	const struct dx_rule *a = pa;
	const struct dx_rule *b = pb;
	int c = cmp_i64(!is_flat(a), !is_flat(b));

	if (c == 0)
		c = is_flat(a) ? cmp_i64(a->y0, b->y0) : cmp_i64(a->x0, b->x0);
	if (c == 0)
		c = is_flat(a) ? cmp_i64(a->x0, b->x0) : cmp_i64(a->y0, b->y0);
	if (c == 0)
		c = is_flat(a) ? cmp_i64(a->x1, b->x1) : cmp_i64(a->y1, b->y1);
	return c;
}

/* Does B continue A? Then A grows. */
static bool join_two(struct dx_rule *a, const struct dx_rule *b, int32_t tol)
{
	bool flat = is_flat(a);
	int64_t across = flat ? (int64_t)b->y0 - a->y0 : (int64_t)b->x0 - a->x0;
	int64_t gap = flat ? (int64_t)b->x0 - a->x1 : (int64_t)b->y0 - a->y1;
	int64_t gap_back = flat ? (int64_t)a->x0 - b->x1 : (int64_t)a->y0 - b->y1;

	if (flat != is_flat(b) || llabs(across) > tol || gap > tol || gap_back > tol)
		return false;
	if (flat) {
		a->x0 = b->x0 < a->x0 ? b->x0 : a->x0;
		a->x1 = b->x1 > a->x1 ? b->x1 : a->x1;
	} else {
		a->y0 = b->y0 < a->y0 ? b->y0 : a->y0;
		a->y1 = b->y1 > a->y1 ? b->y1 : a->y1;
	}
	return true;
}

/* One pass over sorted rules; the candidates of one rule are the last few that lie within TOL across. */
static size_t join_pass(struct dx_rule *rules, size_t n, int32_t tol)
{
	size_t left = 0;

	for (size_t i = 0; i < n; i++) {
		bool joined = false;

		for (size_t j = left; !joined && j > 0; j--) {
			int64_t across = is_flat(&rules[i]) ? (int64_t)rules[i].y0 - rules[j - 1].y0
							    : (int64_t)rules[i].x0 - rules[j - 1].x0;

			if (is_flat(&rules[i]) != is_flat(&rules[j - 1]) || across > tol)
				break;
			joined = join_two(&rules[j - 1], &rules[i], tol);
		}
		if (!joined)
			rules[left++] = rules[i];
	}
	return left;
}

size_t dx_layout_join_rules(struct dx_rule *rules, size_t n, int32_t tol)
{
	size_t before;

	for (size_t i = 0; i < n; i++) {
		if (is_flat(&rules[i]))
			rules[i].y0 = rules[i].y1 = half(rules[i].y0, rules[i].y1);
		else
			rules[i].x0 = rules[i].x1 = half(rules[i].x0, rules[i].x1);
	}
	do {
		before = n;
		if (n > 0)
			qsort(rules, n, sizeof(*rules), by_axis);
		n = join_pass(rules, n, tol);
	} while (n < before);
	return n;
}
