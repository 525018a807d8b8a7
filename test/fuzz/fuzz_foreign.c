/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a remote OCR service says: whatever is taken from it can be stored and read again. */
#include "dx/foreign/page.h"
#include "fuzz.h"

static bool is_on(const struct dx_page *p, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	return x0 >= 0 && x0 <= x1 && x1 <= p->width && y0 >= 0 && y0 <= y1 && y1 <= p->height;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_buf out = DX_BUF_INIT;
	struct dx_page page;
	struct dx_page again;
	struct dx_err err;
	bool in_pixels;

	if (dx_foreign_page(a, dx_strn(exact, size), &page, &in_pixels, &err)) {
		FUZZ_CHECK(page.n_words <= DX_FOREIGN_WORDS_MAX && page.rotation % 90 == 0);
		for (size_t i = 0; i < page.n_words; i++) {
			const struct dx_word *w = &page.words[i];

			FUZZ_CHECK(is_on(&page, w->x0, w->y0, w->x1, w->y1) && w->conf <= 100);
			FUZZ_CHECK(in_pixels || i == 0 || w->line >= page.words[i - 1].line);
		}
		/* lines of a page in pixels are ordered later, where its picture is */
		for (size_t i = 0; in_pixels && i < page.n_words; i++)
			page.words[i].line = 0;
		page.number = 1;
		dx_words_write(&out, &page);
		FUZZ_CHECK(dx_words_read(a, dx_strn(out.data, out.len), &again, &err) && again.n_words == page.n_words);
	} else {
		FUZZ_CHECK(err.code == DX_E_upstream_unavailable);
	}
	dx_buf_free(&out);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
