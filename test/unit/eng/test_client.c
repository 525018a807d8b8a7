/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The client against an engine that does as it is told: this very program,
 * started with one argument, speaks the engine's side of the protocol. Its
 * requests' part 0 names what it shall do.
 */
#include "dx/eng/client.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../../lib/eng/client_int.h"
#include "../unit.h"
#include "dx/base/clock.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"

#define LIMIT_BYTES 123456789u

/* ---- the engine's side ---- */

static void answer(struct dx_chan *c, uint16_t type, const struct dx_str *parts, size_t n)
{
	struct dx_msg msg = {.type = type, .n_parts = n, .fd = -1};
	struct dx_arena *a = dx_arena_new();

	msg.parts = dx_memdup(a, parts, n * sizeof(*parts));
	if (!dx_chan_send(c, &msg, NULL) || !dx_chan_flush_wait(c, INT64_MAX, NULL))
		_exit(1);
	dx_arena_drop(&a);
}

static void answer_text(struct dx_chan *c, uint16_t type, const char *text)
{
	struct dx_str part = dx_str(text);

	answer(c, type, &part, 1);
}

/* The request's own parts and the bytes of its descriptor come back. */
static void echo(struct dx_chan *c, const struct dx_msg *msg)
{
	struct dx_str parts[3] = {DX_STR("{\"outcome\":\"ok\",\"cpu_ms\":12,\"max_rss_kb\":34}"), DX_STR("no part"),
				  DX_STR("no descriptor")};
	char bytes[64];
	ssize_t n;

	if (msg->n_parts > 1)
		parts[1] = msg->parts[1];
	if (msg->fd >= 0) {
		n = pread(msg->fd, bytes, sizeof(bytes), 0);
		parts[2] = dx_strn(bytes, n > 0 ? (size_t)n : 0);
	}
	answer(c, DX_UNIT_ANSWER, parts, 3);
}

/* In one write, so that the second is there when the first is. */
static void answer_twice(const struct dx_chan *c)
{
	struct dx_buf b = DX_BUF_INIT;

	for (int i = 0; i < 2; i++) {
		dx_buf_adds(&b, "DXc1");
		dx_buf_add_u32(&b, DX_UNIT_ANSWER | 1u << 16);
		dx_buf_add_u32(&b, 4 + 16);
		dx_buf_add_u32(&b, 16);
		dx_buf_adds(&b, "{\"outcome\":\"ok\"}");
	}
	if (!dx_write_all(dx_chan_fd(c), b.data, b.len, NULL))
		_exit(6);
	dx_buf_free(&b);
}

static void obey(struct dx_chan *c, struct dx_arena *a, const struct dx_msg *msg)
{
	struct dx_str what = msg->n_parts > 0 ? msg->parts[0] : DX_STR("");
	struct dx_msg next;

	if (dx_str_eq_c(what, "echo"))
		echo(c, msg);
	else if (dx_str_eq_c(what, "exit"))
		_exit(3);
	else if (dx_str_eq_c(what, "hang"))
		while (pause() < 0)
			;
	else if (dx_str_eq_c(what, "wait for cancel")) {
		if (!dx_chan_recv_wait(c, a, INT64_MAX, &next, NULL) || next.type != DX_UNIT_CANCEL)
			_exit(4);
		answer_text(c, DX_UNIT_ANSWER,
			    "{\"outcome\":\"error\",\"code\":\"internal_error\",\"detail\":\"cancelled\"}");
	} else if (dx_str_eq_c(what, "answer with a descriptor")) {
		struct dx_str part = DX_STR("{\"outcome\":\"ok\"}");

		if (!dx_chan_send(c, &(struct dx_msg){DX_UNIT_ANSWER, 1, &part, STDERR_FILENO}, NULL) ||
		    !dx_chan_flush_wait(c, INT64_MAX, NULL))
			_exit(5);
	} else if (dx_str_eq_c(what, "no parts"))
		answer(c, DX_UNIT_ANSWER, NULL, 0);
	else if (dx_str_eq_c(what, "another type"))
		answer_text(c, DX_UNIT_HELLO, "{\"outcome\":\"ok\"}");
	else if (dx_str_eq_c(what, "unasked"))
		answer_twice(c);
	else /* the answer's own text */
		answer_text(c, DX_UNIT_ANSWER, dx_strndup(a, what.p, what.n));
}

/* A greeting that tells how we were started. */
static void greet(struct dx_chan *c, const char *argument)
{
	struct dx_buf text = DX_BUF_INIT;
	struct dx_buf env = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&text);

	for (char **e = environ; *e; e++)
		dx_buf_printf(&env, "%s\n", *e);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "tesseract", dx_buf_cstr(&env));
	dx_jw_kcstr(&w, "leptonica", argument);
	dx_jw_key(&w, "languages");
	dx_jw_arr(&w);
	dx_jw_cstr(&w, "eng");
	dx_jw_cstr(&w, "hin");
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	answer_text(c, DX_UNIT_HELLO, dx_buf_cstr(&text));
	dx_buf_free(&text);
	dx_buf_free(&env);
}

static int run_engine(int fd, const char *argument)
{
	struct dx_chan *c = dx_chan_new(fd, DX_UNIT_MAX_BYTES);
	struct dx_arena *a = dx_arena_new();
	struct dx_msg msg;

	greet(c, argument);
	while (dx_chan_recv_wait(c, a, INT64_MAX, &msg, NULL)) {
		obey(c, a, &msg);
		dx_fd_close(&msg.fd);
		dx_arena_reset(a);
	}
	dx_chan_close(&c);
	dx_arena_drop(&a);
	return 0;
}

/* ---- the tests' side ---- */

static struct dx_arena *arena;
static struct dx_eng *engine;

static const char *own_path(void)
{
	static char path[4096];

	ck_assert(dx_self_sibling(program_invocation_short_name, path, sizeof(path)));
	return path;
}

static void setup(void)
{
	struct dx_err err = {0};

	arena = dx_arena_new();
	unsetenv("TESSDATA_PREFIX");
	setenv("PATH", "/usr/bin:/bin", 1);
	setenv("LD_PRELOAD_NOT", "x", 1);
	ck_assert_msg(dx_eng_open(own_path(), LIMIT_BYTES, &engine, &err), "%s", err.msg);
}

static void teardown(void)
{
	dx_eng_close(&engine);
	ck_assert_ptr_null(engine);
	dx_eng_close(&engine);
	/* reaped, all of them */
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	dx_arena_drop(&arena);
}

static struct dx_eng_answer call(const char *what)
{
	struct dx_eng_answer a;
	struct dx_str part = dx_str(what);

	memset(&a, 0xff, sizeof(a));
	dx_eng_call(engine, arena, DX_UNIT_OPEN, &part, 1, -1, dx_now_mono_us() + 3000000, &a);
	return a;
}

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

static Suite *client_suite(void)
{
	Suite *s = suite_create("client");
	TCase *running = tcase_create("running");
	TCase *starting = tcase_create("starting");
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
	tcase_add_test(running, a_loop_can_start_one_without_waiting);
	tcase_add_test(running, a_loop_notices_one_that_never_greets);
	suite_add_tcase(s, running);

	tcase_add_test(starting, the_greeting_must_come_and_be_one);
	tcase_add_test(starting, an_engine_that_cannot_be_started_is_an_error);
	tcase_add_test(starting, without_a_path_the_installed_one_is_taken);
	tcase_add_test(starting, a_memory_file_cannot_be_changed);
	suite_add_tcase(s, starting);

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
