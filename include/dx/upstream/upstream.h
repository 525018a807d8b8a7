/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The role that reads for other services (doc/upstream.md): page pictures in, words out, over HTTP on a listener of
 * its own, for callers with a key. No database; the pictures are read by engines and their throwaway readers.
 */
#ifndef DX_UPSTREAM_UPSTREAM_H
#define DX_UPSTREAM_UPSTREAM_H

#include "dx/role/child.h"

/* Returns the process's exit code (enum dx_exit). */
int dx_upstream_run(struct dx_child *c);

#endif
