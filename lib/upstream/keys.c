/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "dx/os/secret.h"
#include "upstream_int.h"

#define FILE_MAX 65536
#define KEY_MIN  16
#define KEY_MAX  256

static void digest(struct dx_str key, uint8_t out[DX_SHA256_BYTES])
{
	struct dx_sha256 s;

	dx_sha256_init(&s);
	dx_sha256_add(&s, key.p, key.n);
	dx_sha256_end(&s, out);
}

static bool is_key(struct dx_str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.p[i] <= ' ' || (unsigned char)s.p[i] >= 0x7f)
			return false;
	return s.n >= KEY_MIN && s.n <= KEY_MAX;
}

bool dx_upstream_keys_parse(struct dx_str text, struct dx_upstream_keys *k_r, struct dx_err *err)
{
	struct dx_upstream_keys k = {.n = 0};
	struct dx_str line;
	int number = 0;

	while (dx_str_split(&text, '\n', &line)) {
		struct dx_str key = dx_str_trim(line);

		number++;
		if (key.n == 0 || key.p[0] == '#')
			continue;
		if (!is_key(key))
			return dx_fail(err, DX_E_internal_error, "line %d is no key of %d to %d printable characters",
				       number, KEY_MIN, KEY_MAX);
		if (k.n == DX_UPSTREAM_KEYS_MAX)
			return dx_fail(err, DX_E_internal_error, "more than %d keys", DX_UPSTREAM_KEYS_MAX);
		digest(key, k.digests[k.n++]);
	}
	if (k.n == 0)
		return dx_fail(err, DX_E_internal_error, "there is no key");
	*k_r = k;
	return true;
}

bool dx_upstream_keys_read(const char *path, struct dx_upstream_keys *k_r, struct dx_err *err)
{
	char *text = malloc(FILE_MAX);
	size_t n = 0;
	bool ok;

	if (text == NULL)
		return dx_fail(err, DX_E_internal_error, "no memory for \"%s\"", path);
	ok = dx_secret_read(path, text, FILE_MAX, &n, err) && dx_upstream_keys_parse(dx_strn(text, n), k_r, err);
	explicit_bzero(text, FILE_MAX);
	free(text);
	return ok;
}

bool dx_upstream_keys_admit(const struct dx_upstream_keys *k, const char *authorization, struct dx_err *err)
{
	struct dx_str key = dx_http_bearer(authorization);
	uint8_t shown[DX_SHA256_BYTES];
	bool known = false;

	if (key.n == 0)
		return dx_fail(err, DX_E_missing_api_key, "send the key as \"Authorization: Bearer KEY\"");
	digest(key, shown);
	for (size_t i = 0; i < k->n; i++)
		known = dx_sha256_same(shown, k->digests[i]) || known;
	return known || dx_fail(err, DX_E_invalid_api_key, "this key is not accepted here");
}
