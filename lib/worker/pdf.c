/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A document as readers get it. PDF files are the engine's to open, or, with upstream.pdf_url, another service's
 * (doc/upstream.md): then no reader ever sees the file, only what the service says about it. It is asked once for the
 * words of all pages, and once for each picture that is needed: pages spread over workers and hosts, and nothing is
 * kept between two jobs.
 */
#include <string.h>

#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/doc/kind.h"
#include "dx/fmt/json.h"
#include "dx/os/fd.h"
#include "worker_int.h"

struct dx_work_source {
	int page, dpi;
	int fd;     /* the answer; −1: none */
	int status; /* it came with; 0: readers get the file itself */
	int64_t asked_us;
	void (*next)(struct dx_work *k, int fd);
	void (*failed)(struct dx_work *k, const struct dx_err *err);
};

static void close_answer(void *arg)
{
	struct dx_work_source *s = arg;
	dx_fd_close(&s->fd);
}

static void on_reply(struct dx_str reply, const struct dx_err *failed, void *arg)
{
	struct dx_work *k = arg;
	struct dx_work_source *s = k->source;
	struct dx_err err = {0};
	int status = dx_remote_status(k->remote);

	k->remote = NULL;
	if (failed != NULL) {
		s->failed(k, failed);
		return;
	}
	DX_INFO("the remote PDF service answered", DX_KV_I("page", s->page), DX_KV_I("status", status),
		DX_KV_I("bytes", reply.n), DX_KV_I("ms", (dx_now_mono_us() - s->asked_us) / 1000));
	if (!dx_eng_memfd(reply.p, reply.n, &s->fd, &err)) {
		s->failed(k, &err);
		return;
	}
	s->status = status;
	s->next(k, s->fd);
}

static void ask(struct dx_work *k, int fd)
{
	struct dx_work_source *s = k->source;

	/* cancelled meanwhile: no unit will be run, and nobody need be asked */
	if (k->cancelled) {
		s->next(k, fd);
		return;
	}
	struct dx_remote_file file = {
		.fd = fd,
		.bytes = (uint64_t)k->job.size_bytes,
		.pages = s->page > 0 ? dx_asprintf(k->a, "%d", s->page) : k->job.pages,
		.picture_dpi = s->page > 0 ? s->dpi : -1,
	};

	if (k->password != NULL)
		file.password = dx_secret_str(k->password);
	s->asked_us = dx_now_mono_us();
	k->remote = dx_remote_pdf(k->w->pdf, k->a, &file, k->job.request_id, on_reply, k);
}

static bool is_elsewhere(const struct dx_work *k)
{
	return k->w->pdf != NULL && strcmp(k->job.media_type, dx_kind_media_type(DX_KIND_PDF)) == 0;
}

static void refuse_password(struct dx_work *k)
{
	dx_work_fail_document(k, DX_E_upstream_unavailable,
			      "the file is encrypted, and its password is not sent to the remote PDF service over "
			      "plain HTTP");
}

void dx_work_source(struct dx_work *k, int page, int dpi, void (*next)(struct dx_work *k, int fd),
		    void (*failed)(struct dx_work *k, const struct dx_err *err))
{
	struct dx_work_source *s = k->source;

	if (!is_elsewhere(k)) {
		dx_work_content(k, next);
		return;
	}
	if (k->password != NULL && !dx_fetch_is_closed(dx_remote_url(k->w->pdf))) {
		refuse_password(k);
		return;
	}
	if (s == NULL) {
		s = k->source = DX_NEW(k->a, struct dx_work_source);
		s->fd = -1;
		dx_arena_defer(k->a, close_answer, s);
	}
	dx_fd_close(&s->fd);
	*s = (struct dx_work_source){
		.page = page, .dpi = dpi, .fd = -1, .next = next, .failed = failed != NULL ? failed : dx_work_again};
	dx_work_content(k, ask);
}

void dx_work_add_source(const struct dx_work *k, struct dx_jw *w)
{
	if (k->source != NULL && k->source->status != 0)
		dx_jw_kint(w, "service_status", k->source->status);
}

bool dx_work_blame_source(struct dx_work *k, const struct dx_eng_answer *answer, struct dx_err *err_r)
{
	if (k->source == NULL || k->source->status == 0 || answer->ok || answer->gone)
		return false;
	/* nothing but the answer is looked at when a document is opened: a crash over it is its fault as well */
	if (answer->crashed && k->source->page == 0)
		(void)dx_fail(err_r, DX_E_upstream_unavailable, "the remote PDF service's answer cannot be read: %s",
			      answer->err.msg);
	else if (answer->err.code == DX_E_upstream_unavailable)
		*err_r = answer->err;
	else
		return false;
	dx_remote_distrust(k->w->pdf, k->source->status);
	return true;
}
