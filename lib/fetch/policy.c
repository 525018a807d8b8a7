/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fetch/policy.h"

#include <netinet/in.h>
#include <string.h>

#define V4_BITS 96 /* ::ffff:0:0/96 */

/* ranges of IPv4 that are refused: address in host order, length */
static const struct {
	uint32_t net;
	unsigned int bits;
} special_v4[] = {
	{0x00000000, 8},  /* 0.0.0.0/8 this network; connect() takes 0.0.0.0 for this host */
	{0x0a000000, 8},  /* 10/8 private */
	{0x64400000, 10}, /* 100.64/10 carrier NAT, metadata service of one cloud */
	{0x7f000000, 8},  /* 127/8 loopback */
	{0xa9fe0000, 16}, /* 169.254/16 link-local, metadata services */
	{0xac100000, 12}, /* 172.16/12 private */
	{0xc0000000, 24}, /* 192.0.0/24 protocol assignments */
	{0xc0000200, 24}, /* 192.0.2/24 documentation */
	{0xc0586300, 24}, /* 192.88.99/24 6to4 relays */
	{0xc0a80000, 16}, /* 192.168/16 private */
	{0xc6120000, 15}, /* 198.18/15 benchmarks */
	{0xc6336400, 24}, /* 198.51.100/24 documentation */
	{0xcb007100, 24}, /* 203.0.113/24 documentation */
	{0xe0000000, 4},  /* 224/4 multicast */
	{0xf0000000, 4},  /* 240/4 reserved, broadcast */
};

/* ranges inside 2000::/3 that are refused; everything outside is */
static const struct dx_cidr special_v6[] = {
	{{0x20, 0x01}, 23},             /* 2001::/23 protocol assignments: Teredo, benchmarks, ORCHID */
	{{0x20, 0x01, 0x0d, 0xb8}, 32}, /* documentation */
	{{0x20, 0x02}, 16},             /* 6to4: leads to any IPv4 address */
	{{0x3f, 0xff}, 20},             /* documentation */
};
static const struct dx_cidr global_v6 = {{0x20}, 3};
/* RFC 6052: the last four bytes are an IPv4 address that a translator will connect to */
static const struct dx_cidr nat64 = {{0x00, 0x64, 0xff, 0x9b}, 96};

static bool is_special_v4(const uint8_t a[4])
{
	uint32_t v = (uint32_t)a[0] << 24 | (uint32_t)a[1] << 16 | (uint32_t)a[2] << 8 | a[3];

	for (size_t i = 0; i < DX_LEN(special_v4); i++)
		if ((v ^ special_v4[i].net) >> (32 - special_v4[i].bits) == 0)
			return true;
	return false;
}

static bool is_special_v6(const uint8_t a[16])
{
	if (!dx_cidr_has(&global_v6, a))
		return true;
	for (size_t i = 0; i < DX_LEN(special_v6); i++)
		if (dx_cidr_has(&special_v6[i], a))
			return true;
	return false;
}

static bool may_connect(const struct dx_addr_policy *p, const uint8_t a[16], bool is_secure)
{
	bool is_v4 = dx_address_is_v4(a);
	bool special = is_v4 ? is_special_v4(a + V4_BITS / 8) : is_special_v6(a);

	return dx_cidr_list_has(&p->allow, a) || (!special && (is_secure || !p->secure_only));
}

bool dx_addr_allowed(const struct dx_addr_policy *p, const struct sockaddr *sa, bool is_secure)
{
	struct sockaddr_in6 in6;
	struct sockaddr_in in;
	uint8_t a[16], behind[16];

	switch (sa->sa_family) {
	case AF_INET:
		memcpy(&in, sa, sizeof(in));
		dx_address_map_v4((const uint8_t *)&in.sin_addr, a);
		break;
	case AF_INET6:
		memcpy(&in6, sa, sizeof(in6));
		memcpy(a, &in6.sin6_addr, sizeof(a));
		break;
	default:
		return false;
	}
	if (p->any)
		return true;
	if (dx_cidr_has(&nat64, a)) {
		/* the range must be listed, and the address behind the translator allowed too */
		dx_address_map_v4(a + V4_BITS / 8, behind);
		return dx_cidr_list_has(&p->allow, a) && may_connect(p, behind, is_secure);
	}
	return may_connect(p, a, is_secure);
}

bool dx_addr_policy_parse(struct dx_str list, struct dx_addr_policy *p_r, struct dx_err *err)
{
	struct dx_cidr_list allow;

	if (!dx_cidr_list_parse(list, &allow, err))
		return false;
	*p_r = (struct dx_addr_policy){.allow = allow};
	return true;
}
