/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What every unit test program's main does. Include it once, as "../unit.h". */
#ifndef DX_TEST_UNIT_H
#define DX_TEST_UNIT_H

#include <check.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* Run SUITE; the exit status for main. No test at all (a filter that matches nothing) is a failure. */
static inline int unit_main(Suite *suite)
{
	SRunner *sr = srunner_create(suite);
	int run;
	int failed;

	srunner_run_all(sr, CK_ENV);
	run = srunner_ntests_run(sr);
	failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return run > 0 && failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* A path for one file of this process in the folder for temporary files; the test removes the file. */
static inline const char *unit_temp_path(char *out, size_t size, const char *name)
{
	const char *folder = getenv("TMPDIR");
	int n = snprintf(out, size, "%s/dx-%s-%d.tmp", folder ? folder : P_tmpdir, name, (int)getpid());

	ck_assert(n > 0 && (size_t)n < size);
	unlink(out);
	return out;
}

#endif
