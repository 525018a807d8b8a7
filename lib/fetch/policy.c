/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fetch/policy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

#define V4_BITS  96 /* ::ffff:0:0/96 */
#define TEXT_MAX 64

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
static const struct dx_cidr mapped_v4 = {{[10] = 0xff, [11] = 0xff}, V4_BITS};
/* RFC 6052: the last four bytes are an IPv4 address that a translator will connect to */
static const struct dx_cidr nat64 = {{0x00, 0x64, 0xff, 0x9b}, 96};

static bool is_within(const uint8_t a[16], const struct dx_cidr *c)
{
	unsigned int whole = c->bits / 8;
	unsigned int rest = c->bits % 8;

	if (memcmp(a, c->address, whole) != 0)
		return false;
	return rest == 0 || ((a[whole] ^ c->address[whole]) >> (8 - rest)) == 0;
}

static bool is_listed(const struct dx_addr_policy *p, const uint8_t a[16])
{
	for (size_t i = 0; i < p->n; i++)
		if (is_within(a, &p->allow[i]))
			return true;
	return false;
}

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
	if (!is_within(a, &global_v6))
		return true;
	for (size_t i = 0; i < DX_LEN(special_v6); i++)
		if (is_within(a, &special_v6[i]))
			return true;
	return false;
}

static void map_v4(const uint8_t v4[4], uint8_t a_r[16])
{
	memcpy(a_r, mapped_v4.address, V4_BITS / 8);
	memcpy(a_r + V4_BITS / 8, v4, 4);
}

static bool may_connect(const struct dx_addr_policy *p, const uint8_t a[16], bool is_secure)
{
	bool is_v4 = is_within(a, &mapped_v4);
	bool special = is_v4 ? is_special_v4(a + V4_BITS / 8) : is_special_v6(a);

	return is_listed(p, a) || (!special && (is_secure || !p->secure_only));
}

bool dx_addr_allowed(const struct dx_addr_policy *p, const struct sockaddr *sa, bool is_secure)
{
	struct sockaddr_in6 in6;
	struct sockaddr_in in;
	uint8_t a[16], behind[16];

	switch (sa->sa_family) {
	case AF_INET:
		memcpy(&in, sa, sizeof(in));
		map_v4((const uint8_t *)&in.sin_addr, a);
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
	if (is_within(a, &nat64)) {
		/* the range must be listed, and the address behind the translator allowed too */
		map_v4(a + V4_BITS / 8, behind);
		return is_listed(p, a) && may_connect(p, behind, is_secure);
	}
	return may_connect(p, a, is_secure);
}

/* ---- the operator's list ---- */

static bool parse_address(struct dx_str s, struct dx_cidr *c_r, unsigned int *bits_max_r)
{
	char text[TEXT_MAX];
	uint8_t v4[4];

	if (s.n == 0 || s.n >= sizeof(text))
		return false;
	memcpy(text, s.p, s.n);
	text[s.n] = '\0';
	if (inet_pton(AF_INET, text, v4) == 1) {
		map_v4(v4, c_r->address);
		*bits_max_r = 32;
		return true;
	}
	*bits_max_r = 128;
	return inet_pton(AF_INET6, text, c_r->address) == 1 && !is_within(c_r->address, &mapped_v4);
}

static bool has_zero_rest(const struct dx_cidr *c)
{
	for (unsigned int bit = c->bits; bit < 128; bit++)
		if ((c->address[bit / 8] & (0x80 >> bit % 8)) != 0)
			return false;
	return true;
}

static bool parse_cidr(struct dx_str word, struct dx_cidr *c_r)
{
	struct dx_str rest = word, address, length;
	unsigned int bits_max;
	uint64_t bits;

	if (!dx_str_split(&rest, '/', &address) || !parse_address(address, c_r, &bits_max))
		return false;
	bits = bits_max;
	if (dx_str_split(&rest, '/', &length) && (!dx_str_u64(length, &bits) || bits > bits_max || rest.p != NULL))
		return false;
	c_r->bits = 128 - bits_max + (unsigned int)bits;
	return has_zero_rest(c_r);
}

static bool is_separator(char c)
{
	return c == ' ' || c == ',' || c == '\t';
}

static struct dx_str next_word(struct dx_str *rest)
{
	size_t from = 0, n = 0;

	while (from < rest->n && is_separator(rest->p[from]))
		from++;
	while (from + n < rest->n && !is_separator(rest->p[from + n]))
		n++;
	struct dx_str word = dx_str_sub(*rest, from, n);
	*rest = dx_str_sub(*rest, from + n, SIZE_MAX);
	return word;
}

bool dx_addr_policy_parse(struct dx_str list, struct dx_addr_policy *p_r, struct dx_err *err)
{
	struct dx_addr_policy p = {0};
	struct dx_str rest = list, word;

	while ((word = next_word(&rest)).n > 0) {
		if (p.n == DX_CIDR_MAX)
			return dx_fail(err, DX_E_bad_request, "more than %d address ranges", DX_CIDR_MAX);
		if (!parse_cidr(word, &p.allow[p.n]))
			return dx_fail(err, DX_E_bad_request, "\"%.*s\" is not an address range (like 10.1.0.0/16)",
				       DX_STR_ARG(dx_str_sub(word, 0, TEXT_MAX)));
		p.n++;
	}
	*p_r = p;
	return true;
}
