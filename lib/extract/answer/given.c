/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * In place of each plain value the tree of origins has an object: "e" its evidence, "c" its correction (both
 * absent when there is none), and when a person has said it, "was": the value before.
 */
#include "given_int.h"

#include <string.h>

#include "dx/extract/emit.h"
#include "dx/fmt/json.h"

void dx_given_fault(struct dx_given *g, const char *pointer, const char *code, const char *detail)
{
	if (g->n_faults < DX_GIVEN_FAULTS_MAX)
		g->faults[g->n_faults++] = (struct dx_given_fault){dx_strdup(g->arena, pointer), code, detail};
}

/* ---- values into the record ---- */

static const json_t *child(const json_t *v, const char *name)
{
	return json_object_get(v, name);
}

static enum dx_val_source source_of(const json_t *leaf)
{
	const char *name = dx_json_str(child(leaf, "e"), "source");

	if (child(leaf, "was"))
		return DX_VAL_HUMAN;
	for (int s = DX_VAL_ABSENT + 1; name && s < DX_VAL_SOURCES; s++)
		if (strcmp(dx_val_source_name((enum dx_val_source)s), name) == 0)
			return (enum dx_val_source)s;
	return DX_VAL_DERIVED; /* without evidence it proves nothing */
}

static bool take_text(enum dx_shape_kind kind, const char *text, struct dx_val *v)
{
	switch (kind) {
	case DX_SHAPE_TEXT:
		v->text = text;
		return true;
	case DX_SHAPE_DATE:
		return dx_date_parse_iso(dx_str(text), &v->date);
	case DX_SHAPE_AMOUNT:
	case DX_SHAPE_NUMBER:
		return strlen(text) <= DX_GIVEN_DIGITS_MAX && dx_dec_parse(dx_str(text), &v->dec);
	case DX_SHAPE_BOOL:
	case DX_SHAPE_OBJECT:
	case DX_SHAPE_ROWS:
		break;
	}
	return false;
}

static const char *wanted(enum dx_shape_kind kind)
{
	switch (kind) {
	case DX_SHAPE_TEXT:
		return "a text or null belongs here";
	case DX_SHAPE_DATE:
		return "a date (YYYY-MM-DD) or null belongs here";
	case DX_SHAPE_BOOL:
		return "true, false or null belongs here";
	case DX_SHAPE_AMOUNT:
	case DX_SHAPE_NUMBER:
		return "a decimal string (\"1234.50\") or null belongs here";
	case DX_SHAPE_OBJECT:
		return "an object belongs here";
	case DX_SHAPE_ROWS:
		return "a list of objects belongs here";
	}
	return "";
}

static void load_value(struct dx_given *g, const struct dx_shape *m, const json_t *v, const json_t *leaf,
		       const char *pointer, struct dx_val *val)
{
	/* where it stands tells two values on one line apart */
	struct dx_val out = {.source = source_of(leaf), .conf = 100, .place = val->place};
	bool ok = true;

	if (v && !json_is_null(v)) {
		if (m->kind == DX_SHAPE_BOOL) {
			ok = json_is_boolean(v);
			out.flag = json_is_true(v);
		} else {
			ok = json_is_string(v) && take_text(m->kind, json_string_value(v), &out);
		}
	} else {
		out.source = DX_VAL_ABSENT;
	}
	if (ok)
		*val = out;
	else
		dx_given_fault(g, pointer, "wrong_type", wanted(m->kind));
}

struct loader {
	struct dx_given *g;
	struct dx_buf path;
};

static void load_members(struct loader *l, const struct dx_shape *shape, size_t n, const json_t *data,
			 const json_t *origin, char *record);

static void unknown_members(struct loader *l, const struct dx_shape *shape, size_t n, const json_t *data)
{
	const char *key;
	json_t *v;

	json_object_foreach ((json_t *)(uintptr_t)data, key, v) {
		size_t i = 0;

		while (i < n && strcmp(shape[i].name, key) != 0)
			i++;
		if (i == n) {
			size_t mark = l->path.len;

			dx_buf_printf(&l->path, "/%s", key);
			dx_given_fault(l->g, dx_buf_cstr(&l->path), "unknown", "the template has no such member");
			l->path.len = mark;
		}
	}
}

static void load_rows(struct loader *l, const struct dx_shape *m, const json_t *data, const json_t *origin,
		      struct dx_rows *rows)
{
	size_t n = json_array_size(data);
	size_t mark = l->path.len;

	/* a row that was added or taken away leaves nothing of what else the words said about the others */
	if (n != rows->n)
		*rows = (struct dx_rows){dx_alloc_array(l->g->arena, n + 1, m->row_size), n};
	for (size_t i = 0; i < n; i++) {
		dx_buf_printf(&l->path, "/%zu", i);
		if (json_is_object(json_array_get(data, i)))
			load_members(l, m->sub, m->n_sub, json_array_get(data, i), json_array_get(origin, i),
				     (char *)rows->items + i * m->row_size);
		else
			dx_given_fault(l->g, dx_buf_cstr(&l->path), "wrong_type", wanted(DX_SHAPE_OBJECT));
		l->path.len = mark;
	}
}

static void load_members(struct loader *l, const struct dx_shape *shape, size_t n, const json_t *data,
			 const json_t *origin, char *record)
{
	size_t mark = l->path.len;

	unknown_members(l, shape, n, data);
	for (size_t i = 0; i < n; i++) {
		const struct dx_shape *m = &shape[i];
		const json_t *v = child(data, m->name);
		const json_t *o = child(origin, m->name);
		void *at = record + m->at;

		dx_buf_printf(&l->path, "/%s", m->name);
		if (m->kind == DX_SHAPE_OBJECT && (json_is_object(v) || !v))
			load_members(l, m->sub, m->n_sub, v, o, at);
		else if (m->kind == DX_SHAPE_ROWS && (json_is_array(v) || !v))
			load_rows(l, m, v, o, at);
		else if (m->kind == DX_SHAPE_OBJECT || m->kind == DX_SHAPE_ROWS)
			dx_given_fault(l->g, dx_buf_cstr(&l->path), "wrong_type", wanted(m->kind));
		else
			load_value(l->g, m, v, o, dx_buf_cstr(&l->path), at);
		l->path.len = mark;
	}
}

void dx_given_load(struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record)
{
	struct loader l = {.g = g};

	g->taken = true;
	load_members(&l, shape, n_shape, g->data, g->origin, record);
	dx_buf_free(&l.path);
}

/* ---- what is said about the values ---- */

/* The value or origin under a pointer that our own walk made: no escapes in it. */
static const json_t *at(const json_t *root, const char *pointer)
{
	struct dx_str rest = dx_str(pointer);
	struct dx_str part;
	uint64_t i;

	if (!dx_str_split(&rest, '/', &part))
		return root;
	while (rest.p && dx_str_split(&rest, '/', &part)) {
		if (json_is_array(root))
			root = dx_str_u64(part, &i) ? json_array_get(root, (size_t)i) : NULL;
		else
			root = json_object_getn(root, part.p, part.n);
	}
	return root;
}

struct emitter {
	const struct dx_given *g;
	struct dx_jw w;
};

static void member_or_null(struct dx_jw *w, const json_t *from, const char *name)
{
	const json_t *v = child(from, name);

	dx_jw_key(w, name);
	if (v)
		dx_jw_json(w, v);
	else
		dx_jw_null(w);
}

static void on_evidence(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v, const char *pointer)
{
	struct emitter *e = arg;
	const json_t *leaf = at(e->g->origin, pointer);
	const json_t *evidence = child(leaf, "e");

	if (!dx_val_has(v) || (!evidence && !child(leaf, "was")))
		return;
	dx_jw_key(&e->w, pointer);
	if (!child(leaf, "was")) {
		dx_jw_json(&e->w, evidence);
		return;
	}
	/* where it stands is as it was: only what it says is another's word now */
	dx_jw_obj(&e->w);
	member_or_null(&e->w, evidence, "page");
	member_or_null(&e->w, evidence, "box");
	member_or_null(&e->w, evidence, "raw");
	dx_jw_key(&e->w, "confidence");
	dx_jw_null(&e->w);
	dx_jw_kcstr(&e->w, "source", dx_val_source_name(DX_VAL_HUMAN));
	dx_jw_obj_end(&e->w);
}

void dx_given_evidence(const struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record,
		       struct dx_buf *out)
{
	struct emitter e = {g, dx_jw(out)};

	dx_jw_obj(&e.w);
	dx_val_walk(shape, n_shape, record, "", on_evidence, &e);
	dx_jw_obj_end(&e.w);
}

/* A plain value as text; NULL for null. */
static const char *text_of(struct dx_arena *a, const json_t *v)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	const char *text;

	if (!v || json_is_null(v))
		return NULL;
	if (json_is_string(v))
		return json_string_value(v);
	dx_jw_json(&w, v);
	text = dx_strdup(a, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

static void on_correction(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v DX_UNUSED,
			  const char *pointer)
{
	struct emitter *e = arg;
	const json_t *leaf = at(e->g->origin, pointer);
	const json_t *was = child(leaf, "was");

	if (!was && child(leaf, "c")) {
		/* its path may have moved */
		dx_jw_obj(&e->w);
		dx_jw_kcstr(&e->w, "path", pointer);
		member_or_null(&e->w, child(leaf, "c"), "read");
		member_or_null(&e->w, child(leaf, "c"), "used");
		member_or_null(&e->w, child(leaf, "c"), "why");
		member_or_null(&e->w, child(leaf, "c"), "candidates");
		dx_jw_obj_end(&e->w);
	} else if (was) {
		dx_jw_obj(&e->w);
		dx_jw_kcstr(&e->w, "path", pointer);
		dx_jw_kcstr(&e->w, "read", text_of(e->g->arena, was));
		dx_jw_kcstr(&e->w, "used", text_of(e->g->arena, at(e->g->data, pointer)));
		dx_jw_kcstr(&e->w, "why", "human");
		dx_jw_key(&e->w, "candidates");
		dx_jw_arr(&e->w);
		dx_jw_arr_end(&e->w);
		dx_jw_obj_end(&e->w);
	}
}

void dx_given_corrections(const struct dx_given *g, const struct dx_shape *shape, size_t n_shape, void *record,
			  struct dx_buf *out)
{
	struct emitter e = {g, dx_jw(out)};

	dx_jw_arr(&e.w);
	dx_val_walk(shape, n_shape, record, "", on_correction, &e);
	dx_jw_arr_end(&e.w);
}
