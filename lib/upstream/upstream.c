/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/upstream/upstream.h"

#include <errno.h>

#include "dx/base/log.h"
#include "dx/os/limit.h"
#include "dx/role/contract.h"
#include "upstream_int.h"

/* ---- listener ---- */

static void on_done(const struct dx_http_done *d, DX_UNUSED void *arg)
{
	DX_INFO("request", DX_KV_S("request", d->request_id), DX_KV_S("method", d->method), DX_KV_S("route", d->route),
		DX_KV_I("status", d->status), DX_KV_I("ms", d->duration_us / 1000), DX_KV_S("trace", d->trace));
}

/* Whatever this host's workers use: here its own engines read. */
static void make_headers(struct dx_upstream *u, const struct dx_eng_versions *v)
{
	size_t n = 0;

	u->fixed_headers[n++] = "X-Service-Upstream-OCR";
	u->fixed_headers[n++] = dx_asprintf(u->arena, "local://tesseract/%s", v->tesseract);
	u->fixed_headers[n++] = "X-Service-Upstream-PDF";
	u->fixed_headers[n++] = dx_asprintf(u->arena, "local://mupdf/%s", v->mupdf);
	u->fixed_headers[n++] = "X-Service-Real-Calls";
	u->fixed_headers[n++] = "yes";
}

static bool open_http(struct dx_upstream *u, struct dx_err *err)
{
	const struct dx_conf *conf = u->child->conf;

	u->http = dx_http_new(u->child->loop,
			      &(struct dx_http_options){
				      .base_path = "/upstream/v1",
				      .routes = dx_upstream_routes,
				      .n_routes = dx_upstream_n_routes,
				      .arg = u,
				      .fixed_headers = u->fixed_headers,
				      .max_body_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_max_body),
				      .max_buffered_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_body_budget),
				      .max_head_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_max_head),
				      .idle_timeout_s = (int)(dx_conf_int(conf, DX_OPT_http_idle) / 1000),
				      .max_connections = (int)dx_conf_int(conf, DX_OPT_http_max_connections),
				      .max_per_address = (int)dx_conf_int(conf, DX_OPT_http_max_per_address),
				      .on_done = on_done,
			      });
	return dx_http_accept(u->http, u->child->upstream_fd, err);
}

/* ---- engines ---- */

static void leave(struct dx_upstream *u, int exit_code)
{
	u->exit_code = exit_code;
	dx_loop_stop(u->child->loop);
}

static void on_up(void *arg)
{
	const struct dx_upstream_seat *seat = arg;
	struct dx_upstream *u = seat->u;
	struct dx_err err = {0};

	if (!u->serving && !u->stopping) {
		u->serving = true;
		make_headers(u, dx_runner_versions(seat->runner));
		if (!open_http(u, &err)) {
			DX_ERR("cannot serve HTTP", DX_KV_S("error", err.msg));
			leave(u, DX_EXIT_FAILED);
			return;
		}
		dx_child_ready(u->child);
	}
	dx_upstream_desk_go_on(u);
}

static void on_never_up(const struct dx_err *err, void *arg)
{
	const struct dx_upstream_seat *seat = arg;
	bool misplaced = err->sys_errno == ENOENT || err->sys_errno == EACCES || err->sys_errno == ENOEXEC;

	DX_ERR("cannot read for others without an engine", DX_KV_S("error", err->msg));
	leave(seat->u, misplaced ? DX_EXIT_CONFIG : DX_EXIT_FAILED);
}

static void on_answer(const struct dx_eng_answer *answer, void *arg)
{
	dx_upstream_desk_answered(arg, answer);
}

static void start_engines(struct dx_upstream *u)
{
	const struct dx_conf *conf = u->child->conf;

	u->n_seats = (size_t)dx_conf_int(conf, DX_OPT_upstream_engines);
	u->seats = dx_alloc_array(u->arena, u->n_seats, sizeof(*u->seats));
	for (size_t i = 0; i < u->n_seats; i++) {
		u->seats[i].u = u;
		u->seats[i].runner = dx_runner_new(&(struct dx_runner_options){
			.loop = u->child->loop,
			.path = dx_conf_str(conf, DX_OPT_engine_path),
			.reader_bytes = (uint64_t)dx_conf_int(conf, DX_OPT_engine_memory),
			.stats = u->child->stats,
			.on_up = on_up,
			.on_never_up = on_never_up,
			.on_answer = on_answer,
			.arg = &u->seats[i],
		});
	}
}

/* ---- life ---- */

static void on_idle(void *arg)
{
	const struct dx_upstream *u = arg;
	dx_loop_stop(u->child->loop);
}

static void on_stop(void *arg)
{
	struct dx_upstream *u = arg;

	u->stopping = true;
	if (u->http == NULL || u->child->master_gone)
		dx_loop_stop(u->child->loop);
	else
		dx_http_drain(u->http, on_idle, u);
}

static bool load_keys(struct dx_upstream *u)
{
	const char *path = dx_conf_str(u->child->conf, DX_OPT_upstream_accept_file);
	struct dx_err err;

	if (dx_upstream_keys_read(path, &u->keys, &err))
		return true;
	DX_ERR("cannot read the keys of callers", DX_KV_S("option", "upstream.accept_keys_file"),
	       DX_KV_S("error", err.msg));
	return false;
}

static void on_reload(void *arg)
{
	struct dx_upstream *u = arg;
	const struct dx_conf *conf = u->child->conf;

	if (!load_keys(u))
		DX_WARN("the keys of callers stay as they were");
	for (size_t i = 0; i < u->n_seats; i++)
		dx_runner_limit(u->seats[i].runner, (uint64_t)dx_conf_int(conf, DX_OPT_engine_memory));
	if (u->http != NULL)
		dx_http_set_limits(u->http, (size_t)dx_conf_int(conf, DX_OPT_http_max_body),
				   (int)(dx_conf_int(conf, DX_OPT_http_idle) / 1000));
}

int dx_upstream_run(struct dx_child *c)
{
	struct dx_upstream u = {.child = c, .arena = dx_arena_new(), .exit_code = DX_EXIT_OK};
	struct dx_err err;

	u.last = &u.first;
	/* pictures of documents, and keys */
	if (!dx_no_memory_in_cores(&err))
		DX_WARN("a core dump of this process may hold documents", DX_KV_S("error", err.msg));
	if (!load_keys(&u)) {
		u.exit_code = DX_EXIT_CONFIG;
	} else {
		dx_child_on_stop(c, on_stop, &u);
		dx_child_on_reload(c, on_reload, &u);
		start_engines(&u);
		dx_loop_run(c->loop);
	}
	u.stopping = true;
	dx_upstream_desk_close(&u);
	dx_http_free(&u.http);
	dx_arena_drop(&u.arena);
	return u.exit_code;
}
