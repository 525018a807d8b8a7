/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The signed QR code of Indian GST e-invoices: a JWT (RFC 7519, RS256) of the invoice registration portal whose
 * payload is {"data":"<JSON text>","iss":"NIC"}; the inner text says SellerGstin, BuyerGstin, DocNo, DocTyp, DocDt
 * (dd/mm/yyyy), TotInvVal, ItemCnt, MainHsnCode, Irn, IrnDt.
 */
#ifndef DX_EINV_EINV_H
#define DX_EINV_EINV_H

#include "dx/base/arena.h"
#include "dx/base/date.h"
#include "dx/base/dec.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

struct dx_einv {
	const char *kid;                                              /* which key signed it; NULL: not said */
	struct dx_str signed_text;                                    /* header.payload as it stands in the code */
	struct dx_str signature;                                      /* decoded */
	const char *supplier, *recipient, *number, *type, *hsn, *irn; /* NULL: not said */
	struct dx_date date;                                          /* year 0: not said */
	bool has_total;
	struct dx_dec total;
	int items; /* -1: not said */
};

/* Read a code's PAYLOAD; false: it is something else (UPI, a link), or malformed. Everything lives in A. */
bool dx_einv_read(struct dx_arena *a, struct dx_str payload, struct dx_einv *e_r);

enum dx_einv_state {
	DX_EINV_VALID,
	DX_EINV_INVALID,     /* signed by another key, or changed since */
	DX_EINV_UNKNOWN_KEY, /* none of the keys is the one that is named */
};

/*
 * Judge the signature by KEYS: a JWKS (RFC 7517), or PEM blocks PUBLIC KEY and CERTIFICATE. The name of a key is its
 * "kid"; of a certificate the SHA-1 of its DER in hex, as NIC writes it; of a bare key what a line "kid: NAME"
 * before it says. A key without a name is tried for every code. Keys of less than 2048 bits are not used.
 */
enum dx_einv_state dx_einv_verify(struct dx_arena *a, const struct dx_einv *e, struct dx_str keys);

/* How many usable keys KEYS has. Errors: bad_request (neither JSON nor PEM, or none). */
bool dx_einv_keys_check(struct dx_arena *a, struct dx_str keys, size_t *n_r, struct dx_err *err) DX_MUST_CHECK;

/* NUMBER as the portal hashes it since 2025, in capitals; in A. Before that it was hashed as it was sent. */
char *dx_einv_capitals(struct dx_arena *a, const char *number);

/* SHA-256, in hex, over supplier's GSTIN, financial year ("2022-23"), document type and number. */
#define DX_EINV_IRN_TEXT 65
void dx_einv_irn(const char *supplier, struct dx_date date, const char *type, const char *number, char *out);

#endif
