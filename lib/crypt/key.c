/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/key.h"

#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/os/secret.h"

#define PREFIX         "dx_live_"
#define PREFIX_LEN     (sizeof(PREFIX) - 1)
#define RANDOM_LEN     30u
#define CRC_LEN        6u
#define FILE_BYTES_MAX 4096u

_Static_assert(PREFIX_LEN + RANDOM_LEN + CRC_LEN == DX_KEY_LEN, "the parts of a key");

static const char base62[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

bool dx_crypt_init(struct dx_err *err)
{
	/* 1: somebody has done it before. */
	if (sodium_init() < 0)
		return dx_fail(err, DX_E_internal_error, "cannot start libsodium");
	return true;
}

/* CRC-32 of IEEE 802.3, as zlib's. Keys are short: bit by bit needs no table. */
static uint32_t crc32_of(const char *p, size_t n)
{
	uint32_t crc = UINT32_MAX;

	for (size_t i = 0; i < n; i++) {
		crc ^= (unsigned char)p[i];
		for (int bit = 0; bit < 8; bit++)
			crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
	}
	return ~crc;
}

/* The check characters of the text before them, whatever its prefix. */
static void checksum(const char *p, size_t n, char out[CRC_LEN])
{
	uint32_t crc = crc32_of(p, n);

	for (size_t i = CRC_LEN; i > 0; i--) {
		out[i - 1] = base62[crc % 62];
		crc /= 62;
	}
}

void dx_key_generate(char *out)
{
	memcpy(out, PREFIX, PREFIX_LEN);
	for (size_t i = 0; i < RANDOM_LEN; i++)
		out[PREFIX_LEN + i] = base62[randombytes_uniform(62)];
	checksum(out, PREFIX_LEN + RANDOM_LEN, out + PREFIX_LEN + RANDOM_LEN);
	out[DX_KEY_LEN] = '\0';
}

bool dx_key_wellformed(struct dx_str key)
{
	char check[CRC_LEN];

	if (key.n != DX_KEY_LEN || !dx_str_starts(key, PREFIX))
		return false;
	for (size_t i = PREFIX_LEN; i < DX_KEY_LEN; i++)
		if (dx_str_find_c(dx_str(base62), key.p[i]) == SIZE_MAX)
			return false;
	checksum(key.p, DX_KEY_LEN - CRC_LEN, check);
	return memcmp(check, key.p + DX_KEY_LEN - CRC_LEN, CRC_LEN) == 0;
}

void dx_key_hash(const struct dx_peppers *p, size_t i, struct dx_str key, uint8_t hash_r[DX_KEY_HASH_BYTES])
{
	int rc;

	dx_assert(i < p->n);
	rc = crypto_generichash(hash_r, DX_KEY_HASH_BYTES, (const unsigned char *)key.p, key.n, p->v[i].key,
				sizeof(p->v[i].key));
	dx_assert(rc == 0);
}

static bool parse_line(struct dx_str line, struct dx_peppers *p)
{
	struct dx_str rest = line;
	struct dx_str version;
	uint64_t number;

	if (p->n == DX_PEPPERS_MAX || !dx_str_split(&rest, ':', &version) || !dx_str_u64(version, &number) ||
	    number < 1 || number > INT_MAX || !dx_unhex(p->v[p->n].key, sizeof(p->v[p->n].key), rest))
		return false;
	for (size_t i = 0; i < p->n; i++)
		if (p->v[i].version == (int)number)
			return false;
	p->v[p->n++].version = (int)number;
	return true;
}

/* Newest first, in whatever order the lines stand. */
static void sort_peppers(struct dx_peppers *p)
{
	for (size_t i = 1; i < p->n; i++) {
		for (size_t k = i; k > 0 && p->v[k - 1].version < p->v[k].version; k--) {
			__typeof__(p->v[0]) swap = p->v[k];

			p->v[k] = p->v[k - 1];
			p->v[k - 1] = swap;
			sodium_memzero(&swap, sizeof(swap));
		}
	}
}

static bool parse_peppers(const char *path, struct dx_str text, struct dx_peppers *p, struct dx_err *err)
{
	struct dx_str rest = text;
	struct dx_str line;
	int number = 0;

	while (dx_str_split(&rest, '\n', &line)) {
		number++;
		line = dx_str_trim(line);
		if (line.n > 0 && !parse_line(line, p))
			return dx_fail(err, DX_E_internal_error,
				       "\"%s\" line %d is not a new VERSION:64 hexadecimal digits", path, number);
	}
	if (p->n == 0)
		return dx_fail(err, DX_E_internal_error, "\"%s\" holds no pepper", path);
	sort_peppers(p);
	return true;
}

bool dx_secret_line(const char *path, char *out, size_t size, struct dx_err *err)
{
	char text[FILE_BYTES_MAX];
	size_t n = 0;
	bool ok = dx_secret_read(path, text, sizeof(text), &n, err);
	struct dx_str line = dx_str_trim(dx_strn(text, n));

	for (size_t i = 0; ok && i < line.n; i++)
		if (line.p[i] <= ' ' || line.p[i] >= 0x7f)
			ok = dx_fail(err, DX_E_internal_error, "\"%s\" holds more than one word", path);
	if (ok && (line.n == 0 || line.n >= size))
		ok = dx_fail(err, DX_E_internal_error, "\"%s\" is empty or too long", path);
	if (ok) {
		memcpy(out, line.p, line.n);
		out[line.n] = '\0';
	}
	sodium_memzero(text, sizeof(text));
	return ok;
}

bool dx_peppers_load(const char *path, struct dx_peppers *p_r, struct dx_err *err)
{
	struct dx_peppers p = {0};
	char text[FILE_BYTES_MAX];
	size_t n = 0;
	bool ok = dx_secret_read(path, text, sizeof(text), &n, err) && parse_peppers(path, dx_strn(text, n), &p, err);

	if (ok)
		*p_r = p;
	sodium_memzero(text, sizeof(text));
	sodium_memzero(&p, sizeof(p));
	return ok;
}
