/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/prep.h"

#include <allheaders.h>
#include <math.h>
#include <stdlib.h>

#include "prep_int.h"

/* Height of capitals and digits, in pixels, at one dot per inch: 9 to 10 point type. */
#define BANNERS_PERCENT 40 /* of a page that is one with banners */
#define DPI_PER_PX      12.5
/* Components of these heights may be letters. */
#define LETTER_MIN_PX 6
#define LETTER_MAX_PX 80
#define LETTERS_MIN   30 /* fewer tell nothing */
#define DPI_UNKNOWN   200
/* Outside of this the picture is scaled (never below what 150 dpi would be). */
#define DPI_LOW      130
#define DPI_HIGH     350
#define DPI_WANTED   200.0
#define DPI_DOWN     300.0
#define SCALE_UP_MIN 1.5
#define SCALE_UP_MAX 2.0
/* The recogniser reads figures best where capitals are some 14 pixels high; a page above this is made smaller. */
#define DPI_FINE  240
#define DPI_FINER 225.0
/* Recognition takes its time by the pixel: A3 at 300 dpi and half as much again. */
#define PIXELS_MAX 25e6
/* Below the first angle nothing is done; at low resolution an unruled page is left alone below the second. */
#define SKEW_MIN_MILLIDEG   50
#define SKEW_SMALL_MILLIDEG 700
#define SKEW_EDGE_MILLIDEG  5000
#define SKEW_CONFIDENCE     2.5f
/* Where no small angle fits, one of up to so many degrees is looked for, and believed when it stands out. */
#define ASKEW_DEG          45.0f
#define ASKEW_STEP_DEG     1.0f
#define ASKEW_CONFIDENCE   4.0f
#define LOW_RESOLUTION_DPI 170
/* There, angles of so many degrees are looked for in what is no smaller than this. */
#define SMALL_SKEW_DEG 7.0f
/*
 * In steps that no peak of a page of thin rules and small letters falls between: by whole degrees a page was turned by
 * one degree the wrong way. The confidence is lower in finer steps.
 */
#define SMALL_SKEW_STEP_DEG 0.5f
#define SPECK_PX            4
/* From so many long rules on a page counts as ruled. */
#define RULED 3
/* Lines of text no wider than so many letter heights: a receipt. A page of A4 has 80 and more. */
#define NARROW 50
/* What is dark may be a frame and a pen's strokes, one darker than the other. */
#define CLIPS_MAX 2
/* Dots are joined in steps of so many passes, and not in more than these. */
#define DOT_PASSES     2
#define DOT_PASSES_MAX 6
/* Capitals of pins are seven pins of 1/72 inch high: 14 pixels at 150 dpi. */
#define SMALL_PRINT_PX 11
/* Side of a sample in heights of letters. */
#define SAMPLE_LETTERS 36

static PIX *swap(PIX *old, PIX *with)
{
	pixDestroy(&old);
	return with;
}

static int by_size(const void *a, const void *b)
{
	const l_int32 *pa = a;
	const l_int32 *pb = b;

	return *pa < *pb ? -1 : *pa > *pb;
}

/* Sizes and places of what may be letters. */
struct letters {
	l_int32 *heights;
	l_int32 *middles; /* across the page */
	l_int32 *levels;  /* and down it */
	size_t n;
	size_t n_dots; /* may be dots of pins; some of them are counted as letters too */
};

static bool find_letters(PIX *mask, struct letters *l)
{
	BOXA *boxes = pixConnCompBB(mask, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	l->heights = calloc((size_t)n + 1, sizeof(*l->heights));
	l->middles = calloc((size_t)n + 1, sizeof(*l->middles));
	l->levels = calloc((size_t)n + 1, sizeof(*l->levels));
	for (l_int32 i = 0; l->heights && l->middles && l->levels && i < n; i++) {
		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		l->n_dots += dx_prep_may_be_dot(w, h);
		if (h < LETTER_MIN_PX || h > LETTER_MAX_PX || w > h * 4)
			continue;
		l->heights[l->n] = h;
		l->levels[l->n] = y + h / 2;
		l->middles[l->n++] = x + w / 2;
	}
	boxaDestroy(&boxes);
	return l->heights && l->middles && l->levels;
}

static void free_letters(struct letters *l)
{
	free(l->heights);
	free(l->middles);
	free(l->levels);
}

static double scale_for(int text_px, bool narrow, const PIX *grey)
{
	double dpi = text_px * DPI_PER_PX;
	double w = pixGetWidth(grey);
	double h = pixGetHeight(grey);
	double scale = 1;

	if (text_px > 0 && dpi < DPI_LOW) {
		scale = DPI_WANTED / dpi;
		scale = scale < SCALE_UP_MIN ? SCALE_UP_MIN : scale > SCALE_UP_MAX ? SCALE_UP_MAX : scale;
	} else if (!narrow && dpi > DPI_FINE) {
		scale = DPI_FINER / dpi;
	} else if (dpi > DPI_HIGH) {
		scale = DPI_DOWN / dpi;
	}
	if (w * h * scale * scale > PIXELS_MAX)
		scale = sqrt(PIXELS_MAX / (w * h));
	return w * scale > DX_IMG_SIDE_MAX || h * scale > DX_IMG_SIDE_MAX ? 1 : scale;
}

/* ---- skew ---- */

/* A page that was laid down anyhow; 0: it was not. */
static double find_askew(PIX *mask)
{
	l_float32 angle = 0;
	l_float32 conf = 0;

	if (pixFindSkewSweepAndSearch(mask, &angle, &conf, 4, 2, ASKEW_DEG, ASKEW_STEP_DEG, 0.01f) != 0 ||
	    conf < ASKEW_CONFIDENCE)
		return 0;
	return (double)angle;
}

/*
 * Lines of small letters are but a few pixels high where pixFindSkew() looks, at a quarter of the size, and noise
 * weighs as much as they do: a bad scan is looked at at half the size, without specks.
 */
static bool find_small_skew(PIX *mask, l_float32 *angle_r, l_float32 *conf_r)
{
	PIX *letters = pixSelectBySize(mask, SPECK_PX, SPECK_PX, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GTE, NULL);
	bool ok = letters && pixFindSkewSweepAndSearch(letters, angle_r, conf_r, 2, 1, SMALL_SKEW_DEG,
						       SMALL_SKEW_STEP_DEG, 0.01f) == 0;

	if (ok && *conf_r < SKEW_CONFIDENCE)
		ok = pixFindSkewSweepAndSearch(letters, angle_r, conf_r, 2, 1, SMALL_SKEW_DEG, ASKEW_STEP_DEG, 0.01f) ==
		     0;
	pixDestroy(&letters);
	return ok;
}

/* Clockwise, thousandths of a degree; 0 when unsure. */
static int find_skew(PIX *mask, bool has_letters, bool small)
{
	l_float32 angle = 0;
	l_float32 conf = 0;
	double millideg;

	if (small ? !find_small_skew(mask, &angle, &conf) : pixFindSkew(mask, &angle, &conf) != 0)
		return 0;
	millideg = conf >= SKEW_CONFIDENCE ? (double)angle * 1000.0 : 0;
	/* at the edge of what was searched the best angle may lie beyond it */
	if (has_letters && (conf < SKEW_CONFIDENCE || fabs(millideg) > SKEW_EDGE_MILLIDEG)) {
		double askew = find_askew(mask) * 1000.0;

		millideg = fabs(askew) > SKEW_EDGE_MILLIDEG ? askew : millideg;
	}
	millideg = floor(millideg + 0.5);
	return fabs(millideg) < SKEW_MIN_MILLIDEG ? 0 : (int)millideg;
}

/* Turning small print by a small angle blurs it more than it helps, unless rules cross the text. */
static bool worth_turning(const struct dx_prep *p)
{
	int millideg = abs(p->skew_millideg);

	if (millideg == 0)
		return false;
	/* looking for rules takes longest, and is needed least often */
	return p->est_dpi * p->scale > LOW_RESOLUTION_DPI || millideg > SKEW_SMALL_MILLIDEG ||
	       dx_prep_count_long_rules(p->mask, p->text_px) >= RULED;
}

/* How much stronger the pattern of lines of text is across the page than down it; above 1: sideways. */
static double sideways_ratio(PIX *mask)
{
	PIX *turned = pixRotate90(mask, 1);
	l_float32 angle;
	l_float32 conf;
	l_float32 level = 0;
	l_float32 upright = 0;
	bool ok = turned && pixFindSkewSweepAndSearchScore(mask, &angle, &conf, &level, 2, 2, 0, 5, 1, 0.1f) == 0 &&
		  pixFindSkewSweepAndSearchScore(turned, &angle, &conf, &upright, 2, 2, 0, 5, 1, 0.1f) == 0;

	pixDestroy(&turned);
	return ok ? (double)upright / ((double)level + 1) : 0;
}

bool dx_prep_runs_sideways(const struct Pix *pix)
{
	PIX *copy = pixClone((PIX *)(uintptr_t)pix);
	PIX *mask = dx_prep_mask(copy);
	PIX *half = mask ? pixReduceRankBinaryCascade(mask, 1, 0, 0, 0) : NULL;
	PIX *quarter = half ? pixReduceRankBinaryCascade(half, 1, 0, 0, 0) : NULL;
	PIX *letters = half ? pixSelectBySize(half, LETTER_MAX_PX / 2, LETTER_MAX_PX / 2, 8, L_SELECT_IF_BOTH,
					      L_SELECT_IF_LTE, NULL)
			    : NULL;
	/*
	 * Rows of text and the white between them make a strong pattern across the lines, and only there. Rules
	 * and dark edges deceive the look at everything, broken letters that at letters alone: both must agree.
	 */
	bool sideways = quarter && letters && sideways_ratio(quarter) > 1 && sideways_ratio(letters) > 1;

	pixDestroy(&letters);
	pixDestroy(&quarter);
	pixDestroy(&half);
	pixDestroy(&mask);
	pixDestroy(&copy);
	return sideways;
}

/* ---- a sample ---- */

static size_t count_within(const struct letters *l, int x, int y, int side)
{
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++)
		n += l->middles[i] >= x && l->middles[i] < x + side && l->levels[i] >= y && l->levels[i] < y + side;
	return n;
}

struct Pix *dx_prep_sample(const struct dx_prep *p)
{
	int w = pixGetWidth(p->grey);
	int h = pixGetHeight(p->grey);
	int side = p->text_px * SAMPLE_LETTERS;
	struct letters l = {0};
	size_t most = LETTERS_MIN;
	PIX *sample = NULL;
	BOX *best = NULL;

	if (p->text_px == 0 || !find_letters(p->mask, &l)) {
		free_letters(&l);
		return NULL;
	}
	for (int y = 0; y < h; y += side / 2) {
		for (int x = 0; x < w; x += side / 2) {
			size_t n = count_within(&l, x, y, side);

			if (n > most) {
				most = n;
				boxDestroy(&best);
				best = boxCreate(x, y, L_MIN(side, w - x), L_MIN(side, h - y));
			}
		}
	}
	if (best)
		sample = pixClipRectangle(p->grey, best, NULL);
	boxDestroy(&best);
	free_letters(&l);
	return sample;
}

/* ---- faint ink ---- */

/* What is darker than this is black; the curve between it and the paper is bent towards the dark. */
#define INK_BLACK 40
#define INK_GAMMA 0.5f

struct Pix *dx_prep_darker(const struct dx_prep *p)
{
	return pixGammaTRC(NULL, p->grey, INK_GAMMA, INK_BLACK, p->white);
}

/* ---- the page ---- */

/* The mask follows the picture. */
static bool remake_mask(struct dx_prep *p)
{
	pixDestroy(&p->mask);
	if (p->grey)
		p->mask = dx_prep_mask(p->grey);
	return p->mask != NULL;
}

static void isolate_paper(struct dx_prep *p)
{
	PIX *isolated = dx_prep_isolate_paper(p->grey);

	if (isolated)
		p->grey = swap(p->grey, isolated);
}

static void even_grain(struct dx_prep *p)
{
	PIX *even = dx_prep_even_grain(p->grey);

	if (even)
		p->grey = swap(p->grey, even);
}

/* P's picture is EVEN from now on, unless there is no such one. */
static void take_even(struct dx_prep *p, PIX *even)
{
	p->normalised = even != NULL;
	p->white = even ? DX_PREP_EVEN_WHITE : 255;
	if (even)
		p->grey = swap(p->grey, even);
}

/*
 * Small letters of a screen have strokes of thin grey, which the threshold breaks into pieces. A lighter one shows them
 * whole, and lower than those of any pins whose dots can be told apart.
 */
static bool is_small_print(PIX *grey)
{
	PIX *mask = dx_prep_below(grey, (dx_prep_threshold(grey) + 255) / 2);
	struct letters l = {0};
	bool small = false;

	if (mask && find_letters(mask, &l) && l.n >= LETTERS_MIN) {
		qsort(l.heights, l.n, sizeof(*l.heights), by_size);
		small = l.heights[l.n * 3 / 4] <= SMALL_PRINT_PX;
	}
	free_letters(&l);
	pixDestroy(&mask);
	return small;
}

/* How large letters are, how wide lines run, and whether they are print of pins. */
static bool measure_letters(struct dx_prep *p)
{
	struct letters l = {0};
	int content_px = 0;
	bool ok = find_letters(p->mask, &l);

	p->text_px = 0;
	if (ok && l.n >= LETTERS_MIN) {
		qsort(l.heights, l.n, sizeof(*l.heights), by_size);
		qsort(l.middles, l.n, sizeof(*l.middles), by_size);
		/* three quarters are not higher: capitals and digits; a few stray dots do not widen the page */
		p->text_px = l.heights[l.n * 3 / 4];
		content_px = l.middles[l.n - 1 - l.n / 50] - l.middles[l.n / 50];
	}
	p->dotted = ok && dx_prep_is_dotted(p->mask, l.n_dots, l.n) && !is_small_print(p->grey);
	free_letters(&l);
	p->narrow = p->text_px > 0 && content_px < NARROW * p->text_px;
	p->est_dpi = p->text_px ? (int)floor(p->text_px * DPI_PER_PX + 0.5) : DPI_UNKNOWN;
	return ok;
}

static bool measure(struct dx_prep *p)
{
	return remake_mask(p) && measure_letters(p);
}

/*
 * What was found in P may be pieces of the letters in LIT, faint as they are: where those show a receipt, P is that.
 */
static bool look_for_faint(struct dx_prep *p, PIX *lit)
{
	struct dx_prep faint = *p;

	faint.grey = NULL;
	faint.mask = NULL;
	take_even(&faint, dx_prep_even_faint(lit, 0));
	if (faint.grey && measure(&faint) && faint.narrow) {
		struct dx_prep blind = *p;

		*p = faint;
		faint = blind;
	}
	dx_prep_free(&faint);
	return p->narrow;
}

/* The same where there are no letters, for something much darker: it is no darker than need be then in *LIT. */
static void look_past_dark(struct dx_prep *p, PIX **lit)
{
	PIX *clipped = pixClone(*lit);

	for (int i = 0; i < CLIPS_MAX && clipped && !p->narrow; i++) {
		clipped = swap(clipped, dx_prep_clip_dark(clipped));
		if (clipped && look_for_faint(p, clipped))
			*lit = swap(*lit, pixClone(clipped));
	}
	pixDestroy(&clipped);
}

/* Banners in a dark colour, which look like bad light, or like what lies around a paper: is the page evenly lit to its
 * rim once they are black on white? Then it is taken so. */
static bool invert_banners(struct dx_prep *p)
{
	PIX *plain = measure(p) && p->text_px > 0
			     ? dx_prep_invert_bars(p->grey, p->mask, p->text_px, BANNERS_PERCENT, !p->narrow)
			     : NULL;
	PIX *even = plain ? dx_prep_even_grain(plain) : NULL;

	if (even)
		plain = swap(plain, even);
	if (!plain || !dx_prep_has_slivers_at_most(plain) || dx_prep_is_uneven(plain)) {
		pixDestroy(&plain);
		return false;
	}
	p->grey = swap(p->grey, plain);
	return true;
}

/*
 * Even out the light where it is uneven, or where HOW says always, and find the letters. Thermal paper and photographs
 * of it gain from it always, while clean print loses a little. A picture too dark to have a background stays as it is.
 */
static bool settle_light(struct dx_prep *p, const struct dx_prep_how *how)
{
	bool uneven = how->always_normalise || dx_prep_is_uneven(p->grey);
	PIX *lit = pixClone(p->grey);
	bool ok;

	take_even(p, uneven ? dx_prep_even_light(p->grey) : NULL);
	ok = lit && measure(p);
	if (ok && uneven && !p->narrow && p->text_px > 0)
		(void)look_for_faint(p, lit);
	if (ok && p->text_px == 0)
		look_past_dark(p, &lit);
	if (ok && p->narrow) {
		PIX *even = how->other_light ? dx_prep_even_light(lit) : dx_prep_even_faint(lit, p->text_px);

		if (even) {
			take_even(p, even);
			ok = remake_mask(p);
		}
	}
	pixDestroy(&lit);
	return ok;
}

/* Make P's picture SCALE times as large. */
static bool rescale(struct dx_prep *p, double scale)
{
	p->scale *= scale;
	p->text_px = (int)floor(p->text_px * scale + 0.5);
	if (scale > 0.999 && scale < 1.001)
		return true;
	p->grey = dx_pix_scale(p->grey, scale);
	return remake_mask(p);
}

static bool settle_scale(struct dx_prep *p)
{
	return rescale(p, scale_for(p->text_px, p->narrow, p->grey));
}

static bool blur_dots(struct dx_prep *p, int passes)
{
	p->grey = swap(p->grey, dx_prep_blur_dots(p->grey, passes));
	return measure(p);
}

/*
 * Dots of pins become strokes. How far apart the pins are shows in the height of the letters, which are none before
 * they are joined: a little at first, until they look whole, and then as much as their height asks for.
 */
static bool join_all_dots(struct dx_prep *p)
{
	int passes = 0;
	bool ok;

	do {
		ok = blur_dots(p, DOT_PASSES);
		passes += DOT_PASSES;
	} while (ok && dx_prep_has_crumbs(p->mask) && passes < DOT_PASSES_MAX);
	if (ok && dx_prep_dot_passes(p->text_px) > passes)
		ok = blur_dots(p, dx_prep_dot_passes(p->text_px) - passes);
	p->dotted = true;
	return ok && rescale(p, dx_prep_dot_scale(p->text_px));
}

/*
 * Noise breaks thin strokes of bad scans to crumbs that look the same. Those are no dots, and blurred they are no
 * letters any more: such a page stays as it was, unless it is a receipt, whose printers have heads of dots.
 */
static bool join_dots(struct dx_prep *p)
{
	struct dx_prep before = *p;
	struct dx_prep joined;
	bool ok;

	if (!p->dotted)
		return true;
	before.grey = pixClone(p->grey);
	before.mask = pixClone(p->mask);
	before.dotted = false;
	ok = before.grey && before.mask && join_all_dots(p);
	if (ok && !p->narrow && dx_prep_grain(before.grey) > 0) {
		joined = *p;
		*p = before;
		before = joined;
	}
	dx_prep_free(&before);
	return ok;
}

static bool straighten(struct dx_prep *p, const struct dx_prep_how *how)
{
	bool small = p->text_px > 0 && !p->narrow && p->est_dpi * p->scale <= LOW_RESOLUTION_DPI;

	p->skew_millideg =
		p->narrow && how->skew_known ? how->skew_millideg : find_skew(p->mask, p->text_px > 0, small);
	p->rotated = worth_turning(p);
	if (!p->rotated)
		return true;
	p->grey = dx_pix_rotate(p->grey, p->skew_millideg);
	return remake_mask(p);
}

static bool invert_bars(struct dx_prep *p)
{
	PIX *plain = dx_prep_invert_bars(p->grey, p->mask, p->text_px, 100, false);

	if (!plain)
		return true;
	p->grey = swap(p->grey, plain);
	return remake_mask(p);
}

bool dx_prep_page(struct dx_arena *a, const struct Pix *pix, const struct dx_prep_how *how, struct dx_prep *p_r,
		  struct dx_err *err)
{
	struct dx_prep p = {.scale = 1, .grey = pixClone((PIX *)(uintptr_t)pix)};
	bool ok = p.grey != NULL;

	if (ok) {
		if ((dx_prep_has_light_rim(p.grey) && !dx_prep_is_uneven(p.grey)) || !invert_banners(&p))
			isolate_paper(&p);
		even_grain(&p);
		ok = settle_light(&p, how) && join_dots(&p) && settle_scale(&p) && straighten(&p, how) &&
		     invert_bars(&p) && dx_prep_find_rules(a, &p, !how->keep_rules);
	}
	if (!ok) {
		dx_prep_free(&p);
		return dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
	}
	*p_r = p;
	return true;
}

void dx_prep_free(struct dx_prep *p)
{
	dx_pix_drop(&p->grey);
	dx_pix_drop(&p->mask);
}

int64_t dx_prep_ink(const struct dx_prep *p)
{
	l_int32 n = 0;

	return pixCountPixels(p->mask, &n, NULL) == 0 ? n : 0;
}

double dx_prep_ink_outside(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n)
{
	PIX *rest = pixCopy(NULL, p->mask);
	int64_t all = dx_prep_ink(p);
	l_int32 left = 0;

	for (size_t i = 0; rest && i < n; i++)
		pixRasterop(rest, boxes[i][0], boxes[i][1], boxes[i][2] - boxes[i][0], boxes[i][3] - boxes[i][1],
			    PIX_CLR, NULL, 0, 0);
	if (!rest || all == 0 || pixCountPixels(rest, &left, NULL) != 0)
		left = 0;
	pixDestroy(&rest);
	return all > 0 ? (double)left / (double)all : 0;
}
