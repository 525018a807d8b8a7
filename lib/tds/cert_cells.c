/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows of a certificate's tables whose headings say what stands where. One row may be a payment and its challan. */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/month.h"

#include "tds_int.h"

static size_t date_in(const struct tds_line *l, const struct cert_cells *cells, int role)
{
	const struct cert_cell *c = &cells->of[role];

	for (size_t i = c->first; i < c->first + c->n; i++)
		if (l->toks[i].kind == TDS_DATE)
			return i;
	return SIZE_MAX;
}

static struct dx_val text_in(struct dx_job *job, const struct tds_line *l, const struct cert_cells *cells, int role)
{
	const struct cert_cell *c = &cells->of[role];
	struct dx_val v = {0};

	if (c->n)
		v = dx_tds_text(job, l, c->first, c->n);
	if (c->n && dx_cell_blank(v.text))
		v = (struct dx_val){0};
	return v;
}

static bool has_column(const struct cert_cells *cells, int role)
{
	return cells->of[role].x1 > 0;
}

/* ---- quarters ---- */

static int by_name(struct dx_str s)
{
	static const struct {
		const char *name;
		int quarter;
	} names[] = {{"i", 1},     {"ii", 2},     {"iii", 3},   {"iv", 4},     {"1st", 1},  {"2nd", 2},
		     {"3rd", 3},   {"4th", 4},    {"1", 1},     {"2", 2},      {"3", 3},    {"4", 4},
		     {"first", 1}, {"second", 2}, {"third", 3}, {"fourth", 4}, {"q1", 1},   {"q2", 2},
		     {"q3", 3},    {"q4", 4},     {"qi", 1},    {"qii", 2},    {"qiii", 3}, {"qiv", 4}};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(s, names[i].name))
			return names[i].quarter;
	return 0;
}

/* All months that are named lie in one quarter; 0: none is named, or they do not. */
static int by_months(struct dx_str s)
{
	int quarter = 0;
	size_t used;

	for (size_t i = 0; i < s.n; i++) {
		bool begins = i == 0 || !((s.p[i - 1] | 0x20) >= 'a' && (s.p[i - 1] | 0x20) <= 'z');
		int month = begins ? dx_month_scan(dx_str_sub(s, i, SIZE_MAX), &used) : 0;
		int one = month >= 4 ? (month - 1) / 3 : 4;

		if (!month)
			continue;
		if (quarter && one != quarter)
			return 0;
		quarter = one;
	}
	return quarter;
}

int dx_cert_quarter(struct dx_str s)
{
	int quarter = by_months(s);

	for (size_t i = 0; i < s.n && !quarter;) {
		size_t from = i;

		while (i < s.n &&
		       ((s.p[i] >= '0' && s.p[i] <= '9') || ((s.p[i] | 0x20) >= 'a' && (s.p[i] | 0x20) <= 'z')))
			i++;
		if (i > from)
			quarter = by_name(dx_str_sub(s, from, i - from));
		i += i == from;
	}
	return quarter;
}

static bool take_quarter(struct dx_job *job, struct cert *c, const struct tds_line *l, const struct cert_cells *cells)
{
	struct dx_val quarter = text_in(job, l, cells, CC_QUARTER);
	int number = dx_val_has(&quarter) ? dx_cert_quarter(dx_str(quarter.text)) : 0;
	size_t deducted = dx_cert_cell_amount(l, cells, CC_DEDUCTED);
	size_t deposited = dx_cert_cell_amount(l, cells, CC_DEPOSITED);
	struct dx_val receipt = text_in(job, l, cells, CC_RECEIPT);
	struct cert_deduction *d;

	if (!number || (deducted == SIZE_MAX && deposited == SIZE_MAX && !dx_val_has(&receipt)))
		return false;
	/* a cell of its table that is no number was lost */
	if ((has_column(cells, CC_DEDUCTED) && deducted == SIZE_MAX) ||
	    (has_column(cells, CC_DEPOSITED) && deposited == SIZE_MAX))
		return false;
	d = dx_tds_push(job->arena, &c->deduction_list);
	d->quarter = quarter;
	d->quarter.text = dx_asprintf(job->arena, "Q%d", number);
	d->receipt_number = receipt;
	if (deducted != SIZE_MAX)
		d->tds_deducted = dx_tds_amount(job, l, deducted);
	if (deposited != SIZE_MAX)
		d->tds_deposited = dx_tds_amount(job, l, deposited);
	return true;
}

/* ---- payments ---- */

/* "10%", "10.00" of a text layer's cell. */
static struct dx_dec rate_in(struct dx_job *job, const struct tds_line *l, const struct cert_cells *cells)
{
	struct dx_val v = text_in(job, l, cells, CC_RATE);
	struct dx_number n;
	struct dx_str s;

	if (!dx_val_has(&v) || dx_tds_scanned(job, l))
		return dx_dec(0, 0);
	s = dx_str(v.text);
	s.n -= s.n > 1 && s.p[s.n - 1] == '%';
	while (s.n && s.p[s.n - 1] == ' ')
		s.n--;
	if (!dx_value_parse(s, job->tables.rule, &n) || n.value.coef <= 0 || dx_dec_cmp(n.value, dx_dec(100, 0)) >= 0)
		return dx_dec(0, 0);
	return n.value;
}

static bool take_payment(struct dx_job *job, struct cert *c, const struct tds_line *l, const struct cert_cells *cells)
{
	size_t amount = dx_cert_cell_amount(l, cells, CC_PAID);
	size_t date = date_in(l, cells, CC_PAID_ON);
	struct cert_payment *p;

	if (amount == SIZE_MAX || date == SIZE_MAX)
		return false;
	p = dx_tds_push(job->arena, &c->payment_list);
	p->amount_paid = dx_tds_amount(job, l, amount);
	p->date = dx_tds_date(job, l, date);
	p->section = text_in(job, l, cells, CC_SECTION);
	if (dx_val_has(&p->section))
		dx_tds_section(job, &p->section);
	p->nature = text_in(job, l, cells, CC_NATURE);
	if (has_column(cells, CC_NATURE)) {
		if (dx_val_has(&p->nature))
			dx_tds_section(job, &p->nature);
		dx_tds_cell_around(job, l, cells->of[CC_NATURE].x0, cells->of[CC_NATURE].x1, &p->nature);
	} else {
		p->nature = p->section;
	}
	p->rate = rate_in(job, l, cells);
	return true;
}

/* ---- challans ---- */

/* Digits of a word that recognition put quotes or dots around. */
static void only_digits(struct dx_job *job, struct dx_val *v)
{
	const char *from = v->text + strcspn(v->text, "0123456789");
	size_t n = strspn(from, "0123456789");

	if (n)
		v->text = dx_strndup(job->arena, from, n);
}

/* "7574957 / 29206 / F" in one cell: the bank's code, the challan's number, the status. */
static void split_code(struct dx_job *job, struct cert_challan *ch)
{
	struct dx_val *const to[] = {&ch->bsr_code, &ch->serial, &ch->status};
	struct dx_str rest, part;
	const struct dx_val all = ch->bsr_code;

	if (!dx_val_has(&all) || !strchr(all.text, '/') || dx_val_has(&ch->serial))
		return;
	rest = dx_str(all.text);
	for (size_t i = 0; i < DX_LEN(to) && dx_str_split(&rest, '/', &part); i++) {
		part = dx_str_trim(part);
		if (!part.n || (i > 0 && dx_val_has(to[i])))
			continue;
		*to[i] = all;
		to[i]->text = to[i]->raw = dx_strndup(job->arena, part.p, part.n);
	}
}

static bool has_digit(const struct dx_val *v)
{
	return dx_val_has(v) && dx_has_digit(v->text);
}

static bool take_challan(struct dx_job *job, struct cert *c, const struct tds_line *l, const struct cert_cells *cells)
{
	const struct dx_val code = text_in(job, l, cells, CC_BSR);
	const struct dx_val serial = text_in(job, l, cells, CC_CHALLAN);
	size_t amount = dx_cert_cell_amount(l, cells, CC_DEPOSITED);
	size_t date = date_in(l, cells, CC_DEPOSITED_ON);
	struct cert_challan *ch;

	if (amount == SIZE_MAX || date == SIZE_MAX || (!has_digit(&code) && !has_digit(&serial)))
		return false;
	ch = dx_tds_push(job->arena, &c->challan_list);
	ch->tds_deposited = dx_tds_amount(job, l, amount);
	ch->date = dx_tds_date(job, l, date);
	ch->bsr_code = code;
	ch->serial = serial;
	if (dx_tds_scanned(job, l) && dx_val_has(&ch->serial))
		only_digits(job, &ch->serial);
	ch->status = text_in(job, l, cells, CC_STATUS);
	split_code(job, ch);
	if (dx_val_has(&ch->status))
		dx_tds_status(job, &ch->status);
	return true;
}

int dx_cert_take_cells(struct dx_job *job, struct cert *c, const struct tds_line *l, const struct cert_cells *cells)
{
	bool challans = has_column(cells, CC_BSR) || has_column(cells, CC_CHALLAN);
	bool payments = has_column(cells, CC_PAID) && has_column(cells, CC_PAID_ON);
	bool paid;

	if (!challans && !payments && has_column(cells, CC_QUARTER))
		return take_quarter(job, c, l, cells) ? CW_DEDUCTIONS : -1;
	paid = payments && take_payment(job, c, l, cells);
	if (challans && (paid || !payments) && take_challan(job, c, l, cells))
		return paid ? CW_PAYMENTS : CW_CHALLANS;
	/* one challan for several payments stands beside the first of them; a half one was lost */
	c->has_unread |= paid && challans && (cells->of[CC_BSR].n || cells->of[CC_CHALLAN].n);
	return paid ? CW_PAYMENTS : -1;
}
