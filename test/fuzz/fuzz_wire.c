/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a reader says to its engine, and what an owner asks of it. */
#include "../../lib/engine/engine_int.h"
#include "fuzz.h"

static void parameters(struct dx_arena *a, struct dx_str s)
{
	struct params p;
	struct dx_err err;
	int *pages = NULL;
	size_t n = 0;

	if (!dx_params_read(a, s, &p, &err))
		return;
	FUZZ_CHECK(p.deadline_ms > 0 && p.max_pages > 0 && p.page >= 0);
	if (dx_pages_select(a, p.pages, 50, p.max_pages, &pages, &n, &err))
		for (size_t i = 0; i < n; i++)
			FUZZ_CHECK(pages[i] >= 1 && pages[i] <= 50 && (i == 0 || pages[i] > pages[i - 1]));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_str s = dx_strn(exact, size);
	struct outcome o = {0};

	if (dx_wire_read(a, s, &o))
		for (size_t i = 0; i < o.n_parts; i++)
			FUZZ_CHECK(o.parts[i].p >= exact && o.parts[i].p + o.parts[i].n <= exact + size);
	parameters(a, s);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
