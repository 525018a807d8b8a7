/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The branch that keeps the account: behind its label, else a line under the bank's name ("T NAGAR BRANCH, CHENNAI").
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define LINE_WORDS 6
#define PIN_DIGITS 6

/* "T NAGAR BRANCH, CHENNAI" among the lines of the head. */
static void branch_line(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		size_t last = 0;
		bool capitals = w.n <= LINE_WORDS;
		bool comma;

		while (last < w.n &&
		       !dx_str_ieq_c(dx_strn(w.words[last]->text, strcspn(w.words[last]->text, ",")), "branch"))
			last++;
		if (last == 0 || last == w.n)
			continue;
		for (size_t i = 0; i < last; i++)
			capitals &= dx_st_is_capital(w.words[i]->text) && !strpbrk(w.words[i]->text, "0123456789:,") &&
				    !dx_st_is_bank_word(w.words[i]->text);
		comma = strchr(w.words[last]->text, ',') != NULL;
		if (!capitals || (last + 1 < w.n && !comma))
			continue;
		*v = dx_lines_val(job->arena, &job->pages[w.page], w.words, last + 1);
		v->text = dx_strndup(job->arena, v->text, strlen(v->text) - comma);
		return;
	}
}

/* "Your Base Branch has moved": a sentence goes on. */
static bool is_branch(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const char first = w->words[0]->text[w->skip];

	(void)job;
	return hit->has_colon || first < 'a' || first > 'z';
}

/* Does TEXT end in an Indian postal index number: "Kochi 682031", "Kochi - 682 031"? */
static bool ends_in_pin(const char *text)
{
	size_t n = strlen(text);
	size_t digits = 0;

	while (n > 0 && digits < PIN_DIGITS &&
	       (strchr("0123456789", text[n - 1]) || (digits == PIN_DIGITS / 2 && text[n - 1] == ' ')))
		digits += text[--n] != ' ';
	return digits == PIN_DIGITS && n > 0 && strchr(" -", text[n - 1]) && text[n] != '0';
}

/*
 * "Marine Drive, Ground Floor, Bay Pride, Kochi 682031": an address goes on behind the branch's name, which has no
 * digit, and says by its end that it is one. "ADYAR,": the comma is that of an address in the lines below.
 */
static void without_address(struct dx_job *job, struct dx_val *v)
{
	size_t n = strcspn(v->text, ",");

	if (v->text[n] && !ends_in_pin(v->text)) {
		n = strlen(v->text);
		while (n > 1 && strchr(", ", v->text[n - 1]))
			n--;
	}
	if (n > 0 && v->text[n] && strcspn(v->text, "0123456789") >= n)
		v->text = dx_strndup(job->arena, v->text, n);
}

void dx_st_branch_read(struct dx_job *job, struct dx_val *v)
{
	if (dx_fields_text_if(job, dx_scope_all(job), SL_BRANCH, is_branch, v))
		without_address(job, v);
	else
		branch_line(job, v);
}
