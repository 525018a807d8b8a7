/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Line rental 20.00, Calls 4.10, Total charges 24.10": what is charged for as names and amounts under a header that
 * nobody knows. Such lines are the items where the figure below them is their sum, which is used up in finding them:
 * nothing is `verified` by it, unless a heading names the amounts and a label their sum, and only the heading of the
 * names is unknown.
 */
#include <string.h>

#include "items.h"

#define SKIPPED_MAX 2   /* lines of text under an item */
#define ROWS_MAX    500 /* items of one list: where more of them have no sum, all are looked at so often */

/* A name and an amount with cents at the end, and nothing else but a day in front. */
struct charge {
	bool is; /* the rest is only filled in if so */
	struct dx_dec v;
	struct dx_seg day, text, amount; /* the first one is empty without a day */
	int sum;                         /* which one the line names; -1: none */
	bool has_percent;
};

/* Which sum LINE names; -1: none. */
static int sum_of(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);
	int field = n ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;

	return field >= IL_SUBTOTAL && field <= IL_DUE ? field : -1;
}

static bool has_percent(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strchr(line->words[i]->text, '%'))
			return true;
	return false;
}

static bool is_day(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct dx_words w = {line->words + seg->first, seg->n, 0, line->page};
	struct dx_dates_raw raw;

	return dx_dates_whole(dx_str(dx_words_text(job->arena, &w)), &raw);
}

static struct charge charge_of(struct dx_job *job, const struct dx_line *line)
{
	struct charge c = {0};
	struct dx_val v;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n == 3 && is_day(job, line, &segs[0])) {
		c.day = *segs++;
		n--;
	}
	if (n != 2 || dx_invoice_amount_at(job, line, segs[1].first, &v) != segs[1].n || v.dec.scale != 2 ||
	    dx_columns_amount_like(line->words[segs[0].first]))
		return (struct charge){0};
	return (struct charge){.is = true,
			       .day = c.day,
			       .v = v.dec,
			       .text = segs[0],
			       .amount = segs[1],
			       .sum = sum_of(job, line),
			       .has_percent = has_percent(line)};
}

/* Two headings, or three, and no figure, the last one ending where the amounts do. */
static bool is_header(struct dx_job *job, const struct dx_line *line, const struct dx_seg *amount)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	int32_t shift = n == 2 || n == 3 ? segs[n - 1].x1 - amount->x1 : line->height;

	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return false;
	return shift < line->height && shift > -line->height;
}

/*
 * Does the heading right over line AT say that the amounts, which end as AMOUNT does, are amounts? Over the only
 * figures of a list a cost is one too, and so are charges, which elsewhere may be what is charged for.
 */
static bool is_headed(struct dx_job *job, size_t at, const struct dx_seg *amount)
{
	const struct dx_line *line = at > 0 ? &job->lines.v[at - 1] : NULL;
	const struct dx_lex *columns = job->tpl->columns;
	struct dx_tok *toks;
	struct dx_seg *segs;
	size_t n;
	size_t len = 0;
	int role;

	if (!line || line->page != job->lines.v[at].page || !is_header(job, line, amount))
		return false;
	segs = dx_lines_segments(job->arena, line, &n);
	toks = dx_lex_tokens(columns, job->arena, line->words + segs[n - 1].first, segs[n - 1].n, &n);
	role = dx_lex_match(columns, toks, n, 0, &len);
	return n > 0 && len == n &&
	       (role == IC_AMOUNT || role == IC_NET || role == IC_GROSS || role == IC_UNIT_PRICE ||
		role == IC_DESCRIPTION);
}

/*
 * The line behind the items that begin at AT; AT: there are none. ALL: by line. *NAMED_R: a heading and the label of
 * their sum say what they are, and no line is between them but theirs.
 */
static size_t end_of_items(struct dx_job *job, const struct charge *all, size_t at, bool *named_r)
{
	const struct dx_line *v = job->lines.v;
	const struct dx_seg *first = &all[at].amount;
	size_t end = job->lines.page_first[v[at].page + 1];
	struct dx_dec sum = all[at].v;
	size_t rows = 1;
	size_t skipped = 0;
	bool gaps = false;

	*named_r = false;
	if (!all[at].is || all[at].sum >= 0 || all[at].has_percent)
		return at;
	for (size_t i = at + 1; i < end && skipped <= SKIPPED_MAX && rows <= ROWS_MAX; i++) {
		const struct charge *one = &all[i];
		int32_t shift = one->amount.x1 - first->x1;

		if (!one->is) {
			skipped++;
			gaps = true;
			continue;
		}
		skipped = 0;
		if (shift > v[i].height || shift < -v[i].height)
			return at;
		if (dx_dec_cmp(one->v, sum) == 0 && !dx_dec_is_zero(sum) &&
		    (rows > 1 || ((one->sum == IL_SUBTOTAL || all[at].day.n) && one->sum >= 0 && at > 0 &&
				  is_header(job, &v[at - 1], first)))) {
			*named_r = !gaps && is_headed(job, at, first) &&
				   (one->sum == IL_SUBTOTAL || one->sum == IL_TOTAL || one->sum == IL_GRAND_TOTAL);
			return i;
		}
		if (one->sum >= 0 || one->has_percent)
			return at;
		sum = dx_dec_add(sum, one->v);
		rows++;
	}
	return at;
}

/* A table of the lines from AT to END. */
static void make_table(struct dx_job *job, const struct charge *all, size_t at, size_t end)
{
	struct dx_table *t = DX_NEW(job->arena, struct dx_table);
	struct dx_col *text;
	struct dx_col *amount;

	*t = (struct dx_table){.page = job->lines.v[at].page,
			       .header_first = at ? at - 1 : 0,
			       .header_n = 1,
			       .first = at,
			       .n = end - at,
			       .roles = UINT32_C(1) << IC_DESCRIPTION | UINT32_C(1) << IC_AMOUNT};
	t->cols = dx_alloc_array(job->arena, 3, sizeof(*t->cols));
	if (all[at].day.n) {
		t->cols[t->n_cols++] = (struct dx_col){
			.role = IC_OTHER, .class = DX_COL_TEXT, .hx0 = all[at].day.x0, .hx1 = all[at].day.x1};
		t->roles |= UINT32_C(1) << IC_OTHER;
	}
	text = &t->cols[t->n_cols++];
	amount = &t->cols[t->n_cols++];
	*text = (struct dx_col){
		.role = IC_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = all[at].text.x0, .hx1 = all[at].text.x1};
	*amount = (struct dx_col){
		.role = IC_AMOUNT, .class = DX_COL_NUMBER, .hx0 = all[at].amount.x0, .hx1 = all[at].amount.x1};
	for (size_t i = at + 1; i < end; i++) {
		if (all[i].is && all[i].text.x1 > text->hx1)
			text->hx1 = all[i].text.x1;
		if (all[i].is && all[i].amount.x0 < amount->hx0)
			amount->hx0 = all[i].amount.x0;
	}
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
}

bool dx_invoice_charges(struct dx_job *job, bool *guessed_r)
{
	struct charge *all = dx_alloc_array(job->arena, job->lines.n, sizeof(*all));

	for (size_t i = 0; i < job->lines.n; i++)
		all[i] = charge_of(job, &job->lines.v[i]);
	for (size_t i = 0; i < job->lines.n; i++) {
		bool named;
		size_t end = end_of_items(job, all, i, &named);

		if (end == i)
			continue;
		make_table(job, all, i, end);
		*guessed_r = !named;
		return true;
	}
	return false;
}
