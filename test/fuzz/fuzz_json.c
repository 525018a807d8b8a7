/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* JSON bodies: what is read is written as it was, and read again as the same. */
#include <string.h>

#include "dx/fmt/json.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	struct dx_err err;
	json_t *v;
	json_t *again;

	if (dx_json_parse(a, dx_strn(exact, size), &v, &err)) {
		dx_jw_json(&w, v);
		FUZZ_CHECK(dx_json_parse(a, dx_strn(out.data, out.len), &again, &err));
		FUZZ_CHECK(json_equal(v, again));
		(void)dx_json_str(v, "a");
		(void)dx_json_int(v, "a", 0);
		(void)dx_json_bool(v, "a", false);
	}
	/* what passes the quick check is JSON for the library too, and its members are all of it */
	if (dx_json_check(dx_strn(exact, size), '{', &err)) {
		struct dx_str rest = dx_strn(exact, size), key, value;
		json_error_t at;
		size_t n = 0;

		v = json_loadb(exact, size, 0, &at);
		FUZZ_CHECK(v != NULL);
		while (dx_json_member(&rest, &key, &value)) {
			FUZZ_CHECK(dx_json_check(value, value.n > 0 ? value.p[0] : '{', &err) ||
				   strchr("{[", value.p[0]) == NULL);
			n++;
		}
		FUZZ_CHECK(n >= json_object_size(v));
		json_decref(v);
	}
	/* any bytes as a text are well-formed JSON; a NUL in one is what we refuse to read, as PostgreSQL does */
	dx_buf_reset(&out);
	w = dx_jw(&out);
	dx_jw_arr(&w);
	dx_jw_str(&w, dx_strn(exact, size));
	dx_jw_arr_end(&w);
	FUZZ_CHECK(dx_json_parse(a, dx_strn(out.data, out.len), &v, &err) || memchr(exact, 0, size) != NULL);
	dx_buf_free(&out);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
