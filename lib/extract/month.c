/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/month.h"

#include <string.h>

/* Short and long names; lower case. Accented capitals do not occur inside month names that begin a date. */
static const struct {
	const char *name;
	int month;
} months[] = {
	/* English */
	{"january", 1},
	{"jan", 1},
	{"february", 2},
	{"feb", 2},
	{"march", 3},
	{"mar", 3},
	{"april", 4},
	{"apr", 4},
	{"may", 5},
	{"june", 6},
	{"jun", 6},
	{"july", 7},
	{"jul", 7},
	{"august", 8},
	{"aug", 8},
	{"september", 9},
	{"sept", 9},
	{"sep", 9},
	{"october", 10},
	{"oct", 10},
	{"november", 11},
	{"nov", 11},
	{"december", 12},
	{"dec", 12},
	/* Hindi */
	{"जनवरी", 1},
	{"जन", 1},
	{"फ़रवरी", 2},
	{"फरवरी", 2},
	{"फर", 2},
	{"मार्च", 3},
	{"अप्रैल", 4},
	{"अप्रै", 4},
	{"मई", 5},
	{"जून", 6},
	{"जुलाई", 7},
	{"अगस्त", 8},
	{"सितंबर", 9},
	{"सितम्बर", 9},
	{"अक्टूबर", 10},
	{"अक्तूबर", 10},
	{"नवंबर", 11},
	{"नवम्बर", 11},
	{"दिसंबर", 12},
	{"दिसम्बर", 12},
	/* German */
	{"januar", 1},
	{"jänner", 1},
	{"februar", 2},
	{"märz", 3},
	{"mär", 3},
	{"mrz", 3},
	{"mai", 5},
	{"juni", 6},
	{"juli", 7},
	{"oktober", 10},
	{"okt", 10},
	{"dezember", 12},
	{"dez", 12},
	/* Dutch */
	{"januari", 1},
	{"februari", 2},
	{"maart", 3},
	{"mrt", 3},
	{"mei", 5},
	{"augustus", 8},
	/* French */
	{"janvier", 1},
	{"janv", 1},
	{"février", 2},
	{"fevrier", 2},
	{"févr", 2},
	{"fév", 2},
	{"fevr", 2},
	{"mars", 3},
	{"avril", 4},
	{"avr", 4},
	{"juin", 6},
	{"juillet", 7},
	{"juil", 7},
	{"août", 8},
	{"aout", 8},
	{"septembre", 9},
	{"octobre", 10},
	{"novembre", 11},
	{"décembre", 12},
	{"decembre", 12},
	{"déc", 12},
	/* Spanish and Italian */
	{"enero", 1},
	{"ene", 1},
	{"febrero", 2},
	{"marzo", 3},
	{"abril", 4},
	{"abr", 4},
	{"mayo", 5},
	{"junio", 6},
	{"julio", 7},
	{"agosto", 8},
	{"ago", 8},
	{"septiembre", 9},
	{"octubre", 10},
	{"noviembre", 11},
	{"diciembre", 12},
	{"dic", 12},
	{"gennaio", 1},
	{"gen", 1},
	{"febbraio", 2},
	{"aprile", 4},
	{"maggio", 5},
	{"mag", 5},
	{"giugno", 6},
	{"giu", 6},
	{"luglio", 7},
	{"lug", 7},
	{"settembre", 9},
	{"set", 9},
	{"ottobre", 10},
	{"ott", 10},
	{"dicembre", 12},
	/* Malay and Indonesian */
	{"mac", 3},
	{"maret", 3},
	{"julai", 7},
	{"ogos", 8},
	{"agustus", 8},
	{"disember", 12},
	{"dis", 12},
	{"desember", 12},
	{"des", 12},
	/* Portuguese */
	{"janeiro", 1},
	{"fevereiro", 2},
	{"fev", 2},
	{"março", 3},
	{"maio", 5},
	{"junho", 6},
	{"julho", 7},
	{"setembro", 9},
	{"outubro", 10},
	{"out", 10},
	{"novembro", 11},
	{"dezembro", 12},
	/* What recognition makes of short names; a name of nothing in any of these languages */
	{"jui", 7},
	{"auq", 8},
	{"oet", 10},
	{"ocl", 10},
	{"dee", 12},
	{"deo", 12},
};

static bool is_letter(struct dx_str s, size_t at)
{
	unsigned char c;

	if (at >= s.n)
		return false;
	c = (unsigned char)s.p[at];
	return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

int dx_month_scan(struct dx_str s, size_t *used_r)
{
	char first = s.n > 0 && s.p[0] >= 'A' && s.p[0] <= 'Z' ? (char)(s.p[0] + ('a' - 'A')) : s.n > 0 ? s.p[0] : '\0';

	for (size_t i = 0; i < DX_LEN(months); i++) {
		size_t n;

		/* every cell of a table comes here, and few are months */
		if (months[i].name[0] != first)
			continue;
		n = strlen(months[i].name);

		if (s.n >= n && dx_str_ieq_c(dx_str_sub(s, 0, n), months[i].name) && !is_letter(s, n)) {
			*used_r = n;
			return months[i].month;
		}
	}
	return 0;
}
