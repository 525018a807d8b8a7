/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoice XML inside a document. */
#include "dx/xinv/xinv.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_xinv x = {0};
	struct dx_err err;

	(void)dx_xinv_name(dx_strn(exact, size));
	if (dx_xinv_parse(a, dx_strn(exact, size), &x, &err)) {
		FUZZ_CHECK(x.n_lines <= DX_XINV_LINES_MAX);
		for (size_t i = 0; i < x.n; i++)
			FUZZ_CHECK(x.facts[i].pointer[0] == '/' && x.facts[i].raw != NULL);
	}
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
