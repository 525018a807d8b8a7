/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the ocr package. */
#ifndef DX_OCR_INT_H
#define DX_OCR_INT_H

#include <tesseract/capi.h>

#include "dx/base/arena.h"
#include "dx/doc/words.h"
#include "dx/img/cell.h"
#include "dx/img/diaeresis.h"
#include "dx/img/shapes.h"
#include "dx/ocr/ocr.h"
#include "dx/ocr/page.h"

/* The recogniser of the selected languages; borrowed. */
TessBaseAPI *dx_ocr_api(const struct dx_ocr *o);

/* One pass over a picture; boxes of the words in its pixels. */
struct reading {
	struct dx_word *words;
	size_t n;
	size_t n_sure; /* words of two letters or digits and more, confidence 80 and more */
	int mean_conf; /* over all letters and digits, percent; 0 when there are none */
};

/* Read the whole picture, of DPI dots an inch, as PSM says. Errors: internal_error. */
bool dx_ocr_read(struct dx_ocr *o, struct dx_arena *a, struct Pix *grey, int dpi, TessPageSegMode psm,
		 struct reading *r_r, struct dx_err *err) DX_MUST_CHECK;

/* Read P's picture in the way that suits it; what is blank above and below the text is left out. Errors: as above. */
bool dx_ocr_read_first(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r_r,
		       struct dx_err *err) DX_MUST_CHECK;

/* Each of the N boxes of P's picture as one line of text, into R_R[0..N-1]. Errors: internal_error. */
bool dx_ocr_read_boxes(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *boxes,
		       size_t n, struct reading *r_r, struct dx_err *err) DX_MUST_CHECK;

/* PIX turned clockwise by TURN degrees and prepared. Errors: image_too_large (no memory). */
bool dx_ocr_prepare(struct dx_arena *a, const struct Pix *pix, int turn, const struct dx_prep_how *how,
		    struct dx_prep *p_r, struct dx_err *err) DX_MUST_CHECK;
/* Resolution of the prepared picture. */
int dx_ocr_dpi(const struct dx_prep *p);

struct scale {
	double x, y;         /* thousandths of a point for a pixel of the prepared picture */
	double cx, cy;       /* middle of that picture */
	double sine, cosine; /* of the turn that the pixels did not get */
};
/* Of a page of that size (thousandths of a point). */
struct scale dx_ocr_scale(const struct dx_prep *p, int32_t width, int32_t height);
/* Boxes keep their size and move with their middle: the letters in them stay level. */
void dx_ocr_to_points(const struct scale *s, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1);
/* The way back. */
void dx_ocr_to_pixels(const struct scale *s, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1);
/* Width, height and resolution of the page that a picture of W by H pixels, turned by TURN, shows. */
void dx_ocr_size_page(const struct dx_prep *p, int turn, int32_t w, int32_t h, const struct dx_ocr_paper *paper,
		      struct dx_page *page);

/* The rules that were found in P become those of PAGE, whose size is known. */
void dx_ocr_take_rules(struct dx_arena *a, const struct dx_prep *p, struct dx_page *page);

/* What a second reading adds must be worth more than a guess. */
#define OCR_ADDED_CONF 50

/* Letters and digits of TEXT. */
size_t dx_ocr_letters(const char *text);
/* Do the boxes share a fifth of the smaller one? */
bool dx_ocr_covers(const struct dx_word *a, const struct dx_word *b);
/* Does the middle of W lie in B? */
bool dx_ocr_holds(const struct dx_cell_box *b, const struct dx_word *w) DX_MUST_CHECK;
/* ONE takes the place of the words of R in B; its lines stand behind the others. Both in pixels of one picture. */
void dx_ocr_put(struct dx_arena *a, struct reading *r, const struct dx_cell_box *b, const struct reading *one);

/* Boxes of R that reach over their letters, above and below, become as high as those beside them: see box.c. */
void dx_ocr_fit_boxes(struct dx_arena *a, struct reading *r);

/* "43XX" of a card's number, "08:12": no figure, whatever its digits look like. */
bool dx_ocr_is_no_figure(const char *text);
/* FIGURE with MARK behind it, in A. A day and a month with a point each ("22.08.") have no other mark between them. */
const char *dx_ocr_with_mark(struct dx_arena *a, const char *figure, char mark);

/* Add to BEST the words of OTHER that stand where BEST has none. */
void dx_ocr_fuse(struct dx_arena *a, struct reading *best, const struct reading *other);

/* Read the ink in which R has no word, group by group, and add what is found. Errors: internal_error. */
bool dx_ocr_read_lost(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err) DX_MUST_CHECK;

/* Figures of R that are not written as figures are: see figures.c. Errors: image_too_large (no memory), internal_error.
 */
bool dx_ocr_read_figures(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
			 struct dx_err *err) DX_MUST_CHECK;

/* Points and commas inside the figures of R as the page writes them: see marks.c. */
void dx_ocr_settle_marks(struct dx_arena *a, struct reading *r);
/* The mark before decimals on the page that R is of; 0: it cannot be told. */
char dx_ocr_decimal_mark(const struct reading *r);
/* Do figures of R with that mark before two decimals stand near below and above W? */
bool dx_ocr_is_among_marked(const struct reading *r, char decimal, const struct dx_word *w);
/* Put the decimal mark into the figures of R that a thick rule of P hides. */
void dx_ocr_hidden_marks(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/* Words of R that lie over one another are read once more: see overlap.c. Errors: internal_error. */
bool dx_ocr_read_overlaps(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
			  struct dx_err *err) DX_MUST_CHECK;

/* Drop the words of R that were read between two lines, where nothing stands: see between.c. */
void dx_ocr_drop_between(struct dx_arena *a, struct reading *r);

/* Drop the words of R that say once more the end or the beginning of a longer one in whose place they stand. */
void dx_ocr_drop_doubles(struct reading *r);

/* Bars of R that are a 1 by their height: see bar.c. Boxes are pixels. */
void dx_ocr_mend_bars(struct reading *r);
/* "+" and "-" before the amounts of R, as the strokes in P have them: see cross.c. */
void dx_ocr_mend_crosses(struct dx_arena *a, const struct dx_prep *p, struct reading *r);
/* Drop the bars of R that are pieces of the rules of P. */
void dx_ocr_drop_rule_pieces(const struct dx_prep *p, struct reading *r);

/* Drop the dashes and the unsure words of R in whose place the picture has no ink; a wave before a figure is a minus.
 */
void dx_ocr_drop_dashes(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/* Add to R the signs that stand alone beside its amounts: see lone.c. Errors: internal_error. */
bool dx_ocr_find_lone(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err) DX_MUST_CHECK;

/*
 * Headings of ruled tables in whose box a word of R is not sure are read once more, box by box; the surer reading
 * stays. Errors: image_too_large (no memory), internal_error.
 */
bool dx_ocr_read_boxed(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		       struct dx_err *err) DX_MUST_CHECK;

/*
 * Words in letters too pale to be ink, in places where R has none, are added: labels in light grey. Errors:
 * internal_error.
 */
bool dx_ocr_read_pale(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err) DX_MUST_CHECK;

/* "Sp. z 0.0.", "S.r.|.", "N.LF.": legal forms and names of taxes in letters that look like digits and bars. */
void dx_ocr_mend_forms(struct dx_arena *a, struct reading *r);
/* "Phase Il", "8rd Floor": numbers of places and grades as they are written; see numerals.c. */
void dx_ocr_mend_numerals(struct dx_arena *a, struct reading *r);

/* Lines of large letters that fell apart are read once more, made smaller. Errors: internal_error, image_too_large. */
bool dx_ocr_read_large(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		       struct dx_err *err) DX_MUST_CHECK;

/*
 * Make the lines of R that were read surely white in PIX, which shows p->grey SCALE times as large: a second reading
 * of it costs what is in doubt.
 */
void dx_ocr_blank_sure(struct dx_arena *a, const struct dx_prep *p, const struct reading *r, double scale,
		       struct Pix *pix);

/*
 * Of two readings of one picture the better one, place by place: surer, with more letters, in words that stand
 * elsewhere too; what only SECOND has is added.
 */
void dx_ocr_blend(struct dx_arena *a, struct reading *first, const struct reading *second);

/* Numbers that came in two words ("12" and "50", a point in the gap) become one. Boxes are pixels of p->grey. */
void dx_ocr_join_numbers(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/* Sides behind the amounts of R ("(Cr)", "Dr") that were not read as such: see side.c. Boxes are pixels of p->grey. */
void dx_ocr_mend_sides(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/* Sides of one letter behind amounts of R that were read as others, or not: see capital.c. */
void dx_ocr_mend_capitals(struct dx_arena *a, const struct dx_prep *p, struct reading *r);
/* Where the side begins that stands behind the amount in B, in it or beside it; INT32_MAX: there is none. */
int32_t dx_ocr_side_behind(const struct dx_word *words, size_t n, const struct dx_cell_box *b);

/* Amounts that begin with a rupee sign, which no model knows, are read without it. Boxes are pixels of p->grey. */
void dx_ocr_mask_rupees(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r);
/* Numbers that begin with what has the shape of a T begin with a T. Boxes as above. */
void dx_ocr_mend_initials(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/* I and 1, O and 0 in the numbers of R that have letters and digits, by the page's own digits, and colons by their
 * shape: see likes.c. */
void dx_ocr_mend_likes(struct dx_arena *a, const struct dx_prep *p, struct reading *r);

/*
 * What the figures among the N WORDS teach of the page's own digits (dx/img/shapes.h). Boxes are points as S says; S
 * NULL: pixels. Lives in A. NULL: nothing.
 */
struct dx_shapes *dx_ocr_learn_shapes(struct dx_arena *a, const struct dx_prep *p, const struct scale *s,
				      const struct dx_word *words, size_t n);
/* How the page writes its figures. */
struct dx_ocr_manner {
	size_t decimals; /* behind the last mark of an amount */
	char last;       /* that mark; 0: it cannot be told */
	char date;       /* between the numbers of a date; 0: dates are not digits alone */
	size_t date_size;
};
struct dx_ocr_manner dx_ocr_manner_of(const struct reading *r);
/* Is TEXT an amount or a date as the page writes them? */
bool dx_ocr_is_written(const char *text, const struct dx_ocr_manner *m);
/* A point for a comma or the other way about: they are a pixel apart, and what stands behind them tells them. */
void dx_ocr_settle_mark(const struct dx_ocr_manner *m, char *text);

/*
 * The amount, written as those of PAGE, or the DATE of digits, that stands in B, by the digits S: how many are equally
 * like it, into TEXT_R (in A); 0: none is. Of an amount that is hardly told from another one *CONF_R is low.
 */
#define DX_OCR_SHAPES_READINGS 2
size_t dx_ocr_read_shapes(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			  const struct dx_cell_box *b, const struct reading *page, bool date,
			  const char *text_r[DX_OCR_SHAPES_READINGS], uint8_t *conf_r);
/* Do the page's own digits say in B what TEXT does, whichever marks stand between them? */
bool dx_ocr_shapes_say(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
		       const struct dx_cell_box *b, const char *text);
/* Figures of R that are not sure, or none, as the page's own digits have them. Boxes are pixels. */
void dx_ocr_read_alike(struct dx_arena *a, const struct dx_prep *p, struct reading *r);
/* A day and a month of two digits each ("22/12")? */
bool dx_ocr_is_brief_date(const char *text);
/* Does a column of R hold months' names and days ("Jan 21"), or dates without a year? */
bool dx_ocr_has_days(const struct reading *r);
/* Those that were misread there, by the names of the others and by the page's own digits S. Boxes are pixels. */
void dx_ocr_read_days(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, struct reading *r);

/* The N dots that were lifted come back to the letters of R: see umlaut.c. Boxes are pixels of p->grey. */
void dx_ocr_give_dots(struct dx_arena *a, const struct dx_diaeresis *found, size_t n, struct reading *r);

/* Count n_sure and mean_conf anew. */
void dx_ocr_rate(struct reading *r);

/*
 * Which clockwise turn makes the letters in P stand upright, by reading a sample in the N ways of TURNS; the
 * first one in doubt. *SURE_R: how many words of the sample could be read that way.
 */
bool dx_ocr_find_turn(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const int *turns, size_t n,
		      int *turn_r, size_t *sure_r, struct dx_err *err) DX_MUST_CHECK;

#endif
