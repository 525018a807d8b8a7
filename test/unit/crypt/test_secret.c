/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/crypt/secret.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "dx/crypt/key.h"

static void setup(void)
{
	struct dx_err err;
	ck_assert(dx_crypt_init(&err));
}

static struct dx_secret *secret_of(const char *text)
{
	struct dx_secret *s = dx_secret_new(strlen(text));
	memcpy(dx_secret_bytes(s), text, strlen(text));
	return s;
}

START_TEST(what_is_sealed_is_opened_by_its_receiver_only)
{
	struct dx_seal_key *mine = dx_seal_key_new(), *other = dx_seal_key_new();
	struct dx_secret *s = secret_of("pässwört"), *out = NULL;
	char public[DX_SEAL_PUBLIC_TEXT], sealed[DX_SEAL_TEXT_MAX], again[DX_SEAL_TEXT_MAX];
	dx_seal_key_public(mine, public);
	ck_assert(dx_seal(dx_str(public), s, sealed));
	ck_assert_ptr_null(strstr(sealed, "wört"));
	ck_assert(dx_seal_open(mine, dx_str(sealed), &out));
	ck_assert(dx_str_eq(dx_secret_str(out), dx_secret_str(s)));
	ck_assert_int_eq(dx_secret_str(out).p[dx_secret_str(out).n], '\0');
	dx_secret_free(&out);
	ck_assert_ptr_null(out);
	ck_assert(!dx_seal_open(other, dx_str(sealed), &out));
	/* never the same twice: an eavesdropper cannot compare */
	ck_assert(dx_seal(dx_str(public), s, again));
	ck_assert_str_ne(sealed, again);
	sealed[10] = sealed[10] == 'A' ? 'B' : 'A';
	ck_assert(!dx_seal_open(mine, dx_str(sealed), &out));
	dx_secret_free(&s);
	dx_seal_key_free(&mine);
	dx_seal_key_free(&other);
}
END_TEST

START_TEST(lengths)
{
	struct dx_seal_key *k = dx_seal_key_new();
	struct dx_secret *out = NULL;
	char public[DX_SEAL_PUBLIC_TEXT], sealed[DX_SEAL_TEXT_MAX];
	dx_seal_key_public(k, public);
	for (size_t n = 0; n <= DX_SEAL_SECRET_MAX; n += 128) {
		struct dx_secret *s = dx_secret_new(n);
		memset(dx_secret_bytes(s), 'x', n);
		ck_assert(dx_seal(dx_str(public), s, sealed));
		ck_assert(dx_seal_open(k, dx_str(sealed), &out));
		ck_assert_uint_eq(dx_secret_str(out).n, n);
		dx_secret_free(&out);
		dx_secret_free(&s);
	}
	struct dx_secret *s = dx_secret_new(DX_SEAL_SECRET_MAX + 1);
	ck_assert(!dx_seal(dx_str(public), s, sealed));
	dx_secret_free(&s);
	dx_seal_key_free(&k);
}
END_TEST

START_TEST(nonsense_is_refused)
{
	struct dx_seal_key *k = dx_seal_key_new();
	struct dx_secret *s = secret_of("x"), *out = NULL;
	char sealed[DX_SEAL_TEXT_MAX], public[DX_SEAL_PUBLIC_TEXT];
	static const char *const bad[] = {"", "x", "AAAA", "!!!!", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"};
	for (size_t i = 0; i < DX_LEN(bad); i++) {
		ck_assert(!dx_seal(dx_str(bad[i]), s, sealed));
		ck_assert(!dx_seal_open(k, dx_str(bad[i]), &out));
	}
	dx_seal_key_public(k, public);
	char *longer = malloc(4000);
	memset(longer, 'A', 3999);
	longer[3999] = '\0';
	ck_assert(!dx_seal_open(k, dx_str(longer), &out));
	free(longer);
	dx_secret_free(&s);
	dx_secret_free(NULL);
	dx_seal_key_free(&k);
	dx_seal_key_free(NULL);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("secret");
	TCase *t = tcase_create("secret");
	tcase_add_checked_fixture(t, setup, NULL);
	tcase_add_test(t, what_is_sealed_is_opened_by_its_receiver_only);
	tcase_add_test(t, lengths);
	tcase_add_test(t, nonsense_is_refused);
	suite_add_tcase(s, t);
	SRunner *r = srunner_create(s);
	srunner_run_all(r, CK_NORMAL);
	int failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
