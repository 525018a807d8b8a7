/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Invoices as XML, as Factur-X and ZUGFeRD (UN/CEFACT Cross Industry Invoice, both
 * generations) and Peppol (UBL 2.1) have them: read into facts under the
 * field names of commerce/invoice. Nothing is fetched, no entity is expanded,
 * a document type declaration is refused; size, depth and number of facts are bounded.
 */
#ifndef DX_XINV_XINV_H
#define DX_XINV_XINV_H

#include "dx/base/arena.h"
#include "dx/base/date.h"
#include "dx/base/dec.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

enum dx_xinv_type {
	DX_XINV_TEXT,
	DX_XINV_DATE,
	DX_XINV_NUMBER,
};

/* One thing that the XML says. */
struct dx_xinv_fact {
	const char *pointer; /* "/totals/total", "/line_items/2/amount" */
	enum dx_xinv_type type;
	const char *raw; /* as written */
	union {
		const char *text;
		struct dx_date date;
		struct dx_dec dec;
	};
};

struct dx_xinv {
	struct dx_xinv_fact *facts;
	size_t n;
	size_t n_lines; /* line_items */
	size_t n_rates; /* tax_summary */
};

#define DX_XINV_LINES_MAX 5000

/* Is NAME what such a file is usually called ("factur-x.xml")? */
bool dx_xinv_name(struct dx_str name);

/* Everything in A. Errors: corrupt_file (no XML, forbidden declarations, no invoice that we know, too large). */
bool dx_xinv_parse(struct dx_arena *a, struct dx_str xml, struct dx_xinv *x_r, struct dx_err *err) DX_MUST_CHECK;

#endif
