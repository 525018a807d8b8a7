/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Ways to read one paper. Headings lead to columns, but what a heading of a trade that nobody here knows says may be
 * something else than it says everywhere else ("TOTAL DUTIES" is a count, and no total). Where the arithmetic denies
 * most lines it is the reading that is wrong, and no line; where nothing denies it and something is open, a column may
 * not have been understood. The kind's other ways are tried then, and one is taken if it leaves no line denied and has
 * more of them proved. What stands in one line alone may hold by chance: it is a guess, and verifies nothing. A paper
 * that somebody altered has one line denied among many, and is read as its headings say.
 */
#include "kinds_int.h"

#define LINES_SURE 2 /* of one way, no less than so many prove it */

/* What a reading makes of a paper. */
struct sense {
	size_t passed, failed; /* checks of single lines */
	size_t denied;         /* checks of all sorts that failed */
	size_t values;         /* that were read */
	size_t open;           /* reasons why it is not verified */
	size_t lines;
	bool verified;
};

static void on_value(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v,
		     const char *pointer DX_UNUSED)
{
	struct sense *s = arg;

	s->values += dx_val_has(v);
}

static struct sense sense_of(struct dx_job *job, void *record)
{
	const struct dx_kind *k = job->tpl->kind;
	struct sense s = {.denied = job->checks.failed, .lines = (size_t)job->rows_total};

	for (size_t i = 0; i < job->checks.n; i++) {
		const struct dx_check *c = &job->checks.v[i];

		for (size_t n = 0; n < k->checks.n; n++)
			if ((k->line_checks >> n & 1) && k->checks.v[n] == c->id) {
				s.passed += c->state == DX_CHECK_PASSED;
				s.failed += c->state == DX_CHECK_FAILED;
			}
	}
	dx_val_walk(k->shape, k->n_shape, record, "", on_value, &s);
	s.verified = dx_verdict(&job->checks, job->anchored, k->shape, k->n_shape, record) == DX_VERDICT_VERIFIED;
	for (size_t i = 0; i < DX_OPEN_COUNT && !s.verified; i++)
		s.open += job->checks.open[i];
	return s;
}

/* Where checks fail, those of more than half of the lines do, or no line has any. Where none does, what is open is why.
 */
static bool may_be_misread(const struct sense *s)
{
	return s->denied ? s->failed * 2 > s->lines || s->passed + s->failed == 0 : !s->verified;
}

/* Is NOW better than WAS, which is of another way than the first one if TRIED? */
static bool is_better(const struct sense *now, const struct sense *was, bool tried)
{
	if (now->failed > 0 || now->passed < was->passed || now->passed == 0 || now->denied > was->denied)
		return false;
	if (now->denied == was->denied && (now->open > was->open || now->lines < LINES_SURE))
		return false;
	if (now->passed > was->passed && now->denied < was->denied)
		return true;
	if (now->passed == was->passed && now->denied == was->denied)
		return tried && now->values > was->values;
	return now->values >= was->values;
}

/* JOB, which is new, read by WAY. */
static void *read_by(struct dx_job *job, const struct dx_template *tpl, int way)
{
	job->tpl = tpl;
	job->way = way;
	return tpl->kind->run(job);
}

/* The way after the first one, which made WAS of JOB, that makes most sense of PAGES; 0: none is better. */
static int best_way(const struct dx_job *job, const struct dx_page *pages, struct sense was)
{
	const int n = job->tpl->kind->n_ways(job);
	int best = 0;

	for (int way = 1; way < n; way++) {
		struct dx_arena *scratch = dx_arena_new();
		struct dx_job tried;

		if (dx_reading_begin(scratch, pages, job->n_pages, &tried)) {
			struct sense now = sense_of(&tried, read_by(&tried, job->tpl, way));

			if (is_better(&now, &was, best > 0)) {
				best = way;
				was = now;
			}
		}
		dx_arena_drop(&scratch);
	}
	return best;
}

void *dx_reading_best(struct dx_job *job, const struct dx_page *pages)
{
	const struct dx_need guess = {false, DX_OPEN_GUESS};
	const struct dx_template *tpl = job->tpl;
	void *record = tpl->kind->run(job);
	struct sense sense = sense_of(job, record);
	int way = tpl->kind->n_ways && may_be_misread(&sense) ? best_way(job, pages, sense) : 0;

	if (way == 0 || !dx_reading_begin(job->arena, pages, job->n_pages, job))
		return record;
	record = read_by(job, tpl, way);
	if (job->rows_total < LINES_SURE)
		job->anchored = dx_checks_need(&job->checks, &guess, 1);
	return record;
}

void *dx_reading_given(struct dx_job *job, const struct dx_page *pages, struct dx_given *given)
{
	struct dx_job tried;

	if (dx_reading_begin(job->arena, pages, job->n_pages, &tried)) {
		tried.tpl = job->tpl;
		(void)dx_reading_best(&tried, pages);
		job->way = tried.way;
	}
	job->given = given;
	return job->tpl->kind->run(job);
}
