/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Where the next account of a paper begins. Its number is named above its rows, by a label, over the headings of its
 * table or in a heading between the rows, and it is another one than above the rows before; or another currency is
 * ("CURRENCY: US DOLLAR (USD)"), where one number has a list for each. The chain of balances decides: where it goes on
 * there is one account, whatever headings say; where nothing says that it breaks, a balance must stand between.
 */
#include <string.h>

#include "accounts_int.h"
#include "head.h"
#include "record/record.h"

#define TITLE_WORDS 6
#define TITLE_LINES 3 /* above the number: "LAKESHORE SAVINGS", "A/C TYPE : …" */

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

	for (size_t k = 0; k < DX_LEN(labels); k++) {
		size_t at = 0;

		if (dx_fields_next(job, (struct dx_scope){from, to}, labels[k], &at))
			return true;
	}
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
static struct dx_val title_before(struct dx_job *job, const struct st_name *name)
{
	const struct dx_line *line = &job->lines.v[name->line];
	size_t from = name->first;
	size_t end = name->first;

	while (from > 0 && (from == end || !dx_lines_parts(line, from)))
		from--;
	if (from > 0 || (end > 0 && dx_lines_parts(line, end)))
		from = end;
	while (end > from && dx_st_is_number_word(line->words[end - 1]->text))
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
static void call(struct dx_job *job, const struct st_name *name, struct st_cut *cut)
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
static struct st_cut cut_at(struct dx_job *job, const struct st_row *before, const struct st_name *name)
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
static struct st_cut first_cut(struct dx_job *job, const struct st_row *first, const struct st_names *names,
			       const struct st_cut *second)
{
	const struct st_name *name = NULL;
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

/*
 * Does row I, above which the account is called NAME, begin another one than the row before? A balance brought forward
 * is a page's as well: where no label says that the number is an account's, a sum must end the rows before.
 */
static bool is_other(const struct dx_job *job, const struct st_row *rows, size_t n, size_t i,
		     const struct st_name *name)
{
	const int before = rows[i - 1].word;

	switch (link_of(rows, n, i)) {
	case BREAKS:
		return name->is_labelled || rows[i].word != SW_BROUGHT || before == SW_TOTAL || before == SW_CLOSING;
	case UNKNOWN:
		if (name->is_labelled && rows[i].word >= 0)
			return true;
		return (name->is_labelled || before == SW_CLOSING) &&
		       names_balance(job, rows[i - 1].row->line + 1, rows[i].row->line);
	case GOES_ON:
	default: /* both may come to nothing */
		return name->is_labelled && rows[i].word == SW_OPENING && (before == SW_TOTAL || before == SW_CLOSING);
	}
}

/* Accounts, and the names that they are told by. */
struct telling {
	struct dx_job *job;
	struct st_names names;
	size_t next; /* name */
	struct st_cut *cuts;
	size_t n;
};

static size_t page_of(const struct telling *t, size_t line)
{
	return t->job->lines.v[line].page;
}

/*
 * The next name above line END, behind row BEFORE and name CURRENT. One that has a page, or more, of its own, and a
 * balance there, is of an account without rows.
 */
static const struct st_name *pass(struct telling *t, const struct st_row *before, size_t end,
				  const struct st_name *current)
{
	const struct st_name *name = current;

	for (; t->next < t->names.n && t->names.v[t->next].line < end; t->next++) {
		const struct st_name *now = &t->names.v[t->next];

		if (before && name && name != current && name->is_labelled && !dx_st_same_name(t->job, name, now) &&
		    !dx_st_same_name(t->job, name, current) && page_of(t, before->row->line) < page_of(t, name->line) &&
		    page_of(t, name->line) < page_of(t, now->line) && names_balance(t->job, name->line, now->line))
			t->cuts[t->n++] = cut_at(t->job, before, name);
		name = now;
	}
	return name;
}

/* Is NAME, above row R, the account CURRENT? Where a balance is opened, one place of a recognised number is enough to
 * tell: "2788415-S1", "2788415-S9". */
static bool is_same(const struct dx_job *job, const struct st_row *r, const struct st_name *name,
		    const struct st_name *current)
{
	return r->word == SW_OPENING ? strcmp(name->text, current->text) == 0 : dx_st_same_name(job, name, current);
}

/* Does NAME, of a page's head, say once more what the head before it, SAID, does, whatever stands over tables between?
 */
static bool is_said_again(const struct dx_job *job, const struct st_name *name, const struct st_name *said)
{
	return said && name->is_labelled && dx_st_same_name(job, name, said);
}

size_t dx_st_cuts(struct dx_job *job, const struct st_row *rows, size_t n, struct st_cut **cuts_r)
{
	struct telling t = {.job = job, .n = 1};
	const struct st_name *current = NULL;
	const struct st_name *said = NULL;
	const struct st_name *name;

	dx_st_names_find(job, rows, n, &t.names);
	t.cuts = dx_alloc_array(job->arena, t.names.n + 1, sizeof(*t.cuts));
	for (size_t i = 0; i < n; i++) {
		name = pass(&t, i ? &rows[i - 1] : NULL, rows[i].row->line, current);
		if (!name || name == current || is_said_again(job, name, said))
			continue;
		if (i > 0 && current && !is_same(job, &rows[i], name, current) && is_other(job, rows, n, i, name))
			t.cuts[t.n++] = cut_at(job, &rows[i - 1], name);
		current = name;
		said = name->is_labelled ? name : said;
	}
	if (n > 0 && current) { /* the last one may have no rows */
		name = pass(&t, &rows[n - 1], job->lines.n, current);
		if (name != current && name->is_labelled && !dx_st_same_name(job, name, current) &&
		    !is_said_again(job, name, said) && page_of(&t, rows[n - 1].row->line) < page_of(&t, name->line) &&
		    names_balance(job, name->line, job->lines.n))
			t.cuts[t.n++] = cut_at(job, &rows[n - 1], name);
	}
	if (t.n > 1)
		t.cuts[0] = first_cut(job, &rows[0], &t.names, &t.cuts[1]);
	*cuts_r = t.cuts;
	return t.n;
}
