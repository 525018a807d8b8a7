/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums of rows that a printed total may be; see sums.c. */
#ifndef DX_STATEMENT_SUMS_INT_H
#define DX_STATEMENT_SUMS_INT_H

#include "statement_int.h"

/* Sums of P's rows as they are now; see sums.c. */
struct st_sums;
const struct st_sums *dx_st_sums(struct dx_arena *arena, const struct st_part *p);
/* What the rows of a side of P, whose sums S are, come to. */
struct dx_dec dx_st_sum_side(const struct st_sums *s, const struct st_part *p, bool debits);
/* Is V what one side, or this side, comes to in a section? */
bool dx_st_is_section_sum(const struct st_sums *s, struct dx_dec v);
bool dx_st_is_section_side(const struct st_sums *s, bool debits, struct dx_dec v);
/* Is V the sum of one side, or of both, of the rows above row ROW, back to the beginning or to a row of totals? */
bool dx_st_is_sum_above(const struct st_sums *s, size_t row, struct dx_dec v);
/* … of one or more rows right above row ROW? And credits less debits of all above it. */
bool dx_st_is_sum_of_last(const struct st_sums *s, size_t row, struct dx_dec v);
struct dx_dec dx_st_change_above(const struct st_sums *s, size_t row);

#endif
