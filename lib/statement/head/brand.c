/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Ridings Credit Card", the tallest words of a card's statement that speaks of no bank: who issues cards under a name
 * of their own is called by it.
 */
#include "head.h"
#include "record/record.h"

#define NAME_WORDS 3 /* before "Credit Card" */
#define TOP        4 /* the first quarter of the page */

/* Does a line outside the rows have a word for banks? Then one of them is the issuer. */
static bool speaks_of_bank(const struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n && !job->lines.v[i].used; k++)
			if (dx_st_is_bank_word(job->lines.v[i].words[k]->text))
				return true;
	return false;
}

/* "harborline card services": whoever serves cards may write its name small. */
static bool ends_in_services(const struct dx_words *w)
{
	static const char *const services[] = {"services", "service"};

	return w->n > 2 && dx_str_is_one_of(dx_str(w->words[w->n - 1]->text), services, DX_LEN(services));
}

/* Words that papers do not have, and "Card", perhaps "Credit" before it, or its services, as the last ones. */
static bool is_brand(struct dx_job *job, const struct dx_words *w)
{
	bool serves = ends_in_services(w);
	size_t n = w->n - serves;

	if (n < 2 || !dx_str_ieq_c(dx_str(w->words[--n]->text), "card"))
		return false;
	n -= n > 1 && dx_str_ieq_c(dx_str(w->words[n - 1]->text), "credit");
	for (size_t i = 0; i < n; i++)
		if ((!serves && !dx_st_is_capital(w->words[i]->text)) || dx_has_digit(w->words[i]->text) ||
		    dx_st_is_paper_word(job, &w->words[i]))
			return false;
	return n <= NAME_WORDS;
}

void dx_st_brand_of_card(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w, title;
	bool is_found = false;
	int32_t tallest = 0;

	if (!dx_st_is_card(job) || speaks_of_bank(job))
		return;
	while (dx_st_next_run(job, &runs, &w)) {
		const int32_t height = w.words[0]->y1 - w.words[0]->y0;

		if (height <= tallest)
			continue;
		tallest = height;
		title = w;
		is_found = is_brand(job, &w) && w.words[0]->y1 < job->pages[w.page].height / TOP;
	}
	if (is_found)
		*v = dx_words_val(job->arena, &job->lines, &title);
}
