/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Cells of headers while lines are stacked; between header.c and hcell.c. */
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

#endif
