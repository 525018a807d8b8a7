/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Regular expressions from templates (PCRE2, UTF mode): bounded in steps, depth
 * and memory, so that a pattern and a document together cannot hang a reader.
 * Never compiled to machine code: readers forbid executable memory. \d, \w and
 * \s mean ASCII unless DX_RE_UCP is given. Not reentrant.
 */
#ifndef DX_FMT_PCRE_H
#define DX_FMT_PCRE_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_RE_PATTERN_BYTES 4096u
#define DX_RE_CAPTURES      32u

struct dx_re;

enum {
	DX_RE_ICASE = 1 << 0,
	DX_RE_UCP = 1 << 1,      /* Unicode properties for \d \w \s \b and for case */
	DX_RE_FULL = 1 << 2,     /* must match from `from` to the end of the subject */
	DX_RE_ANCHORED = 1 << 3, /* must match at `from` */
};

enum dx_re_result {
	DX_RE_NO,
	DX_RE_YES,
	DX_RE_LIMIT, /* given up: the limit of steps, depth or memory was reached */
};

/* Compile PATTERN; lives in A. Errors: DX_E_bad_request with the offset; the pattern is not quoted. */
bool dx_re_compile(struct dx_arena *a, struct dx_str pattern, unsigned int flags, struct dx_re **re_r,
		   struct dx_err *err) DX_MUST_CHECK;

/* Number of a named group, or -1. */
int dx_re_group(const struct dx_re *re, const char *name);

/*
 * First match in SUBJECT at or behind byte FROM (a look-behind sees what stands before it). Malformed UTF-8
 * matches nothing. CAPTURES (N of them, may be 0) become slices of SUBJECT: 0 the whole match, then the groups;
 * {NULL, 0} for those that took no part or do not exist. Untouched unless DX_RE_YES.
 */
enum dx_re_result dx_re_match(struct dx_re *re, struct dx_str subject, size_t from, struct dx_str *captures, size_t n);

#endif
