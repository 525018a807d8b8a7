/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/rd.h"

struct dx_rd dx_rd(const void *p, size_t n)
{
	return (struct dx_rd){.p = p, .n = n, .failed = false};
}

static uint64_t read_le(struct dx_rd *r, size_t n)
{
	uint64_t v = 0;

	if (r->failed || r->n < n) {
		r->failed = true;
		return 0;
	}
	for (size_t i = 0; i < n; i++)
		v |= (uint64_t)r->p[i] << (8 * i);
	r->p += n;
	r->n -= n;
	return v;
}

uint8_t dx_rd_u8(struct dx_rd *r)
{
	return (uint8_t)read_le(r, 1);
}

uint16_t dx_rd_u16(struct dx_rd *r)
{
	return (uint16_t)read_le(r, 2);
}

uint32_t dx_rd_u32(struct dx_rd *r)
{
	return (uint32_t)read_le(r, 4);
}

uint64_t dx_rd_u64(struct dx_rd *r)
{
	return read_le(r, 8);
}

struct dx_str dx_rd_bytes(struct dx_rd *r, size_t n)
{
	struct dx_str s;

	if (r->failed || r->n < n) {
		r->failed = true;
		return (struct dx_str){NULL, 0};
	}
	s = dx_strn((const char *)r->p, n);
	if (n > 0) {
		r->p += n;
		r->n -= n;
	}
	return s;
}

bool dx_rd_done(const struct dx_rd *r)
{
	return !r->failed && r->n == 0;
}
