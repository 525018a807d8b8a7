/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "reading.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <unistd.h>

#include "dx/base/clock.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"

/* The engine keeps the deadline; only when it does not answer at all do we. */
#define BELT_MS 10000

static int64_t belt_us(const struct reading *r)
{
	return dx_now_mono_us() + (r->o.deadline_ms + BELT_MS) * 1000;
}

static bool start_engine(struct reading *r, int i, struct dx_err *err)
{
	return dx_eng_open(r->o.engine_path, (uint64_t)r->o.reader_memory_bytes, &r->engines[i], err);
}

bool reading_start(struct reading *r, struct dx_arena *a, const struct reading_options *o, const void *bytes, size_t n,
		   struct dx_err *err)
{
	*r = (struct reading){.arena = a, .o = *o, .document_fd = -1};
	return dx_eng_memfd(bytes, n, &r->document_fd, err) && start_engine(r, 0, err);
}

void reading_close(struct reading *r)
{
	for (int i = 0; i < READING_ENGINES_MAX; i++)
		dx_eng_close(&r->engines[i]);
	dx_fd_close(&r->document_fd);
}

static void add_cpu(struct reading_cpu *cpu, enum dx_unit_op op, int64_t ms)
{
	if (op == DX_UNIT_OPEN)
		cpu->open_ms += ms;
	else if (op == DX_UNIT_OCR_PAGE)
		cpu->ocr_ms += ms;
	else if (op == DX_UNIT_READ_CELLS)
		cpu->cells_ms += ms;
	else if (op == DX_UNIT_EXTRACT)
		cpu->extract_ms += ms;
}

/* One unit on engine 0, blocking. */
static bool call(struct reading *r, enum dx_unit_op op, const struct dx_str *parts, size_t n, int fd,
		 struct dx_eng_answer *answer_r, struct dx_err *err)
{
	dx_eng_call(r->engines[0], r->arena, op, parts, n, fd, belt_us(r), answer_r);
	add_cpu(&r->cpu, op, answer_r->cpu_ms);
	if (!answer_r->ok)
		*err = answer_r->err;
	return answer_r->ok;
}

static struct dx_str take(struct reading *r, struct dx_buf *b)
{
	struct dx_str s = {dx_memdup(r->arena, b->data, b->len), b->len};
	dx_buf_free(b);
	return s;
}

/* An engine reads this one document: what it has prepared for the words it keeps for the cells. */
static void add_document(struct dx_jw *w)
{
	dx_jw_kcstr(w, "document", "this");
}

static void add_password(struct dx_jw *w, const struct reading *r)
{
	if (r->o.password != NULL)
		dx_jw_kcstr(w, "password", r->o.password);
}

static struct dx_str open_params(struct reading *r)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", r->o.deadline_ms);
	dx_jw_kint(&w, "max_pages", r->o.max_pages);
	dx_jw_kint(&w, "max_pixels", r->o.max_pixels);
	add_password(&w, r);
	if (r->o.pages != NULL)
		dx_jw_kcstr(&w, "pages", r->o.pages);
	dx_jw_obj_end(&w);
	return take(r, &b);
}

static struct dx_str ocr_params(struct reading *r, int page)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", r->o.deadline_ms);
	dx_jw_kint(&w, "page", page);
	dx_jw_kint(&w, "max_pixels", r->o.max_pixels);
	add_password(&w, r);
	dx_jw_kcstr(&w, "languages", r->o.languages);
	add_document(&w);
	dx_jw_obj_end(&w);
	return take(r, &b);
}

/* Pages of OPEN's answer; those with a text layer have their words in parts 1… (0 is the description). */
static bool take_pages(struct reading *r, const struct dx_eng_answer *answer, struct dx_err *err)
{
	json_t *head, *p;
	size_t i, next = 1;
	if (answer->n_parts < 1 || !dx_json_parse(r->arena, answer->parts[0], &head, err))
		return dx_fail(err, DX_E_internal_error, "the engine's answer is not understood");
	const json_t *pages = json_object_get(head, "pages");
	r->kind = dx_json_str(head, "kind");
	r->media_type = dx_json_str(head, "media_type");
	r->pages_total = dx_json_int(head, "pages_total", 0);
	r->n_pages = json_array_size(pages);
	r->pages = dx_alloc_array(r->arena, r->n_pages, sizeof(*r->pages));
	json_array_foreach (pages, i, p) {
		struct reading_page *page = &r->pages[i];
		page->number = (int)dx_json_int(p, "page", 0);
		page->needs_ocr = !dx_json_bool(p, "words", false);
		if (page->needs_ocr)
			r->n_ocr++;
		else if (next < answer->n_parts)
			page->words = answer->parts[next++];
		else
			return dx_fail(err, DX_E_internal_error, "the engine's answer lacks the words of page %d",
				       page->number);
	}
	return true;
}

bool reading_open(struct reading *r, struct dx_err *err)
{
	struct dx_str params = open_params(r);
	struct dx_eng_answer answer;
	int64_t start_us = dx_now_mono_us();
	bool ok = call(r, DX_UNIT_OPEN, &params, 1, r->document_fd, &answer, err) && take_pages(r, &answer, err);
	r->open_ms = (dx_now_mono_us() - start_us) / 1000;
	return ok;
}

/* ---- OCR on several engines ---- */

struct ocr_run {
	struct reading *r;
	struct reading_page *at[READING_ENGINES_MAX]; /* page each engine works on; NULL: idle */
	int64_t belt_us[READING_ENGINES_MAX];
	int engines;
	size_t next; /* page not handed out yet */
	size_t done;
};

static void show_progress(const struct ocr_run *run, bool last)
{
	const struct reading *r = run->r;
	if (r->o.progress && r->n_ocr > 1)
		(void)fprintf(stderr, "\rread %zu of %zu pages%s", run->done, r->n_ocr, last ? "\n" : "");
}

static void page_done(struct ocr_run *run, int i, const struct dx_eng_answer *answer)
{
	struct reading_page *page = run->at[i];
	run->at[i] = NULL;
	run->done++;
	if (answer->ok && answer->n_parts > 0) {
		page->words = answer->parts[0];
	} else {
		page->err = answer->err;
		run->r->n_failed++;
	}
	if (answer->gone)
		dx_eng_close(&run->r->engines[i]);
	show_progress(run, false);
}

/* Hand the next page to idle engine I. */
static bool feed(struct ocr_run *run, int i, struct dx_err *err)
{
	struct reading *r = run->r;
	while (run->next < r->n_pages && !r->pages[run->next].needs_ocr)
		run->next++;
	if (run->next == r->n_pages)
		return true;
	if (r->engines[i] == NULL && !start_engine(r, i, err))
		return false;
	struct reading_page *page = &r->pages[run->next++];
	struct dx_str params = ocr_params(r, page->number);
	run->at[i] = page;
	run->belt_us[i] = belt_us(r);
	return dx_eng_send(r->engines[i], DX_UNIT_OCR_PAGE, &params, 1, r->document_fd, err);
}

static void collect(struct ocr_run *run, int i)
{
	struct reading *r = run->r;
	struct dx_eng_answer answer;
	if (dx_eng_poll(r->engines[i], r->arena, &answer)) {
		add_cpu(&r->cpu, DX_UNIT_OCR_PAGE, answer.cpu_ms);
		page_done(run, i, &answer);
	} else if (dx_now_mono_us() > run->belt_us[i]) {
		answer = (struct dx_eng_answer){.gone = true};
		dx_fail(&answer.err, DX_E_page_timeout, "the engine did not answer in time");
		page_done(run, i, &answer);
	}
}

static void wait_for_engines(struct ocr_run *run)
{
	struct pollfd fds[READING_ENGINES_MAX];
	nfds_t n = 0;
	for (int i = 0; i < run->engines; i++) {
		struct dx_eng *e = run->r->engines[i];
		if (run->at[i] != NULL)
			fds[n++] = (struct pollfd){dx_eng_fd(e),
						   (short)(POLLIN | (dx_eng_wants_write(e) ? POLLOUT : 0)), 0};
	}
	if (n > 0)
		(void)poll(fds, n, 1000);
	for (int i = 0; i < run->engines; i++)
		if (run->at[i] != NULL)
			collect(run, i);
}

bool reading_ocr(struct reading *r, struct dx_err *err)
{
	struct ocr_run run = {.r = r, .engines = r->o.jobs};
	int64_t start_us = dx_now_mono_us();
	if ((size_t)run.engines > r->n_ocr)
		run.engines = (int)r->n_ocr;
	while (run.done < r->n_ocr) {
		for (int i = 0; i < run.engines; i++)
			if (run.at[i] == NULL && !feed(&run, i, err))
				return false;
		wait_for_engines(&run);
	}
	show_progress(&run, true);
	r->ocr_ms = (dx_now_mono_us() - start_us) / 1000;
	if (r->n_pages == 0 || r->n_failed < r->n_pages)
		return true;
	*err = r->pages[0].err;
	return false;
}

/* ---- extraction, and what it wants read again ---- */

static struct dx_str extract_parameters(struct reading *r)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", r->o.deadline_ms);
	dx_jw_key(&w, "options");
	dx_jw_obj(&w);
	if (r->o.einvoice_keys.n > 0)
		dx_jw_kstr(&w, "einvoice_keys", r->o.einvoice_keys);
	dx_jw_obj_end(&w);
	dx_jw_obj_end(&w);
	const char *text = dx_strndup(r->arena, out.data, out.len);
	dx_buf_free(&out);
	return dx_str(text);
}

static bool extract_once(struct reading *r, struct dx_str template_json, struct dx_str **parts_r, struct dx_err *err)
{
	struct dx_eng_answer answer;
	struct dx_str *parts = dx_alloc_array(r->arena, 2 * r->n_pages + 2, sizeof(*parts));
	size_t n = 0;
	parts[n++] = extract_parameters(r);
	parts[n++] = template_json;
	for (size_t i = 0; i < r->n_pages; i++)
		if (r->pages[i].words.n > 0)
			parts[n++] = r->pages[i].words;
	for (size_t i = 0; i < r->n_pages; i++)
		if (r->pages[i].cells_form.n > 0)
			parts[n++] = r->pages[i].cells_form;
	if (r->engines[0] == NULL && !start_engine(r, 0, err))
		return false;
	if (!call(r, DX_UNIT_EXTRACT, parts, n, -1, &answer, err))
		return false;
	if (answer.n_parts != 7)
		return dx_fail(err, DX_E_internal_error, "the engine's answer has %zu parts", answer.n_parts);
	*parts_r = answer.parts;
	return true;
}

static bool take_wants(struct reading *r, struct dx_str head_json, struct dx_want **w_r, size_t *n_r,
		       struct dx_err *err)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	json_t *head;
	*n_r = 0;
	if (!dx_json_parse(r->arena, head_json, &head, err))
		return false;
	const json_t *list = json_object_get(head, "wants");
	if (list == NULL)
		return true;
	dx_jw_json(&w, list);
	return dx_wants_read(r->arena, take(r, &b), w_r, n_r, err);
}

static struct reading_page *page_of(struct reading *r, int number)
{
	for (size_t i = 0; i < r->n_pages; i++)
		if (r->pages[i].number == number)
			return &r->pages[i];
	return NULL;
}

static struct dx_str cells_params(struct reading *r, const struct dx_page *page, int round)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "deadline_ms", r->o.deadline_ms);
	dx_jw_kint(&w, "page", page->number);
	dx_jw_kint(&w, "max_pixels", r->o.max_pixels);
	dx_jw_kint(&w, "rotation", page->rotation);
	dx_jw_kint(&w, "skew_millideg", page->skew_millideg);
	dx_jw_kint(&w, "round", round);
	dx_jw_kcstr(&w, "languages", r->o.languages);
	add_document(&w);
	add_password(&w, r);
	dx_jw_obj_end(&w);
	return take(r, &b);
}

/* The N cells WANTS of one page. */
static bool read_cells(struct reading *r, const struct dx_want *wants, size_t n, int round, struct dx_err *err)
{
	struct reading_page *page = page_of(r, wants[0].page);
	struct dx_eng_answer answer;
	struct dx_rereads cells;
	struct dx_page words;
	struct dx_str parts[3];
	struct dx_buf b = DX_BUF_INIT;
	if (page == NULL || !dx_words_read(r->arena, page->words, &words, err))
		return dx_fail(err, DX_E_internal_error, "cells of a page that was not read are wanted");
	parts[0] = cells_params(r, &words, round);
	dx_wants_write(&b, wants, n);
	parts[1] = take(r, &b);
	parts[2] = page->words;
	if (!call(r, DX_UNIT_READ_CELLS, parts, 3, r->document_fd, &answer, err))
		return false;
	if (answer.n_parts != 1 || !dx_cells_read(r->arena, answer.parts[0], &cells, err) ||
	    cells.page != page->number || cells.n != n || cells.round != round)
		return dx_fail(err, DX_E_internal_error, "the engine's answer holds other cells than were wanted");
	page->cells = dx_cells_join(r->arena, &page->cells, &cells);
	dx_cells_write(&b, &page->cells);
	page->cells_form = take(r, &b);
	r->n_cells += n;
	return true;
}

/* Page by page. A page that fails leaves its cells as they were read first: they are still what they were. */
static bool read_wanted(struct reading *r, const struct dx_want *wants, size_t n, int round)
{
	bool any = false;
	size_t first = 0;
	for (size_t i = 1; i <= n; i++) {
		struct dx_err err;
		if (i < n && wants[i].page == wants[first].page)
			continue;
		any = (r->engines[0] != NULL && read_cells(r, wants + first, i - first, round, &err)) || any;
		first = i;
	}
	return any;
}

bool reading_extract(struct reading *r, struct dx_str template_json, struct dx_str **parts_r, struct dx_err *err)
{
	struct dx_want *wants = NULL;
	size_t n = 0;
	for (int round = 0;; round++) {
		int64_t start_us = dx_now_mono_us();
		if (!extract_once(r, template_json, parts_r, err) || !take_wants(r, (*parts_r)[0], &wants, &n, err))
			return false;
		r->extract_ms += (dx_now_mono_us() - start_us) / 1000;
		if (n == 0 || round == DX_CELL_ROUNDS_MAX)
			return true;
		start_us = dx_now_mono_us();
		bool any = read_wanted(r, wants, n, round + 1);
		r->cells_ms += (dx_now_mono_us() - start_us) / 1000;
		if (!any)
			return true;
	}
}
