/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/limit.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "dx/os/fd.h"

static bool lower(__rlimit_resource_t resource, const char *name, int64_t value, struct dx_err *err)
{
	struct rlimit r;

	if (value < 0)
		return true;
	if (getrlimit(resource, &r) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot read the limit of %s", name);
	if (r.rlim_max == RLIM_INFINITY || (rlim_t)value < r.rlim_max)
		r.rlim_max = (rlim_t)value;
	r.rlim_cur = r.rlim_max;
	if (setrlimit(resource, &r) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot set the limit of %s", name);
	return true;
}

static bool set_oom_score(int score, struct dx_err *err)
{
	static const char path[] = "/proc/self/oom_score_adj";
	char text[16];
	int fd;
	int n;
	bool ok;

	if (score < 0)
		return true;
	fd = open(path, O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot open \"%s\"", path);
	n = snprintf(text, sizeof(text), "%d", score);
	ok = dx_write_all(fd, text, (size_t)n, err);
	dx_fd_close(&fd);
	return ok;
}

bool dx_limits_set(const struct dx_limits *l, struct dx_err *err)
{
	/* The score first: with a limit of no open files its own could not be opened any more. */
	return set_oom_score(l->oom_score_adj, err) && lower(RLIMIT_AS, "address space", l->address_space_bytes, err) &&
	       lower(RLIMIT_CPU, "processor time", l->cpu_s, err) &&
	       lower(RLIMIT_FSIZE, "file size", l->file_bytes, err) &&
	       lower(RLIMIT_NPROC, "processes", l->processes, err) &&
	       lower(RLIMIT_CORE, "core size", l->core_bytes, err) &&
	       lower(RLIMIT_MEMLOCK, "locked memory", l->locked_bytes, err) &&
	       lower(RLIMIT_NOFILE, "open files", l->open_files, err);
}

bool dx_no_memory_in_cores(struct dx_err *err)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	int fd = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC);
	bool ok = fd >= 0 && write(fd, "0", 1) == 1;

	if (!ok)
		(void)dx_fail_errno(err, DX_E_internal_error, "cannot set what a core dump holds");
	if (fd >= 0 && close(fd) != 0 && ok)
		ok = dx_fail_errno(err, DX_E_internal_error, "cannot set what a core dump holds");
	l.core_bytes = 0;
	return ok && dx_limits_set(&l, err);
}
