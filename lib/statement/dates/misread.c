/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What recognition makes of the days of a period: "G1-OCT-2023", "ter juillet 2025", "MARET 2623". A letter among the
 * digits of a day is the digit that it looks like, and no statement is of another century than this one or the last.
 */
#include <string.h>

#include "dx/extract/month.h"

#include "dates_int.h"

#define YEAR_DIGITS 4

/* The digit that letter C is taken for; '\0': none. */
static char digit_like(char c)
{
	static const char letters[] = "OoGQDlI|iSBZ";
	static const char digits[] = "000001111582";
	const char *at = c ? strchr(letters, c) : NULL;

	return at ? digits[at - letters] : '\0';
}

/* The N bytes of PART, one of a date's, with digits for letters; a month's name and what has no digit stay. */
static void plain_part(char *part, size_t n)
{
	size_t digits = 0;

	for (size_t i = 0; i < n; i++) {
		if (dx_is_digit(part[i]))
			digits++;
		else if (!digit_like(part[i]))
			return;
	}
	if (digits == 0 || n > YEAR_DIGITS)
		return;
	for (size_t i = 0; i < n; i++)
		part[i] = dx_is_digit(part[i]) ? part[i] : digit_like(part[i]);
	if (n == YEAR_DIGITS && part[0] == '2' && strchr("689", part[1])) /* a nought, closed or open */
		part[1] = '0';
}

/* "ter juillet": does TEXT begin with what the first of a month looks like in French, and a month behind it? */
static bool is_first(const char *text)
{
	static const char *const looks[] = {"ter ", "ler ", "ier ", "Ier ", "Jer ", "fer "};
	size_t used;

	for (size_t i = 0; i < DX_LEN(looks); i++)
		if (strncmp(text, looks[i], 4) == 0)
			return dx_month_scan(dx_str(text + 4), &used) != 0;
	return false;
}

const char *dx_st_plain_first(struct dx_arena *a, const char *text)
{
	char *out;

	if (!is_first(text))
		return text;
	out = dx_strdup(a, text);
	out[0] = '1';
	return out;
}

const char *dx_st_period_plain(struct dx_arena *a, const char *text)
{
	static const char between[] = " -/.,–";
	char *out = dx_strdup(a, text);

	for (char *p = out; *p;) {
		size_t n = strcspn(p, between);

		if (n == 3 && (p == out || p[-1] == ' ') && is_first(p))
			*p = '1';
		else
			plain_part(p, n);
		p += n;
		p += strspn(p, between);
	}
	return out;
}
