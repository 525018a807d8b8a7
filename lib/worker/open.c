/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Step "open": what is it, how many pages, which of them have a usable text layer. */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/store/array.h"
#include "dx/store/document.h"
#include "worker_int.h"

/* Words are checked in slices of this length, so that a thousand pages do not hold up the loop. */
#define SLICE_US 10000

struct open_step {
	struct dx_answer_open found;
	struct dx_opened opened;
	size_t checked;
	int64_t n_with_words;
};

static struct open_step *step_of(const struct dx_work *k)
{
	return k->step;
}

/* ---- storing ---- */

static void send_opened(struct dx_work *k)
{
	dx_store_open_done(k->w->db, &k->job, &step_of(k)->opened, dx_work_on_write, k);
}

/* No page needs OCR: the words are here, so the same claim goes on to the end. */
static void go_on(struct dx_work *k)
{
	const struct open_step *s = step_of(k);

	k->job.kind = DX_JOB_EXTRACT;
	k->n_words = s->found.n;
	k->words = dx_alloc_array(k->a, s->found.n, sizeof(*k->words));
	for (size_t i = 0; i < s->found.n; i++)
		k->words[i] = s->found.pages[i].words;
	k->n_text_layer = s->n_with_words;
	k->opened_here = true;
	dx_work_extract_words(k);
}

static void on_opened(struct dx_work *k, const PGresult *res)
{
	const struct open_step *s = step_of(k);
	const char *verdict = dx_col(res, 0, "verdict");

	if (verdict == NULL || strcmp(verdict, "lost") == 0) {
		dx_work_lost(k);
		return;
	}
	dx_stats_add(k->w->child->stats, DX_C_PAGES_TEXT_LAYER, (uint64_t)s->n_with_words);
	DX_INFO("document opened", DX_KV_S("kind", s->found.kind), DX_KV_I("pages", s->found.n),
		DX_KV_I("text_layer", s->n_with_words));
	if (strcmp(verdict, "extract") == 0) {
		go_on(k);
		return;
	}
	dx_store_notify_job(k->w->db);
	dx_work_done(k, "job done");
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
	struct open_step *s = step_of(k);
	struct dx_buf numbers = DX_BUF_INIT, widths = DX_BUF_INIT, heights = DX_BUF_INIT, states = DX_BUF_INIT,
		      words = DX_BUF_INIT;
	struct dx_buf *all[] = {&numbers, &widths, &heights, &states, &words};

	for (size_t i = 0; i < DX_LEN(all); i++)
		dx_array_begin(all[i]);
	for (size_t i = 0; i < s->found.n; i++) {
		const struct dx_answer_page *p = &s->found.pages[i];
		dx_array_int(&numbers, p->number);
		dx_array_int(&widths, p->width);
		dx_array_int(&heights, p->height);
		dx_array_text(&states, dx_str(dx_text_state_name(p->text_state)));
		if (p->words.p != NULL)
			dx_array_text(&words, p->words);
		else
			dx_array_null(&words);
	}
	s->opened = (struct dx_opened){
		.media_type = s->found.media_type,
		.kind = s->found.kind,
		.pages_total = s->found.pages_total,
		.numbers = finish_array(k, &numbers),
		.widths = finish_array(k, &widths),
		.heights = finish_array(k, &heights),
		.text_states = finish_array(k, &states),
		.words = finish_array(k, &words),
	};
	dx_work_write(k, send_opened, on_opened);
}

/* ---- checking what the reader said ---- */

static bool check_page(struct dx_work *k, const struct dx_answer_page *p, struct dx_err *err)
{
	struct dx_arena *scratch;
	struct dx_page page;

	if (p->words.p == NULL)
		return true;
	step_of(k)->n_with_words++;
	scratch = dx_arena_new();
	bool ok = dx_answer_words(scratch, p->words, p->number, DX_SOURCE_TEXT_LAYER, &page, err);
	dx_arena_drop(&scratch);
	return ok;
}

static void on_slice(void *arg)
{
	struct dx_work *k = arg;
	struct open_step *s = step_of(k);
	struct dx_err err = {0};
	int64_t until_us = dx_now_mono_us() + SLICE_US;

	dx_timer_free(&k->slice);
	while (s->checked < s->found.n && dx_now_mono_us() < until_us) {
		if (!check_page(k, &s->found.pages[s->checked], &err)) {
			dx_work_distrust(k, &err);
			return;
		}
		s->checked++;
	}
	if (s->checked < s->found.n)
		k->slice = dx_timer_once(k->w->child->loop, 0, on_slice, k);
	else
		store(k);
}

static void on_unit(struct dx_work *k, const struct dx_eng_answer *answer)
{
	struct dx_err err = {0};

	k->open_ms = (dx_now_mono_us() - k->unit_us) / 1000;
	if (!dx_answer_open(k->a, answer, &step_of(k)->found, &err)) {
		dx_work_distrust(k, &err);
		return;
	}
	on_slice(k);
}

/* ---- asking ---- */

static struct dx_str parameters(struct dx_work *k)
{
	const struct dx_conf *conf = k->w->child->conf;
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	int64_t max_pages = dx_conf_int(conf, DX_OPT_limit_pages);

	dx_buf_reserve(&out, 4096); /* so that no half of it is left behind by growing */
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", dx_conf_int(conf, DX_OPT_page_deadline));
	dx_jw_kint(&w, "max_pages", max_pages < DX_ANSWER_PAGES_MAX ? max_pages : DX_ANSWER_PAGES_MAX);
	dx_jw_kint(&w, "max_pixels", dx_conf_int(conf, DX_OPT_limit_pixels));
	if (k->password != NULL)
		dx_jw_kstr(&w, "password", dx_secret_str(k->password));
	if (k->job.pages[0] != '\0')
		dx_jw_kcstr(&w, "pages", k->job.pages);
	dx_work_add_source(k, &w);
	dx_jw_obj_end(&w);
	return dx_work_parameters(k, &out);
}

static void on_bytes(struct dx_work *k, int fd)
{
	struct dx_str part = parameters(k);
	dx_work_unit(k, DX_UNIT_OPEN, &part, 1, fd, on_unit);
}

void dx_work_open(struct dx_work *k)
{
	k->step = DX_NEW(k->a, struct open_step);
	dx_work_source(k, 0, 0, on_bytes, NULL);
}
