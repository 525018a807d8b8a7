/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/filing/gstr1.h"

#include <stdio.h>
#include <string.h>

#include "dx/extract/ident.h"
#include "filing_int.h"

#define NUMBER_MAX 16

static bool no(struct dx_err *err, const char *why)
{
	return dx_fail(err, DX_E_export_not_available, "%s", why);
}

static bool check_number(const char *n, struct dx_err *err)
{
	bool more_than_zeros = false;
	if (n == NULL)
		return no(err, "the invoice has no number");
	if (strlen(n) > NUMBER_MAX)
		return dx_fail(err, DX_E_export_not_available,
			       "the invoice number has %zu characters; GST allows %d (rule 46)", strlen(n), NUMBER_MAX);
	for (const char *p = n; *p != '\0'; p++) {
		bool letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z');
		if (!letter && !(*p >= '0' && *p <= '9') && *p != '-' && *p != '/')
			return no(err, "the invoice number has characters other than letters, digits, - and /");
		more_than_zeros = more_than_zeros || letter || (*p >= '1' && *p <= '9');
	}
	if (!more_than_zeros)
		return no(err, "the invoice number is nothing but zeros");
	return true;
}

static bool check_gstin(const char *gstin, const char *whose, struct dx_err *err)
{
	if (gstin == NULL)
		return dx_fail(
			err, DX_E_export_not_available, "the %s has no GSTIN on the invoice%s", whose,
			strcmp(whose, "recipient") == 0
				? ": a sale to an unregistered customer belongs into another section (b2cs, b2cl)"
				: "");
	if (!dx_ident_gstin(dx_str(gstin)))
		return dx_fail(err, DX_E_export_not_available,
			       "the %s's GSTIN is not valid: its form or its check digit is wrong", whose);
	return true;
}

static bool check_date(struct dx_date d, int year, int month, struct dx_err *err)
{
	if (d.year == 0)
		return no(err, "the invoice has no date");
	if (dx_date_cmp(d, (struct dx_date){2017, 7, 1}) < 0)
		return no(err, "the invoice is older than GST (1 July 2017)");
	if (d.year > year || (d.year == year && d.month > month))
		return dx_fail(err, DX_E_export_not_available,
			       "the invoice is dated after the return's month, %02d-%04d", month, year);
	return true;
}

static bool check_rates(const struct dx_gstr1_invoice *v, struct dx_err *err)
{
	char text[DX_DEC_TEXT_MAX];
	const struct dx_dec most = dx_dec(9999999999999, 2); /* 11 digits before the point */
	if (v->n_rates == 0)
		return no(err, "the invoice has no line items");
	for (size_t i = 0; i < v->n_rates; i++) {
		const struct dx_inv_rate *r = &v->rates[i];
		if (!dx_ident_gst_rate(r->rate))
			return dx_fail(err, DX_E_export_not_available,
				       "%s %% is no rate of GST (central and state tax "
				       "together): the return takes 0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40",
				       dx_dec_text(r->rate, text));
		if (dx_dec_cmp(r->taxable, dx_dec(0, 2)) < 0 || dx_dec_cmp(r->cess, dx_dec(0, 2)) < 0)
			return no(err, "a taxable value or cess is negative");
		if (dx_dec_cmp(r->taxable, most) > 0)
			return no(err, "a taxable value has more than 11 digits");
	}
	return true;
}

bool dx_gstr1_check(const struct dx_gstr1_invoice *v, int year, int month, struct dx_err *err)
{
	if (!check_gstin(v->gstin, "supplier", err) || !check_gstin(v->ctin, "recipient", err) ||
	    !check_number(v->number, err) || !check_date(v->date, year, month, err))
		return false;
	if (strcmp(v->gstin, v->ctin) == 0)
		return no(err, "supplier and recipient have the same GSTIN");
	if (v->pos == NULL || !dx_ident_state_code(dx_str(v->pos)))
		return no(err, "the place of supply is no state code that a return takes (01 to 38, 96, 97)");
	if (strcmp(v->type, "DE") == 0 && v->reverse_charge)
		return no(err, "a deemed export cannot be under reverse charge");
	if (strcmp(v->type, "CBW") == 0 && !v->reverse_charge)
		return no(err, "a supply from a bonded warehouse must be under reverse charge");
	if (dx_dec_cmp(v->value, dx_dec(0, 2)) < 0 || dx_dec_cmp(v->value, dx_dec(999999999999999, 2)) > 0)
		return no(err, "the invoice value is negative or has more than 13 digits");
	return check_rates(v, err);
}

/* An amount as JSON number without trailing zeros, as the tool writes it. */
static void money(struct dx_jw *w, const char *key, struct dx_dec v)
{
	dx_jw_key(w, key);
	dx_jw_fixed(w, (int64_t)dx_dec_round(v, 2).coef, 2);
}

static void write_item(struct dx_jw *w, const struct dx_gstr1_invoice *v, const struct dx_inv_rate *r)
{
	bool own_state = strcmp(v->type, "R") == 0 || strcmp(v->type, "DE") == 0;
	bool intra = own_state && !v->sez && strncmp(v->gstin, v->pos, 2) == 0;
	bool untaxed = strcmp(v->type, "SEWOP") == 0;
	struct dx_dec rate = v->reduced ? dx_dec_mul(r->rate, dx_dec(65, 2)) : r->rate;
	struct dx_dec taxable = dx_dec_round(r->taxable, 2);
	int64_t hundredths = (int64_t)dx_dec_round(r->rate, 2).coef;
	dx_jw_obj(w);
	dx_jw_kint(w, "num", hundredths + 1);
	dx_jw_key(w, "itm_det");
	dx_jw_obj(w);
	money(w, "txval", taxable);
	dx_jw_key(w, "rt");
	dx_jw_fixed(w, hundredths, 2);
	if (intra) {
		/* the same number twice: of an odd paisa each gets the rounded half */
		money(w, "camt", dx_fil_tax(taxable, rate, 200));
		money(w, "samt", dx_fil_tax(taxable, rate, 200));
	} else {
		money(w, "iamt", untaxed ? dx_dec(0, 2) : dx_fil_tax(taxable, rate, 100));
	}
	money(w, "csamt", untaxed ? dx_dec(0, 2) : r->cess);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
}

void dx_gstr1_write(struct dx_jw *w, const struct dx_gstr1_invoice *v)
{
	char date[24];
	snprintf(date, sizeof(date), "%02d-%02d-%04d", v->date.day, v->date.month, v->date.year);
	dx_jw_obj(w);
	dx_jw_kcstr(w, "inum", v->number);
	dx_jw_kcstr(w, "idt", date);
	money(w, "val", v->value);
	dx_jw_kcstr(w, "pos", v->pos);
	dx_jw_kcstr(w, "rchrg", v->reverse_charge ? "Y" : "N");
	if (v->reduced) {
		dx_jw_key(w, "diff_percent");
		dx_jw_fixed(w, 65, 2);
	}
	dx_jw_kcstr(w, "inv_typ", v->type);
	dx_jw_key(w, "itms");
	dx_jw_arr(w);
	for (size_t i = 0; i < v->n_rates; i++)
		write_item(w, v, &v->rates[i]);
	dx_jw_arr_end(w);
	dx_jw_obj_end(w);
}

/* ---- the format ---- */

static struct dx_gstr1_invoice from_invoice(const struct dx_invoice *inv, bool sez)
{
	return (struct dx_gstr1_invoice){
		.gstin = inv->supplier.gstin,
		.ctin = inv->recipient.gstin,
		.number = inv->number,
		.date = inv->date,
		.value = inv->total.v,
		.pos = inv->pos,
		.type = "R",
		.reverse_charge = inv->reverse_charge,
		.sez = sez,
		.rates = inv->rates,
		.n_rates = inv->n_rates,
	};
}

static bool is_sez(const struct dx_filing_settings *s)
{
	return strcmp(s->value[DX_FSET_sez], "yes") == 0;
}

static bool check_type(const struct dx_invoice *inv, struct dx_err *err)
{
	if (inv->type == NULL || strcmp(inv->type, "invoice") == 0)
		return true;
	if (strcmp(inv->type, "bill_of_supply") == 0)
		return no(err, "a bill of supply charges no tax: it belongs into section nil, not b2b");
	return no(err, "credit and debit notes belong into section cdnr, not b2b");
}

static bool check(struct dx_fil *f, struct dx_err *err)
{
	struct dx_invoice *inv = &f->inv;
	if (!inv->gst)
		return no(err, "it takes GST invoices only");
	if (!check_type(inv, err) || !check_gstin(inv->recipient.gstin, "recipient", err) ||
	    !dx_invoice_rates(f->arena, inv, is_sez(f->settings), err))
		return false;
	if (!inv->total.has)
		return no(err, "the invoice has no total");
	const struct dx_gstr1_invoice v = from_invoice(inv, is_sez(f->settings));
	return dx_gstr1_check(&v, inv->date.year, inv->date.month, err);
}

static void open_return(struct dx_filing_writer *w)
{
	struct dx_jw j = dx_jw(w->out);
	char period[32];
	snprintf(period, sizeof(period), "%02d%04d", w->month, w->year);
	dx_jw_obj(&j);
	dx_jw_kcstr(&j, "gstin", w->gstin);
	dx_jw_kcstr(&j, "fp", period);
	dx_jw_kcstr(&j, "version", w->settings->value[DX_FSET_gstr1_version]);
	dx_jw_kcstr(&j, "hash", "hash");
}

/* The brackets between invoices are written here: a return may be longer than any buffer. */
static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	struct dx_jw j = dx_jw(w->out);
	const struct dx_gstr1_invoice v = from_invoice(&f->inv, is_sez(f->settings));
	if (strcmp(w->party, v.ctin) == 0) {
		dx_buf_addc(w->out, ',');
	} else {
		dx_buf_adds(w->out, w->documents == 0 ? ",\"b2b\":[" : "]},");
		dx_buf_printf(w->out, "{\"ctin\":\"%s\",\"inv\":[", v.ctin);
		snprintf(w->party, sizeof(w->party), "%s", v.ctin);
	}
	dx_gstr1_write(&j, &v);
	w->rows++;
}

static void close_return(struct dx_filing_writer *w)
{
	dx_buf_adds(w->out, w->documents > 0 ? "]}]}" : "}");
}

const struct dx_filing_ops dx_fil_gstr1 = {true, check, open_return, add, close_return};
