/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Values behind labels, by type. All return false and leave *V alone when there is none. */
#ifndef DX_EXTRACT_FIELDS_H
#define DX_EXTRACT_FIELDS_H

#include "dx/extract/job.h"

/* Which labels to look at: lines FROM..TO (exclusive). */
struct dx_scope {
	size_t from, to;
};

static inline struct dx_scope dx_scope_all(const struct dx_job *job)
{
	return (struct dx_scope){0, job->lines.n};
}

/* The first hit of FIELD from index *AT on, inside the scope; advances *AT behind it. NULL at the end. */
const struct dx_label_hit *dx_fields_next(const struct dx_job *job, struct dx_scope s, int field, size_t *at);

/* "Total Credit" at the beginning of "Total Credit Limit" is not the label that it looks like. */
bool dx_fields_is_label(const struct dx_job *job, const struct dx_label_hit *hit);

/* A whole candidate that is one number, or the amount at its end. */
bool dx_fields_amount_of(struct dx_job *job, const struct dx_words *w, struct dx_val *v);
bool dx_fields_amount(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v);

/* A whole number of things; *N_R. */
bool dx_fields_count(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v);

/* The first date of a candidate, resolved with the job's context. */
bool dx_fields_date_of(struct dx_job *job, const struct dx_words *w, struct dx_val *v);
bool dx_fields_date(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v);

/* Free text; the template's pattern for FIELD, if any, must match. Labels in running text do not count. */
bool dx_fields_text(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v);
/* The same, the first candidate W of a label HIT for which OK holds. */
bool dx_fields_text_if(struct dx_job *job, struct dx_scope s, int field,
		       bool (*ok)(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w),
		       struct dx_val *v);

/* Text for which OK holds, one word of a candidate. */
bool dx_fields_word(struct dx_job *job, struct dx_scope s, int field, bool (*ok)(struct dx_str s), struct dx_val *v);

/* Digits, letters, dashes and masks of a number of an account or document, blanks inside it included. */
bool dx_fields_number_text(struct dx_job *job, struct dx_scope s, int field, struct dx_val *v);

/* The first word on any line, label or not, for which OK holds. */
bool dx_fields_anywhere(struct dx_job *job, bool (*ok)(struct dx_str s), struct dx_val *v);

#endif
