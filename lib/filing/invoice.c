/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/filing/invoice.h"

#include <string.h>

#include "filing_int.h"

/* Amounts have at most 13 digits before the point (GST's own limit) and 4 behind it; what is beyond is no amount, and
 * no product of two of them can overflow. */
#define DIGITS_BEHIND 4

struct dx_inv_amount dx_fil_amount(const json_t *obj, const char *key)
{
	const struct dx_dec limit = dx_dec(INT64_C(10000000000000), 0);
	const char *text = dx_json_str(obj, key);
	struct dx_dec v;
	if (text == NULL || !dx_dec_parse(dx_str(text), &v) || dx_dec_cmp(dx_dec_abs(v), limit) >= 0)
		return (struct dx_inv_amount){false, dx_dec(0, 2)};
	return (struct dx_inv_amount){true, v.scale > DIGITS_BEHIND ? dx_dec_round(v, DIGITS_BEHIND) : v};
}

struct dx_date dx_fil_date(const json_t *obj, const char *key)
{
	struct dx_date d = {0};
	const char *text = dx_json_str(obj, key);
	if (text == NULL || !dx_date_parse_iso(dx_str(text), &d))
		return (struct dx_date){0};
	return d;
}

int dx_fil_year(struct dx_date d)
{
	return d.month >= 4 ? d.year : d.year - 1;
}

const char *dx_fil_year_text(struct dx_arena *a, int first)
{
	return dx_asprintf(a, "%04d-%02d", first, (first + 1) % 100);
}

/* Blank texts are as good as none. */
static const char *text_of(const json_t *obj, const char *key)
{
	const char *s = dx_json_str(obj, key);
	return s != NULL && dx_str_trim(dx_str(s)).n > 0 ? s : NULL;
}

static struct dx_inv_party read_party(struct dx_arena *a, const json_t *p, bool gst)
{
	struct dx_inv_party r = {
		.name = text_of(p, "name"),
		.gstin = text_of(p, gst ? "gstin" : "tax_id"),
		.address = text_of(p, "address"),
		.state = text_of(p, "state_code"),
	};
	if (r.state == NULL && gst && r.gstin != NULL && strlen(r.gstin) == 15)
		r.state = dx_strndup(a, r.gstin, 2);
	return r;
}

static struct dx_inv_line read_line(const json_t *l, bool gst)
{
	struct dx_inv_line r = {
		.description = text_of(l, "description"),
		.hsn = text_of(l, "hsn_sac"),
		.unit = text_of(l, "unit"),
		.quantity = dx_fil_amount(l, "quantity"),
		.unit_price = dx_fil_amount(l, "unit_price"),
		.discount = dx_fil_amount(l, "discount"),
		.taxable = dx_fil_amount(l, gst ? "taxable_value" : "amount"),
		.rate = dx_fil_amount(l, "tax_rate"),
		.cgst = dx_fil_amount(l, "cgst"),
		.sgst = dx_fil_amount(l, "sgst"),
		.igst = dx_fil_amount(l, "igst"),
		.cess = dx_fil_amount(l, "cess"),
		.total = dx_fil_amount(l, "total"),
	};
	r.rate.v = dx_dec_normalize(r.rate.v);
	return r;
}

/* The printed summary by rate, kept as lines of nothing but their sums: rates.c falls back on it. */
static void read_rates(struct dx_arena *a, const json_t *summary, struct dx_invoice *inv)
{
	size_t i;
	json_t *row;
	inv->rates = dx_alloc_array(a, json_array_size(summary) + inv->n_lines + 1, sizeof(*inv->rates));
	json_array_foreach (summary, i, row) {
		struct dx_inv_amount rate = dx_fil_amount(row, "tax_rate");
		struct dx_inv_amount taxable = dx_fil_amount(row, inv->gst ? "taxable_value" : "taxable");
		if (!rate.has || !taxable.has) {
			inv->n_rates = 0; /* half a summary is none */
			return;
		}
		inv->rates[inv->n_rates++] = (struct dx_inv_rate){
			.rate = dx_dec_normalize(rate.v),
			.taxable = taxable.v,
			.cess = dx_fil_amount(row, "cess").v,
		};
	}
}

bool dx_invoice_is(const json_t *data)
{
	return json_is_object(json_object_get(data, "supplier")) &&
	       json_is_object(json_object_get(data, "recipient")) && json_is_array(json_object_get(data, "line_items"));
}

void dx_invoice_read(struct dx_arena *a, const json_t *data, struct dx_invoice *inv_r)
{
	const json_t *lines = json_object_get(data, "line_items");
	const json_t *totals = json_object_get(data, "totals");
	const json_t *line;
	size_t i;
	bool gst = json_object_get(json_object_get(data, "supplier"), "gstin") != NULL;
	struct dx_invoice inv = {
		.gst = gst,
		.number = text_of(data, "invoice_number"),
		.type = text_of(data, "document_type"),
		.pos = text_of(data, "place_of_supply"),
		.currency = text_of(data, "currency"),
		.purchase_order = text_of(data, "purchase_order"),
		.date = dx_fil_date(data, "invoice_date"),
		.due = dx_fil_date(data, "due_date"),
		.reverse_charge = dx_json_bool(data, "reverse_charge", false),
		.supplier = read_party(a, json_object_get(data, "supplier"), gst),
		.recipient = read_party(a, json_object_get(data, "recipient"), gst),
		.lines = dx_alloc_array(a, json_array_size(lines) + 1, sizeof(struct dx_inv_line)),
		.taxable = dx_fil_amount(totals, gst ? "taxable_value" : "subtotal"),
		.cgst = dx_fil_amount(totals, "cgst"),
		.sgst = dx_fil_amount(totals, "sgst"),
		.igst = dx_fil_amount(totals, "igst"),
		.cess = dx_fil_amount(totals, "cess"),
		.discount = dx_fil_amount(totals, "discount"),
		.round_off = dx_fil_amount(totals, "round_off"),
		.total = dx_fil_amount(totals, "total"),
	};
	json_array_foreach (lines, i, line)
		inv.lines[inv.n_lines++] = read_line(line, gst);
	read_rates(a, json_object_get(data, "tax_summary"), &inv);
	*inv_r = inv;
}
