/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The admin listener: GET /metrics and /healthz, for monitoring systems, not for clients. */
#ifndef DX_KEEPER_ADMIN_INT_H
#define DX_KEEPER_ADMIN_INT_H

#include "dx/base/buf.h"
#include "dx/role/child.h"

struct dx_admin;

/* Serve on c->admin_fd. GAUGES appends what only the owner knows to the text of /metrics. */
bool dx_admin_open(struct dx_child *c, void (*gauges)(struct dx_buf *out, void *arg), void *arg, struct dx_admin **a_r,
		   struct dx_err *err) DX_MUST_CHECK;
void dx_admin_close(struct dx_admin **a);

#endif
