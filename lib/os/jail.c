/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/jail.h"

#include <errno.h>
#include <limits.h>
#include <linux/landlock.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "dx/os/limit.h"

#ifdef DX_ASAN
#define SANITIZED true
#else
#define SANITIZED false
#endif

/* The kernel's out-of-memory killer shall take a reader before anything else. */
#define OOM_SCORE 1000

/*
 * What mupdf, leptonica and tesseract call once they are set up (tried with every format that we read),
 * plus what a crash needs to end as one: abort() says which signal (tgkill, below), the C library's
 * complaint about a damaged heap is a writev.
 */
static const int allowed[] = {
	SCMP_SYS(read),
	SCMP_SYS(write),
	SCMP_SYS(writev),
	SCMP_SYS(close),
	SCMP_SYS(lseek),
	SCMP_SYS(fstat),
	SCMP_SYS(brk),
	SCMP_SYS(munmap),
	SCMP_SYS(mremap),
	SCMP_SYS(madvise),
	SCMP_SYS(clock_gettime),
	SCMP_SYS(gettimeofday),
	SCMP_SYS(futex),
	SCMP_SYS(getpid),
	SCMP_SYS(gettid),
	SCMP_SYS(getrandom),
	SCMP_SYS(sched_yield),
	SCMP_SYS(rt_sigreturn),
	SCMP_SYS(rt_sigprocmask),
	SCMP_SYS(sysinfo),
	SCMP_SYS(restart_syscall),
	SCMP_SYS(exit),
	SCMP_SYS(exit_group),
};

/* For the report of a sanitizer only. */
static const int allowed_sanitized[] = {
	SCMP_SYS(rt_sigaction), SCMP_SYS(sigaltstack), SCMP_SYS(prctl),
	SCMP_SYS(getrlimit),    SCMP_SYS(prlimit64),   SCMP_SYS(sched_getaffinity),
};

static const struct {
	int call;
	int error;
} refused[] = {
	{SCMP_SYS(open), ENOENT},      {SCMP_SYS(openat), ENOENT},   {SCMP_SYS(newfstatat), ENOENT},
	{SCMP_SYS(stat), ENOENT},      {SCMP_SYS(lstat), ENOENT},    {SCMP_SYS(access), ENOENT},
	{SCMP_SYS(faccessat), ENOENT}, {SCMP_SYS(readlink), ENOENT}, {SCMP_SYS(readlinkat), ENOENT},
	{SCMP_SYS(statx), ENOSYS},     {SCMP_SYS(ioctl), ENOTTY},
};

/* ---- Landlock; glibc has no functions for it ---- */

/* struct landlock_ruleset_attr as newer kernels have it; Debian 12's header ends after the first member. */
struct ruleset {
	uint64_t handled_access_fs;
	uint64_t handled_access_net; /* from ABI 4: bind and connect of TCP */
	uint64_t scoped;             /* from ABI 6: abstract unix sockets, signals */
};

#define NET_RIGHTS UINT64_C(3)
#define SCOPES     UINT64_C(3)

static int landlock_abi(void)
{
	return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

bool dx_jail_has_landlock(void)
{
	return landlock_abi() > 0;
}

/* Every right over files that this kernel knows, so that none is granted: 13, then 14, 15, 16 of them. */
static uint64_t file_rights(int abi)
{
	int n = abi < 2 ? 13 : abi < 3 ? 14 : abi < 5 ? 15 : 16;

	return (UINT64_C(1) << n) - 1;
}

/* What the kernel takes of struct ruleset: it refuses members that it does not know, unless they are zero. */
static struct ruleset ruleset_for(int abi)
{
	struct ruleset r = {.handled_access_fs = file_rights(abi)};

	if (abi >= 4)
		r.handled_access_net = NET_RIGHTS;
	if (abi >= 6)
		r.scoped = SCOPES;
	return r;
}

bool dx_jail_landlock(struct dx_err *err)
{
	int abi = landlock_abi();
	const struct ruleset rules = ruleset_for(abi);
	int fd;
	bool ok;

	if (abi <= 0)
		return true;
	fd = (int)syscall(SYS_landlock_create_ruleset, &rules, sizeof(rules), 0);
	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot make a Landlock ruleset");
	ok = syscall(SYS_landlock_restrict_self, fd, 0) == 0;
	if (!ok)
		dx_fail_errno(err, DX_E_internal_error, "cannot restrict by Landlock");
	close(fd);
	return ok;
}

/* ---- the filter of system calls ---- */

static int add_memory_rules(scmp_filter_ctx c)
{
	const struct scmp_arg_cmp no_exec = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
	int r = seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, no_exec);

	if (r == 0)
		r = seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, no_exec);
	return r;
}

static int add_rules(scmp_filter_ctx c)
{
	const struct scmp_arg_cmp self = SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)getpid());
	/* abort() and nothing else: no signal may go to another process */
	int r = seccomp_rule_add(c, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, self);

	for (size_t i = 0; r == 0 && i < DX_LEN(allowed); i++)
		r = seccomp_rule_add(c, SCMP_ACT_ALLOW, allowed[i], 0);
	for (size_t i = 0; SANITIZED && r == 0 && i < DX_LEN(allowed_sanitized); i++)
		r = seccomp_rule_add(c, SCMP_ACT_ALLOW, allowed_sanitized[i], 0);
	for (size_t i = 0; r == 0 && i < DX_LEN(refused); i++)
		r = seccomp_rule_add(c, SCMP_ACT_ERRNO((uint16_t)refused[i].error), refused[i].call, 0);
	return r == 0 ? add_memory_rules(c) : r;
}

static bool filter_calls(struct dx_err *err)
{
	scmp_filter_ctx c = seccomp_init(SCMP_ACT_KILL_PROCESS);
	int r;

	if (!c)
		return dx_fail(err, DX_E_internal_error, "cannot make a seccomp filter");
	r = seccomp_attr_set(c, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
	if (r == 0)
		r = add_rules(c);
	if (r == 0)
		r = seccomp_load(c);
	seccomp_release(c);
	if (r == 0)
		return true;
	errno = -r;
	return dx_fail_errno(err, DX_E_internal_error, "cannot load the seccomp filter");
}

/* ---- the cage ---- */

static bool keep_one_descriptor(int keep, struct dx_err *err)
{
	int low = SANITIZED ? 2 : -1; /* the report goes to descriptor 2 */
	unsigned int first = SANITIZED ? 3 : 0;

	if (SANITIZED) {
		close(0);
		close(1);
	}
	if ((keep > low && keep > 0 && first < (unsigned int)keep &&
	     close_range(first, (unsigned int)keep - 1, 0) != 0) ||
	    close_range((unsigned int)keep + 1, UINT_MAX, 0) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot close descriptors");
	return true;
}

static bool tie_to_parent(pid_t parent, struct dx_err *err)
{
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot tie the process to its parent");
	/* it may have died before the line above */
	if (getppid() != parent)
		return dx_fail(err, DX_E_internal_error, "the parent is gone");
	return true;
}

/* Where /proc is read-only the score stays as it is: it is a preference, not a wall. */
static void volunteer_for_oom(void)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	struct dx_err err;

	l.oom_score_adj = OOM_SCORE;
	if (!dx_limits_set(&l, &err))
		errno = 0;
}

/* Soft below hard: at the hard limit comes SIGKILL, which would look like lack of memory. */
static bool limit_cpu(int64_t cpu_s, struct dx_err *err)
{
	const struct rlimit r = {(rlim_t)cpu_s, (rlim_t)cpu_s + 1};

	if (setrlimit(RLIMIT_CPU, &r) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot set the limit of processor time");
	return true;
}

static bool set_limits(const struct dx_jail *j, struct dx_err *err)
{
	const struct dx_limits l = {
		.address_space_bytes = SANITIZED ? -1 : j->address_space_bytes,
		.cpu_s = -1,
		.file_bytes = SANITIZED ? -1 : 0,
		.open_files = 0,
		.processes = 0,
		.core_bytes = 0,
		.locked_bytes = 0,
		.oom_score_adj = -1,
	};

	return limit_cpu(j->cpu_s, err) && dx_limits_set(&l, err);
}

bool dx_jail_enter(const struct dx_jail *j, struct dx_err *err)
{
	if (!tie_to_parent(j->parent, err) || !keep_one_descriptor(j->keep_fd, err))
		return false;
	/* before the process becomes undumpable: then its /proc files are root's */
	volunteer_for_oom();
	if (prctl(PR_SET_DUMPABLE, 0) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot give up privileges");
	/* a ruleset is a descriptor: before there may be none */
	return dx_jail_landlock(err) && set_limits(j, err) && filter_calls(err);
}
