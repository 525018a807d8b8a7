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
/*
 * Of a cell that is read again it is one, and a weak one, where a third of that parts them; where even less does, at
 * one place, both are. Arithmetic tells which.
 */
#define LEAD_WEAK 13.0
#define CONF_WEAK 25
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
/* So many places of a page are read: where figures stand above each other, and others when there are less of them. */
#define WORDS_MAX   260
#define OTHERS_UPTO 160
/* A column has so many figures. */
#define COLUMN_MIN 3
/* Noise has less ink than this, percent of its place. */
#define INK_PERCENT 6
/* Pieces of a torn figure, and bytes of one without a digit. */
#define PIECES_MAX 5
#define PIECE_MAX  4

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

/* Dates teach the strokes and dashes; a point may be in an amount as well. */
static bool is_dated(const char *text)
{
	return dx_shapes_is_date(text) || (dx_ocr_is_brief_date(text) && text[2] != '.');
}

struct dx_shapes *dx_ocr_learn_shapes(struct dx_arena *a, const struct dx_prep *p, const struct scale *s,
				      const struct dx_word *words, size_t n)
{
	struct candidate *all = dx_alloc_array(a, 2 * n + 1, sizeof(*all));
	struct dx_shapes_figure figures[DX_SHAPES_FIGURES_MAX];
	size_t found = surest(all, words, n, dx_shapes_is_amount, DX_SHAPES_FIGURES_MAX - DATES_MAX);

	found += surest(all + found, words, n, is_dated, DATES_MAX);
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
			const struct dx_cell_box *b, size_t decimals, struct dx_shapes_reading *r)
{
	return dx_shapes_read(a, s, p, b, decimals, r) && r->worst <= WORST_MAX && r->lead >= LEAD_MIN;
}

static uint8_t conf_of(const struct dx_shapes_reading *r)
{
	double conf = CONF_LEAST + (r->lead - LEAD_MIN) / CONF_LEAD;

	return (uint8_t)(conf > CONF_MOST ? CONF_MOST : r->lead < LEAD_MIN ? CONF_WEAK : conf);
}

bool dx_ocr_shapes_say(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
		       const struct dx_cell_box *b, const char *text)
{
	struct dx_shapes_reading r;

	return read_figure(a, s, p, b, 0, &r) && dx_same_digits(r.text, text);
}

/* ---- a page ---- */

static bool is_figure(const char *text)
{
	return dx_shapes_is_amount(text) || dx_shapes_is_date(text);
}

/* May W be a figure, or a piece of one, that was not read well? */
static bool is_doubtful(const struct dx_word *w)
{
	if (is_figure(w->text))
		return w->conf < SURE_FIGURE;
	return dx_has_digit(w->text) || w->conf < SURE_WORD;
}

/*
 * R with the next best digit at the one place where that is as good; false: there is no such place, or more than one.
 */
static bool other_of(const struct dx_shapes_reading *r, char *text)
{
	size_t n = 0;

	for (size_t i = 0; (text[i] = r->text[i]) != '\0'; i++) {
		if ((double)r->leads[i] >= LEAD_WEAK)
			continue;
		text[i] = r->next[i];
		n++;
	}
	return n == 1;
}

size_t dx_ocr_read_shapes(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			  const struct dx_cell_box *b, const struct reading *page, bool date,
			  const char *text_r[DX_OCR_SHAPES_READINGS], uint8_t *conf_r)
{
	const struct dx_ocr_manner m = date ? (struct dx_ocr_manner){0} : dx_ocr_manner_of(page);
	/* its side may touch an amount, once it is known where that ends */
	const size_t decimals[] = {0, m.decimals};
	char other[DX_SHAPES_TEXT_MAX];
	struct dx_shapes_reading r;

	for (size_t i = 0; i < (m.decimals > 0 ? 2 : 1); i++) {
		if (!dx_shapes_read(a, s, p, b, decimals[i], &r) || r.worst > WORST_MAX || (date && r.lead < LEAD_MIN))
			continue;
		dx_ocr_settle_mark(&m, r.text);
		if ((date ? !dx_shapes_is_date(r.text) : !dx_shapes_is_amount(r.text)) ||
		    (r.lead < LEAD_WEAK && !other_of(&r, other)))
			continue;
		*conf_r = conf_of(&r);
		text_r[0] = dx_strdup(a, r.text);
		if (r.lead >= LEAD_WEAK)
			return 1;
		text_r[1] = dx_strdup(a, other);
		return 2;
	}
	return 0;
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

/* Words in whose place another one stands have no text until all are looked at. */
static bool is_gone(const struct dx_word *w)
{
	return w->text[0] == '\0';
}

/* Does more than noise stand in B? */
static bool is_inked(const struct dx_prep *p, struct dx_cell_box b)
{
	return b.x1 > b.x0 && b.y1 > b.y0 &&
	       dx_prep_cell_black(p, &b) * 100 > (b.x1 - b.x0) * (b.y1 - b.y0) * INK_PERCENT;
}

/* Does W go on beside B by more than its marks and noise? */
static bool reaches_out(const struct dx_prep *p, const struct dx_word *w, const struct dx_cell_box *b)
{
	int32_t room = (b->y1 - b->y0) * 2 / 3;

	if (overlap(w->y0, w->y1, b->y0, b->y1) * 2 <= b->y1 - b->y0 || overlap(w->x0, w->x1, b->x0, b->x1) <= 0)
		return false;
	return (w->x0 < b->x0 - room && is_inked(p, (struct dx_cell_box){w->x0, b->y0, b->x0 - 1, b->y1})) ||
	       (w->x1 > b->x1 + room && is_inked(p, (struct dx_cell_box){b->x1 + 1, b->y0, w->x1, b->y1}));
}

/* ---- where figures stand ---- */

/* Figures one above the other, as the page writes them. */
struct columns {
	const struct dx_word **v;
	size_t n;
};

static struct columns columns_of(struct dx_arena *a, const struct reading *r, const struct dx_ocr_manner *m)
{
	struct columns c = {dx_alloc_array(a, r->n + 1, sizeof(const struct dx_word *)), 0};

	for (size_t i = 0; i < r->n; i++)
		if (dx_ocr_is_written(r->words[i].text, m))
			c.v[c.n++] = &r->words[i];
	return c;
}

/* Does W stand below or above enough of them? */
static bool is_in_column(const struct columns *c, const struct dx_word *w)
{
	size_t n = 0;

	for (size_t i = 0; i < c->n && n < COLUMN_MIN; i++)
		n += c->v[i] != w && overlap(w->x0, w->x1, c->v[i]->x0, c->v[i]->x1) * 2 > w->x1 - w->x0;
	return n >= COLUMN_MIN;
}

static bool same_box(const struct dx_cell_box *b, const struct dx_cell_box *c)
{
	return b->x0 == c->x0 && b->y0 == c->y0 && b->x1 == c->x1 && b->y1 == c->y1;
}

/* The page's words, while they are read. */
struct page {
	struct dx_arena *arena;
	const struct dx_prep *prep;
	struct reading *r;
	struct dx_ocr_manner manner;
	bool learnt;
	const struct dx_shapes *shapes;
	struct dx_cell_box tried[WORDS_MAX];
	size_t n; /* boxes tried */
	struct dx_cell_box put[WORDS_MAX];
	size_t n_put; /* figures that were */
	struct dx_word sides[WORDS_MAX];
	size_t n_sides; /* words that stood in one with a figure */
};

/* The side that W, which reaches to the end of B, ends with, or its like ("Cr", "Cc", "0r"); NULL: W does not end so.
 */
static const char *side_of(const struct dx_word *w, const struct dx_cell_box *b)
{
	const char *end = w->text + strlen(w->text);
	const char *p;

	if (overlap(w->y0, w->y1, b->y0, b->y1) * 2 <= b->y1 - b->y0 || overlap(w->x0, w->x1, b->x0, b->x1) <= 0)
		return NULL;
	while (end > w->text && !strchr("rRcCeEnN", end[-1]))
		end--;
	p = end - 2;
	if (p < w->text)
		return NULL;
	return *p == 'D' ? (end[-1] == 'R' ? "DR" : "Dr") : strchr("CcG", *p) ? (end[-1] == 'R' ? "CR" : "Cr") : NULL;
}

/*
 * What touches F is a word of its own: the side that it was read as, or one that is not legible and that others of the
 * page may tell (side.c).
 */
static void add_side(struct page *page, const struct dx_shapes_reading *f)
{
	const struct dx_cell_box b = {f->at.x1 + 1, f->at.y0, f->tail, f->at.y1};
	struct dx_word *w = &page->sides[page->n_sides];

	if (page->n_sides == WORDS_MAX)
		return;
	for (size_t i = 0; i < page->n_sides; i++)
		if (is_in(&page->sides[i], &b))
			return;
	*w = (struct dx_word){.x0 = b.x0, .y0 = b.y0, .x1 = b.x1, .y1 = b.y1, .text = "Or", .conf = CONF_LEAST};
	for (size_t i = 0; i < page->r->n; i++) {
		const struct dx_word *one = &page->r->words[i];
		const char *side = is_gone(one) ? NULL : side_of(one, &b);

		if (overlap(one->x0, one->x1, b.x0, b.x1) > 0 &&
		    overlap(one->y0, one->y1, b.y0, b.y1) * 2 > b.y1 - b.y0) /* not one above or below it */
			w->line = one->line;
		w->text = side ? side : w->text;
	}
	page->n_sides++;
}

/* Was W, which reaches into what F takes for a side, read with more digits than F has? Then these are no letters. */
static bool has_more_digits(const struct dx_word *w, const struct dx_shapes_reading *f)
{
	return f->tail > 0 && overlap(w->x0, w->x1, f->at.x1 + 1, f->tail) > 0 &&
	       overlap(w->y0, w->y1, f->at.y0, f->at.y1) * 2 > f->at.y1 - f->at.y0 &&
	       dx_count_digits(w->text) > dx_count_digits(f->text);
}

/* What touches F is narrower than a letter: the point behind a day and a month ("04.11."). */
static bool is_speck(const struct dx_shapes_reading *f)
{
	return (f->tail - f->at.x1) * (int32_t)strlen(f->text) < f->at.x1 - f->at.x0;
}

/* The percent sign, minus or point behind F that a word there ends with, which is no side of an account; 0: none. */
static char mark_behind(const struct page *page, const struct dx_shapes_reading *f)
{
	const struct dx_cell_box b = {f->at.x1 + 1, f->at.y0, f->tail, f->at.y1};

	for (size_t i = 0; f->tail > 0 && i < page->r->n; i++) {
		const struct dx_word *w = &page->r->words[i];

		if (!is_gone(w) && overlap(w->x0, w->x1, b.x0, b.x1) > 0 &&
		    overlap(w->y0, w->y1, b.y0, b.y1) * 2 > b.y1 - b.y0 && strchr("%-.", w->text[strlen(w->text) - 1]))
			return w->text[strlen(w->text) - 1];
	}
	return '\0';
}

/*
 * The figure F stands for every word in its place; the first of them becomes it, however sure that was: taken only
 * where it is surer, three sets of bad scans at 150 dpi lost a row each of 181, 150 and 100.
 */
static void put(struct page *page, const struct dx_shapes_reading *f)
{
	struct reading *r = page->r;
	struct dx_cell_box all = f->at;
	struct dx_word *first = NULL;
	const char mark = mark_behind(page, f);
	const char *text = mark ? dx_ocr_with_mark(page->arena, f->text, mark) : f->text;
	bool disputed;

	all.x1 = f->tail > all.x1 ? f->tail : all.x1;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (!is_gone(w) && (reaches_out(page->prep, w, &all) || has_more_digits(w, f) ||
				    (dx_ocr_is_no_figure(w->text) && is_in(w, &all))))
			return;
	}
	page->put[page->n_put++] = f->at;
	if (f->tail > 0 && !mark && !is_speck(f))
		add_side(page, f);
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		if (is_gone(w) || !is_in(w, &all))
			continue;
		if (first)
			w->text = "";
		else
			first = w;
	}
	if (!first || strcmp(first->text, text) == 0)
		return;
	disputed = dx_shapes_is_date(first->text) && dx_shapes_is_date(f->text);
	first->text = dx_strdup(page->arena, text);
	first->conf = disputed ? CONF_DISPUTED : conf_of(f);
	first->x0 = f->at.x0;
	first->x1 = mark ? f->tail : f->at.x1;
	first->y0 = f->at.y0;
	first->y1 = f->at.y1;
}

/* What grows from W was tried before, when another piece of it was looked at. */
static bool was_tried(const struct page *page, const struct dx_cell_box *b)
{
	for (size_t i = 0; i < page->n; i++)
		if (same_box(&page->tried[i], b))
			return true;
	return false;
}

/* May W be a piece of a torn figure: digits, or the side that ends it? */
static bool is_piece(const struct dx_word *w)
{
	return !is_gone(w) && !is_figure(w->text) &&
	       (dx_has_digit(w->text) || (strlen(w->text) <= PIECE_MAX && w->conf < SURE_WORD));
}

/*
 * W with the pieces beside it into which a figure was torn at its marks ("3," "88)" "90-37Cr"); false: it is none of
 * several.
 */
static bool join_pieces(const struct page *page, const struct dx_word *w, struct dx_cell_box *b)
{
	const int32_t room = (w->y1 - w->y0) * 2 / 3;
	size_t joined = 0;

	if (!is_piece(w))
		return false;
	for (size_t i = 0; i < page->r->n && joined < PIECES_MAX; i++) {
		const struct dx_word *one = &page->r->words[i];

		if (one == w || !is_piece(one) || overlap(one->y0, one->y1, b->y0, b->y1) * 2 <= b->y1 - b->y0 ||
		    one->x0 > b->x1 + room || one->x1 < b->x0 - room || (one->x0 >= b->x0 && one->x1 <= b->x1))
			continue;
		b->x0 = one->x0 < b->x0 ? one->x0 : b->x0;
		b->x1 = one->x1 > b->x1 ? one->x1 : b->x1;
		joined++;
		i = SIZE_MAX; /* what is beside it now may have been looked at */
	}
	return joined > 0;
}

/*
 * Read what stands in B. A figure that was TORN is put together also where a digit of it is hardly told from another
 * one: what is wrong with it then, a check finds sooner than with its pieces. False: nothing can be learnt here.
 */
static bool read_box(struct page *page, struct dx_cell_box b, bool torn)
{
	struct dx_shapes_reading f;
	int32_t side = dx_ocr_side_behind(page->r->words, page->r->n, &b);

	if (!dx_prep_cell_grow(page->prep, &b))
		return true;
	b.x1 = b.x1 < side ? b.x1 : side - 1;
	if (was_tried(page, &b))
		return true;
	if (!page->learnt)
		page->shapes = dx_ocr_learn_shapes(page->arena, page->prep, NULL, page->r->words, page->r->n);
	page->learnt = true;
	if (!page->shapes)
		return false;
	page->tried[page->n++] = b;
	if (!dx_shapes_read(page->arena, page->shapes, page->prep, &b, page->manner.decimals, &f) ||
	    f.worst > WORST_MAX || f.lead < (torn ? LEAD_WEAK : LEAD_MIN))
		return true;
	dx_ocr_settle_mark(&page->manner, f.text);
	if (dx_ocr_is_written(f.text, &page->manner))
		put(page, &f);
	return true;
}

/* W, and what it is a piece of. False: as above. */
static bool read_word(struct page *page, const struct dx_word *w)
{
	const struct dx_cell_box own = {w->x0, w->y0, w->x1, w->y1};
	struct dx_cell_box all = own;
	const size_t put_before = page->n_put;

	for (size_t i = 0; i < page->n_put; i++)
		if (is_in(w, &page->put[i]))
			return true;
	if (page->n + 1 < WORDS_MAX && join_pieces(page, w, &all)) {
		if (!read_box(page, all, true))
			return false;
		if (page->n_put > put_before)
			return true;
	}
	return read_box(page, own, false);
}

/* Without the words that are gone, with the sides that were parted from their figures. */
static void finish(struct page *page)
{
	struct reading *r = page->r;
	struct dx_word *all = dx_alloc_array(page->arena, r->n + page->n_sides + 1, sizeof(*all));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		if (!is_gone(&r->words[i]))
			all[n++] = r->words[i];
	for (size_t i = 0; i < page->n_sides; i++)
		all[n++] = page->sides[i];
	r->words = all;
	r->n = n;
}

/* Which words stand below or above figures, now that so many are read. */
static void find_standing(struct page *page, bool *stands)
{
	const struct reading *r = page->r;
	const struct columns c = columns_of(page->arena, r, &page->manner);

	for (size_t i = 0; i < r->n; i++)
		stands[i] = is_in_column(&c, &r->words[i]);
}

void dx_ocr_read_alike(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	/* texts of many words would use up what may be read; some columns come out only when others were looked at */
	static const struct {
		bool stands;
		size_t upto;
	} passes[] = {{true, WORDS_MAX}, {false, OTHERS_UPTO}, {true, WORDS_MAX}};
	struct page *page = dx_alloc_array(a, 1, sizeof(*page));
	bool *stands = dx_alloc_array(a, r->n + 1, sizeof(*stands));
	bool ok = true;

	*page = (struct page){.arena = a, .prep = p, .r = r, .manner = dx_ocr_manner_of(r)};
	for (size_t k = 0; k < DX_LEN(passes); k++) {
		find_standing(page, stands);
		for (size_t i = 0; ok && i < r->n && page->n < passes[k].upto; i++)
			if (!is_gone(&r->words[i]) && stands[i] == passes[k].stands && is_doubtful(&r->words[i]))
				ok = read_word(page, &r->words[i]);
	}
	finish(page);
	if (!page->learnt && dx_ocr_has_days(r))
		page->shapes = dx_ocr_learn_shapes(a, p, NULL, r->words, r->n);
	if (page->shapes)
		dx_ocr_read_days(a, page->shapes, p, r);
}
