/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The only file with fz_try: everything that mupdf throws ends here as a dx_err. */
#include "dx/pdf/pdf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/doc/layout.h"
#include "pdf_int.h"

#define STORE_BYTES (32u << 20)
#define SIDE_MAX_PX 32767.0
/* A scan is rendered at its own resolution within these; anything else at the upper one. */
#define DPI_MIN 150.0
#define DPI_MAX 300.0
/* A picture inside a page may have so many times the pixels that the page may have (1200 dpi scans do). */
#define PICTURE_EXCESS 8
#define PAGE_WORDS_MAX 100000
/* Rules nearer than this (thousandths of a point) are one. */
#define RULE_TOL 1200

struct dx_pdf {
	fz_context *ctx;
	struct budget budget;
	fz_alloc_context alloc;
	struct shapes *shapes;
};

struct dx_pdf_doc {
	struct dx_pdf *pdf;
	pdf_document *doc;
	int n_pages;
	bool encrypted;
};

const char *dx_pdf_version(void)
{
	return FZ_VERSION;
}

/* ---- errors ---- */

static void say_nothing(void *user DX_UNUSED, const char *message DX_UNUSED)
{
}

/* mupdf's own messages may quote the document: they stay out of ours. */
static bool fail_caught(fz_context *ctx, struct dx_err *err, const char *what)
{
	if (fz_caught(ctx) == FZ_ERROR_MEMORY)
		return dx_fail(err, DX_E_image_too_large, "%s needs more memory than a reader may use", what);
	return dx_fail(err, DX_E_corrupt_file, "%s cannot be read", what);
}

/* ---- the context ---- */

bool dx_pdf_new(size_t budget_bytes, struct dx_pdf **p_r, struct dx_err *err)
{
	struct dx_pdf *p = calloc(1, sizeof(*p));

	if (!p)
		return dx_fail(err, DX_E_internal_error, "no memory for the PDF library");
	p->budget.limit = budget_bytes;
	p->alloc = dx_budget_alloc(&p->budget);
	p->ctx = fz_new_context(&p->alloc, NULL, STORE_BYTES);
	if (!p->ctx) {
		free(p);
		return dx_fail(err, DX_E_internal_error, "mupdf is not version %s or has no memory", FZ_VERSION);
	}
	fz_set_warning_callback(p->ctx, say_nothing, NULL);
	fz_set_error_callback(p->ctx, say_nothing, NULL);
	fz_disable_icc(p->ctx);
	p->shapes = dx_shapes_new();
	/* once for all readers that are forked later; without the memory for it now, a page with digits will say so */
	fz_try(p->ctx) dx_shapes_prepare(p->ctx, p->shapes);
	fz_catch(p->ctx){} *p_r = p;
	return true;
}

void dx_pdf_drop(struct dx_pdf **p)
{
	if (!*p)
		return;
	dx_shapes_drop((*p)->ctx, &(*p)->shapes);
	fz_drop_context((*p)->ctx);
	free(*p);
	*p = NULL;
}

/* ---- opening ---- */

static bool page_exists(fz_context *ctx, pdf_document *doc, int index)
{
	volatile bool ok = false;

	fz_try(ctx) ok = pdf_lookup_page_obj(ctx, doc, index) != NULL;
	fz_catch(ctx) ok = false;
	return ok;
}

/* The declared number of pages is the author's word: when the last one is not there, count. */
static int count_pages(fz_context *ctx, pdf_document *doc, int max_pages)
{
	int declared = pdf_count_pages(ctx, doc);
	int n = 0;

	if (declared <= 0 || declared > max_pages || page_exists(ctx, doc, declared - 1))
		return declared;
	while (n < declared && page_exists(ctx, doc, n))
		n++;
	return n;
}

static void open_stream(struct dx_pdf_doc *d, const void *bytes, size_t n)
{
	fz_context *ctx = d->pdf->ctx;
	fz_stream *stream = fz_open_memory(ctx, bytes, n);

	fz_try(ctx) d->doc = pdf_open_document_with_stream(ctx, stream);
	fz_always(ctx) fz_drop_stream(ctx, stream);
	fz_catch(ctx) fz_rethrow(ctx);
}

enum access { ACCESS_OPEN, ACCESS_NEEDS_PASSWORD, ACCESS_WRONG_PASSWORD };

static enum access unlock(struct dx_pdf_doc *d, const char *password)
{
	fz_context *ctx = d->pdf->ctx;

	d->encrypted = pdf_dict_get(ctx, pdf_trailer(ctx, d->doc), PDF_NAME(Encrypt)) != NULL;
	if (!pdf_needs_password(ctx, d->doc))
		return ACCESS_OPEN;
	if (!password || !*password)
		return ACCESS_NEEDS_PASSWORD;
	return pdf_authenticate_password(ctx, d->doc, password) ? ACCESS_OPEN : ACCESS_WRONG_PASSWORD;
}

static bool open_doc(struct dx_pdf_doc *d, const void *bytes, size_t n, const char *password, int max_pages,
		     struct dx_err *err)
{
	fz_context *ctx = d->pdf->ctx;
	volatile enum access access = ACCESS_OPEN;

	fz_try(ctx)
	{
		open_stream(d, bytes, n);
		access = unlock(d, password);
		if (access == ACCESS_OPEN)
			d->n_pages = count_pages(ctx, d->doc, max_pages);
	}
	fz_catch(ctx) return fail_caught(ctx, err, "the PDF");
	if (access == ACCESS_NEEDS_PASSWORD)
		return dx_fail(err, DX_E_password_required, "the PDF is encrypted");
	if (access == ACCESS_WRONG_PASSWORD)
		return dx_fail(err, DX_E_wrong_password, "the password does not open the PDF");
	if (d->n_pages <= 0)
		return dx_fail(err, DX_E_corrupt_file, "the PDF has no pages");
	return true;
}

bool dx_pdf_open(struct dx_pdf *p, const void *bytes, size_t n, const char *password, int max_pages,
		 struct dx_pdf_doc **d_r, struct dx_err *err)
{
	struct dx_pdf_doc *d = calloc(1, sizeof(*d));

	if (!d)
		dx_die("out of memory");
	d->pdf = p;
	if (!open_doc(d, bytes, n, password, max_pages, err)) {
		dx_pdf_close(&d);
		return false;
	}
	*d_r = d;
	return true;
}

void dx_pdf_close(struct dx_pdf_doc **d)
{
	if (!*d)
		return;
	dx_shapes_forget((*d)->pdf->ctx, (*d)->pdf->shapes);
	pdf_drop_document((*d)->pdf->ctx, (*d)->doc);
	free(*d);
	*d = NULL;
}

int dx_pdf_pages(const struct dx_pdf_doc *d)
{
	return d->n_pages;
}

bool dx_pdf_encrypted(const struct dx_pdf_doc *d)
{
	return d->encrypted;
}

/* ---- a page's text ---- */

/* From the page's space to its own top left corner, turned clockwise by TURN; *BOX_R: the page there. */
static fz_matrix upright(fz_rect bounds, int turn, fz_rect *box_r)
{
	fz_matrix m = turn ? fz_rotate((float)turn) : fz_identity;
	fz_rect box = fz_transform_rect(bounds, m);

	m = fz_concat(m, fz_translate(-box.x0, -box.y0));
	*box_r = fz_make_rect(0, 0, box.x1 - box.x0, box.y1 - box.y0);
	return m;
}

/* What reading a page allocates in mupdf, dropped together whatever happens. */
struct run {
	struct dx_pdf_doc *d;
	pdf_page *page;
	fz_stext_page *text;
	fz_device *text_dev;
	fz_device *dev;
	fz_pixmap *pixmap;
	struct sight seen;
};

static void run_end_pass(struct run *r)
{
	fz_context *ctx = r->d->pdf->ctx;

	dx_seen_drop(ctx, &r->seen);
	fz_drop_device(ctx, r->dev);
	fz_drop_device(ctx, r->text_dev);
	fz_drop_stext_page(ctx, r->text);
	r->dev = NULL;
	r->text_dev = NULL;
	r->text = NULL;
}

static void run_end(struct run *r)
{
	run_end_pass(r);
	fz_drop_page(r->d->pdf->ctx, (fz_page *)r->page);
	r->page = NULL;
}

/* Look at everything the page paints; with text: keep it as structured text in the run. Throws. */
static void look(struct run *r, struct survey *s, fz_matrix ctm, bool with_text)
{
	static const fz_stext_options options = {.flags = FZ_STEXT_INHIBIT_SPACES | FZ_STEXT_MEDIABOX_CLIP};
	fz_context *ctx = r->d->pdf->ctx;

	if (with_text) {
		r->text = fz_new_stext_page(ctx, s->page);
		r->text_dev = fz_new_stext_device(ctx, r->text, &options);
	}
	r->dev = dx_survey_device(ctx, s, r->text_dev);
	pdf_run_page(ctx, r->page, r->dev, ctm, NULL);
	fz_close_device(ctx, r->dev);
	if (with_text)
		fz_close_device(ctx, r->text_dev);
}

static void tally(const fz_stext_page *text, const struct dx_word *words, size_t n, struct text_tally *t)
{
	for (const fz_stext_block *b = text->first_block; b; b = b->next)
		for (const fz_stext_line *l = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; l; l = l->next)
			for (const fz_stext_char *c = l->first_char; c; c = c->next)
				dx_tally_char(t, (uint32_t)c->c);
	for (size_t i = 0; i < n; i++)
		dx_tally_word(t, &words[i]);
}

static struct survey new_survey(struct dx_arena *a, fz_rect page)
{
	return (struct survey){.page = page, .rules = dx_alloc_array(a, RULES_MAX, sizeof(struct dx_rule))};
}

/* Letters that nobody can see are taken out of the text. Throws. */
static void compare_with_picture(struct run *r, struct dx_arena *a, struct survey *s, fz_matrix m, fz_rect box)
{
	struct sight *seen = &r->seen;

	/* a page that is read as a picture anyway needs no look */
	if (s->digits_lie || s->hidden > s->shown || fz_is_empty_rect(box) || !dx_cover_doubtful(s->cover))
		return;
	dx_seen_compare(r->d->pdf->ctx, a, seen, r->page, m, box, r->text, r->d->pdf->shapes);
	s->differs = seen->differs;
	s->gone = seen->gone;
	dx_seen_drop(r->d->pdf->ctx, seen);
}

/* Throws. */
static void read_words(struct run *r, struct dx_arena *a, int number, struct dx_page *page)
{
	fz_context *ctx = r->d->pdf->ctx;
	struct text_tally t = {0};
	fz_rect bounds;
	fz_rect box;
	fz_matrix m;
	struct survey s;

	r->page = pdf_load_page(ctx, r->d->doc, number - 1);
	bounds = pdf_bound_page(ctx, r->page);
	m = upright(bounds, 0, &box);
	s = new_survey(a, box);
	s.cover = dx_cover_new(a);
	s.shapes = r->d->pdf->shapes;
	dx_shapes_page(s.shapes);
	look(r, &s, m, true);
	s.digits_lie = dx_shapes_lie(s.shapes);
	page->rotation = dx_stext_turn(r->text);
	if (page->rotation != 0) {
		run_end_pass(r);
		m = upright(bounds, page->rotation, &box);
		s = new_survey(a, box);
		s.cover = dx_cover_new(a);
		look(r, &s, m, true);
		s.digits_lie = dx_shapes_lie(r->d->pdf->shapes);
	}
	compare_with_picture(r, a, &s, m, box);
	dx_stext_once(a, r->text);
	page->width = dx_milli_pt(box.x1);
	page->height = dx_milli_pt(box.y1);
	page->words = dx_stext_words(ctx, a, r->text, &page->n_words);
	tally(r->text, page->words, page->n_words, &t);
	page->text_state = dx_judge_text(&s, &t);
	page->rules = s.rules;
	page->n_rules = s.n_rules;
	/* where nothing at all is painted there is nothing to recognise either: the text layer has said all */
	if (page->text_state == DX_TEXT_USABLE || s.marks == 0)
		page->source = DX_SOURCE_TEXT_LAYER;
}

static bool finish_words(struct dx_arena *a, struct dx_page *page, struct dx_err *err)
{
	if (page->width <= 0 || page->height <= 0)
		return dx_fail(err, DX_E_corrupt_file, "page %d has no area", page->number);
	if (page->source != DX_SOURCE_TEXT_LAYER) {
		/* the reading of the picture brings its own; a turn found in such text is no evidence */
		page->n_words = page->n_rules = 0;
		if (page->rotation % 180 != 0) {
			int32_t w = page->width;

			page->width = page->height;
			page->height = w;
		}
		page->rotation = 0;
		return true;
	}
	if (page->n_words > PAGE_WORDS_MAX)
		return dx_fail(err, DX_E_corrupt_file, "page %d has more than %d words", page->number, PAGE_WORDS_MAX);
	dx_layout_order(a, page->words, page->n_words);
	page->n_words = dx_layout_drop_doubles(a, page->words, page->n_words);
	page->n_rules = dx_layout_join_rules(page->rules, page->n_rules, RULE_TOL);
	return true;
}

bool dx_pdf_page_words(struct dx_pdf_doc *d, struct dx_arena *a, int number, struct dx_page *page_r, struct dx_err *err)
{
	fz_context *ctx = d->pdf->ctx;
	struct run *r = DX_NEW(a, struct run);
	struct dx_page *page = DX_NEW(a, struct dx_page);

	r->d = d;
	page->number = number;
	fz_try(ctx) read_words(r, a, number, page);
	fz_always(ctx) run_end(r);
	fz_catch(ctx) return fail_caught(ctx, err, "the page");
	if (!finish_words(a, page, err))
		return false;
	*page_r = *page;
	return true;
}

/* ---- files inside ---- */

struct attach {
	struct dx_pdf_doc *d;
	pdf_obj *tree;
	fz_stream *stream;
	int at;
	struct dx_attached files[DX_ATTACHED_MAX];
	size_t n;
};

/* One more file; false at the end of the list. Throws. */
static bool next_file(struct attach *t, struct dx_arena *a)
{
	fz_context *ctx = t->d->pdf->ctx;
	struct dx_attached *f = &t->files[t->n];
	pdf_obj *spec = t->n < DX_ATTACHED_MAX ? dx_attach_next(ctx, t->tree, &t->at, a, f) : NULL;

	if (!spec)
		return false;
	t->n++; /* counts even if it is broken */
	dx_attach_read(ctx, spec, a, f, &t->stream);
	return true;
}

static bool try_next_file(struct attach *t, struct dx_arena *a)
{
	fz_context *ctx = t->d->pdf->ctx;
	size_t before = t->n;
	volatile bool more = false;

	fz_try(ctx) more = next_file(t, a);
	fz_always(ctx)
	{
		fz_drop_stream(ctx, t->stream);
		t->stream = NULL;
	}
	fz_catch(ctx) more = t->n > before;
	return more;
}

void dx_pdf_attached(struct dx_pdf_doc *d, struct dx_arena *a, struct dx_attached **files_r, size_t *n_r)
{
	fz_context *ctx = d->pdf->ctx;
	struct attach *t = DX_NEW(a, struct attach);

	t->d = d;
	*files_r = t->files;
	fz_try(ctx) t->tree = pdf_load_name_tree(ctx, d->doc, PDF_NAME(EmbeddedFiles));
	fz_catch(ctx) t->tree = NULL;
	while (t->tree && try_next_file(t, a))
		;
	pdf_drop_obj(ctx, t->tree);
	*n_r = t->n;
}

/* ---- a page's picture ---- */

struct render_order {
	int number;
	int dpi;
	int64_t max_pixels;
	bool excessive; /* set: a picture in the page is out of proportion */
};

/* Points to pixels for a page of W × H points. */
static double choose_scale(const struct render_order *o, const struct survey *s, double w, double h)
{
	double scale = o->dpi / 72.0;
	double area = (double)o->max_pixels;

	if (o->dpi <= 0) {
		/* exactly the scan's resolution, not a whole number near it: then no pixel is resampled */
		double own = s->scan_dpi > 0 ? s->scan_dpi : DPI_MAX;

		scale = (own < DPI_MIN ? DPI_MIN : own > DPI_MAX ? DPI_MAX : own) / 72.0;
	}
	if (w * h * scale * scale > area)
		scale = sqrt(area / (w * h));
	if (w * scale > SIDE_MAX_PX)
		scale = SIDE_MAX_PX / w;
	if (h * scale > SIDE_MAX_PX)
		scale = SIDE_MAX_PX / h;
	return scale;
}

/* Throws. */
static void paint(struct run *r, fz_rect bounds, double scale)
{
	fz_context *ctx = r->d->pdf->ctx;
	fz_rect box;
	fz_matrix m = upright(bounds, 0, &box);
	fz_irect px = {0};

	/* a picture that fills the page must not lose its last row to rounding, nor gain one */
	px.x1 = (int)fmax(1.0, floor((double)box.x1 * scale + 0.5));
	px.y1 = (int)fmax(1.0, floor((double)box.y1 * scale + 0.5));
	m = fz_concat(m, fz_scale((float)px.x1 / box.x1, (float)px.y1 / box.y1));
	r->pixmap = fz_new_pixmap_with_bbox(ctx, fz_device_gray(ctx), px, NULL, 0);
	fz_clear_pixmap_with_value(ctx, r->pixmap, 255);
	r->dev = fz_new_draw_device(ctx, m, r->pixmap);
	pdf_run_page(ctx, r->page, r->dev, fz_identity, NULL);
	fz_close_device(ctx, r->dev);
}

/* Throws. */
static void render(struct run *r, struct dx_arena *a, struct render_order *o, struct dx_pdf_picture *pic)
{
	fz_context *ctx = r->d->pdf->ctx;
	fz_rect bounds;
	fz_rect box;
	struct survey s;
	fz_matrix m;
	double scale;

	r->page = pdf_load_page(ctx, r->d->doc, o->number - 1);
	bounds = pdf_bound_page(ctx, r->page);
	m = upright(bounds, 0, &box);
	s = new_survey(a, box);
	look(r, &s, m, false);
	run_end_pass(r);
	o->excessive = s.pixels_max > o->max_pixels * PICTURE_EXCESS;
	if (o->excessive || fz_is_empty_rect(box))
		return;
	scale = choose_scale(o, &s, (double)box.x1, (double)box.y1);
	paint(r, bounds, scale);
	pic->width = dx_milli_pt(box.x1);
	pic->height = dx_milli_pt(box.y1);
	pic->dpi = (int)floor(scale * 72.0 + 0.5);
	pic->width_px = fz_pixmap_width(ctx, r->pixmap);
	pic->height_px = fz_pixmap_height(ctx, r->pixmap);
	pic->stride_bytes = fz_pixmap_stride(ctx, r->pixmap);
	pic->grey = fz_pixmap_samples(ctx, r->pixmap);
}

bool dx_pdf_render(struct dx_pdf_doc *d, int number, int dpi, int64_t max_pixels, struct dx_pdf_picture *pic_r,
		   struct dx_err *err)
{
	fz_context *ctx = d->pdf->ctx;
	struct dx_arena *a = dx_arena_new();
	struct run *r = DX_NEW(a, struct run);
	struct dx_pdf_picture *pic = DX_NEW(a, struct dx_pdf_picture);
	struct render_order *o = DX_NEW(a, struct render_order);
	volatile bool ok = true;

	r->d = d;
	*o = (struct render_order){.number = number, .dpi = dpi, .max_pixels = max_pixels};
	fz_try(ctx) render(r, a, o, pic);
	fz_always(ctx) run_end(r);
	fz_catch(ctx)
	{
		fz_drop_pixmap(ctx, r->pixmap);
		ok = fail_caught(ctx, err, "the page");
	}
	if (ok && o->excessive)
		ok = dx_fail(err, DX_E_image_too_large, "page %d holds a picture with too many pixels", number);
	else if (ok && !r->pixmap)
		ok = dx_fail(err, DX_E_corrupt_file, "page %d has no area", number);
	if (ok) {
		pic->pixmap = r->pixmap;
		*pic_r = *pic;
	}
	dx_arena_drop(&a);
	return ok;
}

void dx_pdf_picture_drop(struct dx_pdf_doc *d, struct dx_pdf_picture *pic)
{
	fz_drop_pixmap(d->pdf->ctx, pic->pixmap);
	*pic = (struct dx_pdf_picture){0};
}
