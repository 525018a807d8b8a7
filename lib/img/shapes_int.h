/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Shared by the two halves of shapes.h: learning and reading. */
#ifndef DX_IMG_SHAPES_INT_H
#define DX_IMG_SHAPES_INT_H

#include "dx/img/shapes.h"
#include "prep_int.h"

/* Places along a line are told in quarters of a pixel: print keeps to no grid of pixels. */
#define QUARTERS 4
/* Ten digits, comma and point, stroke and dash. */
#define SHAPES      14
#define FIRST_MARK  10
#define DASH        13
#define SHAPE_WIDE  160 /* quarters, at most */
#define SHAPE_HIGH  48  /* rows, at most */
#define ROWS_ABOVE  2   /* of a shape, above the digits */
#define ROWS_BELOW  4   /* and below: a comma's foot */
#define PART_WIDE   640 /* of a page, cut out, in pixels */
#define PART_HIGH   96
#define PART_MARGIN 6  /* around a box */
#define PART_PAD    12 /* and blank around that */
#define FAR         1e30F

/* A part of the page: how much ink there is, 0 none to about 1. */
struct part {
	int32_t x0, y0; /* on the page */
	int32_t w, h, stride;
	float *ink; /* of its first pixel; PART_PAD more on each side have none */
};

struct dx_shapes {
	int rows;           /* of each shape */
	float step[SHAPES]; /* from one sign to the next, in quarters */
	bool known[SHAPES];
	float ink[SHAPES][SHAPE_HIGH][SHAPE_WIDE]; /* by row and quarter from where the sign begins */
	float profile[SHAPE_HIGH];                 /* mean ink of the digits' rows */
	float contrast;                            /* brightness from paper to ink */
	float noise;                               /* mean squared difference of a pixel from its shape */
};

/* 0 to 9, 10 a comma, 11 a point, 12 a stroke, 13 a dash; −1: another one. */
int dx_shape_of(char c);

/* The page in B with MARGIN pixels more around it. False: too large or empty. */
bool dx_part_cut(struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b, int32_t margin,
		 float contrast, struct part *part_r) DX_MUST_CHECK;
static inline float dx_part_ink(const struct part *part, int32_t x, int32_t y)
{
	return x < 0 || y < 0 || x >= part->w || y >= part->h ? 0 : part->ink[y * part->stride + x];
}

/* Brightness from paper to ink of what stands in B; 0: too large, empty, or blank. */
float dx_part_contrast(const struct dx_prep *p, const struct dx_cell_box *b);
/* Mean ink of row Y from X0 to X1 - 1. */
float dx_part_row(const struct part *part, int32_t y, int32_t x0, int32_t x1);
/* How much ink stands, squared, in column X of the ROWS rows from Y. */
float dx_part_column(const struct part *part, int rows, int32_t x, int32_t y);

/* The first pixel whose middle is not left of quarter Q. */
static inline int32_t dx_pixel_from(int32_t q)
{
	int32_t v = q - QUARTERS / 2;

	return v >= 0 ? (v + QUARTERS - 1) / QUARTERS : -(-v / QUARTERS);
}

/* Squared difference of what stands from quarter Q to END in the rows from Y, and SHAPE; ENOUGH if it is no less. */
float dx_shape_unlike(const struct dx_shapes *s, const struct part *part, int shape, int32_t q, int32_t end, int32_t y,
		      float enough);

#endif
