/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Good and hostile documents through the real engine. */
#include "../pdf/encrypted.h"
#include "served.h"

/* ---- documents as they should be ---- */

START_TEST(text_pdf_is_opened)
{
	struct answer r;
	json_t *head;
	json_t *page;
	struct dx_page words;
	struct dx_err err;

	add_page("BT /F 10 Tf 100 700 Td (first page) Tj ET");
	add_page("");
	add_page("BT /F 10 Tf 100 700 Td (third) Tj ET");
	r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, made_pdf());
	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(r.n_parts, 4);
	ck_assert(dx_json_parse(engine.arena, r.parts[0], &head, &err));
	ck_assert_str_eq(dx_json_str(head, "kind"), "pdf");
	ck_assert_str_eq(dx_json_str(head, "media_type"), "application/pdf");
	ck_assert_int_eq(dx_json_int(head, "pages_total", 0), 3);
	ck_assert(!dx_json_bool(head, "encrypted", true));
	page = json_array_get(json_object_get(head, "pages"), 0);
	ck_assert_int_eq(dx_json_int(page, "page", 0), 1);
	ck_assert_int_eq(dx_json_int(page, "width", 0), 600000);
	ck_assert_str_eq(dx_json_str(page, "text_state"), "usable");
	ck_assert(dx_json_bool(page, "words", false));
	words = engine_words(&engine, &r, 1);
	ck_assert_int_eq(words.number, 1);
	ck_assert(has_word(&words, "first"));
	/* an empty page needs nobody to look at its picture */
	ck_assert_uint_eq(engine_words(&engine, &r, 2).n_words, 0);
	ck_assert_int_eq(engine_words(&engine, &r, 3).number, 3);
}
END_TEST

START_TEST(pages_can_be_selected)
{
	struct answer r;

	for (int i = 0; i < 9; i++)
		add_page("BT /F 10 Tf 100 700 Td (page) Tj ET");
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"pages\":\"2-3, 8-\",\"max_pages\":4}", made_pdf());
	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(r.n_parts, 5);
	ck_assert_int_eq(engine_words(&engine, &r, 3).number, 8);
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"max_pages\":8}", dx_strn(made.out.data, made.out.len));
	ck_assert_str_eq(r.code, "too_many_pages");
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"pages\":\"2-9\",\"max_pages\":7}",
			dx_strn(made.out.data, made.out.len));
	ck_assert_str_eq(r.code, "too_many_pages");
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"pages\":\"20\"}", dx_strn(made.out.data, made.out.len));
	ck_assert_str_eq(r.code, "bad_request");
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"pages\":\"3-1\"}", dx_strn(made.out.data, made.out.len));
	ck_assert_str_eq(r.code, "bad_request");
}
END_TEST

/* A scan: the picture of draw.h over a page of 200 dpi. */
static struct dx_str scanned_pdf(void)
{
	PIX *pix = text_picture();
	char *grey = malloc((size_t)DRAW_W * DRAW_H);
	char resources[64];
	l_uint32 v = 0;
	int image;

	ck_assert_ptr_nonnull(grey);
	for (int i = 0; i < DRAW_W * DRAW_H; i++) {
		pixGetPixel(pix, i % DRAW_W, i / DRAW_W, &v);
		grey[i] = (char)v;
	}
	pixDestroy(&pix);
	image = mkpdf_stream(
		&made, "/Type/XObject/Subtype/Image/Width 1654/Height 2339/ColorSpace/DeviceGray/BitsPerComponent 8",
		grey, (size_t)DRAW_W * DRAW_H);
	free(grey);
	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 595, 842, "", resources, "q 595 0 0 842 0 0 cm /I Do Q", 28);
	return made_pdf();
}

START_TEST(scanned_pdf_is_recognised)
{
	struct dx_str pdf = scanned_pdf();
	struct answer r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, pdf);
	struct dx_page words;

	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(r.n_parts, 1); /* no page has words yet */
	r = engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, pdf);
	ck_assert_str_eq(r.code, "ok");
	words = engine_words(&engine, &r, 0);
	ck_assert_int_eq(words.source, DX_SOURCE_OCR);
	ck_assert_int_eq(words.width, 595000);
	ck_assert_int_eq(words.dpi, 200);
	ck_assert(has_word(&words, "12,500.00"));
	ck_assert_int_gt(dx_json_int(r.head, "max_rss_kb", 0), 1000);
}
END_TEST

START_TEST(pictures_are_turned)
{
	PIX *pix = text_picture();
	struct answer r;
	struct dx_page words;

	if (_i > 0)
		pix = turned(pix, 4 - _i);
	r = engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, png_of(pix));
	ck_assert_str_eq(r.code, "ok");
	words = engine_words(&engine, &r, 0);
	ck_assert_int_eq(words.rotation, _i * 90);
	ck_assert_int_lt(words.width, words.height);
	ck_assert(has_word(&words, "12,500.00"));
}
END_TEST

START_TEST(pages_are_rendered)
{
	const char *c = "0 0 300 800 re f";
	struct answer r;
	PIX *pix;

	add_page(c);
	r = engine_call(&engine, DX_UNIT_RENDER, "{\"page\":1,\"dpi\":72}", made_pdf());
	ck_assert_str_eq(r.code, "ok");
	pix = grey_of(r.parts[0]);
	ck_assert_int_eq(pixGetWidth(pix), 600);
	ck_assert_int_eq(pixGetHeight(pix), 800);
	pixDestroy(&pix);
	/* turned as the words were: what was on the left is now on top */
	r = engine_call(&engine, DX_UNIT_RENDER, "{\"page\":1,\"dpi\":72,\"rotation\":90}",
			dx_strn(made.out.data, made.out.len));
	pix = grey_of(r.parts[0]);
	ck_assert_int_eq(pixGetWidth(pix), 800);
	ck_assert_uint_lt(GET_DATA_BYTE(pixGetData(pix), 400), 10);
	pixDestroy(&pix);
	r = engine_call(&engine, DX_UNIT_RENDER, "{\"page\":7}", dx_strn(made.out.data, made.out.len));
	ck_assert_str_eq(r.code, "bad_request");
}
END_TEST

/* Two folders above the executable. */
static struct dx_str template_text(const char *name)
{
	char *path = dx_strdup(engine.arena, engine_path(engine.arena));
	struct dx_buf b = DX_BUF_INIT;
	struct dx_err err;
	struct dx_str s;

	for (int i = 0; i < 3; i++)
		*strrchr(path, '/') = 0;
	path = dx_asprintf(engine.arena, "%s/config/templates/%s.json", path, name);
	ck_assert_msg(dx_read_file(path, 1 << 20, &b, &err), "%s", err.msg);
	s = dx_strn(dx_strndup(engine.arena, b.data, b.len), b.len);
	dx_buf_free(&b);
	return s;
}

START_TEST(words_become_data)
{
	struct answer r;
	struct dx_str parts[3];
	struct dx_err err;
	json_t *v;

	add_page("BT /F 10 Tf 100 700 Td (Account No 123456789012) Tj 0 -20 Td (Opening Balance 1,234.50) Tj ET");
	r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, made_pdf());
	ck_assert_str_eq(r.code, "ok");
	parts[0] = dx_str("{\"deadline_ms\":20000,\"options\":{}}");
	parts[1] = template_text("finance/bank_statement");
	parts[2] = r.parts[1];
	engine_send(&engine, DX_UNIT_EXTRACT, parts, 3, (struct dx_str){0});
	r = engine_receive(&engine);
	ck_assert_msg(strcmp(r.code, "ok") == 0, "%s", r.code);
	ck_assert_uint_eq(r.n_parts, 7);
	for (size_t i = 0; i < r.n_parts; i++)
		ck_assert_msg(dx_json_parse(engine.arena, r.parts[i], &v, &err), "part %zu: %s", i, err.msg);
	ck_assert(dx_json_parse(engine.arena, r.parts[0], &v, &err));
	ck_assert_str_eq(dx_json_str(v, "status"), "needs_review");
}
END_TEST

START_TEST(malformed_words_are_refused)
{
	struct dx_str parts[] = {dx_str("{\"deadline_ms\":20000}"), template_text("finance/bank_statement"),
				 dx_str("no words")};

	engine_send(&engine, DX_UNIT_EXTRACT, parts, 3, (struct dx_str){0});
	ck_assert_str_eq(engine_receive(&engine).code, "internal_error");
	engine_send(&engine, DX_UNIT_EXTRACT, parts, 1, (struct dx_str){0});
	ck_assert_str_eq(engine_receive(&engine).code, "internal_error");
}
END_TEST

/* ---- documents as they should not be ---- */

/* ---- a file that somebody else has opened ---- */

START_TEST(a_page_is_drawn_for_others)
{
	struct answer r;
	json_t *info;
	struct dx_err err;

	add_page("0 0 300 800 re f");
	r = engine_call(&engine, DX_UNIT_OPEN, "{\"pages\":\"1\",\"picture_dpi\":50}", made_pdf());
	ck_assert_str_eq(r.code, "ok");
	ck_assert_uint_eq(r.n_parts, 3);
	ck_assert(dx_json_parse(engine.arena, r.parts[0], &info, &err));
	const json_t *paper = json_object_get(json_array_get(json_object_get(info, "pages"), 0), "picture");
	ck_assert_uint_eq(json_array_size(paper), 3);
	ck_assert_int_eq(json_integer_value(json_array_get(paper, 2)), 50);
	ck_assert_int_eq(engine_words(&engine, &r, 1).number, 1);
	ck_assert(dx_str_starts(r.parts[2], "\x89PNG"));
}
END_TEST

static const struct {
	enum dx_unit_op op;
	const char *params, *document, *code;
} elsewhere[] = {
	{DX_UNIT_OPEN, "{\"service_status\":200}",
	 "{\"v\":1,\"pages_total\":1,\"pages\":[{\"page\":1,\"width\":9,\"height\":9,\"words\":[]}]}", "ok"},
	{DX_UNIT_OPEN, "{\"service_status\":200,\"pages\":\"2\"}",
	 "{\"v\":1,\"pages_total\":2,\"pages\":[{\"page\":1,\"width\":9,\"height\":9,\"words\":[]}]}",
	 "upstream_unavailable"},
	{DX_UNIT_OPEN, "{\"service_status\":200,\"max_pages\":1}", "{\"v\":1,\"pages_total\":2,\"pages\":[]}",
	 "too_many_pages"},
	/* a file in the answer's place is not opened */
	{DX_UNIT_OPEN, "{\"service_status\":200}", "%PDF-1.7\n", "upstream_unavailable"},
	{DX_UNIT_OCR_PAGE, "{\"service_status\":200,\"page\":1}", "%PDF-1.7\n", "upstream_unavailable"},
	{DX_UNIT_RENDER, "{\"service_status\":200,\"page\":1}",
	 "{\"v\":1,\"pages_total\":1,\"pages\":[{\"page\":1,\"width\":9,\"height\":9,\"words\":[]}]}",
	 "upstream_unavailable"},
	{DX_UNIT_OPEN, "{\"service_status\":422}", "{\"code\":\"password_required\"}", "password_required"},
	{DX_UNIT_OPEN, "{\"service_status\":422}", "{\"code\":\"forbidden_scope\"}", "upstream_unavailable"},
};

START_TEST(what_a_remote_service_says_takes_the_files_place)
{
	struct answer r = engine_call(&engine, elsewhere[_i].op, elsewhere[_i].params, dx_str(elsewhere[_i].document));

	ck_assert_str_eq(r.code, elsewhere[_i].code);
	ck_assert(!r.crashed);
}
END_TEST

START_TEST(encrypted_pdfs)
{
	static const struct {
		const uint8_t *p;
		size_t n;
	} files[] = {{encrypted_rc4, sizeof(encrypted_rc4)}, {encrypted_aes, sizeof(encrypted_aes)}};

	for (size_t i = 0; i < DX_LEN(files); i++) {
		struct dx_str f = dx_strn((const char *)files[i].p, files[i].n);
		struct answer r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, f);

		ck_assert_str_eq(r.code, "password_required");
		ck_assert(!r.crashed);
		r = engine_call(&engine, DX_UNIT_OPEN, "{\"password\":\"nonsense\"}", f);
		ck_assert_str_eq(r.code, "wrong_password");
		r = engine_call(&engine, DX_UNIT_OPEN, "{\"password\":\"user\"}", f);
		ck_assert_str_eq(r.code, "ok");
		ck_assert_uint_eq(engine_words(&engine, &r, 1).n_words, 2);
		r = engine_call(&engine, DX_UNIT_OCR_PAGE, "{\"page\":1,\"password\":\"user\"}", f);
		ck_assert_str_eq(r.code, "ok");
	}
}
END_TEST

START_TEST(files_of_no_use)
{
	static const struct {
		const char *bytes;
		size_t n;
		const char *code;
	} cases[] = {
		{"", 0, "empty_file"},
		{"just a text", 11, "unsupported_media_type"},
		{"PK\x03\x04 a spreadsheet", 17, "unsupported_media_type"},
		{"%PDF-1.7", 8, "corrupt_file"},
		{"\x89PNG\r\n\x1a\n????????????????????????????????", 40, "corrupt_file"},
		{"II\x2a\0\xff\xff\xff\x7f????????????", 20, "corrupt_file"},
	};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct answer r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, dx_strn(cases[i].bytes, cases[i].n));

		ck_assert_msg(strcmp(r.code, cases[i].code) == 0, "case %zu: %s", i, r.code);
		ck_assert(!r.crashed);
	}
}
END_TEST

START_TEST(truncated_pdf)
{
	struct dx_str pdf;
	struct answer r;

	add_page("BT /F 10 Tf 100 700 Td (Closing Balance 1,234.50) Tj ET");
	pdf = made_pdf();
	for (size_t n = 20; n < pdf.n; n += pdf.n / 11) {
		r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, dx_strn(pdf.p, n));
		ck_assert_msg(strcmp(r.code, "ok") == 0 || strcmp(r.code, "corrupt_file") == 0, "%zu bytes: %s", n,
			      r.code);
	}
	r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, dx_strn(pdf.p, pdf.n / 3));
	ck_assert_str_eq(r.code, "corrupt_file");
}
END_TEST

/* Some 600 bytes that made other renderers ask for gigabytes. */
START_TEST(enormous_page)
{
	struct answer r;

	mkpdf_page(&made, 14400, 14400, "", "", "BT /F 900 Tf 2000 7000 Td (12,345.00) Tj ET", 43);
	r = engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, made_pdf());
	ck_assert_str_eq(r.code, "ok");
	ck_assert_int_lt(dx_json_int(r.head, "max_rss_kb", 0), 700000);
}
END_TEST

START_TEST(enormous_page_count)
{
	struct answer r;

	add_page("");
	made.declared = 2000000000;
	r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, made_pdf());
	ck_assert_str_eq(r.code, "too_many_pages");
}
END_TEST

START_TEST(enormous_picture)
{
	static const char png[] =
		"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
	struct dx_str f = dx_strn(png, sizeof(png) - 1);

	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OPEN, PARAMS, f).code, "image_too_large");
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, f).code, "image_too_large");
}
END_TEST

/* Two directories that point at each other, as in files that keep other readers busy for ever. */
START_TEST(looping_tiff)
{
	static const char tiff[] = "II\x2a\0\x08\0\0\0"
				   "\x02\0\0\x01\x03\0\x01\0\0\0\x09\0\0\0\x01\x01\x03\0\x01\0\0\0\x07\0\0\0\x26\0\0\0"
				   "\x02\0\0\x01\x03\0\x01\0\0\0\x09\0\0\0\x01\x01\x03\0\x01\0\0\0\x07\0\0\0\x08\0\0\0";
	struct dx_str f = dx_strn(tiff, sizeof(tiff) - 1);
	struct answer r = engine_call(&engine, DX_UNIT_OPEN, PARAMS, f);
	struct dx_err err;
	json_t *head;

	ck_assert_str_eq(r.code, "ok");
	ck_assert(dx_json_parse(engine.arena, r.parts[0], &head, &err));
	ck_assert_int_eq(dx_json_int(head, "pages_total", 0), 2);
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OCR_PAGE, PARAMS, f).code, "corrupt_file");
	ck_assert_str_eq(engine_call(&engine, DX_UNIT_OCR_PAGE, "{\"page\":3}", f).code, "bad_request");
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("engine/engine");
	TCase *t = tcase_create("documents");

	tcase_set_timeout(t, 240);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, text_pdf_is_opened);
	tcase_add_test(t, pages_can_be_selected);
	tcase_add_test(t, scanned_pdf_is_recognised);
	tcase_add_loop_test(t, pictures_are_turned, 0, 4);
	tcase_add_test(t, pages_are_rendered);
	tcase_add_test(t, words_become_data);
	tcase_add_test(t, malformed_words_are_refused);
	tcase_add_test(t, a_page_is_drawn_for_others);
	tcase_add_loop_test(t, what_a_remote_service_says_takes_the_files_place, 0, (int)DX_LEN(elsewhere));
	tcase_add_test(t, encrypted_pdfs);
	tcase_add_test(t, files_of_no_use);
	tcase_add_test(t, truncated_pdf);
	tcase_add_test(t, enormous_page);
	tcase_add_test(t, enormous_page_count);
	tcase_add_test(t, enormous_picture);
	tcase_add_test(t, looping_tiff);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
