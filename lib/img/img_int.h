/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the img package. */
#ifndef DX_IMG_INT_H
#define DX_IMG_INT_H

#include "dx/img/img.h"

/* A page of a TIFF file as its directory says. */
struct tiff_page {
	size_t offset; /* of the directory */
	int64_t width_px, height_px;
	int orientation; /* 1..8 */
	int bits, samples;
	bool tiled, planar;
};

/*
 * Find the directory of page NUMBER (from 1), or, with NUMBER 0, count at most MAX directories. A
 * directory that was seen before, or lies outside the file, ends the chain.
 */
int dx_tiff_count(struct dx_str bytes, int max);
bool dx_tiff_page(struct dx_str bytes, int number, struct tiff_page *p_r) DX_MUST_CHECK;

/* The orientation (1..8) in a JPEG's EXIF data; 1 when there is none or it is malformed. */
int dx_exif_orientation(struct dx_str jpeg);

#endif
