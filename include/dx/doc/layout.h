/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tidying of what a page reader found: order of lines, doubled words, ruled lines in pieces. */
#ifndef DX_DOC_LAYOUT_H
#define DX_DOC_LAYOUT_H

#include "dx/base/arena.h"
#include "dx/doc/words.h"

/*
 * Sort WORDS, whose `line` tells which line of the source each one is on (any numbering), so that lines
 * come from top to bottom and, where they stand side by side, from left to right; words of a line from
 * left to right; and number the lines from 0. Lines of the source are never joined or split.
 */
void dx_layout_order(struct dx_arena *a, struct dx_word *words, size_t n);

/*
 * Take out words that stand twice in one place (bold faked by printing again, shifted a little).
 * Returns how many are left; their order is kept.
 */
size_t dx_layout_drop_doubles(struct dx_arena *a, struct dx_word *words, size_t n);

/*
 * Join rules that continue each other (cell borders drawn one by one) and take out doubles. Two rules
 * belong together when they are not further apart than TOL across and along. Each becomes flat or
 * upright exactly, by its longer side. Returns how many are left, horizontal ones first, sorted.
 */
size_t dx_layout_join_rules(struct dx_rule *rules, size_t n, int32_t tol);

#endif
