/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * provider_a_sales_simple: the column names of ClearTax's sales sheet (41 columns), those of an ordinary sale, in
 * their order, and the total of the document. One row per line item.
 */
#include <string.h>

#include "dx/extract/ident.h"
#include "filing_int.h"

static const char *const columns[] = {
	"Invoice Date",
	"Invoice Number",
	"Customer Billing Name",
	"Customer Billing GSTIN",
	"State Place of Supply",
	"Is the item a GOOD (G) or SERVICE (S)",
	"Item Description",
	"HSN or SAC code",
	"Item Quantity",
	"Item Unit of Measurement",
	"Item Rate",
	"Total Item Discount Amount",
	"Item Taxable Value",
	"CGST Rate",
	"CGST Amount",
	"SGST Rate",
	"SGST Amount",
	"IGST Rate",
	"IGST Amount",
	"CESS Rate",
	"CESS Amount",
	"Is this a Bill of Supply?",
	"Is Reverse Charge Applicable?",
	"Is this a Nil Rated/Exempt/NonGST item?",
	"My GSTIN",
	"Total Transaction Value",
	"Is this document cancelled?",
	"Verification",
	NULL,
};

static bool check(struct dx_fil *f, struct dx_err *err)
{
	struct dx_invoice *inv = &f->inv;
	bool sez = strcmp(f->settings->value[DX_FSET_sez], "yes") == 0;
	if (!inv->gst)
		return dx_fail(err, DX_E_export_not_available, "it takes GST invoices only");
	if (inv->type != NULL && strstr(inv->type, "note") != NULL)
		return dx_fail(err, DX_E_export_not_available,
			       "credit and debit notes have a sheet of their own; this one takes invoices");
	if (inv->number == NULL || inv->date.year == 0)
		return dx_fail(err, DX_E_export_not_available, "the invoice has no %s",
			       inv->number == NULL ? "number" : "date");
	if (inv->recipient.gstin != NULL && !dx_ident_gstin(dx_str(inv->recipient.gstin)))
		return dx_fail(err, DX_E_export_not_available,
			       "the recipient's GSTIN is not valid: its form or its check digit is wrong");
	return dx_fil_lines_complete(inv, true, err) && dx_invoice_rates(f->arena, inv, sez, err);
}

static void open_sheet(struct dx_filing_writer *w)
{
	dx_fil_csv_head(w->out, columns);
}

static void rate_and_amount(struct dx_csv *c, bool applies, struct dx_dec rate, struct dx_dec amount)
{
	dx_fil_csv_dec(c, applies ? rate : dx_dec(0, 0));
	dx_fil_csv_dec(c, applies ? amount : dx_dec(0, 2));
}

static void add_taxes(struct dx_csv *c, const struct dx_invoice *inv, const struct dx_inv_line *l)
{
	struct dx_dec half = dx_fil_half(l->rate.v);
	struct dx_dec cess_rate = dx_dec(0, 0);
	if (l->cess.has && !dx_dec_is_zero(l->taxable.v))
		cess_rate = dx_dec_normalize(
			dx_dec_div(dx_dec_mul(l->cess.v, dx_dec(100, 0)), dx_dec_round(l->taxable.v, 2), 2));
	rate_and_amount(c, !inv->inter, half, dx_fil_line_cgst(inv, l));
	rate_and_amount(c, !inv->inter, half, dx_fil_line_sgst(inv, l));
	rate_and_amount(c, inv->inter, l->rate.v, dx_fil_line_igst(inv, l));
	rate_and_amount(c, true, cess_rate, l->cess.has ? l->cess.v : dx_dec(0, 2));
}

static const char *yes_no(bool v)
{
	return v ? "Y" : "N";
}

static void add_line(struct dx_filing_writer *w, struct dx_fil *f, const struct dx_inv_line *l)
{
	const struct dx_invoice *inv = &f->inv;
	struct dx_csv c = dx_csv(w->out);
	bool bill = inv->type != NULL && strcmp(inv->type, "bill_of_supply") == 0;
	dx_fil_csv_cstr(&c, dx_fil_date_text(f->arena, inv->date, f->settings->value[DX_FSET_provider_dates]));
	dx_fil_csv_cstr(&c, inv->number);
	dx_fil_csv_cstr(&c, inv->recipient.name);
	dx_fil_csv_cstr(&c, inv->recipient.gstin);
	dx_fil_csv_cstr(&c, dx_fil_state_name(inv->pos));
	/* services have codes of chapter 99 */
	dx_fil_csv_cstr(&c, l->hsn != NULL && strncmp(l->hsn, "99", 2) == 0 ? "S" : "G");
	dx_fil_csv_cstr(&c, l->description);
	dx_fil_csv_cstr(&c, l->hsn);
	dx_fil_csv_amount(&c, l->quantity);
	dx_fil_csv_cstr(&c, dx_fil_uqc(l->unit));
	dx_fil_csv_amount(&c, l->unit_price);
	dx_fil_csv_amount(&c, l->discount);
	dx_fil_csv_dec(&c, l->taxable.v);
	add_taxes(&c, inv, l);
	dx_fil_csv_cstr(&c, yes_no(bill));
	dx_fil_csv_cstr(&c, yes_no(inv->reverse_charge));
	dx_fil_csv_cstr(&c, yes_no(dx_dec_is_zero(l->rate.v)));
	dx_fil_csv_cstr(&c, inv->supplier.gstin);
	dx_fil_csv_amount(&c, inv->total);
	dx_fil_csv_cstr(&c, "N");
	dx_fil_csv_cstr(&c, f->doc->marked ? "UNVERIFIED" : NULL);
	dx_csv_end(&c);
	w->rows++;
}

static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	for (size_t i = 0; i < f->inv.n_lines; i++)
		add_line(w, f, &f->inv.lines[i]);
}

const struct dx_filing_ops dx_fil_provider_a = {true, check, open_sheet, add, NULL};
