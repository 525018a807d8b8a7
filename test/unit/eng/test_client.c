/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The client and an engine that runs: requests, answers, breaches, ends. */
#include <fcntl.h>
#include <poll.h>

#include "told.h"

START_TEST(the_greeting_is_kept)
{
	const struct dx_eng_versions *v = dx_eng_versions(engine);

	ck_assert_str_eq(v->languages, "eng,hin");
	ck_assert_str_eq(v->mupdf, "unknown");
	ck_assert_int_gt(dx_eng_pid(engine), 0);
	ck_assert_int_ge(dx_eng_fd(engine), 0);
}
END_TEST

START_TEST(the_environment_and_argument_are_exact)
{
	ck_assert_str_eq(dx_eng_versions(engine)->tesseract, "OMP_THREAD_LIMIT=1\nLANG=C.UTF-8\nPATH=/usr/bin:/bin\n");
	ck_assert_str_eq(dx_eng_versions(engine)->leptonica, "123456789");
	dx_eng_close(&engine);
	setenv("TESSDATA_PREFIX", "/usr/share/x", 1);
	unsetenv("PATH");
	ck_assert(dx_eng_open(own_path(), 0, &engine, NULL));
	ck_assert_str_eq(dx_eng_versions(engine)->tesseract,
			 "OMP_THREAD_LIMIT=1\nLANG=C.UTF-8\nPATH=/usr/bin:/bin\nTESSDATA_PREFIX=/usr/share/x\n");
	ck_assert_str_eq(dx_eng_versions(engine)->leptonica, "0");
}
END_TEST

START_TEST(a_request_goes_there_and_back)
{
	struct dx_str parts[] = {DX_STR("echo"), DX_STR("second\0part")};
	struct dx_eng_answer a;
	int fd = -1;

	ck_assert(dx_eng_memfd("document bytes", 14, &fd, NULL));
	for (int i = 0; i < 3; i++) {
		dx_eng_call(engine, arena, DX_UNIT_OCR_PAGE, parts, 2, fd, INT64_MAX, &a);
		ck_assert(a.ok && !a.crashed && !a.gone);
		ck_assert_int_eq(a.cpu_ms, 12);
		ck_assert_int_eq(a.max_rss_kb, 34);
		ck_assert_uint_eq(a.n_parts, 2);
		ck_assert(dx_str_eq(a.parts[0], parts[1]));
		ck_assert(dx_str_eq_c(a.parts[1], "document bytes"));
	}
	/* it was copied: still ours */
	ck_assert_int_ge(fcntl(fd, F_GETFD), 0);
	dx_fd_close(&fd);
	a = call("echo");
	ck_assert(dx_str_eq_c(a.parts[1], "no descriptor"));
}
END_TEST

START_TEST(polling_does_not_block)
{
	struct dx_str part = DX_STR("echo");
	struct dx_eng_answer a;
	struct pollfd p;

	ck_assert(!dx_eng_poll(engine, arena, &a));
	ck_assert(dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, NULL));
	do {
		p = (struct pollfd){.fd = dx_eng_fd(engine), .events = POLLIN};
		if (dx_eng_wants_write(engine))
			p.events |= POLLOUT;
		ck_assert_int_eq(poll(&p, 1, 3000), 1);
	} while (!dx_eng_poll(engine, arena, &a));
	ck_assert(a.ok);
	ck_assert(!dx_eng_poll(engine, arena, &a));
}
END_TEST

START_TEST(a_long_request_wants_to_write)
{
	struct dx_str parts[] = {DX_STR("echo"), dx_strn(dx_alloc(arena, 8u << 20), 8u << 20)};
	struct dx_eng_answer a;
	struct pollfd p;

	ck_assert(dx_eng_send(engine, DX_UNIT_EXTRACT, parts, 2, -1, NULL));
	ck_assert(dx_eng_wants_write(engine));
	do {
		p = (struct pollfd){.fd = dx_eng_fd(engine), .events = POLLIN};
		if (dx_eng_wants_write(engine))
			p.events |= POLLOUT;
		ck_assert_int_eq(poll(&p, 1, 3000), 1);
	} while (!dx_eng_poll(engine, arena, &a));
	ck_assert(a.ok);
	ck_assert(dx_str_eq(a.parts[0], parts[1]));
}
END_TEST

START_TEST(errors_are_taken_over)
{
	struct dx_eng_answer a;

	a = call(
		"{\"outcome\":\"error\",\"code\":\"corrupt_file\",\"detail\":\"no trailer\",\"crashed\":true,\"cpu_ms\":5}");
	ck_assert(!a.ok && a.crashed && !a.gone);
	ck_assert_int_eq(a.err.code, DX_E_corrupt_file);
	ck_assert_int_eq(a.err.retry, DX_RETRY_NO);
	ck_assert_str_eq(a.err.msg, "no trailer");
	ck_assert_int_eq(a.cpu_ms, 5);
	ck_assert_uint_eq(a.n_parts, 0);
	/* the engine is as good as before */
	ck_assert(call("echo").ok);
}
END_TEST

START_TEST(incomplete_errors_are_internal)
{
	struct dx_eng_answer a;

	a = call("{\"outcome\":\"error\",\"code\":\"from_the_future\",\"detail\":\"x\"}");
	ck_assert(!a.ok && !a.crashed && !a.gone);
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_str_eq(a.err.msg, "x");
	a = call("{\"outcome\":\"error\"}");
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_str_eq(a.err.msg, dx_code_title(DX_E_internal_error));
	/* an error that is called ok is none the less one */
	a = call("{\"outcome\":\"error\",\"code\":\"ok\"}");
	ck_assert(!a.ok);
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
}
END_TEST

static const char *const breaches[] = {
	"no parts", "another type", "not json", "[]", "{}", "{\"outcome\":1}", "{\"outcome\":\"perhaps\"}",
};

START_TEST(an_engine_that_breaks_the_protocol_is_given_up)
{
	struct dx_str part = DX_STR("echo");
	struct dx_eng_answer a = call(breaches[_i]);
	struct dx_err err;

	ck_assert(!a.ok && a.gone && !a.crashed);
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
	ck_assert_int_eq(a.err.retry, DX_RETRY_YES);
	ck_assert(!dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, &err));
	a = call("echo");
	ck_assert(!a.ok && a.gone);
}
END_TEST

START_TEST(an_answer_that_nobody_asked_for_is_a_breach)
{
	struct dx_eng_answer a = call("unasked");

	ck_assert(a.ok);
	ck_assert(dx_eng_poll(engine, arena, &a));
	ck_assert(!a.ok && a.gone);
}
END_TEST

START_TEST(an_answer_that_nobody_asked_for_is_not_the_next_one)
{
	struct dx_eng_answer a = call("unasked");

	ck_assert(a.ok);
	a = call("echo");
	ck_assert(!a.ok && a.gone);
}
END_TEST

START_TEST(an_engine_that_ends_is_gone)
{
	struct dx_eng_answer a = call("exit");

	ck_assert(!a.ok && a.gone && !a.crashed);
	ck_assert_int_eq(a.err.code, DX_E_internal_error);
}
END_TEST

START_TEST(an_idle_engine_that_ends_is_noticed)
{
	struct pollfd p = {.fd = dx_eng_fd(engine), .events = POLLIN};
	struct dx_eng_answer a;

	ck_assert_int_eq(kill(dx_eng_pid(engine), SIGKILL), 0);
	ck_assert_int_eq(poll(&p, 1, 3000), 1);
	ck_assert(dx_eng_poll(engine, arena, &a));
	ck_assert(a.gone);
	ck_assert(dx_eng_poll(engine, arena, &a));
	ck_assert(a.gone);
}
END_TEST

START_TEST(a_late_engine_is_ended)
{
	struct dx_str part = DX_STR("hang");
	int64_t before = dx_now_mono_us();
	struct dx_eng_answer a;

	dx_eng_call(engine, arena, DX_UNIT_OPEN, &part, 1, -1, before + 100000, &a);
	ck_assert_int_ge(dx_now_mono_us() - before, 100000);
	ck_assert(!a.ok && a.gone && a.crashed);
	ck_assert_int_eq(a.err.code, DX_E_page_timeout);
	before = dx_now_mono_us();
	dx_eng_close(&engine);
	ck_assert_int_lt(dx_now_mono_us() - before, 900000);
}
END_TEST

START_TEST(closing_does_not_wait_for_an_engine_that_hangs)
{
	struct dx_str part = DX_STR("hang");
	int64_t before;

	ck_assert(dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, NULL));
	before = dx_now_mono_us();
	dx_eng_close(&engine);
	ck_assert_int_lt(dx_now_mono_us() - before, 3000000);
}
END_TEST

START_TEST(a_request_can_be_cancelled)
{
	struct dx_str part = DX_STR("wait for cancel");
	struct pollfd p = {.fd = dx_eng_fd(engine), .events = POLLIN};
	struct dx_eng_answer a;

	/* nothing to cancel yet */
	dx_eng_cancel(engine);
	ck_assert(dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, NULL));
	ck_assert_int_eq(poll(&p, 1, 50), 0);
	dx_eng_cancel(engine);
	ck_assert_int_eq(poll(&p, 1, 3000), 1);
	ck_assert(dx_eng_poll(engine, arena, &a));
	ck_assert(!a.ok && !a.gone);
	ck_assert_str_eq(a.err.msg, "cancelled");
	ck_assert(call("echo").ok);
}
END_TEST

START_TEST(a_descriptor_from_the_engine_is_not_kept)
{
	int before = dup(STDERR_FILENO);
	int after;

	close(before);
	ck_assert(call("answer with a descriptor").ok);
	after = dup(STDERR_FILENO);
	close(after);
	ck_assert_int_eq(before, after);
}
END_TEST

START_TEST(two_requests_at_once_are_our_bug)
{
	struct dx_str part = DX_STR("hang");
	bool ok = dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, NULL);

	ok = ok && dx_eng_send(engine, DX_UNIT_OPEN, &part, 1, -1, NULL);
	ck_assert(!ok);
}
END_TEST

static Suite *client_suite(void)
{
	Suite *s = suite_create("client");
	TCase *running = tcase_create("running");
	TCase *bugs = tcase_create("bugs");

	tcase_add_checked_fixture(running, setup, teardown);
	tcase_add_test(running, the_greeting_is_kept);
	tcase_add_test(running, the_environment_and_argument_are_exact);
	tcase_add_test(running, a_request_goes_there_and_back);
	tcase_add_test(running, polling_does_not_block);
	tcase_add_test(running, a_long_request_wants_to_write);
	tcase_add_test(running, errors_are_taken_over);
	tcase_add_test(running, incomplete_errors_are_internal);
	tcase_add_loop_test(running, an_engine_that_breaks_the_protocol_is_given_up, 0, (int)DX_LEN(breaches));
	tcase_add_test(running, an_answer_that_nobody_asked_for_is_a_breach);
	tcase_add_test(running, an_answer_that_nobody_asked_for_is_not_the_next_one);
	tcase_add_test(running, an_engine_that_ends_is_gone);
	tcase_add_test(running, an_idle_engine_that_ends_is_noticed);
	tcase_add_test(running, a_late_engine_is_ended);
	tcase_add_test(running, closing_does_not_wait_for_an_engine_that_hangs);
	tcase_add_test(running, a_request_can_be_cancelled);
	tcase_add_test(running, a_descriptor_from_the_engine_is_not_kept);
	suite_add_tcase(s, running);

	tcase_add_checked_fixture(bugs, setup, NULL);
	tcase_add_test_raise_signal(bugs, two_requests_at_once_are_our_bug, SIGABRT);
	suite_add_tcase(s, bugs);
	return s;
}

int main(int argc, char **argv)
{
	if (argc == 2)
		return run_engine(DX_ENGINE_FD, argv[1]);
	return unit_main(client_suite());
}
