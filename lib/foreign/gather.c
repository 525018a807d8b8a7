/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words of a stranger become words of a page: cut at blanks, kept inside of it. */
#include <string.h>

#include "dx/base/utf8.h"
#include "foreign_int.h"

#define TEXT_MAX 4096

static int32_t within(int64_t v, int32_t max)
{
	return v < 0 ? 0 : v > max ? max : (int32_t)v;
}

/* The word's bytes FROM to TO as one word: its share of the box is that of its bytes. */
static bool add_part(struct gathered *g, const struct found_word *w, size_t from, size_t to)
{
	const int64_t width = w->box[2] - w->box[0];
	const int64_t n = (int64_t)w->text.n;

	if (g->n == DX_FOREIGN_WORDS_MAX)
		return false;
	if (g->n == g->room) {
		size_t room = g->room ? 2 * g->room : 256;
		struct dx_word *more = dx_alloc_array(g->a, room, sizeof(*more));

		if (g->n > 0)
			memcpy(more, g->v, g->n * sizeof(*more));
		g->v = more;
		g->room = room;
	}
	g->v[g->n++] = (struct dx_word){
		.text = dx_strndup(g->a, w->text.p + from, to - from),
		.x0 = within(w->box[0] + width * (int64_t)from / n, g->width),
		.y0 = within(w->box[1], g->height),
		.x1 = within(w->box[0] + width * (int64_t)to / n, g->width),
		.y1 = within(w->box[3], g->height),
		.conf = (uint8_t)w->conf,
		.flags = w->flags,
		.line = w->line,
	};
	return true;
}

static bool is_outside(const struct gathered *g, const struct found_word *w)
{
	return w->box[2] < 0 || w->box[3] < 0 || w->box[0] > g->width || w->box[1] > g->height;
}

bool dx_foreign_add(struct gathered *g, const struct found_word *w)
{
	size_t pos = 0;
	size_t from = 0;
	size_t before = 0;
	uint32_t cp;

	if (w->text.n > TEXT_MAX || !dx_utf8_valid(w->text))
		return false;
	if (g->of_file && is_outside(g, w))
		return true;
	while (dx_utf8_next(w->text, &pos, &cp)) {
		if (dx_word_breaks(cp)) {
			if (before > from && !add_part(g, w, from, before))
				return false;
			from = pos;
		}
		before = pos;
	}
	return before == from || add_part(g, w, from, before);
}
