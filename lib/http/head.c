/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "head_int.h"

#include <string.h>

/* Character classes: token (names, methods), path and query of a target, registered name of a host. */
enum {
	T = 1,
	P = 2,
	Q = 4,
	H = 8,
};

/*
 * RFC 3986, but a query may also hold []{}|^` because browsers send them bare.
 */
static const unsigned char class_of[256] = {
	['0' ... '9'] = T | P | Q | H,
	['A' ... 'Z'] = T | P | Q | H,
	['a' ... 'z'] = T | P | Q | H,
	['!'] = T | P | Q | H,
	['#'] = T,
	['$'] = T | P | Q | H,
	['%'] = T | P | Q | H,
	['&'] = T | P | Q | H,
	['\''] = T | P | Q | H,
	['('] = P | Q | H,
	[')'] = P | Q | H,
	['*'] = T | P | Q | H,
	['+'] = T | P | Q | H,
	[','] = P | Q | H,
	['-'] = T | P | Q | H,
	['.'] = T | P | Q | H,
	['/'] = P | Q,
	[':'] = P | Q,
	[';'] = P | Q | H,
	['='] = P | Q | H,
	['?'] = Q,
	['@'] = P | Q,
	['['] = Q,
	[']'] = Q,
	['^'] = T | Q,
	['_'] = T | P | Q | H,
	['`'] = T | Q,
	['{'] = Q,
	['|'] = T | Q,
	['}'] = Q,
	['~'] = T | P | Q | H,
};

static bool all_of(struct dx_str s, unsigned int class)
{
	for (size_t i = 0; i < s.n; i++)
		if (!(class_of[(unsigned char)s.p[i]] & class))
			return false;
	return true;
}

bool dx_is_token_char(unsigned char c)
{
	return class_of[c] & T;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_hex(char c)
{
	return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool dx_head_find_end(const char *p, size_t n, size_t max, size_t *scan_r, size_t *end_r, struct dx_err *err)
{
	size_t i = *scan_r;

	*end_r = 0;
	while (i < n) {
		const char *lf = memchr(p + i, '\n', n - i);
		size_t at;

		if (!lf) {
			i = n;
			break;
		}
		at = (size_t)(lf - p);
		if (at == 0 || p[at - 1] != '\r')
			return dx_fail(err, DX_E_bad_request,
				       "a line of the request head ends without carriage return");
		i = at + 1;
		if (at >= 2 && p[at - 2] == '\n' && at + 1 <= max) {
			*end_r = at + 1;
			break;
		}
	}
	*scan_r = i;
	if (*end_r == 0 && n > max) {
		if (!memchr(p, ' ', max < DX_HEAD_METHOD_MAX ? max : DX_HEAD_METHOD_MAX + 1))
			return dx_fail(err, DX_E_bad_request, "the request line does not begin with a method");
		if (!memchr(p, '\n', max))
			return dx_fail(err, DX_E_uri_too_long, "the request line is longer than %zu bytes", max);
		return dx_fail(err, DX_E_headers_too_large, "the request head is larger than %zu bytes", max);
	}
	return true;
}

static bool parse_version(struct dx_str v, struct dx_head *h, struct dx_err *err)
{
	if (v.n != 8 || memcmp(v.p, "HTTP/", 5) != 0 || !is_digit(v.p[5]) || v.p[6] != '.' || !is_digit(v.p[7]))
		return dx_fail(err, DX_E_bad_request,
			       "the request line is not METHOD, one blank, target, one blank, HTTP/1.1");
	if (v.p[5] != '1')
		return dx_fail(err, DX_E_version_not_supported, "only HTTP/1.1 and HTTP/1.0 are spoken here");
	h->minor = v.p[7] == '0' ? 0 : 1;
	if (v.p[7] > '1')
		h->rewrite = true; /* any later 1.x is treated as the highest we speak */
	return true;
}

bool dx_host_valid(struct dx_str v)
{
	size_t i = 0;

	if (v.n > 0 && v.p[0] == '[') {
		for (i = 1; i < v.n && (is_hex(v.p[i]) || v.p[i] == ':' || v.p[i] == '.'); i++)
			;
		if (i < 3 || i == v.n || v.p[i] != ']')
			return false;
		i++;
	} else {
		while (i < v.n && v.p[i] != ':')
			i++;
		if (!all_of(dx_strn(v.p, i), H))
			return false;
	}
	if (i < v.n && v.p[i++] != ':')
		return false;
	if (v.n - i > 5)
		return false;
	for (; i < v.n; i++)
		if (!is_digit(v.p[i]))
			return false;
	return true;
}

/* "http://host/path" names us as much as "/path" does; what evhttp gets is the latter. */
static bool strip_authority(struct dx_head *h, size_t scheme_len, struct dx_err *err)
{
	struct dx_str rest = dx_str_sub(h->target, scheme_len, h->target.n);
	size_t i = 0;

	while (i < rest.n && rest.p[i] != '/' && rest.p[i] != '?')
		i++;
	if (i == 0 || !dx_host_valid(dx_strn(rest.p, i)))
		return dx_fail(err, DX_E_bad_request, "the host of the request target is malformed");
	h->rewrite = true;
	h->target = dx_str_sub(rest, i, rest.n);
	if (h->target.n == 0)
		h->target = dx_str_eq_c(h->method, "OPTIONS") ? DX_STR("*") : DX_STR("/");
	else if (h->target.p[0] == '?')
		return dx_fail(err, DX_E_bad_request, "the request target has no path");
	return true;
}

static bool check_path(struct dx_head *h, struct dx_err *err)
{
	size_t q = dx_str_find_c(h->target, '?');
	struct dx_str query = {NULL, 0};

	h->path = h->target;
	if (q != SIZE_MAX) {
		h->path = dx_str_sub(h->target, 0, q);
		query = dx_str_sub(h->target, q + 1, h->target.n);
	}
	if (!all_of(h->path, P) || !all_of(query, Q)) {
		h->path = (struct dx_str){NULL, 0};
		return dx_fail(err, DX_E_bad_request,
			       "the request target holds a character that must be percent-encoded");
	}
	for (size_t i = 0; i < h->path.n; i++)
		if (h->path.p[i] == '%' &&
		    (i + 2 >= h->path.n || !is_hex(h->path.p[i + 1]) || !is_hex(h->path.p[i + 2])))
			return dx_fail(err, DX_E_bad_request, "the path holds a malformed percent-encoding");
	return true;
}

static bool parse_target(struct dx_head *h, struct dx_err *err)
{
	if (dx_str_eq_c(h->target, "*")) {
		h->path = h->target;
		if (!dx_str_eq_c(h->method, "OPTIONS") && !dx_str_eq_c(h->method, "PRI"))
			return dx_fail(err, DX_E_bad_request, "the target \"*\" is for OPTIONS only");
		return true;
	}
	if (h->target.n > 7 && dx_str_ieq_c(dx_strn(h->target.p, 7), "http://")) {
		if (!strip_authority(h, 7, err))
			return false;
	} else if (h->target.n > 8 && dx_str_ieq_c(dx_strn(h->target.p, 8), "https://")) {
		if (!strip_authority(h, 8, err))
			return false;
	} else if (dx_str_eq_c(h->method, "CONNECT")) {
		return dx_fail(err, DX_E_not_implemented, "this server is no proxy");
	} else if (h->target.p[0] != '/') {
		return dx_fail(err, DX_E_bad_request, "the request target must begin with \"/\"");
	}
	return dx_str_eq_c(h->target, "*") ? parse_target(h, err) : check_path(h, err);
}

bool dx_head_parse_line(const char *p, size_t n, struct dx_head *h, struct dx_err *err)
{
	struct dx_str line = dx_strn(p, n - 2);
	struct dx_str rest;
	size_t sp = dx_str_find_c(line, ' ');
	size_t sp2;

	*h = (struct dx_head){.minor = 1};
	if (sp == SIZE_MAX || sp == 0 || sp > DX_HEAD_METHOD_MAX || !all_of(dx_strn(p, sp), T))
		return dx_fail(err, DX_E_bad_request, "the request line does not begin with a method");
	if (n > DX_HEAD_LINE_MAX)
		return dx_fail(err, DX_E_uri_too_long, "the request line is longer than %u bytes", DX_HEAD_LINE_MAX);
	h->method = dx_strn(p, sp);
	rest = dx_str_sub(line, sp + 1, line.n);
	sp2 = dx_str_find_c(rest, ' ');
	if (sp2 == SIZE_MAX || sp2 == 0)
		return dx_fail(err, DX_E_bad_request,
			       "the request line is not METHOD, one blank, target, one blank, HTTP/1.1");
	h->target = dx_str_sub(rest, 0, sp2);
	return parse_version(dx_str_sub(rest, sp2 + 1, rest.n), h, err) && parse_target(h, err);
}

bool dx_field_parse(struct dx_str line, struct dx_str *name_r, struct dx_str *value_r, struct dx_err *err)
{
	size_t i = 0;
	size_t end = line.n;

	while (i < line.n && (class_of[(unsigned char)line.p[i]] & T))
		i++;
	if (i == 0 && line.n > 0 && (line.p[0] == ' ' || line.p[0] == '\t'))
		return dx_fail(err, DX_E_bad_request, "a header line begins with a blank (obsolete line folding)");
	if (i == 0 || i == line.n || line.p[i] != ':')
		return dx_fail(err, DX_E_bad_request, "a header line is not a name, a colon and a value");
	*name_r = dx_strn(line.p, i);
	for (size_t k = ++i; k < line.n; k++) {
		unsigned char c = (unsigned char)line.p[k];

		if ((c < 0x20 && c != '\t') || c == 0x7f)
			return dx_fail(err, DX_E_bad_request, "the header %.*s holds a control character",
				       name_r->n > 64 ? 64 : (int)name_r->n, name_r->p);
	}
	while (i < end && (line.p[i] == ' ' || line.p[i] == '\t'))
		i++;
	while (end > i && (line.p[end - 1] == ' ' || line.p[end - 1] == '\t'))
		end--;
	*value_r = dx_strn(line.p + i, end - i);
	return true;
}

bool dx_request_id_valid(struct dx_str s)
{
	if (s.n == 0 || s.n > 128)
		return false;
	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		if (!is_digit(c) && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && c != '.' && c != '_' &&
		    c != '-' && c != ':')
			return false;
	}
	return true;
}
