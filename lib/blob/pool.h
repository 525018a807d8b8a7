/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A few threads for calls that may take long: files on a slow disk or a network file system. */
#ifndef DX_BLOB_POOL_H
#define DX_BLOB_POOL_H

#include <sys/queue.h>

#include "dx/ev/loop.h"

struct dx_pool;

/* Embedded in what the work is about. */
struct dx_task {
	STAILQ_ENTRY(dx_task) link;
	void (*run)(struct dx_task *t);  /* in a thread */
	void (*done)(struct dx_task *t); /* in the loop, afterwards */
};

struct dx_pool *dx_pool_new(struct dx_loop *loop);
/* Waits for what runs, runs the rest here; DONE of everything is called. */
void dx_pool_free(struct dx_pool **p);
/* T must stay until its DONE is called, which is never from inside this call. */
void dx_pool_run(struct dx_pool *p, struct dx_task *t);

#endif
