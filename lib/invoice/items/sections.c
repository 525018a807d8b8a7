/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Servers 30.00" over "web-1 … 12.00" and "web-2 … 18.00", "Disks 5.00" over one of 5.00: what is charged for in
 * sections, each with its sum above its rows or below them, under headings that name no amounts. Such rows are the
 * items where each section comes to its sum and all sections come to another printed one. The sums are used up in
 * finding them: nothing is `verified` by it.
 */
#include <string.h>

#include "grid_int.h"
#include "items.h"

#define ROWS_MAX  500 /* of one section */
#define TRIES_MAX 100 /* lists whose sum is looked for */
#define BIT(role) (UINT32_C(1) << (role))

/* A line that begins with words and ends with an amount that has cents. */
struct entry {
	size_t line;
	struct dx_dec v;
	struct dx_seg text, amount; /* its first run and its last one */
	size_t n_segs;
	bool total; /* says that it is what others come to */
	bool named; /* … by a name for the sum of an invoice */
	bool other; /* names another sum, or a rate: no row */
};

struct entries {
	struct entry *v;
	size_t n;
};

/* Rows FROM to END, and the entry that says what they come to. */
struct section {
	size_t from, end, sum;
};

struct list {
	struct section *v;
	size_t n;
	size_t rows;
	size_t from, end; /* entries, sums among them */
	struct dx_dec sum;
};

/* ---- lines ---- */

static void name_of(struct dx_job *job, const struct dx_line *line, struct entry *e)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);
	int word = n ? dx_lex_match(job->tpl->row_words, toks, n, 0, &len) : -1;
	int field;

	toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);
	field = n ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;
	e->total = word == IW_TOTAL || field == IL_SUBTOTAL || field == IL_TOTAL || field == IL_GRAND_TOTAL;
	e->named = field == IL_SUBTOTAL || field == IL_GRAND_TOTAL;
	e->other = !e->total && field >= IL_SUBTOTAL && field <= IL_DUE;
	for (size_t i = 0; i < line->n; i++)
		e->other |= !e->total && strchr(line->words[i]->text, '%');
}

static struct entries entries_of(struct dx_job *job)
{
	struct entries all = {dx_alloc_array(job->arena, job->lines.n, sizeof(*all.v)), 0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct entry *e = &all.v[all.n];
		size_t n;
		struct dx_seg *segs = dx_lines_cells(job->arena, line, &n);
		struct dx_val v;

		if (n < 2 || n > DX_TABLE_COLS_MAX ||
		    dx_invoice_amount_at(job, line, segs[n - 1].first, &v) != segs[n - 1].n || v.dec.scale != 2 ||
		    dx_columns_amount_like(line->words[0]))
			continue;
		*e = (struct entry){.line = i, .v = v.dec, .text = segs[0], .amount = segs[n - 1], .n_segs = n};
		name_of(job, line, e);
		all.n++;
	}
	return all;
}

/* Do the amounts of A and B end at the same place? */
static bool is_aligned(const struct dx_job *job, const struct entry *a, const struct entry *b)
{
	int32_t shift = a->amount.x1 - b->amount.x1;
	int32_t height = job->lines.v[b->line].height;

	return shift < height && shift > -height;
}

static bool is_row(const struct entry *e)
{
	return !e->total && !e->other;
}

/* ---- sections ---- */

static void add(struct list *l, struct section s, struct dx_dec sum)
{
	l->v[l->n++] = s;
	l->rows += s.end - s.from;
	l->sum = dx_dec_add(l->sum, sum);
}

/* The section under the title AT. */
static bool section_below(const struct dx_job *job, const struct entries *all, size_t at, struct section *s_r)
{
	struct dx_dec sum = dx_dec(0, 2);
	size_t i = at + 1;

	if (!is_row(&all->v[at]) || all->v[at].n_segs != 2 || dx_dec_is_zero(all->v[at].v))
		return false;
	while (i < all->n && i <= at + ROWS_MAX && is_row(&all->v[i]) && is_aligned(job, &all->v[at + 1], &all->v[i])) {
		sum = dx_dec_add(sum, all->v[i++].v);
		if (dx_dec_cmp(sum, all->v[at].v) != 0)
			continue;
		while (i < all->n && is_row(&all->v[i]) && dx_dec_is_zero(all->v[i].v))
			i++;
		*s_r = (struct section){at + 1, i, at};
		return true;
	}
	return false;
}

/* Sections from entry AT on, INTO an array, whose titles say what they come to. */
static struct list titled(const struct dx_job *job, const struct entries *all, size_t at, struct section *into)
{
	struct list l = {.v = into, .from = at, .sum = dx_dec(0, 2)};
	struct section s;

	while (at < all->n && section_below(job, all, at, &s)) {
		add(&l, s, all->v[s.sum].v);
		at = s.end;
	}
	l.end = at;
	return l;
}

/*
 * The section that the total AT closes: rows right above it down from FROM, all of them; the FIRST one of a list may
 * have others above it.
 */
static bool section_above(const struct dx_job *job, const struct entries *all, size_t from, size_t at, bool first,
			  struct section *s_r)
{
	struct dx_dec sum = dx_dec(0, 2);
	bool met = false;

	for (size_t i = at; i > from && i + ROWS_MAX > at && is_row(&all->v[i - 1]) &&
			    is_aligned(job, &all->v[at - 1], &all->v[i - 1]);
	     i--) {
		sum = dx_dec_add(sum, all->v[i - 1].v);
		if (dx_dec_cmp(sum, all->v[at].v) != 0 || dx_dec_is_zero(sum))
			continue;
		*s_r = (struct section){i - 1, at, at};
		met = first || i - 1 == from;
	}
	return met;
}

/*
 * Sections from entry FROM on, INTO an array, that are closed by what they come to, among them totals of several ones.
 * *NEXT_R: where the next list may begin.
 */
static struct list closed(const struct dx_job *job, const struct entries *all, size_t from, struct section *into,
			  size_t *next_r)
{
	struct list l = {.v = into, .from = from, .sum = dx_dec(0, 2)};
	struct dx_dec since = dx_dec(0, 2); /* the last total of several */
	size_t i = from;

	for (; i < all->n && !all->v[i].other; i++) {
		struct section s;

		if (is_row(&all->v[i])) {
			if (l.n && !is_aligned(job, &all->v[l.v[0].from], &all->v[i]))
				break;
			continue;
		}
		if (i > from && section_above(job, all, from, i, l.n == 0, &s)) {
			add(&l, s, all->v[i].v);
			since = dx_dec_add(since, all->v[i].v);
		} else if (l.n && i == from &&
			   (dx_dec_cmp(all->v[i].v, since) == 0 || dx_dec_cmp(all->v[i].v, l.sum) == 0)) {
			since = dx_dec(0, 2);
		} else {
			break;
		}
		from = i + 1;
	}
	l.end = from;
	*next_r = i < all->n && is_row(&all->v[i]) ? i : i + 1;
	return l;
}

/* Do all sections of L come to what another line says, elsewhere or by name? */
static bool is_summed(const struct entries *all, const struct list *l)
{
	for (size_t i = 0; i < all->n; i++) {
		bool own = false;

		if (!all->v[i].total || dx_dec_cmp(all->v[i].v, l->sum) != 0 ||
		    (i >= l->from && i < l->end && !all->v[i].named))
			continue;
		for (size_t k = 0; k < l->n; k++)
			own |= l->v[k].sum == i;
		if (!own)
			return true;
	}
	return false;
}

/* More rows than BEST has, or as many further down. */
static void take_better(const struct entries *all, const struct list *l, size_t least, struct list *best)
{
	bool one = l->n == 1 && l->rows == 1 && all->v[l->v[0].sum].line < all->v[l->v[0].from].line &&
		   all->v[l->v[0].from].n_segs == 2; /* twice the same under another name */

	if (l->n >= least && !one && l->rows >= best->rows && is_summed(all, l)) {
		struct section *kept = best->v;

		memcpy(kept, l->v, l->n * sizeof(*kept));
		*best = *l;
		best->v = kept;
	}
}

/* ---- the table ---- */

static bool is_number(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct dx_words w = {line->words + seg->first, seg->n, 0, line->page};
	struct dx_number n;

	return dx_invoice_number_of(job, dx_words_text(job->arena, &w), &n);
}

/* Does S stand over or under C? */
static bool meets(const struct dx_col *c, const struct dx_seg *s)
{
	return s->x0 <= c->hx1 && s->x1 >= c->hx0;
}

/* The cells of the row at LINE widen the columns of T. False: one is in none, or in two. */
static bool widen(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_cells(job->arena, line, &n);

	for (size_t i = 0; i < n; i++) {
		struct dx_col *in = NULL;

		for (size_t c = 0; c < t->n_cols; c++) {
			if (meets(&t->cols[c], &segs[i])) {
				if (in)
					return false;
				in = &t->cols[c];
			}
		}
		if (!in)
			return false;
		in->hx0 = segs[i].x0 < in->hx0 ? segs[i].x0 : in->hx0;
		in->hx1 = segs[i].x1 > in->hx1 ? segs[i].x1 : in->hx1;
		if (dx_invoice_is_product(job, line, &segs[i]))
			in->class = in->class == DX_COL_TEXT ? DX_COL_TEXT : DX_COL_MARK;
		else if (!is_number(job, line, &segs[i]))
			in->class = DX_COL_TEXT;
	}
	return true;
}

/* What the columns of T are: the last one amounts, the widest of words what is sold; the HEAD line over others. */
static void name_columns(struct dx_job *job, struct dx_table *t, const struct dx_line *head)
{
	size_t widest = 0;
	size_t n = 0;
	struct dx_seg *segs = head ? dx_lines_cells(job->arena, head, &n) : NULL;

	for (size_t c = 0; c + 1 < t->n_cols; c++) {
		if (t->cols[c].class != DX_COL_NUMBER) {
			t->cols[c].role = IC_OTHER;
			if (t->cols[c].class == DX_COL_MARK)
				continue; /* how many at which price */
			if (t->cols[widest].class != DX_COL_TEXT ||
			    t->cols[c].hx1 - t->cols[c].hx0 > t->cols[widest].hx1 - t->cols[widest].hx0)
				widest = c;
			continue;
		}
		for (size_t i = 0; i < n; i++)
			if (meets(&t->cols[c], &segs[i]) &&
			    dx_lex_whole(job->tpl->columns, job->arena, head->words + segs[i].first, segs[i].n)) {
				size_t n_toks;
				size_t len;
				struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena,
								    head->words + segs[i].first, segs[i].n, &n_toks);
				int role = dx_lex_match(job->tpl->columns, toks, n_toks, 0, &len);

				t->cols[c].role = role == IC_QUANTITY || role == IC_UNIT_PRICE ? role : -1;
			}
	}
	t->cols[widest].role = IC_DESCRIPTION;
	t->cols[t->n_cols - 1].role = IC_AMOUNT;
	t->cols[t->n_cols - 1].class = DX_COL_NUMBER;
	for (size_t c = 0; c < t->n_cols; c++)
		if (t->cols[c].role >= 0)
			t->roles |= BIT(t->cols[c].role);
}

/* Is line AT, which is next to line ROW, words that go on from those of E? */
static bool goes_on(const struct dx_job *job, const struct entry *e, size_t at, size_t row)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *to = &job->lines.v[row];
	int32_t shift = line->x0 - e->text.x0;
	int32_t gap = at < row ? to->y0 - line->y1 : line->y0 - to->y1;

	return line->page == to->page && line->n > 0 && !line->used && shift < to->height / 4 &&
	       shift > -to->height / 4 && gap < to->height && !dx_columns_amount_like(line->words[line->n - 1]) &&
	       line->height - to->height < to->height / 4;
}

/*
 * A table for the rows FROM to END, which stand on one page: their lines, and words that were broken around them, but
 * above a TITLED row.
 */
static struct dx_table table_of(struct dx_job *job, const struct entries *all, size_t from, size_t end, bool titled,
				const struct dx_table *like)
{
	size_t first = all->v[from].line;
	size_t last = all->v[end - 1].line;
	struct dx_table t = *like;

	while (!titled && first > 0 && goes_on(job, &all->v[from], first - 1, first))
		first--;
	while (last + 1 < job->lines.n && goes_on(job, &all->v[end - 1], last + 1, last))
		last++;
	t.page = job->lines.v[first].page;
	t.header_first = first ? first - 1 : 0;
	t.header_n = 0;
	t.first = first;
	t.n = last + 1 - first;
	return t;
}

/* The columns of all rows of L; false if these do not stand under each other. */
static bool find_columns(struct dx_job *job, const struct entries *all, const struct list *l, struct dx_table *t)
{
	const struct entry *base = &all->v[l->v[0].from];
	struct dx_seg *segs;
	const struct dx_line *head;

	for (size_t k = 0; k < l->n; k++)
		for (size_t i = l->v[k].from; i < l->v[k].end; i++)
			if (all->v[i].n_segs > base->n_segs)
				base = &all->v[i];
	segs = dx_lines_cells(job->arena, &job->lines.v[base->line], &t->n_cols);
	t->cols = dx_alloc_array(job->arena, t->n_cols, sizeof(*t->cols));
	for (size_t c = 0; c < t->n_cols; c++)
		t->cols[c] = (struct dx_col){.role = -1, .class = DX_COL_NUMBER, .hx0 = segs[c].x0, .hx1 = segs[c].x1};
	for (size_t k = 0; k < l->n; k++)
		for (size_t i = l->v[k].from; i < l->v[k].end; i++)
			if (!widen(job, t, &job->lines.v[all->v[i].line]))
				return false;
	head = all->v[l->v[0].from].line ? &job->lines.v[all->v[l->v[0].from].line - 1] : NULL;
	name_columns(job, t, head);
	return t->cols[0].class == DX_COL_TEXT;
}

/* What stands between the rows is none of the foot, but for a sum of all. */
static void use_up(struct dx_job *job, const struct entries *all, const struct list *l)
{
	size_t from = l->v[0].sum < l->v[0].from ? l->v[0].sum : l->v[0].from;
	size_t last = l->v[l->n - 1].sum > l->v[l->n - 1].from ? l->v[l->n - 1].sum : l->v[l->n - 1].end - 1;

	for (size_t i = from; i <= last; i++)
		if (dx_dec_cmp(all->v[i].v, l->sum) != 0)
			job->lines.v[all->v[i].line].used = true;
}

static bool make_tables(struct dx_job *job, const struct entries *all, const struct list *l)
{
	struct dx_tables *t = &job->tables;
	struct dx_table like = {.rows_only = true};

	if (!find_columns(job, all, l, &like))
		return false;
	t->v = dx_alloc_array(job->arena, l->rows, sizeof(*t->v));
	for (size_t k = 0; k < l->n; k++)
		for (size_t i = l->v[k].from, end; i < l->v[k].end; i = end) {
			size_t page = job->lines.v[all->v[i].line].page;

			for (end = i + 1; end < l->v[k].end && job->lines.v[all->v[end].line].page == page;)
				end++;
			t->v[t->n++] = table_of(job, all, i, end, k > 0 && i == l->v[k].from, &like);
		}
	t->v[0].header_n = 1;
	use_up(job, all, l);
	dx_tables_bound(job->arena, &job->lines, t);
	return true;
}

bool dx_invoice_sections(struct dx_job *job, size_t least)
{
	struct entries all = entries_of(job);
	struct section *into = dx_alloc_array(job->arena, all.n, sizeof(*into));
	struct list best = {.v = dx_alloc_array(job->arena, all.n, sizeof(*best.v))};
	size_t next;

	for (size_t i = 0, tries = 0; i < all.n && tries < TRIES_MAX; i = next) {
		struct list l = titled(job, &all, i, into);

		tries += l.n > 0;
		next = l.n ? l.v[l.n - 1].end : i + 1;
		take_better(&all, &l, least, &best);
	}
	for (size_t i = 0, tries = 0; i < all.n && tries < TRIES_MAX; i = next) {
		struct list l = closed(job, &all, i, into, &next);

		tries += l.n > 0;
		take_better(&all, &l, least, &best);
	}
	return best.n > 0 && make_tables(job, &all, &best);
}
