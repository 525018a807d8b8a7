/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "answer.h"

#include <string.h>

#include "dx/doc/kind.h"
#include "dx/doc/rows.h"
#include "dx/fmt/json.h"
#include "dx/store/array.h"

/* Far beyond the largest sheet of paper, in thousandths of a point. */
#define LENGTH_MAX 100000000
/* The source stands among the first members of the stored form. */
#define SOURCE_WINDOW 256

enum dx_answer_class dx_answer_judge(const struct dx_eng_answer *answer)
{
	if (answer->crashed || answer->gone)
		return DX_ANSWER_CRASHED;
	if (dx_code_status(answer->err.code) >= 500 || dx_code_retryable(answer->err.code))
		return DX_ANSWER_AGAIN;
	return DX_ANSWER_FATAL;
}

static bool malformed(struct dx_err *err, const char *what)
{
	return dx_fail(err, DX_E_internal_error, "the reader's answer is malformed: %s", what);
}

/* A JSON part of the answer. */
static bool parse(struct dx_arena *a, struct dx_str text, json_t **v_r, struct dx_err *err)
{
	struct dx_err why;
	return dx_json_parse(a, text, v_r, &why) ? true : malformed(err, why.msg);
}

static bool int_member(const json_t *obj, const char *key, int64_t min, int64_t max, int *v_r)
{
	int64_t v = dx_json_int(obj, key, min - 1);
	if (v < min || v > max)
		return false;
	*v_r = (int)v;
	return true;
}

/* ---- open ---- */

static bool read_kind(const json_t *info, struct dx_answer_open *o)
{
	const char *name = dx_json_str(info, "kind");
	for (int k = DX_KIND_PDF; name != NULL && k < DX_KINDS; k++) {
		if (strcmp(name, dx_kind_name((enum dx_kind)k)) == 0) {
			o->kind = dx_kind_name((enum dx_kind)k);
			o->media_type = dx_kind_media_type((enum dx_kind)k);
			return true;
		}
	}
	return false;
}

static bool read_text_state(const json_t *page, enum dx_text_state *state_r)
{
	const char *name = dx_json_str(page, "text_state");
	for (int t = DX_TEXT_NONE; name != NULL && t <= DX_TEXT_USABLE; t++) {
		if (strcmp(name, dx_text_state_name((enum dx_text_state)t)) == 0) {
			*state_r = (enum dx_text_state)t;
			return true;
		}
	}
	return false;
}

/* Page numbers ascend, so none comes twice. */
static bool read_page(const json_t *v, int after, int last, struct dx_answer_page *p, bool *has_words_r)
{
	*has_words_r = dx_json_bool(v, "words", false);
	return int_member(v, "page", (int64_t)after + 1, last, &p->number) &&
	       int_member(v, "width", 1, LENGTH_MAX, &p->width) && int_member(v, "height", 1, LENGTH_MAX, &p->height) &&
	       read_text_state(v, &p->text_state);
}

bool dx_answer_open(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_answer_open *o_r,
		    struct dx_err *err)
{
	struct dx_answer_open o = {0};
	json_t *info;
	size_t part = 1;

	if (answer->n_parts < 1)
		return malformed(err, "no description");
	if (!parse(a, answer->parts[0], &info, err))
		return false;
	const json_t *pages = json_object_get(info, "pages");
	o.n = json_array_size(pages);
	if (!read_kind(info, &o) || !int_member(info, "pages_total", 1, INT32_MAX, &o.pages_total) || o.n == 0)
		return malformed(err, "kind or pages");
	o.pages = dx_alloc_array(a, o.n, sizeof(*o.pages));
	for (size_t i = 0; i < o.n; i++) {
		bool has_words;
		int before = i > 0 ? o.pages[i - 1].number : 0;
		if (!read_page(json_array_get(pages, i), before, o.pages_total, &o.pages[i], &has_words))
			return malformed(err, "a page");
		if (has_words && part >= answer->n_parts)
			return malformed(err, "words are missing");
		if (has_words)
			o.pages[i].words = answer->parts[part++];
	}
	if (part != answer->n_parts)
		return malformed(err, "more words than pages");
	*o_r = o;
	return true;
}

/* ---- pictures ---- */

bool dx_answer_picture(struct dx_arena *a, const struct dx_eng_answer *answer, int paper_r[3], struct dx_str *png_r,
		       struct dx_err *err)
{
	static const char magic[] = "\x89PNG\r\n\x1a\n";
	json_t *info;

	if (answer->n_parts != 2 || !dx_str_starts(answer->parts[1], magic))
		return malformed(err, "no picture");
	if (!parse(a, answer->parts[0], &info, err))
		return false;
	for (size_t i = 0; i < 3; i++) {
		const json_t *v = json_array_get(json_object_get(info, "paper"), i);

		if (!json_is_integer(v) || json_integer_value(v) < 0 || json_integer_value(v) > LENGTH_MAX)
			return malformed(err, "the paper");
		paper_r[i] = (int)json_integer_value(v);
	}
	*png_r = answer->parts[1];
	return true;
}

/* ---- words ---- */

bool dx_answer_words(struct dx_arena *a, struct dx_str words, int number, enum dx_source source, struct dx_page *page_r,
		     struct dx_err *err)
{
	struct dx_err why;
	struct dx_page page;

	if (!dx_words_read(a, words, &page, &why))
		return malformed(err, why.msg);
	if (page.number != number || page.source != source)
		return malformed(err, "words of another page");
	*page_r = page;
	return true;
}

enum dx_source dx_answer_words_source(struct dx_str words)
{
	struct dx_str head = dx_str_sub(words, 0, SOURCE_WINDOW);
	if (dx_str_find(head, DX_STR("\"source\":\"text_layer\"")) != SIZE_MAX)
		return DX_SOURCE_TEXT_LAYER;
	if (dx_str_find(head, DX_STR("\"source\":\"ocr\"")) != SIZE_MAX)
		return DX_SOURCE_OCR;
	return DX_SOURCE_NONE;
}

/* ---- extract ---- */

/* The texts go to clients as they are, inside the document's JSON: each must be one whole value of its kind. */
static bool take_json(struct dx_arena *a, struct dx_str text, json_type type, const char **text_r, json_t **v_r,
		      struct dx_err *err)
{
	json_t *v;
	if (!parse(a, text, &v, err))
		return false;
	if (json_typeof(v) != type)
		return malformed(err, "a part of another type");
	*text_r = dx_strndup(a, text.p, text.n);
	if (v_r != NULL)
		*v_r = v;
	return true;
}

/* Evidence is large, and nothing here looks into it. */
static bool take_evidence(struct dx_arena *a, struct dx_str text, const char **text_r, struct dx_err *err)
{
	struct dx_err why;

	if (!dx_json_check(text, '{', &why))
		return malformed(err, why.msg);
	*text_r = dx_strndup(a, text.p, text.n);
	return true;
}

/* Rows on their own, for paging; beyond a number, data shows only the first of them. */
static void take_rows(struct dx_arena *a, const json_t *data, struct dx_str evidence, struct dx_finished *f)
{
	struct dx_rowset set;
	struct dx_buf rows = DX_BUF_INIT;

	dx_rows_read(a, data, evidence, DX_ROWS_SHOWN, &set);
	dx_array_begin(&rows);
	for (size_t i = 0; i < set.n; i++)
		dx_array_text(&rows, set.items[i]);
	dx_array_end(&rows);
	f->rows = dx_strndup(a, rows.data, rows.len);
	dx_buf_free(&rows);
	if (set.cut) {
		f->whole_data = f->data;
		f->whole_evidence = f->evidence;
		f->data = set.data.p;
		f->evidence = set.evidence.p;
	}
}

static bool read_head(struct dx_arena *a, struct dx_str text, struct dx_finished *f, struct dx_err *err)
{
	json_t *head;
	if (!parse(a, text, &head, err))
		return false;
	const char *status = dx_json_str(head, "status");
	if (status != NULL && strcmp(status, "completed") == 0)
		f->status = "completed";
	else if (status != NULL && strcmp(status, "needs_review") == 0)
		f->status = "needs_review";
	else
		return malformed(err, "the status");
	f->rows_total = dx_json_int(head, "rows_total", -1);
	return f->rows_total >= -1 ? true : malformed(err, "the number of rows");
}

bool dx_answer_extract(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_finished *f_r,
		       struct dx_err *err)
{
	struct dx_finished f = {0};
	const struct dx_str *p = answer->parts;
	json_t *data;

	if (answer->n_parts != 7)
		return malformed(err, "the number of parts");
	if (!read_head(a, p[0], &f, err) || !take_json(a, p[1], JSON_OBJECT, &f.data, &data, err) ||
	    !take_evidence(a, p[2], &f.evidence, err) || !take_json(a, p[3], JSON_ARRAY, &f.checks, NULL, err) ||
	    !take_json(a, p[4], JSON_OBJECT, &f.verification, NULL, err) ||
	    !take_json(a, p[5], JSON_ARRAY, &f.corrections, NULL, err) ||
	    !take_json(a, p[6], JSON_ARRAY, &f.warnings, NULL, err))
		return false;
	take_rows(a, data, p[2], &f);
	*f_r = f;
	return true;
}

/* ---- the template that was chosen ---- */

static bool is_ref_of(struct dx_arena *a, const json_t *tpl, const char *ref, struct dx_finished *f)
{
	const char *industry = dx_json_str(tpl, "industry");
	const char *name = dx_json_str(tpl, "name");
	int version;

	if (industry == NULL || name == NULL || !int_member(tpl, "version", 1, INT32_MAX, &version) ||
	    strcmp(ref, dx_asprintf(a, "%s/%s@%d", industry, name, version)) != 0)
		return false;
	f->industry = dx_strdup(a, industry);
	f->template_name = dx_strdup(a, name);
	f->template_version = version;
	return true;
}

bool dx_answer_choice(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_str templates,
		      struct dx_finished *f, struct dx_err *err)
{
	json_t *head, *list;
	size_t i;
	const json_t *tpl;

	if (answer->n_parts < 1)
		return malformed(err, "no head");
	if (!parse(a, answer->parts[0], &head, err) || !dx_json_parse(a, templates, &list, err))
		return false;
	const char *ref = dx_json_str(head, "template");
	if (ref == NULL || !int_member(head, "template_percent", 0, 100, &f->template_percent))
		return malformed(err, "no template was chosen");
	json_array_foreach (list, i, tpl)
		if (is_ref_of(a, tpl, ref, f))
			return true;
	return malformed(err, "a template that was not offered");
}

/* ---- cells ---- */

bool dx_answer_wants(struct dx_arena *a, const struct dx_eng_answer *answer, struct dx_want **w_r, size_t *n_r,
		     struct dx_err *err)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	struct dx_err why;
	json_t *head;
	bool ok;

	*n_r = 0;
	if (answer->n_parts < 1)
		return malformed(err, "no head");
	if (!parse(a, answer->parts[0], &head, err))
		return false;
	const json_t *list = json_object_get(head, "wants");
	if (list == NULL)
		return true;
	dx_jw_json(&w, list);
	ok = dx_wants_read(a, dx_strn(out.data, out.len), w_r, n_r, &why);
	dx_buf_free(&out);
	return ok ? true : malformed(err, why.msg);
}

bool dx_answer_cells(struct dx_arena *a, const struct dx_eng_answer *answer, const struct dx_want *wants, size_t n,
		     int round, struct dx_rereads *r_r, struct dx_err *err)
{
	struct dx_err why;

	if (answer->n_parts != 1)
		return malformed(err, "the number of parts");
	if (!dx_cells_read(a, answer->parts[0], r_r, &why))
		return malformed(err, why.msg);
	if (r_r->n != n || r_r->page != wants[0].page || r_r->round != round)
		return malformed(err, "other cells than were wanted");
	for (size_t i = 0; i < n; i++)
		if (r_r->v[i].x0 != wants[i].x0 || r_r->v[i].y0 != wants[i].y0 || r_r->v[i].x1 != wants[i].x1 ||
		    r_r->v[i].y1 != wants[i].y1)
			return malformed(err, "other cells than were wanted");
	return true;
}
