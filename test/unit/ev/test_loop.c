/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/ev/loop.h"

#include <check.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "dx/base/clock.h"

struct fixture {
	struct dx_loop *loop;
	struct dx_timer *timer;
	struct dx_timer *other;
	struct dx_watch *watch;
	struct dx_watch *victim;
	int calls;
	int wanted;
	int last_signal;
	short last_what;
};

static void stop(void *arg)
{
	struct fixture *f = arg;

	dx_loop_stop(f->loop);
}

static void count_and_stop(void *arg)
{
	struct fixture *f = arg;

	if (++f->calls == f->wanted)
		dx_loop_stop(f->loop);
}

static void free_own_timer(void *arg)
{
	struct fixture *f = arg;

	f->calls++;
	dx_timer_free(&f->timer);
}

START_TEST(a_timer_fires_once_and_not_before_its_delay)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 1};
	struct dx_timer *t = dx_timer_once(f.loop, 50000, count_and_stop, &f);
	int64_t start = dx_now_mono_us();

	dx_loop_run(f.loop);
	ck_assert_int_ge(dx_now_mono_us() - start, 45000);
	ck_assert_int_eq(f.calls, 1);

	struct dx_timer *end = dx_timer_once(f.loop, 80000, stop, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 1);
	dx_timer_free(&t);
	ck_assert_ptr_null(t);
	dx_timer_free(&t);
	dx_timer_free(&end);
	dx_loop_free(&f.loop);
	ck_assert_ptr_null(f.loop);
}
END_TEST

START_TEST(a_long_callback_does_not_shorten_the_timers_it_starts)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 1};
	int64_t start;

	struct dx_timer *warm = dx_timer_once(f.loop, 0, count_and_stop, &f);
	dx_loop_run(f.loop);
	usleep(60000);
	start = dx_now_mono_us();
	f.calls = 0;
	struct dx_timer *t = dx_timer_once(f.loop, 40000, count_and_stop, &f);
	dx_loop_run(f.loop);
	ck_assert_int_ge(dx_now_mono_us() - start, 35000);
	dx_timer_free(&warm);
	dx_timer_free(&t);
	dx_loop_free(&f.loop);
}
END_TEST

static void start_late_timer(void *arg)
{
	struct fixture *f = arg;

	usleep(60000);
	f->other = dx_timer_once(f->loop, 40000, stop, f);
}

START_TEST(a_timer_started_late_in_a_callback_has_its_whole_delay)
{
	struct fixture f = {.loop = dx_loop_new()};
	int64_t start = dx_now_mono_us();

	f.timer = dx_timer_once(f.loop, 0, start_late_timer, &f);
	dx_loop_run(f.loop);
	ck_assert_int_ge(dx_now_mono_us() - start, 95000);
	dx_timer_free(&f.timer);
	dx_timer_free(&f.other);
	dx_loop_free(&f.loop);
}
END_TEST

START_TEST(a_repeating_timer_repeats)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 5};
	struct dx_timer *t = dx_timer_every(f.loop, 5000, count_and_stop, &f);
	int64_t start = dx_now_mono_us();

	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 5);
	ck_assert_int_ge(dx_now_mono_us() - start, 20000);
	dx_timer_free(&t);
	dx_loop_free(&f.loop);
}
END_TEST

START_TEST(a_timer_may_be_freed_in_its_own_callback)
{
	struct fixture f = {.loop = dx_loop_new()};

	for (int repeating = 0; repeating < 2; repeating++) {
		f.calls = 0;
		f.timer = repeating ? dx_timer_every(f.loop, 1000, free_own_timer, &f)
				    : dx_timer_once(f.loop, 1000, free_own_timer, &f);
		f.other = dx_timer_once(f.loop, 30000, stop, &f);
		dx_loop_run(f.loop);
		ck_assert_int_eq(f.calls, 1);
		ck_assert_ptr_null(f.timer);
		dx_timer_free(&f.other);
	}
	dx_loop_free(&f.loop);
}
END_TEST

START_TEST(a_timer_freed_before_its_time_never_fires)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 99};
	struct dx_timer *t = dx_timer_once(f.loop, 5000, count_and_stop, &f);

	dx_timer_free(&t);
	f.other = dx_timer_once(f.loop, 30000, stop, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 0);
	dx_timer_free(&f.other);
	dx_loop_free(&f.loop);
}
END_TEST

START_TEST(a_stop_before_the_run_is_not_lost)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 1};
	struct dx_timer *t = dx_timer_once(f.loop, 0, count_and_stop, &f);

	dx_loop_stop(f.loop);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 0);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 1);
	dx_timer_free(&t);
	dx_loop_free(&f.loop);
}
END_TEST

START_TEST(a_timer_may_outlive_its_loop)
{
	struct fixture f = {.loop = dx_loop_new()};
	struct dx_timer *t = dx_timer_once(f.loop, 1000, stop, &f);
	int fds[2];

	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds), 0);
	struct dx_watch *w = dx_watch_fd(f.loop, fds[0], EV_READ, NULL, NULL);
	dx_loop_free(&f.loop);
	dx_watch_set(w, EV_WRITE);
	dx_timer_free(&t);
	dx_watch_free(&w);
	close(fds[0]);
	close(fds[1]);
}
END_TEST

static void on_sig(int signo, void *arg)
{
	struct fixture *f = arg;

	f->last_signal = signo;
	f->calls++;
	dx_loop_stop(f->loop);
}

static void on_sig_replaced(DX_UNUSED int signo, DX_UNUSED void *arg)
{
	ck_abort_msg("the replaced handler ran");
}

static void raise_usr1(DX_UNUSED void *arg)
{
	ck_assert_int_eq(kill(getpid(), SIGUSR1), 0);
}

START_TEST(a_signal_runs_its_newest_handler_in_the_loop)
{
	struct fixture f = {.loop = dx_loop_new()};

	dx_loop_on_signal(f.loop, SIGUSR1, on_sig_replaced, &f);
	dx_loop_on_signal(f.loop, SIGUSR1, on_sig, &f);
	dx_loop_on_signal(f.loop, SIGUSR2, on_sig_replaced, &f);
	struct dx_timer *t = dx_timer_once(f.loop, 0, raise_usr1, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.last_signal, SIGUSR1);
	ck_assert_int_eq(f.calls, 1);
	dx_timer_free(&t);
	dx_loop_free(&f.loop);

	struct sigaction now;
	ck_assert_int_eq(sigaction(SIGUSR1, NULL, &now), 0);
	ck_assert_msg(now.sa_handler == SIG_DFL, "the handler stayed behind");
}
END_TEST

/* ---- descriptors ---- */

static void on_ready(int fd, short what, void *arg)
{
	struct fixture *f = arg;
	char c;

	f->last_what = what;
	if (what & EV_READ)
		ck_assert_int_eq(read(fd, &c, 1), 1);
	if (++f->calls == f->wanted)
		dx_loop_stop(f->loop);
}

START_TEST(a_watch_can_be_paused_and_changed)
{
	struct fixture f = {.loop = dx_loop_new(), .wanted = 1};
	int fds[2];

	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, fds), 0);
	ck_assert_int_eq(write(fds[1], "abc", 3), 3);
	struct dx_watch *w = dx_watch_fd(f.loop, fds[0], 0, on_ready, &f);

	struct dx_timer *t = dx_timer_once(f.loop, 20000, stop, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 0);
	dx_timer_free(&t);

	dx_watch_set(w, EV_READ);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.last_what, EV_READ);

	dx_watch_set(w, EV_WRITE);
	f.wanted = 2;
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.last_what, EV_WRITE);

	dx_watch_set(w, EV_READ | EV_WRITE);
	f.wanted = 3;
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.last_what, EV_READ | EV_WRITE);

	dx_watch_free(&w);
	ck_assert_ptr_null(w);
	dx_watch_free(&w);
	close(fds[0]);
	close(fds[1]);
	dx_loop_free(&f.loop);
}
END_TEST

static void on_ready_free_all(DX_UNUSED int fd, DX_UNUSED short what, void *arg)
{
	struct fixture *f = arg;

	f->calls++;
	dx_watch_free(&f->watch);
	dx_watch_free(&f->victim);
	dx_loop_stop(f->loop);
}

START_TEST(a_watch_may_free_itself_and_another_that_is_ready_too)
{
	struct fixture f = {.loop = dx_loop_new()};
	int fds[2];

	ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, fds), 0);
	f.watch = dx_watch_fd(f.loop, fds[0], EV_WRITE, on_ready_free_all, &f);
	f.victim = dx_watch_fd(f.loop, fds[1], EV_WRITE, on_ready_free_all, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 1);
	struct dx_timer *t = dx_timer_once(f.loop, 20000, stop, &f);
	dx_loop_run(f.loop);
	ck_assert_int_eq(f.calls, 1);
	dx_timer_free(&t);
	close(fds[0]);
	close(fds[1]);
	dx_loop_free(&f.loop);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("ev/loop");
	TCase *tc = tcase_create("loop");

	tcase_add_test(tc, a_timer_fires_once_and_not_before_its_delay);
	tcase_add_test(tc, a_long_callback_does_not_shorten_the_timers_it_starts);
	tcase_add_test(tc, a_timer_started_late_in_a_callback_has_its_whole_delay);
	tcase_add_test(tc, a_repeating_timer_repeats);
	tcase_add_test(tc, a_timer_may_be_freed_in_its_own_callback);
	tcase_add_test(tc, a_timer_freed_before_its_time_never_fires);
	tcase_add_test(tc, a_stop_before_the_run_is_not_lost);
	tcase_add_test(tc, a_timer_may_outlive_its_loop);
	tcase_add_test(tc, a_signal_runs_its_newest_handler_in_the_loop);
	tcase_add_test(tc, a_watch_can_be_paused_and_changed);
	tcase_add_test(tc, a_watch_may_free_itself_and_another_that_is_ready_too);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	SRunner *sr = srunner_create(suite());

	srunner_run_all(sr, CK_ENV);
	int failed = srunner_ntests_failed(sr);
	srunner_free(sr);
	return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
