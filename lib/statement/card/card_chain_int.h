/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A summary's strip or list of figures: between card_chain.c, which finds it, and card_parts.c, which names its parts.
 */
#ifndef DX_STATEMENT_CARD_CHAIN_INT_H
#define DX_STATEMENT_CARD_CHAIN_INT_H

#include "card_int.h"

#define DX_CT_FIGURES_MAX 200
#define DX_CT_CHAIN_MAX   14

struct ct_figure {
	struct dx_val v;
	size_t line;
	int32_t x0, x1;
};

/* One reading of a run of figures: its first, its last, and what stands between. */
struct ct_chain {
	const struct ct_figure *at[DX_CT_CHAIN_MAX];
	size_t n;
	size_t end;                   /* behind what stands between */
	const struct ct_figure *last; /* the new balance */
	const struct ct_figure *paid; /* NULL: nothing was, or in two figures */
	const struct ct_figure *back; /* beside what was paid, or NULL: what was given back */
	struct dx_dec closing;
};

/* What V says of F, if no label gave V a figure that is printed; whether it did. */
bool dx_ct_take(struct dx_val *v, const struct ct_figure *f, struct dx_dec dec);

/* Is F what C names as paid or given back? */
bool dx_ct_is_credit(const struct ct_chain *c, const struct ct_figure *f);

/* Is F a charge or a refund that the paper calls so, there or where it stands once more? */
bool dx_ct_is_called(const struct ct_card *card, const struct ct_figure *f);

/*
 * Names the charges and the purchases between the ends of C, of rows that come to DEBITS: fees by what the charges
 * among the rows come to or by their word, purchases as what is left. Returns whether something was named.
 */
bool dx_ct_parts(struct dx_job *job, const struct st_part *p, struct ct_card *card, const struct ct_chain *c,
		 struct dx_dec debits);

#endif
