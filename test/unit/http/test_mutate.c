/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Broken requests by the thousand, sent by a client that looks at every byte of the answers: test/it/http/mutate.py */
#include "client.h"

#include "../unit.h"

static void setup(void)
{
	start_server(NULL);
}

START_TEST(whatever_is_sent)
{
	char port[16];
	char seed[16];
	int status = -1;
	pid_t pid;

	(void)snprintf(port, sizeof(port), "%d", test_port);
	(void)snprintf(seed, sizeof(seed), "%d", _i + 1);
	pid = fork();
	ck_assert_int_ge(pid, 0);
	if (pid == 0) {
		execl("/usr/bin/python3", "python3", "test/it/http/mutate.py", port, seed, "2000", (char *)NULL);
		_exit(127);
	}
	ck_assert_int_eq(waitpid(pid, &status, 0), pid);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "seed %s: the client ended with status 0x%x", seed,
		      (unsigned int)status);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("mutate");
	TCase *tc = tcase_create("mutate");

	tcase_add_checked_fixture(tc, setup, stop_server);
	tcase_set_timeout(tc, 60);
	tcase_add_loop_test(tc, whatever_is_sent, 0, 3);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
