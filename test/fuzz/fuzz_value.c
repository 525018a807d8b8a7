/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Amounts as documents print them. The first byte chooses the rule. */
#include <string.h>

#include "dx/extract/value.h"
#include "fuzz.h"

static void decimals(struct dx_str s)
{
	char text[DX_DEC_TEXT_MAX];
	char again[DX_DEC_TEXT_MAX];
	struct dx_dec v;
	struct dx_dec w;

	if (!dx_dec_parse(s, &v))
		return;
	FUZZ_CHECK(dx_dec_parse(dx_str(dx_dec_text(v, text)), &w) && dx_dec_cmp(v, w) == 0);
	FUZZ_CHECK(strcmp(text, dx_dec_text(w, again)) == 0);
	FUZZ_CHECK(dx_dec_cmp(dx_dec_normalize(v), v) == 0);
	FUZZ_CHECK(dx_dec_is_zero(dx_dec_sub(v, w)));
	(void)dx_dec_round(v, 2);
	/* any amount times any quantity */
	if (v.scale <= 4 && s.n <= DX_VALUE_DIGITS_MAX)
		(void)dx_dec_mul(v, w);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_value_rule rule = {.comma = size && data[0] & 1, .blanks = size && data[0] & 2};
	char *exact = fuzz_exact(data + (size > 0), size - (size > 0));
	struct dx_str s = dx_strn(exact, size - (size > 0));
	struct dx_value_vote vote = {0};
	struct dx_reading readings[8];
	struct dx_number n;
	size_t k;

	if (dx_value_parse(s, rule, &n)) {
		FUZZ_CHECK(n.value.scale <= DX_DEC_SCALE_MAX);
		(void)dx_dec_mul(n.value, n.value);
	}
	dx_value_vote(&vote, s);
	k = dx_value_readings(a, s, rule, 2, readings, DX_LEN(readings));
	FUZZ_CHECK(k <= DX_LEN(readings));
	for (size_t i = 0; i < k; i++)
		for (size_t j = 0; j < i; j++)
			FUZZ_CHECK(strcmp(readings[i].text, readings[j].text) != 0);
	(void)dx_value_currency(s);
	decimals(s);
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
