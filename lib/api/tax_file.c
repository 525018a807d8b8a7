/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * GET /tax/exports/{uuid}/file: one file as it is, several as a ZIP archive that is made while it is sent, its length
 * told first. Piece by piece from the database.
 */
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/fmt/zip.h"
#include "dx/store/export.h"

struct files {
	struct dx_api_call *c;
	const char *uuid, *format, *name;
	struct dx_zip_file *files;
	int64_t *parts; /* of each */
	const char **media_types;
	size_t n;
	bool zip;
	/* where the download is */
	size_t at;
	int part;
	bool headed; /* the file's head has been sent */
	uint64_t left;
};

static void go_on(struct files *f);

static void cut(struct files *f, const char *why)
{
	DX_ERR("an export's file is not whole", DX_KV_S("export", f->uuid), DX_KV_S("error", why));
	dx_stream_end(f->c->req);
}

static void on_out(struct dx_req *req, void *arg)
{
	struct files *f = arg;
	if (f->left == 0)
		dx_stream_end(req);
	else
		go_on(f);
}

/* Hands over B. */
static void send_bytes(struct files *f, struct dx_buf *b)
{
	if (b->len > f->left) {
		cut(f, "too long");
	} else {
		f->left -= b->len;
		if (!dx_stream_add(f->c->req, b, on_out, f))
			dx_stream_end(f->c->req);
	}
	dx_buf_free(b);
}

static void on_part(PGresult *res, const struct dx_err *err, void *arg)
{
	struct files *f = arg;
	struct dx_buf b = DX_BUF_INIT;
	const char *text = err == NULL ? dx_col(res, 0, "bytes") : NULL;
	struct dx_str hex = dx_str(text);
	if (text == NULL || !dx_str_starts(hex, "\\x") || hex.n % 2 != 0 || hex.n < 4) {
		cut(f, err != NULL ? err->msg : "a piece is missing");
		return;
	}
	size_t n = (hex.n - 2) / 2;
	dx_buf_reserve(&b, n);
	if (!dx_unhex(b.data, n, dx_str_sub(hex, 2, hex.n))) {
		dx_buf_free(&b);
		cut(f, "a piece is no bytea");
		return;
	}
	b.len = n;
	f->part++;
	send_bytes(f, &b);
}

static void go_on(struct files *f)
{
	struct dx_buf b = DX_BUF_INIT;
	while (f->at < f->n && f->headed && f->part >= f->parts[f->at]) {
		f->at++;
		f->part = 0;
		f->headed = !f->zip;
	}
	if (f->at < f->n && f->headed) {
		dx_store_export_bytes(f->c->api->db, f->c->auth.team_id, f->uuid, f->files[f->at].name, f->part,
				      on_part, f);
		return;
	}
	if (f->at < f->n) {
		dx_zip_begin_file(&b, &f->files[f->at]);
		f->headed = true;
	} else if (f->zip) {
		dx_zip_end(&b, f->files, f->n);
	}
	if (b.len == 0)
		cut(f, "too short");
	else
		send_bytes(f, &b);
}

static const char *archive_name(const struct files *f)
{
	return dx_asprintf(f->c->arena, "%s-%.8s.zip", f->format != NULL ? f->format : "tax-export", f->uuid);
}

static void begin(struct files *f)
{
	struct dx_req *req = f->c->req;
	f->zip = f->name == NULL && (f->format == NULL || f->n > 1);
	f->left = f->zip ? dx_zip_length(f->files, f->n) : f->files[0].size;
	f->headed = !f->zip;
	if (f->left == 0) {
		dx_api_problem(req, DX_E_export_not_available, NULL,
			       "the files are too large for one archive: take them one by one");
		return;
	}
	dx_req_set_header(req, "Content-Disposition",
			  dx_api_disposition(f->c->arena, f->zip ? archive_name(f) : f->files[0].name));
	dx_req_set_header(req, "X-Content-Type-Options", "nosniff");
	dx_req_set_header(req, "Cache-Control", "private, no-cache");
	dx_stream_begin(req, 200, f->zip ? "application/zip" : f->media_types[0], f->left);
	if (strcmp(dx_req_method(req), "HEAD") == 0)
		dx_stream_end(req);
	else
		go_on(f);
}

static void read_files(struct files *f, const PGresult *res)
{
	struct dx_arena *a = f->c->arena;
	f->n = (size_t)PQntuples(res);
	f->files = dx_alloc_array(a, f->n, sizeof(*f->files));
	f->parts = dx_alloc_array(a, f->n, sizeof(*f->parts));
	f->media_types = dx_alloc_array(a, f->n, sizeof(*f->media_types));
	for (size_t i = 0; i < f->n; i++) {
		int row = (int)i;
		f->files[i] = (struct dx_zip_file){
			.name = dx_strdup(a, dx_col(res, row, "name")),
			.size = (uint64_t)dx_col_int(res, row, "size_bytes", 0),
			.crc32 = (uint32_t)dx_col_int(res, row, "crc32", 0),
		};
		f->parts[i] = dx_col_int(res, row, "parts", 0);
		f->media_types[i] = dx_strdup(a, dx_col(res, row, "media_type"));
	}
}

static void on_files(PGresult *res, const struct dx_err *err, void *arg)
{
	struct files *f = arg;
	struct dx_req *req = f->c->req;
	if (err != NULL) {
		dx_api_fail(req, err);
	} else if (PQntuples(res) == 0) {
		dx_api_tax_not_found(req);
	} else if (strcmp(dx_col(res, 0, "status"), "completed") != 0) {
		dx_api_problem(req, DX_E_export_not_available,
			       dx_asprintf(f->c->arena, "{\"status\":\"%s\"}", dx_col(res, 0, "status")),
			       "the export is %s: it has no files", dx_col(res, 0, "status"));
	} else if (dx_col(res, 0, "name") == NULL) {
		dx_api_problem(req, DX_E_not_found, NULL, "the export has no such file; its member files lists them");
	} else {
		read_files(f, res);
		begin(f);
	}
}

static void file(struct dx_api_call *c)
{
	static const char *const allowed[] = {"format", "name", NULL};
	struct files *f = DX_NEW(c->arena, struct files);
	struct dx_err err;
	f->c = c;
	if (!dx_api_uuid(c->req, &f->uuid, &err) || !dx_req_query_check(c->req, allowed, &err)) {
		dx_reply_err(c->req, &err);
		return;
	}
	f->format = dx_req_query(c->req, "format");
	f->name = dx_req_query(c->req, "name");
	if (f->format != NULL && strcmp(f->format, "zip") == 0)
		f->format = NULL;
	dx_store_export_files(c->api->db, c->auth.team_id, f->uuid, f->format, f->name, on_files, f);
}

void dx_api_tax_file(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, file);
}
