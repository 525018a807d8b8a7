/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Indian states and union territories with their GST codes, by their official names and the usual other spellings. */
#include "dx/extract/ident.h"

#include <string.h>

static const struct {
	const char *code;
	const char *name;
} states[] = {
	{"01", "Jammu and Kashmir"},
	{"01", "Jammu & Kashmir"},
	{"02", "Himachal Pradesh"},
	{"03", "Punjab"},
	{"04", "Chandigarh"},
	{"05", "Uttarakhand"},
	{"05", "Uttaranchal"},
	{"06", "Haryana"},
	{"07", "Delhi"},
	{"07", "New Delhi"},
	{"08", "Rajasthan"},
	{"09", "Uttar Pradesh"},
	{"10", "Bihar"},
	{"11", "Sikkim"},
	{"12", "Arunachal Pradesh"},
	{"13", "Nagaland"},
	{"14", "Manipur"},
	{"15", "Mizoram"},
	{"16", "Tripura"},
	{"17", "Meghalaya"},
	{"18", "Assam"},
	{"19", "West Bengal"},
	{"20", "Jharkhand"},
	{"21", "Odisha"},
	{"21", "Orissa"},
	{"22", "Chhattisgarh"},
	{"23", "Madhya Pradesh"},
	{"24", "Gujarat"},
	{"25", "Daman and Diu"},
	{"26", "Dadra and Nagar Haveli and Daman and Diu"},
	{"26", "Dadra & Nagar Haveli and Daman & Diu"},
	{"26", "Dadra and Nagar Haveli"},
	{"27", "Maharashtra"},
	{"29", "Karnataka"},
	{"30", "Goa"},
	{"31", "Lakshadweep"},
	{"32", "Kerala"},
	{"33", "Tamil Nadu"},
	{"33", "Tamilnadu"},
	{"34", "Puducherry"},
	{"34", "Pondicherry"},
	{"35", "Andaman and Nicobar Islands"},
	{"35", "Andaman & Nicobar Islands"},
	{"35", "Andaman and Nicobar"},
	{"36", "Telangana"},
	{"37", "Andhra Pradesh"},
	{"38", "Ladakh"},
	{"96", "Other Countries"},
	{"96", "Outside India"},
	{"97", "Other Territory"},
};

/* Codes that invoices may name; 28 was Andhra Pradesh before it was divided. */
bool dx_ident_state_code(struct dx_str code)
{
	uint64_t v;

	return code.n == 2 && dx_str_u64(code, &v) && ((v >= 1 && v <= 38) || v == 96 || v == 97);
}

const char *dx_ident_state(struct dx_str name)
{
	name = dx_str_trim(name);
	for (size_t i = 0; i < DX_LEN(states); i++)
		if (dx_str_ieq_c(name, states[i].name) || dx_str_eq_c(name, states[i].code))
			return states[i].code;
	return NULL;
}

const char *dx_ident_state_in(struct dx_arena *a, struct dx_str text)
{
	char *copy = dx_strndup(a, text.p, text.n);
	struct dx_str rest;
	struct dx_str part;

	for (char *p = copy; *p; p++)
		if (strncmp(p, "–", 3) == 0 || strncmp(p, "—", 3) == 0)
			memset(p, ',', 3);
		else if (strchr(",()[]:-/", *p))
			*p = ',';
	rest = dx_str(copy);
	while (dx_str_split(&rest, ',', &part)) {
		const char *code;

		part = dx_str_trim(part);
		while (part.n && part.p[part.n - 1] == '.') /* a sentence ends there */
			part.n--;
		if (part.n > 5 && dx_str_ieq_c(dx_str_sub(part, 0, 5), "code "))
			part = dx_str_trim(dx_str_sub(part, 5, SIZE_MAX));
		code = dx_ident_state(part);
		if (code)
			return code;
		if (dx_ident_state_code(part))
			return dx_strndup(a, part.p, part.n);
		/* "07 Delhi" */
		if (part.n > 3 && part.p[2] == ' ' && dx_ident_state_code(dx_str_sub(part, 0, 2)) &&
		    dx_ident_state(dx_str_sub(part, 3, SIZE_MAX)))
			return dx_strndup(a, part.p, 2);
	}
	return NULL;
}
