/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Comparing a template's JSON Schema with the shape of what is written. */
#include "schema_int.h"

#include <string.h>

#include "dx/base/buf.h"
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

static bool agrees(const json_t *schema, const struct dx_shape *shape, size_t n, const char *where, struct dx_err *err);

static bool member_agrees(const json_t *schema, const struct dx_shape *m, const char *where, struct dx_err *err)
{
	struct dx_buf path = DX_BUF_INIT;
	bool ok = false;

	dx_buf_printf(&path, "%s/%s", where, m->name);
	if (!json_is_object(schema)) {
		dx_fail(err, DX_E_internal_error, "schema lacks %s", dx_buf_cstr(&path));
	} else if (m->kind == DX_SHAPE_OBJECT) {
		ok = agrees(schema, m->sub, m->n_sub, dx_buf_cstr(&path), err);
	} else if (m->kind == DX_SHAPE_ROWS) {
		if (!has_type(schema, "array", false))
			dx_fail(err, DX_E_internal_error, "schema: %s must be an array", dx_buf_cstr(&path));
		else
			ok = agrees(json_object_get(schema, "items"), m->sub, m->n_sub, dx_buf_cstr(&path), err);
	} else {
		ok = has_type(schema, m->kind == DX_SHAPE_BOOL ? "boolean" : "string", true);
		if (!ok)
			dx_fail(err, DX_E_internal_error, "schema: %s must be a %s or null", dx_buf_cstr(&path),
				m->kind == DX_SHAPE_BOOL ? "boolean" : "string");
	}
	dx_buf_free(&path);
	return ok;
}

/* Every member of the shape is in "properties", in "required" unless optional, and there are no others. */
static bool agrees(const json_t *schema, const struct dx_shape *shape, size_t n, const char *where, struct dx_err *err)
{
	const json_t *properties = json_object_get(schema, "properties");
	const json_t *required = json_object_get(schema, "required");
	size_t n_required = 0;

	if (!has_type(schema, "object", false) || !json_is_object(properties))
		return dx_fail(err, DX_E_internal_error, "schema: %s must be an object with properties",
			       *where ? where : "/");
	for (size_t i = 0; i < n; i++) {
		bool listed = false;
		size_t k;
		const json_t *name;

		if (!member_agrees(json_object_get(properties, shape[i].name), &shape[i], where, err))
			return false;
		json_array_foreach (required, k, name)
			listed |= json_is_string(name) && strcmp(json_string_value(name), shape[i].name) == 0;
		if (listed == shape[i].optional)
			return dx_fail(err, DX_E_internal_error, "schema: %s/%s must %sbe required", where,
				       shape[i].name, listed ? "not " : "");
		n_required += listed;
	}
	if (json_object_size(properties) != n || json_array_size(required) != n_required)
		return dx_fail(err, DX_E_internal_error, "schema: %s has members that are never written",
			       *where ? where : "/");
	return true;
}

bool dx_schema_agrees(const json_t *schema, const struct dx_shape *shape, size_t n_shape, struct dx_err *err)
{
	const char *dialect = dx_json_str(schema, "$schema");

	if (!dialect || strcmp(dialect, DIALECT) != 0)
		return dx_fail(err, DX_E_internal_error, "schema: $schema must be %s", DIALECT);
	return agrees(schema, shape, n_shape, "", err);
}
