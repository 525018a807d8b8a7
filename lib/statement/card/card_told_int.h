/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates and figures that stand by themselves, and what is said of them: between card_heard.c and card_told.c. */
#ifndef DX_STATEMENT_CARD_TOLD_INT_H
#define DX_STATEMENT_CARD_TOLD_INT_H

#include "card_int.h"

#define DX_CT_FOUND_MAX 80

/* A date or figure that stands by itself, and what is said of it beside or above. */
struct ct_told {
	struct dx_val v;
	size_t line;
	int32_t x0, x1;
	int field; /* of the known label; -1: none */
	bool pays; /* its unknown label speaks of paying … */
	bool least;
	bool limit;  /* … of how much may be owed at all */
	bool charge; /* … of what is charged besides purchases */
	bool buys;   /* … of purchases */
	bool fresh;  /* … calling them new */
	bool former; /* … of what was owed before */
	bool owed;   /* … of what is */
	bool later;  /* … of a day that is neither the statement's nor that of its payment */
	bool other;  /* … or of something else */
};

struct ct_tolds {
	struct ct_told v[DX_CT_FOUND_MAX];
	size_t n;
};

typedef bool dx_ct_reader(struct dx_job *job, const struct dx_words *w, struct dx_val *v);

/* A date with its year, and nothing else. */
dx_ct_reader dx_ct_as_date;

/* Money: with decimals, a currency or groups of digits. */
dx_ct_reader dx_ct_as_figure;

/* All that READ reads on the first page, outside the rows. */
void dx_ct_listen(struct dx_job *job, dx_ct_reader *read, struct ct_tolds *out);

/* Does TEXT speak of the least that is to be paid; of something else? */
bool dx_ct_is_least(const char *text);
bool dx_ct_is_other(const char *text);

/* … of what was owed before? */
bool dx_ct_is_former(const char *text);

/* What is said of the figure at the place of T, whose value is known. */
void dx_ct_hear(struct dx_job *job, struct ct_told *t);

/* Does TEXT begin with one of the N beginnings? Whole words end in "$", parts of words begin with "*". */
bool dx_ct_begins_with_one(const char *text, const char *const *stems, size_t n);

#endif
