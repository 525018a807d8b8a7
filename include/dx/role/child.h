/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What every child process of the master shares: its configuration, its event
 * loop, the descriptors the master placed, and how it tells the master that it
 * works. The contract between master and children (descriptor numbers, status
 * bytes, exit codes) is in role/contract.h.
 */
#ifndef DX_ROLE_CHILD_H
#define DX_ROLE_CHILD_H

#include "dx/conf/conf.h"
#include "dx/ev/loop.h"
#include "dx/role/stats.h"

struct dx_child {
	const struct dx_conf *conf; /* replaced by a reload; never keep strings of it */
	struct dx_loop *loop;
	int index;                      /* 0-based number within its role on this host */
	int listen_fd;                  /* API only; −1: no plain HTTP */
	int tls_fd;                     /* API only; −1: no TLS */
	int upstream_fd;                /* upstream only; else −1 */
	int admin_fd;                   /* keeper only, when admin.listen is set; else −1 */
	const char *const *route_names; /* of the API, by the index of dx_stats_request(); NULL-terminated */
	struct dx_stats *stats;         /* this process's own slot and the view of all */
	bool master_gone;               /* the master is dead: an orderly stop waits for nobody */
	void *priv;
};

/* Tell the master that this process works (once; stops its respawn throttle and its 30 s start deadline). */
void dx_child_ready(struct dx_child *c);
/*
 * SIGTERM, or the master is dead: FN, called once, starts an orderly stop and ends with dx_loop_stop(). A
 * second signal ends the process at once, and so does DX_ORPHAN_US after the master's death.
 */
void dx_child_on_stop(struct dx_child *c, void (*fn)(void *arg), void *arg);
/* SIGHUP with a good new configuration already in c->conf. */
void dx_child_on_reload(struct dx_child *c, void (*fn)(void *arg), void *arg);

struct dx_role;
/* What the master told a new process on its command line. */
struct dx_child_options {
	const struct dx_role *role;
	int index;
	int slot;                       /* in the shared counters */
	const char *const *route_names; /* see struct dx_child */
	const char *conf_file;          /* NULL: none */
	const char *const *overrides;
};
/* Set up what all roles share, run ROLE; returns the process's exit code (enum dx_exit). */
int dx_child_main(const struct dx_child_options *o);

#endif
