/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The stored forms that come from readers: words and cells of pages. Read, written and read again they are the same. */
#include <string.h>

#include "dx/doc/cells.h"
#include "fuzz.h"

static void words(struct dx_arena *a, struct dx_str s)
{
	struct dx_buf first = DX_BUF_INIT;
	struct dx_buf second = DX_BUF_INIT;
	struct dx_page page;
	struct dx_page again;
	struct dx_err err;

	if (!dx_words_read(a, s, &page, &err))
		return;
	dx_words_write(&first, &page);
	FUZZ_CHECK(dx_words_read(a, dx_strn(first.data, first.len), &again, &err));
	dx_words_write(&second, &again);
	FUZZ_CHECK(first.len == second.len && memcmp(first.data, second.data, first.len) == 0);
	dx_buf_free(&first);
	dx_buf_free(&second);
}

static void cells(struct dx_arena *a, struct dx_str s)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_rereads r;
	struct dx_rereads again;
	struct dx_err err;

	if (!dx_cells_are(s) || !dx_cells_read(a, s, &r, &err))
		return;
	dx_cells_write(&out, &r);
	FUZZ_CHECK(dx_cells_read(a, dx_strn(out.data, out.len), &again, &err) && again.n == r.n);
	dx_buf_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_str s = dx_strn(exact, size);
	struct dx_want *wants = NULL;
	struct dx_err err;
	size_t n = 0;

	words(a, s);
	cells(a, s);
	if (dx_wants_read(a, s, &wants, &n, &err))
		FUZZ_CHECK(n <= DX_WANTS_DOCUMENT_MAX);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
