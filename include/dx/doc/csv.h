/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The rows of a document as CSV (RFC 4180): transactions of a statement, line
 * items of an invoice. One header line, CRLF, UTF-8 without a byte order mark.
 * Text cells that a spreadsheet would take for a formula get an apostrophe in
 * front; numbers are written exactly as they are.
 */
#ifndef DX_DOC_CSV_H
#define DX_DOC_CSV_H

#include <jansson.h>

#include "dx/base/buf.h"
#include "dx/base/err.h"

/*
 * DATA is a document's `data`; TEMPLATE_NAME ("bank_statement") picks the columns and their order; a
 * template unknown here gets the members of its first row. Error: export_not_available when the
 * template has no rows.
 */
bool dx_csv_rows(const char *template_name, const json_t *data, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;

/* One cell, quoted and defused as needed, without a separator. */
void dx_csv_cell(struct dx_buf *out, struct dx_str text);

#endif
