/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/cidr.h"

#include <arpa/inet.h>
#include <string.h>

#define V4_BITS  96 /* ::ffff:0:0/96 */
#define TEXT_MAX 64

static const struct dx_cidr mapped_v4 = {{[10] = 0xff, [11] = 0xff}, V4_BITS};

bool dx_cidr_has(const struct dx_cidr *c, const uint8_t address[16])
{
	unsigned int whole = c->bits / 8;
	unsigned int rest = c->bits % 8;

	if (memcmp(address, c->address, whole) != 0)
		return false;
	return rest == 0 || ((address[whole] ^ c->address[whole]) >> (8 - rest)) == 0;
}

bool dx_cidr_list_has(const struct dx_cidr_list *l, const uint8_t address[16])
{
	for (size_t i = 0; i < l->n; i++)
		if (dx_cidr_has(&l->items[i], address))
			return true;
	return false;
}

void dx_address_map_v4(const uint8_t v4[4], uint8_t address_r[16])
{
	memcpy(address_r, mapped_v4.address, V4_BITS / 8);
	memcpy(address_r + V4_BITS / 8, v4, 4);
}

bool dx_address_is_v4(const uint8_t address[16])
{
	return dx_cidr_has(&mapped_v4, address);
}

bool dx_address_parse(struct dx_str text, uint8_t address_r[16])
{
	char copy[TEXT_MAX];
	uint8_t v4[4];

	if (text.n == 0 || text.n >= sizeof(copy) || memchr(text.p, '\0', text.n))
		return false;
	memcpy(copy, text.p, text.n);
	copy[text.n] = '\0';
	if (inet_pton(AF_INET, copy, v4) == 1) {
		dx_address_map_v4(v4, address_r);
		return true;
	}
	return inet_pton(AF_INET6, copy, address_r) == 1;
}

const char *dx_address_text(const uint8_t address[16], char out[DX_ADDRESS_TEXT])
{
	bool v4 = dx_address_is_v4(address);

	if (!inet_ntop(v4 ? AF_INET : AF_INET6, v4 ? address + V4_BITS / 8 : address, out, DX_ADDRESS_TEXT))
		out[0] = '\0';
	return out;
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

	if (!dx_str_split(&rest, '/', &address) || !dx_address_parse(address, c_r->address))
		return false;
	/* a mapped range in the spelling of IPv6 would be one of IPv4 in disguise */
	if (dx_address_is_v4(c_r->address) != (dx_str_find_c(address, ':') == SIZE_MAX))
		return false;
	bits_max = dx_address_is_v4(c_r->address) ? 32 : 128;
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

bool dx_cidr_list_parse(struct dx_str list, struct dx_cidr_list *l_r, struct dx_err *err)
{
	struct dx_cidr_list l = {0};
	struct dx_str rest = list, word;

	while ((word = next_word(&rest)).n > 0) {
		if (l.n == DX_CIDR_MAX)
			return dx_fail(err, DX_E_bad_request, "more than %d address ranges", DX_CIDR_MAX);
		if (!parse_cidr(word, &l.items[l.n]))
			return dx_fail(err, DX_E_bad_request, "\"%.*s\" is not an address range (like 10.1.0.0/16)",
				       DX_STR_ARG(dx_str_sub(word, 0, TEXT_MAX)));
		l.n++;
	}
	*l_r = l;
	return true;
}
