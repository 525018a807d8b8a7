/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Long names whose figures stand on their last line: "1.2  Centering and shuttering including strutting" over "columns,
 * piers   sqm   195.65   714.80   1,39,850.62". A title over several items is counted as well; it stands apart from
 * them, and there are several amounts from one count to the next.
 */
#include "items.h"
#include "table/table.h"

#define NAME_MAX  16 /* lines of a name */
#define ABOVE_MAX 48 /* lines in which another long one is looked for */

struct seen {
	bool counted, paid;
};

static struct seen look(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	struct seen s = {0};

	dx_columns_split(job->arena, &job->lines, t, line, cells);
	s.counted = dx_gst_has_serial(job, t, cells);
	s.paid = dx_gst_has_money(job, t, cells);
	return s;
}

/* As near as lines of one cell are. */
static bool is_tight(const struct dx_line *upper, const struct dx_line *lower)
{
	return upper->page == lower->page && dx_lines_leading(upper, lower) * 3 < lower->height;
}

bool dx_gst_completes(struct dx_job *job, const struct dx_table *t, size_t line, size_t item)
{
	size_t end = t->first + t->n;
	size_t paid = 0;

	if (line <= item || line - item > NAME_MAX ||
	    (!dx_gst_is_plain(t) && !is_tight(&job->lines.v[line - 1], &job->lines.v[line])))
		return false;
	for (size_t i = line + 1; i < end && i <= line + NAME_MAX; i++) {
		struct seen s = look(job, t, i);

		if (s.counted)
			return paid == 0;
		paid += s.paid;
	}
	/* the last one: as the one before it */
	paid = 0;
	for (size_t i = item; i-- > t->first && i + ABOVE_MAX >= item;) {
		struct seen s = look(job, t, i);

		paid += s.paid;
		if (s.counted && !s.paid)
			return paid == 1;
		if (s.counted) /* a short name */
			paid = 0;
	}
	return true; /* the only one */
}
