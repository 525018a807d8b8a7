/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/filing/filing.h"

#include <string.h>

#include "filing_int.h"

#define CHECKS_NAMED 5

static const struct dx_filing_format formats[] = {
	{"provider_a_sales_simple", "Sales register for filing provider A (ClearTax sheet)", "text/csv; charset=utf-8",
	 "csv", DX_SIDE_SALES, true, false, &dx_fil_provider_a},
	{"gstr1_b2b_json", "GSTR-1 return, section b2b, for the GST portal", "application/json", "json", DX_SIDE_SALES,
	 true, true, &dx_fil_gstr1},
	{"accounting_a_sales_voucher", "Sales vouchers for accounting program A (Tally XML)", "application/xml", "xml",
	 DX_SIDE_SALES, true, false, &dx_fil_tally},
	{"accounting_b_books_bill", "Bills for accounting program B (Zoho Books sheet)", "text/csv; charset=utf-8",
	 "csv", DX_SIDE_PURCHASE, true, false, &dx_fil_books},
	{"tds_reconciliation_csv", "Tax deducted at source, to hold against Form 26AS", "text/csv; charset=utf-8",
	 "csv", DX_SIDE_SALES, true, false, &dx_fil_tds},
	{"itr_prep_json", "Figures for an income-tax return", "application/json", "json", DX_SIDE_ANY, false, false,
	 &dx_fil_itr},
};

const struct dx_filing_format *dx_filing_formats(size_t *n_r)
{
	*n_r = DX_LEN(formats);
	return formats;
}

const struct dx_filing_format *dx_filing_format_find(const char *name)
{
	for (size_t i = 0; i < DX_LEN(formats); i++)
		if (strcmp(formats[i].name, name) == 0)
			return &formats[i];
	return NULL;
}

const char *dx_filing_names_json(struct dx_arena *a)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_arr(&w);
	for (size_t i = 0; i < DX_LEN(formats); i++)
		dx_jw_cstr(&w, formats[i].name);
	dx_jw_arr_end(&w);
	const char *text = dx_strdup(a, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

static bool has_gstin(struct dx_inv_party p)
{
	return p.gstin != NULL;
}

/* A team without GSTINs is believed: a sale in a format for sales, a purchase in one for purchases. */
static bool check_side(struct dx_fil *f, struct dx_err *err)
{
	bool sale = dx_filing_is_own(f->settings, f->inv.supplier.gstin);
	bool purchase = dx_filing_is_own(f->settings, f->inv.recipient.gstin);
	bool for_sales = f->format->side == DX_SIDE_SALES;
	if (f->settings->n_gstins == 0) {
		if (f->inv.gst)
			f->note = for_sales
					  ? "the team's own GSTINs are not set (docextract settings set gst.gstins …): "
					    "the invoice is taken to be a sale of its supplier"
					  : "the team's own GSTINs are not set (docextract settings set gst.gstins …): "
					    "the invoice is taken to be a purchase of its recipient";
		return true;
	}
	if (!f->inv.gst || (for_sales ? sale : purchase))
		return true;
	if (for_sales && purchase)
		return dx_fail(
			err, DX_E_export_not_available,
			"it is a purchase: the recipient's GSTIN is one of the team's, and this format is for sales");
	if (!for_sales && sale)
		return dx_fail(
			err, DX_E_export_not_available,
			"it is a sale: the supplier's GSTIN is one of the team's, and this format is for purchases");
	/* A customer or a small trader without registration still buys from the team, or sells to it. */
	if (!has_gstin(for_sales ? f->inv.supplier : f->inv.recipient))
		return dx_fail(err, DX_E_export_not_available,
			       "the %s has no GSTIN on the invoice, so it cannot be told "
			       "to be one of the team's",
			       for_sales ? "supplier" : "recipient");
	return dx_fail(err, DX_E_export_not_available, "the %s's GSTIN is none of the team's (setting gst.gstins)",
		       for_sales ? "supplier" : "recipient");
}

static bool prepare(struct dx_fil *f, struct dx_err *err)
{
	if (f->format->ops->invoice || (f->format->side != DX_SIDE_ANY && dx_invoice_is(f->doc->data))) {
		if (!dx_invoice_is(f->doc->data))
			return dx_fail(err, DX_E_export_not_available, "it is made from invoices, not from a %s",
				       f->doc->template_name);
		dx_invoice_read(f->arena, f->doc->data, &f->inv);
		if (!check_side(f, err))
			return false;
	}
	return f->format->ops->check(f, err);
}

bool dx_filing_check(struct dx_arena *a, const struct dx_filing_format *f, const struct dx_filing_settings *s,
		     const struct dx_filing_doc *doc, const char **note_r, struct dx_err *err)
{
	struct dx_fil fil = {.arena = a, .settings = s, .format = f, .doc = doc};
	if (!prepare(&fil, err))
		return false;
	if (note_r != NULL)
		*note_r = fil.note;
	return true;
}

void dx_filing_open(struct dx_filing_writer *w, struct dx_arena *a, const struct dx_filing_format *f,
		    const struct dx_filing_settings *s, struct dx_buf *out, const char *gstin, int year, int month)
{
	*w = (struct dx_filing_writer){.format = f, .settings = s, .out = out, .year = year, .month = month};
	w->gstin = gstin != NULL ? dx_strdup(a, gstin) : "";
	if (f->ops->open != NULL)
		f->ops->open(w);
}

bool dx_filing_add(struct dx_filing_writer *w, struct dx_arena *a, const struct dx_filing_doc *doc, struct dx_err *err)
{
	struct dx_fil fil = {.arena = a, .settings = w->settings, .format = w->format, .doc = doc};
	if (!prepare(&fil, err))
		return false;
	w->format->ops->add(w, &fil);
	w->documents++;
	return true;
}

void dx_filing_close(struct dx_filing_writer *w)
{
	if (w->format->ops->close != NULL)
		w->format->ops->close(w);
}

bool dx_filing_write(struct dx_arena *a, const struct dx_filing_format *f, const struct dx_filing_settings *s,
		     const struct dx_filing_doc *doc, struct dx_buf *out, struct dx_err *err)
{
	struct dx_fil fil = {.arena = a, .settings = s, .format = f, .doc = doc};
	struct dx_filing_writer w;
	if (!prepare(&fil, err))
		return false;
	dx_filing_open(&w, a, f, s, out, f->monthly ? fil.inv.supplier.gstin : NULL, fil.inv.date.year,
		       fil.inv.date.month);
	f->ops->add(&w, &fil);
	w.documents++;
	dx_filing_close(&w);
	return true;
}

const char *dx_filing_failed_checks(struct dx_arena *a, const json_t *checks)
{
	struct dx_buf b = DX_BUF_INIT;
	size_t i, n = 0;
	json_t *c;
	json_array_foreach (checks, i, c) {
		const char *state = dx_json_str(c, "state"), *label = dx_json_str(c, "label");
		const char *expected = dx_json_str(c, "expected"), *found = dx_json_str(c, "found");
		if (state == NULL || strcmp(state, "failed") != 0 || n++ >= CHECKS_NAMED)
			continue;
		dx_buf_adds(&b, n > 1 ? "; " : "");
		dx_buf_adds(&b, label != NULL ? label : "a check");
		if (expected != NULL && found != NULL)
			dx_buf_printf(&b, " (expected %s, found %s)", expected, found);
	}
	if (n > CHECKS_NAMED)
		dx_buf_printf(&b, "; and %zu more", n - CHECKS_NAMED);
	const char *text = dx_strdup(a, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

/* ---- helpers of the formats ---- */
