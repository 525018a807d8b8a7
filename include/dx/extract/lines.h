/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words → what a reader sees as lines: everything at one height of the page,
 * whichever columns, text frames or OCR blocks it came from.
 */
#ifndef DX_EXTRACT_LINES_H
#define DX_EXTRACT_LINES_H

#include "dx/doc/words.h"
#include "dx/extract/val.h"

struct dx_line {
	size_t page;                  /* index into the pages */
	const struct dx_word **words; /* left to right */
	size_t n;
	int32_t x0, y0, x1, y1;
	int32_t height; /* of its middle word: the unit for gaps */
	int32_t blank;  /* usual one between two words of a recognised page; 0: too few to tell, or a text layer */
	bool blanks;    /* the page has a blank between words: a gap without one parts cells */
	bool used;      /* a table has taken it: no place for labels */
	bool across;    /* a group of a table that stands several times side by side; see across.h */
};

struct dx_lines {
	const struct dx_page *pages;
	size_t n_pages;
	struct dx_line *v; /* page by page, top to bottom */
	size_t n;
	size_t *page_first; /* n_pages + 1 entries */
};

/* Everything in A. Linear in the number of words (with a logarithm for sorting). */
void dx_lines_build(struct dx_arena *a, const struct dx_page *pages, size_t n_pages, struct dx_lines *l_r);

/* A run of words of one line with no wide gap inside. */
struct dx_seg {
	size_t first, n;
	int32_t x0, x1;
};

/* "P A R T I C U L A R S": letters with a blank behind each become words, of a text layer; before anything is read. */
void dx_lines_join_spaced(struct dx_arena *a, struct dx_lines *lines);

/* The height at which the middle of LINE is. */
static inline int32_t dx_line_middle(const struct dx_line *line)
{
	return line->y0 + (line->y1 - line->y0) / 2;
}

/* How many words of LINE stand left of X; SIZE_MAX: one of them lies across it. */
size_t dx_line_left_of(const struct dx_line *line, int32_t x) DX_MUST_CHECK;

/* The runs of LINE from left to right, in A. A gap is wide from one line height on. */
struct dx_seg *dx_lines_segments(struct dx_arena *a, const struct dx_line *line, size_t *n_r);

/* As wide as a blank gets. A recognised line is as high as its letters, one of a text layer as high as its font. */
int32_t dx_lines_blank(const struct dx_line *line);

/*
 * The blank between LOWER and UPPER, a line above it, in a unit that both kinds of pages share: fonts' boxes hold their
 * leading, recognised ones hug their letters, and that leading seems to be blank.
 */
int32_t dx_lines_leading(const struct dx_line *upper, const struct dx_line *lower);

/*
 * Does a cell of a table begin with word AT (not the first) of LINE? Behind a wide gap, and behind a narrow one that
 * has no blank where the page's words have one between them: programs write what stands in one cell as one text.
 */
bool dx_lines_parts(const struct dx_line *line, size_t at);
/* Does an upright rule of PAGE part words BEFORE and W of LINE? */
bool dx_lines_ruled(const struct dx_page *page, const struct dx_line *line, const struct dx_word *before,
		    const struct dx_word *w) DX_MUST_CHECK;

/*
 * What is between the two upright rules around SEG of LINE, which go down past the line BELOW, in *X0_R..*X1_R: "│
 * Total tax         │" over "│          390.29 │". False, and neither is set, where there are none, or something else
 * than a currency stands between them beside SEG.
 */
bool dx_lines_framed(const struct dx_page *page, const struct dx_line *line, const struct dx_line *below,
		     const struct dx_seg *seg, int32_t *x0_r, int32_t *x1_r);

/* The runs of LINE, which is one of a table, parted so. */
struct dx_seg *dx_lines_cells(struct dx_arena *a, const struct dx_line *line, size_t *n_r);

/* "-----": is LINE drawn with characters? */
bool dx_lines_is_drawn(const struct dx_line *line);

/* Texts of N words with a blank between them. */
char *dx_lines_text(struct dx_arena *a, const struct dx_word *const *words, size_t n);

/* How many of the N WORDS, from the first one on, look like an IBAN (dx_ident_iban_shape()); 0: none begins with it. */
size_t dx_lines_iban(struct dx_arena *a, const struct dx_word *const *words, size_t n);

/* Box around N words of PAGE. */
struct dx_place dx_lines_place(const struct dx_page *page, const struct dx_word *const *words, size_t n);

/* The lowest confidence among N words. */
uint8_t dx_lines_conf(const struct dx_word *const *words, size_t n);

/* A text value read from N words of PAGE, its raw text the same. */
struct dx_val dx_lines_val(struct dx_arena *a, const struct dx_page *page, const struct dx_word *const *words,
			   size_t n);

#endif
