/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Whose request it is when a reverse proxy stands in front. Off unless the operator lists the proxies: from
 * anybody else X-Forwarded-For is a claim, and a PROXY header is garbage.
 */
#include "http_int.h"

#include <event2/keyvalq_struct.h>
#include <string.h>
#include <strings.h>

#define V1_MAX  107u /* with CRLF, says the specification */
#define V2_HEAD 16u
#define V2_MAX  1024u

static const char v2_signature[12] = {'\r', '\n', '\r', '\n', '\0', '\r', '\n', 'Q', 'U', 'I', 'T', '\n'};

bool dx_peer_is_trusted(const struct dx_conn *c)
{
	return c->http->trusted.n > 0 && dx_cidr_list_has(&c->http->trusted, c->address.s6_addr);
}

/* An entry of X-Forwarded-For: an address, with a port in some proxies' spelling. */
static bool parse_entry(struct dx_str s, uint8_t address_r[16])
{
	size_t colon = dx_str_find_c(s, ':');
	size_t end;

	if (s.n > 0 && s.p[0] == '[') {
		end = dx_str_find_c(s, ']');
		return end != SIZE_MAX && dx_address_parse(dx_str_sub(s, 1, end - 1), address_r);
	}
	if (colon != SIZE_MAX && dx_str_find_c(s, '.') < colon)
		s = dx_str_sub(s, 0, colon);
	return dx_address_parse(s, address_r);
}

/* From the right, which the nearest proxy wrote: the first address that is no proxy of ours. False: go on further left.
 */
static bool walk(const struct dx_http *h, struct dx_str list, uint8_t address[16])
{
	while (list.n > 0) {
		size_t from = list.n;
		uint8_t entry[16];

		while (from > 0 && list.p[from - 1] != ',')
			from--;
		if (!parse_entry(dx_str_trim(dx_strn(list.p + from, list.n - from)), entry))
			return true;
		memcpy(address, entry, sizeof(entry));
		if (!dx_cidr_list_has(&h->trusted, entry))
			return true;
		list.n = from > 0 ? from - 1 : 0;
	}
	return false;
}

const char *dx_req_peer(const struct dx_req *req)
{
	struct evkeyvalq *headers = evhttp_request_get_input_headers(req->ev);
	char *text = dx_alloc(req->arena, DX_ADDRESS_TEXT);
	uint8_t address[16];
	struct evkeyval *field;

	if (!req->conn || IN6_IS_ADDR_UNSPECIFIED(&req->conn->address))
		return "";
	memcpy(address, req->conn->address.s6_addr, sizeof(address));
	if (!dx_peer_is_trusted(req->conn))
		return dx_address_text(address, text);
	/* lines of one name are one list, the last line its right end */
	TAILQ_FOREACH_REVERSE(field, headers, evkeyvalq, next)
	if (strcasecmp(field->key, "X-Forwarded-For") == 0 &&
	    walk(req->http, dx_str_trim(dx_str(field->value)), address))
		break;
	return dx_address_text(address, text);
}

/* ---- the PROXY protocol, versions 1 and 2 ---- */

/* "PROXY TCP4 source destination port port\r\n". *N_R: its length, 0 when it has not come as a whole. */
static bool read_v1(const char *p, size_t n, uint8_t address[16], size_t *n_r)
{
	const char *lf = memchr(p, '\n', n < V1_MAX ? n : V1_MAX);
	struct dx_str rest;
	struct dx_str word;
	uint8_t source[16];

	*n_r = 0;
	if (memcmp(p, "PROXY ", n < 6 ? n : 6) != 0)
		return false;
	if (!lf)
		return n < V1_MAX;
	*n_r = (size_t)(lf - p) + 1;
	if (*n_r < 9 || lf[-1] != '\r')
		return false;
	rest = dx_strn(p + 6, *n_r - 8);
	if (dx_str_starts(rest, "UNKNOWN"))
		return true;
	if (!dx_str_split(&rest, ' ', &word) || (!dx_str_eq_c(word, "TCP4") && !dx_str_eq_c(word, "TCP6")))
		return false;
	if (!dx_str_split(&rest, ' ', &word) || !dx_address_parse(word, source))
		return false;
	memcpy(address, source, sizeof(source));
	return true;
}

static bool read_v2(const unsigned char *p, size_t n, uint8_t address[16], size_t *n_r)
{
	size_t len;

	*n_r = 0;
	if (n < V2_HEAD)
		return true;
	len = (size_t)p[14] << 8 | p[15];
	if (p[12] >> 4 != 2 || (p[12] & 15) > 1 || len > V2_MAX)
		return false;
	if (n < V2_HEAD + len)
		return true;
	*n_r = V2_HEAD + len;
	if ((p[12] & 15) == 0) /* LOCAL: the proxy speaks for itself */
		return true;
	if (p[13] == 0x11 && len >= 12)
		dx_address_map_v4(p + V2_HEAD, address);
	else if (p[13] == 0x21 && len >= 36)
		memcpy(address, p + V2_HEAD, 16);
	else
		return p[13] == 0; /* unspecified */
	return true;
}

int dx_peer_header_wants(const unsigned char *p, size_t n)
{
	static const char v1_shortest[] = "PROXY UNKNOWN\r\n";
	const size_t shortest = sizeof(v1_shortest) - 1;

	if (n == 0)
		return (int)shortest;
	if (p[0] == (unsigned char)v2_signature[0]) {
		if (memcmp(p, v2_signature, n < sizeof(v2_signature) ? n : sizeof(v2_signature)) != 0)
			return -1;
		if (n < V2_HEAD)
			return (int)(V2_HEAD - n);
		size_t whole = V2_HEAD + ((size_t)p[14] << 8 | p[15]);
		return whole - V2_HEAD > V2_MAX || n > whole ? -1 : (int)(whole - n);
	}
	if (memcmp(p, "PROXY ", n < 6 ? n : 6) != 0 || n > V1_MAX)
		return -1;
	if (n < shortest)
		return (int)(shortest - n);
	return p[n - 1] == '\n' ? 0 : 1;
}

bool dx_peer_take_header(struct dx_conn *c, bool *have_r, struct dx_err *err)
{
	size_t n = evbuffer_get_length(c->raw);
	const unsigned char *p;
	size_t used = 0;
	bool ok;

	*have_r = false;
	if (n > V2_HEAD + V2_MAX)
		n = V2_HEAD + V2_MAX;
	p = evbuffer_pullup(c->raw, (ev_ssize_t)n);
	if (!p)
		return true;
	if (p[0] == (unsigned char)v2_signature[0])
		ok = memcmp(p, v2_signature, n < sizeof(v2_signature) ? n : sizeof(v2_signature)) == 0 &&
		     read_v2(p, n, c->address.s6_addr, &used);
	else
		ok = read_v1((const char *)p, n, c->address.s6_addr, &used);
	if (!ok)
		return dx_fail(err, DX_E_bad_request,
			       "the connection does not begin with a header of the PROXY protocol");
	evbuffer_drain(c->raw, used);
	*have_r = used > 0;
	return true;
}
