/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_LINES_INT_H
#define DX_EXTRACT_LINES_INT_H

#include "dx/extract/lines.h"

/*
 * Bring signs of currencies and of percent that stand in a line of their own to their figures, and both to the line
 * between them where that is their row's. LINES are the N lines of one page of a text layer, top to bottom; returns how
 * many are left.
 */
size_t dx_lines_rejoin(struct dx_arena *a, struct dx_line *lines, size_t n);

/* Part figures that touch, in the N lines of one page of a text layer; see abut.c. */
void dx_lines_part_figures(struct dx_arena *a, struct dx_line *lines, size_t n);

/* Which words of PAGE, whose words are USUAL high, are what recognition made of its rules: they are in no line. In A;
 * see marks.c. */
bool *dx_lines_of_rules(struct dx_arena *a, const struct dx_page *page, int32_t usual) DX_MUST_CHECK;
/* LINE, whose words stand left to right, without leaders and marks of a fold; one word at least stays. */
void dx_lines_leave_marks(const struct dx_page *page, struct dx_line *line);

/* Join the figures below "Rs. │ P.", whose hundredths stand in a column of their own, in the N lines of one page. */
void dx_lines_join_paise(struct dx_arena *a, struct dx_line *lines, size_t n);

/* What stands where the colons of lines around do is one, in the N lines of one recognised page; see colons.c. */
void dx_lines_see_colons(struct dx_arena *a, struct dx_line *lines, size_t n);

/*
 * "try", "lei", "Ft": is word WORD of LINE, which could be the currency CODE, a word only? ISO codes are printed in
 * capitals, and a sign that is none stands beside a figure, or in the parentheses of a heading. "FT" is what Portuguese
 * invoices number with.
 */
bool dx_lines_is_only_word(const struct dx_line *line, size_t word, const char *code);

/* LINE has other words than before: set anew where they begin and end. Its height on the page stays; without words all
 * does. */
void dx_lines_set_ends(struct dx_line *line);

#endif
