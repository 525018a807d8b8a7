/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/pcre.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "dx/base/check.h"

/*
 * The library counts steps anew for each place where a match might begin, so
 * the allowance of one place is what all of them may cost, divided: for texts
 * up to 4,000 bytes a call takes 40 million steps (some tenths of a second) at
 * most. Beyond that each place keeps what a plain ".*" needs on a long line.
 */
#define STEPS_IN_ALL    40000000u
#define STEPS_PLACE_MAX 1000000u
#define STEPS_PLACE_MIN 10000u
#define MATCH_DEPTH_MAX 10000u
#define MATCH_HEAP_KIB  16384u
#define NESTING_MAX     64u

struct dx_re {
	pcre2_code *code;
	pcre2_match_data *data;
	pcre2_match_context *limits;
};

static void free_re(void *arg)
{
	struct dx_re *re = arg;

	pcre2_match_context_free(re->limits);
	pcre2_match_data_free(re->data);
	pcre2_code_free(re->code);
}

static uint32_t options_of(unsigned int flags)
{
	uint32_t options = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C;

	if (flags & DX_RE_ICASE)
		options |= PCRE2_CASELESS;
	if (flags & DX_RE_UCP)
		options |= PCRE2_UCP;
	if (flags & DX_RE_ANCHORED)
		options |= PCRE2_ANCHORED;
	if (flags & DX_RE_FULL)
		options |= PCRE2_ANCHORED | PCRE2_ENDANCHORED;
	return options;
}

static pcre2_code *compile(struct dx_str pattern, unsigned int flags, struct dx_err *err)
{
	pcre2_compile_context *context = pcre2_compile_context_create(NULL);
	unsigned char why[128];
	pcre2_code *code;
	PCRE2_SIZE at = 0;
	int error = 0;

	if (!context)
		dx_die("out of memory (pattern)");
	pcre2_set_max_pattern_length(context, DX_RE_PATTERN_BYTES);
	pcre2_set_parens_nest_limit(context, NESTING_MAX);
	code = pcre2_compile((PCRE2_SPTR)(pattern.p ? pattern.p : ""), pattern.n, options_of(flags), &error, &at,
			     context);
	pcre2_compile_context_free(context);
	if (!code) {
		pcre2_get_error_message(error, why, sizeof(why));
		dx_fail(err, DX_E_bad_request, "invalid pattern at offset %zu: %s", (size_t)at, (const char *)why);
	}
	return code;
}

bool dx_re_compile(struct dx_arena *a, struct dx_str pattern, unsigned int flags, struct dx_re **re_r,
		   struct dx_err *err)
{
	pcre2_code *code = compile(pattern, flags, err);
	struct dx_re *re;

	if (!code)
		return false;
	re = DX_NEW(a, struct dx_re);
	re->code = code;
	re->data = pcre2_match_data_create(DX_RE_CAPTURES, NULL);
	re->limits = pcre2_match_context_create(NULL);
	if (!re->data || !re->limits)
		dx_die("out of memory (pattern)");
	pcre2_set_depth_limit(re->limits, MATCH_DEPTH_MAX);
	pcre2_set_heap_limit(re->limits, MATCH_HEAP_KIB);
	dx_arena_defer(a, free_re, re);
	*re_r = re;
	return true;
}

int dx_re_group(const struct dx_re *re, const char *name)
{
	int number = pcre2_substring_number_from_name(re->code, (PCRE2_SPTR)name);

	return number >= 0 ? number : -1;
}

static uint32_t steps_per_place(size_t places)
{
	size_t steps = STEPS_IN_ALL / places;

	if (steps > STEPS_PLACE_MAX)
		return STEPS_PLACE_MAX;
	return steps < STEPS_PLACE_MIN ? STEPS_PLACE_MIN : (uint32_t)steps;
}

static void take_captures(const struct dx_re *re, size_t n_set, struct dx_str subject, struct dx_str *captures,
			  size_t n)
{
	const PCRE2_SIZE *at = pcre2_get_ovector_pointer(re->data);

	for (size_t i = 0; i < n; i++) {
		captures[i] = (struct dx_str){NULL, 0};
		/* \K in a look-ahead can put the start behind the end: no text then. */
		if (i < n_set && at[2 * i] != PCRE2_UNSET && at[2 * i] <= at[2 * i + 1])
			captures[i] = dx_str_sub(subject, at[2 * i], at[2 * i + 1] - at[2 * i]);
	}
}

enum dx_re_result dx_re_match(struct dx_re *re, struct dx_str subject, size_t from, struct dx_str *captures, size_t n)
{
	int rc;

	if (!subject.p)
		subject = DX_STR("");
	if (from > subject.n)
		return DX_RE_NO;
	pcre2_set_match_limit(re->limits, steps_per_place(subject.n - from + 1));
	rc = pcre2_match(re->code, (PCRE2_SPTR)subject.p, subject.n, from, 0, re->data, re->limits);
	if (rc >= 0) {
		/* 0: more groups than the table holds; those that fit are set. */
		take_captures(re, rc == 0 ? DX_RE_CAPTURES : (size_t)rc, subject, captures, n);
		return DX_RE_YES;
	}
	switch (rc) {
	case PCRE2_ERROR_MATCHLIMIT:
	case PCRE2_ERROR_DEPTHLIMIT:
	case PCRE2_ERROR_HEAPLIMIT:
		return DX_RE_LIMIT;
	case PCRE2_ERROR_NOMEMORY:
		dx_die("out of memory (match)");
	default:
		return DX_RE_NO;
	}
}
