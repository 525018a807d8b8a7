/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Learning the digits of a page: where the signs of each figure stand and what they look like, in turns. */
#include "dx/img/shapes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "shapes_int.h"

/* Fewer figures, or a digit seen less often, teach nothing. */
#define FIGURES_MIN 6
#define SEEN_MIN    2
/* Digits are as high as this, in pixels. */
#define HIGH_MIN 7
#define HIGH_MAX (SHAPE_HIGH - ROWS_ABOVE - ROWS_BELOW)
/* A row that belongs to the digits has this part of the ink of the fullest; a column that belongs to them so much. */
#define ROW_PART   0.4F
#define COLUMN_INK 0.4F
/* A figure whose width is off by more than this part of a digit, or so many times as unlike as most, is left out. */
#define WIDTH_OFF  0.7F
#define UNLIKE_MAX 1.8F
/* White that must stand on both sides of a figure, in quarters. */
#define MARGIN 14
#define TURNS  6
/* So many of them tell whether marks are as wide as digits, and move figures far. */
#define TURNS_EARLY 2
/* Quarters by which a figure is moved to fit, at first and then. */
#define MOVE      8
#define MOVE_LESS 2
/* Steps are looked for by so many quarters, first and then. */
#define STEP_FIRST 0.5F
#define STEP_THEN  0.2F
/* Shapes are no better than this, however clean the page: places and turns are not exact. */
#define NOISE_LEAST 0.012F
#define GAIN        0.999F /* what is better by less is not better */
/* Steps of marks in parts of a digit's: in most types, and in types whose letters are all as wide. */
static const float mark_parts[] = {0.5F, 1.0F};

struct sample {
	struct part part;
	const char *text;
	float x;     /* where its first sign begins, in quarters of the part */
	int32_t y;   /* the shape's first row */
	float wide;  /* of its ink, in quarters */
	float least; /* unlike, by the quarter */
	bool used;
};

struct lesson {
	struct dx_shapes *s;
	struct sample *v;
	size_t n;
	float most; /* unlike: what the middle one of the figures is, by the quarter */
};

static float length_of(const struct dx_shapes *s, const char *text)
{
	float sum = 0;

	for (; *text; text++)
		sum += s->step[dx_shape_of(*text)];
	return sum;
}

/* The rows of the digits, by how much ink there is; their number. */
static int find_rows(struct sample *m)
{
	float most = 0;
	int32_t top = 0;
	int32_t foot = m->part.h - 1;

	for (int32_t y = 0; y < m->part.h; y++)
		most = fmaxf(most, dx_part_row(&m->part, y, 0, m->part.w));
	/* what stands in the margin is of other lines */
	top = PART_MARGIN / 2;
	foot = m->part.h - 1 - PART_MARGIN / 2;
	while (top < foot && dx_part_row(&m->part, top, 0, m->part.w) < most * ROW_PART)
		top++;
	while (foot > top && dx_part_row(&m->part, foot, 0, m->part.w) < most * ROW_PART)
		foot--;
	m->y = top - ROWS_ABOVE;
	return foot - top + 1;
}

static bool is_inked(const struct part *part, int32_t x, int32_t y, int rows)
{
	for (int r = 0; r < rows; r++)
		if (dx_part_ink(part, x, y + r) + dx_part_ink(part, x, y + r + 1) > 2 * COLUMN_INK)
			return true;
	return false;
}

/* Where its ink begins and ends. */
static void find_ends(struct sample *m, int high)
{
	int32_t x0 = PART_MARGIN / 2;
	int32_t x1 = m->part.w - PART_MARGIN / 2;

	while (x0 < x1 && !is_inked(&m->part, x0, m->y + ROWS_ABOVE, high))
		x0++;
	while (x1 > x0 && !is_inked(&m->part, x1 - 1, m->y + ROWS_ABOVE, high))
		x1--;
	m->wide = (float)((x1 - x0) * QUARTERS);
	m->x = (float)(x0 + x1) / 2 * QUARTERS; /* its middle for now */
}

static int by_size(const void *a, const void *b)
{
	float x = *(const float *)a;
	float y = *(const float *)b;

	return x < y ? -1 : x > y;
}

static float median(float *v, size_t n)
{
	qsort(v, n, sizeof(*v), by_size);
	return v[n / 2];
}

/* Digits; comma and point; stroke; dash: the signs of one kind are equally wide. */
enum { KINDS = 4 };

static int kind_of(int shape)
{
	return shape < FIRST_MARK ? 0 : shape < FIRST_MARK + 2 ? 1 : shape - FIRST_MARK;
}

static void count_signs(const char *text, float n[KINDS])
{
	for (int i = 0; i < KINDS; i++)
		n[i] = 0;
	for (; *text; text++)
		n[kind_of(dx_shape_of(*text))] += 1;
}

/* Is each sign as wide as signs can be? */
static bool has_steps(const struct dx_shapes *s)
{
	for (int k = 0; k < SHAPES; k++)
		if (s->step[k] < QUARTERS || s->step[k] > SHAPE_WIDE - QUARTERS)
			return false;
	return true;
}

/* First guess: marks are PART as wide as digits. False: too few figures are as wide as that asks for. */
static bool lay_out(struct lesson *l, float part)
{
	float each[DX_SHAPES_FIGURES_MAX] = {0};
	float signs[KINDS];
	float step;
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++) {
		count_signs(l->v[i].text, signs);
		each[i] = l->v[i].wide / (signs[0] + (signs[1] + signs[2] + signs[3]) * part - 0.1F);
	}
	step = median(each, l->n);
	for (int k = 0; k < SHAPES; k++)
		l->s->step[k] = k < FIRST_MARK ? step : step * part;
	for (size_t i = 0; i < l->n; i++) {
		struct sample *m = &l->v[i];
		float length = length_of(l->s, m->text);

		m->used = fabsf(length - m->wide) < WIDTH_OFF * step;
		m->x -= length / 2;
		n += m->used;
	}
	return n >= FIGURES_MIN && step * 1.2F < SHAPE_WIDE - QUARTERS && has_steps(l->s);
}

/* ---- looking and placing, in turns ---- */

/* What a pixel tells of the quarters beside it. */
#define REACH 3

static void add_sign(struct dx_shapes *s, float (*weight)[SHAPE_HIGH][SHAPE_WIDE], const struct sample *m, int shape,
		     int32_t q, int32_t end)
{
	for (int32_t x = dx_pixel_from(q) - 1; x <= dx_pixel_from(end); x++) {
		int32_t at = x * QUARTERS + QUARTERS / 2 - q;

		for (int32_t to = at - REACH + 1; to < at + REACH; to++) {
			float w = 1 - fabsf((float)(to - at)) / REACH;

			if (to < 0 || to >= SHAPE_WIDE)
				continue;
			for (int r = 0; r < s->rows; r++) {
				s->ink[shape][r][to] += w * dx_part_ink(&m->part, x, m->y + r);
				weight[shape][r][to] += w;
			}
		}
	}
}

/* The shapes are the means of what stands where the figures say. */
static void look(struct lesson *l, float (*weight)[SHAPE_HIGH][SHAPE_WIDE])
{
	struct dx_shapes *s = l->s;
	int seen[SHAPES] = {0};

	memset(s->ink, 0, sizeof(s->ink));
	memset(weight, 0, sizeof(s->ink));
	for (size_t i = 0; i < l->n; i++) {
		float x = l->v[i].x;

		for (const char *t = l->v[i].text; l->v[i].used && *t; t++) {
			int shape = dx_shape_of(*t);
			float end = x + s->step[shape];

			seen[shape]++;
			add_sign(s, weight, &l->v[i], shape, (int32_t)lrintf(x), (int32_t)lrintf(end));
			x = end;
		}
	}
	for (int k = 0; k < SHAPES; k++) {
		s->known[k] = seen[k] >= SEEN_MIN;
		for (int r = 0; r < s->rows; r++)
			for (int q = 0; q < SHAPE_WIDE; q++)
				if (weight[k][r][q] > 0)
					s->ink[k][r][q] /= weight[k][r][q];
	}
}

/* How unlike the shapes M is if it begins at X, with the white that must stand around FROM. */
static float unlike_at(const struct lesson *l, const struct sample *m, float from, float x, int32_t y)
{
	const struct dx_shapes *s = l->s;
	float length = length_of(s, m->text);
	int32_t left = dx_pixel_from((int32_t)lrintf(from) - MARGIN);
	int32_t right = dx_pixel_from((int32_t)lrintf(from + length) + MARGIN);
	float sum = 0;

	for (int32_t at = left; at < dx_pixel_from((int32_t)lrintf(x)); at++)
		sum += dx_part_column(&m->part, s->rows, at, y);
	for (const char *t = m->text; *t; t++) {
		int shape = dx_shape_of(*t);
		float end = x + s->step[shape];

		sum += dx_shape_unlike(s, &m->part, shape, (int32_t)lrintf(x), (int32_t)lrintf(end), y, FAR);
		x = end;
	}
	for (int32_t at = dx_pixel_from((int32_t)lrintf(x)); at < right; at++)
		sum += dx_part_column(&m->part, s->rows, at, y);
	return sum;
}

/* Each figure is moved to where it is most like the shapes. */
static void place(struct lesson *l, int rows, int move)
{
	for (size_t i = 0; i < l->n; i++) {
		struct sample *m = &l->v[i];
		struct sample best = *m;
		float least = FAR;

		for (int dy = -rows; m->used && dy <= rows; dy++) {
			for (int dx = -move; dx <= move; dx++) {
				float sum = unlike_at(l, m, m->x, m->x + (float)dx, m->y + dy);

				if (sum < least) {
					least = sum;
					best.x = m->x + (float)dx;
					best.y = m->y + dy;
				}
			}
		}
		best.least = least / length_of(l->s, m->text);
		*m = best;
	}
}

/* How unlike they all are, each where it fits best nearby. */
static float total(const struct lesson *l)
{
	float sum = 0;

	for (size_t i = 0; i < l->n; i++) {
		const struct sample *m = &l->v[i];
		float least = FAR;

		for (int dx = -1; m->used && dx <= 1; dx++)
			least = fminf(least, unlike_at(l, m, m->x, m->x + (float)dx, m->y));
		sum += m->used ? least : 0;
	}
	return sum;
}

/* Steps of KIND by so much longer; each figure keeps its middle. */
static void stretch(struct lesson *l, int kind, float by)
{
	for (size_t i = 0; i < l->n; i++) {
		float signs[KINDS];

		count_signs(l->v[i].text, signs);
		l->v[i].x -= signs[kind] * by / 2;
	}
	for (int k = 0; k < SHAPES; k++)
		if (kind_of(k) == kind)
			l->s->step[k] += by;
}

static void refine_steps(struct lesson *l, float by)
{
	float best = total(l);

	for (int way = 0; way < 2 * KINDS; way++) {
		float longer = way % 2 == 0 ? by : -by;

		if (way / 2 > 1 && !l->s->known[FIRST_MARK + way / 2])
			continue;
		for (int k = 0; k < MOVE; k++) {
			float sum;

			stretch(l, way / 2, longer);
			sum = has_steps(l->s) ? total(l) : FAR;
			if (sum >= best * GAIN) {
				stretch(l, way / 2, -longer);
				break;
			}
			best = sum;
		}
	}
}

/* Those that are much more unlike than most are leave. How many stay. */
static size_t drop_unlike(struct lesson *l, float *most_r)
{
	float each[DX_SHAPES_FIGURES_MAX] = {0};
	size_t n = 0;

	for (size_t i = 0; i < l->n; i++)
		if (l->v[i].used)
			each[n++] = l->v[i].least;
	*most_r = n > 0 ? median(each, n) : FAR;
	n = 0;
	for (size_t i = 0; i < l->n; i++) {
		l->v[i].used = l->v[i].used && l->v[i].least <= *most_r * UNLIKE_MAX;
		n += l->v[i].used;
	}
	return n;
}

static bool knows_digits(const struct dx_shapes *s)
{
	for (int i = 0; i < FIRST_MARK; i++)
		if (!s->known[i])
			return false;
	return s->known[FIRST_MARK] || s->known[FIRST_MARK + 1];
}

static void mean_rows(struct dx_shapes *s)
{
	int wide = (int)s->step[0];

	for (int r = 0; r < s->rows; r++) {
		s->profile[r] = 0;
		for (int k = 0; k < FIRST_MARK; k++)
			for (int q = 0; q < wide && q < SHAPE_WIDE; q++)
				s->profile[r] += s->ink[k][r][q] / (float)(wide * FIRST_MARK);
	}
}

/* In turns from FIRST to LAST. False: too few figures are like one another. */
static bool take_turns(struct lesson *l, float (*weight)[SHAPE_HIGH][SHAPE_WIDE], int first, int last)
{
	for (int turn = first; turn <= last; turn++) {
		bool early = turn < TURNS_EARLY;

		look(l, weight);
		place(l, early ? 1 : 0, early ? MOVE : MOVE_LESS);
		if (turn > 0 && drop_unlike(l, &l->most) < FIGURES_MIN)
			return false;
		if (turn > 0 && turn < TURNS - 1)
			refine_steps(l, turn == 1 ? STEP_FIRST : STEP_THEN);
	}
	return true;
}

/* False: the figures do not teach ten digits. */
static bool finish(struct lesson *l, float (*weight)[SHAPE_HIGH][SHAPE_WIDE])
{
	if (!take_turns(l, weight, TURNS_EARLY, TURNS - 1))
		return false;
	look(l, weight);
	l->s->noise = fmaxf(l->most * QUARTERS / (float)l->s->rows, NOISE_LEAST);
	mean_rows(l->s);
	return knows_digits(l->s);
}

/* ---- all ---- */

static float contrast_of(const struct dx_prep *p, const struct dx_shapes_figure *v, size_t n)
{
	float each[DX_SHAPES_FIGURES_MAX] = {0};
	size_t known = 0;

	for (size_t i = 0; i < n; i++) {
		each[known] = dx_part_contrast(p, &v[i].box);
		known += each[known] > 0;
	}
	return known > 0 ? median(each, known) : 0;
}

/* Those whose digits are as high as most are; N of them. */
static size_t samples_of(struct dx_arena *a, const struct dx_prep *p, const struct dx_shapes_figure *v, size_t n,
			 float contrast, struct sample *m, int *high_r)
{
	float highs[DX_SHAPES_FIGURES_MAX];
	float each[DX_SHAPES_FIGURES_MAX] = {0};
	size_t cut = 0;
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		m[cut] = (struct sample){.text = v[i].text};
		if (!dx_part_cut(a, p, &v[i].box, PART_MARGIN, contrast, &m[cut].part))
			continue;
		highs[cut] = each[cut] = (float)find_rows(&m[cut]);
		cut++;
	}
	*high_r = cut > 0 ? (int)median(each, cut) : 0;
	for (size_t i = 0; i < cut; i++) {
		if (fabsf(highs[i] - (float)*high_r) > 1 + (float)*high_r / 8)
			continue;
		m[kept] = m[i];
		find_ends(&m[kept++], *high_r);
	}
	return kept;
}

struct dx_shapes *dx_shapes_learn(struct dx_arena *a, const struct dx_prep *p, const struct dx_shapes_figure *v,
				  size_t n)
{
	size_t most = n < DX_SHAPES_FIGURES_MAX ? n : DX_SHAPES_FIGURES_MAX;
	struct lesson best = {0};
	struct sample *m;
	float(*weight)[SHAPE_HIGH][SHAPE_WIDE];
	float contrast;
	size_t kept;
	int high;

	if (most < FIGURES_MIN)
		return NULL;
	m = dx_alloc_array(a, most, sizeof(*m));
	contrast = contrast_of(p, v, most);
	kept = samples_of(a, p, v, most, contrast, m, &high);
	if (kept < FIGURES_MIN || high < HIGH_MIN || high > HIGH_MAX)
		return NULL;
	weight = dx_alloc_array(a, SHAPES, sizeof(*weight));
	for (size_t i = 0; i < DX_LEN(mark_parts); i++) {
		struct lesson l = {.v = dx_memdup(a, m, kept * sizeof(*m)), .n = kept};

		l.s = dx_alloc_array(a, 1, sizeof(*l.s));
		l.s->rows = high + ROWS_ABOVE + ROWS_BELOW;
		l.s->contrast = contrast;
		if (lay_out(&l, mark_parts[i]) && take_turns(&l, weight, 0, TURNS_EARLY - 1) &&
		    (!best.s || l.most < best.most))
			best = l;
	}
	return best.s && finish(&best, weight) ? best.s : NULL;
}
