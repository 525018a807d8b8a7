/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "log_int.h"

/* stdio's buffers and the heap may be what is broken: format on the stack, one write each. */
static DX_NORETURN void end_process(const char *text)
{
	char context[DX_LOG_CONTEXT_MAX];

	dprintf(2, "%s: %s\n", dx_log_context(context), text);
	abort();
}

void dx_assert_failed(const char *cond, const char *file, int line, const char *func)
{
	char text[512];

	snprintf(text, sizeof(text), "%s:%d: %s: assertion failed: %s", file, line, func, cond);
	end_process(text);
}

void dx_die(const char *fmt, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	end_process(text);
}

size_t dx_size_add(size_t a, size_t b)
{
	size_t sum;

	if (__builtin_add_overflow(a, b, &sum))
		dx_die("size overflow: %zu + %zu", a, b);
	return sum;
}

size_t dx_size_mul(size_t a, size_t b)
{
	size_t product;

	if (__builtin_mul_overflow(a, b, &product))
		dx_die("size overflow: %zu * %zu", a, b);
	return product;
}
