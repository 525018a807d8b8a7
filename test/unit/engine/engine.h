/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The real executable, talked to over its channel. */
#ifndef TEST_ENGINE_H
#define TEST_ENGINE_H

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/base/clock.h"
#include "dx/doc/words.h"
#include "dx/eng/unit.h"
#include "dx/fmt/json.h"
#include "dx/os/chan.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"

#define ENGINE_WAIT_US INT64_C(120000000)

struct engine {
	struct dx_arena *arena;
	struct dx_chan *chan;
	pid_t pid;
};

struct answer {
	const char *code; /* "ok" or the error's name */
	bool crashed;
	json_t *head;
	size_t n_parts; /* without the outcome */
	struct dx_str *parts;
};

/* The executable lies where the make file put it, four folders above this test. */
static inline const char *engine_path(struct dx_arena *a)
{
	char self[4096];
	char *slash;
	ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);

	ck_assert_int_gt(n, 0);
	self[n] = 0;
	for (int i = 0; i < 4; i++) {
		slash = strrchr(self, '/');
		ck_assert_ptr_nonnull(slash);
		*slash = 0;
	}
	return dx_asprintf(a, "%s/docextract-engine", self);
}

static inline struct answer engine_receive(struct engine *e)
{
	struct answer r = {0};
	struct dx_msg msg;
	struct dx_err err;

	ck_assert_msg(dx_chan_recv_wait(e->chan, e->arena, dx_now_mono_us() + ENGINE_WAIT_US, &msg, &err), "%s",
		      err.msg);
	ck_assert_int_eq(msg.type, DX_UNIT_ANSWER);
	ck_assert_uint_ge(msg.n_parts, 1);
	ck_assert_msg(dx_json_parse(e->arena, msg.parts[0], &r.head, &err), "%s", err.msg);
	ck_assert_int_ge(dx_json_int(r.head, "cpu_ms", -1), 0);
	r.code = strcmp(dx_json_str(r.head, "outcome"), "ok") == 0 ? "ok" : dx_json_str(r.head, "code");
	ck_assert_ptr_nonnull(r.code);
	r.crashed = dx_json_bool(r.head, "crashed", false);
	r.n_parts = msg.n_parts - 1;
	r.parts = msg.parts + 1;
	return r;
}

static inline void engine_start(struct engine *e, const char *memory)
{
	static const char *const env[] = {"OMP_THREAD_LIMIT=1", "LANG=C.UTF-8", NULL};
	struct dx_arena *a = dx_arena_new();
	const char *argv[] = {"docextract-engine", "--reader-memory", memory, NULL};
	struct dx_fd_map map = {.to = DX_ENGINE_FD};
	struct dx_spawn spawn = {.argv = argv, .envp = env, .fds = &map, .n_fds = 1, .die_with_parent = true};
	struct dx_msg hello;
	struct dx_err err;
	json_t *versions;
	int fds[2];

	spawn.path = engine_path(a);
	ck_assert(dx_socketpair(fds, &err));
	map.from = fds[1];
	ck_assert_msg(dx_spawn(&spawn, &e->pid, &err), "%s", err.msg);
	dx_fd_close(&fds[1]);
	e->arena = a;
	e->chan = dx_chan_new(fds[0], DX_UNIT_MAX_BYTES);
	ck_assert_msg(dx_chan_recv_wait(e->chan, a, dx_now_mono_us() + ENGINE_WAIT_US, &hello, &err), "%s", err.msg);
	ck_assert_int_eq(hello.type, DX_UNIT_HELLO);
	ck_assert(dx_json_parse(a, hello.parts[0], &versions, &err));
	ck_assert_ptr_nonnull(dx_json_str(versions, "tesseract"));
	ck_assert_ptr_nonnull(dx_json_str(versions, "mupdf"));
	ck_assert_ptr_nonnull(dx_json_str(versions, "leptonica"));
	ck_assert_uint_ge(json_array_size(json_object_get(versions, "languages")), 1);
}

/* Close the channel: the engine ends by itself, in order. */
static inline void engine_stop(struct engine *e)
{
	int status = 0;

	dx_chan_close(&e->chan);
	ck_assert_int_eq(waitpid(e->pid, &status, 0), e->pid);
	ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "engine ended with %x", (unsigned int)status);
	dx_arena_drop(&e->arena);
}

static inline void engine_send(struct engine *e, enum dx_unit_op op, const struct dx_str *parts, size_t n,
			       struct dx_str bytes)
{
	struct dx_msg msg = {.type = (uint16_t)op, .n_parts = n, .fd = -1};
	struct dx_err err;

	msg.parts = dx_memdup(e->arena, parts, n * sizeof(*parts));
	if (bytes.p) {
		msg.fd = memfd_create("test", MFD_CLOEXEC | MFD_ALLOW_SEALING);
		ck_assert_int_ge(msg.fd, 0);
		ck_assert(dx_write_all(msg.fd, bytes.p, bytes.n, &err));
		ck_assert_int_eq(fcntl(msg.fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW), 0);
	}
	ck_assert_msg(dx_chan_send(e->chan, &msg, &err), "%s", err.msg);
	ck_assert(dx_chan_flush_wait(e->chan, dx_now_mono_us() + ENGINE_WAIT_US, &err));
	dx_fd_close(&msg.fd);
}

static inline struct answer engine_call(struct engine *e, enum dx_unit_op op, const char *params, struct dx_str bytes)
{
	struct dx_str part = dx_str(params);

	engine_send(e, op, &part, 1, bytes);
	return engine_receive(e);
}

/* Part 1 of an answer as words. */
static inline struct dx_page engine_words(struct engine *e, const struct answer *r, size_t part)
{
	struct dx_page page;
	struct dx_err err;

	ck_assert_uint_gt(r->n_parts, part);
	ck_assert_msg(dx_words_read(e->arena, r->parts[part], &page, &err), "%s", err.msg);
	return page;
}

#endif
