/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rows of a document as CSV (fmt/csv.h): transactions of a statement, line items of an invoice. */
#ifndef DX_DOC_EXPORT_H
#define DX_DOC_EXPORT_H

#include <jansson.h>

#include "dx/base/buf.h"
#include "dx/base/err.h"

/*
 * DATA is a document's `data`; TEMPLATE_NAME ("bank_statement") picks the columns and their order; a
 * template unknown here gets the members of its first row. One header line, then the rows. A statement with several
 * accounts gives the rows of all, with account_number and currency behind the other columns. Error:
 * export_not_available when the template has no rows.
 */
bool dx_export_csv(const char *template_name, const json_t *data, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;

#endif
