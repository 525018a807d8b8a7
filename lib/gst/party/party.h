/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who sells and who buys, and GSTINs, of which the check character proves the rest. */
#ifndef DX_GST_PARTY_H
#define DX_GST_PARTY_H

#include "gst_int.h"

void dx_gst_parties(struct dx_job *job, struct gst_invoice *inv);

/* ---- what is read again of scans; see again.c ---- */

/*
 * The total lacks LACKS, less than a rupee: that is the rounding behind its label, where second readings of that place
 * say it, sign and all.
 */
void dx_gst_rounding_again(struct dx_job *job, struct dx_val *rounding, struct dx_dec lacks);

/* The IRN behind its label in one to four lines, from second readings of those; it has no check of its own. */
bool dx_gst_irn_again(struct dx_job *job, struct dx_val *v);

/* An IRN as it was read: its letters are small, and one of them was taken for a capital. */
void dx_gst_irn_case(struct dx_job *job, struct dx_val *v);

#endif
