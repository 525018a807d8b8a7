/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Letters that stand in a thick rule: it hides their last pixels, and what is left of an 8 or a 6 when the rule is gone
 * is open at its foot. Each such letter gets its foot back, as far as its lower half is wide: a 1 and a 7 stay narrow.
 */
#include "dx/img/cell.h"

#include "prep_int.h"

/* A rule hides something from this part (1/N) of a capital's height on; a foot is as thick. */
#define THICK_PART 8
#define FOOT_MIN   2
/* The rule was painted out with this many pixels around it. */
#define RIM_PX 2
/* Letters are so high and so wide at most, in percent of a capital; what tells how wide a foot is, so high. */
#define HIGH  130
#define LOW   50
#define WIDE  160
#define LOWER 45

/* The columns of PART, the letter whose last row is its last, that have ink in its lower HEIGHT rows. */
static bool foot_of(PIX *part, int32_t height, int32_t *x0_r, int32_t *x1_r)
{
	const int32_t h = pixGetHeight(part);
	BOX *lower = boxCreate(0, h > height ? h - height : 0, pixGetWidth(part), h > height ? height : h);
	PIX *low = lower ? pixClipRectangle(part, lower, NULL) : NULL;
	BOX *ink = NULL;
	l_int32 x = 0;
	l_int32 w = 0;
	bool ok = low && pixClipToForeground(low, NULL, &ink) == 0 && ink;

	if (ok)
		boxGetGeometry(ink, &x, NULL, &w, NULL);
	*x0_r = x;
	*x1_r = x + w;
	boxDestroy(&ink);
	pixDestroy(&low);
	boxDestroy(&lower);
	return ok;
}

/* The darkest level of GREY in rows Y0 to Y1 of its columns X0 to X1. */
static l_uint32 darkest(PIX *grey, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	l_uint32 least = 255;
	l_uint32 v = 0;

	for (int32_t y = y0; y < y1; y++)
		for (int32_t x = x0; x < x1; x++)
			if (pixGetPixel(grey, x, y, &v) == 0 && v < least)
				least = v;
	return least;
}

static bool put_foot(struct dx_prep *p, const struct dx_cell_box *letter, PIX *part)
{
	const int32_t thick = p->text_px / THICK_PART > FOOT_MIN ? p->text_px / THICK_PART : FOOT_MIN;
	const l_uint32 level = darkest(p->grey, letter->x0, letter->y0, letter->x1, letter->y1);
	int32_t x0;
	int32_t x1;
	BOX *foot;
	bool ok;

	if (!foot_of(part, p->text_px * LOWER / 100, &x0, &x1))
		return false;
	foot = boxCreate(letter->x0 + x0, letter->y1, x1 - x0, thick);
	ok = foot && pixSetInRect(p->mask, foot) == 0 && pixSetInRectArbitrary(p->grey, foot, level) == 0;
	boxDestroy(&foot);
	return ok;
}

/* Is what is W wide and H high, Y below the row where letters may begin, the rest of a letter that rule cuts? */
static bool is_cut_letter(const struct dx_prep *p, int32_t y, int32_t w, int32_t h, int32_t band)
{
	return y > 0 && y + h >= band - RIM_PX && h * 100 >= p->text_px * LOW && w * 100 <= p->text_px * WIDE;
}

/* The letters that end in RULE. */
static bool feet_in(struct dx_prep *p, const struct dx_prep_rule *rule)
{
	const int32_t band = p->text_px * HIGH / 100;
	BOX *box = boxCreate(rule->x0, rule->y0 - band, rule->x1 - rule->x0, band);
	PIX *above = box && rule->y0 >= band ? pixClipRectangle(p->mask, box, NULL) : NULL;
	PIXA *parts = NULL;
	BOXA *boxes = above ? pixConnComp(above, &parts, 8) : NULL;
	const l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	bool ok = true;

	for (l_int32 i = 0; i < n && ok; i++) {
		PIX *part = pixaGetPix(parts, i, L_CLONE);
		l_int32 x = 0;
		l_int32 y = 0;
		l_int32 w = 0;
		l_int32 h = 0;

		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		if (is_cut_letter(p, y, w, h, band)) {
			const int32_t top = rule->y0 - band + y;
			const struct dx_cell_box letter = {rule->x0 + x, top, rule->x0 + x + w, top + h};

			ok = put_foot(p, &letter, part);
		}
		pixDestroy(&part);
	}
	pixaDestroy(&parts);
	boxaDestroy(&boxes);
	pixDestroy(&above);
	boxDestroy(&box);
	return ok;
}

bool dx_prep_feet(struct dx_prep *p)
{
	for (size_t i = 0; p->text_px > 0 && i < p->n_rules; i++) {
		const struct dx_prep_rule *rule = &p->rules[i];
		const int32_t thick = rule->y1 - rule->y0;

		if (rule->x1 - rule->x0 > thick && thick * THICK_PART >= p->text_px && !feet_in(p, rule))
			return false;
	}
	return true;
}
