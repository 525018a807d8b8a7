/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/fault.h"

#include <stdarg.h>
#include <stdio.h>

#include "dx/base/buf.h"

#define WHAT_BYTES 4096

/* RFC 6901: a slash in a name is ~1, a tilde ~0. */
static void add_name(struct dx_buf *b, const char *name)
{
	for (; *name; name++) {
		if (*name == '~' || *name == '/')
			dx_buf_addstr(b, dx_str(*name == '~' ? "~0" : "~1"));
		else
			dx_buf_addc(b, *name);
	}
}

static void add_place(struct dx_buf *b, const struct dx_at *at)
{
	if (!at)
		return;
	add_place(b, at->up);
	dx_buf_addc(b, '/');
	if (at->name)
		add_name(b, at->name);
	else
		dx_buf_printf(b, "%zu", at->i);
}

void dx_fault(struct dx_faults *f, const struct dx_at *at, const char *fmt, ...)
{
	struct dx_buf place = DX_BUF_INIT;
	char what[WHAT_BYTES];
	va_list ap;

	if (f->n++ >= DX_FAULTS_MAX)
		return;
	va_start(ap, fmt);
	(void)vsnprintf(what, sizeof(what), fmt, ap);
	va_end(ap);
	add_place(&place, at);
	f->v[f->n - 1] =
		(struct dx_fault){dx_strndup(f->arena, dx_buf_cstr(&place), place.len), dx_strdup(f->arena, what)};
	dx_buf_free(&place);
}

const char *dx_fault_names(struct dx_arena *a, const char *const *names, size_t n)
{
	struct dx_buf b = DX_BUF_INIT;
	const char *list;

	for (size_t i = 0; i < n; i++)
		if (names[i])
			dx_buf_printf(&b, "%s%s", b.len ? ", " : "", names[i]);
	list = b.len ? dx_strndup(a, dx_buf_cstr(&b), b.len) : "none";
	dx_buf_free(&b);
	return list;
}
