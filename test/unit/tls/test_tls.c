/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Certificate and key: what is taken, what is refused and how it is said; ages. */
#include "dx/tls/tls.h"

#include <string.h>
#include <time.h>

#include "../../lib/certificate.h"
#include "../unit.h"

#define DAY 86400L

static bool load(const char *cert, const char *key, struct dx_tls **t_r, struct dx_err *err)
{
	return dx_tls_load(&(struct dx_tls_options){cert, key, "1.2"}, t_r, err);
}

static void refused(const char *cert, const char *key, const char *why)
{
	struct dx_tls *t = NULL;
	struct dx_err err = {0};

	ck_assert_msg(!load(cert, key, &t, &err), "%s: it was taken", why);
	ck_assert_ptr_null(t);
	ck_assert_msg(strstr(err.msg, why) != NULL, "\"%s\" says nothing of \"%s\"", err.msg, why);
	ck_assert_int_eq(err.code, DX_E_internal_error);
}

START_TEST(a_pair)
{
	struct certificate c = certificate_make("a.example", -DAY, 90 * DAY, NULL);
	struct dx_tls *t;
	struct dx_err err;

	ck_assert_msg(load(c.cert, c.key, &t, &err), "%s", err.msg);
	ck_assert_str_eq(dx_tls_facts(t)->names, "a.example, localhost");
	ck_assert_int_ge(dx_tls_facts(t)->not_after_s, (int64_t)time(NULL) + 89 * DAY);
	ck_assert_int_le(dx_tls_facts(t)->not_before_s, (int64_t)time(NULL));
	dx_tls_free(&t);
	ck_assert_ptr_null(t);
	dx_tls_free(&t);
	certificate_remove(&c);
}
END_TEST

START_TEST(what_does_not_fit)
{
	struct certificate a = certificate_make("a.example", -DAY, DAY, NULL);
	struct certificate b = certificate_make("b.example", -DAY, DAY, NULL);
	struct certificate sealed = certificate_make("c.example", -DAY, DAY, EVP_aes_128_cbc());

	refused(a.cert, b.key, "is not that of the certificate in");
	refused(sealed.cert, sealed.key, "needs a passphrase");
	refused(a.key, a.key, "holds no certificate");
	refused(a.cert, a.cert, "can be read by others");
	ck_assert_int_eq(chmod(a.cert, 0600), 0);
	refused(a.cert, a.cert, "holds no private key");
	refused("/nonexistent/cert", a.key, "cannot open \"/nonexistent/cert\"");
	refused(a.cert, "/nonexistent/key", "cannot open \"/nonexistent/key\"");
	refused("/dev/null", a.key, "is not a regular file");
	refused("/", a.key, "is not a regular file");
	certificate_remove(&a);
	certificate_remove(&b);
	certificate_remove(&sealed);
}
END_TEST

START_TEST(who_may_read_the_key)
{
	static const struct {
		mode_t mode;
		bool ok; /* when root does not own it */
	} cases[] = {{0600, true},  {0400, true},  {0700, true}, {0640, false},
		     {0644, false}, {0604, false}, {0620, false}};
	struct certificate c = certificate_make("a.example", -DAY, DAY, NULL);

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct dx_tls *t = NULL;
		struct dx_err err;
		bool ok = cases[i].ok || (geteuid() == 0 && cases[i].mode == 0640);

		ck_assert_int_eq(chmod(c.key, cases[i].mode), 0);
		ck_assert_msg(load(c.cert, c.key, &t, &err) == ok, "mode %o", (unsigned int)cases[i].mode);
		dx_tls_free(&t);
	}
	/* a credential of systemd: the mask of its access control list stands where the group's rights are */
	ck_assert_int_eq(chmod(c.key, 0440), 0);
	if (geteuid() != 0)
		refused(c.cert, c.key, "can be read by others");
	char folder[PATH_MAX];
	(void)snprintf(folder, sizeof(folder), "%s", c.key);
	*strrchr(folder, '/') = '\0';
	setenv("CREDENTIALS_DIRECTORY", folder, 1);
	struct dx_tls *t = NULL;
	struct dx_err err;
	ck_assert_msg(load(c.cert, c.key, &t, &err), "%s", err.msg);
	dx_tls_free(&t);
	certificate_remove(&c);
}
END_TEST

static void append(const char *to, const char *from)
{
	char text[8192];
	FILE *f = fopen(from, "re");
	size_t n;

	ck_assert_ptr_nonnull(f);
	n = fread(text, 1, sizeof(text), f);
	ck_assert_int_eq(fclose(f), 0);
	f = fopen(to, "ae");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(text, 1, n, f), n);
	ck_assert_int_eq(fclose(f), 0);
}

START_TEST(chains_and_one_file_for_both)
{
	struct certificate a = certificate_make("a.example", -DAY, DAY, NULL);
	struct certificate b = certificate_make("b.example", -DAY, DAY, NULL);
	struct dx_tls *t;
	struct dx_err err;
	FILE *f;

	append(a.cert, b.cert);
	ck_assert_msg(load(a.cert, a.key, &t, &err), "%s", err.msg);
	ck_assert_str_eq(dx_tls_facts(t)->names, "a.example, localhost");
	dx_tls_free(&t);
	append(a.key, a.cert);
	ck_assert_msg(load(a.key, a.key, &t, &err), "%s", err.msg);
	dx_tls_free(&t);
	f = fopen(a.cert, "ae");
	ck_assert_ptr_nonnull(f);
	ck_assert_int_gt(fprintf(f, "-----BEGIN CERTIFICATE-----\nMIIBsome\n-----END CERTIFICATE-----\n"), 0);
	ck_assert_int_eq(fclose(f), 0);
	refused(a.cert, a.key, "cannot be used");
	f = fopen(a.cert, "ae");
	ck_assert_ptr_nonnull(f);
	for (unsigned int i = 0; i < DX_TLS_FILE_MAX; i++)
		ck_assert_int_ne(putc('x', f), EOF);
	ck_assert_int_eq(fclose(f), 0);
	refused(a.cert, a.key, "is too long");
	certificate_remove(&a);
	certificate_remove(&b);
}
END_TEST

START_TEST(ages)
{
	const struct dx_tls_facts f = {.not_before_s = 1000 * DAY, .not_after_s = 1100 * DAY};

	ck_assert_int_eq(dx_tls_age(&f, 1000 * DAY - 1), DX_TLS_EARLY);
	ck_assert_int_eq(dx_tls_age(&f, 1000 * DAY), DX_TLS_GOOD);
	ck_assert_int_eq(dx_tls_age(&f, 1070 * DAY), DX_TLS_GOOD);
	ck_assert_int_eq(dx_tls_age(&f, 1070 * DAY + 1), DX_TLS_SOON);
	ck_assert_int_eq(dx_tls_age(&f, 1100 * DAY - 1), DX_TLS_SOON);
	ck_assert_int_eq(dx_tls_age(&f, 1100 * DAY), DX_TLS_EXPIRED);
	ck_assert_str_eq(dx_tls_age_words(DX_TLS_EXPIRED), "has expired");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("tls");
	TCase *tc = tcase_create("tls");

	tcase_add_test(tc, a_pair);
	tcase_add_test(tc, what_does_not_fit);
	tcase_add_test(tc, who_may_read_the_key);
	tcase_add_test(tc, chains_and_one_file_for_both);
	tcase_add_test(tc, ages);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
