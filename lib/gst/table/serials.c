/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "9   Freight", "10 Wall paint": the count of the lines, where it is as wide as to touch the name, as all are on a
 * page that goes on with it, or stands but a blank before it under a heading of its own.
 */
#include <string.h>

#include "unheaded_int.h"
#include "table.h"

#define MISREAD_MAX 2 /* bytes of a serial that was misread */

static bool is_scanned(const struct gst_finder *f, const struct gst_row *row)
{
	return f->job->pages[f->job->lines.v[row->line].page].source == DX_SOURCE_OCR;
}

static const struct dx_word *first_word(const struct gst_finder *f, const struct gst_row *row)
{
	return f->job->lines.v[row->line].words[row->runs[0].first];
}

/* The number that ROW begins with, alone ("7", "7.", of a scan "7,") or before its name; false: it begins with none. */
static bool serial_of(const struct gst_finder *f, const struct gst_row *row, uint64_t *v_r)
{
	const char *text = first_word(f, row)->text;
	size_t digits = strspn(text, "0123456789");

	return (text[digits] == '\0' || strcmp(text + digits, ".") == 0 ||
		(is_scanned(f, row) && text[digits + 1] == '\0')) &&
	       dx_str_u64(dx_strn(text, digits), v_r);
}

/*
 * The number that the first row is counted with; false: they are not counted. Some of a scan's may be misread, if they
 * are as short and stand where the others do.
 */
static bool first_serial(const struct gst_finder *f, uint64_t *first_r)
{
	bool *right = dx_alloc_array(f->job->arena, f->n + 1, sizeof(*right));
	int32_t end = INT32_MIN;
	size_t n = 0;
	uint64_t v;

	for (size_t i = 0; i < f->n; i++) {
		right[i] = serial_of(f, &f->rows[i], &v) && (n ? v == *first_r + i : v >= i);
		if (!right[i])
			continue;
		*first_r = n++ ? *first_r : v - i;
		end = first_word(f, &f->rows[i])->x1 > end ? first_word(f, &f->rows[i])->x1 : end;
	}
	for (size_t i = 0; i < f->n; i++) {
		const struct dx_word *w = first_word(f, &f->rows[i]);

		if (!right[i] && (!is_scanned(f, &f->rows[i]) || strlen(w->text) > MISREAD_MAX || w->x0 >= end))
			return false;
	}
	return n * 2 > f->n;
}

void dx_gst_part_serials(struct gst_finder *f)
{
	uint64_t before = f->counted;
	uint64_t first = 0;
	bool apart = f->known && dx_table_col(f->known, GC_SERIAL) >= 0;

	f->counted = 0;
	if (!first_serial(f, &first))
		return;
	for (size_t i = 0; i < f->n; i++)
		apart |= f->rows[i].runs[0].n == 1 || (before && first == before + 1);
	f->counted = apart ? first + f->n - 1 : 0;
	for (size_t i = 0; i < f->n && apart; i++)
		if (f->rows[i].runs[0].n > 1)
			f->rows[i].runs = dx_gst_part_first(f->job->arena, &f->job->lines.v[f->rows[i].line],
							    f->rows[i].runs, &f->rows[i].n);
}
