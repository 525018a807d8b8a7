/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines of a foot by rates: "GST 5.00 │ 1147.68 │ 22.44 │ 28.13 │ 28.13 │ 56.26" below "CLASS │ TOTAL │ DISCOUNT │ SGST
 * │ CGST │ TOTAL GST", "GST 12% on 7,400.00". Where no summary was read of them, each figure must be what the lines of
 * that rate come to, before their discounts or behind them, or what they are taxed: then the figures are explained, and
 * the rates of these lines are held by them, as they are by the rows of a summary.
 */
#include <string.h>

#include "dx/extract/fields.h"

#include "foot.h"
#include "record/record.h"
#include "table/table.h"

#define RATE_MAX    40 /* percent */
#define FIGURES_MAX 12
#define SUMS        10

/* What a line of the foot says: the rate, and figures behind it up to word END. */
struct said {
	struct dx_dec rate, v[FIGURES_MAX];
	size_t n, end;
	bool rated;
};

/* What the lines of a rate come to. */
struct of_rate {
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
			s->rated = true;
		} else if (!s->rated || n.value.scale != 2 || s->n == FIGURES_MAX) {
			return false;
		} else {
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
