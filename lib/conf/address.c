/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <arpa/inet.h>
#include <string.h>

#include "conf_int.h"

#define HOST_MAX 253

static bool is_name_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
	       c == '_';
}

/* Something that only a dotted IPv4 address can be. */
static bool looks_like_ipv4(struct dx_str host)
{
	for (size_t i = 0; i < host.n; i++)
		if ((host.p[i] < '0' || host.p[i] > '9') && host.p[i] != '.')
			return false;
	return host.n > 0;
}

static bool is_numeric(struct dx_str host, int family)
{
	char text[HOST_MAX + 1];
	unsigned char address[sizeof(struct in6_addr)];

	if (host.n > HOST_MAX)
		return false;
	memcpy(text, host.p, host.n);
	text[host.n] = '\0';
	return inet_pton(family, text, address) == 1;
}

static bool check_host(struct dx_str host, bool bracketed, struct dx_buf *problem)
{
	if (bracketed) {
		if (is_numeric(host, AF_INET6))
			return true;
		dx_buf_printf(problem, "\"%.*s\" is not an IPv6 address", DX_STR_ARG(host));
		return false;
	}
	for (size_t i = 0; i < host.n; i++)
		if (!is_name_char(host.p[i])) {
			dx_buf_printf(problem, "\"%.*s\" is not a host name", DX_STR_ARG(host));
			return false;
		}
	if (host.n > HOST_MAX || (looks_like_ipv4(host) && !is_numeric(host, AF_INET))) {
		dx_buf_printf(problem, "\"%.*s\" is not an address", DX_STR_ARG(host));
		return false;
	}
	return true;
}

static bool check_port(struct dx_str port, struct dx_buf *problem)
{
	uint64_t n;

	if (dx_str_u64(port, &n) && n >= 1 && n <= 65535)
		return true;
	dx_buf_printf(problem, "\"%.*s\" is not a port (1 to 65535)", DX_STR_ARG(port));
	return false;
}

/* Cut "host:port" or "[v6]:port"; PORT_R->p is NULL when there is none. */
static bool split_host_port(struct dx_str s, struct dx_str *host_r, bool *bracketed_r, struct dx_str *port_r,
			    struct dx_buf *problem)
{
	struct dx_str rest;
	size_t end;

	*bracketed_r = dx_str_starts(s, "[");
	if (*bracketed_r) {
		end = dx_str_find_c(s, ']');
		*host_r = dx_str_sub(s, 1, end == SIZE_MAX ? SIZE_MAX : end - 1);
		rest = end == SIZE_MAX ? dx_str("]") : dx_str_sub(s, end + 1, SIZE_MAX);
	} else {
		end = dx_str_find_c(s, ':');
		*host_r = dx_str_sub(s, 0, end);
		rest = end == SIZE_MAX ? dx_str("") : dx_str_sub(s, end, SIZE_MAX);
	}
	*port_r = rest.n ? dx_str_sub(rest, 1, SIZE_MAX) : dx_strn(NULL, 0);
	if (rest.n && (rest.p[0] != ':' || dx_str_find_c(*port_r, ':') != SIZE_MAX)) {
		dx_buf_printf(problem, "\"%.*s\" is not host:port (an IPv6 address stands in brackets)", DX_STR_ARG(s));
		return false;
	}
	return true;
}

bool dx_conf_check_address(struct dx_str s, struct dx_buf *problem)
{
	struct dx_str host, port;
	bool bracketed;

	if (!split_host_port(s, &host, &bracketed, &port, problem))
		return false;
	if (!port.p) {
		dx_buf_printf(problem, "\"%.*s\" has no port", DX_STR_ARG(s));
		return false;
	}
	return check_host(host, bracketed, problem) && check_port(port, problem);
}

bool dx_conf_check_url(struct dx_str s, struct dx_buf *problem)
{
	struct dx_str rest, host, port;
	bool bracketed;

	for (size_t i = 0; i < s.n; i++)
		if (s.p[i] <= ' ' || s.p[i] == 0x7f || s.p[i] == '@' || s.p[i] == '?' || s.p[i] == '#') {
			dx_buf_adds(problem, "it holds a blank, a user, a query or a fragment");
			return false;
		}
	if (!dx_str_starts(s, "http://") && !dx_str_starts(s, "https://")) {
		dx_buf_printf(problem, "\"%.*s\" does not begin with http:// or https://", DX_STR_ARG(s));
		return false;
	}
	rest = dx_str_sub(s, dx_str_find(s, DX_STR("://")) + 3, SIZE_MAX);
	rest = dx_str_sub(rest, 0, dx_str_find_c(rest, '/'));
	if (!split_host_port(rest, &host, &bracketed, &port, problem) || !check_host(host, bracketed, problem))
		return false;
	if (host.n == 0) {
		dx_buf_printf(problem, "\"%.*s\" has no host", DX_STR_ARG(s));
		return false;
	}
	return !port.p || check_port(port, problem);
}
