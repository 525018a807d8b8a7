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
/* Glyph GID of FONT is called UCS on this page; anything but a digit, a blank or a mark is passed over. */
void dx_shapes_see(fz_context *ctx, struct shapes *s, fz_font *font, int gid, int ucs);
/* A picture of DX_SHAPE_PX squared pixels: how much the dark shape in it looks like the digit it is most like, 0 to 1.
 */
#define DX_SHAPE_PX 96
float dx_shapes_likeness(const struct shapes *s, const uint8_t *grey);
/* Does a font of this page call digits by other digits' names, show none where it has one, or one where it has none? */
bool dx_shapes_lie(const struct shapes *s);

/* What is painted on a page besides its letters. */
struct survey {
	fz_rect page;
	struct shapes *shapes; /* told of every digit that is shown; may be NULL */
	size_t shown;          /* letters that can be seen */
	size_t hidden;         /* letters in invisible mode, transparent, or below a page-size picture */
	size_t gone;           /* of those that are shown: nobody sees them on the page's picture */
	size_t marks;          /* everything painted, of whatever kind */
	struct cover *cover;   /* told of letters and paints; may be NULL */
	bool differs;          /* figures are seen otherwise than they are written */
	bool digits_lie;       /* a font calls digits by other digits' names */
	size_t curves;         /* curve segments in filled paths: text turned into outlines has thousands */
	double picture_area;   /* sum over all pictures, in parts of the page */
	double scan_dpi;       /* finest resolution of a picture over half the page; 0: none */
	int64_t pixels_max;    /* of the largest picture */
	struct dx_rule *rules; /* RULES_MAX of them */
	size_t n_rules;
};

/* What might be seen otherwise than it is written; see cover.c. */
enum dx_paint {
	DX_PAINT_LIGHT, /* a plain rectangle on which letters can be read */
	DX_PAINT_DARK,  /* one on which they might not */
	DX_PAINT_OTHER  /* a picture, a shape of any other kind */
};
struct cover *dx_cover_new(struct dx_arena *a);
/* A letter that is shown, with its middle at AT; M: its matrix, sizes in points. */
void dx_cover_letter(struct cover *c, fz_matrix m, fz_point at, bool is_digit);
/* Something is painted in BOX. */
void dx_cover_paint(struct cover *c, fz_rect box, enum dx_paint kind);
/* Clips nest. VAGUE: nothing is seen outside of BOX, and it is not known what is inside. */
void dx_cover_clip(struct cover *c, fz_rect box, bool vague);
void dx_cover_unclip(struct cover *c);
/* Around what is painted into a mask or a tile. */
void dx_cover_unsure(struct cover *c, bool begins);
/* The page must be looked at, whatever else is on it. */
void dx_cover_doubt(struct cover *c);
/* Must the page be looked at? */
bool dx_cover_doubtful(struct cover *c);
/* Is PATH one rectangle? *BOX_R is its place on the page. */
bool dx_cover_rectangle(fz_context *ctx, const fz_path *path, fz_matrix ctm, fz_rect *box_r);

/* Letters that are certainly not seen; see under.c. U lives in A. */
struct under;
struct under *dx_under_new(struct dx_arena *a);
fz_device *dx_under_device(fz_context *ctx, struct under *u); /* told of all that the page paints */
void dx_under_settle(struct under *u);                        /* then this, before the question below */
enum dx_fate {
	DX_FATE_SEEN,
	DX_FATE_CUT, /* by a clip: what is left of it may look like another letter */
	DX_FATE_GONE
};
enum dx_fate dx_under_fate(const struct under *u, fz_point at, int ucs);

/*
 * Letters of a text layer against the picture of the page. The pixmaps and devices are what is being used; the caller
 * drops them with dx_seen_drop(), whatever was thrown.
 */
struct sight {
	fz_pixmap *page;  /* what a person sees */
	fz_pixmap *ink;   /* the letters of the text layer alone, dark on white */
	fz_pixmap *pale;  /* those that are light: marks across a page that others are printed on */
	fz_device *dev;   /* draws one of them */
	fz_device *paper; /* below dev */
	fz_device *pale_paper;
	fz_text *part; /* what is left of a text whose other letters are gone */
	size_t gone;   /* letters that are not there: they were taken out of the text */
	bool differs;  /* a figure of the page is another one than that of the text */
};
/* PAGE's own space to that of TEXT is M; WIDTH and HEIGHT in points. Letters that cannot be seen become DX_NO_LETTER.
 */
void dx_seen_compare(fz_context *ctx, struct dx_arena *a, struct sight *s, pdf_page *page, fz_matrix m, fz_rect box,
		     fz_stext_page *text, const struct shapes *shapes);
void dx_seen_drop(fz_context *ctx, struct sight *s);
/* Larger letters (points) are titles and watermarks, across which figures are printed: they are not looked at. */
#define DX_LARGE_PT 36.0f
/* How light a colour of the text device is, of 255; and whether a letter of it is drawn as a pale one. */
int dx_light_of(int rgb);
bool dx_is_pale(int rgb);
/* Draw S's ink and pale, but for what U says is gone. The devices stay S's. */
void dx_inked_draw(fz_context *ctx, struct sight *s, const struct under *u, pdf_page *page, fz_matrix m, fz_irect px,
		   double scale);
fz_pixmap *dx_white(fz_context *ctx, fz_colorspace *cs, fz_irect px);
/* A character that words leave out. */
#define DX_NO_LETTER 0x200b

/* A device that fills S and passes visible text on to TEXT (may be NULL). */
fz_device *dx_survey_device(fz_context *ctx, struct survey *s, fz_device *text);

/* Which way most letters run: 0, or the clockwise turn (90, 180, 270) that makes them upright. */
int dx_stext_turn(const fz_stext_page *text);

/* Letters that are drawn twice become DX_NO_LETTER but once: the first, or where the colours differ the uppermost. */
void dx_stext_once(struct dx_arena *a, const fz_stext_page *text);

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
