/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/dec.h"

#include "dx/base/check.h"

#define DIGITS_MAX 30

typedef unsigned __int128 u128;

static __int128 pow10_of(unsigned int n)
{
	__int128 v = 1;

	dx_assert(n <= 2 * DX_DEC_SCALE_MAX);
	while (n-- > 0)
		v *= 10;
	return v;
}

static u128 magnitude(__int128 v)
{
	return v < 0 ? (u128)0 - (u128)v : (u128)v;
}

/* COEF * 10^N; false when it does not fit. */
static bool widen(__int128 coef, unsigned int n, __int128 *coef_r)
{
	return !__builtin_mul_overflow(coef, pow10_of(n), coef_r);
}

/* COEF / 10^N, half away from zero. */
static __int128 narrow(__int128 coef, unsigned int n)
{
	__int128 unit = pow10_of(n);
	__int128 quotient = coef / unit;
	__int128 rest = coef % unit;

	if (n > 0 && magnitude(rest) >= (u128)(unit / 2))
		quotient += coef < 0 ? -1 : 1;
	return quotient;
}

struct dx_dec dx_dec(int64_t coef, uint8_t scale)
{
	dx_assert(scale <= DX_DEC_SCALE_MAX);
	return (struct dx_dec){coef, scale};
}

bool dx_dec_parse(struct dx_str s, struct dx_dec *v_r)
{
	bool negative = s.n && s.p[0] == '-';
	size_t first = negative ? 1 : 0;
	size_t point = SIZE_MAX;
	size_t digits = 0;
	__int128 coef = 0;

	for (size_t i = first; i < s.n; i++) {
		if (s.p[i] == '.') {
			if (point != SIZE_MAX || i == first || i + 1 == s.n)
				return false;
			point = i;
			continue;
		}
		if (s.p[i] < '0' || s.p[i] > '9' || ++digits > DIGITS_MAX)
			return false;
		coef = coef * 10 + (s.p[i] - '0');
	}
	if (digits == 0 || (point != SIZE_MAX && s.n - point - 1 > DX_DEC_SCALE_MAX))
		return false;
	v_r->coef = negative ? -coef : coef;
	v_r->scale = (uint8_t)(point == SIZE_MAX ? 0 : s.n - point - 1);
	return true;
}

const char *dx_dec_text(struct dx_dec v, char *out)
{
	char reversed[DX_DEC_TEXT_MAX];
	u128 rest = magnitude(v.coef);
	size_t n = 0;
	size_t at = 0;

	dx_assert(v.scale <= DX_DEC_SCALE_MAX);
	for (size_t i = 0; i <= v.scale || rest > 0; i++) {
		if (i == v.scale && i > 0)
			reversed[n++] = '.';
		reversed[n++] = (char)('0' + (int)(rest % 10));
		rest /= 10;
	}
	if (v.coef < 0)
		out[at++] = '-';
	while (n > 0)
		out[at++] = reversed[--n];
	out[at] = '\0';
	return out;
}

/* A + B, or A - B; false on overflow. */
static bool sum(struct dx_dec a, struct dx_dec b, bool subtract, struct dx_dec *v_r)
{
	uint8_t scale = a.scale > b.scale ? a.scale : b.scale;
	__int128 x;
	__int128 y;

	if (!widen(a.coef, (unsigned int)(scale - a.scale), &x) || !widen(b.coef, (unsigned int)(scale - b.scale), &y))
		return false;
	if (subtract ? __builtin_sub_overflow(x, y, &x) : __builtin_add_overflow(x, y, &x))
		return false;
	*v_r = (struct dx_dec){x, scale};
	return true;
}

struct dx_dec dx_dec_add(struct dx_dec a, struct dx_dec b)
{
	struct dx_dec v;

	if (!sum(a, b, false, &v))
		dx_die("decimal overflow in an addition");
	return v;
}

struct dx_dec dx_dec_sub(struct dx_dec a, struct dx_dec b)
{
	struct dx_dec v;

	if (!sum(a, b, true, &v))
		dx_die("decimal overflow in a subtraction");
	return v;
}

struct dx_dec dx_dec_neg(struct dx_dec a)
{
	return dx_dec_sub((struct dx_dec){0, a.scale}, a);
}

struct dx_dec dx_dec_abs(struct dx_dec a)
{
	return a.coef < 0 ? dx_dec_neg(a) : a;
}

struct dx_dec dx_dec_mul(struct dx_dec a, struct dx_dec b)
{
	unsigned int scale = (unsigned int)a.scale + b.scale;
	__int128 coef;

	if (__builtin_mul_overflow(a.coef, b.coef, &coef))
		dx_die("decimal overflow in a multiplication");
	if (scale > DX_DEC_SCALE_MAX) {
		coef = narrow(coef, scale - DX_DEC_SCALE_MAX);
		scale = DX_DEC_SCALE_MAX;
	}
	return (struct dx_dec){coef, (uint8_t)scale};
}

/*
 * Long division, one decimal digit at a time, so that only the quotient has to
 * fit: widening the dividend first would overflow much earlier.
 */
struct dx_dec dx_dec_div(struct dx_dec a, struct dx_dec b, uint8_t scale)
{
	int shift = (int)scale + b.scale - a.scale;
	bool negative = (a.coef < 0) != (b.coef < 0);
	u128 dividend = magnitude(a.coef);
	u128 divisor = magnitude(b.coef);
	u128 quotient;
	u128 rest;

	dx_assert(divisor != 0 && scale <= DX_DEC_SCALE_MAX);
	if (shift < 0 && __builtin_mul_overflow(divisor, (u128)pow10_of((unsigned int)-shift), &divisor))
		dx_die("decimal overflow in a division");
	quotient = dividend / divisor;
	rest = dividend % divisor;
	for (; shift > 0; shift--) {
		if (__builtin_mul_overflow(rest, (u128)10, &rest) ||
		    __builtin_mul_overflow(quotient, (u128)10, &quotient) ||
		    __builtin_add_overflow(quotient, rest / divisor, &quotient))
			dx_die("decimal overflow in a division");
		rest %= divisor;
	}
	/* rest >= divisor / 2, without an intermediate that could overflow */
	if (rest >= divisor - rest)
		quotient++;
	if (quotient > (u128)-1 >> 1)
		dx_die("decimal overflow in a division");
	return (struct dx_dec){negative ? -(__int128)quotient : (__int128)quotient, scale};
}

struct dx_dec dx_dec_round(struct dx_dec a, uint8_t scale)
{
	__int128 coef;

	dx_assert(scale <= DX_DEC_SCALE_MAX);
	if (scale < a.scale)
		return (struct dx_dec){narrow(a.coef, (unsigned int)(a.scale - scale)), scale};
	if (!widen(a.coef, (unsigned int)(scale - a.scale), &coef))
		dx_die("decimal overflow in a rounding");
	return (struct dx_dec){coef, scale};
}

int dx_dec_cmp(struct dx_dec a, struct dx_dec b)
{
	/* Whole parts, then fractions of the same width: nothing can overflow, whatever was parsed. */
	__int128 unit_a = pow10_of(a.scale);
	__int128 unit_b = pow10_of(b.scale);
	__int128 x = a.coef / unit_a;
	__int128 y = b.coef / unit_b;

	if (x == y) {
		x = a.coef % unit_a * pow10_of((unsigned int)(DX_DEC_SCALE_MAX - a.scale));
		y = b.coef % unit_b * pow10_of((unsigned int)(DX_DEC_SCALE_MAX - b.scale));
	}
	return (x > y) - (x < y);
}

bool dx_dec_is_zero(struct dx_dec a)
{
	return a.coef == 0;
}

bool dx_dec_near(struct dx_dec a, struct dx_dec b, struct dx_dec tol)
{
	struct dx_dec difference;

	/* A difference too large for the type is larger than any tolerance. */
	if (!sum(dx_dec_normalize(a), dx_dec_normalize(b), true, &difference))
		return false;
	return dx_dec_cmp(dx_dec_abs(difference), tol) <= 0;
}

struct dx_dec dx_dec_normalize(struct dx_dec a)
{
	while (a.scale > 0 && a.coef % 10 == 0) {
		a.coef /= 10;
		a.scale--;
	}
	return a;
}
