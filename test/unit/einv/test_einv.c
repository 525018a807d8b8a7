/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/einv/einv.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "token.h"

static struct dx_arena *a;
static struct dx_err err;

static void set_up(void)
{
	a = dx_arena_new();
}

static void tear_down(void)
{
	dx_arena_drop(&a);
}

START_TEST(the_facts_are_read)
{
	struct dx_einv e;

	ck_assert(dx_einv_read(a, dx_str(token), &e));
	ck_assert_str_eq(e.kid, "KEY-A");
	ck_assert_str_eq(e.supplier, "01AMBPG7773M002");
	ck_assert_str_eq(e.recipient, "36AMBPG7773M002");
	ck_assert_str_eq(e.number, "SINV-CFY-00067");
	ck_assert_int_eq(e.date.year, 2022);
	ck_assert_int_eq(e.date.month, 9);
	ck_assert_int_eq(e.items, 1);
	ck_assert(e.has_total);
	ck_assert_str_eq(e.irn, "706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7");
}
END_TEST

START_TEST(the_irn_is_what_the_portal_makes)
{
	char irn[DX_EINV_IRN_TEXT];

	dx_einv_irn("01AMBPG7773M002", (struct dx_date){2022, 9, 16}, "INV", "SINV-CFY-00067", irn);
	ck_assert_str_eq(irn, "706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7");
	/* January to March belong to the year before */
	dx_einv_irn("01AMBPG7773M002", (struct dx_date){2023, 3, 31}, "INV", "SINV-CFY-00067", irn);
	ck_assert_str_eq(irn, "706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7");
	dx_einv_irn("01AMBPG7773M002", (struct dx_date){2023, 4, 1}, "INV", "SINV-CFY-00067", irn);
	ck_assert_str_ne(irn, "706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7");
}
END_TEST

START_TEST(a_signature_is_judged)
{
	struct dx_einv e;
	size_t n;
	char *changed = dx_strdup(a, jwks);

	ck_assert(dx_einv_read(a, dx_str(token), &e));
	ck_assert_int_eq(dx_einv_verify(a, &e, dx_str(jwks)), DX_EINV_VALID);
	ck_assert_int_eq(dx_einv_verify(a, &e, dx_str(pem)), DX_EINV_VALID);
	ck_assert(dx_einv_keys_check(a, dx_str(pem), &n, &err) && n == 1);
	ck_assert(!dx_einv_keys_check(a, DX_STR("{\"keys\":[]}"), &n, &err));
	memcpy(strstr(changed, "KEY-A"), "KEY-B", 5);
	ck_assert_int_eq(dx_einv_verify(a, &e, dx_str(changed)), DX_EINV_UNKNOWN_KEY);
	memcpy(strstr(changed, "KEY-B"), "key-a", 5); /* names are hexadecimal: their case is no difference */
	ck_assert_int_eq(dx_einv_verify(a, &e, dx_str(changed)), DX_EINV_VALID);
	e.signed_text.n--;
	ck_assert_int_eq(dx_einv_verify(a, &e, dx_str(jwks)), DX_EINV_INVALID);
}
END_TEST

/* Every cut and every flipped character: refused, or read and not valid; never a crash (run with the sanitizers). */
START_TEST(damage_is_never_valid)
{
	size_t n = strlen(token);

	for (size_t i = 0; i < n; i += 3) {
		struct dx_einv e;
		char *text = dx_strdup(a, token);

		ck_assert(!dx_einv_read(a, dx_strn(token, i), &e) ||
			  dx_einv_verify(a, &e, dx_str(jwks)) != DX_EINV_VALID);
		text[i] = text[i] == 'A' ? 'B' : 'A';
		ck_assert(!dx_einv_read(a, dx_str(text), &e) || dx_einv_verify(a, &e, dx_str(jwks)) != DX_EINV_VALID);
	}
}
END_TEST

static const char *const others[] = {
	"", ".", "..", "...", "a.b.c", "upi://pay?pa=x@y", "eyJhbGciOiJub25lIn0.e30.AAAA", "\xff\xfe.\x01.\x02"};

START_TEST(other_codes_are_none)
{
	struct dx_einv e;

	ck_assert(!dx_einv_read(a, dx_str(others[_i]), &e));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("einv");
	TCase *t = tcase_create("einv");
	SRunner *r = srunner_create(s);
	int failed;

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, the_facts_are_read);
	tcase_add_test(t, the_irn_is_what_the_portal_makes);
	tcase_add_test(t, a_signature_is_judged);
	tcase_add_test(t, damage_is_never_valid);
	tcase_add_loop_test(t, other_codes_are_none, 0, DX_LEN(others));
	suite_add_tcase(s, t);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
