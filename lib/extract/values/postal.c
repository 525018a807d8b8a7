/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Addresses of the United States, by their state and ZIP code. */
#include "dx/extract/postal.h"

#include <string.h>

static const char states[] = "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV "
			     "NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY";

static bool is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

static bool is_pair(const char *text)
{
	return strlen(text) == 2 && is_capital(text[0]) && is_capital(text[1]);
}

static bool is_zip(const char *text)
{
	return strspn(text, "0123456789") == 5 && (!text[5] || text[5] == '-');
}

/* Word K of LINE, two capitals, between a town and a ZIP code behind which nothing stands. */
static bool is_state(const struct dx_line *line, size_t k)
{
	const struct dx_word *town = line->words[k - 1];
	const struct dx_word *zip = line->words[k + 1];

	return strstr(states, line->words[k]->text) && strspn(town->text, "0123456789") == 0 &&
	       line->words[k]->x0 - town->x1 < line->height && zip->x0 - line->words[k]->x1 < line->height &&
	       (k + 2 == line->n || line->words[k + 2]->x0 - zip->x1 >= line->height);
}

bool dx_lines_are_american(const struct dx_lines *l)
{
	for (size_t i = 0; i < l->n; i++) {
		const struct dx_line *line = &l->v[i];

		for (size_t k = 1; k + 1 < line->n; k++) {
			const char *town = line->words[k - 1]->text;

			if (is_pair(line->words[k]->text) && is_zip(line->words[k + 1]->text) &&
			    (town[strlen(town) - 1] == ',' || is_state(line, k)))
				return true;
		}
	}
	return false;
}
