/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Charges with their taxes below them, in one column of amounts and without a heading for either: the folio of a hotel,
 * and the bill of services that says of each what it comes to.
 *
 *     27-06-23  Room Charge      8,500.00          Object Storage       1,038.38
 *     27-06-23  CGST 9%            765.00              Charges            879.98
 *     27-06-23  SGST 9%            765.00              IGST (18%)         158.40
 *
 * A tax has its name and a rate that makes it of the charge above. They are the lines only if the paper prints what all
 * come to.
 */
#include <string.h>

#include "dx/extract/dates.h"
#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define STARTS_MAX 16  /* lines that are tried as the first one */
#define BLOCKS_MAX 512 /* charges of one paper */
#define TAXES      3
#define PARTS_MAX  4 /* lines below a name with what they come to */

/* A text and an amount. */
struct entry {
	size_t line;
	const struct dx_word *const *name; /* without a day before it */
	size_t n;
	const struct dx_word *amount;
	struct dx_dec v;
	int kind; /* GC_CGST, GC_SGST, GC_IGST: a tax; -1: none of these */
	const struct dx_word *rate;
	struct dx_dec percent;
};

struct charge {
	struct entry base;         /* the value */
	struct entry taxes[TAXES]; /* those with a line */
	size_t n_taxes;
	struct entry whole; /* what both come to; a line of 0: not printed */
	bool is_summed;
};

struct blocks {
	struct dx_job *job;
	struct charge *v;
	size_t n;
	struct dx_dec sum;
	size_t first, end; /* lines */
	bool is_odd;       /* payments beside the charges are not what their sum says */
};

/* Is W the right edge of the column of AMOUNT? */
static bool is_at_edge(const struct dx_word *w, const struct dx_word *amount, int32_t height)
{
	return !amount || (w->x1 > amount->x1 - height / 2 && w->x1 < amount->x1 + height / 2);
}

static bool is_day(const struct dx_word *w)
{
	struct dx_dates_raw raw;

	return dx_dates_whole(dx_str(w->text), &raw);
}

/* "(18%)", "@9%": the percentage among the words of E, as a word of its own. */
static void find_rate(struct dx_job *job, struct entry *e)
{
	for (size_t i = 0; i < e->n; i++) {
		const char *text = e->name[i]->text + strspn(e->name[i]->text, "(@");
		size_t n = strcspn(text, "%");
		struct gst_figure f = {0};
		struct dx_word *w;

		if (n == 0 || text[n] != '%' || !dx_gst_parse_figure(dx_strndup(job->arena, text, n), &f) || !f.has)
			continue;
		w = dx_memdup(job->arena, e->name[i], sizeof(*w));
		w->text = dx_strndup(job->arena, text, n + 1);
		e->rate = w;
		e->percent = f.v;
		return;
	}
}

/* Line AT as a text and an amount, in the column of COLUMN (NULL: its last word); false: it is none. */
static bool read_entry(struct dx_job *job, size_t at, const struct dx_word *column, struct entry *e)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t k = line->n;
	struct gst_figure f = {0};
	size_t from = 0;

	if (line->used)
		return false;
	while (k > 0 && !is_at_edge(line->words[k - 1], column, line->height))
		k--;
	if (k < 2 || !dx_columns_amount_like(line->words[k - 1]) ||
	    !dx_gst_parse_figure(line->words[k - 1]->text, &f) || !dx_gst_is_money(&f))
		return false;
	*e = (struct entry){.line = at, .amount = line->words[k - 1], .v = f.v, .kind = -1};
	k--;
	while (k > 0 && dx_value_currency(dx_str(line->words[k - 1]->text)))
		k--;
	while (from < k && is_day(line->words[from]))
		from++;
	e->name = (const struct dx_word *const *)line->words + from;
	while (from + e->n < k && (e->n == 0 || e->name[e->n]->x0 - e->name[e->n - 1]->x1 <= line->height))
		e->n++;
	for (size_t i = 0; i < e->n && e->kind < 0; i++)
		e->kind = dx_gst_tax_kind(e->name[i]->text);
	e->kind = e->kind == GC_TAX ? -1 : e->kind;
	find_rate(job, e);
	return e->n > 0 && dx_gst_has_letter(e->name[0]->text);
}

/* Do words of LINE say that it is a sum? */
static bool is_total(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i++) {
		size_t len;

		if (dx_lex_match(job->tpl->row_words, toks, n, i, &len) == GW_TOTAL)
			return true;
	}
	return false;
}

/* Is tax E what its rate makes of the value of C, which has no such tax yet? */
static bool is_tax_of(const struct charge *c, const struct entry *e)
{
	for (size_t i = 0; i < c->n_taxes; i++)
		if (c->taxes[i].kind == e->kind)
			return false;
	return e->kind >= 0 && e->rate && c->n_taxes < TAXES &&
	       dx_dec_near(dx_gst_tax(c->base.v, e->percent, false), e->v, dx_dec(1, 2));
}

static struct charge *add(struct blocks *b, const struct entry *base)
{
	if (b->n == BLOCKS_MAX)
		return NULL;
	b->v[b->n] = (struct charge){.base = *base};
	return &b->v[b->n++];
}

/* The amounts of line AT right of the column of charges, or in it as well (ALL), into *SUM; returns how many. */
static size_t add_others(const struct blocks *b, size_t at, bool all, struct dx_dec *sum)
{
	const struct dx_line *line = &b->job->lines.v[at];
	const struct dx_word *amount = b->v[0].base.amount;
	size_t n = 0;

	for (size_t k = 0; k < line->n; k++) {
		struct gst_figure f = {0};

		if ((!all && line->words[k]->x1 < amount->x1 + line->height / 2) ||
		    !dx_columns_amount_like(line->words[k]) || !dx_gst_parse_figure(line->words[k]->text, &f) ||
		    !dx_gst_is_money(&f))
			continue;
		*sum = dx_dec_add(*sum, f.v);
		n++;
	}
	return n;
}

/* "29-06-23  American Express   25,169.40" in a column beside the charges, whose sums stand on line TOTAL: payments are
 * in no value, but they come to their sum, and to the balance below with what was charged. */
static bool are_paid_oddly(const struct blocks *b, size_t total)
{
	struct dx_dec paid = dx_dec(0, 2);
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec left = dx_dec(0, 2);

	for (size_t i = b->first; i < total; i++)
		add_others(b, i, false, &paid);
	if (add_others(b, total, false, &sum) == 0)
		return !dx_dec_is_zero(paid);
	if (total + 1 < b->job->lines.n && add_others(b, total + 1, true, &left) == 1 &&
	    dx_dec_cmp(dx_dec_sub(b->sum, paid), left) != 0)
		return true;
	return dx_dec_cmp(paid, sum) != 0;
}

/* Charges from line AT on, each above its taxes, down to the line that says what all come to. */
static bool find_listed(struct blocks *b, size_t at)
{
	struct charge *last = NULL;
	bool taxed = false;
	struct entry e;

	for (size_t i = at; i < b->job->lines.n; i++) {
		if (!read_entry(b->job, i, last ? b->v[0].base.amount : NULL, &e))
			continue;
		if (last && is_total(b->job, i)) {
			if (dx_dec_cmp(e.v, b->sum) != 0)
				continue;
			b->is_odd = are_paid_oddly(b, i);
			return taxed;
		}
		if (e.kind >= 0) {
			if (!last || !is_tax_of(last, &e))
				return false;
			last->taxes[last->n_taxes++] = e;
			taxed = true;
		} else if (!(last = add(b, &e))) {
			return false;
		}
		if (i > at && !taxed)
			return false; /* the first one has its tax below it */
		b->sum = dx_dec_add(b->sum, e.v);
		b->end = i + 1;
	}
	return false;
}

/* The service on line AT with what stands below it: a charge and its taxes, which come to it. *NEXT_R: the line behind.
 */
static bool take_service(struct blocks *b, size_t at, const struct dx_word *column, size_t *next_r)
{
	struct charge c = {.is_summed = true};
	struct dx_dec sum = dx_dec(0, 2);
	bool has_base = false;
	struct entry e;
	size_t parts = 0;

	if (!read_entry(b->job, at, column, &c.whole) || c.whole.kind >= 0)
		return false;
	for (size_t i = at + 1; i < b->job->lines.n && parts < PARTS_MAX; i++) {
		if (!read_entry(b->job, i, c.whole.amount, &e))
			continue;
		parts++;
		if (e.kind < 0 && has_base)
			return false;
		if (e.kind < 0)
			c.base = e;
		else if (!has_base || !is_tax_of(&c, &e))
			return false;
		else
			c.taxes[c.n_taxes++] = e;
		has_base = true;
		sum = dx_dec_add(sum, e.v);
		if (dx_dec_cmp(sum, c.whole.v) != 0 || c.n_taxes == 0)
			continue;
		if (b->n == BLOCKS_MAX)
			return false;
		b->v[b->n++] = c;
		b->sum = dx_dec_add(b->sum, sum);
		*next_r = b->end = i + 1;
		return true;
	}
	return false;
}

/* Is V printed outside of the lines FIRST..END? */
static bool is_printed(const struct blocks *b)
{
	const struct dx_lines *lines = &b->job->lines;

	for (size_t i = 0; i < lines->n; i++)
		for (size_t k = 0; (i < b->first || i >= b->end) && k < lines->v[i].n; k++) {
			struct gst_figure f = {0};

			if (dx_columns_amount_like(lines->v[i].words[k]) &&
			    dx_gst_parse_figure(lines->v[i].words[k]->text, &f) && f.has && !f.is_percent &&
			    dx_dec_cmp(f.v, b->sum) == 0)
				return true;
		}
	return false;
}

/* Services from line AT on; other lines may stand between two of them, where a page ends. */
static bool find_services(struct blocks *b, size_t at)
{
	const struct dx_word *column = NULL;

	for (size_t i = at; i < b->job->lines.n;) {
		struct entry e;

		if (!read_entry(b->job, i, column, &e))
			i++;
		else if (!take_service(b, i, column, &i))
			break;
		column = b->n ? b->v[0].whole.amount : NULL;
		if (b->n == 0)
			return false;
	}
	return b->n && is_printed(b);
}

/* "Subtotal", "TOTAL ( A + B )", "Taxable Value": what lines come to that stand above and were not read, or stood on a
 * page that is not here. */
static bool sums_lines(struct dx_job *job, const struct entry *e)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, e->name, e->n, &n);
	int word = dx_lex_match(job->tpl->row_words, toks, n, 0, &len);

	if (word == GW_TOTAL || word == GW_SECTION)
		return true;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, e->name, e->n, &n);
	return dx_lex_match(job->tpl->labels, toks, n, 0, &len) == GL_TAXABLE_TOTAL && len == n;
}

/* Does a tax stand below line AT that its rate makes of it, or of the line between? */
static bool may_begin(struct dx_job *job, size_t at)
{
	struct charge c = {0};
	struct entry e;

	if (!read_entry(job, at, NULL, &c.base) || c.base.kind >= 0 || sums_lines(job, &c.base))
		return false;
	for (size_t i = at + 1; i < job->lines.n && i <= at + 2; i++) {
		if (!read_entry(job, i, c.base.amount, &e))
			continue;
		if (e.kind >= 0)
			return is_tax_of(&c, &e);
		c.base = e;
	}
	return false;
}

static bool find(struct blocks *b)
{
	size_t starts = 0;

	for (size_t at = 0; at < b->job->lines.n && starts < STARTS_MAX; at++) {
		if (!may_begin(b->job, at))
			continue;
		starts++;
		b->n = 0;
		b->sum = dx_dec(0, 2);
		b->first = at;
		if (find_services(b, at))
			return true;
		b->n = 0;
		b->sum = dx_dec(0, 2);
		if (find_listed(b, at))
			return true;
	}
	return false;
}

/* ---- as a table ---- */

enum { COL_NAME, COL_VALUE, COL_TAX, COL_TOTAL = COL_TAX + 2 * TAXES, COLS };

static const int roles[COLS] = {GC_DESCRIPTION, GC_TAXABLE,   GC_CGST_RATE, GC_CGST, GC_SGST_RATE,
				GC_SGST,        GC_IGST_RATE, GC_IGST,      GC_TOTAL};

static struct dx_row row_of(struct dx_job *job, const struct charge *c)
{
	const struct entry *head = c->is_summed ? &c->whole : &c->base;
	struct dx_row row = {.line = head->line, .class = DX_ROW_BEGIN};

	row.cells = dx_alloc_array(job->arena, COLS, sizeof(*row.cells));
	dx_gst_put_cell(job, &row.cells[COL_NAME], head->line, head->name, head->n);
	dx_gst_put_cell(job, &row.cells[COL_VALUE], c->base.line, &c->base.amount, 1);
	for (size_t i = 0; i < c->n_taxes; i++) {
		const struct entry *e = &c->taxes[i];
		size_t at = COL_TAX;

		while (roles[at] != e->kind)
			at++;
		dx_gst_put_cell(job, &row.cells[at - 1], e->line, &e->rate, 1);
		dx_gst_put_cell(job, &row.cells[at], e->line, &e->amount, 1);
	}
	if (c->is_summed)
		dx_gst_put_cell(job, &row.cells[COL_TOTAL], head->line, &head->amount, 1);
	return row;
}

/* The table of B's charges on the page of line FIRST, which END ends. */
static struct dx_table table_of(const struct blocks *b, size_t first, size_t end)
{
	struct dx_table t = {.page = b->job->lines.v[first].page,
			     .header_first = first,
			     .first = first,
			     .n = end - first,
			     .n_cols = COLS};
	int32_t edge = b->v[0].base.amount->x0;

	t.cols = dx_alloc_array(b->job->arena, COLS, sizeof(*t.cols));
	for (size_t i = 0; i < COLS; i++)
		t.cols[i] = (struct dx_col){.role = roles[i],
					    .class = dx_gst_column_classes[roles[i]],
					    .x0 = i == COL_NAME    ? INT32_MIN
						  : i == COL_VALUE ? edge
								   : INT32_MAX,
					    .x1 = i == COL_NAME ? edge : INT32_MAX,
					    .hx0 = i == COL_NAME ? 0 : edge,
					    .hx1 = edge};
	t.roles = dx_gst_roles_of(t.cols, COLS);
	return t;
}

/* Put the tables of B among the others, and their rows. */
static void take(struct blocks *b)
{
	const struct dx_lines *lines = &b->job->lines;
	struct dx_table *tables = dx_alloc_array(b->job->arena, b->n, sizeof(*tables));
	struct dx_row *rows = dx_alloc_array(b->job->arena, b->n, sizeof(*rows));
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++) {
		size_t page;

		rows[i] = row_of(b->job, &b->v[i]);
		page = lines->v[rows[i].line].page;
		if (i == 0 || lines->v[rows[i - 1].line].page != page) {
			size_t end = lines->page_first[page + 1] < b->end ? lines->page_first[page + 1] : b->end;

			tables[n++] = table_of(b, rows[i].line, end);
		}
		rows[i].table = n - 1;
	}
	dx_gst_insert_rows(b->job, tables, n, rows, b->n);
}

void dx_gst_find_blocks(struct dx_job *job, struct gst_invoice *inv)
{
	struct blocks b = {.job = job};

	if (dx_gst_has_items(job))
		return;
	b.v = dx_alloc_array(job->arena, BLOCKS_MAX, sizeof(*b.v));
	if (!find(&b))
		return;
	take(&b);
	inv->has_odd_figure |= b.is_odd;
}
