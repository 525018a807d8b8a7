/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Codes and signs of currencies that are words, names and abbreviations as well. */
#include <string.h>
#include <strings.h>

#include "lines_int.h"

static bool has_digit_at(const struct dx_line *line, size_t word)
{
	return word < line->n && line->words[word]->text[strcspn(line->words[word]->text, "0123456789")] != '\0';
}

/* Digits with a mark, and nothing else. */
static bool is_figure(const struct dx_line *line, size_t word)
{
	const char *text = word < line->n ? line->words[word]->text : "";

	return strpbrk(text, ".,") && has_digit_at(line, word) && text[strspn(text, "0123456789.,'-")] == '\0';
}

/* Does nothing stand behind a word within a blank? */
static bool is_last(const struct dx_line *line, size_t word)
{
	return word + 1 == line->n || line->words[word + 1]->x0 - line->words[word]->x1 > line->height;
}

bool dx_lines_is_only_word(const struct dx_line *line, size_t word, const char *code)
{
	const char *text = line->words[word]->text;
	bool before = word > 0 && has_digit_at(line, word - 1);

	/* "KEMALPAŞA CAD. NO:86": a word cut short; a sentence may end in "CAD." */
	if (strncasecmp(text, code, 3) == 0 && strcmp(text + 3, ".") == 0 && word + 1 < line->n &&
	    line->words[word + 1]->x0 - line->words[word]->x1 < line->height)
		return true;
	if (strcmp(text, "RMB") == 0) /* "RMB 412 Boundary Rd": a roadside mailbox in Australia */
		return has_digit_at(line, word + 1) && !is_figure(line, word + 1) && word + 2 < line->n;
	if (strcmp(code, "BHD") == 0) /* "SDN BHD" is a firm of Malaysia */
		return *text != '(' && !is_figure(line, word + 1) && !(word > 0 && is_figure(line, word - 1));
	if (strcmp(code, "HUF") == 0 && strncmp(text, code, 3) != 0)
		return strncmp(text, "Ft", 2) != 0 || !before;
	if (strcmp(code, "RON") == 0 && strncmp(text, "Lei", 3) == 0) /* Italian "you", too */
		return !(before || has_digit_at(line, word + 1));
	if (strncasecmp(text, "kc", 2) == 0) /* "KC Lic. 20417": Kansas City */
		return !before && !is_figure(line, word + 1);
	if (strcmp(text, "MOP") == 0) /* "MOP HEAD": what floors are wiped with */
		return !before && !has_digit_at(line, word + 1) && !is_last(line, word);
	if (*text < 'a' || *text > 'z')
		return false;
	return strncasecmp(text, code, 3) == 0 || !(before || has_digit_at(line, word + 1));
}
