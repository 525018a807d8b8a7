/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The way of a page picture: upright, straight, read, read again where it went badly, to points. */
#include "dx/ocr/page.h"

#include "dx/doc/layout.h"
#include "ocr_int.h"

/* Less ink than this is dust: a line of small print has some thousand black pixels. */
#define INK_MIN 60
/* A reading below one of these is tried another way. */
#define POOR_CONF    60
#define POOR_OUTSIDE 0.5
/* Letters of a receipt are small below this resolution, and are read so many times as large the second time. */
#define SMALL_DPI 170
#define LARGER    1.5
/* A page read the right way up has at least this many of 100 words sure, and this mean confidence. */
#define UPRIGHT_SURE 30
#define UPRIGHT_CONF 55
/* A sample with fewer sure words shows no text: nothing that a second reading could find. */
#define SAMPLE_WORDS 3
/* On a page of text at least so many of 100 words are sure; on others only words of this confidence count. */
#define TEXT_SURE 10
#define TEXT_CONF 60

/* The page held one way, and what was read so. */
struct attempt {
	int turn;
	struct dx_prep prep;
	struct reading reading;
	bool has_text;             /* something on it could be read */
	struct dx_diaeresis *dots; /* were lifted from `prep` */
	size_t n_dots;
	bool is_even; /* light was evened out although it seemed even: only that could be read */
};

static double outside(struct dx_arena *a, const struct dx_prep *p, const struct reading *r)
{
	int32_t(*boxes)[4] = dx_alloc_array(a, r->n, sizeof(*boxes));

	for (size_t i = 0; i < r->n; i++) {
		boxes[i][0] = r->words[i].x0;
		boxes[i][1] = r->words[i].y0;
		boxes[i][2] = r->words[i].x1;
		boxes[i][3] = r->words[i].y1;
	}
	return dx_prep_ink_outside(p, (const int32_t(*)[4])boxes, r->n);
}

/* ---- which way is up ---- */

static bool looks_upright(const struct reading *r)
{
	return r->n_sure * 100 >= r->n * UPRIGHT_SURE && r->mean_conf >= UPRIGHT_CONF;
}

/* Hold the page another way; the reading is given up. */
static bool turn_to(struct dx_arena *a, const struct Pix *pix, int turn, struct attempt *t, struct dx_err *err)
{
	static const struct dx_prep_how how = {0};

	dx_prep_free(&t->prep);
	*t = (struct attempt){.turn = turn % 360};
	return dx_ocr_prepare(a, pix, t->turn, &how, &t->prep, err) &&
	       dx_prep_lift_diaereses(a, &t->prep, &t->dots, &t->n_dots, err);
}

static bool read_whole(struct dx_ocr *o, struct dx_arena *a, struct attempt *t, struct dx_err *err)
{
	return dx_prep_ink(&t->prep) < INK_MIN || dx_ocr_read_first(o, a, &t->prep, &t->reading, err);
}

/* T becomes the better of both; what is left of OTHER is given up. */
static void keep_better(struct attempt *t, struct attempt *other)
{
	if (other->reading.n_sure > t->reading.n_sure) {
		struct attempt worse = *t;

		*t = *other;
		*other = worse;
	}
	dx_prep_free(&other->prep);
}

/* The reading made no sense: perhaps another way up does. The better of both is kept. */
static bool try_other_ways(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
			   struct dx_err *err)
{
	static const int turns[] = {0, 180, 90, 270};
	struct attempt other = {0};
	size_t sure;
	int turn;

	if (!dx_ocr_find_turn(o, a, &t->prep, turns, DX_LEN(turns), &turn, &sure, err))
		return false;
	/* letters and not a single word: what looked for lines of text was misled, by something dark for instance */
	t->has_text =
		sure >= SAMPLE_WORDS || t->reading.n_sure >= SAMPLE_WORDS || (t->reading.n == 0 && t->prep.text_px > 0);
	if (turn == 0)
		return true;
	if (!turn_to(a, pix, t->turn + turn, &other, err) || !read_whole(o, a, &other, err)) {
		dx_prep_free(&other.prep);
		return false;
	}
	other.has_text = true;
	keep_better(t, &other);
	return true;
}

/*
 * The page held as it came: the rules of a table look like lines of text that run up the page, and next to nothing was
 * read that way.
 */
static bool try_level(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
		      struct dx_err *err)
{
	struct attempt level = {0};

	if (!turn_to(a, pix, 0, &level, err) || !read_whole(o, a, &level, err)) {
		dx_prep_free(&level.prep);
		return false;
	}
	keep_better(t, &level);
	return true;
}

static bool read_upright(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
			 struct dx_err *err)
{
	static const int up_or_down[] = {0, 180};
	bool sideways = dx_prep_runs_sideways(pix);
	size_t sure;
	int turn = 0;

	if (!turn_to(a, pix, sideways ? 90 : 0, t, err))
		return false;
	if (sideways && !dx_ocr_find_turn(o, a, &t->prep, up_or_down, DX_LEN(up_or_down), &turn, &sure, err))
		return false;
	if (turn != 0 && !turn_to(a, pix, t->turn + turn, t, err))
		return false;
	if (!read_whole(o, a, t, err))
		return false;
	if (sideways && !looks_upright(&t->reading) && !try_level(o, a, pix, t, err))
		return false;
	t->has_text = true;
	return looks_upright(&t->reading) || try_other_ways(o, a, pix, t, err);
}

/* ---- a second reading of a page that went badly ---- */

static bool is_poor(struct dx_arena *a, const struct attempt *t)
{
	return t->has_text && dx_prep_ink(&t->prep) >= INK_MIN &&
	       (t->reading.mean_conf < POOR_CONF || outside(a, &t->prep, &t->reading) > POOR_OUTSIDE);
}

/* Two readings of pictures that differ in brightness alone. */
static void merge(struct dx_arena *a, struct attempt *t, struct reading *second)
{
	if (second->n_sure > t->reading.n_sure) {
		dx_ocr_fuse(a, second, &t->reading);
		t->reading = *second;
	} else {
		dx_ocr_fuse(a, &t->reading, second);
	}
}

static bool same_geometry(const struct dx_prep *p, const struct dx_prep *q)
{
	return dx_pix_width(p->grey) == dx_pix_width(q->grey) && p->skew_millideg == q->skew_millideg &&
	       p->rotated == q->rotated;
}

/* As scattered text, light evened out. */
static bool read_again(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
		       struct dx_err *err)
{
	static const struct dx_prep_how how = {.always_normalise = true};
	struct reading second = {0};
	struct dx_prep prep = {0};
	bool ok = dx_ocr_prepare(a, pix, t->turn, &how, &prep, err) &&
		  dx_ocr_read(o, a, prep.grey, dx_ocr_dpi(&prep), PSM_SPARSE_TEXT, &second, err);

	if (ok && same_geometry(&prep, &t->prep)) {
		merge(a, t, &second);
	} else if (ok && second.n_sure > t->reading.n_sure) { /* boxes cannot be compared: one or the other */
		struct dx_prep worse = t->prep;

		t->prep = prep;
		t->n_dots = 0;
		t->reading = second;
		t->is_even = true;
		prep = worse;
	}
	dx_prep_free(&prep);
	return ok;
}

/* Lengths of a picture that was made FACTOR times as large. */
static void shrink(struct reading *r, double factor)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		w->x0 = (int32_t)(w->x0 / factor);
		w->x1 = (int32_t)(w->x1 / factor);
		w->y0 = (int32_t)(w->y0 / factor);
		w->y1 = (int32_t)(w->y1 / factor);
	}
}

/*
 * Receipts are read twice: small faint letters on poor paper come out differently as a block and as scattered
 * text with the ink made darker, and letters that are small larger. The surer of both is kept, place by place; lines
 * that were sure at once are not looked at again.
 */
static bool read_receipt_again(struct dx_ocr *o, struct dx_arena *a, struct attempt *t, struct dx_err *err)
{
	const int dpi = dx_ocr_dpi(&t->prep);
	const double larger = dpi < SMALL_DPI ? LARGER : 1;
	struct Pix *darker = dx_prep_darker(&t->prep);
	struct reading second = {0};
	bool ok;

	if (darker && dpi < SMALL_DPI)
		darker = dx_pix_scale(darker, larger);
	if (!darker)
		return dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
	dx_ocr_blank_sure(a, &t->prep, &t->reading, larger, darker);
	ok = dx_ocr_read(o, a, darker, (int)(dpi * larger), PSM_SPARSE_TEXT, &second, err);
	dx_pix_drop(&darker);
	if (!ok)
		return false;
	shrink(&second, larger);
	dx_ocr_blend(a, &t->reading, &second);
	dx_ocr_join_numbers(a, &t->prep, &t->reading);
	return true;
}

static bool second_reading(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
			   struct dx_err *err)
{
	if (t->prep.narrow && t->has_text && dx_prep_ink(&t->prep) >= INK_MIN)
		return read_receipt_again(o, a, t, err);
	if (is_poor(a, t) && !read_again(o, a, pix, t, err))
		return false;
	if (!t->has_text)
		return true;
	dx_ocr_fit_boxes(a, &t->reading);
	if (!dx_ocr_read_lost(o, a, &t->prep, &t->reading, err))
		return false;
	dx_ocr_drop_dashes(a, &t->prep, &t->reading);
	dx_ocr_drop_doubles(&t->reading);
	dx_ocr_drop_between(a, &t->reading);
	if (!dx_ocr_read_overlaps(o, a, &t->prep, &t->reading, err))
		return false;
	dx_ocr_mend_sides(a, &t->prep, &t->reading);
	dx_ocr_settle_marks(a, &t->reading);
	dx_ocr_read_alike(a, &t->prep, &t->reading);
	if (!dx_ocr_read_figures(o, a, &t->prep, &t->reading, err))
		return false;
	dx_ocr_settle_marks(a, &t->reading); /* those that were read again, too */
	if (!dx_ocr_find_lone(o, a, &t->prep, &t->reading, err))
		return false;
	dx_ocr_mend_crosses(a, &t->prep, &t->reading);
	dx_ocr_mend_sides(a, &t->prep, &t->reading); /* those that were found alone tell what others are */
	dx_ocr_mend_capitals(a, &t->prep, &t->reading);
	dx_ocr_settle_marks(a, &t->reading); /* and those that were parted from their sides */
	return dx_ocr_read_pale(o, a, &t->prep, &t->reading, err) &&
	       dx_ocr_read_large(o, a, &t->prep, &t->reading, err) &&
	       dx_ocr_read_boxed(o, a, &t->prep, &t->reading, err);
}

/*
 * Where next to nothing could be read there is a photograph or a drawing, and what seemed to be words in it
 * are its edges: only what was read with some certainty stays.
 */
static void drop_imagined(struct reading *r)
{
	size_t n = 0;

	if (r->n_sure * 100 >= r->n * TEXT_SURE)
		return;
	for (size_t i = 0; i < r->n; i++)
		if (r->words[i].conf >= TEXT_CONF)
			r->words[n++] = r->words[i];
	r->n = n;
	dx_ocr_rate(r);
}

/* ---- the stored form ---- */

static void fill_page(struct dx_arena *a, const struct attempt *t, struct dx_page *page)
{
	struct scale s = dx_ocr_scale(&t->prep, page->width, page->height);

	page->words = t->reading.words;
	page->n_words = t->reading.n;
	for (size_t i = 0; i < page->n_words; i++)
		dx_ocr_to_points(&s, &page->words[i].x0, &page->words[i].y0, &page->words[i].x1, &page->words[i].y1);
	dx_layout_order(a, page->words, page->n_words);
	dx_ocr_take_rules(a, &t->prep, page);
}

/* What was prepared may be of use; what is prepared for cells is the picture as it came, however it was read. */
static void keep(struct attempt *t, const struct Pix *pix, struct dx_kept *kept_r)
{
	if (!kept_r)
		return;
	*kept_r = (struct dx_kept){.width = dx_pix_width(pix), .height = dx_pix_height(pix)};
	if (!t->is_even) {
		kept_r->prep = t->prep;
		t->prep = (struct dx_prep){0};
	}
}

bool dx_ocr_page(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		 struct dx_page *page_r, struct dx_err *err)
{
	return dx_ocr_page_kept(o, a, pix, paper, page_r, NULL, err);
}

bool dx_ocr_page_kept(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		      struct dx_page *page_r, struct dx_kept *kept_r, struct dx_err *err)
{
	struct dx_page page = {.source = DX_SOURCE_OCR, .text_state = DX_TEXT_NONE};
	struct attempt t = {0};

	if (!read_upright(o, a, pix, &t, err) || !second_reading(o, a, pix, &t, err)) {
		dx_prep_free(&t.prep);
		return false;
	}
	dx_ocr_hidden_marks(a, &t.prep, &t.reading);
	dx_ocr_mask_rupees(o, a, &t.prep, &t.reading);
	dx_ocr_mend_initials(a, &t.prep, &t.reading);
	dx_ocr_mend_likes(a, &t.prep, &t.reading);
	dx_ocr_drop_rule_pieces(&t.prep, &t.reading);
	dx_ocr_mend_bars(&t.reading);
	dx_ocr_mend_forms(a, &t.reading);
	dx_ocr_mend_numerals(a, &t.reading);
	dx_ocr_give_dots(a, t.dots, t.n_dots, &t.reading);
	drop_imagined(&t.reading);
	dx_ocr_size_page(&t.prep, t.turn, dx_pix_width(pix), dx_pix_height(pix), paper, &page);
	page.rotation = t.turn;
	page.skew_millideg = t.prep.skew_millideg;
	fill_page(a, &t, &page);
	keep(&t, pix, kept_r);
	dx_prep_free(&t.prep);
	*page_r = page;
	return true;
}
