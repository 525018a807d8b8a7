/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/role/contract.h"

#include "../unit.h"

static int status_of_exit(int code)
{
	int status;
	pid_t pid = fork();
	if (pid == 0)
		_exit(code);
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return status;
}

static int status_of_signal(int signo)
{
	int status;
	pid_t pid = fork();
	if (pid == 0) {
		raise(signo);
		_exit(0);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	return status;
}

static void assert_says(int status, const char *words)
{
	char out[160];
	ck_assert_ptr_eq(dx_exit_words(status, out, sizeof(out)), out);
	ck_assert_msg(strstr(out, words) != NULL, "\"%s\" is not in \"%s\"", words, out);
}

START_TEST(test_exit_codes_are_said_in_words)
{
	assert_says(status_of_exit(DX_EXIT_OK), "exit code 0: ended without an error");
	assert_says(status_of_exit(DX_EXIT_CONFIG), "exit code 2: cannot work with this configuration");
	assert_says(status_of_exit(DX_EXIT_MASTER_GONE), "exit code 3: lost its master");
	assert_says(status_of_exit(77), "exit code 77: ended with an exit code that is not ours");
}
END_TEST

START_TEST(test_signals_are_named)
{
	assert_says(status_of_signal(SIGKILL), "signal 9 (SIGKILL)");
	assert_says(status_of_signal(SIGKILL), "lack of memory");
	assert_says(status_of_signal(SIGABRT), "signal 6 (SIGABRT");
	assert_says(status_of_signal(SIGABRT), "assertion");
}
END_TEST

START_TEST(test_a_short_buffer_is_cut_not_overrun)
{
	char out[12];
	memset(out, 'x', sizeof(out));
	(void)dx_exit_words(status_of_exit(1), out, 8);
	ck_assert_uint_eq(strlen(out), 7);
	ck_assert_int_eq(out[8], 'x');
}
END_TEST

int main(void)
{
	Suite *s = suite_create("role/contract");
	TCase *t = tcase_create("exit words");
	tcase_add_test(t, test_exit_codes_are_said_in_words);
	tcase_add_test(t, test_signals_are_named);
	tcase_add_test(t, test_a_short_buffer_is_cut_not_overrun);
	suite_add_tcase(s, t);
	return unit_main(s);
}
