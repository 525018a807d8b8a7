/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/template.h"

#include <string.h>

#include "dx/fmt/json.h"

#include "schema_int.h"

static const char *const members[] = {
	"industry",  "name",     "title",  "version",  "kind",           "locale",    "languages", "labels",  "columns",
	"row_words", "patterns", "checks", "required", "filing_formats", "recognise", "schema",    "comment", "enrich",
};

static bool known(const char *name, const char *const *list, size_t n, size_t *at_r)
{
	for (size_t i = 0; i < n; i++) {
		if (list[i] && strcmp(list[i], name) == 0) {
			*at_r = i;
			return true;
		}
	}
	return false;
}

static bool only_known_members(const json_t *root, struct dx_err *err)
{
	const char *key;
	const json_t *value;
	size_t at;

	json_object_foreach ((json_t *)(uintptr_t)root, key, value)
		if (!known(key, members, DX_LEN(members), &at))
			return dx_fail(err, DX_E_internal_error, "template has an unknown member \"%.60s\"", key);
	return true;
}

/* {name: [phrase, …], …} into LEX, each phrase with its name's number. */
static bool load_phrases(const json_t *root, const char *member, struct dx_names names, struct dx_lex *lex,
			 struct dx_err *err)
{
	json_t *object = json_object_get(root, member);
	const char *key;
	json_t *list;

	if (!json_is_object(object))
		return dx_fail(err, DX_E_internal_error, "template: \"%s\" must be an object", member);
	json_object_foreach (object, key, list) {
		size_t at;
		size_t i;
		const json_t *phrase;

		if (!known(key, names.v, names.n, &at))
			return dx_fail(err, DX_E_internal_error, "template: \"%s\" has an unknown name \"%.60s\"",
				       member, key);
		if (!json_is_array(list))
			return dx_fail(err, DX_E_internal_error, "template: %s.%s must be a list", member, key);
		json_array_foreach (list, i, phrase) {
			if (!json_is_string(phrase) || !*json_string_value(phrase))
				return dx_fail(err, DX_E_internal_error,
					       "template: %s.%s holds something that is no phrase", member, key);
			dx_lex_add(lex, json_string_value(phrase), (int)at);
		}
	}
	return true;
}

/* {label: pattern}: what a value of a text label must look like. */
static bool load_patterns(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_err *err)
{
	json_t *object = json_object_get(root, "patterns");
	const char *key;
	json_t *pattern;
	struct dx_err why;

	t->patterns = dx_alloc_array(a, t->kind->labels.n, sizeof(*t->patterns));
	if (object && !json_is_object(object))
		return dx_fail(err, DX_E_internal_error, "template: \"patterns\" must be an object");
	json_object_foreach (object, key, pattern) {
		size_t at;

		if (!known(key, t->kind->labels.v, t->kind->labels.n, &at))
			return dx_fail(err, DX_E_internal_error, "template: \"patterns\" has an unknown name \"%.60s\"",
				       key);
		if (!json_is_string(pattern) ||
		    !dx_re_compile(a, dx_str(json_string_value(pattern)), DX_RE_UCP, &t->patterns[at], &why))
			return dx_fail(err, DX_E_internal_error, "template: patterns.%s: %.150s", key,
				       json_is_string(pattern) ? why.msg : "not a string");
	}
	return true;
}

static bool load_checks(const json_t *root, struct dx_template *t, struct dx_err *err)
{
	const json_t *list = json_object_get(root, "checks");
	size_t i;
	const json_t *name;

	if (!json_is_array(list))
		return dx_fail(err, DX_E_internal_error, "template: \"checks\" must be a list");
	json_array_foreach (list, i, name) {
		size_t at;

		if (!json_is_string(name) || !known(json_string_value(name), t->kind->checks.v, t->kind->checks.n, &at))
			return dx_fail(err, DX_E_internal_error, "template: there is no check \"%.60s\" for this kind",
				       json_is_string(name) ? json_string_value(name) : "");
		t->checks |= UINT64_C(1) << at;
	}
	return true;
}

static bool load_kind(const json_t *root, const struct dx_kinds *kinds, struct dx_template *t, struct dx_err *err)
{
	const char *name = dx_json_str(root, "kind");

	for (size_t i = 0; name && i < kinds->n; i++)
		if (strcmp(kinds->v[i]->name, name) == 0)
			t->kind = kinds->v[i];
	if (!t->kind)
		return dx_fail(err, DX_E_internal_error, "template: there is no kind \"%.60s\"", name ? name : "");
	return true;
}

/* Is POINTER the path of a plain value or of a list? */
static bool shape_has(const struct dx_shape *shape, size_t n, struct dx_str pointer)
{
	struct dx_str rest = dx_str_sub(pointer, 1, SIZE_MAX);
	struct dx_str name;

	if (!dx_str_starts(pointer, "/") || !dx_str_split(&rest, '/', &name))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (!dx_str_eq_c(name, shape[i].name))
			continue;
		if (!rest.p)
			return shape[i].kind != DX_SHAPE_OBJECT;
		return shape[i].kind == DX_SHAPE_OBJECT &&
		       shape_has(shape[i].sub, shape[i].n_sub, dx_strn(rest.p - 1, rest.n + 1));
	}
	return false;
}

/* "/account_number|/iban": one of them must be there. */
static bool all_known(const struct dx_kind *kind, const char *alternatives)
{
	struct dx_str rest = dx_str(alternatives);
	struct dx_str one;

	while (dx_str_split(&rest, '|', &one))
		if (!shape_has(kind->shape, kind->n_shape, one))
			return false;
	return true;
}

static bool load_required(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_err *err)
{
	const json_t *list = json_object_get(root, "required");
	const char **required;
	size_t i;
	const json_t *one;

	if (!json_is_array(list))
		return dx_fail(err, DX_E_internal_error, "template: \"required\" must be a list");
	required = dx_alloc_array(a, json_array_size(list), sizeof(*required));
	json_array_foreach (list, i, one) {
		const char *pointer = json_is_string(one) ? json_string_value(one) : "";

		if (!all_known(t->kind, pointer))
			return dx_fail(err, DX_E_internal_error, "template: \"required\" names no value \"%.60s\"",
				       pointer);
		required[t->n_required++] = dx_strdup(a, pointer);
	}
	t->required = required;
	return true;
}

/* What a locale says where the document itself is silent: the order of day and month, and the currency. */
static bool load_locale(const json_t *root, struct dx_template *t, struct dx_err *err)
{
	static const struct {
		const char *name;
		bool month_first;
		const char *currency;
	} locales[] = {{"en-IN", false, "INR"}, {"hi-IN", false, "INR"}, {"en-GB", false, "GBP"},
		       {"en-US", true, "USD"},  {"en-SG", false, "SGD"}, {"de-DE", false, "EUR"},
		       {"fr-FR", false, "EUR"}, {"und", false, NULL}};
	const char *name = dx_json_str(root, "locale");

	for (size_t i = 0; name && i < DX_LEN(locales); i++) {
		if (strcmp(locales[i].name, name) == 0) {
			t->month_first = locales[i].month_first;
			t->currency = locales[i].currency;
			return true;
		}
	}
	return dx_fail(err, DX_E_internal_error, "template: there is no locale \"%.60s\"", name ? name : "");
}

static bool is_slug(const char *s)
{
	return s && *s && strspn(s, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(s);
}

static bool string_list(const json_t *root, const char *member)
{
	const json_t *list = json_object_get(root, member);
	size_t i;
	const json_t *one;

	if (!json_is_array(list))
		return false;
	json_array_foreach (list, i, one)
		if (!json_is_string(one))
			return false;
	return true;
}

static bool load_head(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_err *err)
{
	const char *industry = dx_json_str(root, "industry");
	const char *name = dx_json_str(root, "name");
	const char *title = dx_json_str(root, "title");

	if (!is_slug(industry) || !is_slug(name))
		return dx_fail(err, DX_E_internal_error,
			       "template: \"industry\" and \"name\" must be of a-z, 0-9 and _");
	if (!title || !*title)
		return dx_fail(err, DX_E_internal_error, "template: \"title\" is missing");
	t->version = (int)dx_json_int(root, "version", 0);
	if (t->version < 1)
		return dx_fail(err, DX_E_internal_error, "template: \"version\" must be a whole number from 1");
	if (!string_list(root, "languages") || !string_list(root, "filing_formats"))
		return dx_fail(err, DX_E_internal_error,
			       "template: \"languages\" and \"filing_formats\" must be lists of words");
	t->industry = dx_strdup(a, industry);
	t->name = dx_strdup(a, name);
	t->title = dx_strdup(a, title);
	return true;
}

bool dx_template_load(struct dx_arena *a, const struct dx_kinds *kinds, struct dx_str json, struct dx_template *t_r,
		      struct dx_err *err)
{
	struct dx_template t = {.labels = dx_lex_new(a), .columns = dx_lex_new(a), .row_words = dx_lex_new(a)};
	json_t *root;
	struct dx_err parse;

	if (!dx_json_parse(a, json, &root, &parse))
		return dx_fail(err, DX_E_internal_error, "template: %.200s", parse.msg);
	if (!json_is_object(root))
		return dx_fail(err, DX_E_internal_error, "template: not an object");
	if (!only_known_members(root, err) || !load_head(a, root, &t, err) || !load_kind(root, kinds, &t, err) ||
	    !load_locale(root, &t, err) || !load_phrases(root, "labels", t.kind->labels, t.labels, err) ||
	    !load_phrases(root, "columns", t.kind->columns, t.columns, err) ||
	    !load_phrases(root, "row_words", t.kind->row_words, t.row_words, err) || !load_patterns(a, root, &t, err) ||
	    !load_checks(root, &t, err) || !load_required(a, root, &t, err) ||
	    !dx_enrich_load(a, json_object_get(root, "enrich"), &t.enrich, err) ||
	    !dx_schema_agrees(json_object_get(root, "schema"), t.kind->shape, t.kind->n_shape, err))
		return false;
	*t_r = t;
	return true;
}
