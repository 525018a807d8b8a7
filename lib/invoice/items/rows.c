/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The lines of items: cells to values. Which lines of the page they are: see classify.c. */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"
#include "record/record.h"

#define LEFT_LINES 4 /* below the last item, where another one may stand */

/* "Flat rate" in the column of quantities is no number that could not be read. */
static void read_quantity(struct dx_rowread *r, struct inv_item *it)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_QUANTITY);

	if (c && !dx_has_digit(dx_cell_text(r->job->arena, c)))
		dx_rowread_text(r, IC_QUANTITY, NULL, &it->unit);
	if (!dx_val_has(&it->unit) || dx_rowread_scanned(r)) /* a scanned number may have become a word */
		dx_rowread_quantity(r, IC_QUANTITY, &it->quantity, &it->unit);
}

/* "VAT 21% (services)": the rate among words. Returns how many there are; of several nobody knows which is meant. */
static size_t rates_in(struct dx_rowread *r, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_TAX_RATE);
	size_t n = 0;

	for (size_t i = 0; c && i < c->n; i++) {
		const struct dx_line *line = &r->job->lines.v[c->words[i].line];
		size_t at = 0;
		size_t used;

		while (at < line->n && line->words[at] != c->words[i].word)
			at++;
		if (at < line->n && strpbrk(line->words[at]->text, "0123456789"))
			n += dx_invoice_rate_at(r->job, line, at, &used, v);
	}
	return n;
}

/* "GST Free", "Zero Rated", "No VAT": the words of a line on which no tax is. */
static bool is_free(const struct dx_cell *c, struct dx_arena *a)
{
	static const char *const whole[] = {"zero rated", "no vat", "no tax", "no gst"};
	static const char *const words[] = {"free", "zero-rated", "steuerfrei", "skattefri", "momsfri", "momsfritt"};
	const char *text = c ? dx_cell_text(a, c) : "";
	const char *last = strrchr(text, ' ');

	return !dx_has_digit(text) && (dx_str_is_one_of(dx_str(text), whole, DX_LEN(whole)) ||
				       dx_str_is_one_of(dx_str(last ? last + 1 : text), words, DX_LEN(words)));
}

static void read_rate(struct dx_rowread *r, struct inv_item *it)
{
	bool unread = r->unread;
	struct dx_val v;
	size_t n;

	dx_rowread_rate(r, IC_TAX_RATE, &it->tax_rate);
	if (dx_val_has(&it->tax_rate))
		return;
	n = rates_in(r, &v);
	if (n == 1)
		it->tax_rate = v;
	if (is_free(dx_rowread_cell(r, IC_TAX_RATE), r->job->arena)) {
		dx_rowread_text(r, IC_TAX_RATE, NULL, &it->tax_rate);
		it->tax_rate.dec = dx_dec(0, 0);
	}
	r->unread = unread || n > 1; /* "A", "exempt" are no rates */
}

/* "Fuel surcharge USD 328.02 @", the rate in the next column: the foreign amount that a charge was made of is no name.
 */
static void drop_exchange(struct dx_arena *a, struct dx_val *v)
{
	const char *at = dx_val_has(v) ? strrchr(v->text, ' ') : NULL;
	const char *amount;
	const char *code;

	if (!at || strcmp(at, " @") != 0)
		return;
	for (amount = at; amount > v->text && amount[-1] != ' ';)
		amount--;
	for (code = amount > v->text ? amount - 1 : amount; code > v->text && code[-1] != ' ';)
		code--;
	if (code > v->text && dx_value_currency(dx_strn(code, (size_t)(amount - 1 - code))))
		v->text = dx_strndup(a, v->text, (size_t)(code - 1 - v->text));
}

/* "Activity │ Description" and nothing in the second: the first is the name, where it is one and no code. */
static void read_name(struct dx_rowread *r, const struct dx_wrap *wrap, struct dx_val *v)
{
	struct dx_val name = {0};

	dx_rowread_text(r, IC_CODE, wrap, &name);
	if (dx_val_has(&name) && strpbrk(name.text, "abcdefghijklmnopqrstuvwxyz"))
		*v = name;
}

/* The unit of R's row; figures on a line below it ("TO" over "AVV 17 02 01") are none of it. */
static void read_unit(struct dx_rowread *r, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_UNIT);
	struct dx_cell own = {c ? c->words : NULL, 0};
	bool below = false;

	while (c && own.n < c->n && c->words[own.n].line == c->words[0].line)
		own.n++;
	for (size_t i = own.n; c && i < c->n; i++)
		below |= dx_has_digit(c->words[i].word->text);
	dx_rowread_text(r, IC_UNIT, NULL, v);
	if (!below)
		return;
	*v = dx_cell_val(r->job, &own);
	v->text = v->raw;
}

static void read_item(struct dx_rowread *r, const struct dx_wrap *wrap, struct inv_item *it)
{
	struct dx_val unit = {0};

	dx_rowread_text(r, IC_DESCRIPTION, wrap, &it->description);
	if (!dx_val_has(&it->description))
		read_name(r, wrap, &it->description);
	drop_exchange(r->job->arena, &it->description);
	if (!dx_invoice_counts_below(r->job, r->t, r->row))
		read_quantity(r, it);
	read_unit(r, &unit);
	if (dx_val_has(&unit) && !(dx_val_has(&it->unit) && dx_has_digit(unit.text))) /* "100 PC": of the price */
		it->unit = unit;
	dx_rowread_amount(r, IC_UNIT_PRICE, &it->unit_price, NULL);
	dx_invoice_read_stack(r, it);
	r->unread |= !dx_invoice_read_conditions(r->job, r->t, r->row, it);
	dx_invoice_read_discount(r, it);
	dx_rowread_amount(r, IC_NET, &it->net, NULL);
	dx_rowread_amount(r, IC_GROSS, &it->gross, NULL);
	if (!r->t->named_below)
		dx_rowread_amount(r, IC_AMOUNT, &it->amount, NULL);
	if (!dx_val_has(&it->amount)) {
		dx_rowread_amount(r, IC_CREDIT, &it->amount, NULL);
		it->amount.dec = dx_dec_neg(dx_dec_abs(it->amount.dec));
	}
	if (!dx_invoice_read_taxed(r, it)) {
		read_rate(r, it);
		dx_rowread_amount(r, IC_TAX, &it->tax, dx_val_has(&it->tax_rate) ? NULL : &it->tax_rate);
	}
	if (!dx_val_has(&it->amount))
		it->amount = dx_val_has(&it->net) ? it->net : it->gross;
	dx_invoice_read_per(r, it);
	dx_invoice_read_charged(r, it);
}

/* "Net │ GST │ Total inc GST": a column that is named like a rate holds the tax, where the amounts with it say so. */
static void settle_tax(struct inv_item *it)
{
	if (!dx_val_has(&it->gross) || !dx_val_has(&it->amount) || dx_val_has(&it->tax) || !dx_val_has(&it->tax_rate) ||
	    dx_dec_is_zero(it->tax_rate.dec) ||
	    dx_dec_cmp(dx_dec_add(it->amount.dec, it->tax_rate.dec), it->gross.dec) != 0)
		return;
	it->tax = it->tax_rate;
	it->tax_rate = (struct dx_val){0};
}

/* "Net │ VAT │ Total": the total holds the tax, and the tax may stand in a column that is named like a rate. */
static void settle_gross(struct inv_item *it)
{
	bool named = dx_val_has(&it->tax);
	const struct dx_val *tax = named ? &it->tax : &it->tax_rate;

	if (!dx_val_has(&it->net) || !dx_val_has(&it->amount) || dx_val_has(&it->gross) || !dx_val_has(tax) ||
	    dx_dec_is_zero(tax->dec) || dx_dec_cmp(dx_dec_add(it->net.dec, tax->dec), it->amount.dec) != 0)
		return;
	if (!named) {
		it->tax = it->tax_rate;
		it->tax_rate = (struct dx_val){0};
	}
	it->gross = it->amount;
	it->amount = it->net;
}

/*
 * A column of numbers that its header does not explain ("#") is the quantities where quantity × price gives
 * every line's amount.
 */
static void settle_serials(struct inv_item *items, const struct dx_val *serials, size_t n)
{
	size_t priced = 0;

	for (size_t i = 0; i < n; i++) {
		struct inv_item trial = items[i];
		struct dx_dec v;

		trial.quantity = serials[i];
		if (dx_val_has(&items[i].quantity) || !dx_val_has(&items[i].amount) ||
		    !dx_invoice_line_value(&trial, false, &v) || !dx_dec_near(v, items[i].amount.dec, dx_dec(1, 2)))
			return;
		priced += dx_dec_cmp(items[i].unit_price.dec, items[i].amount.dec) != 0;
	}
	for (size_t i = 0; priced && i < n; i++)
		items[i].quantity = serials[i];
}

/* The number in the column of running numbers, or in one without a name. */
static void read_serial(struct dx_rowread *r, struct dx_val *v)
{
	bool unread = r->unread;

	dx_rowread_amount(r, dx_table_col(r->t, IC_SERIAL) >= 0 ? IC_SERIAL : -1, v, NULL);
	r->unread = unread;
}

/* "19.00 KGS" in a column that is headed like one of units, where the one of quantities is empty or there is none. */
static void read_count(struct dx_rowread *r, struct inv_item *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_UNIT);
	bool unread = r->unread;

	if (c && !dx_rowread_cell(r, IC_QUANTITY) && dx_has_digit(dx_cell_text(r->job->arena, c)))
		dx_rowread_quantity(r, IC_UNIT, &v->quantity, &v->unit);
	r->unread = unread;
}

/* Such a column is the quantities of all lines where those of most make their amounts. */
static void settle_units(struct inv_item *items, const struct inv_item *counts, size_t n)
{
	size_t fits = 0;

	for (size_t i = 0; i < n; i++) {
		struct inv_item trial = items[i];
		struct dx_dec v;

		trial.quantity = counts[i].quantity;
		dx_invoice_settle_discount(&trial);
		fits += dx_val_has(&counts[i].quantity) && dx_val_has(&items[i].amount) &&
			dx_invoice_line_value(&trial, false, &v) &&
			dx_dec_near(dx_dec_abs(v), dx_dec_abs(items[i].amount.dec), dx_dec(1, 2));
	}
	for (size_t i = 0; 2 * fits > n && i < n; i++) {
		if (!dx_val_has(&counts[i].quantity))
			continue;
		items[i].quantity = counts[i].quantity;
		items[i].unit = counts[i].unit;
		dx_invoice_settle_discount(&items[i]);
	}
}

/* "58 619,37" of the foot, cut by the columns: the thousands are no amount where all amounts have cents. */
static void read_sum(struct dx_rowread *r, int role, struct dx_val *v, struct dx_val *rate)
{
	dx_rowread_amount(r, role, v, rate);
	if (dx_val_has(v) && r->decimals > 0 && v->dec.scale == 0 && !dx_dec_is_zero(v->dec))
		*v = (struct dx_val){0};
}

/* The figures of a row of totals. */
static void read_sums(struct dx_rowread *r, struct inv_item *v)
{
	read_sum(r, IC_NET, &v->net, NULL);
	read_sum(r, IC_TAX, &v->tax, &v->tax_rate);
	read_sum(r, IC_GROSS, &v->gross, NULL);
	read_sum(r, IC_AMOUNT, &v->amount, NULL);
	if (dx_rowread_has_number(r->job, r->t, r->row->cells, IC_QUANTITY))
		dx_rowread_quantity(r, IC_QUANTITY, &v->quantity, &v->unit);
}

/* "Signature of the carrier   │ Total │ 644.80 │ 126.39": does a word for totals, and nothing else, stand beside? */
static bool has_total_beside(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 1; i + 1 < n; i++) {
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks =
			dx_lex_tokens(job->tpl->row_words, job->arena, line->words + segs[i].first, segs[i].n, &n_toks);

		if (dx_lex_match(job->tpl->row_words, toks, n_toks, 0, &len) == IW_TOTAL && len == n_toks)
			return true;
	}
	return false;
}

static bool has_letters(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_letter(line->words[i]->text))
			return true;
	return false;
}

/* Sums by their rates, figures alone, stand between the items and the row of totals: read that one, of R's table. */
static void read_sums_below(struct dx_rowread *r, struct inv_item *v)
{
	const struct dx_row *above = r->row;
	const struct dx_line *line = &r->job->lines.v[above->line];
	const struct dx_line *end = r->job->lines.v + r->job->lines.n;
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	for (; line < end && line->page == r->t->page && !has_letters(line); line++)
		;
	if (line == end || line->page != r->t->page || line == &r->job->lines.v[above->line])
		return;
	dx_columns_split(r->job->arena, &r->job->lines, r->t, (size_t)(line - r->job->lines.v), cells);
	if (dx_invoice_row_word(r->job, r->t, cells, NULL) == IW_TOTAL) {
		struct dx_row row = *above;

		row.cells = cells;
		r->row = &row;
		read_sums(r, v);
		r->row = above;
	}
}

#define BIT(role) (UINT32_C(1) << (role))

/* "002 IVA 16%": a rate behind the code and the name of its tax, and no amount. */
static bool is_coded_tax(const struct dx_rowread *r)
{
	int c = dx_table_col(r->t, IC_TAX_RATE);
	const struct dx_cell *cell = c >= 0 ? &r->row->cells[c] : NULL;
	const char *code = cell && cell->n == 3 ? cell->words[0].word->text : "";

	return *code == '0' && strspn(code, "0123456789") == strlen(code) && !dx_has_digit(cell->words[1].word->text) &&
	       strchr(cell->words[2].word->text, '%');
}

/* Is there a figure in the row that IT lacks? A column of running numbers may hold the quantities. */
static bool has_more(const struct dx_rowread *r, const struct inv_item *it)
{
	bool code = dx_invoice_counts_below(r->job, r->t, r->row);
	const struct dx_whole_roles roles = {.words = (code ? BIT(IC_QUANTITY) : 0) |
						      (is_coded_tax(r) ? BIT(IC_TAX_RATE) : 0) | BIT(IC_DESCRIPTION) |
						      BIT(IC_CODE) | BIT(IC_SERIAL) | BIT(IC_UNIT) |
						      (dx_val_has(&it->tax_rate) ? 0 : BIT(IC_TAX_RATE)),
					     .free = BIT(IC_OTHER) | BIT(IC_PER) | BIT(IC_WORDED) |
						     (dx_dec_is_zero(it->charged) ? 0 : BIT(IC_CHARGED)) |
						     (it->stepped ? BIT(IC_DISCOUNT) | BIT(IC_FURTHER) : 0),
					     .count = !dx_val_has(&it->quantity),
					     .rate = !dx_val_has(&it->tax_rate)};

	return dx_whole_row_has_more(r, &roles, &it->description, sizeof(*it) / sizeof(it->description));
}

/* The line behind row I of T: where the next row begins, or its table ends. */
static size_t last_line(const struct dx_tables *t, size_t i)
{
	const struct dx_row *row = &t->rows[i];
	size_t end = t->v[row->table].first + t->v[row->table].n;

	return i + 1 < t->n_rows && t->rows[i + 1].line < end && t->rows[i + 1].line > row->line ? t->rows[i + 1].line
												 : end;
}

/* "30 │ 0 │ 30 │ HHCS-12 │ 73.613 │": does LINE of T, which is in no row, say how many at which price, and no more? */
static bool is_left_out(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	int price = dx_table_col(t, IC_UNIT_PRICE);

	if (job->lines.v[line].used)
		return false;
	dx_columns_split(job->arena, &job->lines, t, line, cells);
	for (size_t k = (size_t)(price + 1); price >= 0 && k < t->n_cols; k++)
		if (dx_has_digit(dx_cell_text(job->arena, &cells[k])))
			return false;
	return dx_rowread_has_number(job, t, cells, IC_QUANTITY) &&
	       dx_rowread_has_number(job, t, cells, IC_UNIT_PRICE) &&
	       (dx_rowread_has_text(t, cells, IC_DESCRIPTION) || dx_rowread_has_text(t, cells, IC_CODE) ||
		dx_rowread_has_text(t, cells, IC_UNIT)); /* whose column a code may reach into */
}

/* Is something among the items, or right below the last one, that was ordered, and has no amount? */
static bool leaves_out(struct dx_job *job)
{
	const struct dx_tables *t = &job->tables;

	for (size_t i = 0; i < t->n_rows; i++) {
		size_t end = last_line(t, i);
		bool last = i + 1 == t->n_rows || t->rows[i + 1].line != end;

		if (t->rows[i].class == DX_ROW_SPECIAL)
			continue;
		if (last && end > t->rows[i].line + LEFT_LINES)
			end = t->rows[i].line + LEFT_LINES;
		for (size_t k = t->rows[i].line + 1; k < end; k++)
			if (is_left_out(job, &t->v[t->rows[i].table], k))
				return true;
	}
	return false;
}

/* "1. Cable", "2. Lamp", …: the texts count the lines. What they begin with is no part of them. */
static void drop_ordinals(struct dx_job *job, struct inv_item *items, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const char *count = dx_asprintf(job->arena, "%zu. ", i + 1);

		if (!dx_val_has(&items[i].description) || !dx_str_starts(dx_str(items[i].description.text), count))
			return;
	}
	for (size_t i = 0; n > 1 && i < n; i++)
		items[i].description.text = strchr(items[i].description.text, ' ') + 1;
}

/* "246 │ 1,45 │ 357" of money that has no decimals: prices have them, and what each line comes to is a whole one. */
static void settle_whole_money(const struct dx_job *job, struct inv_item *items, size_t n)
{
	bool whole = job->tables.rule.whole;

	for (size_t i = 0; i < n; i++)
		whole &= !dx_val_has(&items[i].amount) || items[i].amount.dec.scale == 0;
	for (size_t i = 0; i < n; i++)
		items[i].whole = whole;
}

void dx_invoice_rows(struct dx_job *job, struct inv_invoice *inv)
{
	static const int money[] = {IC_AMOUNT, IC_NET, IC_GROSS};
	const struct dx_tables *t = &job->tables;
	struct inv_item *items = dx_alloc_array(job->arena, t->n_rows, sizeof(*items));
	struct dx_wrap wrap = dx_wrap_learn_names(t, IC_DESCRIPTION);
	struct dx_rowread r = {.job = job, .decimals = dx_cell_decimals(job, money, DX_LEN(money))};
	struct dx_val *serials = dx_alloc_array(job->arena, t->n_rows, sizeof(*serials));
	struct inv_item *counts = dx_alloc_array(job->arena, t->n_rows, sizeof(*counts));
	struct inv_product *products = dx_alloc_array(job->arena, t->n_rows, sizeof(*products));
	struct inv_carried *carried = dx_alloc_array(job->arena, t->n_rows, sizeof(*carried));
	size_t n_carried = 0;
	size_t n = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		r.row = &t->rows[i];
		r.t = &t->v[r.row->table];
		r.unread = false;
		if (r.row->class == DX_ROW_SPECIAL) {
			bool section = false;
			int word = dx_invoice_row_word(job, r.t, r.row->cells, &section);

			if (word == IW_TOTAL || (word < 0 && has_total_beside(job, &job->lines.v[r.row->line])))
				read_sums(&r, &inv->table_total);
			else if (word < 0)
				read_sums_below(&r, &inv->table_total);
			if (word == IW_CARRIED) {
				read_sums(&r, &carried[n_carried].sums);
				carried[n_carried].section = section;
				carried[n_carried++].n_items = n;
			}
			continue;
		}
		read_item(&r, &wrap, &items[n]);
		items[n].marked = (inv->marks && inv->marks[r.row->line]) ||
				  (dx_invoice_is_marked(job, r.t, r.row->cells) && dx_invoice_marks_column(job, r.t));
		inv->has_more |= has_more(&r, &items[n]);
		if (!dx_invoice_product_of(job, r.t, r.row, &products[n]))
			products[n] = (struct inv_product){.minor = false};
		read_serial(&r, &serials[n]);
		read_count(&r, &counts[n]);
		settle_tax(&items[n]);
		settle_gross(&items[n]);
		dx_invoice_settle_discount(&items[n]);
		inv->has_more |= !dx_invoice_take_tax_below(job, r.row->line + 1, last_line(t, i), &items[n]) ||
				 dx_invoice_leaves_rate(&r, r.row->line + 1, last_line(t, i), &items[n]);
		n++;
		inv->has_unread |= r.unread;
	}
	settle_whole_money(job, items, n);
	settle_serials(items, serials, n);
	drop_ordinals(job, items, n);
	settle_units(items, counts, n);
	dx_invoice_settle_products(items, products, n);
	dx_invoice_drop_extended(items, n);
	inv->line_items = (struct dx_rows){items, n};
	inv->has_more |= leaves_out(job);
	dx_invoice_part_discounts(inv);
	inv->carried = (struct dx_rows){carried, n_carried};
}
