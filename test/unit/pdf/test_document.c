/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Documents that are not what they say, pictures of pages, the budget of memory. */
#include "encrypted.h"
#include "made.h"

/* ---- documents that are not what they say ---- */

START_TEST(false_page_count_is_corrected)
{
	page("BT /F 10 Tf 50 700 Td (one) Tj ET");
	page("BT /F 10 Tf 50 700 Td (two) Tj ET");
	made.declared = 900;
	ck_assert(open_made());
	ck_assert_int_eq(dx_pdf_pages(doc), 2);
}
END_TEST

START_TEST(enormous_page_count_is_left_to_the_caller)
{
	page("");
	made.declared = 2000000000;
	ck_assert(open_made());
	ck_assert_int_gt(dx_pdf_pages(doc), MAX_PAGES);
}
END_TEST

START_TEST(truncated_file_is_corrupt_or_repaired)
{
	page(LONG_TEXT);
	mkpdf_end(&made);
	/* every length: nothing but two outcomes, and never a crash */
	for (size_t n = 0; n < made.out.len; n += 7) {
		if (dx_pdf_open(pdf, made.out.data, n, NULL, MAX_PAGES, &doc, &err))
			dx_pdf_close(&doc);
		else
			ck_assert_int_eq(err.code, DX_E_corrupt_file);
	}
	ck_assert(!dx_pdf_open(pdf, made.out.data, made.out.len / 3, NULL, MAX_PAGES, &doc, &err));
}
END_TEST

START_TEST(passwords)
{
	static const struct {
		const uint8_t *p;
		size_t n;
	} files[] = {{encrypted_rc4, sizeof(encrypted_rc4)}, {encrypted_aes, sizeof(encrypted_aes)}};

	for (size_t i = 0; i < DX_LEN(files); i++) {
		ck_assert(!dx_pdf_open(pdf, files[i].p, files[i].n, NULL, MAX_PAGES, &doc, &err));
		ck_assert_int_eq(err.code, DX_E_password_required);
		ck_assert(!dx_pdf_open(pdf, files[i].p, files[i].n, "nonsense", MAX_PAGES, &doc, &err));
		ck_assert_int_eq(err.code, DX_E_wrong_password);
		ck_assert(dx_pdf_open(pdf, files[i].p, files[i].n, "owner", MAX_PAGES, &doc, &err));
		dx_pdf_close(&doc);
		ck_assert(dx_pdf_open(pdf, files[i].p, files[i].n, "user", MAX_PAGES, &doc, &err));
		ck_assert(dx_pdf_encrypted(doc));
		ck_assert_uint_eq(words_of(1).n_words, 2);
		dx_pdf_close(&doc);
	}
}
END_TEST

START_TEST(a_password_that_is_not_needed_is_ignored)
{
	page("");
	mkpdf_end(&made);
	ck_assert(dx_pdf_open(pdf, made.out.data, made.out.len, "whatever", MAX_PAGES, &doc, &err));
	ck_assert(!dx_pdf_encrypted(doc));
}
END_TEST

/* ---- pictures ---- */

START_TEST(page_is_rendered_in_grey)
{
	struct dx_pdf_picture pic;

	page("0 0 300 800 re f"); /* the left half black */
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err), "%s", err.msg);
	ck_assert_int_eq(pic.width_px, 600);
	ck_assert_int_eq(pic.height_px, 800);
	ck_assert_int_eq(pic.dpi, 72);
	ck_assert_int_eq(pic.width, 600000);
	ck_assert_int_eq(pic.grey[400 * pic.stride_bytes + 10], 0);
	ck_assert_int_eq(pic.grey[400 * pic.stride_bytes + 590], 255);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(enormous_page_is_clamped)
{
	struct dx_pdf_picture pic;

	mkpdf_page(&made, 14400, 14400, "", "", "0 0 m 9 9 l S", 13);
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 300, 1000000, &pic, &err), "%s", err.msg);
	ck_assert_int_le((int64_t)pic.width_px * pic.height_px, 1001000);
	ck_assert_int_lt(pic.dpi, 10);
	dx_pdf_picture_drop(doc, &pic);
	dx_pdf_close(&doc);

	dx_buf_free(&made.out);
	made = mkpdf_begin();
	mkpdf_page(&made, 30000, 10, "", "", "", 0);
	ck_assert(open_made());
	ck_assert(dx_pdf_render(doc, 1, 300, MAX_PIXELS, &pic, &err));
	ck_assert_int_le(pic.width_px, 32767);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(scan_is_rendered_at_its_own_resolution)
{
	/* 600 × 800 points: 1500 × 2000 pixels are 180 dpi */
	const size_t n = 1500 * 2000;
	char *grey = malloc(n);
	char resources[64];
	struct dx_pdf_picture pic;
	size_t wrong = 0;
	int image;

	ck_assert_ptr_nonnull(grey);
	for (size_t i = 0; i < n; i++)
		grey[i] = (char)(i % 2 ? 0 : -1);
	image = mkpdf_stream(
		&made, "/Type/XObject/Subtype/Image/Width 1500/Height 2000/ColorSpace/DeviceGray/BitsPerComponent 8",
		grey, n);
	free(grey);
	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 600, 800, "", resources, "q 600 0 0 800 0 0 cm /I Do Q", 28);
	ck_assert(open_made());
	ck_assert_msg(dx_pdf_render(doc, 1, 0, MAX_PIXELS, &pic, &err), "%s", err.msg);
	ck_assert_int_eq(pic.width_px, 1500);
	ck_assert_int_eq(pic.height_px, 2000);
	ck_assert_int_eq(pic.dpi, 180);
	/* single-pixel stripes survive only when nothing is resampled */
	for (int32_t x = 0; x < pic.width_px; x++)
		wrong += pic.grey[1000 * pic.stride_bytes + x] != (x % 2 ? 0 : 255);
	ck_assert_uint_eq(wrong, 0);
	dx_pdf_picture_drop(doc, &pic);
}
END_TEST

START_TEST(picture_out_of_proportion_is_refused)
{
	struct dx_pdf_picture pic;
	int image = mkpdf_stream(
		&made,
		"/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1"
		"/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>",
		"\0", 1);
	char resources[64];

	snprintf(resources, sizeof(resources), "/XObject<</I %d 0 R>>", image);
	mkpdf_page(&made, 600, 800, "", resources, "q 600 0 0 800 0 0 cm /I Do Q", 28);
	ck_assert(open_made());
	ck_assert(!dx_pdf_render(doc, 1, 0, MAX_PIXELS, &pic, &err));
	ck_assert_int_eq(err.code, DX_E_image_too_large);
}
END_TEST

START_TEST(memory_stays_within_the_budget)
{
	struct dx_pdf *small;
	struct dx_pdf_picture pic;

	page("0 0 m 9 9 l S");
	mkpdf_end(&made);
	ck_assert(dx_pdf_new(4u << 20, &small, &err));
	ck_assert(dx_pdf_open(small, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err));
	ck_assert(!dx_pdf_render(doc, 1, 600, MAX_PIXELS, &pic, &err));
	ck_assert_int_eq(err.code, DX_E_image_too_large);
	ck_assert(dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err));
	dx_pdf_picture_drop(doc, &pic);
	dx_pdf_close(&doc);
	dx_pdf_drop(&small);
}
END_TEST

/* Every allocation may be the one that fails: an error each time, until there is enough. */
START_TEST(lack_of_memory_is_an_error_and_nothing_else)
{
	struct dx_pdf_picture pic;
	struct dx_page p;
	bool done = false;
	size_t failed = 0;

	page(LONG_TEXT "1 w 50 690 m 300 690 l S");
	mkpdf_end(&made);
	for (size_t budget = 100000; !done && budget < BUDGET; budget += budget / 16) {
		struct dx_pdf *small = NULL;

		err.code = DX_OK;
		if (dx_pdf_new(budget, &small, &err) &&
		    dx_pdf_open(small, made.out.data, made.out.len, NULL, MAX_PAGES, &doc, &err) &&
		    dx_pdf_page_words(doc, arena, 1, &p, &err) && dx_pdf_render(doc, 1, 72, MAX_PIXELS, &pic, &err)) {
			ck_assert_uint_eq(p.n_words, 4 * 12);
			dx_pdf_picture_drop(doc, &pic);
			done = true;
		} else {
			ck_assert_int_ne(err.code, DX_OK);
			failed++;
		}
		dx_pdf_close(&doc);
		dx_pdf_drop(&small);
	}
	ck_assert(done);
	ck_assert_uint_gt(failed, 3);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("pdf/document");
	TCase *t = tcase_create("documents");

	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, false_page_count_is_corrected);
	tcase_add_test(t, enormous_page_count_is_left_to_the_caller);
	tcase_add_test(t, truncated_file_is_corrupt_or_repaired);
	tcase_add_test(t, passwords);
	tcase_add_test(t, a_password_that_is_not_needed_is_ignored);
	tcase_add_test(t, page_is_rendered_in_grey);
	tcase_add_test(t, enormous_page_is_clamped);
	tcase_add_test(t, scan_is_rendered_at_its_own_resolution);
	tcase_add_test(t, picture_out_of_proportion_is_refused);
	tcase_add_test(t, memory_stays_within_the_budget);
	tcase_add_test(t, lack_of_memory_is_an_error_and_nothing_else);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
