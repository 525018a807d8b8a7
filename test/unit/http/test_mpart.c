/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/http/mpart.h"

#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "dx/base/buf.h"

#define TYPE "multipart/form-data; boundary=b"
#define CD   "Content-Disposition: form-data; name="

static struct dx_arena *arena;
static struct dx_mpart m;
static struct dx_err err;
static struct evbuffer *body;

static void setup(void)
{
	arena = dx_arena_new();
}

static void teardown(void)
{
	if (body)
		evbuffer_free(body);
	body = NULL;
	dx_arena_drop(&arena);
}

/* The text in chains of STEP bytes each. */
static bool parse_in(const char *type, const char *text, size_t n, size_t step)
{
	if (body)
		evbuffer_free(body);
	body = evbuffer_new();
	for (size_t at = 0; at < n; at += step)
		evbuffer_add_reference(body, text + at, n - at < step ? n - at : step, NULL, NULL);
	err = (struct dx_err){0};
	return dx_mpart_parse(arena, type, body, &m, &err);
}

static void good(const char *type, const char *text, size_t n)
{
	for (size_t step = n; step > 0; step = step > 7 ? step / 2 : step - 1)
		ck_assert_msg(parse_in(type, text, n, step), "in steps of %zu: %s", step, err.msg);
}

static void bad(const char *type, const char *text, size_t n, enum dx_code code, const char *what)
{
	for (size_t step = n ? n : 1; step > 0; step = step > 7 ? step / 2 : step - 1) {
		ck_assert_msg(!parse_in(type, text, n, step), "%s", what);
		ck_assert_int_eq(err.code, code);
		ck_assert_msg(strstr(err.msg, what) != NULL, "%s", err.msg);
	}
}

#define GOOD(text)      good(TYPE, text, sizeof(text) - 1)
#define BAD(text, what) bad(TYPE, text, sizeof(text) - 1, DX_E_bad_request, what)

static void expect_part(size_t i, const char *name, const char *filename, const char *type, const char *content)
{
	const struct dx_part *p = &m.parts[i];
	char *copy;

	ck_assert_uint_lt(i, m.n);
	ck_assert_str_eq(p->name, name);
	ck_assert_pstr_eq(p->filename, filename);
	ck_assert_pstr_eq(p->content_type, type);
	copy = dx_alloc(arena, p->length + 1);
	dx_mpart_copy(body, p->offset, copy, p->length);
	ck_assert_str_eq(copy, content);
}

START_TEST(what_browsers_send)
{
	static const char type[] = "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW";
	static const char text[] = "------WebKitFormBoundary7MA4YWxkTrZu0gW\r\n"
				   "Content-Disposition: form-data; name=\"industry\"\r\n\r\n"
				   "tax\r\n"
				   "------WebKitFormBoundary7MA4YWxkTrZu0gW\r\n"
				   "Content-Disposition: form-data; name=\"file\"; filename=\"a %22b%22.pdf\"\r\n"
				   "Content-Type: application/pdf\r\n\r\n"
				   "%PDF\r\n--\r\n-\r\n\r\n"
				   "------WebKitFormBoundary7MA4YWxkTrZu0gW--\r\n";

	good(type, text, sizeof(text) - 1);
	ck_assert_uint_eq(m.n, 2);
	expect_part(0, "industry", NULL, NULL, "tax");
	expect_part(1, "file", "a \"b\".pdf", "application/pdf", "%PDF\r\n--\r\n-\r\n");
}
END_TEST

START_TEST(forms_that_the_standards_allow)
{
	GOOD("--b\r\n" CD "\"a\"\r\n\r\n\r\n--b--");
	expect_part(0, "a", NULL, NULL, "");
	GOOD("--b\r\n" CD "a\r\n\r\nx\r\n--b--\r\n");
	expect_part(0, "a", NULL, NULL, "x");
	/* preamble, padding, epilogue */
	GOOD("hello\r\nthere\r\n--b \t \r\n" CD "a\r\n\r\nx\r\n--b--  \r\nbye --b\r\n");
	expect_part(0, "a", NULL, NULL, "x");
	GOOD("--b\r\n" CD "a\r\n\r\nx\r\n--b--  ");
	/* no content and no empty line of its own: RFC 2046's body-part without its optional half */
	GOOD("--b\r\n" CD "a\r\n\r\n--b\r\n" CD "c\r\n\r\nd\r\n--b--");
	expect_part(0, "a", NULL, NULL, "");
	expect_part(1, "c", NULL, NULL, "d");
}
END_TEST

START_TEST(parameters_in_all_spellings)
{
	GOOD("--b\r\nX-Other: 1\r\ncontent-DISPOSITION:FORM-data ;x=y; NAME=\"a\";z=\"\";\r\n\r\nx\r\n--b--");
	expect_part(0, "a", NULL, NULL, "x");
	GOOD("--b\r\n" CD "\"a\\\"b\\\\c\\d\"\r\n\r\nx\r\n--b--");
	expect_part(0, "a\"b\\c\\d", NULL, NULL, "x");
	GOOD("--b\r\n" CD "\"a;b=c\"\r\n\r\nx\r\n--b--");
	expect_part(0, "a;b=c", NULL, NULL, "x");
	GOOD("--b\r\n" CD "\"\xc3\xa9%41\"\r\n\r\nx\r\n--b--");
	expect_part(0, "\xc3\xa9%41", NULL, NULL, "x");
	GOOD("--b\r\n" CD
	     "a\r\nContent-Transfer-Encoding: Binary\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nx\r\n--b--");
	expect_part(0, "a", NULL, "text/plain; charset=utf-8", "x");
}
END_TEST

static const char *filename_of(const char *params)
{
	char text[1024];
	int n = snprintf(text, sizeof(text), "--b\r\n" CD "f; %s\r\n\r\nx\r\n--b--", params);

	ck_assert_msg(parse_in(TYPE, text, (size_t)n, (size_t)n), "%s", err.msg);
	return m.parts[0].filename;
}

START_TEST(file_names)
{
	char longname[400];

	ck_assert_str_eq(filename_of("filename=a.pdf"), "a.pdf");
	ck_assert_str_eq(filename_of("filename=\"\""), "");
	ck_assert_str_eq(filename_of("filename=\"/etc/passwd\""), "passwd");
	ck_assert_str_eq(filename_of("filename=\"C:\\dir\\a.pdf\""), "a.pdf");
	ck_assert_str_eq(filename_of("filename=\"../../\""), "");
	ck_assert_str_eq(filename_of("filename=\"a%0D%0Ab%22\""), "ab\"");
	ck_assert_str_eq(filename_of("filename=\"a\tb\""), "ab");
	ck_assert_str_eq(filename_of("filename=\"a\xff"
				     "b\""),
			 "a\xef\xbf\xbd"
			 "b");
	ck_assert_str_eq(filename_of("filename=\"a\xc2\x85"
				     "b\""),
			 "ab");
	ck_assert_str_eq(filename_of("filename*=UTF-8''%e2%82%ac%20a.pdf"), "\xe2\x82\xac a.pdf");
	ck_assert_str_eq(filename_of("filename*=utf-8'de'..%2Fx"), "x");
	ck_assert_str_eq(filename_of("filename=plain; filename*=UTF-8''star"), "star");
	ck_assert_str_eq(filename_of("filename*=UTF-8''star; filename=plain"), "star");
	(void)snprintf(longname, sizeof(longname), "filename=\"%0254d\xe2\x82\xac.pdf\"", 1);
	ck_assert_uint_eq(strlen(filename_of(longname)), 254);
	ck_assert_ptr_null(strstr(m.parts[0].filename, "\xe2"));
}
END_TEST

START_TEST(content_types)
{
	static const char text[] = "--b\r\n" CD "a\r\n\r\nx\r\n--b--";
	static const char odd[] = "--'()+_,-./:=? 9\r\n" CD "a\r\n\r\nx\r\n--'()+_,-./:=? 9--";
	const size_t n = sizeof(text) - 1;

	good("Multipart/Form-Data;charset=utf-8;BOUNDARY=\"b\"", text, n);
	good("multipart/form-data ; boundary=b ; ", text, n);
	good("multipart/form-data; boundary=\"'()+_,-./:=? 9\"", odd, sizeof(odd) - 1);
	bad(NULL, text, n, DX_E_unsupported_media_type, "multipart");
	bad("", text, n, DX_E_unsupported_media_type, "multipart");
	bad("application/json", text, n, DX_E_unsupported_media_type, "multipart");
	bad("multipart/mixed; boundary=b", text, n, DX_E_unsupported_media_type, "multipart");
	bad("multipart/form-datax; boundary=b", text, n, DX_E_unsupported_media_type, "multipart");
	bad("multipart/form-data", text, n, DX_E_bad_request, "no boundary");
	bad("multipart/form-data; boundary", text, n, DX_E_bad_request, "malformed");
	bad("multipart/form-data; boundary=", text, n, DX_E_bad_request, "malformed");
	bad("multipart/form-data; boundary=\"\"", text, n, DX_E_bad_request, "boundary");
	bad("multipart/form-data; boundary=\"b", text, n, DX_E_bad_request, "no end");
	bad("multipart/form-data; boundary=\"b \"", text, n, DX_E_bad_request, "boundary");
	bad("multipart/form-data; boundary=b; boundary=b", text, n, DX_E_bad_request, "two boundaries");
	bad("multipart/form-data; boundary=\"b\tc\"", text, n, DX_E_bad_request, "boundary");
	bad("multipart/form-data; boundary=\"b*\"", text, n, DX_E_bad_request, "boundary");
	bad("multipart/form-data, boundary=b", text, n, DX_E_unsupported_media_type, "multipart");
	bad("multipart/form-data; boundary=12345678901234567890123456789012345678901234567890123456789012345678901",
	    text, n, DX_E_bad_request, "boundary");
}
END_TEST

START_TEST(malformed_bodies)
{
	BAD("", "no boundary");
	BAD("-", "no boundary");
	BAD("--b", "CRLF");
	BAD("--b--x", "CRLF");
	BAD("--b\n" CD "a\n\nx\n--b--", "CRLF");
	BAD("--bb\r\n" CD "a\r\n\r\nx\r\n--bb--", "CRLF");
	BAD("--b-\r\n" CD "a\r\n\r\nx\r\n--b--", "CRLF");
	BAD("x--b\r\n" CD "a\r\n\r\nx\r\n--c--", "no boundary");
	BAD("--b\r\n", "no end");
	BAD("--b\r\n" CD "a\r\n", "no end");
	BAD("--b\r\n" CD "a\r\n\r\n", "no boundary");
	BAD("--b\r\n" CD "a\r\n\r\nx", "no boundary");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--", "no boundary");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--b", "CRLF");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--b-", "CRLF");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--b\r", "CRLF");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--b\r\n", "no end");
	BAD("--b\r\n" CD "a\r\n\r\nx\n--b--", "no boundary");
	BAD("--b\r\n" CD "a\r\n\r\nx\r\n--bc\r\n--b--", "CRLF");
	BAD("--b\r\n" CD "a\n\r\nx\r\n--b--", "CRLF");
	BAD("--b\r\n" CD "a\r\n\nx\r\n--b--", "CRLF");
	BAD("--b\r\n\r\nx\r\n--b--", "no Content-Disposition");
	BAD("--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--", "no Content-Disposition");
	BAD("--b\r\n" CD "a\r\n" CD "a\r\n\r\nx\r\n--b--", "two Content-Dispositions");
	BAD("--b\r\n" CD "a\r\nContent-Type: a/b\r\ncontent-type: a/b\r\n\r\nx\r\n--b--", "two Content-Types");
	BAD("--b\r\n" CD "a\r\nContent-Transfer-Encoding: base64\r\n\r\nx\r\n--b--", "Content-Transfer-Encoding");
	BAD("--b\r\n" CD "a\r\n b=c\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a\r\nX\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a\r\nX : y\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a\r\nX: \0y\r\n\r\nx\r\n--b--", "malformed");
}
END_TEST

START_TEST(malformed_dispositions)
{
	BAD("--b\r\nContent-Disposition: attachment; name=a\r\n\r\nx\r\n--b--", "not form-data");
	BAD("--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--", "no name");
	BAD("--b\r\nContent-Disposition: form-data; filename=a\r\n\r\nx\r\n--b--", "no name");
	BAD("--b\r\nContent-Disposition:\r\n\r\nx\r\n--b--", "not form-data");
	BAD("--b\r\n" CD "\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "\"\"\r\n\r\nx\r\n--b--", "name of a part");
	BAD("--b\r\n" CD "\"a\r\n\r\nx\r\n--b--", "no end");
	BAD("--b\r\n" CD "\"a\\\"\r\n\r\nx\r\n--b--", "no end");
	BAD("--b\r\n" CD "a; name=b\r\n\r\nx\r\n--b--", "two names");
	BAD("--b\r\n" CD "a b\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a;;\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a; x\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a; =x\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a, x=y\r\n\r\nx\r\n--b--", "malformed");
	BAD("--b\r\n" CD "a; filename=b; filename=c\r\n\r\nx\r\n--b--", "two file names");
	BAD("--b\r\n" CD "a; filename*=UTF-8''b; filename*=UTF-8''b\r\n\r\nx\r\n--b--", "two file names");
	BAD("--b\r\n" CD "a; filename*=iso-8859-1''b\r\n\r\nx\r\n--b--", "filename*");
	BAD("--b\r\n" CD "a; filename*=UTF-8'b\r\n\r\nx\r\n--b--", "filename*");
	BAD("--b\r\n" CD "a; filename*=b\r\n\r\nx\r\n--b--", "filename*");
	BAD("--b\r\n" CD "a; filename*=UTF-8''%ff\r\n\r\nx\r\n--b--", "filename*");
	BAD("--b\r\n" CD "a; filename*=UTF-8''%0\r\n\r\nx\r\n--b--", "filename*");
	BAD("--b\r\n" CD "\"\xff\"\r\n\r\nx\r\n--b--", "name of a part");
}
END_TEST

START_TEST(the_error_names_the_byte)
{
	static const char text[] = "--b\r\n" CD "a\r\n\r\nx\r\n--b\r\nno";
	char want[64];

	ck_assert(!parse_in(TYPE, text, sizeof(text) - 1, 1));
	(void)snprintf(want, sizeof(want), "multipart body, byte %zu: ", sizeof(text) - 3);
	ck_assert_msg(strncmp(err.msg, want, strlen(want)) == 0, "%s", err.msg);
}
END_TEST

START_TEST(at_most_so_many_parts_and_header_bytes)
{
	struct dx_buf b = DX_BUF_INIT;

	for (int i = 0; i < DX_MPART_MAX; i++)
		dx_buf_printf(&b, "--b\r\n" CD "n%d\r\n\r\n%d\r\n", i, i);
	dx_buf_adds(&b, "--b--");
	good(TYPE, b.data, b.len);
	ck_assert_uint_eq(m.n, DX_MPART_MAX);
	expect_part(31, "n31", NULL, NULL, "31");
	b.len -= 5;
	dx_buf_adds(&b, "--b\r\n" CD "x\r\n\r\nx\r\n--b--");
	bad(TYPE, b.data, b.len, DX_E_bad_request, "too many parts");
	dx_buf_reset(&b);
	dx_buf_printf(&b, "--b\r\n" CD "a\r\nX: %08100d\r\n\r\nx\r\n--b--", 1);
	ck_assert(parse_in(TYPE, b.data, b.len, b.len));
	dx_buf_reset(&b);
	dx_buf_printf(&b, "--b\r\n" CD "a\r\nX: %08200d\r\n\r\nx\r\n--b--", 1);
	ck_assert(!parse_in(TYPE, b.data, b.len, b.len));
	evbuffer_free(body);
	body = NULL;
	dx_buf_free(&b);
}
END_TEST

/* Content full of what almost is a boundary, in chains of every small size. */
START_TEST(near_misses_at_every_chain_edge)
{
	static const char content[] =
		"\r\r\n\r\n-\r\n--\r\n--boundar\r\n--Boundary--boundary\r\n\r--boundary\n--boundary--\r\r\n";
	struct dx_buf b = DX_BUF_INIT;

	dx_buf_adds(&b, "--boundary\r\n" CD "f; filename=x\r\n\r\n");
	dx_buf_adds(&b, content);
	dx_buf_adds(&b, "\r\n--boundary--\r\n");
	for (size_t step = 1; step <= b.len; step++) {
		ck_assert_msg(parse_in("multipart/form-data; boundary=boundary", b.data, b.len, step), "%zu: %s", step,
			      err.msg);
		expect_part(0, "f", "x", NULL, content);
	}
	evbuffer_free(body);
	body = NULL;
	dx_buf_free(&b);
}
END_TEST

START_TEST(finding_and_texts)
{
	const struct dx_part *p;
	const char *text;
	bool repeated;

	GOOD("--b\r\n" CD "a\r\n\r\none\r\n--b\r\n" CD "c\r\n\r\n\xc3\xa9\r\n--b\r\n" CD "a\r\n\r\ntwo\r\n--b\r\n" CD
	     "n\r\n\r\n\0\r\n--b\r\n" CD "l\r\n\r\n\xff\r\n--b--");
	p = dx_mpart_find(&m, "a", &repeated);
	ck_assert(repeated);
	ck_assert(dx_mpart_text(arena, body, p, 3, &text, &err));
	ck_assert_str_eq(text, "one");
	ck_assert(!dx_mpart_text(arena, body, p, 2, &text, &err));
	ck_assert_int_eq(err.code, DX_E_bad_request);
	p = dx_mpart_find(&m, "c", &repeated);
	ck_assert(!repeated);
	ck_assert(dx_mpart_text(arena, body, p, 100, &text, &err));
	ck_assert_str_eq(text, "\xc3\xa9");
	ck_assert(!dx_mpart_text(arena, body, dx_mpart_find(&m, "n", NULL), 100, &text, &err));
	ck_assert(!dx_mpart_text(arena, body, dx_mpart_find(&m, "l", NULL), 100, &text, &err));
	ck_assert_ptr_null(dx_mpart_find(&m, "A", &repeated));
	ck_assert(!repeated);
}
END_TEST

/* Nothing is moved or copied: the evbuffer is the same afterwards, piece by piece. */
START_TEST(the_body_stays_where_it_is)
{
	size_t n = 8u << 20;
	char *file = malloc(n);
	struct evbuffer_iovec v[3];

	for (size_t i = 0; i < n; i++)
		file[i] = (char)(i * 2654435761u >> 9);
	body = evbuffer_new();
	evbuffer_add_printf(body, "--b\r\n" CD "f; filename=x\r\n\r\n");
	evbuffer_add_reference(body, file, n, NULL, NULL);
	evbuffer_add_reference(body, "\r\n--b--", 7, NULL, NULL);
	ck_assert_msg(dx_mpart_parse(arena, TYPE, body, &m, &err), "%s", err.msg);
	ck_assert_uint_eq(m.parts[0].length, n);
	ck_assert_int_eq(evbuffer_peek(body, -1, NULL, v, 3), 3);
	ck_assert_ptr_eq(v[1].iov_base, file);
	ck_assert_uint_lt(dx_arena_used(arena), 65536);
	evbuffer_free(body);
	body = NULL;
	free(file);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("mpart");
	TCase *tc = tcase_create("mpart");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 30);
	tcase_add_test(tc, what_browsers_send);
	tcase_add_test(tc, forms_that_the_standards_allow);
	tcase_add_test(tc, parameters_in_all_spellings);
	tcase_add_test(tc, file_names);
	tcase_add_test(tc, content_types);
	tcase_add_test(tc, malformed_bodies);
	tcase_add_test(tc, malformed_dispositions);
	tcase_add_test(tc, the_error_names_the_byte);
	tcase_add_test(tc, at_most_so_many_parts_and_header_bytes);
	tcase_add_test(tc, near_misses_at_every_chain_edge);
	tcase_add_test(tc, finding_and_texts);
	tcase_add_test(tc, the_body_stays_where_it_is);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
