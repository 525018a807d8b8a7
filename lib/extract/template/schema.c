/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Comparing a template's JSON Schema with the shape of what is written. */
#include "schema_int.h"

#include <string.h>

#include "dx/fmt/json.h"

#define DIALECT "https://json-schema.org/draft/2020-12/schema"

/* "type" is NAME, or an array with NAME in it; OR_NULL: and "null" too. */
static bool has_type(const json_t *schema, const char *name, bool or_null)
{
	const json_t *type = json_object_get(schema, "type");
	bool found = false;
	bool has_null = false;
	size_t i;
	const json_t *one;

	if (json_is_string(type))
		return !or_null && strcmp(json_string_value(type), name) == 0;
	json_array_foreach (type, i, one) {
		if (!json_is_string(one))
			return false;
		found |= strcmp(json_string_value(one), name) == 0;
		has_null |= strcmp(json_string_value(one), "null") == 0;
	}
	return found && has_null == or_null;
}

static void agrees(const json_t *schema, const struct dx_shape *shape, size_t n, const struct dx_at *at,
		   struct dx_faults *f);

static void member_agrees(const json_t *schema, const struct dx_shape *m, const struct dx_at *at, struct dx_faults *f)
{
	const struct dx_at type_at = {at, "type", 0};
	const struct dx_at items_at = {at, "items", 0};
	const char *plain = m->kind == DX_SHAPE_BOOL ? "boolean" : "string";

	if (!json_is_object(schema)) {
		dx_fault(f, at, "is missing: the kind writes this member, and the schema must describe it");
	} else if (m->kind == DX_SHAPE_OBJECT) {
		agrees(schema, m->sub, m->n_sub, at, f);
	} else if (m->kind == DX_SHAPE_ROWS) {
		if (!has_type(schema, "array", false))
			dx_fault(f, &type_at, "must be \"array\"");
		agrees(json_object_get(schema, "items"), m->sub, m->n_sub, &items_at, f);
	} else if (!has_type(schema, plain, true)) {
		dx_fault(f, &type_at, "must be [\"%s\", \"null\"]", plain);
	}
}

static bool lists(const json_t *names, const char *name)
{
	size_t i;
	const json_t *one;

	json_array_foreach (names, i, one)
		if (json_is_string(one) && strcmp(json_string_value(one), name) == 0)
			return true;
	return false;
}

static bool written(const struct dx_shape *shape, size_t n, const char *name)
{
	for (size_t i = 0; i < n; i++)
		if (name && strcmp(shape[i].name, name) == 0)
			return true;
	return false;
}

/* What the schema names and the kind does not write, once each. */
static void no_others(const json_t *properties, const json_t *required, const struct dx_shape *shape, size_t n,
		      const struct dx_at *at, struct dx_faults *f)
{
	const struct dx_at properties_at = {at, "properties", 0};
	const struct dx_at required_at = {at, "required", 0};
	const char *key;
	const json_t *value;
	size_t i;

	json_object_foreach ((json_t *)(uintptr_t)properties, key, value)
		if (!written(shape, n, key))
			dx_fault(f, &(struct dx_at){&properties_at, key, 0},
				 "is never written by this kind: take it out");
	json_array_foreach (required, i, value) {
		const char *name = json_string_value(value);

		if (!written(shape, n, name))
			dx_fault(f, &(struct dx_at){&required_at, NULL, i},
				 "\"%.60s\" is never written by this kind: take it out", name ? name : "");
		else
			for (size_t k = 0; k < i; k++)
				if (json_equal(json_array_get(required, k), value))
					dx_fault(f, &(struct dx_at){&required_at, NULL, i},
						 "\"%.60s\" stands here twice", name);
	}
}

/* Every member of the shape is in "properties", in "required" unless optional, and there are no others. */
static void agrees(const json_t *schema, const struct dx_shape *shape, size_t n, const struct dx_at *at,
		   struct dx_faults *f)
{
	const struct dx_at properties_at = {at, "properties", 0};
	const struct dx_at required_at = {at, "required", 0};
	const json_t *properties = json_object_get(schema, "properties");
	const json_t *required = json_object_get(schema, "required");

	if (!has_type(schema, "object", false) || !json_is_object(properties)) {
		dx_fault(f, at, "must be an object with \"type\": \"object\" and \"properties\"");
		return;
	}
	for (size_t i = 0; i < n; i++) {
		bool listed = lists(required, shape[i].name);

		member_agrees(json_object_get(properties, shape[i].name), &shape[i],
			      &(struct dx_at){&properties_at, shape[i].name, 0}, f);
		if (listed == shape[i].optional)
			dx_fault(f, &required_at,
				 listed ? "must not name \"%s\": it may be left out" : "must name \"%s\"",
				 shape[i].name);
	}
	no_others(properties, required, shape, n, at, f);
}

void dx_schema_agrees(const json_t *schema, const struct dx_shape *shape, size_t n_shape, struct dx_faults *f)
{
	const struct dx_at at = {.name = "schema"};
	const char *dialect = dx_json_str(schema, "$schema");

	if (!json_is_object(schema)) {
		dx_fault(f, &at, "%s a JSON Schema of the data", schema ? "must be" : "is missing; it must be");
		return;
	}
	if (!dialect || strcmp(dialect, DIALECT) != 0)
		dx_fault(f, &(struct dx_at){&at, "$schema", 0}, "must be \"%s\"", DIALECT);
	agrees(schema, shape, n_shape, &at, f);
}
