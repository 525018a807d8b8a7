/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/engine/zygote.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/img/img.h"
#include "dx/os/chan.h"
#include "dx/os/fd.h"
#include "engine_int.h"

#define READ_BYTES 32768
/* Words of a thousand pages; everything else is far below. */
#define OUTPUT_MAX_BYTES (192u << 20)

struct zygote {
	struct dx_chan *chan;
	struct dx_arena *arena;
	struct kit kit;
	struct board *board;
	int child_fd; /* signalfd for SIGCHLD */
	uint64_t reader_memory_bytes;
	bool quit;
};

/* A reader at work. */
struct running {
	pid_t pid;
	int pipe_fd; /* -1: it has closed its end */
	struct dx_buf output;
	int64_t deadline_us;
	enum verdict verdict;
	bool ended;
	int status;
	struct rusage usage;
};

/* ---- setting up ---- */

static bool load_kit(struct zygote *z, struct dx_err *err)
{
	/* half of what a reader may have: the rest is for the models, the picture and the recogniser */
	return dx_pdf_new(z->reader_memory_bytes / 2, &z->kit.pdf, err) && dx_ocr_new(&z->kit.ocr, err);
}

static bool watch_children(struct zygote *z, struct dx_err *err)
{
	const struct sigaction ignore = {.sa_handler = SIG_IGN};
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGCHLD);
	if (sigprocmask(SIG_BLOCK, &set, NULL) != 0 || sigaction(SIGPIPE, &ignore, NULL) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot set up signals");
	z->child_fd = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
	if (z->child_fd < 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot watch for readers that end");
	return true;
}

static bool send_parts(struct zygote *z, enum dx_unit_op type, const struct dx_str *parts, size_t n)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_err err;
	const struct dx_msg msg = {
		.type = (uint16_t)type, .n_parts = n, .parts = dx_memdup(a, parts, n * sizeof(*parts)), .fd = -1};
	bool ok = dx_chan_send(z->chan, &msg, &err) && dx_chan_flush_wait(z->chan, INT64_MAX, &err);

	if (!ok)
		DX_WARN("cannot answer the owner", DX_KV_S("error", err.msg));
	dx_arena_drop(&a);
	return ok;
}

static bool say_hello(struct zygote *z)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);
	struct dx_str part;
	size_t n;
	const char *const *languages = dx_ocr_languages(z->kit.ocr, &n);
	bool ok;

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "tesseract", dx_ocr_version());
	dx_jw_kcstr(&w, "leptonica", dx_img_version());
	dx_jw_kcstr(&w, "mupdf", dx_pdf_version());
	dx_jw_key(&w, "languages");
	dx_jw_arr(&w);
	for (size_t i = 0; i < n; i++)
		dx_jw_cstr(&w, languages[i]);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	part = dx_strn(out.data, out.len);
	ok = send_parts(z, DX_UNIT_HELLO, &part, 1);
	dx_buf_free(&out);
	return ok;
}

/* ---- one reader ---- */

static bool start_reader(struct zygote *z, struct unit *u, int input_fd, struct running *r, struct dx_err *err)
{
	struct reader_conf conf = {.zygote = getpid(),
				   .input_fd = input_fd,
				   .output_fd = -1,
				   .memory_bytes = z->reader_memory_bytes,
				   .board = z->board};
	int fds[2];

	if (!dx_pipe(fds, err))
		return false;
	conf.output_fd = fds[1];
	dx_board_turn(z->board, u->op, u->params.document);
	r->pid = fork();
	if (r->pid == 0)
		dx_reader_main(&z->kit, u, &conf);
	close(fds[1]);
	if (r->pid < 0 || !dx_fd_nonblock(fds[0], err)) {
		dx_fail_errno(err, DX_E_internal_error, "cannot start a reader");
		dx_fd_close(&fds[0]);
		return false;
	}
	r->pipe_fd = fds[0];
	return true;
}

static void stop_reader(struct running *r, enum verdict why)
{
	if (r->ended || r->verdict != VERDICT_NONE)
		return;
	r->verdict = why;
	kill(r->pid, SIGKILL);
}

/* Read what is there; the pipe is closed at its end, and when there is more than allowed. */
static void read_output(struct running *r)
{
	char bytes[READ_BYTES];
	ssize_t n;

	while (r->pipe_fd >= 0) {
		n = read(r->pipe_fd, bytes, sizeof(bytes));
		if (n > 0 && r->output.len + (size_t)n <= OUTPUT_MAX_BYTES) {
			dx_buf_add(&r->output, bytes, (size_t)n);
			continue;
		}
		if (n > 0)
			stop_reader(r, VERDICT_TOO_MUCH_OUTPUT);
		else if (n < 0 && errno == EINTR)
			continue;
		else if (n < 0 && errno == EAGAIN)
			return;
		dx_fd_close(&r->pipe_fd);
	}
}

static void reap(struct zygote *z, struct running *r)
{
	struct signalfd_siginfo info;

	while (read(z->child_fd, &info, sizeof(info)) == (ssize_t)sizeof(info))
		;
	if (wait4(r->pid, &r->status, WNOHANG, &r->usage) == r->pid)
		r->ended = true;
}

/* While a reader works the owner may say one thing: stop. */
static void listen_to_owner(struct zygote *z, struct running *r)
{
	struct dx_arena *a = dx_arena_new();
	struct dx_msg msg;
	enum dx_chan_state state;

	while ((state = dx_chan_recv(z->chan, a, &msg)) == DX_CHAN_READY) {
		dx_fd_close(&msg.fd);
		if (msg.type == DX_UNIT_CANCEL) {
			stop_reader(r, VERDICT_CANCELLED);
			continue;
		}
		DX_ERR("owner sent a second request", DX_KV_I("type", msg.type));
		state = DX_CHAN_BROKEN;
		break;
	}
	if (state == DX_CHAN_CLOSED || state == DX_CHAN_BROKEN) {
		z->quit = true;
		stop_reader(r, VERDICT_OWNER_GONE);
	}
	dx_arena_drop(&a);
}

static int until_ms(int64_t deadline_us)
{
	int64_t left = deadline_us - dx_now_mono_us();

	return left <= 0 ? 0 : (int)(left / 1000 + 1);
}

static void watch_reader(struct zygote *z, struct running *r)
{
	while (!r->ended) {
		struct pollfd fds[] = {
			{.fd = z->child_fd, .events = POLLIN},
			{.fd = r->pipe_fd, .events = POLLIN},
			{.fd = z->quit ? -1 : dx_chan_fd(z->chan), .events = POLLIN},
		};
		int n = poll(fds, DX_LEN(fds), r->verdict == VERDICT_NONE ? until_ms(r->deadline_us) : -1);

		if (n < 0 && errno != EINTR)
			dx_die("poll: %m");
		if (fds[1].revents)
			read_output(r);
		if (fds[2].revents)
			listen_to_owner(z, r);
		if (fds[0].revents)
			reap(z, r);
		if (!r->ended && dx_now_mono_us() >= r->deadline_us)
			stop_reader(r, VERDICT_DEADLINE);
	}
	/* what it wrote last */
	read_output(r);
	dx_fd_close(&r->pipe_fd);
}

/* Fork, watch, judge. O lives in A and in r->output. */
static void run_unit(struct zygote *z, struct dx_arena *a, struct unit *u, int input_fd, struct running *r,
		     struct outcome *o)
{
	struct dx_err err = {0};

	r->deadline_us = dx_now_mono_us() + u->params.deadline_ms * 1000;
	if (!start_reader(z, u, input_fd, r, &err)) {
		o->code = err.code;
		o->detail = dx_strdup(a, err.msg);
		return;
	}
	watch_reader(z, r);
	if (r->verdict != VERDICT_NONE || !WIFEXITED(r->status) || WEXITSTATUS(r->status) != 0 ||
	    !dx_wire_read(a, dx_strn(r->output.data, r->output.len), o))
		dx_outcome_of_end(r->verdict, r->status, r->usage.ru_maxrss, z->reader_memory_bytes, o);
	o->cpu_ms = (r->usage.ru_utime.tv_sec + r->usage.ru_stime.tv_sec) * 1000 +
		    (r->usage.ru_utime.tv_usec + r->usage.ru_stime.tv_usec) / 1000;
	o->max_rss_kb = r->usage.ru_maxrss;
}

/* ---- requests ---- */

static bool answer(struct zygote *z, struct dx_arena *a, const struct outcome *o)
{
	struct dx_buf head = DX_BUF_INIT;
	size_t n = o->ok ? o->n_parts : 0;
	struct dx_str *parts = dx_alloc_array(a, n + 1, sizeof(*parts));
	bool ok;

	dx_outcome_write(&head, o);
	parts[0] = dx_strn(head.data, head.len);
	if (n > 0)
		memcpy(parts + 1, o->parts, n * sizeof(*parts));
	ok = send_parts(z, DX_UNIT_ANSWER, parts, n + 1);
	dx_buf_free(&head);
	return ok;
}

static bool needs_document(enum dx_unit_op op)
{
	return op != DX_UNIT_EXTRACT && op != DX_UNIT_CHECK && op != DX_UNIT_PROMPT && op != DX_UNIT_SUGGEST &&
	       op != DX_UNIT_TEMPLATE && op != DX_UNIT_TAKE_CELLS;
}

/* What can be refused, or has to be loaded, before a reader is started. */
static bool prepare(struct zygote *z, struct dx_arena *a, const struct dx_msg *msg, struct unit *u, struct dx_err *err)
{
	*u = (struct unit){.op = (enum dx_unit_op)msg->type, .parts = msg->parts, .n_parts = msg->n_parts};
	if (u->op < DX_UNIT_OPEN || u->op > DX_UNIT_TAKE_CELLS || u->op == DX_UNIT_CANCEL || u->op == DX_UNIT_ANSWER)
		return dx_fail(err, DX_E_internal_error, "unknown operation %d", (int)msg->type);
	if (msg->n_parts < 1)
		return dx_fail(err, DX_E_internal_error, "the request has no parameters");
	if (needs_document(u->op) && msg->fd < 0)
		return dx_fail(err, DX_E_internal_error, "the request has no document");
	if (!dx_params_read(a, msg->parts[0], &u->params, err))
		return false;
	/* in this process, so that the next reader finds the model loaded */
	return (u->op != DX_UNIT_OCR_PAGE && u->op != DX_UNIT_READ_CELLS) ||
	       dx_ocr_select(z->kit.ocr, u->params.languages, err);
}

static void handle(struct zygote *z, struct dx_arena *a, struct dx_msg *msg)
{
	struct running r = {.pid = -1, .pipe_fd = -1};
	struct outcome o = {0};
	struct unit u = {0};
	struct dx_err err;

	/* a reader may have ended by itself when the owner cancelled it: nothing is left to do */
	if (msg->type == DX_UNIT_CANCEL)
		return;
	if (prepare(z, a, msg, &u, &err)) {
		run_unit(z, a, &u, msg->fd, &r, &o);
	} else {
		o.code = err.code;
		o.detail = err.msg;
	}
	if (!z->quit && !answer(z, a, &o))
		z->quit = true;
	dx_buf_free(&r.output);
	if (msg->n_parts > 0)
		dx_params_wipe(&u.params, msg->parts[0]);
}

static void wait_for_owner(struct zygote *z)
{
	struct pollfd fd = {.fd = dx_chan_fd(z->chan), .events = POLLIN};

	if (poll(&fd, 1, -1) < 0 && errno != EINTR)
		dx_die("poll: %m");
}

static int serve(struct zygote *z)
{
	int status = 0;

	while (!z->quit) {
		struct dx_arena *a = dx_arena_new();
		struct dx_msg msg = {.fd = -1};

		switch (dx_chan_recv(z->chan, a, &msg)) {
		case DX_CHAN_READY:
			handle(z, a, &msg);
			break;
		case DX_CHAN_AGAIN:
			wait_for_owner(z);
			break;
		case DX_CHAN_CLOSED:
			z->quit = true;
			break;
		case DX_CHAN_BROKEN:
			DX_ERR("owner's channel is broken");
			z->quit = true;
			status = 1;
			break;
		}
		dx_fd_close(&msg.fd);
		dx_arena_drop(&a);
	}
	return status;
}

int dx_zygote_run(const struct dx_zygote_conf *conf)
{
	struct zygote z = {
		.chan = dx_chan_new(conf->channel_fd, DX_UNIT_MAX_BYTES),
		.child_fd = -1,
		.reader_memory_bytes = conf->reader_memory_bytes,
		.arena = dx_arena_new(),
	};
	struct dx_err err;
	int status = 1;

	z.board = dx_board_new(z.arena);
	if (!watch_children(&z, &err) || !load_kit(&z, &err))
		DX_ERR("cannot start the engine", DX_KV_S("error", err.msg));
	else if (say_hello(&z))
		status = serve(&z);
	dx_board_drop(z.board);
	dx_arena_drop(&z.arena);
	dx_ocr_drop(&z.kit.ocr);
	dx_pdf_drop(&z.kit.pdf);
	dx_fd_close(&z.child_fd);
	dx_chan_close(&z.chan);
	return status;
}
