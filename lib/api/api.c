/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The API role: HTTP in front, the database behind, nothing read here. api_int.h says which file does what. */
#include "dx/api/api.h"

#include <string.h>

#include "ahead.h"
#include "api_int.h"
#include "cache.h"
#include "dx/base/log.h"
#include "dx/eng/client.h"
#include "dx/os/limit.h"
#include "dx/role/contract.h"
#include "versions.h"

#define CHANNEL_KEYS    "docextract_keys"
#define CHANNEL_SECRETS "docextract_secret_wanted"
/* Texts of finished documents kept by each process. */
#define CACHE_BYTES (8u << 20)
#define BELT_US     INT64_C(3000000)
/* How long a new process waits for the database before it answers without one. */
#define FIRST_DB_US INT64_C(2000000)

#define DX_ROUTE(method, pattern, name, absolute, handler, access, tag, summary)                                       \
	{method, pattern, name, absolute, handler},
#define DX_QUERY(route, name, schema, description)
#define DX_HEADER(route, name, schema, description)
#define DX_BODY(route, media_type, schema)
#define DX_ANSWER(route, status, media_type, schema, description)
#define DX_ERRORS(route, codes)
static const struct dx_route routes[] = {
#include "routes.tbl"
};
#undef DX_ROUTE
#define DX_ROUTE(method, pattern, name, absolute, handler, access, tag, summary) name,
const char *const dx_api_route_names[] = {
	"other",
#include "routes.tbl"
	NULL,
};

_Static_assert(DX_LEN(dx_api_route_names) - 1 <= 64, "dx_stats_request() takes indexes below 64");

static int route_index(const char *name)
{
	for (int i = 1; name != NULL && dx_api_route_names[i] != NULL; i++)
		if (strcmp(dx_api_route_names[i], name) == 0)
			return i;
	return 0;
}

static void on_done(const struct dx_http_done *d, void *arg)
{
	struct dx_api *api = arg;
	int route = route_index(d->route);
	dx_stats_request(api->child->stats, route, d->status, d->duration_us);
	DX_INFO("request", DX_KV_S("request", d->request_id), DX_KV_S("method", d->method),
		DX_KV_S("route", dx_api_route_names[route]), DX_KV_I("status", d->status),
		DX_KV_I("ms", d->duration_us / 1000), DX_KV_S("key", d->label), DX_KV_S("trace", d->trace));
}

/* ---- the engine's word on itself ---- */

/* A remote service when one is configured, else who reads here. */
static const char *upstream(struct dx_api *api, enum dx_opt option, const char *name, const char *version)
{
	const char *url = dx_conf_str(api->child->conf, option);
	return *url != '\0' ? dx_strdup(api->arena, url) : dx_asprintf(api->arena, "local://%s/%s", name, version);
}

/*
 * Start the engine once and ask: what it is linked with now is the truth, not what we were built with.
 * Blocks for as long as it loads; nothing is served yet.
 */
static bool ask_engine(struct dx_api *api, struct dx_err *err)
{
	const struct dx_conf *conf = api->child->conf;
	const char *path = dx_conf_str(conf, DX_OPT_engine_path);
	struct dx_eng *e = NULL;
	if (!dx_eng_open(*path != '\0' ? path : NULL, (uint64_t)dx_conf_int(conf, DX_OPT_engine_memory), &e, err))
		return false;
	const struct dx_eng_versions *v = dx_eng_versions(e);
	api->tesseract = dx_strdup(api->arena, v->tesseract);
	api->leptonica = dx_strdup(api->arena, v->leptonica);
	api->mupdf = dx_strdup(api->arena, v->mupdf);
	api->languages = dx_strdup(api->arena, v->languages);
	dx_eng_close(&e);
	api->ocr_url = upstream(api, DX_OPT_upstream_ocr, "tesseract", api->tesseract);
	api->pdf_url = upstream(api, DX_OPT_upstream_pdf, "mupdf", api->mupdf);
	DX_INFO("engine", DX_KV_S("tesseract", api->tesseract), DX_KV_S("leptonica", api->leptonica),
		DX_KV_S("mupdf", api->mupdf), DX_KV_S("languages", api->languages));
	return true;
}

/* ---- database ---- */

static void begin_serving(void *arg);

static void on_db_state(bool up, void *arg)
{
	struct dx_api *api = arg;

	if (up) {
		DX_INFO("database reached");
		begin_serving(api);
	} else {
		/* what a key may do is known to the database alone, so nothing is answered in its place */
		dx_ahead_forget(api->ahead);
		DX_WARN("database lost; requests get 503 until it is back");
	}
}

static void on_notice(const char *channel, const char *payload, void *arg)
{
	struct dx_api *api = arg;
	if (strcmp(channel, CHANNEL_KEYS) == 0) {
		dx_ahead_forget(api->ahead);
	} else if (strcmp(channel, CHANNEL_SECRETS) == 0) {
		dx_api_vault_wanted(api->vault, payload);
	} else {
		dx_api_wait_notice(api, payload);
		dx_api_vault_notice(api->vault, payload);
		dx_api_await_notice(api, payload);
	}
}

static void on_listening(void *arg)
{
	struct dx_api *api = arg;
	/* what was said while we did not listen is lost: look at everything */
	dx_ahead_forget(api->ahead);
	dx_api_wait_catch_up(api);
	dx_api_await_notice(api, NULL);
}

static void open_database(struct dx_api *api)
{
	static const char *const channels[] = {"docextract_done", CHANNEL_KEYS, CHANNEL_SECRETS};
	const struct dx_conf *conf = api->child->conf;
	struct dx_db_options o = {
		.conninfo = dx_conf_str(conf, DX_OPT_db_conninfo),
		.listen_conninfo = dx_conf_str(conf, DX_OPT_db_listen_conninfo),
		.role = "api",
		.connections = (int)dx_conf_int(conf, DX_OPT_db_connections),
		.on_state = on_db_state,
		.arg = api,
	};
	api->db = dx_db_new(api->child->loop, &o);
	api->versions = dx_versions_new(api->db);
	o.role = "api-listen";
	o.connections = 1;
	o.on_state = NULL;
	api->listen = dx_listen_new(api->child->loop, &o, channels, DX_LEN(channels), on_notice, on_listening, api);
}

/* ---- HTTP ---- */

static void on_tls(enum dx_http_tls what, void *arg)
{
	struct dx_api *api = arg;
	dx_stats_add(api->child->stats, what == DX_HTTP_TLS_DONE ? DX_C_TLS_DONE : DX_C_TLS_FAILED, 1);
}

static bool make_http(struct dx_api *api)
{
	const struct dx_conf *conf = api->child->conf;
	struct dx_cidr_list trusted;
	struct dx_err err;
	if (!dx_cidr_list_parse(dx_str(dx_conf_str(conf, DX_OPT_http_trusted_proxies)), &trusted, &err)) {
		DX_ERR("http.trusted_proxies is wrong", DX_KV_S("error", err.msg));
		return false;
	}
	const char *const fixed[] = {
		"X-Service-Upstream-OCR",
		api->ocr_url,
		"X-Service-Upstream-PDF",
		api->pdf_url,
		"X-Service-Real-Calls",
		"yes",
		NULL,
	};
	struct dx_http_options o = {
		.base_path = DX_API_BASE,
		.routes = routes,
		.n_routes = DX_LEN(routes),
		.arg = api,
		.fixed_headers = fixed,
		.max_body_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_max_body),
		.max_buffered_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_body_budget),
		.max_head_bytes = (size_t)dx_conf_int(conf, DX_OPT_http_max_head),
		.idle_timeout_s = (int)(dx_conf_int(conf, DX_OPT_http_idle) / 1000),
		.max_connections = (int)dx_conf_int(conf, DX_OPT_http_max_connections),
		.max_per_address = (int)dx_conf_int(conf, DX_OPT_http_max_per_address),
		.on_done = on_done,
		.unrouted = dx_api_unrouted,
		.knows_answer = dx_api_full_knows,
		.trusted_proxies = &trusted,
		.proxy_protocol = dx_conf_bool(conf, DX_OPT_http_proxy_protocol),
		.on_tls = on_tls,
		.hsts_s = dx_conf_int(conf, DX_OPT_tls_hsts) / 1000,
		.cors_origins = dx_conf_str(conf, DX_OPT_http_cors),
	};
	api->http = dx_http_new(api->child->loop, &o);
	return true;
}

static bool accept_all(struct dx_api *api, struct dx_err *err)
{
	const struct dx_child *c = api->child;
	struct dx_tls *t = api->tls;

	if (c->listen_fd >= 0 && !dx_http_accept(api->http, c->listen_fd, err))
		return false;
	api->tls = NULL; /* the server's now */
	return c->tls_fd < 0 || dx_http_accept_tls(api->http, c->tls_fd, t, err);
}

/*
 * The listening socket is shared: as long as this process has no database, others that have one may take
 * the requests, and alone it makes them wait a moment instead of refusing them. Then it says what is wrong.
 */
static void begin_serving(void *arg)
{
	struct dx_api *api = arg;
	struct dx_err err;
	if (api->serving || api->stopping)
		return;
	api->serving = true;
	dx_timer_free(&api->first_db);
	if (!accept_all(api, &err)) {
		DX_ERR("cannot serve HTTP", DX_KV_S("error", err.msg));
		api->exit_code = DX_EXIT_FAILED;
		dx_loop_stop(api->child->loop);
		return;
	}
	dx_child_ready(api->child);
}

/* ---- life ---- */

static void on_belt(void *arg)
{
	struct dx_api *api = arg;
	static uint64_t reconnects; /* already counted */
	uint64_t now = dx_db_reconnects(api->db);
	dx_stats_add(api->child->stats, DX_C_DB_RECONNECTS, now - reconnects);
	reconnects = now;
	dx_stats_connections(api->child->stats, dx_http_connections(api->http));
	dx_api_wait_catch_up(api);
	dx_api_await_notice(api, NULL);
	dx_api_vault_sweep(api->vault);
	dx_api_certificate_look(api);
}

static bool load_peppers(struct dx_api *api, struct dx_err *err)
{
	const char *path = dx_conf_str(api->child->conf, DX_OPT_pepper_file);
	if (*path == '\0')
		return dx_fail(err, DX_E_internal_error,
			       "keys.pepper_file is not set: without it no API key can be checked");
	return dx_peppers_load(path, &api->peppers, err);
}

static void on_reload(void *arg)
{
	struct dx_api *api = arg;
	dx_api_certificate_reload(api);
	/* public_url stands in the texts kept and in the pages */
	dx_cache_free(&api->cache);
	api->cache = dx_cache_new(CACHE_BYTES);
	dx_api_docs_make(api);
	struct dx_err err;
	const struct dx_conf *conf = api->child->conf;
	struct dx_peppers old = api->peppers;
	dx_http_set_limits(api->http, (size_t)dx_conf_int(conf, DX_OPT_http_max_body),
			   (int)(dx_conf_int(conf, DX_OPT_http_idle) / 1000));
	dx_http_set_cors(api->http, dx_conf_str(conf, DX_OPT_http_cors));
	dx_http_set_hsts(api->http, dx_conf_int(conf, DX_OPT_tls_hsts) / 1000);
	if (!load_peppers(api, &err)) {
		api->peppers = old;
		DX_WARN("peppers not read again; the old ones stay", DX_KV_S("error", err.msg));
	}
}

static void on_idle(void *arg)
{
	struct dx_api *api = arg;
	dx_loop_stop(api->child->loop);
}

static void on_stop(void *arg)
{
	struct dx_api *api = arg;
	api->stopping = true;
	if (api->child->master_gone) {
		dx_loop_stop(api->child->loop);
		return;
	}
	dx_api_wait_stop(api);
	dx_api_await_stop(api);
	dx_http_drain(api->http, on_idle, api);
}

static int start(struct dx_api *api)
{
	struct dx_err err;
	if (!dx_crypt_init(&err) || !load_peppers(api, &err)) {
		DX_ERR("cannot check API keys", DX_KV_S("error", err.msg));
		return DX_EXIT_CONFIG;
	}
	if (!ask_engine(api, &err)) {
		DX_ERR("cannot start the engine", DX_KV_S("error", err.msg));
		return DX_EXIT_FAILED;
	}
	dx_api_docs_make(api);
	/* from here on it holds passwords of files, and the key of its certificate */
	if (!dx_no_memory_in_cores(&err))
		DX_WARN("a core dump of this process may hold passwords", DX_KV_S("error", err.msg));
	if (!dx_api_certificate_load(api))
		return DX_EXIT_CONFIG;
	api->vault = dx_api_vault_new(api);
	if (!dx_blobs_open(api->child->conf, api->child->loop, &api->blobs, &err)) {
		DX_ERR("cannot store documents", DX_KV_S("error", err.msg));
		return DX_EXIT_CONFIG;
	}
	if (!make_http(api))
		return DX_EXIT_CONFIG;
	open_database(api);
	api->first_db = dx_timer_once(api->child->loop, FIRST_DB_US, begin_serving, api);
	return DX_EXIT_OK;
}

int dx_api_run(struct dx_child *c)
{
	struct dx_api api = {.child = c, .arena = dx_arena_new()};
	api.ahead = DX_NEW(api.arena, struct dx_ahead);
	api.cache = dx_cache_new(CACHE_BYTES);
	api.full = dx_api_full_new(api.arena);
	api.waits = dx_api_waits_new();
	api.exit_code = start(&api);
	if (api.exit_code == DX_EXIT_OK) {
		api.belt = dx_timer_every(c->loop, BELT_US, on_belt, &api);
		dx_child_on_stop(c, on_stop, &api);
		dx_child_on_reload(c, on_reload, &api);
		dx_loop_run(c->loop);
	}
	dx_timer_free(&api.belt);
	dx_timer_free(&api.first_db);
	dx_listen_free(&api.listen);
	/* without a master the loop ends at once: nobody may look later, when there is no database */
	dx_api_wait_stop(&api);
	dx_api_await_stop(&api);
	/* the database first: its last callbacks still answer requests */
	dx_db_free(&api.db);
	dx_api_waits_free(&api.waits);
	dx_blobs_close(&api.blobs);
	dx_http_free(&api.http);
	dx_tls_free(&api.tls);
	dx_cache_free(&api.cache);
	dx_versions_free(&api.versions);
	dx_api_vault_free(&api.vault);
	dx_arena_drop(&api.arena);
	return api.exit_code;
}
