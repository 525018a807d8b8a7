/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Step "extract": words → data, and the end of the document. */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "worker_int.h"

/* ---- the end ---- */

static void send_finish(struct dx_work *k)
{
	struct dx_finished *f = k->step;
	f->base = dx_work_base(k); /* anew for every try: a reload may have freed the old one */
	dx_store_finish_document(k->w->db, &k->job, f, dx_work_on_write, k);
}

static void on_finished(struct dx_work *k, const PGresult *res)
{
	const struct dx_finished *f = k->step;
	bool complete = strcmp(f->status, "completed") == 0;

	if (!dx_col_bool(res, 0, "mine")) {
		dx_work_lost(k);
		return;
	}
	DX_KILL_POINT("worker_finished");
	dx_store_notify_done(k->w->db, k->job.document);
	if (!f->is_revision)
		dx_stats_add(k->w->child->stats, complete ? DX_C_DOCUMENTS_COMPLETED : DX_C_DOCUMENTS_NEEDS_REVIEW, 1);
	DX_INFO(f->is_revision ? "revision made" : "document finished", DX_KV_S("status", f->status),
		DX_KV_I("rows", f->rows_total), DX_KV_I("pages", k->n_words));
	dx_work_done(k, "job done");
}

/* ---- who read it, with what, how long ---- */

static void write_timings(struct dx_jw *w, const struct dx_work *k)
{
	dx_jw_key(w, "timings_ms");
	dx_jw_obj(w);
	if (k->opened_here)
		dx_jw_kint(w, "open", k->open_ms);
	dx_jw_kint(w, "extract", k->extract_ms);
	dx_jw_obj_end(w);
}

static void write_model(struct dx_jw *w, const struct dx_work *k)
{
	const struct dx_work_model *m = &k->model;

	dx_jw_key(w, "language_model");
	dx_jw_obj(w);
	dx_jw_kcstr(w, "state", m->state);
	if (k->w->model != NULL) {
		dx_jw_kcstr(w, "model", dx_model_name(k->w->model));
		dx_jw_kint(w, "accepted", m->accepted);
		dx_jw_kint(w, "rejected", m->rejected);
		dx_jw_kbool(w, "cached", m->cached);
		dx_jw_kcstr(w, "detail", m->detail);
	}
	dx_jw_obj_end(w);
}

static const char *engine_json(const struct dx_work *k)
{
	const struct dx_eng_versions *v = dx_runner_versions(k->w->engine);
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "version", DX_VERSION);
	/* who reads pictures and PDF files here: the headers say the same */
	dx_jw_kcstr(&w, "ocr",
		    k->w->remote != NULL ? dx_remote_url(k->w->remote)
					 : dx_asprintf(k->a, "local://tesseract/%s", v->tesseract));
	dx_jw_kcstr(&w, "tesseract", k->w->remote != NULL ? NULL : v->tesseract);
	dx_jw_kcstr(&w, "pdf",
		    k->w->pdf != NULL ? dx_remote_url(k->w->pdf) : dx_asprintf(k->a, "local://mupdf/%s", v->mupdf));
	dx_jw_kcstr(&w, "mupdf", k->w->pdf != NULL ? NULL : v->mupdf);
	dx_jw_kcstr(&w, "languages", k->job.languages);
	dx_jw_kint(&w, "pages_text_layer", k->n_text_layer);
	dx_jw_kint(&w, "pages_ocr", k->n_ocr);
	dx_jw_kint(&w, "cells_read_again", k->n_cells);
	write_timings(&w, k);
	write_model(&w, k);
	dx_jw_obj_end(&w);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	return text;
}

static void run(struct dx_work *k);

static void finish(struct dx_work *k)
{
	struct dx_finished *f = k->finished;

	f->engine = engine_json(k);
	f->is_revision = k->revising != NULL;
	k->step = f;
	dx_work_write(k, send_finish, on_finished);
}

static void on_cells(struct dx_work *k, bool any)
{
	if (any)
		run(k);
	else
		dx_work_suggest(k, finish);
}

bool dx_work_extracted(struct dx_work *k, const struct dx_eng_answer *answer, struct dx_finished *f, struct dx_err *err)
{
	return dx_answer_extract(k->a, answer, f, err) &&
	       (k->job.template_version != 0 || dx_answer_choice(k->a, answer, dx_str(k->template_body), f, err));
}

static void on_unit(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_finished *f = DX_NEW(k->a, struct dx_finished);
	struct dx_want *wants = NULL;
	struct dx_err err = {0};
	size_t n;

	k->extract_ms += (dx_now_mono_us() - k->unit_us) / 1000;
	if (dx_work_refused(k, answer))
		return;
	if (!dx_work_extracted(k, answer, f, &err) || !dx_answer_wants(k->a, answer, &wants, &n, &err)) {
		dx_work_distrust(k, &err);
		return;
	}
	k->finished = f;
	/* a revision is made of what is stored: no pixels */
	if (n > 0 && k->round < DX_CELL_ROUNDS_MAX && k->revising == NULL)
		dx_work_read_cells(k, wants, n, on_cells);
	else
		dx_work_suggest(k, finish);
}

/* ---- asking ---- */

/* Far more than all portals' keys. */
#define KEYS_MAX (1u << 20)

/* Keys are read anew each time, so that new ones need no reload. Without them signatures are of an unknown key. */
static void write_options(struct dx_jw *w, const struct dx_work *k)
{
	const char *path = dx_conf_str(k->w->child->conf, DX_OPT_einvoice_keys);
	struct dx_buf keys = DX_BUF_INIT;
	struct dx_err err;

	if (path[0] == '\0' || !dx_read_file(path, KEYS_MAX, &keys, &err)) {
		if (path[0] != '\0')
			DX_WARN("cannot read the keys of e-invoices", DX_KV_S("error", err.msg));
		dx_jw_raw(w, dx_str(k->job.options[0] != '\0' ? k->job.options : "{}"));
	} else {
		dx_jw_obj(w);
		dx_jw_kstr(w, "einvoice_keys", dx_strn(keys.data, keys.len));
		dx_jw_obj_end(w);
	}
	dx_buf_free(&keys);
}

static struct dx_str parameters(struct dx_work *k)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(k->w->child->conf, DX_OPT_page_deadline));
	dx_jw_key(&w, "options");
	write_options(&w, k);
	dx_jw_obj_end(&w);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	return dx_str(text);
}

static struct dx_str cells_form(struct dx_work *k, const struct dx_rereads *cells)
{
	struct dx_buf out = DX_BUF_INIT;

	dx_cells_write(&out, cells);
	const char *text = dx_strdup(k->a, dx_buf_cstr(&out));
	dx_buf_free(&out);
	return dx_str(text);
}

struct dx_str *dx_work_word_parts(struct dx_work *k, const struct dx_str *more, size_t n_more, size_t *n_r)
{
	struct dx_str *parts = dx_alloc_array(k->a, 2 * k->n_words + 2 + n_more, sizeof(*parts));
	size_t n = 0;

	parts[n++] = parameters(k);
	parts[n++] = dx_str(k->template_body);
	for (size_t i = 0; i < n_more; i++)
		parts[n++] = more[i];
	for (size_t i = 0; i < k->n_words; i++)
		parts[n++] = k->words[i];
	for (size_t i = 0; k->cells != NULL && i < k->n_words; i++)
		if (k->cells[i].n > 0)
			parts[n++] = cells_form(k, &k->cells[i]);
	*n_r = n;
	return parts;
}

static void run(struct dx_work *k)
{
	bool check = k->revising != NULL && k->revising->is_correction;
	struct dx_str more[DX_REVISING_PARTS] = {0};
	size_t n_more = check ? dx_work_revising_parts(k, more) : 0;
	size_t n;
	struct dx_str *parts = dx_work_word_parts(k, more, n_more, &n);

	dx_work_unit(k, check ? DX_UNIT_CHECK : DX_UNIT_EXTRACT, parts, n, -1, on_unit);
}

static void on_template(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;
	struct dx_err why = {0};

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	const char *body = dx_col(res, 0, "body");
	if (body == NULL) {
		(void)dx_fail(&why, DX_E_internal_error, "the database has no template %s/%s@%d", k->job.industry,
			      k->job.template_name, k->job.template_version);
		dx_work_read_failed(k, &why);
		return;
	}
	k->template_body = dx_strdup(k->a, body);
	run(k);
}

void dx_work_extract_words(struct dx_work *k)
{
	dx_work_query(k);
	dx_store_get_template(k->w->db, &k->job, on_template, k);
}

static void count_source(struct dx_work *k, struct dx_str words)
{
	switch (dx_answer_words_source(words)) {
	case DX_SOURCE_TEXT_LAYER:
		k->n_text_layer++;
		break;
	case DX_SOURCE_OCR:
		k->n_ocr++;
		break;
	case DX_SOURCE_NONE:
		break;
	}
}

static void on_words(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	k->n_words = (size_t)PQntuples(res);
	k->words = dx_alloc_array(k->a, k->n_words, sizeof(*k->words));
	for (size_t i = 0; i < k->n_words; i++) {
		const char *text = dx_col(res, (int)i, "words");
		k->words[i] = dx_str(dx_strdup(k->a, text != NULL ? text : ""));
		count_source(k, k->words[i]);
	}
	if (k->n_ocr > 0)
		dx_work_stored_cells(k, dx_work_extract_words);
	else
		dx_work_extract_words(k);
}

void dx_work_extract(struct dx_work *k)
{
	dx_work_query(k);
	dx_store_get_words(k->w->db, &k->job, on_words, k);
}
