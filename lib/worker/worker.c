/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/worker/worker.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/crypt/key.h"
#include "dx/os/limit.h"
#include "dx/role/contract.h"
#include "worker_int.h"

/* NOTIFY is only a hint; this is how long a job can lie unseen, give or take a fifth. */
#define POLL_US (INT64_C(1) * 1000 * 1000)
#define REST_US (INT64_C(1) * 1000 * 1000)
#define BEAT_US (INT64_C(5) * 1000 * 1000)
/* Without a beat for so long we stop before others hand our job on (30 s). */
#define MUTE_US (INT64_C(20) * 1000 * 1000)
/* What may still be finished after TERM, and how long handing back may take then. */
#define STOP_FINISH_US (INT64_C(5) * 1000 * 1000)
#define STOP_LEAVE_US  (INT64_C(2) * 1000 * 1000)
#define COMPLAIN_US    (INT64_C(60) * 1000 * 1000)

static const char *const channels[] = {"docextract_job", "docextract_cancel", "docextract_secret"};

static void claim(struct dx_worker *w);
static void leave(struct dx_worker *w);

/* ---- identity: a row in the database, tied to the claim connection ---- */

static void on_started(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_worker *w = arg;
	int64_t now_us = dx_now_mono_us();

	w->starting = false;
	if (w->stopping)
		return;
	if (err != NULL) {
		if (now_us - w->last_complaint_us > COMPLAIN_US || w->last_complaint_us == 0) {
			DX_ERR("could not register as a worker, will try again", DX_KV_S("error", err->msg),
			       DX_KV_S("sqlstate", err->sqlstate));
			w->last_complaint_us = now_us;
		}
		return;
	}
	w->id = dx_col_int(res, 0, "id", 0);
	w->last_beat_us = now_us;
	w->mute = false;
	DX_INFO("registered", DX_KV_I("worker", w->id));
	claim(w);
}

static void enrol(struct dx_worker *w)
{
	char host[256];

	if (!w->up || w->starting || w->id != 0 || w->stopping)
		return;
	if (gethostname(host, sizeof(host)) != 0)
		host[0] = '\0';
	host[sizeof(host) - 1] = '\0';
	w->starting = true;
	dx_store_worker_start(w->db, host, (int)getpid(), on_started, w);
}

/* The row is gone, or nobody can say: whatever we hold is not ours any more. */
static void forget_identity(struct dx_worker *w, const char *why)
{
	w->id = 0;
	/* a result on its way may still arrive: the fence decides */
	if (w->work != NULL && !w->work->ended && !w->work->writing)
		dx_work_drop(w->work, why);
}

static void on_state(bool up, void *arg)
{
	struct dx_worker *w = arg;

	w->up = up;
	if (!up) {
		DX_WARN("the database is away");
		forget_identity(w, "the connection to the database was lost");
		return;
	}
	uint64_t reconnects = dx_db_reconnects(w->db);
	dx_stats_add(w->child->stats, DX_C_DB_RECONNECTS, reconnects - w->reconnects);
	w->reconnects = reconnects;
	DX_INFO("the database is there");
	enrol(w);
}

static void on_beaten(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_worker *w = arg;

	w->beating = false;
	if (err != NULL || w->id == 0)
		return;
	if (!dx_col_bool(res, 0, "alive")) {
		DX_WARN("our row in the database is gone, registering anew", DX_KV_I("worker", w->id));
		forget_identity(w, "this worker was taken for dead");
		enrol(w);
		return;
	}
	w->last_beat_us = dx_now_mono_us();
	if (w->mute) {
		w->mute = false;
		DX_INFO("beats get through again");
		claim(w);
	}
}

static void on_beat(void *arg)
{
	struct dx_worker *w = arg;

	if (w->id == 0)
		return;
	if (!w->mute && dx_now_mono_us() - w->last_beat_us > MUTE_US) {
		w->mute = true;
		DX_ERR("no beat got through for too long, work stops");
		if (w->work != NULL && !w->work->ended && !w->work->writing)
			dx_work_drop(w->work, "others may take this worker for dead");
	}
	if (w->beating)
		return;
	w->beating = true;
	dx_store_worker_beat(w->db, w->id, on_beaten, w);
}

/* ---- claims ---- */

static void on_claimed(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_worker *w = arg;

	w->claiming = false;
	if (err != NULL) {
		/* the poll comes again */
		if (w->up && !w->stopping)
			DX_WARN("could not claim a job", DX_KV_S("error", err->msg));
		return;
	}
	if (PQntuples(res) == 0) {
		if (w->claim_again)
			claim(w);
		return;
	}
	w->claims++;
	/* told to stop, or forgotten, while the claim was on its way: worker_stop() or the sweeper hands it back */
	if (w->stopping || w->id == 0)
		return;
	dx_work_begin(w, res);
}

/* With several workers the first takes every second job from the other end, so that sync work cannot starve async. */
static bool async_first(const struct dx_worker *w)
{
	return w->child->index == 0 && dx_conf_int(w->child->conf, DX_OPT_workers) >= 2 && w->claims % 2 == 1;
}

static void claim(struct dx_worker *w)
{
	if (w->claiming) {
		w->claim_again = true;
		return;
	}
	if (w->work != NULL || w->id == 0 || w->mute || w->stopping || !dx_runner_free_for_work(w->engine) ||
	    dx_now_mono_us() < w->rest_until_us)
		return;
	w->claim_again = false;
	w->claiming = true;
	dx_store_claim_job(w->db, w->id, DX_LEASE_MS, async_first(w), on_claimed, w);
}

void dx_worker_next(struct dx_worker *w)
{
	if (w->stopping)
		leave(w);
	else
		claim(w);
}

/* The next poll behind it goes on. */
void dx_worker_rest(struct dx_worker *w)
{
	w->rest_until_us = dx_now_mono_us() + REST_US;
}

static int64_t jittered(int64_t us)
{
	return us * 4 / 5 + (int64_t)arc4random_uniform((uint32_t)(us * 2 / 5));
}

static void on_poll(void *arg)
{
	struct dx_worker *w = arg;

	dx_timer_free(&w->poll);
	w->poll = dx_timer_once(w->child->loop, jittered(POLL_US), on_poll, w);
	enrol(w);
	claim(w);
}

static void on_notice(const char *channel, const char *payload, void *arg)
{
	struct dx_worker *w = arg;

	if (strcmp(channel, channels[0]) == 0)
		claim(w);
	else if (strcmp(channel, channels[2]) == 0 && w->work != NULL)
		dx_work_password_notice(w->work, payload);
	else if (w->work != NULL && strcmp(w->work->job.document, payload) == 0)
		dx_work_cancel(w->work);
}

/* Notices may have been missed while nobody listened. */
static void on_listening(void *arg)
{
	claim(arg);
}

/* ---- the engine ---- */

static void on_engine_up(void *arg)
{
	struct dx_worker *w = arg;
	/* the database may be away just now: that is no reason to be started again */
	dx_child_ready(w->child);
	claim(w);
}

static void on_engine_never_up(const struct dx_err *err, void *arg)
{
	struct dx_worker *w = arg;
	bool misplaced = err->sys_errno == ENOENT || err->sys_errno == EACCES || err->sys_errno == ENOEXEC;

	DX_ERR("this worker cannot work without its engine", DX_KV_S("error", err->msg));
	w->exit_code = misplaced ? DX_EXIT_CONFIG : DX_EXIT_FAILED;
	dx_loop_stop(w->child->loop);
}

static void on_answer(const struct dx_eng_answer *answer, void *arg)
{
	struct dx_worker *w = arg;
	dx_work_unit_ended(w->work, answer);
}

/* ---- stop ---- */

static void on_left(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_worker *w = arg;

	if (err != NULL)
		DX_WARN("could not sign off, the sweeper will", DX_KV_S("error", err->msg));
	else if (dx_col_int(res, 0, "jobs", 0) > 0)
		DX_INFO("handed back", DX_KV_I("jobs", dx_col_int(res, 0, "jobs", 0)));
	dx_loop_stop(w->child->loop);
}

static void on_leave_deadline(void *arg)
{
	struct dx_worker *w = arg;
	DX_WARN("the database does not answer, leaving without signing off");
	dx_loop_stop(w->child->loop);
}

/* Sign off; the database hands back what is still claimed. */
static void leave(struct dx_worker *w)
{
	if (w->leaving)
		return;
	w->leaving = true;
	dx_timer_free(&w->stop);
	if (w->id == 0) {
		dx_loop_stop(w->child->loop);
		return;
	}
	w->stop = dx_timer_once(w->child->loop, STOP_LEAVE_US, on_leave_deadline, w);
	dx_store_worker_stop(w->db, w->id, on_left, w);
}

static void on_finish_deadline(void *arg)
{
	struct dx_worker *w = arg;

	dx_timer_free(&w->stop);
	if (w->work != NULL && !w->work->ended)
		dx_work_drop(w->work, "stopping");
	/* even if the reader or the database takes its time: the connection ends with us, and with it all our claims */
	leave(w);
}

static void on_stop(void *arg)
{
	struct dx_worker *w = arg;

	w->stopping = true;
	if (w->work == NULL)
		leave(w);
	else if (w->work->blob_pause != NULL)
		dx_work_drop(w->work, "stopping while its storage is away");
	else
		w->stop = dx_timer_once(w->child->loop, w->child->master_gone ? 0 : STOP_FINISH_US, on_finish_deadline,
					w);
}

static void on_reload(void *arg)
{
	struct dx_worker *w = arg;
	dx_runner_limit(w->engine, (uint64_t)dx_conf_int(w->child->conf, DX_OPT_engine_memory));
}

/* ---- the process ---- */

static void set_up(struct dx_worker *w)
{
	const struct dx_conf *conf = w->child->conf;
	struct dx_db_options o = {
		.conninfo = dx_conf_str(conf, DX_OPT_db_conninfo),
		.listen_conninfo = dx_conf_str(conf, DX_OPT_db_listen_conninfo),
		.role = "worker",
		.connections = 1, /* the one that holds our lock; everything goes over it, so a lost lock is a lost
				     connection */
		.on_state = on_state,
		.arg = w,
	};

	dx_child_on_stop(w->child, on_stop, w);
	dx_child_on_reload(w->child, on_reload, w);
	w->engine = dx_runner_new(&(struct dx_runner_options){
		.loop = w->child->loop,
		.path = dx_conf_str(conf, DX_OPT_engine_path),
		.reader_bytes = (uint64_t)dx_conf_int(conf, DX_OPT_engine_memory),
		.stats = w->child->stats,
		.on_up = on_engine_up,
		.on_never_up = on_engine_never_up,
		.on_answer = on_answer,
		.arg = w,
	});
	w->db = dx_db_new(w->child->loop, &o);
	o.on_state = NULL;
	o.arg = NULL;
	w->listen = dx_listen_new(w->child->loop, &o, channels, DX_LEN(channels), on_notice, on_listening, w);
	w->poll = dx_timer_once(w->child->loop, jittered(POLL_US), on_poll, w);
	w->beat = dx_timer_every(w->child->loop, BEAT_US, on_beat, w);
}

/* Others that work is done with. False: a configuration that cannot be used. */
static bool open_services(struct dx_worker *w)
{
	struct dx_child *c = w->child;
	struct dx_err err;

	if (!dx_model_new(c, &w->model, &err))
		DX_ERR("the language model cannot be used", DX_KV_S("error", err.msg));
	else if (!dx_remote_new(c, DX_REMOTE_OCR, &w->remote, &err))
		DX_ERR("the remote OCR service cannot be used", DX_KV_S("error", err.msg));
	else if (!dx_remote_new(c, DX_REMOTE_PDF, &w->pdf, &err))
		DX_ERR("the remote PDF service cannot be used", DX_KV_S("error", err.msg));
	else if (!dx_blobs_open(c->conf, c->loop, &w->blobs, &err))
		DX_ERR("cannot read documents", DX_KV_S("error", err.msg));
	else
		return true;
	return false;
}

static void close_services(struct dx_worker *w)
{
	dx_model_free(&w->model);
	dx_remote_free(&w->remote);
	dx_remote_free(&w->pdf);
	dx_blobs_close(&w->blobs);
}

int dx_worker_run(struct dx_child *c)
{
	struct dx_worker w = {.child = c, .exit_code = DX_EXIT_OK};
	struct dx_err err;

	if (!dx_crypt_init(&err)) {
		DX_ERR("cannot receive passwords of files", DX_KV_S("error", err.msg));
		return DX_EXIT_CONFIG;
	}
	/* nor of the engine that it starts */
	if (!dx_no_memory_in_cores(&err))
		DX_WARN("a core dump of this process may hold passwords", DX_KV_S("error", err.msg));
	if (!open_services(&w)) {
		close_services(&w);
		return DX_EXIT_CONFIG;
	}
	set_up(&w);
	dx_loop_run(c->loop);
	dx_timer_free(&w.poll);
	dx_timer_free(&w.beat);
	dx_timer_free(&w.stop);
	w.stopping = true;
	w.leaving = true;
	dx_runner_free(&w.engine);
	if (w.work != NULL)
		dx_work_abandon(w.work);
	dx_listen_free(&w.listen);
	dx_db_free(&w.db);
	close_services(&w);
	dx_content_clear(&w.content);
	return w.exit_code;
}
