/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A merchant's name: what the files that look for its lines and read its words share. */
#ifndef DX_RECEIPT_NAME_INT_H
#define DX_RECEIPT_NAME_INT_H

#include "receipt_int.h"

/* "S/B(587969-U": where a number of a registration begins that is glued to the name, 0: none. */
size_t dx_receipt_glued_number(const char *text);

/* "(SS 15)": capitals, a blank and two digits at most are a place, and no number of a registration. */
bool dx_receipt_is_place_aside(const char *text);

/* The hits of a line, and which of its words W begins with. */
size_t dx_receipt_name_hits(const struct dx_job *job, size_t line, const struct dx_words *w,
			    const struct dx_label_hit **v_r, size_t *n_r);

/* The words of LINE that are the name, if it is one. They point into the line. */
struct dx_words dx_receipt_name_words(struct dx_job *job, size_t line);

#endif
