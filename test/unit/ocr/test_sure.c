/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is read once more of a receipt, and how often: lines that were not sure, small letters, cells. */
#include <string.h>

#include "dx/ocr/cells.h"

#include "../../../lib/ocr/ocr_int.h"
#include "../img/draw.h"
#include "../unit.h"

static struct dx_arena *arena;
static struct dx_ocr *ocr;
static struct dx_err err;

static void set_up(void)
{
	arena = dx_arena_new();
	ck_assert_msg(dx_ocr_new(&ocr, &err), "%s", err.msg);
}

static void tear_down(void)
{
	dx_ocr_drop(&ocr);
	dx_arena_drop(&arena);
}

static const char *const goods[] = {"Corner Shop",  "Bread 12.50",  "Milk 17.25",
				    "Coffee 24.95", "Butter 31.40", "Total 86.10"};
#define GOODS 6

static PIX *receipt(int font, int step)
{
	PIX *pix = draw_blank(40 * step / 4, 10 * step);

	draw_text(pix, font, step, step, step, goods, GOODS);
	return pix;
}

static const struct dx_word *find(const struct dx_word *words, size_t n, const char *text)
{
	for (size_t i = 0; i < n; i++)
		if (strcmp(words[i].text, text) == 0)
			return &words[i];
	return NULL;
}

static size_t ink(PIX *pix, const struct dx_word *w)
{
	size_t n = 0;
	l_uint32 v = 0;

	for (int y = w->y0; y < w->y1; y++)
		for (int x = w->x0; x < w->x1; x++)
			n += pixGetPixel(pix, x, y, &v) == 0 && v < 128;
	return n;
}

/* One word that is not sure leaves its whole line to be read again; the other lines are not in the picture any more. */
START_TEST(lines_that_are_sure_are_not_read_again)
{
	static const struct dx_prep_how how;
	PIX *pix = receipt(10, 70);
	PIX *rest;
	struct dx_prep p;
	struct reading r;
	struct reading again;
	uint32_t milk = 0;

	ck_assert(dx_ocr_prepare(arena, pix, 0, &how, &p, &err));
	ck_assert(dx_ocr_read(ocr, arena, p.grey, dx_ocr_dpi(&p), PSM_SINGLE_BLOCK, &r, &err));
	ck_assert_uint_ge(r.n, 12);
	for (size_t i = 0; i < r.n; i++) {
		r.words[i].conf = 95;
		if (strcmp(r.words[i].text, "Milk") == 0) {
			milk = r.words[i].line;
			r.words[i].conf = 89;
		}
	}
	rest = dx_prep_darker(&p); /* on it paper is white */
	dx_ocr_blank_sure(arena, &p, &r, 1, rest);
	for (size_t i = 0; i < r.n; i++) {
		ck_assert_uint_gt(ink(p.grey, &r.words[i]), 0);
		ck_assert_int_eq(ink(rest, &r.words[i]) > 0, r.words[i].line == milk);
	}
	ck_assert(dx_ocr_read(ocr, arena, rest, dx_ocr_dpi(&p), PSM_SPARSE_TEXT, &again, &err));
	ck_assert_uint_eq(again.n, 2);
	ck_assert_ptr_nonnull(find(again.words, again.n, "Milk"));
	ck_assert_ptr_nonnull(find(again.words, again.n, "17.25"));
	pixDestroy(&rest);
	dx_prep_free(&p);
	pixDestroy(&pix);
}
END_TEST

/* The second reading of small letters is of a larger picture: what it found stands where it was drawn. */
START_TEST(small_letters_stand_where_they_were_drawn)
{
	static const struct dx_ocr_paper unknown_paper;
	PIX *pix = receipt(4, 36);
	struct dx_page page;
	size_t found = 0;

	ck_assert(dx_ocr_page(ocr, arena, pix, &unknown_paper, &page, &err));
	ck_assert_int_lt(page.dpi, 170);
	for (size_t i = 0; i < page.n_words; i++) {
		const struct dx_word *w = &page.words[i];
		double to_px = dx_pix_width(pix) / (double)page.width;

		for (int k = 0; k < GOODS; k++) {
			size_t first = strcspn(goods[k], " ");

			if (strlen(w->text) != first || strncmp(goods[k], w->text, first) != 0)
				continue;
			found++;
			ck_assert_int_le(abs((int)(w->x0 * to_px) - 36), 6);
			/* letters stand on the line below which the next one begins */
			ck_assert_int_ge((int)(w->y0 * to_px), (k + 1) * 36 - 36);
			ck_assert_int_le((int)(w->y1 * to_px), (k + 1) * 36 + 12);
		}
	}
	ck_assert_uint_ge(found, 4);
	pixDestroy(&pix);
}
END_TEST

/* Readings of a cell under the names that begin with WAY. */
static size_t readings(const struct dx_reread *cell, const char *way, const char *text)
{
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++)
		n += strncmp(cell->readings[i].how, way, strlen(way)) == 0 &&
		     (!text || strcmp(cell->readings[i].text, text) == 0);
	return n;
}

/* A figure of a receipt is also read where the light was evened out in the other way; names, and figures of pages, are
 * not. */
START_TEST(figures_of_receipts_are_read_in_another_light)
{
	static const struct dx_ocr_paper unknown_paper;
	static const char *const wide[] = {
		"Bread was sold at 12.50 here and Milk at 17.25 there while Coffee came to 24.95 with Butter 31.40 and so on"};

	for (int narrow = 0; narrow < 2; narrow++) {
		PIX *pix = narrow ? receipt(10, 70) : draw_blank(2400, 1800);
		struct dx_rereads r;
		struct dx_page page;
		struct dx_want wants[2];

		if (!narrow)
			for (int i = 0; i < 20; i++)
				draw_text(pix, 8, 60, 80 + i * 80, 80, wide, 1);
		ck_assert(dx_ocr_page(ocr, arena, pix, &unknown_paper, &page, &err));
		const struct dx_word *w = find(page.words, page.n_words, "17.25");
		ck_assert_ptr_nonnull(w);
		wants[0] = (struct dx_want){
			.page = 1, .x0 = w->x0, .y0 = w->y0, .x1 = w->x1, .y1 = w->y1, .kind = DX_CELL_AMOUNT};
		wants[1] = wants[0];
		wants[1].kind = DX_CELL_TEXT;
		ck_assert(dx_ocr_cells(ocr, arena, pix, &unknown_paper, 0, page.skew_millideg,
				       &(struct dx_cells_asked){wants, 2, NULL, 0}, &r, &err));
		ck_assert_uint_gt(readings(&r.v[0], "larger", "17.25"), 0);
		ck_assert_uint_eq(readings(&r.v[0], "light", "17.25"), narrow ? 1 : 0);
		/* clean print settles a cell of a receipt at once */
		ck_assert_uint_eq(r.v[0].n, narrow ? 3 : 6);
		ck_assert_uint_gt(readings(&r.v[1], "larger", NULL), 0);
		ck_assert_uint_eq(readings(&r.v[1], "light", NULL), 0);
		pixDestroy(&pix);
	}
}
END_TEST

/* A figure that one brush stroke crosses is read in every way, because the first ones do not agree. */
START_TEST(figures_that_are_in_doubt_are_read_in_every_way)
{
	static const struct dx_ocr_paper unknown_paper;
	PIX *pix = receipt(10, 70);
	struct dx_rereads r;
	struct dx_page page;
	struct dx_want want;

	ck_assert(dx_ocr_page(ocr, arena, pix, &unknown_paper, &page, &err));
	const struct dx_word *w = find(page.words, page.n_words, "17.25");
	ck_assert_ptr_nonnull(w);
	want = (struct dx_want){.page = 1, .x0 = w->x0, .y0 = w->y0, .x1 = w->x1, .y1 = w->y1, .kind = DX_CELL_AMOUNT};
	double to_px = dx_pix_width(pix) / (double)page.width;
	int x0 = (int)(w->x0 * to_px);
	int x1 = (int)(w->x1 * to_px);
	int y = (int)((w->y0 + w->y1) / 2 * to_px);

	pixRenderLineArb(pix, x0, y - 12, x1, y + 12, 7, 90, 90, 90);
	ck_assert(dx_ocr_cells(ocr, arena, pix, &unknown_paper, 0, page.skew_millideg,
			       &(struct dx_cells_asked){&want, 1, NULL, 0}, &r, &err));
	ck_assert_uint_ge(r.v[0].n, 7);
	pixDestroy(&pix);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("ocr sure");
	TCase *t = tcase_create("sure");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, set_up, tear_down);
	tcase_add_test(t, lines_that_are_sure_are_not_read_again);
	tcase_add_test(t, small_letters_stand_where_they_were_drawn);
	tcase_add_test(t, figures_of_receipts_are_read_in_another_light);
	tcase_add_test(t, figures_that_are_in_doubt_are_read_in_every_way);
	suite_add_tcase(s, t);
	return unit_main(s);
}
