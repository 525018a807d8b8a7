/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns whose first cells are days: where these end, and where the text behind them begins. */
#include <stdio.h>
#include <string.h>

#include "dx/extract/dates.h"

#include "table_int.h"

#define STRIP     1000 /* thousandths of a point behind a text's begin */
#define PAIRS_MIN 2    /* rows with a text behind their day */
#define DAY_WORDS 3    /* of a date at the begin of a line */
#define DAY_BYTES 64

static bool has_days(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_DATE)
			return true;
	return false;
}

/* Words of LINE that are a date at its begin. */
static size_t day_words(const struct dx_line *line)
{
	char text[DAY_BYTES] = "";
	struct dx_dates_raw raw;
	size_t len = 0;
	size_t n = 0;

	for (size_t k = 0; k < line->n && k < DAY_WORDS; k++) {
		int m = snprintf(text + len, sizeof(text) - len, "%s%s", k ? " " : "", line->words[k]->text);

		if (m < 0 || (size_t)m >= sizeof(text) - len)
			break;
		len += (size_t)m;
		if (dx_dates_whole(dx_str(text), &raw))
			n = k + 1;
	}
	return n;
}

/* Rows of T, those of them with a text that stands apart behind their day before the next heading, and its begin. */
struct days {
	size_t rows, dated;
	int32_t begin;
};

static void count_days(const struct dx_lines *lines, const struct dx_table *t, struct days *d)
{
	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];
		size_t n = dx_rowlike(t, line) ? day_words(line) : 0;

		d->rows += dx_rowlike(t, line);
		if (n == 0 || n == line->n || line->words[0]->x1 <= t->cols[0].hx0 ||
		    line->words[0]->x0 >= t->cols[0].hx1 || line->words[n]->x0 <= t->cols[0].hx1 ||
		    line->words[n]->x1 > t->cols[1].hx0 || dx_columns_amount_like(line->words[n]))
			continue;
		d->dated++;
		d->begin = line->words[n]->x0 > d->begin ? line->words[n]->x0 : d->begin;
	}
}

int32_t dx_columns_behind_days(const struct dx_lines *lines, const struct dx_table *t, size_t n)
{
	struct days d = {0};

	if (t->n_cols < 2 || t->cols[0].class != DX_COL_TEXT || has_days(t))
		return 0;
	for (size_t i = 0; i < n; i++)
		count_days(lines, &t[i], &d);
	return d.dated >= PAIRS_MIN && d.dated * 2 >= d.rows ? d.begin + STRIP : 0;
}

void dx_columns_keep_days(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t,
			  const struct dx_col *left, int32_t *from, int32_t *to)
{
	int32_t end = INT32_MIN;
	int32_t begin = INT32_MAX;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &lines->v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(a, line, &n);

		for (size_t k = 0; k + 1 < n; k++) {
			struct dx_dates_raw raw;

			if (segs[k].x0 > left->hx1 || segs[k].x1 < left->hx0 ||
			    !dx_dates_whole(dx_str(dx_lines_text(a, line->words + segs[k].first, segs[k].n)), &raw))
				continue;
			end = segs[k].x1 > end ? segs[k].x1 : end;
			begin = segs[k + 1].x0 < begin ? segs[k + 1].x0 : begin;
		}
	}
	if (end >= begin || begin > *to)
		return;
	*from = end;
	*to = begin;
}
