/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Between the picture that is read and the page: turned and prepared pixels here, points there. */
#include <math.h>

#include "dx/doc/layout.h"
#include "ocr_int.h"

/* Rules nearer than this are one (thousandths of a point). */
#define RULE_TOL 2000

bool dx_ocr_prepare(struct dx_arena *a, const struct Pix *pix, int turn, const struct dx_prep_how *how,
		    struct dx_prep *p_r, struct dx_err *err)
{
	struct Pix *turned = turn ? dx_pix_turned(pix, turn) : NULL;
	bool ok;

	if (turn && !turned)
		return dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
	ok = dx_prep_page(a, turned ? turned : pix, how, p_r, err);
	dx_pix_drop(&turned);
	return ok;
}

int dx_ocr_dpi(const struct dx_prep *p)
{
	return (int)(p->est_dpi * p->scale + 0.5);
}

struct scale dx_ocr_scale(const struct dx_prep *p, int32_t width, int32_t height)
{
	double angle = p->rotated ? 0 : p->skew_millideg * M_PI / 180000.0;
	double w = dx_pix_width(p->grey);
	double h = dx_pix_height(p->grey);

	return (struct scale){width / w, height / h, w / 2, h / 2, sin(angle), cos(angle)};
}

static int32_t round_i32(double v)
{
	return (int32_t)floor(v + 0.5);
}

void dx_ocr_to_points(const struct scale *s, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1)
{
	double mx = (*x0 + *x1) / 2.0 - s->cx;
	double my = (*y0 + *y1) / 2.0 - s->cy;
	double half_w = (*x1 - *x0) / 2.0;
	double half_h = (*y1 - *y0) / 2.0;
	double x = s->cx + mx * s->cosine - my * s->sine;
	double y = s->cy + mx * s->sine + my * s->cosine;

	*x0 = round_i32((x - half_w) * s->x);
	*x1 = round_i32((x + half_w) * s->x);
	*y0 = round_i32((y - half_h) * s->y);
	*y1 = round_i32((y + half_h) * s->y);
}

void dx_ocr_to_pixels(const struct scale *s, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1)
{
	double half_w = (*x1 - *x0) / s->x / 2.0;
	double half_h = (*y1 - *y0) / s->y / 2.0;
	double x = (*x0 + *x1) / s->x / 2.0 - s->cx;
	double y = (*y0 + *y1) / s->y / 2.0 - s->cy;
	double mx = s->cx + x * s->cosine + y * s->sine;
	double my = s->cy - x * s->sine + y * s->cosine;

	*x0 = round_i32(mx - half_w);
	*x1 = round_i32(mx + half_w);
	*y0 = round_i32(my - half_h);
	*y1 = round_i32(my + half_h);
}

void dx_ocr_size_page(const struct dx_prep *p, int turn, int32_t pix_w, int32_t pix_h, const struct dx_ocr_paper *paper,
		      struct dx_page *page)
{
	bool swapped = turn % 180 != 0;
	int dpi = paper->width > 0 ? paper->dpi : p->est_dpi;
	int32_t w = paper->width > 0 ? paper->width : round_i32(pix_w * 72000.0 / dpi);
	int32_t h = paper->width > 0 ? paper->height : round_i32(pix_h * 72000.0 / dpi);

	page->width = swapped ? h : w;
	page->height = swapped ? w : h;
	page->dpi = round_i32(dpi * p->scale);
}

void dx_ocr_take_rules(struct dx_arena *a, const struct dx_prep *p, struct dx_page *page)
{
	const struct scale s = dx_ocr_scale(p, page->width, page->height);

	page->rules = dx_alloc_array(a, p->n_rules, sizeof(*page->rules));
	page->n_rules = p->n_rules;
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_prep_rule *from = &p->rules[i];
		struct dx_rule *to = &page->rules[i];

		*to = (struct dx_rule){from->x0, from->y0, from->x1, from->y1};
		dx_ocr_to_points(&s, &to->x0, &to->y0, &to->x1, &to->y1);
	}
	page->n_rules = dx_layout_join_rules(page->rules, page->n_rules, RULE_TOL);
}
