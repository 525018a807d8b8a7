/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/hash.h"

#include <sodium.h>

#include "dx/base/clock.h"
#include "dx/base/str.h"

_Static_assert(sizeof(((struct dx_sha256 *)0)->state) >= sizeof(crypto_hash_sha256_state), "state too small");
_Static_assert(_Alignof(struct dx_sha256) >= _Alignof(crypto_hash_sha256_state), "state misaligned");
_Static_assert(DX_SHA256_BYTES == crypto_hash_sha256_BYTES, "digest size");

static crypto_hash_sha256_state *state_of(struct dx_sha256 *s)
{
	return (crypto_hash_sha256_state *)(void *)s->state;
}

void dx_sha256_init(struct dx_sha256 *s)
{
	crypto_hash_sha256_init(state_of(s));
}

void dx_sha256_add(struct dx_sha256 *s, const void *p, size_t n)
{
	crypto_hash_sha256_update(state_of(s), p, n);
}

void dx_sha256_end(struct dx_sha256 *s, uint8_t out[DX_SHA256_BYTES])
{
	crypto_hash_sha256_final(state_of(s), out);
}

bool dx_sha256_same(const uint8_t a[DX_SHA256_BYTES], const uint8_t b[DX_SHA256_BYTES])
{
	return sodium_memcmp(a, b, DX_SHA256_BYTES) == 0;
}

void dx_random(void *p, size_t n)
{
	randombytes_buf(p, n);
}

void dx_uuid7(char *out)
{
	/* Where the dashes stand: after bytes 4, 6, 8 and 10. */
	static const size_t group_bytes[] = {4, 2, 2, 2, 6};
	uint64_t ms = (uint64_t)(dx_now_real_us() / 1000);
	uint8_t b[16];
	const uint8_t *from = b;

	randombytes_buf(b, sizeof(b));
	for (size_t i = 0; i < 6; i++)
		b[i] = (uint8_t)(ms >> (40 - 8 * i));
	b[6] = (uint8_t)((b[6] & 0x0f) | 0x70);
	b[8] = (uint8_t)((b[8] & 0x3f) | 0x80);
	for (size_t i = 0; i < DX_LEN(group_bytes); i++) {
		dx_hex(out, from, group_bytes[i]);
		from += group_bytes[i];
		out += 2 * group_bytes[i];
		if (i + 1 < DX_LEN(group_bytes))
			*out++ = '-';
	}
}
