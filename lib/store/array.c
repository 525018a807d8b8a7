/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/store/array.h"

#include <inttypes.h>
#include <string.h>

#include "dx/base/check.h"

void dx_array_begin(struct dx_buf *b)
{
	dx_buf_addc(b, '{');
}

static void separate(struct dx_buf *b)
{
	if (b->data[b->len - 1] != '{')
		dx_buf_addc(b, ',');
}

void dx_array_int(struct dx_buf *b, int64_t v)
{
	separate(b);
	dx_buf_printf(b, "%" PRId64, v);
}

void dx_array_text(struct dx_buf *b, struct dx_str s)
{
	separate(b);
	dx_assert(s.n == 0 || memchr(s.p, '\0', s.n) == NULL);
	/* mostly long texts with many quotes: copy what lies between them whole */
	dx_buf_reserve(b, s.n + s.n / 8 + 2);
	dx_buf_addc(b, '"');
	size_t from = 0;
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] != '"' && s.p[i] != '\\')
			continue;
		dx_buf_add(b, s.p + from, i - from);
		dx_buf_addc(b, '\\');
		from = i;
	}
	dx_buf_add(b, s.p + from, s.n - from);
	dx_buf_addc(b, '"');
}

void dx_array_null(struct dx_buf *b)
{
	separate(b);
	dx_buf_adds(b, "NULL");
}

void dx_array_end(struct dx_buf *b)
{
	dx_buf_addc(b, '}');
}
