/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A child enters the cage and tries to get out; the parent looks at how it ended. */
#include "dx/os/jail.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit.h"

#define MEMORY  (INT64_C(512) << 20)
#define REFUSED 40 /* exit status: the call failed, as it should */
#define GOT_OUT 41 /* it worked */
#define NO_JAIL 42

static int try_open(void)
{
	return open("/etc/passwd", O_RDONLY | O_CLOEXEC) < 0 ? REFUSED : GOT_OUT;
}

static int try_create(void)
{
	return open("/tmp/jail-test", O_CREAT | O_WRONLY | O_CLOEXEC, 0600) < 0 ? REFUSED : GOT_OUT;
}

static int try_socket(void)
{
	return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0) < 0 ? REFUSED : GOT_OUT;
}

static int try_unix_socket(void)
{
	int fds[2];

	return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0 ? REFUSED : GOT_OUT;
}

static int try_fork(void)
{
	pid_t pid = fork();

	if (pid == 0)
		_exit(0);
	return pid < 0 ? REFUSED : GOT_OUT;
}

static int try_exec(void)
{
	char *const argv[] = {NULL};

	execve("/bin/true", argv, argv);
	return REFUSED;
}

static int try_ptrace(void)
{
	return ptrace(PTRACE_ATTACH, getppid(), NULL, NULL) != 0 ? REFUSED : GOT_OUT;
}

static int try_kill_parent(void)
{
	return kill(getppid(), SIGKILL) != 0 ? REFUSED : GOT_OUT;
}

/* tgkill is let through for abort(): only towards the process itself. 1 is always there. */
static int try_tgkill_other(void)
{
	return syscall(SYS_tgkill, 1, 1, SIGKILL) != 0 ? REFUSED : GOT_OUT;
}

static int try_exec_memory(void)
{
	return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? REFUSED
													 : GOT_OUT;
}

static int try_setuid(void)
{
	return setuid(0) != 0 ? REFUSED : GOT_OUT;
}

static int try_raise_limit(void)
{
	const struct rlimit r = {RLIM_INFINITY, RLIM_INFINITY};

	return setrlimit(RLIMIT_NOFILE, &r) != 0 ? REFUSED : GOT_OUT;
}

static int try_memfd(void)
{
	return memfd_create("x", MFD_CLOEXEC) < 0 ? REFUSED : GOT_OUT;
}

static int try_too_much_memory(void)
{
	/* not free()d: the process ends */
	void *volatile p = malloc((size_t)MEMORY * 2);

	return p ? GOT_OUT : REFUSED;
}

static int try_busy(void)
{
	for (volatile uint64_t i = 0;; i++)
		;
	return GOT_OUT;
}

static int try_abort(void)
{
	abort();
}

/* Everything that is allowed: memory, the descriptor that was kept, randomness. */
static int try_work(void)
{
	char *p = malloc(1 << 20);

	if (!p)
		return GOT_OUT;
	memset(p, 1, 1 << 20);
	free(p);
	return REFUSED;
}

static const struct {
	const char *name;
	int (*what)(void);
	int status; /* exit status, or 0 */
	int signal;
	bool differs_when_sanitized;
} attempts[] = {
	{"work", try_work, REFUSED, 0, false},
	{"open", try_open, REFUSED, 0, false},
	{"create", try_create, REFUSED, 0, false},
	{"socket", try_socket, 0, SIGSYS, false},
	{"socketpair", try_unix_socket, 0, SIGSYS, false},
	{"fork", try_fork, 0, SIGSYS, false},
	{"exec", try_exec, 0, SIGSYS, false},
	{"ptrace", try_ptrace, 0, SIGSYS, false},
	{"kill the parent", try_kill_parent, 0, SIGSYS, false},
	{"tgkill another", try_tgkill_other, 0, SIGSYS, false},
	{"executable memory", try_exec_memory, 0, SIGSYS, false},
	{"setuid", try_setuid, 0, SIGSYS, false},
	{"raise a limit", try_raise_limit, 0, SIGSYS, true},
	{"memfd", try_memfd, 0, SIGSYS, false},
	{"too much memory", try_too_much_memory, REFUSED, 0, true},
	{"too much time", try_busy, 0, SIGXCPU, false},
	{"abort", try_abort, 0, SIGABRT, false},
};

static int run_jailed(int (*what)(void), int keep_fd)
{
	pid_t parent = getpid();
	pid_t pid = fork();
	int status = 0;

	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		const struct dx_jail j = {
			.parent = parent, .keep_fd = keep_fd, .address_space_bytes = MEMORY, .cpu_s = 1};
		struct dx_err err;

		_exit(dx_jail_enter(&j, &err) ? what() : NO_JAIL);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return status;
}

START_TEST(nothing_gets_out)
{
	int status;

#ifdef DX_ASAN
	if (attempts[_i].differs_when_sanitized)
		return;
#endif
	status = run_jailed(attempts[_i].what, 2);
	if (attempts[_i].signal)
		ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == attempts[_i].signal, "%s: status %x",
			      attempts[_i].name, (unsigned int)status);
	else
		ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == attempts[_i].status, "%s: status %x",
			      attempts[_i].name, (unsigned int)status);
}
END_TEST

static int kept;
static int other;

static int use_kept(void)
{
	return write(kept, "ok", 2) == 2 && write(other, "no", 2) < 0 && errno == EBADF ? REFUSED : GOT_OUT;
}

START_TEST(one_descriptor_is_kept)
{
	char bytes[8];
	int fds[2];
	int status;

	ck_assert_int_eq(pipe2(fds, O_CLOEXEC), 0);
	kept = fds[1];
	other = fcntl(fds[1], F_DUPFD_CLOEXEC, fds[1] + 5);
	ck_assert_int_gt(other, kept);
	status = run_jailed(use_kept, kept);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == REFUSED);
	ck_assert_int_eq(read(fds[0], bytes, sizeof(bytes)), 2);
	close(fds[0]);
	close(fds[1]);
	close(other);
}
END_TEST

START_TEST(the_jailed_die_with_their_parent)
{
	struct dx_err err;
	/* a parent that is already gone has another number now */
	const struct dx_jail j = {.parent = getpid() + 1, .keep_fd = 2, .address_space_bytes = MEMORY, .cpu_s = 1};
	pid_t pid = fork();
	int status = 0;

	ck_assert_int_ge(pid, 0);
	if (pid == 0)
		_exit(dx_jail_enter(&j, &err) ? GOT_OUT : NO_JAIL);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == NO_JAIL);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("os/jail");
	TCase *t = tcase_create("jail");

	tcase_add_loop_test(t, nothing_gets_out, 0, (int)DX_LEN(attempts));
	tcase_add_test(t, one_descriptor_is_kept);
	tcase_add_test(t, the_jailed_die_with_their_parent);
	suite_add_tcase(s, t);
	return unit_main(s);
}
