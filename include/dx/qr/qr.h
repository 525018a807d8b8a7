/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* QR codes in a picture, read by zxing-cpp. */
#ifndef DX_QR_QR_H
#define DX_QR_QR_H

#include "dx/doc/words.h"

/*
 * Find the QR codes in an 8-bit grey picture, at most DX_CODES_MAX of at most DX_CODE_BYTES_MAX bytes each. Boxes are
 * pixels; everything lives in A. A code that cannot be read, and memory that is not there, are no codes.
 */
void dx_qr_read(struct dx_arena *a, const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes,
		struct dx_qr **codes_r, size_t *n_r);

#endif
