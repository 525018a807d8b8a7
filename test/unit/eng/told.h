/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An engine that does as it is told: this very program, started with one argument, speaks the engine's side of the
 * protocol. Its requests' part 0 names what it shall do. Include it once in each program.
 */
#ifndef TEST_ENG_TOLD_H
#define TEST_ENG_TOLD_H

#include "dx/eng/client.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../../lib/eng/client_int.h"
#include "../unit.h"
#include "dx/base/clock.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "dx/os/proc.h"

#define LIMIT_BYTES 123456789u

/* ---- the engine's side ---- */

static inline void answer(struct dx_chan *c, uint16_t type, const struct dx_str *parts, size_t n)
{
	struct dx_msg msg = {.type = type, .n_parts = n, .fd = -1};
	struct dx_arena *a = dx_arena_new();

	msg.parts = dx_memdup(a, parts, n * sizeof(*parts));
	if (!dx_chan_send(c, &msg, NULL) || !dx_chan_flush_wait(c, INT64_MAX, NULL))
		_exit(1);
	dx_arena_drop(&a);
}

static inline void answer_text(struct dx_chan *c, uint16_t type, const char *text)
{
	struct dx_str part = dx_str(text);

	answer(c, type, &part, 1);
}

/* The request's own parts and the bytes of its descriptor come back. */
static inline void echo(struct dx_chan *c, const struct dx_msg *msg)
{
	struct dx_str parts[3] = {DX_STR("{\"outcome\":\"ok\",\"cpu_ms\":12,\"max_rss_kb\":34}"), DX_STR("no part"),
				  DX_STR("no descriptor")};
	char bytes[64];
	ssize_t n;

	if (msg->n_parts > 1)
		parts[1] = msg->parts[1];
	if (msg->fd >= 0) {
		n = pread(msg->fd, bytes, sizeof(bytes), 0);
		parts[2] = dx_strn(bytes, n > 0 ? (size_t)n : 0);
	}
	answer(c, DX_UNIT_ANSWER, parts, 3);
}

/* In one write, so that the second is there when the first is. */
static inline void answer_twice(const struct dx_chan *c)
{
	struct dx_buf b = DX_BUF_INIT;

	for (int i = 0; i < 2; i++) {
		dx_buf_adds(&b, "DXc1");
		dx_buf_add_u32(&b, DX_UNIT_ANSWER | 1u << 16);
		dx_buf_add_u32(&b, 4 + 16);
		dx_buf_add_u32(&b, 16);
		dx_buf_adds(&b, "{\"outcome\":\"ok\"}");
	}
	if (!dx_write_all(dx_chan_fd(c), b.data, b.len, NULL))
		_exit(6);
	dx_buf_free(&b);
}

static inline void obey(struct dx_chan *c, struct dx_arena *a, const struct dx_msg *msg)
{
	struct dx_str what = msg->n_parts > 0 ? msg->parts[0] : DX_STR("");
	struct dx_msg next;

	if (dx_str_eq_c(what, "echo"))
		echo(c, msg);
	else if (dx_str_eq_c(what, "exit"))
		_exit(3);
	else if (dx_str_eq_c(what, "hang"))
		while (pause() < 0)
			;
	else if (dx_str_eq_c(what, "wait for cancel")) {
		if (!dx_chan_recv_wait(c, a, INT64_MAX, &next, NULL) || next.type != DX_UNIT_CANCEL)
			_exit(4);
		answer_text(c, DX_UNIT_ANSWER,
			    "{\"outcome\":\"error\",\"code\":\"internal_error\",\"detail\":\"cancelled\"}");
	} else if (dx_str_eq_c(what, "answer with a descriptor")) {
		struct dx_str part = DX_STR("{\"outcome\":\"ok\"}");

		if (!dx_chan_send(c, &(struct dx_msg){DX_UNIT_ANSWER, 1, &part, STDERR_FILENO}, NULL) ||
		    !dx_chan_flush_wait(c, INT64_MAX, NULL))
			_exit(5);
	} else if (dx_str_eq_c(what, "no parts"))
		answer(c, DX_UNIT_ANSWER, NULL, 0);
	else if (dx_str_eq_c(what, "another type"))
		answer_text(c, DX_UNIT_HELLO, "{\"outcome\":\"ok\"}");
	else if (dx_str_eq_c(what, "unasked"))
		answer_twice(c);
	else /* the answer's own text */
		answer_text(c, DX_UNIT_ANSWER, dx_strndup(a, what.p, what.n));
}

/* A greeting that tells how we were started. */
static inline void greet(struct dx_chan *c, const char *argument)
{
	struct dx_buf text = DX_BUF_INIT;
	struct dx_buf env = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&text);

	for (char **e = environ; *e; e++)
		dx_buf_printf(&env, "%s\n", *e);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "tesseract", dx_buf_cstr(&env));
	dx_jw_kcstr(&w, "leptonica", argument);
	dx_jw_key(&w, "languages");
	dx_jw_arr(&w);
	dx_jw_cstr(&w, "eng");
	dx_jw_cstr(&w, "hin");
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	answer_text(c, DX_UNIT_HELLO, dx_buf_cstr(&text));
	dx_buf_free(&text);
	dx_buf_free(&env);
}

static inline int run_engine(int fd, const char *argument)
{
	struct dx_chan *c = dx_chan_new(fd, DX_UNIT_MAX_BYTES);
	struct dx_arena *a = dx_arena_new();
	struct dx_msg msg;

	greet(c, argument);
	while (dx_chan_recv_wait(c, a, INT64_MAX, &msg, NULL)) {
		obey(c, a, &msg);
		dx_fd_close(&msg.fd);
		dx_arena_reset(a);
	}
	dx_chan_close(&c);
	dx_arena_drop(&a);
	return 0;
}

/* ---- the tests' side ---- */

static struct dx_arena *arena;
static struct dx_eng *engine;

static inline const char *own_path(void)
{
	static char path[4096];

	ck_assert(dx_self_sibling(program_invocation_short_name, path, sizeof(path)));
	return path;
}

static inline void setup(void)
{
	struct dx_err err = {0};

	arena = dx_arena_new();
	unsetenv("TESSDATA_PREFIX");
	setenv("PATH", "/usr/bin:/bin", 1);
	setenv("LD_PRELOAD_NOT", "x", 1);
	ck_assert_msg(dx_eng_open(own_path(), LIMIT_BYTES, &engine, &err), "%s", err.msg);
}

static inline void teardown(void)
{
	dx_eng_close(&engine);
	ck_assert_ptr_null(engine);
	dx_eng_close(&engine);
	/* reaped, all of them */
	ck_assert_int_eq(waitpid(-1, NULL, WNOHANG), -1);
	dx_arena_drop(&arena);
}

static inline struct dx_eng_answer call(const char *what)
{
	struct dx_eng_answer a;
	struct dx_str part = dx_str(what);

	memset(&a, 0xff, sizeof(a));
	dx_eng_call(engine, arena, DX_UNIT_OPEN, &part, 1, -1, dx_now_mono_us() + 3000000, &a);
	return a;
}

#endif
