/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines of a foot by rates: "GST 5.00 │ 1147.68 │ 22.44 │ 28.13 │ 28.13 │ 56.26" below "CLASS │ TOTAL │ DISCOUNT │ SGST
 * │ CGST │ TOTAL GST", "GST 12% on 7,400.00". Where no summary was read of them, each figure must be what the lines of
 * that rate come to, before their discounts or behind them, or what they are taxed: then the figures are explained, and
 * the rates of these lines are held by them, as they are by the rows of a summary, and they are the summary.
 */
#include <string.h>

#include "dx/extract/fields.h"
#include "dx/extract/rowread.h"

#include "foot.h"
#include "record/record.h"
#include "table/table.h"

#define RATE_MAX    40 /* percent */
#define FIGURES_MAX 12
#define SUMS        10

/* What a line of the foot says: the rate, and figures behind it up to word END. */
struct said {
	struct dx_dec rate, v[FIGURES_MAX];
	size_t rate_at, at[FIGURES_MAX]; /* their words */
	size_t n, end;
	bool rated;
};

/* What the lines of a rate come to. */
struct of_rate {
	struct dx_dec value;
	struct dx_dec sums[SUMS];
	size_t n_sums;
	size_t n_lines;
};

static struct dx_dec twice(struct dx_dec v)
{
	return dx_dec_add(v, v);
}

/* Where no rate stands in the line, its taxes say it. */
static bool has_rate(const struct gst_item *it, struct dx_dec rate)
{
	const struct dx_val *tax = dx_val_printed(&it->cgst) ? &it->cgst : &it->igst;

	if (dx_val_has(&it->tax_rate))
		return dx_dec_cmp(it->tax_rate.dec, rate) == 0;
	return dx_val_printed(tax) && !dx_dec_is_zero(tax->dec) && dx_val_has(&it->taxable_value) &&
	       dx_dec_cmp(dx_gst_tax(it->taxable_value.dec, rate, tax == &it->cgst), tax->dec) == 0;
}

static void add(struct of_rate *of, struct dx_dec v)
{
	if (of->n_sums < SUMS && !dx_dec_is_zero(v))
		of->sums[of->n_sums++] = v;
}

/* The lines of RATE: taxes on their sum, and each line's rounded by itself. False: one of them has no value. */
static bool lines_of(const struct gst_invoice *inv, struct dx_dec rate, struct of_rate *of_r)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec value = dx_dec(0, 2);
	struct dx_dec gross = dx_dec(0, 2);
	struct dx_dec half = dx_dec(0, 2);
	struct dx_dec tax = dx_dec(0, 2);
	bool priced = true;
	struct of_rate of = {.n_lines = 0};

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct gst_item plain = items[i];
		struct dx_dec one;
		bool rounded;

		if (!has_rate(&items[i], rate))
			continue;
		if (!dx_val_has(&items[i].taxable_value))
			return false;
		plain.discount.source = DX_VAL_ABSENT;
		priced &= dx_gst_line_value(&plain, &one, &rounded);
		gross = priced ? dx_dec_add(gross, one) : gross;
		value = dx_dec_add(value, items[i].taxable_value.dec);
		half = dx_dec_add(half, dx_gst_tax(items[i].taxable_value.dec, rate, true));
		tax = dx_dec_add(tax, dx_gst_tax(items[i].taxable_value.dec, rate, false));
		of.n_lines++;
	}
	of.value = value;
	add(&of, value);
	add(&of, half);
	add(&of, dx_gst_tax(value, rate, true));
	add(&of, tax);
	add(&of, dx_gst_tax(value, rate, false));
	add(&of, twice(half));
	add(&of, twice(dx_gst_tax(value, rate, true)));
	if (priced) {
		add(&of, gross);
		add(&of, dx_dec_sub(gross, value));
	}
	*of_r = of;
	return true;
}

/* "5.00%", "(5", "@5.00": a rate behind a word that names a tax needs no sign. */
static bool is_rate(const struct dx_line *line, size_t i, const struct dx_number *n)
{
	bool apart = i + 1 < line->n && line->words[i + 1]->text[0] == '%';

	if (n->has_percent || apart)
		return true;
	return i > 0 && dx_gst_tax_kind(line->words[i - 1]->text) >= 0 && n->value.coef >= 0 &&
	       dx_dec_cmp(n->value, dx_dec(RATE_MAX, 0)) <= 0;
}

static bool number_in(struct dx_job *job, const char *text, struct dx_number *n_r)
{
	struct dx_str s = dx_str(text + strspn(text, "(@"));

	while (s.n && strchr("),:", s.p[s.n - 1]))
		s.n--;
	return s.n && dx_value_parse(s, job->tables.rule, n_r);
}

/* The rate with which LINE begins and the amounts behind it, as far as no other name follows. */
static bool read_line(struct dx_job *job, const struct dx_line *line, struct said *s)
{
	*s = (struct said){.n = 0};
	for (size_t i = 0; i < line->n; i++) {
		const char *text = line->words[i]->text;
		struct dx_number n;

		if (!number_in(job, text, &n)) {
			if (s->n > 0)
				break; /* the foot's own sums stand right of it */
			continue;
		}
		if (is_rate(line, i, &n)) {
			if (s->rated)
				return false;
			s->rate = n.value;
			s->rate_at = i;
			s->rated = true;
		} else if (!s->rated || n.value.scale != 2 || s->n == FIGURES_MAX) {
			return false;
		} else {
			s->at[s->n] = i;
			s->v[s->n++] = dx_dec_abs(n.value);
		}
		s->end = i + 1;
	}
	return s->rated && s->n > 0;
}

static bool explains(const struct of_rate *of, struct dx_dec v)
{
	for (size_t i = 0; i < of->n_sums; i++)
		if (dx_dec_cmp(dx_dec_abs(of->sums[i]), v) == 0)
			return true;
	return dx_dec_is_zero(v);
}

size_t dx_gst_class_end(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line)
{
	struct said s;
	struct of_rate of;

	if (line->used || !read_line(job, line, &s) || !lines_of(inv, s.rate, &of))
		return 0;
	for (size_t i = 0; i < s.n; i++)
		if (!explains(&of, s.v[i]))
			return 0;
	return s.end;
}

bool dx_gst_is_class(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line)
{
	size_t end = dx_gst_class_end(job, inv, line);
	struct dx_line rest = *line;

	rest.words += end;
	rest.n -= end;
	return end > 0 && (end == line->n || !dx_gst_names_tax(&rest));
}

bool dx_gst_is_of_class(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v)
{
	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t end;

		if (job->pages[line->page].number != v->place.page || line->y1 <= v->place.y0 ||
		    line->y0 >= v->place.y1)
			continue;
		end = dx_gst_class_end(job, inv, line);
		for (size_t k = 0; k < end; k++)
			if (line->words[k]->x0 == v->place.x0 && line->words[k]->y0 == v->place.y0)
				return true;
	}
	return false;
}

void dx_gst_check_classes(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Values, discounts and taxes of a rate against its lines";
	struct gst_item *items = inv->line_items.items;

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		struct said s;
		bool says = false;

		if (dx_gst_class_end(job, inv, &job->lines.v[i]) == 0 || !read_line(job, &job->lines.v[i], &s))
			continue;
		for (size_t k = 0; k < s.n; k++)
			says |= !dx_dec_is_zero(s.v[k]);
		for (size_t k = 0; says && k < inv->line_items.n; k++)
			if (has_rate(&items[k], s.rate) && !dx_dec_is_zero(items[k].taxable_value.dec))
				items[k].tax_rate.proved = true;
		if (says)
			dx_checks_compare(&job->checks, "tax_summary", label, s.v[0], s.v[0], dx_dec(0, 2), NULL, 0);
	}
}

/* ---- as a summary ---- */

static struct dx_val figure_at(struct dx_job *job, size_t line, size_t word, struct dx_dec v)
{
	struct dx_cell_word at = {job->lines.v[line].words[word], line};
	struct dx_cell c = {&at, 1};
	struct dx_val out = dx_cell_val(job, &c);

	out.dec = v;
	out.proved = true; /* by the lines of its rate */
	return out;
}

/* Where among the figures of S behind FROM stands what TAX of VALUE at its rate, all of it or HALF, comes to; S->n:
 * none does, and what follows another such one is the other half. */
static size_t find_tax(const struct said *s, size_t from, const struct of_rate *of, bool half)
{
	struct dx_dec due = dx_gst_tax(of->value, s->rate, half);
	struct dx_dec tol = dx_dec((int64_t)of->n_lines, 2); /* of lines that were rounded each by itself */

	while (from < s->n && !(dx_dec_near(s->v[from], due, tol) && !dx_dec_is_zero(s->v[from])))
		from++;
	return from;
}

/* Line AT of the foot, S, as a row of a summary; false: its value, or a tax, is not printed. */
static bool row_of(struct dx_job *job, size_t at, const struct said *s, const struct of_rate *of, bool inter,
		   struct gst_rate *row)
{
	size_t value = 0;
	size_t tax;

	while (value < s->n && dx_dec_cmp(s->v[value], of->value) != 0)
		value++;
	*row = (struct gst_rate){.tax_rate = figure_at(job, at, s->rate_at, s->rate)};
	tax = value < s->n ? find_tax(s, dx_dec_is_zero(s->rate) ? s->n : 0, of, !inter) : s->n;
	if (tax >= s->n || (!inter && (tax + 1 >= s->n || dx_dec_cmp(s->v[tax + 1], s->v[tax]) != 0)))
		return false;
	row->taxable_value = figure_at(job, at, s->at[value], s->v[value]);
	*(inter ? &row->igst : &row->cgst) = figure_at(job, at, s->at[tax], s->v[tax]);
	if (!inter)
		row->sgst = figure_at(job, at, s->at[tax + 1], s->v[tax + 1]);
	return true;
}

/* Is the tax of ROW the sum of all of them, by its rate, and no tax of a kind? */
static bool has_sum_alone(const struct gst_rate *row)
{
	return dx_val_printed(&row->tax) && dx_val_has(&row->taxable_value) && dx_val_has(&row->tax_rate) &&
	       !dx_val_has(&row->igst) && !dx_val_has(&row->cgst) && !dx_val_has(&row->sgst) &&
	       !dx_val_has(&row->cess) &&
	       dx_dec_near(dx_gst_tax(row->taxable_value.dec, row->tax_rate.dec, false), row->tax.dec, dx_dec(1, 2));
}

/* "Integrated Tax: Rate │ Amount │ Total Tax Amount": the sums of the rows' taxes, which come to the only one that the
 * paper has, are that. */
static void name_only_tax(struct gst_invoice *inv)
{
	struct gst_rate *rows = inv->tax_summary.items;
	const struct dx_val *igst = &inv->totals.igst;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		if (!has_sum_alone(&rows[i]))
			return;
		sum = dx_dec_add(sum, rows[i].tax.dec);
	}
	if (!dx_val_printed(igst) || dx_dec_is_zero(sum) || dx_dec_cmp(sum, igst->dec) != 0)
		return;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		rows[i].igst = rows[i].tax;
		rows[i].igst.proved = true;
	}
}

void dx_gst_settle_summary(struct dx_job *job, struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const bool inter = dx_val_has(&t->igst) && !dx_dec_is_zero(t->igst.dec);
	struct gst_rate *rows = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*rows));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	name_only_tax(inv);
	if (inv->tax_summary.n > 0 || !dx_val_has(&t->taxable_value))
		return;
	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		struct said s;
		struct of_rate of;

		if (dx_gst_class_end(job, inv, &job->lines.v[i]) == 0 || !read_line(job, &job->lines.v[i], &s) ||
		    !lines_of(inv, s.rate, &of) || dx_dec_is_zero(of.value))
			continue;
		if (!row_of(job, i, &s, &of, inter, &rows[n]))
			return;
		sum = dx_dec_add(sum, of.value);
		n++;
	}
	if (n > 0 && dx_dec_cmp(sum, t->taxable_value.dec) == 0)
		inv->tax_summary = (struct dx_rows){rows, n};
}
