/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What callers ask and get. */
#include <string.h>

#include "dx/crypt/box.h"
#include "dx/doc/cells.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "upstream_int.h"

#define LENGTH_MAX    100000000 /* thousandths of a point */
#define DPI_MAX       3000
#define MILLIDEG_MAX  180000
#define LANGUAGES_MAX 200
#define PROTOCOL      1

/* ---- the query ---- */

bool dx_upstream_number(struct dx_req *req, const char *name, int64_t def, int64_t min, int64_t max, int64_t *v_r,
			struct dx_err *err)
{
	const char *text = dx_req_query(req, name);

	*v_r = def;
	if (text == NULL)
		return true;
	if (!dx_str_i64(dx_str(text), v_r) || *v_r < min || *v_r > max)
		return dx_fail(err, DX_E_bad_request, "%s: not a whole number from %d to %d", name, (int)min, (int)max);
	return true;
}

static bool add_paper(struct dx_req *req, struct dx_jw *w, struct dx_err *err)
{
	int64_t v[3];

	if (!dx_upstream_number(req, "width", 0, 1, LENGTH_MAX, &v[0], err) ||
	    !dx_upstream_number(req, "height", 0, 1, LENGTH_MAX, &v[1], err) ||
	    !dx_upstream_number(req, "dpi", 0, 1, DPI_MAX, &v[2], err))
		return false;
	if ((v[0] > 0) != (v[1] > 0) || (v[0] > 0) != (v[2] > 0))
		return dx_fail(err, DX_E_bad_request, "width, height, dpi: all of them or none");
	dx_jw_key(w, "paper");
	dx_jw_arr(w);
	for (size_t i = 0; i < DX_LEN(v); i++)
		dx_jw_int(w, v[i]);
	dx_jw_arr_end(w);
	return true;
}

/* What is not installed the engine refuses. */
static bool add_languages(struct dx_req *req, const struct dx_conf *conf, struct dx_jw *w, struct dx_err *err)
{
	const char *text = dx_req_query(req, "languages");

	if (text == NULL || *text == '\0')
		text = dx_conf_str(conf, DX_OPT_languages);
	if (strlen(text) > LANGUAGES_MAX)
		return dx_fail(err, DX_E_bad_request, "languages: too long");
	dx_jw_kcstr(w, "languages", text);
	return true;
}

static bool write_parameters(struct dx_upstream_task *t, struct dx_jw *w, struct dx_err *err)
{
	if (t->op == DX_UNIT_OPEN)
		return dx_upstream_pdf_parameters(t, w, err);

	const struct dx_conf *conf = t->u->child->conf;
	int64_t rotation = 0;
	int64_t skew = 0;

	if (t->op == DX_UNIT_READ_CELLS &&
	    (!dx_upstream_number(t->req, "rotation", 0, 0, 270, &rotation, err) ||
	     !dx_upstream_number(t->req, "skew_millideg", 0, -MILLIDEG_MAX, MILLIDEG_MAX, &skew, err)))
		return false;
	dx_jw_obj(w);
	dx_jw_kint(w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	dx_jw_kint(w, "page", 1);
	dx_jw_kint(w, "rotation", rotation);
	dx_jw_kint(w, "skew_millideg", skew);
	if (!add_languages(t->req, conf, w, err) || !add_paper(t->req, w, err))
		return false;
	dx_jw_obj_end(w);
	return true;
}

static bool take_parameters(struct dx_upstream_task *t, struct dx_err *err)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	bool ok;

	dx_buf_reserve(&out, 8192); /* a password in it must not be left behind by growing */
	ok = write_parameters(t, &w, err);
	t->parts[0] = dx_str(dx_strdup(dx_req_arena(t->req), dx_buf_cstr(&out)));
	t->n_parts = 1;
	dx_wipe_buf(&out);
	return ok;
}

static bool take_cells(struct dx_upstream_task *t, struct dx_err *err)
{
	const char *text = dx_req_query(t->req, "cells");
	struct dx_want *wants;
	struct dx_err why;
	size_t n = 0;

	if (text == NULL)
		return dx_fail(err, DX_E_missing_field, "cells: which ones are to be read");
	if (!dx_wants_read(dx_req_arena(t->req), dx_str(text), &wants, &n, &why) || n == 0 || n > DX_WANTS_PAGE_MAX ||
	    wants[n - 1].page != 1)
		return dx_fail(err, DX_E_bad_request, "cells: not 1 to %d cells of page 1", DX_WANTS_PAGE_MAX);
	t->parts[1] = dx_str(dx_strdup(dx_req_arena(t->req), text));
	t->n_parts = 2;
	return true;
}

/* ---- the body ---- */

static bool take_file(struct dx_upstream_task *t, struct dx_err *err)
{
	const char *type = dx_req_header(t->req, "Content-Type");
	const char *wanted = t->op == DX_UNIT_OPEN ? "application/pdf" : "image/png";
	struct evbuffer *body = dx_req_body(t->req);
	size_t n = evbuffer_get_length(body);
	const void *bytes;

	if (type == NULL || !dx_str_ieq_c(dx_str_trim(dx_str_sub(dx_str(type), 0, strcspn(type, ";"))), wanted))
		return dx_fail(err, DX_E_unsupported_media_type, "send the file as %s", wanted);
	if (n == 0)
		return dx_fail(err, DX_E_empty_file, "the body is empty");
	bytes = evbuffer_pullup(body, -1);
	if (bytes == NULL)
		return dx_fail(err, DX_E_overloaded, "no memory for the file");
	if (!dx_eng_memfd(bytes, n, &t->fd, err))
		return false;
	evbuffer_drain(body, n);
	return true;
}

static void close_file(void *arg)
{
	struct dx_upstream_task *t = arg;
	dx_fd_close(&t->fd);
}

static bool is_admitted(struct dx_req *req, const struct dx_upstream *u, struct dx_err *err)
{
	return dx_upstream_keys_admit(&u->keys, dx_req_header(req, "Authorization"), err);
}

static void take(struct dx_req *req, struct dx_upstream *u, enum dx_unit_op op, const char *const *allowed)
{
	struct dx_upstream_task *t = DX_NEW(dx_req_arena(req), struct dx_upstream_task);
	struct dx_err err = {0};

	*t = (struct dx_upstream_task){.u = u, .req = req, .op = op, .fd = -1};
	dx_arena_defer(dx_req_arena(req), close_file, t);
	if (!is_admitted(req, u, &err) || !dx_req_query_check(req, allowed, &err) || !take_parameters(t, &err) ||
	    (op == DX_UNIT_READ_CELLS && !take_cells(t, &err)) || !take_file(t, &err) ||
	    !dx_upstream_desk_take(t, &err)) {
		dx_stats_add(u->child->stats, DX_C_SERVED_REFUSED, 1);
		dx_reply_err(req, &err);
	}
}

/* ---- the answer ---- */

/* A reader has handled a hostile file: what it says is looked at before it is passed on. */
static bool makes_sense(const struct dx_upstream_task *t, const struct dx_eng_answer *answer, struct dx_err *err)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_rereads cells;
	struct dx_page page;
	bool ok = answer->n_parts == 1;

	if (!ok)
		(void)dx_fail(err, DX_E_internal_error, "the reader's answer is malformed");
	else if (t->op == DX_UNIT_READ_CELLS)
		ok = dx_cells_read(a, answer->parts[0], &cells, err);
	else
		ok = dx_words_read(a, answer->parts[0], &page, err);
	dx_arena_drop(&a);
	return ok;
}

static bool reply(struct dx_upstream_task *t, const struct dx_eng_answer *answer, struct dx_err *err)
{
	struct dx_buf out = DX_BUF_INIT;
	bool ok;

	if (t->op == DX_UNIT_OPEN) {
		ok = dx_upstream_pdf_body(answer, &out, err);
		if (ok)
			dx_reply_buf(t->req, 200, "application/json", &out);
		dx_buf_free(&out);
	} else {
		ok = makes_sense(t, answer, err);
		if (ok)
			dx_reply(t->req, 200, "application/json", answer->parts[0].p, answer->parts[0].n);
	}
	return ok;
}

void dx_upstream_answer(struct dx_upstream_task *t, const struct dx_eng_answer *answer)
{
	struct dx_stats *stats = t->u->child->stats;
	struct dx_err err = answer->err;

	/* a password may be in it */
	dx_wipe((char *)(uintptr_t)t->parts[0].p, t->parts[0].n);
	if (answer->ok && reply(t, answer, &err)) {
		dx_stats_add(stats, DX_C_SERVED_PAGES, 1);
		return;
	}
	dx_stats_add(stats, DX_C_SERVED_REFUSED, 1);
	if (answer->crashed)
		dx_stats_add(stats, err.code == DX_E_page_timeout ? DX_C_READER_TIMEOUTS : DX_C_READER_CRASHES, 1);
	dx_reply_err(t->req, &err);
}

/* ---- routes ---- */

static void ocr(struct dx_req *req, void *arg)
{
	static const char *const allowed[] = {"languages", "width", "height", "dpi", NULL};
	take(req, arg, DX_UNIT_OCR_PAGE, allowed);
}

static void cells(struct dx_req *req, void *arg)
{
	static const char *const allowed[] = {"languages", "width",    "height",        "dpi",
					      "cells",     "rotation", "skew_millideg", NULL};
	take(req, arg, DX_UNIT_READ_CELLS, allowed);
}

static void pdf(struct dx_req *req, void *arg)
{
	static const char *const allowed[] = {"pages", "picture", "dpi", "max_pixels", NULL};
	take(req, arg, DX_UNIT_OPEN, allowed);
}

/* What is here. */
static void engines(struct dx_req *req, void *arg)
{
	const struct dx_upstream *u = arg;
	const struct dx_eng_versions *v = dx_runner_versions(u->seats[0].runner);
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	struct dx_err err = {0};
	struct dx_str rest = dx_str(v->languages);
	int64_t busy = 0;

	if (!is_admitted(req, u, &err)) {
		dx_reply_err(req, &err);
		return;
	}
	for (size_t i = 0; i < u->n_seats; i++)
		busy += u->seats[i].task != NULL;
	dx_jw_obj(&w);
	dx_jw_kint(&w, "protocol", PROTOCOL);
	dx_jw_kcstr(&w, "tesseract", v->tesseract);
	dx_jw_kcstr(&w, "leptonica", v->leptonica);
	dx_jw_kcstr(&w, "mupdf", v->mupdf);
	dx_jw_key(&w, "languages");
	dx_jw_arr(&w);
	for (struct dx_str part; dx_str_split(&rest, ',', &part);)
		dx_jw_str(&w, part);
	dx_jw_arr_end(&w);
	dx_jw_kint(&w, "engines", (int64_t)u->n_seats);
	dx_jw_kint(&w, "busy", busy);
	dx_jw_kint(&w, "waiting", u->n_waiting);
	dx_jw_obj_end(&w);
	dx_reply_buf(req, 200, "application/json", &out);
	dx_buf_free(&out);
}

static void healthz(struct dx_req *req, DX_UNUSED void *arg)
{
	static const char body[] = "{\"status\":\"ok\"}";
	dx_reply(req, 200, "application/json", body, sizeof(body) - 1);
}

const struct dx_route dx_upstream_routes[] = {
	{.method = DX_POST, .pattern = "/ocr", .name = "upstream.ocr", .handle = ocr},
	{.method = DX_POST, .pattern = "/ocr/cells", .name = "upstream.cells", .handle = cells},
	{.method = DX_POST, .pattern = "/pdf", .name = "upstream.pdf", .handle = pdf},
	{.method = DX_GET, .pattern = "/engines", .name = "upstream.engines", .handle = engines},
	{.method = DX_GET, .pattern = "/healthz", .name = "healthz", .absolute = true, .handle = healthz},
};
const size_t dx_upstream_n_routes = DX_LEN(dx_upstream_routes);
