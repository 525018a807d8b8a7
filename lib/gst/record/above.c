/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines above the items, where parties, numbers and dates stand. */
#include "record.h"

#define HEAD_MAX 200 /* lines */

size_t dx_gst_head_end(const struct dx_job *job)
{
	if (job->tables.n)
		return job->tables.v[0].header_first;
	return job->lines.n < HEAD_MAX ? job->lines.n : HEAD_MAX;
}

struct gst_above dx_gst_above(const struct dx_job *job)
{
	return (struct gst_above){.end = dx_gst_head_end(job)};
}

bool dx_gst_next_above(struct dx_job *job, struct gst_above *it)
{
	if (it->n > 1) {
		it->n--;
		it->seg++;
		return true;
	}
	for (it->index += it->line != NULL; it->index < it->end; it->index++) {
		it->line = &job->lines.v[it->index];
		if (it->line->used)
			continue;
		it->seg = dx_lines_segments(job->arena, it->line, &it->n);
		if (it->n > 0)
			return true;
	}
	return false;
}
