/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An engine process on the event loop: started, watched, started again when it is gone or must go, handed one unit
 * of work at a time.
 */
#ifndef DX_RUNNER_RUNNER_H
#define DX_RUNNER_RUNNER_H

#include "dx/eng/client.h"
#include "dx/ev/loop.h"
#include "dx/role/stats.h"

struct dx_runner;

struct dx_runner_options {
	struct dx_loop *loop;
	const char *path; /* "": the default one; copied */
	uint64_t reader_bytes;
	struct dx_stats *stats;
	void (*on_up)(void *arg);                                 /* greeted, can take a unit */
	void (*on_never_up)(const struct dx_err *err, void *arg); /* the first one could not be started */
	/* The unit's end, exactly once; the answer lives in the arena given to run(). */
	void (*on_answer)(const struct dx_eng_answer *answer, void *arg);
	void *arg;
};

struct dx_runner *dx_runner_new(const struct dx_runner_options *o);
/* Kills the engine and, with it, the reader. */
void dx_runner_free(struct dx_runner **e);
bool dx_runner_free_for_work(const struct dx_runner *e);
/* Hand a unit to a free engine. The engine keeps the deadline; should it fail to, it is killed some seconds later. */
void dx_runner_run(struct dx_runner *e, struct dx_arena *a, enum dx_unit_op op, const struct dx_str *parts,
		   size_t n_parts, int input_fd, int64_t deadline_ms);
void dx_runner_cancel(struct dx_runner *e);
/* Another limit: takes effect with a new engine, as soon as this one is idle. */
void dx_runner_limit(struct dx_runner *e, uint64_t reader_bytes);
/* Of the last engine that greeted; never NULL members. */
const struct dx_eng_versions *dx_runner_versions(const struct dx_runner *e);

#endif
