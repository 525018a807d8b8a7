/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Statements with a table for each side: "Deposits and additions", "Electronic withdrawals". The amounts there
 * have no sign; the title over the header says what they are.
 */
#include <string.h>

#include "dx/extract/across.h"

#include "sums_int.h"
#include "amounts.h"

#define TITLE_WORDS 8
#define LIST_LINES  16 /* from an opening balance to the closing one, in a list of what lies between */
#define TITLE_FAR   3  /* line heights between a title and its header, at most */

/* A digit or a colon in the words FROM..TO of LINE. */
static bool has_digits(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (line->words[i]->text[strcspn(line->words[i]->text, "0123456789:")])
			return true;
	return false;
}

/*
 * The words of LINE that may be a title: all of it, or the first run where the number of its rows and what they come to
 * stand apart ("Withdrawals / Debits        6 items totaling $3,485.33").
 */
static size_t title_words(const struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	const size_t words = n == 2 && has_digits(line, segs[1].first, line->n) ? segs[0].n : line->n;

	return words > TITLE_WORDS || has_digits(line, 0, words) ? 0 : words;
}

/* The one side that the words of LINE name; 0: none, or both. What a bank charges ("FEES") it takes. */
static int side_of_title(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->columns;
	bool debit = false;
	bool credit = false;
	struct dx_tok *toks;
	size_t n;

	toks = dx_lex_tokens(lex, job->arena, line->words, title_words(job, line), &n);
	for (size_t i = 0; i < n;) {
		size_t len = 1;
		int role = dx_lex_match(lex, toks, n, i, &len);

		debit |= role == ST_DEBIT || role == ST_CHARGE;
		credit |= role == ST_CREDIT;
		i += role < 0 ? 1 : len;
	}
	return debit == credit ? 0 : debit ? -1 : 1;
}

/* "* Indicates gap in check sequence" between a title and the headings under it. */
static bool is_legend(const struct dx_line *line)
{
	return line->n > 1 && line->words[0]->text[0] == '*';
}

static bool is_bare(const struct dx_table *t)
{
	const uint32_t others = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT | UINT32_C(1) << ST_DIRECTION |
				UINT32_C(1) << ST_BALANCE;

	return (t->roles >> ST_AMOUNT & 1) && !(t->roles & others);
}

static int side_of_table(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_line *header = &job->lines.v[t->header_first];
	size_t back = 1;

	if (t->header_n && t->header_first > 1 && is_legend(&header[-1]))
		back = 2;
	if (!t->header_n || t->header_first < back || header[-(ptrdiff_t)back].page != t->page ||
	    header->y0 - header[-1].y1 > TITLE_FAR * header->height)
		return 0;
	return side_of_title(job, &header[-(ptrdiff_t)back]);
}

/* The first header of a page, the same as the last one of the page before, under a head that is no title. */
static bool is_repeated(const struct dx_job *job, const struct dx_table *t)
{
	const struct dx_line *header = &job->lines.v[t->header_first];

	return (t[-1].page != t->page || !t[-1].header_n) && dx_table_same_roles(t - 1, t) &&
	       (title_words(job, &header[-1]) == 0 || header->y0 - header[-1].y1 > TITLE_FAR * header->height);
}

/* "FEES (continued)" over the first header of a page, "FEES" over the last one of the page before. */
static bool says_again(const struct dx_job *job, const struct dx_table *t)
{
	const struct dx_line *title = &job->lines.v[t->header_first - 1];
	const struct dx_table *before = t - 1;
	const struct dx_line *said;

	while (before > job->tables.v && !before->header_n) /* the top of the page, or the table's end */
		before--;
	if (!before->header_n || before->header_first == 0 || before->page == t->page)
		return false;
	said = &job->lines.v[before->header_first - 1];
	if (said->page != before->page || title->n < said->n)
		return false;
	for (size_t i = 0; i < said->n; i++)
		if (strcmp(title->words[i]->text, said->words[i]->text) != 0)
			return false;
	return title->n == said->n ||
	       dx_job_says_onward((const struct dx_word *const *)title->words + said->n, title->n - said->n);
}

/*
 * A page without a header, or with nothing above it, goes on with the table before; so do one that repeats it, or its
 * title, and the next group of a table whose columns stand there several times.
 */
static bool goes_on(const struct dx_job *job, const struct dx_table *t)
{
	if (!t->header_n || t->header_first == 0 || job->lines.v[t->header_first - 1].page != t->page)
		return true;
	return t > job->tables.v && ((t[-1].header_n && dx_lines_are_across(&job->lines.v[t[-1].header_first],
									    &job->lines.v[t->header_first])) ||
				     is_repeated(job, t) || says_again(job, t));
}

size_t dx_st_title_line(const struct dx_job *job, const struct dx_table *t)
{
	const struct dx_line *header;

	while (t > job->tables.v && goes_on(job, t))
		t--;
	if (!t->header_n || t->header_first == 0)
		return SIZE_MAX;
	header = &job->lines.v[t->header_first];
	if (header[-1].page != t->page || header->y0 - header[-1].y1 > TITLE_FAR * header->height ||
	    header[-1].n > TITLE_WORDS)
		return SIZE_MAX;
	return t->header_first - 1;
}

bool dx_st_title_says(struct dx_job *job, const struct dx_table *t, int role)
{
	size_t line = dx_st_title_line(job, t);

	return line != SIZE_MAX && dx_st_line_says(job, line, role);
}

bool dx_st_line_says(struct dx_job *job, size_t line, int role)
{
	const struct dx_lex *lex = job->tpl->columns;
	struct dx_tok *toks;
	size_t n;

	toks = dx_lex_tokens(lex, job->arena, job->lines.v[line].words, job->lines.v[line].n, &n);
	for (size_t i = 0, len; i < n; i += len) {
		int found;

		len = 1;
		found = dx_lex_match(lex, toks, n, i, &len);
		if (found == role)
			return true;
		len = found < 0 ? 1 : len;
	}
	return false;
}

void dx_st_sections(struct dx_job *job, struct st_row *rows, size_t n)
{
	const struct dx_tables *t = &job->tables;
	int *sides = dx_alloc_array(job->arena, t->n, sizeof(*sides));
	int *numbers = dx_alloc_array(job->arena, t->n, sizeof(*numbers));
	bool debit = false;
	bool credit = false;

	for (size_t i = 0; i < t->n; i++) {
		if (!is_bare(&t->v[i]))
			continue;
		sides[i] = side_of_table(job, &t->v[i]);
		if (i && goes_on(job, &t->v[i]))
			sides[i] = sides[i - 1];
		debit |= sides[i] < 0;
		credit |= sides[i] > 0;
	}
	for (size_t i = 0, at = 0; debit && credit && i < t->n; i++) {
		numbers[i] = sides[i] && i && goes_on(job, &t->v[i]) ? numbers[i - 1] : sides[i] ? (int)++at : 0;
	}
	for (size_t i = 0; debit && credit && i < n; i++) {
		rows[i].section = numbers[rows[i].table - t->v];
		if (rows[i].word < 0 && rows[i].side == 0)
			rows[i].side = sides[rows[i].table - t->v];
	}
}

/* The figure of a row of totals that has one figure; its side, 0: unknown or none. */
static int total_of(const struct st_row *r, struct dx_dec *v_r)
{
	const struct dx_val *v = &r->amount;
	int side = r->side;

	if (r->word != SW_TOTAL || (dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit)))
		return 0;
	if (dx_val_has(&r->t.debit) || dx_val_has(&r->t.credit)) {
		side = dx_val_has(&r->t.debit) ? -1 : 1;
		v = side < 0 ? &r->t.debit : &r->t.credit;
	}
	if (!dx_val_has(v))
		return 0;
	*v_r = dx_dec_abs(v->dec);
	return side;
}

/*
 * "Total withdrawals and other subtractions" and "Total checks": is V one of several rows of totals of a side, which
 * together come to SUM, all of the side?
 */
static bool is_one_of_totals(const struct st_part *p, int side, struct dx_dec v, struct dx_dec sum)
{
	struct dx_dec all = dx_dec(0, 0);
	bool found = false;
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		struct dx_dec one;

		if (total_of(&p->rows[i], &one) != side || one.scale != v.scale)
			continue;
		all = dx_dec_add(all, one);
		found |= dx_dec_cmp(one, v) == 0;
		n++;
	}
	return found && n > 1 && dx_dec_cmp(all, sum) == 0;
}

/* The figure that ends LINE, which no table has taken, with its decimals. */
static bool figure_of_line(struct dx_job *job, const struct dx_line *line, struct dx_val *v)
{
	const struct dx_words last = {
		.words = (const struct dx_word *const *)line->words + line->n - 1, .n = 1, .page = line->page};

	return !line->used && line->n > 1 && dx_columns_amount_like(last.words[0]) &&
	       dx_fields_amount_of(job, &last, v) && v->dec.scale > 0;
}

/*
 * "Beginning Balance", "Deposits and Additions", "ATM & Debit Card Withdrawals -517.09", "Electronic Withdrawals
 * -4,715.89", "Ending Balance": is V one of several figures of a side in the lines FROM..TO of such a list, which
 * together come to SUM? There what goes has a minus.
 */
static bool is_one_of_list(struct dx_job *job, size_t from, size_t to, int side, struct dx_dec v, struct dx_dec sum)
{
	struct dx_dec all = dx_dec(0, 0);
	bool found = false;
	bool has_minus = false;
	size_t n = 0;

	for (size_t i = from; i < to; i++) {
		struct dx_val one;

		if (!figure_of_line(job, &job->lines.v[i], &one))
			continue;
		has_minus |= one.dec.coef < 0;
		if ((one.dec.coef < 0) != (side < 0))
			continue;
		all = dx_dec_add(all, dx_dec_abs(one.dec));
		found |= dx_dec_cmp(dx_dec_abs(one.dec), v) == 0;
		n++;
	}
	return has_minus && found && n > 1 && dx_dec_cmp(all, sum) == 0;
}

/* … in a list between a label for the opening balance and one for the closing one, which P keeps then? */
static bool is_one_listed(struct dx_job *job, struct st_part *p, int side, struct dx_dec v, struct dx_dec sum)
{
	const struct dx_label_hit *top;
	size_t at = 0;

	while ((top = dx_fields_next(job, p->scope, SL_OPENING, &at))) {
		struct dx_scope below = {.from = top->line + 1, .to = top->line + LIST_LINES};
		const struct dx_label_hit *end;
		size_t next = 0;

		below.to = below.to < p->scope.to ? below.to : p->scope.to;
		end = dx_fields_next(job, below, SL_CLOSING, &next);
		if (end && job->lines.v[end->line].page == job->lines.v[top->line].page &&
		    is_one_of_list(job, top->line + 1, end->line, side, v, sum)) {
			p->listed[side < 0] = (struct st_list){{top->line + 1, end->line}, sum};
			return true;
		}
	}
	return false;
}

void dx_st_section_totals(struct dx_job *job, struct st_part *p)
{
	const struct st_sums *sums = dx_st_sums(job->arena, p);

	for (int debits = 0; debits < 2; debits++) {
		struct dx_val *total = debits ? &p->acc->total_debits : &p->acc->total_credits;

		struct dx_dec sum = dx_st_sum_side(sums, p, debits);

		if (!dx_val_has(total) || dx_dec_cmp(total->dec, sum) == 0 ||
		    (!dx_st_is_section_side(sums, debits, total->dec) &&
		     !is_one_of_totals(p, debits ? -1 : 1, total->dec, sum) &&
		     !is_one_listed(job, p, debits ? -1 : 1, total->dec, sum)))
			continue;
		*total = (struct dx_val){0};
		*(debits ? &p->debit_count : &p->credit_count) = (struct dx_val){0};
	}
}
