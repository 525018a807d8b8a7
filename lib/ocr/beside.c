/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What looks like a figure to the shapes of digits and is none, or has a mark behind it that is part of it. */
#include <string.h>

#include "ocr_int.h"

#define DAY_MONTH 5 /* letters of "22.08" */

/* "43XX", "73**", "XXXX": a part of a card's or an account's number, which is no figure whatever its digits are. */
static bool is_masked(const char *text)
{
	const char *rest = text + strspn(text, "0123456789");

	return strlen(rest) >= 2 && rest[strspn(rest, "Xx*")] == '\0';
}

/* "08:12", "08:12:59", "18:04:41,": the shapes know no colon, and read a point there. */
static bool is_clock(const char *text)
{
	size_t hours = strspn(text, "0123456789");

	return hours >= 1 && hours <= 2 && text[hours] == ':' && strspn(text + hours + 1, "0123456789") == 2;
}

bool dx_ocr_is_no_figure(const char *text)
{
	return is_masked(text) || is_clock(text);
}

const char *dx_ocr_with_mark(struct dx_arena *a, const char *figure, char mark)
{
	char *text = dx_asprintf(a, "%s%c", figure, mark);

	if (mark == '.' && strlen(figure) == DAY_MONTH && strspn(figure, "0123456789") == 2)
		text[2] = '.';
	return text;
}
