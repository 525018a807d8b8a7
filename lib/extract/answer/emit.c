/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/emit.h"

#include <string.h>

#include "dx/fmt/json.h"

#define FRACTION_DECIMALS 4
#define FRACTION_UNIT     10000

static void *grow(struct dx_arena *a, void *v, size_t n, size_t *cap, size_t size)
{
	void *grown;

	if (n < *cap)
		return v;
	*cap = *cap ? 2 * *cap : 16;
	grown = dx_alloc_array(a, *cap, size);
	if (n)
		memcpy(grown, v, n * size);
	return grown;
}

void dx_notes_correct(struct dx_notes *n, struct dx_correction c)
{
	n->corrections = grow(n->arena, n->corrections, n->n_corrections, &n->cap_corrections, sizeof(c));
	c.path = dx_strdup(n->arena, c.path);
	c.read = dx_strdup(n->arena, c.read);
	c.used = dx_strdup(n->arena, c.used);
	n->corrections[n->n_corrections++] = c;
}

void dx_notes_warn(struct dx_notes *n, const char *code, int page, const char *detail)
{
	for (size_t i = 0; i < n->n_warnings; i++)
		if (strcmp(n->warnings[i].code, code) == 0 && n->warnings[i].page == page &&
		    strcmp(n->warnings[i].detail, detail) == 0)
			return; /* once a page is enough */
	n->warnings = grow(n->arena, n->warnings, n->n_warnings, &n->cap_warnings, sizeof(*n->warnings));
	n->warnings[n->n_warnings++] =
		(struct dx_warning){.code = code, .page = page, .detail = dx_strdup(n->arena, detail)};
}

void dx_notes_point(struct dx_notes *n, const char *code, int page, const char *path)
{
	for (size_t i = 0; i < n->n_warnings; i++) {
		struct dx_warning *v = &n->warnings[i];

		if (strcmp(v->code, code) != 0 || v->page != page)
			continue;
		v->paths = grow(n->arena, v->paths, v->n_paths, &v->cap_paths, sizeof(*v->paths));
		v->paths[v->n_paths++] = dx_strdup(n->arena, path);
		return;
	}
}

static void emit_value(struct dx_jw *w, const struct dx_shape *m, const struct dx_val *v)
{
	char date[DX_DATE_TEXT_MAX];

	if (!dx_val_has(v)) {
		dx_jw_null(w);
		return;
	}
	switch (m->kind) {
	case DX_SHAPE_TEXT:
		dx_jw_cstr(w, v->text);
		break;
	case DX_SHAPE_DATE:
		dx_jw_cstr(w, dx_date_text(v->date, date));
		break;
	case DX_SHAPE_BOOL:
		dx_jw_bool(w, v->flag);
		break;
	case DX_SHAPE_AMOUNT:
		dx_jw_dec(w, v->dec.scale < 2 ? dx_dec_round(v->dec, 2) : v->dec);
		break;
	case DX_SHAPE_NUMBER:
		dx_jw_dec(w, dx_dec_normalize(v->dec));
		break;
	case DX_SHAPE_OBJECT:
	case DX_SHAPE_ROWS:
		break;
	}
}

static void emit_members(struct dx_jw *w, const struct dx_shape *shape, size_t n, const char *record)
{
	dx_jw_obj(w);
	for (size_t i = 0; i < n; i++) {
		const struct dx_shape *m = &shape[i];
		const char *at = record + m->at;

		if (m->kind == DX_SHAPE_ROWS) {
			const struct dx_rows *rows = (const struct dx_rows *)(const void *)at;

			if (m->optional && rows->n == 0)
				continue;
			dx_jw_key(w, m->name);
			dx_jw_arr(w);
			for (size_t k = 0; k < rows->n; k++)
				emit_members(w, m->sub, m->n_sub, (const char *)rows->items + k * m->row_size);
			dx_jw_arr_end(w);
			continue;
		}
		dx_jw_key(w, m->name);
		if (m->kind == DX_SHAPE_OBJECT)
			emit_members(w, m->sub, m->n_sub, at);
		else
			emit_value(w, m, (const struct dx_val *)(const void *)at);
	}
	dx_jw_obj_end(w);
}

void dx_emit_data(const struct dx_shape *shape, size_t n_shape, void *record, struct dx_buf *out)
{
	struct dx_jw w = dx_jw(out);

	emit_members(&w, shape, n_shape, record);
}

struct evidence {
	struct dx_jw w;
	const struct dx_page *pages;
	size_t n_pages;
};

static const struct dx_page *page_of(const struct evidence *e, int number)
{
	size_t low = 0;
	size_t high = e->n_pages;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (e->pages[mid].number < number)
			low = mid + 1;
		else
			high = mid;
	}
	return low < e->n_pages && e->pages[low].number == number ? &e->pages[low] : NULL;
}

static void fraction(struct dx_jw *w, int32_t v, int32_t whole)
{
	int64_t f = whole > 0 ? ((int64_t)v * FRACTION_UNIT + whole / 2) / whole : 0;

	dx_jw_fixed(w, f < 0 ? 0 : f > FRACTION_UNIT ? FRACTION_UNIT : f, FRACTION_DECIMALS);
}

static void emit_box(struct dx_jw *w, const struct dx_page *page, const struct dx_place *p)
{
	dx_jw_arr(w);
	fraction(w, p->x0, page->width);
	fraction(w, p->y0, page->height);
	fraction(w, p->x1, page->width);
	fraction(w, p->y1, page->height);
	dx_jw_arr_end(w);
}

static void on_value(void *arg, const struct dx_shape *member DX_UNUSED, struct dx_val *v, const char *pointer)
{
	struct evidence *e = arg;
	const struct dx_page *page = page_of(e, v->place.page);

	if (!dx_val_has(v))
		return;
	dx_jw_key(&e->w, pointer);
	dx_jw_obj(&e->w);
	dx_jw_key(&e->w, "page");
	if (page)
		dx_jw_int(&e->w, page->number);
	else
		dx_jw_null(&e->w);
	dx_jw_key(&e->w, "box");
	if (page)
		emit_box(&e->w, page, &v->place);
	else
		dx_jw_null(&e->w);
	dx_jw_kcstr(&e->w, "raw", v->raw);
	dx_jw_key(&e->w, "confidence");
	if (v->source == DX_VAL_DERIVED)
		dx_jw_null(&e->w);
	else
		dx_jw_fixed(&e->w, v->conf, 2);
	dx_jw_kcstr(&e->w, "source", dx_val_source_name(v->source));
	dx_jw_obj_end(&e->w);
}

void dx_emit_evidence(const struct dx_shape *shape, size_t n_shape, void *record, const struct dx_page *pages,
		      size_t n_pages, struct dx_buf *out)
{
	struct evidence e = {.w = dx_jw(out), .pages = pages, .n_pages = n_pages};

	dx_jw_obj(&e.w);
	dx_val_walk(shape, n_shape, record, "", on_value, &e);
	dx_jw_obj_end(&e.w);
}

void dx_emit_corrections(const struct dx_notes *n, struct dx_buf *out)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_arr(&w);
	for (size_t i = 0; i < n->n_corrections; i++) {
		const struct dx_correction *c = &n->corrections[i];

		dx_jw_obj(&w);
		dx_jw_kcstr(&w, "path", c->path);
		dx_jw_kcstr(&w, "read", c->read);
		dx_jw_kcstr(&w, "used", c->used);
		dx_jw_kcstr(&w, "why", c->why);
		dx_jw_key(&w, "candidates");
		dx_jw_arr(&w);
		for (size_t k = 0; k < c->n_candidates; k++)
			dx_jw_cstr(&w, c->candidates[k]);
		dx_jw_arr_end(&w);
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
}

void dx_emit_warnings(const struct dx_notes *n, struct dx_buf *out)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_arr(&w);
	for (size_t i = 0; i < n->n_warnings; i++) {
		const struct dx_warning *v = &n->warnings[i];

		dx_jw_obj(&w);
		dx_jw_kcstr(&w, "code", v->code);
		dx_jw_key(&w, "page");
		if (v->page)
			dx_jw_int(&w, v->page);
		else
			dx_jw_null(&w);
		dx_jw_kcstr(&w, "detail", v->detail);
		if (v->n_paths > 0) {
			dx_jw_key(&w, "paths");
			dx_jw_arr(&w);
			for (size_t k = 0; k < v->n_paths; k++)
				dx_jw_cstr(&w, v->paths[k]);
			dx_jw_arr_end(&w);
		}
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
}
