/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the figures of a line make of each other, between relations.c and those that look for columns of them. */
#ifndef DX_GST_RELATIONS_INT_H
#define DX_GST_RELATIONS_INT_H

#include "gst_int.h"

/* One row's figures in the columns of a relation. *SAID_R: it would not hold for any figures. */
typedef bool gst_relation(const struct dx_dec *v, bool *said_r);

/* quantity, price → value */
gst_relation dx_gst_rel_product;
/* The same with a price that was rounded to its last digit. */
gst_relation dx_gst_rel_product_rounded;
/* The same for single things: a column of ones. */
gst_relation dx_gst_rel_product_of_one;
/* quantity, price, discount → value */
gst_relation dx_gst_rel_less;
gst_relation dx_gst_rel_less_signed;
gst_relation dx_gst_rel_less_percent;
/* quantity, price, charge → value */
gst_relation dx_gst_rel_plus;
/* quantity, price, tax → total */
gst_relation dx_gst_rel_product_with_tax;
/* quantity, price, two halves of tax → total */
gst_relation dx_gst_rel_product_with_halves;
/* quantity, price, rate of tax → total */
gst_relation dx_gst_rel_product_with_rate;
/* value, tax → total */
gst_relation dx_gst_rel_with_tax;
/* value, central tax, state tax → total */
gst_relation dx_gst_rel_with_taxes;
/* value, central tax, state tax, cess → total */
gst_relation dx_gst_rel_with_cess;
/* value, one of two taxes that stand below each other → total */
gst_relation dx_gst_rel_with_both;
/* value, rate → tax */
gst_relation dx_gst_rel_tax_of;
gst_relation dx_gst_rel_lawful_tax_of;
/* value, rate → both taxes together */
gst_relation dx_gst_rel_taxes_of;
/* value, rate → total */
gst_relation dx_gst_rel_total_of;
/* value, rate of central tax, rate of state tax → total */
gst_relation dx_gst_rel_total_of_halves;
/* value before discount, discount → value */
gst_relation dx_gst_rel_off;
/* central tax, state tax → tax */
gst_relation dx_gst_rel_both;

#endif
