/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Picture files by leptonica: how many pages, how large, and one page as an
 * upright 8-bit grey picture (0 black). Headers are looked at before anything
 * is decoded. Formats: PNG, JPEG, TIFF, WebP, BMP, PNM, told by their bytes.
 */
#ifndef DX_IMG_IMG_H
#define DX_IMG_IMG_H

#include "dx/base/buf.h"
#include "dx/base/err.h"
#include "dx/base/str.h"

struct Pix; /* leptonica's picture; ours are 8 bits deep without a colour map */

/* The longest side that the libraries can handle. */
#define DX_IMG_SIDE_MAX 32767

/* Version of leptonica that is linked in: "1.82.0". */
const char *dx_img_version(void);

/*
 * Number of pages: 1 but for TIFF, whose directories are counted here, because a file may chain them into
 * a loop. At most MAX are counted. Errors: corrupt_file.
 */
bool dx_img_pages(struct dx_str bytes, int max, int *n_r, struct dx_err *err) DX_MUST_CHECK;

/* Size of page NUMBER (from 1) when upright, by the header alone. Errors: corrupt_file. */
bool dx_img_size(struct dx_str bytes, int number, int64_t *width_px_r, int64_t *height_px_r,
		 struct dx_err *err) DX_MUST_CHECK;

/*
 * Decode page NUMBER to grey, transparent parts white, turned as EXIF or TIFF say. A picture that ends
 * early is corrupt: what is missing may be the total.
 *
 * Errors  image_too_large (more than max_pixels by the header, or no memory), corrupt_file
 */
bool dx_img_decode(struct dx_str bytes, int number, int64_t max_pixels, struct Pix **pix_r,
		   struct dx_err *err) DX_MUST_CHECK;

/* ---- pictures in memory; each function that returns one gives it to the caller ---- */

/* A copy of grey samples. Errors: image_too_large (no memory). */
bool dx_pix_from_grey(const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes, struct Pix **pix_r,
		      struct dx_err *err) DX_MUST_CHECK;
void dx_pix_drop(struct Pix **pix); /* NULL is accepted */
int32_t dx_pix_width(const struct Pix *pix);
int32_t dx_pix_height(const struct Pix *pix);

/* Append the samples of PIX, row by row without gaps. False: no picture of 8 bits. */
bool dx_pix_to_grey(const struct Pix *pix, struct dx_buf *out) DX_MUST_CHECK;

/* NULL from the next five: no memory. */
/* A copy turned clockwise by 90, 180 or 270 degrees. */
struct Pix *dx_pix_turned(const struct Pix *pix, int degrees);
/* The same, 0 as well; the argument is given up. */
struct Pix *dx_pix_turn(struct Pix *pix, int degrees);
/* Rotated clockwise about its middle by a small angle, white where nothing was; the argument is given up. */
struct Pix *dx_pix_rotate(struct Pix *pix, int millideg);
/* Scaled; the argument is given up. */
struct Pix *dx_pix_scale(struct Pix *pix, double factor);
/* The part BOX (x0, y0, x1, y1 in 1/UNIT of the sides), at least one pixel; the argument is given up. */
struct Pix *dx_pix_crop(struct Pix *pix, const int box[4], int unit);

/* Make the box white; what of it lies beyond the picture does not count. */
void dx_pix_whiten(struct Pix *pix, int32_t x0, int32_t y0, int32_t x1, int32_t y1);

/* Append PIX as a PNG file. Errors: internal_error. */
bool dx_pix_png(const struct Pix *pix, struct dx_buf *out, struct dx_err *err) DX_MUST_CHECK;

/*
 * A photograph of a page, seen from the side or lying askew on a table: the paper's four corners become those
 * of the picture. PIX is given up. Everything else (scans, paper with bent or hidden edges, paper that is
 * already upright and rectangular) is given back as it is. The same picture gives the same answer. NULL: no memory.
 */
struct Pix *dx_img_flatten(struct Pix *pix);

#endif
