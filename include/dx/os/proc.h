/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Start a child described by one struct: fork, clean signal state, place descriptors, exec. */
#ifndef DX_OS_PROC_H
#define DX_OS_PROC_H

#include <sys/types.h>

#include "dx/base/err.h"

struct dx_fd_map {
	int from; /* descriptor of ours; stays open here */
	int to;   /* number the child finds it at */
};

struct dx_spawn {
	const char *path;
	const char *const *argv;     /* NULL-terminated */
	const char *const *envp;     /* NULL-terminated; NULL: inherit */
	const struct dx_fd_map *fds; /* everything else above 2 is closed in the child */
	size_t n_fds;
	bool die_with_parent; /* PR_SET_PDEATHSIG SIGKILL, with the race against a parent that is already gone closed */
	bool new_group;       /* own process group */
};

/*
 * Between fork and exec only async-signal-safe calls; in the child all signals go to default and are
 * unblocked before exec. A failed exec is reported here (through a close-on-exec pipe), not by a dead child.
 */
bool dx_spawn(const struct dx_spawn *s, pid_t *pid_r, struct dx_err *err) DX_MUST_CHECK;

/* Path of this executable's folder joined with NAME into OUT; false when it does not fit or cannot be read. */
bool dx_self_sibling(const char *name, char *out, size_t size) DX_MUST_CHECK;

#endif
