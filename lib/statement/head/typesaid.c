/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A kind of account that the paper's title says in passing: "Savings account statement", "Statement of your Housing
 * Loan Account No. …", "here is your Savings Account statement", "SAVINGS PASS BOOK".
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define KIND_WORDS 4 /* with "account" */

static bool is_word(const char *text, const char *const *words, size_t n)
{
	return dx_str_is_one_of(dx_strn(text, strcspn(text, ",.:")), words, n);
}

static bool is_account(const char *text)
{
	static const char *const words[] = {"account", "a/c", "acct"};

	return is_word(text, words, DX_LEN(words));
}

static bool is_statement(const char *text)
{
	static const char *const words[] = {"statement"};

	return is_word(text, words, DX_LEN(words));
}

/* The words of W before "statement", with which it may end or go on ("… statement from 1 April"), when they are a kind
 * of account. */
static size_t before_statement(struct dx_job *job, const struct dx_words *w)
{
	struct dx_words kind = *w;

	kind.n = 0;
	while (kind.n < w->n && kind.n <= KIND_WORDS && !is_statement(w->words[kind.n]->text))
		kind.n++;
	if (kind.n < 2 || kind.n > KIND_WORDS || kind.n == w->n || !dx_st_is_capital(w->words[0]->text) ||
	    !is_account(w->words[kind.n - 1]->text))
		return 0;
	return dx_st_says_kind(job, &kind, 1) ? kind.n : 0;
}

/* The first of the words of W behind "statement of your", up to "account" or, of a loan or where it is written small,
 * in front of it; *N_R of them; SIZE_MAX: it says none. */
static size_t behind_your(const struct dx_words *w, size_t *n_r)
{
	bool statement = false;

	for (size_t i = 0; i < w->n; i++) {
		statement |= is_statement(w->words[i]->text);
		if (!statement || !dx_str_ieq_c(dx_str(w->words[i]->text), "your"))
			continue;
		for (size_t k = i + 1; k < w->n && k <= i + KIND_WORDS; k++) {
			const bool small = strcmp(w->words[k]->text, "account") == 0;

			if ((!dx_st_is_capital(w->words[k]->text) && !small) || dx_has_digit(w->words[k]->text))
				return SIZE_MAX;
			if (is_account(w->words[k]->text)) {
				*n_r = k - i - (small || dx_str_ieq_c(dx_str(w->words[k - 1]->text), "loan"));
				return k > i + 1 ? i + 1 : SIZE_MAX;
			}
		}
		return SIZE_MAX;
	}
	return SIZE_MAX;
}

/* Behind "statement of", up to "account" in small letters, which is then no part of the name: as behind_your(). */
static size_t before_small_account(struct dx_job *job, const struct dx_words *w, size_t *n_r)
{
	struct dx_words kind = {.words = w->words + 2, .page = w->page};

	if (w->n < 4 || !is_statement(w->words[0]->text) || !dx_str_ieq_c(dx_str(w->words[1]->text), "of"))
		return SIZE_MAX;
	while (kind.n + 2 < w->n && kind.n < KIND_WORDS && dx_st_is_capital(kind.words[kind.n]->text) &&
	       !is_account(kind.words[kind.n]->text))
		kind.n++;
	if (kind.n == 0 || kind.n + 2 == w->n || strcmp(kind.words[kind.n]->text, "account") != 0 ||
	    !dx_st_names_kind(job, &kind))
		return SIZE_MAX;
	*n_r = kind.n;
	return 2;
}

/* Behind "your", up to "account statement": as behind_your(). */
static size_t before_own_statement(struct dx_job *job, const struct dx_words *w, size_t *n_r)
{
	for (size_t i = 1; i < w->n; i++) {
		const struct dx_words rest = {.words = w->words + i, .n = w->n - i, .page = w->page};

		if (!dx_str_ieq_c(dx_str(w->words[i - 1]->text), "your"))
			continue;
		*n_r = before_statement(job, &rest);
		return *n_r ? i : SIZE_MAX;
	}
	return SIZE_MAX;
}

/* The words of W before "pass book", with which it ends, when they are a kind of account and nothing else: "SAVINGS
 * BANK". */
static size_t before_pass_book(struct dx_job *job, const struct dx_words *w)
{
	struct dx_words kind = *w;
	struct dx_words said;
	const char *last = w->words[w->n - 1]->text;

	if (w->n > 2 && dx_str_ieq_c(dx_str(last), "book") && dx_str_ieq_c(dx_str(w->words[w->n - 2]->text), "pass"))
		kind.n = w->n - 2;
	else if (w->n > 1 && dx_str_ieq_c(dx_str(last), "passbook"))
		kind.n = w->n - 1;
	else
		return 0;
	said = kind;
	said.n -= said.n > 1 && dx_str_ieq_c(dx_str(said.words[said.n - 1]->text), "bank");
	return dx_st_says_only_kind(job, &said) ? kind.n : 0;
}

void dx_st_type_said(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w)) {
		size_t n = before_statement(job, &w);
		size_t from;

		n = n ? n : before_pass_book(job, &w);
		from = n ? 0 : behind_your(&w, &n);
		if (from == SIZE_MAX)
			from = before_own_statement(job, &w, &n);
		if (from == SIZE_MAX)
			from = before_small_account(job, &w, &n);
		if (from != SIZE_MAX)
			*v = dx_lines_val(job->arena, &job->pages[w.page], w.words + from, n);
	}
}

void dx_st_type_without_account(struct dx_words *w, const char *next)
{
	static const char *const signs[] = {"no", "number", "nr", "num"};

	w->n -= w->n > 1 && strcmp(w->words[w->n - 1]->text, "account") == 0 && is_word(next, signs, DX_LEN(signs));
}

/* How long TEXT is without the word behind its last blank, if that is a currency in capitals ("INR", "EUR-Konto"); 0:
 * it is none. */
static size_t before_currency(const char *text)
{
	static const char konto[] = "-Konto";
	const char *last = strrchr(text, ' ');
	struct dx_str code = last ? dx_str(last + 1) : (struct dx_str){0};

	if (dx_str_ends(code, konto))
		code.n -= sizeof(konto) - 1;
	if (code.n != 3 || strspn(code.p, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") < 3 || !dx_value_currency(code))
		return 0;
	return (size_t)(last - text);
}

void dx_st_type_without_currency(struct dx_job *job, struct dx_val *v)
{
	size_t n = dx_val_has(v) ? before_currency(v->text) : 0;

	while (n > 0 && strchr(" -", v->text[n - 1]))
		n--;
	if (n > 0)
		v->text = dx_strndup(job->arena, v->text, n);
}

void dx_st_type_without_signs(struct dx_job *job, struct dx_val *v)
{
	static const char *const signs[] = {" ", "=", "-", "|", "/", "•", "·", "–", "—"};
	struct dx_str s = dx_str(dx_val_has(v) ? v->text : NULL);
	bool more = s.n > 0;

	while (more) {
		const size_t before = s.n;

		for (size_t i = 0; i < DX_LEN(signs); i++) {
			if (dx_str_starts(s, signs[i]))
				s = dx_str_sub(s, strlen(signs[i]), SIZE_MAX);
			if (dx_str_ends(s, signs[i]))
				s.n -= strlen(signs[i]);
		}
		more = s.n < before;
	}
	if (s.n > 0 && s.n < strlen(v->text))
		v->text = dx_strndup(job->arena, s.p, s.n);
}
