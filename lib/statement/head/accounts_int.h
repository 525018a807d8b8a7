/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a paper calls its accounts, for telling them apart. */
#ifndef DX_STATEMENT_ACCOUNTS_INT_H
#define DX_STATEMENT_ACCOUNTS_INT_H

#include "statement_int.h"

struct st_name {
	size_t line;
	const char *text;     /* its number, or its currency, in capital letters and digits alone */
	struct dx_val number; /* as it is printed; absent: it is a currency */
	size_t first;         /* word of the line that the label, or the number without one, begins with */
	bool is_labelled;
};

struct st_names {
	struct st_name *v; /* by line */
	size_t n, cap;
};

/* What accounts are called above ROWS and between them. */
void dx_st_names_find(struct dx_job *job, const struct st_row *rows, size_t n, struct st_names *names_r);
/* Are A and B one number? A recognised one may have been misread in one of its places. */
bool dx_st_same_name(const struct dx_job *job, const struct st_name *a, const struct st_name *b);
/* TEXT in capital letters and digits alone, as the same number is printed with blanks and dashes elsewhere, in A. */
const char *dx_st_name_key(struct dx_arena *a, const char *text, size_t *digits_r);
/* "Nummer", "N°", "BSB 633-772": does a word between an account's title and its number say what the number is? */
bool dx_st_is_number_word(const char *text);

#endif
