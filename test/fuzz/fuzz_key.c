/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The two headers that carry an API key: the first line is Authorization, the second X-API-Key. */
#include "dx/api/parse.h"
#include "dx/crypt/key.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_str rest = dx_strn((const char *)data, size);
	struct dx_str one = fuzz_line(&rest);
	struct dx_str two = fuzz_line(&rest);
	struct dx_err err;
	struct dx_str key;
	char made[DX_KEY_LEN + 1];

	if (dx_api_key(one.n ? dx_strndup(a, one.p, one.n) : NULL, two.n ? dx_strndup(a, two.p, two.n) : NULL, &key,
		       &err))
		FUZZ_CHECK(key.n == DX_KEY_LEN && dx_key_wellformed(key));
	/* a key with one character changed is none */
	FUZZ_CHECK(dx_crypt_init(&err));
	dx_key_generate(made);
	FUZZ_CHECK(dx_key_wellformed(dx_str(made)));
	if (size > 0) {
		char *c = made + data[0] % DX_KEY_LEN;

		*c = *c == 'x' ? 'y' : 'x';
		FUZZ_CHECK(!dx_key_wellformed(dx_str(made)));
	}
	dx_arena_drop(&a);
	return 0;
}
