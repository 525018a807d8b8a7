/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number characters after folding: what value.c and reading.c share. */
#ifndef DX_EXTRACT_VALUE_INT_H
#define DX_EXTRACT_VALUE_INT_H

#include "dx/extract/value.h"

#define DX_VALUE_FOLDED_MAX 48

/* Codes above ASCII for currency signs, so that one byte is one character. */
enum {
	DX_VALUE_RUPEE = 0x80,
	DX_VALUE_EURO,
	DX_VALUE_POUND,
	DX_VALUE_YEN,
	DX_VALUE_OTHER_SIGN, /* a box or another sign that is no letter and no digit */
	DX_VALUE_SIGN_FIRST, /* signs of one currency each, see value.c */
	DX_VALUE_SIGN_LAST = DX_VALUE_SIGN_FIRST + 0x1f,
	DX_VALUE_LEV_FIRST, /* the letters of "лв", which alone are no sign */
	DX_VALUE_LEV_LAST,
};

/*
 * RAW with digits of any script as ASCII, all minus signs as '-', all blanks as ' ', letters in upper
 * case and currency signs as codes. Returns the length, or 0 when a character belongs in no number.
 */
size_t dx_value_fold(struct dx_str raw, unsigned char out[DX_VALUE_FOLDED_MAX]);

/* Digits with separators only (no sign, no currency): "1,234.50". */
bool dx_value_body(const unsigned char *p, size_t n, struct dx_value_rule rule, struct dx_dec *v_r) DX_MUST_CHECK;

/* What the N letters at P say of a figure, in FRONT of it or behind: "DR", "CR", "AF", "BIJ". */
enum dx_value_mark dx_value_mark_of(const unsigned char *p, size_t n, bool front);

/* "3.484,72 +/CREDIT": bytes of the side in words at the end of the N at P, right behind the sign that says it, too; 0:
 * there is none. */
size_t dx_value_side_said(const unsigned char *p, size_t n);

#endif
