/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words that the recogniser's search for lines left out: their ink is there, and is read group by group. So are words
 * that it was not sure of: half a line beside others, as in a table's head, they were cut by the wrong line.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/lost.h"
#include "ocr_int.h"

/* A page has some; more is a picture. */
#define LOST_MAX 320
/* A figure read in a place where ink says that something stands is worth more than a guess at letters. */
#define FIGURE_CONF 25
#define WORD_CONF   50
/* A word as unsure as this covers nothing: what is there is read once more, and the surer one stays. */
#define WEAK_CONF 30
/* One of letters that is less sure than this is read once more, where the page has few; what is read is surer by far.
 */
#define DOUBT_CONF  60
#define SETTLE_CONF 80
#define DOUBTS_MAX  40
/* Of a group's width; its box has a little room on both sides. */
#define SPAN_PERCENT 66
/* Of a word's height: two boxes that differ by no more are one place. */
#define PLACE_PART 4

/* Mostly digits. */
static bool is_figure(const char *text)
{
	size_t digits = 0;
	size_t others = 0;

	for (const char *p = text; *p; p++) {
		if (*p >= '0' && *p <= '9')
			digits++;
		else if (!strchr(".,-/:()", *p))
			others++;
	}
	return digits >= 2 && digits > others;
}

static bool overlaps(const struct dx_word *a, const struct dx_word *b)
{
	int32_t w = (a->x1 < b->x1 ? a->x1 : b->x1) - (a->x0 > b->x0 ? a->x0 : b->x0);
	int32_t h = (a->y1 < b->y1 ? a->y1 : b->y1) - (a->y0 > b->y0 ? a->y0 : b->y0);

	/* a word of the line above may reach in by a pixel or two */
	return w > 0 && h * 3 > (b->y1 - b->y0);
}

/* Figures have readings of their own; a number with letters in it has none. */
static bool is_doubtful(const struct dx_word *w)
{
	size_t letters = 0;

	for (const char *p = w->text; *p; p++)
		letters += (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z');
	return w->conf >= WEAK_CONF && w->conf < DOUBT_CONF && letters > (is_figure(w->text) ? 1 : 0);
}

/* What covers nothing: words below WEAK_CONF, and where a page has few of them those below DOUBT_CONF. */
static uint8_t weak_of(const struct reading *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		n += is_doubtful(&r->words[i]);
	return n <= DOUBTS_MAX ? DOUBT_CONF : WEAK_CONF;
}

static bool is_weak(const struct dx_word *w, uint8_t weak)
{
	return w->conf < WEAK_CONF || (w->conf < weak && is_doubtful(w));
}

/* Is the place of W free of words that are to be believed, or of surer ones? */
static bool is_better(const struct reading *r, const struct dx_word *w, uint8_t weak)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];

		if (overlaps(one, w) &&
		    (!is_weak(one, weak) || one->conf >= w->conf || (one->conf >= WEAK_CONF && w->conf < SETTLE_CONF)))
			return false;
	}
	return true;
}

static bool is_sure(const struct dx_word *w)
{
	return w->conf >= (is_figure(w->text) ? FIGURE_CONF : WORD_CONF);
}

/* Does what may be believed of a group reach over it? The first half of a figure is another figure. */
static bool spans(const struct reading *group, const struct dx_cell_box *box)
{
	int32_t x0 = box->x1;
	int32_t x1 = box->x0;

	for (size_t i = 0; i < group->n; i++) {
		const struct dx_word *w = &group->words[i];

		if (is_sure(w) && w->x0 < x0)
			x0 = w->x0;
		if (is_sure(w) && w->x1 > x1)
			x1 = w->x1;
	}
	return (x1 - x0) * 100 >= (box->x1 - box->x0) * SPAN_PERCENT;
}

/* The words of one group that may be believed, behind those in OUT. */
static void take(const struct reading *first, const struct reading *group, const struct dx_cell_box *box,
		 struct reading *out, uint32_t line, uint8_t weak)
{
	const bool whole = spans(group, box);

	for (size_t i = 0; i < group->n; i++) {
		struct dx_word w = group->words[i];

		if (!is_sure(&w) || (is_figure(w.text) && !whole) || !is_better(first, &w, weak))
			continue;
		w.line = line;
		out->words[out->n++] = w;
	}
}

/* Is W in the very place of OLD? Then it is a word of its line; one that was cut by the wrong line has another box. */
static bool is_in_place(const struct dx_word *w, const struct dx_word *old)
{
	int32_t room = (old->y1 - old->y0) / PLACE_PART;

	return abs(w->x0 - old->x0) <= room && abs(w->x1 - old->x1) <= room && abs(w->y0 - old->y0) <= room &&
	       abs(w->y1 - old->y1) <= room;
}

/*
 * Behind the new words in OUT the words of FIRST, but for weak ones in whose place a new one was found. Where that is
 * the very same place the new one takes its seat; its own text is NULL then.
 */
static void keep(const struct reading *first, struct reading *out, uint8_t weak)
{
	size_t n_new = out->n;

	for (size_t i = 0; i < first->n; i++) {
		const struct dx_word *old = &first->words[i];
		struct dx_word *seated = NULL;
		bool replaced = false;

		for (size_t k = 0; k < n_new && is_weak(old, weak); k++) {
			struct dx_word *w = &out->words[k];

			if (!overlaps(w, old) && !overlaps(old, w))
				continue;
			replaced = true;
			if (w->text && is_in_place(w, old))
				seated = w;
		}
		if (!replaced || seated)
			out->words[out->n++] = *old;
		if (seated) {
			out->words[out->n - 1].text = seated->text;
			out->words[out->n - 1].conf = seated->conf;
			seated->text = NULL;
		}
	}
}

/* Take the new words that have a seat out of the N_NEW first ones. */
static void close_up(struct reading *r, size_t n_new)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		if (i >= n_new || r->words[i].text)
			r->words[n++] = r->words[i];
	r->n = n;
}

/* Boxes of what need not be read once more; their number. */
static size_t sure_boxes(const struct reading *r, uint8_t weak, int32_t (*boxes)[4], uint32_t *last_line_r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		*last_line_r = w->line > *last_line_r ? w->line : *last_line_r;
		if (is_weak(w, weak))
			continue;
		boxes[n][0] = w->x0;
		boxes[n][1] = w->y0;
		boxes[n][2] = w->x1;
		boxes[n++][3] = w->y1;
	}
	return n;
}

bool dx_ocr_read_lost(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err)
{
	int32_t(*boxes)[4] = dx_alloc_array(a, r->n, sizeof(*boxes));
	struct dx_cell_box *lost = dx_alloc_array(a, LOST_MAX, sizeof(*lost));
	struct reading *groups;
	struct reading out = {0};
	uint32_t line = 0;
	const uint8_t weak = weak_of(r);
	size_t n = sure_boxes(r, weak, boxes, &line);

	n = dx_prep_find_lost(p, (const int32_t(*)[4])boxes, n, lost, LOST_MAX);
	if (n == 0 || n == LOST_MAX)
		return true;
	groups = dx_alloc_array(a, n, sizeof(*groups));
	if (!dx_ocr_read_boxes(o, a, p, lost, n, groups, err))
		return false;
	for (size_t i = 0; i < n; i++)
		out.n += groups[i].n;
	out.words = dx_alloc_array(a, r->n + out.n, sizeof(*out.words));
	out.n = 0;
	for (size_t i = 0; i < n; i++)
		take(r, &groups[i], &lost[i], &out, ++line, weak);
	n = out.n;
	keep(r, &out, weak);
	close_up(&out, n);
	*r = out;
	dx_ocr_rate(r);
	return true;
}
