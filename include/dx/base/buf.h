/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Growable byte buffer on the heap. Always NUL-terminated beyond len, so data can be used as a C string. */
#ifndef DX_BASE_BUF_H
#define DX_BASE_BUF_H

#include "dx/base/str.h"
#include "dx/dx.h"

struct dx_buf {
	char *data; /* NULL until something is added; then data[len] == 0 */
	size_t len;
	size_t cap;
};

#define DX_BUF_INIT ((struct dx_buf){0})

void dx_buf_free(struct dx_buf *b);  /* frees data and zeroes *b; NULL is accepted */
void dx_buf_reset(struct dx_buf *b); /* len = 0, memory kept */
void dx_buf_reserve(struct dx_buf *b, size_t extra);
void dx_buf_add(struct dx_buf *b, const void *p, size_t n);
void dx_buf_addc(struct dx_buf *b, char c);
void dx_buf_adds(struct dx_buf *b, const char *s);
void dx_buf_addstr(struct dx_buf *b, struct dx_str s);
void dx_buf_printf(struct dx_buf *b, const char *fmt, ...) DX_PRINTF(2, 3);
void dx_buf_add_uint(struct dx_buf *b, uint64_t v); /* decimal digits; printf takes ten times as long */
void dx_buf_add_u32(struct dx_buf *b, uint32_t v);  /* little endian */
void dx_buf_add_u64(struct dx_buf *b, uint64_t v);  /* little endian */

/* The contents as a C string; "" when nothing was added. Valid until the next change. */
const char *dx_buf_cstr(const struct dx_buf *b);

#endif
