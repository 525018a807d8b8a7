/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Recognition takes its time by the line. Of a receipt's lines many are read well at once, and what a second reading
 * makes of them changes nothing: they are made white before it, so that it costs what is in doubt, and what stands
 * between the lines that were found.
 */
#include "ocr_int.h"

/* Percent; a line is sure when each of its words is. */
#define SURE_CONF 90
/* One letter alone is no line. */
#define LETTERS_MIN 2
/* Ink on the edge of a word's box. */
#define EDGE_X_PX 2
#define EDGE_Y_PX 1
/* A speck in a gap of a line that is no wider than so many capitals is not worth a look. */
#define GAP_HEIGHTS 2

struct line {
	size_t letters;
	bool unsure;
};

static const struct line *rate_lines(struct dx_arena *a, const struct reading *r)
{
	struct line *lines;
	uint32_t most = 0;

	for (size_t i = 0; i < r->n; i++)
		most = r->words[i].line > most ? r->words[i].line : most;
	lines = dx_alloc_array(a, (size_t)most + 1, sizeof(*lines));
	for (size_t i = 0; i < r->n; i++) {
		struct line *l = &lines[r->words[i].line];

		l->letters += dx_ocr_letters(r->words[i].text);
		l->unsure |= r->words[i].conf < SURE_CONF;
	}
	return lines;
}

/* Where word AT ends, with the gap behind it when the line goes on there. */
static int32_t end_of(const struct reading *r, size_t at, int32_t gap_max_px)
{
	const struct dx_word *w = &r->words[at];
	const struct dx_word *next = at + 1 < r->n ? w + 1 : NULL;

	if (next && next->line == w->line && next->x0 > w->x1 && next->x0 - w->x1 < gap_max_px)
		return next->x0;
	return w->x1 + EDGE_X_PX;
}

void dx_ocr_blank_sure(struct dx_arena *a, const struct dx_prep *p, const struct reading *r, double scale,
		       struct Pix *pix)
{
	const struct line *lines = rate_lines(a, r);

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		const int32_t x1 = end_of(r, i, p->text_px * GAP_HEIGHTS);

		if (lines[w->line].unsure || lines[w->line].letters < LETTERS_MIN)
			continue;
		dx_pix_whiten(pix, (int32_t)((w->x0 - EDGE_X_PX) * scale), (int32_t)((w->y0 - EDGE_Y_PX) * scale),
			      (int32_t)(x1 * scale), (int32_t)((w->y1 + EDGE_Y_PX) * scale));
	}
}
