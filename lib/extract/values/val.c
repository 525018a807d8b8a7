/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/val.h"

#include "dx/base/buf.h"

struct dx_val dx_val_derived_dec(struct dx_dec v)
{
	return (struct dx_val){.dec = v, .source = DX_VAL_DERIVED};
}

struct dx_val dx_val_derived_text(const char *text)
{
	return (struct dx_val){.text = text, .source = DX_VAL_DERIVED};
}

struct dx_val dx_val_derived_date(struct dx_date d)
{
	return (struct dx_val){.date = d, .source = DX_VAL_DERIVED};
}

const char *dx_val_source_name(enum dx_val_source s)
{
	switch (s) {
	case DX_VAL_ABSENT:
		return NULL;
	case DX_VAL_TEXT_LAYER:
		return "text_layer";
	case DX_VAL_OCR:
		return "ocr";
	case DX_VAL_DERIVED:
		return "derived";
	case DX_VAL_EMBEDDED_XML:
		return "embedded_xml";
	case DX_VAL_QR:
		return "qr";
	case DX_VAL_REPAIRED:
		return "repaired";
	case DX_VAL_HUMAN:
		return "human";
	case DX_VAL_LLM:
		return "llm";
	case DX_VAL_SOURCES:
		break;
	}
	return NULL;
}

bool dx_val_same_place(const struct dx_val *a, const struct dx_val *b)
{
	return a->place.page == b->place.page && a->place.x0 == b->place.x0 && a->place.y0 == b->place.y0;
}

struct dx_place dx_place_join(struct dx_place a, struct dx_place b)
{
	if (a.page == 0)
		return b;
	if (b.page != a.page)
		return a;
	if (b.x0 < a.x0)
		a.x0 = b.x0;
	if (b.y0 < a.y0)
		a.y0 = b.y0;
	if (b.x1 > a.x1)
		a.x1 = b.x1;
	if (b.y1 > a.y1)
		a.y1 = b.y1;
	return a;
}

struct walk {
	struct dx_buf path;
	dx_val_fn *fn;
	void *arg;
};

static void walk_members(struct walk *w, const struct dx_shape *shape, size_t n, char *record)
{
	size_t mark = w->path.len;

	for (size_t i = 0; i < n; i++) {
		const struct dx_shape *m = &shape[i];
		char *at = record + m->at;

		dx_buf_addc(&w->path, '/');
		dx_buf_adds(&w->path, m->name);
		if (m->kind == DX_SHAPE_OBJECT) {
			walk_members(w, m->sub, m->n_sub, at);
		} else if (m->kind == DX_SHAPE_ROWS) {
			const struct dx_rows *rows = (const struct dx_rows *)(void *)at;
			size_t rows_mark = w->path.len;

			for (size_t k = 0; k < rows->n; k++) {
				dx_buf_addc(&w->path, '/');
				dx_buf_add_uint(&w->path, k);
				walk_members(w, m->sub, m->n_sub, (char *)rows->items + k * m->row_size);
				w->path.len = rows_mark;
			}
		} else {
			w->fn(w->arg, m, (struct dx_val *)(void *)at, dx_buf_cstr(&w->path));
		}
		w->path.len = mark;
	}
}

struct dx_dec dx_val_or_zero(const struct dx_val *v)
{
	return dx_val_has(v) ? v->dec : dx_dec(0, 2);
}

bool dx_rows_sum(const struct dx_rows *rows, size_t row_size, size_t offset, struct dx_dec *sum_r)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < rows->n; i++) {
		const struct dx_val *v = dx_val_at((char *)rows->items + i * row_size, offset);

		if (!dx_val_has(v))
			return false;
		sum = dx_dec_add(sum, v->dec);
	}
	*sum_r = sum;
	return rows->n > 0;
}

void dx_val_walk(const struct dx_shape *shape, size_t n, void *record, const char *prefix, dx_val_fn *fn, void *arg)
{
	struct walk w = {.fn = fn, .arg = arg};

	dx_buf_adds(&w.path, prefix);
	walk_members(&w, shape, n, record);
	dx_buf_free(&w.path);
}
