/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Certificates made on the spot, self-signed, and files of them. */
#ifndef DX_TEST_CERTIFICATE_H
#define DX_TEST_CERTIFICATE_H

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "dx/base/check.h"

/* Files in the folder for temporary files, to be removed with certificate_remove(). */
struct certificate {
	char cert[PATH_MAX];
	char key[PATH_MAX];
};

static inline FILE *certificate_file(char *path, size_t size, const char *what, int mode)
{
	const char *folder = getenv("TMPDIR");
	int n = snprintf(path, size, "%s/dx-%s-XXXXXX", folder ? folder : P_tmpdir, what);
	int fd = n > 0 && (size_t)n < size ? mkostemp(path, O_CLOEXEC) : -1;
	FILE *f = fd >= 0 && fchmod(fd, (mode_t)mode) == 0 ? fdopen(fd, "w") : NULL;

	dx_assert(f);
	return f;
}

/* Valid from FROM_S to TO_S seconds from now. CIPHER (may be NULL) seals the key with the passphrase "secret". */
static inline struct certificate certificate_make(const char *name, long from_s, long to_s, const EVP_CIPHER *cipher)
{
	struct certificate c;
	EVP_PKEY *key = EVP_EC_gen("P-256");
	X509 *x = X509_new();
	X509_NAME *subject = X509_get_subject_name(x);
	char alt[300];
	FILE *f;

	(void)snprintf(alt, sizeof(alt), "DNS:%s,DNS:localhost,IP:127.0.0.1", name);
	X509_EXTENSION *names = X509V3_EXT_conf_nid(NULL, NULL, NID_subject_alt_name, alt);
	dx_assert(key && subject && names);
	dx_assert(X509_set_version(x, X509_VERSION_3) == 1 &&
		  ASN1_INTEGER_set(X509_get_serialNumber(x), (long)getpid()) == 1 &&
		  X509_gmtime_adj(X509_getm_notBefore(x), from_s) && X509_gmtime_adj(X509_getm_notAfter(x), to_s) &&
		  X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, (const unsigned char *)name, -1, -1, 0) ==
			  1 &&
		  X509_set_issuer_name(x, subject) == 1 && X509_set_pubkey(x, key) == 1 &&
		  X509_add_ext(x, names, -1) == 1 && X509_sign(x, key, EVP_sha256()) > 0);
	f = certificate_file(c.cert, sizeof(c.cert), "cert", 0644);
	dx_assert(PEM_write_X509(f, x) == 1 && fclose(f) == 0);
	f = certificate_file(c.key, sizeof(c.key), "key", 0600);
	dx_assert(PEM_write_PrivateKey(f, key, cipher, (const unsigned char *)"secret", cipher ? 6 : 0, NULL, NULL) ==
			  1 &&
		  fclose(f) == 0);
	X509_EXTENSION_free(names);
	X509_free(x);
	EVP_PKEY_free(key);
	return c;
}

static inline void certificate_remove(const struct certificate *c)
{
	(void)unlink(c->cert);
	(void)unlink(c->key);
}

#endif
