/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of lines, the lines above the items. */
#ifndef DX_GST_RECORD_H
#define DX_GST_RECORD_H

#include "gst_int.h"

/* So many lines stand above the items; where no table was found, those of the first page or two. */
size_t dx_gst_head_end(const struct dx_job *job);
struct gst_above dx_gst_above(const struct dx_job *job);
/* The next one; false: there is none. */
bool dx_gst_next_above(struct dx_job *job, struct gst_above *it);
/* Shared by the checks. Paths are made in the job's arena. */
char *dx_gst_path(struct dx_job *job, const char *list, size_t i, const char *member);
/* BASE × RATE % (or half of it), rounded to paise. */
struct dx_dec dx_gst_tax(struct dx_dec base, struct dx_dec rate, bool half);
/* BASE × RATE % (or half of it) is TAX, and no other last digit of the rate would give it. */
bool dx_gst_pins_rate(struct dx_dec base, struct dx_dec rate, bool half, struct dx_dec tax);
/* A line without a taxable value and without any tax, or with 0.00 for all of them: its total is what it comes to. */
bool dx_gst_is_exempt(const struct gst_item *it) DX_MUST_CHECK;
/* Add V to the terms and to SUM if there is one; returns the new number of terms. */
size_t dx_gst_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *path, struct dx_dec *sum);
void dx_gst_check_lines(struct dx_job *job, struct gst_invoice *inv);
/* The figure of line I, IT, that stands before its discount; see gross.c. */
void dx_gst_check_gross(struct dx_job *job, struct gst_item *it, size_t i);
/* Lines without quantity and price whose charges make their value, less the discount; see parts_sum.c. */
void dx_gst_check_parts(struct dx_job *job, struct gst_invoice *inv);
/* V of one, where the price of IT is that of ten, a hundred, a thousand; of thirty days; of foreign money in rupees. */
struct dx_dec dx_gst_each(const struct gst_item *it, struct dx_dec v);
/* The quantity of IT × PRICE (of so many, of foreign money), with its charge and less its discount. Where only the rate
 * of the discount is printed, half a paisa of it is rounded in the value, and not before. */
struct dx_dec dx_gst_product(const struct gst_item *it, struct dx_dec price);
/* Quantity × price less discount, rounded to two decimals; false without both. *ROUNDED_R: a rounding took place. */
bool dx_gst_line_value(const struct gst_item *it, struct dx_dec *v_r, bool *rounded_r);
/*
 * Could a price that was rounded after it was multiplied by QUANTITY (of what the price is for) be OFF the value of IT?
 * *SLACK_R: how far it could be. See rounding.c.
 */
bool dx_gst_is_rounded_price(const struct gst_item *it, struct dx_dec quantity, struct dx_dec off,
			     struct dx_dec *slack_r) DX_MUST_CHECK;
/* Was the price of IT less the rate of its discount rounded, to *NET_R, before it was multiplied? Then the quantity of
 * those is WANT, and not VALUE. */
bool dx_gst_is_rounded_net(const struct gst_item *it, struct dx_dec value, struct dx_dec want,
			   struct dx_dec *net_r) DX_MUST_CHECK;
/* Would a factor's last digit one higher or lower, which is STEP of the product, that is OFF, exceed SLACK? */
bool dx_gst_leaves_no_other(struct dx_dec off, struct dx_dec step, struct dx_dec slack) DX_MUST_CHECK;
/* Value and taxes of IT, and the values of all lines, to the paisa against the total that is printed. */
bool dx_gst_value_makes_total(const struct gst_item *it) DX_MUST_CHECK;
bool dx_gst_values_make_total(const struct gst_invoice *inv) DX_MUST_CHECK;
/* Is TAX what the rate of ROW makes, or half of it, within SLACK paise, and what no other last digit of it makes? */
bool dx_gst_leaves_no_other_rate(const struct gst_rate *row, bool half, struct dx_dec tax, size_t slack) DX_MUST_CHECK;
/* Sum of the lines' taxable values as they will be; false when a line has none. */
bool dx_gst_lines_taxable(const struct gst_invoice *inv, struct dx_dec *sum_r) DX_MUST_CHECK;
/* A line without a quantity, whose printed price, less its discount, is its printed value. */
bool dx_gst_costs_its_price(const struct gst_item *it);
/* The same of a text layer, where no quantity can have been lost. */
bool dx_gst_is_one(const struct gst_item *it);

#endif
