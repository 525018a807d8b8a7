/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is left of an amount in a print of which a mark, a digit or half is lost. */
#include <stdio.h>
#include <string.h>

#include "ways_int.h"

#define AMOUNT_TEXT 16 /* bytes of the longest amount that is compared by its digits */

/* Of TEXT the digits and the first mark, where it is the decimal one; at most as long as an amount is. */
static void strip(const struct dx_job *job, const char *text, char out[AMOUNT_TEXT])
{
	const char *marks = ".,_";
	char mark = job->tables.rule.comma ? ',' : '.';
	const char *last = NULL;
	size_t n = 0;

	for (const char *p = text; *p; p++)
		last = strchr(marks, *p) ? p : last;
	for (const char *p = text; *p && n + 1 < AMOUNT_TEXT; p++)
		if ((*p >= '0' && *p <= '9') || (p == last && n > 0))
			out[n++] = p == last ? mark : *p;
	out[n] = '\0';
}

bool dx_receipt_one_off(const char *have, const char *want)
{
	size_t differ = 0;

	for (; *have && *want; have++, want++) {
		if ((*have >= '0' && *have <= '9') != (*want >= '0' && *want <= '9'))
			return false;
		differ += *have != *want;
	}
	return differ == 1 && !*have && !*want;
}

int dx_receipt_left_of(const struct dx_job *job, const char *text, struct dx_dec v)
{
	char have[AMOUNT_TEXT];
	char want[AMOUNT_TEXT];
	char bare[AMOUNT_TEXT];
	char buf[DX_DEC_TEXT_MAX];
	size_t n;
	size_t m;

	strip(job, text, have);
	strip(job, dx_dec_text(v, buf), want);
	n = strlen(have);
	m = strlen(want);
	if (m < 4 || n < 3)
		return 0;
	if (n + 1 == m && strncmp(have, want, n) == 0)
		return 2;
	if (n == m + 1 && strcmp(have + 1, want) == 0) /* a sign of the currency that was taken for a digit */
		return 1;
	if (n + 1 == m && strncmp(have, want, m - 3) == 0 && strcmp(have + m - 3, want + m - 2) == 0)
		return REC_ALL_DIGITS;
	if (m > 4 && dx_receipt_one_off(have, want))
		return 2;
	(void)snprintf(bare, sizeof(bare), "%.*s%s", (int)m - 3, want, want + m - 2);
	return (n < m && strcmp(have, want + m - n) == 0) || (m > 4 && dx_receipt_one_off(have, bare));
}
