/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/os/limit.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit.h"

static struct rlimit get(__rlimit_resource_t resource)
{
	struct rlimit r;

	ck_assert_int_eq(getrlimit(resource, &r), 0);
	return r;
}

START_TEST(keep_changes_nothing)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	struct rlimit before = get(RLIMIT_NOFILE);
	struct rlimit after;

	ck_assert(dx_limits_set(&l, NULL));
	after = get(RLIMIT_NOFILE);
	ck_assert_uint_eq(before.rlim_cur, after.rlim_cur);
	ck_assert_uint_eq(before.rlim_max, after.rlim_max);
}
END_TEST

START_TEST(soft_and_hard_limits_are_set)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	struct rlimit r;

	l.open_files = 32;
	l.core_bytes = 0;
	l.file_bytes = 1 << 20; /* the test library writes its result to a file */
	l.cpu_s = 100;
	l.locked_bytes = 0;
	ck_assert(dx_limits_set(&l, NULL));
	r = get(RLIMIT_NOFILE);
	ck_assert(r.rlim_cur == 32 && r.rlim_max == 32);
	r = get(RLIMIT_CORE);
	ck_assert(r.rlim_cur == 0 && r.rlim_max == 0);
	r = get(RLIMIT_CPU);
	ck_assert(r.rlim_cur == 100 && r.rlim_max == 100);
	r = get(RLIMIT_FSIZE);
	ck_assert(r.rlim_cur == 1 << 20 && r.rlim_max == 1 << 20);
	r = get(RLIMIT_MEMLOCK);
	ck_assert(r.rlim_cur == 0 && r.rlim_max == 0);
	/* and they hold */
	ck_assert_int_eq(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 32), -1);
}
END_TEST

START_TEST(limits_never_rise)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	struct rlimit r;

	l.open_files = 32;
	ck_assert(dx_limits_set(&l, NULL));
	l.open_files = 64;
	ck_assert(dx_limits_set(&l, NULL));
	r = get(RLIMIT_NOFILE);
	ck_assert(r.rlim_cur == 32 && r.rlim_max == 32);
}
END_TEST

START_TEST(memory_runs_out)
{
#ifndef DX_ASAN /* its shadow is larger than any limit */
	struct dx_limits l = DX_LIMITS_KEEP;

	l.address_space_bytes = 256 << 20;
	ck_assert(dx_limits_set(&l, NULL));
	ck_assert_ptr_null(malloc((size_t)512 << 20));
#else
	ck_assert(get(RLIMIT_AS).rlim_cur == RLIM_INFINITY);
#endif
}
END_TEST

START_TEST(the_kernel_is_told_whom_to_kill_first)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	int fd = open("/proc/self/oom_score_adj", O_RDONLY | O_CLOEXEC);
	char text[16] = "";

	ck_assert_int_ge(fd, 0);
	l.oom_score_adj = 500;
	ck_assert(dx_limits_set(&l, NULL));
	ck_assert_int_gt(read(fd, text, sizeof(text) - 1), 0);
	ck_assert_str_eq(text, "500\n");
	close(fd);
}
END_TEST

START_TEST(no_open_files_at_all_is_possible)
{
	struct dx_limits l = DX_LIMITS_KEEP;
	int status;
	pid_t pid = fork();

	/* In a child that ends by _exit: leak checkers open files at the end. */
	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		l.oom_score_adj = 500;
		l.open_files = 0;
		_exit(dx_limits_set(&l, NULL) && dup(STDERR_FILENO) < 0 ? 0 : 1);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_int_eq(status, 0);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("limit");
	TCase *tc = tcase_create("limit");

	tcase_add_test(tc, keep_changes_nothing);
	tcase_add_test(tc, soft_and_hard_limits_are_set);
	tcase_add_test(tc, limits_never_rise);
	tcase_add_test(tc, memory_runs_out);
	tcase_add_test(tc, the_kernel_is_told_whom_to_kill_first);
	tcase_add_test(tc, no_open_files_at_all_is_possible);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
