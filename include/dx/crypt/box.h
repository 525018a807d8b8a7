/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Secrets that the database keeps and the program must read again (webhook
 * secrets, credentials of providers), sealed with libsodium's secretbox
 * (XSalsa20-Poly1305) under a master key from a file; and HMAC-SHA256, with
 * which webhooks are signed.
 *
 * A box: 1 byte format (1), 4 bytes version of the master key (big endian), 24
 * bytes nonce, 16 bytes tag, ciphertext. The key of secretbox is BLAKE2b-256 of
 * the purpose, keyed with the master key: a box of one purpose cannot be passed
 * off as one of another.
 *
 * The master key file has the form of the pepper file (crypt/key.h): one
 * "VERSION:64 hexadecimal digits" a line. New boxes are sealed with the highest
 * version; older lines stay as long as boxes of theirs exist.
 */
#ifndef DX_CRYPT_BOX_H
#define DX_CRYPT_BOX_H

#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/crypt/key.h"

#define DX_HMAC_SHA256_BYTES 32
#define DX_BOX_OVERHEAD      (1 + 4 + 24 + 16)

/* Append PLAIN, sealed for PURPOSE ("webhook"), to OUT. */
void dx_box_seal(const struct dx_peppers *master, const char *purpose, struct dx_str plain, struct dx_buf *out);
/*
 * Append what is in BOX to OUT; wipe it with dx_wipe_buf() after use. Errors: DX_E_internal_error (no such
 * version in the file; damaged, or of another purpose or key); OUT is untouched then.
 */
bool dx_box_open(const struct dx_peppers *master, const char *purpose, struct dx_str box, struct dx_buf *out,
		 struct dx_err *err) DX_MUST_CHECK;

/* HMAC-SHA256 over the N_PARTS pieces one after the other; a key of any length. */
void dx_hmac_sha256(struct dx_str key, const struct dx_str *parts, size_t n_parts, uint8_t mac_r[DX_HMAC_SHA256_BYTES]);

/* Overwrite so that no compiler leaves it out. */
void dx_wipe(void *p, size_t n);
/* Overwrite all that B ever held, then free it. */
void dx_wipe_buf(struct dx_buf *b);

#endif
