/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fetch/fetch.h"

#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"
#include "fetch_int.h"

#define IDLE_CONNECTIONS 64

struct dx_fetch {
	struct dx_fetch_options o; /* its strings are ours */
	char *user_agent, *ca_file;
	struct curl_slist *resolve;
	CURLM *multi;
	struct dx_timer *timer; /* when libcurl wants to be called next */
	LIST_HEAD(call_list, dx_fetch_call) calls;
	size_t under_way;
};

static void *must(void *p)
{
	if (p == NULL)
		dx_die("out of memory");
	return p;
}

static void must_m(CURLMcode rc, const char *what)
{
	if (rc != CURLM_OK)
		dx_die("libcurl: cannot %s: %s", what, curl_multi_strerror(rc));
}

/* ---- the end of a request ---- */

static void call_free(struct dx_fetch_call *c)
{
	LIST_REMOVE(c, link);
	c->f->under_way--;
	must_m(curl_multi_remove_handle(c->f->multi, c->easy), "remove a request");
	curl_easy_cleanup(c->easy);
	curl_slist_free_all(c->headers);
	dx_buf_free(&c->head);
	dx_buf_free(&c->body);
	free(c);
}

static const char *error_text(const struct dx_fetch_call *c, enum dx_fetch_end end, CURLcode code)
{
	switch (end) {
	case DX_FETCH_ANSWERED:
		return "";
	case DX_FETCH_BLOCKED:
		return "the address is not a public one, or plain http may not be sent there";
	case DX_FETCH_TOO_LARGE:
		return c->head_too_large ? "the header fields are too long" : "the body is too long";
	case DX_FETCH_BROKEN:
		if (code == CURLE_OK)
			return "the answer ended within its head";
		__attribute__((fallthrough));
	default:
		return c->error[0] != '\0' ? c->error : curl_easy_strerror(code);
	}
}

static void end_call(struct dx_fetch_call *c, CURLcode code)
{
	struct dx_fetch_answer a = {.end = dx_fetch_call_judge(c, code)};
	const char *remote = NULL;
	long status = 0;

	if (c->head_is_over && curl_easy_getinfo(c->easy, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK)
		a.status = (int)status;
	/* a connection that is used again was not opened for this request */
	if ((c->opened || !c->blocked) && curl_easy_getinfo(c->easy, CURLINFO_PRIMARY_IP, &remote) != CURLE_OK)
		remote = NULL;
	a.remote = remote != NULL ? remote : "";
	a.error = error_text(c, a.end, code);
	a.head = dx_strn(dx_buf_cstr(&c->head), c->head.len);
	a.body = dx_strn(dx_buf_cstr(&c->body), c->body.len);
	a.is_cut = c->body_too_large;
	a.took_us = dx_now_mono_us() - c->start_us;
	c->fn(&a, c->arg);
	call_free(c);
}

static void end_finished(struct dx_fetch *f)
{
	struct CURLMsg *m;
	int left;

	/* each turn asks anew: a function may start and cancel others */
	while ((m = curl_multi_info_read(f->multi, &left)) != NULL) {
		struct dx_fetch_call *c = NULL;
		CURLcode code = m->data.result;

		if (m->msg != CURLMSG_DONE)
			continue;
		if (curl_easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, &c) != CURLE_OK)
			dx_die("libcurl: a request without an owner");
		end_call(c, code);
	}
}

/* ---- libcurl on the loop ---- */

static void act(struct dx_fetch *f, curl_socket_t fd, int what)
{
	int running;

	must_m(curl_multi_socket_action(f->multi, fd, what, &running), "go on");
	end_finished(f);
}

static void on_timer(void *arg)
{
	struct dx_fetch *f = arg;

	dx_timer_free(&f->timer);
	act(f, CURL_SOCKET_TIMEOUT, 0);
}

static int on_set_timer(DX_UNUSED CURLM *multi, long ms, void *arg)
{
	struct dx_fetch *f = arg;

	dx_timer_free(&f->timer);
	if (ms >= 0)
		f->timer = dx_timer_once(f->o.loop, (int64_t)ms * 1000, on_timer, f);
	return 0;
}

static void on_ready(int fd, short what, void *arg)
{
	act(arg, fd, (what & EV_READ ? CURL_CSELECT_IN : 0) | (what & EV_WRITE ? CURL_CSELECT_OUT : 0));
}

/* SEEN is what we kept for this socket: its watch. */
static int on_socket(DX_UNUSED CURL *easy, curl_socket_t fd, int want, void *arg, void *seen)
{
	struct dx_fetch *f = arg;
	struct dx_watch *w = seen;
	short what = 0;

	if (want == CURL_POLL_REMOVE) {
		dx_watch_free(&w);
		return 0;
	}
	if (want & CURL_POLL_IN)
		what |= EV_READ;
	if (want & CURL_POLL_OUT)
		what |= EV_WRITE;
	if (w != NULL) {
		dx_watch_set(w, what);
		return 0;
	}
	w = dx_watch_fd(f->o.loop, fd, what, on_ready, f);
	must_m(curl_multi_assign(f->multi, fd, w), "keep a watch");
	return 0;
}

/* ---- the client ---- */

static struct curl_slist *split_resolve(const char *text)
{
	struct dx_str rest = dx_str(text), word;
	struct curl_slist *list = NULL;
	struct dx_buf one = DX_BUF_INIT;

	while (dx_str_split(&rest, ' ', &word)) {
		dx_buf_reset(&one);
		dx_buf_addstr(&one, word);
		if (word.n > 0)
			list = must(curl_slist_append(list, dx_buf_cstr(&one)));
	}
	dx_buf_free(&one);
	return list;
}

static void set_multi(struct dx_fetch *f)
{
	long keep = f->o.idle_connections > 0 ? (long)f->o.idle_connections : IDLE_CONNECTIONS;

	must_m(curl_multi_setopt(f->multi, CURLMOPT_SOCKETFUNCTION, on_socket), "set up");
	must_m(curl_multi_setopt(f->multi, CURLMOPT_SOCKETDATA, f), "set up");
	must_m(curl_multi_setopt(f->multi, CURLMOPT_TIMERFUNCTION, on_set_timer), "set up");
	must_m(curl_multi_setopt(f->multi, CURLMOPT_TIMERDATA, f), "set up");
	must_m(curl_multi_setopt(f->multi, CURLMOPT_PIPELINING, (long)CURLPIPE_NOTHING), "set up");
	must_m(curl_multi_setopt(f->multi, CURLMOPT_MAXCONNECTS, keep), "set up");
}

struct dx_fetch *dx_fetch_new(const struct dx_fetch_options *o)
{
	struct dx_fetch *f = must(calloc(1, sizeof(*f)));

	/* counted: one cleanup for each */
	if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
		dx_die("libcurl does not start");
	f->o = *o;
	f->user_agent = must(strdup(o->user_agent != NULL ? o->user_agent : "docextract/" DX_VERSION));
	f->ca_file = must(strdup(o->ca_file != NULL ? o->ca_file : ""));
	f->o.user_agent = f->user_agent;
	f->o.ca_file = f->ca_file;
	f->resolve = split_resolve(o->resolve != NULL ? o->resolve : "");
	f->multi = must(curl_multi_init());
	set_multi(f);
	return f;
}

void dx_fetch_free(struct dx_fetch **fp)
{
	struct dx_fetch *f = fp != NULL ? *fp : NULL;
	struct dx_fetch_call *c;

	if (f == NULL)
		return;
	while ((c = LIST_FIRST(&f->calls)) != NULL)
		call_free(c);
	must_m(curl_multi_cleanup(f->multi), "end");
	dx_timer_free(&f->timer);
	curl_slist_free_all(f->resolve);
	free(f->user_agent);
	free(f->ca_file);
	free(f);
	curl_global_cleanup();
	*fp = NULL;
}

struct dx_fetch_call *dx_fetch_start(struct dx_fetch *f, const struct dx_fetch_request *r,
				     void (*fn)(const struct dx_fetch_answer *a, void *arg), void *arg)
{
	struct dx_fetch_call *c = must(calloc(1, sizeof(*c)));

	*c = (struct dx_fetch_call){
		.f = f,
		.policy = &f->o.policy,
		.easy = must(curl_easy_init()),
		.fn = fn,
		.arg = arg,
		.start_us = dx_now_mono_us(),
	};
	dx_fetch_call_set(c, &f->o, r, f->resolve);
	LIST_INSERT_HEAD(&f->calls, c, link);
	f->under_way++;
	must_m(curl_multi_add_handle(f->multi, c->easy), "start a request");
	return c;
}

void dx_fetch_cancel(struct dx_fetch_call **c)
{
	if (c == NULL || *c == NULL)
		return;
	call_free(*c);
	*c = NULL;
}

size_t dx_fetch_under_way(const struct dx_fetch *f)
{
	return f->under_way;
}
