/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/kept.h"

#include <stdlib.h>
#include <string.h>

#include "../unit.h"
#include "draw.h"

static struct dx_kept sample(PIX *pix)
{
	PIX *grey = draw_blank(101, 40);
	PIX *mask = pixCreate(101, 40, 1);

	draw_text(grey, 4, 5, 30, 10, draw_lines, 1);
	pixSetPixel(mask, 100, 39, 1);
	return (struct dx_kept){.prep = {.grey = grey,
					 .mask = mask,
					 .scale = 1.5,
					 .normalised = true,
					 .white = 200,
					 .skew_millideg = -350,
					 .rotated = true,
					 .text_px = 17,
					 .est_dpi = 212,
					 .narrow = true},
				.pix = pix,
				.width = 67,
				.height = 27};
}

static uint8_t *written(const struct dx_kept *k, size_t *n_r)
{
	uint8_t *bytes;

	*n_r = dx_kept_size(k);
	bytes = malloc(*n_r);
	dx_kept_write(k, bytes);
	return bytes;
}

static void check_same(PIX *a, PIX *b)
{
	l_int32 same = 0;

	ck_assert_int_eq(pixEqual(a, b, &same), 0);
	ck_assert(same);
}

START_TEST(what_is_kept_comes_back)
{
	struct dx_kept k = sample(_i ? draw_blank(67, 27) : NULL);
	struct dx_kept back;
	size_t n;
	uint8_t *bytes = written(&k, &n);

	ck_assert(dx_kept_read(dx_strn((char *)bytes, n), &back));
	check_same(back.prep.grey, k.prep.grey);
	check_same(back.prep.mask, k.prep.mask);
	ck_assert_int_eq(back.pix != NULL, _i);
	if (back.pix)
		check_same(back.pix, k.pix);
	ck_assert_double_eq_tol(back.prep.scale, 1.5, 1e-9);
	ck_assert(back.prep.normalised && back.prep.rotated && back.prep.narrow && !back.prep.dotted);
	ck_assert_int_eq(back.prep.white, 200);
	ck_assert_int_eq(back.prep.skew_millideg, -350);
	ck_assert_int_eq(back.prep.text_px, 17);
	ck_assert_int_eq(back.prep.est_dpi, 212);
	ck_assert_int_eq(back.width, 67);
	ck_assert_int_eq(back.height, 27);
	dx_kept_drop(&back);
	dx_kept_drop(&k);
	free(bytes);
}
END_TEST

/* Whatever a reader that went wrong may have left: no byte of the head may lead out of the rest. */
START_TEST(other_bytes_are_refused)
{
	struct dx_kept k = sample(draw_blank(67, 27));
	struct dx_kept back;
	size_t n;
	uint8_t *bytes = written(&k, &n);

	for (size_t i = 0; i < n; i += i < 128 ? 1 : 97)
		ck_assert(!dx_kept_read(dx_strn((char *)bytes, i), &back));
	for (size_t i = 0; i < 128; i++) {
		for (int v = 0; v < 256; v += 5) {
			uint8_t was = bytes[i];

			bytes[i] = (uint8_t)(was + 1 + v);
			if (dx_kept_read(dx_strn((char *)bytes, n), &back))
				dx_kept_drop(&back);
			bytes[i] = was;
		}
	}
	bytes[0] ^= 1;
	ck_assert(!dx_kept_read(dx_strn((char *)bytes, n), &back));
	dx_kept_drop(&k);
	free(bytes);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/kept");
	TCase *t = tcase_create("kept");

	tcase_add_loop_test(t, what_is_kept_comes_back, 0, 2);
	tcase_add_test(t, other_bytes_are_refused);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
