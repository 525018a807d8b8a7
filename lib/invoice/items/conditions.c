/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Items whose amounts stand below them in lines with names, as programs of large firms print what makes a price:
 *
 *     000010   R-F581                 1.900 PC
 *              Flange bolt M16x80
 *                Gross Price                      213,50 EUR   100 PC     4.056,50
 *                Customer discount                 5,000- %                 202,83-
 *                Net value for item                                       3.853,67
 *
 * An item is counted and says how many; the first line below it with an amount has the price, the last one what is
 * left of it. Or it is counted beside its code, and how many, the price and the amount are the line below:
 *
 *     000010   3706-61781             Cylinder head screw M8x25
 *              10 PC                                18,74 EUR   100 PC         1,87
 *
 * A page may end between them. (For GST lib/gst/items/conditions.c reads conditions below items that have their
 * own amounts, and what they are by their names.)
 */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"
#include "record/record.h"

#define LINES_MAX  30 /* of one item */
#define NAME_LINES 3  /* of its name, above how many */

/* What the lines below an item come to. */
struct below {
	size_t first, last; /* lines with an amount */
	struct dx_dec sum;  /* of all of them but the last */
	size_t n;
	bool closed; /* the last one is what the others come to */
};

/* Words of C behind those of TO. */
static void append(struct dx_job *job, struct dx_cell *to, const struct dx_cell *c)
{
	struct dx_cell all = {dx_alloc_array(job->arena, to->n + c->n, sizeof(*all.words)), 0};

	for (size_t i = 0; i < to->n; i++)
		all.words[all.n++] = to->words[i];
	for (size_t i = 0; i < c->n; i++)
		all.words[all.n++] = c->words[i];
	*to = all;
}

/*
 * The words of LINE of T by column. Where the heading of quantities stands under that of the names, "1.950 ST" may be
 * wider than it, and reach under the names: a number and a unit there are no name.
 */
static void split_line(struct dx_job *job, const struct dx_table *t, size_t line, struct dx_cell *cells)
{
	int name = dx_table_col(t, IC_DESCRIPTION);
	int count = dx_table_col(t, IC_QUANTITY);
	struct dx_cell both;
	struct dx_number n;

	dx_columns_split(job->arena, &job->lines, t, line, cells);
	if (name < 0 || count < 0 || cells[name].n == 0 || t->cols[name].hx1 <= t->cols[count].hx0 ||
	    t->cols[count].hx1 <= t->cols[name].hx0)
		return;
	both = name < count ? cells[name] : cells[count];
	append(job, &both, name < count ? &cells[count] : &cells[name]);
	if (!dx_invoice_number_of(job, dx_cell_text(job->arena, &both), &n) || n.has_percent)
		return;
	cells[count] = both;
	cells[name].n = 0;
}

/* The number in the cell of ROLE among CELLS of T, perhaps with a unit. */
static bool number_in(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role,
		      struct dx_number *n)
{
	int c = dx_table_col(t, role);
	struct dx_cell cell = {.n = 0};

	if (c >= 0)
		cell = cells[c];
	if (role == IC_UNIT_PRICE)
		cell.n = dx_invoice_price_words(&cell);
	return cell.n && dx_invoice_number_of(job, dx_cell_text(job->arena, &cell), n);
}

/* The first word of LINE, if it stands under the first heading of T, whatever the columns' edges are; NULL: none. */
static const struct dx_word *under_first(const struct dx_job *job, const struct dx_table *t, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	return l->n && l->words[0]->x0 < t->cols[0].hx1 ? l->words[0] : NULL;
}

/* Is LINE how many, at which price, and what that comes to, of something that has no count here? */
static bool is_priced(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_number n;

	return number_in(job, t, cells, IC_QUANTITY, &n) && number_in(job, t, cells, IC_AMOUNT, &n) &&
	       number_in(job, t, cells, IC_UNIT_PRICE, &n) && !n.has_percent;
}

/* The line below an item's LINE, and below the rest of its name, that says how many at which price. 0: none does, and
 * the item says so itself. Figures over one are the name's: "PFAS, 20 substances". */
static size_t priced_below(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	for (size_t i = line + 1; i <= line + NAME_LINES && i < t->first + t->n; i++) {
		split_line(job, t, i, cells);
		if (under_first(job, t, i))
			return 0;
		if (is_priced(job, t, cells))
			return i;
		if (!dx_rowread_has_text(t, cells, IC_DESCRIPTION) || dx_rowread_has_number(job, t, cells, IC_AMOUNT))
			return 0;
	}
	return 0;
}

/* "000010 … 35 PC": a count, how many, and no amount; how many may stand on the line below, with all that it makes. */
static bool is_item(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	struct dx_number n;
	const struct dx_word *first = under_first(job, t, line);
	const char *count = first ? first->text : "";

	split_line(job, t, line, cells);
	if ((t->cols[0].role != IC_SERIAL && t->cols[0].role != IC_CODE) || !*count ||
	    strspn(count, "0123456789") != strlen(count) || number_in(job, t, cells, IC_AMOUNT, &n))
		return false;
	return priced_below(job, t, line) || /* of the name there may be figures under the prices */
	       (number_in(job, t, cells, IC_QUANTITY, &n) && !number_in(job, t, cells, IC_UNIT_PRICE, &n));
}

bool dx_invoice_counts_below(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	return t->named_below && is_item(job, t, row->line) && priced_below(job, t, row->line);
}

/* A name further right than the item's count, unless it is NAMELESS, and an amount; the price, if there is one. */
static bool is_condition(struct dx_job *job, const struct dx_table *t, size_t line, int32_t x0, bool nameless,
			 struct dx_dec *amount_r, bool *priced_r)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	struct dx_number n;
	struct dx_number price;

	split_line(job, t, line, cells);
	if (l->n < 2 || l->x0 < x0 + l->height || (!nameless && !dx_has_letter(l->words[0]->text)) ||
	    under_first(job, t, line) || !number_in(job, t, cells, IC_AMOUNT, &n) || n.has_percent)
		return false;
	*amount_r = n.value;
	*priced_r = number_in(job, t, cells, IC_UNIT_PRICE, &price) && !price.has_percent;
	return true;
}

/* The table with LINE among its own, behind T on the next page or T itself; NULL: none. */
static const struct dx_table *table_at(const struct dx_job *job, const struct dx_table *t, size_t line)
{
	for (const struct dx_table *one = t; one < job->tables.v + job->tables.n && one->page <= t->page + 1; one++)
		if (line >= one->first && line < one->first + one->n)
			return one;
	return NULL;
}

/* The word for rows of sums that LINE of T begins with; -1: none. */
static int word_of(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	split_line(job, t, line, cells);
	return dx_rowread_word(job, t, cells);
}

/* "Rabatt   5,000- %   1,02-": may be taken off the item above it. */
static bool is_discount(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);

	return dx_lex_match(job->tpl->labels, toks, n, 0, &len) == IL_DISCOUNT;
}

/* The lines with amounts below the item of line ITEM. False: there is none, or the first one has no price. */
static bool look_below(struct dx_job *job, const struct dx_table *t, size_t item, struct below *b)
{
	int32_t x0 = job->lines.v[item].x0;
	size_t split = priced_below(job, t, item);
	struct dx_dec last = dx_dec(0, 2);

	*b = (struct below){.sum = dx_dec(0, 2)};
	for (size_t i = item + 1; i < job->lines.n && i < item + LINES_MAX; i++) {
		const struct dx_table *of = table_at(job, t, i);
		const struct dx_line *line = &job->lines.v[i];
		struct dx_dec v;
		bool priced;

		if (!of || word_of(job, of, i) == IW_CARRIED)
			continue; /* between pages */
		if (split && b->n && word_of(job, of, i) >= 0 && !is_discount(job, line))
			break; /* the foot, however far right it begins */
		if (is_item(job, of, i) || (line->n && line->x0 < x0 + line->height && b->n && of == t))
			break;
		if (!is_condition(job, of, i, x0, i == split, &v, &priced))
			continue;
		if (b->n == 0 && !priced)
			return false;
		b->first = b->n ? b->first : i;
		b->sum = b->n ? dx_dec_add(b->sum, last) : b->sum;
		b->last = i;
		b->n++;
		last = v;
		if (b->n > 1 && dx_dec_cmp(last, b->sum) == 0) {
			b->closed = true;
			break;
		}
	}
	return b->n > 0;
}

/* LINE, of T or of the table behind it, as a row of its own. */
static struct dx_rowread row_at(struct dx_job *job, const struct dx_table *t, size_t line)
{
	const struct dx_table *of = table_at(job, t, line);
	struct dx_row *row = DX_NEW(job->arena, struct dx_row);

	of = of ? of : t;
	*row = (struct dx_row){.line = line, .class = DX_ROW_BEGIN};
	row->cells = dx_alloc_array(job->arena, of->n_cols, sizeof(*row->cells));
	split_line(job, of, line, row->cells);
	return (struct dx_rowread){.job = job, .t = of, .row = row};
}

/* The price of IT, of an item of T with B below it, and for how many it is. */
static bool price_of(struct dx_job *job, const struct dx_table *t, const struct below *b, struct inv_item *it)
{
	struct dx_rowread r = row_at(job, t, b->first);
	int price = dx_table_col(r.t, IC_UNIT_PRICE);

	it->per = dx_invoice_per_of(&r);
	if (price >= 0)
		r.row->cells[price].n = dx_invoice_price_words(&r.row->cells[price]);
	dx_rowread_amount(&r, IC_UNIT_PRICE, &it->unit_price, NULL);
	return dx_val_has(&it->unit_price);
}

static void amount_of(struct dx_job *job, const struct dx_table *t, size_t line, struct dx_val *v)
{
	struct dx_rowread r = row_at(job, t, line);

	dx_rowread_amount(&r, IC_AMOUNT, v, NULL);
}

/* Do quantity and price of the item of LINE make the amount of the first line below it? */
static bool makes_gross(struct dx_job *job, const struct dx_table *t, size_t line, const struct below *b)
{
	struct dx_rowread r = row_at(job, t, line);
	struct inv_item it = {.marked = false};
	struct dx_dec v;

	if (priced_below(job, t, line))
		r = row_at(job, t, priced_below(job, t, line));
	dx_rowread_quantity(&r, IC_QUANTITY, &it.quantity, &it.unit);
	amount_of(job, t, b->first, &it.amount);
	return price_of(job, t, b, &it) && dx_val_has(&it.amount) && dx_invoice_line_value(&it, false, &v) &&
	       dx_dec_near(dx_dec_abs(v), dx_dec_abs(it.amount.dec), dx_dec(1, 2)); /* a credit note's are negative */
}

static void use_up(struct dx_job *job, const struct dx_table *t, const struct below *b)
{
	for (size_t i = b->first; i <= b->last; i++)
		if (table_at(job, t, i))
			job->lines.v[i].used = true;
}

bool dx_invoice_find_conditions(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	size_t items = 0;
	size_t made = 0;

	for (int pass = 0; pass < 2; pass++) { /* most items must be so before any is */
		for (size_t k = 0; k < t->n; k++) {
			struct dx_table *one = &t->v[k];

			for (size_t i = one->first; i < one->first + one->n; i++) {
				struct below b;

				if (!is_item(job, one, i))
					continue;
				items += pass == 0;
				if (!look_below(job, one, i, &b))
					continue;
				made += pass == 0 && (b.closed || priced_below(job, one, i)) &&
					makes_gross(job, one, i, &b);
				if (pass == 1)
					use_up(job, one, &b);
			}
		}
		if (2 * made <= items)
			return false;
		for (size_t k = 0; k < t->n; k++)
			t->v[k].named_below = true;
	}
	return true;
}

enum dx_row_class dx_invoice_classify_named(struct dx_job *job, const struct dx_table *t, size_t line)
{
	return is_item(job, t, line) ? DX_ROW_BEGIN : job->lines.v[line].used ? DX_ROW_OUT : DX_ROW_MORE;
}

/* Where the name on LINE, in cell C of column COL, begins: where its heading does, if a word stands there. The line
 * below may have headings of its own under that one, and the column's edges be theirs. INT32_MAX: there is no name. */
static int32_t name_begins(const struct dx_line *line, const struct dx_col *col, const struct dx_cell *c)
{
	int32_t x = c->n ? c->words[0].word->x0 : INT32_MAX;

	for (size_t i = 0; i < line->n; i++) {
		int32_t shift = line->words[i]->x0 - col->hx0;

		if (shift < line->height / 2 && shift > -line->height / 2 && line->words[i]->x0 < x)
			return line->words[i]->x0;
	}
	return x;
}

/* The words of LINE of CELL that stand left of X, and what it has of other lines. */
static void cut_at(struct dx_cell *cell, size_t line, int32_t x)
{
	size_t kept = 0;

	for (size_t i = 0; i < cell->n; i++)
		if (cell->words[i].line != line || cell->words[i].word->x0 < x)
			cell->words[kept++] = cell->words[i];
	cell->n = kept;
}

/* The words of ROW's own line that stand right of its name, in columns where such an item has nothing, are the name's.
 */
static void gather(struct dx_job *job, const struct dx_table *t, struct dx_row *row)
{
	int name = dx_table_col(t, IC_DESCRIPTION);
	const struct dx_line *line = &job->lines.v[row->line];
	struct dx_cell *c = name >= 0 ? &row->cells[name] : NULL;
	struct dx_cell all = {.n = 0};
	int32_t x = c ? name_begins(line, &t->cols[name], c) : INT32_MAX;

	if (x == INT32_MAX)
		return;
	all.words = dx_alloc_array(job->arena, c->n + line->n, sizeof(*all.words));
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->x0 >= x)
			all.words[all.n++] = (struct dx_cell_word){line->words[i], row->line};
	for (size_t i = 0; i < c->n; i++)
		if (c->words[i].line != row->line)
			all.words[all.n++] = c->words[i];
	for (size_t i = 0; i < (size_t)name; i++)
		cut_at(&row->cells[i], row->line, x);
	for (size_t i = (size_t)name + 1; i < t->n_cols; i++)
		row->cells[i].n = 0;
	*c = all;
}

void dx_invoice_gather_names(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];

		if (row->class == DX_ROW_BEGIN && dx_invoice_counts_below(job, t, row))
			gather(job, t, row);
	}
}

bool dx_invoice_read_conditions(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
				struct inv_item *it)
{
	struct below b;
	struct dx_val gross = {0};

	if (!t->named_below || !look_below(job, t, row->line, &b))
		return true;
	if (priced_below(job, t, row->line)) {
		struct dx_rowread r = row_at(job, t, priced_below(job, t, row->line));

		dx_rowread_quantity(&r, IC_QUANTITY, &it->quantity, &it->unit);
		dx_invoice_read_discount(&r, it);
	}
	price_of(job, t, &b, it);
	amount_of(job, t, b.last, &it->amount);
	amount_of(job, t, b.first, &gross);
	if (b.n > 1 && dx_val_has(&gross))
		it->beside = dx_dec_sub(b.sum, gross.dec);
	return b.closed || b.n == 1;
}
