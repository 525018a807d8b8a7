/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sources beside the words, for kinds that have a use for them. */
#ifndef DX_KINDS_INT_H
#define DX_KINDS_INT_H

#include "dx/extract/job.h"

/* Invoice XML among the files inside the document: take its values, compare them with the page's. */
void dx_embedded_apply(struct dx_job *job, void *record);

#endif
