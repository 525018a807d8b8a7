/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The page as words with boxes: what mupdf or tesseract saw, and all that
 * extraction ever gets to see. Lengths are integers in thousandths of a point
 * (1 pt = 1/72 inch; pictures: from their pixels and an estimated resolution),
 * origin at the top left of the upright page, y downwards, so that the same
 * words give the same result byte for byte on every machine. Upright means
 * turned by `rotation` and straightened by `skew_millideg`: rows are level.
 *
 * Stored form ("words v1"), JSON:
 *   {"v":1,"page":1,"width":595280,"height":841890,"source":"text_layer","text_state":"usable",
 *    "rotation":0,"skew_millideg":0,"dpi":0,"words":[["Text",x0,y0,x1,y1,conf,line,flags],…],
 *    "rules":[[x0,y0,x1,y1],…],"codes":[["base64",x0,y0,x1,y1],…],"attached":[["base64","base64"],…]}
 * The last two are left out where a page has none of them.
 */
#ifndef DX_DOC_WORDS_H
#define DX_DOC_WORDS_H

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

enum dx_source {
	DX_SOURCE_NONE,
	DX_SOURCE_TEXT_LAYER,
	DX_SOURCE_OCR,
};

/* What a PDF page's text layer is worth. Pictures have NONE. */
enum dx_text_state {
	DX_TEXT_NONE,    /* no characters */
	DX_TEXT_SPARSE,  /* a few characters beside a scan or drawing: stamps, page numbers */
	DX_TEXT_GARBLED, /* characters without a usable encoding */
	DX_TEXT_HIDDEN,  /* invisible text over a full-page picture: somebody's OCR */
	DX_TEXT_USABLE,
};

enum {
	DX_WORD_BOLD = 1 << 0,
	DX_WORD_SYMBOL = 1 << 1,    /* from a symbol or dingbats font: its letters are no letters */
	DX_WORD_SPACE = 1 << 2,     /* a blank stood before this word on its line (unset: only a gap did) */
	DX_WORD_END_SPACE = 1 << 3, /* the last word of its line, and a blank stands behind it: where cells are broken
				       after so many characters, it tells "LIC |OF INDIA" from "RELIA|NCE" */
};

struct dx_word {
	const char *text; /* UTF-8, at least one character, no white space */
	int32_t x0, y0, x1, y1;
	uint8_t conf;   /* percent; 100 for a text layer */
	uint16_t flags; /* DX_WORD_* */
	uint32_t line;  /* words of one line as the source grouped them; numbers rise in reading order */
};

struct dx_rule { /* a ruled line, horizontal (y0 == y1 nearly) or vertical */
	int32_t x0, y0, x1, y1;
};

struct dx_qr { /* a QR code that was seen on the page, and what it says */
	struct dx_str payload;
	int32_t x0, y0, x1, y1;
};

/* A file inside the document, kept with its page 1. */
struct dx_attached {
	struct dx_str name;
	struct dx_str bytes; /* empty: there is one, but it is too large or broken */
};

#define DX_CODES_MAX          16u
#define DX_CODE_BYTES_MAX     8192u
#define DX_ATTACHED_MAX       4u
#define DX_ATTACHED_BYTES_MAX (4u << 20)

struct dx_reread; /* cells.h */

struct dx_page {
	int number; /* from 1 */
	int32_t width, height;
	enum dx_source source;
	enum dx_text_state text_state;
	int rotation;      /* 0, 90, 180, 270: clockwise turn that was applied to make the page upright */
	int skew_millideg; /* clockwise turn by which the page was straightened after that, in degrees / 1000 */
	int dpi;           /* of the picture that was read; 0 for a text layer */
	struct dx_word *words;
	size_t n_words;
	struct dx_rule *rules;
	size_t n_rules;
	struct dx_qr *codes;
	size_t n_codes;
	struct dx_attached *attached;
	size_t n_attached;
	const struct dx_reread *rereads; /* cells that were read again; kept apart from the stored words (cells.h) */
	size_t n_rereads;
	int reread_round; /* the last round of them; 0: none */
};

const char *dx_source_name(enum dx_source s);         /* "text_layer", "ocr", "none" */
const char *dx_text_state_name(enum dx_text_state s); /* "usable", … */

/* White space and control characters: they end a word and are never part of one. */
bool dx_word_breaks(uint32_t cp);

/* Append the stored form of PAGE to OUT. */
void dx_words_write(struct dx_buf *out, const struct dx_page *page);

/*
 * Read the stored form; strict, because it comes from a reader process. Everything lives in A.
 * Errors: internal_error (malformed: a bug of ours or a subverted reader).
 */
bool dx_words_read(struct dx_arena *a, struct dx_str json, struct dx_page *page_r, struct dx_err *err) DX_MUST_CHECK;

#endif
