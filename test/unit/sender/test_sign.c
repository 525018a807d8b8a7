/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/sender/sign.h"

#include <string.h>

#include "../unit.h"
#include "dx/crypt/key.h"

#define SECRET   "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
#define PREVIOUS "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
#define OUR_BODY                                                                                                                \
	"{\"type\":\"document.completed\",\"timestamp\":\"2026-11-21T00:00:00Z\",\"data\":{\"uuid\":\"0198f6a0-0000-7000-8000-" \
	"000000000001\",\"status\":\"completed\",\"note\":\"h\xc3\xa9llo \xe2\x82\xb9\"}}"

struct signed_headers {
	struct dx_buf service, standard;
};

static struct signed_headers sign(const char *secret, const char *previous, const char *id, int64_t t, const char *body)
{
	struct dx_str secrets[] = {dx_str(secret), dx_str(previous)};
	struct signed_headers s = {DX_BUF_INIT, DX_BUF_INIT};
	struct dx_err err;

	ck_assert_msg(dx_sign(secrets, previous != NULL ? 2 : 1, id, t, dx_str(body), &s.service, &s.standard, &err),
		      "%s", err.msg);
	return s;
}

static void end(struct signed_headers *s)
{
	dx_buf_free(&s->service);
	dx_buf_free(&s->standard);
}

/* standard-webhooks, libraries/javascript/src/webhook.test.ts and libraries/rust/src/lib.rs */
START_TEST(the_published_vectors_of_standard_webhooks)
{
	struct signed_headers a =
		sign(SECRET, NULL, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, "{\"test\": 2432232314}");
	struct signed_headers b = sign(PREVIOUS, NULL, "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", 1649367553,
				       "{\"email\":\"test@example.com\",\"username\":\"test_user\"}");

	ck_assert_str_eq(a.standard.data, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
	ck_assert_str_eq(b.standard.data, "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=");
	end(&a);
	end(&b);
}
END_TEST

/* computed with npm's stripe, standardwebhooks and svix */
START_TEST(both_forms_over_a_body_beyond_ascii)
{
	struct signed_headers s = sign(SECRET, NULL, "msg_01K9ZC2ZPQ5Y7M8N3R4T6V8W0X", 1763683200, OUR_BODY);

	ck_assert_str_eq(s.standard.data, "v1,8I1Bse/PP/Wi/zeRMvhbh+ySfhS97c3xCEOJCAZyGkE=");
	ck_assert_str_eq(s.service.data,
			 "t=1763683200,v1=f00c517616ddbcef9e187b366eeabbb8d91f729a8c00a5f483ee3ea95a51f4da");
	end(&s);
}
END_TEST

START_TEST(two_secrets_make_two_signatures)
{
	struct signed_headers s = sign(SECRET, PREVIOUS, "msg_01K9ZC2ZPQ5Y7M8N3R4T6V8W0X", 1763683200, OUR_BODY);

	ck_assert_str_eq(s.standard.data, "v1,8I1Bse/PP/Wi/zeRMvhbh+ySfhS97c3xCEOJCAZyGkE= "
					  "v1,734D6i02xsNtOwKgWtQ5k6hTCAmPXi+N+4Qwqvsh9uc=");
	ck_assert_str_eq(s.service.data,
			 "t=1763683200,v1=f00c517616ddbcef9e187b366eeabbb8d91f729a8c00a5f483ee3ea95a51f4da,"
			 "v1=b4eba8b71fefc66d8998c2e3cac250085f26036a3017983731fa415f9a235771");
	end(&s);
}
END_TEST

START_TEST(a_secret_of_another_form_signs_nothing)
{
	static const char *const bad[] = {"",
					  "whsec_",
					  "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
					  "whsec_Mf KQ",
					  "whsec_MfKQ9",
					  "WHSEC_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"};

	for (size_t i = 0; i < DX_LEN(bad); i++) {
		struct dx_str secrets[] = {dx_str(SECRET), dx_str(bad[i])};
		struct dx_buf service = DX_BUF_INIT, standard = DX_BUF_INIT;
		struct dx_err err = {0};
		ck_assert_msg(!dx_sign(secrets, 2, "id", 1, DX_STR("{}"), &service, &standard, &err), "%s", bad[i]);
		ck_assert_int_eq(err.code, DX_E_internal_error);
		ck_assert_ptr_null(strstr(err.msg, "MfKQ"));
		ck_assert_uint_eq(service.len + standard.len, 0);
	}
}
END_TEST

int main(void)
{
	Suite *s = suite_create("sign");
	TCase *c = tcase_create("sign");
	struct dx_err err;

	if (!dx_crypt_init(&err))
		return EXIT_FAILURE;
	tcase_add_test(c, the_published_vectors_of_standard_webhooks);
	tcase_add_test(c, both_forms_over_a_body_beyond_ascii);
	tcase_add_test(c, two_secrets_make_two_signatures);
	tcase_add_test(c, a_secret_of_another_form_signs_nothing);
	suite_add_tcase(s, c);
	return unit_main(s);
}
