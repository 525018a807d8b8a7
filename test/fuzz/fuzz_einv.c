/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a QR code of an e-invoice says: the first line. Keys to judge it by: what follows. A first line that is JSON is
 * the code's header and what follows its data, before they were encoded: mutations seldom survive that. A code that
 * holds by the key of the tests says what that key signed, whatever became of the rest.
 */
#include <string.h>

#include "../unit/einv/token.h"
#include "dx/einv/einv.h"
#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"
#include "fuzz.h"

#define MEMBER_MAX 128

static void check_member(const char *s)
{
	FUZZ_CHECK(s == NULL || (*s != '\0' && strlen(s) <= MEMBER_MAX));
}

static void check_facts(struct dx_str payload, const struct dx_einv *e)
{
	char irn[DX_EINV_IRN_TEXT];

	FUZZ_CHECK(e->supplier != NULL && e->number != NULL && e->irn != NULL);
	check_member(e->kid);
	check_member(e->supplier);
	check_member(e->recipient);
	check_member(e->number);
	check_member(e->type);
	check_member(e->hsn);
	check_member(e->irn);
	FUZZ_CHECK(e->date.year == 0 || dx_date_valid(e->date));
	FUZZ_CHECK(e->signed_text.p >= payload.p && e->signed_text.p + e->signed_text.n <= payload.p + payload.n);
	if (e->date.year != 0 && e->type != NULL) {
		dx_einv_irn(e->supplier, e->date, e->type, e->number, irn);
		FUZZ_CHECK(strlen(irn) == DX_EINV_IRN_TEXT - 1);
	}
}

static void check_signature(struct dx_arena *a, const struct dx_einv *e)
{
	struct dx_str all = dx_str(token), header, body;

	FUZZ_CHECK(dx_str_split(&all, '.', &header) && dx_str_split(&all, '.', &body));
	if (dx_einv_verify(a, e, dx_str(jwks)) != DX_EINV_VALID)
		return;
	FUZZ_CHECK(dx_str_eq(e->signed_text, dx_strn(header.p, header.n + 1 + body.n)));
	FUZZ_CHECK(dx_einv_verify(a, e, dx_str(pem)) == DX_EINV_VALID);
}

/* A code with this header and this data, and somebody's signature. */
static struct dx_str encode(struct dx_arena *a, struct dx_str header, struct dx_str data)
{
	struct dx_buf out = DX_BUF_INIT, body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	struct dx_str code;

	dx_jw_obj(&w);
	dx_jw_kstr(&w, "data", data);
	dx_jw_obj_end(&w);
	dx_b64_encode(DX_B64_URL, header.p, header.n, &out);
	dx_buf_addc(&out, '.');
	dx_b64_encode(DX_B64_URL, body.data, body.len, &out);
	dx_buf_adds(&out, ".c2lnbmVk");
	code = dx_strn(dx_memdup(a, out.data, out.len), out.len);
	dx_buf_free(&out);
	dx_buf_free(&body);
	return code;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct dx_arena *a = dx_arena_new();
	char *exact = fuzz_exact(data, size);
	struct dx_str keys = dx_strn(exact, size), payload = fuzz_line(&keys);
	struct dx_einv e = {0};
	struct dx_err err;
	size_t n = 0;
	bool usable = dx_einv_keys_check(a, keys, &n, &err);

	FUZZ_CHECK(!usable || n > 0);
	if (dx_str_starts(payload, "{"))
		payload = encode(a, payload, keys);
	if (dx_einv_read(a, payload, &e)) {
		check_facts(payload, &e);
		check_signature(a, &e);
		FUZZ_CHECK(usable || dx_einv_verify(a, &e, keys) != DX_EINV_VALID);
	}
	free(exact);
	dx_arena_drop(&a);
	return 0;
}
