/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_IMG_PREP_INT_H
#define DX_IMG_PREP_INT_H

#include <allheaders.h>

#include "dx/img/prep.h"

/* Black and white by one threshold for the page; the caller's to destroy. NULL: no memory. */
PIX *dx_prep_mask(PIX *grey);
/* The darkest level of GREY that is no ink. */
l_int32 dx_prep_threshold(PIX *grey);

/* GREY (8 bits) with black where it is darker than THRESHOLD; bit for bit pixThresholdToBinary(). NULL: no memory. */
PIX *dx_prep_below(PIX *grey, int threshold);

/*
 * The rows Y0 to Y1 - 1 of MASK hold all its ink, and enough white around it, and leave out a good part of the page.
 * False: they do not.
 */
bool dx_prep_inked_rows(PIX *mask, int text_px, int32_t *y0_r, int32_t *y1_r);
/* Those rows, or all; *TOP_R rows above it are left out. The caller's to destroy. NULL: no memory. */
PIX *dx_prep_inked_part(PIX *mask, int text_px, int32_t *top_r);

/* What light is evened out to: whiter, and its brighter parts would be cut off. */
#define DX_PREP_EVEN_WHITE 200

/* Is some of the paper much darker than the rest? */
bool dx_prep_is_uneven(PIX *grey);
/* GREY with paper as bright everywhere; the caller's to destroy. NULL: too dark to have a background, no memory. */
PIX *dx_prep_even_light(PIX *grey);
/* GREY with its paper's grain painted over, where a threshold would fall into that; NULL: it would not, or no memory.
 */
PIX *dx_prep_even_grain(PIX *grey);
/*
 * GREY with paper that is grainy made white, down to two standard deviations below its brightness. NULL: it is not
 * grainy, or no memory.
 */
PIX *dx_prep_lift_paper(PIX *grey);
/* How much the paper of GREY, where that is as noisy as on a bad scan, differs from pixel to pixel; 0: it is not. */
int dx_prep_grain(PIX *grey);
/*
 * Where GREY, taken as means of REACH pixels on both sides along rows (FLAT) or columns, is darker than the paper
 * beside it by more than DEEP; what is shorter than a rule is in it too. NULL: no memory.
 */
PIX *dx_prep_faint_lines(struct dx_arena *a, PIX *grey, int32_t reach, int deep, bool flat);
/* Brightness that PERCENT of the N pixels counted in HISTOGRAM do not exceed. */
int dx_prep_percentile(const int histogram[256], int n, int percent);
/*
 * The same for print that is hardly darker than its paper, with letters TEXT_PX high: by a fixed darkness strokes
 * would be taken for paper where they stand close, and made as bright.
 */
PIX *dx_prep_even_faint(PIX *grey, int text_px);
/*
 * GREY with nothing darker than where a threshold falls: a dark edge or a pen's stroke would draw it away from print
 * that is hardly darker than its paper. NULL: there is nothing so dark, or no memory.
 */
PIX *dx_prep_clip_dark(PIX *grey);

/* Is the rim of GREY bright, so that nothing lies around the paper? A quick look, for most pictures are scans. */
bool dx_prep_has_light_rim(PIX *grey);
/* The same, but for slivers as they stay of a banner that reaches to the rim of a page that lies aslant. */
bool dx_prep_has_slivers_at_most(PIX *grey);

/*
 * GREY with everything around the paper white; NULL when there is nothing around it, which is so for every
 * scan. The caller's to destroy.
 */
PIX *dx_prep_isolate_paper(PIX *grey);

/*
 * The paper in a small picture (some hundred pixels a side): its mask, holes filled. NULL when nothing lies
 * around it, or its edge is not sharp. The caller's to destroy.
 */
PIX *dx_prep_find_paper(PIX *small);

/* Is a component of this size, in pixels, what one pin may have left? */
static inline bool dx_prep_may_be_dot(int32_t w, int32_t h)
{
	return w >= 2 && w <= 7 && h >= 2 && h <= 7;
}

/* Do the letters in MASK consist of dots? N_DOTS components may be dots, N_LETTERS letters. */
bool dx_prep_is_dotted(PIX *mask, size_t n_dots, size_t n_letters);
/* Are there still many dots and pieces of letters beside the whole ones? */
bool dx_prep_has_crumbs(PIX *mask);
/* GREY blurred by so many passes of a small mean; the caller's to destroy. NULL: no memory. */
PIX *dx_prep_blur_dots(PIX *grey, int passes);
/* How many passes join the dots of capitals TEXT_PX high, and what they are to be scaled by then (1 at most). */
int dx_prep_dot_passes(int text_px);
double dx_prep_dot_scale(int text_px);

/*
 * GREY with dark bars that hold light letters inverted, found in MASK: their colour becomes white. NULL when there are
 * none, when they are more than MAX_PERCENT of the page, or no memory. ASLANT: they may slope. The caller's to destroy.
 */
PIX *dx_prep_invert_bars(PIX *grey, PIX *mask, int text_px, int max_percent, bool aslant);

/*
 * Lines in GREY (8 bits) as light as hairlines print, which MASK does not show, whose first row is row TOP of it: at
 * least LENGTH pixels long; upright ones of UPRIGHT pixels may be on its brink. The caller's to destroy. NULL: no
 * memory.
 */
PIX *dx_prep_hairlines(PIX *grey, PIX *mask, int32_t top, int length, int upright, bool flat);

/* How many long ruled lines MASK has, roughly. */
size_t dx_prep_count_long_rules(PIX *mask, int text_px);

/* Give the letters that p->rules cut, which are painted out, their feet back. False: no memory. */
bool dx_prep_feet(struct dx_prep *p) DX_MUST_CHECK;

/* Find the ruled lines of p->mask, note them in P, take them out of the mask and, with PAINT_OUT, of p->grey. */
bool dx_prep_find_rules(struct dx_arena *a, struct dx_prep *p, bool paint_out);

#endif
