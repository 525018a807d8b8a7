/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A prepared page as bytes, for whoever reads single cells of it later, in another process: to decode and prepare it
 * anew costs far more than to read a cell. The bytes are this program's own, made and read on one host.
 */
#ifndef DX_IMG_KEPT_H
#define DX_IMG_KEPT_H

#include "dx/base/str.h"
#include "dx/img/prep.h"

struct dx_kept {
	struct dx_prep prep;   /* without its rules, which are painted out */
	struct Pix *pix;       /* what it was made from, before it was turned; NULL: is not needed */
	int32_t width, height; /* of that, in pixels */
};

/* How many bytes dx_kept_write() needs. */
size_t dx_kept_size(const struct dx_kept *k);
void dx_kept_write(const struct dx_kept *k, uint8_t *to);
/* Strict: BYTES may come from a reader that went wrong. False: they are none, or no memory. Else dx_kept_drop() it. */
bool dx_kept_read(struct dx_str bytes, struct dx_kept *k_r) DX_MUST_CHECK;
void dx_kept_drop(struct dx_kept *k);

#endif
