/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/foreign/pdf.h"

#include <string.h>

#include "dx/fmt/b64.h"
#include "foreign_int.h"

#define BYTES_MAX         (128u << 20)
#define PNG_MAX           (64u << 20)
#define NAME_MAX_BYTES    4096
#define TOTAL_MAX         INT32_MAX
#define PICTURE_DPI_MAX   3000
#define REFUSAL_BYTES_MAX 65536

static bool malformed(struct dx_err *err, int page, const char *what)
{
	if (page == 0)
		return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service's answer is malformed: %s",
			       what);
	return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service's answer is malformed: page %d: %s",
		       page, what);
}

/* A string of base64, at most MAX bytes when decoded. */
static bool take_bytes(struct dx_arena *a, const json_t *v, size_t max, struct dx_str *bytes_r)
{
	struct dx_buf out = DX_BUF_INIT;
	bool ok = json_is_string(v) && json_string_length(v) <= (max + 2) / 3 * 4 &&
		  dx_b64_decode(DX_B64_STD, dx_strn(json_string_value(v), json_string_length(v)), &out) &&
		  out.len <= max;

	if (ok)
		*bytes_r = dx_strn(dx_memdup(a, dx_buf_cstr(&out), out.len), out.len);
	dx_buf_free(&out);
	return ok;
}

/* [["base64",x0,y0,x1,y1],…] */
static bool take_codes(struct dx_arena *a, const json_t *list, struct dx_page *page)
{
	size_t n = json_array_size(list);

	if (!list)
		return true;
	if (!json_is_array(list) || n > DX_CODES_MAX)
		return false;
	page->codes = dx_alloc_array(a, n, sizeof(*page->codes));
	for (size_t i = 0; i < n; i++) {
		const json_t *v = json_array_get(list, i);
		struct dx_qr *c = &page->codes[page->n_codes++];
		struct dx_rule box;

		if (json_array_size(v) != 5 || !take_bytes(a, json_array_get(v, 0), DX_CODE_BYTES_MAX, &c->payload) ||
		    !dx_foreign_box(v, 1, page, &box))
			return false;
		c->x0 = box.x0;
		c->y0 = box.y0;
		c->x1 = box.x1;
		c->y1 = box.y1;
	}
	return true;
}

/* [["base64 of the name","base64 of the bytes"],…] */
static bool take_attached(struct dx_arena *a, const json_t *list, struct dx_page *page)
{
	size_t n = json_array_size(list);

	if (!list)
		return true;
	if (!json_is_array(list) || n > DX_ATTACHED_MAX)
		return false;
	page->attached = dx_alloc_array(a, n, sizeof(*page->attached));
	for (size_t i = 0; i < n; i++) {
		const json_t *v = json_array_get(list, i);
		struct dx_attached *f = &page->attached[page->n_attached++];

		if (json_array_size(v) != 2 || !take_bytes(a, json_array_get(v, 0), NAME_MAX_BYTES, &f->name) ||
		    !take_bytes(a, json_array_get(v, 1), DX_ATTACHED_BYTES_MAX, &f->bytes))
			return false;
	}
	return true;
}

/* Not said: usable if there are words to be used. */
static bool take_state(const json_t *v, bool has_words, enum dx_text_state *state_r)
{
	const char *name = dx_json_str(v, "text_state");

	*state_r = has_words ? DX_TEXT_USABLE : DX_TEXT_NONE;
	if (json_object_get(v, "text_state") == NULL)
		return true;
	for (int t = DX_TEXT_NONE; name && t <= DX_TEXT_USABLE; t++) {
		if (strcmp(name, dx_text_state_name((enum dx_text_state)t)) == 0) {
			*state_r = (enum dx_text_state)t;
			return true;
		}
	}
	return false;
}

static bool take_picture(struct dx_arena *a, const json_t *v, struct dx_foreign_sheet *s)
{
	int64_t n[3];

	if (!v || json_is_null(v))
		return true;
	if (!dx_foreign_int(v, "width", 0, 1, DX_FOREIGN_LENGTH_MAX, &n[0]) ||
	    !dx_foreign_int(v, "height", 0, 1, DX_FOREIGN_LENGTH_MAX, &n[1]) ||
	    !dx_foreign_int(v, "dpi", 0, 0, PICTURE_DPI_MAX, &n[2]))
		return false;
	s->width = (int32_t)n[0];
	s->height = (int32_t)n[1];
	s->dpi = (int)n[2];
	return take_bytes(a, json_object_get(v, "png"), PNG_MAX, &s->png) && s->png.n > 0;
}

/* Words of a layer that is not to be trusted are passed over: the page is read from its picture. */
static bool take_sheet(struct dx_arena *a, const json_t *v, int number, struct dx_foreign_sheet *s, struct dx_err *err)
{
	struct dx_page *page = &s->page;
	const json_t *words = json_object_get(v, "words");
	const char *source = dx_json_str(v, "source");
	bool has_words = words && !json_is_null(words) && !(source && strcmp(source, "none") == 0);
	struct dx_err why;

	page->number = number;
	if (!dx_foreign_size(v, page))
		return malformed(err, number, "size or turn");
	if (!take_state(v, has_words, &page->text_state))
		return malformed(err, number, "text_state");
	if (has_words && (page->text_state == DX_TEXT_USABLE || page->text_state == DX_TEXT_NONE)) {
		page->source = DX_SOURCE_TEXT_LAYER;
		if (!dx_foreign_words(a, v, page, &why))
			return malformed(err, number, why.msg);
	}
	if (!take_codes(a, json_object_get(v, "codes"), page))
		return malformed(err, number, "codes");
	if (!take_attached(a, json_object_get(v, "attached"), page))
		return malformed(err, number, "attached");
	return take_picture(a, json_object_get(v, "picture"), s) || malformed(err, number, "picture");
}

static bool take_sheets(struct dx_arena *a, const json_t *list, struct dx_foreign_pdf *f, struct dx_err *err)
{
	int64_t number = 0;

	if (!json_is_array(list))
		return malformed(err, 0, "no pages");
	f->n = json_array_size(list);
	if (f->n > DX_FOREIGN_PAGES_MAX)
		return dx_fail(err, DX_E_too_many_pages, "the document has %d pages, at most %d are read",
			       f->pages_total, DX_FOREIGN_PAGES_MAX);
	f->sheets = dx_alloc_array(a, f->n, sizeof(*f->sheets));
	for (size_t i = 0; i < f->n; i++) {
		const json_t *v = json_array_get(list, i);

		if (!dx_foreign_int(v, "page", 0, number + 1, f->pages_total, &number))
			return malformed(err, 0, "a page's number");
		if (!take_sheet(a, v, (int)number, &f->sheets[i], err))
			return false;
	}
	return true;
}

bool dx_foreign_pdf(struct dx_arena *a, struct dx_str bytes, struct dx_foreign_pdf *f_r, struct dx_err *err)
{
	struct dx_foreign_pdf f = {0};
	struct dx_err why;
	int64_t v[2];
	json_t *o;

	if (bytes.n > BYTES_MAX)
		return malformed(err, 0, "too long");
	if (!dx_json_parse(a, bytes, &o, &why))
		return malformed(err, 0, why.msg);
	if (!dx_foreign_int(o, "v", 0, 1, 1, &v[0]) || !dx_foreign_int(o, "pages_total", 0, 1, TOTAL_MAX, &v[1]))
		return malformed(err, 0, "version or number of pages");
	f.pages_total = (int)v[1];
	f.encrypted = dx_json_bool(o, "encrypted", false);
	if (!take_sheets(a, json_object_get(o, "pages"), &f, err))
		return false;
	*f_r = f;
	return true;
}

bool dx_foreign_refusal(struct dx_arena *a, struct dx_str bytes, int status, struct dx_err *err)
{
	static const enum dx_code known[] = {
		DX_E_bad_request,    DX_E_corrupt_file,    DX_E_password_required, DX_E_wrong_password,
		DX_E_too_many_pages, DX_E_image_too_large, DX_E_page_timeout,      DX_E_reader_crashed,
	};
	enum dx_code code;
	struct dx_err why;
	json_t *o;

	if (bytes.n <= REFUSAL_BYTES_MAX && dx_json_parse(a, bytes, &o, &why)) {
		const char *name = dx_json_str(o, "code");

		for (size_t i = 0; name && dx_code_find(name, &code) && i < DX_LEN(known); i++)
			if (known[i] == code)
				return dx_fail(err, code, "the remote PDF service says: %s", dx_code_title(code));
	}
	return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service answers with status %d", status);
}
