/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bulk_int.h"
#include "dx/base/check.h"
#include "dx/base/log.h"
#include "dx/fmt/csv.h"

#define PURCHASES "purchases_json"
#define FIGURES   6

static const char *const trace_columns[] = {
	"position",  "taken",       "reason",       "detail",        "duplicate_of",
	"document",  "revision",    "file_name",    "number",        "date",
	"own_gstin", "other_gstin", "verification", "taxable_value", "taxable_value_page",
	"cgst",      "cgst_page",   "sgst",         "sgst_page",     "igst",
	"igst_page", "cess",        "cess_page",    "total",         "total_page",
	"line_pages"};

/* ---- its life ---- */

void dx_bulk_job_free(struct dx_bulk_job **j)
{
	struct dx_bulk_job *job = *j;
	if (job == NULL)
		return;
	for (size_t i = 0; i < job->n_outs; i++) {
		dx_buf_free(&job->outs[i].buf);
		dx_arena_drop(&job->outs[i].arena);
	}
	dx_buf_free(&job->trace.buf);
	dx_arena_drop(&job->trace.arena);
	dx_buf_free(&job->refusals);
	dx_buf_free(&job->files);
	dx_arena_drop(&job->row);
	dx_arena_drop(&job->arena);
	free(job);
	*j = NULL;
}

static void begin_trace(struct dx_bulk_job *j)
{
	struct dx_csv c;
	j->trace.format_name = "trace_csv";
	dx_bulk_out_open(&j->trace, "trace.csv", "text/csv; charset=utf-8", NULL, NULL);
	c = dx_csv(&j->trace.buf);
	for (size_t i = 0; i < DX_LEN(trace_columns); i++)
		dx_csv_text(&c, dx_str(trace_columns[i]));
	dx_csv_end(&c);
}

static void read_formats(struct dx_bulk_job *j, const char *names)
{
	struct dx_str rest = dx_str(names), part;
	j->outs = dx_alloc_array(j->arena, strlen(names) / 2 + 1, sizeof(*j->outs));
	while (rest.n > 0 && dx_str_split(&rest, ',', &part)) {
		struct dx_bulk_out *o = &j->outs[j->n_outs];
		o->format_name = dx_strndup(j->arena, part.p, part.n);
		o->format = dx_filing_format_find(o->format_name);
		if (o->format != NULL || strcmp(o->format_name, PURCHASES) == 0)
			j->n_outs++;
	}
}

bool dx_bulk_job_new(struct dx_db *db, const PGresult *res, struct dx_bulk_job **j_r, struct dx_err *err)
{
	struct dx_bulk_job *j = calloc(1, sizeof(*j));
	json_t *settings;
	if (j == NULL)
		dx_die("out of memory");
	j->db = db;
	j->arena = dx_arena_new();
	j->row = dx_arena_new();
	j->ref = (struct dx_export_ref){dx_strdup(j->arena, dx_col(res, 0, "uuid")), dx_col_int(res, 0, "token", 0)};
	j->from = dx_strdup(j->arena, dx_col(res, 0, "from_date"));
	j->to = dx_strdup(j->arena, dx_col(res, 0, "to_date"));
	j->sales = strcmp(dx_col(res, 0, "direction"), "sales") == 0;
	j->include_unverified = dx_col_bool(res, 0, "include_unverified");
	*j_r = j;
	if (!dx_json_parse(j->arena, dx_str(dx_col(res, 0, "settings")), &settings, err))
		return false;
	dx_filing_settings_load(j->arena, settings, &j->settings);
	read_formats(j, dx_col(res, 0, "formats"));
	dx_bulk_totals_begin(&j->totals);
	begin_trace(j);
	return true;
}

void dx_bulk_job_written(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_bulk_job *j = arg;
	if (err != NULL && !j->broken)
		DX_WARN("a bulk export was not stored; it begins anew later", DX_KV_S("export", j->ref.uuid),
			DX_KV_S("error", err->msg), DX_KV_S("sqlstate", err->sqlstate));
	else if (err == NULL && !dx_col_bool(res, 0, "ok") && !j->broken)
		DX_INFO("a bulk export is another process's now", DX_KV_S("export", j->ref.uuid));
	if (err != NULL || !dx_col_bool(res, 0, "ok"))
		j->broken = true;
	if (--j->pending == 0)
		j->on_settled(j);
}

/* ---- one invoice ---- */

struct row {
	const PGresult *res;
	int at;
	int seq;
	const char *own, *date;
	struct dx_filing_doc doc;
	struct dx_invoice inv;
	bool taken;
};

static void refuse(struct dx_bulk_job *j, const struct row *r, const char *format, const char *why)
{
	struct dx_buf one = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&one);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "seq", r->seq);
	dx_jw_kcstr(&w, "format", format);
	dx_jw_kcstr(&w, "reason", why);
	dx_jw_obj_end(&w);
	if (j->refusals.len > 0)
		dx_buf_addc(&j->refusals, ',');
	dx_buf_add(&j->refusals, one.data, one.len);
	dx_buf_free(&one);
}

static const char *mark(const struct dx_bulk_job *j)
{
	return j->unverified ? ".UNVERIFIED" : "";
}

static void open_file(struct dx_bulk_job *j, struct dx_bulk_out *o, const struct row *r)
{
	const struct dx_filing_format *f = o->format;
	const char *month = dx_strndup(j->row, r->date, 7);
	const char *own = r->own != NULL ? r->own : "";
	if (!f->monthly) {
		dx_bulk_out_open(o, dx_asprintf(j->row, "%s%s.%s", f->name, mark(j), f->ending), f->media_type, NULL,
				 NULL);
		dx_filing_open(&o->writer, o->arena, f, &j->settings, &o->buf, NULL, 0, 0);
		return;
	}
	dx_bulk_out_open(o, dx_asprintf(j->row, "%s_%s_%s%s.%s", f->name, own, month, mark(j), f->ending),
			 f->media_type, own, month);
	dx_filing_open(&o->writer, o->arena, f, &j->settings, &o->buf, own, r->inv.date.year, r->inv.date.month);
}

static bool same_return(const struct dx_bulk_out *o, const struct row *r)
{
	return !o->format->monthly ||
	       (strcmp(o->gstin, r->own != NULL ? r->own : "") == 0 && strncmp(o->month, r->date, 7) == 0);
}

static void add_to_format(struct dx_bulk_job *j, struct dx_bulk_out *o, const struct row *r)
{
	struct dx_err why;
	if (o->open && !same_return(o, r))
		dx_bulk_out_close(j, o);
	bool fresh = !o->open;
	if (fresh)
		open_file(j, o, r);
	if (dx_filing_add(&o->writer, j->row, &r->doc, &why)) {
		o->documents++;
		dx_bulk_out_flush(j, o);
		return;
	}
	if (fresh)
		dx_bulk_out_drop(o); /* no file without a document */
	refuse(j, r, o->format_name, why.msg);
}

/* purchases_json: the documents' data as they are, with what tells where they come from. */
static void add_to_purchases(struct dx_bulk_job *j, struct dx_bulk_out *o, const struct row *r)
{
	struct dx_jw w;
	if (!o->open) {
		dx_bulk_out_open(o, dx_asprintf(j->row, "purchases%s.json", mark(j)), "application/json", NULL, NULL);
		dx_buf_printf(&o->buf,
			      "{\"version\":1,\"direction\":\"%s\",\"from\":\"%s\",\"to\":\"%s\",\"invoices\":[",
			      j->sales ? "sales" : "purchase", j->from, j->to);
	}
	if (o->documents > 0)
		dx_buf_addc(&o->buf, ',');
	w = dx_jw(&o->buf);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "document", r->doc.uuid);
	dx_jw_kint(&w, "revision", r->doc.revision);
	dx_jw_kcstr(&w, "template", r->doc.template_name);
	dx_jw_kcstr(&w, "verification", r->doc.verification);
	dx_jw_key(&w, "data");
	dx_jw_raw(&w, dx_str(dx_col(r->res, r->at, "data")));
	dx_jw_obj_end(&w);
	o->documents++;
	dx_bulk_out_flush(j, o);
}

static void trace_text(struct dx_csv *c, const struct row *r, const char *column)
{
	dx_csv_text(c, dx_str(dx_col(r->res, r->at, column)));
}

static void trace_figures(struct dx_csv *c, const struct row *r)
{
	const struct dx_inv_amount *const amounts[FIGURES] = {&r->inv.taxable, &r->inv.cgst, &r->inv.sgst,
							      &r->inv.igst,    &r->inv.cess, &r->inv.total};
	struct dx_str pages = dx_str(dx_col(r->res, r->at, "figure_pages")), page;
	char text[DX_DEC_TEXT_MAX];
	for (size_t i = 0; i < FIGURES; i++) {
		bool has = r->taken && amounts[i]->has;
		if (has)
			dx_csv_num(c, dx_str(dx_dec_text(amounts[i]->v, text)));
		else
			dx_csv_text(c, dx_str(NULL));
		if (pages.p == NULL || !dx_str_split(&pages, ',', &page))
			page = dx_str(NULL);
		dx_csv_text(c, page);
	}
}

/* Every invoice that was looked at, taken or not: each figure can be followed to document, revision and page. */
static void trace(struct dx_bulk_job *j, const struct row *r)
{
	struct dx_csv c = dx_csv(&j->trace.buf);
	char number[16];
	snprintf(number, sizeof(number), "%d", r->seq);
	dx_csv_num(&c, dx_str(number));
	dx_csv_text(&c, dx_str(r->taken ? "yes" : "no"));
	trace_text(&c, r, "reason");
	trace_text(&c, r, "detail");
	trace_text(&c, r, "duplicate_of");
	trace_text(&c, r, "document");
	trace_text(&c, r, "revision");
	trace_text(&c, r, "file_name");
	trace_text(&c, r, "number");
	trace_text(&c, r, "invoice_date");
	trace_text(&c, r, "own_gstin");
	trace_text(&c, r, "other_gstin");
	trace_text(&c, r, "verification");
	trace_figures(&c, r);
	trace_text(&c, r, "line_pages");
	dx_csv_end(&c);
	j->trace.documents += r->taken;
	dx_bulk_out_flush(j, &j->trace);
}

static void add_taken(struct dx_bulk_job *j, struct row *r)
{
	const char *text = dx_col(r->res, r->at, "data");
	struct dx_err err;
	json_t *data = NULL;
	if (text == NULL || !dx_json_parse(j->row, dx_str(text), &data, &err) || !dx_invoice_is(data)) {
		refuse(j, r, "all", "the document has been deleted since the export began");
		return;
	}
	r->taken = true;
	r->doc.data = data;
	dx_invoice_read(j->row, data, &r->inv);
	for (size_t i = 0; i < j->n_outs; i++) {
		if (j->outs[i].format != NULL)
			add_to_format(j, &j->outs[i], r);
		else
			add_to_purchases(j, &j->outs[i], r);
	}
}

void dx_bulk_job_add(struct dx_bulk_job *j, const PGresult *res, int row)
{
	const char *verification = dx_col(res, row, "verification");
	const char *template_name = dx_col(res, row, "template");
	struct row r = {
		.res = res,
		.at = row,
		.seq = (int)dx_col_int(res, row, "seq", 0),
		.own = dx_col(res, row, "own_gstin"),
		.date = dx_col(res, row, "invoice_date"),
		.doc = {.uuid = dx_col(res, row, "document"),
			.revision = (int)dx_col_int(res, row, "revision", 1),
			.template_name = template_name != NULL ? template_name : "",
			.verification = verification,
			.marked = strcmp(verification, "verified") != 0},
	};
	dx_arena_reset(j->row);
	if (dx_col(res, row, "reason") == NULL)
		add_taken(j, &r);
	trace(j, &r);
	/* last: it looks for the place of supply and changes the rates */
	if (r.taken)
		dx_bulk_totals_add(&j->totals, j->row, &r.inv, strcmp(j->settings.value[DX_FSET_sez], "yes") == 0);
	j->done++;
}

/* ---- the end ---- */

static void write_manifest(struct dx_bulk_job *j)
{
	struct dx_bulk_out *o = &j->trace; /* it is closed: its place is free */
	struct dx_jw w;
	o->format_name = "manifest_json";
	dx_bulk_out_open(o, "manifest.json", "application/json", NULL, NULL);
	w = dx_jw(&o->buf);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "version", 1);
	dx_jw_kcstr(&w, "from", j->from);
	dx_jw_kcstr(&w, "to", j->to);
	dx_jw_kcstr(&w, "direction", j->sales ? "sales" : "purchase");
	dx_jw_kbool(&w, "include_unverified", j->include_unverified);
	dx_jw_kint(&w, "found", j->found);
	dx_jw_kint(&w, "included", j->included);
	dx_bulk_totals_write(&j->totals, &w);
	dx_jw_key(&w, "files");
	dx_jw_arr(&w);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	/* ",files:[]}" ends it: the list goes between the brackets */
	o->buf.len -= 2;
	dx_buf_add(&o->buf, j->files.data, j->files.len);
	dx_buf_adds(&o->buf, "]}");
	o->documents = (uint64_t)j->included;
	dx_bulk_out_close(j, o);
}

void dx_bulk_job_close(struct dx_bulk_job *j)
{
	for (size_t i = 0; i < j->n_outs; i++) {
		if (j->outs[i].open && j->outs[i].format == NULL)
			dx_buf_adds(&j->outs[i].buf, "]}");
		dx_bulk_out_close(j, &j->outs[i]);
	}
	dx_bulk_out_close(j, &j->trace);
	write_manifest(j);
}

const char *dx_bulk_job_summary(struct dx_bulk_job *j)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	dx_jw_obj(&w);
	dx_bulk_totals_write(&j->totals, &w);
	dx_jw_key(&w, "notes");
	dx_jw_arr(&w);
	if (j->settings.n_gstins == 0)
		dx_jw_cstr(&w,
			   "the team's own GSTINs are not set (docextract settings set gst.gstins …): every invoice "
			   "is taken to be of the direction asked for");
	for (size_t i = 0; i < j->n_outs; i++)
		if (j->outs[i].format != NULL && j->outs[i].format->monthly)
			dx_jw_cstr(&w, "the GSTR-1 files hold section b2b only; tables 12 (HSN) and 13 (documents "
				       "issued) are to be added before filing");
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	/* members, without the braces */
	const char *text = dx_strndup(j->arena, b.data + 1, b.len - 2);
	dx_buf_free(&b);
	return text;
}
