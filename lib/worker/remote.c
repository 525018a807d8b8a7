/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Remote engines (doc/upstream.md): POST a page's picture, get words; POST a PDF file, get what is in it. What they
 * answer is not looked at here, but in a reader. A service that is busy is asked again until the page's deadline, one
 * that cannot be reached three times; then the job goes back to the queue, which tries again later.
 */
#include <string.h>
#include <unistd.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/crypt/box.h"
#include "dx/fmt/b64.h"
#include "worker_int.h"

#define TRIES_MAX     3 /* when nobody answers */
#define WAIT_FIRST_US (INT64_C(250) * 1000)
#define WAIT_MAX_US   (INT64_C(8) * 1000 * 1000)
#define PAUSE_MAX_S   60 /* however long it asks for */
#define HEADERS_MAX   6

static const struct {
	enum dx_opt url;
	const char *name; /* in messages */
	size_t reply_max_bytes;
} services[DX_REMOTE_SERVICES] = {
	[DX_REMOTE_OCR] = {DX_OPT_upstream_ocr, "OCR", (size_t)16 << 20},
	[DX_REMOTE_PDF] = {DX_OPT_upstream_pdf, "PDF", (size_t)64 << 20},
};

struct dx_remote {
	struct dx_child *child;
	enum dx_remote_service service;
	struct dx_fetch *fetch;
	struct dx_arena *arena;
	const char *url;
	const char *authorization; /* NULL: none */
	bool reads_no_cells;
};

struct dx_remote_call {
	struct dx_remote *r;
	const char *url;
	const char *headers[HEADERS_MAX + 1]; /* NULL-terminated */
	struct dx_str body;
	struct dx_fetch_source file; /* instead of a body */
	int fd;
	char *password; /* a header line; NULL: none */
	bool is_cells;
	int tries;
	int status; /* of the last answer */
	int64_t started_us;
	struct dx_fetch_call *call;
	struct dx_timer *again;
	void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg);
	void *arg;
};

bool dx_remote_new(struct dx_child *c, enum dx_remote_service which, struct dx_remote **r_r, struct dx_err *err)
{
	const char *url = dx_conf_str(c->conf, services[which].url);
	const struct dx_service service = {
		.loop = c->loop,
		.url = url,
		.key_file = dx_conf_str(c->conf, DX_OPT_upstream_key_file),
		.ca_file = dx_conf_str(c->conf, DX_OPT_upstream_ca_file),
	};

	*r_r = NULL;
	if (*url == '\0')
		return true;
	struct dx_arena *a = dx_arena_new();
	struct dx_remote *r = DX_NEW(a, struct dx_remote);
	*r = (struct dx_remote){.child = c, .service = which, .arena = a, .url = dx_strdup(a, url)};
	if (!dx_service_open(a, &service, &r->fetch, &r->authorization, err)) {
		dx_arena_drop(&a);
		return false;
	}
	*r_r = r;
	return true;
}

void dx_remote_free(struct dx_remote **r)
{
	if (*r == NULL)
		return;
	struct dx_arena *a = (*r)->arena;
	dx_fetch_free(&(*r)->fetch);
	dx_arena_drop(&a);
	*r = NULL;
}

const char *dx_remote_url(const struct dx_remote *r)
{
	return r->url;
}

bool dx_remote_reads_no_cells(const struct dx_remote *r)
{
	return r->reads_no_cells;
}

void dx_remote_distrust(struct dx_remote *r, int status)
{
	dx_stats_remote(r->child->stats, r->service, status == 200 ? DX_REMOTE_MALFORMED : DX_REMOTE_STATUS,
			status == 200 ? 0 : status, dx_now_real_us() / 1000);
}

/* ---- what came back ---- */

/* A PDF service may say what is wrong with the file; a reader looks whether it does. */
static enum dx_remote_fault fault_of_status(const struct dx_remote *r, const struct dx_fetch_answer *answer)
{
	bool is_pdf = r->service == DX_REMOTE_PDF;

	/* no bytes: they would be taken for a customer's empty file */
	if (answer->status == 200)
		return is_pdf && answer->body.n == 0 ? DX_REMOTE_MALFORMED : (enum dx_remote_fault)0;
	if (is_pdf && answer->body.n > 0 && (answer->status == 400 || answer->status == 422))
		return (enum dx_remote_fault)0;
	return DX_REMOTE_STATUS;
}

static enum dx_remote_fault fault_of(const struct dx_remote *r, const struct dx_fetch_answer *answer)
{
	switch (answer->end) {
	case DX_FETCH_ANSWERED:
		return fault_of_status(r, answer);
	case DX_FETCH_BAD_URL:
	case DX_FETCH_BLOCKED:
	case DX_FETCH_NO_HOST:
	case DX_FETCH_NO_CONNECTION:
		return DX_REMOTE_NO_CONNECTION;
	case DX_FETCH_TLS:
		return DX_REMOTE_TLS;
	case DX_FETCH_TIMEOUT:
		return DX_REMOTE_TIMEOUT;
	case DX_FETCH_TOO_LARGE:
		return DX_REMOTE_TOO_LARGE;
	case DX_FETCH_BROKEN:
		break;
	}
	return DX_REMOTE_BROKEN;
}

static int64_t doubled(int times)
{
	int64_t us = WAIT_FIRST_US;

	for (int i = 1; i < times && us < WAIT_MAX_US; i++)
		us *= 2;
	return us < WAIT_MAX_US ? us : WAIT_MAX_US;
}

/* How long to wait before the same is sent again; −1: not at all. */
static int64_t wait_us(const struct dx_remote_call *call, const struct dx_fetch_answer *answer,
		       enum dx_remote_fault fault)
{
	bool is_busy = fault == DX_REMOTE_STATUS && (answer->status == 429 || answer->status == 503);
	bool is_away = fault == DX_REMOTE_NO_CONNECTION || fault == DX_REMOTE_BROKEN ||
		       (fault == DX_REMOTE_STATUS && (answer->status == 502 || answer->status == 504));
	int64_t patience_us = dx_conf_int(call->r->child->conf, DX_OPT_page_deadline) * 1000;
	int64_t us = doubled(call->tries);

	if (!is_busy && (!is_away || call->tries >= TRIES_MAX))
		return -1;
	if (is_busy) {
		int64_t s = dx_fetch_retry_after_s(answer, dx_now_real_us() / 1000000);

		if (s > 0)
			us = (s < PAUSE_MAX_S ? s : PAUSE_MAX_S) * 1000 * 1000;
	}
	return dx_now_mono_us() - call->started_us + us < patience_us ? us : -1;
}

static void post(struct dx_remote_call *call);

static void on_again(void *arg)
{
	struct dx_remote_call *call = arg;

	dx_timer_free(&call->again);
	post(call);
}

static void forget_password(struct dx_remote_call *call)
{
	if (call->password != NULL)
		dx_wipe(call->password, strlen(call->password));
}

static void fail(struct dx_remote_call *call, const struct dx_fetch_answer *answer, enum dx_remote_fault fault)
{
	const char *name = services[call->r->service].name;
	struct dx_err err = {0};

	if (fault == DX_REMOTE_STATUS)
		(void)dx_fail(&err, DX_E_upstream_unavailable, "the remote %s service answers with status %d", name,
			      answer->status);
	else
		(void)dx_fail(&err, DX_E_upstream_unavailable, "the remote %s service does not answer: %s", name,
			      dx_remote_fault_name(fault));
	forget_password(call);
	call->fn(dx_str(NULL), &err, call->arg);
}

static void on_answer(const struct dx_fetch_answer *answer, void *arg)
{
	struct dx_remote_call *call = arg;
	struct dx_remote *r = call->r;
	enum dx_remote_fault fault = fault_of(r, answer);

	call->call = NULL;
	call->tries++;
	call->status = answer->status;
	if (call->is_cells && fault == DX_REMOTE_STATUS && (answer->status == 404 || answer->status == 405)) {
		r->reads_no_cells = true;
		DX_INFO("the remote OCR service does not read cells again");
		fail(call, answer, fault);
		return;
	}
	dx_stats_remote(r->child->stats, r->service, fault, answer->status, dx_now_real_us() / 1000);
	if (fault == 0) {
		forget_password(call);
		call->fn(answer->body, NULL, call->arg);
		return;
	}
	int64_t us = wait_us(call, answer, fault);
	DX_WARN("a remote service did not answer", DX_KV_S("service", services[r->service].name),
		DX_KV_S("fault", dx_remote_fault_name(fault)), DX_KV_I("status", answer->status),
		DX_KV_S("error", answer->error), DX_KV_I("tries", call->tries), DX_KV_I("ms", answer->took_us / 1000),
		DX_KV_I("again_ms", us < 0 ? -1 : us / 1000));
	if (us < 0)
		fail(call, answer, fault);
	else
		call->again = dx_timer_once(r->child->loop, us, on_again, call);
}

/* ---- asking ---- */

static void post(struct dx_remote_call *call)
{
	const struct dx_fetch_request request = {
		.method = "POST",
		.url = call->url,
		.headers = call->headers,
		.body = call->body,
		.source = call->file.bytes > 0 ? &call->file : NULL,
		.timeout_ms = dx_conf_int(call->r->child->conf, DX_OPT_upstream_timeout),
		.body_max_bytes = services[call->r->service].reply_max_bytes,
	};

	call->call = dx_fetch_start(call->r->fetch, &request, on_answer, call);
}

static void add_escaped(struct dx_buf *out, struct dx_str text)
{
	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.p[i];

		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
		    c == '_' || c == '.')
			dx_buf_addc(out, (char)c);
		else
			dx_buf_printf(out, "%%%02X", c);
	}
}

static void add_query(struct dx_buf *out, const struct dx_remote_picture *pic, const char *languages)
{
	dx_buf_adds(out, "?languages=");
	add_escaped(out, dx_str(languages));
	if (pic->paper[0] > 0)
		dx_buf_printf(out, "&width=%d&height=%d&dpi=%d", pic->paper[0], pic->paper[1], pic->paper[2]);
}

static void add_header(struct dx_remote_call *call, const char *line)
{
	size_t n = 0;

	while (call->headers[n] != NULL)
		n++;
	dx_assert(n < HEADERS_MAX);
	call->headers[n] = line;
}

/* URL is given up. */
static struct dx_remote_call *start(struct dx_remote *r, struct dx_arena *a, struct dx_buf *url, const char *request_id)
{
	struct dx_remote_call *call = DX_NEW(a, struct dx_remote_call);

	*call = (struct dx_remote_call){
		.r = r, .url = dx_strdup(a, dx_buf_cstr(url)), .fd = -1, .started_us = dx_now_mono_us()};
	dx_buf_free(url);
	if (r->authorization != NULL)
		add_header(call, r->authorization);
	if (request_id[0] != '\0')
		add_header(call, dx_asprintf(a, "X-Request-Id: %s", request_id));
	return call;
}

static void take_picture(struct dx_remote_call *call, const struct dx_remote_picture *pic)
{
	call->body = pic->png;
	add_header(call, "Content-Type: image/png");
	add_header(call, "Accept: application/json, text/html, application/xhtml+xml");
}

struct dx_remote_call *dx_remote_words(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_picture *pic,
				       const char *languages, const char *request_id,
				       void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg),
				       void *arg)
{
	struct dx_buf url = DX_BUF_INIT;

	dx_buf_adds(&url, r->url);
	add_query(&url, pic, languages);
	struct dx_remote_call *call = start(r, a, &url, request_id);
	take_picture(call, pic);
	call->fn = fn;
	call->arg = arg;
	post(call);
	return call;
}

struct dx_remote_call *dx_remote_cells(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_picture *pic,
				       const struct dx_page *page, struct dx_str wants, const char *languages,
				       const char *request_id,
				       void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg),
				       void *arg)
{
	struct dx_buf url = DX_BUF_INIT;

	dx_buf_printf(&url, "%s/cells", r->url);
	add_query(&url, pic, languages);
	dx_buf_printf(&url, "&rotation=%d&skew_millideg=%d&cells=", page->rotation, page->skew_millideg);
	add_escaped(&url, wants);
	struct dx_remote_call *call = start(r, a, &url, request_id);
	take_picture(call, pic);
	call->is_cells = true;
	call->fn = fn;
	call->arg = arg;
	post(call);
	return call;
}

/* ---- a PDF file ---- */

/* It is a sealed memory file: what was there a moment ago is there now. */
static void read_file(void *arg, uint64_t at, void *p, size_t n)
{
	const struct dx_remote_call *call = arg;
	char *to = p;

	while (n > 0) {
		ssize_t got = pread(call->fd, to, n, (off_t)at);

		if (got <= 0)
			dx_die("a memory file cannot be read");
		to += got;
		at += (uint64_t)got;
		n -= (size_t)got;
	}
}

static void add_password(struct dx_remote_call *call, struct dx_arena *a, struct dx_str password)
{
	struct dx_buf line = DX_BUF_INIT;

	dx_buf_reserve(&line, 2 * password.n + 64); /* so that no half of it is left behind by growing */
	dx_buf_adds(&line, "X-Document-Password: ");
	dx_b64_encode(DX_B64_STD, password.p, password.n, &line);
	call->password = dx_strdup(a, dx_buf_cstr(&line));
	add_header(call, call->password);
	dx_wipe_buf(&line);
}

struct dx_remote_call *dx_remote_pdf(struct dx_remote *r, struct dx_arena *a, const struct dx_remote_file *f,
				     const char *request_id,
				     void (*fn)(struct dx_str reply, const struct dx_err *failed, void *arg), void *arg)
{
	struct dx_buf url = DX_BUF_INIT;

	int64_t max_pixels = dx_conf_int(r->child->conf, DX_OPT_limit_pixels);

	dx_buf_printf(&url, "%s?max_pixels=%d", r->url, max_pixels < INT32_MAX ? (int)max_pixels : INT32_MAX);
	if (f->pages[0] != '\0') {
		dx_buf_adds(&url, "&pages=");
		add_escaped(&url, dx_str(f->pages));
	}
	if (f->picture_dpi >= 0)
		dx_buf_adds(&url, "&picture=1");
	if (f->picture_dpi > 0)
		dx_buf_printf(&url, "&dpi=%d", f->picture_dpi);
	struct dx_remote_call *call = start(r, a, &url, request_id);
	add_header(call, "Content-Type: application/pdf");
	add_header(call, "Accept: application/json");
	if (f->password.n > 0)
		add_password(call, a, f->password);
	call->fd = f->fd;
	call->file = (struct dx_fetch_source){.read = read_file, .arg = call, .bytes = f->bytes};
	call->fn = fn;
	call->arg = arg;
	post(call);
	return call;
}

int dx_remote_status(const struct dx_remote_call *call)
{
	return call->status;
}

void dx_remote_cancel(struct dx_remote_call **call)
{
	if (*call == NULL)
		return;
	forget_password(*call);
	dx_timer_free(&(*call)->again);
	if ((*call)->call != NULL)
		dx_fetch_cancel(&(*call)->call);
	*call = NULL;
}
