/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/ident.h"

#include <string.h>

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_upper(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* One character against one class of a shape: 9 digit, A letter, X either, # either but 0; any other is itself. */
static bool fits(char class, char c)
{
	switch (class) {
	case '9':
		return is_digit(c);
	case 'A':
		return is_upper(c);
	case 'X':
		return is_digit(c) || is_upper(c);
	case '#':
		return (is_digit(c) && c != '0') || is_upper(c);
	default:
		return class == c;
	}
}

static bool has_shape(struct dx_str s, const char *shape)
{
	if (s.n != strlen(shape))
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!fits(shape[i], s.p[i]))
			return false;
	return true;
}

static const char *const gstin_shapes[] = {
	"99AAAAA9999A##X",                    /* normal; the 14th is narrowed below */
	"99AAAA99999A9ZX",                    /* government */
	"9999AAA99999UNX", "9999AAA99999ONX", /* UIN */
	"99AAAAX9999A#DX",                    /* TDS */
	"99AAAAA9999A#CX",                    /* TCS */
	"9999AAA99999NRX",                    /* NRI */
	"9999AAA99999OSX",                    /* OIDAR */
};

bool dx_ident_gstin_shape(struct dx_str s)
{
	for (size_t i = 0; i < DX_LEN(gstin_shapes); i++) {
		if (!has_shape(s, gstin_shapes[i]))
			continue;
		/* A normal registration has Z, a digit, or A..J without C in the 14th place. */
		if (i > 0 || s.p[13] == 'Z' || is_digit(s.p[13]) || (s.p[13] <= 'J' && s.p[13] != 'C'))
			return true;
	}
	return false;
}

static const char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

char dx_ident_gstin_check(struct dx_str s)
{
	int sum = 0;

	if (s.n < DX_GSTIN_LEN - 1)
		return 0;
	for (size_t i = 0; i < DX_GSTIN_LEN - 1; i++) {
		int value = is_digit(s.p[i]) ? s.p[i] - '0' : is_upper(s.p[i]) ? s.p[i] - 'A' + 10 : -1;
		int product = value * (i % 2 ? 2 : 1);

		if (value < 0)
			return 0;
		sum += product / 36 + product % 36;
	}
	return alphabet[(36 - sum % 36) % 36];
}

bool dx_ident_gstin(struct dx_str s)
{
	struct dx_str state = dx_str_sub(s, 0, 2);

	return dx_ident_gstin_shape(s) && (dx_ident_state_code(state) || dx_str_eq_c(state, "99")) &&
	       dx_ident_gstin_check(s) == s.p[DX_GSTIN_LEN - 1];
}

/* Pairs that OCR confuses: letter, digit. */
static const char confusable[][2] = {{'O', '0'}, {'Q', '0'}, {'D', '0'}, {'I', '1'}, {'L', '1'}, {'Z', '2'},
				     {'S', '5'}, {'G', '6'}, {'B', '8'}, {'T', '7'}, {'A', '4'}};

static char to_digit(char c)
{
	for (size_t i = 0; i < DX_LEN(confusable); i++)
		if (confusable[i][0] == c)
			return confusable[i][1];
	return c;
}

static char to_letter(char c)
{
	for (size_t i = 0; i < DX_LEN(confusable); i++)
		if (confusable[i][1] == c)
			return confusable[i][0];
	return c;
}

static void place(struct dx_str raw, char out[DX_GSTIN_LEN + 1])
{
	static const char shape[] = "99AAAAA9999AX?X";

	for (size_t i = 0; i < DX_GSTIN_LEN; i++) {
		char c = raw.p[i];

		if (c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		if (shape[i] == '9')
			c = to_digit(c);
		else if (shape[i] == 'A')
			c = to_letter(c);
		else if (shape[i] == '?' && c == '2')
			c = 'Z';
		out[i] = c;
	}
	out[DX_GSTIN_LEN] = '\0';
}

const char *dx_ident_gstin_place(struct dx_arena *a, struct dx_str raw)
{
	char placed[DX_GSTIN_LEN + 1];

	if (raw.n != DX_GSTIN_LEN)
		return NULL;
	place(raw, placed);
	return dx_strdup(a, placed);
}

/* What C may be in a place that takes letters and digits: itself, then its look-alikes. */
static size_t alternatives(char c, char out[8])
{
	size_t n = 0;

	out[n++] = c;
	for (size_t i = 0; i < DX_LEN(confusable) && n < 8; i++) {
		if (confusable[i][0] == c)
			out[n++] = confusable[i][1];
		else if (confusable[i][1] == c)
			out[n++] = confusable[i][0];
	}
	return n;
}

/* What the 13th and 15th place of PLACED may be, so that the check digit says yes; how many ways, the first in
 * *GSTIN_R. */
static int try_free(struct dx_arena *a, char placed[DX_GSTIN_LEN + 1], const char **gstin_r)
{
	const char was[] = {placed[12], placed[14]};
	char entity[8] = {was[0]}, check[8];
	/* the 10th registration of one house in one state is the first that has a letter: no digit was one */
	size_t n_entity = is_digit(was[0]) ? 1 : alternatives(was[0], entity);
	size_t n_check = alternatives(was[1], check);
	int found = 0;

	for (size_t i = 0; i < n_entity; i++) {
		for (size_t k = 0; k < n_check && found < 2; k++) {
			placed[12] = entity[i];
			placed[14] = check[k];
			if (dx_ident_gstin(dx_str(placed)) && found++ == 0)
				*gstin_r = dx_strdup(a, placed);
		}
	}
	placed[12] = was[0];
	placed[14] = was[1];
	return found;
}

/* Letters that are taken for each other where only letters stand. */
static const char letter_pairs[][2] = {{'O', 'Q'}, {'I', 'L'}, {'I', 'J'}};

/* PLACED with other letters in place AT; how many of them meet the check digit besides the FOUND ones. */
static int try_letter(struct dx_arena *a, char placed[DX_GSTIN_LEN + 1], size_t at, int found, const char **gstin_r)
{
	char was = placed[at];

	for (size_t i = 0; i < DX_LEN(letter_pairs) && found < 2; i++) {
		const char *pair = letter_pairs[i];

		if (was != pair[0] && was != pair[1])
			continue;
		placed[at] = was == pair[0] ? pair[1] : pair[0];
		if (dx_ident_gstin(dx_str(placed)) && found++ == 0)
			*gstin_r = dx_strdup(a, placed);
	}
	placed[at] = was;
	return found;
}

static int try_letters(struct dx_arena *a, char placed[DX_GSTIN_LEN + 1], const char **gstin_r)
{
	static const size_t letters[] = {2, 3, 4, 5, 6, 11};
	int found = 0;

	for (size_t i = 0; i < DX_LEN(letters) && found < 2; i++)
		found = try_letter(a, placed, letters[i], found, gstin_r);
	return found;
}

int dx_ident_gstin_repair(struct dx_arena *a, struct dx_str raw, const char **gstin_r)
{
	char placed[DX_GSTIN_LEN + 1];
	int found;

	if (raw.n != DX_GSTIN_LEN)
		return 0;
	if (dx_ident_gstin(raw)) {
		*gstin_r = dx_strndup(a, raw.p, raw.n);
		return 1;
	}
	place(raw, placed);
	/*
	 * A 14th character that is a 7 or 2 is Z nearly always, but the check digit must say so; the 13th
	 * and 15th are free. Other places have one way to be right; of the letters one may be another, and nothing else
	 * then, for of many ways one always meets the check digit.
	 */
	if (dx_ident_gstin(dx_str(placed))) { /* nothing that is free need be another */
		*gstin_r = dx_strdup(a, placed);
		return 1;
	}
	found = try_free(a, placed, gstin_r);
	return found > 0 ? found : try_letters(a, placed, gstin_r);
}

bool dx_ident_pan(struct dx_str s)
{
	return has_shape(s, "AAAAA9999A");
}

bool dx_ident_tan(struct dx_str s)
{
	return has_shape(s, "AAAA99999A");
}

bool dx_ident_ifsc(struct dx_str s)
{
	return has_shape(s, "AAAA0XXXXXX");
}

const char *dx_ident_ifsc_place(struct dx_arena *a, struct dx_str raw)
{
	char *placed = dx_strndup(a, raw.p, raw.n);

	for (size_t i = 0; i < raw.n && i < 5; i++)
		placed[i] = i < 4 ? to_letter(placed[i]) : to_digit(placed[i]);
	return dx_ident_ifsc(dx_str(placed)) ? placed : NULL;
}

bool dx_ident_irn(struct dx_str s)
{
	if (s.n != 64)
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (!is_digit(s.p[i]) && !(s.p[i] >= 'a' && s.p[i] <= 'f') && !(s.p[i] >= 'A' && s.p[i] <= 'F'))
			return false;
	return true;
}

/* The letter of a person's number, and of a foreigner's, whose own letter stands for a first digit. */
static bool is_person(struct dx_str s)
{
	unsigned int n = 0;

	if (s.p[0] >= 'X' && s.p[0] <= 'Z')
		n = (unsigned int)(s.p[0] - 'X');
	for (size_t i = s.p[0] >= 'X'; i + 1 < s.n; i++)
		n = n * 10 + (unsigned int)(s.p[i] - '0');
	return s.p[s.n - 1] == "TRWAGMYFPDXBNJZSQVHLCKE"[n % 23];
}

bool dx_ident_nif(struct dx_str s)
{
	unsigned int sum = 0;
	unsigned int check;

	if (has_shape(s, "99999999A") || (has_shape(s, "A9999999A") && s.p[0] >= 'X'))
		return is_person(s);
	if (!(has_shape(s, "A99999999") || has_shape(s, "A9999999A")) || !strchr("ABCDEFGHJNPQRSUVW", s.p[0]))
		return false;
	for (size_t i = 1; i < 8; i++) {
		unsigned int digit = (unsigned int)(s.p[i] - '0') * (i % 2 ? 2 : 1);

		sum += digit / 10 + digit % 10;
	}
	check = (10 - sum % 10) % 10;
	return s.p[8] == (char)('0' + check) || s.p[8] == "JABCDEFGHI"[check];
}

bool dx_ident_iban(struct dx_str s)
{
	char plain[34];
	size_t n = 0;
	size_t len;
	unsigned int rest = 0;

	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == ' ')
			continue;
		if (n == sizeof(plain) || (!is_digit(s.p[i]) && !is_upper(s.p[i])))
			return false;
		plain[n++] = s.p[i];
	}
	if (n < 15 || !is_upper(plain[0]) || !is_upper(plain[1]) || !is_digit(plain[2]) || !is_digit(plain[3]))
		return false;
	len = dx_ident_iban_len(dx_strn(plain, n));
	if (len && n != len)
		return false;
	for (size_t i = 0; i < n; i++) {
		char c = plain[(i + 4) % n];
		unsigned int v = is_digit(c) ? (unsigned int)(c - '0') : (unsigned int)(c - 'A') + 10;

		rest = (rest * (v > 9 ? 100 : 10) + v) % 97;
	}
	return rest == 1;
}

static const int64_t gst_rates[] = {0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000}; /* hundredths */

bool dx_ident_gst_rate(struct dx_dec rate)
{
	for (size_t i = 0; i < DX_LEN(gst_rates); i++)
		if (dx_dec_cmp(rate, dx_dec(gst_rates[i], 2)) == 0)
			return true;
	return false;
}

bool dx_ident_gst_next_rate(size_t *at, struct dx_dec *rate_r)
{
	if (*at == DX_LEN(gst_rates))
		return false;
	*rate_r = dx_dec(gst_rates[(*at)++], 2);
	return true;
}
