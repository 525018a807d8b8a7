/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include "tls_int.h"

#include "dx/base/check.h"
#include "dx/base/str.h"
#include "dx/os/fd.h"
#include "dx/os/secret.h"

/* Forward secrecy and authenticated encryption only; those of TLS 1.3 are all like that. */
#define CIPHERS_12 "ECDHE+AESGCM:ECDHE+CHACHA20"
#define DAY_S      INT64_C(86400)

struct dx_tls {
	SSL_CTX *ctx;
	struct dx_tls_facts facts;
};

const char *dx_tls_complaint(void)
{
	unsigned long e = ERR_peek_last_error();
	const char *text = e != 0 ? ERR_reason_error_string(e) : NULL;

	ERR_clear_error();
	return text != NULL ? text : "no reason given";
}

bool dx_tls_version_ok(const char *min_version)
{
	return strcmp(min_version, "1.2") == 0 || strcmp(min_version, "1.3") == 0;
}

/* ---- files ---- */

static bool open_certificate(const char *path, int *fd_r, struct dx_err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	struct stat st;

	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot open \"%s\"", path);
	if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
		dx_fd_close(&fd);
		return dx_fail(err, DX_E_internal_error, "\"%s\" is not a regular file", path);
	}
	*fd_r = fd;
	return true;
}

/* One piece of memory, so that no copy of a key stays behind; to be given to forget(). */
static bool read_all(const char *path, bool secret, char **text_r, size_t *n_r, struct dx_err *err)
{
	char *text = NULL;
	size_t n = 0;
	ssize_t got = -1;
	bool ok = false;
	int fd;

	if (!(secret ? dx_secret_open(path, DX_SECRET_ROOT_GROUP, &fd, err) : open_certificate(path, &fd, err)))
		return false;
	text = OPENSSL_zalloc(DX_TLS_FILE_MAX);
	if (text == NULL)
		dx_die("out of memory (certificate)");
	do {
		got = read(fd, text + n, DX_TLS_FILE_MAX - n);
		n += got > 0 ? (size_t)got : 0;
	} while ((got > 0 && n < DX_TLS_FILE_MAX) || (got < 0 && errno == EINTR));
	if (got < 0)
		(void)dx_fail_errno(err, DX_E_internal_error, "cannot read \"%s\"", path);
	else if (n == DX_TLS_FILE_MAX)
		(void)dx_fail(err, DX_E_internal_error, "\"%s\" is too long", path);
	else
		ok = true;
	dx_fd_close(&fd);
	if (!ok) {
		OPENSSL_clear_free(text, DX_TLS_FILE_MAX);
		return false;
	}
	*text_r = text;
	*n_r = n;
	return true;
}

static void forget(char *text)
{
	OPENSSL_clear_free(text, DX_TLS_FILE_MAX);
}

static BIO *reader_of(const char *text, size_t n)
{
	BIO *bio = BIO_new_mem_buf(text, (int)n);

	if (bio == NULL)
		dx_die("out of memory (certificate)");
	return bio;
}

/* Nobody is there to type one; OpenSSL would ask the terminal. */
static int no_passphrase(char *buf, int size, int writing, void *arg)
{
	(void)buf;
	(void)size;
	(void)writing;
	*(bool *)arg = true;
	return -1;
}

/* ---- certificate and key ---- */

static bool use_chain(SSL_CTX *ctx, BIO *bio, const char *path, struct dx_err *err)
{
	bool asked = false;
	X509 *x = PEM_read_bio_X509_AUX(bio, NULL, no_passphrase, &asked);
	bool ok;

	if (x == NULL) {
		ERR_clear_error();
		return dx_fail(err, DX_E_internal_error, "\"%s\" holds no certificate in PEM form", path);
	}
	ok = SSL_CTX_use_certificate(ctx, x) == 1;
	X509_free(x);
	while (ok && (x = PEM_read_bio_X509(bio, NULL, no_passphrase, &asked)) != NULL)
		if (SSL_CTX_add0_chain_cert(ctx, x) != 1) {
			X509_free(x);
			ok = false;
		}
	/* that there is no further one is the usual end, a broken one is not */
	if (ok && ERR_GET_REASON(ERR_peek_last_error()) != PEM_R_NO_START_LINE)
		ok = ERR_peek_last_error() == 0;
	if (!ok)
		return dx_fail(err, DX_E_internal_error, "a certificate of \"%s\" cannot be used: %s", path,
			       dx_tls_complaint());
	ERR_clear_error();
	return true;
}

static bool load_chain(SSL_CTX *ctx, const char *path, struct dx_err *err)
{
	char *text;
	size_t n;
	BIO *bio;
	bool ok;

	if (!read_all(path, false, &text, &n, err))
		return false;
	bio = reader_of(text, n);
	ok = use_chain(ctx, bio, path, err);
	BIO_free(bio);
	forget(text);
	return ok;
}

static bool use_key(SSL_CTX *ctx, EVP_PKEY *key, const struct dx_tls_options *o, struct dx_err *err)
{
	if (X509_check_private_key(SSL_CTX_get0_certificate(ctx), key) != 1) {
		ERR_clear_error();
		return dx_fail(err, DX_E_internal_error, "the key in \"%s\" is not that of the certificate in \"%s\"",
			       o->key_file, o->cert_file);
	}
	return SSL_CTX_use_PrivateKey(ctx, key) == 1 ||
	       dx_fail(err, DX_E_internal_error, "the key in \"%s\" cannot be used: %s", o->key_file,
		       dx_tls_complaint());
}

static bool load_key(SSL_CTX *ctx, const struct dx_tls_options *o, struct dx_err *err)
{
	bool asked = false;
	EVP_PKEY *key;
	char *text;
	size_t n;
	BIO *bio;
	bool ok;

	if (!read_all(o->key_file, true, &text, &n, err))
		return false;
	bio = reader_of(text, n);
	key = PEM_read_bio_PrivateKey(bio, NULL, no_passphrase, &asked);
	if (key != NULL) {
		ok = use_key(ctx, key, o, err);
	} else {
		ERR_clear_error();
		ok = dx_fail(err, DX_E_internal_error,
			     asked ? "the key in \"%s\" needs a passphrase: store it without one"
				   : "\"%s\" holds no private key in PEM form",
			     o->key_file);
	}
	EVP_PKEY_free(key);
	BIO_free(bio);
	forget(text);
	return ok;
}

static int64_t seconds_of(const ASN1_TIME *t)
{
	struct tm tm;

	return ASN1_TIME_to_tm(t, &tm) == 1 ? (int64_t)timegm(&tm) : 0;
}

static size_t add_name(char *out, size_t at, const ASN1_STRING *name)
{
	int n = snprintf(out + at, DX_TLS_NAME_MAX - at, "%s%.*s", at > 0 ? ", " : "", ASN1_STRING_length(name),
			 (const char *)ASN1_STRING_get0_data(name));

	return n > 0 && (size_t)n < DX_TLS_NAME_MAX - at ? at + (size_t)n : at;
}

static void read_facts(const X509 *x, struct dx_tls_facts *f)
{
	GENERAL_NAMES *names = X509_get_ext_d2i(x, NID_subject_alt_name, NULL, NULL);
	size_t at = 0;

	f->not_before_s = seconds_of(X509_get0_notBefore(x));
	f->not_after_s = seconds_of(X509_get0_notAfter(x));
	f->names[0] = '\0';
	for (int i = 0; i < sk_GENERAL_NAME_num(names); i++) {
		const GENERAL_NAME *name = sk_GENERAL_NAME_value(names, i);

		if (name->type == GEN_DNS)
			at = add_name(f->names, at, name->d.dNSName);
	}
	if (at == 0)
		(void)X509_NAME_oneline(X509_get_subject_name(x), f->names, sizeof(f->names));
	GENERAL_NAMES_free(names);
	ERR_clear_error();
}

/* ---- how it speaks ---- */

/* Who offers protocols by name must offer ours; who offers none gets it anyway (RFC 7301 3.2). */
static int choose_protocol(SSL *ssl, const unsigned char **out, unsigned char *n_out, const unsigned char *in,
			   unsigned int n_in, void *arg)
{
	static const unsigned char ours[] = "\x08http/1.1";
	unsigned char *chosen;

	(void)ssl;
	(void)arg;
	if (SSL_select_next_proto(&chosen, n_out, ours, sizeof(ours) - 1, in, n_in) != OPENSSL_NPN_NEGOTIATED)
		return SSL_TLSEXT_ERR_ALERT_FATAL;
	*out = chosen;
	return SSL_TLSEXT_ERR_OK;
}

static SSL_CTX *new_context(const char *min_version)
{
	SSL_CTX *ctx = SSL_CTX_new(TLS_server_method());
	int min = strcmp(min_version, "1.3") == 0 ? TLS1_3_VERSION : TLS1_2_VERSION;

	if (ctx == NULL || SSL_CTX_set_min_proto_version(ctx, min) != 1 ||
	    SSL_CTX_set_cipher_list(ctx, CIPHERS_12) != 1)
		dx_die("OpenSSL cannot be set up: %s", dx_tls_complaint());
	/*
	 * That a client ends without saying so in TLS (IGNORE_UNEXPECTED_EOF) cuts nothing off: requests say their
	 * own length. It may still be listening, as on a plain connection.
	 */
	(void)SSL_CTX_set_options(ctx, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET |
					       SSL_OP_IGNORE_UNEXPECTED_EOF);
	(void)SSL_CTX_set_session_cache_mode(ctx, SSL_SESS_CACHE_OFF);
	(void)SSL_CTX_set_num_tickets(ctx, 0);
	(void)SSL_CTX_set_mode(ctx, SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
	SSL_CTX_set_alpn_select_cb(ctx, choose_protocol, NULL);
	return ctx;
}

bool dx_tls_load(const struct dx_tls_options *o, struct dx_tls **t_r, struct dx_err *err)
{
	SSL_CTX *ctx = new_context(o->min_version);
	struct dx_tls *t;

	if (!load_chain(ctx, o->cert_file, err) || !load_key(ctx, o, err)) {
		SSL_CTX_free(ctx);
		return false;
	}
	t = calloc(1, sizeof(*t));
	if (t == NULL)
		dx_die("out of memory (certificate)");
	t->ctx = ctx;
	read_facts(SSL_CTX_get0_certificate(ctx), &t->facts);
	*t_r = t;
	return true;
}

void dx_tls_free(struct dx_tls **t)
{
	if (t == NULL || *t == NULL)
		return;
	SSL_CTX_free((*t)->ctx); /* counted: connections have theirs */
	free(*t);
	*t = NULL;
}

const struct dx_tls_facts *dx_tls_facts(const struct dx_tls *t)
{
	return &t->facts;
}

enum dx_tls_age dx_tls_age(const struct dx_tls_facts *f, int64_t now_s)
{
	if (now_s < f->not_before_s)
		return DX_TLS_EARLY;
	if (now_s >= f->not_after_s)
		return DX_TLS_EXPIRED;
	return f->not_after_s - now_s < DX_TLS_SOON_DAYS * DAY_S ? DX_TLS_SOON : DX_TLS_GOOD;
}

const char *dx_tls_age_words(enum dx_tls_age age)
{
	switch (age) {
	case DX_TLS_EARLY:
		return "is not valid yet";
	case DX_TLS_GOOD:
		return "is valid";
	case DX_TLS_SOON:
		return "expires soon";
	case DX_TLS_EXPIRED:
		return "has expired";
	}
	return "";
}

SSL *dx_tls_connection(const struct dx_tls *t, int fd)
{
	SSL *ssl = SSL_new(t->ctx);

	if (ssl == NULL || SSL_set_fd(ssl, fd) != 1)
		dx_die("out of memory (TLS connection)");
	SSL_set_accept_state(ssl);
	return ssl;
}
