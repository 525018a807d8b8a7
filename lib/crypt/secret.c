/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/secret.h"

#include <sodium.h>
#include <stddef.h>

#include "dx/base/check.h"

struct dx_secret {
	size_t n;
	char bytes[];
};

struct dx_seal_key {
	unsigned char public[crypto_box_PUBLICKEYBYTES];
	unsigned char secret[crypto_box_SECRETKEYBYTES];
};

#define SEALED_MAX (DX_SEAL_SECRET_MAX + crypto_box_SEALBYTES)
#define VARIANT    sodium_base64_VARIANT_ORIGINAL

_Static_assert(sodium_base64_ENCODED_LEN(crypto_box_PUBLICKEYBYTES, VARIANT) == DX_SEAL_PUBLIC_TEXT, "text of a key");
_Static_assert(sodium_base64_ENCODED_LEN(SEALED_MAX, VARIANT) <= DX_SEAL_TEXT_MAX, "text of what is sealed");

static void *locked(size_t n)
{
	/* sodium_malloc() sets the object against the end of a page: only whole units of alignment begin on one */
	n = (n + _Alignof(max_align_t) - 1) & ~(_Alignof(max_align_t) - 1);
	void *p = sodium_malloc(n);
	if (p == NULL)
		dx_die("out of memory (secret)");
	sodium_memzero(p, n);
	return p;
}

struct dx_secret *dx_secret_new(size_t n)
{
	struct dx_secret *s = locked(sizeof(*s) + n + 1);
	s->n = n;
	return s;
}

char *dx_secret_bytes(struct dx_secret *s)
{
	return s->bytes;
}

struct dx_str dx_secret_str(const struct dx_secret *s)
{
	return dx_strn(s->bytes, s->n);
}

void dx_secret_free(struct dx_secret **s)
{
	if (s == NULL)
		return;
	sodium_free(*s); /* wipes */
	*s = NULL;
}

struct dx_seal_key *dx_seal_key_new(void)
{
	struct dx_seal_key *k = locked(sizeof(*k));
	if (crypto_box_keypair(k->public, k->secret) != 0)
		dx_die("cannot make a key pair");
	return k;
}

void dx_seal_key_public(const struct dx_seal_key *k, char out[DX_SEAL_PUBLIC_TEXT])
{
	sodium_bin2base64(out, DX_SEAL_PUBLIC_TEXT, k->public, sizeof(k->public), VARIANT);
}

void dx_seal_key_free(struct dx_seal_key **k)
{
	if (k == NULL)
		return;
	sodium_free(*k);
	*k = NULL;
}

bool dx_seal(struct dx_str public_text, const struct dx_secret *s, char out[DX_SEAL_TEXT_MAX])
{
	unsigned char public[crypto_box_PUBLICKEYBYTES];
	unsigned char sealed[SEALED_MAX];
	size_t n;

	if (s->n > DX_SEAL_SECRET_MAX ||
	    sodium_base642bin(public, sizeof(public), public_text.p, public_text.n, NULL, &n, NULL, VARIANT) != 0 ||
	    n != sizeof(public) || crypto_box_seal(sealed, (const unsigned char *)s->bytes, s->n, public) != 0)
		return false;
	sodium_bin2base64(out, DX_SEAL_TEXT_MAX, sealed, s->n + crypto_box_SEALBYTES, VARIANT);
	return true;
}

bool dx_seal_open(const struct dx_seal_key *k, struct dx_str sealed_text, struct dx_secret **s_r)
{
	unsigned char sealed[SEALED_MAX];
	struct dx_secret *s;
	size_t n;

	if (sodium_base642bin(sealed, sizeof(sealed), sealed_text.p, sealed_text.n, NULL, &n, NULL, VARIANT) != 0 ||
	    n < crypto_box_SEALBYTES)
		return false;
	s = dx_secret_new(n - crypto_box_SEALBYTES);
	if (crypto_box_seal_open((unsigned char *)s->bytes, sealed, n, k->public, k->secret) != 0) {
		dx_secret_free(&s);
		return false;
	}
	*s_r = s;
	return true;
}
