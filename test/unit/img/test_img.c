/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/img.h"

#include <assert.h>
#include <string.h>

#include "../unit.h"
#include "draw.h"

#define MAX_PIXELS 40000000

static struct dx_err err;

/* 30 × 20, white, the upper left corner black: which corner it ends up in tells the turn. */
static PIX *corner(int depth)
{
	PIX *pix = pixCreate(30, 20, depth);

	pixSetAllArbitrary(pix, depth == 32 ? 0xffffff00 : 255);
	pixRasterop(pix, 0, 0, 10, 10, depth == 1 ? PIX_SET : PIX_CLR, NULL, 0, 0);
	return pix;
}

/* PIX as a file of FORMAT; gives PIX up. */
static struct dx_buf file_of(PIX *pix, int format)
{
	struct dx_buf b = DX_BUF_INIT;
	l_uint8 *data = NULL;
	size_t n = 0;

	ck_assert_int_eq(pixWriteMem(&data, &n, pix, format), 0);
	dx_buf_add(&b, data, n);
	lept_free(data);
	pixDestroy(&pix);
	return b;
}

static struct dx_str str(const struct dx_buf *b)
{
	return dx_strn(b->data, b->len);
}

static l_uint32 at(const struct Pix *pix, int x, int y)
{
	l_uint32 v = 0;

	ck_assert_int_eq(pixGetPixel((PIX *)(uintptr_t)pix, x, y, &v), 0);
	return v;
}

static const struct {
	const char *name;
	int format;
	int depth;
} formats[] = {
	{"png", IFF_PNG, 8},           {"png rgb", IFF_PNG, 32},
	{"jpeg", IFF_JFIF_JPEG, 8},    {"jpeg rgb", IFF_JFIF_JPEG, 32},
	{"tiff", IFF_TIFF, 8},         {"tiff g4", IFF_TIFF_G4, 1},
	{"tiff lzw", IFF_TIFF_LZW, 8}, {"webp", IFF_WEBP, 32},
	{"bmp", IFF_BMP, 8},           {"bmp rgb", IFF_BMP, 32},
	{"pnm", IFF_PNM, 8},
};

START_TEST(every_format_is_decoded_to_grey)
{
	PIX *pix = corner(formats[_i].depth == 1 ? 8 : formats[_i].depth);
	struct dx_buf b;
	struct Pix *grey = NULL;
	int64_t w;
	int64_t h;
	int n;

	if (formats[_i].depth == 1) {
		PIX *bits = pixThresholdToBinary(pix, 128);

		pixDestroy(&pix);
		pix = bits;
	}
	b = file_of(pix, formats[_i].format);
	ck_assert_msg(dx_img_pages(str(&b), 100, &n, &err), "%s: %s", formats[_i].name, err.msg);
	ck_assert_int_eq(n, 1);
	ck_assert_msg(dx_img_size(str(&b), 1, &w, &h, &err), "%s: %s", formats[_i].name, err.msg);
	ck_assert_int_eq(w, 30);
	ck_assert_int_eq(h, 20);
	ck_assert_msg(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err), "%s: %s", formats[_i].name, err.msg);
	ck_assert_int_eq(pixGetDepth(grey), 8);
	ck_assert_ptr_null(pixGetColormap(grey));
	ck_assert_uint_lt(at(grey, 3, 3), 40);
	ck_assert_uint_gt(at(grey, 25, 15), 215);
	dx_pix_drop(&grey);
	dx_buf_free(&b);
}
END_TEST

START_TEST(transparent_is_white)
{
	PIX *pix = corner(32);
	PIX *alpha = pixCreate(30, 20, 8); /* all transparent, black below */
	struct dx_buf b;
	struct Pix *grey;

	pixSetSpp(pix, 4);
	pixSetRGBComponent(pix, alpha, L_ALPHA_CHANNEL);
	pixDestroy(&alpha);
	b = file_of(pix, IFF_PNG);
	ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err));
	ck_assert_uint_eq(at(grey, 3, 3), 255);
	dx_pix_drop(&grey);
	dx_buf_free(&b);
}
END_TEST

/* ---- which way up ---- */

/* An EXIF segment that says so, put behind the start marker. */
static struct dx_buf jpeg_with_orientation(int orientation, bool big_endian)
{
	static const char le[] = "\xff\xe1\0\x22"
				 "Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0?\0\0\0\0\0\0\0";
	static const char be[] = "\xff\xe1\0\x22"
				 "Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0?\0\0\0\0\0\0";
	struct dx_buf plain = file_of(corner(8), IFF_JFIF_JPEG);
	struct dx_buf b = DX_BUF_INIT;
	char segment[sizeof(le) - 1];

	static_assert(sizeof(le) == sizeof(be), "both byte orders");
	memcpy(segment, big_endian ? be : le, sizeof(segment));
	*(char *)memchr(segment, '?', sizeof(segment)) = (char)orientation;
	dx_buf_add(&b, plain.data, 2);
	dx_buf_add(&b, segment, sizeof(segment));
	dx_buf_add(&b, plain.data + 2, plain.len - 2);
	dx_buf_free(&plain);
	return b;
}

/* Where the stored upper left corner is seen, by EXIF's definition. */
static const struct {
	bool right, bottom;
} seen[9] = {[2] = {true, false}, [3] = {true, true}, [4] = {false, true}, [5] = {false, false},
	     [6] = {true, false}, [7] = {true, true}, [8] = {false, true}};

START_TEST(photographs_are_turned_upright)
{
	for (int big = 0; big < 2; big++) {
		struct dx_buf b = jpeg_with_orientation(_i, big == 1);
		struct Pix *grey;
		int64_t w;
		int64_t h;

		ck_assert(dx_img_size(str(&b), 1, &w, &h, &err));
		ck_assert_int_eq(w, _i >= 5 ? 20 : 30);
		ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err));
		ck_assert_int_eq(dx_pix_width(grey), w);
		ck_assert_int_eq(dx_pix_height(grey), h);
		ck_assert_uint_lt(at(grey, seen[_i].right ? (int)w - 4 : 3, seen[_i].bottom ? (int)h - 4 : 3), 60);
		ck_assert_uint_gt(at(grey, seen[_i].right ? 3 : (int)w - 4, seen[_i].bottom ? 3 : (int)h - 4), 200);
		dx_pix_drop(&grey);
		dx_buf_free(&b);
	}
}
END_TEST

START_TEST(malformed_exif_is_ignored)
{
	struct dx_buf b = jpeg_with_orientation(6, false);
	char *exif = memmem(b.data, b.len, "Exif", 4);
	struct Pix *grey;

	/* the offset of the directory, and then the length of the segment, point far away */
	memset(exif + 10, 0xff, 4);
	ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(dx_pix_width(grey), 30);
	dx_pix_drop(&grey);
	dx_buf_free(&b);
}
END_TEST

/* ---- TIFF's chain of directories ---- */

static struct dx_buf two_page_tiff(void)
{
	struct dx_buf b = DX_BUF_INIT;
	PIXA *pages = pixaCreate(2);
	l_uint8 *data = NULL;
	size_t n = 0;

	pixaAddPix(pages, corner(8), L_INSERT);
	pixaAddPix(pages, draw_blank(50, 40), L_INSERT);
	ck_assert_int_eq(pixaWriteMemMultipageTiff(&data, &n, pages), 0);
	dx_buf_add(&b, data, n);
	lept_free(data);
	pixaDestroy(&pages);
	return b;
}

/* A directory at AT with width, height and the offset of the next one. */
static void add_directory(struct dx_buf *b, size_t at, uint32_t next)
{
	static const uint8_t entries[] = {2, 0, 0, 1, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0, 1, 1, 3, 0, 1, 0, 0, 0, 7, 0, 0, 0};

	while (b->len < at)
		dx_buf_addc(b, 0);
	dx_buf_add(b, entries, sizeof(entries));
	dx_buf_add_u32(b, next);
}

START_TEST(pages_of_a_tiff)
{
	struct dx_buf b = two_page_tiff();
	struct Pix *grey;
	int64_t w;
	int64_t h;
	int n;

	ck_assert(dx_img_pages(str(&b), 100, &n, &err));
	ck_assert_int_eq(n, 2);
	ck_assert(dx_img_size(str(&b), 2, &w, &h, &err));
	ck_assert_int_eq(w, 50);
	ck_assert(dx_img_decode(str(&b), 2, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(dx_pix_height(grey), 40);
	dx_pix_drop(&grey);
	ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(dx_pix_height(grey), 20);
	dx_pix_drop(&grey);
	ck_assert(!dx_img_size(str(&b), 3, &w, &h, &err));
	ck_assert_int_eq(err.code, DX_E_corrupt_file);
	dx_buf_free(&b);
}
END_TEST

START_TEST(a_loop_of_directories_ends)
{
	struct dx_buf b = DX_BUF_INIT;
	int64_t w;
	int64_t h;
	int n;

	dx_buf_add(&b, "II\x2a\0\x08\0\0\0", 8);
	add_directory(&b, 8, 100);
	add_directory(&b, 100, 200);
	add_directory(&b, 200, 8); /* round again */
	ck_assert(dx_img_pages(str(&b), 1000, &n, &err));
	ck_assert_int_eq(n, 3);
	ck_assert(dx_img_size(str(&b), 3, &w, &h, &err));
	ck_assert_int_eq(w, 9);
	ck_assert(!dx_img_size(str(&b), 4, &w, &h, &err));
	/* a directory that is its own successor */
	b.len = 8;
	add_directory(&b, 8, 8);
	ck_assert(dx_img_pages(str(&b), 1000, &n, &err));
	ck_assert_int_eq(n, 1);
	/* a limit is a limit */
	b.len = 8;
	add_directory(&b, 8, 100);
	add_directory(&b, 100, 200);
	add_directory(&b, 200, 8);
	ck_assert(dx_img_pages(str(&b), 2, &n, &err));
	ck_assert_int_eq(n, 2);
	dx_buf_free(&b);
}
END_TEST

START_TEST(a_chain_that_leaves_the_file_ends)
{
	struct dx_buf b = DX_BUF_INIT;
	int n;

	dx_buf_add(&b, "II\x2a\0\x08\0\0\0", 8);
	add_directory(&b, 8, 0xfffffff0);
	ck_assert(dx_img_pages(str(&b), 1000, &n, &err));
	ck_assert_int_eq(n, 1);
	b.data[4] = 0x7f; /* the first one is outside already */
	ck_assert(!dx_img_pages(str(&b), 1000, &n, &err));
	ck_assert_int_eq(err.code, DX_E_corrupt_file);
	dx_buf_free(&b);
}
END_TEST

/* ---- what must not be decoded ---- */

START_TEST(too_many_pixels_are_refused_by_the_header)
{
	/* 60,000 × 60,000, and nothing else */
	static const char png[] =
		"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
	struct Pix *grey;
	int64_t w;
	int64_t h;

	ck_assert(dx_img_size(dx_strn(png, sizeof(png) - 1), 1, &w, &h, &err));
	ck_assert_int_eq(w, 60000);
	ck_assert(!dx_img_decode(dx_strn(png, sizeof(png) - 1), 1, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(err.code, DX_E_image_too_large);
}
END_TEST

START_TEST(cut_off_files_are_corrupt)
{
	static const int cut[] = {IFF_PNG, IFF_JFIF_JPEG, IFF_WEBP, IFF_BMP};
	/* noise, so that there is something to cut */
	PIX *noise = pixCreate(200, 200, 8);
	struct Pix *grey;
	uint32_t seed = 1;

	for (int i = 0; i < 200 * 200; i++) {
		seed = seed * 1103515245 + 12345;
		pixSetPixel(noise, i % 200, i / 200, seed >> 24);
	}
	for (size_t i = 0; i < DX_LEN(cut); i++) {
		struct dx_buf b = file_of(pixClone(noise), cut[i]);

		ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err));
		dx_pix_drop(&grey);
		b.len = b.len * 2 / 3;
		ck_assert_msg(!dx_img_decode(str(&b), 1, MAX_PIXELS, &grey, &err), "format %d", cut[i]);
		ck_assert_int_eq(err.code, DX_E_corrupt_file);
		dx_buf_free(&b);
	}
	pixDestroy(&noise);
}
END_TEST

START_TEST(junk_is_corrupt)
{
	struct Pix *grey;

	ck_assert(!dx_img_decode(DX_STR("short"), 1, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(err.code, DX_E_corrupt_file);
	ck_assert(!dx_img_decode(DX_STR("this is no picture at all, it is a sentence"), 1, MAX_PIXELS, &grey, &err));
	ck_assert_int_eq(err.code, DX_E_corrupt_file);
}
END_TEST

/* ---- pictures in memory ---- */

START_TEST(grey_samples_come_and_go)
{
	static const uint8_t samples[] = {0, 50, 100, 99, 150, 200, 250, 99};
	struct Pix *pix;
	struct Pix *back;
	struct dx_buf b = DX_BUF_INIT;

	ck_assert(dx_pix_from_grey(samples, 3, 2, 4, &pix, &err));
	pix = dx_pix_turn(pix, 90);
	ck_assert_int_eq(dx_pix_width(pix), 2);
	ck_assert(dx_pix_png(pix, &b, &err));
	ck_assert(dx_img_decode(str(&b), 1, MAX_PIXELS, &back, &err));
	/* clockwise: the left column becomes the top row, read from below */
	ck_assert_uint_eq(at(back, 0, 0), 150);
	ck_assert_uint_eq(at(back, 1, 0), 0);
	ck_assert_uint_eq(at(back, 1, 2), 100);
	dx_pix_drop(&pix);
	dx_pix_drop(&back);
	dx_buf_free(&b);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/img");
	TCase *t = tcase_create("files");

	tcase_add_loop_test(t, every_format_is_decoded_to_grey, 0, (int)DX_LEN(formats));
	tcase_add_test(t, transparent_is_white);
	tcase_add_loop_test(t, photographs_are_turned_upright, 1, 9);
	tcase_add_test(t, malformed_exif_is_ignored);
	tcase_add_test(t, pages_of_a_tiff);
	tcase_add_test(t, a_loop_of_directories_ends);
	tcase_add_test(t, a_chain_that_leaves_the_file_ends);
	tcase_add_test(t, too_many_pixels_are_refused_by_the_header);
	tcase_add_test(t, cut_off_files_are_corrupt);
	tcase_add_test(t, junk_is_corrupt);
	tcase_add_test(t, grey_samples_come_and_go);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
