/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A document made by the test itself, and what the package reads from it. Include it once in each program. */
#ifndef TEST_PDF_MADE_H
#define TEST_PDF_MADE_H

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "dx/pdf/pdf.h"
#include "mkpdf.h"

#define BUDGET     (256u << 20)
#define MAX_PAGES  1000
#define MAX_PIXELS 40000000
#define LONG_TEXT                                                                                                      \
	"BT /F 10 Tf 50 700 Td 12 TL (The quick brown fox jumps over the lazy dog and runs away) ' "                   \
	"(The quick brown fox jumps over the lazy dog and runs away) ' "                                               \
	"(The quick brown fox jumps over the lazy dog and runs away) ' "                                               \
	"(The quick brown fox jumps over the lazy dog and runs away) ' ET "

static struct dx_arena *arena;
static struct dx_pdf *pdf;
static struct mkpdf made;
static struct dx_pdf_doc *doc;
static struct dx_err err;

static inline void set_up(void)
{
	arena = dx_arena_new();
	ck_assert(dx_pdf_new(BUDGET, &pdf, &err));
	made = mkpdf_begin();
	doc = NULL;
}

static inline void tear_down(void)
{
	dx_pdf_close(&doc);
	dx_pdf_drop(&pdf);
	dx_buf_free(&made.out);
	dx_arena_drop(&arena);
}

static inline void page(const char *content)
{
	mkpdf_page(&made, 600, 800, "", "", content, strlen(content));
}

static inline bool open_made(void)
{
	mkpdf_end(&made);
	return dx_pdf_open(pdf, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err);
}

static inline struct dx_page words_of(int number)
{
	struct dx_page p;

	ck_assert_msg(dx_pdf_page_words(doc, arena, number, &p, &err), "%s", err.msg);
	return p;
}

/* One page with CONTENT: its words. */
static inline struct dx_page words_from(const char *content)
{
	page(content);
	ck_assert_msg(open_made(), "%s", err.msg);
	return words_of(1);
}

static inline const struct dx_word *find(const struct dx_page *p, const char *text)
{
	for (size_t i = 0; i < p->n_words; i++)
		if (strcmp(p->words[i].text, text) == 0)
			return &p->words[i];
	ck_abort_msg("no word %s", text);
}

#endif
