/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines below an item that say what becomes of its amount, as programs of large firms print them in place of columns:
 *
 *     10  V-BELT SPB 2360      40103290   12.000 EA   776.50     9,318.00
 *                              Less: Trade Discount   5.00 %       465.90
 *                              Assessable Value                  8,852.10
 *                              Central GST            9.000 %      796.69
 *
 * They begin behind the description, or in it where they are set in, have a name and an amount, and stand between two
 * items; below the last item are those that stood below the one before it, and below the only one those whose value is
 * summed up once more. A tax among the names is one of the value above it: that of a section is none of its last item.
 * A page may end between an item and them.
 */
#include <string.h>

#include "dx/extract/lex.h"
#include "dx/extract/rowread.h"
#include "items.h"
#include "record/record.h"

#define RUN_MAX   12 /* lines that belong to an item */
#define SIGNS_MAX 2  /* that a percent sign is read as */

struct condition {
	int field; /* GL_… */
	struct dx_val amount, rate;
	struct dx_val base; /* what the rate is of, where that is printed beside it */
	const char *name;
};

static struct dx_val value_of(const struct dx_job *job, const struct dx_line *line, size_t word, size_t n,
			      struct dx_dec v)
{
	struct dx_val r = dx_lines_val(job->arena, &job->pages[line->page], line->words + word, n);

	r.dec = v;
	return r;
}

/* What the words of a name say, from whichever on: "JOCG IN: Central GST". */
static int field_of(struct dx_job *job, const struct dx_line *line, size_t n_words)
{
	static const int fields[] = {GL_DISCOUNT, GL_CHARGES, GL_TAXABLE_TOTAL, GL_CGST,
				     GL_SGST,     GL_IGST,    GL_CESS,          GL_TOTAL};
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, n_words, &n);

	for (size_t at = 0; at < n; at++) {
		size_t len;
		int field = dx_lex_match(job->tpl->labels, toks, n, at, &len);

		for (size_t i = 0; i < DX_LEN(fields); i++)
			if (field == fields[i] && at + len == n)
				return field;
	}
	return -1;
}

/* "Sub Total" is what lines come to. */
static bool is_sum(struct dx_job *job, const struct dx_line *line)
{
	size_t len;
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);
	int word = dx_lex_match(job->tpl->row_words, toks, n, 0, &len);

	return word == GW_TOTAL || word == GW_SECTION || word == GW_CARRIED;
}

/* Is W, behind a figure, its percent sign? In small print recognition makes another one of it, or several. */
static bool is_percent_sign(const struct dx_word *w)
{
	return strcmp(w->text, "%") == 0 ||
	       (w->conf < 100 && strlen(w->text) <= SIGNS_MAX && strspn(w->text, "%&-*$") == strlen(w->text));
}

/* "281 79-": the last two words of LINE where a scan lost the point between them, as one; NULL: they are none. */
static const char *rejoined(struct dx_arena *a, const struct dx_line *line)
{
	const struct dx_word *whole = line->n > 2 ? line->words[line->n - 2] : NULL;
	const struct dx_word *part = line->words[line->n - 1];
	size_t digits = strspn(part->text, "0123456789");

	if (!whole || part->conf == 100 || digits != 2 || strcspn(part->text + digits, "-") ||
	    strlen(part->text) > digits + 1 || strspn(whole->text, "0123456789,") != strlen(whole->text) ||
	    part->x0 - whole->x1 > line->height)
		return NULL;
	return dx_asprintf(a, "%s.%s", whole->text, part->text);
}

/* Is word AT of LINE an amount, behind which no percent sign stands? */
static bool is_base(struct dx_job *job, const struct dx_line *line, size_t at, size_t end, struct dx_number *n)
{
	return dx_columns_amount_like(line->words[at]) &&
	       dx_value_parse(dx_str(line->words[at]->text), job->tables.rule, n) && !n->has_percent &&
	       (at + 1 == end || !is_percent_sign(line->words[at + 1]));
}

/* "18.00 %   10,000.00", "10,000.00 INR   18.00": take the base, more than its rate, out of words *FROM..*END. */
static void take_base(struct dx_job *job, const struct dx_line *line, size_t *from, size_t *end, struct condition *c)
{
	struct dx_number first, last;
	bool may_begin, may_end;

	if (*end < *from + 2)
		return;
	may_begin = is_base(job, line, *from, *end, &first);
	may_end = is_base(job, line, *end - 1, *end, &last);
	if (may_end && (!may_begin || dx_dec_cmp(first.value, last.value) <= 0)) {
		c->base = value_of(job, line, --*end, 1, last.value);
	} else if (may_begin) {
		c->base = value_of(job, line, (*from)++, 1, first.value);
		*from += *from < *end && dx_value_currency(dx_str(line->words[*from]->text));
	}
}

/* "5.00 %", "9%": words FROM..END of LINE, before the amount, as a rate; a base beside it, or a scan, does without the
 * sign. */
static bool take_rate(struct dx_job *job, const struct dx_line *line, size_t from, size_t end, struct condition *c)
{
	bool apart = end == from + 2 && is_percent_sign(line->words[from + 1]);
	/* of a scan the sign may be lost: a figure of its own, far before what stands behind it */
	bool bare = end == from + 1 && (line->words[from]->conf < 100 || dx_val_has(&c->base)) &&
		    dx_columns_amount_like(line->words[from]) &&
		    line->words[end]->x0 - line->words[from]->x1 > line->height;
	struct dx_number n;

	if ((end != from + 1 && !apart) || !dx_value_parse(dx_str(line->words[from]->text), job->tables.rule, &n) ||
	    (!apart && !bare && !n.has_percent) ||
	    ((bare || strcmp(line->words[end - 1]->text, "-") == 0) && dx_dec_cmp(n.value, dx_dec(100, 0)) > 0))
		return false;
	c->rate = value_of(job, line, from, 1, n.value);
	return true;
}

/* LINE as a name, perhaps a rate, perhaps of a base, and an amount; false: it is none. */
static bool read_condition(struct dx_job *job, const struct dx_line *line, struct condition *c)
{
	size_t last = line->n - 1;
	size_t behind = last; /* what stands between name and amount ends there */
	size_t named = 0;
	size_t from;
	const char *amount = line->words[last]->text;
	const char *joined = rejoined(job->arena, line);
	struct dx_number n;

	*c = (struct condition){0};
	while (named < line->n && !dx_has_digit(line->words[named]->text))
		named++;
	joined = named < last ? joined : NULL;
	if (joined) {
		amount = joined;
		behind--;
	}
	if (named == 0 || named == line->n || (!joined && !dx_columns_amount_like(line->words[last])) ||
	    !dx_value_parse(dx_str(amount), job->tables.rule, &n) || n.has_percent)
		return false;
	c->amount = value_of(job, line, joined ? last - 1 : last, joined ? 2 : 1, n.value);
	if (named < last && dx_value_currency(dx_str(line->words[last - 1]->text)))
		behind--; /* of the heading above the first line of a page */
	from = named;
	if (from < behind)
		take_base(job, line, &from, &behind, c);
	if (from < behind && !take_rate(job, line, from, behind, c))
		return false;
	if (named > 1 && dx_value_currency(dx_str(line->words[named - 1]->text))) /* of the amount, or of its heading */
		named--;
	c->name = dx_lines_text(job->arena, (const struct dx_word *const *)line->words, named);
	c->field = field_of(job, line, named);
	if (c->field == GL_DISCOUNT) { /* "2.00- %   8,999.87-" */
		c->amount.dec = dx_dec_abs(c->amount.dec);
		if (dx_val_has(&c->rate))
			c->rate.dec = dx_dec_abs(c->rate.dec);
	}
	return c->field >= 0;
}

static bool is_behind_names(const struct dx_table *t, const struct dx_line *line)
{
	int k = dx_table_col(t, GC_DESCRIPTION);

	return k >= 0 && line->n > 1 && line->words[0]->x0 + line->height / 4 >= t->cols[k].x1;
}

/* Does LINE of T begin among the names, AHEAD or further right of that of the item of line ITEM? */
static bool is_among(struct dx_job *job, const struct dx_table *t, size_t line, size_t item, int32_t ahead)
{
	const struct dx_line *l = &job->lines.v[line];
	int k = dx_table_col(t, GC_DESCRIPTION);
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));

	if (k < 0 || l->n < 2)
		return false;
	dx_columns_split(job->arena, &job->lines, t, item, cells);
	return cells[k].n > 0 && l->words[0]->x0 < t->cols[k].x1 &&
	       l->words[0]->x0 > cells[k].words[0].word->x0 + ahead;
}

/* A number, perhaps with its unit: "20.000 PAL". */
static bool has_quantity(const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_QUANTITY);

	return k >= 0 && cells[k].n > 0 && cells[k].words[0].word->text[0] >= '0' &&
	       cells[k].words[0].word->text[0] <= '9';
}

/* Does LINE of T begin an item: a quantity with a price or the count of the lines, and an amount? */
static bool is_item(struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));

	dx_columns_split(job->arena, &job->lines, t, line, cells);
	return (dx_rowread_has_number(job, t, cells, GC_SERIAL) ||
		(has_quantity(t, cells) && dx_rowread_has_number(job, t, cells, GC_UNIT_PRICE))) &&
	       (dx_rowread_has_number(job, t, cells, GC_AMOUNT) || dx_rowread_has_number(job, t, cells, GC_TAXABLE));
}

/* Does an item of T follow behind LINE, as far as one's lines go? */
static bool item_follows(struct dx_job *job, const struct dx_table *t, size_t line)
{
	for (size_t i = line + 1; i < t->first + t->n && i <= line + RUN_MAX; i++)
		if (is_item(job, t, i))
			return true;
	return false;
}

/* The first line from FROM to TO that reads as one of FIELD (NAME: and is called so); false: none does. */
static bool find(struct dx_job *job, size_t from, size_t to, int field, const char *name, struct condition *c)
{
	for (size_t i = from; i < to && i < job->lines.n; i++)
		if (job->lines.v[i].n && read_condition(job, &job->lines.v[i], c) && c->field == field &&
		    (!name || strcmp(c->name, name) == 0))
			return true;
	return false;
}

/* The amount of the item of line ITEM, less the discount above LINE and with the charge; false: it has none. */
static bool value_at(struct dx_job *job, const struct dx_table *t, size_t item, size_t line, struct dx_dec *v_r)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	int k = dx_table_col(t, GC_AMOUNT);
	struct condition less;
	struct condition more;
	struct dx_val amount;
	struct dx_number n;
	bool unread = false;

	k = k < 0 ? dx_table_col(t, GC_TAXABLE) : k;
	dx_columns_split(job->arena, &job->lines, t, item, cells);
	if (k < 0 || !dx_cell_number(job, &cells[k], 0, &amount, &n, &unread))
		return false;
	if (find(job, item + 1, line, GL_DISCOUNT, NULL, &less))
		amount.dec = dx_dec_sub(amount.dec, less.amount.dec);
	if (find(job, item + 1, line, GL_CHARGES, NULL, &more))
		amount.dec = dx_dec_add(amount.dec, more.amount.dec);
	*v_r = amount.dec;
	return true;
}

static bool is_value(struct dx_job *job, const struct dx_table *t, size_t item, size_t line, struct dx_dec v)
{
	struct dx_dec is;

	return value_at(job, t, item, line, &is) && dx_dec_cmp(is, v) == 0;
}

/* "Item total": is V what the item of line ITEM comes to with the taxes that stand above LINE? */
static bool is_with_taxes(struct dx_job *job, const struct dx_table *t, size_t item, size_t line, struct dx_dec v)
{
	static const int taxes[] = {GL_CGST, GL_SGST, GL_IGST, GL_CESS};
	struct condition tax;
	struct dx_dec sum;
	bool taxed = false;

	if (!value_at(job, t, item, line, &sum))
		return false;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		if (!find(job, item + 1, line, taxes[i], NULL, &tax))
			continue;
		sum = dx_dec_add(sum, tax.amount.dec);
		taxed = true;
	}
	return taxed && dx_dec_cmp(sum, v) == 0;
}

/* Is the charge of LINE in the value that is printed below it, *SAID_R? One below all items is the invoice's. */
static bool is_in_value(struct dx_job *job, const struct dx_table *t, size_t item, size_t line,
			struct condition *said_r)
{
	for (size_t at = line + 1; at <= item + 2 * RUN_MAX && at < job->lines.n; at++) /* a page may end between */
		if (find(job, at, at + 1, GL_TAXABLE_TOTAL, NULL, said_r))
			return is_value(job, t, item, at, said_r->amount.dec);
	return false;
}

/* Is C of LINE what its rate makes of the value of the item of line ITEM, as the lines between them, or its own, say?
 */
static bool is_own_tax(struct dx_job *job, const struct dx_table *t, size_t item, size_t line,
		       const struct condition *c)
{
	struct condition said;
	struct dx_dec value;

	if (!dx_val_has(&c->rate) || !value_at(job, t, item, line, &value) ||
	    (find(job, item + 1, line, GL_TAXABLE_TOTAL, NULL, &said) && dx_dec_cmp(value, said.amount.dec) != 0))
		return false;
	return dx_dec_near(dx_gst_tax(value, c->rate.dec, false), c->amount.dec, dx_dec(1, 2));
}

/* May LINE, among the names, be a condition C of the item of line ITEM? Taxes need not be set in. */
static bool is_inner(struct dx_job *job, const struct dx_table *t, size_t line, size_t item, const struct condition *c)
{
	const int32_t height = job->lines.v[line].height;

	if (c->field == GL_DISCOUNT || c->field == GL_CHARGES || c->field == GL_TAXABLE_TOTAL || c->field == GL_TOTAL)
		return is_among(job, t, line, item, height / 2);
	return is_among(job, t, line, item, -height / 2) && is_own_tax(job, t, item, line, c);
}

/* Is what a line of FIELD says below the only item printed once more as what all come to, under another name? */
static bool is_summed(struct dx_job *job, size_t item, int field)
{
	struct condition own;
	struct condition all;
	size_t at = item + 1;

	if (!find(job, at, item + RUN_MAX, field, NULL, &own))
		return false;
	while (!find(job, at, at + 1, field, NULL, &all))
		at++;
	return find(job, at + 1, at + RUN_MAX, field, NULL, &all) && strcmp(all.name, own.name) != 0 &&
	       dx_dec_cmp(all.amount.dec, own.amount.dec) == 0;
}

/* The table with LINE among its own; T: none has. */
static const struct dx_table *table_of(const struct dx_job *job, const struct dx_table *t, size_t line)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *one = &job->tables.v[i];

		if (line >= one->first && line < one->first + one->n)
			return one;
	}
	return t;
}

/* How far LINE, of table BELOW, is from the item of line ITEM: of the next page its table's lines count. */
static size_t distance(const struct dx_job *job, const struct dx_table *below, size_t line, size_t item)
{
	size_t pages = job->lines.v[line].page - job->lines.v[item].page;

	return pages == 0 ? line - item : pages == 1 && line >= below->first ? line - below->first + 1 : SIZE_MAX;
}

/* Is C of LINE what comes off the value of the item of line ITEM, as a line below it says that is called as those above
 * the item are? The last item may be the only one with a discount. */
static bool is_last_discount(struct dx_job *job, const struct dx_table *t, size_t item, size_t line,
			     const struct condition *c)
{
	size_t above = item > 2 * RUN_MAX ? item - 2 * RUN_MAX : 0;
	struct condition value;
	struct condition other;
	struct dx_dec is;

	return c->field == GL_DISCOUNT && find(job, line + 1, item + RUN_MAX, GL_TAXABLE_TOTAL, NULL, &value) &&
	       find(job, above, item, GL_TAXABLE_TOTAL, value.name, &other) && value_at(job, t, item, line, &is) &&
	       dx_dec_cmp(dx_dec_sub(is, c->amount.dec), value.amount.dec) == 0;
}

bool dx_gst_is_condition(struct dx_job *job, const struct dx_table *t, size_t line, size_t item)
{
	size_t above = item > 2 * RUN_MAX ? item - 2 * RUN_MAX : 0;
	const struct dx_table *below;
	struct condition c;
	struct condition other;
	struct condition value = {0};

	if (line <= item)
		return false;
	below = table_of(job, t, line);
	return distance(job, below, line, item) <= RUN_MAX && !is_sum(job, &job->lines.v[line]) &&
	       read_condition(job, &job->lines.v[line], &c) &&
	       (is_behind_names(t, &job->lines.v[line]) || is_inner(job, t, line, item, &c)) && is_item(job, t, item) &&
	       !find(job, item + 1, line, c.field, NULL, &other) &&
	       (!dx_val_has(&c.base) || is_value(job, t, item, line, c.base.dec)) &&
	       (c.field != GL_TAXABLE_TOTAL || is_value(job, t, item, line, c.amount.dec)) &&
	       (c.field != GL_TOTAL || is_with_taxes(job, t, item, line, c.amount.dec)) &&
	       (c.field != GL_CHARGES || is_in_value(job, t, item, line, &value)) &&
	       (item_follows(job, below, line) || find(job, above, item, c.field, c.name, &other) ||
		(value.name && find(job, above, item, GL_TAXABLE_TOTAL, value.name, &other)) ||
		is_summed(job, item, GL_TAXABLE_TOTAL) || is_last_discount(job, t, item, line, &c) ||
		(is_own_tax(job, t, item, line, &c) && is_summed(job, item, c.field)));
}

bool dx_gst_is_cut_condition(struct dx_job *job, const struct dx_table *t, size_t line)
{
	const struct dx_row *last = job->tables.n_rows ? &job->tables.rows[job->tables.n_rows - 1] : NULL;
	const struct dx_table *above = last ? &job->tables.v[last->table] : NULL;

	return above && last->class == DX_ROW_BEGIN && above->page + 1 == t->page &&
	       dx_gst_is_condition(job, above, line, last->line);
}

static void take(struct gst_item *it, const struct condition *c)
{
	switch (c->field) {
	case GL_DISCOUNT:
		it->discount = c->amount;
		it->discount_rate = c->rate;
		break;
	case GL_CHARGES:
		it->charge = c->amount;
		break;
	case GL_TAXABLE_TOTAL:
		it->taxable_value = c->amount;
		break;
	case GL_TOTAL:
		it->total = c->amount;
		break;
	case GL_CGST:
		it->cgst = c->amount;
		it->cgst_rate = c->rate;
		break;
	case GL_SGST:
		it->sgst = c->amount;
		it->sgst_rate = c->rate;
		break;
	case GL_IGST:
		it->igst = c->amount;
		it->igst_rate = c->rate;
		break;
	default:
		it->cess = c->amount;
		it->cess_rate = c->rate;
		break;
	}
}

/* "CGST │ 9% │ 1,600.69" over "SGST │ 9% │ 1,600.69": does LINE go on in the column of ROW's taxes, which has one in
 * the item's own line too? Then it is no condition of its own. */
static bool goes_on_in_taxes(const struct dx_table *t, const struct dx_row *row, size_t line)
{
	const int col = dx_table_col(t, GC_TAX);
	bool own = false;
	bool below = false;

	for (size_t k = 0; col >= 0 && k < row->cells[col].n; k++) {
		const struct dx_cell_word *w = &row->cells[col].words[k];

		own |= w->line == row->line && dx_columns_amount_like(w->word);
		below |= w->line == line && dx_columns_amount_like(w->word);
	}
	return own && below;
}

struct dx_row dx_gst_without_conditions(struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
					struct gst_item *it)
{
	struct dx_row rest = *row;
	size_t taken = 0; /* the line that was taken last */

	rest.cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*rest.cells));
	for (size_t i = 0; i < t->n_cols; i++) {
		struct dx_cell *c = &rest.cells[i];

		c->words = dx_alloc_array(job->arena, row->cells[i].n + 1, sizeof(*c->words));
		for (size_t k = 0; k < row->cells[i].n; k++) {
			size_t line = row->cells[i].words[k].line;
			struct condition one;

			if (!dx_gst_is_condition(job, t, line, row->line) || goes_on_in_taxes(t, row, line)) {
				c->words[c->n++] = row->cells[i].words[k];
			} else if (line > taken && read_condition(job, &job->lines.v[line], &one)) {
				take(it, &one);
				taken = line;
			}
		}
	}
	return rest;
}
