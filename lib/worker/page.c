/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Step "ocr_page": read one page's picture. */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/store/document.h"
#include "worker_int.h"

struct page_step {
	struct dx_page page;
	const char *words; /* stored form */
	int fd;
	struct dx_remote_picture picture; /* for the remote service */
};

static struct page_step *step_of(const struct dx_work *k)
{
	return k->step;
}

/* What the database says about the rest of the document, after a page that was read or given up. */
static void on_stored(struct dx_work *k, const PGresult *res, enum dx_counter counter)
{
	const char *verdict = dx_col(res, 0, "verdict");
	struct dx_stats *stats = k->w->child->stats;

	if (verdict == NULL || strcmp(verdict, "lost") == 0) {
		dx_work_lost(k);
		return;
	}
	dx_stats_add(stats, counter, 1);
	if (strcmp(verdict, "last") == 0) {
		DX_KILL_POINT("worker_last_page");
		dx_store_notify_job(k->w->db);
	} else if (strcmp(verdict, "failed") == 0) {
		dx_stats_add(stats, DX_C_DOCUMENTS_FAILED, 1);
		DX_INFO("document failed", DX_KV_S("code", dx_code_name(k->err.code)));
		dx_store_notify_done(k->w->db, k->job.document);
	}
	dx_work_done(k, "job done");
}

/* ---- read ---- */

static void send_page(struct dx_work *k)
{
	const struct page_step *s = step_of(k);
	dx_store_page_done(k->w->db, &k->job, s->page.width, s->page.height, dx_source_name(s->page.source), s->words,
			   dx_work_on_write, k);
}

static void on_page_stored(struct dx_work *k, const PGresult *res)
{
	on_stored(k, res, DX_C_PAGES_OCR);
}

static void on_unit(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct page_step *s = step_of(k);
	struct dx_err err = {0};

	if (answer->n_parts != 1) {
		(void)dx_fail(&err, DX_E_internal_error, "the reader's answer is malformed: the number of parts");
		dx_work_distrust(k, &err);
		return;
	}
	if (!dx_answer_words(k->a, answer->parts[0], k->job.page, DX_SOURCE_OCR, &s->page, &err)) {
		dx_work_distrust(k, &err);
		return;
	}
	s->words = dx_strndup(k->a, answer->parts[0].p, answer->parts[0].n);
	DX_INFO("page read", DX_KV_I("page", k->job.page), DX_KV_I("words", s->page.n_words),
		DX_KV_I("dpi", s->page.dpi), DX_KV_I("rotation", s->page.rotation),
		DX_KV_I("ms", (dx_now_mono_us() - k->unit_us) / 1000), DX_KV_I("cpu_ms", answer->cpu_ms));
	dx_work_write(k, send_page, on_page_stored);
}

/* ---- not to be read ---- */

static void send_page_failed(struct dx_work *k)
{
	dx_store_page_failed(k->w->db, &k->job, dx_code_name(k->err.code), k->err.msg, dx_work_on_write, k);
}

static void on_page_given_up(struct dx_work *k, const PGresult *res)
{
	on_stored(k, res, DX_C_PAGES_FAILED);
}

void dx_work_page_failed(struct dx_work *k)
{
	DX_WARN("page cannot be read", DX_KV_I("page", k->job.page), DX_KV_S("code", dx_code_name(k->err.code)));
	dx_work_write(k, send_page_failed, on_page_given_up);
}

/* ---- asking ---- */

static struct dx_str parameters(struct dx_work *k)
{
	const struct dx_conf *conf = k->w->child->conf;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_buf_reserve(&out, 4096); /* so that no half of it is left behind by growing */
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(&w, "page", k->job.page);
	dx_jw_kint(&w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	if (k->password != NULL)
		dx_jw_kstr(&w, "password", dx_secret_str(k->password));
	dx_jw_kcstr(&w, "languages", dx_work_languages(k));
	dx_jw_kcstr(&w, "document", k->job.document);
	dx_work_add_source(k, &w);
	dx_jw_obj_end(&w);
	return dx_work_parameters(k, &out);
}

/* ---- read by a remote service ---- */

static void on_taken(struct dx_work *k, const struct dx_eng_answer *answer)
{
	if (answer->ok) {
		on_unit(k, answer);
		return;
	}
	/* a crash over what it said is its fault as well: the document has been opened before */
	struct dx_err err = answer->err;
	if (answer->crashed)
		(void)dx_fail(&err, DX_E_upstream_unavailable, "the remote OCR service's answer cannot be read: %s",
			      answer->err.msg);
	if (err.code == DX_E_upstream_unavailable)
		dx_remote_distrust(k->w->remote, 200);
	DX_WARN("words of the remote OCR service cannot be used", DX_KV_S("code", dx_code_name(err.code)),
		DX_KV_S("detail", err.msg), DX_KV_I("crashed", answer->crashed));
	dx_work_again(k, &err);
}

static void on_reply(struct dx_str reply, const struct dx_err *failed, void *arg)
{
	struct dx_work *k = arg;
	struct dx_str parts[2];

	k->remote = NULL;
	if (failed != NULL) {
		dx_work_again(k, failed);
		return;
	}
	DX_INFO("page read by the remote OCR service", DX_KV_I("page", k->job.page), DX_KV_I("bytes", reply.n),
		DX_KV_I("ms", (dx_now_mono_us() - k->unit_us) / 1000));
	parts[0] = parameters(k);
	parts[1] = dx_strn(dx_memdup(k->a, reply.p, reply.n), reply.n);
	k->unit_may_fail = true;
	dx_work_unit(k, DX_UNIT_TAKE_WORDS, parts, 2, step_of(k)->fd, on_taken);
}

static void on_picture(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct page_step *s = step_of(k);
	struct dx_err err = {0};

	if (!dx_answer_picture(k->a, answer, s->picture.paper, &s->picture.png, &err)) {
		dx_work_distrust(k, &err);
		return;
	}
	k->unit_us = dx_now_mono_us();
	k->remote =
		dx_remote_words(k->w->remote, k->a, &s->picture, dx_work_languages(k), k->job.request_id, on_reply, k);
}

static void on_bytes(struct dx_work *k, int fd)
{
	struct dx_str part = parameters(k);

	step_of(k)->fd = fd;
	if (k->w->remote != NULL)
		dx_work_unit(k, DX_UNIT_PICTURE, &part, 1, fd, on_picture);
	else
		dx_work_unit(k, DX_UNIT_OCR_PAGE, &part, 1, fd, on_unit);
}

void dx_work_ocr_page(struct dx_work *k)
{
	k->step = DX_NEW(k->a, struct page_step);
	dx_work_source(k, k->job.page, 0, on_bytes, NULL);
}
