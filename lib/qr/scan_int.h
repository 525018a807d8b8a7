/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The border between C and C++: plain types only, no exception crosses it. */
#ifndef DX_QR_SCAN_INT_H
#define DX_QR_SCAN_INT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Called for each code: N bytes, and the smallest box around it. */
typedef void dx_qr_found_fn(void *arg, const uint8_t *bytes, size_t n, const int32_t box[4]);
void dx_qr_scan(const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes, unsigned int max,
		dx_qr_found_fn *fn, void *arg);

#ifdef __cplusplus
}
#endif
#endif
