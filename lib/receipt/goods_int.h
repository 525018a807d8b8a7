/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What goods are called: what the files that find the words of a name and put its lines together share. */
#ifndef DX_RECEIPT_GOODS_INT_H
#define DX_RECEIPT_GOODS_INT_H

#include "receipt_int.h"

/* Words of a line that may be a name. */
struct rec_words {
	size_t line, from, to;
};

/* How many letters and digits TEXT has. */
void dx_receipt_count_of(const char *text, size_t *letters, size_t *digits);

/* How many digits TEXT has, if it has no letters; else 0. */
size_t dx_receipt_number_of(const char *text);

/* Does LINE end in an amount? */
bool dx_receipt_has_amount(struct dx_job *job, size_t line);

/* Nothing but a code of figures and letters, of which no three make a word: "WA44 - 14", "9786262774071". */
bool dx_receipt_is_goods_code(const char *text);

/* The lines below the amount of IT, before line END, that its name AT runs on in: names go as far right as EDGE. */
void dx_receipt_name_below(struct dx_job *job, struct rec_item *it, const struct rec_words *at, size_t end,
			   int32_t edge);

/* "355ML  39.00": what stands before the amount of IT, too little to be a name, ends the one above. */
void dx_receipt_name_beside(struct dx_job *job, struct rec_item *it);

/* "Scientific Calculator" above "FX-5  2  52.90  105.80": the same before a quantity, where AT had no room for it. */
void dx_receipt_name_rest(struct dx_job *job, struct rec_item *it, const struct rec_words *at, int32_t edge);

/* The name of IT begins on LINE, behind its number. */
void dx_receipt_name_numbered(struct dx_job *job, struct rec_item *it, size_t line);

/* A name of which line AT, above the amount, is the second half: the line above it had no room for it. */
void dx_receipt_name_before(struct dx_job *job, struct rec_item *it, size_t at, int32_t edge);

/*
 * "9786262774071", "Hikayat Si Pari-Pari", "Laut  1  22.00": a name AT, beside the amount of IT, that begins on the
 * line above, itself below the code of the goods; FLOOR: the first line that may be of IT.
 */
void dx_receipt_name_below_code(struct dx_job *job, struct rec_item *it, const struct rec_words *at, size_t floor);

#endif
