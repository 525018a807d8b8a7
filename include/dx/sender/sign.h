/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Signatures of outgoing events, two forms from one secret "whsec_" + base64:
 *
 *   webhook-signature    Standard Webhooks 1.0: "v1," + base64(HMAC-SHA256(K, id "." t "." body)), K the
 *                        bytes that the base64 stands for; several joined by blanks
 *   X-Service-Signature  "t=" t ",v1=" hex(HMAC-SHA256(S, t "." body)), S the ASCII of the whole secret,
 *                        prefix included (as Stripe's libraries verify it); several v1
 */
#ifndef DX_SENDER_SIGN_H
#define DX_SENDER_SIGN_H

#include "dx/base/buf.h"
#include "dx/base/err.h"

/*
 * Append both values for BODY of event ID at T (seconds since the epoch), signed with each of the N secrets, the
 * current one first. Errors: DX_E_internal_error when a secret has not this form; the buffers are untouched then.
 */
bool dx_sign(const struct dx_str *secrets, size_t n, const char *id, int64_t t, struct dx_str body,
	     struct dx_buf *service, struct dx_buf *standard, struct dx_err *err) DX_MUST_CHECK;

#endif
