/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/str.h"

#include <string.h>

struct dx_str dx_str(const char *cstr)
{
	return (struct dx_str){cstr, cstr ? strlen(cstr) : 0};
}

struct dx_str dx_strn(const char *p, size_t n)
{
	return (struct dx_str){p, n};
}

bool dx_str_eq(struct dx_str a, struct dx_str b)
{
	return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

bool dx_str_eq_c(struct dx_str a, const char *b)
{
	return dx_str_eq(a, dx_str(b));
}

/* The locale has no say in what equals what. */
static char ascii_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

bool dx_str_ieq(struct dx_str a, struct dx_str b)
{
	if (a.n != b.n)
		return false;
	for (size_t i = 0; i < a.n; i++)
		if (ascii_lower(a.p[i]) != ascii_lower(b.p[i]))
			return false;
	return true;
}

/* Most texts differ in the first letter: B's length is of no interest then. */
bool dx_str_ieq_c(struct dx_str a, const char *b)
{
	if (!b)
		return a.n == 0;
	for (size_t i = 0; i < a.n; i++)
		if (b[i] == '\0' || ascii_lower(a.p[i]) != ascii_lower(b[i]))
			return false;
	return b[a.n] == '\0';
}

bool dx_str_is_one_of(struct dx_str s, const char *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (dx_str_ieq_c(s, words[i]))
			return true;
	return false;
}

bool dx_str_starts(struct dx_str s, const char *prefix)
{
	for (size_t i = 0; prefix[i] != '\0'; i++)
		if (i == s.n || s.p[i] != prefix[i])
			return false;
	return true;
}

bool dx_str_ends(struct dx_str s, const char *suffix)
{
	size_t n = strlen(suffix);

	return s.n >= n && (n == 0 || memcmp(s.p + (s.n - n), suffix, n) == 0);
}

static bool is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

struct dx_str dx_str_trim(struct dx_str s)
{
	while (s.n && is_blank(s.p[0])) {
		s.p++;
		s.n--;
	}
	while (s.n && is_blank(s.p[s.n - 1]))
		s.n--;
	return s;
}

struct dx_str dx_str_strip(struct dx_str s, const char *front, const char *back)
{
	while (s.n && s.p[0] && strchr(front, s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	while (s.n && s.p[s.n - 1] && strchr(back, s.p[s.n - 1]))
		s.n--;
	return s;
}

struct dx_str dx_str_sub(struct dx_str s, size_t from, size_t n)
{
	if (from > s.n)
		from = s.n;
	if (n > s.n - from)
		n = s.n - from;
	return (struct dx_str){s.p ? s.p + from : NULL, n};
}

size_t dx_str_find_c(struct dx_str s, char c)
{
	const char *hit = s.n ? memchr(s.p, c, s.n) : NULL;

	return hit ? (size_t)(hit - s.p) : SIZE_MAX;
}

size_t dx_str_find(struct dx_str s, struct dx_str needle)
{
	const char *hit;

	if (needle.n == 0)
		return 0;
	if (s.n < needle.n)
		return SIZE_MAX;
	hit = memmem(s.p, s.n, needle.p, needle.n);
	return hit ? (size_t)(hit - s.p) : SIZE_MAX;
}

bool dx_str_split(struct dx_str *rest, char sep, struct dx_str *part_r)
{
	size_t at;

	if (!rest->p)
		return false;
	at = dx_str_find_c(*rest, sep);
	if (at == SIZE_MAX) {
		*part_r = *rest;
		*rest = (struct dx_str){NULL, 0};
	} else {
		*part_r = dx_str_sub(*rest, 0, at);
		*rest = dx_str_sub(*rest, at + 1, SIZE_MAX);
	}
	return true;
}

bool dx_str_u64(struct dx_str s, uint64_t *v_r)
{
	uint64_t v = 0;

	if (s.n == 0)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] < '0' || s.p[i] > '9')
			return false;
		if (__builtin_mul_overflow(v, 10u, &v) || __builtin_add_overflow(v, (uint64_t)(s.p[i] - '0'), &v))
			return false;
	}
	*v_r = v;
	return true;
}

bool dx_str_i64(struct dx_str s, int64_t *v_r)
{
	bool negative = s.n && s.p[0] == '-';
	uint64_t v;

	if (!dx_str_u64(negative ? dx_str_sub(s, 1, SIZE_MAX) : s, &v))
		return false;
	if (v > (uint64_t)INT64_MAX + (negative ? 1 : 0))
		return false;
	*v_r = (int64_t)(negative ? 0 - v : v);
	return true;
}

void dx_hex(char *out, const void *p, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	const uint8_t *b = p;

	for (size_t i = 0; i < n; i++) {
		out[2 * i] = digits[b[i] >> 4];
		out[2 * i + 1] = digits[b[i] & 15];
	}
	out[2 * n] = '\0';
}

static int hex_value(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	c = ascii_lower(c);
	return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool dx_unhex(void *out, size_t n, struct dx_str hex)
{
	uint8_t *b = out;

	if (hex.n / 2 != n || hex.n % 2 != 0)
		return false;
	for (size_t i = 0; i < hex.n; i++)
		if (hex_value(hex.p[i]) < 0)
			return false;
	for (size_t i = 0; i < n; i++)
		b[i] = (uint8_t)(hex_value(hex.p[2 * i]) << 4 | hex_value(hex.p[2 * i + 1]));
	return true;
}

bool dx_has_digit(const char *text)
{
	return strpbrk(text, "0123456789") != NULL;
}

size_t dx_count_digits(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += dx_is_digit(*text);
	return n;
}

bool dx_same_digits(const char *text, const char *other)
{
	static const char digits[] = "0123456789";

	for (;; text++, other++) {
		text += strcspn(text, digits);
		other += strcspn(other, digits);
		if (*text != *other)
			return false;
		if (*text == '\0')
			return true;
	}
}

bool dx_has_letter(const char *text)
{
	for (; *text; text++)
		if (dx_is_letter(*text))
			return true;
	return false;
}

bool dx_is_uuid(struct dx_str s)
{
	if (s.n != 36)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		bool dash = i == 8 || i == 13 || i == 18 || i == 23;

		if (dash ? s.p[i] != '-' : hex_value(s.p[i]) < 0)
			return false;
	}
	return true;
}
