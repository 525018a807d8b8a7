/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/buf.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"

#define CAP_MIN 64u

void dx_buf_free(struct dx_buf *b)
{
	if (!b)
		return;
	free(b->data);
	*b = DX_BUF_INIT;
}

void dx_buf_reset(struct dx_buf *b)
{
	b->len = 0;
	if (b->data)
		b->data[0] = '\0';
}

void dx_buf_reserve(struct dx_buf *b, size_t extra)
{
	size_t need = dx_size_add(dx_size_add(b->len, extra), 1);
	size_t cap = b->cap > CAP_MIN ? b->cap : CAP_MIN;
	char *data;

	if (b->data && need <= b->cap)
		return;
	while (cap < need)
		cap = dx_size_add(cap, cap / 2);
	data = realloc(b->data, cap);
	if (!data)
		dx_die("out of memory (buffer of %zu bytes)", cap);
	data[b->len] = '\0';
	b->data = data;
	b->cap = cap;
}

void dx_buf_add(struct dx_buf *b, const void *p, size_t n)
{
	if (!b->data || b->cap - b->len <= n)
		dx_buf_reserve(b, n);
	if (n)
		memcpy(b->data + b->len, p, n);
	b->len += n;
	b->data[b->len] = '\0';
}

void dx_buf_addc(struct dx_buf *b, char c)
{
	/* half of all calls that write JSON: without a call when there is room */
	if (!b->data || b->cap - b->len < 2)
		dx_buf_reserve(b, 1);
	b->data[b->len++] = c;
	b->data[b->len] = '\0';
}

void dx_buf_adds(struct dx_buf *b, const char *s)
{
	dx_buf_add(b, s, strlen(s));
}

void dx_buf_addstr(struct dx_buf *b, struct dx_str s)
{
	dx_buf_add(b, s.p, s.n);
}

void dx_buf_printf(struct dx_buf *b, const char *fmt, ...)
{
	size_t room = b->data ? b->cap - b->len : 0;
	va_list ap;
	int n;

	/* Nearly always there is room: then one pass does it. */
	va_start(ap, fmt);
	n = vsnprintf(room ? b->data + b->len : NULL, room, fmt, ap);
	va_end(ap);
	if (n < 0)
		dx_die("formatting failed: %m");
	if ((size_t)n >= room) {
		dx_buf_reserve(b, (size_t)n);
		va_start(ap, fmt);
		vsnprintf(b->data + b->len, (size_t)n + 1, fmt, ap);
		va_end(ap);
	}
	b->len += (size_t)n;
}

void dx_buf_add_uint(struct dx_buf *b, uint64_t v)
{
	char digits[20];
	size_t at = sizeof(digits);

	do
		digits[--at] = (char)('0' + v % 10);
	while (v /= 10);
	dx_buf_add(b, digits + at, sizeof(digits) - at);
}

static void add_le(struct dx_buf *b, uint64_t v, size_t n)
{
	unsigned char bytes[8];

	for (size_t i = 0; i < n; i++)
		bytes[i] = (unsigned char)(v >> (8 * i));
	dx_buf_add(b, bytes, n);
}

void dx_buf_add_u32(struct dx_buf *b, uint32_t v)
{
	add_le(b, v, 4);
}

void dx_buf_add_u64(struct dx_buf *b, uint64_t v)
{
	add_le(b, v, 8);
}

const char *dx_buf_cstr(const struct dx_buf *b)
{
	return b->data ? b->data : "";
}
