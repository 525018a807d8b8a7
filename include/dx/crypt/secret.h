/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Secrets in memory, and how one gets from one process to another through a place that others can read:
 * sealed (libsodium's crypto_box_seal: X25519, XSalsa20-Poly1305) to a key pair that its receiver made for this one
 * time. Both lie in memory that is locked, guarded, left out of core dumps and wiped when freed (sodium_malloc).
 */
#ifndef DX_CRYPT_SECRET_H
#define DX_CRYPT_SECRET_H

#include "dx/base/err.h"
#include "dx/base/str.h"

struct dx_secret;

/* Room for N bytes, terminated; to be filled through dx_secret_bytes(). */
struct dx_secret *dx_secret_new(size_t n);
char *dx_secret_bytes(struct dx_secret *s);
struct dx_str dx_secret_str(const struct dx_secret *s); /* terminated */
void dx_secret_free(struct dx_secret **s);              /* sets NULL; NULL is accepted */

struct dx_seal_key;
#define DX_SEAL_PUBLIC_TEXT 45 /* base64, with the terminator */

struct dx_seal_key *dx_seal_key_new(void);
void dx_seal_key_public(const struct dx_seal_key *k, char out[DX_SEAL_PUBLIC_TEXT]);
void dx_seal_key_free(struct dx_seal_key **k);

#define DX_SEAL_SECRET_MAX 1024 /* bytes of a secret that can be sealed */
#define DX_SEAL_TEXT_MAX   1433 /* base64 of it, with the terminator */

/* Seal S to PUBLIC_TEXT; base64 into OUT. False: that is no public key, or S is too long. */
bool dx_seal(struct dx_str public_text, const struct dx_secret *s, char out[DX_SEAL_TEXT_MAX]) DX_MUST_CHECK;
/* False: not sealed to K, or changed on its way. */
bool dx_seal_open(const struct dx_seal_key *k, struct dx_str sealed_text, struct dx_secret **s_r) DX_MUST_CHECK;

#endif
