/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Days that lie far from the period that the statement says it covers: a part of something else was read as theirs, an
 * hour as the year. No arithmetic reaches a date, so that nothing else would tell. Nor does any reach the amounts of a
 * list without balances, or the one above the first balance.
 */
#include "checks.h"

/* Rows may be of days before or behind the period, as what was booked late is; not of another season. */
#define DAYS_MAX 92
/* A figure of which recognition is less sure than this, in percent, may be another one. */
#define SURE_MIN 75

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

static bool is_unproved(const struct dx_val *v)
{
	return v->source == DX_VAL_OCR && !v->proved && v->conf < SURE_MIN;
}

void dx_st_note_unproved(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct dx_val *const of[] = {&p->rows[i].t.debit, &p->rows[i].t.credit, &p->rows[i].t.balance};

		for (size_t k = 0; p->rows[i].word < 0 && k < DX_LEN(of); k++) {
			if (!is_unproved(of[k]))
				continue;
			of[k]->unsure = true;
			job->needs_review = true;
			dx_notes_warn(&job->notes, "amount_uncertain", of[k]->place.page,
				      "a figure that is hardly legible meets no other one");
		}
	}
}
