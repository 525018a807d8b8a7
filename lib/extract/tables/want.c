/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/want.h"

#include <stdlib.h>
#include <string.h>

/* Boxes are one cell when they share this part (1/N) of the smaller one. */
#define SHARED_PART 2

static const struct dx_page *page_of(const struct dx_job *job, int number)
{
	for (size_t i = 0; i < job->n_pages; i++)
		if (job->pages[i].number == number)
			return &job->pages[i];
	return NULL;
}

static bool same_cell(struct dx_place a, const struct dx_reread *b)
{
	int64_t w = (int64_t)(a.x1 < b->x1 ? a.x1 : b->x1) - (a.x0 > b->x0 ? a.x0 : b->x0);
	int64_t h = (int64_t)(a.y1 < b->y1 ? a.y1 : b->y1) - (a.y0 > b->y0 ? a.y0 : b->y0);
	int64_t area_a = (int64_t)(a.x1 - a.x0) * (a.y1 - a.y0);
	int64_t area_b = (int64_t)(b->x1 - b->x0) * (b->y1 - b->y0);

	return w > 0 && h > 0 && w * h * SHARED_PART >= (area_a < area_b ? area_a : area_b);
}

const struct dx_reread *dx_reread_of(const struct dx_job *job, struct dx_place place)
{
	const struct dx_page *page = page_of(job, place.page);

	for (size_t i = 0; page && i < page->n_rereads; i++)
		if (same_cell(place, &page->rereads[i]))
			return &page->rereads[i];
	return NULL;
}

bool dx_reread_is_plain(const struct dx_cell_reading *r)
{
	return strcmp(r->how, "line") == 0 || strcmp(r->how, "letters") == 0 || strcmp(r->how, "alike") == 0;
}

void dx_wants_add(struct dx_job *job, struct dx_place place, enum dx_cell_kind kind)
{
	struct dx_wants *w = &job->wants;
	const struct dx_page *page = page_of(job, place.page);

	if (!page || page->source != DX_SOURCE_OCR || place.x1 <= place.x0 || place.y1 <= place.y0 ||
	    dx_reread_of(job, place))
		return;
	if (w->n == w->cap) {
		size_t cap = w->cap ? 2 * w->cap : 64;
		struct dx_want *grown = dx_alloc_array(job->arena, cap, sizeof(*grown));

		if (w->n > 0)
			memcpy(grown, w->v, w->n * sizeof(*grown));
		w->v = grown;
		w->cap = cap;
	}
	w->v[w->n++] = (struct dx_want){place.page, place.x0, place.y0, place.x1, place.y1, kind};
}

static int by_place(const void *a, const void *b)
{
	const struct dx_want *p = a;
	const struct dx_want *q = b;
	const int32_t left[] = {p->page, p->y0, p->x0, p->y1, p->x1, (int32_t)p->kind};
	const int32_t right[] = {q->page, q->y0, q->x0, q->y1, q->x1, (int32_t)q->kind};

	for (size_t i = 0; i < DX_LEN(left); i++)
		if (left[i] != right[i])
			return left[i] < right[i] ? -1 : 1;
	return 0;
}

void dx_wants_settle(struct dx_job *job)
{
	struct dx_wants *w = &job->wants;
	size_t of_page = 0;
	size_t n = 0;

	for (size_t i = 0; i < job->n_pages; i++)
		if (job->pages[i].reread_round == DX_CELL_ROUNDS_MAX)
			w->n = 0;
	if (w->n > 1)
		qsort(w->v, w->n, sizeof(*w->v), by_place);
	for (size_t i = 0; i < w->n && n < DX_WANTS_DOCUMENT_MAX; i++) {
		const struct dx_want *last = n > 0 ? &w->v[n - 1] : NULL;
		struct dx_reread box =
			last ? (struct dx_reread){.x0 = last->x0, .y0 = last->y0, .x1 = last->x1, .y1 = last->y1}
			     : (struct dx_reread){0};
		struct dx_place at = {w->v[i].page, w->v[i].x0, w->v[i].y0, w->v[i].x1, w->v[i].y1};

		if (last && last->page == at.page && same_cell(at, &box))
			continue;
		of_page = last && last->page == at.page ? of_page + 1 : 1;
		if (of_page <= DX_WANTS_PAGE_MAX)
			w->v[n++] = w->v[i];
	}
	w->n = n;
}
