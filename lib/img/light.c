/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* How bright the paper is from place to place, and pictures on which it is the same everywhere. */
#include "prep_int.h"

/* Light is uneven when the dark parts of the paper have less than this of the bright parts' brightness. */
#define UNEVEN 0.85
/* It is looked at in every fourth pixel of every fourth row, in tiles a few letters large. */
#define LIGHT_SAMPLE 0.25f
#define LIGHT_TILE_W 8
#define LIGHT_TILE_H 12
/* What is darker is no paper. */
#define PAPER_MIN 60
/* Tiles of a receipt: so many heights of a letter, and pixels at least, wide; half as much again high. */
#define TILE_PARTS 4 / 3
#define TILE_W_MIN 20
/* Ink is less than a quarter of a tile; the paper's grain is on either side of what three quarters do not exceed. */
#define PAPER_PERCENT 75
/* How a threshold is found (Otsu's); what it parts is something dark, and no grain, when it is so many levels apart. */
#define CLIP_SAMPLE   4
#define CLIP_FRACTION 0.1F
#define CLIP_GAP      80
/* Half width and half height, in tiles, of what the light is averaged over. */
#define SMOOTH_X 2
#define SMOOTH_Y 1

bool dx_prep_is_uneven(PIX *grey)
{
	PIX *small = pixScaleBySampling(grey, LIGHT_SAMPLE, LIGHT_SAMPLE);
	PIX *map = NULL;
	NUMA *histogram;
	l_float32 total = 0;
	l_float32 sum = 0;
	l_float32 v = 0;
	int p5 = -1;
	int p95 = -1;

	if (!small || pixGetBackgroundGrayMap(small, NULL, LIGHT_TILE_W, LIGHT_TILE_H, 60,
					      LIGHT_TILE_W * LIGHT_TILE_H / 4, &map) != 0) {
		pixDestroy(&small);
		return false;
	}
	pixDestroy(&small);
	histogram = pixGetGrayHistogram(map, 1);
	numaGetSum(histogram, &total);
	for (int i = 0; i < 256 && p95 < 0; i++) {
		numaGetFValue(histogram, i, &v);
		sum += v;
		if (p5 < 0 && sum >= total * 0.05f)
			p5 = i;
		if (sum >= total * 0.95f)
			p95 = i;
	}
	numaDestroy(&histogram);
	pixDestroy(&map);
	return p95 > 0 && p5 < p95 * UNEVEN;
}

PIX *dx_prep_even_light(PIX *grey)
{
	return pixBackgroundNorm(grey, NULL, NULL, 10, 15, PAPER_MIN, 40, DX_PREP_EVEN_WHITE, SMOOTH_X, SMOOTH_Y);
}

/* ---- faint print ---- */

int dx_prep_percentile(const int histogram[256], int n, int percent)
{
	int64_t sum = 0;

	for (int v = 0; v < 255; v++) {
		sum += histogram[v];
		if (sum * 100 >= (int64_t)n * percent)
			return v;
	}
	return 255;
}

/* Brightness of the paper in a tile of N samples; 0: there is none. */
static int paper_of(const int histogram[256], int n)
{
	int paper = dx_prep_percentile(histogram, n, PAPER_PERCENT);

	return paper < PAPER_MIN ? 0 : paper;
}

static int paper_at(PIX *grey, int x0, int y0, int tile_w, int tile_h)
{
	int w = pixGetWidth(grey);
	int h = pixGetHeight(grey);
	int histogram[256] = {0};
	int n = 0;

	for (int y = y0; y < h && y < y0 + tile_h; y++) {
		const l_uint32 *line = pixGetData(grey) + (size_t)y * (size_t)pixGetWpl(grey);

		for (int x = x0; x < w && x < x0 + tile_w; x++) {
			histogram[GET_DATA_BYTE(line, x)]++;
			n++;
		}
	}
	return paper_of(histogram, n);
}

PIX *dx_prep_even_faint(PIX *grey, int text_px)
{
	int tile_w = text_px * TILE_PARTS < TILE_W_MIN ? TILE_W_MIN : text_px * TILE_PARTS;
	int tile_h = tile_w * 3 / 2;
	int nx = (pixGetWidth(grey) + tile_w - 1) / tile_w;
	int ny = (pixGetHeight(grey) + tile_h - 1) / tile_h;
	PIX *map = pixCreate(nx, ny, 8);
	PIX *inverse = NULL;
	PIX *even = NULL;

	if (!map)
		return NULL;
	for (int y = 0; y < ny; y++)
		for (int x = 0; x < nx; x++)
			pixSetPixel(map, x, y, (l_uint32)paper_at(grey, x * tile_w, y * tile_h, tile_w, tile_h));
	/* tiles without paper get the brightness of those beside them; without any the picture has no background */
	if (pixFillMapHoles(map, nx, ny, L_FILL_BLACK) == 0)
		inverse = pixGetInvBackgroundMap(map, DX_PREP_EVEN_WHITE, SMOOTH_X, SMOOTH_Y);
	if (inverse)
		even = pixApplyInvBackgroundGrayMap(grey, inverse, tile_w, tile_h);
	pixDestroy(&inverse);
	pixDestroy(&map);
	return even;
}

PIX *dx_prep_clip_dark(PIX *grey)
{
	NUMA *counts = pixGetGrayHistogram(grey, CLIP_SAMPLE);
	NUMA *map = numaCreate(256);
	l_int32 darkest = 0;
	l_float32 dark = 0;
	l_float32 light = 0;
	bool ok = counts && map &&
		  numaSplitDistribution(counts, CLIP_FRACTION, &darkest, &dark, &light, NULL, NULL, NULL) == 0 &&
		  light - dark >= CLIP_GAP;
	PIX *out = ok ? pixCopy(NULL, grey) : NULL;

	/* between the two there may be nothing for long */
	darkest = L_MAX(darkest, (l_int32)(dark + light) / 2);
	for (int v = 0; out && v < 256; v++)
		numaAddNumber(map, (l_float32)L_MAX(v, darkest));
	if (out && pixTRCMap(out, NULL, map) != 0)
		pixDestroy(&out);
	numaDestroy(&map);
	numaDestroy(&counts);
	return out;
}
