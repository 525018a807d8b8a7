/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A document's text through the whole extraction. The first byte chooses the template and whether it is a scan. */
#include <string.h>

#include "dx/fmt/json.h"
#include "dx/kinds/extract.h"
#include "pages.h"

static void is_json(struct dx_arena *a, const struct dx_buf *b)
{
	struct dx_err err;
	json_t *v;

	FUZZ_CHECK(dx_json_parse(a, dx_strn(b->data, b->len), &v, &err));
}

/* The same words give the same bytes. */
static void same(const struct dx_buf *x, const struct dx_buf *y)
{
	FUZZ_CHECK(x->len == y->len && memcmp(x->data, y->data, x->len) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_extract_result r = {0};
	struct dx_extract_result again = {0};
	struct dx_err err = {0};
	struct dx_page *pages;
	struct dx_str template;
	size_t n;

	if (size > 1) {
		template = fuzz_template(data[0] & 7);
		n = fuzz_pages(a, dx_strn((const char *)data + 1, size - 1), data[0] & 8, &pages);
		if (dx_extract(a, template, DX_STR(""), pages, n, &r, &err)) {
			is_json(a, &r.data);
			is_json(a, &r.evidence);
			is_json(a, &r.checks);
			is_json(a, &r.verification);
			is_json(a, &r.corrections);
			is_json(a, &r.warnings);
			FUZZ_CHECK(dx_extract(a, template, DX_STR(""), pages, n, &again, &err));
			same(&r.data, &again.data);
			same(&r.evidence, &again.evidence);
			same(&r.checks, &again.checks);
			dx_extract_free(&again);
			dx_extract_free(&r);
		} else {
			FUZZ_CHECK(err.code == DX_E_no_text_found);
		}
	}
	dx_arena_drop(&a);
	return 0;
}
