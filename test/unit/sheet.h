/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pages drawn by hand for the tests of extraction: every character is 5 points wide and 10 high. */
#ifndef DX_TEST_SHEET_H
#define DX_TEST_SHEET_H

#include <check.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/arena.h"
#include "dx/doc/words.h"

#define SHEET_WORDS_MAX 2000
#define SHEET_CHAR      5000
#define SHEET_HEIGHT    10000

struct sheet {
	struct dx_arena *arena;
	struct dx_page page;
	struct dx_word words[SHEET_WORDS_MAX];
	struct dx_rule rules[64];
	uint32_t line;
};

/* An A4 page, text layer. */
static inline void sheet_init(struct sheet *s, struct dx_arena *a, int number)
{
	*s = (struct sheet){.arena = a};
	s->page = (struct dx_page){.number = number,
				   .width = 595280,
				   .height = 841890,
				   .source = DX_SOURCE_TEXT_LAYER,
				   .text_state = DX_TEXT_USABLE,
				   .words = s->words,
				   .rules = s->rules};
}

/* TEXT with its left edge at X, its top at Y (points); its words are one line of the source. */
static inline void sheet_put(struct sheet *s, int x, int y, const char *text)
{
	struct dx_str rest = dx_str(text);
	struct dx_str word;
	int32_t left = x * 1000;

	while (dx_str_split(&rest, ' ', &word)) {
		if (word.n) {
			ck_assert(s->page.n_words < SHEET_WORDS_MAX);
			s->words[s->page.n_words++] = (struct dx_word){
				.text = dx_strndup(s->arena, word.p, word.n),
				.x0 = left,
				.y0 = y * 1000,
				.x1 = left + (int32_t)word.n * SHEET_CHAR,
				.y1 = y * 1000 + SHEET_HEIGHT,
				.conf = 100,
				.line = s->line,
			};
		}
		left += ((int32_t)word.n + 1) * SHEET_CHAR;
	}
	s->line++;
}

/* The same with its right edge at X. */
static inline void sheet_right(struct sheet *s, int x, int y, const char *text)
{
	if (*text)
		sheet_put(s, x - (int)strlen(text) * (SHEET_CHAR / 1000), y, text);
}

static inline void sheet_rule(struct sheet *s, int x0, int y0, int x1, int y1)
{
	s->rules[s->page.n_rules++] = (struct dx_rule){x0 * 1000, y0 * 1000, x1 * 1000, y1 * 1000};
}

/* Make it a scan: everything was recognised. */
static inline void sheet_scan(struct sheet *s)
{
	s->page.source = DX_SOURCE_OCR;
	s->page.text_state = DX_TEXT_NONE;
	s->page.dpi = 200;
	for (size_t i = 0; i < s->page.n_words; i++)
		s->words[i].conf = 90;
}

/* Texts hold blanks between their words, as those of most programs do. */
static inline void sheet_blanks(struct sheet *s)
{
	for (size_t i = 1; i < s->page.n_words; i++)
		if (s->words[i].line == s->words[i - 1].line)
			s->words[i].flags |= DX_WORD_SPACE;
}

/* A file of the project; tests run in its root. */
static inline struct dx_str sheet_file(struct dx_arena *a, const char *path)
{
	FILE *f = fopen(path, "rbe");
	char *text;
	long n;

	ck_assert_msg(f != NULL, "%s is missing (run the tests in the project's root)", path);
	ck_assert_int_eq(fseek(f, 0, SEEK_END), 0);
	n = ftell(f);
	ck_assert_int_ge(n, 0);
	rewind(f);
	text = dx_alloc(a, (size_t)n + 1);
	ck_assert_uint_eq(fread(text, 1, (size_t)n, f), (size_t)n);
	fclose(f);
	return dx_strn(text, (size_t)n);
}

#endif
