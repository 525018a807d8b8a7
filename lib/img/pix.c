/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pictures in memory. */
#include <allheaders.h>

#include "dx/img/img.h"

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
		for (int32_t x = 0; x < width; x++)
			SET_DATA_BYTE(line, x, from[x]);
	}
	*pix_r = pix;
	return true;
}

bool dx_pix_to_grey(const struct Pix *pix, struct dx_buf *out)
{
	PIX *p = (PIX *)(uintptr_t)pix;
	const l_uint32 *data = pixGetData(p);
	const l_int32 words = pixGetWpl(p);
	const l_int32 width = pixGetWidth(p);

	if (pixGetDepth(p) != 8 || !data)
		return false;
	for (l_int32 y = 0; y < pixGetHeight(p); y++) {
		const l_uint32 *line = data + (size_t)y * (size_t)words;

		for (l_int32 x = 0; x < width; x++)
			dx_buf_addc(out, (char)GET_DATA_BYTE(line, x));
	}
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
