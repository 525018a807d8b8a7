/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/template.h"

#include <string.h>

#include "dx/extract/fault.h"
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

static void check_members(const json_t *root, struct dx_faults *f)
{
	const char *key;
	const json_t *value;
	size_t at;

	json_object_foreach ((json_t *)(uintptr_t)root, key, value)
		if (!known(key, members, DX_LEN(members), &at))
			dx_fault(f, &(struct dx_at){.name = key}, "is no member of a template; there are: %s",
				 dx_fault_names(f->arena, members, DX_LEN(members)));
}

/* A list of phrases into LEX (NULL: only looked at), each with NUMBER. */
static void load_list(const json_t *list, const struct dx_at *at, struct dx_lex *lex, int number, struct dx_faults *f)
{
	size_t i;
	const json_t *phrase;

	if (!json_is_array(list))
		dx_fault(f, at, "must be a list of phrases, such as [\"date\", \"value date\"]");
	json_array_foreach (list, i, phrase) {
		if (!json_is_string(phrase) || !*json_string_value(phrase))
			dx_fault(f, &(struct dx_at){at, NULL, i}, "must be a phrase: a text that is not empty");
		else if (lex)
			dx_lex_add(lex, json_string_value(phrase), number);
	}
}

static void unknown_name(struct dx_faults *f, const struct dx_at *at, const struct dx_kind *kind, struct dx_names names)
{
	dx_fault(f, at, "is no name that kind %s knows here; there are: %s", kind->name,
		 dx_fault_names(f->arena, names.v, names.n));
}

/* {name: [phrase, …], …} into LEX, each phrase with its name's number. */
static void load_phrases(const json_t *root, const char *member, const struct dx_kind *kind, struct dx_names names,
			 struct dx_lex *lex, struct dx_faults *f)
{
	const struct dx_at at = {.name = member};
	json_t *object = json_object_get(root, member);
	const char *key;
	json_t *list;

	if (!json_is_object(object))
		dx_fault(f, &at, "%s an object of lists of phrases, {} if there are none",
			 object ? "must be" : "is missing; it must be");
	json_object_foreach (object, key, list) {
		const struct dx_at name_at = {&at, key, 0};
		size_t number = 0;

		if (!known(key, names.v, names.n, &number))
			unknown_name(f, &name_at, kind, names);
		load_list(list, &name_at, lex, (int)number, f);
	}
}

/* {label: pattern}: what a value of a text label must look like. */
static void load_patterns(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	const struct dx_at at = {.name = "patterns"};
	json_t *object = json_object_get(root, "patterns");
	const char *key;
	json_t *pattern;
	struct dx_err why;

	t->patterns = dx_alloc_array(a, t->kind->labels.n, sizeof(*t->patterns));
	if (object && !json_is_object(object))
		dx_fault(f, &at, "must be an object: label → regular expression");
	json_object_foreach (object, key, pattern) {
		const struct dx_at name_at = {&at, key, 0};
		size_t label;

		if (!known(key, t->kind->labels.v, t->kind->labels.n, &label))
			unknown_name(f, &name_at, t->kind, t->kind->labels);
		else if (!json_is_string(pattern))
			dx_fault(f, &name_at, "must be a text: a regular expression (PCRE2)");
		else if (!dx_re_compile(a, dx_str(json_string_value(pattern)), DX_RE_UCP, &t->patterns[label], &why))
			dx_fault(f, &name_at, "is no regular expression (PCRE2): %.150s", why.msg);
	}
}

static void load_checks(const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	const struct dx_at at = {.name = "checks"};
	const json_t *list = json_object_get(root, "checks");
	size_t i;
	const json_t *name;

	if (!json_is_array(list))
		dx_fault(f, &at, "%s a list of checks; there are: %s", list ? "must be" : "is missing; it must be",
			 dx_fault_names(f->arena, t->kind->checks.v, t->kind->checks.n));
	json_array_foreach (list, i, name) {
		size_t number;

		if (json_is_string(name) &&
		    known(json_string_value(name), t->kind->checks.v, t->kind->checks.n, &number))
			t->checks |= UINT64_C(1) << number;
		else
			dx_fault(f, &(struct dx_at){&at, NULL, i}, "\"%.60s\" is no check of kind %s; there are: %s",
				 json_is_string(name) ? json_string_value(name) : "", t->kind->name,
				 dx_fault_names(f->arena, t->kind->checks.v, t->kind->checks.n));
	}
}

static void load_kind(const json_t *root, const struct dx_kinds *kinds, struct dx_template *t, struct dx_faults *f)
{
	const char *name = dx_json_str(root, "kind");
	const char **names = dx_alloc_array(f->arena, kinds->n, sizeof(*names));

	for (size_t i = 0; i < kinds->n; i++) {
		names[i] = kinds->v[i]->name;
		if (name && strcmp(names[i], name) == 0)
			t->kind = kinds->v[i];
	}
	if (!t->kind)
		dx_fault(f, &(struct dx_at){.name = "kind"}, "there is no kind \"%.60s\"; there are: %s",
			 name ? name : "", dx_fault_names(f->arena, names, kinds->n));
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

static void load_required(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	const struct dx_at at = {.name = "required"};
	const json_t *list = json_object_get(root, "required");
	const char **required = dx_alloc_array(a, json_array_size(list), sizeof(*required));
	size_t i;
	const json_t *one;

	if (!json_is_array(list))
		dx_fault(f, &at, "%s a list of JSON pointers, [] if nothing is required",
			 list ? "must be" : "is missing; it must be");
	json_array_foreach (list, i, one) {
		const char *pointer = json_is_string(one) ? json_string_value(one) : "";

		if (all_known(t->kind, pointer))
			required[t->n_required++] = dx_strdup(a, pointer);
		else
			dx_fault(f, &(struct dx_at){&at, NULL, i},
				 "\"%.60s\" is no value or list of kind %s: a JSON pointer into its data such as "
				 "\"/%s\", or several divided by |",
				 pointer, t->kind->name, t->kind->shape[0].name);
	}
	t->required = required;
}

/* What a locale says where the document itself is silent: the order of day and month, and the currency. */
static void load_locale(const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	static const struct {
		const char *name;
		bool month_first;
		const char *currency;
	} locales[] = {{"en-IN", false, "INR"}, {"hi-IN", false, "INR"}, {"en-GB", false, "GBP"},
		       {"en-US", true, "USD"},  {"en-SG", false, "SGD"}, {"de-DE", false, "EUR"},
		       {"fr-FR", false, "EUR"}, {"und", false, NULL}};
	const char *names[DX_LEN(locales)];
	const char *name = dx_json_str(root, "locale");

	for (size_t i = 0; i < DX_LEN(locales); i++) {
		if (name && strcmp(locales[i].name, name) == 0) {
			t->month_first = locales[i].month_first;
			t->currency = locales[i].currency;
			return;
		}
		names[i] = locales[i].name;
	}
	dx_fault(f, &(struct dx_at){.name = "locale"}, "there is no locale \"%.60s\"; there are: %s", name ? name : "",
		 dx_fault_names(f->arena, names, DX_LEN(locales)));
}

static bool is_slug(const char *s)
{
	return s && *s && strspn(s, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(s);
}

static void check_words(const json_t *root, const char *member, struct dx_faults *f)
{
	const struct dx_at at = {.name = member};
	const json_t *list = json_object_get(root, member);
	size_t i;
	const json_t *one;

	if (!json_is_array(list))
		dx_fault(f, &at, "%s a list of words, [] if there are none",
			 list ? "must be" : "is missing; it must be");
	json_array_foreach (list, i, one)
		if (!json_is_string(one))
			dx_fault(f, &(struct dx_at){&at, NULL, i}, "must be a word");
}

static const char *load_slug(const json_t *root, const char *member, struct dx_faults *f)
{
	const char *text = dx_json_str(root, member);

	if (!is_slug(text))
		dx_fault(f, &(struct dx_at){.name = member}, "%s text of a-z, 0-9 and _",
			 json_object_get(root, member) ? "must be a" : "is missing; it must be a");
	return text ? dx_strdup(f->arena, text) : NULL;
}

static void load_head(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	const char *title = dx_json_str(root, "title");

	t->industry = load_slug(root, "industry", f);
	t->name = load_slug(root, "name", f);
	if (!title || !*title)
		dx_fault(f, &(struct dx_at){.name = "title"}, "is missing; it must be a text for people");
	t->title = title ? dx_strdup(a, title) : NULL;
	t->version = (int)dx_json_int(root, "version", 0);
	if (t->version < 1)
		dx_fault(f, &(struct dx_at){.name = "version"}, "must be a whole number from 1, without quotes");
	check_words(root, "languages", f);
	check_words(root, "filing_formats", f);
}

/* What is read only when a template is to be chosen: lists of phrases, and whether the paper is a slip. */
static void check_recognise(const json_t *root, struct dx_faults *f)
{
	static const char *const names[] = {"strong", "any", "none", "slip"};
	const struct dx_at at = {.name = "recognise"};
	json_t *object = json_object_get(root, "recognise");
	const char *key;
	json_t *value;

	if (object && !json_is_object(object))
		dx_fault(f, &at, "must be an object of: %s", dx_fault_names(f->arena, names, DX_LEN(names)));
	json_object_foreach (object, key, value) {
		const struct dx_at name_at = {&at, key, 0};
		size_t number;

		if (!known(key, names, DX_LEN(names), &number))
			dx_fault(f, &name_at, "is no member of recognise; there are: %s",
				 dx_fault_names(f->arena, names, DX_LEN(names)));
		else if (strcmp(key, "slip") != 0)
			load_list(value, &name_at, NULL, 0, f);
		else if (!json_is_boolean(value))
			dx_fault(f, &name_at, "must be true or false");
	}
}

/* All that hangs on the kind. */
static void load_words(struct dx_arena *a, const json_t *root, struct dx_template *t, struct dx_faults *f)
{
	const struct dx_kind *k = t->kind;

	load_phrases(root, "labels", k, k->labels, t->labels, f);
	load_phrases(root, "columns", k, k->columns, t->columns, f);
	load_phrases(root, "row_words", k, k->row_words, t->row_words, f);
	load_patterns(a, root, t, f);
	load_checks(root, t, f);
	load_required(a, root, t, f);
	dx_schema_agrees(json_object_get(root, "schema"), k->shape, k->n_shape, f);
}

static void load(const struct dx_kinds *kinds, struct dx_str json, struct dx_template *t, struct dx_faults *f)
{
	struct dx_arena *a = f->arena;
	struct dx_err parse;
	json_t *root;

	*t = (struct dx_template){.labels = dx_lex_new(a), .columns = dx_lex_new(a), .row_words = dx_lex_new(a)};
	if (!dx_json_parse(a, json, &root, &parse)) {
		dx_fault(f, NULL, "%.200s", parse.msg);
		return;
	}
	if (!json_is_object(root)) {
		dx_fault(f, NULL, "must be an object");
		return;
	}
	check_members(root, f);
	load_head(a, root, t, f);
	load_kind(root, kinds, t, f);
	load_locale(root, t, f);
	if (t->kind)
		load_words(a, root, t, f);
	check_recognise(root, f);
	dx_enrich_load(a, json_object_get(root, "enrich"), &t->enrich, f);
}

bool dx_template_load(struct dx_arena *a, const struct dx_kinds *kinds, struct dx_str json, struct dx_template *t_r,
		      struct dx_err *err)
{
	struct dx_faults f = {.arena = a};
	struct dx_template t;

	load(kinds, json, &t, &f);
	if (f.n > 0)
		return dx_fail(err, DX_E_internal_error, "template: %.80s%s%.140s", f.v[0].at, *f.v[0].at ? ": " : "",
			       f.v[0].what);
	*t_r = t;
	return true;
}

void dx_template_check(const struct dx_kinds *kinds, struct dx_str json, struct dx_faults *f)
{
	struct dx_template t;

	load(kinds, json, &t, f);
}
