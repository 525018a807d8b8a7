/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /docs and GET /openapi.json: made once from the tables, then served as they are. */
#include <string.h>

#include "api_int.h"
#include "assets.h"
#include "dx/api/parse.h"
#include "dx/base/check.h"
#include "table.h"

static void add_html(struct dx_buf *out, const char *text)
{
	for (; *text != '\0'; text++) {
		const char *entity = *text == '<' ? "&lt;" : *text == '>' ? "&gt;" : *text == '&' ? "&amp;" : NULL;

		if (entity != NULL)
			dx_buf_adds(out, entity);
		else
			dx_buf_addc(out, *text);
	}
}

static void add_params(struct dx_buf *out, const char *route)
{
	const struct dx_api_table *t = &dx_api_table;
	bool open = false;

	for (size_t i = 0; i < t->n_params; i++) {
		if (strcmp(t->params[i].route, route) != 0)
			continue;
		if (!open)
			dx_buf_adds(out, "<table>");
		open = true;
		dx_buf_adds(out, "<tr><td><code>");
		dx_buf_adds(out, strcmp(t->params[i].in, "query") == 0 ? "?" : "");
		add_html(out, t->params[i].name);
		dx_buf_adds(out, "</code><td>");
		add_html(out, t->params[i].description);
		dx_buf_adds(out, "</tr>\n");
	}
	if (open)
		dx_buf_adds(out, "</table>\n");
}

static void add_answers(struct dx_buf *out, const char *route)
{
	const struct dx_api_table *t = &dx_api_table;

	dx_buf_adds(out, "<p class=s>");
	for (size_t i = 0; i < t->n_answers; i++) {
		const struct dx_api_answer *a = &t->answers[i];

		if (strcmp(a->route, route) != 0)
			continue;
		if (a->status == 0)
			dx_buf_printf(out, "Body: <code>%s</code> %s. ", a->media_type, a->schema);
		else
			dx_buf_printf(out, "<b>%d</b> %s. ", a->status, a->description);
	}
	for (size_t i = 0; i < t->n_codes; i++) {
		struct dx_str rest = dx_str(t->codes[i].codes);

		if (strcmp(t->codes[i].route, route) != 0)
			continue;
		dx_buf_adds(out, "Errors:");
		for (struct dx_str code; dx_str_split(&rest, ' ', &code);) {
			int n = (int)strcspn(code.p, " @");

			dx_buf_printf(out, " <a href=\"#error-%.*s\">%.*s</a>", n, code.p, n, code.p);
		}
	}
	dx_buf_adds(out, "</p>\n");
}

static void add_endpoints(struct dx_buf *out)
{
	static const char *const methods[] = {"GET", "POST", "PUT", "PATCH", "DELETE"};

	for (size_t i = 0; i < dx_api_table.n_endpoints; i++) {
		const struct dx_api_endpoint *e = &dx_api_table.endpoints[i];
		const char *method = methods[__builtin_ctz((unsigned)e->route.method)];

		dx_buf_printf(out, "<h3 id=\"%s\"><span class=m>%s</span> <code>%s</code></h3>\n<p>%s.", e->route.name,
			      method, e->route.pattern, e->summary);
		if (e->route.absolute)
			dx_buf_adds(out, " Outside the base path.");
		if (e->access == DX_API_PUBLIC)
			dx_buf_adds(out, " No key needed.");
		else if (e->access != DX_SCOPE_NONE)
			dx_buf_printf(out, " Scope <code>%s</code>.", dx_scope_name(e->access));
		dx_buf_adds(out, "</p>\n");
		add_params(out, e->route.name);
		add_answers(out, e->route.name);
	}
}

static void add_errors(struct dx_buf *out)
{
	for (int c = 1; c < DX_CODE_COUNT; c++) {
		enum dx_code code = (enum dx_code)c;

		dx_buf_printf(out, "<tr id=\"error-%s\"><td><code>%s</code><td>%d<td>%s<td>", dx_code_name(code),
			      dx_code_name(code), dx_code_status(code), dx_code_retryable(code) ? "yes" : "no");
		add_html(out, dx_code_title(code));
		dx_buf_adds(out, "</tr>\n");
	}
}

static void add_marker(struct dx_buf *out, struct dx_str name, const char *public_url)
{
	if (dx_str_eq_c(name, "version"))
		dx_buf_adds(out, DX_VERSION);
	else if (dx_str_eq_c(name, "server"))
		dx_buf_printf(out, "%s" DX_API_BASE, public_url);
	else if (dx_str_eq_c(name, "root"))
		dx_buf_adds(out, public_url);
	else if (dx_str_eq_c(name, "endpoints"))
		add_endpoints(out);
	else if (dx_str_eq_c(name, "errors"))
		add_errors(out);
	else
		dx_die("config/openapi/docs.html has the unknown marker %.*s", (int)name.n, name.p);
}

static void write_docs(const char *public_url, struct dx_buf *out)
{
	struct dx_str page = dx_asset_docs();
	const char *end = page.p + page.n;

	for (const char *p = page.p; p < end;) {
		const char *open = memmem(p, (size_t)(end - p), "{{", 2);
		const char *close = open ? memmem(open, (size_t)(end - open), "}}", 2) : NULL;

		dx_buf_add(out, p, (size_t)((close ? open : end) - p));
		if (close == NULL)
			break;
		add_marker(out, dx_strn(open + 2, (size_t)(close - open - 2)), public_url);
		p = close + 2;
	}
}

static void make(struct dx_api *api, struct dx_api_page *page, struct dx_buf *text, const char *media_type)
{
	page->text = dx_strndup(api->arena, text->data, text->len);
	page->n = text->len;
	page->media_type = media_type;
	dx_api_etag(page->text, page->n, page->etag);
	dx_buf_free(text);
}

void dx_api_docs_make(struct dx_api *api)
{
	const char *public_url = dx_conf_str(api->child->conf, DX_OPT_public_url);
	struct dx_buf text = DX_BUF_INIT;

	write_docs(public_url, &text);
	make(api, &api->docs, &text, "text/html; charset=utf-8");
	dx_api_openapi_write(api->arena, public_url, &text);
	make(api, &api->openapi, &text, "application/json");
}

static void reply_page(struct dx_req *req, const struct dx_api_page *page)
{
	dx_req_set_header(req, "ETag", page->etag);
	dx_req_set_header(req, "Cache-Control", "public, max-age=300");
	if (dx_api_etag_matches(dx_req_header(req, "If-None-Match"), page->etag))
		dx_reply_empty(req, 304);
	else
		dx_reply(req, 200, page->media_type, page->text, page->n);
}

void dx_api_docs(struct dx_req *req, void *arg)
{
	const struct dx_api *api = arg;

	/* the page has its own style and nothing else; scripts and other sites have no business in it */
	dx_req_set_header(
		req, "Content-Security-Policy",
		"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
	dx_req_set_header(req, "X-Content-Type-Options", "nosniff");
	reply_page(req, &api->docs);
}

void dx_api_openapi(struct dx_req *req, void *arg)
{
	const struct dx_api *api = arg;

	reply_page(req, &api->openapi);
}
