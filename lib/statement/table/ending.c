/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Papers that say where they begin and end without a count of their pages: pages numbered from 1 on, one after the
 * other, and "*** End of Statement ***" behind the rows. A page lost in front, between or behind takes one of these
 * with it.
 */
#include <string.h>

#include "dx/base/buf.h"

#include "record/record.h"
#include "table.h"

static const char signs[] = "*-=+_.~#";

/* Do the N words say one of PHRASES, and nothing else? Signs around words are none. */
static bool says(const struct dx_word *const *w, size_t n, const char *const *phrases, size_t n_phrases)
{
	struct dx_buf buf = DX_BUF_INIT;
	bool found = false;

	for (size_t i = 0; i < n; i++) {
		struct dx_str s = dx_str(w[i]->text + strspn(w[i]->text, signs));

		while (s.n && strchr(signs, s.p[s.n - 1]))
			s.n--;
		if (s.n && buf.len)
			dx_buf_addc(&buf, ' ');
		dx_buf_add(&buf, s.p, s.n);
	}
	for (size_t i = 0; i < n_phrases && buf.len; i++)
		found |= dx_str_ieq_c(dx_strn(buf.data, buf.len), phrases[i]);
	dx_buf_free(&buf);
	return found;
}

bool dx_st_says_end(const struct dx_word *const *w, size_t n)
{
	static const char *const ends[] = {"end of statement", "end of the statement", "end of report",
					   "end of the report"};

	return says(w, n, ends, DX_LEN(ends));
}

bool dx_st_says_onward(const struct dx_word *const *w, size_t n)
{
	static const char *const onward[] = {"please turn over", "p.t.o",    "pto",      "fortsetzung",
					     "suite au verso",   "à suivre", "continúa", "continua"};

	return dx_job_says_onward(w, n) || says(w, n, onward, DX_LEN(onward));
}

/* A run of words on the last page, below line AFTER, that says so; nowhere else may anything end. */
static bool has_end(struct dx_job *job, size_t after)
{
	bool found = false;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			if (!dx_st_says_end((const struct dx_word *const *)line->words + segs[k].first, segs[k].n))
				continue;
			if (found || i <= after || line->page + 1 != job->lines.n_pages)
				return false;
			found = true;
		}
	}
	return found;
}

bool dx_st_ends_itself(struct dx_job *job, const struct st_part *p)
{
	const struct dx_row *lowest;
	size_t last = dx_st_last(p);

	if (last == SIZE_MAX)
		return false;
	lowest = p->rows[p->reversed ? dx_st_first(p) : last].row;
	if (!lowest) /* somebody put it in */
		return false;
	for (size_t page = 0; page < job->lines.n_pages; page++)
		if (!dx_job_page_says(&job->lines, page, (int)page + 1))
			return false;
	return has_end(job, lowest->line);
}
