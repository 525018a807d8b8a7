/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is wrong with a template: every fault with the place where it stands, for who writes one. */
#ifndef DX_EXTRACT_FAULT_H
#define DX_EXTRACT_FAULT_H

#include "dx/base/arena.h"

/* So many are kept; who mends these may ask again. */
#define DX_FAULTS_MAX 100

struct dx_fault {
	const char *at;   /* JSON pointer (RFC 6901); of what is missing, where it should be. "": the whole file */
	const char *what; /* what is wrong and what is allowed */
};

/* Zero it except `arena`, in which the texts live. */
struct dx_faults {
	struct dx_arena *arena;
	size_t n; /* all that were found; the first DX_FAULTS_MAX are in v */
	struct dx_fault v[DX_FAULTS_MAX];
};

/* A place in the file while it is read, made on the stack: a member (name) or an item (i) of what is at `up`. */
struct dx_at {
	const struct dx_at *up; /* NULL: the whole file */
	const char *name;       /* NULL: an item */
	size_t i;
};

/* AT NULL: the whole file. */
void dx_fault(struct dx_faults *f, const struct dx_at *at, const char *fmt, ...) DX_PRINTF(3, 4);

/* "a, b, c" of N names, those that are NULL left out; "none" without any. Lives in A. */
const char *dx_fault_names(struct dx_arena *a, const char *const *names, size_t n);

#endif
