/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates of an invoice: its own, and when it is to be paid. */
#include <string.h>

#include "gst_int.h"

/* "Date" alone, or "Bill Date", before the end of another label ("Event Date"). */
static void invoice_date(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_INVOICE_DATE, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		size_t n = hit->inner ? 0 : dx_labels_values(job->arena, &job->labels, hit, values);

		for (size_t i = 0; i < n && !dx_val_has(v); i++)
			dx_fields_date_of(job, &values[i], v);
	}
	if (!dx_val_has(v))
		dx_fields_date(job, dx_scope_all(job), GL_INVOICE_DATE, v);
}

/* "Due" by itself over or beside a date. What is due is more often an amount: so it is no label. */
static void due_by_word(struct dx_job *job, struct dx_val *v)
{
	size_t end = dx_gst_head_end(job);

	for (size_t i = 0; i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; segs && k < n; k++) {
			struct dx_label_hit hit = {.field = GL_OTHER, .line = i, .first = segs[k].first, .n = 1};
			const char *text = line->words[segs[k].first]->text;
			struct dx_words values[DX_LABEL_VALUES_MAX];

			if (!dx_str_ieq_c(dx_strn(text, strcspn(text, ":")), "due"))
				continue;
			if (dx_labels_values(job->arena, &job->labels, &hit, values) &&
			    dx_fields_date_of(job, &values[0], v))
				return;
		}
	}
}

void dx_gst_dates(struct dx_job *job, struct gst_invoice *inv)
{
	invoice_date(job, &inv->invoice_date);
	if (!dx_fields_date(job, dx_scope_all(job), GL_DUE_DATE, &inv->due_date))
		due_by_word(job, &inv->due_date);
}
