/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Files for tax portals and accounting programs, made from a document's data. Pure functions: the same data,
 * settings and version give the same bytes; nothing here knows the time. Where each format comes from and what
 * is not certain about it: doc/filings.md.
 */
#ifndef DX_FILING_FILING_H
#define DX_FILING_FILING_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/filing/settings.h"

enum dx_filing_side {
	DX_SIDE_ANY,
	DX_SIDE_SALES,
	DX_SIDE_PURCHASE,
};

struct dx_filing_ops; /* inside the package */

struct dx_filing_format {
	const char *name;
	const char *title;
	const char *media_type;
	const char *ending;       /* of file names, without the dot */
	enum dx_filing_side side; /* invoices it is for */
	bool many;                /* takes more than one document: usable in bulk exports */
	bool monthly;             /* a file of its own for each own GSTIN and month */
	const struct dx_filing_ops *ops;
};

/* The formats, in the order of the documentation; *N_R of them. */
const struct dx_filing_format *dx_filing_formats(size_t *n_r);
/* NULL when there is none of that name. */
const struct dx_filing_format *dx_filing_format_find(const char *name);
/* ["…",…]: names of all formats, for problem.errors[].allowed; in A. */
const char *dx_filing_names_json(struct dx_arena *a);

/* One document as a format sees it. */
struct dx_filing_doc {
	const char *uuid;
	int revision;
	const char *template_name;
	const char *verification; /* verified, mismatch, unverifiable */
	const json_t *data;
	const json_t *continuity; /* of a statement's account, see doc/filings.md; NULL: unknown */
	bool marked;              /* exported although it is not verified: the file says so where it can */
};

/*
 * Can FORMAT be made of DOC? Errors: export_not_available with a reason for people (no document text in it).
 * Does not look at the verification. NOTE_R (may be NULL): NULL or what its user should know (in A).
 */
bool dx_filing_check(struct dx_arena *a, const struct dx_filing_format *f, const struct dx_filing_settings *s,
		     const struct dx_filing_doc *doc, const char **note_r, struct dx_err *err) DX_MUST_CHECK;

/* A file in the making. Documents of a monthly format must come grouped by the other side's GSTIN. */
struct dx_filing_writer {
	const struct dx_filing_format *format;
	const struct dx_filing_settings *settings;
	struct dx_buf *out;
	const char *gstin; /* whose return it is, and its month; monthly formats only */
	int year, month;
	/* the format's own */
	char party[16];
	size_t documents, rows;
};

/* GSTIN, YEAR, MONTH: of monthly formats (GSTIN copied into A), else NULL and 0. */
void dx_filing_open(struct dx_filing_writer *w, struct dx_arena *a, const struct dx_filing_format *f,
		    const struct dx_filing_settings *s, struct dx_buf *out, const char *gstin, int year, int month);
/* Append DOC. Errors as dx_filing_check(); nothing is written then. A: for this call. */
bool dx_filing_add(struct dx_filing_writer *w, struct dx_arena *a, const struct dx_filing_doc *doc,
		   struct dx_err *err) DX_MUST_CHECK;
void dx_filing_close(struct dx_filing_writer *w);

/* One document, one file. Errors as dx_filing_check(); OUT untouched then. */
bool dx_filing_write(struct dx_arena *a, const struct dx_filing_format *f, const struct dx_filing_settings *s,
		     const struct dx_filing_doc *doc, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;

/*
 * The checks that failed, for people: "Total (expected 118.00, found 181.00); …", at most five, in A; "" when none
 * did. CHECKS: the document's, may be NULL.
 */
const char *dx_filing_failed_checks(struct dx_arena *a, const json_t *checks);

#endif
