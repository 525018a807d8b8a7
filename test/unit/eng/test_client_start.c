/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The client and an engine that starts: its greeting, the program, documents in memory. */
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>

#include "told.h"

/* A client whose engine says only TEXT (NULL: nothing) and then ends. */
static bool adopt(uint16_t type, const char *text, int64_t deadline_us, struct dx_err *err)
{
	struct dx_str part = dx_str(text);
	struct dx_chan *c;
	struct dx_eng *e = NULL;
	int pair[2];
	bool ok;

	ck_assert(dx_socketpair(pair, NULL));
	c = dx_chan_new(pair[1], DX_UNIT_MAX_BYTES);
	if (text) {
		ck_assert(dx_chan_send(c, &(struct dx_msg){type, 1, &part, -1}, NULL));
		ck_assert(dx_chan_flush_wait(c, INT64_MAX, NULL));
	}
	if (deadline_us == INT64_MAX)
		dx_chan_close(&c);
	ok = dx_eng_adopt(pair[0], -1, deadline_us, &e, err);
	dx_chan_close(&c);
	dx_eng_close(&e);
	return ok;
}

START_TEST(the_greeting_must_come_and_be_one)
{
	struct dx_err err;

	ck_assert(adopt(DX_UNIT_HELLO, "{}", INT64_MAX, &err));
	ck_assert(!adopt(DX_UNIT_HELLO, "{", INT64_MAX, &err));
	ck_assert(!adopt(DX_UNIT_ANSWER, "{}", INT64_MAX, &err));
	ck_assert(!adopt(DX_UNIT_HELLO, NULL, INT64_MAX, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "closed"));
	ck_assert(!adopt(DX_UNIT_HELLO, NULL, dx_now_mono_us() + 50000, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, "did not get ready"));
}
END_TEST

/* Poll E until an answer or the greeting has come. */
static bool poll_start(struct dx_eng *e, struct dx_eng_answer *a)
{
	struct pollfd p = {.fd = dx_eng_fd(e), .events = POLLIN};
	bool answered = false;

	while (!answered && !dx_eng_greeted(e)) {
		ck_assert_int_eq(poll(&p, 1, 3000), 1);
		answered = dx_eng_poll(e, arena, a);
	}
	return answered;
}

START_TEST(a_loop_can_start_one_without_waiting)
{
	struct dx_eng_answer a;

	dx_eng_close(&engine);
	ck_assert(dx_eng_start(own_path(), 7, &engine, NULL));
	ck_assert(!dx_eng_greeted(engine));
	ck_assert(!poll_start(engine, &a));
	ck_assert_str_eq(dx_eng_versions(engine)->languages, "eng,hin");
	ck_assert(call("echo").ok);
}
END_TEST

START_TEST(a_loop_notices_one_that_never_greets)
{
	struct dx_eng_answer a;

	dx_eng_close(&engine);
	ck_assert(dx_eng_start("/bin/true", 7, &engine, NULL));
	ck_assert(poll_start(engine, &a));
	ck_assert(a.gone && !a.ok);
	ck_assert(!dx_eng_greeted(engine));
}
END_TEST

START_TEST(an_engine_that_cannot_be_started_is_an_error)
{
	struct dx_eng *e = NULL;
	struct dx_err err;

	ck_assert(!dx_eng_open("/nonexistent/engine", 0, &e, &err));
	ck_assert_int_eq(err.sys_errno, ENOENT);
	/* a program that is none ends without a greeting, and is reaped */
	ck_assert(!dx_eng_open("/bin/true", 0, &e, &err));
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	ck_assert_ptr_null(e);
}
END_TEST

START_TEST(without_a_path_the_installed_one_is_taken)
{
	struct dx_eng *e = NULL;
	struct dx_err err;

	/* none stands beside this test */
	ck_assert(!dx_eng_open(NULL, 0, &e, &err));
	ck_assert_ptr_nonnull(strstr(err.msg, DX_LIBEXECDIR "/docextract-engine"));
}
END_TEST

START_TEST(a_memory_file_cannot_be_changed)
{
	char bytes[16];
	struct stat st;
	int fd = -1;

	ck_assert(dx_eng_memfd("document", 8, &fd, NULL));
	ck_assert(fcntl(fd, F_GETFD) & FD_CLOEXEC);
	ck_assert_int_eq(read(fd, bytes, sizeof(bytes)), 8);
	ck_assert_mem_eq(bytes, "document", 8);
	ck_assert_int_eq(pwrite(fd, "x", 1, 0), -1);
	ck_assert_int_eq(ftruncate(fd, 4), -1);
	ck_assert_int_eq(ftruncate(fd, 100), -1);
	ck_assert_int_eq(fstat(fd, &st), 0);
	ck_assert_int_eq(st.st_size, 8);
	dx_fd_close(&fd);
	ck_assert(dx_eng_memfd(NULL, 0, &fd, NULL));
	ck_assert_int_eq(read(fd, bytes, sizeof(bytes)), 0);
	dx_fd_close(&fd);
}
END_TEST

static Suite *start_suite(void)
{
	Suite *s = suite_create("client_start");
	TCase *greeting = tcase_create("greeting");
	TCase *starting = tcase_create("starting");

	tcase_add_checked_fixture(greeting, setup, teardown);
	tcase_add_test(greeting, a_loop_can_start_one_without_waiting);
	tcase_add_test(greeting, a_loop_notices_one_that_never_greets);
	suite_add_tcase(s, greeting);

	tcase_add_test(starting, the_greeting_must_come_and_be_one);
	tcase_add_test(starting, an_engine_that_cannot_be_started_is_an_error);
	tcase_add_test(starting, without_a_path_the_installed_one_is_taken);
	tcase_add_test(starting, a_memory_file_cannot_be_changed);
	suite_add_tcase(s, starting);
	return s;
}

int main(int argc, char **argv)
{
	if (argc == 2)
		return run_engine(DX_ENGINE_FD, argv[1]);
	return unit_main(start_suite());
}
