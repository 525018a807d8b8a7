/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What kind of account a statement is of, and the branch that keeps it: behind their labels, also where the value looks
 * like a label ("Savings A/c - Resident"); else a title of the paper ("SAVINGS ACCOUNT-RESIDENT"), what stands before
 * the account's number ("Compte chèque n° 49921915052"), a line under the bank's name ("T NAGAR BRANCH, CHENNAI").
 */
#include <string.h>

#include "statement_int.h"

#define TITLE_WORDS   5
#define TITLE_REST    2 /* words of it that are neither the kind nor "account" */
#define NUMBER_DIGITS 6 /* of an account's number */

static const char *const kinds[] = {"savings",  "saving",  "current",  "salary",  "checking", "chequing",  "overdraft",
				    "sb",       "credit",  "cheque",   "cheques", "chèque",   "chèques",   "courant",
				    "épargne",  "dépôt",   "ahorro",   "ahorros", "nómina",   "corriente", "corrente",
				    "poupança", "libreta", "business", "personal"};
static const char *const accounts[] = {"account", "a/c", "acct", "compte", "cuenta", "conta", "conto"};
/* What words that are both end in: "Girokonto", "zichtrekening", "Everyday Checking". */
static const char *const both[] = {"konto", "kontokorrent", "rekening", "checking", "chequing"};

/* "CHÈQUE" in lower case; "A/C" stays as it is. */
static const char *lower(struct dx_arena *a, struct dx_str word)
{
	return memchr(word.p, '/', word.n) ? dx_strndup(a, word.p, word.n) : dx_lex_fold(a, word);
}

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
			out[n++] = lower(job->arena, one);
	}
	*n_r = n;
	return out;
}

static bool is_in(const char *text, const char *const *list, size_t n)
{
	return dx_str_is_one_of(dx_str(text), list, n);
}

static bool is_both(const char *text)
{
	for (size_t i = 0; i < DX_LEN(both); i++)
		if (dx_str_ends(dx_str(text), both[i]) && (strcmp(text, "konto") != 0 && strcmp(text, "rekening") != 0))
			return true;
	return false;
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
		bool b = is_both(p[i]);
		bool k = b || is_in(p[i], kinds, DX_LEN(kinds));
		bool a = b || is_in(p[i], accounts, DX_LEN(accounts));

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

/* The run under HIT, in the next line, whatever label it is; else as beside(). */
static bool below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const int32_t x0 = line->words[hit->first]->x0;
	const int32_t x1 = line->words[hit->first + hit->n - 1]->x1;
	size_t n;
	struct dx_seg *segs;

	if (hit->line + 1 >= job->lines.n || line[1].page != line->page || line[1].y0 > line->y1 + 2 * line->height)
		return false;
	segs = dx_lines_segments(job->arena, line + 1, &n);
	for (size_t k = 0; k < n; k++) {
		if (segs[k].x0 >= x1 || segs[k].x1 <= x0)
			continue;
		*w_r = (struct dx_words){.words = (const struct dx_word *const *)line[1].words + segs[k].first,
					 .n = segs[k].n,
					 .page = line->page};
		return w_r->n <= TITLE_WORDS && says_kind(job, w_r, TITLE_REST);
	}
	return false;
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

/* A number as long as an account's, or an IBAN, in the words FROM.. of LINE. */
static bool has_number(const struct dx_line *line, size_t from)
{
	for (size_t i = from; i < line->n; i++) {
		size_t digits = 0;

		for (size_t k = i; k < line->n && dx_has_digit(line->words[k]->text); k++)
			for (const char *c = line->words[k]->text; *c; c++)
				digits += *c >= '0' && *c <= '9';
		if (digits >= NUMBER_DIGITS)
			return true;
	}
	return false;
}

/* How many of the words of W, which stand before a number, may say what kind of account has it. */
static size_t before_number(const struct dx_words *w)
{
	static const char *const ends[] = {"n°", "nº", "no", "no.", "nr", "nr.", "number", "iban", "iban:", "in"};
	size_t n = 0;

	while (n < w->n && n <= TITLE_WORDS) {
		const char *text = w->words[n]->text;
		const size_t len = strlen(text);

		if (dx_has_digit(text) || dx_value_currency(dx_str(text)) || strcmp(text, ":") == 0 ||
		    dx_str_is_one_of(dx_str(text), ends, DX_LEN(ends)))
			break;
		n++;
		if (text[len - 1] == ',' || text[len - 1] == ':')
			break;
	}
	return n;
}

/* Is all of the N words from FIRST on a label for a number ("Savings Account Number: …")? */
static bool is_label(const struct dx_job *job, size_t line, size_t first, size_t n)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first <= first && l->v[i].first + l->v[i].n >= first + n)
			return true;
	return false;
}

/* "COMPTE CHÈQUE N° 49921915052", "eKonto osobiste, waluta: PLN" over "nr: 62 1140 …": a kind, and its number. */
static void type_of_number(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (dx_st_next_run(job, &runs, &w)) {
		const struct dx_line *line = &job->lines.v[runs.line];
		const bool below =
			runs.line + 1 < job->lines.n && line[1].page == line->page && has_number(line + 1, 0);
		size_t n = before_number(&w);

		w.n = n;
		if (n == 0 || n > TITLE_WORDS || !(has_number(line, runs.seg->first + n) || below) ||
		    !says_kind(job, &w, TITLE_REST) || is_label(job, runs.line, runs.seg->first, n))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->text = dx_strndup(job->arena, v->text,
				     strlen(v->text) - (strpbrk(v->text + strlen(v->text) - 1, ",:") ? 1 : 0));
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

		if ((hit->inner && !hit->has_colon) || !(beside(job, hit, &w) || below(job, hit, &w)))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		return;
	}
	if (!dx_fields_text_if(job, all, SL_ACCOUNT_TYPE, is_type, v))
		type_title(job, v);
	if (!dx_val_has(v))
		type_of_number(job, v);
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
