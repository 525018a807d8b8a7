/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Colons that recognition took for something else: "Bill No.  3. 5584", "Charge  2N". Where those of the lines around
 * stand below each other, what begins at their place is one.
 */
#include <string.h>

#include "lines_int.h"

#define NEAR_LINES 6    /* above and below */
#define COLONS_MIN 3    /* of them with a colon there */
#define SAME_PLACE 1500 /* millipoints by which colons below each other stand apart */
#define SHORT      3    /* bytes of what a colon alone is read as: "3.", "—" */

static bool is_alike(char c)
{
	return c != '\0' && strchr("0123456789!;|iIl", c) != NULL;
}

/* What a colon alone may be read as: no letters, or one that is a stroke. */
static bool is_short(const char *text)
{
	size_t n = strlen(text);

	if (n > SHORT)
		return false;
	for (size_t i = 0; i < n; i++)
		if (text[i] != '.' && text[i] != ',' && text[i] != '-' && text[i] != '_' && !is_alike(text[i]))
			return n == SHORT && (unsigned char)text[0] >= 0x80; /* a long dash */
	return n < SHORT;
}

static bool is_figure(const char *text)
{
	return text[strspn(text, "0123456789.,-")] == '\0' && dx_has_digit(text);
}

/*
 * A label stands before a colon: not "7226.05", beside which "18.00" stands below the colons of a head by chance, nor
 * "from 1 Jan 2025 to", behind which "31" does.
 */
static bool may_be_label(const struct dx_line *line, size_t at)
{
	for (size_t k = at; k > 0; k--) {
		if (is_figure(line->words[k - 1]->text))
			return false;
		if (k > 1 && line->words[k - 1]->x0 - line->words[k - 2]->x1 > line->height)
			break;
	}
	return true;
}

/* How many lines around AT have a colon at X. */
static size_t colons_at(const struct dx_line *lines, size_t n, size_t at, int32_t x)
{
	size_t found = 0;

	for (size_t i = at > NEAR_LINES ? at - NEAR_LINES : 0; i < n && i <= at + NEAR_LINES; i++)
		for (size_t k = 0; k < lines[i].n; k++) {
			int32_t off = lines[i].words[k]->x0 - x;

			found += lines[i].words[k]->text[0] == ':' && off <= SAME_PLACE && off >= -SAME_PLACE;
		}
	return found;
}

void dx_lines_see_colons(struct dx_arena *a, struct dx_line *lines, size_t n)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = 1; k < lines[i].n; k++) {
			const struct dx_word *w = lines[i].words[k];
			bool whole = is_short(w->text) && k + 1 < lines[i].n;
			struct dx_word *seen;

			if ((!whole && !is_alike(w->text[0])) || !may_be_label(&lines[i], k) ||
			    colons_at(lines, n, i, w->x0) < COLONS_MIN)
				continue;
			seen = dx_memdup(a, w, sizeof(*seen));
			seen->text = whole ? ":" : dx_asprintf(a, ":%s", w->text + 1);
			lines[i].words[k] = seen;
		}
}
