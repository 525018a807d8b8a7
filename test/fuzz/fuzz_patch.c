/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A person's correction of a result: the first byte chooses merge or JSON patch, the rest is the patch. */
#include <string.h>

#include "dx/extract/given.h"
#include "dx/kinds/extract.h"
#include "pages.h"

static const char statement[] = "Account No: 123456789012\nStatement Period: 01/04/2025 to 30/04/2025\n\n"
				"Date        Description              Debit      Credit     Balance\n"
				"            Opening Balance                                 1,000.00\n"
				"02/04/2025  UPI SHOP                 100.00                  900.00\n"
				"05/04/2025  SALARY                              500.00     1,400.00\n"
				"            Closing Balance                                 1,400.00\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_extract_result before = {0};
	struct dx_extract_result after = {0};
	struct dx_given g;
	struct dx_err err;
	struct dx_page *pages;
	size_t n = fuzz_pages(a, dx_str(statement), false, &pages);
	const char *type = size && data[0] & 1 ? "json" : "merge";

	FUZZ_CHECK(dx_extract(a, fuzz_template(0), DX_STR(""), pages, n, &before, &err));
	if (size > 1 && dx_given_make(a, dx_strn(before.data.data, before.data.len),
				      dx_strn(before.evidence.data, before.evidence.len),
				      dx_strn(before.corrections.data, before.corrections.len), dx_str(type),
				      dx_strn((const char *)data + 1, size - 1), &g, &err)) {
		FUZZ_CHECK(g.n_faults <= DX_GIVEN_FAULTS_MAX);
		if (g.n_faults == 0 && dx_extract_given(a, fuzz_template(0), &g, pages, n, &after, &err))
			dx_extract_free(&after);
	}
	dx_extract_free(&before);
	dx_arena_drop(&a);
	return 0;
}
