/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The foot of an invoice: labels with an amount at the end of their line. */
#ifndef DX_EXTRACT_FOOT_H
#define DX_EXTRACT_FOOT_H

#include "dx/extract/fields.h"

/* The amount of one label: the rightmost of its line, else the one below. */
bool dx_foot_amount(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v);

/* The amount of the first, or the last, label FIELD that has one. Labels inside running text do not count. */
void dx_foot_first(struct dx_job *job, int field, struct dx_val *v);
void dx_foot_last(struct dx_job *job, int field, struct dx_val *v);

/* Is there a rate on the label's line, behind it ("CGST @ 9 %")? */
bool dx_foot_has_rate(const struct dx_job *job, const struct dx_label_hit *hit);

#endif
