/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A PDF file of somebody else's: opened, its words told, a page of it drawn. */
#include <string.h>

#include "dx/crypt/box.h"
#include "dx/doc/words.h"
#include "dx/fmt/b64.h"
#include "upstream_int.h"

#define PAGES_SPEC_MAX 2000
#define PASSWORD_MAX   1368 /* in base64: what an upload may have */
#define DPI_MAX        600
/* Words of more pages do not fit in one message of a reader. */
#define PAGES_MAX 3600

/* ---- what is asked ---- */

static bool add_password(struct dx_req *req, struct dx_jw *w, struct dx_err *err)
{
	const char *text = dx_req_header(req, "X-Document-Password");
	struct dx_buf password = DX_BUF_INIT;
	bool ok = true;

	if (text == NULL || *text == '\0')
		return true;
	dx_buf_reserve(&password, PASSWORD_MAX); /* so that no half of it is left behind by growing */
	if (strlen(text) > PASSWORD_MAX || !dx_b64_decode(DX_B64_STD, dx_str(text), &password))
		ok = dx_fail(err, DX_E_bad_request, "X-Document-Password: not base64, or too long");
	else
		dx_jw_kstr(w, "password", dx_strn(password.data, password.len));
	dx_wipe_buf(&password);
	return ok;
}

static bool add_pages(struct dx_req *req, struct dx_jw *w, struct dx_err *err)
{
	const char *pages = dx_req_query(req, "pages");
	int64_t picture;
	int64_t dpi;

	if (pages != NULL && strlen(pages) > PAGES_SPEC_MAX)
		return dx_fail(err, DX_E_bad_request, "pages: too long");
	if (!dx_upstream_number(req, "picture", 0, 0, 1, &picture, err) ||
	    !dx_upstream_number(req, "dpi", 0, 1, DPI_MAX, &dpi, err))
		return false;
	if (pages != NULL)
		dx_jw_kcstr(w, "pages", pages);
	if (picture == 1)
		dx_jw_kint(w, "picture_dpi", dpi);
	return true;
}

bool dx_upstream_pdf_parameters(const struct dx_upstream_task *t, struct dx_jw *w, struct dx_err *err)
{
	const struct dx_conf *conf = t->u->child->conf;
	int64_t max_pages = dx_conf_int(conf, DX_OPT_limit_pages);
	int64_t max_pixels = dx_conf_int(conf, DX_OPT_limit_pixels);
	int64_t asked;

	if (!dx_upstream_number(t->req, "max_pixels", max_pixels, 1, INT32_MAX, &asked, err))
		return false;
	dx_jw_obj(w);
	dx_jw_kint(w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(w, "max_pages", max_pages < PAGES_MAX ? max_pages : PAGES_MAX);
	dx_jw_kint(w, "max_pixels", asked < max_pixels ? asked : max_pixels);
	if (!add_pages(t->req, w, err) || !add_password(t->req, w, err))
		return false;
	dx_jw_obj_end(w);
	return true;
}

/* ---- what is answered ---- */

static bool malformed(struct dx_err *err)
{
	return dx_fail(err, DX_E_internal_error, "the reader's answer is malformed");
}

/* The answer's parts, one after the other. */
struct telling {
	const struct dx_eng_answer *answer;
	size_t part; /* the next one */
	struct dx_arena *a;
	struct dx_buf *out;
};

/* [width,height,dpi] and the next part. */
static bool add_picture(struct telling *t, const json_t *paper)
{
	static const char *const names[] = {"width", "height", "dpi"};
	struct dx_jw w = dx_jw(t->out);

	if (t->part + 1 != t->answer->n_parts)
		return false;
	dx_jw_obj(&w);
	for (size_t i = 0; i < DX_LEN(names); i++)
		dx_jw_kint(&w, names[i], json_integer_value(json_array_get(paper, i)));
	dx_buf_adds(t->out, ",\"png\":\"");
	dx_b64_encode(DX_B64_STD, t->answer->parts[t->part].p, t->answer->parts[t->part].n, t->out);
	dx_buf_adds(t->out, "\"");
	dx_jw_obj_end(&w);
	t->part++;
	return true;
}

/* The page's stored form is what callers get; only one of a page that was told in whole has it. */
static bool add_whole_page(struct telling *t, const json_t *v)
{
	const json_t *paper = json_object_get(v, "picture");
	struct dx_page page;
	struct dx_err err;
	struct dx_str form;

	if (t->part >= t->answer->n_parts)
		return false;
	form = t->answer->parts[t->part++];
	dx_arena_reset(t->a);
	if (!dx_words_read(t->a, form, &page, &err) || page.number != dx_json_int(v, "page", 0))
		return false;
	if (paper == NULL) {
		dx_buf_addstr(t->out, form);
		return true;
	}
	dx_buf_addstr(t->out, dx_str_sub(form, 0, form.n - 1));
	dx_buf_adds(t->out, ",\"picture\":");
	if (!add_picture(t, paper))
		return false;
	dx_buf_addc(t->out, '}');
	return true;
}

static void add_size(struct telling *t, const json_t *v)
{
	struct dx_jw w = dx_jw(t->out);

	dx_jw_obj(&w);
	dx_jw_kint(&w, "page", dx_json_int(v, "page", 0));
	dx_jw_kint(&w, "width", dx_json_int(v, "width", 0));
	dx_jw_kint(&w, "height", dx_json_int(v, "height", 0));
	dx_jw_kcstr(&w, "text_state", dx_json_str(v, "text_state"));
	dx_jw_obj_end(&w);
}

static bool add_all(struct telling *t, const json_t *info)
{
	const json_t *list = json_object_get(info, "pages");
	const json_t *v;
	size_t i;

	dx_buf_printf(t->out, "{\"v\":1,\"pages_total\":%lld,\"encrypted\":%s,\"pages\":[",
		      (long long)dx_json_int(info, "pages_total", 0),
		      dx_json_bool(info, "encrypted", false) ? "true" : "false");
	json_array_foreach (list, i, v) {
		if (i > 0)
			dx_buf_addc(t->out, ',');
		if (!dx_json_bool(v, "words", false))
			add_size(t, v);
		else if (!add_whole_page(t, v))
			return false;
	}
	dx_buf_adds(t->out, "]}");
	return i > 0 && t->part == t->answer->n_parts;
}

bool dx_upstream_pdf_body(const struct dx_eng_answer *answer, struct dx_buf *out, struct dx_err *err)
{
	struct dx_arena *keep = dx_arena_new();
	struct telling t = {.answer = answer, .part = 1, .a = dx_arena_new(), .out = out};
	struct dx_err why;
	json_t *info;
	const char *kind;
	bool ok = answer->n_parts >= 1 && dx_json_parse(keep, answer->parts[0], &info, &why);

	if (!ok) {
		(void)malformed(err);
	} else {
		kind = dx_json_str(info, "kind");
		if (kind == NULL || strcmp(kind, "pdf") != 0)
			ok = dx_fail(err, DX_E_unsupported_media_type, "the file is no PDF file");
		else
			ok = add_all(&t, info) || malformed(err);
	}
	dx_arena_drop(&t.a);
	dx_arena_drop(&keep);
	return ok;
}
