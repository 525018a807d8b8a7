/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/err.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define REASON_MAX 96

struct row {
	const char *name;
	const char *title;
	int status;
	bool retryable;
};

static const struct row rows[DX_CODE_COUNT] = {
	[DX_OK] = {"ok", "Success", 200, false},
#define DX_ERROR(code_name, code_status, code_retryable, code_title)                                                   \
	[DX_E_##code_name] = {#code_name, (code_title), (code_status), (code_retryable)},
#include "errors.tbl"
#undef DX_ERROR
};

static const struct row *find_row(enum dx_code code)
{
	static const struct row unknown = {"internal_error", "Something went wrong on our side", 500, true};

	return (unsigned int)code < DX_CODE_COUNT ? &rows[code] : &unknown;
}

/* A cut in the middle of a character would make the message malformed UTF-8: take the whole character off. */
static void cut_at_character(char *msg, size_t n)
{
	size_t i = n;
	unsigned char lead;
	size_t need;

	while (i > 0 && n - i < 3 && ((unsigned char)msg[i - 1] & 0xc0) == 0x80)
		i--;
	if (i == 0)
		return;
	lead = (unsigned char)msg[i - 1];
	need = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
	if (n - (i - 1) < need)
		msg[i - 1] = '\0';
}

static void set(struct dx_err *err, enum dx_code code, int sys_errno, const char *fmt, va_list ap) DX_PRINTF(4, 0);

static void set(struct dx_err *err, enum dx_code code, int sys_errno, const char *fmt, va_list ap)
{
	/* Not straight into err->msg: a caller that wraps a message passes that very text as an argument. */
	char msg[sizeof(err->msg) + REASON_MAX + 3];
	char reason[REASON_MAX];
	int n = vsnprintf(msg, sizeof(err->msg) + 1, fmt, ap);
	size_t len = n < 0 ? 0 : (size_t)n;

	if (n < 0)
		msg[0] = '\0';
	if (len < sizeof(err->msg) && sys_errno != 0) {
		/* GNU's strerror_r: thread-safe, and the text need not be in the buffer. */
		n = snprintf(msg + len, sizeof(msg) - len, ": %s", strerror_r(sys_errno, reason, sizeof(reason)));
		len += n < 0 ? 0 : (size_t)n;
	}
	if (len >= sizeof(err->msg)) {
		msg[sizeof(err->msg) - 1] = '\0';
		cut_at_character(msg, sizeof(err->msg) - 1);
	}
	*err = (struct dx_err){
		.code = code,
		.retry = dx_code_retryable(code) ? DX_RETRY_YES : DX_RETRY_NO,
		.sys_errno = sys_errno,
	};
	memcpy(err->msg, msg, sizeof(err->msg));
}

bool dx_fail(struct dx_err *err, enum dx_code code, const char *fmt, ...)
{
	va_list ap;

	if (err) {
		va_start(ap, fmt);
		set(err, code, 0, fmt, ap);
		va_end(ap);
	}
	return false;
}

bool dx_fail_errno(struct dx_err *err, enum dx_code code, const char *fmt, ...)
{
	int sys_errno = errno;
	va_list ap;

	if (err) {
		va_start(ap, fmt);
		set(err, code, sys_errno, fmt, ap);
		va_end(ap);
	}
	return false;
}

const char *dx_code_name(enum dx_code code)
{
	return find_row(code)->name;
}

int dx_code_status(enum dx_code code)
{
	return find_row(code)->status;
}

bool dx_code_retryable(enum dx_code code)
{
	return find_row(code)->retryable;
}

const char *dx_code_title(enum dx_code code)
{
	return find_row(code)->title;
}

bool dx_code_find(const char *name, enum dx_code *code_r)
{
	for (unsigned int i = 0; i < DX_CODE_COUNT; i++) {
		if (strcmp(rows[i].name, name) == 0) {
			*code_r = (enum dx_code)i;
			return true;
		}
	}
	return false;
}
