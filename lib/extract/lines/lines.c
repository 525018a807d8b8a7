/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "dx/base/buf.h"
#include "dx/base/check.h"
#include "dx/extract/ident.h"
#include "dx/extract/value.h"

#include "lines_int.h"

/* How many lines above a fragment are tried: more cannot be at its height on a real page. */
#define LOOK_BACK 24
/* So many words with a blank before them show that the page has blanks. */
#define BLANKS_MIN 10
/* What parts two blocks of one recognised line, in halves of letters' heights. */
#define BLOCKS_APART 5
/* Twentieths of letters' heights by which neighbours of one line may stand higher or lower. */
#define STEP_TEXT 9
#define STEP_SCAN 12

struct frag {            /* words that the source put on one line */
	size_t first, n; /* into the page's words, sorted */
	int32_t x0, x1;
	int32_t middle; /* median of the words' middles, straightened */
	int32_t height; /* median */
};

struct open_line {
	size_t *frags;
	size_t n, cap;
	int64_t sum; /* of the middles */
	int32_t height;
	bool exact; /* a text layer's: half a line apart, cells in the middle of their row are, and no words of one line
		     */
};

static int by_i32(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

static int32_t median(int32_t *v, size_t n)
{
	qsort(v, n, sizeof(*v), by_i32);
	return v[n / 2];
}

static int32_t middle_of(const struct dx_word *w)
{
	return w->y0 + (w->y1 - w->y0) / 2;
}

static int32_t center_of(const struct dx_word *w)
{
	return w->x0 + (w->x1 - w->x0) / 2;
}

/*
 * What is left of a scan's skew, in millionths: the median slope of the source's own lines. Text layers
 * have none; a slope of a few thousandths moves the far column of a page by half a line.
 */
static int32_t slope_of(struct dx_arena *a, const struct dx_page *page)
{
	int32_t *slopes = dx_alloc_array(a, page->n_words, sizeof(*slopes));
	size_t n = 0;
	size_t first = 0;

	if (page->source != DX_SOURCE_OCR)
		return 0;
	for (size_t i = 1; i <= page->n_words; i++) {
		const struct dx_word *from = &page->words[first];
		const struct dx_word *to = &page->words[i - 1];
		int64_t run;

		if (i < page->n_words && page->words[i].line == from->line)
			continue;
		run = (int64_t)center_of(to) - center_of(from);
		if (run > page->width / 4)
			slopes[n++] = (int32_t)(((int64_t)to->y1 - from->y1) * 1000000 / run);
		first = i;
	}
	return n < 3 ? 0 : median(slopes, n);
}

static int32_t straight(const struct dx_word *w, int32_t slope)
{
	return middle_of(w) - (int32_t)((int64_t)center_of(w) * slope / 1000000);
}

/*
 * Do two neighbours of one line of the source stand at heights of their own? The date in the middle of a row's height
 * and the first line of the narration beside it are one line to a reader of PDF, and two of the page; recognition takes
 * lines of two blocks side by side for one. A superscript is smaller than its neighbour.
 */
static bool steps(const struct dx_page *page, const struct dx_word *before, const struct dx_word *w, int32_t slope)
{
	bool scanned = page->source == DX_SOURCE_OCR;
	int32_t mine = w->y1 - w->y0;
	int32_t its = before->y1 - before->y0;
	int32_t low = mine < its ? mine : its;
	int32_t high = mine < its ? its : mine;
	int32_t step = straight(w, slope) - straight(before, slope);

	/* recognised boxes hug their letters: "Description" is higher than the "%" below its line, and beside none of
	 * it */
	if (scanned && low >= high / 2 && (w->y0 >= before->y1 || w->y1 <= before->y0))
		return w->x0 - before->x1 > low;
	return low >= high * 3 / 4 && w->x0 - before->x1 > (scanned ? low * BLOCKS_APART / 2 : low / 5) &&
	       (step < 0 ? -step : step) > low * (scanned ? STEP_SCAN : STEP_TEXT) / 20;
}

static struct frag *fragments(struct dx_arena *a, const struct dx_page *page, const bool *leave, size_t *n_r)
{
	int32_t slope = slope_of(a, page);
	struct frag *frags = dx_alloc_array(a, page->n_words, sizeof(*frags));
	int32_t *middles = dx_alloc_array(a, page->n_words, sizeof(*middles));
	int32_t *heights = dx_alloc_array(a, page->n_words, sizeof(*heights));
	size_t n = 0;

	for (size_t i = 0; i < page->n_words;) {
		struct frag *f = &frags[n];
		const struct dx_word *before = NULL;
		size_t k = 0;

		if (leave[i]) {
			i++;
			continue;
		}
		n++;
		f->first = i;
		f->x0 = page->words[i].x0;
		f->x1 = page->words[i].x1;
		for (; i < page->n_words && page->words[i].line == page->words[f->first].line; i++, f->n++) {
			const struct dx_word *w = &page->words[i];

			if (leave[i])
				continue;
			if (before && steps(page, before, w, slope))
				break;
			before = w;
			middles[k] = straight(w, slope);
			heights[k++] = w->y1 - w->y0;
			f->x0 = w->x0 < f->x0 ? w->x0 : f->x0;
			f->x1 = w->x1 > f->x1 ? w->x1 : f->x1;
		}
		f->middle = median(middles, k);
		f->height = median(heights, k);
	}
	*n_r = n;
	return frags;
}

static int by_middle(const void *pa, const void *pb)
{
	const struct frag *a = pa;
	const struct frag *b = pb;

	if (a->middle != b->middle)
		return a->middle < b->middle ? -1 : 1;
	if (a->x0 != b->x0)
		return a->x0 < b->x0 ? -1 : 1;
	return a->first < b->first ? -1 : a->first > b->first;
}

static int32_t overlap(int32_t a0, int32_t a1, int32_t b0, int32_t b1)
{
	return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}

/* Does W lie over one of the words of G (left to right)? */
static bool word_collides(const struct dx_word *words, const bool *leave, const struct frag *g, const struct dx_word *w)
{
	size_t low = g->first;
	size_t high = g->first + g->n;

	while (low < high) { /* the first word that ends behind the beginning of W */
		size_t mid = low + (high - low) / 2;

		if (words[mid].x1 <= w->x0)
			low = mid + 1;
		else
			high = mid;
	}
	while (low < g->first + g->n && leave[low])
		low++;
	return low < g->first + g->n && overlap(words[low].x0, words[low].x1, w->x0, w->x1) > (w->x1 - w->x0) / 3;
}

/* Two texts over each other in x cannot be one line, however near they are. */
static bool collides(const struct dx_word *words, const bool *leave, const struct frag *frags,
		     const struct open_line *l, const struct frag *f)
{
	for (size_t i = 0; i < l->n; i++) {
		const struct frag *g = &frags[l->frags[i]];

		if (overlap(f->x0, f->x1, g->x0, g->x1) <= 0)
			continue;
		for (size_t k = 0; k < f->n; k++)
			if (!leave[f->first + k] && word_collides(words, leave, g, &words[f->first + k]))
				return true;
	}
	return false;
}

static bool belongs(const struct dx_word *words, const bool *leave, const struct frag *frags, const struct open_line *l,
		    const struct frag *f)
{
	int32_t middle = (int32_t)(l->sum / (int64_t)l->n);
	int32_t low = f->height < l->height ? f->height : l->height;
	int32_t high = f->height < l->height ? l->height : f->height;
	int32_t half = l->exact ? low * 9 / 20 : low / 2;
	int32_t reach = half > high / 3 ? half : high / 3;
	int32_t gap = f->middle - middle;

	return (gap < 0 ? -gap : gap) <= reach && !collides(words, leave, frags, l, f);
}

static void join(struct dx_arena *a, struct open_line *l, const struct frag *f, size_t index)
{
	if (l->n == l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 8;
		size_t *grown = dx_alloc_array(a, cap, sizeof(*grown));

		if (l->n)
			memcpy(grown, l->frags, l->n * sizeof(*grown));
		l->frags = grown;
		l->cap = cap;
	}
	l->frags[l->n++] = index;
	l->sum += f->middle;
	if (f->height > l->height || l->n == 1)
		l->height = f->height;
}

static int by_x(const void *pa, const void *pb)
{
	const struct dx_word *a = *(const struct dx_word *const *)pa;
	const struct dx_word *b = *(const struct dx_word *const *)pb;

	if (a->x0 != b->x0)
		return a->x0 < b->x0 ? -1 : 1;
	if (a->x1 != b->x1)
		return a->x1 < b->x1 ? -1 : 1;
	return a < b ? -1 : a > b;
}

static void close_line(struct dx_arena *a, const struct dx_page *page, const bool *leave, const struct frag *frags,
		       const struct open_line *o, struct dx_line *line)
{
	int32_t *heights;
	size_t total = 0;

	for (size_t i = 0; i < o->n; i++)
		total += frags[o->frags[i]].n;
	line->words = dx_alloc_array(a, total, sizeof(*line->words));
	heights = dx_alloc_array(a, total, sizeof(*heights));
	for (size_t i = 0; i < o->n; i++) {
		const struct frag *f = &frags[o->frags[i]];

		for (size_t k = f->first; k < f->first + f->n; k++)
			if (!leave[k])
				line->words[line->n++] = &page->words[k];
	}
	qsort(line->words, line->n, sizeof(*line->words), by_x);
	dx_lines_leave_marks(page, line);
	line->x0 = line->y0 = INT32_MAX;
	line->x1 = line->y1 = INT32_MIN;
	for (size_t i = 0; i < line->n; i++) {
		const struct dx_word *w = line->words[i];

		line->x0 = w->x0 < line->x0 ? w->x0 : line->x0;
		line->y0 = w->y0 < line->y0 ? w->y0 : line->y0;
		line->x1 = w->x1 > line->x1 ? w->x1 : line->x1;
		line->y1 = w->y1 > line->y1 ? w->y1 : line->y1;
		heights[i] = w->y1 - w->y0;
	}
	line->height = median(heights, line->n);
	if (page->source == DX_SOURCE_OCR) /* boxes of recognised words hug their letters, those of fonts do not */
		line->height = line->height * 4 / 3;
	if (line->height < 1)
		line->height = 1;
}

/* Are the words of PAGE set apart by blanks? Some programs place each word by itself, and recognition knows no blanks.
 */
static bool has_blanks(const struct dx_page *page)
{
	size_t with = 0;
	size_t without = 0;

	for (size_t i = 1; page->source != DX_SOURCE_OCR && i < page->n_words; i++) {
		const struct dx_word *w = &page->words[i];
		int32_t gap = w->x0 - page->words[i - 1].x1;

		if (w->line != page->words[i - 1].line || gap <= 0 || gap > (w->y1 - w->y0) * 7 / 10)
			continue;
		with += (w->flags & DX_WORD_SPACE) != 0;
		without += (w->flags & DX_WORD_SPACE) == 0;
	}
	return with >= BLANKS_MIN && with > without * 4;
}

/* The gap that most words of PAGE have between them: of type whose letters are all as wide it is as wide as one. */
static int32_t usual_blank(struct dx_arena *a, const struct dx_page *page)
{
	int32_t *gaps = dx_alloc_array(a, page->n_words, sizeof(*gaps));
	size_t n = 0;

	for (size_t i = 1; page->source == DX_SOURCE_OCR && i < page->n_words; i++) {
		const struct dx_word *w = &page->words[i];
		int32_t gap = w->x0 - page->words[i - 1].x1;

		if (w->line == page->words[i - 1].line && gap > 0 && gap < (w->y1 - w->y0) * 2)
			gaps[n++] = gap;
	}
	return n < BLANKS_MIN ? 0 : median(gaps, n);
}

static int32_t usual_height(struct dx_arena *a, const struct dx_page *page)
{
	int32_t *heights = dx_alloc_array(a, page->n_words, sizeof(*heights));

	for (size_t i = 0; i < page->n_words; i++)
		heights[i] = page->words[i].y1 - page->words[i].y0;
	return median(heights, page->n_words);
}

static size_t page_lines(struct dx_arena *a, const struct dx_page *page, size_t index, struct dx_line *out)
{
	size_t n_frags;
	const bool *leave = dx_lines_of_rules(a, page, usual_height(a, page));
	struct frag *frags = fragments(a, page, leave, &n_frags);
	struct open_line *open = dx_alloc_array(a, n_frags, sizeof(*open));
	bool blanks = has_blanks(page);
	int32_t blank = usual_blank(a, page);
	size_t n = 0;

	qsort(frags, n_frags, sizeof(*frags), by_middle);
	for (size_t i = 0; i < n_frags; i++) {
		size_t stop = n > LOOK_BACK ? n - LOOK_BACK : 0;
		size_t k = n;

		while (k > stop && !belongs(page->words, leave, frags, &open[k - 1], &frags[i]))
			k--;
		if (k == stop) {
			k = ++n;
			open[k - 1].exact = page->source != DX_SOURCE_OCR;
		}
		join(a, &open[k - 1], &frags[i], i);
	}
	for (size_t i = 0; i < n; i++) {
		/* the page before may have left there what it joined to another line */
		out[i] = (struct dx_line){.page = index, .blanks = blanks, .blank = blank};
		close_line(a, page, leave, frags, &open[i], &out[i]);
	}
	dx_lines_join_paise(a, out, n);
	if (page->source == DX_SOURCE_OCR) {
		dx_lines_see_colons(a, out, n);
		return n;
	}
	dx_lines_part_figures(a, out, n);
	return dx_lines_rejoin(a, out, n);
}

void dx_lines_build(struct dx_arena *a, const struct dx_page *pages, size_t n_pages, struct dx_lines *l_r)
{
	size_t most = 0;

	*l_r = (struct dx_lines){.pages = pages, .n_pages = n_pages};
	for (size_t i = 0; i < n_pages; i++)
		most = dx_size_add(most, pages[i].n_words);
	l_r->v = dx_alloc_array(a, most, sizeof(*l_r->v));
	l_r->page_first = dx_alloc_array(a, n_pages + 1, sizeof(*l_r->page_first));
	for (size_t i = 0; i < n_pages; i++) {
		l_r->page_first[i] = l_r->n;
		if (pages[i].n_words)
			l_r->n += page_lines(a, &pages[i], i, l_r->v + l_r->n);
	}
	l_r->page_first[n_pages] = l_r->n;
}

/* "€", "%", "INR", "-": what stands beside a figure in its cell, often as a text of its own. */
static bool is_sign(const struct dx_word *w)
{
	for (const char *p = w->text; *p; p++)
		if ((*p >= '0' && *p <= '9') || (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z'))
			return dx_value_currency(dx_str(w->text)) != NULL;
	return true;
}

int32_t dx_lines_blank(const struct dx_line *line)
{
	return line->n > 0 && line->words[0]->conf < 100 ? line->height : line->height * 7 / 10;
}

int32_t dx_lines_leading(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t gap = lower->y0 - upper->y1;

	if (upper->n > 0 && upper->words[0]->conf < 100) /* see close_line */
		gap -= (upper->height + lower->height) / 4;
	return gap;
}

bool dx_lines_parts(const struct dx_line *line, size_t at)
{
	const struct dx_word *before = line->words[at - 1];
	const struct dx_word *w = line->words[at];
	int32_t gap = w->x0 - before->x1;

	if (gap > line->height)
		return true;
	return line->blanks && gap > line->height / 4 && !(w->flags & DX_WORD_SPACE) &&
	       !(before->flags & DX_WORD_END_SPACE) && !is_sign(w) &&
	       !(is_sign(before) && w->text[0] >= '0' && w->text[0] <= '9');
}

bool dx_lines_ruled(const struct dx_page *page, const struct dx_line *line, const struct dx_word *before,
		    const struct dx_word *w)
{
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x0 == r->x1 && r->x0 >= before->x1 && r->x0 <= w->x0 && r->y0 < line->y1 && r->y1 > line->y0)
			return true;
	}
	return false;
}

static struct dx_seg *segments(struct dx_arena *a, const struct dx_line *line, bool by_blanks, size_t *n_r)
{
	struct dx_seg *segs = dx_alloc_array(a, line->n, sizeof(*segs));
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		const struct dx_word *w = line->words[i];

		if (n == 0 || w->x0 - segs[n - 1].x1 > line->height || (by_blanks && dx_lines_parts(line, i)))
			segs[n++] = (struct dx_seg){.first = i, .x0 = w->x0, .x1 = w->x1};
		segs[n - 1].n++;
		if (w->x1 > segs[n - 1].x1)
			segs[n - 1].x1 = w->x1;
	}
	*n_r = n;
	return segs;
}

void dx_lines_set_ends(struct dx_line *line)
{
	if (line->n == 0)
		return;
	line->x0 = line->words[0]->x0;
	line->x1 = line->words[0]->x1;
	for (size_t i = 1; i < line->n; i++) {
		const struct dx_word *w = line->words[i];

		line->x0 = w->x0 < line->x0 ? w->x0 : line->x0;
		line->x1 = w->x1 > line->x1 ? w->x1 : line->x1;
	}
}

size_t dx_line_left_of(const struct dx_line *line, int32_t x)
{
	size_t n = 0;

	while (n < line->n && line->words[n]->x1 <= x)
		n++;
	for (size_t i = n; i < line->n; i++)
		if (line->words[i]->x0 < x)
			return SIZE_MAX;
	return n;
}

struct dx_seg *dx_lines_segments(struct dx_arena *a, const struct dx_line *line, size_t *n_r)
{
	return segments(a, line, false, n_r);
}

struct dx_seg *dx_lines_cells(struct dx_arena *a, const struct dx_line *line, size_t *n_r)
{
	return segments(a, line, true, n_r);
}

bool dx_lines_is_drawn(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strspn(line->words[i]->text, "-=_*.+|~") != strlen(line->words[i]->text))
			return false;
	return true;
}

char *dx_lines_text(struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	struct dx_buf buf = DX_BUF_INIT;
	char *text;

	for (size_t i = 0; i < n; i++) {
		if (i)
			dx_buf_addc(&buf, ' ');
		dx_buf_adds(&buf, words[i]->text);
	}
	text = dx_strdup(a, dx_buf_cstr(&buf));
	dx_buf_free(&buf);
	return text;
}

size_t dx_lines_iban(struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	const size_t len = dx_ident_iban_shape(dx_str(dx_lines_text(a, words, n)));
	size_t found = 0;

	for (size_t at = 0; found < n && at < len; found++)
		at += strlen(words[found]->text) + 1;
	return found;
}

struct dx_place dx_lines_place(const struct dx_page *page, const struct dx_word *const *words, size_t n)
{
	struct dx_place all = {0};

	for (size_t i = 0; i < n; i++) {
		const struct dx_word *w = words[i];

		all = dx_place_join(all, (struct dx_place){page->number, w->x0, w->y0, w->x1, w->y1});
	}
	return all;
}

uint8_t dx_lines_conf(const struct dx_word *const *words, size_t n)
{
	uint8_t least = 100;

	for (size_t i = 0; i < n; i++)
		if (words[i]->conf < least)
			least = words[i]->conf;
	return least;
}

struct dx_val dx_lines_val(struct dx_arena *a, const struct dx_page *page, const struct dx_word *const *words, size_t n)
{
	char *text = dx_lines_text(a, words, n);

	return (struct dx_val){
		.text = text,
		.raw = text,
		.source = page->source == DX_SOURCE_OCR ? DX_VAL_OCR : DX_VAL_TEXT_LAYER,
		.conf = dx_lines_conf(words, n),
		.place = dx_lines_place(page, words, n),
	};
}
