/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/sender/sign.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dx/crypt/box.h"
#include "dx/fmt/b64.h"

#define PREFIX "whsec_"

static void sign_service(struct dx_str secret, struct dx_str t, struct dx_str body, struct dx_buf *out)
{
	const struct dx_str parts[] = {t, DX_STR("."), body};
	uint8_t mac[DX_HMAC_SHA256_BYTES];
	char hex[2 * sizeof(mac) + 1];

	dx_hmac_sha256(secret, parts, DX_LEN(parts), mac);
	dx_hex(hex, mac, sizeof(mac));
	dx_buf_adds(out, ",v1=");
	dx_buf_adds(out, hex);
}

static bool sign_standard(struct dx_str secret, struct dx_str id, struct dx_str t, struct dx_str body,
			  struct dx_buf *out, struct dx_err *err)
{
	const struct dx_str parts[] = {id, DX_STR("."), t, DX_STR("."), body};
	uint8_t mac[DX_HMAC_SHA256_BYTES];
	struct dx_buf key = DX_BUF_INIT;

	if (!dx_str_starts(secret, PREFIX) ||
	    !dx_b64_decode(DX_B64_STD, dx_str_sub(secret, strlen(PREFIX), SIZE_MAX), &key) || key.len == 0) {
		dx_wipe_buf(&key);
		return dx_fail(err, DX_E_internal_error, "a webhook secret is not " PREFIX " and base64");
	}
	dx_hmac_sha256(dx_strn(key.data, key.len), parts, DX_LEN(parts), mac);
	dx_wipe_buf(&key);
	dx_buf_adds(out, out->len > 0 ? " v1," : "v1,");
	dx_b64_encode(DX_B64_STD, mac, sizeof(mac), out);
	return true;
}

bool dx_sign(const struct dx_str *secrets, size_t n, const char *id, int64_t t, struct dx_str body,
	     struct dx_buf *service, struct dx_buf *standard, struct dx_err *err)
{
	struct dx_buf stripe = DX_BUF_INIT, webhooks = DX_BUF_INIT;
	char stamp[24];
	bool ok = true;

	(void)snprintf(stamp, sizeof(stamp), "%" PRId64, t);
	dx_buf_printf(&stripe, "t=%s", stamp);
	for (size_t i = 0; i < n && ok; i++) {
		sign_service(secrets[i], dx_str(stamp), body, &stripe);
		ok = sign_standard(secrets[i], dx_str(id), dx_str(stamp), body, &webhooks, err);
	}
	if (ok) {
		dx_buf_add(service, stripe.data, stripe.len);
		dx_buf_adds(standard, dx_buf_cstr(&webhooks));
	}
	dx_buf_free(&stripe);
	dx_buf_free(&webhooks);
	return ok;
}
