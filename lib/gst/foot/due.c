/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is called a total and is another sum of the paper: what is left to pay, or due besides, and counts of things. */
#include <string.h>

#include "dx/extract/fields.h"
#include "dx/extract/inwords.h"

#include "foot.h"
#include "table/table.h"

#define FIRST_WORDS 2     /* "E   Less: Retention money" */
#define SAME_EDGE   12000 /* thousandths of a point: amounts of one foot end below each other */

static bool is_word(const struct dx_word *w, const char *word)
{
	return dx_str_ieq_c(dx_strn(w->text, strcspn(w->text, ":.,()")), word);
}

static bool begins(const struct dx_line *line, const char *word)
{
	for (size_t i = 0; i + 1 < line->n && i < FIRST_WORDS; i++)
		if (is_word(line->words[i], word))
			return true;
	return false;
}

/* Do the words of LINE before its amount say that this was paid before, or is held back? */
static bool says_paid(const struct dx_line *line)
{
	static const char *const words[] = {"advance", "received", "paid",      "deposit",
					    "payment", "adjusted", "retention", "recovery"};

	for (size_t i = 0; i + 1 < line->n; i++)
		for (size_t k = 0; k < DX_LEN(words); k++)
			if (is_word(line->words[i], words[k]))
				return true;
	return false;
}

/* The amount at the end of LINE, below TOTAL and above V. Lines that are set close have boxes that overlap, but not as
 * far as their middles. */
static bool is_between(struct dx_job *job, const struct dx_line *line, const struct dx_val *total,
		       const struct dx_val *v, struct dx_dec *v_r)
{
	struct dx_words last = {.words = line->words + line->n - 1, .n = 1, .page = line->page};
	int32_t middle = dx_line_middle(line);
	struct dx_val found = {0};

	if (line->used || line->n < 2 || job->pages[line->page].number != total->place.page ||
	    middle <= total->place.y1 || middle >= v->place.y0 || !dx_columns_amount_like(last.words[0]) ||
	    !dx_fields_amount_of(job, &last, &found))
		return false;
	*v_r = found.dec;
	return true;
}

static bool ends_at(const struct dx_line *line, int32_t x)
{
	int32_t off = line->words[line->n - 1]->x1 - x;

	return off <= SAME_EDGE && off >= -SAME_EDGE;
}

/* Are the words of the invoice those of its total? Then no sum below it is the invoice's. */
static bool words_say_total(const struct gst_invoice *inv)
{
	struct dx_dec said;

	return dx_val_has(&inv->amount_in_words) && dx_inwords_parse(dx_str(inv->amount_in_words.text), &said) &&
	       dx_dec_cmp(said, inv->totals.total.dec) == 0;
}

/*
 * "Advance 500.00 / Net Payable 9,500.00" below the total of 10,000.00: V is what is left of it, all three printed, or
 * what is left when all that stands between them in their column is taken off. Where the words say the total, so is
 * what is left of it by several lines, "Less: Retention … / Less: Recovery …", or comes to it, "Add: Out-of-pocket
 * expenses … / Amount due".
 */
bool dx_gst_is_due(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v)
{
	const struct dx_val *total = &inv->totals.total;
	bool certain = words_say_total(inv);
	struct dx_dec paid_off = dx_dec(0, 2);
	struct dx_dec due = total->dec;

	if (!dx_val_printed(total) || total->place.page != v->place.page)
		return false;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_dec one;
		bool paid;

		if (!is_between(job, line, total, v, &one))
			continue;
		paid = says_paid(line);
		if (paid && dx_dec_cmp(dx_dec_sub(total->dec, dx_dec_abs(one)), v->dec) == 0)
			return true;
		if (ends_at(line, v->place.x1))
			paid_off = dx_dec_add(paid_off, dx_dec_abs(one));
		if (paid || one.coef < 0 || dx_gst_says_less(line) || begins(line, "less"))
			due = dx_dec_sub(due, dx_dec_abs(one));
		else if (begins(line, "add"))
			due = dx_dec_add(due, one);
	}
	if (!dx_dec_is_zero(paid_off) && dx_dec_cmp(dx_dec_sub(total->dec, paid_off), v->dec) == 0)
		return true;
	return certain && dx_dec_cmp(due, total->dec) != 0 && dx_dec_cmp(due, v->dec) == 0;
}

/*
 * "Gross Bill Amount / Less: Retention Money / Less: TDS u/s 194C / Net Payable": what is left to pay stands last and
 * was taken for the total. What is called a total above it is the invoice's where all its parts come to it, and what is
 * printed between both is what lies between them.
 */
void dx_gst_total_over_due(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val left = inv->totals.total;
	struct dx_dec sum;

	if (!dx_val_printed(&left) || !dx_gst_sum_of_all(inv, &sum) || dx_dec_cmp(sum, left.dec) == 0)
		return;
	for (size_t i = 0; i < inv->n_said; i++) {
		if (dx_dec_cmp(inv->said[i].dec, sum) != 0)
			continue;
		inv->totals.total = inv->said[i];
		if (dx_gst_is_due(job, inv, &left))
			return;
	}
	inv->totals.total = left;
}

/* The role of the column of the items' row of totals in which V stands; -1: it stands nowhere in such a row. */
static int role_over(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];
		const struct dx_line *line = &job->lines.v[row->line];
		int32_t x = v->place.x0 + (v->place.x1 - v->place.x0) / 2;

		if (row->class != DX_ROW_SPECIAL || !dx_gst_is_items(t) ||
		    job->pages[line->page].number != v->place.page || line->y1 < v->place.y0 || line->y0 > v->place.y1)
			continue;
		for (size_t k = 0; k < t->n_cols; k++)
			if (x >= t->cols[k].x0 && x < t->cols[k].x1)
				return t->cols[k].role;
	}
	return -1;
}

/* "Total │ 26 │ 34 │ 60 │ … │ 1,66,317.50", "Sub total │ 98.20 │ 883.80 │ 79.54": V counts things, or is the sum of the
 * lines' discounts or of one of their taxes. */
bool dx_gst_is_of_column(const struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v)
{
	static const struct {
		int role;
		size_t offset;
	} columns[] = {{GC_DISCOUNT, offsetof(struct gst_item, discount)}, {GC_CGST, offsetof(struct gst_item, cgst)},
		       {GC_SGST, offsetof(struct gst_item, sgst)},         {GC_IGST, offsetof(struct gst_item, igst)},
		       {GC_TAX, offsetof(struct gst_item, tax)},           {GC_CESS, offsetof(struct gst_item, cess)}};
	int role = role_over(job, v);

	for (size_t k = 0; k < DX_LEN(columns); k++) {
		struct dx_dec sum = dx_dec(0, 2);

		if (role != columns[k].role)
			continue;
		for (size_t i = 0; i < inv->line_items.n; i++) {
			struct gst_item *it = (struct gst_item *)inv->line_items.items + i;
			const struct dx_val *one = dx_val_at(it, columns[k].offset);

			if (dx_val_has(one))
				sum = dx_dec_add(sum, one->dec);
		}
		return dx_dec_cmp(v->dec, sum) == 0;
	}
	return (role == GC_QUANTITY || role == GC_OTHER) && !v->dec.scale;
}
