/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GST states (as the portal's tool has them) and units. */
#include <string.h>

#include "filing_int.h"

static const struct {
	const char *code, *name, *letters;
} states[] = {
	{"01", "Jammu and Kashmir", "JK"},
	{"02", "Himachal Pradesh", "HP"},
	{"03", "Punjab", "PB"},
	{"04", "Chandigarh", "CH"},
	{"05", "Uttarakhand", "UK"},
	{"06", "Haryana", "HR"},
	{"07", "Delhi", "DL"},
	{"08", "Rajasthan", "RJ"},
	{"09", "Uttar Pradesh", "UP"},
	{"10", "Bihar", "BR"},
	{"11", "Sikkim", "SK"},
	{"12", "Arunachal Pradesh", "AR"},
	{"13", "Nagaland", "NL"},
	{"14", "Manipur", "MN"},
	{"15", "Mizoram", "MZ"},
	{"16", "Tripura", "TR"},
	{"17", "Meghalaya", "ML"},
	{"18", "Assam", "AS"},
	{"19", "West Bengal", "WB"},
	{"20", "Jharkhand", "JH"},
	{"21", "Odisha", "OD"},
	{"22", "Chhattisgarh", "CG"},
	{"23", "Madhya Pradesh", "MP"},
	{"24", "Gujarat", "GJ"},
	{"25", "Daman and Diu", "DN"}, /* one territory with 26 since 2020 */
	{"26", "Dadra and Nagar Haveli and Daman and Diu", "DN"},
	{"27", "Maharashtra", "MH"},
	{"28", "Andhra Pradesh", "AD"}, /* before its division in 2014 */
	{"29", "Karnataka", "KA"},
	{"30", "Goa", "GA"},
	{"31", "Lakshadweep", "LA"},
	{"32", "Kerala", "KL"},
	{"33", "Tamil Nadu", "TN"},
	{"34", "Puducherry", "PY"},
	{"35", "Andaman and Nicobar Islands", "AN"},
	{"36", "Telangana", "TS"},
	{"37", "Andhra Pradesh", "AD"},
	{"38", "Ladakh", "LD"},
	{"96", "Other Countries", NULL},
	{"97", "Other Territory", "OT"},
};

const char *dx_fil_state_name(const char *code)
{
	for (size_t i = 0; code != NULL && i < DX_LEN(states); i++)
		if (strcmp(states[i].code, code) == 0)
			return states[i].name;
	return NULL;
}

const char *dx_fil_state_letters(const char *code)
{
	for (size_t i = 0; code != NULL && i < DX_LEN(states); i++)
		if (strcmp(states[i].code, code) == 0)
			return states[i].letters;
	return NULL;
}

/* The codes of the e-invoice schema, each with what people print for it. */
static const char *const units[][6] = {
	{"BAG", "bags"},
	{"BOX", "boxes"},
	{"BTL", "bottle", "bottles"},
	{"CAN", "cans"},
	{"CBM", "cum", "m3", "cubic metre"},
	{"CMS", "cm"},
	{"CTN", "carton", "cartons"},
	{"DOZ", "dozen", "dozens", "dz"},
	{"DRM", "drum", "drums"},
	{"GMS", "g", "gm", "gram", "grams"},
	{"KGS", "kg", "kilo", "kilogram", "kilograms"},
	{"KLR", "kl", "kilolitre"},
	{"KME", "km", "kilometre"},
	{"LTR", "l", "lt", "ltrs", "litre", "litres"},
	{"MLT", "ml", "millilitre"},
	{"MTR", "m", "metre", "metres", "mtrs"},
	{"MTS", "mt", "ton", "tons", "tonne"},
	{"NOS", "no", "number", "numbers", "each", "ea"},
	{"PAC", "pack", "packs", "packet", "packets"},
	{"PCS", "pc", "piece", "pieces"},
	{"PRS", "pair", "pairs"},
	{"QTL", "quintal", "quintals"},
	{"ROL", "roll", "rolls"},
	{"SET", "sets"},
	{"SQF", "sft", "sqft", "square feet"},
	{"SQM", "m2", "square metre"},
	{"SQY", "sqyd", "square yard"},
	{"TBS", "tablet", "tablets", "tab"},
	{"TUB", "tube", "tubes"},
	{"UNT", "unit", "units"},
	{"YDS", "yd", "yard", "yards"},
};

const char *dx_fil_uqc(const char *unit)
{
	struct dx_str u = dx_str_trim(dx_str(unit));
	if (u.n > 0 && u.p[u.n - 1] == '.')
		u.n--;
	for (size_t i = 0; i < DX_LEN(units); i++)
		for (size_t k = 0; k < DX_LEN(units[i]) && units[i][k] != NULL; k++)
			if (dx_str_ieq_c(u, units[i][k]))
				return units[i][0];
	return "OTH";
}
