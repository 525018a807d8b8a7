/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/rows.h"

#include <string.h>

#include "dx/fmt/json.h"

/* Where rows may stand; the first that a result has counts. */
static const struct {
	const char *outer; /* NULL: at the top */
	const char *name;
} places[] = {
	{"accounts", "transactions"}, {"deductors", "entries"}, {NULL, "transactions"},
	{NULL, "line_items"},         {NULL, "deductions"},
};

/* One list of rows. */
struct list {
	struct dx_str prefix; /* "/accounts/1/transactions/" */
	const json_t *rows;
	size_t first; /* number of its first row among all */
	size_t shown;
	bool counted; /* else it repeats another one's rows and is only cut */
};

struct reader {
	struct dx_arena *a;
	const json_t *data;
	struct list *lists;
	size_t n_lists, n_rows;
	struct dx_buf *evidence; /* per row */
};

static void add_list(struct reader *r, const char *prefix, const json_t *rows, bool counted, size_t max)
{
	struct list *l = &r->lists[r->n_lists++];
	size_t n = json_array_size(rows);
	size_t left = r->n_rows < max && counted ? max - r->n_rows : counted ? 0 : max;

	*l = (struct list){dx_str(prefix), rows, r->n_rows, n < left ? n : left, counted};
	if (counted)
		r->n_rows += n;
}

static void find_lists(struct reader *r, size_t max)
{
	for (size_t i = 0; i < DX_LEN(places); i++) {
		const json_t *outer = places[i].outer ? json_object_get(r->data, places[i].outer) : NULL;
		const json_t *top = json_object_get(r->data, places[i].name);
		size_t n = json_array_size(outer);

		r->lists = dx_alloc_array(r->a, n + 1, sizeof(*r->lists));
		for (size_t k = 0; k < n; k++)
			add_list(r, dx_asprintf(r->a, "/%s/%zu/%s/", places[i].outer, k, places[i].name),
				 json_object_get(json_array_get(outer, k), places[i].name), true, max);
		/* the first account's stand at the top once more */
		if (json_array_size(top) > 0 && (n > 0 || !places[i].outer))
			add_list(r, dx_asprintf(r->a, "/%s/", places[i].name), top, n == 0, max);
		if (r->n_lists > 0)
			return;
	}
}

/* The row that the pointer KEY, in quotes, leads into. */
static const struct list *list_of(const struct reader *r, struct dx_str key, size_t *index_r)
{
	struct dx_str pointer = dx_str_sub(key, 1, key.n - 1);

	for (size_t i = 0; i < r->n_lists; i++) {
		struct dx_str prefix = r->lists[i].prefix;
		struct dx_str rest, number;
		uint64_t v;

		if (pointer.n < prefix.n || memcmp(pointer.p, prefix.p, prefix.n) != 0)
			continue;
		rest = dx_str_sub(pointer, prefix.n, pointer.n);
		if (!dx_str_split(&rest, '/', &number) || !dx_str_u64(number, &v) ||
		    v >= json_array_size(r->lists[i].rows))
			return NULL;
		*index_r = (size_t)v;
		return &r->lists[i];
	}
	return NULL;
}

static struct dx_str keep(struct dx_arena *a, struct dx_buf *b)
{
	struct dx_str s = dx_strn(dx_strndup(a, b->data, b->len), b->len);

	dx_buf_free(b);
	return s;
}

/* A member in its own words: a million numbers need not be read and printed again. */
static void add_member(struct dx_buf *b, char before, struct dx_str key, struct dx_str value)
{
	dx_buf_addc(b, before);
	dx_buf_add(b, key.p, key.n);
	dx_buf_addc(b, ':');
	dx_buf_add(b, value.p, value.n);
}

static void sort_evidence(struct reader *r, struct dx_str evidence)
{
	struct dx_str key, value;
	size_t i;

	while (dx_json_member(&evidence, &key, &value)) {
		const struct list *l = list_of(r, key, &i);

		if (l && l->counted) {
			struct dx_buf *b = &r->evidence[l->first + i];
			add_member(b, b->len ? ',' : '{', key, value);
		}
	}
}

static void write_items(struct reader *r, struct dx_rowset *set)
{
	for (size_t k = 0; k < r->n_lists; k++) {
		const struct list *l = &r->lists[k];

		for (size_t i = 0; l->counted && i < json_array_size(l->rows); i++) {
			struct dx_buf *evidence = &r->evidence[l->first + i];
			struct dx_buf b = DX_BUF_INIT;
			struct dx_jw w = dx_jw(&b);

			dx_buf_adds(evidence, evidence->len ? "}" : "{}");
			dx_jw_obj(&w);
			dx_jw_kint(&w, "index", (int64_t)(l->first + i));
			dx_jw_kcstr(&w, "path", dx_asprintf(r->a, "%.*s%zu", DX_STR_ARG(l->prefix), i));
			dx_jw_key(&w, "data");
			dx_jw_json(&w, json_array_get(l->rows, i));
			dx_jw_key(&w, "evidence");
			dx_jw_raw(&w, dx_strn(evidence->data, evidence->len));
			dx_jw_obj_end(&w);
			dx_buf_free(evidence);
			set->items[l->first + i] = keep(r->a, &b);
		}
	}
}

static size_t shown_of(const struct reader *r, const json_t *rows)
{
	for (size_t i = 0; i < r->n_lists; i++)
		if (r->lists[i].rows == rows)
			return r->lists[i].shown;
	return SIZE_MAX;
}

/* V with its lists of rows cut; other arrays are looked through. */
static void write_cut(const struct reader *r, struct dx_jw *w, const json_t *v, int depth)
{
	size_t shown = json_is_array(v) ? shown_of(r, v) : SIZE_MAX;
	const char *key;
	json_t *item;
	size_t i;

	if (depth > 3 || (!json_is_object(v) && !json_is_array(v))) {
		dx_jw_json(w, v);
	} else if (json_is_object(v)) {
		dx_jw_obj(w);
		json_object_foreach ((json_t *)(uintptr_t)v, key, item) {
			dx_jw_key(w, key);
			write_cut(r, w, item, depth + 1);
		}
		dx_jw_obj_end(w);
	} else {
		dx_jw_arr(w);
		json_array_foreach (v, i, item)
			if (i < shown)
				write_cut(r, w, item, shown == SIZE_MAX ? depth + 1 : 4);
		dx_jw_arr_end(w);
	}
}

static void write_cut_evidence(const struct reader *r, struct dx_buf *b, struct dx_str evidence)
{
	struct dx_str key, value;
	size_t i;

	while (dx_json_member(&evidence, &key, &value)) {
		const struct list *l = list_of(r, key, &i);

		if (!l || i < l->shown)
			add_member(b, b->len ? ',' : '{', key, value);
	}
	dx_buf_adds(b, b->len ? "}" : "{}");
}

void dx_rows_read(struct dx_arena *a, const json_t *data, struct dx_str evidence, size_t max, struct dx_rowset *set)
{
	struct reader r = {.a = a, .data = data};

	find_lists(&r, max);
	*set = (struct dx_rowset){.n = r.n_rows, .cut = r.n_rows > max};
	set->items = dx_alloc_array(a, r.n_rows, sizeof(*set->items));
	r.evidence = dx_alloc_array(a, r.n_rows, sizeof(*r.evidence));
	sort_evidence(&r, evidence);
	write_items(&r, set);
	if (set->cut) {
		struct dx_buf cut = DX_BUF_INIT;
		struct dx_jw w = dx_jw(&cut);

		write_cut(&r, &w, data, 0);
		set->data = keep(a, &cut);
		write_cut_evidence(&r, &cut, evidence);
		set->evidence = keep(a, &cut);
	}
}
