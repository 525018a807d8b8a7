/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What shapes are learnt from and held against: small parts of a page as ink, and the texts of figures. */
#include <string.h>

#include "shapes_int.h"

/* ---- parts of the page ---- */

int dx_shape_of(char c)
{
	static const char marks[] = ",./-";
	const char *mark = c ? strchr(marks, c) : NULL;

	return c >= '0' && c <= '9' ? c - '0' : mark ? FIRST_MARK + (int)(mark - marks) : -1;
}

#define PAPER 75 /* percent of a figure's pixels are no brighter than its paper */
#define INK   4  /* and so many no brighter than its ink */

static void count(const struct dx_prep *p, const struct dx_cell_box *b, int hist[256])
{
	l_uint32 v = 0;

	for (int32_t y = b->y0; y < b->y1; y++)
		for (int32_t x = b->x0; x < b->x1; x++)
			if (pixGetPixel(p->grey, x, y, &v) == 0)
				hist[v & 255]++;
}

static int32_t within(int32_t v, int32_t most)
{
	return v < 0 ? 0 : v > most ? most : v;
}

static struct dx_cell_box widened(const struct dx_prep *p, const struct dx_cell_box *b, int32_t margin)
{
	int32_t w = pixGetWidth(p->grey);
	int32_t h = pixGetHeight(p->grey);

	return (struct dx_cell_box){within(b->x0 - margin, w), within(b->y0 - margin, h), within(b->x1 + margin, w),
				    within(b->y1 + margin, h)};
}

float dx_part_contrast(const struct dx_prep *p, const struct dx_cell_box *b)
{
	struct dx_cell_box on = widened(p, b, 2);
	int hist[256] = {0};
	int32_t w = on.x1 - on.x0;
	int32_t h = on.y1 - on.y0;

	if (w <= 0 || h <= 0 || w > PART_WIDE || h > PART_HIGH)
		return 0;
	count(p, &on, hist);
	return (float)(dx_prep_percentile(hist, w * h, PAPER) - dx_prep_percentile(hist, w * h, INK));
}

bool dx_part_cut(struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b, int32_t margin,
		 float contrast, struct part *part_r)
{
	struct dx_cell_box on = widened(p, b, margin);
	int32_t w = on.x1 - on.x0;
	int32_t h = on.y1 - on.y0;
	int hist[256] = {0};
	l_uint32 v = 0;
	float paper;

	if (w <= 2 * margin || h <= 2 * margin || w > PART_WIDE || h > PART_HIGH || contrast <= 0)
		return false;
	count(p, &on, hist);
	paper = (float)dx_prep_percentile(hist, w * h, PAPER);
	*part_r = (struct part){on.x0, on.y0, w, h, w + 2 * PART_PAD, NULL};
	part_r->ink = (float *)dx_alloc_array(a, (size_t)part_r->stride * (size_t)(h + 2 * PART_PAD), sizeof(float)) +
		      PART_PAD * part_r->stride + PART_PAD;
	for (int32_t y = 0; y < h; y++)
		for (int32_t x = 0; x < w; x++)
			part_r->ink[y * part_r->stride + x] =
				pixGetPixel(p->grey, on.x0 + x, on.y0 + y, &v) == 0 ? (paper - (float)v) / contrast : 0;
	return true;
}

float dx_part_row(const struct part *part, int32_t y, int32_t x0, int32_t x1)
{
	float sum = 0;

	for (int32_t x = x0; x < x1; x++)
		sum += dx_part_ink(part, x, y);
	return x1 > x0 ? sum / (float)(x1 - x0) : 0;
}

float dx_part_column(const struct part *part, int rows, int32_t x, int32_t y)
{
	float sum = 0;

	for (int r = 0; r < rows; r++) {
		float ink = dx_part_ink(part, x, y + r);

		sum += ink * ink;
	}
	return sum;
}

float dx_shape_unlike(const struct dx_shapes *s, const struct part *part, int shape, int32_t q, int32_t end, int32_t y,
		      float enough)
{
	int32_t from = dx_pixel_from(q);
	int32_t n = dx_pixel_from(end) - from;
	float sum = 0;

	if (from < -PART_PAD || from + n > part->w + PART_PAD || y < -PART_PAD || y + s->rows > part->h + PART_PAD)
		return enough;
	/* the rows of the digits first: they soon tell what another sign is */
	for (int i = 0; i < s->rows && sum < enough; i++) {
		int r = (i + ROWS_ABOVE) % s->rows;
		const float *row = s->ink[shape][r] + from * QUARTERS + QUARTERS / 2 - q;
		const float *ink = part->ink + (ptrdiff_t)(y + r) * part->stride + from;
		float line = 0;

		for (int32_t x = 0; x < n; x++) {
			float off = ink[x] - row[x * QUARTERS];

			line += off * off;
		}
		sum += line;
	}
	return sum < enough ? sum : enough;
}

/* ---- texts ---- */

/* Groups of digits, and the marks behind each but the last. */
struct groups {
	size_t size[DX_SHAPES_TEXT_MAX];
	char mark[DX_SHAPES_TEXT_MAX];
	size_t n;
};

static bool cut(const char *text, struct groups *g)
{
	*g = (struct groups){.n = 1};
	if (strlen(text) >= DX_SHAPES_TEXT_MAX)
		return false;
	for (; *text; text++) {
		int shape = dx_shape_of(*text);

		if (shape < 0 || (shape >= FIRST_MARK && g->size[g->n - 1] == 0))
			return false;
		if (shape < FIRST_MARK)
			g->size[g->n - 1]++;
		else
			g->mark[g->n++ - 1] = *text;
	}
	return g->n > 1 && g->size[g->n - 1] > 0;
}

bool dx_shapes_is_amount(const char *text)
{
	struct groups g;
	size_t last;

	if (!cut(*text == '-' ? text + 1 : text, &g))
		return false;
	for (size_t i = 0; i + 1 < g.n; i++)
		if (g.mark[i] == '/' || g.mark[i] == '-' || (i > 0 && g.size[i] != 2 && g.size[i] != 3))
			return false;
	last = g.size[g.n - 1];
	return last == 2 ? g.n == 2 || (g.size[0] <= 3 && g.size[g.n - 2] == 3) : last == 3 && g.size[0] <= 3;
}

bool dx_shapes_is_date(const char *text)
{
	struct groups g;

	return cut(text, &g) && g.n == 3 && g.mark[0] != ',' && g.mark[0] == g.mark[1] && g.size[0] <= 2 &&
	       g.size[1] <= 2 && (g.size[2] == 2 || g.size[2] == 4);
}
