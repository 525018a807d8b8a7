/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The keeper process: lost leases, retention, gauges, the admin listener. */
#ifndef DX_KEEPER_KEEPER_H
#define DX_KEEPER_KEEPER_H

#include "dx/role/child.h"

/* Run as role "keeper"; returns the process's exit code when the loop has stopped. */
int dx_keeper_run(struct dx_child *c);

#endif
