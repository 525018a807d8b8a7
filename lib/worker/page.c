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
	const char *languages = k->job.languages[0] != '\0' ? k->job.languages : dx_conf_str(conf, DX_OPT_languages);

	dx_buf_reserve(&out, 4096); /* so that no half of it is left behind by growing */
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(&w, "page", k->job.page);
	dx_jw_kint(&w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	if (k->password != NULL)
		dx_jw_kstr(&w, "password", dx_secret_str(k->password));
	dx_jw_kcstr(&w, "languages", languages);
	dx_jw_obj_end(&w);
	return dx_work_parameters(k, &out);
}

static void on_bytes(struct dx_work *k, int fd)
{
	struct dx_str part = parameters(k);
	dx_work_unit(k, DX_UNIT_OCR_PAGE, &part, 1, fd, on_unit);
}

void dx_work_ocr_page(struct dx_work *k)
{
	k->step = DX_NEW(k->a, struct page_step);
	dx_work_content(k, on_bytes);
}
