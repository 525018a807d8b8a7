/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/proc.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/os/fd.h"

#define FDS_MAX 16u

/* What the child tells through the status pipe when it does not get as far as exec. */
enum step {
	STEP_PARENT,
	STEP_GROUP,
	STEP_FDS,
	STEP_SIGNALS,
	STEP_EXEC,
};

struct failure {
	enum step step;
	int sys_errno;
};

static const char *const step_names[] = {
	[STEP_PARENT] = "tie to its parent",
	[STEP_GROUP] = "make a process group for",
	[STEP_FDS] = "place descriptors for",
	[STEP_SIGNALS] = "reset the signals of",
	[STEP_EXEC] = "execute",
};

/*
 * From here to the exec only async-signal-safe calls: the parent may have
 * threads, and their locks are copied in whatever state they were.
 */

static bool die_with(pid_t parent)
{
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
		return false;
	/* Gone before the prctl: no signal will ever come. */
	if (getppid() != parent) {
		errno = ESRCH;
		return false;
	}
	return true;
}

/*
 * Sources and targets may overlap in any way, so everything is first copied
 * above all targets, then put in place. *STATUS_FD moves with them.
 */
static bool place_fds(const struct dx_spawn *s, int *status_fd)
{
	int staged[FDS_MAX];
	int floor = STDERR_FILENO + 1;

	for (size_t i = 0; i < s->n_fds; i++)
		if (s->fds[i].to >= floor)
			floor = s->fds[i].to + 1;
	for (size_t i = 0; i < s->n_fds; i++) {
		staged[i] = fcntl(s->fds[i].from, F_DUPFD_CLOEXEC, floor);
		if (staged[i] < 0)
			return false;
	}
	*status_fd = fcntl(*status_fd, F_DUPFD_CLOEXEC, floor);
	if (*status_fd < 0 || close_range(STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC) != 0)
		return false;
	for (size_t i = 0; i < s->n_fds; i++)
		if (dup2(staged[i], s->fds[i].to) < 0)
			return false;
	return true;
}

static bool reset_signals(void)
{
	struct sigaction dfl = {.sa_handler = SIG_DFL};
	sigset_t none;

	for (int signo = 1; signo < NSIG; signo++) {
		/* libc keeps a few real-time signals for itself and refuses them; KILL and STOP cannot be set. */
		if (sigaction(signo, &dfl, NULL) != 0 && errno != EINVAL)
			return false;
	}
	sigemptyset(&none);
	return sigprocmask(SIG_SETMASK, &none, NULL) == 0;
}

static DX_NORETURN void run_child(const struct dx_spawn *s, pid_t parent, int status_fd)
{
	struct failure failure = {0};
	ssize_t n;

	if (s->die_with_parent && !die_with(parent))
		failure.step = STEP_PARENT;
	else if (s->new_group && setpgid(0, 0) != 0)
		failure.step = STEP_GROUP;
	else if (!place_fds(s, &status_fd))
		failure.step = STEP_FDS;
	else if (!reset_signals())
		failure.step = STEP_SIGNALS;
	else {
		/* exec never writes to the strings; its signature is older than const. */
		execve(s->path, (char *const *)(uintptr_t)s->argv,
		       s->envp ? (char *const *)(uintptr_t)s->envp : environ);
		failure.step = STEP_EXEC;
	}
	failure.sys_errno = errno;
	do
		n = write(status_fd, &failure, sizeof(failure));
	while (n < 0 && errno == EINTR);
	_exit(127);
}

/* True when the child has exec'ed: the pipe ends without a word. */
static bool child_started(int status_fd, struct failure *failure_r)
{
	ssize_t n;

	do
		n = read(status_fd, failure_r, sizeof(*failure_r));
	while (n < 0 && errno == EINTR);
	return n != (ssize_t)sizeof(*failure_r);
}

static void reap(pid_t pid)
{
	int status;

	while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
		;
}

bool dx_spawn(const struct dx_spawn *s, pid_t *pid_r, struct dx_err *err)
{
	pid_t parent = getpid();
	struct failure failure;
	sigset_t all;
	sigset_t before;
	int status[2];
	int fork_errno;
	pid_t pid;

	dx_assert(s->n_fds <= FDS_MAX);
	if (!dx_pipe(status, err))
		return false;
	/* Blocked until the child has dropped our handlers: they would run in it, on our pipes and loops. */
	sigfillset(&all);
	sigprocmask(SIG_SETMASK, &all, &before);
	pid = fork();
	if (pid == 0)
		run_child(s, parent, status[1]);
	fork_errno = errno;
	sigprocmask(SIG_SETMASK, &before, NULL);
	dx_fd_close(&status[1]);
	if (pid < 0) {
		dx_fd_close(&status[0]);
		errno = fork_errno;
		return dx_fail_errno(err, DX_E_internal_error, "cannot fork for \"%s\"", s->path);
	}
	if (!child_started(status[0], &failure)) {
		dx_fd_close(&status[0]);
		reap(pid);
		errno = failure.sys_errno;
		return dx_fail_errno(err, DX_E_internal_error, "cannot %s \"%s\"", step_names[failure.step], s->path);
	}
	dx_fd_close(&status[0]);
	*pid_r = pid;
	return true;
}

bool dx_self_sibling(const char *name, char *out, size_t size)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof(path));
	const char *slash;
	int written;

	if (n <= 0 || (size_t)n >= sizeof(path))
		return false;
	slash = memrchr(path, '/', (size_t)n);
	if (!slash)
		return false;
	written = snprintf(out, size, "%.*s/%s", (int)(slash - path), path, name);
	return written > 0 && (size_t)written < size;
}
