/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_SCHEMA_INT_H
#define DX_EXTRACT_SCHEMA_INT_H

#include <jansson.h>

#include "dx/extract/fault.h"
#include "dx/extract/val.h"

/* Does a template's JSON Schema (its member "schema") describe exactly what SHAPE writes? */
void dx_schema_agrees(const json_t *schema, const struct dx_shape *shape, size_t n_shape, struct dx_faults *f);

#endif
