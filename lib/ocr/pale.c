/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Labels in light grey: brighter than what is ink anywhere else on the page, so that neither the recogniser's search
 * for lines nor that for lost letters sees them. They read well alone.
 */
#include <string.h>

#include "dx/img/lost.h"
#include "ocr_int.h"

/* A page has some; more is a pattern. */
#define PALE_MAX 48
/* What nothing else says is there must be sure, and a word. */
#define SURE_CONF   80
#define LETTERS_MIN 2

static bool is_word(const struct dx_word *w)
{
	size_t n = 0;

	for (const char *c = w->text; *c; c++)
		n += (*c >= '0' && *c <= '9') || (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z');
	return w->conf >= SURE_CONF && n >= LETTERS_MIN;
}

static bool is_free(const struct reading *r, size_t n, const struct dx_word *w)
{
	for (size_t i = 0; i < n; i++)
		if (dx_ocr_covers(&r->words[i], w))
			return false;
	return true;
}

static size_t boxes_of(const struct reading *r, int32_t (*boxes)[4], uint32_t *last_line_r)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		const int32_t box[4] = {w->x0, w->y0, w->x1, w->y1};

		memcpy(boxes[i], box, sizeof(box));
		*last_line_r = w->line > *last_line_r ? w->line : *last_line_r;
	}
	return r->n;
}

bool dx_ocr_read_pale(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err)
{
	int32_t(*boxes)[4] = dx_alloc_array(a, r->n + 1, sizeof(*boxes));
	struct dx_cell_box *pale = dx_alloc_array(a, PALE_MAX, sizeof(*pale));
	struct reading *groups;
	struct dx_word *words;
	uint32_t line = 0;
	size_t n = boxes_of(r, boxes, &line);
	const size_t n_old = r->n;
	size_t n_more = 0;

	n = dx_prep_find_pale(p, (const int32_t(*)[4])boxes, n, pale, PALE_MAX);
	if (n == 0 || n == PALE_MAX)
		return true;
	groups = dx_alloc_array(a, n, sizeof(*groups));
	if (!dx_ocr_read_boxes(o, a, p, pale, n, groups, err))
		return false;
	for (size_t i = 0; i < n; i++)
		n_more += groups[i].n;
	words = dx_alloc_array(a, n_old + n_more + 1, sizeof(*words));
	if (n_old)
		memcpy(words, r->words, n_old * sizeof(*words));
	r->words = words;
	for (size_t i = 0; i < n; i++) {
		line++;
		for (size_t k = 0; k < groups[i].n; k++) {
			if (!is_word(&groups[i].words[k]) || !is_free(r, n_old, &groups[i].words[k]))
				continue;
			r->words[r->n] = groups[i].words[k];
			r->words[r->n++].line = line;
		}
	}
	dx_ocr_rate(r);
	return true;
}
