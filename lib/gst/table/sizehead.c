/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "22 │ 24 │ 26 │ 28 │ Total" over what was sold of each size: figures, and yet headings. They are called so before
 * tables are looked for, and what stands over all of them ("Size-wise Qty") is gone; what the sizes come to is the
 * quantity, see sizes.c.
 */
#include <stdlib.h>
#include <string.h>

#include "table.h"

#define SIZES_MIN  3
#define LARGEST    300 /* no size is larger */
#define ROWS_UNDER 6   /* lines below sizes among which are counts of them */
#define NEAR       2   /* lines from sizes to other headings */
#define HEADS_MIN  2

/* The place of W among sizes that are called by letters; 0: it is none. */
static long letters(const char *text)
{
	static const char *const sizes[] = {"XXS", "XS",  "S",    "M",   "L",   "XL",
					    "XXL", "2XL", "XXXL", "3XL", "4XL", "5XL"};

	for (size_t i = 0; i < DX_LEN(sizes); i++)
		if (strcmp(text, sizes[i]) == 0)
			return (long)i + 1;
	return 0;
}

/* A size as a figure, "28" or "2-3", which is larger the more it is; 0: W is none. */
static long figures(const char *text)
{
	const size_t n = strspn(text, "0123456789");
	const size_t more = text[n] == '-' || text[n] == '/' ? 1 + strspn(text + n + 1, "0123456789") : 0;
	const long v = n > 0 && n <= 3 && more != 1 && text[n + more] == '\0' ? strtol(text, NULL, 10) : 0;

	return v > LARGEST ? 0 : v;
}

/* How many words of LINE from AT on are sizes, each larger than the one before and apart from it. */
static size_t sizes_from(const struct dx_line *line, size_t at)
{
	long (*const of)(const char *) = letters(line->words[at]->text) ? letters : figures;
	long before = 0;
	size_t n = 0;

	for (; at + n < line->n; n++) {
		const struct dx_word *w = line->words[at + n];
		long v = of(w->text);

		if (v <= before || (n > 0 && w->x0 - line->words[at + n - 1]->x1 <= dx_lines_blank(line)))
			break;
		before = v;
	}
	return n >= SIZES_MIN ? n : 0;
}

static bool has_others(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = 0; i < line->n; i++)
		if ((i < from || i >= to) && dx_has_digit(line->words[i]->text))
			return true;
	return false;
}

/* Is LINE one of headings, of which several are known? */
static bool are_headings(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);
	size_t known = 0;

	for (size_t i = 0; i < n; i++)
		known += !runs[i].f.has &&
			 dx_gst_heading_role(job, (const struct dx_word *const *)line->words + runs[i].first,
					     runs[i].n) >= 0;
	return known >= HEADS_MIN;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return upper->page == lower->page && lower->y0 - upper->y1 < lower->height;
}

/* Do headings stand on line AT, or right above or below it? */
static bool among_headings(struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v;

	if (are_headings(job, &v[at]))
		return true;
	for (size_t i = at; i > 0 && at - i < NEAR && is_near(&v[i - 1], &v[i]); i--)
		if (are_headings(job, &v[i - 1]))
			return true;
	return at + 1 < job->lines.n && is_near(&v[at], &v[at + 1]) && are_headings(job, &v[at + 1]);
}

/* Stand whole numbers below two of the words FROM..TO of line AT? */
static bool are_counted(const struct dx_job *job, size_t at, size_t from, size_t to)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n = 0;

	for (size_t i = from; i < to; i++) {
		const struct dx_word *w = line->words[i];
		bool found = false;

		for (size_t k = at + 1; k < job->lines.n && k <= at + ROWS_UNDER && !found; k++)
			for (size_t c = 0; c < job->lines.v[k].n && job->lines.v[k].page == line->page; c++) {
				const struct dx_word *under = job->lines.v[k].words[c];

				found |= under->x0 < w->x1 && under->x1 > w->x0 &&
					 under->text[strspn(under->text, "0123456789")] == '\0';
			}
		n += found;
	}
	return n >= 2;
}

/* Do the words of RUN stand in the middle over X0..X1, as what heads all of it does? */
static bool is_over(const struct dx_line *line, const struct gst_run *run, int32_t x0, int32_t x1)
{
	int32_t off = run->x0 + (run->x1 - run->x0) / 2 - (x0 + (x1 - x0) / 2);

	for (size_t i = 0; i < run->n; i++)
		if (dx_has_digit(line->words[run->first + i]->text))
			return false;
	return run->x0 >= x0 && run->x1 <= x1 && (off < 0 ? -off : off) < (x1 - x0) / 4;
}

/* What heads the sizes X0..X1 together, on the lines above AT, is gone. */
static void drop_over(struct dx_job *job, size_t at, int32_t x0, int32_t x1)
{
	struct dx_line *v = job->lines.v;

	for (size_t i = at; i > 0 && at - i < NEAR && is_near(&v[i - 1], &v[i]); i--) {
		size_t n;
		struct gst_run *runs = dx_gst_runs(job->arena, &v[i - 1], NULL, &n);

		for (size_t k = 0; k < n; k++) {
			if (!is_over(&v[i - 1], &runs[k], x0, x1))
				continue;
			for (size_t w = 0; w < runs[k].n; w++)
				v[i - 1].words[runs[k].first + w] = NULL;
		}
	}
}

static bool name_line(struct dx_job *job, size_t at)
{
	struct dx_line *line = &job->lines.v[at];
	size_t from = 0;
	size_t n = 0;

	while (from < line->n && !(n = sizes_from(line, from)))
		from++;
	if (n == 0 || has_others(line, from, from + n) || !among_headings(job, at) ||
	    !are_counted(job, at, from, from + n))
		return false;
	drop_over(job, at, line->words[from]->x0, line->words[from + n - 1]->x1);
	for (size_t i = from; i < from + n; i++) {
		struct dx_word *w = dx_memdup(job->arena, line->words[i], sizeof(*w));

		w->text = "Size";
		line->words[i] = w;
	}
	return true;
}

void dx_gst_name_size_heads(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		if (name_line(job, i))
			dx_gst_compact(&job->lines);
}
