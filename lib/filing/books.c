/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * accounting_b_books_bill: bills for Zoho Books' import, one row per line item with the bill's fields repeated.
 * Column names and their order are those of its own sheet (India edition), without those that a bill never fills.
 */
#include <string.h>

#include "filing_int.h"

static const char *const columns[] = {
	"Bill Date",
	"Bill Number",
	"PurchaseOrder",
	"Bill Status",
	"Source of Supply",
	"Destination of Supply",
	"GST Treatment",
	"GST Identification Number (GSTIN)",
	"Is Inclusive Tax",
	"Vendor Name",
	"Due Date",
	"Currency Code",
	"Item Name",
	"Account",
	"Description",
	"Quantity",
	"Usage unit",
	"Rate",
	"HSN/SAC",
	"Tax Name",
	"Tax Percentage",
	"Tax Amount",
	"Tax Type",
	"Item Type",
	"Item Total",
	"SubTotal",
	"Total",
	"Adjustment",
	"Adjustment Description",
	"Vendor Notes",
	NULL,
};

static bool check(struct dx_fil *f, struct dx_err *err)
{
	struct dx_invoice *inv = &f->inv;
	if (inv->type != NULL && strstr(inv->type, "credit") != NULL)
		return dx_fail(err, DX_E_export_not_available, "a credit note is a vendor credit, not a bill");
	if (inv->number == NULL || inv->date.year == 0)
		return dx_fail(err, DX_E_export_not_available, "the invoice has no %s",
			       inv->number == NULL ? "number" : "date");
	if (inv->supplier.name == NULL)
		return dx_fail(err, DX_E_export_not_available, "the supplier's name was not found");
	if (!dx_fil_lines_complete(inv, inv->gst, err))
		return false;
	return !inv->gst || dx_invoice_rates(f->arena, inv, false, err);
}

static void open_sheet(struct dx_filing_writer *w)
{
	dx_fil_csv_head(w->out, columns);
}

/* TEXT with {rate} replaced. */
static const char *with_rate(struct dx_arena *a, const char *text, struct dx_dec rate)
{
	char number[DX_DEC_TEXT_MAX];
	const char *mark = strstr(text, "{rate}");
	if (mark == NULL)
		return text;
	return dx_asprintf(a, "%.*s%s%s", (int)(mark - text), text, dx_dec_text(rate, number), mark + 6);
}

static struct dx_dec line_tax(const struct dx_invoice *inv, const struct dx_inv_line *l)
{
	return dx_dec_add(dx_dec_add(dx_fil_line_cgst(inv, l), dx_fil_line_sgst(inv, l)), dx_fil_line_igst(inv, l));
}

/*
 * Quantity and rate whose product is the line's value before tax: the program multiplies them again. With a discount
 * the price per unit is what is left of it; where no such price exists, one piece at the whole value.
 */
static void quantity_and_rate(const struct dx_inv_line *l, struct dx_dec *quantity_r, struct dx_dec *rate_r)
{
	const struct dx_dec most = dx_dec(10000000000, 0);
	*quantity_r = dx_dec(1, 0);
	*rate_r = l->taxable.v;
	if (!l->quantity.has || dx_dec_cmp(l->quantity.v, dx_dec(0, 0)) <= 0 || dx_dec_cmp(l->quantity.v, most) > 0)
		return;
	if (l->unit_price.has && dx_dec_cmp(dx_dec_round(dx_dec_mul(l->quantity.v, l->unit_price.v), 2),
					    dx_dec_round(l->taxable.v, 2)) == 0) {
		*quantity_r = l->quantity.v;
		*rate_r = l->unit_price.v;
		return;
	}
	struct dx_dec rate = dx_dec_div(l->taxable.v, l->quantity.v, 6);
	if (dx_dec_cmp(dx_dec_round(dx_dec_mul(l->quantity.v, rate), 2), dx_dec_round(l->taxable.v, 2)) != 0)
		return;
	*quantity_r = l->quantity.v;
	*rate_r = dx_dec_normalize(rate);
}

static void add_tax(struct dx_csv *c, struct dx_fil *f, const struct dx_inv_line *l)
{
	const struct dx_invoice *inv = &f->inv;
	if (!inv->gst || !l->rate.has) {
		dx_fil_csv_cstr(c, NULL);
		dx_fil_csv_amount(c, l->rate);
		dx_fil_csv_cstr(c, NULL);
		dx_fil_csv_cstr(c, NULL);
		return;
	}
	enum dx_filing_setting name = inv->inter ? DX_FSET_books_igst : DX_FSET_books_group;
	dx_fil_csv_cstr(c, with_rate(f->arena, f->settings->value[name], l->rate.v));
	dx_fil_csv_dec(c, l->rate.v);
	dx_fil_csv_dec(c, line_tax(inv, l));
	dx_fil_csv_cstr(c, inv->inter ? "ItemAmount" : "Tax Group");
}

/* Total less lines and taxes: rounding, freight, whatever stands below the lines. */
static struct dx_dec adjustment(const struct dx_invoice *inv)
{
	struct dx_dec sum = dx_dec(0, 2);
	for (size_t i = 0; i < inv->n_lines; i++) {
		sum = dx_dec_add(sum, inv->lines[i].taxable.v);
		if (inv->gst && !inv->reverse_charge)
			sum = dx_dec_add(sum, line_tax(inv, &inv->lines[i]));
		sum = dx_dec_add(sum, inv->lines[i].cess.v);
	}
	return inv->gst && inv->total.has ? dx_dec_round(dx_dec_sub(inv->total.v, sum), 2) : dx_dec(0, 2);
}

static struct dx_date due_date(const struct dx_fil *f)
{
	uint64_t days = 0;
	if (f->inv.due.year != 0)
		return f->inv.due;
	if (!dx_str_u64(dx_str(f->settings->value[DX_FSET_books_days]), &days))
		days = 0;
	return dx_date_from_days(dx_date_days(f->inv.date) + (int32_t)days);
}

static void add_head(struct dx_csv *c, struct dx_fil *f)
{
	const struct dx_invoice *inv = &f->inv;
	const char *registered = inv->supplier.gstin != NULL ? "business_registered_regular" : "business_unregistered";
	dx_fil_csv_cstr(c, dx_fil_date_text(f->arena, inv->date, "yyyy-mm-dd"));
	dx_fil_csv_cstr(c, inv->number);
	dx_fil_csv_cstr(c, inv->purchase_order);
	dx_fil_csv_cstr(c, "Draft");
	dx_fil_csv_cstr(c, inv->gst ? dx_fil_state_letters(inv->supplier.state) : NULL);
	dx_fil_csv_cstr(c, inv->gst ? dx_fil_state_letters(inv->pos) : NULL);
	dx_fil_csv_cstr(c, inv->gst ? registered : NULL);
	dx_fil_csv_cstr(c, inv->gst ? inv->supplier.gstin : NULL);
	dx_fil_csv_cstr(c, "false");
	dx_fil_csv_cstr(c, inv->supplier.name);
	dx_fil_csv_cstr(c, dx_fil_date_text(f->arena, due_date(f), "yyyy-mm-dd"));
	dx_fil_csv_cstr(c, inv->currency != NULL ? inv->currency : (inv->gst ? "INR" : NULL));
}

static void add_line(struct dx_filing_writer *w, struct dx_fil *f, const struct dx_inv_line *l)
{
	const struct dx_invoice *inv = &f->inv;
	struct dx_csv c = dx_csv(w->out);
	struct dx_dec quantity, rate, rest = adjustment(inv);
	quantity_and_rate(l, &quantity, &rate);
	add_head(&c, f);
	dx_fil_csv_cstr(&c, l->description);
	dx_fil_csv_cstr(&c, f->settings->value[DX_FSET_books_account]);
	dx_fil_csv_cstr(&c, l->description);
	dx_fil_csv_dec(&c, quantity);
	dx_fil_csv_cstr(&c, l->unit);
	dx_fil_csv_dec(&c, rate);
	dx_fil_csv_cstr(&c, l->hsn);
	add_tax(&c, f, l);
	dx_fil_csv_cstr(&c, l->hsn != NULL && strncmp(l->hsn, "99", 2) == 0 ? "service" : "goods");
	dx_fil_csv_dec(&c, l->taxable.v);
	dx_fil_csv_amount(&c, inv->taxable);
	dx_fil_csv_amount(&c, inv->total);
	dx_fil_csv_dec(&c, rest);
	dx_fil_csv_cstr(&c, dx_dec_is_zero(rest) ? NULL : "Rounding and charges below the lines");
	dx_fil_csv_cstr(&c, f->doc->marked ? "UNVERIFIED" : NULL);
	dx_csv_end(&c);
	w->rows++;
}

static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	for (size_t i = 0; i < f->inv.n_lines; i++)
		add_line(w, f, &f->inv.lines[i]);
}

const struct dx_filing_ops dx_fil_books = {true, check, open_sheet, add, NULL};
