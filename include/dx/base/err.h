/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The one error value. Every fallible function takes a `struct dx_err *` last
 * and returns bool: true and its outputs set, or false, `err` set and the
 * outputs untouched. Codes come from config/errors.tbl, the table from which
 * HTTP status, documentation and openapi.json are made too.
 */
#ifndef DX_BASE_ERR_H
#define DX_BASE_ERR_H

#include "dx/dx.h"

enum dx_code {
	DX_OK = 0,
#define DX_ERROR(name, status, retryable, title) DX_E_##name,
#include "errors.tbl"
#undef DX_ERROR
	DX_CODE_COUNT
};

/* May the same call be made again? UNCERTAIN: a write whose outcome is unknown; re-read, never repeat blindly. */
enum dx_retry {
	DX_RETRY_NO,
	DX_RETRY_YES,
	DX_RETRY_UNCERTAIN,
};

struct dx_err {
	enum dx_code code;
	enum dx_retry retry;
	int sys_errno;    /* 0 when no system call was involved */
	char sqlstate[6]; /* "" when the database was not involved */
	char msg[240];    /* lower case, no full stop, never a secret or document text */
};

/*
 * Set ERR (code, retry from the table, message cut to fit) and return false,
 * so that a caller writes `return dx_fail(err, DX_E_empty_file, "…")`.
 * ERR may be NULL.
 */
bool dx_fail(struct dx_err *err, enum dx_code code, const char *fmt, ...) DX_PRINTF(3, 4);

/* The same with errno kept in sys_errno and ": strerror" appended to the message. */
bool dx_fail_errno(struct dx_err *err, enum dx_code code, const char *fmt, ...) DX_PRINTF(3, 4);

/* Name as printed in problem+json ("empty_file"); "ok" for DX_OK. Never NULL. */
const char *dx_code_name(enum dx_code code);

/* HTTP status of CODE; 200 for DX_OK, 500 for a value outside the enum. */
int dx_code_status(enum dx_code code);

/* Whether the same request may succeed later without being changed. */
bool dx_code_retryable(enum dx_code code);

/* Short human title; never NULL. */
const char *dx_code_title(enum dx_code code);

/* Look a code up by its name; false when there is none. */
bool dx_code_find(const char *name, enum dx_code *code_r) DX_MUST_CHECK;

#endif
