/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/api/parse.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "dx/base/date.h"
#include "dx/crypt/key.h"
#include "dx/http/http.h"

#define US_PER_S  INT64_C(1000000)
#define S_PER_DAY INT64_C(86400)

bool dx_api_key(const char *authorization, const char *x_api_key, struct dx_str *key_r, struct dx_err *err)
{
	struct dx_str a = dx_http_bearer(authorization);
	struct dx_str x = dx_str_trim(dx_str(x_api_key));
	if (a.n == 0 && x.n == 0)
		return dx_fail(err, DX_E_missing_api_key,
			       "send the key as \"Authorization: Bearer KEY\" or as \"X-API-Key: KEY\"");
	if (a.n > 0 && x.n > 0 && !dx_str_eq(a, x))
		return dx_fail(err, DX_E_bad_request, "Authorization and X-API-Key carry different keys: send one");
	struct dx_str key = a.n > 0 ? a : x;
	if (!dx_key_wellformed(key))
		return dx_fail(err, DX_E_invalid_api_key, DX_API_KEY_REFUSED);
	*key_r = key;
	return true;
}

bool dx_api_number(struct dx_str s, int64_t min, int64_t max, int64_t *v_r)
{
	uint64_t v;
	if (s.n == 0 || !dx_str_u64(s, &v) || v > INT64_MAX || (int64_t)v < min || (int64_t)v > max)
		return false;
	*v_r = (int64_t)v;
	return true;
}

bool dx_api_feed_place(struct dx_str s)
{
	size_t dash = dx_str_find_c(s, '_');
	int64_t transaction;
	return s.n > 0 && s.p[0] == 'x' && dash != SIZE_MAX &&
	       dx_api_number(dx_str_sub(s, 1, dash - 1), 0, INT64_MAX, &transaction) &&
	       dx_is_uuid(dx_str_sub(s, dash + 1, s.n));
}

static bool two_digits(struct dx_str s, size_t at, int64_t max, int64_t *v_r)
{
	return s.n >= at + 2 && dx_api_number(dx_str_sub(s, at, 2), 0, max, v_r);
}

/* "Z", "+05:30" or "-08:00" as seconds east of UTC. */
static bool parse_offset(struct dx_str s, int64_t *offset_s_r)
{
	int64_t h, m;
	if (dx_str_eq_c(s, "Z") || dx_str_eq_c(s, "z")) {
		*offset_s_r = 0;
		return true;
	}
	if (s.n != 6 || s.p[3] != ':' || (s.p[0] != '+' && s.p[0] != '-' && s.p[0] != ' '))
		return false;
	if (!two_digits(s, 1, 23, &h) || !two_digits(s, 4, 59, &m))
		return false;
	*offset_s_r = (h * 3600 + m * 60) * (s.p[0] == '-' ? -1 : 1);
	return true;
}

/* ".5" to ".123456789" at the start of *REST as microseconds; cuts it off. */
static bool parse_fraction(struct dx_str *rest, int64_t *us_r)
{
	int64_t us = 0;
	size_t digits = 0;
	*us_r = 0;
	if (rest->n == 0 || rest->p[0] != '.')
		return true;
	while (digits + 1 < rest->n && rest->p[digits + 1] >= '0' && rest->p[digits + 1] <= '9') {
		if (digits < 6)
			us = us * 10 + (rest->p[digits + 1] - '0');
		digits++;
	}
	if (digits == 0 || digits > 9)
		return false;
	for (size_t i = digits; i < 6; i++)
		us *= 10;
	*us_r = us;
	*rest = dx_str_sub(*rest, digits + 1, rest->n);
	return true;
}

bool dx_api_time(struct dx_str s, bool end, int64_t *real_us_r)
{
	struct dx_date d;
	int64_t h, m, sec, us, offset_s;
	if (s.n < 10 || !dx_date_parse_iso(dx_str_sub(s, 0, 10), &d))
		return false;
	int64_t day_us = dx_date_days(d) * S_PER_DAY * US_PER_S;
	if (s.n == 10) {
		*real_us_r = end ? day_us + S_PER_DAY * US_PER_S : day_us;
		return true;
	}
	if (s.n < 20 || (s.p[10] != 'T' && s.p[10] != 't') || s.p[13] != ':' || s.p[16] != ':')
		return false;
	if (!two_digits(s, 11, 23, &h) || !two_digits(s, 14, 59, &m) || !two_digits(s, 17, 59, &sec))
		return false;
	struct dx_str rest = dx_str_sub(s, 19, s.n);
	if (!parse_fraction(&rest, &us) || !parse_offset(rest, &offset_s))
		return false;
	*real_us_r = day_us + (h * 3600 + m * 60 + sec - offset_s) * US_PER_S + us;
	return true;
}

bool dx_api_statuses(struct dx_arena *a, struct dx_str s, const char **array_r)
{
	static const char *const known[] = {
		"queued", "processing", "completed", "needs_review", "password_required",
		"failed", "cancelled",  "expired",
	};
	struct dx_str rest = s;
	if (s.n == 0)
		return false;
	for (struct dx_str part; dx_str_split(&rest, ',', &part);) {
		size_t i = 0;
		while (i < DX_LEN(known) && !dx_str_eq_c(part, known[i]))
			i++;
		if (i == DX_LEN(known))
			return false;
	}
	*array_r = dx_asprintf(a, "{%.*s}", DX_STR_ARG(s));
	return true;
}

bool dx_api_include(struct dx_str s, const char **array_r)
{
	static const char *const arrays[] = {"{}", "{evidence}", "{engine}", "{evidence,engine}"};
	unsigned set = 0;
	struct dx_str rest = s;
	for (struct dx_str part; s.n > 0 && dx_str_split(&rest, ',', &part);) {
		if (dx_str_eq_c(part, "evidence"))
			set |= 1;
		else if (dx_str_eq_c(part, "engine"))
			set |= 2;
		else
			return false;
	}
	*array_r = arrays[set];
	return true;
}

bool dx_api_pages(struct dx_str s, int64_t max_page)
{
	struct dx_str rest = s;
	if (s.n == 0 || s.n > 256)
		return false;
	for (struct dx_str part; dx_str_split(&rest, ',', &part);) {
		size_t dash = dx_str_find_c(part, '-');
		struct dx_str first = dash == SIZE_MAX ? part : dx_str_sub(part, 0, dash);
		struct dx_str last = dash == SIZE_MAX ? part : dx_str_sub(part, dash + 1, part.n);
		int64_t from, to;
		if (!dx_api_number(first, 1, max_page, &from) || !dx_api_number(last, from, max_page, &to))
			return false;
	}
	return true;
}

static bool has_word(struct dx_str list, char sep, struct dx_str word)
{
	for (struct dx_str part; dx_str_split(&list, sep, &part);)
		if (dx_str_eq(part, word))
			return true;
	return false;
}

bool dx_api_languages(struct dx_arena *a, struct dx_str s, struct dx_str available, const char **joined_r,
		      struct dx_str *bad_r)
{
	enum { MOST = 4 };
	char sep = dx_str_find_c(s, ',') != SIZE_MAX ? ',' : '+';
	struct dx_str rest = s;
	char *joined = dx_alloc(a, s.n + 1);
	size_t n = 0, count = 0;
	*bad_r = dx_str(NULL);
	if (s.n == 0)
		return false;
	for (struct dx_str part; dx_str_split(&rest, sep, &part);) {
		part = dx_str_trim(part);
		if (part.n == 0)
			return false;
		if (!has_word(available, ',', part)) {
			*bad_r = part;
			return false;
		}
		if (has_word(dx_strn(joined, n), '+', part))
			continue;
		if (++count > MOST)
			return false;
		if (n > 0)
			joined[n++] = '+';
		memcpy(joined + n, part.p, part.n);
		n += part.n;
	}
	*joined_r = joined;
	return true;
}

bool dx_api_slug(struct dx_str s)
{
	if (s.n == 0 || s.n > 64)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];
		if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'))
			return false;
	}
	return true;
}

bool dx_api_template(struct dx_str s)
{
	size_t at = dx_str_find_c(s, '@');
	int64_t version;
	if (at == SIZE_MAX)
		return dx_api_slug(s);
	return dx_api_slug(dx_str_sub(s, 0, at)) && dx_api_number(dx_str_sub(s, at + 1, s.n), 1, INT32_MAX, &version);
}

bool dx_api_etag_matches(const char *if_none_match, const char *etag)
{
	struct dx_str rest = dx_str(if_none_match);
	for (struct dx_str part; rest.n > 0 && dx_str_split(&rest, ',', &part);) {
		part = dx_str_trim(part);
		if (dx_str_starts(part, "W/"))
			part = dx_str_sub(part, 2, part.n);
		if (dx_str_eq_c(part, "*") || dx_str_eq_c(part, etag))
			return true;
	}
	return false;
}

const char *dx_api_etag(const void *p, size_t n, char *out)
{
	/* eight bytes a step: a document is hashed on every GET, and a byte a step would cost more than the query */
	const uint8_t *b = p;
	uint64_t h = UINT64_C(0xcbf29ce484222325) ^ n;
	while (n > 0) {
		uint64_t word = 0;
		size_t k = n < sizeof(word) ? n : sizeof(word);
		memcpy(&word, b, k);
		h = (h ^ word) * UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 29;
		b += k;
		n -= k;
	}
	snprintf(out, DX_ETAG_MAX, "\"%016" PRIx64 "\"", h);
	return out;
}
