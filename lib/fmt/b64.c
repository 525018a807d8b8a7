/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/b64.h"

static const char *const alphabets[] = {
	[DX_B64_STD] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
	[DX_B64_URL] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_",
};

void dx_b64_encode(enum dx_b64 kind, const void *p, size_t n, struct dx_buf *out)
{
	const char *alphabet = alphabets[kind];
	const uint8_t *b = p;

	for (size_t i = 0; i < n; i += 3) {
		size_t here = n - i < 3 ? n - i : 3;
		uint32_t group = (uint32_t)b[i] << 16;

		if (here > 1)
			group |= (uint32_t)b[i + 1] << 8;
		if (here > 2)
			group |= b[i + 2];
		/* One byte makes two characters, two make three, three make four. */
		for (size_t k = 0; k <= here; k++)
			dx_buf_addc(out, alphabet[group >> (18 - 6 * k) & 63]);
		for (size_t k = here; k < 3 && kind == DX_B64_STD; k++)
			dx_buf_addc(out, '=');
	}
}

/* Value of C, or 64. */
static uint32_t value_of(enum dx_b64 kind, char c)
{
	size_t at = dx_str_find_c(dx_strn(alphabets[kind], 64), c);

	return at < 64 ? (uint32_t)at : 64;
}

/* The characters without their padding; false when that is not as it must be. */
static bool strip_padding(enum dx_b64 kind, struct dx_str *text)
{
	if (kind == DX_B64_STD) {
		if (text->n % 4 != 0)
			return false;
		for (int i = 0; i < 2 && dx_str_ends(*text, "="); i++)
			text->n--;
	}
	return text->n % 4 != 1;
}

bool dx_b64_decode(enum dx_b64 kind, struct dx_str text, struct dx_buf *out)
{
	uint32_t bits = 0;
	unsigned int n_bits = 0;

	if (!strip_padding(kind, &text))
		return false;
	for (size_t i = 0; i < text.n; i++) {
		bits = value_of(kind, text.p[i]);
		if (bits == 64)
			return false;
	}
	/* What the last character has too many of: 4 bits of two characters, 2 of three. */
	if ((text.n % 4 == 2 && (bits & 15) != 0) || (text.n % 4 == 3 && (bits & 3) != 0))
		return false;
	dx_buf_reserve(out, text.n / 4 * 3 + 3);
	bits = 0;
	for (size_t i = 0; i < text.n; i++) {
		bits = bits << 6 | value_of(kind, text.p[i]);
		n_bits += 6;
		if (n_bits >= 8) {
			n_bits -= 8;
			dx_buf_addc(out, (char)(bits >> n_bits & 0xff));
		}
	}
	return true;
}
