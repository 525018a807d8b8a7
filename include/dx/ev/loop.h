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
void dx_loop_free(struct dx_loop **l);
struct event_base *dx_loop_base(struct dx_loop *l);
/* Run until dx_loop_stop(); leaving otherwise is fatal. */
void dx_loop_run(struct dx_loop *l);
void dx_loop_stop(struct dx_loop *l);

/* Timers. EVERY: repeats. Freeing inside the callback is allowed. */
struct dx_timer *dx_timer_once(struct dx_loop *l, int64_t delay_us, void (*fn)(void *arg), void *arg);
struct dx_timer *dx_timer_every(struct dx_loop *l, int64_t period_us, void (*fn)(void *arg), void *arg);
void dx_timer_free(struct dx_timer **t);

/* Signals as events (the handler runs in the loop). */
void dx_loop_on_signal(struct dx_loop *l, int signo, void (*fn)(int signo, void *arg), void *arg);

/* Watch FD; WHAT = EV_READ | EV_WRITE, changeable; 0 pauses. */
struct dx_watch *dx_watch_fd(struct dx_loop *l, int fd, short what, void (*fn)(int fd, short what, void *arg), void *arg);
void dx_watch_set(struct dx_watch *w, short what);
void dx_watch_free(struct dx_watch **w);

#endif
