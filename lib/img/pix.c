/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pictures in memory. */
#include <allheaders.h>
#include <endian.h>
#include <string.h>

#include "dx/img/img.h"

/* leptonica keeps four pixels in a word, the first one in its highest byte. */
#define WORD_PX 4
/* Words turned at once. */
#define WORDS_AT_ONCE 256

bool dx_pix_from_grey(const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes, struct Pix **pix_r,
		      struct dx_err *err)
{
	PIX *pix = pixCreateNoInit(width, height, 8);
	l_uint32 *words;
	l_int32 wpl;

	if (!pix)
		return dx_fail(err, DX_E_image_too_large, "no memory for a picture of %d × %d pixels", width, height);
	words = pixGetData(pix);
	wpl = pixGetWpl(pix);
	for (int32_t y = 0; y < height; y++) {
		l_uint32 *line = words + (size_t)y * (size_t)wpl;
		const uint8_t *from = grey + (size_t)y * (size_t)stride_bytes;

		line[wpl - 1] = 0; /* what lies beyond the last pixel must not be left to chance */
		memcpy(line, from, (size_t)width);
		for (l_int32 i = 0; i < wpl; i++)
			line[i] = be32toh(line[i]);
	}
	*pix_r = pix;
	return true;
}

/* The first N_BYTES of the pixels in LINE. */
static void add_row(struct dx_buf *out, const l_uint32 *line, size_t n_bytes)
{
	uint32_t words[WORDS_AT_ONCE];

	for (size_t at = 0; at < n_bytes; at += sizeof(words)) {
		size_t n = n_bytes - at < sizeof(words) ? n_bytes - at : sizeof(words);

		for (size_t i = 0; i < (n + WORD_PX - 1) / WORD_PX; i++)
			words[i] = htobe32(line[at / WORD_PX + i]);
		dx_buf_add(out, words, n);
	}
}

bool dx_pix_to_grey(const struct Pix *pix, struct dx_buf *out)
{
	PIX *p = (PIX *)(uintptr_t)pix;
	const l_uint32 *data = pixGetData(p);
	const l_int32 words = pixGetWpl(p);
	const l_int32 width = pixGetWidth(p);

	if (pixGetDepth(p) != 8 || !data)
		return false;
	dx_buf_reserve(out, (size_t)width * (size_t)pixGetHeight(p));
	for (l_int32 y = 0; y < pixGetHeight(p); y++)
		add_row(out, data + (size_t)y * (size_t)words, (size_t)width);
	return true;
}

void dx_pix_drop(struct Pix **pix)
{
	pixDestroy(pix);
}

int32_t dx_pix_width(const struct Pix *pix)
{
	return pixGetWidth(pix);
}

int32_t dx_pix_height(const struct Pix *pix)
{
	return pixGetHeight(pix);
}

struct Pix *dx_pix_turned(const struct Pix *pix, int degrees)
{
	return pixRotateOrth((PIX *)(uintptr_t)pix, degrees / 90);
}

struct Pix *dx_pix_turn(struct Pix *pix, int degrees)
{
	PIX *turned;

	if (degrees == 0)
		return pix;
	turned = dx_pix_turned(pix, degrees);
	pixDestroy(&pix);
	return turned;
}

struct Pix *dx_pix_scale(struct Pix *pix, double factor)
{
	PIX *scaled = pixScale(pix, (l_float32)factor, (l_float32)factor);

	pixDestroy(&pix);
	return scaled;
}

struct Pix *dx_pix_crop(struct Pix *pix, const int box[4], int unit)
{
	int64_t w = pixGetWidth(pix);
	int64_t h = pixGetHeight(pix);
	l_int32 x0 = (l_int32)(box[0] * w / unit);
	l_int32 y0 = (l_int32)(box[1] * h / unit);
	l_int32 x1 = (l_int32)((box[2] * w + unit - 1) / unit);
	l_int32 y1 = (l_int32)((box[3] * h + unit - 1) / unit);
	BOX *b = boxCreate(x0, y0, x1 > x0 ? x1 - x0 : 1, y1 > y0 ? y1 - y0 : 1);
	PIX *cut = b ? pixClipRectangle(pix, b, NULL) : NULL;

	boxDestroy(&b);
	pixDestroy(&pix);
	return cut;
}

void dx_pix_whiten(struct Pix *pix, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	pixRasterop(pix, x0, y0, x1 - x0, y1 - y0, PIX_SET, NULL, 0, 0);
}

bool dx_pix_png(const struct Pix *pix, struct dx_buf *out, struct dx_err *err)
{
	PIX *copy = pixClone((PIX *)(uintptr_t)pix); /* leptonica's writer takes no const */
	l_uint8 *data = NULL;
	size_t n = 0;
	bool ok = copy && pixWriteMemPng(&data, &n, copy, 0) == 0;

	if (ok)
		dx_buf_add(out, data, n);
	else
		dx_fail(err, DX_E_internal_error, "cannot make a PNG");
	lept_free(data);
	pixDestroy(&copy);
	return ok;
}
