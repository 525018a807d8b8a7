/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the xinv package. Paths are local names from a node down: "A|B/C" is C in A, or in B. */
#ifndef DX_XINV_INT_H
#define DX_XINV_INT_H

#include <libxml/tree.h>

#include "dx/xinv/xinv.h"

struct xinv_build {
	struct dx_arena *arena;
	struct dx_xinv x;
	size_t cap;
};

/* Is N an element with one of these names, between bars, whatever its namespace? */
bool dx_xinv_is_named(const xmlNode *n, struct dx_str alternatives);

/* NULL in, NULL out; the first child of each step's name. */
const xmlNode *dx_xinv_child(const xmlNode *n, const char *path);
/* The next sibling called NAME. */
const xmlNode *dx_xinv_next(const xmlNode *n, const char *name);
/* The trimmed text right inside N; NULL when there is none, or a page full. */
const char *dx_xinv_text(struct dx_arena *a, const xmlNode *n);
const char *dx_xinv_attribute(struct dx_arena *a, const xmlNode *n, const char *name);

/* Add a fact; no text, or one that is not of TYPE, adds none. */
void dx_xinv_add(struct xinv_build *b, const char *pointer, enum dx_xinv_type type, const char *text);
void dx_xinv_take(struct xinv_build *b, const xmlNode *n, const char *path, const char *pointer,
		  enum dx_xinv_type type);
void dx_xinv_take_nonzero(struct xinv_build *b, const xmlNode *n, const char *path, const char *pointer);
/* The texts at PATHS with commas between them. */
void dx_xinv_joined(struct xinv_build *b, const xmlNode *n, const char *const *paths, size_t n_paths,
		    const char *pointer);
/* UNTDID 1001. */
void dx_xinv_document_type(struct xinv_build *b, const char *code);

void dx_xinv_cii(struct xinv_build *b, const xmlNode *root);
void dx_xinv_ubl(struct xinv_build *b, const xmlNode *root);

#endif
