/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the package. Where is what:
 *
 *   settings.c    what a team tells about itself
 *   formats.c     the table of formats, opening, adding, closing
 *   invoice.c     an invoice out of data; rates.c: its sums by rate
 *   states.c      GST states and their other names; units
 *   gstr1.c, provider_a.c, tally.c, books.c, tds.c, itr.c, itr_bank.c    one format each (itr: two files)
 *   xml.c         XML text
 */
#ifndef DX_FILING_FILING_INT_H
#define DX_FILING_FILING_INT_H

#include "dx/filing/filing.h"
#include "dx/filing/invoice.h"
#include "dx/fmt/csv.h"
#include "dx/fmt/json.h"

/* One document being written or checked. */
struct dx_fil {
	struct dx_arena *arena;
	const struct dx_filing_settings *settings;
	const struct dx_filing_format *format;
	const struct dx_filing_doc *doc;
	struct dx_invoice inv; /* of formats that take invoices */
	const char *note;
};

struct dx_filing_ops {
	bool invoice; /* takes invoices only: f->inv is read, its side checked */
	bool (*check)(struct dx_fil *f, struct dx_err *err);
	void (*open)(struct dx_filing_writer *w);                  /* NULL: nothing stands in front */
	void (*add)(struct dx_filing_writer *w, struct dx_fil *f); /* what check() let pass */
	void (*close)(struct dx_filing_writer *w);                 /* NULL: nothing stands behind */
};

extern const struct dx_filing_ops dx_fil_gstr1, dx_fil_provider_a, dx_fil_tally, dx_fil_books, dx_fil_tds, dx_fil_itr;

/* ---- states.c ---- */

/* Name of a GST state code ("Karnataka"); NULL when there is none. */
const char *dx_fil_state_name(const char *code);
/* The two letters that Zoho Books has for it ("KA"); NULL when it has none. */
const char *dx_fil_state_letters(const char *code);
/* Unit quantity code of a unit as printed ("kg" → "KGS"); "OTH" when unknown. */
const char *dx_fil_uqc(const char *unit);

/* ---- rates.c ---- */

/* Half of RATE, for central and state tax: 18 → 9. */
struct dx_dec dx_fil_half(struct dx_dec rate);
/* VALUE × RATE / DIVISOR, rounded to the paisa. */
struct dx_dec dx_fil_tax(struct dx_dec value, struct dx_dec rate, int divisor);
/* A line's tax: as printed, else computed. CGST and SGST are the same when computed. */
struct dx_dec dx_fil_line_cgst(const struct dx_invoice *inv, const struct dx_inv_line *l);
struct dx_dec dx_fil_line_sgst(const struct dx_invoice *inv, const struct dx_inv_line *l);
struct dx_dec dx_fil_line_igst(const struct dx_invoice *inv, const struct dx_inv_line *l);
/* Of every line a taxable value; DX_E_export_not_available names the first without. */
bool dx_fil_lines_complete(const struct dx_invoice *inv, bool rates, struct dx_err *err) DX_MUST_CHECK;

/* ---- invoice.c ---- */

struct dx_inv_amount dx_fil_amount(const json_t *obj, const char *key);
/* An ISO date of a member; year 0 when absent. */
struct dx_date dx_fil_date(const json_t *obj, const char *key);
/* The financial year (1 April to 31 March) that D lies in, by its first calendar year. */
int dx_fil_year(struct dx_date d);
/* "2025-26" of 2025. */
const char *dx_fil_year_text(struct dx_arena *a, int first);

/* ---- csv and xml helpers ---- */

void dx_fil_csv_head(struct dx_buf *out, const char *const *columns);
void dx_fil_csv_cstr(struct dx_csv *w, const char *s); /* NULL: an empty cell */
void dx_fil_csv_dec(struct dx_csv *w, struct dx_dec v);
void dx_fil_csv_amount(struct dx_csv *w, struct dx_inv_amount v);
/* D in the form of setting provider_a.dates. */
const char *dx_fil_date_text(struct dx_arena *a, struct dx_date d, const char *form);
/* S as XML character data; characters that XML cannot have become U+FFFD. */
void dx_fil_xml_text(struct dx_buf *out, const char *s);
/* <TAG>S</TAG> */
void dx_fil_xml_element(struct dx_buf *out, const char *tag, const char *s);

#endif
