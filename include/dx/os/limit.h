/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Limits of this process, set once from one struct. They only ever go down. */
#ifndef DX_OS_LIMIT_H
#define DX_OS_LIMIT_H

#include "dx/base/err.h"

/* Each member: the new soft and hard limit, or −1 to leave it as it is. */
struct dx_limits {
	int64_t address_space_bytes;
	int64_t cpu_s;
	int64_t file_bytes; /* longest file that may be written */
	int64_t open_files;
	int64_t processes; /* of the user, not of this process */
	int64_t core_bytes;
	int64_t locked_bytes;
	int oom_score_adj; /* −1: leave; 0..1000: the higher, the sooner the kernel kills this one */
};

#define DX_LIMITS_KEEP ((struct dx_limits){-1, -1, -1, -1, -1, -1, -1, -1})

/* A limit above the present hard one is set to the hard one. What was set before a failure stays set. */
bool dx_limits_set(const struct dx_limits *l, struct dx_err *err) DX_MUST_CHECK;

/*
 * A core dump of this process, and of those it starts, holds none of its memory and, where cores are files, is not
 * written at all. (It stays open to its user under /proc, which PR_SET_DUMPABLE would end too.)
 */
bool dx_no_memory_in_cores(struct dx_err *err) DX_MUST_CHECK;

#endif
