/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Item Count 7", "Total Qty: 34  852.30": how many goods there are, and perhaps what they come to, which has cents. A
 * whole number may count what stands in no line, a quantity that is not printed; where it is what the quantities come
 * to, it is their counterpart, as a sum is that of amounts.
 */
#include <string.h>

#include "receipt_int.h"

/* Where the words behind label HIT of a count end: with the line, or before what another label names. */
static size_t end_of_count(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (l->v[i].first >= hit->first + hit->n)
			return l->v[i].first;
	return job->lines.v[hit->line].n;
}

/* The label of a count in LINE; NULL: none. */
static const struct dx_label_hit *count_in(const struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit =
		dx_whole_is_corrected(job, job->lines.v[line].page) ? NULL : dx_receipt_label(job, line);

	return hit && hit->field == RL_COUNT ? hit : NULL;
}

static bool is_whole(const struct dx_val *quantity)
{
	return dx_val_has(quantity) && dx_dec_cmp(dx_dec_round(quantity->dec, 0), quantity->dec) == 0;
}

/* Have all goods a quantity? */
static bool all_counted(const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;

	for (size_t i = 0; i < r->line_items.n; i++)
		if (!dx_val_has(&items[i].quantity))
			return false;
	return true;
}

bool dx_receipt_counts_otherwise(const struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = r->body; i < job->lines.n; i++) {
		const struct dx_label_hit *hit = count_in(job, i);

		if (!hit)
			continue;
		for (size_t k = hit->first + hit->n; k < end_of_count(job, hit); k++) {
			struct dx_number n;

			if (dx_value_parse(dx_str(job->lines.v[i].words[k]->text), job->tables.rule, &n) &&
			    (n.value.scale > 0 || all_counted(r)) && !dx_receipt_is_count(r, n.value) &&
			    !(n.value.scale == 2 && dx_receipt_is_whole_sum(r, n.value)))
				return true;
		}
	}
	return false;
}

/* What the quantities come to, where what has none, or is weighed, is one piece; 0: as many as there are lines, which
 * counts these as well. */
static struct dx_dec pieces(const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_dec one = dx_dec(1, 0);
	struct dx_dec sum = dx_dec(0, 0);

	for (size_t i = 0; i < r->line_items.n; i++)
		sum = dx_dec_add(sum, is_whole(&items[i].quantity) ? items[i].quantity.dec : one);
	return dx_dec_cmp(sum, dx_dec((int64_t)r->line_items.n, 0)) == 0 ? dx_dec(0, 0) : sum;
}

/* "6 ITEM(S)", "5 No" alone on LINE, "(8 items)" beside another label: a count before what it counts. */
static bool says_pieces(const struct dx_job *job, size_t line, struct dx_dec v)
{
	static const char *const names[] = {"item", "items", "item(s)", "items)", "item(s))",
					    "no",   "nos",   "pcs",     "pieces", "pc(s)"};
	const struct dx_line *l = &job->lines.v[line];

	for (size_t k = 0; k + 1 < l->n; k++) {
		const char *text = l->words[k]->text;
		bool aside = *text == '(';
		struct dx_number n;

		if ((!aside && l->n != 2) || !dx_value_parse(dx_str(text + aside), job->tables.rule, &n) ||
		    n.value.scale > 0 || dx_dec_cmp(n.value, v) != 0)
			continue;
		for (size_t i = 0; i < DX_LEN(names); i++)
			if (dx_str_ieq_c(dx_str(l->words[k + 1]->text), names[i]))
				return true;
	}
	return false;
}

/* Does a label of a count say V, and nothing else? */
static bool says_count(const struct dx_job *job, const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_item *items = r->line_items.items;
	size_t last = items[r->line_items.n - 1].line;

	for (size_t i = r->body; i < job->lines.n; i++) {
		const struct dx_label_hit *hit = count_in(job, i);
		struct dx_number n;

		if (i > last && says_pieces(job, i, v))
			return true;
		if (hit && hit->first + hit->n < end_of_count(job, hit) &&
		    dx_value_parse(dx_str(job->lines.v[i].words[hit->first + hit->n]->text), job->tables.rule, &n) &&
		    n.value.scale == 0 && dx_dec_cmp(n.value, v) == 0)
			return true;
	}
	return false;
}

/* Is a quantity read from LINE? */
static bool is_quantity_of(const struct dx_job *job, const struct rec_receipt *r, size_t line)
{
	const struct rec_item *items = r->line_items.items;
	const struct dx_word *w = job->lines.v[line].words[0];

	for (size_t i = 0; i < r->line_items.n; i++) {
		const struct dx_place *p = &items[i].quantity.place;

		if (dx_val_has(&items[i].quantity) && p->page == job->pages[job->lines.v[line].page].number &&
		    p->y0 < w->y1 && p->y1 > w->y0)
			return true;
	}
	return false;
}

bool dx_receipt_lacks_quantity(struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = r->body; i < r->foot && i < job->lines.n; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		const struct dx_line *line = &job->lines.v[i];
		size_t behind = hit ? hit->first + hit->n : 0;
		struct dx_val v;
		struct dx_dec q;
		size_t n;
		size_t at;

		if (!hit || hit->field != RL_OTHER || hit->first > 0 || behind == line->n ||
		    strncmp(dx_receipt_fold(job, line->words[0]->text), "Q", 1) != 0 ||
		    !dx_receipt_quantity_at(line->words[behind]->text, &q, &n) || is_quantity_of(job, r, i))
			continue;
		/* how many goods there are, and what they come to */
		if (dx_receipt_amount(job, i, behind, &v, &at) ? dx_receipt_is_whole_sum(r, v.dec)
							       : behind + 1 == line->n && dx_receipt_is_count(r, q))
			continue;
		return true;
	}
	return false;
}

void dx_receipt_check_counts(struct dx_job *job, struct rec_receipt *r)
{
	static const char label[] = "Sum of the quantities against the count of the goods";
	struct rec_item *items = r->line_items.items;
	struct dx_dec sum = pieces(r);

	if (dx_dec_is_zero(sum) || !says_count(job, r, sum))
		return;
	dx_checks_compare(&job->checks, "line_amount", label, sum, sum, dx_dec(0, 0), NULL, 0);
	for (size_t i = 0; i < r->line_items.n; i++)
		if (is_whole(&items[i].quantity))
			items[i].quantity.proved = true;
}
