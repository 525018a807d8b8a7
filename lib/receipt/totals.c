/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sums of a receipt: its labelled amounts, and how it was paid. */
#include <string.h>

#include "receipt_int.h"

#define NAME_LETTERS 3 /* of a word that names something */
#define NAME_WORDS   3

#define GAP 3 /* heights of a line: as much stands between two blocks */

/* Line INDEX from word FROM on: the place of an amount that is not legible, and what is left of it. */
static void take_rest(struct dx_job *job, size_t index, size_t from, struct rec_sum *one)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = from; i < line->n; i++)
		one->cell = dx_place_join(one->cell, (struct dx_place){job->pages[line->page].number,
								       line->words[i]->x0, line->words[i]->y0,
								       line->words[i]->x1, line->words[i]->y1});
	for (size_t i = from; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			one->rest = line->words[i]->text;
}

/* One word of figures, under no label: an amount that lost its mark, perhaps. */
static bool is_lone_figure(const struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t letters, digits, capitals;

	if (line->n != 1 || dx_receipt_label(job, index))
		return false;
	dx_receipt_count(line->words[0]->text, &letters, &digits, &capitals);
	return digits >= 3 && letters <= 1;
}

/* Have the sums begun? Discounts stand between the goods as well. */
static bool has_begun(const struct rec_sums *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field != RL_DISCOUNT)
			return true;
	return false;
}

/* An amount under no label, below the first sum: it may be what a label that is not legible names. */
static bool unlabelled(struct dx_job *job, size_t i, const struct rec_sums *s, struct rec_sum *one)
{
	size_t at;

	if (!has_begun(s) || job->pages[job->lines.v[i].page].source != DX_SOURCE_OCR ||
	    !dx_receipt_amount(job, i, 0, &one->v, &at))
		return false;
	*one = (struct rec_sum){.v = one->v, .cell = one->v.place, .field = -1, .line = i};
	return true;
}

/* "GST included 2.0", "Total sales 84": line INDEX of a text layer ends with a figure that has lost something. */
static bool is_damaged(const struct dx_job *job, size_t index, size_t from)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_number n;

	return line->n > from && job->pages[line->page].source != DX_SOURCE_OCR &&
	       dx_value_parse(dx_str(line->words[line->n - 1]->text), job->tables.rule, &n) && !n.has_percent;
}

/*
 * "Total Qty: 7  Sub Total 159.53", "Item Count 12  Change Amt 22.20", "5 item(s)  Sub Total 118.46": a sum that is
 * named behind the number of goods. HIT when there is none.
 */
static const struct dx_label_hit *behind_count(const struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line];
	     hit && (hit->field == RL_COUNT || hit->field == RL_OTHER) && i < l->line_first[line + 1]; i++)
		if (l->v[i].first > hit->first + hit->n - (hit->field == RL_OTHER) &&
		    (hit->field == RL_COUNT || l->v[i].field == RL_SUBTOTAL) &&
		    (l->v[i].field == RL_SUBTOTAL || l->v[i].field == RL_CHANGE || dx_receipt_is_total(l->v[i].field)))
			return &l->v[i];
	return hit;
}

/* Do figures and marks, one figure at least, and nothing else stand between words FROM and TO (exclusive)? */
static bool is_number_between(const struct dx_line *line, size_t from, size_t to)
{
	size_t digits = 0;

	for (size_t i = from; i < to; i++) {
		size_t letters, more, capitals;

		dx_receipt_count(line->words[i]->text, &letters, &more, &capitals);
		if (letters > 0)
			return false;
		digits += more;
	}
	return digits > 0;
}

/*
 * "INVOICE 75024 TOTAL: $464.73", "Items : 6      Net Amt. 1,486.00": among the sums a total that is named behind the
 * number of the paper, or of the goods. HIT when there is none.
 */
static const struct dx_label_hit *behind_number(struct dx_job *job, size_t line, const struct rec_sums *s,
						const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *other = hit ? hit + 1 : NULL;
	struct dx_val v;
	size_t at;

	if (!hit || (hit->field != RL_TITLE && hit->field != RL_OTHER && hit->field != RL_COUNT) || !has_begun(s) ||
	    other == l->v + l->line_first[line + 1] || !dx_receipt_is_total(other->field) ||
	    !is_number_between(&job->lines.v[line], hit->first + hit->n, other->first) ||
	    !dx_receipt_amount(job, line, other->first + other->n, &v, &at))
		return hit;
	return other;
}

/* The label of a sum in a block of its own on line INDEX, behind word FROM and a gap; NULL: none has an amount. */
static const struct dx_label_hit *in_next_block(struct dx_job *job, size_t index, size_t from)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++) {
		const struct dx_label_hit *other = &l->v[i];
		struct dx_val v;
		size_t at;

		if (other->first > from && other->field >= RL_SUBTOTAL && other->field <= RL_CHANGE &&
		    line->words[other->first]->x0 - line->words[other->first - 1]->x1 > GAP * line->height &&
		    dx_receipt_amount(job, index, other->first + other->n, &v, &at))
			return other;
	}
	return NULL;
}

/*
 * "SR = 6%  120.00  7.20      Add GST @ 6%  7.20": a sum in a block of its own, on the right of a summary of taxes,
 * where HIT says nothing of it.
 */
static const struct dx_label_hit *behind_gap(struct dx_job *job, size_t index, const struct dx_label_hit *hit)
{
	const struct dx_label_hit *other = hit && hit->field != RL_SUMMARY ? NULL : in_next_block(job, index, 1);

	return other ? other : hit;
}

/* "CGST 6%  10.80          Round off  0.40": two sums side by side. True: both are taken. */
static bool take_beside(struct dx_job *job, size_t index, const struct dx_label_hit *hit, struct rec_sums *s)
{
	size_t from = hit ? hit->first + hit->n : 0;
	bool sum = hit && hit->field >= RL_SUBTOTAL && hit->field <= RL_CHANGE && s->n + 1 < REC_SUMS_MAX;
	const struct dx_label_hit *other = sum ? in_next_block(job, index, from) : NULL;
	const struct dx_label_hit *hits[] = {hit, other};
	struct rec_sum two[2] = {{.line = index}, {.line = index}};
	size_t at;

	if (!other || !dx_receipt_amount_before(job, index, from, other->first, &two[0].v, &at) ||
	    !dx_receipt_amount(job, index, other->first + other->n, &two[1].v, &at))
		return false;
	for (size_t i = 0; i < DX_LEN(two); i++) {
		two[i].field = hits[i]->field;
		two[i].cell = two[i].v.place;
		two[i].from = i > 0 ? hits[i]->first : 0;
		s->rounds |= two[i].field == RL_ROUNDING && !dx_dec_is_zero(two[i].v.dec);
		s->v[s->n++] = two[i];
	}
	return true;
}

static bool has_total(const struct rec_sums *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && dx_val_has(&s->v[i].v))
			return true;
	return false;
}

/* "3% OFF", "CRISPS CLUB PRICE": a share, or more words than a rounding is called by, before word AT. */
static bool is_named_at_length(const struct dx_line *line, size_t at)
{
	size_t words = 0;

	for (size_t i = 0; i < at; i++) {
		size_t letters, digits, capitals;

		dx_receipt_count(line->words[i]->text, &letters, &digits, &capitals);
		if (digits > 0 && strchr(line->words[i]->text, '%'))
			return true;
		words += letters >= NAME_LETTERS;
	}
	return words >= NAME_WORDS;
}

/* "STATIONERY FAIR 3% OFF  -3.04" between subtotal and total: taken off, whatever it is called. */
static bool take_reduction(struct dx_job *job, size_t i, const struct rec_sums *s, struct rec_sum *one)
{
	const struct dx_line *line = &job->lines.v[i];
	size_t at;

	if (!has_begun(s) || has_total(s) || !dx_receipt_amount(job, i, 0, &one->v, &at) || at == 0 ||
	    one->v.dec.coef >= 0)
		return false;
	/* on a scan other labels are not legible as well */
	if (!is_named_at_length(line, at) &&
	    (job->pages[line->page].source == DX_SOURCE_OCR || dx_dec_cmp(one->v.dec, dx_dec(-100, 2)) > 0))
		return false;
	*one = (struct rec_sum){.v = one->v, .cell = one->v.place, .field = RL_DISCOUNT, .line = i, .unnamed = true};
	return true;
}

/* "CGST 6%: 45.53  SGST 6%: 45.53  Total GST: 91.06": two and more taxes in one line, each with its amount. */
static bool take_taxes(struct dx_job *job, size_t index, const struct dx_label_hit *hit, struct rec_sums *s)
{
	struct rec_sum list[REC_TAXES_MAX];
	bool told = !hit && has_total(s); /* in a sentence, which may name the tax before it says its parts */
	size_t n;

	if (!told && !(hit && hit->field == RL_TAX))
		return false;
	n = dx_receipt_taxes_on(job, index, told, list);
	if (n < 2 || s->n + n > REC_SUMS_MAX)
		return false;
	for (size_t i = 0; i < n; i++)
		s->v[s->n++] = list[i];
	return true;
}

/* Below the total a tax that a sentence tells; nought of it is printed where nothing is taxed. */
static bool take_told(struct dx_job *job, size_t i, const struct rec_sums *s, struct rec_sum *one)
{
	struct dx_val v;

	if (!has_total(s) || !dx_receipt_told_tax(job, i, &v) || v.dec.coef < 0)
		return false;
	for (size_t k = 0; k < s->n; k++)
		if (dx_receipt_is_total(s->v[k].field) && dx_val_has(&s->v[k].v) &&
		    dx_dec_cmp(v.dec, s->v[k].v.dec) >= 0)
			return false;
	*one = (struct rec_sum){.v = v, .cell = v.place, .field = RL_TAX, .line = i};
	return true;
}

/* "2 Tuna Mayo Bun 7.00": what has a number before it is bought, however much it looks like a way of paying. */
static bool has_count_in_front(const struct dx_job *job, size_t line, const struct dx_label_hit *hit)
{
	const char *text = job->lines.v[line].words[0]->text;

	return hit->field >= RL_CASH && hit->field <= RL_PAID && hit->first > 0 && dx_is_digit(*text);
}

/* "Total GST (included) 202.38" below a summary by halves, which says it nowhere. */
static void take_summed(struct dx_job *job, size_t index, const struct dx_label_hit *hit, struct rec_sums *s)
{
	struct dx_val v;
	size_t at;

	if (dx_val_has(&s->summed_tax) && !dx_val_printed(&s->summed_tax) &&
	    dx_receipt_amount(job, index, hit->first + hit->n, &v, &at) && dx_dec_cmp(v.dec, s->summed_tax.dec) == 0)
		s->summed_tax = v;
}

/*
 * "Items: 6  Qty: 7  1004.36" above a summary of taxes on LINE that says it is one: what the goods come to stands there
 * under no label of a sum.
 */
static bool is_below_count(struct dx_job *job, size_t line, const struct rec_sums *s)
{
	if (s->n > 0 || !dx_receipt_holds(job, line, RL_SUMMARY))
		return false;
	for (size_t i = line; i-- > 0;) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_val v;
		size_t at;

		if (dx_receipt_amount(job, i, 0, &v, &at))
			return hit && (hit->field == RL_OTHER || hit->field == RL_COUNT);
	}
	return false;
}

/* All labelled amounts; the amount may stand alone, under no label of its own, on the line below. */
static void collect(struct dx_job *job, const struct rec_receipt *r, struct rec_sums *s)
{
	bool summary =
		false; /* below its head the totals are those of the taxes, and only payments are the receipt's */

	for (size_t i = 0; i < job->lines.n && s->n < REC_SUMS_MAX; i++) {
		const struct dx_label_hit *hit =
			behind_number(job, i, s, behind_gap(job, i, behind_count(job, i, dx_receipt_label(job, i))));
		struct rec_sum *one = &s->v[s->n];
		size_t at;

		if (dx_receipt_in_blocks(r, i))
			continue;
		if (!summary && take_taxes(job, i, hit, s))
			continue;
		if (!summary && !(has_total(s) && dx_receipt_begins_taxes(job, i)) && take_beside(job, i, hit, s))
			continue;

		*one = (struct rec_sum){.line = i};
		if (hit && has_count_in_front(job, i, hit) && !has_total(s))
			continue;
		if (summary && hit && hit->field == RL_TAX)
			take_summed(job, i, hit, s);
		if (summary && !(hit && hit->field >= RL_CASH && hit->field <= RL_CHANGE))
			continue;
		if (!hit && s->n > 0) {
			hit = dx_receipt_hidden_total(job, i);
			one->hidden = hit != NULL;
		}
		if (!summary && ((s->n > 1 && dx_receipt_holds(job, i, RL_SUMMARY)) ||
				 ((has_total(s) || is_below_count(job, i, s)) && dx_receipt_heads_taxes(job, i)) ||
				 (has_total(s) && dx_receipt_begins_taxes(job, i)))) {
			s->summary = i;
			dx_receipt_summary(job, i, s);
			summary = true;
			continue;
		}
		if (hit &&
		    ((hit->field == RL_TIP && s->n == 0) ||
		     ((hit->field == RL_CHARGE || (hit->field == RL_CHANGE && dx_receipt_is_in_name(job, i, hit))) &&
		      !has_begun(s))))
			continue; /* a service among the goods, or what is left of one */
		if (!summary && hit && dx_receipt_is_total(hit->field) && dx_receipt_says_part(job, i) &&
		    take_told(job, i, s, one)) {
			s->n++;
			continue;
		}
		if (!hit || hit->field < RL_SUBTOTAL || hit->field > RL_CHANGE) {
			s->n += take_told(job, i, s, one) ||
				(dx_receipt_is_word(hit) && take_reduction(job, i, s, one)) ||
				(!hit && unlabelled(job, i, s, one));
			continue;
		}
		one->field = hit->field;
		if (!(hit->field == RL_TAX ? dx_receipt_tax_amount : dx_receipt_amount)(job, i, hit->first + hit->n,
											&one->v, &at) &&
		    (hit->field > RL_TIP || !dx_receipt_misread_sum(job, i, hit->first + hit->n, &one->v))) {
			const struct dx_line *line = &job->lines.v[i];
			const struct dx_line *below = i + 1 < job->lines.n ? line + 1 : NULL;

			if (line->n > hit->first + hit->n + 2 || !below || below->page != line->page || below->n > 2 ||
			    dx_receipt_label(job, i + 1) || !dx_receipt_amount(job, i + 1, 0, &one->v, &at)) {
				s->unread |= dx_receipt_is_total(hit->field);
				s->damaged |= s->n > 0 && hit->field <= RL_TOTAL && hit->field != RL_DISCOUNT &&
					      is_damaged(job, i, hit->first + hit->n);
				one->v = (struct dx_val){0};
			}
		}
		if (hit->field == RL_TAX)
			dx_receipt_tax_base(job, i, hit->first + hit->n, &one->base);
		s->rounds |= hit->field == RL_ROUNDING && !(dx_val_has(&one->v) && dx_dec_is_zero(one->v.dec));
		if (dx_val_has(&one->v))
			one->cell = one->v.place;
		else if (hit->first + hit->n < job->lines.v[i].n)
			take_rest(job, i, hit->first + hit->n, one);
		else if (i + 1 < job->lines.n && job->lines.v[i + 1].page == job->lines.v[i].page &&
			 is_lone_figure(job, i + 1))
			take_rest(job, i + 1, 0, one);
		s->n += dx_val_has(&one->v) || dx_receipt_is_total(hit->field);
	}
}

/* "Cash -50.00" takes from what is owed; of a refund, whose totals are negative, it is what was given back. */
static void settle_signs(struct rec_sums *s)
{
	const struct dx_dec zero = dx_dec(0, 2);
	bool refund = false;

	for (size_t i = 0; i < s->n; i++)
		refund |= dx_receipt_is_total(s->v[i].field) && dx_val_has(&s->v[i].v) &&
			  dx_dec_cmp(s->v[i].v.dec, zero) < 0;
	for (size_t i = 0; i < s->n && !refund; i++)
		if (s->v[i].field >= RL_CASH && s->v[i].field <= RL_PAID && dx_val_has(&s->v[i].v))
			s->v[i].v.dec = dx_dec_abs(s->v[i].v.dec);
}

/* "Tuna 6.42" for "Tunai": nothing is paid above the subtotal, and what stands there is of the goods. */
static void drop_early_payments(struct rec_sums *s)
{
	size_t first = 0;
	size_t paid = SIZE_MAX; /* the first payment: amounts without a label below it were taken for sums */
	size_t n = 0;

	while (first < s->n && s->v[first].field != RL_SUBTOTAL && !dx_receipt_is_total(s->v[first].field))
		first++;
	if (first == s->n || s->v[first].field != RL_SUBTOTAL)
		return;
	for (size_t i = 0; i < s->n; i++) {
		bool payment = i < first && s->v[i].field >= RL_CASH && s->v[i].field <= RL_PAID;

		if (payment && paid == SIZE_MAX)
			paid = i;
		if (!payment && !(i < first && i > paid && s->v[i].field < 0))
			s->v[n++] = s->v[i];
	}
	s->n = n;
}

/*
 * "BALANCE 45.59, DEBIT 45.59, CHANGE 0.00": before anything was paid, and where nothing else is called the total, the
 * balance is what is due, if what was paid less the change below is it.
 */
static void settle_balance(struct rec_sums *s)
{
	struct rec_sum *due = NULL;
	const struct rec_sum *paid = NULL;
	const struct rec_sum *back = NULL;

	for (size_t i = 0; i < s->n; i++) {
		struct rec_sum *one = &s->v[i];

		if (dx_receipt_is_total(one->field) || (due && back && one->field == RL_CHANGE))
			return;
		if (!dx_val_has(&one->v))
			continue;
		if (one->field == RL_CHANGE && !due && !paid)
			due = one;
		else if (one->field == RL_CHANGE)
			back = one;
		else if (one->field >= RL_CASH && one->field <= RL_PAID && !paid)
			paid = one;
	}
	if (due && paid && back && dx_dec_cmp(dx_dec_sub(paid->v.dec, dx_dec_abs(back->v.dec)), due->v.dec) == 0)
		due->field = RL_GRAND_TOTAL;
}

/* "Change -5.48" was given back, whichever sign a till gives it; a refund gives nothing back on what was owed. */
static void settle_change(struct rec_sums *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && dx_val_has(&s->v[i].v) && s->v[i].v.dec.coef < 0)
			return;
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field == RL_CHANGE && dx_val_has(&s->v[i].v))
			s->v[i].v.dec = dx_dec_abs(s->v[i].v.dec);
}

static const struct rec_sum *first(const struct rec_sums *s, int field)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field == field && dx_val_has(&s->v[i].v))
			return &s->v[i];
	return NULL;
}

static void take(const struct rec_sums *s, int field, struct dx_val *v)
{
	const struct rec_sum *one = first(s, field);

	if (one)
		*v = one->v;
}

/* "Paid via Cash", "Mode : CASH": does HIT say so without an amount? "Cash" alone names a memo, too. */
static bool says_cash(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const heads[] = {"mode", "payment", "method", "bayar", "bayaran", "pembayaran", "paiement"};
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t at = hit->first;

	if (hit->field != RL_CASH)
		return false;
	if (hit->n > 1)
		return dx_str_ieq_c(dx_str(line->words[at]->text), "paid");
	if (at > 1 && strcmp(line->words[at - 1]->text, ":") == 0)
		at--;
	return at > 0 && at + 2 >= hit->first &&
	       dx_str_is_one_of(dx_strn(line->words[at - 1]->text, strcspn(line->words[at - 1]->text, ":")), heads,
				DX_LEN(heads));
}

/* How it was paid; "Cash" with an amount counts before a card that is only named. */
static void payment(struct dx_job *job, struct rec_receipt *r, const struct rec_sums *s)
{
	static const struct {
		int field;
		const char *name;
	} ways[] = {{RL_CASH, "cash"}, {RL_CARD, "card"}, {RL_WALLET, "wallet"}};
	const struct dx_label_hit *found = NULL;
	const char *name = NULL;

	for (size_t i = 0; i < DX_LEN(ways) && !dx_val_has(&r->totals.paid); i++) {
		const struct rec_sum *one = first(s, ways[i].field);

		if (!one)
			continue;
		r->totals.paid = one->v;
		found = dx_receipt_label(job, one->line);
		name = ways[i].name;
	}
	if (!dx_val_has(&r->totals.paid))
		take(s, RL_PAID, &r->totals.paid);
	for (size_t i = 0; i < job->labels.n && !found; i++) {
		for (size_t k = 1; k < DX_LEN(ways); k++) {
			if (job->labels.v[i].field != ways[k].field)
				continue;
			found = &job->labels.v[i];
			name = ways[k].name;
		}
	}
	for (size_t i = 0; i < job->labels.n && !found; i++)
		if (says_cash(job, &job->labels.v[i])) {
			found = &job->labels.v[i];
			name = "cash";
		}
	if (!found)
		return;
	r->payment_method = dx_lines_val(job->arena, &job->pages[job->lines.v[found->line].page],
					 job->lines.v[found->line].words + found->first, found->n);
	r->payment_method.text = name;
}

/* Several taxes and a line that is what the others come to: that one is the tax. Three figures of it, at least. */
static void settle_taxes(struct rec_sums *s, struct dx_val *tax)
{
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	for (size_t i = 0; i < s->n; i++) {
		if (s->v[i].field != RL_TAX || !dx_val_has(&s->v[i].v))
			continue;
		sum = dx_dec_add(sum, s->v[i].v.dec);
		n++;
	}
	for (size_t i = 0; n > 2 && i < s->n; i++) {
		struct dx_val *one = &s->v[i].v;

		if (s->v[i].field != RL_TAX || !dx_val_has(one) || dx_dec_is_zero(one->dec) ||
		    dx_dec_cmp(dx_dec_add(one->dec, one->dec), sum) != 0)
			continue;
		*tax = *one;
		s->taxes = true;
		return;
	}
}

/*
 * "Net amount 128.46, VAT 29.54, Total 158.00": what with the taxes below it makes another total is no total itself,
 * whatever it is called.
 */
static void settle_net(struct rec_sums *s)
{
	if (first(s, RL_SUBTOTAL))
		return;
	for (size_t i = 0; i < s->n; i++) {
		struct dx_dec sum = s->v[i].v.dec;
		bool taxed = false;

		if (!dx_receipt_is_total(s->v[i].field) || !dx_val_has(&s->v[i].v) || s->v[i].hidden)
			continue;
		for (size_t k = i + 1; k < s->n && (s->v[k].field == RL_TAX || dx_receipt_is_total(s->v[k].field));
		     k++) {
			if (!dx_val_has(&s->v[k].v))
				break;
			if (s->v[k].field == RL_TAX) {
				taxed |= !dx_dec_is_zero(s->v[k].v.dec);
				sum = dx_dec_add(sum, s->v[k].v.dec);
			} else if (taxed && dx_dec_cmp(sum, s->v[k].v.dec) == 0) {
				s->v[i].field = RL_SUBTOTAL;
				return;
			}
		}
	}
}

void dx_receipt_sums(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_sums *s = &r->sums;
	struct rec_totals *t = &r->totals;

	collect(job, r, s);
	drop_early_payments(s);
	settle_signs(s);
	settle_balance(s);
	settle_change(s);
	dx_receipt_settle_due(job, s);
	settle_net(s);
	take(s, RL_SUBTOTAL, &t->subtotal);
	take(s, RL_TAX, &t->tax);
	settle_taxes(s, &t->tax);
	take(s, RL_ROUNDING, &t->rounding);
	take(s, RL_TIP, &t->tip);
	take(s, RL_CHANGE, &t->change);
	take(s, RL_DISCOUNT, &r->discount);
	payment(job, r, s);
	r->foot = s->summary > 0 ? s->summary : job->lines.n;
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].line >= r->body && s->v[i].line < r->foot && s->v[i].field != RL_DISCOUNT &&
		    dx_val_has(&s->v[i].v))
			r->foot = s->v[i].line;
}
