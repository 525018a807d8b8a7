/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A page picture made ready for recognition. The recogniser always gets grey:
 * black and white serves for geometry alone (a binary picture costs a quarter
 * of the amounts and more). Each step is taken only where the picture needs it.
 */
#ifndef DX_IMG_PREP_H
#define DX_IMG_PREP_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/img/img.h"

/* A ruled line in pixels of the prepared picture: its box. */
struct dx_prep_rule {
	int32_t x0, y0, x1, y1;
};

struct dx_prep {
	struct Pix *grey;
	double scale;               /* pixels of `grey` for one of the picture that came in */
	bool normalised;            /* uneven light was taken out */
	int white;                  /* brightness of the paper, roughly */
	int skew_millideg;          /* clockwise turn that makes lines level */
	bool rotated;               /* and `grey` has been turned by it (else the boxes have to be) */
	int text_px;                /* height of capitals and digits in `grey`; 0: too few to tell */
	int est_dpi;                /* resolution of the picture that came in, from that height */
	bool dotted;                /* print of pins, whose dots were joined */
	bool narrow;                /* lines of text are short: a receipt */
	struct Pix *mask;           /* black and white of `grey`, without rules: for geometry, never for recognition */
	struct dx_prep_rule *rules; /* painted out of `grey`; in A */
	size_t n_rules;
};

struct dx_prep_how {
	bool always_normalise;
	bool keep_rules;  /* leave ruled lines in the picture */
	bool other_light; /* even a receipt's light as that of other pages: a picture that fails differently */
	bool skew_known;  /* a receipt was prepared before: its skew is this one */
	int skew_millideg;
};

/*
 * Prepare PIX (8-bit grey, upright but for a few degrees), which stays as it is. Give *P_R back to
 * dx_prep_free(). Errors: image_too_large (no memory).
 */
bool dx_prep_page(struct dx_arena *a, const struct Pix *pix, const struct dx_prep_how *how, struct dx_prep *p_r,
		  struct dx_err *err) DX_MUST_CHECK;
void dx_prep_free(struct dx_prep *p);

/*
 * Part of the ink (0..1) that lies in none of the N boxes (x0, y0, x1, y1 each, pixels of p->grey). 0 when
 * there is no ink.
 */
double dx_prep_ink_outside(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n);
/* Black pixels of the page. */
int64_t dx_prep_ink(const struct dx_prep *p);

/*
 * The rows of p->grey that have ink, with white around them, where that leaves out a good part of the page; else all of
 * it. Recognition takes its time by the pixel, blank or not. Grainy paper is made white: the recogniser's search for
 * lines takes its grain for ink. *TOP_R rows above are left out. The caller's to drop. NULL: no memory.
 */
struct Pix *dx_prep_inked(const struct dx_prep *p, int32_t *top_r);

/* Do the lines of text run up or down the page? (told from black and white; no recognition) */
bool dx_prep_runs_sideways(const struct Pix *pix);

/* p->grey with faint ink made darker; the caller's to drop. NULL: no memory. */
struct Pix *dx_prep_darker(const struct dx_prep *p);

/*
 * A square cut out of p->grey where the most letters stand, some 15 lines high: enough to tell which way is
 * up. NULL: too few letters, or no memory. The caller's to drop.
 */
struct Pix *dx_prep_sample(const struct dx_prep *p);

#endif
