/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The three tables of a certificate. Where headings say what their columns hold, cert_cells.c reads their rows; else
 * they are told apart by what these hold:
 *   1  10000.00  194J  -  05/05/2025                     a payment: amount, nature, date
 *   1  05/05/2025  194J  10000.00                        or with the amount at its end
 *   Q1 QTABCDEF  1000.00  1000.00                        a quarter: receipt, deducted, deposited
 *   1  1000.00  0510308  07/06/2025  12345  F            a challan: amount, BSR code, date, serial, status
 *   1  1000.00  1234567  12345  07/06/2025  F            a book adjustment of a government's office: amount,
 *                                                        receipt of Form 24G, the office's serial number, date, status
 * "Total" belongs to the table above it. In a narrow cell its words stand above and below the amounts.
 */
#include <string.h>

#include "dx/extract/cell.h"

#include "tds_int.h"

#define BSR_LEN     7
#define GUESS_CONF  40
#define TOTAL_WORDS 2 /* "Total (Rs.)" */
#define RECEIPT_LEN 5 /* at least: Form 24G's receipts have seven digits, sections three or four */

struct rows {
	struct dx_job *job;
	struct cert *c;
	int table;                   /* CW_PAYMENTS …; CW_TOTAL: none yet */
	const struct dx_table *in;   /* the table with headings of the line above */
	bool totalled;               /* the total of this table of challans was taken */
	const struct dx_line *total; /* the line above, if it says "Total" and nothing else */
	struct dx_tables tables;     /* by their headings */
	size_t n_summed;             /* rows of its table above the total that was taken last */
};

static const char *word_of(const struct tds_line *l, size_t tok)
{
	return l->line->words[l->toks[tok].first]->text;
}

static size_t find(const struct tds_line *l, size_t from, enum tds_tok_kind kind)
{
	for (size_t i = from; i < l->n; i++)
		if (l->toks[i].kind == kind)
			return i;
	return SIZE_MAX;
}

/* What recognition makes of a running number: short, or a word that it does not believe itself. */
static bool like_serial(const struct tds_line *l, size_t tok)
{
	const struct dx_word *w = l->line->words[l->toks[tok].first];

	return strlen(w->text) <= 3 || (w->conf < GUESS_CONF && !strpbrk(w->text, "0123456789"));
}

/* The amount that a row begins with, perhaps behind a serial number (or what a scan made of it); SIZE_MAX: none. */
static size_t leading_amount(const struct rows *r, const struct tds_line *l)
{
	size_t most = dx_tds_scanned(r->job, l) ? 2 : 1;

	for (size_t i = 0; i <= most && i < l->n; i++) {
		if (l->toks[i].kind == TDS_AMOUNT || (i > 0 && dx_tds_is_amount(l, i)))
			return i;
		if (l->toks[i].kind != TDS_INT &&
		    (l->toks[i].kind == TDS_DATE || !dx_tds_scanned(r->job, l) || !like_serial(l, i)))
			break;
	}
	return SIZE_MAX;
}

/* Digits of a word that recognition put quotes or dots around. */
static void only_digits(struct dx_job *job, struct dx_val *v)
{
	const char *from = v->text + strcspn(v->text, "0123456789");
	size_t n = strspn(from, "0123456789");

	v->text = dx_strndup(job->arena, from, n);
}

/* Behind token DATE: what stands at the end of a challan's row. Of a scan the last word: specks may stand before it. */
static void take_status(struct rows *r, const struct tds_line *l, size_t date, struct dx_val *status)
{
	size_t n = 0;

	while (n < l->n - date - 1 && l->toks[l->n - 1 - n].kind == TDS_WORD)
		n++;
	if (n == 0)
		return;
	n = dx_tds_scanned(r->job, l) ? 1 : n;
	*status = dx_tds_text(r->job, l, l->n - n, n);
	dx_tds_status(r->job, status);
}

static bool take_challan(struct rows *r, const struct tds_line *l)
{
	size_t amount = leading_amount(r, l);
	size_t date = amount == SIZE_MAX ? SIZE_MAX : find(l, amount, TDS_DATE);
	struct cert_challan *ch;

	if (date == SIZE_MAX || date != amount + 2 || l->toks[amount + 1].kind != TDS_INT ||
	    strlen(word_of(l, amount + 1)) != BSR_LEN)
		return false;
	ch = dx_tds_push(r->job->arena, &r->c->challan_list);
	ch->tds_deposited = dx_tds_amount(r->job, l, amount);
	ch->bsr_code = dx_tds_text(r->job, l, amount + 1, 1);
	ch->date = dx_tds_date(r->job, l, date);
	if (date + 1 < l->n && strpbrk(word_of(l, date + 1), "0123456789")) {
		ch->serial = dx_tds_text(r->job, l, date + 1, 1);
		only_digits(r->job, &ch->serial);
	}
	take_status(r, l, date + 1, &ch->status);
	r->table = CW_CHALLANS;
	return true;
}

/* Goes with the challans, without a code of a bank. */
static bool take_adjustment(struct rows *r, const struct tds_line *l)
{
	size_t amount = leading_amount(r, l);
	size_t date = amount == SIZE_MAX ? SIZE_MAX : find(l, amount, TDS_DATE);
	struct cert_challan *ch;

	if (r->table != CW_CHALLANS || date == SIZE_MAX || date != amount + 3 || l->toks[amount + 1].kind != TDS_INT ||
	    strlen(word_of(l, amount + 1)) < RECEIPT_LEN || l->toks[amount + 2].kind != TDS_INT)
		return false;
	ch = dx_tds_push(r->job->arena, &r->c->challan_list);
	ch->tds_deposited = dx_tds_amount(r->job, l, amount);
	ch->serial = dx_tds_text(r->job, l, amount + 2, 1);
	ch->date = dx_tds_date(r->job, l, date);
	take_status(r, l, date, &ch->status);
	return true;
}

/* "Q1"; on a scan the digit may have become a letter that looks like it. NULL when it is no quarter. */
static const char *quarter_of(struct rows *r, const struct tds_line *l, const char *text)
{
	const char *alike;

	if ((text[0] != 'Q' && text[0] != 'q') || text[1] == '\0' || text[2] != '\0')
		return NULL;
	if (text[1] >= '1' && text[1] <= '4')
		return text;
	alike = dx_tds_scanned(r->job, l) ? strchr("lI|iZz", text[1]) : NULL;
	return alike ? (strchr("Zz", *alike) ? "Q2" : "Q1") : NULL;
}

static bool take_deduction(struct rows *r, const struct tds_line *l)
{
	size_t at = l->n && l->toks[0].kind == TDS_INT ? 1 : 0;
	const char *quarter = at < l->n ? quarter_of(r, l, word_of(l, at)) : NULL;
	struct cert_deduction *d;

	/* digits behind the quarter are its receipt's */
	if (!quarter || dx_tds_amounts_at_end(l) < 2 || (l->n - 2 <= at + 1 && l->toks[at + 1].kind != TDS_AMOUNT))
		return false;
	d = dx_tds_push(r->job->arena, &r->c->deduction_list);
	d->quarter = dx_tds_text(r->job, l, at, 1);
	if (strcmp(quarter, d->quarter.text) != 0) {
		d->quarter.text = quarter;
		d->quarter.source = DX_VAL_REPAIRED;
	}
	if (at + 3 < l->n)
		d->receipt_number = dx_tds_text(r->job, l, at + 1, l->n - 2 - (at + 1));
	d->tds_deducted = dx_tds_amount(r->job, l, l->n - 2);
	d->tds_deposited = dx_tds_amount(r->job, l, l->n - 1);
	r->table = CW_DEDUCTIONS;
	return true;
}

/* Token TOK is no part of the same column as the one before it: a wide gap lies between them. */
static bool gap_before(const struct tds_line *l, size_t tok)
{
	const struct dx_word *before = l->line->words[l->toks[tok].first - 1];

	return l->line->words[l->toks[tok].first]->x0 - before->x1 > l->line->height;
}

/* "10.00", "10%" among tokens FROM..TO; 0: there is none, or two. */
static struct dx_dec rate_of(const struct rows *r, const struct tds_line *l, size_t from, size_t to)
{
	struct dx_dec found = dx_dec(0, 0);
	size_t n = 0;

	for (size_t i = from; i < to && !dx_tds_scanned(r->job, l); i++) {
		struct dx_str s = dx_str(word_of(l, i));
		bool percent = s.n > 1 && s.p[s.n - 1] == '%';
		struct dx_number rate;

		s.n -= percent;
		if ((!percent && l->toks[i].kind != TDS_AMOUNT) || !dx_value_parse(s, r->job->tables.rule, &rate) ||
		    rate.value.coef <= 0 || dx_dec_cmp(rate.value, dx_dec(100, 0)) >= 0)
			continue;
		found = rate.value;
		n++;
	}
	return n == 1 ? found : dx_dec(0, 0);
}

/*
 * A payment whose amount stands at the end of its row: its only number besides the serial one, so that no rate or tax
 * is taken for it.
 */
static bool take_dated(struct rows *r, const struct tds_line *l)
{
	bool numbered = l->n > 1 && (l->toks[0].kind == TDS_INT ||
				     (dx_tds_scanned(r->job, l) && l->toks[1].kind == TDS_DATE && like_serial(l, 0)));
	size_t first = numbered ? 1 : 0;
	size_t date = find(l, first, TDS_DATE);
	size_t from = date == first ? date + 1 : first;
	size_t end = from + 1;
	struct cert_payment *p;

	if (r->table != CW_PAYMENTS || date == SIZE_MAX || date > first + 1 || l->n < first + 3 ||
	    dx_tds_amounts_at_end(l) != 1 || find(l, date + 1, TDS_DATE) != SIZE_MAX)
		return false;
	p = dx_tds_push(r->job->arena, &r->c->payment_list);
	p->amount_paid = dx_tds_amount(r->job, l, l->n - 1);
	p->date = dx_tds_date(r->job, l, date);
	while (end < l->n - 1 && l->toks[end].kind != TDS_DATE && !gap_before(l, end))
		end++;
	p->nature = dx_tds_text(r->job, l, from, end - from);
	p->rate = rate_of(r, l, end, l->n - 1);
	dx_tds_section(r->job, &p->nature);
	dx_tds_wrapped(r->job, l, p->nature.place.x0, l->line->words[l->toks[end].first]->x0, &p->nature);
	return true;
}

static bool take_payment(struct rows *r, const struct tds_line *l)
{
	size_t amount = leading_amount(r, l);
	size_t date = amount == SIZE_MAX ? SIZE_MAX : find(l, amount, TDS_DATE);
	size_t end = amount + 2;
	struct cert_payment *p;

	if (date == SIZE_MAX || date < amount + 2 || r->table == CW_CHALLANS)
		return take_dated(r, l);
	p = dx_tds_push(r->job->arena, &r->c->payment_list);
	p->amount_paid = dx_tds_amount(r->job, l, amount);
	p->date = dx_tds_date(r->job, l, date);
	while (end < date && !gap_before(l, end))
		end++;
	p->nature = dx_tds_text(r->job, l, amount + 1, end - amount - 1);
	p->rate = rate_of(r, l, end, date);
	dx_tds_section(r->job, &p->nature);
	dx_tds_wrapped(r->job, l, p->nature.place.x0, l->line->words[l->toks[end].first]->x0, &p->nature);
	r->table = CW_PAYMENTS;
	return true;
}

/* Only amounts, between the words of a "Total (Rs.)" that is cut in two by the width of its cell. */
static bool within_total(const struct rows *r, const struct tds_line *l)
{
	return r->total && r->total->page == l->line->page && l->n == dx_tds_amounts_at_end(l) &&
	       l->line->y0 - r->total->y1 < r->total->height / 2;
}

/* The total of tables of challans and book adjustments. */
static void take_challans_total(struct rows *r, const struct tds_line *l, size_t tok)
{
	struct dx_val *v = r->totalled ? (struct dx_val *)(void *)r->c->challan_totals.v + r->c->challan_totals.n - 1
				       : dx_tds_push(r->job->arena, &r->c->challan_totals);

	*v = dx_tds_amount(r->job, l, tok);
	r->totalled = true;
}

static bool take_total(struct rows *r, const struct tds_line *l, int word)
{
	struct cert_totals *t = &r->c->totals;
	size_t n = dx_tds_amounts_at_end(l);

	if (n == 0 || (word != CW_TOTAL && !within_total(r, l)))
		return false;
	if (r->table == CW_DEDUCTIONS && n >= 2 && !dx_val_has(&t->tds_deducted)) {
		t->tds_deducted = dx_tds_amount(r->job, l, l->n - 2);
		t->tds_deposited = dx_tds_amount(r->job, l, l->n - 1);
	} else if (r->table == CW_PAYMENTS && !dx_val_has(&t->amount_paid)) {
		t->amount_paid = dx_tds_amount(r->job, l, l->n - 1);
	} else if (r->table == CW_CHALLANS && !r->totalled) {
		take_challans_total(r, l, l->n - 1);
	}
	return true;
}

/* ---- tables with headings ---- */

static size_t rows_of(const struct rows *r)
{
	const struct cert *c = r->c;

	return c->payment_list.n + c->deduction_list.n + c->challan_list.n;
}

/* Nothing but a number and the word for a total, or nothing but amounts. */
static bool says_total(struct rows *r, const struct tds_line *l, int within)
{
	if (find(l, 0, TDS_DATE) != SIZE_MAX)
		return false;
	for (size_t i = 0; i < l->n && within != CW_TOTAL; i++)
		if (!dx_tds_is_amount(l, i))
			return false;
	return within == CW_TOTAL || (l->n > 0 && rows_of(r) > r->n_summed);
}

static void set_total(struct rows *r, const struct tds_line *l, size_t tok, struct dx_val *total)
{
	if (tok != SIZE_MAX && (!dx_val_has(total) || rows_of(r) > r->n_summed))
		*total = dx_tds_amount(r->job, l, tok);
}

/* A later total is the one that counts: those above it are of sections. */
static bool take_cells_total(struct rows *r, const struct tds_line *l, const struct cert_cells *cells, int within)
{
	struct cert_totals *t = &r->c->totals;
	size_t paid = dx_cert_cell_amount(l, cells, CC_PAID);
	size_t deducted = dx_cert_cell_amount(l, cells, CC_DEDUCTED);
	size_t deposited = dx_cert_cell_amount(l, cells, CC_DEPOSITED);

	if (!says_total(r, l, within) || (paid == SIZE_MAX && deducted == SIZE_MAX && deposited == SIZE_MAX))
		return false;
	if (r->table == CW_PAYMENTS)
		set_total(r, l, paid, &t->amount_paid);
	/* a surcharge beside it would be more tax */
	if (r->table == CW_PAYMENTS && dx_tds_amounts_at_end(l) == 2)
		set_total(r, l, deducted, &r->c->payments_deducted);
	if (r->table == CW_DEDUCTIONS) {
		set_total(r, l, deducted, &t->tds_deducted);
		set_total(r, l, deposited, &t->tds_deposited);
	} else if (deposited != SIZE_MAX && r->c->challan_list.n && (!r->totalled || rows_of(r) > r->n_summed)) {
		take_challans_total(r, l, deposited);
	}
	r->n_summed = rows_of(r);
	return true;
}

/* A row or a total by the headings of its table. */
static bool take_cells(struct rows *r, const struct tds_line *l, const struct cert_cells *cells, int within)
{
	int table;

	if (within == CW_TOTAL && take_cells_total(r, l, cells, within))
		return true;
	table = dx_cert_take_cells(r->job, r->c, l, cells);
	if (table >= 0) {
		r->table = table;
		return true;
	}
	return take_cells_total(r, l, cells, within);
}

/* A running number and a date. */
static bool begins_dated(const struct tds_line *l)
{
	return l->n > 1 && l->toks[0].kind == TDS_INT && l->toks[1].kind == TDS_DATE;
}

static void begin_table(struct rows *r, int table)
{
	r->table = table;
	r->totalled = false;
}

static void take_line(struct rows *r, size_t at)
{
	struct tds_line l = dx_tds_line(r->job, at, r->c->whole);
	int begins = dx_tds_row_word(r->job, l.line->words, l.line->n, false);
	int within = begins >= 0 ? begins : dx_tds_row_word(r->job, l.line->words, l.line->n, true);
	const struct dx_line *total = begins == CW_TOTAL && l.n <= TOTAL_WORDS ? l.line : NULL;
	struct cert_cells cells;

	if (r->job->lines.v[at].used)
		return;
	if (dx_cert_cells(r->job, &r->tables, &l, &cells) && cells.table != r->in) {
		r->in = cells.table;
		r->totalled = false;
	}
	if ((cells.table && take_cells(r, &l, &cells, within)) || take_challan(r, &l) || take_adjustment(r, &l) ||
	    take_deduction(r, &l) || take_payment(r, &l) || take_total(r, &l, begins))
		r->job->lines.v[at].used = true;
	else if (within > CW_TOTAL && within != CW_CARRIED)
		begin_table(r, within == CW_END ? CW_TOTAL : within);
	else if (r->table != CW_TOTAL && within != CW_CARRIED &&
		 (leading_amount(r, &l) != SIZE_MAX || begins_dated(&l)))
		r->c->has_unread = true; /* begins like a row and is none: something of it was lost */
	r->total = total;
}

void dx_cert_rows(struct dx_job *job, struct cert *c)
{
	struct rows r = {.job = job, .c = c, .table = CW_TOTAL};

	c->payment_list.size = sizeof(struct cert_payment);
	c->deduction_list.size = sizeof(struct cert_deduction);
	c->challan_list.size = sizeof(struct cert_challan);
	c->challan_totals.size = sizeof(struct dx_val);
	c->whole = dx_tds_whole(job);
	dx_cert_columns(job, &r.tables);
	for (size_t i = 0; i < job->lines.n; i++)
		take_line(&r, i);
	/* what a heading says may be a label as well: "Nature of payment" */
	for (size_t i = 0; i < r.tables.n; i++)
		for (size_t k = 0; k < r.tables.v[i].header_n; k++)
			job->lines.v[r.tables.v[i].header_first + k].used = false;
	dx_tds_find_statuses(job, &c->challan_list, offsetof(struct cert_challan, date),
			     offsetof(struct cert_challan, status));
	c->payments = (struct dx_rows){c->payment_list.v, c->payment_list.n};
	c->deductions = (struct dx_rows){c->deduction_list.v, c->deduction_list.n};
	c->challans = (struct dx_rows){c->challan_list.v, c->challan_list.n};
}
