/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which side letters at the ends of a figure say: "Dr", "Cr", and the same in other tongues. */
#include <string.h>

#include "value_int.h"

enum dx_value_mark dx_value_mark_of(const unsigned char *p, size_t n, bool front)
{
	if (n == 2 && (memcmp(p, "DR", 2) == 0 || memcmp(p, "DB", 2) == 0))
		return DX_VALUE_MARK_DR;
	if (n == 2 && !front && memcmp(p, "OD", 2) == 0) /* overdrawn */
		return DX_VALUE_MARK_DR;
	if (n == 2 && memcmp(p, "CR", 2) == 0)
		return DX_VALUE_MARK_CR;
	if (n == 1 && !front && *p == 'D')
		return DX_VALUE_MARK_DR;
	if (n == 1 && !front && *p == 'C')
		return DX_VALUE_MARK_CR;
	if (n == 1 && !front && *p == 'S') /* Soll and Haben */
		return DX_VALUE_MARK_DR;
	if (n == 1 && !front && *p == 'H')
		return DX_VALUE_MARK_CR;
	if (n == 2 && !front && memcmp(p, "AF", 2) == 0) /* off and on, in Dutch */
		return DX_VALUE_MARK_DR;
	if (n == 3 && !front && memcmp(p, "BIJ", 3) == 0)
		return DX_VALUE_MARK_CR;
	return DX_VALUE_MARK_NONE;
}

size_t dx_value_side_said(const unsigned char *p, size_t n)
{
	static const struct {
		const char *word;
		unsigned char sign;
	} said[] = {{"/CREDIT", '+'}, {"/KREDIT", '+'}, {"/DEBIT", '-'}, {"/DEBET", '-'}};

	for (size_t i = 0; i < DX_LEN(said); i++) {
		const size_t len = strlen(said[i].word);

		if (n > len + 1 && memcmp(p + n - len, said[i].word, len) == 0 && p[n - len - 1] == said[i].sign)
			return len;
	}
	return 0;
}
