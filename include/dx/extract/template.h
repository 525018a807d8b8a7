/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A template file, and the kinds of documents that templates describe. A kind
 * is code (how a statement works); a template is data (what its words are).
 * doc/templates.md is the author's guide.
 */
#ifndef DX_EXTRACT_TEMPLATE_H
#define DX_EXTRACT_TEMPLATE_H

#include <jansson.h>

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/extract/enrich.h"
#include "dx/extract/lex.h"
#include "dx/extract/table.h"
#include "dx/extract/val.h"
#include "dx/fmt/pcre.h"

struct dx_job;

/* A list of names that a template may use; a name's place in it is its number. NULL: a number of no use here. */
struct dx_names {
	const char *const *v;
	size_t n;
};

struct dx_kind {
	const char *name; /* "statement" */
	struct dx_names labels, columns, row_words, checks;
	const enum dx_col_class *classes; /* by column role */
	const struct dx_shape *shape;
	size_t n_shape;
	const char *const *covers;
	size_t n_covers;
	void *(*run)(struct dx_job *job); /* fills the job; returns the record */
	/* How many ways to read the paper run() knows, by job->way, after it was read by the first; NULL: one. */
	int (*n_ways)(const struct dx_job *job);
	uint64_t line_checks; /* which of the checks are of single lines: they tell a way that fails */
	/* Checks of values that the page does not print and the XML inside of the file gave afterwards; NULL: none. */
	void (*embedded)(struct dx_job *job, void *record);
};

struct dx_kinds {
	const struct dx_kind *const *v;
	size_t n;
};

struct dx_template {
	const char *industry, *name, *title;
	int version;
	const struct dx_kind *kind;
	bool month_first;     /* where a date leaves it open: from the locale */
	const char *currency; /* of the locale's country; NULL: none */
	struct dx_lex *labels, *columns, *row_words;
	struct dx_re **patterns; /* by label; NULL: none. Group 1, or all of the match, is the value */
	struct dx_enrich *enrich;
	uint64_t checks;             /* bits by the kind's list */
	const char *const *required; /* JSON pointers of values that must be there */
	size_t n_required;
};

/*
 * Read and check a template file: known members only, known labels, columns, row words and checks, a
 * schema that agrees with what the kind writes. Everything lives in A. The error (internal_error)
 * names the first member that is wrong.
 */
bool dx_template_load(struct dx_arena *a, const struct dx_kinds *kinds, struct dx_str json, struct dx_template *t_r,
		      struct dx_err *err) DX_MUST_CHECK;

/* The same for who writes templates: every fault, into F; none: dx_template_load() would take it. */
struct dx_faults;
void dx_template_check(const struct dx_kinds *kinds, struct dx_str json, struct dx_faults *f);

static inline bool dx_template_checks(const struct dx_template *t, unsigned int check)
{
	return t->checks >> check & 1;
}

#endif
