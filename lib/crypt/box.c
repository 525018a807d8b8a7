/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/box.h"

#include <sodium.h>
#include <string.h>

#include "dx/base/check.h"

#define FORMAT        1
#define VERSION_BYTES 4
#define HEAD_BYTES    (1 + VERSION_BYTES)

_Static_assert(DX_BOX_OVERHEAD == HEAD_BYTES + crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES, "box layout");
_Static_assert(DX_HMAC_SHA256_BYTES == crypto_auth_hmacsha256_BYTES, "size of a mac");
_Static_assert(sizeof(((struct dx_peppers *)0)->v[0].key) == crypto_secretbox_KEYBYTES, "size of a master key");

static void derive(const uint8_t master[crypto_secretbox_KEYBYTES], const char *purpose,
		   uint8_t key_r[crypto_secretbox_KEYBYTES])
{
	int rc = crypto_generichash(key_r, crypto_secretbox_KEYBYTES, (const unsigned char *)purpose, strlen(purpose),
				    master, crypto_secretbox_KEYBYTES);
	dx_assert(rc == 0);
}

void dx_box_seal(const struct dx_peppers *master, const char *purpose, struct dx_str plain, struct dx_buf *out)
{
	uint8_t key[crypto_secretbox_KEYBYTES];
	uint8_t head[HEAD_BYTES + crypto_secretbox_NONCEBYTES] = {FORMAT};
	size_t sealed_bytes = dx_size_add(plain.n, crypto_secretbox_MACBYTES);

	dx_assert(master->n > 0);
	uint32_t version = (uint32_t)master->v[0].version;
	for (unsigned int i = 0; i < VERSION_BYTES; i++)
		head[1 + i] = (uint8_t)(version >> (8 * (VERSION_BYTES - 1 - i)));
	randombytes_buf(head + HEAD_BYTES, crypto_secretbox_NONCEBYTES);
	derive(master->v[0].key, purpose, key);
	dx_buf_add(out, head, sizeof(head));
	dx_buf_reserve(out, sealed_bytes);
	int rc = crypto_secretbox_easy((unsigned char *)out->data + out->len, (const unsigned char *)plain.p, plain.n,
				       head + HEAD_BYTES, key);
	dx_assert(rc == 0);
	out->len += sealed_bytes;
	out->data[out->len] = '\0';
	sodium_memzero(key, sizeof(key));
}

/* The master key that BOX was sealed under; NULL: the file has no such version. */
static const uint8_t *find_master(const struct dx_peppers *master, const uint8_t *box, uint32_t *version_r)
{
	uint32_t version = 0;

	for (unsigned int i = 0; i < VERSION_BYTES; i++)
		version = version << 8 | box[1 + i];
	*version_r = version;
	for (size_t i = 0; i < master->n; i++)
		if ((uint32_t)master->v[i].version == version)
			return master->v[i].key;
	return NULL;
}

bool dx_box_open(const struct dx_peppers *master, const char *purpose, struct dx_str box, struct dx_buf *out,
		 struct dx_err *err)
{
	const uint8_t *p = (const uint8_t *)box.p;
	uint8_t key[crypto_secretbox_KEYBYTES];
	uint32_t version;

	if (box.n < DX_BOX_OVERHEAD || p[0] != FORMAT)
		return dx_fail(err, DX_E_internal_error, "a sealed secret is damaged");
	const uint8_t *master_key = find_master(master, p, &version);
	if (master_key == NULL)
		return dx_fail(err, DX_E_internal_error, "there is no master key of version %u", version);
	size_t head = HEAD_BYTES + crypto_secretbox_NONCEBYTES;
	size_t plain_bytes = box.n - DX_BOX_OVERHEAD;
	derive(master_key, purpose, key);
	dx_buf_reserve(out, plain_bytes);
	int rc = crypto_secretbox_open_easy((unsigned char *)out->data + out->len, p + head, box.n - head,
					    p + HEAD_BYTES, key);
	sodium_memzero(key, sizeof(key));
	if (rc == 0)
		out->len += plain_bytes;
	out->data[out->len] = '\0';
	if (rc != 0)
		return dx_fail(err, DX_E_internal_error, "a sealed secret is damaged or of another master key");
	return true;
}

void dx_hmac_sha256(struct dx_str key, const struct dx_str *parts, size_t n_parts, uint8_t mac_r[DX_HMAC_SHA256_BYTES])
{
	crypto_auth_hmacsha256_state state;

	crypto_auth_hmacsha256_init(&state, (const unsigned char *)key.p, key.n);
	for (size_t i = 0; i < n_parts; i++)
		crypto_auth_hmacsha256_update(&state, (const unsigned char *)parts[i].p, parts[i].n);
	crypto_auth_hmacsha256_final(&state, mac_r);
	sodium_memzero(&state, sizeof(state));
}

void dx_wipe(void *p, size_t n)
{
	sodium_memzero(p, n);
}

void dx_wipe_buf(struct dx_buf *b)
{
	if (b->data != NULL)
		sodium_memzero(b->data, b->cap);
	dx_buf_free(b);
}
