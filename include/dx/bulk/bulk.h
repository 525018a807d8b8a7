/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Makes bulk exports: claims one at a time, walks its invoices in batches, and stores its files piece by piece, so that
 * memory does not grow with their number. Everything is fenced by the export's token: a process that dies or is too
 * slow has no effect, and whoever comes next begins anew. The same invoices and settings give the same bytes.
 */
#ifndef DX_BULK_BULK_H
#define DX_BULK_BULK_H

#include "dx/ev/loop.h"

struct dx_bulk;

/* Own connections to CONNINFO (copied); works from now on by itself, woken by notices and now and then. */
struct dx_bulk *dx_bulk_new(struct dx_loop *loop, const char *conninfo, const char *listen_conninfo);
/* What is under way is left to whoever claims it when the lease is over. NULL is accepted. */
void dx_bulk_free(struct dx_bulk **b);

#endif
