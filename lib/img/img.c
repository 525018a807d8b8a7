/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/img.h"

#include <allheaders.h>
#include <stdlib.h>
#include <string.h>

#include "img_int.h"

const char *dx_img_version(void)
{
	static char version[32];
	char *text;

	if (version[0])
		return version;
	text = getLeptonicaVersion(); /* "leptonica-1.82.0" */
	if (text) {
		const char *dash = strchr(text, '-');
		const char *from = dash ? dash + 1 : text;

		memcpy(version, from, strnlen(from, sizeof(version) - 1));
		lept_free(text);
	}
	return version;
}

/* leptonica's messages quote what it reads and go to stderr. */
static void be_quiet(void)
{
	setMsgSeverity(L_SEVERITY_NONE);
}

static bool fail_corrupt(struct dx_err *err, const char *what)
{
	return dx_fail(err, DX_E_corrupt_file, "the %s picture is damaged or of a kind that cannot be decoded", what);
}

static int format_of(struct dx_str bytes)
{
	l_int32 format = IFF_UNKNOWN;

	be_quiet();
	/* it looks at twelve bytes without asking how many there are */
	if (bytes.n >= 16 && findFileFormatBuffer((const l_uint8 *)bytes.p, &format) != 0)
		return IFF_UNKNOWN;
	switch (format) {
	case IFF_TIFF_PACKBITS:
	case IFF_TIFF_RLE:
	case IFF_TIFF_G3:
	case IFF_TIFF_G4:
	case IFF_TIFF_LZW:
	case IFF_TIFF_ZIP:
	case IFF_TIFF_JPEG:
		return IFF_TIFF;
	default:
		return format;
	}
}

static const char *format_name(int format)
{
	switch (format) {
	case IFF_PNG:
		return "PNG";
	case IFF_JFIF_JPEG:
		return "JPEG";
	case IFF_TIFF:
		return "TIFF";
	case IFF_WEBP:
		return "WebP";
	case IFF_BMP:
		return "BMP";
	case IFF_PNM:
		return "PNM";
	default:
		return "unknown";
	}
}

bool dx_img_pages(struct dx_str bytes, int max, int *n_r, struct dx_err *err)
{
	int n = format_of(bytes) == IFF_TIFF ? dx_tiff_count(bytes, max) : 1;

	if (n == 0)
		return fail_corrupt(err, "TIFF");
	*n_r = n;
	return true;
}

/* ---- headers ---- */

static uint32_t le32(struct dx_str s, size_t at)
{
	uint32_t v = 0;

	for (size_t i = 0; i < 4 && at + i < s.n; i++)
		v |= (uint32_t)(uint8_t)s.p[at + i] << (8 * i);
	return v;
}

/* leptonica has no header function for BMP. The height is negative when rows come from the top. */
static bool bmp_size(struct dx_str bytes, int64_t *w_r, int64_t *h_r)
{
	uint32_t head = le32(bytes, 14);
	int32_t h = (int32_t)le32(bytes, 22);

	if (bytes.n < 26)
		return false;
	if (head == 12) { /* the oldest kind has two bytes for each */
		*w_r = le32(bytes, 18) & 0xffff;
		*h_r = le32(bytes, 18) >> 16;
		return true;
	}
	*w_r = (int32_t)le32(bytes, 18);
	*h_r = h < 0 ? -(int64_t)h : h;
	return true;
}

/* As stored, before any turn. */
static bool stored_size(struct dx_str bytes, int format, int number, int64_t *w_r, int64_t *h_r, int *orientation_r)
{
	const l_uint8 *data = (const l_uint8 *)bytes.p;
	struct tiff_page page;
	l_int32 w = 0;
	l_int32 h = 0;
	l_int32 samples;
	bool ok = false;

	*orientation_r = 1;
	switch (format) {
	case IFF_PNG:
		ok = readHeaderMemPng(data, bytes.n, &w, &h, NULL, NULL, NULL) == 0;
		break;
	case IFF_JFIF_JPEG:
		ok = readHeaderMemJpeg(data, bytes.n, &w, &h, NULL, NULL, NULL) == 0;
		*orientation_r = dx_exif_orientation(bytes);
		break;
	case IFF_WEBP:
		ok = readHeaderMemWebP(data, bytes.n, &w, &h, &samples) == 0;
		break;
	case IFF_PNM:
		ok = readHeaderMemPnm(data, bytes.n, &w, &h, NULL, NULL, NULL, NULL) == 0;
		break;
	case IFF_BMP:
		return bmp_size(bytes, w_r, h_r) && *w_r > 0 && *h_r > 0;
	case IFF_TIFF:
		if (!dx_tiff_page(bytes, number, &page))
			return false;
		*w_r = page.width_px;
		*h_r = page.height_px;
		*orientation_r = page.orientation;
		return true;
	default:
		return false;
	}
	*w_r = w;
	*h_r = h;
	return ok && w > 0 && h > 0;
}

bool dx_img_size(struct dx_str bytes, int number, int64_t *width_px_r, int64_t *height_px_r, struct dx_err *err)
{
	int format = format_of(bytes);
	int orientation;
	int64_t w;
	int64_t h;

	if (!stored_size(bytes, format, number, &w, &h, &orientation))
		return fail_corrupt(err, format_name(format));
	*width_px_r = orientation >= 5 ? h : w;
	*height_px_r = orientation >= 5 ? w : h;
	return true;
}

/* ---- decoding ---- */

/*
 * A JPEG without an end marker is cut off, and what is missing would be grey. The library's warnings alone
 * tell nothing: it warns of harmless oddities too, and pictures with them are read by everybody else.
 */
static bool has_end_marker(struct dx_str jpeg)
{
	const char *p = jpeg.p + jpeg.n;

	while ((p = memrchr(jpeg.p, 0xff, (size_t)(p - jpeg.p))) != NULL)
		if (p + 1 < jpeg.p + jpeg.n && (uint8_t)p[1] == 0xd9)
			return true;
	return false;
}

static PIX *decode_jpeg(struct dx_str bytes)
{
	const l_uint8 *data = (const l_uint8 *)bytes.p;
	l_int32 warnings = 0;
	l_int32 samples = 0;
	PIX *pix = NULL;

	if (readHeaderMemJpeg(data, bytes.n, NULL, NULL, &samples, NULL, NULL) != 0)
		return NULL;
	/* brightness alone, a quarter of the memory; not every colour space has it */
	if (samples == 3)
		pix = pixReadMemJpeg(data, bytes.n, 0, 1, &warnings,
				     L_JPEG_READ_LUMINANCE | L_JPEG_CONTINUE_WITH_BAD_DATA);
	if (!pix)
		pix = pixReadMemJpeg(data, bytes.n, 0, 1, &warnings, L_JPEG_CONTINUE_WITH_BAD_DATA);
	if (pix && warnings > 0 && !has_end_marker(bytes))
		pixDestroy(&pix);
	return pix;
}

static PIX *decode_stored(struct dx_str bytes, int format, int number)
{
	const l_uint8 *data = (const l_uint8 *)bytes.p;
	struct tiff_page page;

	switch (format) {
	case IFF_PNG:
		return pixReadMemPng(data, bytes.n);
	case IFF_JFIF_JPEG:
		return decode_jpeg(bytes);
	case IFF_WEBP:
		return pixReadMemWebP(data, bytes.n);
	case IFF_PNM:
		return pixReadMemPnm(data, bytes.n);
	case IFF_BMP:
		return pixReadMemBmp(data, bytes.n);
	case IFF_TIFF:
		/* at the directory found by us, so that libtiff does not follow the chain */
		return dx_tiff_page(bytes, number, &page) ? pixReadMemFromMultipageTiff(data, bytes.n, &page.offset)
							  : NULL;
	default:
		return NULL;
	}
}

static PIX *replace(PIX *old, PIX *with)
{
	pixDestroy(&old);
	return with;
}

/* 8 bits, no colour map, what was transparent is white. The argument is given up. */
static PIX *to_grey(PIX *pix)
{
	PIX *grey;

	if (pix && pixGetDepth(pix) == 32 && pixGetSpp(pix) == 4)
		pix = replace(pix, pixRemoveAlpha(pix));
	if (!pix)
		return NULL;
	if (pixGetDepth(pix) == 8 && !pixGetColormap(pix))
		return pix;
	grey = pixConvertTo8(pix, 0);
	return replace(pix, grey);
}

/* EXIF 1..8: which side of the stored picture is the top. */
static PIX *apply_orientation(PIX *pix, int orientation)
{
	static const struct {
		bool mirror;
		int turn;
	} how[9] = {[2] = {true, 0},   [3] = {false, 180}, [4] = {true, 180}, [5] = {true, 270},
		    [6] = {false, 90}, [7] = {true, 90},   [8] = {false, 270}};

	if (pix && how[orientation].mirror && !pixFlipLR(pix, pix))
		pixDestroy(&pix);
	return pix ? dx_pix_turn(pix, how[orientation].turn) : NULL;
}

static PIX *fit_sides(PIX *pix)
{
	int32_t side = pix ? L_MAX(pixGetWidth(pix), pixGetHeight(pix)) : 0;

	return side > DX_IMG_SIDE_MAX ? dx_pix_scale(pix, (double)(DX_IMG_SIDE_MAX - 1) / side) : pix;
}

bool dx_img_decode(struct dx_str bytes, int number, int64_t max_pixels, struct Pix **pix_r, struct dx_err *err)
{
	int format = format_of(bytes);
	int orientation;
	int64_t w;
	int64_t h;
	PIX *pix;

	if (!stored_size(bytes, format, number, &w, &h, &orientation))
		return fail_corrupt(err, format_name(format));
	if (w > max_pixels / h)
		return dx_fail(err, DX_E_image_too_large, "the picture has %lld × %lld pixels, at most %lld are read",
			       (long long)w, (long long)h, (long long)max_pixels);
	pix = decode_stored(bytes, format, number);
	if (!pix)
		return fail_corrupt(err, format_name(format));
	pix = to_grey(pix);
	if (format == IFF_JFIF_JPEG) /* leptonica turns TIFF by itself */
		pix = apply_orientation(pix, orientation);
	pix = fit_sides(pix);
	if (!pix)
		return dx_fail(err, DX_E_image_too_large, "the picture needs more memory than a reader may use");
	*pix_r = pix;
	return true;
}
