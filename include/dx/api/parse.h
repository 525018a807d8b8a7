/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What clients write in headers, query and form fields, checked and brought into one form. Pure functions. */
#ifndef DX_API_PARSE_H
#define DX_API_PARSE_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

/* One detail for all that is wrong with a key. */
#define DX_API_KEY_REFUSED "the key is unknown, revoked or expired"

/*
 * The API key of "Authorization: Bearer KEY" and "X-API-Key: KEY" (either may be NULL). Errors:
 * missing_api_key, bad_request (two different keys), invalid_api_key (shape or checksum: no database needed).
 */
bool dx_api_key(const char *authorization, const char *x_api_key, struct dx_str *key_r,
		struct dx_err *err) DX_MUST_CHECK;

/*
 * A date (YYYY-MM-DD: its start in UTC, with END the start of the next day) or an RFC 3339 time, as
 * microseconds since the epoch. A blank is taken for the '+' that a query string turned into one.
 */
bool dx_api_time(struct dx_str s, bool end, int64_t *real_us_r) DX_MUST_CHECK;

/* A place in the feed of changes, as the database writes it: "x123_0190…". */
bool dx_api_feed_place(struct dx_str s) DX_MUST_CHECK;

/* A decimal number within [MIN, MAX]. */
bool dx_api_number(struct dx_str s, int64_t min, int64_t max, int64_t *v_r) DX_MUST_CHECK;

/* "completed,failed" → a text[] literal in A; false when one is no state of a document. */
bool dx_api_statuses(struct dx_arena *a, struct dx_str s, const char **array_r) DX_MUST_CHECK;

/* "evidence,engine" in any order → a text[] literal (static); "" gives "{}". */
bool dx_api_include(struct dx_str s, const char **array_r) DX_MUST_CHECK;

/* "1-3,7": numbers from 1 to MAX_PAGE, ranges not backwards, at most 256 characters. */
bool dx_api_pages(struct dx_str s, int64_t max_page) DX_MUST_CHECK;

/*
 * "eng+hin" or "eng,hin" → joined by '+', each once, in A. AVAILABLE is a comma-separated list; at most
 * four. False: *BAD_R is the first that is not available, empty when the form itself is wrong.
 */
bool dx_api_languages(struct dx_arena *a, struct dx_str s, struct dx_str available, const char **joined_r,
		      struct dx_str *bad_r) DX_MUST_CHECK;

/* A slug: lower-case letters, digits, underscores and hyphens, 1 to 64 of them. */
bool dx_api_slug(struct dx_str s) DX_MUST_CHECK;
/* A slug, or slug@number. */
bool dx_api_template(struct dx_str s) DX_MUST_CHECK;

/* Does the If-None-Match header (NULL: absent) name ETAG (with its quotes)? Weak comparison. */
bool dx_api_etag_matches(const char *if_none_match, const char *etag);
/* A quoted entity tag of N bytes into OUT (DX_ETAG_MAX bytes); not for security. */
#define DX_ETAG_MAX 20
const char *dx_api_etag(const void *p, size_t n, char *out);

#endif
