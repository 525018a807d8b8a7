/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A template file, loaded as `docextract templates load` does. */
#include "dx/kinds/kinds.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_template t;
	struct dx_err err;

	if (dx_template_load(a, &dx_kinds, dx_strn(exact, size), &t, &err))
		FUZZ_CHECK(t.kind != NULL && t.name != NULL && t.title != NULL);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
