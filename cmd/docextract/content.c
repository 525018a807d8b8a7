/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What migrating and checking content share. */
#include <string.h>

#include "content.h"
#include "dx/crypt/hash.h"

bool content_hash_is(struct dx_str bytes, const char *hex)
{
	struct dx_sha256 s;
	uint8_t hash[DX_SHA256_BYTES];
	char text[2 * DX_SHA256_BYTES + 1];

	dx_sha256_init(&s);
	dx_sha256_add(&s, bytes.p, bytes.n);
	dx_sha256_end(&s, hash);
	dx_hex(text, hash, sizeof(hash));
	return strcmp(text, hex) == 0;
}

PGresult *content_query(struct content *k, const char *sql, int n, const char *const *params)
{
	return pg_query(k->c, k->db, sql, n, params);
}
