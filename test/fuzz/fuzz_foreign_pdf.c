/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a remote PDF service says: whatever is taken from it can be stored and read again. */
#include "dx/foreign/pdf.h"
#include "fuzz.h"

static void check_page(struct dx_arena *a, const struct dx_foreign_pdf *f, size_t i)
{
	const struct dx_page *page = &f->sheets[i].page;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_page again;
	struct dx_err err;

	FUZZ_CHECK(page->number >= 1 && page->number <= f->pages_total);
	FUZZ_CHECK(i == 0 || page->number > f->sheets[i - 1].page.number);
	FUZZ_CHECK(page->source == DX_SOURCE_TEXT_LAYER || page->n_words + page->n_rules == 0);
	for (size_t k = 0; k < page->n_words; k++) {
		const struct dx_word *w = &page->words[k];

		FUZZ_CHECK(w->x0 >= 0 && w->x0 <= w->x1 && w->x1 <= page->width);
		FUZZ_CHECK(w->y0 >= 0 && w->y0 <= w->y1 && w->y1 <= page->height);
	}
	FUZZ_CHECK(f->sheets[i].png.n == 0 || (f->sheets[i].width > 0 && f->sheets[i].height > 0));
	dx_words_write(&out, page);
	FUZZ_CHECK(dx_words_read(a, dx_strn(out.data, out.len), &again, &err));
	FUZZ_CHECK(again.n_words == page->n_words && again.n_codes == page->n_codes);
	dx_buf_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_foreign_pdf f;
	struct dx_err err;

	if (dx_foreign_pdf(a, dx_strn(exact, size), &f, &err)) {
		FUZZ_CHECK(f.n <= DX_FOREIGN_PAGES_MAX);
		for (size_t i = 0; i < f.n; i++)
			check_page(a, &f, i);
	} else {
		FUZZ_CHECK(err.code == DX_E_upstream_unavailable || err.code == DX_E_too_many_pages);
	}
	FUZZ_CHECK(!dx_foreign_refusal(a, dx_strn(exact, size), 422, &err) && dx_code_status(err.code) >= 400);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
