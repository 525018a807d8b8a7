/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A kind of account in a title that has more in it: between bars, beside the number or the currency of the account
 * ("A/c 917663473631 | Savings Account | INR"), before what is shown of it ("SAVINGS ACCOUNT - DETAILS OF YOUR
 * TRANSACTIONS"), in two scripts behind its currency ("HKD Savings 港元儲蓄").
 */
#include <string.h>

#include "dx/extract/dates.h"
#include "dx/extract/lex.h"

#include "head.h"
#include "record/record.h"

#define KIND_WORDS 5
#define KIND_REST  2 /* words of it that are neither the kind nor "account" */
#define SUFFIX_MAX 4 /* digits behind the number of a member */

static bool is_bar(const char *text)
{
	return strcmp(text, "|") == 0;
}

static bool is_dash(const char *text)
{
	static const char *const dashes[] = {"-", "–", "—"};

	return dx_str_is_one_of(dx_str(text), dashes, DX_LEN(dashes));
}

/* The words of W from FROM on, up to a bar. */
static struct dx_words part_at(const struct dx_words *w, size_t from)
{
	struct dx_words part = {.words = w->words + from, .page = w->page};

	while (from + part.n < w->n && !is_bar(part.words[part.n]->text))
		part.n++;
	return part;
}

/* Does a label of the account's number, or of its bank's code, begin the part of line AT from word FIRST on? */
static bool is_of_account(const struct dx_job *job, size_t at, size_t first)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first == first &&
		    (l->v[i].field == SL_ACCOUNT_NUMBER || l->v[i].field == SL_IFSC || l->v[i].field == SL_IBAN))
			return true;
	return false;
}

/* The only part of run W, between bars, that is a kind of account, where another one has its number or code. */
static bool between_bars(struct dx_job *job, const struct st_runs *r, const struct dx_words *w, struct dx_words *kind_r)
{
	bool of_account = false;
	size_t found = 0;
	size_t parts = 0;

	for (size_t from = 0; from < w->n;) {
		const struct dx_words part = part_at(w, from);
		const bool labelled = is_of_account(job, r->line, r->seg->first + from);

		parts += part.n > 0;
		of_account |= labelled && part.n > 1 && dx_has_digit(dx_words_text(job->arena, &part));
		if (part.n > 0 && part.n <= KIND_WORDS && !dx_has_digit(dx_words_text(job->arena, &part)) &&
		    (dx_st_says_kind(job, &part, KIND_REST) || dx_st_says_only_kind(job, &part))) {
			*kind_r = part;
			found++;
		}
		from += part.n + 1;
	}
	return parts > 2 && of_account && found == 1;
}

/* Do all of the N words say what a part of a paper shows: "DETAILS OF YOUR TRANSACTIONS"? */
static bool is_of_paper(struct dx_job *job, const struct dx_word *const *words, size_t n)
{
	static const char *const joints[] = {"of", "your", "the", "and", "&", "for", "this", "all"};
	size_t papers = 0;

	for (size_t i = 0; i < n; i++) {
		if (dx_str_is_one_of(dx_str(words[i]->text), joints, DX_LEN(joints)))
			continue;
		if (!dx_st_is_paper_word(job, &words[i]))
			return false;
		papers++;
	}
	return papers > 0;
}

/* The kind before a dash and what is shown of the account. */
static bool before_dash(struct dx_job *job, const struct dx_words *w, struct dx_words *kind_r)
{
	size_t n = 0;

	while (n < w->n && !is_dash(w->words[n]->text))
		n++;
	*kind_r = (struct dx_words){.words = w->words, .n = n, .page = w->page};
	return n > 0 && n <= KIND_WORDS && n < w->n && dx_st_is_capital(w->words[0]->text) &&
	       dx_st_says_kind(job, kind_r, KIND_REST) && is_of_paper(job, w->words + n + 1, w->n - n - 1);
}

/* Does the line under AT begin the headings of a table? */
static bool is_over_table(const struct dx_job *job, size_t at)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (job->tables.v[i].header_n && job->tables.v[i].header_first == at + 1)
			return true;
	return false;
}

/* A currency and a kind, in a line alone over the rows, without the same in another script. */
static bool behind_currency(struct dx_job *job, const struct st_runs *r, const struct dx_words *w,
			    struct dx_words *kind_r)
{
	struct dx_words kind = {.words = w->words + 1, .page = w->page};

	if (w->n < 2 || r->n != 1 || !dx_value_currency(dx_str(w->words[0]->text)) || !is_over_table(job, r->line))
		return false;
	while (kind.n + 1 < w->n && !dx_lex_is_other_script(kind.words[kind.n]->text))
		kind.n++;
	*kind_r = (struct dx_words){.words = w->words, .n = kind.n + 1, .page = w->page};
	for (size_t i = kind.n + 1; i < w->n; i++)
		if (!dx_lex_is_other_script(w->words[i]->text))
			return false;
	return kind.n > 0 && kind.n <= KIND_WORDS && dx_st_says_only_kind(job, &kind);
}

/* "SUFFIX 0070": a word, and the few digits by which one of a member's accounts is known. */
static bool is_suffix(const struct dx_words *w)
{
	const char *digits = w->n == 2 ? w->words[1]->text : "";
	const size_t n = strlen(digits);

	return n > 0 && n <= SUFFIX_MAX && strspn(digits, "0123456789") == n && !dx_has_digit(w->words[0]->text);
}

bool dx_st_type_is_listed(struct dx_job *job, const struct st_runs *r)
{
	const struct dx_line *line = &job->lines.v[r->line];

	for (size_t k = 0; k < r->n; k++) {
		const struct dx_words w = {.words = (const struct dx_word *const *)line->words + r->segs[k].first,
					   .n = r->segs[k].n,
					   .page = line->page};
		const char *text = dx_words_text(job->arena, &w);
		struct dx_dates_raw from, to;

		if (&r->segs[k] == r->seg || (&r->segs[k] < r->seg && is_suffix(&w)) ||
		    dx_dates_range(dx_str(text), &from, &to))
			continue;
		if (dx_has_digit(text) || dx_st_says_kind(job, &w, KIND_REST))
			return true;
	}
	return false;
}

void dx_st_type_over_table(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	struct dx_words kind;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w))
		if (behind_currency(job, &runs, &w, &kind))
			*v = dx_words_val(job->arena, &job->lines, &kind);
}

void dx_st_type_titled(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	struct dx_words kind;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w))
		if (between_bars(job, &runs, &w, &kind) || before_dash(job, &w, &kind))
			*v = dx_words_val(job->arena, &job->lines, &kind);
}
