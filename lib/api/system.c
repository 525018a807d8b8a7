/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Public: who really reads here, is the process alive, can it serve. */
#include "api_int.h"
#include "dx/base/clock.h"
#include "dx/fmt/json.h"
#include "dx/store/catalog.h"

static void add_languages(struct dx_jw *w, const char *languages)
{
	struct dx_str rest = dx_str(languages);
	dx_jw_key(w, "languages");
	dx_jw_arr(w);
	for (struct dx_str part; dx_str_split(&rest, ',', &part);)
		if (part.n > 0)
			dx_jw_str(w, part);
	dx_jw_arr_end(w);
}

static void add_model(struct dx_jw *w, const struct dx_conf *conf)
{
	const char *url = dx_conf_str(conf, DX_OPT_llm_url);

	dx_jw_key(w, "language_model");
	dx_jw_obj(w);
	dx_jw_kcstr(w, "state", *url != '\0' ? "configured" : "not_configured");
	if (*url != '\0') {
		dx_jw_kcstr(w, "url", url);
		dx_jw_kcstr(w, "model", dx_conf_str(conf, DX_OPT_llm_model));
	}
	dx_jw_obj_end(w);
}

static void add_time(struct dx_jw *w, const char *key, int64_t at_ms)
{
	char text[DX_RFC3339_MAX];

	dx_jw_kcstr(w, key, at_ms > 0 ? dx_rfc3339(at_ms * 1000, text) : NULL);
}

/* What the workers of this host have seen of a remote service, if it is configured. */
static void add_remote(struct dx_jw *w, const struct dx_api *api, enum dx_opt url, const char *key,
		       enum dx_remote_service service)
{
	struct dx_remote_seen seen;

	if (*dx_conf_str(api->child->conf, url) == '\0')
		return;
	dx_stats_remote_seen(api->child->stats, service, &seen);
	dx_jw_key(w, key);
	dx_jw_obj(w);
	dx_jw_kcstr(w, "state",
		    seen.answered + seen.failed == 0              ? "not_asked"
		    : seen.last_answer_ms >= seen.last_failure_ms ? "answers"
								  : "fails");
	dx_jw_kint(w, "answered", (int64_t)seen.answered);
	dx_jw_kint(w, "failed", (int64_t)seen.failed);
	add_time(w, "last_answer_at", seen.last_answer_ms);
	add_time(w, "last_failure_at", seen.last_failure_ms);
	dx_jw_kcstr(w, "last_failure", seen.last_failure_ms > 0 ? dx_remote_fault_name(seen.fault) : NULL);
	if (seen.fault == DX_REMOTE_STATUS)
		dx_jw_kint(w, "last_failure_status", seen.status);
	dx_jw_obj_end(w);
}

void dx_api_upstream(struct dx_req *req, void *arg)
{
	const struct dx_api *api = arg;
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "ocr_url", api->ocr_url);
	dx_jw_kcstr(&w, "pdf_url", api->pdf_url);
	dx_jw_kbool(&w, "real_calls", true);
	dx_jw_key(&w, "engines");
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "tesseract", api->tesseract);
	dx_jw_kcstr(&w, "leptonica", api->leptonica);
	dx_jw_kcstr(&w, "mupdf", api->mupdf);
	add_languages(&w, api->languages);
	dx_jw_obj_end(&w);
	add_remote(&w, api, DX_OPT_upstream_ocr, "remote_ocr", DX_REMOTE_OCR);
	add_remote(&w, api, DX_OPT_upstream_pdf, "remote_pdf", DX_REMOTE_PDF);
	add_model(&w, api->child->conf);
	dx_jw_obj_end(&w);
	dx_reply_buf(req, 200, "application/json", &body);
}

void dx_api_healthz(struct dx_req *req, void *arg)
{
	(void)arg;
	dx_api_json(req, 200, "{\"status\":\"ok\"}");
}

static void on_ready(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_req *req = arg;
	if (err != NULL)
		dx_api_fail(req, err);
	else if (!dx_col_bool(res, 0, "ready"))
		dx_api_problem(
			req, DX_E_database_unavailable, NULL,
			"the database has another schema version than this program needs: run docextract migrate");
	else
		dx_api_json(req, 200, "{\"status\":\"ready\"}");
}

void dx_api_readyz(struct dx_req *req, void *arg)
{
	struct dx_api *api = arg;
	if (api->stopping)
		dx_api_problem(req, DX_E_overloaded, NULL, "this process is stopping");
	else
		dx_store_ready(api->db, on_ready, req);
}
