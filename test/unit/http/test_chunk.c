/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "../../../lib/http/chunk_int.h"

#include <string.h>

#include "../unit.h"

/* Decode TEXT given in pieces of STEP bytes; what follows the body stays in RAW. */
static bool decode(const char *text, size_t n, size_t step, uint64_t max, struct evbuffer *body, struct evbuffer *raw,
		   struct dx_err *err)
{
	struct dx_chunk c = {0};

	for (size_t at = 0; at < n && c.state != DX_CHUNK_DONE; at += step) {
		evbuffer_add(raw, text + at, n - at < step ? n - at : step);
		if (!dx_chunk_run(&c, raw, body, max, err))
			return false;
	}
	*err = (struct dx_err){0};
	return c.state == DX_CHUNK_DONE;
}

static void expect(const char *text, const char *want, const char *rest)
{
	for (size_t step = 1; step <= strlen(text); step++) {
		struct evbuffer *body = evbuffer_new();
		struct evbuffer *raw = evbuffer_new();
		struct dx_err err;

		ck_assert_msg(decode(text, strlen(text), step, 100, body, raw, &err), "%s in steps of %zu: %s", text,
			      step, err.msg);
		evbuffer_add(body, "", 1);
		ck_assert_str_eq((char *)evbuffer_pullup(body, -1), want);
		if (step == strlen(text)) {
			evbuffer_add(raw, "", 1);
			ck_assert_str_eq((char *)evbuffer_pullup(raw, -1), rest);
		}
		evbuffer_free(body);
		evbuffer_free(raw);
	}
}

static void expect_bad(const char *text, size_t n, enum dx_code code)
{
	for (size_t step = 1; step <= n; step++) {
		struct evbuffer *body = evbuffer_new();
		struct evbuffer *raw = evbuffer_new();
		struct dx_err err;

		ck_assert_msg(!decode(text, n, step, 100, body, raw, &err), "%s in steps of %zu", text, step);
		ck_assert_msg(err.code == code, "%s in steps of %zu: %s", text, step, err.msg);
		evbuffer_free(body);
		evbuffer_free(raw);
	}
}

#define BAD(text) expect_bad(text, sizeof(text) - 1, DX_E_bad_request)

START_TEST(well_formed)
{
	expect("0\r\n\r\n", "", "");
	expect("3\r\nabc\r\n0\r\n\r\nGET", "abc", "GET");
	expect("1\r\na\r\n2\r\nbc\r\n000\r\n\r\n", "abc", "");
	expect("a\r\n0123456789\r\n0\r\n\r\n", "0123456789", "");
	expect("3\r\n\r\n\r\r\n0\r\n\r\n", "\r\n\r", "");
	expect("3;a;b=c;d=\"e\"\r\nabc\r\n0 ;x\r\n\r\n", "abc", "");
	expect("3 ; a = b\t;c=\"\\\";d\"\r\nabc\r\n0;x=\"\"\r\n\r\n", "abc", "");
	expect("1\r\na\r\n0\r\nA: b\r\nC:\r\n\r\n\r\n", "a", "\r\n");
	expect("64\r\n1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890"
	       "\r\n0\r\n\r\n",
	       "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890",
	       "");
}
END_TEST

START_TEST(malformed)
{
	BAD("\r\n");
	BAD("x\r\n");
	BAD("+1\r\na");
	BAD(" 1\r\na");
	BAD("1 \r\na");
	BAD("1\ra\n");
	BAD("1\na\n0\n\n");
	BAD("1 a\r\na");
	BAD("1,a\r\na");
	BAD("1;\x01\r\na");
	BAD("1;\r\na");
	BAD("1;;a\r\na");
	BAD("1;a \r\na");
	BAD("1;a=\r\na");
	BAD("1;a=;b\r\na");
	BAD("1;a[=b\r\na");
	BAD("1;a=\"b\r\na");
	BAD("1;a=\"b\\\r\na");
	BAD("1;a=\"b\x01\"\r\na");
	BAD("1;a=\"b\"c\r\na");
	BAD("1;\0\r\na");
	BAD("0x1\r\na");
	BAD("1\r\nab\r\n");
	BAD("1\r\na\n");
	BAD("1\r\na\rb");
	BAD("1\r\na0\r\n\r\n");
	BAD("0\r\nA\r\n\r\n");
	BAD("0\r\n A: b\r\n\r\n");
	BAD("0\r\nA: b\n\r\n");
	BAD("0\r\n\n");
	BAD("0\r\n: x\r\n\r\n");
}
END_TEST

START_TEST(limits)
{
	char text[9000];

	expect_bad("65\r\n", 4, DX_E_file_too_large);
	expect_bad("1\r\na\r\n64\r\n", 10, DX_E_file_too_large);
	expect_bad("ffffffffffffffff\r\n", 18, DX_E_file_too_large);
	expect_bad("10000000000000001\r\n", 19, DX_E_file_too_large);
	memset(text, '0', sizeof(text));
	expect_bad(text, 400, DX_E_bad_request);
}
END_TEST

START_TEST(trailer_limit)
{
	struct evbuffer *body = evbuffer_new();
	struct evbuffer *raw = evbuffer_new();
	struct dx_chunk c = {0};
	struct dx_err err = {0};
	bool ok = true;

	evbuffer_add(raw, "0\r\n", 3);
	for (int i = 0; i < 3000 && ok; i++) {
		evbuffer_add(raw, "Name: v\r\n", 9);
		ok = dx_chunk_run(&c, raw, body, 100, &err);
	}
	ck_assert(!ok);
	ck_assert_int_eq(err.code, DX_E_bad_request);
	evbuffer_free(body);
	evbuffer_free(raw);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("chunk");
	TCase *tc = tcase_create("chunk");

	tcase_add_test(tc, well_formed);
	tcase_add_test(tc, malformed);
	tcase_add_test(tc, limits);
	tcase_add_test(tc, trailer_limit);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
