/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* PostgreSQL's text form of one-dimensional arrays: {1,2}, {"a","say \"hi\"",NULL}. */
#ifndef DX_STORE_ARRAY_H
#define DX_STORE_ARRAY_H

#include "dx/base/buf.h"

void dx_array_begin(struct dx_buf *b);
void dx_array_int(struct dx_buf *b, int64_t v);
void dx_array_text(struct dx_buf *b, struct dx_str s); /* must not hold NUL bytes */
void dx_array_null(struct dx_buf *b);
void dx_array_end(struct dx_buf *b);

#endif
