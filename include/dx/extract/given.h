/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A result that somebody has looked at: data as it was extracted, what a person
 * says about it, and where each value then comes from. The kind reads its words
 * as ever, takes the values from here instead of from them, and checks those.
 */
#ifndef DX_EXTRACT_GIVEN_H
#define DX_EXTRACT_GIVEN_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"
#include "dx/extract/val.h"

#define DX_GIVEN_FAULTS_MAX 50

struct dx_given {
	struct dx_arena *arena;
	json_t *data;
	json_t *origin; /* of the same structure; in place of each plain value an object, see given.c */
	bool taken;     /* the kind has called dx_given_load() */
	struct dx_given_fault {
		const char *pointer, *code, *detail;
	} faults[DX_GIVEN_FAULTS_MAX];
	size_t n_faults;
};

/*
 * DATA, EVIDENCE and CORRECTIONS of a result (JSON texts) with PATCH applied: TYPE "merge" (RFC 7396; null
 * empties a value) or "json" (RFC 6902). What does not fit is told in faults. Errors: internal_error, when the
 * stored texts are no JSON.
 */
bool dx_given_make(struct dx_arena *a, struct dx_str data, struct dx_str evidence, struct dx_str corrections,
		   struct dx_str type, struct dx_str patch, struct dx_given *g, struct dx_err *err) DX_MUST_CHECK;

/* Put the values into RECORD; those of the wrong type are faults. Lists get the length that they have here. */
void dx_given_load(struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record);

/*
 * Put VALUE where POINTER leads, to a value that is there, with EVIDENCE (an object) as all that is said of it, and
 * CORRECTION (NULL: none). Both get another reference. False: it leads to no plain value.
 */
bool dx_given_put(struct dx_given *g, const char *pointer, const char *value, json_t *evidence,
		  json_t *correction) DX_MUST_CHECK;

/* CODE and DETAIL are constant texts. */
void dx_given_fault(struct dx_given *g, const char *pointer, const char *code, const char *detail);

/* Evidence and corrections of the values in RECORD, which has been loaded. */
void dx_given_evidence(const struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record,
		       struct dx_buf *out);
void dx_given_corrections(const struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record,
			  struct dx_buf *out);

#endif
