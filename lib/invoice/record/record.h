/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a line comes to, what its sums hold besides, terms of payment. */
#ifndef DX_INVOICE_RECORD_H
#define DX_INVOICE_RECORD_H

#include "invoice_int.h"

/* A word of a discount for who pays early, in any of the languages. */
bool dx_invoice_names_discount(const char *text);

/* Does the paper say in how many days it is to be paid, and are they those between DATE and DUE? */
bool dx_invoice_meets_terms(const struct dx_job *job, struct dx_date date, struct dx_date due);

/* "/LIST/I/MEMBER" */
char *dx_invoice_path(struct dx_job *job, const char *list, size_t i, const char *member);
/* Add V, at WHERE, to *SUM and to the N TERMS, if it has a value. Returns how many terms there are then. */
size_t dx_invoice_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *where, struct dx_dec *sum);
/* SUM less the invoice's discount, with its shipping. */
struct dx_dec dx_invoice_with_extras(const struct inv_totals *t, struct dx_dec sum);
/* SUM less what is withheld above the subtotal, before the tax. */
struct dx_dec dx_invoice_less_withheld(const struct inv_invoice *inv, struct dx_dec sum);
/* Are they in the subtotal already? They stand above it, and the lines come to it with them. */
bool dx_invoice_holds_extras(const struct inv_invoice *inv);
/* The subtotal with them, once. */
struct dx_dec dx_invoice_taxed(const struct inv_invoice *inv);

/* Is the line's money printed without decimals, as countries do that have none? */
bool dx_invoice_is_whole_money(const struct inv_item *it);

/*
 * Quantity × price, less the line's discount; plus its tax where WITH_TAX. Rounded only where money has no decimals.
 * False without quantity and price.
 */
bool dx_invoice_line_value(const struct inv_item *it, bool with_tax, struct dx_dec *v_r);

/* Do the prices stand without the tax that the amounts have? What most lines say. */
bool dx_invoice_adds_tax(const struct inv_invoice *inv);

#endif
