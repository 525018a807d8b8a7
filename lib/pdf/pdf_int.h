/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the pdf package. Functions here that take a fz_context may throw and
 * are called within fz_try by pdf.c alone; none of them catches anything.
 */
#ifndef DX_PDF_INT_H
#define DX_PDF_INT_H

#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

#include "dx/base/arena.h"
#include "dx/doc/words.h"

#define RULES_MAX 5000

struct budget {
	size_t used;
	size_t limit;
};
/* Allocation functions that refuse to go beyond B's limit; B must outlive the context. */
fz_alloc_context dx_budget_alloc(struct budget *b);

/*
 * Digits of a document's fonts against their ink: which glyph is called what, and whether it looks like it.
 * Fonts that were seen stay kept until they are forgotten, at the document's end.
 */
struct shapes;
struct shapes *dx_shapes_new(void);
void dx_shapes_drop(fz_context *ctx, struct shapes **s);
void dx_shapes_forget(fz_context *ctx, struct shapes *s);
/* Draw what digits look like; else done when the first digit is seen. */
void dx_shapes_prepare(fz_context *ctx, struct shapes *s);
/* A page begins: what was seen before does not count for it. */
void dx_shapes_page(struct shapes *s);
/* Glyph GID of FONT is called UCS on this page; anything but a digit is passed over. */
void dx_shapes_see(fz_context *ctx, struct shapes *s, fz_font *font, int gid, int ucs);
/* Does a font of this page call digits by other digits' names? */
bool dx_shapes_lie(const struct shapes *s);

/* What is painted on a page besides its letters. */
struct survey {
	fz_rect page;
	struct shapes *shapes; /* told of every digit that is shown; may be NULL */
	size_t shown;          /* letters that can be seen */
	size_t hidden;         /* letters in invisible mode, transparent, or below a page-size picture */
	size_t marks;          /* everything painted, of whatever kind */
	struct cover *cover;   /* told of digits and paints; may be NULL */
	bool digits_lie;       /* a font calls digits by other digits' names */
	size_t curves;         /* curve segments in filled paths: text turned into outlines has thousands */
	double picture_area;   /* sum over all pictures, in parts of the page */
	double scan_dpi;       /* finest resolution of a picture over half the page; 0: none */
	int64_t pixels_max;    /* of the largest picture */
	struct dx_rule *rules; /* RULES_MAX of them */
	size_t n_rules;
};

/* Digits that something is painted over; see cover.c. */
struct cover *dx_cover_new(struct dx_arena *a);
void dx_cover_digit(struct cover *c, fz_point at);
/* Something opaque in BOX. */
void dx_cover_paint(struct cover *c, fz_rect box);
/* Clips nest; BOX NULL: it is no rectangle. */
void dx_cover_clip(struct cover *c, const fz_rect *box);
void dx_cover_unclip(struct cover *c);
/* Around what is painted into a group that blends, a mask or a tile. */
void dx_cover_unsure(struct cover *c, bool begins);
/* Is PATH one rectangle? *BOX_R is its place on the page. */
bool dx_cover_rectangle(fz_context *ctx, const fz_path *path, fz_matrix ctm, fz_rect *box_r);
bool dx_cover_found(const struct cover *c);

/* A device that fills S and passes visible text on to TEXT (may be NULL). */
fz_device *dx_survey_device(fz_context *ctx, struct survey *s, fz_device *text);

/* Which way most letters run: 0, or the clockwise turn (90, 180, 270) that makes them upright. */
int dx_stext_turn(const fz_stext_page *text);

/* Words of the upright lines of TEXT in A, in the order of the lines. */
struct dx_word *dx_stext_words(fz_context *ctx, struct dx_arena *a, const fz_stext_page *text, size_t *n_r);

/* Letters of a text layer by what they are worth. */
struct text_tally {
	size_t letters; /* all but blanks */
	size_t control; /* control characters: a font without a usable encoding maps its blank to one */
	size_t words, bad_words;
	size_t latin, vowels;
};
void dx_tally_char(struct text_tally *t, uint32_t cp);
void dx_tally_word(struct text_tally *t, const struct dx_word *w);

enum dx_text_state dx_judge_text(const struct survey *s, const struct text_tally *t);

/* The catalog's list of files: which one of them is XML (NULL: no more), counted from *AT on, which is advanced. */
pdf_obj *dx_attach_next(fz_context *ctx, pdf_obj *tree, int *at, struct dx_arena *a, struct dx_attached *f);
/* Its bytes, at most DX_ATTACHED_BYTES_MAX, else none; *STREAM is the caller's to drop. */
void dx_attach_read(fz_context *ctx, pdf_obj *spec, struct dx_arena *a, struct dx_attached *f, fz_stream **stream);

/* Points of mupdf to ours, clamped. */
int32_t dx_milli_pt(float pt);

#endif
