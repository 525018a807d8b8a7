/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The summary of taxes at the foot: lines with what was taxed and the tax, "SR 6% 60.00 3.60". Together they come to
 * the total, which tills print there without its label.
 */
#include <string.h>

#include "receipt_int.h"

#define AMOUNTS      4  /* of a line that count: net, halves of the tax, both together */
#define TAX_MAX      30 /* percent */
#define RATE_LETTERS 3  /* "6", "6%", "|" */
#define RATE_OFF     10 /* hundredths of the tax, at most */
#define HEADINGS     2  /* lines of them below the first one, at most */
#define STRAY        3  /* lines without amounts that may stand inside */

/* "68. 25": the first part of an amount that is torn behind its mark. */
static bool is_half(const char *text)
{
	size_t n = strlen(text);

	return n > 1 && strspn(text, "0123456789") == n - 1 && (text[n - 1] == '.' || text[n - 1] == ',');
}

/* Is word AT of LINE of a label that says of a figure what it is: "Net", "MwSt", "CGST"? */
static bool is_caption(const struct dx_job *job, size_t line, size_t at)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if ((l->v[i].field == RL_TAX || l->v[i].field == RL_SUBTOTAL) && at >= l->v[i].first &&
		    at < l->v[i].first + l->v[i].n)
			return true;
	return false;
}

/*
 * The amounts that line LINE ends with, the last one first; a rate without decimals may stand among them. One that was
 * put right proves nothing, and nor do those beside it.
 */
static size_t amounts_of(struct dx_job *job, size_t line, struct dx_dec list[AMOUNTS])
{
	const struct dx_line *l = &job->lines.v[line];
	size_t end = l->n;
	struct dx_val v;
	size_t n = 0;

	while (n < AMOUNTS && end > 0) {
		bool found = dx_receipt_amount_before(job, line, end - 1, end, &v, &end) ||
			     (end > 1 && is_half(l->words[end - 2]->text) &&
			      dx_receipt_amount_before(job, line, end - 2, end, &v, &end));

		if (found) {
			if (v.source == DX_VAL_REPAIRED)
				return 0;
			list[n++] = v.dec;
		} else if (n > 0 && (strlen(l->words[end - 1]->text) <= RATE_LETTERS ||
				     strchr(l->words[end - 1]->text, '%') || is_caption(job, line, end - 1))) {
			end--;
		} else {
			break;
		}
	}
	return n;
}

/* May TAX be the tax on NET? Nothing is taxed at nought, which a summary has a line for. */
static bool is_tax_on(struct dx_dec net, struct dx_dec tax)
{
	return net.coef > 0 && tax.coef >= 0 &&
	       dx_dec_cmp(dx_dec_mul(tax, dx_dec(100, 0)), dx_dec_mul(net, dx_dec(TAX_MAX, 0))) <= 0;
}

/* "20,00 %": the figure of a rate whose sign is a word of its own. */
static bool has_sign_apart(const struct dx_line *l, size_t at)
{
	return at + 1 < l->n && strcmp(l->words[at + 1]->text, "%") == 0;
}

/* The rate, in percent, before the amounts of LINE: with its sign, or whole. */
static bool rate_of(struct dx_job *job, size_t line, struct dx_dec *rate_r)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = 0; i < l->n; i++) {
		const char *text = l->words[i]->text;
		size_t n = strspn(text, "0123456789");
		struct dx_number num;

		if ((strchr(text, '%') || has_sign_apart(l, i)) && strpbrk(text, ".,") &&
		    dx_value_parse(dx_str(text), job->tables.rule, &num) && (num.has_percent || has_sign_apart(l, i)) &&
		    dx_dec_cmp(num.value, dx_dec(TAX_MAX, 0)) <= 0) { /* "20.00%" */
			*rate_r = num.value;
			return true;
		}
		if (n > 0 && n <= 2 && (!text[n] || strcmp(text + n, "%") == 0) &&
		    dx_dec_parse(dx_strn(text, n), rate_r) && dx_dec_cmp(*rate_r, dx_dec(TAX_MAX, 0)) <= 0)
			return true;
	}
	return false;
}

/* Is TAX, but for OFF, the share RATE of NET? Goods that are rounded one by one may miss it by a few hundredths. */
static bool fits_rate(struct dx_dec rate, struct dx_dec net, struct dx_dec tax, int off)
{
	return dx_dec_near(dx_dec_mul(rate, net), dx_dec_mul(tax, dx_dec(100, 0)), dx_dec(off, 0));
}

/* "SR 6 96.00 6.76": does a whole rate before the amounts contradict NET and TAX? One of them was misread then. */
static bool misses_rate(struct dx_job *job, size_t line, struct dx_dec net, struct dx_dec tax)
{
	struct dx_dec rate;

	return rate_of(job, line, &rate) && !fits_rate(rate, net, tax, RATE_OFF);
}

/*
 * "SR 45.28 6 2.721": a stroke behind the tax, the end of a frame, was taken for a digit. Net, rate and tax must agree
 * to the hundredth without it.
 */
static bool with_stroke(struct dx_job *job, size_t line, struct dx_dec *v_r, struct dx_dec *net_r)
{
	const struct dx_line *l = &job->lines.v[line];
	const char *text = l->words[l->n - 1]->text;
	size_t n = strlen(text);
	struct dx_dec rate;
	struct dx_dec tax;
	struct dx_val net;
	size_t at;

	if (l->n < 3 || n < 5 || text[n - 4] != '.' || strspn(text, "0123456789.") != n ||
	    !dx_dec_parse(dx_strn(text, n - 1), &tax) || !rate_of(job, line, &rate) || dx_dec_is_zero(rate))
		return false;
	for (size_t end = l->n - 1; end > 0; end--) {
		if (!dx_receipt_amount_before(job, line, end - 1, end, &net, &at) || net.source == DX_VAL_REPAIRED ||
		    !fits_rate(rate, net.dec, tax, 1))
			continue;
		*net_r = net.dec;
		*v_r = dx_dec_add(net.dec, tax);
		return true;
	}
	return false;
}

/*
 * "5  296.20  7.40  7.40", "1,129.20  67.75  67.75  135.50", "133.34  3.33  3.33  140.00": is the tax on LINE printed
 * as halves? What they come to.
 */
static bool has_halves(struct dx_job *job, size_t line, const struct dx_dec list[AMOUNTS], size_t n,
		       struct dx_dec *net_r, struct dx_dec *tax_r)
{
	struct dx_dec both = dx_dec_add(list[1], list[n == 3 ? 0 : 2]);

	*net_r = list[n - 1];
	*tax_r = both;
	return dx_dec_cmp(list[1], list[n == 3 ? 0 : 2]) == 0 && is_tax_on(*net_r, both) &&
	       (n == 3 ? !misses_rate(job, line, *net_r, both)
		       : dx_dec_cmp(both, list[0]) == 0 || dx_dec_cmp(dx_dec_add(*net_r, both), list[0]) == 0);
}

/* "5.00  19.29  0.48  0.48": a rate in a column of its own before what was taxed and both halves, each of them rounded.
 */
static bool has_rated_halves(const struct dx_dec list[AMOUNTS], size_t n, struct dx_dec *net_r, struct dx_dec *tax_r)
{
	*net_r = list[2];
	*tax_r = dx_dec_add(list[0], list[1]);
	return n == AMOUNTS && dx_dec_cmp(list[0], list[1]) == 0 && dx_dec_cmp(list[3], dx_dec(TAX_MAX, 0)) <= 0 &&
	       is_tax_on(*net_r, *tax_r) && fits_rate(list[3], *net_r, *tax_r, 2);
}

/* What line LINE of the summary comes to; *NET_R before its tax. */
static bool comes_to(struct dx_job *job, size_t line, struct dx_dec *v_r, struct dx_dec *net_r)
{
	struct dx_dec list[AMOUNTS] = {{0}};
	size_t n = amounts_of(job, line, list);
	struct dx_dec tax;

	if ((n >= 3 && has_halves(job, line, list, n, net_r, &tax)) || has_rated_halves(list, n, net_r, &tax)) {
		*v_r = dx_dec_add(*net_r, tax);
		return true;
	}
	n = n > 3 ? 3 : n; /* a rate with a mark stands before them */
	*net_r = n == 3 ? list[2] : list[1];
	if (n == 3 && dx_dec_cmp(dx_dec_add(list[1], list[2]), list[0]) == 0)
		*v_r = list[0];
	else if (n == 3 && dx_dec_near(dx_dec_mul(list[2], list[1]), dx_dec_mul(list[0], dx_dec(100, 0)), dx_dec(1, 0)))
		/* net and rate, or rate and net, before the tax */
		*v_r = dx_dec_add(*net_r = dx_dec_cmp(list[1], list[2]) > 0 ? list[1] : list[2], list[0]);
	else if (n >= 2 && is_tax_on(list[1], list[0]) && !misses_rate(job, line, list[1], list[0]))
		*v_r = dx_dec_add(*net_r = list[1], list[0]);
	else
		return with_stroke(job, line, v_r, net_r);
	return true;
}

/* Is the tax on LINE, to the hundredth, the rate printed there of NET? A misread digit of either would show. */
static bool keeps_rate(struct dx_job *job, size_t line, struct dx_dec net, struct dx_dec tax)
{
	struct dx_dec rate;

	return rate_of(job, line, &rate) && !dx_dec_is_zero(rate) && fits_rate(rate, net, tax, 1);
}

/* Has LINE no more than a code, figures and what they are? */
static bool is_unnamed(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = 0; i < l->n; i++) {
		size_t letters, digits, capitals;

		dx_receipt_count(l->words[i]->text, &letters, &digits, &capitals);
		if (!is_caption(job, line, i) && (letters > RATE_LETTERS || (letters > 0 && digits > 0)))
			return false;
	}
	return true;
}

/* "S = 6%  22.74  1.36", "A 19% Net 20.00 VAT 3.80": nothing but a code, a rate with its sign, figures and what they
 * are. */
static bool is_bare(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];
	bool rated = false;

	for (size_t i = 0; i < l->n; i++)
		rated |= dx_has_digit(l->words[i]->text) && (strchr(l->words[i]->text, '%') || has_sign_apart(l, i));
	return rated && is_unnamed(job, line);
}

static bool has_figure(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return true;
	return false;
}

bool dx_receipt_heads_taxes(struct dx_job *job, size_t head)
{
	struct dx_dec v, net;
	size_t row = head + 1;

	if (!dx_receipt_is_tax_heading(job, head))
		return false;
	while (row <= head + HEADINGS && row < job->lines.n && !has_figure(&job->lines.v[row]))
		row++;
	/* below more than one line of headings nothing else may have a name */
	return row < job->lines.n && comes_to(job, row, &v, &net) && (row == head + 1 || is_unnamed(job, row));
}

/* "VAT 20%  3.80" is a tax; a line of a summary that begins with a label has halves, or names both of its figures. */
static bool may_be_sum(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	struct dx_dec list[AMOUNTS];

	return hit && !(hit->field == RL_TAX && amounts_of(job, line, list) > 2) &&
	       !(hit->field == RL_SUBTOTAL && dx_receipt_holds(job, line, RL_TAX));
}

bool dx_receipt_begins_taxes(struct dx_job *job, size_t line)
{
	struct dx_dec v, net, rate;
	bool kept = false;

	/* the first lines may be of what is not taxed; halves are rounded each */
	for (; !kept && line < job->lines.n && is_bare(job, line) && !may_be_sum(job, line) &&
	       comes_to(job, line, &v, &net);
	     line++)
		kept = rate_of(job, line, &rate) && !dx_dec_is_zero(rate) &&
		       fits_rate(rate, net, dx_dec_sub(v, net), 2);
	return kept;
}

/* The last word of LINE that says V. */
static struct dx_val printed(struct dx_job *job, size_t line, struct dx_dec v)
{
	const struct dx_line *l = &job->lines.v[line];
	struct dx_val found;
	size_t at;

	for (size_t end = l->n; end > 0; end--)
		if (dx_receipt_amount_before(job, line, end - 1, end, &found, &at) && dx_dec_cmp(found.dec, v) == 0)
			return found;
	return dx_val_derived_dec(v);
}

/* "Z = 0%": but not the "19, 0%" of a rate that is parted. */
static bool is_untaxed(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = 0; i < l->n; i++)
		if (strcmp(l->words[i]->text, "0%") == 0)
			return i == 0 || !is_half(l->words[i - 1]->text);
	return false;
}

/*
 * Does a line that comes to V and NET add up the LINES above it, whatever it is called? Of one line it is another line
 * of a tax as much, unless it has no rate.
 */
static bool adds_up(struct dx_dec v, struct dx_dec net, struct dx_dec nets, struct dx_dec taxes, size_t lines,
		    bool rated)
{
	return lines > rated && dx_dec_cmp(net, nets) == 0 && dx_dec_cmp(dx_dec_sub(v, net), taxes) == 0;
}

void dx_receipt_summary(struct dx_job *job, size_t head, struct rec_sums *s)
{
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec nets = dx_dec(0, 2);
	struct dx_dec taxes = dx_dec(0, 2);
	size_t stray = 0;
	size_t lines = 0;
	bool exact = true;   /* so far */
	bool broken = false; /* a line of figures is not legible: only what adds up the lines says all of them */

	for (size_t i = head; i < job->lines.n && stray <= STRAY; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_dec v;
		struct dx_dec net;
		struct dx_dec rate;

		if (!comes_to(job, i, &v, &net)) {
			struct dx_dec list[AMOUNTS];
			size_t n = amounts_of(job, i, list);

			/* what is not taxed says no tax, whatever is left of its nought */
			s->lone |= n == 1 && list[0].coef > 0 && rate_of(job, i, &rate);
			broken |= n > 1 && !is_untaxed(job, i);
			exact = exact && n == 0;
			stray++;
			continue;
		}
		if ((hit && dx_receipt_is_total(hit->field)) ||
		    adds_up(v, net, nets, taxes, lines, rate_of(job, i, &rate))) {
			s->taxed[s->n_taxed++] = v;
			if (broken) {
				taxes = dx_dec_sub(v, net);
				nets = net;
				broken = false;
			}
			if (dx_dec_cmp(net, nets) == 0 && dx_dec_cmp(dx_dec_sub(v, net), taxes) == 0)
				s->summed_tax = printed(job, i, taxes);
			else if (dx_dec_cmp(net, nets) > 0)
				broken = true; /* it has a line more than were read */
			break;
		}
		if (dx_dec_is_zero(taxes))
			s->summed_tax = printed(job, i, dx_dec_sub(v, net));
		else if (dx_dec_cmp(v, net) != 0)
			s->summed_tax = dx_val_derived_dec(dx_dec_add(taxes, dx_dec_sub(v, net)));
		exact = exact && keeps_rate(job, i, net, dx_dec_sub(v, net));
		nets = dx_dec_add(nets, net);
		taxes = dx_dec_add(taxes, dx_dec_sub(v, net));
		/* a tax on the service and what it was put on holds the line above */
		sum = dx_dec_cmp(net, sum) == 0 ? v : dx_dec_add(sum, v);
		stray = 0;
		lines++;
	}
	s->broken = broken;
	s->rated = exact && nets.coef > 0;
	s->taxed[s->n_taxed++] = sum;
	s->summed_net = nets;
}
