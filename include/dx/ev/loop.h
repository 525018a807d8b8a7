/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The process's event loop over libevent: timers and signals with owners. One
 * per process, made after the last fork (a forked child must never touch an
 * inherited event base).
 */
#ifndef DX_EV_LOOP_H
#define DX_EV_LOOP_H

#include <event2/event.h>

#include "dx/dx.h"

struct dx_loop;
struct dx_timer;
struct dx_watch;

struct dx_loop *dx_loop_new(void);
/* Timers and watches that still exist stop; their owners free them as ever. Never call it inside a callback. */
void dx_loop_free(struct dx_loop **l);
struct event_base *dx_loop_base(struct dx_loop *l); /* borrowed */
/* Run until dx_loop_stop(); leaving otherwise is fatal. May be called again. */
void dx_loop_run(struct dx_loop *l);
/* Leave after the running callback (before dx_loop_run(): the next run returns at once). */
void dx_loop_stop(struct dx_loop *l);

/*
 * Timers, exact to about 5 ms; a delay below zero counts as zero. ONCE fires one time, EVERY repeats; a loop
 * that was held up fires once, not once per missed period. The caller frees both kinds, also after ONCE has
 * fired. Freeing inside the callback is allowed.
 */
struct dx_timer *dx_timer_once(struct dx_loop *l, int64_t delay_us, void (*fn)(void *arg), void *arg);
struct dx_timer *dx_timer_every(struct dx_loop *l, int64_t period_us, void (*fn)(void *arg), void *arg);
void dx_timer_free(struct dx_timer **t);

/*
 * Signals as events (FN runs in the loop); a second call for SIGNO replaces the first. Only one loop of a
 * process may have signals.
 */
void dx_loop_on_signal(struct dx_loop *l, int signo, void (*fn)(int signo, void *arg), void *arg);

/*
 * Watch FD; WHAT = EV_READ | EV_WRITE, changeable; 0 pauses. Level-triggered: FN is called as long as FD is
 * ready. Free the watch before closing FD; freeing it inside FN is allowed.
 */
struct dx_watch *dx_watch_fd(struct dx_loop *l, int fd, short what, void (*fn)(int fd, short what, void *arg),
			     void *arg);
void dx_watch_set(struct dx_watch *w, short what);
void dx_watch_free(struct dx_watch **w);

#endif
