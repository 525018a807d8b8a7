/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Base64 (RFC 4648): the ordinary alphabet with padding, the URL one without. */
#ifndef DX_FMT_B64_H
#define DX_FMT_B64_H

#include "dx/base/buf.h"
#include "dx/base/str.h"

enum dx_b64 {
	DX_B64_STD, /* + / and = padding */
	DX_B64_URL, /* - _ and no padding */
};

/* Append the text of N bytes to OUT. */
void dx_b64_encode(enum dx_b64 kind, const void *p, size_t n, struct dx_buf *out);
/*
 * Append the bytes of TEXT to OUT. Strict: no blanks, padding exactly as the kind
 * says, unused bits zero, so that each value has one spelling. False, OUT untouched, otherwise.
 */
bool dx_b64_decode(enum dx_b64 kind, struct dx_str text, struct dx_buf *out) DX_MUST_CHECK;

#endif
