/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Where the next account of a paper begins. Its number is named above its rows, by a label, over the headings of its
 * table or in a heading between the rows, and it is another one than above the rows before; or another currency is
 * ("CURRENCY: US DOLLAR (USD)"), where one number has a list for each. The chain of balances decides: where it goes on
 * there is one account, whatever headings say; where nothing says that it breaks, a balance must stand between.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/ident.h"
#include "head.h"
#include "record/record.h"

#define DIGITS_MIN   4
#define WHOLE_MIN    8 /* digits of one with strokes: "12/2025" is a month */
#define NUMBER_MIN   6 /* letters and digits of an account's number that no label names */
#define SHARE_MAX    3 /* "2788415-S1": behind the member's number */
#define MISREAD_MAX  1 /* places of a recognised number */
#define IBAN_MIN     15
#define TITLE_WORDS  6
#define TITLE_LINES  3 /* above the number: "LAKESHORE SAVINGS", "A/C TYPE : …" */
#define HEADING_BACK 2 /* lines above a table's headings that may name an account without a label */

struct name {
	size_t line;
	const char *text;
	struct dx_val number;
	size_t first; /* word of the line that the label, or the number without one, begins with */
	bool is_labelled;
};

struct names {
	struct name *v;
	size_t n, cap;
};

static void add(struct dx_job *job, struct names *names, struct name name)
{
	if (names->n == names->cap) {
		size_t cap = names->cap ? 2 * names->cap : 16;
		struct name *v = dx_alloc_array(job->arena, cap, sizeof(*v));

		if (names->n)
			memcpy(v, names->v, names->n * sizeof(*v));
		names->v = v;
		names->cap = cap;
	}
	names->v[names->n++] = name;
}

/* TEXT in capital letters and digits alone, as the same number is printed with blanks and dashes elsewhere. */
static const char *bare(struct dx_arena *a, const char *text, size_t *digits_r)
{
	char *out = dx_alloc_array(a, strlen(text) + 1, 1);
	size_t n = 0;

	*digits_r = 0;
	for (; *text; text++) {
		*digits_r += *text >= '0' && *text <= '9';
		if ((*text >= '0' && *text <= '9') || (*text >= 'A' && *text <= 'Z') || (*text >= 'a' && *text <= 'z'))
			out[n++] = *text;
	}
	out[n] = '\0';
	return out;
}

/* The value of label HIT, whatever FIELD it is of, as a name of the account. */
static bool name_of(struct dx_job *job, int field, const struct dx_label_hit *hit, struct name *name_r)
{
	const struct dx_scope line = {hit->line, hit->line + 1};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	size_t digits;

	*name_r = (struct name){.line = hit->line, .first = hit->first, .is_labelled = true};
	if (field == SL_ACCOUNT_NUMBER && dx_fields_number_text(job, line, field, &name_r->number)) {
		name_r->text = bare(job->arena, name_r->number.text, &digits);
		return digits >= DIGITS_MIN;
	}
	for (size_t i = 0; i < n; i++) {
		name_r->text = bare(job->arena, dx_words_text(job->arena, &values[i]), &digits);
		if (field == SL_CURRENCY ? *name_r->text != '\0' : strlen(name_r->text) >= IBAN_MIN)
			return true;
	}
	return false;
}

/* What labels, on lines that no table has taken, call the account. */
static void labelled(struct dx_job *job, int field, struct names *names)
{
	const struct dx_label_hit *hit;
	struct name name;
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
static void add_word(struct dx_job *job, struct names *names, size_t line, size_t first, size_t word)
{
	const struct dx_line *at = &job->lines.v[line];
	size_t digits;

	add(job, names,
	    (struct name){.line = line,
			  .first = first,
			  .text = bare(job->arena, at->words[word]->text, &digits),
			  .number = dx_lines_val(job->arena, &job->pages[at->page],
						 (const struct dx_word *const *)at->words + word, 1)});
}

/* "Nummer", "N°", "BSB 633-772": does a word between an account's title and its number say what the number is? */
static bool is_of_number(const char *text)
{
	static const char *const words[] = {"no",     "n",      "nr",  "num",  "number", "nummer",
					    "numero", "número", "bsb", "sort", "code",   "a/c"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(".:#", s.p[s.n - 1]))
		s.n--;
	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(s, words[i]))
			return true;
	return s.n == 0 || strcmp(text, "N°") == 0 || dx_has_digit(text);
}

/*
 * Do the words before word AT of LINE say that it is an account's, a kind of account or "N°", or does it say so itself
 * ("2788415-S1")? Numbers of sheets and prints stand over tables, too.
 */
static bool is_accounts(struct dx_job *job, const struct dx_line *line, size_t at)
{
	struct dx_words before = {.words = (const struct dx_word *const *)line->words, .n = at, .page = line->page};

	return strpbrk(line->words[at]->text, "ABCDEFGHIJKLMNOPQRSTUVWYZ") != NULL ||
	       (at > 0 && ((is_of_number(line->words[at - 1]->text) && !dx_has_digit(line->words[at - 1]->text)) ||
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
static void over_table(struct dx_job *job, const struct dx_table *t, struct names *names)
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
static void between_rows(struct dx_job *job, size_t at, struct names *names)
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
	const struct name *x = a;
	const struct name *y = b;

	return x->line < y->line ? -1 : x->line > y->line;
}

/* Are A and B one number? A recognised one may have been misread in one of its places. */
static bool is_same(const struct dx_job *job, const struct name *a, const struct name *b)
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
static bool is_one(const struct dx_job *job, const struct names *names)
{
	for (size_t i = 1; i < names->n; i++)
		if (!is_same(job, &names->v[i], &names->v[0]))
			return false;
	return true;
}

static void find_names(struct dx_job *job, const struct st_row *rows, size_t n, struct names *names)
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
		struct names currencies = {0};

		labelled(job, SL_CURRENCY, &currencies);
		if (!is_one(job, &currencies))
			*names = currencies;
	}
	if (names->n)
		qsort(names->v, names->n, sizeof(*names->v), by_line);
}

/* ---- is it another account? ---- */

enum link { GOES_ON, BREAKS, UNKNOWN };

/* Is CHANGE what row R comes to? */
static bool moves(const struct st_row *r, struct dx_dec change)
{
	return dx_dec_cmp(change, dx_dec_abs(dx_st_change(&r->t))) == 0 ||
	       (dx_val_has(&r->amount) && dx_dec_cmp(change, dx_dec_abs(r->amount.dec)) == 0);
}

/* The balance that row R says, whether its table has a column for it or not; NULL: none. */
static const struct dx_val *balance_of(const struct st_row *r)
{
	if (r->word < 0 || dx_val_has(&r->t.balance))
		return dx_val_has(&r->t.balance) ? &r->t.balance : NULL;
	return dx_val_has(&r->amount)     ? &r->amount
	       : dx_val_has(&r->t.credit) ? &r->t.credit
	       : dx_val_has(&r->t.debit)  ? &r->t.debit
					  : NULL;
}

/* The balance right before row I; NULL: the last row before it says none. */
static const struct dx_val *balance_before(const struct st_row *rows, size_t i, const struct st_row **at_r)
{
	while (i > 0 && rows[i - 1].word == SW_TOTAL)
		i--;
	*at_r = i > 0 ? &rows[i - 1] : NULL;
	return i > 0 ? balance_of(&rows[i - 1]) : NULL;
}

static bool opens(const struct st_row *r)
{
	return r->word == SW_OPENING || r->word == SW_BROUGHT || r->word == SW_BALANCE;
}

/* Does the chain of balances go on from row I − 1 to row I? */
static enum link link_of(const struct st_row *rows, size_t n, size_t i)
{
	const struct st_row *above;
	const struct dx_val *before = balance_before(rows, i, &above);
	struct dx_dec change;

	if (!before)
		return UNKNOWN;
	for (; i < n && rows[i].word >= 0; i++) {
		const struct dx_val *opening = opens(&rows[i]) ? balance_of(&rows[i]) : NULL;

		if (opening)
			return dx_dec_cmp(dx_dec_abs(opening->dec), dx_dec_abs(before->dec)) == 0 ? GOES_ON : BREAKS;
	}
	if (i == n || !dx_val_has(&rows[i].t.balance))
		return UNKNOWN;
	change = dx_dec_abs(dx_dec_sub(rows[i].t.balance.dec, before->dec));
	/* a list with the newest first goes on by the amount of the row above */
	return moves(&rows[i], change) || moves(above, change) ? GOES_ON : BREAKS;
}

/* Is a balance named between two rows, on lines FROM..TO? Then an account ends there, or begins. */
static bool names_balance(const struct dx_job *job, size_t from, size_t to)
{
	static const int labels[] = {SL_OPENING, SL_CLOSING, SL_BALANCE_ON};

	for (size_t k = 0; k < DX_LEN(labels); k++)
		for (size_t at = 0; dx_fields_next(job, (struct dx_scope){from, to}, labels[k], &at);)
			return true;
	return false;
}

/* ---- where it begins ---- */

/* May line AT be a title over the line that names the account? */
static bool is_title(const struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_labels *l = &job->labels;

	if (line->used || dx_lines_is_drawn(line))
		return false;
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]))
			return false;
	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].field != SL_ACCOUNT_TYPE && l->v[i].field != SL_TITLE && l->v[i].field != SL_BRANCH)
			return false;
	return true;
}

/* How many titles stand over line AT, below line STOP, close to each other. */
static size_t titles(const struct dx_job *job, size_t at, size_t stop)
{
	size_t n = 0;

	while (n < TITLE_LINES && at - n > stop && job->lines.v[at - n - 1].page == job->lines.v[at].page &&
	       is_title(job, at - n - 1) &&
	       job->lines.v[at - n].y0 - job->lines.v[at - n - 1].y1 < 2 * job->lines.v[at].height)
		n++;
	return n;
}

/* The words right before what NAME says, in the same cell: "REGULAR SHARES" of "REGULAR SHARES 2788415-S1". */
static struct dx_val title_before(struct dx_job *job, const struct name *name)
{
	const struct dx_line *line = &job->lines.v[name->line];
	size_t from = name->first;
	size_t end = name->first;

	while (from > 0 && (from == end || !dx_lines_parts(line, from)))
		from--;
	if (from > 0 || (end > 0 && dx_lines_parts(line, end)))
		from = end;
	while (end > from && is_of_number(line->words[end - 1]->text))
		end--;
	if (end == from)
		return (struct dx_val){0};
	return dx_lines_val(job->arena, &job->pages[line->page], (const struct dx_word *const *)line->words + from,
			    end - from);
}

/* The title that stands over the line that names the account, without a figure; absent: none does. */
static struct dx_val title_over(struct dx_job *job, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at - 1];

	if (l->line_first[at - 1] < l->line_first[at] || line->n > TITLE_WORDS)
		return (struct dx_val){0};
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text) || (i && dx_lines_parts(line, i)))
			return (struct dx_val){0};
	return dx_lines_val(job->arena, &job->pages[line->page], (const struct dx_word *const *)line->words, line->n);
}

/* CUT's account is what NAME says. */
static void call(struct dx_job *job, const struct name *name, struct st_cut *cut)
{
	cut->name = name->text;
	cut->number = name->number;
	cut->kind = title_before(job, name);
	cut->is_titled = false;
	if (cut->titles && !dx_val_has(&cut->kind)) {
		cut->kind = title_over(job, name->line);
		cut->is_titled = dx_val_has(&cut->kind);
	}
}

/* The lines of the next account, which is named as NAME says, behind row BEFORE. */
static struct st_cut cut_at(struct dx_job *job, const struct st_row *before, const struct name *name)
{
	const size_t page = job->lines.v[name->line].page;
	struct st_cut cut = {.has_head = job->lines.v[before->row->line].page < page};
	const size_t stop = cut.has_head ? job->lines.page_first[page] : before->row->line + 1;

	cut.titles = titles(job, name->line, stop);
	cut.line = cut.has_head ? stop : name->line - cut.titles;
	call(job, name, &cut);
	return cut;
}

/* The first account's lines begin like those of the others: as many titles over its name as they have. */
static struct st_cut first_cut(struct dx_job *job, const struct st_row *first, const struct names *names,
			       const struct st_cut *second)
{
	const struct name *name = NULL;
	struct st_cut cut = {.line = first->table->header_n ? first->table->header_first : first->row->line};

	for (size_t i = 0; i < names->n && names->v[i].line < first->row->line; i++)
		name = &names->v[i];
	if (name)
		cut.line = name->line;
	cut.titles = titles(job, cut.line, 0);
	cut.titles = cut.titles < second->titles ? cut.titles : second->titles;
	if (name)
		call(job, name, &cut);
	cut.line -= cut.titles;
	return cut;
}

size_t dx_st_cuts(struct dx_job *job, const struct st_row *rows, size_t n, struct st_cut **cuts_r)
{
	struct names names = {0};
	const struct name *current = NULL;
	struct st_cut *cuts = dx_alloc_array(job->arena, n + 2, sizeof(*cuts));
	size_t n_cuts = 1;
	size_t next = 0;

	find_names(job, rows, n, &names);
	for (size_t i = 0; i < n; i++) {
		const struct name *name = current;
		enum link link;

		while (next < names.n && names.v[next].line < rows[i].row->line)
			name = &names.v[next++];
		if (i == 0 || !current || name == current || is_same(job, name, current)) {
			current = name;
			continue;
		}
		link = link_of(rows, n, i);
		if ((link == BREAKS && (name->is_labelled || rows[i].word != SW_BROUGHT)) ||
		    (link == UNKNOWN &&
		     (rows[i].word >= 0 || names_balance(job, rows[i - 1].row->line + 1, rows[i].row->line))))
			cuts[n_cuts++] = cut_at(job, &rows[i - 1], name);
		current = name;
	}
	if (n_cuts > 1)
		cuts[0] = first_cut(job, &rows[0], &names, &cuts[1]);
	*cuts_r = cuts;
	return n_cuts;
}

/* ---- the account's own paper ---- */

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
	const char *text = bare(
		job->arena, dx_lines_text(job->arena, (const struct dx_word *const *)line->words, line->n), &digits);

	if (cuts[i].name && strstr(text, cuts[i].name))
		return false;
	for (size_t k = 0; k < n; k++)
		if (k != i && cuts[k].name && strlen(cuts[k].name) >= NUMBER_MIN && strstr(text, cuts[k].name))
			return true;
	return false;
}

/* Is a word at height Y of page PAGE account I's, or of all of them? */
static bool is_own(const struct dx_job *job, size_t page, int32_t y, const struct st_cut *cuts, size_t n, size_t i,
		   const bool *others)
{
	if (is_from(job, page, y, cuts[i].line) && !(i + 1 < n && is_from(job, page, y, cuts[i + 1].line)))
		return true;
	if (cuts[i].has_head || is_from(job, page, y, cuts[0].line))
		return false;
	for (size_t k = job->lines.page_first[page]; k < job->lines.page_first[page + 1]; k++)
		if (others[k] && y >= job->lines.v[k].y0 && y <= job->lines.v[k].y1)
			return false;
	return true;
}

void dx_st_account_job(struct dx_job *job, const struct st_cut *cuts, size_t n, size_t i, struct dx_job *own_r)
{
	struct dx_page *pages = dx_alloc_array(job->arena, job->n_pages, sizeof(*pages));
	bool *others = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*others));
	size_t n_pages = 0;

	for (size_t k = 0; k < cuts[0].line; k++)
		others[k] = is_of_another(job, &job->lines.v[k], cuts, n, i);
	for (size_t k = 0; k < job->n_pages; k++) {
		struct dx_page p = job->pages[k];

		p.words = dx_alloc_array(job->arena, p.n_words, sizeof(*p.words));
		p.n_words = 0;
		for (size_t w = 0; w < job->pages[k].n_words; w++) {
			const struct dx_word *word = &job->pages[k].words[w];

			if (is_own(job, k, word->y0 + (word->y1 - word->y0) / 2, cuts, n, i, others))
				p.words[p.n_words++] = *word;
		}
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
