/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The cage of a process that reads bytes from outside: it can compute, ask for
 * memory up to a limit, read and write one descriptor, and end. Everything
 * else is refused or kills it. There is no way back out.
 *
 *   descriptors  all closed but one
 *   rlimits      address space, processor time; no files, processes, cores
 *   Landlock     no file, no TCP, no abstract socket, no signal to another: as much of it as the kernel has
 *   seccomp      an allow-list; a call beyond it kills the process (SIGSYS)
 *
 * Opening a file answers ENOENT and ioctl ENOTTY instead of killing, because
 * libraries try both for no good reason (locale data, terminals).
 */
#ifndef DX_OS_JAIL_H
#define DX_OS_JAIL_H

#include <sys/types.h>

#include "dx/base/err.h"

struct dx_jail {
	pid_t parent;                /* the jailed process dies with it */
	int keep_fd;                 /* the one descriptor that stays open */
	int64_t address_space_bytes; /* everything mapped, inherited mappings included */
	int64_t cpu_s;               /* then SIGXCPU */
};

/*
 * Call it in a single-threaded process right after fork. On false the process must _exit: part of the
 * cage may be up already. A build with sanitizers leaves the address space unlimited and keeps descriptor 2,
 * and lets through the calls that a report needs.
 */
bool dx_jail_enter(const struct dx_jail *j, struct dx_err *err) DX_MUST_CHECK;

/* Whether the running kernel has Landlock (the rest of the cage does not depend on it). */
bool dx_jail_has_landlock(void);

/*
 * The Landlock part of dx_jail_enter alone: a wall of its own behind the filter, and to be tried without it.
 * Needs PR_SET_NO_NEW_PRIVS. True also where the kernel has no Landlock.
 */
bool dx_jail_landlock(struct dx_err *err) DX_MUST_CHECK;

#endif
