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
/* Do second readings of PLACE, which are asked for, say AMOUNT, which the figures around it make it? */
bool dx_gst_says_again(struct dx_job *job, struct dx_place place, struct dx_dec amount) DX_MUST_CHECK;

/* ---- the hash of a registered invoice; see irn.c ---- */

/*
 * INV's IRN, of which supplier, number and date are known. Of a scan it is read again where it is torn or misread: it
 * is what the paper's values come to where that is near by, else what three readings say.
 */
void dx_gst_irn(struct dx_job *job, struct gst_invoice *inv);

/* The check "irn": the hash is what supplier, year, type and number come to. Where it is not, a warning and no failure:
 * the portal may have been told the number in another form. */
void dx_gst_check_irn(struct dx_job *job, struct gst_invoice *inv);

/* The code of the state that stands behind label HIT, into *V; false: none does, and *V stays. */
bool dx_gst_state_behind(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v);

#endif
