/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <math.h>

#include "../unit.h"
#include "draw.h"
#include "dx/img/img.h"

#define TABLE 40

static PTA *corners(const int (*c)[2])
{
	PTA *pta = ptaCreate(4);

	for (int i = 0; i < 4; i++)
		ptaAddPt(pta, (l_float32)c[i][0], (l_float32)c[i][1]);
	return pta;
}

/* A page of text with a mark in each corner, its corners at SEEN of a dark picture 2000 × 2700. */
static PIX *photo(const int (*seen)[2])
{
	static const int flat[4][2] = {{0, 0}, {DRAW_W, 0}, {DRAW_W, DRAW_H}, {0, DRAW_H}};
	PIX *page = draw_page();
	PIX *room = pixCreate(2000, 2700, 8);
	PTA *from = corners(flat);
	PTA *to = corners(seen);
	PIX *warped;

	pixSetAllArbitrary(room, TABLE);
	for (int i = 0; i < 4; i++) /* marks of 40 pixels, 60 from either edge */
		pixRasterop(page, i == 0 || i == 3 ? 60 : DRAW_W - 100, i < 2 ? 60 : DRAW_H - 100, 40, 40, PIX_CLR,
			    NULL, 0, 0);
	pixRasterop(room, 0, 0, DRAW_W, DRAW_H, PIX_SRC, page, 0, 0);
	pixInvert(room, room); /* what comes in from outside is white: dark afterwards */
	warped = pixProjectivePta(room, to, from, L_BRING_IN_WHITE);
	pixInvert(warped, warped);
	ptaDestroy(&from);
	ptaDestroy(&to);
	pixDestroy(&page);
	pixDestroy(&room);
	return warped;
}

static l_uint32 at(PIX *pix, double x, double y)
{
	l_uint32 v = 0;

	ck_assert_int_eq(pixGetPixel(pix, (l_int32)(x * pixGetWidth(pix)), (l_int32)(y * pixGetHeight(pix)), &v), 0);
	return v;
}

static const int seen[][4][2] = {
	{{200, 150}, {1850, 220}, {1780, 2480}, {150, 2560}}, /* from the side */
	{{150, 160}, {1800, 180}, {1850, 2550}, {120, 2600}}, /* from below */
	{{700, 120}, {1900, 520}, {1250, 2500}, {60, 2000}},  /* laid down at an angle */
	{{900, 60}, {1960, 1000}, {1050, 2250}, {40, 1300}},  /* nearly on its corner */
};

START_TEST(corners_of_the_paper_become_those_of_the_picture)
{
	PIX *pix = dx_img_flatten(photo(seen[_i]));
	double mx = 80.0 / DRAW_W;
	double my = 80.0 / DRAW_H;

	ck_assert_ptr_nonnull(pix);
	ck_assert_int_ne(pixGetWidth(pix), 2000);
	/* the marks stand where they stood on the page, the paper between them is white */
	for (int i = 0; i < 4; i++) {
		double x = i == 0 || i == 3 ? mx : 1 - mx;
		double y = i < 2 ? my : 1 - my;

		ck_assert_uint_lt(at(pix, x, y), 90);
		ck_assert_uint_gt(at(pix, x < 0.5 ? x + 0.04 : x - 0.04, y), 200);
	}
	for (double t = 0.01; t < 1; t += 0.02) {
		ck_assert_uint_gt(at(pix, t, 0.006), 150);
		ck_assert_uint_gt(at(pix, 0.006, t), 150);
	}
	pixDestroy(&pix);
}
END_TEST

static bool is_kept(PIX *pix)
{
	PIX *copy = pixCopy(NULL, pix);
	PIX *out = dx_img_flatten(pix);
	l_int32 same = 0;

	ck_assert_ptr_nonnull(out);
	pixEqual(out, copy, &same);
	pixDestroy(&copy);
	pixDestroy(&out);
	return same;
}

START_TEST(scans_stay_as_they_are)
{
	static const int upright[4][2] = {{200, 200}, {1800, 200}, {1800, 2500}, {200, 2500}};
	PIX *dark = pixCreate(900, 900, 8);

	ck_assert(is_kept(draw_page()));
	ck_assert(is_kept(dx_pix_rotate(draw_page(), 3000)));
	ck_assert(is_kept(photo(upright)));
	ck_assert(is_kept(draw_blank(700, 900)));
	ck_assert(is_kept(dark));
}
END_TEST

/* A shadow that falls off little by little has no edge, and paper whose edge is bent has no corners. */
START_TEST(what_has_no_straight_edges_stays_as_it_is)
{
	PIX *bent = pixCreate(1600, 2000, 8);

	pixSetAllArbitrary(bent, TABLE);
	for (int y = 200; y < 1800; y++) {
		int x = 300 + (int)(150 * sin(y / 160.0));

		pixRasterop(bent, x, y, 900, 1, PIX_SET, NULL, 0, 0);
	}
	ck_assert(is_kept(bent));
}
END_TEST

/* ---- turns by small angles ---- */

static const int angles[] = {-45000, -1999, -609, -58, -57, 50, 58, 625, 1400, 2004, 2006, 7000};

/* To the last bit what leptonica makes, of pictures whose width fills their words and of others. */
START_TEST(a_turned_picture_is_leptonicas)
{
	static const int sizes[][2] = {{640, 400}, {637, 401}, {17, 300}, {301, 16}, {3, 3}};
	const int millideg = angles[_i];

	for (size_t i = 0; i < DX_LEN(sizes); i++) {
		PIX *page = draw_page();
		PIX *pix = pixScaleToSize(page, sizes[i][0], sizes[i][1]);
		PIX *noisy = pixAddGaussianNoise(pix, 25);
		PIX *wanted = pixRotate(noisy, (l_float32)(millideg * M_PI / 180000.0), L_ROTATE_AREA_MAP,
					L_BRING_IN_WHITE, 0, 0);
		l_int32 same = 0;

		noisy = dx_pix_rotate(noisy, millideg);
		ck_assert_ptr_nonnull(noisy);
		ck_assert_int_eq(pixEqual(wanted, noisy, &same), 0);
		ck_assert_msg(same, "%d by %d, %d", sizes[i][0], sizes[i][1], millideg);
		pixDestroy(&wanted);
		pixDestroy(&noisy);
		pixDestroy(&pix);
		pixDestroy(&page);
	}
}
END_TEST

/* A scan whose dark banner reaches to the rim: three "edges of the paper" are where the picture ends. */
START_TEST(a_page_below_a_banner_is_no_photograph)
{
	PIX *page = draw_page();
	PIX *pix;

	pixRasterop(page, 0, 0, DRAW_W, 120, PIX_CLR, NULL, 0, 0);
	pix = dx_pix_rotate(page, -1400);
	ck_assert_ptr_eq(dx_img_flatten(pix), pix);
	pixDestroy(&pix);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("img/flat");
	TCase *t = tcase_create("flat");

	tcase_set_timeout(t, 60);
	tcase_add_loop_test(t, corners_of_the_paper_become_those_of_the_picture, 0, (int)DX_LEN(seen));
	tcase_add_test(t, scans_stay_as_they_are);
	tcase_add_test(t, what_has_no_straight_edges_stays_as_it_is);
	tcase_add_loop_test(t, a_turned_picture_is_leptonicas, 0, (int)DX_LEN(angles));
	tcase_add_test(t, a_page_below_a_banner_is_no_photograph);
	suite_add_tcase(s, t);
	return s;
}

int main(void)
{
	return unit_main(suite());
}
