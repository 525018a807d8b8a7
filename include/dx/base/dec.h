/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Exact decimal numbers: every amount, quantity and rate. No binary floating
 * point is ever used for them. value = coef / 10^scale.
 */
#ifndef DX_BASE_DEC_H
#define DX_BASE_DEC_H

#include "dx/base/str.h"
#include "dx/dx.h"

#define DX_DEC_SCALE_MAX 12
#define DX_DEC_TEXT_MAX  48 /* longest text with its terminator */

struct dx_dec {
	__int128 coef;
	uint8_t scale; /* digits after the point, 0..DX_DEC_SCALE_MAX; kept as printed: 1.50 has scale 2 */
};

/* COEF / 10^SCALE. */
struct dx_dec dx_dec(int64_t coef, uint8_t scale);

/*
 * Parse the canonical form -?digits[.digits] (no grouping, no blanks, no exponent),
 * at most 30 digits in all and 12 after the point. False otherwise.
 */
bool dx_dec_parse(struct dx_str s, struct dx_dec *v_r) DX_MUST_CHECK;

/* Canonical text into OUT (DX_DEC_TEXT_MAX bytes); returns OUT. "-0.50", "1234.00"; minus zero is "0.00". */
const char *dx_dec_text(struct dx_dec v, char *out);

struct dx_dec dx_dec_add(struct dx_dec a, struct dx_dec b);
struct dx_dec dx_dec_sub(struct dx_dec a, struct dx_dec b);
struct dx_dec dx_dec_neg(struct dx_dec a);
struct dx_dec dx_dec_abs(struct dx_dec a);
/* Product; scale is the sum, rounded half up to DX_DEC_SCALE_MAX if that is larger. Overflow aborts. */
struct dx_dec dx_dec_mul(struct dx_dec a, struct dx_dec b);
/* A / B rounded half away from zero to SCALE digits; B must not be zero (asserted). */
struct dx_dec dx_dec_div(struct dx_dec a, struct dx_dec b, uint8_t scale);
/* Round half away from zero to SCALE digits, or widen with zeros. */
struct dx_dec dx_dec_round(struct dx_dec a, uint8_t scale);
/* -1, 0, 1; 1.5 equals 1.50. */
int dx_dec_cmp(struct dx_dec a, struct dx_dec b);
bool dx_dec_is_zero(struct dx_dec a);
/* |a − b| ≤ tol */
bool dx_dec_near(struct dx_dec a, struct dx_dec b, struct dx_dec tol);
/* "1.500" → "1.5", "18.00" → "18": for rates and quantities. */
struct dx_dec dx_dec_normalize(struct dx_dec a);

#endif
