/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What master and children agree on: where a child finds its descriptors, what
 * it writes to the status pipe, and what its exit codes mean. A child is this
 * executable again: `docextractd -x ROLE -i INDEX -s SLOT -c FILE -o name=value …`.
 */
#ifndef DX_ROLE_CONTRACT_H
#define DX_ROLE_CONTRACT_H

#include "dx/dx.h"

/* Descriptors of a child. All else above 2 is closed before exec. */
enum {
	DX_FD_DEAD = 3,     /* read end; nothing is ever written: end of file means that the master is dead */
	DX_FD_STATUS = 4,   /* write end; one byte DX_STATUS_READY, then closed by the child */
	DX_FD_STATS = 5,    /* shared counters, see role/stats.h */
	DX_FD_LISTEN = 6,   /* API: the listening socket, when there is one, shared by all API processes */
	DX_FD_ADMIN = 7,    /* keeper: the admin listener, when there is one */
	DX_FD_TLS = 8,      /* API: the listening socket for TLS, when there is one */
	DX_FD_UPSTREAM = 9, /* upstream: its listening socket */
};

#define DX_STATUS_READY 'R'

/* A child that has not reported ready by then is killed. */
#define DX_START_DEADLINE_US (INT64_C(30) * 1000 * 1000)
/* How long a child may take once its master is dead: somebody wants to start a new one. */
#define DX_ORPHAN_US (INT64_C(1500) * 1000)
/* What the master gives children beyond the longest unit of work before it kills them. */
#define DX_STOP_GRACE_US (INT64_C(5) * 1000 * 1000)

enum dx_exit {
	DX_EXIT_OK = 0,
	DX_EXIT_FAILED = 1,
	DX_EXIT_CONFIG = 2, /* will fail again until somebody changes the configuration: not started again unless the
			       kind has worked */
	DX_EXIT_MASTER_GONE = 3, /* the master died */
	DX_EXIT_FORCED = 4,      /* a second signal cut the orderly stop short */
};

/* A wait(2) status in words into OUT; returns OUT. */
const char *dx_exit_words(int wait_status, char *out, size_t size);

#endif
