/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/utf8.h"

#define REPLACEMENT 0xfffdu

/*
 * Length of the well-formed character at the start of P (N > 0 bytes), 0 when
 * there is none. Overlong forms, surrogates and what lies beyond U+10FFFF are
 * all told by the first two bytes' ranges (Unicode, table 3-7), but comparing
 * the decoded value is easier to read.
 */
static size_t decode(const unsigned char *p, size_t n, uint32_t *cp_r)
{
	static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
	size_t len;
	uint32_t cp;

	if (p[0] < 0x80) {
		*cp_r = p[0];
		return 1;
	}
	if (p[0] >= 0xc2 && p[0] <= 0xdf)
		len = 2;
	else if (p[0] >= 0xe0 && p[0] <= 0xef)
		len = 3;
	else if (p[0] >= 0xf0 && p[0] <= 0xf4)
		len = 4;
	else
		return 0;
	if (n < len)
		return 0;
	cp = p[0] & (0x7fu >> len);
	for (size_t i = 1; i < len; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return 0;
		cp = cp << 6 | (p[i] & 0x3fu);
	}
	if (cp < smallest[len] || (cp >= 0xd800 && cp <= 0xdfff) || cp > 0x10ffff)
		return 0;
	*cp_r = cp;
	return len;
}

bool dx_utf8_valid(struct dx_str s)
{
	const unsigned char *p = (const unsigned char *)s.p;
	uint32_t cp;

	for (size_t i = 0; i < s.n;) {
		size_t len = decode(p + i, s.n - i, &cp);

		if (len == 0)
			return false;
		i += len;
	}
	return true;
}

bool dx_utf8_next(struct dx_str s, size_t *pos, uint32_t *cp_r)
{
	size_t len;

	if (*pos >= s.n)
		return false;
	len = decode((const unsigned char *)s.p + *pos, s.n - *pos, cp_r);
	if (len == 0) {
		*cp_r = REPLACEMENT;
		len = 1;
	}
	*pos += len;
	return true;
}

size_t dx_utf8_encode(uint32_t cp, char *out)
{
	if (cp > 0x10ffff || (cp >= 0xd800 && cp <= 0xdfff))
		cp = REPLACEMENT;
	if (cp < 0x80) {
		out[0] = (char)cp;
		return 1;
	}
	if (cp < 0x800) {
		out[0] = (char)(0xc0 | cp >> 6);
		out[1] = (char)(0x80 | (cp & 0x3f));
		return 2;
	}
	if (cp < 0x10000) {
		out[0] = (char)(0xe0 | cp >> 12);
		out[1] = (char)(0x80 | (cp >> 6 & 0x3f));
		out[2] = (char)(0x80 | (cp & 0x3f));
		return 3;
	}
	out[0] = (char)(0xf0 | cp >> 18);
	out[1] = (char)(0x80 | (cp >> 12 & 0x3f));
	out[2] = (char)(0x80 | (cp >> 6 & 0x3f));
	out[3] = (char)(0x80 | (cp & 0x3f));
	return 4;
}

bool dx_is_arrow(const char *text)
{
	struct dx_str s = dx_str(text);
	size_t pos = 0;
	bool any = false;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp)) {
		const bool arrow = (cp >= 0x2190 && cp <= 0x21ff) || (cp >= 0x27f0 && cp <= 0x27ff) ||
				   (cp >= 0x2b00 && cp <= 0x2b11) || (cp >= 0x2b60 && cp <= 0x2b73);

		if (!arrow && cp != 0xfe0e && cp != 0xfe0f)
			return false;
		any |= arrow;
	}
	return any;
}

size_t dx_utf8_len(struct dx_str s)
{
	size_t pos = 0;
	size_t count = 0;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp))
		count++;
	return count;
}
