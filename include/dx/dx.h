/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * First include of every header of ours: the few attributes and widths that
 * all modules share. It pulls in no third-party header.
 */
#ifndef DX_DX_H
#define DX_DX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DX_VERSION "0.1.0"

#define DX_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define DX_MUST_CHECK        __attribute__((warn_unused_result))
#define DX_NORETURN          __attribute__((noreturn))
#define DX_UNUSED            __attribute__((unused))

/* Number of elements of a true array (never of a pointer). */
#define DX_LEN(a) (sizeof(a) / sizeof((a)[0]))

#endif
