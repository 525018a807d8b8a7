/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a paper calls its accounts: numbers behind labels, over the headings of a table, in headings between its rows;
 * IBANs where it has no other numbers; currencies where one number has a list for each.
 */
#include <stdlib.h>
#include <string.h>

#include "accounts_int.h"
#include "head.h"
#include "record/record.h"

#define DIGITS_MIN   4
#define WHOLE_MIN    8 /* digits of one with strokes: "12/2025" is a month */
#define NUMBER_MIN   6 /* letters and digits of an account's number that no label names */
#define SHARE_MAX    3 /* "2788415-S1": behind the member's number */
#define MISREAD_MAX  1 /* places of a recognised number */
#define IBAN_MIN     15
#define HEADING_BACK 2 /* lines above a table's headings that may name an account without a label */

static void add(struct dx_job *job, struct st_names *names, struct st_name name)
{
	if (names->n == names->cap) {
		size_t cap = names->cap ? 2 * names->cap : 16;
		struct st_name *v = dx_alloc_array(job->arena, cap, sizeof(*v));

		if (names->n)
			memcpy(v, names->v, names->n * sizeof(*v));
		names->v = v;
		names->cap = cap;
	}
	names->v[names->n++] = name;
}

const char *dx_st_name_key(struct dx_arena *a, const char *text, size_t *digits_r)
{
	char *out = dx_alloc_array(a, strlen(text) + 1, 1);
	size_t n = 0;

	*digits_r = 0;
	for (; *text; text++) {
		*digits_r += *text >= '0' && *text <= '9';
		if ((*text >= '0' && *text <= '9') || (*text >= 'A' && *text <= 'Z'))
			out[n++] = *text;
		else if (*text >= 'a' && *text <= 'z')
			out[n++] = (char)(*text - 'a' + 'A');
	}
	out[n] = '\0';
	return out;
}

/* The value of label HIT, whatever FIELD it is of, as a name of the account. */
static bool name_of(struct dx_job *job, int field, const struct dx_label_hit *hit, struct st_name *name_r)
{
	const struct dx_scope line = {hit->line, hit->line + 1};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	size_t digits;

	*name_r = (struct st_name){.line = hit->line, .first = hit->first, .is_labelled = true};
	if (field == SL_ACCOUNT_NUMBER) {
		if (!dx_fields_number_text(job, line, field, &name_r->number))
			return false;
		name_r->text = dx_st_name_key(job->arena, name_r->number.text, &digits);
		return digits >= DIGITS_MIN;
	}
	for (size_t i = 0; i < n; i++) {
		const char *text = dx_words_text(job->arena, &values[i]);

		name_r->text = dx_st_name_key(job->arena, text, &digits);
		if (field == SL_CURRENCY ? dx_st_currency_code(job->arena, text) != NULL
					 : digits >= DIGITS_MIN && strlen(name_r->text) >= IBAN_MIN)
			return true;
	}
	return false;
}

/* What labels, on lines that no table has taken, call the account. */
static void labelled(struct dx_job *job, int field, struct st_names *names)
{
	const struct dx_label_hit *hit;
	struct st_name name;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (name_of(job, field, hit, &name))
			add(job, names, name);
}

/* A number of an account in a heading: dashes, masks and the letters of a share allowed, no date, no plain year. */
static bool is_number(const char *text)
{
	struct dx_dates_raw r;
	size_t digits = 0;
	size_t letters = 0;

	for (const char *p = text; *p; p++) {
		digits += *p >= '0' && *p <= '9';
		letters += *p >= 'A' && *p <= 'Z' && *p != 'X';
		if (!((*p >= '0' && *p <= '9') || (*p >= 'A' && *p <= 'Z') || strchr("-*x/", *p)))
			return false;
	}
	return digits >= (strchr(text, '/') ? WHOLE_MIN : DIGITS_MIN) && digits + letters >= NUMBER_MIN &&
	       (letters == 0 || (letters < SHARE_MAX && strchr(text, '-') && text[0] >= '0' && text[0] <= '9')) &&
	       !dx_dates_whole(dx_str(text), &r);
}

/* Is word AT of LINE the value of a label that names something else, as the digits in "Address: … 411001"? */
static bool is_of_other(const struct dx_job *job, size_t line, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first < at && !l->v[i].inner)
			hit = &l->v[i];
	return hit && hit->field != SL_ACCOUNT_NUMBER && hit->field != SL_IBAN && hit->field != SL_ACCOUNT_TYPE &&
	       hit->field != SL_TITLE;
}

/* WORD of LINE names the account; before it, from word FIRST on, stands what calls it so. */
static void add_word(struct dx_job *job, struct st_names *names, size_t line, size_t first, size_t word)
{
	const struct dx_line *at = &job->lines.v[line];
	size_t digits;

	add(job, names,
	    (struct st_name){.line = line,
			     .first = first,
			     .text = dx_st_name_key(job->arena, at->words[word]->text, &digits),
			     .number = dx_lines_val(job->arena, &job->pages[at->page],
						    (const struct dx_word *const *)at->words + word, 1)});
}

bool dx_st_is_number_word(const char *text)
{
	static const char *const words[] = {"n", "num", "bsb", "sort", "code", "a/c"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(".:#", s.p[s.n - 1]))
		s.n--;
	return s.n == 0 || dx_st_is_number_sign(s) || dx_str_is_one_of(s, words, DX_LEN(words)) || dx_has_digit(text);
}

/*
 * Do the words before word AT of LINE say that it is an account's, a kind of account or "N°", or does it say so itself
 * ("2788415-S1")? Numbers of sheets and prints stand over tables, too.
 */
static bool is_accounts(struct dx_job *job, const struct dx_line *line, size_t at)
{
	struct dx_words before = {.words = (const struct dx_word *const *)line->words, .n = at, .page = line->page};

	return strpbrk(line->words[at]->text, "ABCDEFGHIJKLMNOPQRSTUVWYZ") != NULL ||
	       (at > 0 &&
		((dx_st_is_number_word(line->words[at - 1]->text) && !dx_has_digit(line->words[at - 1]->text)) ||
		 dx_st_names_kind(job, &before)));
}

/* "… in Current Account Number : 110262013593 in INR": does a label stand before word AT, within a sentence? */
static bool has_label(const struct dx_job *job, size_t line, size_t at)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == SL_ACCOUNT_NUMBER && l->v[i].first + l->v[i].n <= at)
			return true;
	return false;
}

/* What the line or two above the headings of table T call the account. */
static void over_table(struct dx_job *job, const struct dx_table *t, struct st_names *names)
{
	for (size_t back = 1; t->header_n && back <= HEADING_BACK && back <= t->header_first; back++) {
		const size_t at = t->header_first - back;
		const struct dx_line *line = &job->lines.v[at];

		if (line->page != t->page)
			return;
		for (size_t i = 0; !line->used && i < line->n; i++) { /* a row above may end in a reference */
			if (!is_number(line->words[i]->text) || is_of_other(job, at, i) || !is_accounts(job, line, i))
				continue;
			add_word(job, names, at, i, i);
			names->v[names->n - 1].is_labelled = has_label(job, at, i);
			return;
		}
	}
}

/* "Bonus Saver BSB 633-328 Account number 472874222" between the rows of one table, without a figure of its own. */
static void between_rows(struct dx_job *job, size_t at, struct st_names *names)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t len = 1;
	size_t n;
	struct dx_tok *toks;
	bool digits = false;

	for (size_t i = 0; i < line->n; i++) {
		if (dx_columns_amount_like(line->words[i]))
			return;
		digits |= is_number(line->words[i]->text);
	}
	if (!digits)
		return;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);
	for (size_t k = 0; k < n; k += len) {
		int field = dx_lex_match(job->tpl->labels, toks, n, k, &len);

		len = field < 0 ? 1 : len;
		if (field != SL_ACCOUNT_NUMBER || k + len >= n || !is_number(line->words[toks[k + len].word]->text))
			continue;
		add_word(job, names, at, toks[k].word, toks[k + len].word);
		return;
	}
}

static int by_line(const void *a, const void *b)
{
	const struct st_name *x = a;
	const struct st_name *y = b;

	return x->line < y->line ? -1 : x->line > y->line;
}

bool dx_st_same_name(const struct dx_job *job, const struct st_name *a, const struct st_name *b)
{
	const bool scanned = job->pages[job->lines.v[a->line].page].source == DX_SOURCE_OCR ||
			     job->pages[job->lines.v[b->line].page].source == DX_SOURCE_OCR;
	size_t other = 0;

	if (!scanned || strlen(a->text) != strlen(b->text))
		return strcmp(a->text, b->text) == 0;
	for (size_t i = 0; a->text[i]; i++)
		other += a->text[i] != b->text[i];
	return other <= MISREAD_MAX;
}

/* One number, or none, for all of the paper? */
static bool is_one(const struct dx_job *job, const struct st_names *names)
{
	for (size_t i = 1; i < names->n; i++)
		if (!dx_st_same_name(job, &names->v[i], &names->v[0]))
			return false;
	return true;
}

void dx_st_names_find(struct dx_job *job, const struct st_row *rows, size_t n, struct st_names *names)
{
	labelled(job, SL_ACCOUNT_NUMBER, names);
	for (size_t i = 0; i < n; i++) {
		const size_t from = i ? rows[i - 1].row->line + 1 : rows[i].row->line;

		if (i == 0 || rows[i].table != rows[i - 1].table)
			over_table(job, rows[i].table, names);
		for (size_t at = from; at < rows[i].row->line; at++)
			if (job->lines.v[at].used)
				between_rows(job, at, names);
		if (rows[i].word < 0 && !rows[i].has_date)
			between_rows(job, rows[i].row->line, names);
	}
	if (names->n == 0)
		labelled(job, SL_IBAN, names);
	if (is_one(job, names)) {
		struct st_names currencies = {0};

		labelled(job, SL_CURRENCY, &currencies);
		if (!is_one(job, &currencies))
			*names = currencies;
	}
	if (names->n)
		qsort(names->v, names->n, sizeof(*names->v), by_line);
}
