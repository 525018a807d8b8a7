/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The certificate and key that a TLS listener shows, and how it speaks: TLS 1.2 (ECDHE with AES-GCM or
 * ChaCha20-Poly1305 only) and 1.3, ALPN http/1.1, no compression, no renegotiation, no resumption: sessions would
 * have to be shared between processes and hosts, and a ticket key that lives long ends forward secrecy.
 */
#ifndef DX_TLS_TLS_H
#define DX_TLS_TLS_H

#include "dx/base/err.h"

#define DX_TLS_FILE_MAX  (256u * 1024u) /* bytes of a certificate or key file */
#define DX_TLS_NAME_MAX  256
#define DX_TLS_SOON_DAYS 30

struct dx_tls; /* never changed once made; connections begun with one keep it as long as they need it */

struct dx_tls_options {
	const char *cert_file;   /* PEM: the certificate, then those that lead to the authority's */
	const char *key_file;    /* PEM, without a passphrase; may be the same file */
	const char *min_version; /* "1.2" or "1.3" */
};

struct dx_tls_facts {
	char names[DX_TLS_NAME_MAX]; /* "a.example, b.example": what it is for; its subject when it has no such names */
	int64_t not_before_s;        /* seconds since 1970 */
	int64_t not_after_s;
};

enum dx_tls_age {
	DX_TLS_EARLY, /* not valid yet */
	DX_TLS_GOOD,
	DX_TLS_SOON, /* fewer than DX_TLS_SOON_DAYS left */
	DX_TLS_EXPIRED,
};

bool dx_tls_version_ok(const char *min_version) DX_MUST_CHECK;

/*
 * Read both files and see whether they fit together. The key's must not be readable by everybody: mode 0600 or less,
 * or 0640 and less when root owns it (a group like ssl-cert), or a credential of systemd. An expired certificate is
 * no error here. Errors: DX_E_internal_error, naming the file and what is wrong with it.
 */
bool dx_tls_load(const struct dx_tls_options *o, struct dx_tls **t_r, struct dx_err *err) DX_MUST_CHECK;
void dx_tls_free(struct dx_tls **t); /* sets NULL; NULL is accepted; connections go on */
const struct dx_tls_facts *dx_tls_facts(const struct dx_tls *t);
enum dx_tls_age dx_tls_age(const struct dx_tls_facts *f, int64_t now_s);
/* "has expired" and so on, for what follows "the certificate". */
const char *dx_tls_age_words(enum dx_tls_age age);

#endif
