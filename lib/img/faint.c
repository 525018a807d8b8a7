/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rules of noisy pages. By one threshold a faint one is a row of dashes, too short to be told from strokes of letters.
 * The mean over many pixels along it has hardly any noise: a rule is what is darker there than the paper on both of its
 * sides.
 */
#include "prep_int.h"

/* How far from a rule its paper is. */
#define BESIDE 4

/* Row (FLAT) or column AT of GREY, of N pixels; REACH on both sides of each are averaged. */
struct run {
	PIX *grey;
	bool flat;
	int32_t n, at, reach;
};

static int level(const struct run *r, int32_t i)
{
	const l_uint32 *data = pixGetData(r->grey);
	const int32_t x = r->flat ? i : r->at;
	const int32_t y = r->flat ? r->at : i;

	return GET_DATA_BYTE(data + (size_t)y * (size_t)pixGetWpl(r->grey), x);
}

/* The means along R into MEANS. */
static void mean_along(const struct run *r, uint8_t *means)
{
	int sum = 0;
	int count = 0;

	for (int32_t i = -r->reach; i < r->n; i++) {
		if (i + r->reach < r->n) {
			sum += level(r, i + r->reach);
			count++;
		}
		if (i - r->reach > 0) {
			sum -= level(r, i - r->reach - 1);
			count--;
		}
		if (i >= 0)
			means[i] = (uint8_t)(sum / count);
	}
}

/* Where the means of row AT are DEEP below those of the rows beside it, in LINES. */
static void mark_valleys(PIX *lines, const struct run *r, uint8_t *const rows[2 * BESIDE + 1], int deep)
{
	const uint8_t *mean = rows[BESIDE];

	for (int32_t i = 0; i < r->n; i++)
		if (mean[i] + deep < rows[0][i] && mean[i] + deep < rows[2 * BESIDE][i])
			pixSetPixel(lines, r->flat ? i : r->at, r->flat ? r->at : i, 1);
}

PIX *dx_prep_faint_lines(struct dx_arena *a, PIX *grey, int32_t reach, int deep, bool flat)
{
	const int32_t n = flat ? pixGetWidth(grey) : pixGetHeight(grey);
	const int32_t n_rows = flat ? pixGetHeight(grey) : pixGetWidth(grey);
	PIX *lines = pixCreate(pixGetWidth(grey), pixGetHeight(grey), 1);
	uint8_t *rows[2 * BESIDE + 1];

	for (size_t i = 0; i < DX_LEN(rows); i++)
		rows[i] = dx_alloc(a, (size_t)n);
	for (int32_t y = 0; lines && y < n_rows; y++) {
		uint8_t *oldest = rows[0];

		for (size_t i = 0; i + 1 < DX_LEN(rows); i++)
			rows[i] = rows[i + 1];
		rows[2 * BESIDE] = oldest;
		mean_along(&(struct run){grey, flat, n, y, reach}, oldest);
		if (y >= 2 * BESIDE)
			mark_valleys(lines, &(struct run){grey, flat, n, y - BESIDE, reach}, rows, deep);
	}
	return lines;
}
