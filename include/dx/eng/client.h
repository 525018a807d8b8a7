/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Owner's side of an engine process: start it, hand it one unit of work, take
 * the answer. Usable from an event loop (fd + poll functions) and blocking.
 */
#ifndef DX_ENG_CLIENT_H
#define DX_ENG_CLIENT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/eng/unit.h"
#include "dx/os/chan.h"

struct dx_eng;

/* Versions the engine told in its HELLO; strings live with the client. */
struct dx_eng_versions {
	const char *tesseract;
	const char *leptonica;
	const char *mupdf;
	const char *languages; /* "eng,hin" */
};

struct dx_eng_answer {
	bool ok;
	bool crashed;      /* the reader died: signal, sandbox, memory, deadline */
	bool gone;         /* the engine itself is gone; open a new one */
	struct dx_err err; /* when !ok */
	int64_t cpu_ms, max_rss_kb;
	size_t n_parts; /* the operation's parts, from part 1 on */
	struct dx_str *parts;
};

/*
 * Exec ENGINE_PATH (NULL: beside this executable, else the compiled-in libexec path) with a clean
 * environment (OMP_THREAD_LIMIT=1, TESSDATA_PREFIX kept) and wait up to 30 s for its HELLO.
 * RSS_LIMIT_BYTES bounds each reader's address space. Blocks; used at start only.
 */
bool dx_eng_open(const char *engine_path, uint64_t rss_limit_bytes, struct dx_eng **e_r,
		 struct dx_err *err) DX_MUST_CHECK;
/*
 * The same without the wait, for event loops: watch the fd and call dx_eng_poll() until dx_eng_greeted();
 * nothing can be sent and versions are unknown before. How long to wait is the caller's to decide.
 */
bool dx_eng_start(const char *engine_path, uint64_t rss_limit_bytes, struct dx_eng **e_r,
		  struct dx_err *err) DX_MUST_CHECK;
bool dx_eng_greeted(const struct dx_eng *e);
/* Closes the channel (the engine and its reader die with it) and reaps the child. */
void dx_eng_close(struct dx_eng **e);
const struct dx_eng_versions *dx_eng_versions(const struct dx_eng *e);
int dx_eng_fd(const struct dx_eng *e);
int dx_eng_pid(const struct dx_eng *e);

/* Queue a request. INPUT_FD (or -1) is dup'ed. The caller then watches the fd and calls dx_eng_poll(). */
bool dx_eng_send(struct dx_eng *e, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts, int input_fd,
		 struct dx_err *err) DX_MUST_CHECK;
/* More to write? (the loop then waits for writability too) */
bool dx_eng_wants_write(const struct dx_eng *e);
/*
 * Drive I/O without blocking; true when *ANSWER_R is complete (lives in A). Also true, with `gone`, when the engine
 * has ended without being asked anything: an idle one is watched too.
 */
bool dx_eng_poll(struct dx_eng *e, struct dx_arena *a, struct dx_eng_answer *answer_r);
void dx_eng_cancel(struct dx_eng *e);

/* Blocking: send and wait. DEADLINE_US is a belt beyond the engine's own deadline. Never fails: see answer. */
void dx_eng_call(struct dx_eng *e, struct dx_arena *a, enum dx_unit_op op, const struct dx_str *parts, size_t n_parts,
		 int input_fd, int64_t deadline_us, struct dx_eng_answer *answer_r);

/* A sealed memfd (F_SEAL_WRITE|SHRINK|GROW) holding N bytes. */
bool dx_eng_memfd(const void *p, size_t n, int *fd_r, struct dx_err *err) DX_MUST_CHECK;

#endif
