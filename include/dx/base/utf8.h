/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* UTF-8 (RFC 3629: no surrogates, no overlong forms, at most U+10FFFF). */
#ifndef DX_BASE_UTF8_H
#define DX_BASE_UTF8_H

#include "dx/base/str.h"
#include "dx/dx.h"

bool dx_utf8_valid(struct dx_str s);

/*
 * Decode the code point at *POS and advance *POS. At the end returns false.
 * A malformed byte gives U+FFFD and advances by one.
 */
bool dx_utf8_next(struct dx_str s, size_t *pos, uint32_t *cp_r);

/* Encode CP into OUT (4 bytes); returns the number of bytes. An invalid CP becomes U+FFFD. */
size_t dx_utf8_encode(uint32_t cp, char *out);

/* Is TEXT nothing but arrows ("↓", "↗", "⬆") and what makes pictures of them (U+FE0E, U+FE0F)? False of no text. */
bool dx_is_arrow(const char *text);

/* Number of code points. */
size_t dx_utf8_len(struct dx_str s);

#endif
