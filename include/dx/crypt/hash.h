/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* SHA-256 in pieces, random bytes and version 4 UUIDs. */
#ifndef DX_CRYPT_HASH_H
#define DX_CRYPT_HASH_H

#include "dx/dx.h"

#define DX_SHA256_BYTES 32
#define DX_UUID_TEXT    37 /* with the terminator */

struct dx_sha256 {
	_Alignas(16) uint8_t state[128]; /* holds libsodium's state; checked at compile time */
};

void dx_sha256_init(struct dx_sha256 *s);
void dx_sha256_add(struct dx_sha256 *s, const void *p, size_t n);
void dx_sha256_end(struct dx_sha256 *s, uint8_t out[DX_SHA256_BYTES]);
/* Are two digests the same? Takes the same time whatever they are. */
bool dx_sha256_same(const uint8_t a[DX_SHA256_BYTES], const uint8_t b[DX_SHA256_BYTES]) DX_MUST_CHECK;
void dx_random(void *p, size_t n);
/* A time-ordered UUID (RFC 9562 version 7) in lower case into OUT (DX_UUID_TEXT bytes). */
void dx_uuid7(char *out);

#endif
