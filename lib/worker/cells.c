/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Cells read again: page by page from the pictures, stored with the pages'
 * words before they are used, so that a replay finds what the result was made
 * from. A page whose picture fails now keeps its first readings: a second look
 * never costs a document that could be read.
 */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/store/array.h"
#include "worker_int.h"

struct cells_step {
	const struct dx_want *wants;
	size_t n;
	size_t first, end; /* of the page that is being read */
	bool any;
	bool *changed; /* by page as in k->words */
	const char *pages, *forms;
	struct dx_page page;      /* whose cells are read */
	struct dx_str words;      /* its, as they are stored */
	struct dx_str wants_text; /* they, as the reader gets them */
	struct dx_remote_picture picture;
	bool is_taken; /* the unit under way looks at a remote OCR service's answer */
	void (*next)(struct dx_work *k, bool any);
	void (*loaded)(struct dx_work *k);
};

static struct cells_step *step_of(const struct dx_work *k)
{
	return k->step;
}

static void need_cells(struct dx_work *k)
{
	if (k->cells == NULL)
		k->cells = dx_alloc_array(k->a, k->n_words, sizeof(*k->cells));
}

/* ---- those stored before ---- */

/* Its number is among the first members of the stored form. */
static int number_of(struct dx_str words)
{
	static const char key[] = "\"page\":";
	struct dx_str head = dx_str_sub(words, 0, 64);
	size_t at = dx_str_find(head, DX_STR(key));
	int n = 0;

	for (size_t i = at + strlen(key);
	     at != SIZE_MAX && i < head.n && head.p[i] >= '0' && head.p[i] <= '9' && n < 1000000; i++)
		n = n * 10 + (head.p[i] - '0');
	return n;
}

static size_t index_of(const struct dx_work *k, int page)
{
	for (size_t i = 0; i < k->n_words; i++)
		if (number_of(k->words[i]) == page)
			return i;
	return SIZE_MAX;
}

static bool take_stored(struct dx_work *k, const char *form, struct dx_err *err)
{
	struct dx_rereads cells;
	size_t at;

	if (!dx_cells_read(k->a, dx_str(form), &cells, err))
		return false;
	at = index_of(k, cells.page);
	if (at == SIZE_MAX)
		return dx_fail(err, DX_E_internal_error, "stored cells of a page without words");
	need_cells(k);
	k->cells[at] = cells;
	k->round = cells.round > k->round ? cells.round : k->round;
	return true;
}

static void on_stored_cells(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;
	struct dx_err why = {0};

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	for (int i = 0; i < PQntuples(res); i++) {
		const char *form = dx_col(res, i, "cells");
		if (!take_stored(k, form != NULL ? form : "", &why)) {
			dx_work_read_failed(k, &why);
			return;
		}
	}
	step_of(k)->loaded(k);
}

void dx_work_stored_cells(struct dx_work *k, void (*next)(struct dx_work *k))
{
	struct cells_step *s = DX_NEW(k->a, struct cells_step);

	s->loaded = next;
	k->step = s;
	dx_work_query(k);
	dx_store_get_cells(k->w->db, &k->job, on_stored_cells, k);
}

/* ---- storing ---- */

static void send_cells(struct dx_work *k)
{
	dx_store_cells_read(k->w->db, &k->job, step_of(k)->pages, step_of(k)->forms, dx_work_on_write, k);
}

static void on_sent(struct dx_work *k, const PGresult *res)
{
	if (dx_col_bool(res, 0, "mine"))
		step_of(k)->next(k, true);
	else
		dx_work_lost(k);
}

static const char *finish_array(struct dx_work *k, struct dx_buf *b)
{
	dx_array_end(b);
	const char *text = dx_strdup(k->a, dx_buf_cstr(b));
	dx_buf_free(b);
	return text;
}

static void store(struct dx_work *k)
{
	struct cells_step *s = step_of(k);
	struct dx_buf pages = DX_BUF_INIT, forms = DX_BUF_INIT;

	dx_array_begin(&pages);
	dx_array_begin(&forms);
	for (size_t i = 0; i < k->n_words; i++) {
		struct dx_buf form = DX_BUF_INIT;
		if (!s->changed[i])
			continue;
		dx_cells_write(&form, &k->cells[i]);
		dx_array_int(&pages, k->cells[i].page);
		dx_array_text(&forms, dx_strn(form.data, form.len));
		dx_buf_free(&form);
	}
	s->pages = finish_array(k, &pages);
	s->forms = finish_array(k, &forms);
	dx_work_write(k, send_cells, on_sent);
}

/* ---- reading ---- */

static void read_next(struct dx_work *k);

static void take_cells(struct dx_work *k, const struct dx_rereads *cells)
{
	struct cells_step *s = step_of(k);
	size_t at = index_of(k, cells->page);

	need_cells(k);
	k->cells[at] = dx_cells_join(k->a, &k->cells[at], cells);
	k->n_cells += (int64_t)cells->n;
	s->changed[at] = true;
	s->any = true;
}

static void on_unit(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct cells_step *s = step_of(k);
	struct dx_rereads cells;
	struct dx_err err = {0};
	int page = s->wants[s->first].page;

	if (!answer->ok) {
		DX_WARN("cells could not be read again", DX_KV_I("page", page),
			DX_KV_S("code", dx_code_name(answer->err.code)), DX_KV_S("detail", answer->err.msg));
		if (s->is_taken && answer->err.code == DX_E_upstream_unavailable)
			dx_remote_distrust(k->w->remote, 200);
		else if (!s->is_taken && dx_work_blame_source(k, answer, &err))
			DX_WARN("the remote PDF service sent no picture");
	} else if (!dx_answer_cells(k->a, answer, s->wants + s->first, s->end - s->first, k->round, &cells, &err)) {
		dx_work_distrust(k, &err);
		return;
	} else {
		DX_INFO("cells read again", DX_KV_I("page", page), DX_KV_I("cells", cells.n),
			DX_KV_I("round", k->round), DX_KV_I("ms", (dx_now_mono_us() - k->unit_us) / 1000),
			DX_KV_I("cpu_ms", answer->cpu_ms));
		take_cells(k, &cells);
	}
	read_next(k);
}

static struct dx_str wants_text(struct dx_work *k, const struct dx_want *wants, size_t n)
{
	struct dx_buf out = DX_BUF_INIT;

	dx_wants_write(&out, wants, n);
	struct dx_str text = dx_str(dx_strdup(k->a, dx_buf_cstr(&out)));
	dx_buf_free(&out);
	return text;
}

/* Turned and straightened as its words were. */
static struct dx_str parameters(struct dx_work *k, const struct dx_page *page)
{
	const struct dx_conf *conf = k->w->child->conf;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_buf_reserve(&out, 4096);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(&w, "page", page->number);
	dx_jw_kint(&w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	dx_jw_kint(&w, "rotation", page->rotation);
	dx_jw_kint(&w, "skew_millideg", page->skew_millideg);
	dx_jw_kint(&w, "round", k->round);
	if (k->password != NULL)
		dx_jw_kstr(&w, "password", dx_secret_str(k->password));
	dx_jw_kcstr(&w, "languages", dx_work_languages(k));
	dx_jw_kcstr(&w, "document", k->job.document);
	dx_work_add_source(k, &w);
	dx_jw_obj_end(&w);
	return dx_work_parameters(k, &out);
}

/* ---- by a remote service ---- */

static void on_reply(struct dx_str reply, const struct dx_err *failed, void *arg)
{
	struct dx_work *k = arg;
	struct cells_step *s = step_of(k);
	struct dx_str parts[3];

	k->remote = NULL;
	if (failed != NULL) {
		DX_WARN("cells were not read again", DX_KV_I("page", s->page.number), DX_KV_S("detail", failed->msg));
		read_next(k);
		return;
	}
	parts[0] = parameters(k, &s->page);
	parts[1] = dx_strn(dx_memdup(k->a, reply.p, reply.n), reply.n);
	parts[2] = s->wants_text;
	k->unit_may_fail = true;
	s->is_taken = true;
	dx_work_unit(k, DX_UNIT_TAKE_CELLS, parts, 3, -1, on_unit);
}

/* The same cells of page 1: that is what the service gets to see. */
static struct dx_str wants_of_page_1(struct dx_work *k)
{
	const struct cells_step *s = step_of(k);
	size_t n = s->end - s->first;
	struct dx_want *wants = dx_memdup(k->a, s->wants + s->first, n * sizeof(*wants));

	for (size_t i = 0; i < n; i++)
		wants[i].page = 1;
	return wants_text(k, wants, n);
}

static void on_picture(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct cells_step *s = step_of(k);
	struct dx_err err = {0};

	if (!answer->ok) {
		on_unit(k, answer);
		return;
	}
	if (!dx_answer_picture(k->a, answer, s->picture.paper, &s->picture.png, &err)) {
		dx_work_distrust(k, &err);
		return;
	}
	k->remote = dx_remote_cells(k->w->remote, k->a, &s->picture, &s->page, wants_of_page_1(k), dx_work_languages(k),
				    k->job.request_id, on_reply, k);
}

static void on_source(struct dx_work *k, int fd)
{
	struct cells_step *s = step_of(k);
	struct dx_str parts[3];

	s->is_taken = false;
	s->wants_text = wants_text(k, s->wants + s->first, s->end - s->first);
	parts[0] = parameters(k, &s->page);
	parts[1] = s->wants_text;
	parts[2] = s->words;
	k->unit_may_fail = true;
	if (k->w->remote != NULL)
		dx_work_unit(k, DX_UNIT_PICTURE, parts, 1, fd, on_picture);
	else
		dx_work_unit(k, DX_UNIT_READ_CELLS, parts, 3, fd, on_unit);
}

static void on_no_source(struct dx_work *k, const struct dx_err *err)
{
	DX_WARN("cells were not read again", DX_KV_I("page", step_of(k)->page.number), DX_KV_S("detail", err->msg));
	read_next(k);
}

static void read_page(struct dx_work *k, struct dx_str words)
{
	struct cells_step *s = step_of(k);
	struct dx_err err = {0};

	s->words = words;
	if (!dx_words_read(k->a, words, &s->page, &err)) {
		dx_work_read_failed(k, &err);
		return;
	}
	if (k->w->remote != NULL && dx_remote_reads_no_cells(k->w->remote)) {
		read_next(k);
		return;
	}
	dx_work_source(k, s->page.number, 0, on_source, on_no_source);
}

static void read_next(struct dx_work *k)
{
	struct cells_step *s = step_of(k);
	struct dx_err err = {0};

	s->first = s->end;
	while (s->end < s->n && s->wants[s->end].page == s->wants[s->first].page)
		s->end++;
	if (s->first == s->n) {
		if (s->any)
			store(k);
		else
			s->next(k, false);
		return;
	}
	size_t at = index_of(k, s->wants[s->first].page);
	if (at == SIZE_MAX) {
		(void)dx_fail(&err, DX_E_internal_error, "cells of a page without words are wanted");
		dx_work_distrust(k, &err);
		return;
	}
	read_page(k, k->words[at]);
}

void dx_work_read_cells(struct dx_work *k, const struct dx_want *wants, size_t n,
			void (*next)(struct dx_work *k, bool any))
{
	struct cells_step *s = DX_NEW(k->a, struct cells_step);

	*s = (struct cells_step){.wants = wants, .n = n, .next = next};
	s->changed = dx_alloc_array(k->a, k->n_words, sizeof(*s->changed));
	k->step = s;
	k->round++;
	read_next(k);
}
