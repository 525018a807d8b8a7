/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Public keys that codes are judged by. */
#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "dx/einv/einv.h"
#include "dx/fmt/b64.h"
#include "dx/fmt/json.h"

#define BITS_MIN  2048
#define NAME_MAX_ 128

/* Called for each usable key; KEY is the callee's only until it returns. KID: NULL when it has no name. */
typedef void key_fn(void *arg, const char *kid, EVP_PKEY *key);

static void offer(EVP_PKEY *key, const char *kid, key_fn *fn, void *arg)
{
	if (key && EVP_PKEY_is_a(key, "RSA") && EVP_PKEY_get_bits(key) >= BITS_MIN)
		fn(arg, kid, key);
	EVP_PKEY_free(key);
}

/* ---- JWKS ---- */

static BIGNUM *number(const json_t *jwk, const char *name)
{
	struct dx_buf out = DX_BUF_INIT;
	const char *text = dx_json_str(jwk, name);
	BIGNUM *n = NULL;

	if (text && dx_b64_decode(DX_B64_URL, dx_str(text), &out) && out.len <= 2048)
		n = BN_bin2bn((const unsigned char *)dx_buf_cstr(&out), (int)out.len, NULL);
	dx_buf_free(&out);
	return n;
}

static EVP_PKEY *key_of_jwk(const json_t *jwk)
{
	BIGNUM *n = number(jwk, "n");
	BIGNUM *e = number(jwk, "e");
	OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
	OSSL_PARAM *params = NULL;
	EVP_PKEY *key = NULL;

	if (n && e && build && ctx && OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_RSA_N, n) == 1 &&
	    OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_RSA_E, e) == 1 &&
	    (params = OSSL_PARAM_BLD_to_param(build)) != NULL && EVP_PKEY_fromdata_init(ctx) == 1 &&
	    EVP_PKEY_fromdata(ctx, &key, EVP_PKEY_PUBLIC_KEY, params) != 1)
		key = NULL;
	OSSL_PARAM_free(params);
	OSSL_PARAM_BLD_free(build);
	EVP_PKEY_CTX_free(ctx);
	BN_free(n);
	BN_free(e);
	return key;
}

static bool each_jwk(struct dx_arena *a, struct dx_str text, key_fn *fn, void *arg, struct dx_err *err)
{
	json_t *set;
	size_t i;
	const json_t *jwk;

	if (!dx_json_parse(a, text, &set, err))
		return false;
	json_array_foreach (json_object_get(set, "keys"), i, jwk) {
		const char *kty = dx_json_str(jwk, "kty");

		if (kty && strcmp(kty, "RSA") == 0)
			offer(key_of_jwk(jwk), dx_json_str(jwk, "kid"), fn, arg);
	}
	return true;
}

/* ---- PEM ---- */

static EVP_PKEY *key_of_certificate(const unsigned char *der, long n, char *kid, size_t size)
{
	X509 *x = d2i_X509(NULL, &der, n);
	EVP_PKEY *key = x ? X509_get_pubkey(x) : NULL;
	unsigned char digest[EVP_MAX_MD_SIZE];
	unsigned int len = 0;

	kid[0] = '\0';
	if (key && X509_digest(x, EVP_sha1(), digest, &len) == 1)
		for (unsigned int i = 0; i < len && 2 * i + 3 <= size; i++)
			(void)snprintf(kid + (size_t)2 * i, 3, "%02X", digest[i]);
	X509_free(x);
	return key;
}

/* The name on the last line "kid: NAME" of TEXT; "" when there is none. */
static void find_name(struct dx_str text, char *kid, size_t size)
{
	struct dx_str line;

	kid[0] = '\0';
	while (dx_str_split(&text, '\n', &line)) {
		line = dx_str_trim(line);
		if (dx_str_starts(line, "kid:")) {
			line = dx_str_trim(dx_str_sub(line, 4, SIZE_MAX));
			(void)snprintf(kid, size, "%.*s", (int)(line.n < size ? line.n : size - 1), line.p);
		}
	}
}

static void each_pem(struct dx_str text, key_fn *fn, void *arg)
{
	BIO *bio = BIO_new_mem_buf(text.p, (int)text.n);
	size_t from = 0;
	char *type = NULL;
	char *header = NULL;
	unsigned char *der = NULL;
	long n = 0;

	while (bio && PEM_read_bio(bio, &type, &header, &der, &n) == 1) {
		char kid[NAME_MAX_];
		size_t to = text.n - (size_t)BIO_pending(bio);
		const unsigned char *p = der;

		if (strcmp(type, PEM_STRING_X509) == 0) {
			EVP_PKEY *key = key_of_certificate(der, n, kid, sizeof(kid));

			offer(key, kid, fn, arg);
		} else if (strcmp(type, PEM_STRING_PUBLIC) == 0) {
			find_name(dx_str_sub(text, from, to - from), kid, sizeof(kid));
			offer(d2i_PUBKEY(NULL, &p, n), *kid ? kid : NULL, fn, arg);
		}
		from = to;
		OPENSSL_free(type);
		OPENSSL_free(header);
		OPENSSL_free(der);
	}
	BIO_free(bio);
}

static bool each_key(struct dx_arena *a, struct dx_str text, key_fn *fn, void *arg, struct dx_err *err)
{
	if (text.n > INT32_MAX)
		return dx_fail(err, DX_E_bad_request, "the key set is too large");
	if (dx_str_starts(dx_str_trim(text), "{"))
		return each_jwk(a, text, fn, arg, err);
	each_pem(text, fn, arg);
	return true;
}

/* ---- what they are for ---- */

static void count(void *arg, const char *kid DX_UNUSED, EVP_PKEY *key DX_UNUSED)
{
	(*(size_t *)arg)++;
}

bool dx_einv_keys_check(struct dx_arena *a, struct dx_str keys, size_t *n_r, struct dx_err *err)
{
	*n_r = 0;
	if (!each_key(a, keys, count, n_r, err))
		return false;
	return *n_r > 0 ? true
			: dx_fail(err, DX_E_bad_request, "no RSA key of %d bits or more in it (JWKS or PEM)", BITS_MIN);
}

struct judging {
	const struct dx_einv *e;
	bool tried, valid;
};

static void judge(void *arg, const char *kid, EVP_PKEY *key)
{
	struct judging *j = arg;
	EVP_MD_CTX *ctx;

	if (j->valid || (kid && (!j->e->kid || strcasecmp(kid, j->e->kid) != 0)))
		return;
	ctx = EVP_MD_CTX_new();
	j->valid = ctx && EVP_DigestVerifyInit(ctx, NULL, EVP_sha256(), NULL, key) == 1 &&
		   EVP_DigestVerify(ctx, (const unsigned char *)j->e->signature.p, j->e->signature.n,
				    (const unsigned char *)j->e->signed_text.p, j->e->signed_text.n) == 1;
	/* a key without a name that does not fit may simply be another one */
	j->tried |= kid != NULL || !j->e->kid;
	EVP_MD_CTX_free(ctx);
}

enum dx_einv_state dx_einv_verify(struct dx_arena *a, const struct dx_einv *e, struct dx_str keys)
{
	struct judging j = {.e = e};
	struct dx_err err;

	if (keys.n == 0 || !each_key(a, keys, judge, &j, &err))
		return DX_EINV_UNKNOWN_KEY;
	return j.valid ? DX_EINV_VALID : j.tried ? DX_EINV_INVALID : DX_EINV_UNKNOWN_KEY;
}
