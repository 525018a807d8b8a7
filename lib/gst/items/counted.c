/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A letter that counts what it charges for, without a table: "1.  Audit fees for the year ended 31st / March 2022
 * 30,800/-". Paragraphs are counted at one edge, and each ends with an amount at the other; they are the lines only if
 * the next amount below is what they come to. A page may end within one.
 */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define PARAGRAPH_MAX 8 /* lines of one */
#define BETWEEN_MAX   8 /* lines between two of them, where a page ends */
#define BELOW_MAX     3 /* lines of one below its amount */
#define COLS          3

struct counted {
	struct dx_job *job;
	size_t *from, *end; /* by page: the lines of paragraphs */
	size_t n;
	int32_t left, right; /* where the count begins, where amounts end */
	int32_t count_x1, amount_x0;
	struct dx_dec sum;
};

static bool is_at(int32_t x, int32_t edge, const struct dx_line *line)
{
	return x > edge - line->height && x < edge + line->height;
}

/* Does LINE begin with paragraph number N: "1.", "1)", of a scan "1,"? */
static bool begins(const struct counted *c, const struct dx_line *line, size_t n)
{
	const char *text = line->n > 1 ? line->words[0]->text : "";
	size_t digits = strspn(text, "0123456789");
	uint64_t v;

	return !line->used && digits && text[digits] &&
	       strspn(text + digits, line->words[0]->conf < 100 ? ".,)" : ".)") == strlen(text + digits) &&
	       dx_str_u64(dx_strn(text, digits), &v) && v == n && (n == 1 || is_at(line->words[0]->x0, c->left, line));
}

/* "Rs. 66,800/-": the word of LINE that its amount begins with. */
static size_t amount_at(const struct dx_line *line)
{
	static const char *const marks[] = {"rs", "rs.", "rs,", "inr", "₹"};
	size_t last = line->n - 1;

	return last > 1 && dx_str_is_one_of(dx_str(line->words[last - 1]->text), marks, DX_LEN(marks)) ? last - 1
												       : last;
}

/* The amount that LINE ends with, at the right edge; of the first paragraph anywhere. */
static bool ends(const struct counted *c, const struct dx_line *line, struct dx_dec *v_r)
{
	const struct dx_word *w = line->n > 1 ? line->words[line->n - 1] : NULL;
	struct gst_figure f = {0};

	if (!w || line->used || !dx_columns_amount_like(w) || !dx_gst_parse_figure(w->text, &f) || f.is_percent ||
	    (c->n ? !is_at(w->x1, c->right, line) : !dx_lines_parts(line, amount_at(line))))
		return false;
	*v_r = f.v;
	return true;
}

/* Line AT is one of a paragraph. */
static void mark(struct counted *c, size_t at)
{
	size_t page = c->job->lines.v[at].page;

	if (c->end[page] == 0)
		c->from[page] = at;
	c->end[page] = at + 1;
}

/* Does line I, on the page behind that of line AT or around the break, go on with the words of AT? */
static bool goes_on(const struct counted *c, size_t at, size_t i)
{
	const struct dx_line *line = &c->job->lines.v[i];

	return i == at || is_at(line->words[0]->x0, c->job->lines.v[at].words[1]->x0, line);
}

/* The line with the amount of paragraph C->n + 1, which begins at line AT; OVER the page's end. SIZE_MAX: none. */
static size_t end_of(const struct counted *c, size_t at, bool over, struct dx_dec *v_r)
{
	const struct dx_lines *lines = &c->job->lines;
	size_t more = over ? BETWEEN_MAX : 0;

	for (size_t i = at; i < lines->n && i < at + PARAGRAPH_MAX + more; i++) {
		const struct dx_line *line = &lines->v[i];

		if ((i > at && begins(c, line, c->n + 2)) || line->page - lines->v[at].page > over)
			return SIZE_MAX;
		if ((!over || goes_on(c, at, i)) && ends(c, line, v_r))
			return i;
	}
	return SIZE_MAX;
}

/* The lines of the last paragraph, which begins at line AT, below END, which has its amount: those that stand as close
 * as the words above them, where these begin. */
static size_t below_amount(struct counted *c, size_t at, size_t end)
{
	const struct dx_lines *lines = &c->job->lines;
	size_t i = end + 1;
	struct dx_dec v;

	for (; i < lines->n && i <= end + BELOW_MAX; i++) {
		const struct dx_line *line = &lines->v[i];

		if (line->page != lines->v[end].page || line->used || ends(c, line, &v) || begins(c, line, c->n + 1) ||
		    line->words[0]->x0 != lines->v[at].words[1]->x0 ||
		    dx_lines_leading(&lines->v[i - 1], line) > line->height / 2)
			break;
		mark(c, i);
	}
	return i;
}

/* Take paragraph C->n + 1, which begins at line AT; false: it has no amount. *NEXT_R: the line behind it. */
static bool take(struct counted *c, size_t at, size_t *next_r)
{
	const struct dx_lines *lines = &c->job->lines;
	const struct dx_line *first;
	const struct dx_word *amount;
	const struct dx_word *last;
	struct dx_dec v;
	size_t end = end_of(c, at, false, &v);
	bool over = end == SIZE_MAX && c->n > 0;

	if (over)
		end = end_of(c, at, true, &v);
	if (end == SIZE_MAX)
		return false;
	for (size_t i = at; i <= end; i++)
		if (!over || goes_on(c, at, i))
			mark(c, i);
	last = lines->v[end].words[lines->v[end].n - 1];
	amount = lines->v[end].words[amount_at(&lines->v[end])];
	first = &lines->v[at];
	if (c->n == 0) /* between the count and what it counts: of a scan the next one may be a bit wider */
		c->count_x1 = first->words[0]->x1 + (first->words[1]->x0 - first->words[0]->x1) / 2;
	c->amount_x0 = c->n && c->amount_x0 < amount->x0 ? c->amount_x0 : amount->x0;
	c->right = last->x1;
	c->sum = dx_dec_add(c->sum, v);
	c->n++;
	*next_r = over ? end + 1 : below_amount(c, at, end);
	return true;
}

/* The paragraphs from line AT on; false: they are none, or what they come to is not printed below them. */
static bool find(struct counted *c, size_t at)
{
	const struct dx_lines *lines = &c->job->lines;
	struct dx_dec v;

	if (!begins(c, &lines->v[at], 1))
		return false;
	*c = (struct counted){.job = c->job, .from = c->from, .end = c->end, .sum = dx_dec(0, 2)};
	memset(c->end, 0, lines->n_pages * sizeof(*c->end));
	c->left = lines->v[at].words[0]->x0;
	while (take(c, at, &at)) {
		size_t to = at + BETWEEN_MAX;

		while (at < lines->n && at < to && !begins(c, &lines->v[at], c->n + 1) && !ends(c, &lines->v[at], &v))
			at++;
		if (at == lines->n || at == to)
			return false;
		if (!begins(c, &lines->v[at], c->n + 1))
			return ends(c, &lines->v[at], &v) && dx_dec_cmp(v, c->sum) == 0;
	}
	return false;
}

static struct dx_table table_of(const struct counted *c, size_t first, size_t last)
{
	static const int roles[COLS] = {GC_SERIAL, GC_DESCRIPTION, GC_AMOUNT};
	const int32_t edges[COLS + 1] = {INT32_MIN, c->count_x1, c->amount_x0, INT32_MAX};
	struct dx_table t = {.page = c->job->lines.v[first].page,
			     .header_first = first,
			     .first = first,
			     .n = last + 1 - first,
			     .n_cols = COLS};

	t.cols = dx_alloc_array(c->job->arena, COLS, sizeof(*t.cols));
	for (size_t i = 0; i < COLS; i++)
		t.cols[i] = (struct dx_col){.role = roles[i],
					    .class = dx_gst_column_classes[roles[i]],
					    .x0 = edges[i],
					    .x1 = edges[i + 1],
					    .hx0 = i ? edges[i] : c->left,
					    .hx1 = i < COLS - 1 ? edges[i + 1] : c->right};
	t.roles = dx_gst_roles_of(t.cols, COLS);
	return t;
}

void dx_gst_find_counted(struct dx_job *job)
{
	const struct dx_lines *lines = &job->lines;
	struct counted c = {.job = job,
			    .from = dx_alloc_array(job->arena, lines->n_pages, sizeof(*c.from)),
			    .end = dx_alloc_array(job->arena, lines->n_pages, sizeof(*c.end))};
	struct dx_tables *t = &job->tables;
	size_t at = 0;

	if (dx_gst_has_items(job))
		return;
	while (at < lines->n && !find(&c, at))
		at++;
	if (at == lines->n)
		return;
	t->v = dx_alloc_array(job->arena, lines->n_pages, sizeof(*t->v));
	t->n = 0;
	for (size_t page = 0; page < lines->n_pages; page++)
		if (c.end[page])
			t->v[t->n++] = table_of(&c, c.from[page], c.end[page] - 1);
	dx_tables_rows(job->arena, &job->lines, t, dx_gst_classify, job);
	dx_gst_join_cut(job);
}
