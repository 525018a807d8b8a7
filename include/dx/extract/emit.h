/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A record as the JSON that clients get: `data`, `evidence`, and the lists beside them. */
#ifndef DX_EXTRACT_EMIT_H
#define DX_EXTRACT_EMIT_H

#include "dx/base/buf.h"
#include "dx/doc/words.h"
#include "dx/extract/val.h"

/* Something that was read as one thing and used as another. */
struct dx_correction {
	const char *path;
	const char *read, *used;
	const char *why;
	const char *const *candidates;
	size_t n_candidates;
};

struct dx_warning {
	const char *code;
	int page;           /* 0: the whole document */
	const char *detail; /* never document text beyond a field's name */
	const char **paths; /* of the values it is about; may be none */
	size_t n_paths, cap_paths;
};

/* What goes out besides fields and checks. Zero it and set the arena. */
struct dx_notes {
	struct dx_arena *arena;
	struct dx_correction *corrections;
	size_t n_corrections, cap_corrections;
	struct dx_warning *warnings;
	size_t n_warnings, cap_warnings;
};

void dx_notes_correct(struct dx_notes *n, struct dx_correction c); /* PATH, READ, USED are copied */
void dx_notes_warn(struct dx_notes *n, const char *code, int page, const char *detail);
/* The value at PATH, which is copied, is one of those that the warning CODE of PAGE is about; nothing if there is none.
 */
void dx_notes_point(struct dx_notes *n, const char *code, int page, const char *path);

/* The record, members in the shape's order; absent values are null, optional lists are left out. */
void dx_emit_data(const struct dx_shape *shape, size_t n_shape, void *record, struct dx_buf *out);

/* {"/path":{"page","box","raw","confidence","source"}}: boxes as fractions of their page. */
void dx_emit_evidence(const struct dx_shape *shape, size_t n_shape, void *record, const struct dx_page *pages,
		      size_t n_pages, struct dx_buf *out);

void dx_emit_corrections(const struct dx_notes *n, struct dx_buf *out);
void dx_emit_warnings(const struct dx_notes *n, struct dx_buf *out);

#endif
