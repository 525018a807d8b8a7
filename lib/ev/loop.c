/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/ev/loop.h"

#include <stdlib.h>
#include <sys/queue.h>

#include "dx/base/check.h"

struct dx_timer {
	LIST_ENTRY(dx_timer) link;
	struct dx_loop *loop; /* NULL once the loop is gone */
	struct event *ev;
	void (*fn)(void *arg);
	void *arg;
};

struct dx_watch {
	LIST_ENTRY(dx_watch) link;
	struct dx_loop *loop; /* NULL once the loop is gone */
	struct event *ev;
	int fd;
	short what;
	void (*fn)(int fd, short what, void *arg);
	void *arg;
};

struct sig {
	SLIST_ENTRY(sig) link;
	int signo;
	struct event *ev;
	void (*fn)(int signo, void *arg);
	void *arg;
};

struct dx_loop {
	struct event_base *base;
	bool stop;
	LIST_HEAD(timer_list, dx_timer) timers;
	LIST_HEAD(watch_list, dx_watch) watches;
	SLIST_HEAD(signal_list, sig) signals;
};

static void *new_object(size_t size)
{
	void *p = calloc(1, size);

	if (!p)
		dx_die("out of memory");
	return p;
}

struct dx_loop *dx_loop_new(void)
{
	struct dx_loop *l = new_object(sizeof(*l));
	struct event_config *cfg = event_config_new();

	/*
	 * The environment must not choose the back-end of a daemon. The changelist saves most calls of epoll_ctl();
	 * it forbids two descriptors of one open file on the same base, which nobody here has.
	 */
	if (!cfg || event_config_set_flag(cfg, EVENT_BASE_FLAG_IGNORE_ENV) != 0 ||
	    event_config_set_flag(cfg, EVENT_BASE_FLAG_EPOLL_USE_CHANGELIST) != 0)
		dx_die("could not configure the event loop");
	l->base = event_base_new_with_config(cfg);
	event_config_free(cfg);
	if (!l->base)
		dx_die("could not make an event loop: %m");
	return l;
}

/* Detach what is still registered, so that its owner may free it later without touching the dead base. */
static void detach_all(struct dx_loop *l)
{
	struct dx_timer *t;
	struct dx_watch *w;

	while ((t = LIST_FIRST(&l->timers))) {
		LIST_REMOVE(t, link);
		event_free(t->ev);
		t->ev = NULL;
		t->loop = NULL;
	}
	while ((w = LIST_FIRST(&l->watches))) {
		LIST_REMOVE(w, link);
		event_free(w->ev);
		w->ev = NULL;
		w->loop = NULL;
	}
}

void dx_loop_free(struct dx_loop **l)
{
	struct sig *s;

	if (!l || !*l)
		return;
	detach_all(*l);
	while ((s = SLIST_FIRST(&(*l)->signals))) {
		SLIST_REMOVE_HEAD(&(*l)->signals, link);
		event_free(s->ev);
		free(s);
	}
	event_base_free((*l)->base);
	free(*l);
	*l = NULL;
}

struct event_base *dx_loop_base(struct dx_loop *l)
{
	return l->base;
}

void dx_loop_run(struct dx_loop *l)
{
	if (!l->stop && event_base_loop(l->base, EVLOOP_NO_EXIT_ON_EMPTY) < 0)
		dx_die("the event loop failed: %m");
	if (!l->stop)
		dx_die("the event loop ended by itself");
	l->stop = false;
}

void dx_loop_stop(struct dx_loop *l)
{
	l->stop = true;
	event_base_loopbreak(l->base);
}

/* ---- timers ---- */

static struct timeval to_timeval(int64_t us)
{
	if (us < 0)
		us = 0;
	return (struct timeval){.tv_sec = us / 1000000, .tv_usec = us % 1000000};
}

/* Nothing of *T may be used after the call: the callback may have freed it. */
static void on_timer(DX_UNUSED evutil_socket_t fd, DX_UNUSED short what, void *arg)
{
	struct dx_timer *t = arg;

	t->fn(t->arg);
}

static struct dx_timer *timer_new(struct dx_loop *l, int64_t us, short flags, void (*fn)(void *arg), void *arg)
{
	struct dx_timer *t = new_object(sizeof(*t));
	struct timeval tv = to_timeval(us);

	t->loop = l;
	t->fn = fn;
	t->arg = arg;
	t->ev = event_new(l->base, -1, flags, on_timer, t);
	/* libevent counts from the time at which the running callback began; a long callback would shorten the delay.
	 */
	if (!t->ev || event_base_update_cache_time(l->base) < 0 || event_add(t->ev, &tv) < 0)
		dx_die("could not start a timer: %m");
	LIST_INSERT_HEAD(&l->timers, t, link);
	return t;
}

struct dx_timer *dx_timer_once(struct dx_loop *l, int64_t delay_us, void (*fn)(void *arg), void *arg)
{
	return timer_new(l, delay_us, 0, fn, arg);
}

struct dx_timer *dx_timer_every(struct dx_loop *l, int64_t period_us, void (*fn)(void *arg), void *arg)
{
	dx_assert(period_us > 0);
	return timer_new(l, period_us, EV_PERSIST, fn, arg);
}

void dx_timer_free(struct dx_timer **t)
{
	if (!t || !*t)
		return;
	if ((*t)->loop) {
		LIST_REMOVE(*t, link);
		event_free((*t)->ev);
	}
	free(*t);
	*t = NULL;
}

/* ---- signals ---- */

static void on_signal(evutil_socket_t signo, DX_UNUSED short what, void *arg)
{
	struct sig *s = arg;

	s->fn((int)signo, s->arg);
}

static struct sig *find_signal(struct dx_loop *l, int signo)
{
	struct sig *s;

	SLIST_FOREACH (s, &l->signals, link)
		if (s->signo == signo)
			return s;
	return NULL;
}

void dx_loop_on_signal(struct dx_loop *l, int signo, void (*fn)(int signo, void *arg), void *arg)
{
	struct sig *s = find_signal(l, signo);

	if (!s) {
		s = new_object(sizeof(*s));
		s->signo = signo;
		s->ev = evsignal_new(l->base, signo, on_signal, s);
		if (!s->ev || event_add(s->ev, NULL) < 0)
			dx_die("could not handle signal %d: %m", signo);
		SLIST_INSERT_HEAD(&l->signals, s, link);
	}
	s->fn = fn;
	s->arg = arg;
}

/* ---- descriptors ---- */

/* Nothing of *W may be used after the call: the callback may have freed it. */
static void on_fd(evutil_socket_t fd, short what, void *arg)
{
	struct dx_watch *w = arg;

	w->fn((int)fd, (short)(what & (EV_READ | EV_WRITE)), w->arg);
}

static void watch_start(struct dx_watch *w)
{
	if (w->what && event_add(w->ev, NULL) < 0)
		dx_die("could not watch descriptor %d: %m", w->fd);
}

struct dx_watch *dx_watch_fd(struct dx_loop *l, int fd, short what, void (*fn)(int fd, short what, void *arg),
			     void *arg)
{
	struct dx_watch *w = new_object(sizeof(*w));

	dx_assert(fd >= 0 && (what & ~(EV_READ | EV_WRITE)) == 0);
	w->loop = l;
	w->fd = fd;
	w->what = what;
	w->fn = fn;
	w->arg = arg;
	w->ev = event_new(l->base, fd, (short)(what | EV_PERSIST), on_fd, w);
	if (!w->ev)
		dx_die("out of memory");
	LIST_INSERT_HEAD(&l->watches, w, link);
	watch_start(w);
	return w;
}

void dx_watch_set(struct dx_watch *w, short what)
{
	dx_assert((what & ~(EV_READ | EV_WRITE)) == 0);
	if (w->what == what || !w->loop)
		return;
	w->what = what;
	if (event_del(w->ev) < 0 || event_assign(w->ev, w->loop->base, w->fd, (short)(what | EV_PERSIST), on_fd, w) < 0)
		dx_die("could not change the watch of descriptor %d: %m", w->fd);
	watch_start(w);
}

void dx_watch_free(struct dx_watch **w)
{
	if (!w || !*w)
		return;
	if ((*w)->loop) {
		LIST_REMOVE(*w, link);
		event_free((*w)->ev);
	}
	free(*w);
	*w = NULL;
}
