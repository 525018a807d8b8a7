/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * CSV writer (RFC 4180: comma, CRLF, quotes where needed). A spreadsheet takes
 * a cell that begins with = + - @ TAB CR LF for a formula: text cells of that
 * kind get a leading apostrophe; numbers do not, so that they stay numbers.
 */
#ifndef DX_FMT_CSV_H
#define DX_FMT_CSV_H

#include "dx/base/buf.h"
#include "dx/base/str.h"

/* Zero it except `out`. */
struct dx_csv {
	struct dx_buf *out;
	bool need_comma;
};

struct dx_csv dx_csv(struct dx_buf *out);
void dx_csv_text(struct dx_csv *w, struct dx_str s);
/* NUMBER in the canonical form of dx_dec_parse(), written as it is; anything else is written as text. */
void dx_csv_num(struct dx_csv *w, struct dx_str number);
/* End of the row. */
void dx_csv_end(struct dx_csv *w);

#endif
