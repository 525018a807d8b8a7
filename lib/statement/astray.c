/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Days that lie far from the period that the statement says it covers: a part of something else was read as theirs, an
 * hour as the year. No arithmetic reaches a date, so that nothing else would tell.
 */
#include "statement_int.h"

/* Rows may be of days before or behind the period, as what was booked late is; not of another season. */
#define DAYS_MAX 92

static bool is_astray(const struct dx_val *from, const struct dx_val *to, const struct dx_val *v)
{
	return dx_val_has(v) && (dx_date_days(v->date) < dx_date_days(from->date) - DAYS_MAX ||
				 dx_date_days(v->date) > dx_date_days(to->date) + DAYS_MAX);
}

void dx_st_note_astray(struct dx_job *job, struct st_part *p)
{
	const struct dx_val *from = &p->acc->statement_period.from;
	const struct dx_val *to = &p->acc->statement_period.to;

	if (!dx_val_printed(from) || !dx_val_printed(to))
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct dx_val *v = &p->rows[i].t.date;

		if (p->rows[i].word >= 0 || !is_astray(from, to, v))
			continue;
		v->unsure = true;
		job->needs_review = true;
		dx_notes_warn(&job->notes, "date_uncertain", v->place.page,
			      "a date lies far from the period that is printed");
	}
}
