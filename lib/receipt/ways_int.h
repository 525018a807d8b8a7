/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What speaks for an amount beside its label: ways to reach it that do not depend on one another. */
#ifndef DX_RECEIPT_WAYS_INT_H
#define DX_RECEIPT_WAYS_INT_H

#include "receipt_int.h"

#define REC_WAYS_MAX  256
#define REC_ROUND_MAX 10 /* hundredths: no rounding is larger */

enum rec_way_kind {
	REC_WAY_PAID,    /* what was paid less the change */
	REC_WAY_GOODS,   /* the goods together */
	REC_WAY_PARTS,   /* the subtotal with its tax */
	REC_WAY_TAXED,   /* the summary of taxes */
	REC_WAY_ROUNDED, /* another total, rounded */
	REC_WAY_FITS,    /* not round itself, and round with the printed rounding */
	REC_WAY_HANDED,  /* a mere payment */
	REC_WAY_NOTES,   /* with the change it is what is handed over in notes */
	REC_WAY_KINDS
};

struct rec_way {
	struct dx_dec v;
	enum rec_way_kind kind;
	int weight;
};

struct rec_ways {
	struct rec_way v[REC_WAYS_MAX];
	size_t n;
	struct dx_val change; /* in coins, too; absent: none that says anything */
};

/* What the rounding of R makes of V, a total before it. */
void dx_receipt_ways_of_total(const struct rec_receipt *r, struct rec_ways *w, struct dx_dec v);

/*
 * A few cents under a label that is not legible, between a total and the round one that they make of it, are the
 * rounding.
 */
void dx_receipt_find_rounding(struct rec_receipt *r);

/* All that lead anywhere: after the sums and the goods. */
void dx_receipt_ways(const struct rec_receipt *r, struct rec_ways *w);

/* What the ways that lead to V weigh, each kind once; *KINDS_R of them, a mere payment not counted. */
int dx_receipt_support(const struct rec_ways *w, struct dx_dec v, int *kinds_r);

/*
 * How many of the kinds that lead to V tell nothing against OTHER: notes say nothing of the first digits, and what fits
 * the rounding says nothing but the hundredths, where the subtotal is DOUBTED.
 */
int dx_receipt_idle(const struct rec_ways *w, struct dx_dec v, struct dx_dec other, bool doubted);

/* Of a receipt that rounds what is paid is round: another amount was misread. */
bool dx_receipt_is_paid(const struct rec_receipt *r, const struct dx_val *paid);

/* Is V, to the hundredth, what a receipt that rounds may end with? */
bool dx_receipt_is_round(struct dx_dec v);

/* Is HAVE the amount WANT but for one digit? With its mark, or both without one. */
bool dx_receipt_one_off(const char *have, const char *want);

#define REC_ALL_DIGITS 3 /* of an amount are left */

/*
 * How much of the amount V is left in TEXT: REC_ALL_DIGITS where no more than its mark is lost, 2: its last digit or
 * one digit's shape, 1: its end, or all digits but one without the mark.
 */
int dx_receipt_left_of(const struct dx_job *job, const char *text, struct dx_dec v);

/* How many of the later readings of CELL say V. Those of the same picture, with and without letters, are one. */
size_t dx_receipt_votes(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v);

/* Do more of them say V than any other amount? */
bool dx_receipt_is_most_said(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v);

/* Do all of them, three and more, say V? */
bool dx_receipt_is_unanimous(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v);

/* … one amount, another than V? CELL may be NULL: none. */
bool dx_receipt_agree_on_other(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v);

/* … and none of them V? CELL may be NULL. */
bool dx_receipt_is_unsaid(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v);

/* Do all later readings of the cell of V, three and more, say what was read there first? */
bool dx_receipt_is_confirmed(struct dx_job *job, const struct dx_val *v);

#endif
