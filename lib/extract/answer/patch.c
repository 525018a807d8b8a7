/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A person's correction onto data and origins at once: JSON Merge Patch (RFC 7396) and JSON Patch (RFC 6902). */
#include <string.h>

#include "dx/fmt/json.h"
#include "given_int.h"

#define OPERATIONS_MAX 1000
#define DEPTH_MAX      16

static void drop(void *v)
{
	json_decref(v);
}

static bool is_plain(const json_t *v)
{
	return !json_is_object(v) && !json_is_array(v);
}

/* ---- origins ---- */

static json_t *leaf(json_t *evidence, json_t *correction)
{
	json_t *v = json_object();

	if (evidence)
		json_object_set(v, "e", evidence);
	if (correction)
		json_object_set(v, "c", correction);
	return v;
}

/* What becomes of the origin OLD of a value WAS (both may be NULL) that a person has spoken about. */
static json_t *said(const json_t *old, json_t *was)
{
	json_t *v = leaf(json_object_get(old, "e"), NULL);

	if (was && is_plain(was))
		json_object_set(v, "was", was);
	else
		json_object_set_new(v, "was", json_null());
	return v;
}

static json_t *origin_of(const json_t *data, struct dx_buf *path, const json_t *evidence, const json_t *corrections)
{
	size_t mark = path->len;
	const char *key;
	json_t *v, *out;
	size_t i;

	if (json_is_object(data)) {
		out = json_object();
		json_object_foreach ((json_t *)(uintptr_t)data, key, v) {
			dx_buf_printf(path, "/%s", key);
			json_object_set_new(out, key, origin_of(v, path, evidence, corrections));
			path->len = mark;
		}
		return out;
	}
	if (json_is_array(data)) {
		out = json_array();
		json_array_foreach (data, i, v) {
			dx_buf_printf(path, "/%zu", i);
			json_array_append_new(out, origin_of(v, path, evidence, corrections));
			path->len = mark;
		}
		return out;
	}
	return leaf(json_object_get(evidence, dx_buf_cstr(path)), json_object_get(corrections, dx_buf_cstr(path)));
}

/* The origin of NEW, which takes the place of WAS: what did not change keeps its own. */
static json_t *origin_of_new(json_t *new, json_t *was, const json_t *old)
{
	const char *key;
	json_t *v, *out;
	size_t i;

	if (json_is_object(new)) {
		out = json_object();
		json_object_foreach (new, key, v)
			json_object_set_new(out, key,
					    origin_of_new(v, json_object_get(was, key), json_object_get(old, key)));
		return out;
	}
	if (json_is_array(new)) {
		out = json_array();
		json_array_foreach (new, i, v)
			json_array_append_new(out, origin_of_new(v, json_array_get(was, i), json_array_get(old, i)));
		return out;
	}
	if (was && is_plain(was) && json_equal(new, was))
		return json_deep_copy(old);
	/* what a new row leaves empty was said by nobody */
	return json_is_null(new) && !was ? leaf(NULL, NULL) : said(old, was);
}

/* ---- RFC 7396 ---- */

static void merge(struct dx_given *g, json_t *data, json_t *origin, json_t *patch, struct dx_buf *path, int depth)
{
	size_t mark = path->len;
	const char *key;
	json_t *v;

	json_object_foreach (patch, key, v) {
		json_t *was = json_object_get(data, key);
		json_t *old = json_object_get(origin, key);

		dx_buf_printf(path, "/%s", key);
		if (depth > DEPTH_MAX) {
			dx_given_fault(g, dx_buf_cstr(path), "too_deep", "nothing in the data is as deep");
		} else if (json_is_object(v) && json_is_object(was)) {
			merge(g, was, old, v, path, depth + 1);
		} else if (json_is_null(v) && was && !is_plain(was)) {
			dx_given_fault(g, dx_buf_cstr(path), "required", "this cannot be taken away");
		} else {
			json_t *next = is_plain(v) ? said(old, was) : origin_of_new(v, was, old);

			json_object_set_new(origin, key, next);
			json_object_set(data, key, v);
		}
		path->len = mark;
	}
}

/* ---- RFC 6901, 6902 ---- */

/* Where a pointer leads: a member or element of a parent that is there. */
struct place {
	json_t *data, *origin; /* the parents */
	char *key;             /* of an object */
	size_t index;          /* of an array; its length: behind the last */
};

static void unescape(char *s)
{
	char *out = s;

	for (; *s; s++) {
		if (s[0] == '~' && (s[1] == '0' || s[1] == '1')) {
			*out++ = s[1] == '0' ? '~' : '/';
			s++;
		} else {
			*out++ = *s;
		}
	}
	*out = '\0';
}

static bool array_index(const json_t *array, const char *key, size_t *i_r)
{
	uint64_t v;

	if (strcmp(key, "-") == 0) {
		*i_r = json_array_size(array);
		return true;
	}
	if ((key[0] == '0' && key[1]) || !dx_str_u64(dx_str(key), &v) || v > json_array_size(array))
		return false;
	*i_r = (size_t)v;
	return true;
}

static bool find(struct dx_given *g, const char *pointer, struct place *p)
{
	struct dx_str rest = dx_str(pointer);
	struct dx_str part;
	json_t *data = g->data;
	json_t *origin = g->origin;

	if (pointer[0] != '/')
		return false;
	rest = dx_str_sub(rest, 1, rest.n);
	for (;;) {
		if (!dx_str_split(&rest, '/', &part))
			return false;
		*p = (struct place){data, origin, dx_strndup(g->arena, part.p, part.n), 0};
		unescape(p->key);
		if (json_is_array(data) ? !array_index(data, p->key, &p->index) : !json_is_object(data))
			return false;
		if (!rest.p)
			return true;
		origin = json_is_array(data) ? json_array_get(origin, p->index) : json_object_get(origin, p->key);
		data = json_is_array(data) ? json_array_get(data, p->index) : json_object_get(data, p->key);
	}
}

static json_t *value_at(const struct place *p)
{
	return json_is_array(p->data) ? json_array_get(p->data, p->index) : json_object_get(p->data, p->key);
}

static json_t *origin_at(const struct place *p)
{
	return json_is_array(p->data) ? json_array_get(p->origin, p->index) : json_object_get(p->origin, p->key);
}

/* Returns what is wrong, or NULL. */
static const char *put(const struct place *p, json_t *v, bool insert)
{
	json_t *was = value_at(p);
	json_t *next;

	if (json_is_array(p->data) && insert) {
		next = origin_of_new(v, NULL, NULL);
		json_array_insert(p->data, p->index, v);
		json_array_insert_new(p->origin, p->index, next);
		return NULL;
	}
	if (!was && !insert)
		return "there is nothing to replace";
	next = is_plain(v) ? said(origin_at(p), was) : origin_of_new(v, was, origin_at(p));
	if (json_is_array(p->data)) {
		json_array_set(p->data, p->index, v);
		json_array_set_new(p->origin, p->index, next);
	} else {
		json_object_set(p->data, p->key, v);
		json_object_set_new(p->origin, p->key, next);
	}
	return NULL;
}

static const char *take_away(const struct place *p)
{
	json_t *was = value_at(p);

	if (!was)
		return "there is nothing to remove";
	if (json_is_array(p->data)) {
		json_array_remove(p->data, p->index);
		json_array_remove(p->origin, p->index);
		return NULL;
	}
	if (!is_plain(was))
		return "this cannot be taken away";
	json_object_set_new(p->origin, p->key, said(origin_at(p), was));
	json_object_set_new(p->data, p->key, json_null());
	return NULL;
}

static const char *move(struct dx_given *g, const struct place *p, const json_t *op, bool copy)
{
	const char *from = dx_json_str(op, "from");
	const char *path = dx_json_str(op, "path");
	struct place source, target = *p;
	json_t *v, *origin;

	if (!from || !find(g, from, &source) || !value_at(&source))
		return "from names nothing that is there";
	if (strncmp(path, from, strlen(from)) == 0)
		return "a value cannot go into itself";
	v = json_deep_copy(value_at(&source));
	origin = json_deep_copy(origin_at(&source));
	dx_arena_defer(g->arena, drop, v);
	dx_arena_defer(g->arena, drop, origin);
	if (!copy && take_away(&source))
		return "this cannot be taken away";
	if (!find(g, path, &target))
		return "path leads nowhere";
	if (!json_is_array(target.data))
		return put(&target, v, true);
	json_array_insert(target.data, target.index, v);
	json_array_insert(target.origin, target.index, origin);
	return NULL;
}

static const char *operate(struct dx_given *g, json_t *op)
{
	const char *name = dx_json_str(op, "op");
	const char *path = dx_json_str(op, "path");
	json_t *value = json_object_get(op, "value");
	struct place p;

	if (!name || !path)
		return "an operation has op and path";
	if (!find(g, path, &p))
		return "path leads nowhere";
	if (strcmp(name, "remove") == 0)
		return take_away(&p);
	if (strcmp(name, "move") == 0 || strcmp(name, "copy") == 0)
		return move(g, &p, op, name[0] == 'c');
	if (!value)
		return "the operation needs a value";
	if (strcmp(name, "add") == 0 || strcmp(name, "replace") == 0)
		return put(&p, value, name[0] == 'a');
	if (strcmp(name, "test") == 0)
		return value_at(&p) && json_equal(value_at(&p), value) ? NULL : "the value there is another one";
	return "op is add, replace, remove, move, copy or test";
}

static void apply(struct dx_given *g, const json_t *operations)
{
	json_t *op;
	size_t i;

	if (json_array_size(operations) > OPERATIONS_MAX) {
		dx_given_fault(g, "", "too_many", "at most 1000 operations at once");
		return;
	}
	json_array_foreach (operations, i, op) {
		const char *wrong = operate(g, op);
		const char *path = dx_json_str(op, "path");

		if (wrong) {
			dx_given_fault(g, path ? path : dx_asprintf(g->arena, "/%zu", i), "invalid", wrong);
			return; /* those behind it count on it */
		}
	}
}

bool dx_given_put(struct dx_given *g, const char *pointer, const char *value, json_t *evidence, json_t *correction)
{
	struct place p;

	if (!find(g, pointer, &p) || !value_at(&p) || !is_plain(value_at(&p)))
		return false;
	if (json_is_array(p.data)) {
		json_array_set_new(p.data, p.index, json_string(value));
		json_array_set_new(p.origin, p.index, leaf(evidence, correction));
	} else {
		json_object_set_new(p.data, p.key, json_string(value));
		json_object_set_new(p.origin, p.key, leaf(evidence, correction));
	}
	return true;
}

/* ---- all of it ---- */

/* [{"path":…},…] by path. */
static json_t *by_path(struct dx_arena *a, const json_t *corrections)
{
	json_t *out = json_object();
	json_t *v;
	size_t i;

	dx_arena_defer(a, drop, out);
	json_array_foreach (corrections, i, v) {
		const char *path = dx_json_str(v, "path");

		if (path)
			json_object_set(out, path, v);
	}
	return out;
}

bool dx_given_make(struct dx_arena *a, struct dx_str data, struct dx_str evidence, struct dx_str corrections,
		   struct dx_str type, struct dx_str patch, struct dx_given *g, struct dx_err *err)
{
	struct dx_buf path = DX_BUF_INIT;
	json_t *e, *c, *p;

	*g = (struct dx_given){.arena = a};
	if (!dx_json_parse(a, data, &g->data, err) || !dx_json_parse(a, evidence, &e, err) ||
	    !dx_json_parse(a, corrections, &c, err))
		return dx_fail(err, DX_E_internal_error, "the stored result is no JSON");
	g->origin = origin_of(g->data, &path, e, by_path(a, c));
	dx_arena_defer(a, drop, g->origin);
	if (!dx_json_parse(a, patch, &p, NULL))
		dx_given_fault(g, "", "invalid", "the patch is no JSON");
	else if (dx_str_eq_c(type, "json") && json_is_array(p))
		apply(g, p);
	else if (dx_str_eq_c(type, "merge") && json_is_object(p))
		merge(g, g->data, g->origin, p, &path, 0);
	else
		dx_given_fault(g, "", "wrong_type", "a merge patch is an object, a JSON patch a list");
	dx_buf_free(&path);
	return true;
}
