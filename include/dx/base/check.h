/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Assertions that stay on in release builds, and sizes that cannot overflow. */
#ifndef DX_BASE_CHECK_H
#define DX_BASE_CHECK_H

#include "dx/dx.h"

/* A bug of ours, never input: prints file:line and the last log context, then aborts. No side effects inside. */
#define dx_assert(cond) ((cond) ? (void)0 : dx_assert_failed(#cond, __FILE__, __LINE__, __func__))

void dx_assert_failed(const char *cond, const char *file, int line, const char *func) DX_NORETURN;

/* Out of memory and other ends of the process: message to stderr, abort. */
void dx_die(const char *fmt, ...) DX_PRINTF(1, 2) DX_NORETURN;

size_t dx_size_add(size_t a, size_t b); /* overflow aborts */
size_t dx_size_mul(size_t a, size_t b); /* overflow aborts */

#endif
