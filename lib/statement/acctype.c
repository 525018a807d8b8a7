/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What kind of account a statement is of, and the branch that keeps it: behind their labels, also where the value looks
 * like a label ("Savings A/c - Resident"); else a title of the paper ("SAVINGS ACCOUNT-RESIDENT"), a line under the
 * bank's name ("T NAGAR BRANCH, CHENNAI").
 */
#include <string.h>

#include "statement_int.h"

#define TITLE_WORDS 5
#define TITLE_REST  2 /* words of it that are neither the kind nor "account" */

static const char *const kinds[] = {"savings",  "saving",    "current", "salary", "checking",
				    "chequing", "overdraft", "sb",      "credit"};
static const char *const accounts[] = {"account", "a/c", "acct"};

/* The folded words of W's text, each for itself: "ACCOUNT-RESIDENT" is two. */
static const char *const *pieces(struct dx_job *job, const struct dx_words *w, size_t *n_r)
{
	char *text = dx_words_text(job->arena, w);
	const char **out = dx_alloc_array(job->arena, strlen(text) + 1, sizeof(*out));
	struct dx_str rest = dx_str(text);
	size_t n = 0;

	for (char *p = text; *p; p++)
		if (*p == '-' || *p == ',')
			*p = ' ';
	while (rest.n) {
		struct dx_str one;

		if (!dx_str_split(&rest, ' ', &one))
			break;
		if (one.n)
			out[n++] = dx_strndup(job->arena, one.p, one.n);
	}
	*n_r = n;
	return out;
}

static bool is_in(const char *text, const char *const *list, size_t n)
{
	return dx_str_is_one_of(dx_str(text), list, n);
}

/* Words for a kind of account and "account", and hardly anything else. */
static bool says_kind(struct dx_job *job, const struct dx_words *w, size_t rest_max)
{
	size_t n;
	const char *const *p = pieces(job, w, &n);
	size_t rest = 0;
	bool kind = false;
	bool account = false;

	for (size_t i = 0; i < n; i++) {
		bool k = is_in(p[i], kinds, DX_LEN(kinds));
		bool a = is_in(p[i], accounts, DX_LEN(accounts));

		kind |= k;
		account |= a;
		rest += !k && !a;
	}
	return kind && account && rest <= rest_max;
}

/* "ACCOUNT TYPE   A/c BALANCE(I)   TOTAL BALANCE": headings of a table of accounts; what is beside them is no value. */
static bool heads_balances(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words, line->n, &n);
	size_t len;

	for (size_t i = 0; i < n; i++)
		if (toks[i].word >= hit->first + hit->n &&
		    dx_lex_match(job->tpl->columns, toks, n, i, &len) == ST_BALANCE)
			return true;
	return false;
}

static bool is_type(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	return w->words[0]->y0 >= job->lines.v[hit->line].y1 || !heads_balances(job, hit);
}

/* The run right of HIT, whatever label it begins with, when it says a kind of account. */
static bool beside(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t from = hit->first + hit->n;
	size_t to;

	while (from < line->n && line->words[from]->text[strspn(line->words[from]->text, ":-")] == '\0')
		from++;
	for (to = from; to < line->n; to++)
		if (to > from && line->words[to]->x0 - line->words[to - 1]->x1 > line->height)
			break;
	*w_r = (struct dx_words){.words = line->words + from, .n = to - from, .page = line->page};
	return to > from && !heads_balances(job, hit) && says_kind(job, w_r, SIZE_MAX);
}

static void type_title(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		const char *text = dx_words_text(job->arena, &w);

		if (w.n > TITLE_WORDS || runs.n > 1 || dx_has_digit(text) || strchr(text, ':') ||
		    strstr(text, "tatement") || strstr(text, "STATEMENT") || !dx_st_is_capital(text) ||
		    !says_kind(job, &w, TITLE_REST) || dx_st_is_of_bank(&w))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return;
	}
}

void dx_st_account_type_read(struct dx_job *job, struct dx_val *v)
{
	struct dx_scope all = dx_scope_all(job);
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, all, SL_ACCOUNT_TYPE, &at))) {
		struct dx_words w;

		if ((hit->inner && !hit->has_colon) || !beside(job, hit, &w))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return;
	}
	if (!dx_fields_text_if(job, all, SL_ACCOUNT_TYPE, is_type, v))
		type_title(job, v);
}

/* "T NAGAR BRANCH, CHENNAI" among the lines of the head. */
static void branch_line(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		size_t last = 0;
		bool capitals = w.n <= TITLE_WORDS + 1;
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

void dx_st_branch_read(struct dx_job *job, struct dx_val *v)
{
	if (!dx_fields_text(job, dx_scope_all(job), SL_BRANCH, v))
		branch_line(job, v);
}
