/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pages out of plain text: each character 5 points wide, each line 12 high, a form feed begins the next page. */
#ifndef TEST_FUZZ_PAGES_H
#define TEST_FUZZ_PAGES_H

#include "dx/base/utf8.h"
#include "dx/doc/words.h"
#include "dx/os/fd.h"
#include "fuzz.h"

#define PAGES_MAX 3u
#define WORDS_MAX 400u

static const char *const fuzz_templates[] = {
	"finance/bank_statement", "finance/card_statement", "tax/gst_invoice",  "tax/tds_certificate",
	"tax/form_26as",          "commerce/invoice",       "commerce/receipt",
};

/* The template's text; read once. */
static inline struct dx_str fuzz_template(size_t i)
{
	static struct dx_buf texts[DX_LEN(fuzz_templates)];
	struct dx_buf *b = &texts[i % DX_LEN(fuzz_templates)];
	struct dx_err err;
	char path[256];

	if (b->len == 0) {
		(void)snprintf(path, sizeof(path), "config/templates/%s.json",
			       fuzz_templates[i % DX_LEN(fuzz_templates)]);
		FUZZ_CHECK(dx_read_file(path, 4u << 20, b, &err));
	}
	return dx_strn(b->data, b->len);
}

static inline void fuzz_add_word(struct dx_arena *a, struct dx_page *p, struct dx_str text, int row, int col, bool ocr)
{
	if (text.n == 0 || text.n > 200 || p->n_words >= WORDS_MAX || !dx_utf8_valid(text))
		return;
	for (size_t i = 0; i < text.n; i++)
		if ((unsigned char)text.p[i] <= ' ' || text.p[i] == 0x7f)
			return;
	p->words[p->n_words++] = (struct dx_word){
		.text = dx_strndup(a, text.p, text.n),
		.x0 = 20000 + col * 5000,
		.x1 = 20000 + (col + (int)text.n) * 5000,
		.y0 = 20000 + row * 12000,
		.y1 = 20000 + row * 12000 + 10000,
		.conf = ocr ? 80 : 100,
		.line = (uint32_t)row,
		.flags = DX_WORD_SPACE,
	};
}

static inline void fuzz_fill(struct dx_arena *a, struct dx_page *p, struct dx_str text, bool ocr)
{
	struct dx_str line;
	struct dx_str word;

	for (int row = 0; row < 65 && dx_str_split(&text, '\n', &line); row++) {
		struct dx_str rest = line;

		while (rest.n > 0 && dx_str_split(&rest, ' ', &word))
			fuzz_add_word(a, p, word, row, (int)(word.p - line.p) % 110, ocr);
	}
}

/* How many pages; TEXT as pages in A. */
static inline size_t fuzz_pages(struct dx_arena *a, struct dx_str text, bool ocr, struct dx_page **pages_r)
{
	struct dx_page *pages = dx_alloc_array(a, PAGES_MAX, sizeof(*pages));
	struct dx_str part;
	size_t n = 0;

	while (n < PAGES_MAX && dx_str_split(&text, '\f', &part)) {
		pages[n] = (struct dx_page){
			.number = (int)n + 1,
			.width = 595280,
			.height = 841890,
			.source = ocr ? DX_SOURCE_OCR : DX_SOURCE_TEXT_LAYER,
			.text_state = ocr ? DX_TEXT_NONE : DX_TEXT_USABLE,
			.words = dx_alloc_array(a, WORDS_MAX, sizeof(struct dx_word)),
		};
		fuzz_fill(a, &pages[n++], part, ocr);
	}
	*pages_r = pages;
	return n;
}

#endif
