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

#include "dx/base/cidr.h"

struct dx_addr_policy {
	bool any;         /* no judgement at all: for addresses that the operator himself has written down */
	bool secure_only; /* without TLS only to listed addresses: nothing readable leaves the operator's networks */
	struct dx_cidr_list allow;
};

/* LIST and errors as with dx_cidr_list_parse(). The switches of P_R are false. */
bool dx_addr_policy_parse(struct dx_str list, struct dx_addr_policy *p_r, struct dx_err *err) DX_MUST_CHECK;

/* May a request, secured by TLS or not, go to SA? Anything but AF_INET and AF_INET6 is refused, also with P->any. */
bool dx_addr_allowed(const struct dx_addr_policy *p, const struct sockaddr *sa, bool is_secure);

#endif
