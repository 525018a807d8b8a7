/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Places in JSON text: the parser keeps none, so what it has taken is walked again. */
#include <jansson.h>
#include <string.h>

#include "dx/fmt/json.h"

static size_t skip_blanks(struct dx_str t, size_t at)
{
	while (at < t.n && strchr(" \t\r\n", t.p[at]) && t.p[at])
		at++;
	return at;
}

/* AT is the opening quote; the place behind the closing one. */
static size_t skip_string(struct dx_str t, size_t at)
{
	for (at++; at < t.n && t.p[at] != '"'; at++)
		if (t.p[at] == '\\')
			at++;
	return at < t.n ? at + 1 : t.n;
}

static size_t skip_value(struct dx_str t, size_t at)
{
	int depth = 0;

	while (at < t.n) {
		char c = t.p[at];

		if (c == '"') {
			at = skip_string(t, at);
		} else if (c == '{' || c == '[') {
			depth++;
			at++;
		} else if (depth > 0 && (c == '}' || c == ']')) {
			depth--;
			at++;
		} else if (depth == 0 && strchr(",}] \t\r\n", c)) {
			return at;
		} else {
			at++;
			continue;
		}
		if (depth == 0)
			return at;
	}
	return at;
}

/* Does the quoted TEXT, whose characters may be escaped, say what TOKEN of a pointer says? */
static bool says(struct dx_str text, struct dx_str token)
{
	json_t *v = json_loadb(text.p, text.n, JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
	const char *name = json_string_value(v);
	size_t n = json_string_length(v);
	size_t k = 0;
	bool same = name != NULL;

	for (size_t i = 0; same && i < token.n; i++, k++) {
		char c = token.p[i];

		if (c == '~' && i + 1 < token.n)
			c = token.p[++i] == '1' ? '/' : '~';
		same = k < n && name[k] == c;
	}
	json_decref(v);
	return same && k == n;
}

/* From the brace or bracket at *AT to what TOKEN names in it: *START is where it begins with its name, *AT its value.
 */
static bool enter(struct dx_str t, struct dx_str token, size_t *at, size_t *start)
{
	bool object = t.p[*at] == '{';
	size_t p = skip_blanks(t, *at + 1);

	for (size_t i = 0; p < t.n && t.p[p] != '}' && t.p[p] != ']'; i++) {
		size_t begin = p;
		char number[24];
		bool found;

		(void)snprintf(number, sizeof(number), "%zu", i);
		found = !object && dx_str_eq_c(token, number);
		if (object) {
			if (t.p[p] != '"')
				return false;
			p = skip_string(t, p);
			found = says(dx_strn(t.p + begin, p - begin), token);
			p = skip_blanks(t, p);
			p = p < t.n && t.p[p] == ':' ? skip_blanks(t, p + 1) : t.n;
		}
		if (found) {
			*start = begin;
			*at = p;
			return true;
		}
		p = skip_blanks(t, skip_value(t, p));
		p = p < t.n && t.p[p] == ',' ? skip_blanks(t, p + 1) : t.n;
	}
	return false;
}

bool dx_json_member(struct dx_str *rest, struct dx_str *key_r, struct dx_str *value_r)
{
	struct dx_str t = *rest;
	size_t p = skip_blanks(t, 0);

	/* the brace before the first, a comma before each other one */
	if (p < t.n && (t.p[p] == '{' || t.p[p] == ','))
		p = skip_blanks(t, p + 1);
	if (p >= t.n || t.p[p] != '"')
		return false;
	size_t end = skip_string(t, p);
	*key_r = dx_strn(t.p + p, end - p);
	p = skip_blanks(t, end);
	if (p >= t.n || t.p[p] != ':')
		return false;
	p = skip_blanks(t, p + 1);
	end = skip_value(t, p);
	*value_r = dx_strn(t.p + p, end - p);
	*rest = dx_str_sub(t, end, t.n);
	return true;
}

int dx_json_line(struct dx_str text, const char *pointer)
{
	struct dx_str rest = dx_str(*pointer == '/' ? pointer + 1 : "");
	struct dx_str token;
	size_t at = skip_blanks(text, 0);
	size_t start = at;
	int line = 1;

	while (*pointer == '/' && dx_str_split(&rest, '/', &token))
		if (at >= text.n || (text.p[at] != '{' && text.p[at] != '[') || !enter(text, token, &at, &start))
			break;
	for (size_t i = 0; i < start && i < text.n; i++)
		line += text.p[i] == '\n';
	return line;
}
