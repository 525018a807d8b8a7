/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The worker process: claims jobs, feeds its engine, stores the answers. */
#ifndef DX_WORKER_WORKER_H
#define DX_WORKER_WORKER_H

#include "dx/role/child.h"

/* Run as role "worker"; returns the process's exit code when the loop has stopped. */
int dx_worker_run(struct dx_child *c);

#endif
