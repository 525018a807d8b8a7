/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "mphead_int.h"

#include <string.h>

#include "dx/base/utf8.h"
#include "query_int.h"

/* One "; name=value" at a time off the rest of a header value. */
struct params {
	struct dx_arena *a;
	struct dx_str rest;
	struct dx_str name;
	struct dx_str value; /* unquoted */
	struct dx_err *err;
};

static bool is_token_char(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c != '\0' && strchr("!#$%&'*+-.^_`|~", c));
}

static struct dx_str take_token(struct dx_str *s)
{
	size_t n = 0;
	struct dx_str t;

	while (n < s->n && is_token_char(s->p[n]))
		n++;
	t = dx_str_sub(*s, 0, n);
	*s = dx_str_sub(*s, n, s->n);
	return t;
}

static void skip_blanks(struct dx_str *s)
{
	while (s->n > 0 && (s->p[0] == ' ' || s->p[0] == '\t'))
		*s = dx_str_sub(*s, 1, s->n);
}

/*
 * Only \" and \\ are escapes: browsers escape nothing (they percent-encode the quote), and a lone
 * backslash is part of a path that some old client sent as the file's name.
 */
static bool take_quoted(struct params *p)
{
	char *out = dx_alloc(p->a, p->rest.n + 1);
	size_t n = 0;
	size_t i = 1;

	for (; i < p->rest.n && p->rest.p[i] != '"'; i++) {
		if (p->rest.p[i] == '\\' && i + 1 < p->rest.n && (p->rest.p[i + 1] == '"' || p->rest.p[i + 1] == '\\'))
			i++;
		out[n++] = p->rest.p[i];
	}
	if (i >= p->rest.n)
		return dx_fail(p->err, DX_E_bad_request, "a quoted text in a multipart header has no end");
	p->rest = dx_str_sub(p->rest, i + 1, p->rest.n);
	p->value = dx_strn(out, n);
	return true;
}

/* *MORE_R is false at the end. */
static bool next_param(struct params *p, bool *more_r)
{
	skip_blanks(&p->rest);
	*more_r = p->rest.n > 0;
	if (!*more_r)
		return true;
	if (p->rest.p[0] != ';')
		return dx_fail(p->err, DX_E_bad_request, "the parameters of a multipart header are malformed");
	p->rest = dx_str_sub(p->rest, 1, p->rest.n);
	skip_blanks(&p->rest);
	*more_r = p->rest.n > 0;
	if (!*more_r)
		return true;
	p->name = take_token(&p->rest);
	if (p->name.n == 0 || p->rest.n < 2 || p->rest.p[0] != '=')
		return dx_fail(p->err, DX_E_bad_request, "the parameters of a multipart header are malformed");
	p->rest = dx_str_sub(p->rest, 1, p->rest.n);
	if (p->rest.p[0] == '"')
		return take_quoted(p);
	p->value = take_token(&p->rest);
	if (p->value.n == 0)
		return dx_fail(p->err, DX_E_bad_request, "the parameters of a multipart header are malformed");
	return true;
}

/* bchars of RFC 2046; a blank must not be the last. */
static bool boundary_is_valid(struct dx_str b)
{
	if (b.n == 0 || b.n > DX_BOUNDARY_MAX || b.p[b.n - 1] == ' ')
		return false;
	for (size_t i = 0; i < b.n; i++) {
		char c = b.p[i];

		if (!(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
		    (c == '\0' || !strchr("'()+_,-./:=? ", c)))
			return false;
	}
	return true;
}

bool dx_mphead_boundary(struct dx_arena *a, const char *content_type, struct dx_str *boundary_r, struct dx_err *err)
{
	struct dx_str v = dx_str(content_type);
	struct dx_str type = dx_str_trim(dx_str_sub(v, 0, dx_str_find_c(v, ';')));
	struct params p = {.a = a, .err = err};
	struct dx_str boundary = {NULL, 0};
	bool more = true;

	if (!dx_str_ieq_c(type, "multipart/form-data"))
		return dx_fail(err, DX_E_unsupported_media_type, "the body must be multipart/form-data");
	p.rest = dx_str_sub(v, dx_str_find_c(v, ';'), v.n);
	while (more) {
		if (!next_param(&p, &more))
			return false;
		if (!more || !dx_str_ieq_c(p.name, "boundary"))
			continue;
		if (boundary.p)
			return dx_fail(err, DX_E_bad_request, "the Content-Type has two boundaries");
		boundary = p.value;
	}
	if (!boundary.p)
		return dx_fail(err, DX_E_bad_request, "the Content-Type has no boundary");
	if (!boundary_is_valid(boundary))
		return dx_fail(err, DX_E_bad_request, "the boundary is not 1 to %u of the characters of RFC 2046",
			       DX_BOUNDARY_MAX);
	*boundary_r = boundary;
	return true;
}

/* Browsers write the three characters that would break the header as %22, %0D and %0A, and nothing else. */
static char form_escape(struct dx_str three)
{
	if (dx_str_eq_c(three, "%22"))
		return '"';
	if (dx_str_ieq_c(three, "%0d"))
		return '\r';
	if (dx_str_ieq_c(three, "%0a"))
		return '\n';
	return '\0';
}

static struct dx_str decode_form(struct dx_arena *a, struct dx_str s)
{
	char *out = dx_alloc(a, s.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = form_escape(dx_str_sub(s, i, 3));

		out[n++] = c ? c : s.p[i];
		if (c)
			i += 2;
	}
	return dx_strn(out, n);
}

/* UTF-8'language'percent-encoded (RFC 8187). */
static bool decode_extended(struct params *p, const char **text_r)
{
	size_t first = dx_str_find_c(p->value, '\'');
	struct dx_str rest = dx_str_sub(p->value, first == SIZE_MAX ? first : first + 1, p->value.n);
	size_t second = dx_str_find_c(rest, '\'');

	if (first == SIZE_MAX || second == SIZE_MAX || !dx_str_ieq_c(dx_str_sub(p->value, 0, first), "UTF-8"))
		return dx_fail(p->err, DX_E_bad_request, "filename* must be UTF-8''name");
	if (!dx_percent_decode(p->a, dx_str_sub(rest, second + 1, rest.n), false, text_r))
		return dx_fail(p->err, DX_E_bad_request, "filename* is not percent-encoded UTF-8");
	return true;
}

/* What a file system or a log could trip over is left out; malformed bytes become U+FFFD. */
static const char *clean_filename(struct dx_arena *a, struct dx_str s)
{
	char *out;
	size_t n = 0;
	size_t pos = 0;
	uint32_t cp;

	for (size_t i = s.n; i-- > 0;) {
		if (s.p[i] == '/' || s.p[i] == '\\') {
			s = dx_str_sub(s, i + 1, s.n);
			break;
		}
	}
	out = dx_alloc(a, DX_FILENAME_MAX + 1);
	while (dx_utf8_next(s, &pos, &cp)) {
		char enc[4];
		size_t len;

		if (cp < 0x20 || (cp >= 0x7f && cp < 0xa0))
			continue;
		len = dx_utf8_encode(cp, enc);
		if (n + len > DX_FILENAME_MAX)
			break;
		memcpy(out + n, enc, len);
		n += len;
	}
	return out;
}

static bool take_name(struct params *p, const char **name_r)
{
	struct dx_str name = decode_form(p->a, p->value);

	if (*name_r)
		return dx_fail(p->err, DX_E_bad_request, "a part has two names");
	if (name.n == 0 || name.n > DX_FIELD_MAX || !dx_utf8_valid(name) || memchr(name.p, '\0', name.n))
		return dx_fail(p->err, DX_E_bad_request, "the name of a part is not 1 to %u bytes of UTF-8",
			       DX_FIELD_MAX);
	*name_r = dx_strndup(p->a, name.p, name.n);
	return true;
}

static bool take_filename(struct params *p, const char **plain, const char **extended)
{
	const char *text;

	if (dx_str_ieq_c(p->name, "filename")) {
		if (*plain)
			return dx_fail(p->err, DX_E_bad_request, "a part has two file names");
		*plain = clean_filename(p->a, decode_form(p->a, p->value));
		return true;
	}
	if (*extended)
		return dx_fail(p->err, DX_E_bad_request, "a part has two file names");
	if (!decode_extended(p, &text))
		return false;
	*extended = clean_filename(p->a, dx_str(text));
	return true;
}

bool dx_mphead_disposition(struct dx_arena *a, struct dx_str value, const char **name_r, const char **filename_r,
			   struct dx_err *err)
{
	struct params p = {.a = a, .rest = value, .err = err};
	const char *name = NULL;
	const char *plain = NULL;
	const char *extended = NULL;
	bool more = true;

	if (!dx_str_ieq_c(take_token(&p.rest), "form-data"))
		return dx_fail(err, DX_E_bad_request, "the Content-Disposition of a part is not form-data");
	while (more) {
		if (!next_param(&p, &more))
			return false;
		if (!more)
			break;
		if (dx_str_ieq_c(p.name, "name")) {
			if (!take_name(&p, &name))
				return false;
		} else if (dx_str_ieq_c(p.name, "filename") || dx_str_ieq_c(p.name, "filename*")) {
			if (!take_filename(&p, &plain, &extended))
				return false;
		}
	}
	if (!name)
		return dx_fail(err, DX_E_bad_request, "a part has no name");
	*name_r = name;
	*filename_r = extended ? extended : plain;
	return true;
}
