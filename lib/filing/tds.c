/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * tds_reconciliation_csv: what the books know of tax deducted at source beside what Form 26AS knows; there is no
 * public standard, the columns are ours. One document fills one side: a certificate or a sales invoice the books', a
 * Form 26AS the other.
 */
#include <string.h>

#include "filing_int.h"

static const char *const columns[] = {
	"financial_year",
	"quarter",
	"deductor_tan",
	"deductor_name",
	"section",
	"payment_code",
	"transaction_date",
	"reference_no",
	"amount_paid_books",
	"tds_books",
	"amount_paid_26as",
	"tds_deducted_26as",
	"tds_deposited_26as",
	"booking_status",
	"booking_date",
	"difference",
	"match_status",
	"remarks",
	NULL,
};

/* One row; what is not known stays empty. */
struct row {
	const char *year, *quarter, *tan, *name, *section, *code, *date, *reference;
	struct dx_inv_amount paid_books, tds_books, paid, deducted, deposited;
	const char *status, *booked, *match, *remarks;
};

static const char *quarter_of(struct dx_date d)
{
	static const char *const names[] = {"Q4", "Q1", "Q2", "Q3"};
	return d.year != 0 ? names[(d.month - 1) / 3] : NULL;
}

static const char *year_of(struct dx_arena *a, struct dx_date d)
{
	return d.year != 0 ? dx_fil_year_text(a, dx_fil_year(d)) : NULL;
}

static void write_row(struct dx_filing_writer *w, const struct dx_fil *f, const struct row *r)
{
	const char *const texts[] = {r->year, r->quarter, r->tan, r->name, r->section, r->code, r->date, r->reference};
	struct dx_csv c = dx_csv(w->out);
	for (size_t i = 0; i < DX_LEN(texts); i++)
		dx_fil_csv_cstr(&c, texts[i]);
	dx_fil_csv_amount(&c, r->paid_books);
	dx_fil_csv_amount(&c, r->tds_books);
	dx_fil_csv_amount(&c, r->paid);
	dx_fil_csv_amount(&c, r->deducted);
	dx_fil_csv_amount(&c, r->deposited);
	dx_fil_csv_cstr(&c, r->status);
	dx_fil_csv_cstr(&c, r->booked);
	dx_fil_csv_cstr(&c, NULL); /* difference: of two sides */
	dx_fil_csv_cstr(&c, r->match);
	dx_fil_csv_cstr(&c, f->doc->marked ? dx_asprintf(f->arena, "UNVERIFIED%s%s", r->remarks != NULL ? "; " : "",
							 r->remarks != NULL ? r->remarks : "")
					   : r->remarks);
	dx_csv_end(&c);
	w->rows++;
}

/* ---- Form 26AS ---- */

static const char *booking_remark(const char *status)
{
	if (status == NULL || strcmp(status, "F") == 0)
		return NULL;
	return strcmp(status, "P") == 0   ? "provisional: the deductor's payment is not booked finally"
	       : strcmp(status, "U") == 0 ? "unmatched: no payment of the deductor stands behind it"
	       : strcmp(status, "O") == 0 ? "overbooked: more claimed than paid"
					  : "not final";
}

static void add_26as(struct dx_filing_writer *w, struct dx_fil *f)
{
	const json_t *data = f->doc->data;
	size_t i, k;
	json_t *deductor, *e;
	json_array_foreach (json_object_get(data, "deductors"), i, deductor) {
		json_array_foreach (json_object_get(deductor, "entries"), k, e) {
			struct dx_date date = dx_fil_date(e, "date");
			const struct row r = {
				.year = year_of(f->arena, date),
				.quarter = quarter_of(date),
				.tan = dx_json_str(deductor, "tan"),
				.name = dx_json_str(deductor, "name"),
				.section = dx_json_str(e, "section"),
				.date = dx_json_str(e, "date"),
				.paid = dx_fil_amount(e, "amount_paid"),
				.deducted = dx_fil_amount(e, "tds_deducted"),
				.deposited = dx_fil_amount(e, "tds_deposited"),
				.status = dx_json_str(e, "status"),
				.booked = dx_json_str(e, "booking_date"),
				.match = "only_26as",
				.remarks = booking_remark(dx_json_str(e, "status")),
			};
			write_row(w, f, &r);
		}
	}
}

/* ---- certificate ---- */

/* Payments dated in QUARTER; the whole when the certificate has one quarter only. */
static struct dx_inv_amount paid_in(const json_t *data, const char *quarter, bool only)
{
	struct dx_inv_amount sum = {false, dx_dec(0, 2)};
	size_t i;
	json_t *p;
	if (only)
		sum = dx_fil_amount(json_object_get(data, "totals"), "amount_paid");
	if (sum.has)
		return sum;
	json_array_foreach (json_object_get(data, "payments"), i, p) {
		struct dx_inv_amount paid = dx_fil_amount(p, "amount_paid");
		const char *in = quarter_of(dx_fil_date(p, "date"));
		if (!paid.has || (!only && (in == NULL || quarter == NULL || strncmp(in, quarter, 2) != 0)))
			continue;
		sum = (struct dx_inv_amount){true, dx_dec_add(sum.v, paid.v)};
	}
	return sum;
}

static const char *certificate_year(struct dx_arena *a, const json_t *data)
{
	struct dx_date from = dx_fil_date(json_object_get(data, "period"), "from");
	const char *tax_year = dx_json_str(data, "tax_year"), *ay = dx_json_str(data, "assessment_year");
	uint64_t first;
	if (from.year != 0)
		return year_of(a, from);
	if (tax_year != NULL)
		return tax_year;
	/* the assessment year follows the financial one */
	if (ay != NULL && dx_str_u64(dx_str_sub(dx_str(ay), 0, 4), &first) && first > 1900 && first < 2200)
		return dx_fil_year_text(a, (int)first - 1);
	return NULL;
}

static void add_certificate(struct dx_filing_writer *w, struct dx_fil *f)
{
	const json_t *data = f->doc->data;
	const json_t *deductor = json_object_get(data, "deductor");
	const json_t *deductions = json_object_get(data, "deductions");
	size_t i;
	json_t *d;
	json_array_foreach (deductions, i, d) {
		const char *quarter = dx_json_str(d, "quarter");
		const struct row r = {
			.year = certificate_year(f->arena, data),
			.quarter = quarter,
			.tan = dx_json_str(deductor, "tan"),
			.name = dx_json_str(deductor, "name"),
			.section = dx_json_str(data, "section"),
			.reference = dx_json_str(d, "receipt_number"),
			.paid_books = paid_in(data, quarter, json_array_size(deductions) == 1),
			.tds_books = dx_fil_amount(d, "tds_deducted"),
			.match = "only_books",
			.remarks = dx_json_str(data, "certificate_number"),
		};
		write_row(w, f, &r);
	}
}

/* ---- sales invoice: what the customer may have deducted from ---- */

static void add_invoice(struct dx_filing_writer *w, struct dx_fil *f)
{
	const struct dx_invoice *inv = &f->inv;
	const struct row r = {
		.year = year_of(f->arena, inv->date),
		.quarter = quarter_of(inv->date),
		.name = inv->recipient.name,
		.date = dx_fil_date_text(f->arena, inv->date, "yyyy-mm-dd"),
		.reference = inv->number,
		.paid_books = inv->taxable.has ? inv->taxable : inv->total,
		.match = "only_books",
		.remarks = "an invoice tells neither section nor tax deducted",
	};
	write_row(w, f, &r);
}

static bool check(struct dx_fil *f, struct dx_err *err)
{
	const json_t *data = f->doc->data;
	if (dx_invoice_is(data)) {
		if (f->inv.type != NULL && strcmp(f->inv.type, "invoice") != 0)
			return dx_fail(err, DX_E_export_not_available,
				       "it takes invoices, not notes or bills of supply");
		if (f->inv.date.year == 0)
			return dx_fail(err, DX_E_export_not_available, "the invoice has no date");
		return true;
	}
	if (json_is_array(json_object_get(data, "deductors")))
		return true;
	if (json_is_object(json_object_get(data, "deductor"))) {
		if (json_array_size(json_object_get(data, "deductions")) > 0)
			return true;
		return dx_fail(err, DX_E_export_not_available, "no deduction was found on the certificate");
	}
	return dx_fail(err, DX_E_export_not_available,
		       "it is made from TDS certificates, Form 26AS and sales invoices, not from a %s",
		       f->doc->template_name);
}

static void open_sheet(struct dx_filing_writer *w)
{
	dx_fil_csv_head(w->out, columns);
}

static void add(struct dx_filing_writer *w, struct dx_fil *f)
{
	if (dx_invoice_is(f->doc->data))
		add_invoice(w, f);
	else if (json_is_array(json_object_get(f->doc->data, "deductors")))
		add_26as(w, f);
	else
		add_certificate(w, f);
}

const struct dx_filing_ops dx_fil_tds = {false, check, open_sheet, add, NULL};
