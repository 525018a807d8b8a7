/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Account No : 8816676039027": labels by a template's synonyms, and the text
 * that may be their value: behind them, further right, or below.
 */
#ifndef DX_EXTRACT_LABEL_H
#define DX_EXTRACT_LABEL_H

#include "dx/extract/lex.h"
#include "dx/extract/lines.h"

/* Words of one line, the first one perhaps cut ("GSTIN:29AAB…"). */
struct dx_words {
	const struct dx_word *const *words;
	size_t n;
	size_t skip; /* bytes of the first word that belong to the label */
	size_t page; /* index */
};

struct dx_label_hit {
	int field; /* the number of the phrase */
	size_t line;
	size_t first, n; /* words of the line */
	size_t skip;     /* the value begins inside the last of them, after so many bytes; 0: behind it */
	bool inner;      /* stands in the middle of a run of words */
	bool has_colon;
};

struct dx_labels {
	const struct dx_lines *lines;
	struct dx_label_hit *v; /* by line, then from left to right */
	size_t n;
	size_t *line_first; /* lines + 1: the hits of each line */
};

/* Is TEXT a sign of a sum in words, "- Payments", "(=) New balance", or of one in figures, "10.00 + 5.00 = 15.00"? */
bool dx_label_is_sign(const char *text);

/*
 * A label in two lines of a narrow cell ("Account" above "Holder") is put in front of its value, which a colon shows,
 * in the line where that stands: the first of both, the second, or one between them. Words may then be in two lines.
 */
void dx_labels_unwrap(struct dx_arena *a, struct dx_lines *lines, const struct dx_lex *lex);

/* Find all labels on lines that no table has taken. */
void dx_labels_find(struct dx_arena *a, const struct dx_lines *lines, const struct dx_lex *lex, struct dx_labels *l_r);

#define DX_LABEL_VALUES_MAX 6

/* Does a label begin at WORD of LINE that ends another one's value: one that begins a run of words, or has a colon? */
bool dx_labels_stop_at(const struct dx_labels *l, size_t line, size_t word);

/*
 * Where the value of HIT may stand, the likeliest first: the rest of its own run of words, the runs to
 * its right, the run below. What begins with another label is none. Where a whole line of labels stands under what they
 * name, it is above, and nowhere else. Returns how many.
 */
size_t dx_labels_values(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
			struct dx_words out[DX_LABEL_VALUES_MAX]);

/* Text of W with blanks between words; a colon or dash at its beginning left out. */
char *dx_words_text(struct dx_arena *a, const struct dx_words *w);

/* A text value of W. */
struct dx_val dx_words_val(struct dx_arena *a, const struct dx_lines *lines, const struct dx_words *w);

#endif
