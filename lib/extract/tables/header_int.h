/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells of headers while lines are stacked: header.c, which finds headers, and what it does so with. */
#ifndef DX_EXTRACT_HEADER_INT_H
#define DX_EXTRACT_HEADER_INT_H

#include "table_int.h"

#define HCELL_WORDS 32 /* words in one header cell */

/* One cell of the header while lines are stacked. */
struct hcell {
	const struct dx_word *words[HCELL_WORDS];
	size_t n;
	int32_t x0, x1;
	int role;
	size_t matched; /* tokens that its phrase explains */
	size_t plain;   /* tokens that no phrase explains and that are no currency */
};

struct band {
	struct dx_arena *arena;
	const struct dx_table_spec *spec;
	const struct dx_page *page;
	const struct dx_lines *lines; /* that its lines are of */
	struct hcell cells[DX_TABLE_COLS_MAX];
	size_t n;
};

/* Put W behind the words of C. */
void dx_hcell_add(struct hcell *c, const struct dx_word *w);

/* ")" of a bracket that is open in cell C, however far apart: what stood between them may be a picture. */
bool dx_hcell_closes(const struct hcell *c, const struct dx_word *w);

/* "Day per", "Rate/" is no heading yet, and one that "No.", "Case" a blank behind it belongs to; "per" alone is. */
bool dx_hcell_goes_on(const struct hcell *c);

/*
 * Role and coverage from the cell's words: the longest phrase, and of phrases as long what more of the words say
 * ("Nombre de artículo y descripción"). A heading in two scripts says one thing twice: what stands there in the other
 * script, known or not, leaves nothing open; nor does one of text that says it in two words ("Activity Description").
 */
void dx_hcell_judge(struct band *b, struct hcell *c);

/* Is ROLE one of text? */
bool dx_hcell_is_of_text(const struct band *b, int role);

/* Do two cells stand over each other, and how far? */
int32_t dx_hcell_overlap(const struct hcell *a, const struct hcell *b);

/* Stack the cells of a line (cut into EXTRA) on the band; BELOW tells where it stands. The result goes to OUT. */
void dx_hcell_merge(struct band *b, struct band *extra, bool below, struct band *out);

/* "IGST" above the gap between "%" and "Amt" is said of both, where it makes a phrase with each; false: nothing is
 * done. */
bool dx_hcell_share(struct band *b, const struct hcell *c) DX_MUST_CHECK;

/* A cell into the band, by its left edge. */
void dx_hcell_insert(struct band *b, const struct hcell *c);

/* The roles of all cells, as bits. */
uint32_t dx_band_roles(const struct band *b);

/* What the template guesses of cells that no phrase explains (struct dx_table_spec). */
void dx_band_guess(struct band *b);

/* How many tokens phrases explain, how many none does. */
void dx_band_totals(const struct band *b, size_t *matched_r, size_t *plain_r);

/* ---- hcut.c ---- */

/*
 * Cut a line into cells: a phrase is a cell even where its neighbour stands only a blank away ("Deposit
 * Amt. Closing Balance"); other words stay together until a gap. False: there are none, or too many.
 */
bool dx_hcut(struct band *b, const struct dx_line *line) DX_MUST_CHECK;

/* The cells of a line that may be one of a header's, without specks and measures; false: it has figures. */
bool dx_hcut_header(const struct dx_line *whole, struct band *b) DX_MUST_CHECK;

/*
 * "Transaction  Value" over "Date  Date": a phrase, its words further apart than by a blank, of which each part stands
 * over a cell of its own of LOWER, is halves of two headings. False: UPPER has none.
 */
bool dx_hcut_over(struct band *upper, const struct band *lower);

/* ---- half.c ---- */

/* Are the lines half a line apart: of headings whose cells are centred in their height? Recognised boxes are no higher
 * than their letters, those of a text layer as high as the line. */
bool dx_half_apart(const struct dx_line *upper, const struct dx_line *lower);

/*
 * The same of LINE, which is all of B: the headings of MIDDLE, which stand over and under nothing, and those of LOW,
 * each under one of B. Several columns get a role by both. False: B stays.
 */
bool dx_half_extend_around(struct band *b, const struct dx_line *line, const struct dx_line *middle,
			   const struct dx_line *low) DX_MUST_CHECK;

/* EXTRA, the cells of LINE half a line above or BELOW line NEAR of B, into B; false: they stand in its way. */
bool dx_half_take(struct band *b, const struct band *extra, const struct dx_line *near, const struct dx_line *line,
		  bool below) DX_MUST_CHECK;

/*
 * "Tax" half a line above a row of headings and "rate" half a line below it: a heading of two lines, which neither of
 * them is by itself, where the band has nothing in its place. Both lines are taken, or none. Where several headings
 * come out of them, another one may be of words that nobody knows ("Consent" over "Handle").
 */
bool dx_half_extend_both(struct band *b, const struct dx_line *above, const struct dx_line *below) DX_MUST_CHECK;

/*
 * The upper half of a header whose headings of one line are centred between those of two: each cell of LINE stands over
 * one of LOW, half of which were taken, and none over one of MIDDLE. Where a heading stands says that it is one,
 * whatever its words. False: it is none, and B stays.
 */
bool dx_half_extend_upper(struct band *b, const struct dx_line *line, const struct dx_line *middle,
			  const struct dx_line *low) DX_MUST_CHECK;

/* ---- headbox.c ---- */

/*
 * All headings in the ruled boxes around lines *FIRST_R..*LAST_R, of which those are only some, into B, where they say
 * more so; *FIRST_R, not before FROM, and *LAST_R become the lines in the boxes. False: B stays.
 */
bool dx_headbox_take(struct band *b, size_t from, size_t *first_r, size_t *last_r);

#endif
