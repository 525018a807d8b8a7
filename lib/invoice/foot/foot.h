/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums and taxes, their checks and repair. */
#ifndef DX_INVOICE_FOOT_H
#define DX_INVOICE_FOOT_H

#include "invoice_int.h"

/* Below the first line of items? Figures of the head are none of the sums. */
bool dx_invoice_is_below(const struct dx_job *job, size_t line);
void dx_invoice_totals(struct dx_job *job, struct inv_invoice *inv);
/* Sums in a row without names of their own: of the items (net and tax, or gross too), of a table of taxes (what is
 * taxed and the taxes), of one that has amounts without a tax. Each only fills what is not known. See sumrow.c. */
void dx_invoice_take_row(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_take_tax_row(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_take_untaxed(struct dx_job *job, struct inv_invoice *inv);
/* An amount of the foot that FIELD names and that is WANT, if there is one. */
bool dx_invoice_named_amount(struct dx_job *job, int field, struct dx_dec want, struct dx_val *v);
/* What was owed before, and what was paid of it, which is no payment of this invoice: see brought.c. */
void dx_invoice_owed_before(struct dx_job *job, struct inv_invoice *inv);
/* What is kept back at a rate that stands before its name, where nothing else says it: see withheld.c. */
void dx_invoice_withheld_at_rate(struct dx_job *job, struct dx_val *v);
/* What is taken off above the sum that is taxed, and is in it: see before.c. */
void dx_invoice_taken_before(struct dx_job *job, struct inv_invoice *inv);
/* Do the lines, with shipping and discount, come to the total as they are? Then they hold their tax. */
bool dx_invoice_is_inside(const struct inv_invoice *inv);
/* Sums whose labels nobody knows, by what the others come to: see unnamed.c. May set has_guess. */
void dx_invoice_unnamed(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_repair(struct inv_invoice *inv);
void dx_invoice_checks(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_check_embedded(struct dx_job *job, void *record);

/* The taxes of single rates, see rates.c, and what they are of where that is not printed, see bases.c. */
void dx_invoice_check_rates(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_check_bases(struct dx_job *job, struct inv_invoice *inv);
/* The rates of the lines, where each has one, against the taxes of single rates or all of them: see bases.c. */
void dx_invoice_check_line_rates(struct dx_job *job, struct inv_invoice *inv);
/* The taxes of single rates against their sum. */
void dx_invoice_check_tax_total(struct dx_job *job, struct inv_invoice *inv);

/* Prices and rates of lines that the same figure of another line proves: see twins.c. Behind all other checks of lines.
 */
void dx_invoice_check_twins(struct dx_job *job, struct inv_invoice *inv);

/* What is printed besides the record's own values: see sums.c. Sets has_odd_figure. */
void dx_invoice_check_sums(struct dx_job *job, struct inv_invoice *inv);

/* Is all in the record that is printed? See dx/extract/whole.h. */
bool dx_invoice_is_whole(struct dx_job *job, struct inv_invoice *inv);

#endif
