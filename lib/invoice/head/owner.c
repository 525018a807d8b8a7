/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose a registration is: by the name that it stands with. */
#include "party_int.h"

#define OWNER_LINES 12 /* a registration stands so near below the name of its owner */

/* "CUIT: 3069…     Name: Librería S.A.": the only party whose name stands on the line of the label, behind it. */
static struct inv_party *on_line(const struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit)
{
	struct inv_party *const parties[] = {&inv->supplier, &inv->recipient};
	const struct dx_line *line = &job->lines.v[hit->line];
	struct inv_party *found = NULL;

	for (size_t i = 0; i < DX_LEN(parties); i++) {
		const struct dx_place *name = &parties[i]->name.place;
		int32_t middle = name->y0 + (name->y1 - name->y0) / 2;

		if (!dx_val_has(&parties[i]->name) || name->page != job->pages[line->page].number ||
		    middle < line->y0 || middle > line->y1 || name->x0 <= line->words[hit->first]->x0)
			continue;
		if (found)
			return NULL;
		found = parties[i];
	}
	return found;
}

int32_t dx_invoice_run_begin(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t at = hit->first;

	while (at > 0 && line->words[at]->x0 - line->words[at - 1]->x1 < line->height)
		at--;
	return line->words[at]->x0;
}

/* Do A and B begin at the same place, about? */
static bool begins_alike(int32_t a, int32_t b, int32_t height)
{
	return a - b < height / 2 && b - a < height / 2;
}

/*
 * "TIN:   1063547488" right over or below "Legal name:   Acme Ltd", in one column of labels and one of values: the
 * party whose name it is; NULL: none's, or both.
 */
static struct inv_party *in_grid(struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit,
				 const struct dx_val *v)
{
	struct inv_party *const parties[] = {&inv->supplier, &inv->recipient};
	const struct dx_line *line = &job->lines.v[hit->line];
	struct inv_party *found = NULL;

	for (size_t k = hit->line > 0 ? hit->line - 1 : 0; k <= hit->line + 1 && k < job->lines.n; k++) {
		const struct dx_line *other = &job->lines.v[k];

		for (size_t i = 0; k != hit->line && other->page == line->page && i < DX_LEN(parties); i++) {
			const struct dx_place *name = &parties[i]->name.place;

			if (!dx_val_has(&parties[i]->name) || name->page != job->pages[line->page].number ||
			    name->y0 > other->y1 || name->y1 < other->y0 || hit->first > 0 || !v ||
			    other->words[0]->x0 >= name->x0 || !begins_alike(v->place.x0, name->x0, line->height) ||
			    !begins_alike(line->words[0]->x0, other->words[0]->x0, line->height))
				continue;
			if (found && found != parties[i])
				return NULL;
			found = parties[i];
		}
	}
	return found;
}

struct inv_party *dx_invoice_owner(struct dx_job *job, struct inv_invoice *inv, const struct dx_label_hit *hit,
				   const struct dx_val *v)
{
	struct inv_party *const parties[] = {&inv->supplier, &inv->recipient};
	const struct dx_line *line = &job->lines.v[hit->line];
	int32_t nearest = OWNER_LINES * line->height;
	struct inv_party *found = on_line(job, inv, hit);

	if (!found)
		found = in_grid(job, inv, hit, v);
	if (found)
		return found;
	for (size_t i = 0; i < DX_LEN(parties); i++) {
		const struct dx_place *name = &parties[i]->name.place;
		int32_t gap = line->y0 - name->y1;
		int32_t shift = line->words[hit->first]->x0 - name->x0;
		/* amid a run of words it is chance where the value begins: "PO Box 12 - TIN : 7701234567" */
		int32_t of_value = v && !hit->inner ? v->place.x0 - name->x0 : shift;
		int32_t of_run = dx_invoice_run_begin(job, hit) - name->x0;

		if (!dx_val_has(&parties[i]->name) || name->page != job->pages[line->page].number ||
		    gap < -line->height / 2 || gap >= nearest ||
		    ((shift > line->height || shift < -line->height) &&
		     (of_value > line->height || of_value < -line->height) &&
		     (of_run > line->height || of_run < -line->height)))
			continue;
		nearest = gap;
		found = parties[i];
	}
	return found;
}
