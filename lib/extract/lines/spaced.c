/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "R E C H N U N G", "G A S T R O   U N I O N": words of a title with a blank behind each letter become words. */
#include <string.h>

#include "dx/extract/lines.h"

#define LETTERS_MIN 5 /* of a title */
#define GAP_MAX     3 /* between its words, in heights of the line */
#define WORDS_APART 2 /* times the gap between letters is a gap between words */
#define NAME_MAX    64

/* One letter of any script, or the sign between names. */
static bool is_letter(const struct dx_word *w)
{
	unsigned char c = (unsigned char)w->text[0];
	size_t n = c != 0;

	while (((unsigned char)w->text[n] & 0xc0) == 0x80)
		n++;
	return w->conf == 100 && w->text[n] == '\0' &&
	       ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0xc3 || c == '&');
}

static int32_t gap_before(const struct dx_line *line, size_t i)
{
	return line->words[i]->x0 - line->words[i - 1]->x1;
}

/* How many letters stand in a row from word AT of LINE on; the narrowest gap in *GAP_R. */
static size_t letters_from(const struct dx_line *line, size_t at, int32_t *gap_r)
{
	size_t n = 0;

	while (at + n < line->n && is_letter(line->words[at + n])) {
		int32_t gap = n ? gap_before(line, at + n) : INT32_MAX;

		if (gap > GAP_MAX * line->height && n > 0)
			break;
		*gap_r = n == 0 || gap < *gap_r ? gap : *gap_r;
		n++;
	}
	return n;
}

/* The blank behind the last letter is the word's own, as those behind the others are: words end GAP before the next. */
static const struct dx_word *joined(struct dx_arena *a, const struct dx_word *const *words, size_t n,
				    const struct dx_word *next, int32_t gap)
{
	struct dx_word *one = dx_memdup(a, words[0], sizeof(*one));
	char text[NAME_MAX];
	size_t len = 0;

	for (size_t i = 0; i < n && len + strlen(words[i]->text) < sizeof(text); i++) {
		memcpy(text + len, words[i]->text, strlen(words[i]->text));
		len += strlen(words[i]->text);
		one->x1 = words[i]->x1;
	}
	if (next)
		one->x1 = next->x0 - gap;
	one->text = dx_strndup(a, text, len);
	return one;
}

/* Has W nothing but marks, such as a colon behind a label? */
static bool is_mark(const struct dx_word *w)
{
	return w->text[strspn(w->text, ":.-*/()")] == '\0';
}

/* "A B C D E Traders", boxes of letters and digits: is another word as near to letters AT..END as they are? */
static bool goes_on(const struct dx_line *line, size_t at, size_t end, int32_t gap)
{
	return (at > 0 && gap_before(line, at) <= WORDS_APART * gap && !is_mark(line->words[at - 1])) ||
	       (end < line->n && gap_before(line, end) <= WORDS_APART * gap && !is_mark(line->words[end]));
}

static void join_line(struct dx_arena *a, struct dx_line *line)
{
	size_t out = 0;

	for (size_t i = 0; i < line->n;) {
		int32_t gap = 0;
		size_t n = letters_from(line, i, &gap);
		size_t end = i + n;

		if (n < LETTERS_MIN || gap <= 0 || goes_on(line, i, end, gap)) {
			for (end = n ? end : i + 1; i < end; i++)
				line->words[out++] = line->words[i];
			continue;
		}
		while (i < end) {
			size_t word = 1;

			while (i + word < end && gap_before(line, i + word) <= WORDS_APART * gap)
				word++;
			line->words[out++] =
				joined(a, line->words + i, word, i + word < end ? line->words[i + word] : NULL, gap);
			i += word;
		}
	}
	line->n = out;
}

void dx_lines_join_spaced(struct dx_arena *a, struct dx_lines *lines)
{
	for (size_t i = 0; i < lines->n; i++)
		join_line(a, &lines->v[i]);
}
