/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Bounds-checked reader of binary messages. A read past the end sets `failed`,
 * returns zero or an empty slice, and every later read fails too: check once,
 * at the end, with dx_rd_done().
 */
#ifndef DX_BASE_RD_H
#define DX_BASE_RD_H

#include "dx/base/str.h"
#include "dx/dx.h"

struct dx_rd {
	const uint8_t *p;
	size_t n;
	bool failed;
};

struct dx_rd dx_rd(const void *p, size_t n);
uint8_t dx_rd_u8(struct dx_rd *r);
uint16_t dx_rd_u16(struct dx_rd *r); /* little endian, as all below */
uint32_t dx_rd_u32(struct dx_rd *r);
uint64_t dx_rd_u64(struct dx_rd *r);
struct dx_str dx_rd_bytes(struct dx_rd *r, size_t n);
bool dx_rd_done(const struct dx_rd *r); /* nothing failed and nothing is left over */

#endif
