/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the registry of IBANs says of a country: how long its IBANs are, and whose money an account is kept in where its
 * statement is silent (ISO 4217). An IBAN is as long as its country's are: a word that is cut or goes on is none, even
 * if its check digits come out by chance.
 */
#include <string.h>

#include "dx/extract/ident.h"

#define LAND     2 /* letters */
#define CHECKED  4 /* … and two check digits */
#define CURRENCY 3 /* letters of a code */

static const struct {
	char land[LAND + 1];
	unsigned char len;
} lands[] = {{"AD", 24}, {"AE", 23}, {"AL", 28}, {"AT", 20}, {"AZ", 28}, {"BA", 20}, {"BE", 16}, {"BG", 22}, {"BH", 22},
	     {"BI", 27}, {"BR", 29}, {"BY", 28}, {"CH", 21}, {"CR", 22}, {"CY", 28}, {"CZ", 24}, {"DE", 22}, {"DJ", 27},
	     {"DK", 18}, {"DO", 28}, {"EE", 20}, {"EG", 29}, {"ES", 24}, {"FI", 18}, {"FK", 18}, {"FO", 18}, {"FR", 27},
	     {"GB", 22}, {"GE", 22}, {"GI", 23}, {"GL", 18}, {"GR", 27}, {"GT", 28}, {"HN", 28}, {"HR", 21}, {"HU", 28},
	     {"IE", 22}, {"IL", 23}, {"IQ", 23}, {"IS", 26}, {"IT", 27}, {"JO", 30}, {"KW", 30}, {"KZ", 20}, {"LB", 28},
	     {"LC", 32}, {"LI", 21}, {"LT", 20}, {"LU", 20}, {"LV", 21}, {"LY", 25}, {"MC", 27}, {"MD", 24}, {"ME", 22},
	     {"MK", 19}, {"MN", 20}, {"MR", 27}, {"MT", 31}, {"MU", 30}, {"NI", 28}, {"NL", 18}, {"NO", 15}, {"OM", 23},
	     {"PK", 24}, {"PL", 28}, {"PS", 29}, {"PT", 25}, {"QA", 29}, {"RO", 24}, {"RS", 22}, {"RU", 33}, {"SA", 24},
	     {"SC", 31}, {"SD", 18}, {"SE", 24}, {"SI", 19}, {"SK", 24}, {"SM", 27}, {"SO", 23}, {"ST", 25}, {"SV", 28},
	     {"TL", 23}, {"TN", 24}, {"TR", 26}, {"UA", 29}, {"VA", 22}, {"VG", 24}, {"XK", 20}, {"YE", 30}};

static const char euro[] = "ADATBEBGCYDEEEESFIFRGRHRIEITLTLULVMCMEMTNLPTSISKSMVAXK";

static const char *const others[][2] = {{"AE", "AED"}, {"BH", "BHD"}, {"BR", "BRL"}, {"CH", "CHF"}, {"CZ", "CZK"},
					{"DK", "DKK"}, {"GB", "GBP"}, {"HU", "HUF"}, {"IL", "ILS"}, {"KW", "KWD"},
					{"LI", "CHF"}, {"NO", "NOK"}, {"PL", "PLN"}, {"QA", "QAR"}, {"RO", "RON"},
					{"SA", "SAR"}, {"SE", "SEK"}, {"TR", "TRY"}, {"UA", "UAH"}};

size_t dx_ident_iban_len(struct dx_str iban)
{
	if (iban.n < LAND)
		return 0;
	for (size_t i = 0; i < DX_LEN(lands); i++)
		if (strncmp(lands[i].land, iban.p, LAND) == 0)
			return lands[i].len;
	return 0;
}

static char upper(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_alnum(char c)
{
	return is_digit(c) || (c >= 'A' && c <= 'Z');
}

/* Is it nothing, or the code of a currency, that stands in one word with an IBAN before it? */
static bool may_follow(struct dx_str rest)
{
	size_t n = 0;
	size_t capitals = 0;

	for (; n < rest.n && is_alnum(upper(rest.p[n])); n++)
		capitals += rest.p[n] >= 'A' && rest.p[n] <= 'Z';
	return n == 0 || (n == CURRENCY && capitals == CURRENCY);
}

size_t dx_ident_iban_shape(struct dx_str text)
{
	char land[CHECKED];
	size_t len = 0;
	size_t n = 0;

	for (size_t i = 0; i < text.n; i++) {
		const char c = upper(text.p[i]);

		if (c == ' ' || c == '-')
			continue;
		if (!is_alnum(c))
			return 0;
		if (n < CHECKED)
			land[n] = c;
		if (++n == CHECKED) {
			len = is_digit(land[2]) && is_digit(land[3]) ? dx_ident_iban_len(dx_strn(land, LAND)) : 0;
			if (len == 0)
				return 0;
		}
		if (n == len && n > CHECKED)
			return may_follow(dx_str_sub(text, i + 1, text.n)) ? i + 1 : 0;
	}
	return 0;
}

const char *dx_ident_iban_currency(struct dx_str iban)
{
	if (iban.n < LAND)
		return NULL;
	for (size_t i = 0; euro[i]; i += LAND)
		if (strncmp(euro + i, iban.p, LAND) == 0)
			return "EUR";
	for (size_t i = 0; i < DX_LEN(others); i++)
		if (strncmp(others[i][0], iban.p, LAND) == 0)
			return others[i][1];
	return NULL;
}
