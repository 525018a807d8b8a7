/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a template makes of a paper, for a choice that its words leave open: of a statement whose language has no
 * phrase in a template the balances still follow from its amounts, and read as anything else they do not.
 */
#include "kinds_int.h"

/* Rows of the first pages say what the rows are; a choice must not cost as much as the reading. */
#define PAGES_MAX 10
/* A verified reading is as good as a title, checks without one that fails as half of it. */
#define POINTS_VERIFIED   6
#define POINTS_CONSISTENT 3
#define CHECKS_CONSISTENT 2

int dx_weigh(const struct dx_template *t, const struct dx_page *pages, size_t n)
{
	struct dx_arena *scratch = dx_arena_new();
	struct dx_job job;
	int points = 0;

	if (dx_reading_begin(scratch, pages, n < PAGES_MAX ? n : PAGES_MAX, &job)) {
		const struct dx_kind *k = t->kind;
		void *record;

		job.tpl = t;
		record = k->run(&job);
		if (dx_verdict(&job.checks, job.anchored, k->shape, k->n_shape, record) == DX_VERDICT_VERIFIED)
			points = POINTS_VERIFIED;
		else if (job.checks.failed == 0 && job.checks.passed >= CHECKS_CONSISTENT)
			points = POINTS_CONSISTENT;
	}
	dx_arena_drop(&scratch);
	return points;
}
