/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Step "render": the picture of a page, for somebody who looks at the document. */
#include <stdio.h>
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/store/revision.h"
#include "worker_int.h"

struct render_step {
	int page, dpi;
	const char *box;
	struct dx_page words; /* how the page was turned when it was read; zero when it was not */
	struct dx_str png;
};

static struct render_step *step_of(const struct dx_work *k)
{
	return k->step;
}

static void send_picture(struct dx_work *k)
{
	const struct render_step *s = step_of(k);
	dx_store_picture_done(k->w->db, &k->job, s->png.p, s->png.n, dx_work_on_write, k);
}

static void on_stored(struct dx_work *k, const PGresult *res)
{
	if (!dx_col_bool(res, 0, "mine")) {
		dx_work_lost(k);
		return;
	}
	dx_store_notify_done(k->w->db, k->job.document);
	dx_work_done(k, "job done");
}

static void on_unit(struct dx_work *k, const struct dx_eng_answer *answer)
{
	static const char magic[] = "\x89PNG\r\n\x1a\n";
	struct dx_err err = {0};

	if (answer->n_parts != 1 || !dx_str_starts(answer->parts[0], magic)) {
		(void)dx_fail(&err, DX_E_internal_error, "the reader's answer is malformed: no picture");
		dx_work_distrust(k, &err);
		return;
	}
	step_of(k)->png = dx_strn(dx_memdup(k->a, answer->parts[0].p, answer->parts[0].n), answer->parts[0].n);
	DX_INFO("page drawn", DX_KV_I("page", step_of(k)->page), DX_KV_I("bytes", answer->parts[0].n),
		DX_KV_I("ms", (dx_now_mono_us() - k->unit_us) / 1000));
	dx_work_write(k, send_picture, on_stored);
}

/* "x0,y0,x1,y1" as an array; what is no such thing is left out. */
static void write_box(struct dx_jw *w, const char *box)
{
	int v[4];

	if (sscanf(box, "%5d,%5d,%5d,%5d", &v[0], &v[1], &v[2], &v[3]) != 4)
		return;
	dx_jw_key(w, "box");
	dx_jw_arr(w);
	for (size_t i = 0; i < DX_LEN(v); i++)
		dx_jw_int(w, v[i]);
	dx_jw_arr_end(w);
}

static struct dx_str parameters(struct dx_work *k)
{
	const struct render_step *s = step_of(k);
	const struct dx_conf *conf = k->w->child->conf;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_buf_reserve(&out, 4096);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(&w, "page", s->page);
	dx_jw_kint(&w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	dx_jw_kint(&w, "dpi", s->dpi);
	dx_jw_kint(&w, "rotation", s->words.rotation);
	dx_jw_kint(&w, "skew_millideg", s->words.skew_millideg);
	write_box(&w, s->box);
	dx_work_add_source(k, &w);
	if (k->password != NULL)
		dx_jw_kstr(&w, "password", dx_secret_str(k->password));
	dx_jw_obj_end(&w);
	return dx_work_parameters(k, &out);
}

static void on_bytes(struct dx_work *k, int fd)
{
	struct dx_str part = parameters(k);
	dx_work_unit(k, DX_UNIT_RENDER, &part, 1, fd, on_unit);
}

static void on_task(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_work *k = arg;
	struct render_step *s = step_of(k);

	if (!dx_work_resume(k))
		return;
	if (err != NULL) {
		dx_work_read_failed(k, err);
		return;
	}
	if (PQntuples(res) == 0) {
		dx_work_lost(k);
		return;
	}
	s->page = (int)dx_col_int(res, 0, "page", 1);
	s->dpi = (int)dx_col_int(res, 0, "dpi", 0);
	s->box = dx_strdup(k->a, dx_col(res, 0, "box"));
	const char *words = dx_col(res, 0, "words");
	struct dx_err bad;
	if (words != NULL && !dx_words_read(k->a, dx_str(words), &s->words, &bad)) {
		s->words = (struct dx_page){0};
		DX_WARN("stored words cannot be read", DX_KV_S("error", bad.msg));
	}
	dx_work_source(k, s->page, s->dpi, on_bytes, NULL);
}

void dx_work_render(struct dx_work *k)
{
	k->step = DX_NEW(k->a, struct render_step);
	dx_work_query(k);
	dx_store_picture_task(k->w->db, &k->job, on_task, k);
}
