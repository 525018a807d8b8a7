/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * GSTR-1, section b2b, as the GST portal's offline tool writes it. The rules are those of the tool (version 3.2.4),
 * held against 89 cases of its own answers.
 */
#ifndef DX_FILING_GSTR1_H
#define DX_FILING_GSTR1_H

#include "dx/base/date.h"
#include "dx/base/dec.h"
#include "dx/base/err.h"
#include "dx/filing/invoice.h"
#include "dx/fmt/json.h"

struct dx_gstr1_invoice {
	const char *gstin; /* supplier */
	const char *ctin;  /* recipient */
	const char *number;
	struct dx_date date;
	struct dx_dec value;
	const char *pos;  /* two digits */
	const char *type; /* R, DE, SEWP, SEWOP, CBW */
	bool reverse_charge;
	bool reduced; /* taxed at 65 % of the rate (diff_percent) */
	bool sez;     /* the supplier is an SEZ unit */
	const struct dx_inv_rate *rates;
	size_t n_rates;
};

/* What the portal would refuse in a return of YEAR, MONTH. Errors: export_not_available. */
bool dx_gstr1_check(const struct dx_gstr1_invoice *v, int year, int month, struct dx_err *err) DX_MUST_CHECK;
/* One element of inv[]. */
void dx_gstr1_write(struct dx_jw *w, const struct dx_gstr1_invoice *v);

#endif
