/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/eng/client.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "client_int.h"
#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/killpoint.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"

#define ENGINE_NAME   "docextract-engine"
#define HELLO_US      INT64_C(30000000)
#define END_GRACE_MS  1000
#define ENVIRONMENT_N 6u

struct dx_eng {
	struct dx_arena *arena; /* what lives as long as the client */
	struct dx_chan *chan;
	pid_t pid; /* -1: not ours to end */
	struct dx_eng_versions versions;
	bool greeted;
	bool busy; /* a request is unanswered */
	bool gone;
};

/* Beside this executable when that is where it was built or installed, else where the package puts it. */
static bool default_path(char *out, size_t size)
{
	int n;

	if (dx_self_sibling(ENGINE_NAME, out, size) && access(out, X_OK) == 0)
		return true;
	n = snprintf(out, size, "%s/%s", DX_LIBEXECDIR, ENGINE_NAME);
	return n > 0 && (size_t)n < size;
}

/* Builds for tests: where a reader is to die. Returns how many were added to ENV. */
static size_t add_kill_points(struct dx_arena *a, const char **env)
{
	size_t n = 0;
#ifdef DX_DEBUG_BUILD
	static const char *const names[] = {DX_KILL_POINT_VARIABLES};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (getenv(names[i]) != NULL)
			env[n++] = dx_asprintf(a, "%s=%s", names[i], getenv(names[i]));
#else
	(void)a;
	(void)env;
#endif
	return n;
}

/* Nothing of our own environment may steer libraries that read hostile files: the list is exact. */
static const char *const *engine_environment(struct dx_arena *a)
{
	const char **env = dx_alloc_array(a, ENVIRONMENT_N + 1, sizeof(*env));
	const char *path = getenv("PATH");
	const char *tessdata = getenv("TESSDATA_PREFIX");
	size_t n = 0;

	/* libgomp reads it before main; without it a fork after the first OCR hangs for ever. */
	env[n++] = "OMP_THREAD_LIMIT=1";
	env[n++] = "LANG=C.UTF-8";
	env[n++] = dx_asprintf(a, "PATH=%s", path ? path : "/usr/bin:/bin");
	if (tessdata)
		env[n++] = dx_asprintf(a, "TESSDATA_PREFIX=%s", tessdata);
	n += add_kill_points(a, env + n);
	dx_assert(n <= ENVIRONMENT_N);
	return env;
}

static bool spawn_engine(const char *path, uint64_t limit_bytes, int *fd_r, pid_t *pid_r, struct dx_err *err)
{
	struct dx_arena *a = dx_arena_new();
	const char *argv[] = {path, dx_asprintf(a, "%" PRIu64, limit_bytes), NULL};
	struct dx_fd_map map = {.from = -1, .to = DX_ENGINE_FD};
	struct dx_spawn spawn = {
		.path = path,
		.argv = argv,
		.envp = engine_environment(a),
		.fds = &map,
		.n_fds = 1,
		.die_with_parent = true,
	};
	int pair[2] = {-1, -1};
	bool ok = false;

	if (!dx_socketpair(pair, err))
		goto out;
	map.from = pair[1];
	if (!dx_spawn(&spawn, pid_r, err))
		goto out;
	*fd_r = pair[0];
	pair[0] = -1;
	ok = true;
out:
	dx_fd_close(&pair[0]);
	dx_fd_close(&pair[1]);
	dx_arena_drop(&a);
	return ok;
}

/* ENGINE_PATH NULL: the default one. */
static bool start_engine(const char *engine_path, uint64_t limit_bytes, int *fd_r, pid_t *pid_r, struct dx_err *err)
{
	char path[4096];

	if (!engine_path) {
		if (!default_path(path, sizeof(path)))
			return dx_fail(err, DX_E_internal_error, "cannot tell where the engine is");
		engine_path = path;
	}
	return spawn_engine(engine_path, limit_bytes, fd_r, pid_r, err);
}

static struct dx_eng *client_new(int fd, pid_t pid)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_eng *e = DX_NEW(a, struct dx_eng);

	*e = (struct dx_eng){.arena = a, .chan = dx_chan_new(fd, DX_UNIT_MAX_BYTES), .pid = pid};
	return e;
}

bool dx_eng_open(const char *engine_path, uint64_t rss_limit_bytes, struct dx_eng **e_r, struct dx_err *err)
{
	pid_t pid;
	int fd;

	return start_engine(engine_path, rss_limit_bytes, &fd, &pid, err) &&
	       dx_eng_adopt(fd, pid, dx_now_mono_us() + HELLO_US, e_r, err);
}

bool dx_eng_start(const char *engine_path, uint64_t rss_limit_bytes, struct dx_eng **e_r, struct dx_err *err)
{
	pid_t pid;
	int fd;

	if (!start_engine(engine_path, rss_limit_bytes, &fd, &pid, err))
		return false;
	*e_r = client_new(fd, pid);
	return true;
}

bool dx_eng_greeted(const struct dx_eng *e)
{
	return e->greeted;
}

static const char *text_or_unknown(const json_t *hello, const char *key)
{
	const char *s = dx_json_str(hello, key);

	return s ? s : "unknown";
}

/* "eng,hin" */
static const char *join_languages(struct dx_arena *a, const json_t *list)
{
	struct dx_buf joined = DX_BUF_INIT;
	const char *text;
	const json_t *item;
	size_t i;

	json_array_foreach (list, i, item) {
		const char *name = json_string_value(item);

		if (name)
			dx_buf_printf(&joined, "%s%s", joined.len ? "," : "", name);
	}
	text = dx_strdup(a, dx_buf_cstr(&joined));
	dx_buf_free(&joined);
	return text;
}

static bool read_hello(struct dx_eng *e, const struct dx_msg *msg, struct dx_err *err)
{
	struct dx_err why;
	json_t *hello;

	if (msg->type != DX_UNIT_HELLO || msg->n_parts < 1)
		return dx_fail(err, DX_E_internal_error, "the engine's first message is not a greeting");
	if (!dx_json_parse(e->arena, msg->parts[0], &hello, &why))
		return dx_fail(err, DX_E_internal_error, "the engine's greeting is malformed: %s", why.msg);
	e->versions = (struct dx_eng_versions){
		.tesseract = text_or_unknown(hello, "tesseract"),
		.leptonica = text_or_unknown(hello, "leptonica"),
		.mupdf = text_or_unknown(hello, "mupdf"),
		.languages = join_languages(e->arena, json_object_get(hello, "languages")),
	};
	e->greeted = true;
	return true;
}

bool dx_eng_adopt(int fd, pid_t pid, int64_t hello_deadline_us, struct dx_eng **e_r, struct dx_err *err)
{
	struct dx_eng *e = client_new(fd, pid);
	struct dx_err why;
	struct dx_msg msg;
	bool ok = false;

	if (dx_chan_recv_wait(e->chan, e->arena, hello_deadline_us, &msg, &why)) {
		dx_fd_close(&msg.fd);
		ok = read_hello(e, &msg, err);
	} else {
		dx_fail(err, DX_E_internal_error, "the engine did not get ready: %s", why.msg);
	}
	if (ok)
		*e_r = e;
	else
		dx_eng_close(&e);
	return ok;
}

/* The engine ends by itself when its channel does; one that hangs is not waited for. */
static void end_child(pid_t pid)
{
	struct pollfd p = {.fd = pidfd_open(pid, 0), .events = POLLIN};

	if (p.fd < 0 || poll(&p, 1, END_GRACE_MS) <= 0)
		kill(pid, SIGKILL);
	dx_fd_close(&p.fd);
	while (waitpid(pid, NULL, 0) < 0 && errno == EINTR)
		;
}

void dx_eng_close(struct dx_eng **e)
{
	struct dx_arena *a;

	if (!*e)
		return;
	dx_chan_close(&(*e)->chan);
	if ((*e)->pid > 0)
		end_child((*e)->pid);
	a = (*e)->arena;
	*e = NULL;
	dx_arena_drop(&a);
}

const struct dx_eng_versions *dx_eng_versions(const struct dx_eng *e)
{
	return &e->versions;
}

int dx_eng_fd(const struct dx_eng *e)
{
	return dx_chan_fd(e->chan);
}

int dx_eng_pid(const struct dx_eng *e)
{
	return e->pid;
}

/*
 * Nothing may be waiting when a request is made: an answer that nobody asked
 * for would be taken for this one's, and a document would get another's words.
 */
static bool is_quiet(struct dx_eng *e, struct dx_arena *a)
{
	struct dx_msg msg;
	enum dx_chan_state state = dx_chan_recv(e->chan, a, &msg);

	if (state == DX_CHAN_READY)
		dx_fd_close(&msg.fd);
	return state == DX_CHAN_AGAIN;
}

bool dx_eng_send(struct dx_eng *e, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts, int input_fd,
		 struct dx_err *err)
{
	struct dx_arena *a;
	struct dx_msg msg;

	dx_assert(!e->busy && e->greeted);
	a = dx_arena_new();
	e->gone = e->gone || !is_quiet(e, a);
	if (e->gone) {
		dx_fail(err, DX_E_internal_error, "the engine is gone");
		goto out;
	}
	msg = (struct dx_msg){
		.type = (uint16_t)op,
		.n_parts = n_parts,
		.parts = dx_memdup(a, parts, n_parts * sizeof(*parts)),
		.fd = input_fd,
	};
	e->busy = dx_chan_send(e->chan, &msg, err);
	/* What fits into the socket goes out now; a broken one is noticed when the answer is read. */
	dx_chan_flush(e->chan);
out:
	dx_arena_drop(&a);
	return e->busy;
}

bool dx_eng_wants_write(const struct dx_eng *e)
{
	return dx_chan_pending(e->chan);
}

static void answer_gone(struct dx_eng *e, enum dx_code code, const char *why, struct dx_eng_answer *answer_r)
{
	e->gone = true;
	e->busy = false;
	*answer_r = (struct dx_eng_answer){.gone = true};
	dx_fail(&answer_r->err, code, "%s", why);
}

/* False when MSG is not the answer that was asked for. */
static bool read_answer(struct dx_arena *a, const struct dx_msg *msg, struct dx_eng_answer *answer_r)
{
	struct dx_eng_answer answer = {0};
	enum dx_code code = DX_E_internal_error;
	const char *outcome;
	const char *name;
	const char *detail;
	json_t *head;

	if (msg->type != DX_UNIT_ANSWER || msg->n_parts < 1 || !dx_json_parse(a, msg->parts[0], &head, NULL))
		return false;
	outcome = dx_json_str(head, "outcome");
	if (!outcome || (strcmp(outcome, "ok") != 0 && strcmp(outcome, "error") != 0))
		return false;
	answer.ok = strcmp(outcome, "ok") == 0;
	answer.cpu_ms = dx_json_int(head, "cpu_ms", 0);
	answer.max_rss_kb = dx_json_int(head, "max_rss_kb", 0);
	if (answer.ok) {
		answer.n_parts = msg->n_parts - 1;
		answer.parts = msg->parts + 1;
	} else {
		answer.crashed = dx_json_bool(head, "crashed", false);
		name = dx_json_str(head, "code");
		detail = dx_json_str(head, "detail");
		/* A code that this build does not know says no less than "it failed". */
		if (!name || !dx_code_find(name, &code) || code == DX_OK)
			code = DX_E_internal_error;
		dx_fail(&answer.err, code, "%s", detail ? detail : dx_code_title(code));
	}
	*answer_r = answer;
	return true;
}

static void take_answer(struct dx_eng *e, struct dx_arena *a, struct dx_msg *msg, struct dx_eng_answer *answer_r)
{
	dx_fd_close(&msg->fd);
	if (e->busy && read_answer(a, msg, answer_r))
		e->busy = false;
	else
		answer_gone(e, DX_E_internal_error, "the engine does not keep to the protocol", answer_r);
}

bool dx_eng_poll(struct dx_eng *e, struct dx_arena *a, struct dx_eng_answer *answer_r)
{
	struct dx_err err;
	struct dx_msg msg;

	if (e->gone) {
		answer_gone(e, DX_E_internal_error, "the engine is gone", answer_r);
		return true;
	}
	dx_chan_flush(e->chan);
	switch (dx_chan_recv(e->chan, e->greeted ? a : e->arena, &msg)) {
	case DX_CHAN_AGAIN:
		return false;
	case DX_CHAN_READY:
		if (!e->greeted) {
			dx_fd_close(&msg.fd);
			if (read_hello(e, &msg, &err))
				return false;
			answer_gone(e, err.code, err.msg, answer_r);
			return true;
		}
		take_answer(e, a, &msg, answer_r);
		return true;
	case DX_CHAN_CLOSED:
	case DX_CHAN_BROKEN:
		break;
	}
	answer_gone(e, DX_E_internal_error, "the engine has ended", answer_r);
	return true;
}

void dx_eng_cancel(struct dx_eng *e)
{
	const struct dx_msg msg = {.type = DX_UNIT_CANCEL, .fd = -1};

	/* An engine that cannot be told any more is found out when its answer is read. */
	if (e->busy && !e->gone && dx_chan_send(e->chan, &msg, NULL))
		dx_chan_flush(e->chan);
}

void dx_eng_call(struct dx_eng *e, struct dx_arena *a, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts,
		 int input_fd, int64_t deadline_us, struct dx_eng_answer *answer_r)
{
	struct dx_err err;
	struct dx_msg msg;

	if (!dx_eng_send(e, op, parts, n_parts, input_fd, &err)) {
		*answer_r = (struct dx_eng_answer){.gone = e->gone, .err = err};
		return;
	}
	if (dx_chan_recv_wait(e->chan, a, deadline_us, &msg, &err)) {
		take_answer(e, a, &msg, answer_r);
		return;
	}
	if (err.sys_errno != ETIMEDOUT) {
		answer_gone(e, DX_E_internal_error, "the engine has ended", answer_r);
		return;
	}
	/* It should have stopped the reader long ago; the late answer would be taken for the next one's. */
	if (e->pid > 0)
		kill(e->pid, SIGKILL);
	answer_gone(e, DX_E_page_timeout, "the engine did not answer in time", answer_r);
	answer_r->crashed = true;
}

bool dx_eng_memfd(const void *p, size_t n, int *fd_r, struct dx_err *err)
{
	int fd = memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING);

	if (fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot make a memory file");
	if (!dx_write_all(fd, p, n, err)) {
		dx_fd_close(&fd);
		return false;
	}
	if (lseek(fd, 0, SEEK_SET) != 0 ||
	    fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
		dx_fail_errno(err, DX_E_internal_error, "cannot seal a memory file");
		dx_fd_close(&fd);
		return false;
	}
	*fd_r = fd;
	return true;
}
