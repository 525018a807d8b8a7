/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Borrowed slices of bytes (pointer, length). They own nothing and need no terminator. */
#ifndef DX_BASE_STR_H
#define DX_BASE_STR_H

#include "dx/dx.h"

struct dx_str {
	const char *p;
	size_t n;
};

/* For printf: "%.*s", DX_STR_ARG(s) */
#define DX_STR_ARG(s) (int)(s).n, (s).p
#define DX_STR(lit)   ((struct dx_str){(lit), sizeof(lit) - 1})

struct dx_str dx_str(const char *cstr); /* NULL gives an empty slice */
struct dx_str dx_strn(const char *p, size_t n);
bool dx_str_eq(struct dx_str a, struct dx_str b);
bool dx_str_eq_c(struct dx_str a, const char *b);
bool dx_str_ieq_c(struct dx_str a, const char *b); /* ASCII case ignored */
bool dx_str_ieq(struct dx_str a, struct dx_str b);
/* Is S one of the N WORDS? ASCII case ignored. */
bool dx_str_is_one_of(struct dx_str s, const char *const *words, size_t n);
bool dx_str_starts(struct dx_str s, const char *prefix);
bool dx_str_ends(struct dx_str s, const char *suffix);
struct dx_str dx_str_trim(struct dx_str s); /* ASCII white space at both ends */
/* S without the bytes of FRONT that it begins with, and without those of BACK that it ends with: marks around a word.
 */
struct dx_str dx_str_strip(struct dx_str s, const char *front, const char *back);
struct dx_str dx_str_sub(struct dx_str s, size_t from, size_t n); /* clamped */

/* Index of the first C in S, or SIZE_MAX. */
size_t dx_str_find_c(struct dx_str s, char c);
/* Index of the first NEEDLE in S, or SIZE_MAX. */
size_t dx_str_find(struct dx_str s, struct dx_str needle);

/*
 * Cut the text before the first SEP off *REST into *PART; the last part is what remains.
 * False when *REST is exhausted (rest->p == NULL). "a,,b" gives "a", "", "b".
 */
bool dx_str_split(struct dx_str *rest, char sep, struct dx_str *part_r);

/* Decimal digits only, no sign, no blank, no overflow; false otherwise. */
bool dx_str_u64(struct dx_str s, uint64_t *v_r) DX_MUST_CHECK;
/* The same with an optional leading '-'. */
bool dx_str_i64(struct dx_str s, int64_t *v_r) DX_MUST_CHECK;

/* "1f0a…" of N bytes into OUT, which holds 2 n + 1. */
void dx_hex(char *out, const void *p, size_t n);
/* False unless HEX is exactly 2 n hexadecimal digits. */
bool dx_unhex(void *out, size_t n, struct dx_str hex) DX_MUST_CHECK;

/* 0 to 9, whatever the locale. */
static inline bool dx_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* A to Z of either case, or a byte of any character beyond ASCII. */
static inline bool dx_is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* Is one of the bytes of TEXT a digit 0 to 9? */
bool dx_has_digit(const char *text);

/* How many of the bytes of TEXT are digits 0 to 9. */
size_t dx_count_digits(const char *text);

/* Are the digits 0 to 9 of TEXT those of OTHER, in their order, whatever stands around and between them? */
bool dx_same_digits(const char *text, const char *other);

/* Is one of the bytes of TEXT a letter, by dx_is_letter()? */
bool dx_has_letter(const char *text);

/* True for 8-4-4-4-12 hexadecimal digits of either case. */
bool dx_is_uuid(struct dx_str s);

#endif
