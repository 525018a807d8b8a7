/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "pool.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "dx/base/check.h"

#define THREADS 2

STAILQ_HEAD(task_queue, dx_task);

struct dx_pool {
	struct dx_watch *watch;
	int fd; /* an eventfd: something is done */
	pthread_mutex_t lock;
	pthread_cond_t more;
	struct task_queue todo, done; /* under the lock, like `stopping` */
	bool stopping;
	pthread_t threads[THREADS];
	size_t n_threads; /* started with the first task: most processes never have one */
};

static void must(int rc, const char *what)
{
	if (rc != 0)
		dx_die("cannot %s: error %d", what, rc);
}

static void *work(void *arg)
{
	struct dx_pool *p = arg;
	const uint64_t one = 1;

	must(pthread_mutex_lock(&p->lock), "lock");
	while (!p->stopping) {
		struct dx_task *t = STAILQ_FIRST(&p->todo);
		if (t == NULL) {
			must(pthread_cond_wait(&p->more, &p->lock), "wait");
			continue;
		}
		STAILQ_REMOVE_HEAD(&p->todo, link);
		must(pthread_mutex_unlock(&p->lock), "unlock");
		t->run(t);
		must(pthread_mutex_lock(&p->lock), "lock");
		STAILQ_INSERT_TAIL(&p->done, t, link);
		/* a full counter wakes the loop as well */
		if (write(p->fd, &one, sizeof(one)) < 0 && errno != EAGAIN)
			dx_die("cannot wake the loop: %m");
	}
	must(pthread_mutex_unlock(&p->lock), "unlock");
	return NULL;
}

static struct dx_task *take_done(struct dx_pool *p)
{
	must(pthread_mutex_lock(&p->lock), "lock");
	struct dx_task *t = STAILQ_FIRST(&p->done);
	if (t != NULL)
		STAILQ_REMOVE_HEAD(&p->done, link);
	must(pthread_mutex_unlock(&p->lock), "unlock");
	return t;
}

static void on_done(int fd, short what, void *arg)
{
	uint64_t n;
	struct dx_task *t;

	(void)what;
	if (read(fd, &n, sizeof(n)) < 0 && errno != EAGAIN && errno != EINTR)
		dx_die("cannot read the wake-up: %m");
	while ((t = take_done(arg)) != NULL)
		t->done(t);
}

struct dx_pool *dx_pool_new(struct dx_loop *loop)
{
	struct dx_pool *p = calloc(1, sizeof(*p));

	if (p == NULL)
		dx_die("out of memory");
	STAILQ_INIT(&p->todo);
	STAILQ_INIT(&p->done);
	must(pthread_mutex_init(&p->lock, NULL), "make a lock");
	must(pthread_cond_init(&p->more, NULL), "make a condition");
	p->fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (p->fd < 0)
		dx_die("cannot make an eventfd: %m");
	p->watch = dx_watch_fd(loop, p->fd, EV_READ, on_done, p);
	return p;
}

/* Signals belong to the loop's thread. */
static void start_threads(struct dx_pool *p)
{
	sigset_t all, old;

	(void)sigfillset(&all);
	must(pthread_sigmask(SIG_SETMASK, &all, &old), "block signals");
	while (p->n_threads < THREADS) {
		must(pthread_create(&p->threads[p->n_threads], NULL, work, p), "start a thread");
		p->n_threads++;
	}
	must(pthread_sigmask(SIG_SETMASK, &old, NULL), "unblock signals");
}

void dx_pool_run(struct dx_pool *p, struct dx_task *t)
{
	if (p->n_threads == 0)
		start_threads(p);
	must(pthread_mutex_lock(&p->lock), "lock");
	STAILQ_INSERT_TAIL(&p->todo, t, link);
	must(pthread_cond_signal(&p->more), "wake a thread");
	must(pthread_mutex_unlock(&p->lock), "unlock");
}

void dx_pool_free(struct dx_pool **pp)
{
	struct dx_pool *p = *pp;
	struct dx_task *t;

	must(pthread_mutex_lock(&p->lock), "lock");
	p->stopping = true;
	must(pthread_cond_broadcast(&p->more), "wake the threads");
	must(pthread_mutex_unlock(&p->lock), "unlock");
	for (size_t i = 0; i < p->n_threads; i++)
		must(pthread_join(p->threads[i], NULL), "end a thread");
	/* what is done may have to be undone, which is work again */
	while ((t = STAILQ_FIRST(&p->todo)) != NULL || STAILQ_FIRST(&p->done) != NULL) {
		if (t != NULL) {
			STAILQ_REMOVE_HEAD(&p->todo, link);
			t->run(t);
		} else {
			t = take_done(p);
		}
		t->done(t);
	}
	dx_watch_free(&p->watch);
	(void)close(p->fd);
	(void)pthread_cond_destroy(&p->more);
	(void)pthread_mutex_destroy(&p->lock);
	free(p);
	*pp = NULL;
}
