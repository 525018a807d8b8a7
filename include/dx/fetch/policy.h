/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which addresses a request for somebody else may be sent to. Judged on the
 * address that is about to be connected to, behind all name resolution, so that
 * neither a spelling nor a name that changes its address gets around it.
 * Refused are the special-purpose ranges of the IANA registries (RFC 6890 and
 * its updates): this host, private networks, link-local with the metadata
 * services of clouds, documentation, multicast, tunnels; of IPv6 everything but
 * global unicast 2000::/3. An operator may list ranges that are allowed all the same.
 */
#ifndef DX_FETCH_POLICY_H
#define DX_FETCH_POLICY_H

#include <sys/socket.h>

#include "dx/base/err.h"
#include "dx/base/str.h"

#define DX_CIDR_MAX 64

/* IPv4 ranges are held as ::ffff:a.b.c.d, so bits counts from 96 on for them. */
struct dx_cidr {
	uint8_t address[16];
	unsigned int bits;
};

struct dx_addr_policy {
	bool any;         /* no judgement at all: for addresses that the operator himself has written down */
	bool secure_only; /* without TLS only to listed addresses: nothing readable leaves the operator's networks */
	size_t n;
	struct dx_cidr allow[DX_CIDR_MAX];
};

/*
 * LIST: ranges joined by blanks or commas, "10.1.0.0/16 fd00:1::/64 192.0.2.7"; a range without a length is one
 * address; bits behind the length must be zero; an IPv6 range may not lie in ::ffff:0:0/96. Empty: none. The
 * switches of P_R are false.
 * Errors: DX_E_bad_request naming the word.
 */
bool dx_addr_policy_parse(struct dx_str list, struct dx_addr_policy *p_r, struct dx_err *err) DX_MUST_CHECK;

/* May a request, secured by TLS or not, go to SA? Anything but AF_INET and AF_INET6 is refused, also with P->any. */
bool dx_addr_allowed(const struct dx_addr_policy *p, const struct sockaddr *sa, bool is_secure);

#endif
