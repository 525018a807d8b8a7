/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/foot.h"

#include <string.h>

bool dx_foot_has_rate(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first + hit->n; i < line->n; i++)
		if (strchr(line->words[i]->text, '%'))
			return true;
	return false;
}

bool dx_foot_amount(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	bool found = false;

	for (size_t i = 0; i < n; i++) {
		bool same_line = values[i].words >= line->words && values[i].words < line->words + line->n;
		struct dx_val one;

		if ((same_line || !found) && dx_fields_amount_of(job, &values[i], &one)) {
			*v = one;
			found = true;
		}
	}
	return found;
}

void dx_foot_first(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner)
			dx_foot_amount(job, hit, v);
}

void dx_foot_last(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && dx_foot_amount(job, hit, &one))
			*v = one;
}
