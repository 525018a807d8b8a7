/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/json.h"

#include <string.h>

#include "dx/base/check.h"

#define PARSE_DEPTH_MAX 32

static void free_value(void *arg)
{
	json_decref(arg);
}

/*
 * Nesting is judged before the parser recurses into it. Only brackets outside
 * strings count; whether the text is JSON at all is the parser's business.
 */
static bool too_deep(struct dx_str text)
{
	bool in_string = false;
	int depth = 0;

	for (size_t i = 0; i < text.n; i++) {
		char c = text.p[i];

		if (in_string) {
			if (c == '\\')
				i++;
			else if (c == '"')
				in_string = false;
		} else if (c == '"') {
			in_string = true;
		} else if (c == '{' || c == '[') {
			if (++depth > PARSE_DEPTH_MAX)
				return true;
		} else if (c == '}' || c == ']') {
			depth--;
		}
	}
	return false;
}

bool dx_json_parse(struct dx_arena *a, struct dx_str text, json_t **v_r, struct dx_err *err)
{
	json_error_t at;
	json_t *v;
	char *near_text;

	if (too_deep(text))
		return dx_fail(err, DX_E_bad_request, "JSON is nested deeper than %d levels", PARSE_DEPTH_MAX);
	/* The library takes a null pointer for a mistake of ours, not for empty text. */
	v = json_loadb(text.p ? text.p : "", text.n, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &at);
	if (!v) {
		/* "… near 'the text there'": messages must not quote what may be secret. */
		near_text = strstr(at.text, " near '");
		if (near_text)
			*near_text = '\0';
		return dx_fail(err, DX_E_bad_request, "invalid JSON at line %d column %d: %s", at.line, at.column,
			       at.text);
	}
	dx_arena_defer(a, free_value, v);
	*v_r = v;
	return true;
}

const char *dx_json_str(const json_t *obj, const char *key)
{
	return json_string_value(json_object_get(obj, key));
}

int64_t dx_json_int(const json_t *obj, const char *key, int64_t def)
{
	const json_t *v = json_object_get(obj, key);

	return json_is_integer(v) ? (int64_t)json_integer_value(v) : def;
}

bool dx_json_bool(const json_t *obj, const char *key, bool def)
{
	const json_t *v = json_object_get(obj, key);

	return json_is_boolean(v) ? json_is_true(v) : def;
}
