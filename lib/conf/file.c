/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conf_int.h"
#include "dx/base/utf8.h"

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* Nothing but blanks and a comment. */
static bool is_rest_empty(struct dx_str s)
{
	s = dx_str_trim(s);
	return s.n == 0 || s.p[0] == '#';
}

/* "…" with \" and \\; what follows may only be a comment. */
static const char *unquote(struct dx_str s, struct dx_buf *out)
{
	size_t i = 1;

	for (; i < s.n && s.p[i] != '"'; i++) {
		if (s.p[i] == '\\') {
			i++;
			if (i == s.n || (s.p[i] != '"' && s.p[i] != '\\'))
				return "in double quotes a backslash stands before \" or \\ only";
		}
		dx_buf_addc(out, s.p[i]);
	}
	if (i == s.n)
		return "the double quote is not closed";
	if (!is_rest_empty(dx_str_sub(s, i + 1, SIZE_MAX)))
		return "there is text after the closing double quote";
	return NULL;
}

/* Up to a comment: "#" at the beginning or after a blank. */
static void cut_comment(struct dx_str s, struct dx_buf *out)
{
	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] == '#' && (i == 0 || is_blank(s.p[i - 1]))) {
			s.n = i;
			break;
		}
	dx_buf_addstr(out, dx_str_trim(s));
}

static const char *read_value(struct dx_str s, struct dx_buf *out)
{
	s = dx_str_trim(s);
	if (dx_str_starts(s, "\""))
		return unquote(s, out);
	cut_comment(s, out);
	return NULL;
}

static const char *read_line(struct dx_str s, int line, struct dx_buf *value, struct dx_conf_reader *r)
{
	size_t equals;
	const char *problem;

	if (memchr(s.p, '\0', s.n) || !dx_utf8_valid(s))
		return "the line is not UTF-8 text";
	if (is_rest_empty(s))
		return NULL;
	equals = dx_str_find_c(s, '=');
	struct dx_str name = dx_str_trim(dx_str_sub(s, 0, equals));
	if (equals == SIZE_MAX || name.n == 0)
		return "this is not \"name = value\"";
	dx_buf_reset(value);
	problem = read_value(dx_str_sub(s, equals + 1, SIZE_MAX), value);
	if (!problem)
		r->set(r, name, dx_buf_cstr(value), line);
	return problem;
}

bool dx_conf_read_file(const char *file, struct dx_conf_reader *r)
{
	FILE *f = fopen(file, "re");
	char *text = NULL;
	size_t cap = 0;
	ssize_t n;
	int line = 0;
	struct dx_buf value = DX_BUF_INIT;

	if (!f)
		return false;
	errno = 0;
	while ((n = getline(&text, &cap, f)) >= 0) {
		line++;
		const char *problem = read_line(dx_strn(text, (size_t)n), line, &value, r);
		if (problem)
			r->wrong(r, line, problem);
		errno = 0;
	}
	bool ok = !ferror(f);
	int saved = errno;
	free(text);
	dx_buf_free(&value);
	fclose(f);
	errno = saved;
	return ok;
}
