/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A reader that belongs to somebody else: in the cage, it makes the system calls that an attacker would, each in a
 * process of its own, with arguments that would work outside (the same calls are tried there first, where that harms
 * nobody). And Landlock alone, without the filter in front of it.
 */
#include "dx/os/jail.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "../unit.h"

#define MEMORY  (INT64_C(512) << 20)
#define GOT_OUT 41
#define NO_JAIL 42
#define REFUSED 43 /* plus 0..: EACCES, EPERM, other */

/* What the parent has and a reader would like to change. */
static char secret[16] = "untouched";
static pid_t parent;

static long write_parents_memory(void)
{
	char bytes[] = "overwritten";
	struct iovec from = {bytes, sizeof(bytes)};
	struct iovec to = {secret, sizeof(bytes)};

	return syscall(SYS_process_vm_writev, parent, &from, 1UL, &to, 1UL, 0UL);
}

static long read_parents_memory(void)
{
	char bytes[sizeof(secret)];
	struct iovec here = {bytes, sizeof(bytes)};
	struct iovec there = {secret, sizeof(bytes)};

	return syscall(SYS_process_vm_readv, parent, &here, 1UL, &there, 1UL, 0UL);
}

static long trace_parent(void)
{
	return syscall(SYS_ptrace, (long)PTRACE_SEIZE, (long)parent, 0L, 0L);
}

static long signal_parent(void)
{
	return syscall(SYS_kill, (long)parent, 0L);
}

static long signal_group(void)
{
	return syscall(SYS_kill, 0L, 0L);
}

static long queue_signal(void)
{
	return syscall(SYS_rt_sigqueueinfo, (long)parent, 0L, NULL);
}

static long hold_parent(void)
{
	return syscall(SYS_pidfd_open, (long)parent, 0L);
}

static long connect_kept(void)
{
	struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr = {htonl(INADDR_LOOPBACK)}};

	return syscall(SYS_connect, 2L, &a, sizeof(a));
}

static long pass_descriptor(void)
{
	struct msghdr m = {0};

	return syscall(SYS_sendmsg, 2L, &m, 0L);
}

static long receive_descriptor(void)
{
	struct msghdr m = {0};

	return syscall(SYS_recvmsg, 2L, &m, (long)MSG_DONTWAIT);
}

static long open_socket(void)
{
	return syscall(SYS_socket, (long)AF_INET, (long)SOCK_STREAM | SOCK_CLOEXEC, 0L);
}

static long open_netlink(void)
{
	return syscall(SYS_socket, (long)AF_NETLINK, (long)SOCK_RAW | SOCK_CLOEXEC, 0L);
}

static long start_process(void)
{
	long pid = syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L);

	if (pid == 0)
		_exit(0);
	return pid;
}

static long start_process_3(void)
{
	char args[88] = {0};

	return syscall(SYS_clone3, args, sizeof(args)) == 0 ? 0 : -1;
}

static long start_process_v(void)
{
	long pid = syscall(SYS_vfork);

	if (pid == 0)
		_exit(0);
	return pid;
}

static long run_program(void)
{
	char *const none[] = {NULL};

	return syscall(SYS_execve, "/bin/true", none, none);
}

static long run_descriptor(void)
{
	char *const none[] = {NULL};

	return syscall(SYS_execveat, 2L, "", none, none, 0x1000L);
}

static long make_executable(void)
{
	return syscall(SYS_mprotect, (long)((uintptr_t)secret & ~(uintptr_t)4095), 4096L,
		       (long)(PROT_READ | PROT_WRITE | PROT_EXEC));
}

static long open_how(void)
{
	long how[3] = {O_RDONLY, 0, 0};

	return syscall(SYS_openat2, (long)AT_FDCWD, "/etc/passwd", how, sizeof(how));
}

static long open_handle(void)
{
	return syscall(SYS_open_by_handle_at, (long)AT_FDCWD, secret, (long)O_RDONLY);
}

static long remove_file(void)
{
	return syscall(SYS_unlinkat, (long)AT_FDCWD, "/tmp/dx-escape", 0L);
}

static long rename_file(void)
{
	return syscall(SYS_renameat2, (long)AT_FDCWD, "/tmp/dx-escape", (long)AT_FDCWD, "/tmp/dx-escape-2", 0L);
}

static long change_mode(void)
{
	return syscall(SYS_fchmodat, (long)AT_FDCWD, "/tmp/dx-escape", 0777L);
}

static long new_namespace(void)
{
	return syscall(SYS_unshare, (long)CLONE_NEWUSER);
}

static long mount_something(void)
{
	return syscall(SYS_mount, "none", "/tmp", "tmpfs", 0L, NULL);
}

static long io_ring(void)
{
	char params[120] = {0};

	return syscall(SYS_io_uring_setup, 1L, params);
}

static long load_bpf(void)
{
	char attr[64] = {0};

	return syscall(SYS_bpf, 0L, attr, sizeof(attr));
}

static long perf(void)
{
	char attr[64] = {0};

	return syscall(SYS_perf_event_open, attr, 0L, -1L, -1L, 0L);
}

static long fault_handler(void)
{
	return syscall(SYS_userfaultfd, 0L);
}

static long read_keyring(void)
{
	return syscall(SYS_keyctl, 0L, -3L, 0L);
}

static long undo_ties(void)
{
	return syscall(SYS_prctl, (long)PR_SET_PDEATHSIG, 0L, 0L, 0L, 0L);
}

static long own_handler(void)
{
	struct sigaction a = {.sa_handler = SIG_IGN};

	return syscall(SYS_rt_sigaction, (long)SIGXCPU, &a, NULL, 8L);
}

static long become_root(void)
{
	return syscall(SYS_setresuid, 0L, 0L, 0L);
}

static long shared_memory(void)
{
	return syscall(SYS_shmget, 0L, 4096L, 01600L);
}

static long copy_descriptor(void)
{
	return syscall(SYS_dup, 2L);
}

static long sleep_for_ever(void)
{
	return syscall(SYS_pause);
}

/* The same numbers under another table of system calls must not be a way around the filter. */
static long other_abi(void)
{
#ifdef __x86_64__
	return syscall(0x40000000L + SYS_socket, (long)AF_INET, (long)SOCK_STREAM, 0L);
#else
	return syscall(SYS_socket, (long)AF_INET, (long)SOCK_STREAM, 0L);
#endif
}

static const struct {
	const char *name;
	long (*call)(void);
	bool sanitizer_needs_it;
} calls[] = {
	{"write the parent's memory", write_parents_memory, false},
	{"read the parent's memory", read_parents_memory, false},
	{"trace the parent", trace_parent, false},
	{"signal the parent", signal_parent, false},
	{"signal the group", signal_group, false},
	{"queue a signal", queue_signal, false},
	{"hold the parent by a descriptor", hold_parent, false},
	{"connect", connect_kept, false},
	{"pass a descriptor", pass_descriptor, false},
	{"receive a descriptor", receive_descriptor, false},
	{"socket", open_socket, false},
	{"netlink socket", open_netlink, false},
	{"clone", start_process, false},
	{"clone3", start_process_3, false},
	{"vfork", start_process_v, false},
	{"execve", run_program, false},
	{"execveat", run_descriptor, false},
	{"make memory executable", make_executable, false},
	{"openat2", open_how, false},
	{"open by handle", open_handle, false},
	{"unlink", remove_file, false},
	{"rename", rename_file, false},
	{"chmod", change_mode, false},
	{"unshare", new_namespace, false},
	{"mount", mount_something, false},
	{"io_uring", io_ring, false},
	{"bpf", load_bpf, false},
	{"perf", perf, false},
	{"userfaultfd", fault_handler, false},
	{"keyctl", read_keyring, false},
	{"untie from the parent", undo_ties, true},
	{"ignore a signal", own_handler, true},
	{"become root", become_root, false},
	{"shared memory", shared_memory, false},
	{"duplicate a descriptor", copy_descriptor, false},
	{"sleep", sleep_for_ever, false},
	{"another ABI", other_abi, false},
};

static int status_of(pid_t pid)
{
	int status = 0;

	ck_assert_int_ge(pid, 0);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return status;
}

static int end_in_jail(long (*call)(void))
{
	pid_t pid = fork();

	if (pid == 0) {
		const struct dx_jail j = {.parent = parent, .keep_fd = 2, .address_space_bytes = MEMORY, .cpu_s = 1};
		struct dx_err err;

		if (!dx_jail_enter(&j, &err))
			_exit(NO_JAIL);
		call();
		_exit(GOT_OUT);
	}
	return status_of(pid);
}

START_TEST(each_call_kills)
{
	int status;

#ifdef DX_ASAN
	if (calls[_i].sanitizer_needs_it)
		return;
#endif
	parent = getpid();
	status = end_in_jail(calls[_i].call);
	ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS, "%s: status %x", calls[_i].name,
		      (unsigned int)status);
	ck_assert_str_eq(secret, "untouched");
}
END_TEST

/* The test above shows something only if these calls work where there is no cage. */
START_TEST(outside_they_work)
{
	pid_t pid;

	parent = getpid();
	ck_assert_int_eq(signal_parent(), 0);
	ck_assert_int_ge(open_socket(), 0);
	ck_assert_int_ge(hold_parent(), 0);
	ck_assert_int_eq(write_parents_memory(), 12);
	ck_assert_str_eq(secret, "overwritten");
	ck_assert_int_ge(copy_descriptor(), 0);
	pid = (pid_t)start_process();
	ck_assert(WIFEXITED(status_of(pid)));
}
END_TEST

/* ---- Landlock alone ---- */

static int listener(struct sockaddr_in *at)
{
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	socklen_t n = sizeof(*at);

	*at = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(bind(fd, (struct sockaddr *)at, sizeof(*at)), 0);
	ck_assert_int_eq(listen(fd, 4), 0);
	ck_assert_int_eq(getsockname(fd, (struct sockaddr *)at, &n), 0);
	return fd;
}

static int how_refused(long r)
{
	if (r >= 0)
		return GOT_OUT;
	return errno == EACCES ? REFUSED : errno == EPERM ? REFUSED + 1 : REFUSED + 2;
}

static const struct sockaddr_in *target;

static long landlocked_open(void)
{
	return open("/etc/passwd", O_RDONLY | O_CLOEXEC);
}

static long landlocked_list(void)
{
	return open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

static long landlocked_connect(void)
{
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	return connect(fd, (const struct sockaddr *)target, sizeof(*target));
}

static const struct {
	const char *name;
	long (*call)(void);
	int since; /* ABI of Landlock */
	int refused;
} walls[] = {
	{"open", landlocked_open, 1, REFUSED},
	{"list", landlocked_list, 1, REFUSED},
	{"connect", landlocked_connect, 4, REFUSED},
	{"signal", signal_parent, 6, REFUSED + 1},
};

START_TEST(landlock_stands_without_the_filter)
{
	int abi = (int)syscall(SYS_landlock_create_ruleset, NULL, 0UL, 1UL);
	struct sockaddr_in at;
	int fd = listener(&at);
	struct dx_err err;
	int status;
	pid_t pid;

	if (abi < walls[_i].since) {
		fprintf(stderr, "skipped: this kernel's Landlock (%d) has no wall for %s\n", abi, walls[_i].name);
		return;
	}
	ck_assert(dx_jail_has_landlock());
	target = &at;
	parent = getpid();
	ck_assert_int_ge(walls[_i].call(), 0);
	pid = fork();
	if (pid == 0)
		_exit(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && dx_jail_landlock(&err)
			      ? how_refused(walls[_i].call())
			      : NO_JAIL);
	status = status_of(pid);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == walls[_i].refused, "%s: status %x", walls[_i].name,
		      (unsigned int)status);
	close(fd);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("os/escape");
	TCase *t = tcase_create("escape");

	tcase_add_loop_test(t, each_call_kills, 0, (int)DX_LEN(calls));
	tcase_add_test(t, outside_they_work);
	tcase_add_loop_test(t, landlock_stands_without_the_filter, 0, (int)DX_LEN(walls));
	suite_add_tcase(s, t);
	return unit_main(s);
}
