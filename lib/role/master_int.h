/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Inside the master:
 *   master.c         the loop, signals, reload, stop
 *   master_slots.c   children: start, ready, death
 *   master_start.c   configuration, sockets, pid file, limits
 */
#ifndef DX_ROLE_MASTER_INT_H
#define DX_ROLE_MASTER_INT_H

#include <limits.h>
#include <sys/types.h>

#include "dx/role/master.h"
#include "dx/role/spawn.h"

struct dx_crew {
	const struct dx_role *role;
	int count;
	struct dx_respawn respawn;
};

/* One place for a child; its number is also that of its counters. */
struct dx_slot {
	struct dx_crew *kind;
	int index;
	pid_t pid;     /* 0: nobody there */
	int status_fd; /* −1 once it has reported or died */
	int64_t started_us;
	bool ready;
	bool overdue; /* killed because it did not report in time */
	bool retired; /* ended with DX_EXIT_CONFIG: stays empty until a reload */
};

struct dx_master {
	const struct dx_master_options *o;
	struct dx_conf *conf;
	int listen_fd, tls_fd, admin_fd, upstream_fd, stats_fd, pid_fd;
	int dead_fd, dead_child_fd; /* write end; the children's read end */
	char pid_path[PATH_MAX];
	struct dx_crew *kinds;
	size_t n_kinds;
	struct dx_slot *slots;
	size_t n_slots;
	bool announced; /* every kind has had a ready child */
	bool failed;    /* a child could not work with the configuration before all was announced: stop */
	bool stopping;
	int64_t kill_at_us; /* while stopping: who is still there then is killed */
	int exit_code;
};

/* ---- master_start.c ---- */

/* Everything up to the first child; logs what went wrong. Returns an enum dx_exit. */
int dx_master_open(struct dx_master *m);
void dx_master_close(struct dx_master *m);
void dx_master_apply_log_level(const struct dx_conf *conf);

/* ---- master_slots.c ---- */

/* Start what may be started now. */
void dx_master_spawn_due(struct dx_master *m, int64_t now_us);
/* Collect the dead. */
void dx_master_reap(struct dx_master *m);
/* The status pipe of SLOT is readable. */
void dx_master_read_status(struct dx_master *m, struct dx_slot *slot);
/* Kill children that have not reported in time. */
void dx_master_kill_overdue(struct dx_master *m, int64_t now_us);
void dx_master_signal_all(const struct dx_master *m, int signo);
size_t dx_master_alive(const struct dx_master *m);
bool dx_master_all_kinds_ready(const struct dx_master *m);
/* "2 of 2 api, 1 of 2 worker": children that work, for the service manager; returns OUT. */
const char *dx_master_status_text(const struct dx_master *m, char *out, size_t size);
/* When something of the above is to be done next; INT64_MAX: never. */
int64_t dx_master_next_due_us(const struct dx_master *m);

#endif
