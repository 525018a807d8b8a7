/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, dates, who sells and who buys. */
#ifndef DX_INVOICE_HEAD_H
#define DX_INVOICE_HEAD_H

#include "invoice_int.h"

/* The only later date than DATE that a sentence on paying below the items names; else DUE stays as it is. */
void dx_invoice_due_in_text(struct dx_job *job, const struct dx_val *date, struct dx_val *due);

/* DUE, the day that a claim falls due ("gjalddagi"): the last one on which it is paid in time, where that is labelled
 * too. */
void dx_invoice_due_last(struct dx_job *job, struct dx_val *due);

/* DUE, "payable by 15.9. with 2 % discount, by 7.10. without": the later date, which is the one for the whole amount.
 */
void dx_invoice_due_undiscounted(struct dx_job *job, struct dx_val *due);

/* A number of a document: a digit in it, no blank, and no date. */
bool dx_invoice_is_number(struct dx_str s);
/* "Invoice", "Credit note": what kind of paper it is. */
bool dx_invoice_is_title(const struct dx_label_hit *hit);
/* The line right below the title HIT begins with "#7" or "N. 7": V, and what stands behind it in REST_R. */
bool dx_invoice_number_below(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v,
			     struct dx_words *rest_r);
/* "N." of "N. 7 del 12/03/2025": does TEXT say that a number follows? */
bool dx_invoice_says_number(const char *text);
/* V, the first word of W that is a number, with the letters of its series. With MARKED only one that says so: "# 7",
 * "n° 7". */
bool dx_invoice_number_in(struct dx_job *job, const struct dx_words *w, bool marked, struct dx_val *v);
/* V, by a title in one word that nobody knows, a mark before it, or its size. See unlabelled.c. */
void dx_invoice_number_unlabelled(struct dx_job *job, struct dx_val *v);
/* Is byte I of S one of a letter of Greek or Cyrillic? They have two, the first of which is CE to D1. */
bool dx_invoice_is_foreign(struct dx_str s, size_t i);
/* Are the N bytes of TEXT up to four capitals of Greek or Cyrillic, as a series of numbers has them? */
bool dx_invoice_is_foreign_series(const char *text, size_t n);
void dx_invoice_number(struct dx_job *job, struct inv_invoice *inv);
/* V, a number, with the letters or the till that its line names before it: "Seria TGC nr. 26615". */
void dx_invoice_keep_series(struct dx_job *job, struct dx_val *v);
/* V, the buyer's order, with the words that belong to its number: "PO 2291". See order.c. */
void dx_invoice_order(struct dx_job *job, struct dx_val *v);
/* V, an order's number, with the "#" that is printed right before it. */
void dx_invoice_keep_mark(struct dx_job *job, struct dx_val *v);

/* The currency, and by it how whole amounts are written. Before the lines are read. */
void dx_invoice_currency(struct dx_job *job, struct inv_invoice *inv);

void dx_invoice_head(struct dx_job *job, struct inv_invoice *inv);
void dx_invoice_parties(struct dx_job *job, struct inv_invoice *inv);

#endif
