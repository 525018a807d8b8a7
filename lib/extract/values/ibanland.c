/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose money an account with an IBAN is kept in where its statement is silent: ISO 4217 by the registry of IBANs. */
#include <string.h>

#include "dx/extract/ident.h"

#define LAND 2 /* letters */

static const char euro[] = "ADATBEBGCYDEEEESFIFRGRHRIEITLTLULVMCMEMTNLPTSISKSMVAXK";

static const char *const others[][2] = {{"AE", "AED"}, {"BH", "BHD"}, {"BR", "BRL"}, {"CH", "CHF"}, {"CZ", "CZK"},
					{"DK", "DKK"}, {"GB", "GBP"}, {"HU", "HUF"}, {"IL", "ILS"}, {"KW", "KWD"},
					{"LI", "CHF"}, {"NO", "NOK"}, {"PL", "PLN"}, {"QA", "QAR"}, {"RO", "RON"},
					{"SA", "SAR"}, {"SE", "SEK"}, {"TR", "TRY"}, {"UA", "UAH"}};

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
