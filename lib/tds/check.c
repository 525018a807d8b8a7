/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Checks that both kinds make. */
#include "tds_int.h"

enum dx_check_state dx_tds_sum(struct dx_job *job, const char *id, const char *label, void *rows, size_t n, size_t size,
			       size_t offset, struct dx_val *total, const char *path)
{
	struct dx_term *terms = dx_alloc_array(job->arena, n + 1, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < n; i++) {
		struct dx_val *v = (struct dx_val *)(void *)((char *)rows + i * size + offset);

		if (!dx_val_has(v)) {
			dx_checks_none(&job->checks, id, label, path);
			return DX_CHECK_NOT_APPLICABLE;
		}
		sum = dx_dec_add(sum, v->dec);
		terms[i] = (struct dx_term){v, NULL};
	}
	if (n == 0 || !dx_val_printed(total)) {
		dx_checks_none(&job->checks, id, label, path);
		return DX_CHECK_NOT_APPLICABLE;
	}
	terms[n] = (struct dx_term){total, path};
	dx_checks_compare(&job->checks, id, label, total->dec, sum, dx_dec(0, 2), terms, n + 1);
	return dx_dec_cmp(sum, total->dec) == 0 ? DX_CHECK_PASSED : DX_CHECK_FAILED;
}

void dx_tds_shape_check(struct dx_job *job, const char *id, const char *label, const struct dx_val *v,
			bool (*ok)(struct dx_str s), const char *path)
{
	struct dx_term term = {NULL, path};
	bool right;

	if (!dx_val_has(v)) {
		dx_checks_none(&job->checks, id, label, path);
		return;
	}
	right = ok(dx_str(v->text));
	dx_checks_add(&job->checks, id, label, right ? DX_CHECK_PASSED : DX_CHECK_FAILED, NULL, v->text, &term, 1);
}

void dx_tds_years_check(struct dx_job *job, int financial, int assessment)
{
	static const char label[] = "The assessment year follows the financial year";
	struct dx_term term = {NULL, "/assessment_year"};
	char *expected, *found;

	if (!financial || !assessment) {
		dx_checks_none(&job->checks, "years", label, term.path);
		return;
	}
	expected = dx_asprintf(job->arena, "%d-%02d", financial + 1, (financial + 2) % 100);
	found = dx_asprintf(job->arena, "%d-%02d", assessment, (assessment + 1) % 100);
	dx_checks_add(&job->checks, "years", label, assessment == financial + 1 ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      expected, found, &term, 1);
}

bool dx_tds_pages_check(struct dx_job *job, struct dx_page_count *count_r)
{
	static const char label[] = "Every page from 1 to the last is here";
	struct dx_page_count c = dx_job_page_count(job->arena, &job->lines);

	*count_r = c;
	if (!c.seen) {
		dx_checks_none(&job->checks, "page_numbers", label, NULL);
		return true;
	}
	dx_checks_add(&job->checks, "page_numbers", label, c.complete ? DX_CHECK_PASSED : DX_CHECK_FAILED,
		      dx_asprintf(job->arena, "%d", c.of), dx_asprintf(job->arena, "%d", c.found), NULL, 0);
	return c.complete;
}
