/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "dx/ocr/page.h"

#include "../unit.h"

#define W 400
#define H 200

static struct dx_arena *a;
static struct dx_err err;
static struct Pix *pix;
static const struct dx_ocr_paper paper = {400000, 200000, 72}; /* a pixel is a point */
static const struct dx_ocr_paper unknown;

static void set_up(void)
{
	static uint8_t grey[W * H];

	a = dx_arena_new();
	memset(grey, 255, sizeof(grey));
	ck_assert(dx_pix_from_grey(grey, W, H, W, &pix, &err));
}

static void tear_down(void)
{
	dx_pix_drop(&pix);
	dx_arena_drop(&a);
}

static struct dx_page page_of(int32_t width, int32_t height, int rotation)
{
	struct dx_word *w = DX_NEW(a, struct dx_word);

	*w = (struct dx_word){.text = "a", .x0 = width / 4, .y0 = height / 10, .x1 = width / 2, .y1 = height / 5};
	return (struct dx_page){.width = width,
				.height = height,
				.rotation = rotation,
				.words = w,
				.n_words = 1,
				.source = DX_SOURCE_OCR};
}

static void check_box(const struct dx_page *p, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	ck_assert_int_eq(p->words[0].x0, x0);
	ck_assert_int_eq(p->words[0].y0, y0);
	ck_assert_int_eq(p->words[0].x1, x1);
	ck_assert_int_eq(p->words[0].y1, y1);
}

/* In the picture as it lies: (100, 20) to (200, 40). */
static const struct {
	int rotation;
	int32_t width, height, box[4];
} turns[] = {
	{0, 400000, 200000, {100000, 20000, 200000, 40000}},
	{90, 200000, 400000, {160000, 100000, 180000, 200000}},
	{180, 400000, 200000, {200000, 160000, 300000, 180000}},
	{270, 200000, 400000, {20000, 200000, 40000, 300000}},
};

START_TEST(pixels_become_points_of_the_upright_page)
{
	struct dx_page p = page_of(W, H, turns[_i].rotation);
	const int32_t *b = turns[_i].box;

	ck_assert(dx_ocr_adopt(a, pix, &paper, true, &p, &err));
	ck_assert_int_eq(p.width, turns[_i].width);
	ck_assert_int_eq(p.height, turns[_i].height);
	check_box(&p, b[0], b[1], b[2], b[3]);
}
END_TEST

START_TEST(a_picture_that_was_scaled_is_scaled_back)
{
	struct dx_page p = page_of(2 * W, 2 * H, 0);

	ck_assert(dx_ocr_adopt(a, pix, &paper, true, &p, &err));
	check_box(&p, 100000, 20000, 200000, 40000);
}
END_TEST

START_TEST(a_straight_page_gets_the_papers_size)
{
	struct dx_page same = page_of(400000, 200000, 0);
	struct dx_page other = page_of(4000, 2000, 180);
	struct dx_page lies = page_of(200, 400, 90);

	ck_assert(dx_ocr_adopt(a, pix, &paper, false, &same, &err));
	check_box(&same, 100000, 20000, 200000, 40000);
	ck_assert(dx_ocr_adopt(a, pix, &paper, false, &other, &err));
	check_box(&other, 100000, 20000, 200000, 40000);
	ck_assert(dx_ocr_adopt(a, pix, &paper, false, &lies, &err));
	ck_assert_int_eq(lies.width, 200000);
	ck_assert_int_eq(lies.height, 400000);
}
END_TEST

START_TEST(a_page_of_another_shape_is_not_ours)
{
	struct dx_page px = page_of(W, H + 10, 0);
	struct dx_page straight = page_of(200000, 400000, 0);
	struct dx_page tiny = page_of(400, 200, 0); /* 72,000 dots an inch */

	ck_assert(!dx_ocr_adopt(a, pix, &paper, true, &px, &err));
	ck_assert_int_eq(err.code, DX_E_upstream_unavailable);
	ck_assert(!dx_ocr_adopt(a, pix, &paper, false, &straight, &err));
	ck_assert(!dx_ocr_adopt(a, pix, &unknown, false, &tiny, &err));
	ck_assert_int_eq(err.code, DX_E_upstream_unavailable);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr/adopt");
	TCase *c = tcase_create("adopt");

	tcase_add_checked_fixture(c, set_up, tear_down);
	tcase_add_loop_test(c, pixels_become_points_of_the_upright_page, 0, (int)DX_LEN(turns));
	tcase_add_test(c, a_picture_that_was_scaled_is_scaled_back);
	tcase_add_test(c, a_straight_page_gets_the_papers_size);
	tcase_add_test(c, a_page_of_another_shape_is_not_ours);
	suite_add_tcase(s, c);
	return unit_main(s);
}
