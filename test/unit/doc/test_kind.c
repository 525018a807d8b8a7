/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/kind.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	const char *bytes;
	size_t n;
	const char *kind; /* NULL: refused */
} cases[] = {
#define CASE(lit, kind)                                                                                                \
	{                                                                                                              \
		lit, sizeof(lit) - 1, kind                                                                             \
	}
	CASE("%PDF-1.7\n", "pdf"),
	CASE("%!PS junk\n%PDF-1.4\n", "pdf"),
	CASE("BM junk before the header %PDF-1.4\n", "pdf"),
	CASE("\x89PNG\r\n\x1a\n....", "png"),
	CASE("\xff\xd8\xff\xe0....", "jpeg"),
	CASE("II\x2a\0\x08\0\0\0", "tiff"),
	CASE("MM\0\x2a\0\0\0\x08", "tiff"),
	CASE("II\x2b\0\x08\0\0\0", "tiff"),
	CASE("RIFF\x10\0\0\0WEBPVP8 ", "webp"),
	CASE("BM....\0\0\0\0\x36\0\0\0\x28\0\0\0", "bmp"),
	CASE("P5\n1 1\n255\n\0", "pnm"),
	CASE("P1# c\n1 1\n0", "pnm"),
	CASE("BMW is a make of cars.", NULL),
	CASE("P5x is no picture", NULL),
	CASE("RIFF\x10\0\0\0WAVEfmt ", NULL),
	CASE("%1.4\n", NULL),
	CASE("\x89PN", NULL),
	CASE("GIF89a", NULL),
	CASE("PK\x03\x04", NULL),
	CASE("<html>", NULL),
	CASE("\0", NULL),
	CASE("^Annual Tax Statement^\r\n\r\nFile Creation Date^Permanent", "text"),
	CASE("\xef\xbb\xbf"
	     "Sr. No.^Name of Deductor^TAN of Deductor^^^",
	     "text"),
	CASE("Annual Tax Statement without a separator", NULL),
	CASE("|Annual Tax Statement|\r\n\r\nFile Creation Date|Permanent", "text"),
	CASE("Annual Tax Statement\n", NULL),
	CASE("^Annual Tax Statement^\0", NULL),
	CASE("1^FH^NS1^R^06052026^1^D^BLRF02329F^1^", NULL),
	CASE("a^b^c\n", NULL),
#undef CASE
};

START_TEST(bytes_decide)
{
	struct dx_err err;
	enum dx_kind kind;
	bool ok = dx_kind_sniff(dx_strn(cases[_i].bytes, cases[_i].n), &kind, &err);

	ck_assert_int_eq(ok, cases[_i].kind != NULL);
	if (ok)
		ck_assert_str_eq(dx_kind_name(kind), cases[_i].kind);
	else
		ck_assert_int_eq(err.code, DX_E_unsupported_media_type);
}
END_TEST

START_TEST(empty_file_has_its_own_code)
{
	struct dx_err err;
	enum dx_kind kind;

	ck_assert(!dx_kind_sniff(dx_strn("", 0), &kind, &err));
	ck_assert_int_eq(err.code, DX_E_empty_file);
}
END_TEST

START_TEST(pdf_header_must_stand_in_the_first_kilobyte)
{
	char bytes[DX_KIND_PDF_WINDOW + 16];
	struct dx_err err;
	enum dx_kind kind;

	memset(bytes, 'x', sizeof(bytes));
	memcpy(bytes + DX_KIND_PDF_WINDOW - 5, "%PDF-", 5);
	ck_assert(dx_kind_sniff(dx_strn(bytes, sizeof(bytes)), &kind, &err));
	ck_assert_int_eq(kind, DX_KIND_PDF);
	memset(bytes, 'x', sizeof(bytes));
	memcpy(bytes + DX_KIND_PDF_WINDOW - 4, "%PDF-", 5);
	ck_assert(!dx_kind_sniff(dx_strn(bytes, sizeof(bytes)), &kind, &err));
}
END_TEST

START_TEST(media_types)
{
	ck_assert_str_eq(dx_kind_media_type(DX_KIND_PDF), "application/pdf");
	ck_assert_str_eq(dx_kind_media_type(DX_KIND_JPEG), "image/jpeg");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("doc/kind");
	TCase *t = tcase_create("kind");
	SRunner *r;
	int failed;

	tcase_add_loop_test(t, bytes_decide, 0, (int)DX_LEN(cases));
	tcase_add_test(t, empty_file_has_its_own_code);
	tcase_add_test(t, pdf_header_must_stand_in_the_first_kilobyte);
	tcase_add_test(t, media_types);
	suite_add_tcase(s, t);
	r = srunner_create(s);
	srunner_run_all(r, CK_ENV);
	failed = srunner_ntests_failed(r);
	srunner_free(r);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
