/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines of tax, in a table by rate or one below the other: a rate, and behind it
 * what is taxed and the tax, or the tax alone.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"

#define AMOUNTS_MAX   6
#define RATES_MAX     64
#define ROW_MAX       6 /* taxes on one line */
#define HEADING_LINES 4 /* how far above a line of a tax table its heading may stand */

/* "TVA à 10 %": recognition loses the blank, and the accent. */
static struct dx_str without_at(const struct dx_line *line, size_t i, struct dx_str s)
{
	size_t n = dx_str_starts(s, "\xc3\xa0") ? 2 : s.n && s.p[0] == 'a' && line->words[i]->conf < 100;

	return n && n < s.n && strchr("0123456789", s.p[n]) && s.p[s.n - 1] == '%' ? dx_str_sub(s, n, s.n) : s;
}

/* "(%20)" of "KDV(%20)", "(21%)" of "IVA(21%)": the rate in brackets right behind the tax's name, or S as it is. */
static struct dx_str rate_in_brackets(struct dx_str s)
{
	const char *open = memchr(s.p, '(', s.n);

	return open && open > s.p && s.p[s.n - 1] == ')' && memchr(open, '%', s.n - (size_t)(open - s.p))
		       ? dx_str_sub(s, (size_t)(open - s.p), s.n)
		       : s;
}

/* "27%" of "27%-os", "24%:n": the rate as it is inflected, or S as it is. */
static struct dx_str without_ending(struct dx_str s)
{
	const char *percent = memchr(s.p, '%', s.n);
	size_t n = percent ? (size_t)(percent - s.p) + 1 : s.n;

	return n > 1 && n + 1 < s.n && strchr("-:'", s.p[n]) && !strchr("0123456789", s.p[n + 1]) ? dx_str_sub(s, 0, n)
												  : s;
}

/* The number in word I of LINE, punctuation around it left out. */
static bool number_at(struct dx_job *job, const struct dx_line *line, size_t i, struct dx_number *n)
{
	struct dx_str s = rate_in_brackets(without_ending(without_at(line, i, dx_str(line->words[i]->text))));

	while (s.n && strchr("(@[", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	while (s.n && strchr("):;,]", s.p[s.n - 1]))
		s.n--;
	return s.n && dx_value_parse(s, job->tables.rule, n);
}

/* "USD 612.95 @ 0.924100": is word I of LINE what a foreign amount is worth? */
static bool is_exchange(const struct dx_line *line, size_t i)
{
	return i > 2 && strcmp(line->words[i - 1]->text, "@") == 0 && dx_columns_amount_like(line->words[i - 2]) &&
	       dx_value_currency(dx_str(line->words[i - 3]->text));
}

bool dx_invoice_rate_at(struct dx_job *job, const struct dx_line *line, size_t i, size_t *n_r, struct dx_val *v)
{
	struct dx_number n;
	bool apart;
	bool at;

	if (!number_at(job, line, i, &n) || n.has_currency || n.has_minus)
		return false;
	apart = !n.has_percent && i + 1 < line->n && line->words[i + 1]->text[0] == '%';
	at = i > 0 && strcmp(line->words[i - 1]->text, "@") == 0 && !is_exchange(line, i); /* "Tax @ 10:" */
	if ((!n.has_percent && !apart && !at) || dx_dec_cmp(n.value, dx_dec(DX_INVOICE_RATE_MAX, 0)) > 0)
		return false;
	*n_r = apart ? 2 : 1;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + i, *n_r);
	v->dec = n.value;
	return true;
}

/* "33 930" is money where none has decimals. */
static bool is_money(const struct dx_job *job, const struct dx_number *n, const char *text)
{
	return !n->has_percent && (n->value.scale == 2 || n->has_currency || strchr(text, ',') || strchr(text, '.') ||
				   (job->tables.rule.whole && strchr(text, ' ')));
}

size_t dx_invoice_amount_at(struct dx_job *job, const struct dx_line *line, size_t i, struct dx_val *v)
{
	for (size_t n = line->n - i < 4 ? line->n - i : 4; n > 0; n--) {
		struct dx_words w = {line->words + i, n, 0, line->page};
		const char *text = dx_words_text(job->arena, &w);
		size_t len = strlen(text);
		struct dx_number num;
		bool torn = false;

		if (len > 1 && text[len - 1] == ')' && !strchr(text, '(')) /* "(19% on 120.00)" */
			text = dx_strndup(job->arena, text, len - 1);
		else if (len > 1 && strchr(",;", text[len - 1])) /* "25 % of 100.00 = 25.00, 12 % of …" */
			text = dx_strndup(job->arena, text, len - 1);
		if (text[0] == '(' && !strchr(text, ')')) /* "(120.00 x 19%)" */
			text++;
		if (i + n < line->n && strcmp(line->words[i + n]->text, "%") == 0)
			continue; /* "+ 19,00 % VAT": a rate with a sign before it */
		for (size_t k = i + 1; k < i + n; k++)
			torn |= line->words[k]->x0 - line->words[k - 1]->x1 > line->height;
		if (torn || !dx_value_parse(dx_str(text), job->tables.rule, &num) || !is_money(job, &num, text))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->dec = num.value;
		return n;
	}
	return 0;
}

/* Where what another label says begins: a label at the beginning of a run of words that names no tax. */
static size_t stop_at(const struct dx_job *job, size_t line, size_t from)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].first >= from && !l->v[i].inner && l->v[i].field != IL_TAX)
			return l->v[i].first;
	return job->lines.v[line].n;
}

static bool names_tax(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == IL_TAX || l->v[i].field == IL_TAX_TOTAL)
			return true;
	return false;
}

static bool under_heading(const struct dx_job *job, size_t line)
{
	for (size_t i = line; i > 0 && line - i < HEADING_LINES; i--)
		if (job->lines.v[i - 1].page == job->lines.v[line].page && names_tax(job, i - 1))
			return true;
	return false;
}

static bool is_tax_of(const struct dx_val *base, const struct dx_val *rate, const struct dx_val *tax)
{
	struct dx_dec want = dx_dec_div(dx_dec_mul(base->dec, rate->dec), dx_dec(100, 0), 2);

	return dx_dec_near(want, tax->dec, dx_dec(1, 2));
}

/*
 * "340701.97 │ 21% │ 71547.43 │ 412249.40": a tax that was rounded line by line is some cents off what the rate makes
 * of its base; the two and what they come to stand in the row.
 */
static bool grossed(const struct dx_val *v, size_t n, struct inv_rate *r)
{
	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < n; k++) {
			struct dx_dec want = dx_dec_div(dx_dec_mul(v[i].dec, r->tax_rate.dec), dx_dec(100, 0), 2);
			struct dx_dec gross = dx_dec_add(v[i].dec, v[k].dec);
			struct dx_dec twentieth = dx_dec_div(dx_dec_abs(v[k].dec), dx_dec(20, 0), 2);
			struct dx_dec off = dx_dec_cmp(twentieth, dx_dec(1, 0)) < 0 ? twentieth : dx_dec(1, 0);
			size_t m = 0;

			while (m < n && (m == i || m == k || dx_dec_cmp(v[m].dec, gross) != 0))
				m++;
			if (i == k || m == n || dx_dec_is_zero(v[k].dec) || !dx_dec_near(want, v[k].dec, off))
				continue;
			r->taxable = v[i];
			r->tax = v[k];
			r->gross = v[m];
			return true;
		}
	}
	return false;
}

/* The amount of the row that base and tax of R come to, and that is neither. */
static void find_gross(const struct dx_val *v, size_t n, struct inv_rate *r)
{
	struct dx_dec gross = dx_dec_add(r->taxable.dec, r->tax.dec);

	for (size_t i = 0; i < n && !dx_dec_is_zero(r->tax.dec); i++)
		if (dx_dec_cmp(v[i].dec, gross) == 0)
			r->gross = v[i];
}

/* Which amounts are the base and the tax: the pair that the rate confirms, else the first two of FIRST. */
static bool pair(const struct dx_val *v, size_t n, size_t first, bool sure, struct inv_rate *r)
{
	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < n; k++) {
			if (i == k || dx_dec_is_zero(v[i].dec) || !is_tax_of(&v[i], &r->tax_rate, &v[k]))
				continue;
			r->taxable = v[i];
			r->tax = v[k];
			find_gross(v, n, r);
			return true;
		}
	}
	if (grossed(v, n, r))
		return true;
	if (!sure)
		return false;
	if (first == 1)
		r->tax = v[0];
	if (first < 2)
		return first == 1;
	if (!dx_dec_is_zero(v[0].dec) && dx_dec_cmp(v[0].dec, v[1].dec) == 0) { /* it is added and taken off again */
		r->tax = v[0];
		return true;
	}
	r->taxable = v[0];
	r->tax = v[1];
	return true;
}

/* Does run SEG of LINE say that what stands below it are rates: "%IVA", "Aliquota", "USt-Satz"? */
static bool is_rate_heading(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words + seg->first, seg->n, &n);

	for (size_t i = 0; i < seg->n; i++)
		if (strchr(line->words[seg->first + i]->text, '%'))
			return true;
	return n > 0 && dx_lex_match(job->tpl->columns, toks, n, 0, &len) == IC_TAX_RATE && len == n;
}

/* Does a heading over word AT of a line of a table of taxes say that rates stand below it? */
static bool under_rate(struct dx_job *job, size_t line, size_t at)
{
	const struct dx_word *w = job->lines.v[line].words[at];

	for (size_t i = line; i > 0 && line - i < HEADING_LINES; i--) {
		const struct dx_line *above = &job->lines.v[i - 1];
		struct dx_seg *segs;
		size_t n;

		if (above->page != job->lines.v[line].page || !names_tax(job, i - 1))
			continue;
		segs = dx_lines_segments(job->arena, above, &n);
		for (size_t k = 0; k < n; k++) {
			int32_t x0 = segs[k].x0 - above->height;
			int32_t x1 = segs[k].x1 + above->height;

			(void)dx_lines_framed(&job->pages[above->page], above, &job->lines.v[line], &segs[k], &x0, &x1);
			if (x0 <= w->x1 && x1 >= w->x0 && is_rate_heading(job, above, &segs[k]))
				return true;
		}
	}
	return false;
}

/* Is word AT of a line of a table of taxes a rate without a sign, below a heading of rates? */
static bool bare_rate_at(struct dx_job *job, size_t index, size_t at, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_number number;

	if (!number_at(job, line, at, &number) || number.has_currency || number.has_minus || number.value.coef < 0 ||
	    dx_dec_cmp(number.value, dx_dec(DX_INVOICE_RATE_MAX, 0)) > 0 || !under_rate(job, index, at))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, 1);
	v->dec = number.value;
	return true;
}

/* "VAT 19% $ │ 599": digits alone in a run of their own, word AT of LINE, where money has no decimals. */
static bool whole_at(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_val *v)
{
	const struct dx_word *w = line->words[at];
	struct dx_number n;

	if (!job->tables.rule.whole || at == 0 || w->x0 - line->words[at - 1]->x1 < line->height ||
	    (at + 1 < line->n && line->words[at + 1]->x0 - w->x1 < line->height) ||
	    strspn(w->text, "0123456789") != strlen(w->text) || !dx_value_parse(dx_str(w->text), job->tables.rule, &n))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, 1);
	v->dec = n.value;
	return true;
}

/* The amounts of words FROM to TO of LINE, up to MAX. */
static size_t amounts_in(struct dx_job *job, const struct dx_line *line, size_t from, size_t to, struct dx_val *v,
			 size_t max)
{
	size_t n = 0;

	for (size_t i = from; i < to && n < max;) {
		size_t used = dx_invoice_amount_at(job, line, i, &v[n]);

		used = used ? used : whole_at(job, line, i, &v[n]);
		n += used > 0;
		i += used ? used : 1;
	}
	return n;
}

/* "22,00 │ 100.00 │ 22.00" below "%VAT": a rate without a sign is one where it makes the tax of what is taxed. */
static bool bare_rate_line(struct dx_job *job, size_t index, struct inv_rate *r)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t at = 0; at < line->n; at++) {
		struct dx_val amounts[AMOUNTS_MAX];

		if (bare_rate_at(job, index, at, &r->tax_rate) &&
		    pair(amounts, amounts_in(job, line, at + 1, line->n, amounts, AMOUNTS_MAX), 0, false, r))
			return true;
	}
	return false;
}

/*
 * "100.00 │ 21,00 │ 21.00 │ 5,20 │ 5.20" below "Base │ % │ Tax │ % │ Tax": taxes of what stands before them all, each
 * right behind its rate. Returns how many, or 0.
 */
static size_t taxes_of_base(struct dx_job *job, size_t index, struct inv_rate *out, size_t max)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n = 0;

	for (size_t at = 1; at + 1 < line->n && n < max; at++) {
		struct dx_val before[AMOUNTS_MAX];
		size_t n_before = 0;
		size_t used;

		if (!bare_rate_at(job, index, at, &out[n].tax_rate) ||
		    (used = dx_invoice_amount_at(job, line, at + 1, &out[n].tax)) == 0)
			continue;
		if (n == 0)
			n_before = amounts_in(job, line, 0, at, before, AMOUNTS_MAX);
		else
			before[n_before++] = out[0].taxable;
		while (n_before > 0 && !is_tax_of(&before[n_before - 1], &out[n].tax_rate, &out[n].tax))
			n_before--;
		if (n_before == 0)
			return 0;
		out[n++].taxable = before[n_before - 1];
		at += used; /* the thousands of a tax are no rate */
	}
	return n;
}

/* "Payable by 23.04. with 2,00 % Skonto = 199,20 EUR (9.760,80 EUR)": what is off for who pays early is no tax. */
static bool is_discount(const struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = 0; i < line->n; i++)
		if (dx_invoice_names_discount(line->words[i]->text))
			return !names_tax(job, index);
	return false;
}

/*
 * Where a rate of LINE may begin: behind a tax that begins a run of words and has one, "a 1.5% finance charge   │ TAX
 * (8.7%)"; else at the line's beginning.
 */
static size_t rate_from(struct dx_job *job, size_t index)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[index];
	struct dx_val rate;
	size_t used;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++) {
		size_t end = stop_at(job, index, l->v[i].first + l->v[i].n);

		if (l->v[i].field != IL_TAX || l->v[i].inner)
			continue;
		for (size_t at = l->v[i].first; at < end; at++)
			if (dx_invoice_rate_at(job, line, at, &used, &rate))
				return l->v[i].first;
	}
	return 0;
}

static bool is_bracketed(const struct dx_val *v)
{
	return v->raw && v->raw[0] == '(';
}

/*
 * "VAT 9% (294.00)   26.46": what is taxed stands in brackets as a remark on the rate, and is no less than nothing
 * where the tax beside it is not.
 */
static void drop_brackets(struct dx_val *v, size_t n)
{
	bool more = false;

	for (size_t i = 0; i < n; i++)
		more |= v[i].dec.coef > 0 && !is_bracketed(&v[i]);
	for (size_t i = 0; more && i < n; i++)
		if (is_bracketed(&v[i]))
			v[i].dec = dx_dec_abs(v[i].dec);
}

/* A rate and its amounts on one line; before the rate only where nothing stands behind it. */
static bool tax_line(struct dx_job *job, size_t index, struct inv_rate *r)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_val amounts[AMOUNTS_MAX];
	size_t n = 0;
	size_t behind;
	size_t taken = 0;
	size_t at = rate_from(job, index);
	size_t stop;

	if (is_discount(job, index))
		return false;
	while (at < line->n && !dx_invoice_rate_at(job, line, at, &taken, &r->tax_rate))
		at++;
	if (at == line->n)
		return bare_rate_line(job, index, r);
	stop = stop_at(job, index, at + taken);
	behind = n = amounts_in(job, line, at + taken, stop, amounts, AMOUNTS_MAX);
	n += amounts_in(job, line, 0, at, amounts + n, AMOUNTS_MAX - n);
	drop_brackets(amounts, n);
	if (behind < 2)
		behind = n < 2 ? n : 2;
	return n > 0 && pair(amounts, n, behind, names_tax(job, index) || (n > 1 && under_heading(job, index)), r);
}

/*
 * "VAT: 25 % of 100.00 = 25.00,  12 % of 50.00 = 6.00": taxes one behind the other, each the rate's share of what is
 * taxed. Returns how many, or 0.
 */
static size_t taxes_in_row(struct dx_job *job, size_t index, struct inv_rate *out, size_t max)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n = 0;

	for (size_t at = 0; names_tax(job, index) && at < line->n && n < max;) {
		struct dx_val amounts[AMOUNTS_MAX];
		struct dx_val next;
		size_t n_amounts = 0;
		size_t taken = 0;

		if (!dx_invoice_rate_at(job, line, at, &taken, &out[n].tax_rate)) {
			at++;
			continue;
		}
		for (at += taken; at < line->n && !dx_invoice_rate_at(job, line, at, &taken, &next);) {
			size_t used =
				n_amounts < AMOUNTS_MAX ? dx_invoice_amount_at(job, line, at, &amounts[n_amounts]) : 0;

			n_amounts += used > 0;
			at += used ? used : 1;
		}
		if (n_amounts != 2 || !pair(amounts, n_amounts, 0, false, &out[n]))
			return 0;
		n++;
	}
	return n > 1 ? n : 0;
}

/* "VAT 25 %", "25% VAT": the rate beside the name of its tax, and nothing else in the run S of LINE. */
static bool rate_in_heading(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s, struct dx_val *rate)
{
	size_t last = s->first + s->n;
	size_t at = s->first;
	size_t before = 0;
	size_t used = 0;
	size_t n;
	size_t len;
	struct dx_tok *toks;

	if (dx_invoice_rate_at(job, line, at, &used, rate))
		before = used;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words + at + before, s->n - before, &n);
	if (dx_lex_match(job->tpl->labels, toks, n, 0, &len) != IL_TAX)
		return false;
	if (before)
		return len == n;
	while (at < last && !dx_invoice_rate_at(job, line, at, &used, rate))
		at++;
	return at < last && at + used == last;
}

/*
 * "Net │ Freight │ VAT 25 % │ To pay" over their figures: a rate beside the name of its tax in a bar of headings, and
 * the amount that begins or ends below it.
 */
static bool tax_in_bar(struct dx_job *job, size_t index, struct inv_rate *r)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_line *below = line + 1;
	struct dx_val amounts[AMOUNTS_MAX];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n < 3 || !names_tax(job, index) || index + 1 >= job->lines.n || below->page != line->page || below->used ||
	    amounts_in(job, line, 0, line->n, amounts, AMOUNTS_MAX) > 0)
		return false;
	for (size_t k = 0; k < n; k++) {
		int32_t end = k + 1 < n ? segs[k + 1].x0 : INT32_MAX;
		size_t used = 0;

		if (!rate_in_heading(job, line, &segs[k], &r->tax_rate))
			continue;
		for (size_t i = 0; i < below->n; i += used ? used : 1) {
			used = dx_invoice_amount_at(job, below, i, &r->tax);
			if (used && r->tax.place.x1 > segs[k].x0 && r->tax.place.x0 < end)
				return true;
		}
	}
	return false;
}

/* The same tax said twice, in a table and in the sums: the one that also says what is taxed is kept. */
static bool said_before(struct inv_rate *rates, size_t n, const struct inv_rate *r)
{
	for (size_t i = 0; i < n; i++) {
		if (dx_dec_cmp(rates[i].tax_rate.dec, r->tax_rate.dec) != 0 ||
		    dx_dec_cmp(rates[i].tax.dec, r->tax.dec) != 0)
			continue;
		if (!dx_val_has(&rates[i].taxable))
			rates[i] = *r;
		return true;
	}
	return false;
}

/* "Taxable (20%)   1,638.50": the only rate and the only amount behind a label of a sum without tax on line INDEX. */
static bool base_line(struct dx_job *job, size_t index, struct inv_rate *r)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++) {
		size_t at = l->v[i].first + l->v[i].n - 1; /* "Matrah(%20)" */
		size_t used = 0;
		struct dx_val v[2];

		if (l->v[i].field != IL_SUBTOTAL || l->v[i].inner)
			continue;
		while (at < line->n && !dx_invoice_rate_at(job, line, at, &used, &r->tax_rate))
			at++;
		if (at == line->n || amounts_in(job, line, at + used, line->n, v, 2) != 1)
			return false;
		r->taxable = v[0];
		return true;
	}
	return false;
}

/* What is taxed may stand on a line of its own, with the rate of its tax, which it makes, or its lines do. */
static void find_bases(struct dx_job *job, const struct inv_invoice *inv, struct inv_rate *rates, size_t n)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		struct inv_rate r = {0};
		struct dx_dec lines;

		if (job->lines.v[i].used || !base_line(job, i, &r))
			continue;
		for (size_t k = 0; k < n; k++)
			if (!dx_val_has(&rates[k].taxable) && dx_dec_cmp(rates[k].tax_rate.dec, r.tax_rate.dec) == 0 &&
			    (is_tax_of(&r.taxable, &r.tax_rate, &rates[k].tax) ||
			     (dx_invoice_lines_tax(inv, r.tax_rate.dec, &lines) &&
			      dx_dec_cmp(lines, rates[k].tax.dec) == 0)))
				rates[k].taxable = r.taxable;
	}
}

void dx_invoice_taxes(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_rate *rates = dx_alloc_array(job->arena, RATES_MAX, sizeof(*rates));
	size_t n = 0;

	inv->tax_lines = dx_alloc_array(job->arena, job->lines.n, sizeof(*inv->tax_lines));
	for (size_t i = 0; i < job->lines.n && n < RATES_MAX; i++) {
		struct inv_rate row[ROW_MAX] = {0};
		size_t in_row = job->lines.v[i].used ? 0 : taxes_in_row(job, i, row, ROW_MAX);
		struct inv_rate r = {0};

		if (in_row == 0 && !job->lines.v[i].used)
			in_row = taxes_of_base(job, i, row, ROW_MAX);
		for (size_t k = 0; k < in_row && n < RATES_MAX; k++)
			if (!said_before(rates, n, &row[k]))
				rates[n++] = row[k];
		if (in_row > 0) {
			inv->tax_lines[i] = true;
			continue;
		}
		inv->tax_lines[i] = !job->lines.v[i].used && (tax_line(job, i, &r) || tax_in_bar(job, i, &r));
		if (inv->tax_lines[i] && !said_before(rates, n, &r))
			rates[n++] = r;
	}
	find_bases(job, inv, rates, n);
	inv->tax_summary = (struct dx_rows){rates, n};
}
