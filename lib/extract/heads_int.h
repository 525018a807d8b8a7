/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells of a header while its lines are stacked. Between header.c and heads.c. */
#ifndef DX_EXTRACT_HEADS_INT_H
#define DX_EXTRACT_HEADS_INT_H

#include "table_int.h"

#define DX_HEAD_WORDS 32 /* words in one header cell */

/* One cell of the header while lines are stacked. */
struct dx_head_cell {
	const struct dx_word *words[DX_HEAD_WORDS];
	size_t n;
	int32_t x0, x1;
	int role;
	size_t matched; /* tokens that its phrase explains */
	size_t plain;   /* tokens that no phrase explains and that are no currency */
};

struct dx_head_band {
	struct dx_arena *arena;
	const struct dx_table_spec *spec;
	const struct dx_page *pages;
	struct dx_head_cell cells[DX_TABLE_COLS_MAX];
	size_t n;
};

/* A role of text. */
bool dx_heads_is_of_text(const struct dx_head_band *b, int role);
/*
 * Role and coverage from the cell's words: the longest phrase, and of phrases as long what more of the words say
 * ("Nombre de artículo y descripción"). A heading in two scripts says one thing twice: what stands there in the other
 * script, known or not, leaves nothing open; nor does one of text that says it in two words ("Activity Description").
 */
void dx_heads_judge(struct dx_head_band *b, struct dx_head_cell *c);
/* Put W into C, which has room for DX_HEAD_WORDS. */
void dx_heads_add_word(struct dx_head_cell *c, const struct dx_word *w);
/* Bits of the roles that B has. */
uint32_t dx_heads_roles_of(const struct dx_head_band *b);
/* Tokens of all cells that phrases explain, and that none does. */
void dx_heads_totals(const struct dx_head_band *b, size_t *matched_r, size_t *plain_r);
/* How far A and B stand over each other; negative: how far they are apart. */
int32_t dx_heads_overlap(const struct dx_head_cell *a, const struct dx_head_cell *b);
/* Put C among the cells of B, from left to right. */
void dx_heads_insert(struct dx_head_band *b, const struct dx_head_cell *c);
/* Stack the cells of LINE (cut into EXTRA) on the band; BELOW tells where it stands. The result goes to OUT. */
void dx_heads_merge(struct dx_head_band *b, const struct dx_head_band *extra, bool below, struct dx_head_band *out);

#endif
