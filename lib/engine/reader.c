/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The throwaway side of the fork: into the cage, one unit of work, one answer, gone. */
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/killpoint.h"
#include "dx/os/fd.h"
#include "dx/os/jail.h"
#include "engine_int.h"

static void out_of_memory(void)
{
	_exit(READER_NO_MEMORY);
}

/*
 * tesseract is C++: where operator new fails, the C++ library calls this handler first. Without one an
 * exception would end in abort(), which looks like any other crash. The name is std::set_new_handler's,
 * fixed by the ABI.
 */
static void handle_out_of_memory(void)
{
	typedef void handler(void);
	handler *(*set_new_handler)(handler *);
	void *symbol = dlsym(RTLD_DEFAULT, "_ZSt15set_new_handlerPFvvE");

	if (!symbol)
		return;
	memcpy(&set_new_handler, &symbol, sizeof(set_new_handler));
	(void)set_new_handler(out_of_memory);
}

/* The zygote blocks what it reads from a descriptor and ignores SIGPIPE: here everything is as after exec. */
static void reset_signals(void)
{
	struct sigaction dfl = {.sa_handler = SIG_DFL};
	sigset_t none;

	for (int sig = 1; sig < NSIG; sig++)
		sigaction(sig, &dfl, NULL); /* refused for SIGKILL and SIGSTOP only */
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
}

static bool map_input(int fd, struct dx_str *bytes_r, struct dx_err *err)
{
	struct stat st;
	void *p;

	if (fstat(fd, &st) != 0)
		return dx_fail_errno(err, DX_E_internal_error, "cannot look at the document");
	if (st.st_size == 0)
		return dx_fail(err, DX_E_empty_file, "the file is empty");
	p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return dx_fail_errno(err, DX_E_internal_error, "cannot map the document");
	*bytes_r = dx_strn(p, (size_t)st.st_size);
	return true;
}

static bool run(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	switch (u->op) {
	case DX_UNIT_OPEN:
		return dx_unit_open(k, u, r, err);
	case DX_UNIT_OCR_PAGE:
		return dx_unit_ocr_page(k, u, r, err);
	case DX_UNIT_EXTRACT:
		return dx_unit_extract(u, r, err);
	case DX_UNIT_RENDER:
		return dx_unit_render(k, u, r, err);
	case DX_UNIT_CHECK:
		return dx_unit_check(u, r, err);
	case DX_UNIT_PROMPT:
		return dx_unit_prompt(u, r, err);
	case DX_UNIT_SUGGEST:
		return dx_unit_suggest(u, r, err);
	case DX_UNIT_READ_CELLS:
		return dx_unit_read_cells(k, u, r, err);
	case DX_UNIT_TEMPLATE:
		return dx_unit_template(u, r, err);
	case DX_UNIT_PICTURE:
		return dx_unit_picture(k, u, r, err);
	case DX_UNIT_TAKE_WORDS:
		return dx_unit_take_words(k, u, r, err);
	case DX_UNIT_TAKE_CELLS:
		return dx_unit_take_cells(u, r, err);
	case DX_UNIT_HELLO:
	case DX_UNIT_CANCEL:
	case DX_UNIT_ANSWER:
		break;
	}
	return dx_fail(err, DX_E_internal_error, "this is no unit of work");
}

void dx_reader_main(const struct kit *k, struct unit *u, const struct reader_conf *conf)
{
	struct result r = {.arena = dx_arena_new()};
	struct dx_buf out = DX_BUF_INIT;
	struct dx_err err = {0};
	const struct dx_jail jail = {
		.parent = conf->zygote,
		.keep_fd = conf->output_fd,
		.address_space_bytes = (int64_t)conf->memory_bytes,
		.cpu_s = u->params.deadline_ms / 1000 + 2,
	};
	size_t half;
	bool ok;

	u->board = dx_board_show(conf->board, u->op, u->params.document);
	reset_signals();
	handle_out_of_memory();
	ok = conf->input_fd < 0 || map_input(conf->input_fd, &u->input, &err);
	if (!dx_jail_enter(&jail, &err))
		_exit(READER_NO_JAIL);
	ok = ok && run(k, u, &r, &err);
	dx_wire_write(&out, ok, &err, &r);
	/* in two pieces: what is cut off between them must not be taken for an answer */
	half = out.len / 2;
	ok = dx_write_all(conf->output_fd, out.data, half, &err);
	DX_KILL_POINT("reader_half");
	ok = ok && dx_write_all(conf->output_fd, out.data + half, out.len - half, &err);
	/* no time for tidying up: the process is the arena */
	_exit(ok ? 0 : 1);
}
