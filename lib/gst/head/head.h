/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Number, dates, kind of document, place of supply, reverse charge. */
#ifndef DX_GST_HEAD_H
#define DX_GST_HEAD_H

#include "gst_int.h"

void dx_gst_head(struct dx_job *job, struct gst_invoice *inv);
/* What kind of paper it is: by its title; by what stands before its number, which is known then. See title.c. */
void dx_gst_type(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_type_before_number(struct dx_job *job, struct gst_invoice *inv);
void dx_gst_place(struct dx_job *job, struct gst_invoice *inv);
/* Is the tax charged, or who buys to pay it? See reverse.c. */
void dx_gst_reverse(struct dx_job *job, struct gst_invoice *inv);
/* Its dates; the number is known. */
void dx_gst_dates(struct dx_job *job, struct gst_invoice *inv);
/* When it is to be paid, in a sentence; *V stays where none says it. See duesaid.c. */
void dx_gst_due_said(struct dx_job *job, struct dx_val *v);
/* The paper's number; its type is known. */
void dx_gst_number(struct dx_job *job, struct gst_invoice *inv);
/* The one of "No. 27 | 11.05.25" under the paper's title; see undertitle.c. */
bool dx_gst_number_under_title(struct dx_job *job, struct dx_val *v);
/* The one of "Ref: GS/25-26/118    Dated: …"; see letter.c. */
bool dx_gst_number_of_letter(struct dx_job *job, struct dx_val *v);

#endif
