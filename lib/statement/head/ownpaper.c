/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The paper that an account of several would have alone: its lines, and those that are of all of them. */
#include <string.h>

#include "accounts_int.h"
#include "head.h"

#define NAME_MIN 6 /* letters and digits of a name that no other words hold by chance */

/* Stands a word whose middle is at height Y of page PAGE below the top of line AT, or right on it? */
static bool is_from(const struct dx_job *job, size_t page, int32_t y, size_t at)
{
	return at >= job->lines.n              ? false
	       : page != job->lines.v[at].page ? page > job->lines.v[at].page
					       : y >= job->lines.v[at].y0;
}

/* Does LINE, of what all accounts share, speak of another one than account I? */
static bool is_of_another(struct dx_job *job, const struct dx_line *line, const struct st_cut *cuts, size_t n, size_t i)
{
	size_t digits;
	const char *text = dx_st_name_key(
		job->arena, dx_lines_text(job->arena, (const struct dx_word *const *)line->words, line->n), &digits);

	if (cuts[i].name && strstr(text, cuts[i].name))
		return false;
	for (size_t k = 0; k < n; k++)
		if (k != i && cuts[k].name && strlen(cuts[k].name) >= NAME_MIN && strstr(text, cuts[k].name))
			return true;
	return false;
}

/* Is a word at height Y of page PAGE account I's, or of all of them? OTHERS: lines of the latter that are not. */
static bool is_own(const struct dx_job *job, size_t page, int32_t y, const struct st_cut *cuts, size_t n, size_t i,
		   const bool *others)
{
	if (is_from(job, page, y, cuts[i].line) && !(i + 1 < n && is_from(job, page, y, cuts[i + 1].line)))
		return true;
	if (cuts[i].has_head || is_from(job, page, y, cuts[0].line))
		return false;
	for (size_t k = job->lines.page_first[page]; k < job->lines.page_first[page + 1] && k < cuts[0].line; k++)
		if (others[k] && y >= job->lines.v[k].y0 && y <= job->lines.v[k].y1)
			return false;
	return true;
}

/* PAGE with the words of account I and of all. */
static struct dx_page own_page(struct dx_job *job, size_t page, const struct st_cut *cuts, size_t n, size_t i,
			       const bool *others)
{
	struct dx_page p = job->pages[page];

	p.words = dx_alloc_array(job->arena, p.n_words, sizeof(*p.words));
	p.n_words = 0;
	for (size_t w = 0; w < job->pages[page].n_words; w++) {
		const struct dx_word *word = &job->pages[page].words[w];

		if (is_own(job, page, word->y0 + (word->y1 - word->y0) / 2, cuts, n, i, others))
			p.words[p.n_words++] = *word;
	}
	return p;
}

void dx_st_account_job(struct dx_job *job, const struct st_cut *cuts, size_t n, size_t i, struct dx_job *own_r)
{
	const size_t shared = job->lines.v[cuts[0].line].page; /* what is of all ends on this page */
	const size_t from = job->lines.v[cuts[i].line].page;
	const size_t to = i + 1 < n ? job->lines.v[cuts[i + 1].line].page : job->n_pages - 1;
	struct dx_page *pages = dx_alloc_array(job->arena, shared + 1 + to - from + 1, sizeof(*pages));
	bool *others = dx_alloc_array(job->arena, cuts[0].line + 1, sizeof(*others));
	size_t n_pages = 0;

	for (size_t k = 0; k < cuts[0].line; k++)
		others[k] = is_of_another(job, &job->lines.v[k], cuts, n, i);
	for (size_t k = 0; k <= to; k = k == shared && k < from ? from : k + 1) {
		struct dx_page p = own_page(job, k, cuts, n, i, others);

		if (p.n_words)
			pages[n_pages++] = p;
	}
	*own_r = (struct dx_job){.arena = job->arena,
				 .tpl = job->tpl,
				 .pages = pages,
				 .n_pages = n_pages,
				 .checks = job->checks,
				 .notes = job->notes,
				 .wants = job->wants,
				 .way = job->way,
				 .given = job->given};
	dx_lines_build(job->arena, pages, n_pages, &own_r->lines);
}
