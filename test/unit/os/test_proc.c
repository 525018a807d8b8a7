/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/proc.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/buf.h"
#include "dx/os/fd.h"

static int output[2]; /* a pipe: the child's descriptor 1 is its writing end */
static const char *const no_environment[] = {NULL};

static void setup(void)
{
	ck_assert(dx_pipe(output, NULL));
}

static void teardown(void)
{
	dx_fd_close(&output[0]);
	dx_fd_close(&output[1]);
}

static int wait_for(pid_t pid)
{
	int status = -1;

	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return status;
}

/* Run SCRIPT in a shell with MAPS besides its output; what it printed. */
static const char *run(const char *script, struct dx_spawn s, const struct dx_fd_map *maps, size_t n_maps)
{
	static struct dx_buf text; /* each test is a process of its own */
	const char *const argv[] = {"sh", "-c", script, NULL};
	struct dx_fd_map fds[8] = {{output[1], 1}};
	struct dx_err err = {0};
	pid_t pid = -1;
	ssize_t n;

	for (size_t i = 0; i < n_maps; i++)
		fds[i + 1] = maps[i];
	s.path = "/bin/sh";
	s.argv = argv;
	s.fds = fds;
	s.n_fds = n_maps + 1;
	ck_assert_msg(dx_spawn(&s, &pid, &err), "%s", err.msg);
	dx_fd_close(&output[1]);
	dx_buf_reset(&text);
	do {
		dx_buf_reserve(&text, 4096);
		n = read(output[0], text.data + text.len, 4096);
		text.len += n > 0 ? (size_t)n : 0;
	} while (n > 0);
	ck_assert_int_eq(wait_for(pid), 0);
	text.data[text.len] = '\0';
	return text.data;
}

static void ck_prints(const char *script, struct dx_spawn s, const struct dx_fd_map *maps, size_t n, const char *want)
{
	ck_assert_str_eq(run(script, s, maps, n), want);
}

START_TEST(the_environment_is_what_was_given)
{
	static const char *const env[] = {"A=1", "B=two words", NULL};

	setenv("DX_TEST_SECRET", "x", 1);
	ck_prints("echo \"$A,$B,$DX_TEST_SECRET\"", (struct dx_spawn){.envp = env}, NULL, 0, "1,two words,\n");
}
END_TEST

START_TEST(without_one_the_environment_is_inherited)
{
	setenv("DX_TEST_VALUE", "kept", 1);
	ck_prints("echo \"$DX_TEST_VALUE\"", (struct dx_spawn){0}, NULL, 0, "kept\n");
}
END_TEST

START_TEST(only_mapped_descriptors_are_open)
{
	/* one that nobody made close-on-exec */
	int leak = dup(output[0]);
	int high = fcntl(output[0], F_DUPFD, 500);

	ck_assert_int_ge(leak, 3);
	ck_assert_int_ge(high, 500);
	/* looking at each number opens nothing, a folder's listing would */
	ck_prints("i=0; while [ $i -lt 600 ]; do [ ! -e /proc/$$/fd/$i ] || echo $i; i=$((i+1)); done",
		  (struct dx_spawn){.envp = no_environment}, (struct dx_fd_map[]){{output[0], 7}}, 1, "0\n1\n2\n7\n");
	close(leak);
	close(high);
}
END_TEST

START_TEST(descriptors_may_swap_places)
{
	int a[2];
	int b[2];
	struct dx_fd_map maps[2];
	char script[64];

	ck_assert(dx_pipe(a, NULL));
	ck_assert(dx_pipe(b, NULL));
	ck_assert(dx_write_all(a[1], "aa\n", 3, NULL));
	ck_assert(dx_write_all(b[1], "bb\n", 3, NULL));
	/* each one's number is the other one's place; shells know one-digit numbers only */
	ck_assert_int_lt(b[0], 10);
	maps[0] = (struct dx_fd_map){a[0], b[0]};
	maps[1] = (struct dx_fd_map){b[0], a[0]};
	snprintf(script, sizeof(script), "read x <&%d; read y <&%d; echo $x $y", a[0], b[0]);
	ck_prints(script, (struct dx_spawn){.envp = no_environment}, maps, 2, "bb aa\n");
	for (int i = 0; i < 2; i++) {
		dx_fd_close(&a[i]);
		dx_fd_close(&b[i]);
	}
}
END_TEST

START_TEST(a_descriptor_may_stay_where_it_is_and_be_mapped_twice)
{
	struct dx_fd_map maps[2];
	char script[64];
	int a[2];

	ck_assert(dx_pipe(a, NULL));
	ck_assert_int_lt(a[0], 9);
	ck_assert(dx_write_all(a[1], "x\n", 2, NULL));
	maps[0] = (struct dx_fd_map){a[0], a[0]};
	maps[1] = (struct dx_fd_map){a[0], 9};
	snprintf(script, sizeof(script), "test -e /proc/$$/fd/9 && read x <&%d && echo $x", a[0]);
	ck_prints(script, (struct dx_spawn){.envp = no_environment}, maps, 2, "x\n");
	dx_fd_close(&a[0]);
	dx_fd_close(&a[1]);
}
END_TEST

START_TEST(a_descriptor_that_is_not_open_is_an_error)
{
	const char *const argv[] = {"true", NULL};
	struct dx_fd_map map = {999, 3};
	struct dx_spawn s = {.path = "/bin/true", .argv = argv, .fds = &map, .n_fds = 1};
	struct dx_err err;
	pid_t pid = -1;

	ck_assert(!dx_spawn(&s, &pid, &err));
	ck_assert_int_eq(err.sys_errno, EBADF);
	ck_assert_int_eq(pid, -1);
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
}
END_TEST

START_TEST(a_failed_exec_is_reported_and_leaves_no_child)
{
	const char *const argv[] = {"x", NULL};
	struct dx_spawn s = {.path = "/nonexistent/program", .argv = argv};
	struct dx_err err;
	pid_t pid = -1;

	ck_assert(!dx_spawn(&s, &pid, &err));
	ck_assert_int_eq(err.sys_errno, ENOENT);
	ck_assert_ptr_nonnull(strstr(err.msg, "/nonexistent/program"));
	s.path = "/";
	ck_assert(!dx_spawn(&s, &pid, &err));
	ck_assert_int_eq(err.sys_errno, EACCES);
	ck_assert_int_eq(pid, -1);
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	ck_assert_int_eq(errno, ECHILD);
}
END_TEST

static void ignore(int signo)
{
	(void)signo;
}

START_TEST(the_child_starts_with_default_unblocked_signals)
{
	struct sigaction ign = {.sa_handler = SIG_IGN};
	struct sigaction own = {.sa_handler = ignore};
	sigset_t blocked;
	sigset_t after;

	sigaction(SIGPIPE, &ign, NULL);
	sigaction(SIGHUP, &ign, NULL);
	sigaction(SIGTERM, &own, NULL);
	sigemptyset(&blocked);
	sigaddset(&blocked, SIGUSR1);
	sigprocmask(SIG_SETMASK, &blocked, NULL);
	/* Signals 1 to 31: libc keeps 32 and 33 for itself, and its posix_spawn() leaves them ignored. */
	ck_prints("while read -r name value; do case $name in Sig[BI]*) echo $name $((0x$value & 0x7fffffff));; esac; "
		  "done </proc/$$/status",
		  (struct dx_spawn){0}, NULL, 0, "SigBlk: 0\nSigIgn: 0\n");
	/* ours are as they were */
	sigprocmask(SIG_SETMASK, NULL, &after);
	ck_assert(sigismember(&after, SIGUSR1) == 1 && sigismember(&after, SIGTERM) == 0);
}
END_TEST

START_TEST(a_group_of_its_own)
{
	char want[64];

	snprintf(want, sizeof(want), "%d\n", (int)getpgrp());
	ck_prints("cut -d' ' -f5 /proc/$$/stat", (struct dx_spawn){0}, NULL, 0, want);
	ck_assert(dx_pipe(output, NULL));
	ck_prints("test $$ = $(cut -d' ' -f5 /proc/$$/stat) && echo own", (struct dx_spawn){.new_group = true}, NULL, 0,
		  "own\n");
}
END_TEST

/* The end of OUTPUT within two seconds: its last writer is gone. */
static bool ends_soon(void)
{
	struct pollfd p = {.fd = output[0], .events = POLLIN};

	return poll(&p, 1, 2000) == 1 && (p.revents & POLLHUP) != 0;
}

/* In a process between us and the child: start the child, tell its pid, be killed. */
static pid_t middle_process(bool die_with_parent)
{
	const char *const argv[] = {"sleep", "20", NULL};
	struct dx_fd_map map = {output[1], 1};
	struct dx_spawn s = {
		.path = "/bin/sleep", .argv = argv, .fds = &map, .n_fds = 1, .die_with_parent = die_with_parent};
	int report[2];
	pid_t child = -1;
	pid_t pid;

	ck_assert(dx_pipe(report, NULL));
	pid = fork();
	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		if (!dx_spawn(&s, &child, NULL) || write(report[1], &child, sizeof(child)) != (ssize_t)sizeof(child))
			_exit(1);
		for (;;)
			pause();
	}
	ck_assert_int_eq(read(report[0], &child, sizeof(child)), (ssize_t)sizeof(child));
	dx_fd_close(&output[1]);
	kill(pid, SIGKILL);
	wait_for(pid);
	dx_fd_close(&report[0]);
	dx_fd_close(&report[1]);
	return child;
}

START_TEST(a_child_dies_with_its_parent_when_asked)
{
	middle_process(true);
	ck_assert(ends_soon());
}
END_TEST

START_TEST(a_child_lives_on_when_not_asked)
{
	pid_t child = middle_process(false);
	struct pollfd p = {.fd = output[0], .events = POLLIN};

	ck_assert_int_eq(poll(&p, 1, 200), 0);
	ck_assert_int_eq(kill(child, SIGKILL), 0);
	ck_assert(ends_soon());
}
END_TEST

START_TEST(no_descriptor_is_left_behind_here)
{
	const char *const argv[] = {"true", NULL};
	struct dx_spawn s = {.path = "/bin/true", .argv = argv};
	int before = dup(0);
	int after;
	pid_t pid;

	close(before);
	for (int i = 0; i < 20; i++) {
		s.path = i % 2 ? "/bin/true" : "/nonexistent/program";
		if (dx_spawn(&s, &pid, NULL))
			ck_assert_int_eq(wait_for(pid), 0);
	}
	after = dup(0);
	close(after);
	ck_assert_int_eq(before, after);
}
END_TEST

START_TEST(a_sibling_stands_beside_this_program)
{
	char path[4096];
	char tiny[8];

	ck_assert(dx_self_sibling("test_proc", path, sizeof(path)));
	ck_assert_int_eq(path[0], '/');
	ck_assert_int_eq(access(path, X_OK), 0);
	ck_assert(!dx_self_sibling("test_proc", tiny, sizeof(tiny)));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("proc");
	TCase *tc = tcase_create("proc");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, the_environment_is_what_was_given);
	tcase_add_test(tc, without_one_the_environment_is_inherited);
	tcase_add_test(tc, only_mapped_descriptors_are_open);
	tcase_add_test(tc, descriptors_may_swap_places);
	tcase_add_test(tc, a_descriptor_may_stay_where_it_is_and_be_mapped_twice);
	tcase_add_test(tc, a_descriptor_that_is_not_open_is_an_error);
	tcase_add_test(tc, a_failed_exec_is_reported_and_leaves_no_child);
	tcase_add_test(tc, the_child_starts_with_default_unblocked_signals);
	tcase_add_test(tc, a_group_of_its_own);
	tcase_add_test(tc, a_child_dies_with_its_parent_when_asked);
	tcase_add_test(tc, a_child_lives_on_when_not_asked);
	tcase_add_test(tc, no_descriptor_is_left_behind_here);
	tcase_add_test(tc, a_sibling_stands_beside_this_program);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
