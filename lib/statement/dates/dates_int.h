/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Between dates.c, order.c, period.c, mend.c and dateagain.c. */
#ifndef DX_STATEMENT_DATES_INT_H
#define DX_STATEMENT_DATES_INT_H

#include "statement_int.h"

struct st_period {
	bool found;
	bool sure; /* behind a label that says nothing else */
	struct dx_dates_raw from, to;
	struct dx_val val; /* where it stands */
};
/* The period that the paper prints: behind labels, between words, or in lines under each other. Its order is open. */
struct st_period dx_st_find_period(struct dx_job *job);
/*
 * The period of ACC by the days that the balances at its ends are said to be of, where no row of the N ROWS lies
 * outside; see balanceday.c. What year it is in must be known.
 */
bool dx_st_period_of_balances(struct dx_job *job, const struct st_row *rows, size_t n, struct st_account *acc);
/* TEXT, a period on a picture, with digits for the letters that they look like; see misread.c. */
const char *dx_st_period_plain(struct dx_arena *a, const char *text);
/* "1er août" for TEXT of a picture that says "Jer aoat"; else TEXT itself. */
const char *dx_st_plain_first(struct dx_arena *a, const char *text);

/*
 * Do months stand before days in the dates of the N ROWS, of which neither they nor the period say it? By the other
 * dates of the paper; by the order of the rows; by where the paper comes from. Where nothing tells, the template's
 * habit: then a date that could be either is warned of, and the paper needs a look unless it names its currency.
 */
bool dx_st_months_lead(struct dx_job *job, const struct st_row *rows, size_t n);

#define DX_ST_FAR_DAYS 300 /* a day that is so far out has a misread year */

/* Dates of the N ROWS whose year cannot be are none, or of the year that the period says where all are; see years.c. */
void dx_st_years(struct dx_job *job, struct st_row *const *rows, size_t n);
/* The date of R is asked for a look. */
void dx_st_date_uncertain(struct dx_job *job, struct st_row *r);

bool dx_st_in_period(const struct dx_job *job, struct dx_date d); /* or there is none that is known */
bool dx_st_is_far(const struct dx_job *job, struct dx_date d);    /* outside of it */
/* TEXT, which a cell was read as later, as a date; specks before and behind are no part of it. */
bool dx_st_date_again(const struct dx_job *job, const char *text, struct dx_date *d_r);

#endif
