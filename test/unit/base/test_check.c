/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/check.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit.h"
#include "dx/base/log.h"

/* Run FN in a child; its signal, and what it wrote to stderr into OUT. */
static int signal_of(void (*fn)(void), char *out, size_t size)
{
	int fds[2];
	int status = 0;
	size_t len = 0;
	ssize_t n;
	pid_t pid;

	ck_assert_int_eq(pipe2(fds, O_CLOEXEC), 0);
	pid = fork();
	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		dup2(fds[1], STDERR_FILENO);
		fn();
		_exit(0);
	}
	close(fds[1]);
	while ((n = read(fds[0], out + len, size - 1 - len)) > 0)
		len += (size_t)n;
	out[len] = '\0';
	close(fds[0]);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void fail_an_assertion(void)
{
	dx_log_set_role("worker 2");
	dx_log_set_request("r1");
	dx_log_set_document("d1");
	dx_assert(1 + 1 == 3);
}

static void hold_an_assertion(void)
{
	dx_assert(1 + 1 == 2);
}

static void die(void)
{
	dx_die("out of %s", "luck");
}

static void add_too_much(void)
{
	dx_size_add(SIZE_MAX, 1);
}

static void multiply_too_much(void)
{
	dx_size_mul(SIZE_MAX / 2 + 1, 2);
}

START_TEST(a_failed_assertion_tells_where_and_on_what)
{
	char out[1024];

	ck_assert_int_eq(signal_of(fail_an_assertion, out, sizeof(out)), SIGABRT);
	ck_assert_ptr_nonnull(strstr(out, "worker 2["));
	ck_assert_ptr_nonnull(strstr(out, "request=r1 document=d1: "));
	ck_assert_ptr_nonnull(strstr(out, "test_check.c:"));
	ck_assert_ptr_nonnull(strstr(out, "fail_an_assertion: assertion failed: 1 + 1 == 3\n"));
}
END_TEST

START_TEST(an_assertion_that_holds_is_silent)
{
	char out[1024];

	ck_assert_int_eq(signal_of(hold_an_assertion, out, sizeof(out)), 0);
	ck_assert_str_eq(out, "");
}
END_TEST

START_TEST(dying_says_why)
{
	char out[1024];

	ck_assert_int_eq(signal_of(die, out, sizeof(out)), SIGABRT);
	ck_assert_ptr_nonnull(strstr(out, ": out of luck\n"));
}
END_TEST

START_TEST(sizes_cannot_overflow)
{
	char out[1024];

	ck_assert_uint_eq(dx_size_add(2, 3), 5);
	ck_assert_uint_eq(dx_size_add(SIZE_MAX, 0), SIZE_MAX);
	ck_assert_uint_eq(dx_size_mul(2, 3), 6);
	ck_assert_uint_eq(dx_size_mul(SIZE_MAX, 0), 0);
	ck_assert_int_eq(signal_of(add_too_much, out, sizeof(out)), SIGABRT);
	ck_assert_int_eq(signal_of(multiply_too_much, out, sizeof(out)), SIGABRT);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("check");
	TCase *tc = tcase_create("check");

	tcase_add_test(tc, a_failed_assertion_tells_where_and_on_what);
	tcase_add_test(tc, an_assertion_that_holds_is_silent);
	tcase_add_test(tc, dying_says_why);
	tcase_add_test(tc, sizes_cannot_overflow);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
