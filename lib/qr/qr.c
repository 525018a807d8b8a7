/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/qr/qr.h"

#include "scan_int.h"

struct found {
	struct dx_arena *a;
	struct dx_qr *v;
	size_t n;
};

static int32_t clamp(int32_t v, int32_t lo, int32_t hi)
{
	return v < lo ? lo : v > hi ? hi : v;
}

static void on_code(void *arg, const uint8_t *bytes, size_t n, const int32_t box[4])
{
	struct found *f = arg;

	if (f->n == DX_CODES_MAX || n == 0 || n > DX_CODE_BYTES_MAX)
		return;
	f->v[f->n++] = (struct dx_qr){.payload = dx_strn(dx_memdup(f->a, bytes, n), n),
				      .x0 = box[0],
				      .y0 = box[1],
				      .x1 = clamp(box[2], box[0], INT32_MAX),
				      .y1 = clamp(box[3], box[1], INT32_MAX)};
}

void dx_qr_read(struct dx_arena *a, const uint8_t *grey, int32_t width, int32_t height, int32_t stride_bytes,
		struct dx_qr **codes_r, size_t *n_r)
{
	struct found f = {.a = a, .v = dx_alloc_array(a, DX_CODES_MAX, sizeof(*f.v))};

	if (width > 0 && height > 0)
		dx_qr_scan(grey, width, height, stride_bytes, DX_CODES_MAX, on_code, &f);
	*codes_r = f.v;
	*n_r = f.n;
}
