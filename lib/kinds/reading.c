/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Ways to read one paper. Headings lead to columns, but what a heading of a trade that nobody here knows says may be
 * something else than it says everywhere else ("TOTAL DUTIES" is a count, and no total). Where the arithmetic denies
 * most lines it is the reading that is wrong, and no line; where nothing denies it and something is open, a column may
 * not have been understood. The kind's other ways are tried then, and one is taken if it leaves no line denied and has
 * more of them proved. What stands in one line alone may hold by chance: it is a guess, and verifies nothing. A paper
 * that somebody altered has one line denied among many, and is read as its headings say.
 */
#include <stdlib.h>
#include <string.h>

#include "kinds_int.h"

#define LINES_SURE 2 /* of one way, no less than so many prove it */

/* What a reading makes of a paper. */
struct sense {
	size_t passed, failed; /* checks of lines */
	size_t lines, wrong;   /* how many there are, and of how many a check failed */
	size_t denied;         /* checks of all sorts that failed */
	size_t values;         /* that were read */
	size_t open;           /* reasons why it is not verified */
	bool verified;
};

static void on_value(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v,
		     const char *pointer DX_UNUSED)
{
	struct sense *s = arg;

	s->values += dx_val_has(v);
}

static bool is_of_lines(const struct dx_kind *k, const struct dx_check *c)
{
	for (size_t n = 0; n < k->checks.n; n++)
		if (strcmp(k->checks.v[n], c->id) == 0)
			return k->line_checks >> n & 1;
	return false;
}

/* The line that C is of, by its first path: "/line_items/3/amount"; N or more: of none, or of all. */
static size_t line_of(const struct dx_check *c, size_t n)
{
	const char *index = c->n_paths > 0 ? strchr(c->paths[0] + 1, '/') : NULL;

	return index && index[1] >= '0' && index[1] <= '9' ? strtoul(index + 1, NULL, 10) : n;
}

static struct sense sense_of(struct dx_job *job, void *record)
{
	const struct dx_kind *k = job->tpl->kind;
	struct sense s = {.lines = (size_t)job->rows_total, .denied = job->checks.failed};
	bool *wrong = dx_alloc_array(job->arena, s.lines + 1, sizeof(*wrong));

	for (size_t i = 0; i < job->checks.n; i++) {
		const struct dx_check *c = &job->checks.v[i];
		size_t line;

		if (!is_of_lines(k, c))
			continue;
		line = line_of(c, s.lines);
		s.passed += c->state == DX_CHECK_PASSED;
		s.failed += c->state == DX_CHECK_FAILED;
		if (c->state == DX_CHECK_FAILED && line < s.lines && !wrong[line]) {
			wrong[line] = true; /* once, though its price, its tax and its total say so */
			s.wrong++;
		}
	}
	dx_val_walk(k->shape, k->n_shape, record, "", on_value, &s);
	s.verified = dx_verdict(&job->checks, job->anchored, k->shape, k->n_shape, record) == DX_VERDICT_VERIFIED;
	for (size_t i = 0; i < DX_OPEN_COUNT && !s.verified; i++)
		s.open += job->checks.open[i];
	return s;
}

/* Where checks fail, more than half of the lines are denied, or none has a check. Where none does, something is open.
 */
static bool may_be_misread(const struct sense *s)
{
	return s->denied ? s->wrong * 2 > s->lines || s->passed + s->failed == 0 : !s->verified;
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
	const struct dx_need guess = {false, DX_OPEN_GUESS};
	void *record;

	job->tpl = tpl;
	job->way = way;
	record = tpl->kind->run(job);
	if (way > 0 && job->rows_total < LINES_SURE)
		job->anchored = dx_checks_need(&job->checks, &guess, 1);
	return record;
}

/* The way that makes most sense of PAGES, after JOB was read as RECORD by the first; 0: none is better than that. */
static int best_way(struct dx_job *job, void *record, const struct dx_page *pages)
{
	const struct dx_kind *k = job->tpl->kind;
	struct sense was = sense_of(job, record);
	const int n = may_be_misread(&was) ? k->n_ways(job) : 0;
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
	const struct dx_template *tpl = job->tpl;
	void *record = read_by(job, tpl, 0);
	int way = tpl->kind->n_ways ? best_way(job, record, pages) : 0;

	if (way == 0 || !dx_reading_begin(job->arena, pages, job->n_pages, job))
		return record;
	return read_by(job, tpl, way);
}

void *dx_reading_given(struct dx_job *job, const struct dx_page *pages, struct dx_given *given)
{
	struct dx_arena *scratch = dx_arena_new();
	struct dx_job plain;
	int way = 0;

	if (job->tpl->kind->n_ways && dx_reading_begin(scratch, pages, job->n_pages, &plain))
		way = best_way(&plain, read_by(&plain, job->tpl, 0), pages);
	dx_arena_drop(&scratch);
	job->given = given;
	return read_by(job, job->tpl, way);
}
