/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/runner/runner.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/base/log.h"

/* Loading the models takes a tenth of a second; a machine under load may need much more. */
#define GREETING_US (INT64_C(30) * 1000 * 1000)
/* How long after its deadline a unit's answer must be there. */
#define BELT_US          (INT64_C(10) * 1000 * 1000)
#define RESTART_FIRST_US (INT64_C(250) * 1000)
#define RESTART_MAX_US   (INT64_C(30) * 1000 * 1000)

enum state {
	STATE_DOWN,     /* none; `again` starts one */
	STATE_STARTING, /* not greeted yet; `belt` watches */
	STATE_IDLE,
	STATE_BUSY, /* `belt` watches */
};

struct dx_runner {
	struct dx_runner_options o;
	char *path;
	struct dx_eng *eng;
	struct dx_watch *watch;
	struct dx_timer *again, *belt, *refused;
	enum state state;
	bool outdated; /* another limit is wanted */
	bool was_up;
	int failures;           /* in a row, without an answered unit between */
	struct dx_arena *own;   /* for what comes while no unit runs */
	struct dx_arena *arena; /* of the unit */
	struct dx_err refusal;
	/* Strings of the last engine that greeted. */
	struct dx_arena *versions_arena;
	struct dx_eng_versions versions;
};

static void start(void *arg);
static void on_io(int fd, short what, void *arg);

static void keep_versions(struct dx_runner *e)
{
	const struct dx_eng_versions *v = dx_eng_versions(e->eng);
	dx_arena_reset(e->versions_arena);
	e->versions = (struct dx_eng_versions){
		.tesseract = dx_strdup(e->versions_arena, v->tesseract),
		.leptonica = dx_strdup(e->versions_arena, v->leptonica),
		.mupdf = dx_strdup(e->versions_arena, v->mupdf),
		.languages = dx_strdup(e->versions_arena, v->languages),
	};
}

static void watch(struct dx_runner *e)
{
	short what = EV_READ;
	if (dx_eng_wants_write(e->eng))
		what |= EV_WRITE;
	if (e->watch == NULL)
		e->watch = dx_watch_fd(e->o.loop, dx_eng_fd(e->eng), what, on_io, e);
	else
		dx_watch_set(e->watch, what);
}

static void put_down(struct dx_runner *e)
{
	dx_watch_free(&e->watch);
	dx_timer_free(&e->belt);
	/* one that hangs must not make us wait for its orderly end */
	if (e->eng != NULL)
		(void)kill(dx_eng_pid(e->eng), SIGKILL);
	dx_eng_close(&e->eng);
	e->state = STATE_DOWN;
}

static void start_later(struct dx_runner *e)
{
	int64_t wait_us = RESTART_FIRST_US;
	for (int i = 1; i < e->failures && wait_us < RESTART_MAX_US; i++)
		wait_us *= 2;
	if (wait_us > RESTART_MAX_US)
		wait_us = RESTART_MAX_US;
	dx_timer_free(&e->again);
	e->again = dx_timer_once(e->o.loop, e->failures == 0 ? 0 : wait_us, start, e);
}

/* The engine is gone, or must go. */
static void lost(struct dx_runner *e, const struct dx_err *why)
{
	struct dx_eng_answer answer = {.gone = true, .err = *why};
	bool busy = e->state == STATE_BUSY;

	DX_ERR("engine is gone", DX_KV_S("reason", why->msg), DX_KV_I("pid", dx_eng_pid(e->eng)));
	put_down(e);
	e->failures++;
	if (!e->was_up) {
		e->o.on_never_up(why, e->o.arg);
		return;
	}
	start_later(e);
	if (busy)
		e->o.on_answer(&answer, e->o.arg);
}

static void on_belt(void *arg)
{
	struct dx_runner *e = arg;
	struct dx_err why = {.code = DX_E_internal_error};

	(void)dx_fail(&why, DX_E_internal_error, "the engine did not %s in time",
		      e->state == STATE_STARTING ? "get ready" : "answer");
	lost(e, &why);
}

static void set_belt(struct dx_runner *e, int64_t us)
{
	dx_timer_free(&e->belt);
	e->belt = dx_timer_once(e->o.loop, us, on_belt, e);
}

static void start(void *arg)
{
	struct dx_runner *e = arg;
	struct dx_err err = {0};

	dx_timer_free(&e->again);
	if (e->was_up)
		dx_stats_add(e->o.stats, DX_C_ENGINE_RESTARTS, 1);
	dx_arena_reset(e->own);
	e->outdated = false;
	if (!dx_eng_start(e->path[0] != '\0' ? e->path : NULL, e->o.reader_bytes, &e->eng, &err)) {
		DX_ERR("could not start the engine", DX_KV_S("error", err.msg));
		e->failures++;
		if (e->was_up)
			start_later(e);
		else
			e->o.on_never_up(&err, e->o.arg);
		return;
	}
	e->state = STATE_STARTING;
	set_belt(e, GREETING_US);
	watch(e);
}

static void restart_if_outdated(struct dx_runner *e)
{
	if (!e->outdated || e->state != STATE_IDLE)
		return;
	DX_INFO("engine restarts with another limit");
	put_down(e);
	start_later(e);
}

static void greeted(struct dx_runner *e)
{
	dx_timer_free(&e->belt);
	e->state = STATE_IDLE;
	e->was_up = true;
	keep_versions(e);
	DX_INFO("engine is up", DX_KV_I("pid", dx_eng_pid(e->eng)), DX_KV_S("tesseract", e->versions.tesseract),
		DX_KV_S("mupdf", e->versions.mupdf), DX_KV_S("languages", e->versions.languages));
	restart_if_outdated(e);
	if (e->state == STATE_IDLE)
		e->o.on_up(e->o.arg);
}

static void answered(struct dx_runner *e, const struct dx_eng_answer *answer)
{
	dx_timer_free(&e->belt);
	e->state = STATE_IDLE;
	e->failures = 0;
	restart_if_outdated(e);
	e->o.on_answer(answer, e->o.arg);
}

static void on_io(int fd, short what, void *arg)
{
	struct dx_runner *e = arg;
	struct dx_eng_answer answer;

	(void)fd;
	(void)what;
	bool complete = dx_eng_poll(e->eng, e->state == STATE_BUSY ? e->arena : e->own, &answer);
	if (complete && answer.gone)
		lost(e, &answer.err);
	else if (complete)
		answered(e, &answer);
	else if (e->state == STATE_STARTING && dx_eng_greeted(e->eng))
		greeted(e);
	if (e->eng != NULL)
		watch(e);
}

struct dx_runner *dx_runner_new(const struct dx_runner_options *o)
{
	struct dx_runner *e = calloc(1, sizeof(*e));
	if (e == NULL)
		dx_die("out of memory");
	e->o = *o;
	e->path = strdup(o->path);
	if (e->path == NULL)
		dx_die("out of memory");
	e->o.path = NULL;
	e->own = dx_arena_new();
	e->versions_arena = dx_arena_new();
	e->versions = (struct dx_eng_versions){"unknown", "unknown", "unknown", ""};
	e->again = dx_timer_once(o->loop, 0, start, e);
	return e;
}

void dx_runner_free(struct dx_runner **e)
{
	if (e == NULL || *e == NULL)
		return;
	put_down(*e);
	dx_timer_free(&(*e)->again);
	dx_timer_free(&(*e)->refused);
	dx_arena_drop(&(*e)->own);
	dx_arena_drop(&(*e)->versions_arena);
	free((*e)->path);
	free(*e);
	*e = NULL;
}

bool dx_runner_free_for_work(const struct dx_runner *e)
{
	return e->state == STATE_IDLE;
}

static void on_refused(void *arg)
{
	struct dx_runner *e = arg;
	const struct dx_eng_answer answer = {.err = e->refusal};

	dx_timer_free(&e->refused);
	if (e->state == STATE_BUSY)
		answered(e, &answer);
}

void dx_runner_run(struct dx_runner *e, struct dx_arena *a, enum dx_unit_op op, const struct dx_str *parts,
		   size_t n_parts, int input_fd, int64_t deadline_ms)
{
	dx_assert(e->state == STATE_IDLE);
	e->state = STATE_BUSY;
	e->arena = a;
	set_belt(e, deadline_ms * 1000 + BELT_US);
	if (dx_eng_send(e->eng, op, parts, n_parts, input_fd, &e->refusal))
		watch(e);
	else
		e->refused = dx_timer_once(e->o.loop, 0, on_refused, e); /* callers expect their answer from the loop */
}

void dx_runner_cancel(struct dx_runner *e)
{
	if (e->state != STATE_BUSY || e->refused != NULL)
		return;
	dx_eng_cancel(e->eng);
	watch(e);
}

void dx_runner_limit(struct dx_runner *e, uint64_t reader_bytes)
{
	if (reader_bytes == e->o.reader_bytes)
		return;
	e->o.reader_bytes = reader_bytes;
	e->outdated = e->state != STATE_DOWN;
	restart_if_outdated(e);
}

const struct dx_eng_versions *dx_runner_versions(const struct dx_runner *e)
{
	return &e->versions;
}
