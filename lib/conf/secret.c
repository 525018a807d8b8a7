/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Connection strings as libpq reads them: "keyword = 'value' …" or a URI. Only
 * as much as is needed to find the passwords and to report a string that
 * cannot be taken apart; libpq itself judges the keywords.
 */
#include "conf_int.h"

#define MASK "********"

/* Where the current keyword and its raw value (with quotes) lie in the string. */
struct pair {
	struct dx_str key;
	struct dx_str value;
};

static bool is_secret(struct dx_str key)
{
	return dx_str_eq_c(key, "password") || dx_str_eq_c(key, "sslpassword");
}

static bool is_uri(const char *s)
{
	return dx_str_starts(dx_str(s), "postgresql://") || dx_str_starts(dx_str(s), "postgres://");
}

static bool is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static const char *skip_blanks(const char *p)
{
	while (is_blank(*p))
		p++;
	return p;
}

/* The end of the value at P; NULL when a quote is not closed. */
static const char *value_end(const char *p)
{
	bool quoted = *p == '\'';

	if (quoted)
		p++;
	for (; *p; p++) {
		if (*p == '\\' && p[1])
			p++;
		else if (quoted ? *p == '\'' : is_blank(*p))
			return quoted ? p + 1 : p;
	}
	return quoted ? NULL : p;
}

/* Cut the next pair off *P. False at the end of the string, or with *PROBLEM set. */
static bool next_pair(const char **p, struct pair *pair_r, const char **problem)
{
	const char *s = skip_blanks(*p);
	const char *key = s;

	*problem = NULL;
	if (!*s)
		return false;
	while (*s && *s != '=' && !is_blank(*s))
		s++;
	pair_r->key = dx_strn(key, (size_t)(s - key));
	s = skip_blanks(s);
	if (*s != '=' || pair_r->key.n == 0) {
		*problem = "a keyword without \"=\"";
		return false;
	}
	s = skip_blanks(s + 1);
	const char *end = value_end(s);
	if (!end) {
		*problem = "a quote is not closed (a value with \" #\" in it must be in double quotes as a whole)";
		return false;
	}
	pair_r->value = dx_strn(s, (size_t)(end - s));
	*p = end;
	return true;
}

bool dx_conninfo_check(const char *s, struct dx_buf *problem)
{
	const char *wrong = NULL;
	struct pair pair;

	if (is_uri(s))
		return true;
	while (next_pair(&s, &pair, &wrong))
		;
	if (wrong)
		dx_buf_printf(problem, "%s, allowed: libpq's \"keyword=value …\" or postgresql://…", wrong);
	return !wrong;
}

static void mask_pairs(const char *s, struct dx_buf *out)
{
	const char *p = s, *copied = s, *wrong = NULL;
	struct pair pair;

	while (next_pair(&p, &pair, &wrong)) {
		if (!is_secret(pair.key))
			continue;
		dx_buf_add(out, copied, (size_t)(pair.value.p - copied));
		dx_buf_adds(out, MASK);
		copied = p;
	}
	if (wrong) {
		dx_buf_reset(out);
		dx_buf_adds(out, MASK);
		return;
	}
	dx_buf_adds(out, copied);
}

/*
 * Where "user:password" ends: libpq takes the first "@" before a slash, also behind a "?"; a later one, up to the
 * query, is taken for a badly encoded password, so that no part of it is shown. SIZE_MAX: there is none.
 */
static size_t credentials_end(struct dx_str s)
{
	struct dx_str path = dx_str_sub(s, 0, dx_str_find_c(s, '/'));
	struct dx_str rest = dx_str_sub(s, 0, dx_str_find_c(s, '?'));

	for (size_t n = rest.n; n > 0; n--)
		if (rest.p[n - 1] == '@')
			return n - 1;
	return dx_str_find_c(path, '@');
}

static void mask_query(struct dx_str query, struct dx_buf *out)
{
	struct dx_str part;
	bool first = true;

	while (dx_str_split(&query, '&', &part)) {
		size_t equals = dx_str_find_c(part, '=');

		if (!first)
			dx_buf_addc(out, '&');
		first = false;
		if (equals == SIZE_MAX || !is_secret(dx_str_sub(part, 0, equals))) {
			dx_buf_addstr(out, part);
			continue;
		}
		dx_buf_addstr(out, dx_str_sub(part, 0, equals + 1));
		dx_buf_adds(out, MASK);
	}
}

static void mask_uri(struct dx_str s, struct dx_buf *out)
{
	struct dx_str rest = dx_str_sub(s, dx_str_find(s, DX_STR("://")) + 3, SIZE_MAX);
	size_t end = credentials_end(rest);
	size_t colon = dx_str_find_c(rest, ':');

	dx_buf_addstr(out, dx_str_sub(s, 0, s.n - rest.n));
	if (end != SIZE_MAX && colon < end) {
		dx_buf_addstr(out, dx_str_sub(rest, 0, colon + 1));
		dx_buf_adds(out, MASK);
		rest = dx_str_sub(rest, end, SIZE_MAX);
	}
	size_t query = dx_str_find_c(rest, '?');
	dx_buf_addstr(out, dx_str_sub(rest, 0, query));
	if (query != SIZE_MAX) {
		dx_buf_addc(out, '?');
		mask_query(dx_str_sub(rest, query + 1, SIZE_MAX), out);
	}
}

void dx_conninfo_mask(const char *s, struct dx_buf *out)
{
	if (is_uri(s))
		mask_uri(dx_str(s), out);
	else
		mask_pairs(s, out);
}
