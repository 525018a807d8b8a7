/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "query_int.h"

#include <string.h>

#include "dx/base/utf8.h"

#define FAULTS_MAX 16u
#define NAME_SHOWN 64u

static int hex_value(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

bool dx_percent_decode(struct dx_arena *a, struct dx_str s, bool plus, const char **text_r)
{
	char *out = dx_alloc(a, s.n + 1);
	size_t n = 0;

	for (size_t i = 0; i < s.n; i++) {
		char c = s.p[i];

		if (c == '%') {
			int hi = s.n - i > 2 ? hex_value(s.p[i + 1]) : -1;
			int lo = s.n - i > 2 ? hex_value(s.p[i + 2]) : -1;

			if (hi < 0 || lo < 0)
				return false;
			c = (char)(hi * 16 + lo);
			i += 2;
		} else if (plus && c == '+') {
			c = ' ';
		}
		if (c == '\0')
			return false;
		out[n++] = c;
	}
	if (!dx_utf8_valid(dx_strn(out, n)))
		return false;
	*text_r = out;
	return true;
}

static void note(struct dx_arena *a, struct dx_query *q, struct dx_str name, const char *what)
{
	/* not in a problem's text as it is: it may be no UTF-8 */
	char *shown = dx_strndup(a, name.p, name.n > NAME_SHOWN ? NAME_SHOWN : name.n);

	for (char *p = shown; *p; p++)
		if (*p < 0x20 || *p > 0x7e)
			*p = '?';
	if (!q->faults)
		q->faults = dx_alloc_array(a, FAULTS_MAX, sizeof(*q->faults));
	if (q->n_faults < FAULTS_MAX)
		q->faults[q->n_faults++] = (struct dx_query_fault){shown, what};
}

static void add_param(struct dx_arena *a, struct dx_query *q, struct dx_str part)
{
	size_t eq = dx_str_find_c(part, '=');
	struct dx_str raw_name = dx_str_sub(part, 0, eq);
	struct dx_str raw_value = eq == SIZE_MAX ? DX_STR("") : dx_str_sub(part, eq + 1, part.n);
	const char *name;
	const char *value;

	if (!dx_percent_decode(a, raw_name, true, &name) || !dx_percent_decode(a, raw_value, true, &value)) {
		note(a, q, raw_name, "is not percent-encoded UTF-8");
		return;
	}
	if (dx_query_find(q, name)) {
		note(a, q, raw_name, "is there more than once");
		return;
	}
	q->params[q->n++] = (struct dx_query_param){name, value};
}

/* Room for what is there, not for what may be: a request that waits keeps it. */
static size_t count_parts(const char *text)
{
	size_t n = 1;

	for (const char *p = text; (p = strchr(p, '&')) != NULL && n < DX_QUERY_MAX; p++)
		n++;
	return n;
}

void dx_query_parse(struct dx_arena *a, const char *text, struct dx_query *q_r)
{
	struct dx_str rest = dx_str(text);
	struct dx_str part;

	*q_r = (struct dx_query){0};
	if (rest.n == 0)
		return;
	q_r->params = dx_alloc_array(a, count_parts(text), sizeof(*q_r->params));
	while (dx_str_split(&rest, '&', &part)) {
		if (part.n == 0)
			continue;
		if (q_r->n == DX_QUERY_MAX) {
			note(a, q_r, part, "is one too many");
			return;
		}
		add_param(a, q_r, part);
	}
}

const char *dx_query_find(const struct dx_query *q, const char *name)
{
	for (size_t i = 0; i < q->n; i++)
		if (strcmp(q->params[i].name, name) == 0)
			return q->params[i].value;
	return NULL;
}

static bool is_allowed(const char *name, const char *const *allowed)
{
	for (; *allowed; allowed++)
		if (strcmp(name, *allowed) == 0)
			return true;
	return false;
}

bool dx_query_stranger(const struct dx_query *q, const char *const *allowed, size_t n, const char **name_r,
		       const char **what_r)
{
	for (size_t i = 0; i < q->n; i++) {
		if (is_allowed(q->params[i].name, allowed) || n-- > 0)
			continue;
		*name_r = q->params[i].name;
		*what_r = "is not known here";
		return true;
	}
	return false;
}

bool dx_query_check(const struct dx_query *q, const char *const *allowed, struct dx_err *err)
{
	const char *name;
	const char *what;

	if (q->n_faults > 0)
		return dx_fail(err, DX_E_bad_request, "the query parameter %s %s", q->faults[0].name,
			       q->faults[0].what);
	if (dx_query_stranger(q, allowed, 0, &name, &what))
		return dx_fail(err, DX_E_bad_request, "the query parameter %.64s %s", name, what);
	return true;
}
