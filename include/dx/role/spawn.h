/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * When may a dead child of one kind be started again? While no process of the
 * kind has ever worked the waits are 0, 2, 4 … 60 s, so that a broken
 * installation does not spin. Once one has worked a death is answered at once:
 * a client who can crash his own session must not be able to close the service
 * for everybody. Only a storm (more than 10 deaths in 10 s) slows it to one
 * round a second.
 */
#ifndef DX_ROLE_SPAWN_H
#define DX_ROLE_SPAWN_H

#include "dx/dx.h"

#define DX_RESPAWN_FIRST_US (INT64_C(2) * 1000 * 1000)
#define DX_RESPAWN_MAX_US   (INT64_C(60) * 1000 * 1000)
#define DX_STORM_DEATHS     10
#define DX_STORM_WINDOW_US  (INT64_C(10) * 1000 * 1000)
#define DX_STORM_DELAY_US   (INT64_C(1) * 1000 * 1000)
/* Wait after "cannot work with this configuration" from a kind that did work before. */
#define DX_MISPLACED_DELAY_US (INT64_C(5) * 1000 * 1000)

/* History of one kind; all zero at the start. Times are monotonic. */
struct dx_respawn {
	bool worked;                        /* some process of the kind reported ready */
	int failures;                       /* deaths that moved the wait on while none had worked */
	int64_t not_before_us;              /* no process of the kind is started before */
	int64_t deaths_us[DX_STORM_DEATHS]; /* the last ones, a ring */
	unsigned n_deaths;
};

/* A process of the kind reported ready: its waits are over. */
void dx_respawn_worked(struct dx_respawn *h);
/* A process of the kind died (not asked to). Returns when the next one may start; also in not_before_us. */
int64_t dx_respawn_died(struct dx_respawn *h, int64_t now_us);

#endif
