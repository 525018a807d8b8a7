/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A turn by a small angle. What comes out is to the last bit what pixRotateAMGray() makes: each pixel is the mean of
 * the four that it falls between, by sixteenths. That function works pixel by pixel and was half of the preparation of
 * a page. Here a row is cut where the row that it is taken from changes, which at small angles is every hundred
 * pixels, and the pieces are worked on sixteen pixels at a time.
 */
#include <allheaders.h>
#include <endian.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dx/img/img.h"

#define WHITE 255
/* Sixteenths of a pixel. */
#define PARTS 16
#define SHIFT 4
/* Pixels worked on at once; rows of the copy have so much room behind them. */
#define AT_ONCE 16
/* A smaller turn (radians) moves nothing by a pixel. */
#define ANGLE_MIN 0.001
/* Pieces of rows are shorter than what is worked on at once where it is larger. */
#define ANGLE_SMALL 0.035

/* The picture with its bytes in order, and one row of places. */
struct turn {
	uint8_t *from;
	size_t stride;
	int32_t w, h;
	int32_t *x, *y; /* sixteenths of a pixel from the middle, of each pixel of a row */
	float sine, cosine;
};

/* leptonica keeps four pixels in a word, the first one in its highest byte. */
static void from_words(const l_uint32 *line, int32_t n_words, uint8_t *to)
{
	for (int32_t i = 0; i < n_words; i++) {
		uint32_t four = htobe32(line[i]);

		memcpy(to + (size_t)i * 4, &four, 4);
	}
}

static void to_words(const uint8_t *from, int32_t n_words, l_uint32 *line)
{
	for (int32_t i = 0; i < n_words; i++) {
		uint32_t four;

		memcpy(&four, from + (size_t)i * 4, 4);
		line[i] = be32toh(four);
	}
}

static bool begin(struct turn *t, PIX *pix, double angle)
{
	const int32_t n_words = pixGetWpl(pix);

	*t = (struct turn){.w = pixGetWidth(pix), .h = pixGetHeight(pix)};
	t->stride = (size_t)n_words * 4 + AT_ONCE + 4;
	t->from = calloc((size_t)t->h, t->stride);
	t->x = calloc((size_t)t->w + 2 * AT_ONCE, sizeof(*t->x));
	t->y = calloc((size_t)t->w + 2 * AT_ONCE, sizeof(*t->y));
	if (!t->from || !t->x || !t->y)
		return false;
	for (int32_t y = 0; y < t->h; y++)
		from_words(pixGetData(pix) + (size_t)y * (size_t)n_words, n_words, t->from + (size_t)y * t->stride);
	t->sine = (float)(PARTS * sin((double)(float)angle));
	t->cosine = (float)(PARTS * cos((double)(float)angle));
	return true;
}

static void end(struct turn *t)
{
	free(t->from);
	free(t->x);
	free(t->y);
}

/* Sixteen of the places of row Y, from X on. */
static void sixteen_places(const struct turn *t, int32_t x, float x_down, float y_down, int32_t *restrict to_x,
			   int32_t *restrict to_y)
{
	const float sine = t->sine;
	const float cosine = t->cosine;
	const int32_t left = t->w / 2 - x;

	for (int32_t i = 0; i < AT_ONCE; i++) {
		to_x[i] = (int32_t)(-(float)(left - i) * cosine - x_down);
		to_y[i] = (int32_t)(y_down + (float)(left - i) * sine);
	}
}

/* Where the pixels of row Y come from. */
static void places(struct turn *t, int32_t y)
{
	const float down = (float)(t->h / 2 - y);

	for (int32_t x = 0; x < t->w; x += AT_ONCE)
		sixteen_places(t, x, down * t->sine, -down * t->cosine, t->x + x, t->y + x);
}

/* Means of the pixels at A and B, which lies below, and those right of them; X and Y are the places. 255 × 256 fits. */
static void mix(const uint8_t *restrict a, const uint8_t *restrict b, const int32_t *restrict x,
		const int32_t *restrict y, uint8_t to[restrict AT_ONCE])
{
	for (int32_t i = 0; i < AT_ONCE; i++) {
		uint16_t right = (uint16_t)(x[i] & (PARTS - 1));
		uint16_t below = (uint16_t)(y[i] & (PARTS - 1));
		uint16_t left = (uint16_t)(PARTS - right);
		uint16_t above = (uint16_t)(PARTS - below);
		uint16_t upper = (uint16_t)(left * a[i] + right * a[i + 1]);
		uint16_t lower = (uint16_t)(left * b[i] + right * b[i + 1]);
		uint16_t sum = (uint16_t)(above * upper + below * lower + PARTS * PARTS / 2);

		to[i] = (uint8_t)(sum >> (2 * SHIFT));
	}
}

/* Do the sixteen pixels from X on lie side by side in row ROW of the old picture, SHIFT_PX from where they are? */
static bool is_straight(const struct turn *t, int32_t x, int32_t row, int32_t shift_px)
{
	const int32_t *px = t->x + x;
	const int32_t *py = t->y + x;
	int32_t differs = 0;

	for (int32_t i = 0; i < AT_ONCE; i++)
		differs |= ((py[i] >> SHIFT) ^ row) | (((px[i] >> SHIFT) - x - i) ^ shift_px);
	return differs == 0;
}

/* How many pixels from X on lie side by side in one row of the old picture. */
static int32_t piece(const struct turn *t, int32_t x)
{
	const int32_t row = t->y[x] >> SHIFT;
	const int32_t shift_px = (t->x[x] >> SHIFT) - x;
	int32_t to = x;

	while (to + AT_ONCE <= t->w && is_straight(t, to, row, shift_px))
		to += AT_ONCE;
	while (to < t->w && t->y[to] >> SHIFT == row && (t->x[to] >> SHIFT) - to == shift_px)
		to++;
	return to - x;
}

/* N pixels from X on, which is the beginning of such a piece, into TO. */
static void turn_piece(const struct turn *t, int32_t x, int32_t n, uint8_t *to)
{
	const int32_t row = t->h / 2 + (t->y[x] >> SHIFT);
	const int32_t from = t->w / 2 + (t->x[x] >> SHIFT);
	const uint8_t *a = t->from + (size_t)(row > 0 ? row : 0) * t->stride;
	uint8_t part[AT_ONCE];
	/* the last row and the last pixel of a row have none beside them */
	int32_t first = from < 0 ? -from : 0;
	int32_t last = from + n > t->w - 1 ? t->w - 1 - from : n;

	memset(to, WHITE, (size_t)n);
	if (row < 0 || row > t->h - 2)
		return;
	for (int32_t i = first; i < last; i += AT_ONCE) {
		int32_t size = last - i < AT_ONCE ? last - i : AT_ONCE;

		mix(a + from + i, a + t->stride + from + i, t->x + x + i, t->y + x + i, part);
		memcpy(to + i, part, (size_t)size);
	}
}

static void turn_row(struct turn *t, int32_t y, uint8_t *to)
{
	places(t, y);
	for (int32_t x = 0; x < t->w;) {
		int32_t n = piece(t, x);

		turn_piece(t, x, n, to + x);
		x += n;
	}
}

/* A new picture as large as PIX, turned clockwise; NULL: no memory. */
static PIX *turned(PIX *pix, double angle)
{
	PIX *out = pixCreateTemplate(pix);
	struct turn t;
	bool ok = begin(&t, pix, angle) && out;
	uint8_t *row = ok ? calloc((size_t)pixGetWpl(out), 4) : NULL;

	for (int32_t y = 0; row && y < t.h; y++) {
		turn_row(&t, y, row);
		to_words(row, pixGetWpl(out), pixGetData(out) + (size_t)y * (size_t)pixGetWpl(out));
	}
	if (!row)
		pixDestroy(&out);
	free(row);
	end(&t);
	return out;
}

struct Pix *dx_pix_rotate(struct Pix *pix, int millideg)
{
	const double angle = millideg * M_PI / 180000.0;
	PIX *out;

	if (fabs(angle) < ANGLE_MIN)
		return pix;
	out = fabs(angle) < ANGLE_SMALL ? turned(pix, angle)
					: pixRotate(pix, (l_float32)angle, L_ROTATE_AREA_MAP, L_BRING_IN_WHITE, 0, 0);
	pixDestroy(&pix);
	return out;
}
