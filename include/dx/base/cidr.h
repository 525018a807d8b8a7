/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Addresses and ranges of them as operators write them down. IPv4 is held as ::ffff:a.b.c.d throughout. */
#ifndef DX_BASE_CIDR_H
#define DX_BASE_CIDR_H

#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_CIDR_MAX     64
#define DX_ADDRESS_TEXT 46

/* Bits of an IPv4 range count from 96 on. */
struct dx_cidr {
	uint8_t address[16];
	unsigned int bits;
};

struct dx_cidr_list {
	size_t n;
	struct dx_cidr items[DX_CIDR_MAX];
};

bool dx_cidr_has(const struct dx_cidr *c, const uint8_t address[16]) DX_MUST_CHECK;
bool dx_cidr_list_has(const struct dx_cidr_list *l, const uint8_t address[16]) DX_MUST_CHECK;

/*
 * LIST: ranges joined by blanks or commas, "10.1.0.0/16 fd00:1::/64 192.0.2.7"; a range without a length is one
 * address; bits behind the length must be zero; an IPv6 range may not lie in ::ffff:0:0/96. Empty: none.
 * Errors: DX_E_bad_request naming the word.
 */
bool dx_cidr_list_parse(struct dx_str list, struct dx_cidr_list *l_r, struct dx_err *err) DX_MUST_CHECK;

/* An address without brackets or port. */
bool dx_address_parse(struct dx_str text, uint8_t address_r[16]) DX_MUST_CHECK;
void dx_address_map_v4(const uint8_t v4[4], uint8_t address_r[16]);
bool dx_address_is_v4(const uint8_t address[16]) DX_MUST_CHECK;
const char *dx_address_text(const uint8_t address[16], char out[DX_ADDRESS_TEXT]);

#endif
