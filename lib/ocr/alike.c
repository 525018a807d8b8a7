/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts and dates read by the digits that this very page prints (dx/img/shapes.h), which its own words teach. That
 * knows nothing of what the recogniser was taught, and fails elsewhere: of bad scans it reads what is no figure at all
 * to the recogniser.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/shapes.h"
#include "ocr_int.h"

/*
 * A figure with a sign much more unlike its shape than those that were learnt from, or with a digit that another one is
 * nearly as like, is no reading.
 */
#define WORST_MAX 3.0
#define LEAD_MIN  40.0
/* What a reading is given as sure: its least sure digit tells. */
#define CONF_LEAST 55
#define CONF_MOST  90
#define CONF_LEAD  5.0 /* of lead for a percent more */
/* A date that was read as another one is no surer than this: nothing but the rows around it can tell which is right. */
#define CONF_DISPUTED 40
/* Of the figures learnt from so many may be dates. */
#define DATES_MAX 16
/* Figures surer than this stay as they are; so do words without a digit that are surer than that. */
#define SURE_FIGURE 90
#define SURE_WORD   60
/* So many words of a page are looked at. */
#define WORDS_MAX 160

struct candidate {
	const struct dx_word *word;
	size_t at;
};

/* The surest first; equals as they stand on the page. */
static int by_conf(const void *a, const void *b)
{
	const struct candidate *p = a;
	const struct candidate *q = b;

	if (p->word->conf != q->word->conf)
		return p->word->conf > q->word->conf ? -1 : 1;
	return p->at < q->at ? -1 : p->at > q->at;
}

static size_t surest(struct candidate *all, const struct dx_word *words, size_t n, bool (*is_kind)(const char *),
		     size_t most)
{
	size_t found = 0;

	for (size_t i = 0; i < n; i++)
		if (is_kind(words[i].text))
			all[found++] = (struct candidate){&words[i], i};
	if (found > 1)
		qsort(all, found, sizeof(*all), by_conf);
	return found < most ? found : most;
}

struct dx_shapes *dx_ocr_learn_shapes(struct dx_arena *a, const struct dx_prep *p, const struct scale *s,
				      const struct dx_word *words, size_t n)
{
	struct candidate *all = dx_alloc_array(a, 2 * n + 1, sizeof(*all));
	struct dx_shapes_figure figures[DX_SHAPES_FIGURES_MAX];
	size_t found = surest(all, words, n, dx_shapes_is_amount, DX_SHAPES_FIGURES_MAX - DATES_MAX);

	found += surest(all + found, words, n, dx_shapes_is_date, DATES_MAX);
	for (size_t i = 0; i < found; i++) {
		const struct dx_word *w = all[i].word;
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};

		if (s)
			dx_ocr_to_pixels(s, &b.x0, &b.y0, &b.x1, &b.y1);
		figures[i] = (struct dx_shapes_figure){b, w->text};
	}
	return dx_shapes_learn(a, p, figures, found);
}

static bool read_figure(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			const struct dx_cell_box *b, struct dx_shapes_reading *r)
{
	return dx_shapes_read(a, s, p, b, r) && r->worst <= WORST_MAX && r->lead >= LEAD_MIN;
}

static uint8_t conf_of(const struct dx_shapes_reading *r)
{
	double conf = CONF_LEAST + (r->lead - LEAD_MIN) / CONF_LEAD;

	return (uint8_t)(conf > CONF_MOST ? CONF_MOST : conf);
}

const char *dx_ocr_read_shapes(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			       const struct dx_cell_box *b, bool date, uint8_t *conf_r)
{
	struct dx_shapes_reading r;

	if (!read_figure(a, s, p, b, &r) || !(date ? dx_shapes_is_date(r.text) : dx_shapes_is_amount(r.text)))
		return NULL;
	*conf_r = conf_of(&r);
	return dx_strdup(a, r.text);
}

/* ---- a page ---- */

static bool has_digit(const char *text)
{
	for (; *text; text++)
		if (*text >= '0' && *text <= '9')
			return true;
	return false;
}

static bool is_figure(const char *text)
{
	return dx_shapes_is_amount(text) || dx_shapes_is_date(text);
}

/* May W be a figure, or a piece of one, that was not read well? */
static bool is_doubtful(const struct dx_word *w)
{
	if (is_figure(w->text))
		return w->conf < SURE_FIGURE;
	return has_digit(w->text) || w->conf < SURE_WORD;
}

/* How the page writes its figures. */
struct manner {
	size_t decimals; /* behind the last mark of an amount */
	char last;       /* that mark; 0: it cannot be told */
	char date;       /* between the numbers of a date; 0: dates are not digits alone */
	size_t date_size;
};

/* Fewer dates tell no manner. */
#define DATES_MIN   3
#define AMOUNTS_MIN 5

static size_t dates_like(const struct reading *r, const struct dx_word *w)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		n += dx_shapes_is_date(r->words[i].text) && strlen(r->words[i].text) == strlen(w->text) &&
		     strpbrk(r->words[i].text, ",./-")[0] == strpbrk(w->text, ",./-")[0];
	return n;
}

/* What stands behind the last mark of most amounts, and which mark that is. */
static void find_decimals(const struct reading *r, struct manner *m)
{
	size_t n[2][2] = {{0}}; /* two or three digits, comma or point */
	size_t all = 0;

	for (size_t i = 0; i < r->n; i++) {
		const char *text = r->words[i].text;
		const char *last = dx_shapes_is_amount(text) ? text + strcspn(text, ",.") : NULL;

		for (const char *next = last; next && *next; next += strcspn(next, ",.")) {
			last = next++;
		}
		if (last) {
			n[strlen(last) == 4][*last == '.']++;
			all++;
		}
	}
	for (size_t i = 0; i < 4; i++) {
		if (n[i / 2][i % 2] < AMOUNTS_MIN || n[i / 2][i % 2] * 3 < all * 2)
			continue;
		m->decimals = 2 + i / 2;
		m->last = i % 2 ? '.' : ',';
	}
}

static struct manner manner_of(const struct reading *r)
{
	struct manner m = {0};
	size_t most = DATES_MIN - 1;

	find_decimals(r, &m);
	for (size_t i = 0; i < r->n; i++) {
		const char *text = r->words[i].text;
		size_t n = dx_shapes_is_date(text) ? dates_like(r, &r->words[i]) : 0;

		if (n > most) {
			most = n;
			m.date = strpbrk(text, ",./-")[0];
			m.date_size = strlen(text);
		}
	}
	return m;
}

/* An amount or a date as the page writes them. */
static bool is_whole(const char *text, const struct manner *m)
{
	size_t n = strlen(text);

	if (dx_shapes_is_date(text))
		return m->date && n == m->date_size && strpbrk(text, ",./-")[0] == m->date;
	return m->last && dx_shapes_is_amount(text) && n > m->decimals + 1 && text[n - m->decimals - 1] == m->last;
}

static int32_t overlap(int32_t a0, int32_t a1, int32_t b0, int32_t b1)
{
	return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}

/* Does more than half of W stand in B? */
static bool is_in(const struct dx_word *w, const struct dx_cell_box *b)
{
	return overlap(w->x0, w->x1, b->x0, b->x1) * 2 > w->x1 - w->x0 &&
	       overlap(w->y0, w->y1, b->y0, b->y1) * 2 > b->y1 - b->y0;
}

/* Does W go on beside B by more than its marks and noise? */
static bool reaches_out(const struct dx_word *w, const struct dx_cell_box *b)
{
	int32_t room = (b->y1 - b->y0) * 2 / 3;

	return overlap(w->y0, w->y1, b->y0, b->y1) * 2 > b->y1 - b->y0 && overlap(w->x0, w->x1, b->x0, b->x1) > 0 &&
	       (w->x0 < b->x0 - room || w->x1 > b->x1 + room);
}

/*
 * The figure F stands for every word in its place; the first of them becomes it, however sure that was: taken only
 * where it is surer, three sets of bad scans at 150 dpi lost a row each of 181, 150 and 100.
 */
static void put(struct dx_arena *a, struct reading *r, const struct dx_shapes_reading *f)
{
	struct dx_word *first = NULL;
	bool disputed;
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		if (reaches_out(&r->words[i], &f->at))
			return;
	for (size_t i = 0; i < r->n; i++) {
		if (!is_in(&r->words[i], &f->at)) {
			r->words[n++] = r->words[i];
		} else if (!first) {
			first = &r->words[n];
			r->words[n++] = r->words[i];
		}
	}
	r->n = n;
	if (!first || strcmp(first->text, f->text) == 0)
		return;
	disputed = dx_shapes_is_date(first->text) && dx_shapes_is_date(f->text);
	first->text = dx_strdup(a, f->text);
	first->conf = disputed ? CONF_DISPUTED : conf_of(f);
	first->x0 = f->at.x0;
	first->x1 = f->at.x1;
	first->y0 = f->at.y0;
	first->y1 = f->at.y1;
}

void dx_ocr_read_alike(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	const struct dx_shapes *s = NULL;
	struct manner m = manner_of(r);
	bool learnt = false;
	size_t n = 0;

	for (size_t i = 0; i < r->n && n < WORDS_MAX; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
		struct dx_shapes_reading f;
		int32_t side;

		if (!is_doubtful(w))
			continue;
		side = dx_ocr_side_behind(r->words, r->n, &b);
		if (!dx_prep_cell_grow(p, &b))
			continue;
		b.x1 = b.x1 < side ? b.x1 : side - 1;
		if (!learnt)
			s = dx_ocr_learn_shapes(a, p, NULL, r->words, r->n);
		learnt = true;
		if (!s)
			return;
		n++;
		if (read_figure(a, s, p, &b, &f) && is_whole(f.text, &m))
			put(a, r, &f);
	}
}
