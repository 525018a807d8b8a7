/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* An invoice out of a document's data, GST or plain, in one form: what formats and bulk exports count with. */
#ifndef DX_FILING_INVOICE_H
#define DX_FILING_INVOICE_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/date.h"
#include "dx/base/dec.h"
#include "dx/base/err.h"

/* Texts are borrowed from the data or NULL; amounts have a flag, as zero is an amount. */
struct dx_inv_amount {
	bool has;
	struct dx_dec v;
};

struct dx_inv_party {
	const char *name, *gstin, *address;
	const char *state; /* two digits: as printed, else of the GSTIN; NULL: unknown */
};

struct dx_inv_line {
	const char *description, *hsn, *unit;
	struct dx_inv_amount quantity, unit_price, discount, taxable, rate, cgst, sgst, igst, cess, total;
};

/* All lines of one rate together. */
struct dx_inv_rate {
	struct dx_dec rate, taxable, cgst, sgst, igst, cess; /* taxes as taxable value × rate, rounded to the paisa */
};

struct dx_invoice {
	bool gst; /* false: a plain invoice, without GSTINs and kinds of tax */
	const char *number, *type, *pos, *currency, *purchase_order;
	struct dx_date date, due; /* year 0: absent */
	bool reverse_charge;
	struct dx_inv_party supplier, recipient;
	struct dx_inv_line *lines;
	size_t n_lines;
	struct dx_inv_amount taxable, cgst, sgst, igst, cess, discount, round_off, total;
	/* Set by dx_invoice_rates() */
	bool inter; /* integrated tax applies */
	struct dx_inv_rate *rates;
	size_t n_rates;
};

/* DATA has the shape of an invoice (supplier, recipient, line_items). */
bool dx_invoice_is(const json_t *data);
/* Read what is there; what is missing is for the formats to complain about. Lives in A and DATA. */
void dx_invoice_read(struct dx_arena *a, const json_t *data, struct dx_invoice *inv_r);
/*
 * Find the place of supply (where it is not printed: from the taxes charged) and sum the lines, or the printed
 * summary, by rate. SEZ: the supplier is an SEZ unit. Errors: export_not_available with the reason.
 */
bool dx_invoice_rates(struct dx_arena *a, struct dx_invoice *inv, bool sez, struct dx_err *err) DX_MUST_CHECK;

#endif
